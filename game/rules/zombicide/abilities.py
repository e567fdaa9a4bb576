"""Actions that skills of several editions give: sprint, shove, taunt, rescue, lead; and the questions skills ask."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Asks, Choice, Option, Play
from game.rules.zombicide.action import Action
from game.rules.zombicide.enemies import Step, divide, take_steps, unharmed
from game.rules.zombicide.events import (
    AbilityUsed,
    EnemiesAttacked,
    EnemiesMoved,
    SurvivorHid,
    TurnResumed,
    TurnSuspended,
)
from game.rules.zombicide.game import Game
from game.rules.zombicide.health import suffer
from game.rules.zombicide.movement import Path, leaving_penalty, paths_from, relocate, walk
from game.rules.zombicide.state import EnemyId, Survivor, ZoneId, kind_of
from game.rules.zombicide.turn import act

NOBODY_ELSE = "done"


@dataclass(slots=True, eq=False)
class PathOption(Option):
    """A way to go; an empty one stays."""

    path: Path

    def key(self) -> tuple[str, ...]:
        """Named by the zones entered."""
        return ("path", *self.path)


@dataclass(slots=True, eq=False, kw_only=True)
class ChoosePath(Choice):
    """Which way does a survivor go, if any? `why` names the skill."""

    kind: ClassVar[str] = "choose_path"

    why: str
    survivor: str


@dataclass(slots=True, eq=False)
class NoAttack(Option):
    """Let the chance pass."""

    def key(self) -> tuple[str, ...]:
        """There is only one way to do nothing."""
        return ("no_attack",)


@dataclass(slots=True, eq=False, kw_only=True)
class ChooseAttack(Choice):
    """Does a survivor attack, and with what? `why` names the skill."""

    kind: ClassVar[str] = "choose_attack"

    why: str
    survivor: str


def choose_path(game: Game, me: Survivor, why: str, paths: Sequence[Path]) -> Asks[Path]:
    """One of the paths, or none."""
    options = [PathOption(()), *(PathOption(path) for path in paths)]
    choice = yield ChoosePath(seat=me.seat, why=why, survivor=me.id, options=options)
    path: Path = choice.path
    return path


def choose_attack(game: Game, me: Survivor, why: str, attacks: Sequence[Action]) -> Asks[Action | None]:
    """One of the attacks, or none."""
    choice = yield ChooseAttack(seat=me.seat, why=why, survivor=me.id, options=[NoAttack(), *attacks])
    return choice if isinstance(choice, Action) else None


def own_turn(game: Game, me: Survivor, ability: str) -> bool:
    """Whether something that can be used once during each own turn can be used now."""
    turn = game.state.turn
    return turn is not None and not turn.lent and game.may_use(me, ability)


@dataclass(slots=True, eq=False)
class Sprint(Action):
    """A move action of two or three zones."""

    path: Path
    cost: int
    verb: ClassVar[str] = "move"

    def key(self) -> tuple[str, ...]:
        """Named by the zones entered."""
        return ("sprint", *self.path)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Run."""
        game.happen(AbilityUsed("sprint"))
        yield from walk(game, me, self.path, "sprint")


def sprint(game: Game, me: Survivor) -> Iterator[Action]:
    """Once per turn; a zone with enemies ends it."""
    if not me.aboard and own_turn(game, me, "sprint"):
        cost = 1 + leaving_penalty(game, me)
        for path in paths_from(game, me, 3, least=2):
            yield Sprint(path, cost)


@dataclass(slots=True, eq=False)
class Shove(Action):
    """Push all enemies of the own zone into a neighbouring one, for free."""

    zone: ZoneId
    verb: ClassVar[str] = "shove"
    cost: int = 0

    def key(self) -> tuple[str, ...]:
        """Named by the zone."""
        return ("shove", self.zone)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Push; it is no move of theirs."""
        game.happen(AbilityUsed("shove"))
        crowd = tuple(game.crowd(me.zone))
        game.happen(EnemiesMoved(crowd, me.zone, self.zone, self.zone, "shoved"))
        game.edition.crowd_thinned(game, me.zone)
        yield from game.edition.appeared(game, self.zone)


def shove(game: Game, me: Survivor) -> Iterator[Action]:
    """Once per turn, into any zone that one could walk to."""
    if game.crowd(me.zone) and own_turn(game, me, "shove"):
        for zone in game.board.neighbours(me.zone):
            yield Shove(zone)


@dataclass(slots=True, eq=False)
class Taunt(Action):
    """Enemies of a zone act at once, and care for nobody but the survivor."""

    zone: ZoneId
    verb: ClassVar[str] = "taunt"
    cost: int = 0

    def key(self) -> tuple[str, ...]:
        """Named by the zone."""
        return ("taunt", self.zone)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Let them come, each as often as its type acts. Ruling: whoever taunts hides no longer."""
        game.happen(AbilityUsed("taunt"))
        if me.unseen:
            game.happen(SurvivorHid(me.id, unseen=False))
        crowd = list(game.crowd(self.zone))
        held = game.edition.held_back(game, crowd)
        angry = [enemy for enemy in crowd if enemy not in held]
        for number in range(max((game.enemy(enemy).actions for enemy in angry), default=0)):
            acting = [enemy for enemy in angry if game.enemy(enemy).actions > number]
            yield from _come(game, me, acting)


def taunt(game: Game, me: Survivor) -> Iterator[Action]:
    """Once per turn, a zone up to two zones away by a clear path; no line of sight is needed."""
    if own_turn(game, me, "taunt"):
        for zone in game.state.enemies:
            distance = game.board.distance(zone, me.zone)
            if distance is not None and distance <= 2:
                yield Taunt(zone)


def _come(game: Game, me: Survivor, enemies: list[EnemyId]) -> Play:
    """Taunted enemies attack the survivor if they are there, and go there by the shortest ways if not."""
    groups: dict[ZoneId, list[EnemyId]] = {}
    for zone, crowd in game.state.enemies.items():
        here = [enemy for enemy in crowd if enemy in enemies]
        if here:
            groups[zone] = here
    yield from game.mission.enemies_act(game, tuple(groups))
    steps: list[Step] = []
    for zone, group in groups.items():
        if zone == me.zone:
            yield from _fall_upon(game, me, group)
            continue
        ways = dict.fromkeys(game.edition.enemy_ways(game).steps(zone, me.zone), me.zone)
        steps.extend((yield from divide(game, zone, group, ways, "taunted")))
    yield from take_steps(game, steps)


def _fall_upon(game: Game, me: Survivor, group: list[EnemyId]) -> Play:
    """Taunted enemies strike nobody but the taunter, and all at once."""
    game.happen(EnemiesAttacked(me.zone, tuple(group), sum(game.enemy(enemy).attack for enemy in group)))
    harmful = [enemy for enemy in group if not unharmed(game, me, kind_of(enemy))]
    if harmful:
        kinds = list(dict.fromkeys(kind_of(enemy) for enemy in harmful))
        wounds = sum(game.enemy(enemy).attack for enemy in harmful)
        yield from suffer(game, me, wounds, kinds[0] if len(kinds) == 1 else "enemies")


@dataclass(slots=True, eq=False)
class Rescue(Action):
    """Drag survivors out of a neighbouring zone with enemies, for free."""

    zone: ZoneId
    verb: ClassVar[str] = "rescue"
    cost: int = 0

    def key(self) -> tuple[str, ...]:
        """Named by the zone."""
        return ("rescue", self.zone)

    def perform(self, game: Game, me: Survivor) -> Play:
        """One after the other, as many as want to come."""
        game.happen(AbilityUsed("rescue"))
        while names := [other.id for other in rescuable(game, self.zone)]:
            name = yield from game.one_of(None, "rescue", [*names, NOBODY_ELSE], about=me.id)
            if name == NOBODY_ELSE:
                return
            saved = game.me(name)
            yield from relocate(game, [saved, *game.followers(saved)], me.zone, "rescue")


def rescuable(game: Game, zone: ZoneId) -> list[Survivor]:
    """Those in a zone who go by themselves: companions go with their leader. Ruling: nobody is dragged off a wagon."""
    return [other for other in game.survivors_in(zone) if not other.leader and not other.aboard]


def rescue(game: Game, me: Survivor) -> Iterator[Action]:
    """Once per turn, a zone at range 1, in sight and reachable, with enemies and survivors."""
    if own_turn(game, me, "rescue"):
        seen = game.board.seen_from(me.zone, game.sight(me))
        for zone in game.board.neighbours(me.zone):
            if seen.get(zone) == 1 and game.crowd(zone) and rescuable(game, zone):
                yield Rescue(zone)


@dataclass(slots=True, eq=False)
class Lead(Action):
    """Let another survivor take one action at once, for free."""

    survivor: str
    verb: ClassVar[str] = "lead"
    cost: int = 0

    def key(self) -> tuple[str, ...]:
        """Named by the survivor."""
        return ("lead", self.survivor)

    def perform(self, game: Game, me: Survivor) -> Play:
        """The other one acts, then the own turn goes on."""
        game.happen(AbilityUsed("lead"))
        turn = game.state.turn
        assert turn is not None
        mine = turn.copy()
        game.happen(TurnSuspended(self.survivor, 1))
        while game.state.turn is not None and game.state.turn.actions > 0:
            yield from act(game, game.me(self.survivor))
        game.happen(TurnResumed(mine))


def lead(game: Game, me: Survivor) -> Iterator[Action]:
    """Once per turn, anybody else on the board.

    Ruling: the action is no turn of the other one's: it leaves the own turn untouched, brings no free actions, and
    what is for 'each own turn' (jumping, sprinting, taunting, shoving, rescuing, improvising) cannot be used by it.
    """
    if own_turn(game, me, "lead"):
        for other in game.players():
            if other is not me and other.zone:
                yield Lead(other.id)
