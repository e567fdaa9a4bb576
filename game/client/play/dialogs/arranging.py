"""Cards on their way between slots: what may lie where, what a move would do, and what the answer would be.

Nothing here draws; whether a card fits is the question's word.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine import Card, Json
from game.rules.zombicide.arrange import Arrange

TRAY = ""
"""Stands for the discard tray where a survivor's name is expected."""
EMPTY: Card = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A slot of a survivor, a place in the discard tray, or one under the weapon in a slot."""

    owner: str
    slot: int
    under: int | None = None
    """Which of the cards under the weapon in the slot is meant; None for the slot itself."""

    @property
    def tray(self) -> bool:
        """Whether it is in the tray."""
        return self.owner == TRAY


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a card cannot be put somewhere: `reason` is a word, the cards are those concerned."""

    reason: str
    card: Card
    owner: str = ""


class Arranging:
    """The cards, tokens and companions as they lie at the moment."""

    def __init__(self, question: Arrange) -> None:
        self.question = question
        self.reset()

    def reset(self) -> None:
        """Everything as it was; a new card in a free slot if one takes it, else in the tray."""
        holdings = self.question.holdings
        self.slots = {name: list(holding.slots) for name, holding in holdings.items()}
        self.carried = {name: list(holding.carried) for name, holding in holdings.items()}
        self.companions = {name: list(holding.companions) for name, holding in holdings.items()}
        self.assigned = {
            weapon: list(cards) for holding in holdings.values() for weapon, cards in holding.assigned.items()
        }
        """The cards under each weapon, whoever holds it."""
        self.tray: list[Card] = []
        new = self.question.new
        if new:
            place = self.free_place(next(iter(self.slots)), new)
            if place is None:
                self.tray.append(new)
            else:
                self.slots[place.owner][place.slot] = new

    def card_at(self, place: Place) -> Card:
        """The card that lies somewhere; empty if none."""
        if place.under is not None:
            below = self.under(place.owner, place.slot)
            return below[place.under] if place.under < len(below) else EMPTY
        row = self.tray if place.tray else self.slots[place.owner]
        return row[place.slot] if place.slot < len(row) else EMPTY

    def under(self, owner: str, slot: int) -> list[Card]:
        """The cards under the weapon in a slot."""
        return self.assigned.get(self.slots[owner][slot], [])

    def takes_cards(self, owner: str, slot: int) -> bool:
        """Whether any of the cards here could lie under what is in a slot."""
        weapon = self.slots[owner][slot]
        return bool(weapon) and any(self.question.feeds(slot, weapon, card) for card in self._all_cards())

    def _all_cards(self) -> list[Card]:
        in_slots = [card for row in self.slots.values() for card in row if card]
        return [*in_slots, *(card for cards in self.assigned.values() for card in cards), *self.tray]

    def refusal(self, origin: Place, target: Place) -> Refusal | None:
        """Why the card of one place cannot go to another; None if it can."""
        card = self.card_at(origin)
        for place in (origin, target):
            if place.under is None and place.slot in self.question.pinned.get(place.owner, ()):
                return Refusal("pinned", self.card_at(place), place.owner)
        if target.tray:
            return Refusal("kept", card) if card in self.question.kept else None
        if target.under is not None:
            weapon = self.slots[target.owner][target.slot]
            fed = bool(weapon) and weapon != card and self.question.feeds(target.slot, weapon, card)
            return None if fed else Refusal("no_feed", card, target.owner)
        if not self.question.fits(target.owner, target.slot, card):
            return Refusal("misfit", card, target.owner)
        other = self.card_at(target)
        if other and other != card and self._new_home(other, origin, target) is None:
            return Refusal("no_room", other, target.owner)
        return None

    def move(self, origin: Place, target: Place) -> None:
        """Put a card somewhere; what lay there goes where it came from, or to the next free slot."""
        if origin == target or self.refusal(origin, target) is not None:
            return
        if target.under is not None:
            card, weapon = self.card_at(origin), self.slots[target.owner][target.slot]
            self._clear(origin)
            self.assigned.setdefault(weapon, []).append(card)
            self._settle()
            return
        card, other = self.card_at(origin), EMPTY if target.tray else self.card_at(target)
        home = self._new_home(other, origin, target) if other else None
        self._clear(origin)
        if target.tray:
            self.tray.append(card)
            self._settle()
            return
        self.slots[target.owner][target.slot] = card
        if home is not None and home.tray:
            self.tray.append(other)
        elif home is not None and home.under is not None:
            self.assigned.setdefault(self.slots[home.owner][home.slot], []).append(other)
        elif home is not None:
            self.slots[home.owner][home.slot] = other
        self._settle()

    def _settle(self) -> None:
        """Cards come off a weapon that has left the hands, and find another place beside it, or lie in the tray."""
        places = {card: (owner, slot) for owner, row in self.slots.items() for slot, card in enumerate(row) if card}
        for weapon, cards in tuple(self.assigned.items()):
            owner, slot = places.get(weapon, ("", 0))
            if owner and cards and self.question.feeds(slot, weapon, cards[0]):
                continue
            del self.assigned[weapon]
            for card in cards:
                free = self._anywhere(owner, card)
                if free is None:
                    self.tray.append(card)
                else:
                    self.slots[free.owner][free.slot] = card

    def _anywhere(self, owner: str, card: Card) -> Place | None:
        """A free slot for a card: with its owner first."""
        names = [owner, *self.slots] if owner else list(self.slots)
        return next((place for name in names if (place := self.free_place(name, card)) is not None), None)

    def _new_home(self, card: Card, origin: Place, target: Place) -> Place | None:
        """Where a card that has to give way goes: in exchange, to a free slot beside it, or to the tray."""
        fits = self.question.fits
        if origin.under is not None:
            weapon = self.slots[origin.owner][origin.slot]
            if card != weapon and self.question.feeds(origin.slot, weapon, card):
                return origin
        elif not origin.tray and fits(origin.owner, origin.slot, card):
            return origin
        free = self.free_place(target.owner, card)
        if free is not None:
            return free
        return origin if origin.tray and card not in self.question.kept else None

    def free_place(self, owner: str, card: Card) -> Place | None:
        """The first free slot of somebody that takes a card."""
        for slot, content in enumerate(self.slots[owner]):
            if not content and self.question.fits(owner, slot, card):
                return Place(owner, slot)
        return None

    def _clear(self, place: Place) -> None:
        if place.under is not None:
            del self.under(place.owner, place.slot)[place.under]
        elif place.tray:
            del self.tray[place.slot]
        else:
            self.slots[place.owner][place.slot] = EMPTY

    def hand_over(self, part: str, item: str, owner: str, receiver: str) -> None:
        """A token or a companion changes hands."""
        table: dict[str, list[str]] = getattr(self, part)
        table[owner].remove(item)
        table[receiver].append(item)

    @property
    def changed(self) -> bool:
        """Whether anything lies otherwise than before the question."""
        return bool(self.question.written(self.question.accept(self.answer)))

    @property
    def answer(self) -> Json:
        """Everything as it lies, as an answer."""
        return {
            name: {
                "slots": list(self.slots[name]),
                "carried": list(self.carried[name]),
                "companions": list(self.companions[name]),
                "assigned": {weapon: list(self.assigned[weapon]) for weapon in row if self.assigned.get(weapon)},
            }
            for name, row in self.slots.items()
        }

    @property
    def lost(self) -> list[Card]:
        """The cards that would be thrown away."""
        return list(self.tray)
