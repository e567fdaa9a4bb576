"""Inventories: putting cards in order, trading, discarding, and finding room for a new card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from game.engine import Card, Play
from game.rules.zombicide.action import Action
from game.rules.zombicide.arrange import Arrange, Arrangement, Holding, feeds_nothing
from game.rules.zombicide.events import CardDiscarded, CardsRemoved, CompanionFollowed, InventoriesArranged
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import EMPTY, Survivor, SurvivorId


@dataclass(slots=True, eq=False)
class Trade(Action):
    """Put the own inventory in order, and trade with one other survivor of the zone if there is a partner."""

    partner: SurvivorId
    verb: ClassVar[str] = "trade"
    cost: int = 1

    def key(self) -> tuple[str, ...]:
        """Named by the partner; empty when alone."""
        return ("trade", self.partner)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Any number of cards, both ways, and both put theirs in order (UoA p. 21)."""
        people = [me, game.me(self.partner)] if self.partner else [me]
        yield from arrange(game, people, why="trade")


@dataclass(slots=True, eq=False)
class Discard(Action):
    """Throw a card away, at any time and for free (UoA p. 19)."""

    verb: ClassVar[str] = "discard"
    idle: ClassVar[bool] = True
    cost: int = 0

    def key(self) -> tuple[str, ...]:
        """Which card is asked next."""
        return ("discard",)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Any card of any survivor: players may do so during somebody else's turn, too."""
        owners = {card: other for other in game.players() if other.zone for card in discardable(game, other)}
        card = yield from game.one_of(None, "discard", [*owners, "nothing"])
        if card != "nothing":
            discard(game, card, owners[card])


def inventory_offers(game: Game, me: Survivor) -> Iterator[Action]:
    """Trading with everybody in the zone who has an inventory, putting things in order alone, throwing away."""
    has_something = any(me.slots)
    if has_something:
        yield Trade("")
    led = {other.leader for other in game.state.survivors.values() if other.leader}
    has_something = has_something or bool(me.carried) or me.id in led
    for other in game.survivors_in(me.zone):
        if (
            other is not me
            and not other.companion
            and (has_something or any(other.slots) or other.carried or other.id in led)
        ):
            yield Trade(other.id)
    if any(card for other in game.state.survivors.values() for card in other.slots):
        yield Discard()


def cards_of(me: Survivor) -> list[Card]:
    """Everything in a survivor's slots and under weapons, mission tokens too."""
    return [*filter(None, me.slots), *(card for under in me.assigned.values() for card in under)]


def discardable(game: Game, me: Survivor) -> list[Card]:
    """The cards that a survivor can throw away now."""
    pinned = [me.slots[slot] for slot in game.edition.pinned(game, me)]
    return [card for card in cards_of(me) if card not in pinned and game.card(card)]


def holding_of(game: Game, me: Survivor) -> Holding:
    """What a survivor has."""
    return Holding(
        tuple(me.slots),
        tuple(me.carried),
        tuple(other.id for other in game.followers(me)),
        {weapon: tuple(cards) for weapon, cards in me.assigned.items()},
    )


def arrange(game: Game, people: list[Survivor], why: str, new: Card = EMPTY) -> Play:
    """Ask how cards are to lie, and lay them so."""
    edition = game.edition
    cards = [*(card for person in people for card in cards_of(person)), *([new] if new else [])]
    question = Arrange(
        seat=people[0].seat if len({person.seat for person in people}) == 1 else None,
        holdings={person.id: holding_of(game, person) for person in people},
        fits=lambda name, slot, card: edition.slot_accepts(game.me(name), slot, card),
        feeds=partial(_feeds, game) if any(map(partial(_supplies, game), cards)) else feeds_nothing,
        new=new,
        kept=tuple(card for card in cards if not game.card(card)),
        pinned={person.id: slots for person in people if (slots := edition.pinned(game, person))},
        why=why,
    )
    wanted: Arrangement = yield question
    _apply(game, question, wanted)


def _feeds(game: Game, slot: int, weapon: Card, card: Card) -> bool:
    """Whether a card can be laid under a weapon that lies in a slot: one in hand that uses its ammunition."""
    user, ammo = game.card(weapon), game.card(card)
    return game.rules.hands[slot] and bool(user and ammo and ammo.supplies and ammo.supplies == user.ammo)


def _supplies(game: Game, card: Card) -> bool:
    equipment = game.card(card)
    return equipment is not None and equipment.supplies is not None


def _apply(game: Game, question: Arrange, wanted: Arrangement) -> None:
    placed = {card for holding in wanted.values() for card in holding.cards()}
    for name, old in question.holdings.items():
        for card in old.cards():
            if card not in placed:
                put_away(game, card, game.me(name))
    if question.new and question.new not in placed:
        put_away(game, question.new, None)
    arranged, assigned = [], []
    for name, holding in wanted.items():
        me = game.me(name)
        under = holding.assigned != {weapon: tuple(cards) for weapon, cards in me.assigned.items()}
        if under or (holding.slots, holding.carried) != (tuple(me.slots), tuple(me.carried)):
            arranged.append((name, holding.slots, holding.carried))
        if under:
            assigned.append((name, tuple(holding.assigned.items())))
    if arranged:
        gained = question.new if question.new in placed else EMPTY
        game.happen(InventoriesArranged(tuple(arranged), gained, tuple(assigned)))
    for name, holding in wanted.items():
        for companion in holding.companions:
            if game.me(companion).leader != name:
                game.happen(CompanionFollowed(companion, name))


def discard(game: Game, card: Card, owner: Survivor | None) -> None:
    """Throw a card away, with whatever lies under it.

    Ruling: a weapon and the cards under it count as one (Invader p. 23), so they go together; whoever wants to keep the
    ammunition puts the inventory in order first.
    """
    for under in list(owner.assigned.get(card, ())) if owner else ():
        put_away(game, under, owner)
    put_away(game, card, owner)


def put_away(game: Game, card: Card, owner: Survivor | None) -> None:
    """A single card goes to its discard pile, or out of the game."""
    pile = game.edition.discard_pile(card)
    if pile:
        game.happen(CardDiscarded(card, pile, owner.id if owner else ""))
    else:
        game.happen(CardsRemoved((card,)))


def gain_card(game: Game, me: Survivor, card: Card, why: str) -> Play:
    """A card that lies beside the board comes to a survivor, who makes room for it or discards it."""
    yield from arrange(game, [me], why=why, new=card)
