"""What objectives give in Invader: prototypes, cards set aside, remote controls; those that wait or are helpless."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.board import Board
from game.engine import Play
from game.rules.invader.machines import REMOTE
from game.rules.invader.setup import PROTOTYPES
from game.rules.invader.vocabulary import MACHINES, Colour
from game.rules.zombicide.events import CardSetAside, CardTakenFromDeck, TokenCarried
from game.rules.zombicide.game import Game
from game.rules.zombicide.inventory import gain_card
from game.rules.zombicide.mission import Part, Token
from game.rules.zombicide.parts import objectives
from game.rules.zombicide.parts.tokens import missing_objectives
from game.rules.zombicide.state import Objective, Survivor, ZoneId, kind_of


class ObjectiveReward(objectives.ObjectiveReward):
    """Objectives give points, and red ones a prototype drawn at random, if one is left (most missions)."""

    prototype: bool = False
    prototype_colours: tuple[Colour, ...] = ("red",)

    def more(self, game: Game, me: Survivor, colour: str) -> Play:
        """The prototype."""
        assert game.table is not None
        if self.prototype and colour in self.prototype_colours and game.state.piles.get(PROTOTYPES):
            (card,) = game.table.draw(PROTOTYPES)
            game.happen(CardSetAside(card))
            yield from gain_card(game, me, card, "prototype")


class Stash(Part):
    """Certain cards are set aside and come to whoever takes the first objective of a colour (M0)."""

    cards: tuple[str, ...]
    colour: Colour = "red"

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """There has to be such an objective."""
        return missing_objectives(tokens, [self.colour])

    def set_up(self, game: Game) -> Play:
        """Look them up in their decks."""
        for kind in self.cards:
            for pile, cards in game.state.piles.items():
                card = next((card for card in sorted(cards) if kind_of(card) == kind), "")
                if card:
                    game.happen(CardTakenFromDeck(card, pile))
                    break
        yield from ()

    def objective_taken(self, game: Game, me: Survivor, objective: str, colour: str) -> Play:
        """All of them, one after the other."""
        if colour == self.colour:
            for kind in self.cards:
                card = next((card for card in game.state.set_aside if kind_of(card) == kind), "")
                if card:
                    yield from gain_card(game, me, card, "objective")


class RemoteControls(Part):
    """The green and the violet objective are the remote controls of the machines: taken, they can be traded (p. 25)."""

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """Without a machine there is nothing to control."""
        if not any(token.kind == "machine" for token in tokens):
            yield "the board has no machine"

    def objective_taken(self, game: Game, me: Survivor, objective: str, colour: str) -> Play:
        """The control of a machine that the board has is kept."""
        names = [MACHINES[str(token.properties["type"])] for token in game.mission.tokens_of("machine")]
        if any(game.content.machines[name].remote == colour for name in names):
            game.happen(TokenCarried(me.id, f"{REMOTE}{colour}"))
        yield from ()


class WaitingObjective(Part):
    """An objective that can be taken only once some goals have been reached (M2).

    Ruling: goals that have to be reached in an order are objectives that cannot be taken before their time.
    """

    colour: Colour
    after: tuple[str, ...]

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """There has to be such an objective."""
        return missing_objectives(tokens, [self.colour])

    def objective_refusal(self, game: Game, me: Survivor, objective: Objective) -> str:
        """Not yet."""
        waits = objective.colour == self.colour and not all(goal in game.state.goals for goal in self.after)
        return "Something else has to be found first." if waits else ""


class HelplessObjective(Part):
    """An objective that loses the mission if a Xeno acts in its zone before it is taken (M2)."""

    colour: Colour

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """There has to be such an objective."""
        return missing_objectives(tokens, [self.colour])

    def enemies_act(self, game: Game, zones: tuple[ZoneId, ...]) -> Play:
        """Too late."""
        if any(each.colour == self.colour and each.zone in zones for each in game.state.objectives.values()):
            game.mission.lose(game, "helpless_lost")
        yield from ()
