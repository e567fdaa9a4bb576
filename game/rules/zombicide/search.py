"""Searching rooms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Card, Play
from game.rules.zombicide.action import Action
from game.rules.zombicide.events import AbilityUsed, CardSetAside, DiscardsTaken
from game.rules.zombicide.game import Game
from game.rules.zombicide.inventory import discard, gain_card
from game.rules.zombicide.state import EMPTY, SEARCH_PILE, Survivor


@dataclass(slots=True, eq=False)
class Search(Action):
    """Draw from the equipment deck."""

    verb: ClassVar[str] = "search"
    cost: int = 1

    def key(self) -> tuple[str, ...]:
        """There is only one way to search."""
        return ("search",)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Draw, then keep and put in order for free, or discard (UoA p. 21, Invader p. 22).

        Ruling: of several cards each is put away before the next one is drawn.
        """
        game.happen(AbilityUsed("search"))
        for _ in range(cards_drawn(game, me)):
            card = draw_equipment(game)
            if card:
                yield from find(game, me, card)


def cards_drawn(game: Game, me: Survivor) -> int:
    """How many cards a search draws."""
    helpers = [*game.effects(me).at("more_cards"), *game.rules.traits_of(me)]
    return 1 + sum(effect.more_cards(game, me) for effect in helpers)


def find(game: Game, me: Survivor, card: Card) -> Play:
    """A card has been turned up: equipment to keep, or an ambush, which is discarded and brings enemies."""
    equipment = game.card(card)
    if equipment is not None and equipment.ambush is not None:
        discard(game, card, None)
        game.reacted.clear()
        yield from game.edition.ambushed(game, me, equipment.ambush)
    else:
        yield from gain_card(game, me, card, "search")


def search_refusal(game: Game, me: Survivor) -> str:
    """Why a survivor cannot search here and now; empty if possible (UoA p. 21, Invader p. 22)."""
    if game.crowd(me.zone):
        return "There are enemies in the zone."
    if not searchable(game, me) and not game.any_effect(
        me, "searches_here", lambda effect: effect.searches_here(game, me)
    ):
        return "Only rooms can be searched."
    turn = game.state.turn
    if turn is not None and turn.used.get("search") and not game.effects(me).at("searches_again"):
        return "Only one search a turn."
    return ""


def searchable(game: Game, me: Survivor) -> bool:
    """Whether the zone is a room, or one of the kinds to which the survivor's class is limited."""
    kind = game.board.zones[me.zone].kind
    searches = game.content.game.roles[me.role].searches
    return kind.name in searches if searches else kind.indoors


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
