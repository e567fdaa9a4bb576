"""Wounds: who suffers them, and what it means to fall."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.engine import Json, Play, Share
from game.rules.zombicide.events import MachineRemoved, SurvivorHealed, SurvivorWounded
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import Survivor, ZoneId

FALLEN = "survivor_eliminated"


@dataclass(slots=True, eq=False, kw_only=True)
class ShareHarm(Share):
    """Who is hurt? Each share costs `damage` wounds; `left` is how many wounds each recipient can still bear."""

    zone: ZoneId
    damage: int = 1
    left: tuple[int, ...]

    def falls(self, recipient: str, count: int) -> bool:
        """Whether so many shares would be the end of somebody."""
        return count * self.damage >= self.left[self.among.index(recipient)]

    def candidates(self) -> Sequence[Json]:
        """All to one, and always the next to whoever can bear most."""
        shares = dict.fromkeys(self.among, 0)
        for _ in range(self.amount):
            spare = {name: left - shares[name] * self.damage for name, left in zip(self.among, self.left, strict=True)}
            shares[max(self.among, key=spare.__getitem__)] += 1
        return [shares, *({name: self.amount} for name in self.among)]


def can_bear(game: Game, victims: Iterable[str]) -> tuple[int, ...]:
    """How many wounds each victim, survivor or machine, can still bear, the last one being fatal."""
    return tuple(_left(game, victim) for victim in victims)


def _left(game: Game, victim: str) -> int:
    me = game.state.survivors.get(victim)
    return me.health - me.wounds if me is not None else game.content.machines[victim].health or 1


def hurt(game: Game, victim: str, damage: int, cause: str) -> Play:
    """A survivor or a machine takes damage; a machine that cannot bear it is destroyed."""
    if victim in game.state.survivors:
        yield from suffer(game, game.me(victim), damage, cause)
    elif damage >= _left(game, victim):
        game.happen(MachineRemoved(victim))


def suffer(game: Game, me: Survivor, wounds: int, cause: str) -> Play:
    """A survivor is wounded; whoever has no health left is eliminated, and the game is lost (UoA p. 25)."""
    softening = [*game.effects(me).at("softens"), *game.rules.traits_of(me)]
    for effect in softening:
        if wounds:
            wounds = yield from effect.softens(game, me, wounds, cause)
    if not wounds:
        return
    game.happen(SurvivorWounded(me.id, wounds, cause))
    if me.wounds >= me.health:
        game.mission.lose(game, FALLEN)


def eliminate(game: Game, me: Survivor, cause: str) -> None:
    """A survivor is eliminated outright, whatever might soften a blow."""
    game.happen(SurvivorWounded(me.id, me.health - me.wounds, cause))
    game.mission.lose(game, FALLEN)


def heal(game: Game, me: Survivor, wounds: int) -> None:
    """A survivor recovers, up to full health."""
    healed = min(wounds, me.wounds)
    if healed:
        game.happen(SurvivorHealed(me.id, healed))
