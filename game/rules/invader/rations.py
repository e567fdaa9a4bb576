"""Food: eaten for experience."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Card, Play
from game.rules.zombicide.action import Action
from game.rules.zombicide.experience import gain_points
from game.rules.zombicide.game import Game
from game.rules.zombicide.inventory import discard
from game.rules.zombicide.state import Survivor

RATION = "ration"


@dataclass(slots=True, eq=False)
class Eat(Action):
    """Discard a ration for its points. Ruling: it costs no action, for the card names none."""

    card: Card
    points: int
    verb: ClassVar[str] = RATION
    cost: int = 0

    def key(self) -> tuple[str, ...]:
        """Named by the card."""
        return (RATION, self.card)

    def perform(self, game: Game, me: Survivor) -> Play:
        """It helps."""
        discard(game, self.card, me)
        yield from gain_points(game, me, self.points, RATION)


def ration_offers(game: Game, me: Survivor) -> Iterator[Action]:
    """The first ration carried; one is like the other, and works from the backpack."""
    for card in me.slots:
        equipment = game.card(card)
        if equipment is not None and RATION in equipment.traits and equipment.points:
            yield Eat(card, equipment.points)
            return
