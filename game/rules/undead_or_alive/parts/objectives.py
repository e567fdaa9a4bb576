"""What objectives give and what becomes of them once they are taken."""

from __future__ import annotations

from game.engine import Play
from game.rules.undead_or_alive.bounty import gain_bounty
from game.rules.undead_or_alive.vocabulary import Colour
from game.rules.zombicide.game import Game
from game.rules.zombicide.parts import objectives
from game.rules.zombicide.state import Survivor

COLOURS: tuple[Colour, ...] = ("red", "blue", "green")


class ObjectiveReward(objectives.ObjectiveReward):
    """Objectives give points, and those of some colours the bounty weapon on top, if one is left (most missions)."""

    bounty: bool = False
    bounty_colours: tuple[Colour, ...] = COLOURS

    def more(self, game: Game, me: Survivor, colour: str) -> Play:
        """The bounty weapon."""
        if self.bounty and colour in self.bounty_colours:
            yield from gain_bounty(game, me)


class CarriedObjectives(objectives.CarriedObjectives):
    """Objectives of some colours are carried and traded: beside the inventory (M4), or in a slot of it (M7)."""

    colours: tuple[Colour, ...]
