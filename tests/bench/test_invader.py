"""Budgets of Invader: decisions a second, and a crowded Xenos' phase on nine tiles with doors and mold."""

from __future__ import annotations

from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from game.bots.simulate import play_game
from game.engine import Rules, Session, Stream, Table
from game.rules.invader.state import NEUTRAL, Door
from game.rules.zombicide.game import Game
from game.rules.zombicide.rules import ZombicideRules
from game.tables import open_table
from tests.bench.test_undead_or_alive import GAMES, run_phase


@pytest.fixture(scope="module")
def m1() -> Rules[Any]:
    return open_table("invader", "m1")


def test_at_least_8_000_decisions_a_second_with_the_random_bot_on_m1(
    benchmark: BenchmarkFixture, m1: Rules[Any]
) -> None:
    """A little below the first game's budget: there are more things to be offered on every turn."""
    played = benchmark.pedantic(
        lambda: [play_game(m1, "random", seed) for seed in range(GAMES)], rounds=5, warmup_rounds=1
    )
    speed = sum(game.decisions for game in played) / benchmark.stats.stats.median
    benchmark.extra_info["decisions a second"] = speed
    assert not any(game.crash for game in played)
    assert speed >= 8_000, f"{speed:.0f} decisions a second"


def crowded(rules: Rules[Any]) -> Game:
    """All 64 miniatures of the box on the board, five doors shut, mold in every tenth zone."""
    assert isinstance(rules, ZombicideRules)
    session = Session(rules, 3, remember=False)
    while session.question is not None and session.state.phase == "setup":
        session.answer(session.question.sample(Stream(1)))
    state = session.state.copy()
    board = rules.board(state)
    zones = [zone.id for zone in board.zones.values() if zone.kind.name != "exterior"]
    everybody = [enemy for stock in state.reserve.values() for enemy in stock]
    for stock in state.reserve.values():
        stock.clear()
    for number, enemy in enumerate(everybody):
        state.enemies.setdefault(zones[number * 7 % len(zones)], []).append(enemy)
    state.mold.update(dict.fromkeys(zones[::10], True))
    state.spawns.clear()
    doorways = [each for each in board.openings if each.kind.name == "doorway"]
    free = [each for each in doorways if not state.mold.keys() & set(each.zones) and each.id not in state.doors]
    state.doors.update({each.id: Door(each.id, NEUTRAL) for each in free[:3]})
    for survivor in state.survivors.values():
        survivor.health = 1000
    return Game(rules, state, Table(state))


def test_a_xenos_phase_with_the_whole_box_on_nine_tiles_takes_at_most_5_ms(benchmark: BenchmarkFixture) -> None:
    """All 64 miniatures act, on the board of M8; the budget speaks of a hundred, so it is scaled down by as much."""
    rules = open_table("invader", "m8")
    benchmark.pedantic(run_phase, setup=lambda: ((crowded(rules),), {}), rounds=40, warmup_rounds=3)
    assert benchmark.stats.stats.median <= 5e-3 * 64 / 100
