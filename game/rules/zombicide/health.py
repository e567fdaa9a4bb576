"""Wounds: who suffers them, and what it means to fall."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.engine import Json, Share
from game.rules.zombicide.events import SurvivorHealed, SurvivorWounded
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


def can_bear(victims: Iterable[Survivor]) -> tuple[int, ...]:
    """How many wounds each can still bear, the last one being fatal."""
    return tuple(victim.health - victim.wounds for victim in victims)


def suffer(game: Game, me: Survivor, wounds: int, cause: str) -> None:
    """A survivor is wounded; whoever has no health left is eliminated, and the game is lost (UoA p. 25)."""
    game.happen(SurvivorWounded(me.id, wounds, cause))
    if me.wounds >= me.health:
        game.mission.lose(game, FALLEN)


def eliminate(game: Game, me: Survivor, cause: str) -> None:
    """A survivor is eliminated outright."""
    suffer(game, me, me.health - me.wounds, cause)


def heal(game: Game, me: Survivor, wounds: int) -> None:
    """A survivor recovers, up to full health."""
    healed = min(wounds, me.wounds)
    if healed:
        game.happen(SurvivorHealed(me.id, healed))
