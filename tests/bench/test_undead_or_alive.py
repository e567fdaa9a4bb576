"""Budgets of Undead or Alive: decisions a second, a crowded zombie phase, odds, replay."""

from __future__ import annotations

from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from game.bots.simulate import play_game
from game.engine import Choice, Rules, Session, Stream, Table, replay
from game.rules.zombicide.attack import Attack
from game.rules.zombicide.enemies import activate
from game.rules.zombicide.game import Game
from game.rules.zombicide.rules import ZombicideRules
from game.tables import open_table

GAMES = 12


@pytest.fixture(scope="module")
def m1() -> Rules[Any]:
    return open_table("undead_or_alive", "m1")


def test_at_least_10_000_decisions_a_second_with_the_random_bot_on_m1(
    benchmark: BenchmarkFixture, m1: Rules[Any]
) -> None:
    played = benchmark.pedantic(
        lambda: [play_game(m1, "random", seed) for seed in range(GAMES)], rounds=5, warmup_rounds=1
    )
    decisions = sum(game.decisions for game in played)
    speed = decisions / benchmark.stats.stats.median
    benchmark.extra_info["decisions a second"] = speed
    assert not any(game.crash for game in played)
    assert speed >= 10_000, f"{speed:.0f} decisions a second"


def crowded(rules: Rules[Any], enemies: int = 72) -> tuple[Game, Any]:
    """A board with all the miniatures of the box on it, after the set-up."""
    assert isinstance(rules, ZombicideRules)
    session = Session(rules, 3, remember=False)
    while session.question is not None and session.state.phase == "setup":
        session.answer(session.question.sample(Stream(1)))
    state = session.state.copy()
    zones = list(rules.board(state).zones)
    for number in range(enemies):
        kind = ("walker", "walker", "runner", "brute")[number % 4]
        stock = next(stock for stock in (state.reserve[kind], *state.reserve.values()) if stock)
        state.enemies.setdefault(zones[number * 7 % len(zones)], []).append(stock.pop())
    for survivor in state.survivors.values():
        survivor.health = 1000
    return Game(rules, state, Table(state)), state


def run_phase(game: Game) -> None:
    rule = activate(game, tuple(game.rules.enemy_types))
    stream = Stream(1)
    value = None
    while True:
        try:
            question = rule.send(value)
        except StopIteration:
            return
        value = question.accept(question.sample(stream))


def test_a_zombie_phase_with_the_whole_box_on_nine_tiles_takes_at_most_5_ms(benchmark: BenchmarkFixture) -> None:
    """All 73 miniatures act, on the board of M9; the budget speaks of a hundred, so it is scaled down by as much."""
    rules = open_table("undead_or_alive", "m9")
    benchmark.pedantic(run_phase, setup=lambda: ((crowded(rules)[0],), {}), rounds=40, warmup_rounds=3)
    assert benchmark.stats.stats.median <= 5e-3 * 73 / 100


def test_odds_of_any_option_take_at_most_a_millisecond(benchmark: BenchmarkFixture, m1: Rules[Any]) -> None:
    session = Session(m1, 5, remember=False)
    stream = Stream(5)
    attacks: list[tuple[Any, Attack]] = []
    while session.question is not None and len(attacks) < 40:
        if isinstance(session.question, Choice):
            found = [option for option in session.question.options if isinstance(option, Attack)]
            attacks.extend((session.state.copy(), option) for option in found if session.state.turn)
        session.answer(session.question.sample(stream))
    benchmark(lambda: [m1.odds(state, option) for state, option in attacks])
    assert attacks
    assert benchmark.stats.stats.median / len(attacks) <= 1e-3


def test_a_thousand_decisions_are_replayed_in_at_most_150_ms(benchmark: BenchmarkFixture, m1: Rules[Any]) -> None:
    logs = []
    for seed in range(200):
        session = Session(m1, seed, remember=False)
        stream = Stream(seed)
        while session.question is not None:
            session.answer(session.question.sample(stream))
        logs.append((seed, [step.answer for step in session.steps]))
        if sum(len(answers) for _, answers in logs) >= 1000:
            break
    steps = sum(len(answers) for _, answers in logs)
    benchmark(lambda: [replay(m1, seed, answers) for seed, answers in logs])
    assert benchmark.stats.stats.median * 1000 / steps <= 150e-3
