"""Equipment and decks."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine import Card, Event
from game.rules.zombicide.state import EMPTY, Survivor, SurvivorId, ZombicideState


def _make_ready(state: ZombicideState, card: Card) -> None:
    if card in state.unloaded:
        state.unloaded.remove(card)
        state.fired_pairs.pop(state.fired_pairs.pop(card, EMPTY), None)


def _leave_the_side(state: ZombicideState, card: Card) -> None:
    if card in state.set_aside:
        state.set_aside.remove(card)
    for pile, shown in state.shown.items():
        if shown == card:
            state.shown[pile] = EMPTY


def _take_from(survivor: Survivor, card: Card) -> None:
    """Out of its slot, or from under its weapon; nothing if the survivor has no such card."""
    if card in survivor.slots:
        survivor.slots[survivor.slots.index(card)] = EMPTY
    for weapon, under in list(survivor.assigned.items()):
        if card in under:
            under.remove(card)
            if not under:
                del survivor.assigned[weapon]


@dataclass(frozen=True, slots=True)
class CardGained(Event):
    """A card was dealt into a slot of a survivor's inventory."""

    survivor: SurvivorId
    card: Card
    slot: int
    source: str

    def apply(self, state: ZombicideState) -> None:
        """Put it into the slot; it leaves wherever it lay beside the board."""
        state.survivors[self.survivor].slots[self.slot] = self.card
        _leave_the_side(state, self.card)


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card went to its discard pile; `survivor` is empty if it was in nobody's inventory."""

    card: Card
    pile: str
    survivor: SurvivorId = ""

    def apply(self, state: ZombicideState) -> None:
        """Move it to the discards."""
        if self.survivor:
            _take_from(state.survivors[self.survivor], self.card)
        _leave_the_side(state, self.card)
        _make_ready(state, self.card)
        state.discards.setdefault(self.pile, []).append(self.card)


@dataclass(frozen=True, slots=True)
class DiscardsTaken(Event):
    """The discards of a deck became its new deck."""

    pile: str

    def apply(self, state: ZombicideState) -> None:
        """Clear them."""
        state.discards[self.pile] = []


@dataclass(frozen=True, slots=True)
class CardRecovered(Event):
    """A discarded card lies ready beside the board again."""

    card: Card
    pile: str

    def apply(self, state: ZombicideState) -> None:
        """Move it from the discards to the side."""
        state.discards[self.pile].remove(self.card)
        state.set_aside.append(self.card)


@dataclass(frozen=True, slots=True)
class CardsRemoved(Event):
    """Cards left the game."""

    cards: tuple[Card, ...]

    def apply(self, state: ZombicideState) -> None:
        """Put them away."""
        for card in self.cards:
            _leave_the_side(state, card)
            _make_ready(state, card)
            for survivor in state.survivors.values():
                _take_from(survivor, card)
        state.removed.extend(self.cards)


@dataclass(frozen=True, slots=True)
class CardSetAside(Event):
    """A card lies ready beside the board."""

    card: Card

    def apply(self, state: ZombicideState) -> None:
        """Lay it there."""
        state.set_aside.append(self.card)


@dataclass(frozen=True, slots=True)
class CardTakenFromDeck(Event):
    """A known card was looked up in a deck and taken out."""

    card: Card
    pile: str

    def apply(self, state: ZombicideState) -> None:
        """Move it from the deck to the side of the board."""
        state.piles[self.pile].remove(self.card)
        state.set_aside.append(self.card)


@dataclass(frozen=True, slots=True)
class TopShown(Event):
    """The top card of a deck lies where everybody can read it (an empty card: the deck is empty)."""

    pile: str
    card: Card

    def apply(self, state: ZombicideState) -> None:
        """Show it."""
        state.shown[self.pile] = self.card


@dataclass(frozen=True, slots=True)
class InventoriesArranged(Event):
    """Survivors put their cards in order or traded; each gets these slots and these mission tokens.

    `gained` is a card that lay beside the board and is in one of the inventories now. `assigned` tells for whom it
    changed what lies under weapons, weapon by weapon.
    """

    arranged: tuple[tuple[SurvivorId, tuple[Card, ...], tuple[str, ...]], ...]
    gained: Card = EMPTY
    assigned: tuple[tuple[SurvivorId, tuple[tuple[Card, tuple[Card, ...]], ...]], ...] = ()

    def apply(self, state: ZombicideState) -> None:
        """Set the slots."""
        for name, slots, carried in self.arranged:
            survivor = state.survivors[name]
            survivor.slots = list(slots)
            survivor.carried = list(carried)
        for name, under in self.assigned:
            state.survivors[name].assigned = {weapon: list(cards) for weapon, cards in under}
        if self.gained:
            _leave_the_side(state, self.gained)


@dataclass(frozen=True, slots=True)
class WeaponsEmptied(Event):
    """Weapons have to be reloaded before they can be used again."""

    cards: tuple[Card, ...]

    def apply(self, state: ZombicideState) -> None:
        """Note them."""
        state.unloaded.extend(card for card in self.cards if card not in state.unloaded)
        if len(self.cards) == 2:
            one, other = self.cards
            state.fired_pairs.update({one: other, other: one})


@dataclass(frozen=True, slots=True)
class WeaponsReloaded(Event):
    """Weapons are ready again."""

    cards: tuple[Card, ...]

    def apply(self, state: ZombicideState) -> None:
        """Clear them."""
        for card in self.cards:
            _make_ready(state, card)
