"""Budgets of looking back: a long game is open at once, its log is told without a stall, and jumps are instant."""

from __future__ import annotations

import copy
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from game.bots.players import RandomPlayer
from game.client.app import App
from game.client.play.table import PlayTable
from game.client.scenes.board import BoardScene
from game.client.scenes.replay import ReplayScene, replay_of_table
from game.client.shots import hidden
from game.engine import Session
from game.rules.zombicide.rules import TableSetup, ZombicideRules
from game.saves.documents import encoded, load, save_of
from game.saves.settings import Settings
from game.tables import open_table
from tests.saves.games import GAME, label

ROUNDS = 30
MILLISECOND = 0.001
FRAME = 1 / 60


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLDOUT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


@pytest.fixture(scope="module")
def long_game() -> Session[Any]:
    """A game in its thirtieth round, of six whom nothing kills; the rules are the same otherwise, so it replays."""
    plain = open_table(GAME, "m0", TableSetup())
    assert isinstance(plain, ZombicideRules)
    tough = copy.copy(plain.edition)
    people = plain.edition.content.survivors
    tough.content = replace(
        plain.edition.content, survivors={name: one.model_copy(update={"health": 1000}) for name, one in people.items()}
    )
    rules = ZombicideRules(tough, plain.mission, plain.table)
    for seed in range(1, 50):
        session = Session(rules, seed)
        player = RandomPlayer(seed)
        while session.question is not None and session.state.round < ROUNDS:
            session.answer(player.decide(session, session.question))
        if session.question is not None:
            return session
    raise AssertionError("nobody lives so long any more")


def test_a_long_game_is_open_at_once(benchmark: Any, tmp_path: Path, long_game: Session[Any]) -> None:
    path = tmp_path / "long.holdout"
    path.write_bytes(encoded(save_of(long_game, label())))

    def opened() -> PlayTable:
        return PlayTable(Session.resume(long_game.rules, load(path).record))

    assert benchmark(opened).question is not None
    assert benchmark.stats.stats.median < 100 * MILLISECOND


def test_its_log_is_told_without_a_stall(long_game: Session[Any]) -> None:
    app = App(hidden((1280, 720)), Settings().changed(language="en"))
    app.push(lambda app: BoardScene(app, PlayTable(Session.resume(long_game.rules, long_game.record()))))
    scene = app.scene
    assert isinstance(scene, BoardScene)
    spent = []
    while scene.table.recalling:
        start = perf_counter()
        app.update(FRAME)
        spent.append(perf_counter() - start)
    assert len(scene.table.log) > 1000
    spent.sort()
    assert spent[len(spent) * 9 // 10] < FRAME, "nine frames of ten are in time"
    assert len(spent) < 120, "and all is told within two seconds"


def test_jumps_are_instant(long_game: Session[Any]) -> None:
    app = App(hidden((1280, 720)), Settings().changed(language="en"))
    app.push(replay_of_table(PlayTable(long_game)))
    scene = app.scene
    assert isinstance(scene, ReplayScene)
    scene.reel.wind()
    spent = []
    for number in scene.reel.rounds:
        start = perf_counter()
        scene.table.go_to_round(number)
        spent.append(perf_counter() - start)
        assert scene.view.state.round == number
    assert len(spent) == ROUNDS
    spent.sort()
    assert spent[len(spent) // 2] < 5 * MILLISECOND
