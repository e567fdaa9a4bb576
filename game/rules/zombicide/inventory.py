"""Inventories: putting cards in order, trading, discarding, and finding room for a new card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Card, IllegalAnswer, Json, Play, Question, Stream
from game.rules.zombicide.action import Action
from game.rules.zombicide.events import CardDiscarded, CardsRemoved, CompanionFollowed, InventoriesArranged
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import EMPTY, Survivor, SurvivorId

Fits = Callable[[SurvivorId, int, Card], bool]


@dataclass(frozen=True, slots=True)
class Holding:
    """What one survivor has to arrange: cards by slot, mission tokens, and companions."""

    slots: tuple[Card, ...]
    carried: tuple[str, ...] = ()
    companions: tuple[SurvivorId, ...] = ()


Arrangement = dict[SurvivorId, Holding]


@dataclass(slots=True, eq=False, kw_only=True)
class Arrange(Question):
    """Put cards into slots, of one survivor or between two; what is in no slot afterwards is discarded.

    The answer maps each survivor to {"slots": [...], "carried": [...], "companions": [...]}; what is left out stays as
    it is. An empty slot is "". `new` is a card that has just been found, `kept` cannot be discarded.
    """

    kind: ClassVar[str] = "arrange"

    holdings: Mapping[SurvivorId, Holding]
    fits: Fits
    new: Card = EMPTY
    kept: tuple[Card, ...] = ()
    why: str = "trade"

    def accept(self, answer: Json) -> Arrangement:
        """The new holdings of everybody concerned."""
        if not isinstance(answer, Mapping):
            raise IllegalAnswer("Say which card goes into which slot.")
        unknown = [name for name in answer if name not in self.holdings]
        if unknown:
            raise IllegalAnswer("{name} takes no part in this.", name=unknown[0])
        result = {name: self._holding(name, answer.get(name, {})) for name in self.holdings}
        self._check(result)
        return result

    def _holding(self, name: SurvivorId, wish: Json) -> Holding:
        old = self.holdings[name]
        if not isinstance(wish, Mapping) or any(key not in ("slots", "carried", "companions") for key in wish):
            raise IllegalAnswer("An inventory has slots, tokens carried and companions.")
        lists = {}
        for key in ("slots", "carried", "companions"):
            value = wish.get(key, getattr(old, key))
            if not isinstance(value, list | tuple) or not all(isinstance(item, str) for item in value):
                raise IllegalAnswer("An inventory is a list of cards.")
            lists[key] = tuple(value)
        return Holding(**lists)

    def _check(self, result: Arrangement) -> None:
        available = [*self._cards(self.holdings), *([self.new] if self.new else [])]
        placed = list(self._cards(result))
        for name, holding in result.items():
            if len(holding.slots) != len(self.holdings[name].slots):
                raise IllegalAnswer("{name} has {count} slots.", name=name, count=len(self.holdings[name].slots))
            for slot, card in enumerate(holding.slots):
                if card and card not in available:
                    raise IllegalAnswer("There is no such card here.")
                if card and not self.fits(name, slot, card):
                    raise IllegalAnswer("That card does not fit into that slot.")
        if len(set(placed)) != len(placed):
            raise IllegalAnswer("A card can only be in one slot.")
        if any(card not in placed for card in self.kept):
            raise IllegalAnswer("That cannot be thrown away.")
        for part in ("carried", "companions"):
            before = sorted(item for holding in self.holdings.values() for item in getattr(holding, part))
            after = sorted(item for holding in result.values() for item in getattr(holding, part))
            if before != after:
                raise IllegalAnswer("Tokens and companions can change hands, but not vanish.")

    @staticmethod
    def _cards(holdings: Mapping[SurvivorId, Holding]) -> Iterator[Card]:
        return (card for holding in holdings.values() for card in holding.slots if card)

    def written(self, value: Arrangement) -> Json:
        """Only those who changed, and only what changed."""
        return {
            name: {
                part: list(getattr(holding, part))
                for part in ("slots", "carried", "companions")
                if getattr(holding, part) != getattr(self.holdings[name], part)
            }
            for name, holding in value.items()
            if holding != self.holdings[name]
        }

    def sample(self, stream: Stream) -> Json:
        """Everything in a random order, what cannot be thrown away first."""
        cards = [*self._cards(self.holdings), *([self.new] if self.new else [])]
        stream.shuffle(cards)
        cards.sort(key=lambda card: card not in self.kept)
        return self._placed_in_turn(cards, stream)

    def _placed_in_turn(self, cards: Sequence[Card], stream: Stream) -> Json:
        slots = {name: [EMPTY] * len(holding.slots) for name, holding in self.holdings.items()}
        for card in cards:
            free = [
                (name, slot)
                for name, row in slots.items()
                for slot, content in enumerate(row)
                if not content and self.fits(name, slot, card)
            ]
            if free:
                name, slot = stream.pick(free)
                slots[name][slot] = card
        return {name: {"slots": row} for name, row in slots.items()}

    def candidates(self) -> Sequence[Json]:
        """Leave all as it is and put the new card into any slot that takes it, in exchange for what is there."""
        if not self.new:
            return [{}]
        name, holding = next(iter(self.holdings.items()))
        answers: list[Json] = [] if self.new in self.kept else [{}]
        for slot, old in enumerate(holding.slots):
            if not self.fits(name, slot, self.new) or old in self.kept:
                continue
            row = list(holding.slots)
            row[slot] = self.new
            answers.append({name: {"slots": row}})
            if old:
                answers.extend(self._moved_aside(name, row, old))
        return answers

    def _moved_aside(self, name: SurvivorId, row: list[Card], old: Card) -> Iterator[Json]:
        """The same, with what was in the slot put into a free one."""
        for slot, content in enumerate(row):
            if not content and self.fits(name, slot, old):
                aside = row.copy()
                aside[slot] = old
                yield {name: {"slots": aside}}
                return


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
        cards = [card for other in game.players() if other.zone for card in other.slots if game.card(card)]
        card = yield from game.one_of(None, "discard", [*cards, "nothing"])
        if card != "nothing":
            owner = next(other for other in game.players() if card in other.slots)
            discard(game, card, owner)


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


def holding_of(game: Game, me: Survivor) -> Holding:
    """What a survivor has."""
    return Holding(tuple(me.slots), tuple(me.carried), tuple(other.id for other in game.followers(me)))


def arrange(game: Game, people: list[Survivor], why: str, new: Card = EMPTY) -> Play:
    """Ask how cards are to lie, and lay them so."""
    edition = game.edition
    question = Arrange(
        seat=people[0].seat if len({person.seat for person in people}) == 1 else None,
        holdings={person.id: holding_of(game, person) for person in people},
        fits=lambda name, slot, card: edition.slot_accepts(game.me(name), slot, card),
        new=new,
        kept=tuple(
            card for card in [*(c for person in people for c in person.slots), new] if card and not game.card(card)
        ),
        why=why,
    )
    wanted: Arrangement = yield question
    _apply(game, question, wanted)


def _apply(game: Game, question: Arrange, wanted: Arrangement) -> None:
    placed = {card for holding in wanted.values() for card in holding.slots if card}
    for name, old in question.holdings.items():
        for card in old.slots:
            if card and card not in placed:
                discard(game, card, game.me(name))
    if question.new and question.new not in placed:
        discard(game, question.new, None)
    changed = tuple(
        (name, holding.slots, holding.carried)
        for name, holding in wanted.items()
        if (holding.slots, holding.carried) != (tuple(game.me(name).slots), tuple(game.me(name).carried))
    )
    if changed:
        game.happen(InventoriesArranged(changed, question.new if question.new in placed else EMPTY))
    for name, holding in wanted.items():
        for companion in holding.companions:
            if game.me(companion).leader != name:
                game.happen(CompanionFollowed(companion, name))


def discard(game: Game, card: Card, owner: Survivor | None) -> None:
    """Throw a card away: to its discard pile, or out of the game."""
    pile = game.edition.discard_pile(card)
    if pile:
        game.happen(CardDiscarded(card, pile, owner.id if owner else ""))
    else:
        game.happen(CardsRemoved((card,)))


def gain_card(game: Game, me: Survivor, card: Card, why: str) -> Play:
    """A card that lies beside the board comes to a survivor, who makes room for it or discards it."""
    yield from arrange(game, [me], why=why, new=card)
