"""Standoff: a small complete game that shows and tests the kernel.

Two scavengers share a pool of tins. Each holds a secret hand of supply cards numbered 1 to 6. On a turn a scavenger
either forages (a die: 4 or more finds two tins, a 1 brings a storm that costs two tins, borne by both as they agree,
anything else finds a card) or dares the other with a card face down. Who is dared answers at once with a card of their
own, or backs off. The higher card takes two tins; backing off gives one. An empty pool ends the game; most tins win.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from game.engine import HIDDEN, Card, Choice, Event, Odds, Option, Play, Question, Seat, Share, State, Table, Why
from game.engine.explain import Distribution

DECK = [f"{value}{suit}" for value in range(1, 7) for suit in "abcd"]


@dataclass(slots=True, kw_only=True)
class Standoff(State):
    pool: int = 12
    turn: Seat = 0
    hands: list[list[Card]] = field(default_factory=lambda: [[], []])
    tins: list[int] = field(default_factory=lambda: [0, 0])
    spent: list[Card] = field(default_factory=list)

    def copy(self) -> Standoff:
        return Standoff(
            **self.copied_core(),
            pool=self.pool,
            turn=self.turn,
            hands=[hand.copy() for hand in self.hands],
            tins=self.tins.copy(),
            spent=self.spent.copy(),
        )


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    seat: Seat
    card: Card

    def apply(self, state: Standoff) -> None:
        state.hands[self.seat].append(self.card)

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    seat: Seat
    card: Card

    def apply(self, state: Standoff) -> None:
        hand = state.hands[self.seat]
        hand.remove(self.card if self.card in hand else HIDDEN)
        state.spent.append(self.card)


@dataclass(frozen=True, slots=True)
class TinsMoved(Event):
    seat: Seat
    count: int

    def apply(self, state: Standoff) -> None:
        state.pool -= self.count
        state.tins[self.seat] += self.count


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    def apply(self, state: Standoff) -> None:
        state.turn = 1 - state.turn


@dataclass(slots=True, eq=False)
class Forage(Option):
    def key(self) -> tuple[str, ...]:
        return ("forage",)


@dataclass(slots=True, eq=False)
class Dare(Option):
    card: Card

    def key(self) -> tuple[str, ...]:
        return ("dare", self.card)


@dataclass(slots=True, eq=False)
class BackOff(Option):
    def key(self) -> tuple[str, ...]:
        return ("back off",)


@dataclass(slots=True, eq=False, kw_only=True)
class Turn(Choice):
    kind: ClassVar[str] = "turn"
    private: ClassVar[bool] = True


@dataclass(slots=True, eq=False, kw_only=True)
class Dared(Choice):
    kind: ClassVar[str] = "dared"
    private: ClassVar[bool] = True


class StandoffRules:
    name = "standoff"
    seats = 2

    def opening(self, seed: int) -> Standoff:
        return Standoff(seed=seed)

    def play(self, table: Table[Standoff]) -> Play:
        state = table.state
        if "deck" not in state.piles:
            table.shuffle("deck", DECK)
            for seat in (0, 1, 0, 1, 0, 1):
                self.take_card(table, seat)
        while state.pool > 0:
            table.checkpoint()
            yield from self.turn(table, state.turn)
            table.happen(TurnPassed())
        best = max(state.tins)
        table.end(tuple(seat for seat in (0, 1) if state.tins[seat] == best), "the pool is empty")

    def turn(self, table: Table[Standoff], seat: Seat) -> Play:
        dares = [Dare(card) for card in table.state.hands[seat]]
        choice = yield Turn(seat=seat, options=[Forage(), *dares])
        if isinstance(choice, Forage):
            yield from self.forage(table, seat)
        else:
            yield from self.dare(table, seat, choice.card)

    def forage(self, table: Table[Standoff], seat: Seat) -> Play:
        (die,) = table.roll(1, "forage")
        if die >= 4:
            self.take_tins(table, seat, 2)
        elif die == 1:
            yield from self.storm(table)
        else:
            self.take_card(table, seat)

    def storm(self, table: Table[Standoff]) -> Play:
        tins = table.state.tins
        shares = yield Share(amount=min(2, sum(tins)), among=("0", "1"), caps=tuple(tins))
        for name, count in shares.items():
            if count:
                table.happen(TinsMoved(int(name), -count))

    def dare(self, table: Table[Standoff], seat: Seat, card: Card) -> Play:
        other = 1 - seat
        answers = [Dare(answer) for answer in table.state.hands[other]]
        reply = yield Dared(seat=other, options=[BackOff(), *answers])
        table.happen(CardPlayed(seat, card))
        if isinstance(reply, BackOff):
            self.take_tins(table, seat, 1)
            return
        table.happen(CardPlayed(other, reply.card))
        self.take_tins(table, seat if card[0] > reply.card[0] else other, 2)

    def take_tins(self, table: Table[Standoff], seat: Seat, count: int) -> None:
        table.happen(TinsMoved(seat, min(count, table.state.pool)))

    def take_card(self, table: Table[Standoff], seat: Seat) -> None:
        for card in table.draw("deck", to=(seat,)):
            table.happen(CardTaken(seat, card))

    def round(self, state: Standoff) -> int:
        return len(state.spent)

    def broken(self, state: Standoff) -> Iterator[str]:
        if state.pool + sum(state.tins) != 12:
            yield "Tins were lost or made."
        everywhere = [*state.piles["deck"], *state.hands[0], *state.hands[1], *state.spent]
        if sorted(everywhere) != sorted(DECK):
            yield "Cards were lost or made."

    def odds(self, state: Standoff, option: Option) -> Odds | None:
        if isinstance(option, Forage):
            return Odds({"tins": Distribution({2: 3, 0: 3})})
        return None

    def why(self, state: Standoff, piece: str) -> Why | None:
        return None

    def hint(self, state: Standoff, question: Question, answer: Any) -> int:
        return int(answer.card[0]) if isinstance(answer, Dare) else 3
