"""Budgets of the kernel."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from game.engine import Choice, Event, Option, Play, Session, State, Table

ROUNDS = 2000


@dataclass(frozen=True, slots=True)
class Ticked(Event):
    count: int

    def apply(self, state: Ticks) -> None:
        state.ticks += self.count


@dataclass(slots=True, kw_only=True)
class Ticks(State):
    ticks: int = 0

    def copy(self) -> Ticks:
        return Ticks(**self.copied_core(), ticks=self.ticks)


@dataclass(slots=True, eq=False)
class Tick(Option):
    count: int

    def key(self) -> tuple[str, int]:
        return ("tick", self.count)


class TickRules:
    """Asks, and lets one event happen, for ever: what remains is the kernel's own work."""

    name = "ticks"
    seats = 1
    options = (Tick(1), Tick(2), Tick(3))

    def opening(self, seed: int) -> Ticks:
        return Ticks(seed=seed)

    def play(self, table: Table[Ticks]) -> Play:
        while True:
            choice = yield Choice(seat=0, options=self.options)
            table.happen(Ticked(choice.count))


def answer_many(session: Session[Any]) -> None:
    answer = session.answer
    pick = TickRules.options[1]
    for _ in range(ROUNDS):
        answer(pick)


def bare_generator() -> Generator[Ticked, int, None]:
    count = 1
    while True:
        count = yield Ticked(count)


def bare_seconds() -> float:
    """The same number of bare sends that yield a frozen dataclass."""
    generator = bare_generator()
    next(generator)
    send = generator.send
    start = perf_counter()
    for _ in range(ROUNDS):
        send(2)
    return perf_counter() - start


def test_an_answer_costs_at_most_10_microseconds_or_25_bare_sends(benchmark: BenchmarkFixture) -> None:
    benchmark.pedantic(
        answer_many, setup=lambda: ((Session(TickRules(), 1, remember=False),), {}), rounds=30, warmup_rounds=3
    )
    bare = min(bare_seconds() for _ in range(30)) / ROUNDS
    cost = benchmark.stats.stats.median / ROUNDS
    benchmark.extra_info["microseconds"] = cost * 1e6
    benchmark.extra_info["bare sends"] = cost / bare
    assert cost <= 10e-6 or cost <= 25 * bare, f"{cost * 1e6:.1f} us, {cost / bare:.1f} bare sends"


@dataclass(slots=True)
class Piece:
    id: str
    zone: str
    wounds: int = 0
    cards: list[str] = field(default_factory=list)

    def copy(self) -> Piece:
        return Piece(self.id, self.zone, self.wounds, self.cards.copy())


@dataclass(slots=True, kw_only=True)
class Pieces(State):
    pieces: dict[str, Piece] = field(default_factory=dict)

    def copy(self) -> Pieces:
        return Pieces(**self.copied_core(), pieces={key: piece.copy() for key, piece in self.pieces.items()})


@pytest.fixture
def crowd() -> Pieces:
    pieces = {f"piece {n}": Piece(f"piece {n}", f"zone {n % 40}") for n in range(300)}
    return Pieces(seed=1, pieces=pieces, piles={"deck": [f"card {n}" for n in range(60)]})


def test_a_snapshot_of_300_pieces_takes_at_most_150_microseconds(benchmark: BenchmarkFixture, crowd: Pieces) -> None:
    benchmark(crowd.copy)
    assert benchmark.stats.stats.median <= 150e-6
