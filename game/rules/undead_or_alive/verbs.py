"""Actions that only skills of this edition give: jump, invent, improvised weapons (UoA pp. 56-58)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Card, Play
from game.rules.zombicide.abilities import own_turn
from game.rules.zombicide.action import Action
from game.rules.zombicide.attack import prepare, reach, strike_by
from game.rules.zombicide.combat import resolve
from game.rules.zombicide.events import AbilityUsed
from game.rules.zombicide.game import Game
from game.rules.zombicide.inventory import discard, gain_card
from game.rules.zombicide.movement import walk
from game.rules.zombicide.search import draw_equipment
from game.rules.zombicide.state import Survivor, ZoneId
from game.rules.zombicide.strike import Strike


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
