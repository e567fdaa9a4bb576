"""Searching rooms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Card, Play
from game.rules.zombicide.action import Action
from game.rules.zombicide.events import AbilityUsed, CardSetAside, DiscardsTaken
from game.rules.zombicide.game import Game
from game.rules.zombicide.inventory import gain_card
from game.rules.zombicide.state import EMPTY, SEARCH_PILE, Survivor


@dataclass(slots=True, eq=False)
class Search(Action):
    """Draw the top card of the equipment deck."""

    verb: ClassVar[str] = "search"
    cost: int = 1

    def key(self) -> tuple[str, ...]:
        """There is only one way to search."""
        return ("search",)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Draw, then keep and put in order for free, or discard (UoA p. 21)."""
        game.happen(AbilityUsed("search"))
        card = draw_equipment(game)
        if card:
            yield from gain_card(game, me, card, "search")


def search_refusal(game: Game, me: Survivor) -> str:
    """Why a survivor cannot search here and now; empty if possible (UoA p. 21)."""
    if game.crowd(me.zone):
        return "There are enemies in the zone."
    if not game.board.zones[me.zone].kind.indoors and not game.any_effect(
        me, "searches_here", lambda effect: effect.searches_here(game, me)
    ):
        return "Only rooms can be searched."
    turn = game.state.turn
    if turn is not None and turn.used.get("search") and not game.effects(me).at("searches_again"):
        return "Only one search a turn."
    return ""


def search_offers(game: Game, me: Survivor) -> Iterator[Search]:
    """A search, where it is allowed and there are cards left."""
    if not search_refusal(game, me) and (game.state.piles[SEARCH_PILE] or game.state.discards.get(SEARCH_PILE)):
        yield Search()


def draw_equipment(game: Game) -> Card:
    """The top card, laid beside the board; the discards are shuffled when the deck is empty. Empty if none is left."""
    card = draw_from(game, SEARCH_PILE)
    if card:
        game.happen(CardSetAside(card))
    return card


def draw_from(game: Game, pile: str) -> Card:
    """The top card of a deck whose discards are shuffled when it runs out; empty if there is none anywhere."""
    assert game.table is not None
    state = game.state
    if not state.piles[pile] and state.discards.get(pile):
        game.table.shuffle(pile, state.discards[pile])
        game.happen(DiscardsTaken(pile))
    cards = game.table.draw(pile)
    return cards[0] if cards else EMPTY
