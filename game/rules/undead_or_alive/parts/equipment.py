"""Equipment that a mission hands out or hides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.board import Board
from game.engine import Play
from game.rules.undead_or_alive.bounty import BOUNTY_PILE, show_next
from game.rules.undead_or_alive.conditions import BOUNTIES_FOUND
from game.rules.undead_or_alive.setup import FAVOURITE
from game.rules.undead_or_alive.vocabulary import Colour
from game.rules.zombicide.events import CardSetAside, FlagSet, TopShown
from game.rules.zombicide.game import Game
from game.rules.zombicide.inventory import gain_card
from game.rules.zombicide.mission import Part, Token
from game.rules.zombicide.parts.tokens import missing_objectives
from game.rules.zombicide.setup import deal_from_deck, deal_starting_card
from game.rules.zombicide.state import EMPTY, Survivor, kind_of

STASH_PILE = "stash"


class StartingGift(Part):
    """The first player assigns a card from the deck, and one more starting weapon, to survivors of his (M0)."""

    card: str
    starting_weapon: bool = False

    def set_up(self, game: Game) -> Play:
        """Ask who gets what."""
        seat = game.state.first_seat
        mine = [survivor.id for survivor in game.players() if survivor.seat == seat]
        receiver = yield from game.one_of(seat, "gift", mine, about=self.card)
        deal_from_deck(game, game.me(receiver), self.card, FAVOURITE)
        if self.starting_weapon:
            kinds = dict.fromkeys(kind_of(card) for card in game.state.set_aside if game.card(card))
            kind = yield from game.one_of(seat, "starting_card", list(kinds))
            receiver = yield from game.one_of(seat, "gift", mine, about=kind)
            deal_starting_card(game, game.me(receiver), kind, FAVOURITE)


class BountyStash(Part):
    """Bounty weapons drawn at random are set aside, unseen; only objectives of a colour give them (M8).

    Feats earn those that are left in the deck.
    """

    count: int
    colour: Colour = "red"

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """There have to be objectives that give them."""
        return missing_objectives(tokens, [self.colour])

    def set_up(self, game: Game) -> Play:
        """Shuffle all, set some aside, and show the feat of the next one in the deck."""
        assert game.table is not None
        top = game.state.shown.get(BOUNTY_PILE, EMPTY)
        game.happen(TopShown(BOUNTY_PILE, EMPTY))
        game.table.shuffle(STASH_PILE, [*game.state.piles[BOUNTY_PILE], *([top] if top else [])])
        cards = game.state.piles[STASH_PILE].copy()
        game.table.shuffle(STASH_PILE, cards[: self.count])
        game.table.shuffle(BOUNTY_PILE, cards[self.count :])
        show_next(game)
        yield from ()

    def objective_taken(self, game: Game, me: Survivor, objective: str, colour: str) -> Play:
        """One of them comes to light."""
        assert game.table is not None
        if colour == self.colour and game.state.piles[STASH_PILE]:
            (card,) = game.table.draw(STASH_PILE)
            game.happen(CardSetAside(card))
            game.happen(FlagSet(BOUNTIES_FOUND, game.state.flags.get(BOUNTIES_FOUND, 0) + 1))
            yield from gain_card(game, me, card, "bounty")
