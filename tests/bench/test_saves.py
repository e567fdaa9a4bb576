"""Budgets of saving: what a game of thirty rounds costs its own thread, its loading, and a list of two hundred."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median
from time import perf_counter, sleep, thread_time
from typing import Any

import pytest

from game.bots.players import RandomPlayer
from game.engine import Session
from game.reopening import reopen
from game.rules.zombicide.rules import TableSetup
from game.saves.autosave import Autosaver
from game.saves.documents import encoded, save_of
from game.saves.shelf import Shelf
from game.tables import open_table
from tests.saves.games import GAME, label, played

ROUNDS = 30
MILLISECOND = 0.001


@pytest.fixture(scope="module")
def long_game() -> Session[Any]:
    """A game in its thirtieth round with a full log behind it."""
    games = (_endured(seed) for seed in range(1, 50))
    return next(game for game in games if game is not None)


def _endured(seed: int) -> Session[Any] | None:
    """A random game of six who recover from nearly everything, in round thirty; None if it ended before."""
    session = Session(open_table(GAME, "m0", TableSetup()), seed)
    player = RandomPlayer(seed)
    while session.question is not None:
        late = session.state.round >= ROUNDS
        for survivor in session.state.survivors.values():
            survivor.health, survivor.wounds = 20 if late else 1000, 0
        record = session.record()
        if late and record.at == len(session.steps) and next(iter(record.state.survivors.values())).health == 20:
            return session
        session.answer(player.decide(session, session.question))
    return None


def test_an_autosave_costs_the_game_almost_nothing(tmp_path: Path, long_game: Session[Any]) -> None:
    saver = Autosaver(Shelf(tmp_path), "long", label())
    costs, work = [], []
    for _ in range(60):
        start, begun = perf_counter(), thread_time()
        saver.keep(long_game)
        costs.append(perf_counter() - start)
        work.append(thread_time() - begun)
        sleep(0.01)
    assert saver.close() is None
    assert median(costs) < 5 * MILLISECOND
    assert max(work) < 5 * MILLISECOND, (
        "what the machine does beside it does not count, what the game's thread does, does"
    )


def test_writing_the_document_would_fit_the_budget_as_well(benchmark: Any, long_game: Session[Any]) -> None:
    save = save_of(long_game, label())
    benchmark(encoded, save)
    assert benchmark.stats.stats.median < 5 * MILLISECOND


def test_loading_is_quick(benchmark: Any, tmp_path: Path, long_game: Session[Any]) -> None:
    path = tmp_path / "long.holdout"
    path.write_bytes(encoded(save_of(long_game, label())))
    benchmark(reopen, path)
    assert benchmark.stats.stats.median < 100 * MILLISECOND


def test_two_hundred_saves_are_listed_quickly(benchmark: Any, tmp_path: Path, long_game: Session[Any]) -> None:
    data = encoded(save_of(long_game, label()))
    for number in range(200):
        (tmp_path / f"game-{number}.holdout").write_bytes(data)
        (tmp_path / f"game-{number}.holdout.bak").write_bytes(data)
    shelf = Shelf(tmp_path)
    assert len(shelf.entries()) == 200
    benchmark(shelf.entries)
    assert benchmark.stats.stats.median < 200 * MILLISECOND


def test_the_log_of_such_a_game_stays_small(long_game: Session[Any]) -> None:
    data = encoded(save_of(long_game, label()))
    assert long_game.state.round == ROUNDS
    assert len(json.loads(data)["body"]["steps"]) == len(long_game.steps)
    assert len(data) < 500_000
    assert len(data) > len(encoded(save_of(played(answers=10), label())))
