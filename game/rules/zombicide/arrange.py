"""The question how cards are to lie: in slots, under weapons, and between two who trade."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from game.engine import Card, IllegalAnswer, Json, Question, Stream
from game.rules.zombicide.state import EMPTY, SurvivorId

Fits = Callable[[SurvivorId, int, Card], bool]
Feeds = Callable[[int, Card, Card], bool]
Assigned = Mapping[Card, tuple[Card, ...]]

PARTS = ("slots", "carried", "companions", "assigned")


def feeds_nothing(slot: int, weapon: Card, card: Card) -> bool:
    """No card can be laid under a weapon."""
    return False


@dataclass(frozen=True, slots=True)
class Holding:
    """What one survivor has to arrange: cards by slot, mission tokens, companions, and cards under weapons."""

    slots: tuple[Card, ...]
    carried: tuple[str, ...] = ()
    companions: tuple[SurvivorId, ...] = ()
    assigned: Assigned = field(default_factory=dict)

    def cards(self) -> Iterator[Card]:
        """Every card, in slots and under weapons."""
        yield from filter(None, self.slots)
        for under in self.assigned.values():
            yield from under


Arrangement = dict[SurvivorId, Holding]


@dataclass(slots=True, eq=False, kw_only=True)
class Arrange(Question):
    """Put cards into slots, of one survivor or between two; what is in no slot afterwards is discarded.

    The answer maps each survivor to {"slots": [...], "carried": [...], "companions": [...], "assigned": {...}}; what is
    left out stays as it is. An empty slot is "". `new` is a card that has just been found, `kept` cannot be discarded,
    and what lies in a `pinned` slot stays there.

    Cards that `feed` a weapon in a hand can be laid under it and take no slot (Invader p. 23): "assigned" says for each
    weapon which. They come off a weapon that leaves the hand, and have to be placed like any other card.
    """

    kind: ClassVar[str] = "arrange"

    holdings: Mapping[SurvivorId, Holding]
    fits: Fits
    feeds: Feeds = feeds_nothing
    new: Card = EMPTY
    kept: tuple[Card, ...] = ()
    pinned: Mapping[SurvivorId, tuple[int, ...]] = field(default_factory=dict)
    why: str = "trade"

    def accept(self, answer: Json) -> Arrangement:
        """The new holdings of everybody concerned."""
        if not isinstance(answer, Mapping):
            raise IllegalAnswer("Say which card goes into which slot.")
        unknown = [name for name in answer if name not in self.holdings]
        if unknown:
            raise IllegalAnswer("{name} takes no part in this.", name=unknown[0])
        result = {name: self._holding(name, answer.get(name, {})) for name in self.holdings}
        in_slots = [card for holding in result.values() for card in holding.slots if card]
        for name, holding in result.items():
            if "assigned" not in answer.get(name, {}):
                result[name] = replace(holding, assigned=self._still_under(holding, in_slots))
        self._check(result)
        return result

    def _holding(self, name: SurvivorId, wish: Json) -> Holding:
        old = self.holdings[name]
        if not isinstance(wish, Mapping) or any(key not in PARTS for key in wish):
            raise IllegalAnswer("An inventory has slots, tokens carried, companions and cards under weapons.")
        lists = {key: _list_of(wish.get(key, getattr(old, key))) for key in ("slots", "carried", "companions")}
        under = wish.get("assigned", old.assigned)
        if not isinstance(under, Mapping):
            raise IllegalAnswer("Say which cards lie under which weapon.")
        return Holding(**lists, assigned={weapon: _list_of(cards) for weapon, cards in under.items() if cards})

    def _still_under(self, holding: Holding, in_slots: Sequence[Card]) -> Assigned:
        """What stays under weapons when the answer does not tell: all that lies under one which is still in hand."""
        kept: dict[Card, tuple[Card, ...]] = {}
        for slot, weapon in enumerate(holding.slots):
            under = tuple(card for card in holding.assigned.get(weapon, ()) if card not in in_slots)
            if weapon and under and self.feeds(slot, weapon, under[0]):
                kept[weapon] = under
        return kept

    def _check(self, result: Arrangement) -> None:
        available = [*self._cards(self.holdings), *([self.new] if self.new else [])]
        placed = list(self._cards(result))
        if any(card not in available for card in placed):
            raise IllegalAnswer("There is no such card here.")
        for name, holding in result.items():
            self._check_slots(name, holding)
            self._check_assigned(holding)
        if len(set(placed)) != len(placed):
            raise IllegalAnswer("A card can only be in one slot.")
        if any(card not in placed for card in self.kept):
            raise IllegalAnswer("That cannot be thrown away.")
        for part in ("carried", "companions"):
            before = sorted(item for holding in self.holdings.values() for item in getattr(holding, part))
            after = sorted(item for holding in result.values() for item in getattr(holding, part))
            if before != after:
                raise IllegalAnswer("Tokens and companions can change hands, but not vanish.")

    def _check_slots(self, name: SurvivorId, holding: Holding) -> None:
        old = self.holdings[name].slots
        if len(holding.slots) != len(old):
            raise IllegalAnswer("{name} has {count} slots.", name=name, count=len(old))
        for slot, card in enumerate(holding.slots):
            if card and not self.fits(name, slot, card):
                raise IllegalAnswer("That card does not fit into that slot.")
        if any(holding.slots[slot] != old[slot] for slot in self.pinned.get(name, ())):
            raise IllegalAnswer("That has to stay where it is for now.")

    def _check_assigned(self, holding: Holding) -> None:
        for weapon, under in holding.assigned.items():
            if weapon not in holding.slots:
                raise IllegalAnswer("There is no such weapon to lay a card under.")
            slot = holding.slots.index(weapon)
            if not all(self.feeds(slot, weapon, card) for card in under):
                raise IllegalAnswer("That card cannot lie under that weapon; it has to be in hand and use it.")

    @staticmethod
    def _cards(holdings: Mapping[SurvivorId, Holding]) -> Iterator[Card]:
        return (card for holding in holdings.values() for card in holding.cards())

    def written(self, value: Arrangement) -> Json:
        """Only those who changed, and only what changed."""
        return {
            name: {
                part: self._plain(getattr(holding, part))
                for part in PARTS
                if getattr(holding, part) != getattr(self.holdings[name], part)
            }
            for name, holding in value.items()
            if holding != self.holdings[name]
        }

    @staticmethod
    def _plain(value: tuple[str, ...] | Assigned) -> Json:
        if isinstance(value, tuple):
            return list(value)
        return {weapon: list(under) for weapon, under in value.items()}

    def sample(self, stream: Stream) -> Json:
        """Everything in a random order, what cannot be thrown away first; ammunition sometimes under weapons."""
        cards = [*self._cards(self.holdings), *([self.new] if self.new else [])]
        stream.shuffle(cards)
        cards.sort(key=lambda card: card not in self.kept)
        return self._placed_in_turn(cards, stream)

    def _placed_in_turn(self, cards: Sequence[Card], stream: Stream) -> Json:
        slots = {
            name: [card if slot in self.pinned.get(name, ()) else EMPTY for slot, card in enumerate(holding.slots)]
            for name, holding in self.holdings.items()
        }
        pinned = [card for row in slots.values() for card in row if card]
        for card in cards:
            if card in pinned:
                continue
            free = [
                (name, slot)
                for name, row in slots.items()
                for slot, content in enumerate(row)
                if not content and self.fits(name, slot, card)
            ]
            if free:
                name, slot = stream.pick(free)
                slots[name][slot] = card
        return {
            name: self._laid_out(name, row) if stream.pick((True, False)) else {"slots": row, "assigned": {}}
            for name, row in slots.items()
        }

    def _laid_out(self, name: SurvivorId, row: Sequence[Card], loose: Sequence[Card] = ()) -> Json:
        """A row of slots with all ammunition under the first weapon in hand that uses it; loose cards find a place."""
        slots = list(row)
        assigned: dict[Card, list[Card]] = {}
        for card in [*filter(None, row), *(card for card in loose if card not in row)]:
            weapon = next((each for slot, each in enumerate(slots) if each and self.feeds(slot, each, card)), EMPTY)
            if weapon:
                slots = [EMPTY if each == card else each for each in slots]
                assigned.setdefault(weapon, []).append(card)
            elif card not in slots:
                free = [slot for slot, each in enumerate(slots) if not each and self.fits(name, slot, card)]
                if free:
                    slots[free[0]] = card
        return {"slots": slots, "assigned": assigned}

    def candidates(self) -> Sequence[Json]:
        """Leave all as it is and put the new card into any slot that takes it, in exchange for what is there.

        Where cards feed weapons: the same with ammunition under the weapons in hand, and everything put so.
        """
        if not self.new:
            return [{}] if self.feeds is feeds_nothing else [{}, self._put_in_order()]
        name, holding = next(iter(self.holdings.items()))
        under = [card for cards in holding.assigned.values() for card in cards]
        answers: list[Json] = [] if self.new in self.kept else [{}]
        for slot, old in enumerate(holding.slots):
            if not self.fits(name, slot, self.new) or old in self.kept or slot in self.pinned.get(name, ()):
                continue
            row = list(holding.slots)
            row[slot] = self.new
            answers.append({name: self._laid_out(name, row, under)})
            if old:
                aside = [each for each, content in enumerate(row) if not content and self.fits(name, each, old)]
                if aside:
                    row[aside[0]] = old
                    answers.append({name: self._laid_out(name, row, under)})
        if any(weapon and self.feeds(slot, weapon, self.new) for slot, weapon in enumerate(holding.slots)):
            answers.append({name: self._laid_out(name, holding.slots, [*under, self.new])})
        return answers

    def _put_in_order(self) -> Json:
        """Everything where it is, and all ammunition under the weapons that use it."""
        return {
            name: self._laid_out(name, holding.slots, [card for cards in holding.assigned.values() for card in cards])
            for name, holding in self.holdings.items()
        }


def _list_of(value: Json) -> tuple[str, ...]:
    if not isinstance(value, list | tuple) or not all(isinstance(item, str) for item in value):
        raise IllegalAnswer("An inventory is a list of cards.")
    return tuple(value)
