"""A crash of the client: a report with the save beside it, a sentence, and a game that goes on where it stood."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.client import app as application
from game.client.app import App
from game.client.play.start import new_game
from game.client.scenes.board import BoardScene
from game.reopening import latest, reopen


def test_a_crash_is_reported_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOLDOUT_HOME", str(tmp_path))
    sit = new_game("undead_or_alive", "m0", seed=4)
    answered: list[int] = []

    def sit_and_answer(app: App) -> BoardScene:
        scene = sit(app)
        for _ in range(3):
            question = scene.table.session.question
            assert question is not None
            scene.table.catch_up()
            scene.table.answer(question.candidates()[0])
        answered.append(len(scene.table.session.steps))
        return scene

    def broken(app: App) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(App, "loop", broken)
    monkeypatch.setattr(application.pygame, "quit", lambda: None)
    assert application.run(sit_and_answer) == 1
    told = capsys.readouterr().err
    assert "a report is in" in told
    assert "Traceback" not in told
    (folder,) = (tmp_path / "reports").iterdir()
    assert "ZeroDivisionError: a bug" in (folder / "report.txt").read_text()
    assert list(folder.glob("*.holdout"))
    assert len(reopen(latest()).session.steps) == answered[0]
