"""Kills, mutants and new processes: slices of what tests.saves.kills, .mutants and .continuations try at length."""

from __future__ import annotations

import pytest

from game.missions import shipped_missions
from tests.saves import kills, mutants
from tests.saves.continuations import in_another_process
from tests.saves.games import GAME


def test_a_killed_process_loses_at_most_the_last_answer() -> None:
    assert max(kills.run(15)) <= 1


@pytest.mark.parametrize("seed", [11, 12, 13])
def test_mutants_are_opened_rightly_or_refused_with_a_sentence(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLDOUT_HOME", "")
    results, slowest = mutants.run(180, seed)
    assert sum(results.values()) == 180
    assert not [each for each in results if each.endswith("word")]
    assert slowest < mutants.SLOWEST


@pytest.mark.parametrize("mission", shipped_missions(GAME))
def test_a_game_goes_on_the_same_in_another_process(mission: str) -> None:
    assert in_another_process(mission, 2) == 2
