"""Actions that skills give: jump, sprint, taunt, shove, rescue, invent, lead, improvised weapons (UoA pp. 56-58)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Asks, Card, Choice, Option, Play
from game.rules.undead_or_alive.events import TurnResumed, TurnSuspended
from game.rules.zombicide.action import Action
from game.rules.zombicide.attack import prepare, reach, strike_by
from game.rules.zombicide.combat import resolve
from game.rules.zombicide.enemies import Step, divide, unharmed
from game.rules.zombicide.events import AbilityUsed, EnemiesAttacked, EnemiesMoved
from game.rules.zombicide.game import Game
from game.rules.zombicide.health import suffer
from game.rules.zombicide.inventory import discard, gain_card
from game.rules.zombicide.movement import Path, leaving_penalty, paths_from, relocate, walk
from game.rules.zombicide.search import draw_equipment
from game.rules.zombicide.state import EnemyId, Survivor, ZoneId, kind_of
from game.rules.zombicide.strike import Strike
from game.rules.zombicide.turn import act

STAY, NOBODY_ELSE = "stay", "done"


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
class Jump(Action):
    """Move up to two zones away to a zone in sight, over whatever lies between; balconies can be reached and left."""

    zone: ZoneId
    cost: int
    verb: ClassVar[str] = "jump"

    def key(self) -> tuple[str, ...]:
        """Named by the zone."""
        return ("jump", self.zone)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Land there."""
        game.happen(AbilityUsed("jump"))
        yield from walk(game, me, (self.zone,), "jump")


def jump(game: Game, me: Survivor) -> Iterator[Action]:
    """Once per turn; zombies in the zone cost as for a move, and skills about moves do not help (p. 36, p. 58).

    Ruling: 'two zones' is up to two, as the example of the jump onto a balcony shows.
    """
    if me.aboard or not own_turn(game, me, "jump"):
        return
    cost = 1 + len(game.crowd(me.zone))
    for zone, distance in game.board.seen_from(me.zone, game.sight(me)).items():
        if distance > 2:
            break
        if distance and zone not in game.state.blocked:
            yield Jump(zone, cost)


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
    """Once per turn; a zone with zombies ends it."""
    if not me.aboard and own_turn(game, me, "sprint"):
        cost = 1 + leaving_penalty(game, me)
        for path in paths_from(game, me, 3, least=2):
            yield Sprint(path, cost)


@dataclass(slots=True, eq=False)
class Shove(Action):
    """Push all zombies of the own zone into a neighbouring one, for free."""

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
        yield from ()


def shove(game: Game, me: Survivor) -> Iterator[Action]:
    """Once per turn, into any zone that one could walk to."""
    if game.crowd(me.zone) and own_turn(game, me, "shove"):
        for zone in game.board.neighbours(me.zone):
            yield Shove(zone)


@dataclass(slots=True, eq=False)
class Taunt(Action):
    """Zombies of a zone act at once, and care for nobody but the survivor."""

    zone: ZoneId
    verb: ClassVar[str] = "taunt"
    cost: int = 0

    def key(self) -> tuple[str, ...]:
        """Named by the zone."""
        return ("taunt", self.zone)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Let them come, each as often as its type acts."""
        game.happen(AbilityUsed("taunt"))
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
    """Taunted zombies attack the survivor if they are there, and go there by the shortest ways if not."""
    by_zone: dict[ZoneId, list[EnemyId]] = {}
    for zone, crowd in game.state.enemies.items():
        here = [enemy for enemy in crowd if enemy in enemies]
        if here:
            by_zone[zone] = here
    steps: list[Step] = []
    for zone, group in by_zone.items():
        if zone == me.zone:
            game.happen(EnemiesAttacked(zone, tuple(group), sum(game.enemy(enemy).attack for enemy in group)))
            for kind in dict.fromkeys(kind_of(enemy) for enemy in group):
                wounds = sum(game.enemy(enemy).attack for enemy in group if kind_of(enemy) == kind)
                if not unharmed(game, me, kind):
                    suffer(game, me, wounds, kind)
            continue
        ways = dict.fromkeys(game.board.steps(zone, me.zone), me.zone)
        steps.extend((yield from divide(game, zone, group, ways, "taunted")))
    for step in steps:
        game.happen(EnemiesMoved(step.enemies, step.origin, step.zone, step.target, step.reason))
        game.edition.crowd_thinned(game, step.origin)
    yield from game.edition.arrived(game, tuple(dict.fromkeys(step.zone for step in steps)))


@dataclass(slots=True, eq=False)
class Rescue(Action):
    """Drag survivors out of a neighbouring zone with zombies, for free."""

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
    """Once per turn, a zone at range 1, in sight and reachable, with zombies and survivors."""
    if own_turn(game, me, "rescue"):
        seen = game.board.seen_from(me.zone, game.sight(me))
        for zone in game.board.neighbours(me.zone):
            if seen.get(zone) == 1 and game.crowd(zone) and rescuable(game, zone):
                yield Rescue(zone)


@dataclass(slots=True, eq=False)
class Invent(Action):
    """Discard a card and draw another; this is no search."""

    card: Card
    verb: ClassVar[str] = "invent"
    cost: int = 1

    def key(self) -> tuple[str, ...]:
        """Named by the card given up."""
        return ("invent", self.card)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Make something of it."""
        discard(game, self.card, me)
        card = draw_equipment(game)
        if card:
            yield from gain_card(game, me, card, "invent")


def invent(game: Game, me: Survivor) -> Iterator[Action]:
    """With any equipment card carried, as often as actions allow."""
    for card in me.slots:
        if card and game.card(card):
            yield Invent(card)


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


@dataclass(slots=True, eq=False)
class Improvise(Action):
    """A free attack with whatever is at hand; bonuses for the kind of attack apply."""

    skill: str
    zone: ZoneId
    range: int
    verb: ClassVar[str] = "improvise"
    cost: int = 0

    def key(self) -> tuple[str, ...]:
        """Named by the skill and the zone."""
        return (self.skill, self.zone)

    def strike(self, game: Game, me: Survivor) -> Strike:
        """The numbers of the improvised weapon."""
        numbers = game.content.skills[self.skill].attack
        assert numbers is not None
        return prepare(game, me, strike_by(numbers, me, self.zone, self.range, self.skill))

    def perform(self, game: Game, me: Survivor) -> Play:
        """Once per turn."""
        game.happen(AbilityUsed(self.skill))
        yield from resolve(game, me, self.strike(game, me))


def improvised_melee(game: Game, me: Survivor) -> Iterator[Action]:
    """On the own zone."""
    if game.crowd(me.zone) and own_turn(game, me, "improvised_melee"):
        yield Improvise("improvised_melee", me.zone, 0)


def improvised_ranged(game: Game, me: Survivor) -> Iterator[Action]:
    """On every zone in sight and range with zombies."""
    numbers = game.content.skills["improvised_ranged"].attack
    assert numbers is not None
    if own_turn(game, me, "improvised_ranged"):
        least, most = reach(game, me, numbers.range)
        for zone, distance in game.board.seen_from(me.zone, game.sight(me)).items():
            if least <= distance <= most and game.crowd(zone):
                yield Improvise("improvised_ranged", zone, distance)
