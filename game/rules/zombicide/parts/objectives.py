"""What objectives give and what becomes of them once they are taken, in any edition."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.board import Board
from game.engine import Play
from game.rules.zombicide.events import CardSetAside, TokenCarried
from game.rules.zombicide.experience import gain_points
from game.rules.zombicide.game import Game
from game.rules.zombicide.inventory import gain_card
from game.rules.zombicide.mission import Part, Token
from game.rules.zombicide.parts.tokens import missing_marker, missing_objectives
from game.rules.zombicide.state import Objective, Survivor, kind_of

SUPPLY = "supply"


def is_supply(card: str) -> bool:
    """Whether something in a slot is an objective that is carried there."""
    return kind_of(card) == SUPPLY


class ObjectiveReward(Part):
    """Objectives give points to whoever takes them, and whatever an edition adds (most missions).

    `except_in` names a marker in whose zone objectives are something else.
    """

    points: int = 5
    except_in: str = ""

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """The marker has to be there."""
        return missing_marker(tokens, self.except_in)

    def objective_taken(self, game: Game, me: Survivor, objective: str, colour: str) -> Play:
        """Reward whoever took it."""
        if self.except_in and me.zone in game.state.places.get(self.except_in, ()):
            return
        yield from gain_points(game, me, self.points, "objective")
        yield from self.more(game, me, colour)

    def more(self, game: Game, me: Survivor, colour: str) -> Play:
        """What an edition adds to the points."""
        yield from ()


class CarriedObjectives(Part):
    """Objectives of some colours are carried and traded: beside the inventory, or in a slot of it."""

    colours: tuple[str, ...]
    in_slot: bool = False

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """There has to be one of each colour."""
        return missing_objectives(tokens, self.colours)

    def objective_refusal(self, game: Game, me: Survivor, objective: Objective) -> str:
        """Ruling: whoever has no slot that can be freed for it cannot take it; nothing carried so is thrown away."""
        if self.in_slot and objective.colour in ("", *self.colours):
            slots = [card for slot, card in enumerate(me.slots) if game.edition.slot_accepts(me, slot, SUPPLY)]
            if all(map(is_supply, slots)):
                return "There is no room in the inventory."
        return ""

    def objective_taken(self, game: Game, me: Survivor, objective: str, colour: str) -> Play:
        """Take it along."""
        if colour not in self.colours:
            return
        if self.in_slot:
            token = f"{SUPPLY}.{objective.rpartition('.')[2]}"
            game.happen(CardSetAside(token))
            yield from gain_card(game, me, token, "objective")
        else:
            game.happen(TokenCarried(me.id, colour))
