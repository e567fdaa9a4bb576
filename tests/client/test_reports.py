"""Reporting a problem at the table and in a replay: one file, told in a sentence, that replays without a screen."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from game.client.app import App
from game.client.canvas import Proof
from game.client.play.reporting import ReportDialog
from game.client.play.start import kept_game, new_game
from game.client.scenes.board import BoardScene
from game.client.scenes.replay import ReplayScene, replay_scene
from game.client.shots import hidden
from game.engine import Refused
from game.reopening import reopen, replay_of
from game.saves.folders import folders
from game.saves.settings import Settings
from tests.client.films import GAME, acting, kept, played, watching
from tests.client.hands import Hands


def at_table(path: Path, **settings: object) -> tuple[Hands, BoardScene]:
    app = App(hidden((1280, 720)), Settings().changed(**{"language": "en", **settings}))
    app.push(kept_game(path))
    app.update(0)
    scene = app.scene
    assert isinstance(scene, BoardScene)
    return Hands(app), scene


def only_report() -> Path:
    found = list(folders().reports.iterdir())
    assert len(found) == 1
    return found[0]


def told(hands: Hands) -> str:
    proof = Proof()
    hands.app._redraw = True
    hands.app.draw(proof)
    assert proof.faults() == []
    return " ".join(note.text for note in proof.written)


def test_by_keyboard_at_the_table(tmp_path: Path) -> None:
    answers = acting(50)
    hands, scene = at_table(kept(tmp_path, answers))
    hands.key(pygame.K_F8)
    hands.key(pygame.K_F8)
    assert len(scene.screen.layers) == 2, "one question is enough"
    hands.type("They walked through the wall.")
    hands.key(pygame.K_RETURN)
    report = only_report()
    assert report.name in told(hands).replace(" ", "")
    hands.key(pygame.K_RETURN)
    assert len(scene.screen.layers) == 1
    assert reopen(report).save.note == "They walked through the wall."
    assert reopen(report).session.state == played(answers).state
    assert len(list(replay_of(report)[0])) == answers + 1
    hands.app.pop()


def test_by_mouse_from_the_menu(tmp_path: Path) -> None:
    hands, scene = at_table(kept(tmp_path, acting(50)))
    hands.key(pygame.K_ESCAPE)
    hands.click_on("Report a problem")
    hands.click_on("Write the report")
    assert only_report().is_file()
    hands.click_on("All right")
    assert len(scene.screen.layers) == 1
    hands.app.pop()


def test_a_question_that_is_open_stays_open() -> None:
    app = App(hidden((1280, 720)), Settings().changed(language="en", speed="instant"))
    app.push(new_game(GAME, "m0", seed=3))
    scene = app.scene
    assert isinstance(scene, BoardScene)
    hands = Hands(app)
    app.update(0)
    for _ in range(200):
        if len(scene.screen.layers) > 1:
            break
        question = scene.table.question
        assert question is not None
        scene.answer(question.candidates()[0])
        while not scene.animator.idle:
            app.update(1)
    dialog = scene.screen.top
    assert len(scene.screen.layers) == 2
    hands.key(pygame.K_F8)
    assert isinstance(scene.screen.top, ReportDialog)
    hands.key(pygame.K_ESCAPE)
    assert scene.screen.top is dialog
    app.pop()


def test_in_a_replay_the_report_says_where(tmp_path: Path) -> None:
    hands, scene = watching(kept(tmp_path))
    scene.seek(scene.reel.rounds[2])
    taken = scene.reel.decisions(scene.table.at)
    hands.key(pygame.K_m)
    hands.click_on("Report a problem")
    hands.type("Here.")
    hands.click_on("Write the report")
    report = only_report()
    assert reopen(report).save.note == f"At decision {taken}, round 2. Here."
    assert reopen(report).session.steps == played().steps
    again, watched = watching(report)
    watched.to_end()
    assert watched.view.state == played().state
    assert isinstance(again.app.scene, ReplayScene)


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*facts: object) -> Path:
        raise Refused("There is no room left on the disk.")

    monkeypatch.setattr("game.client.play.reporting.report", full)
    hands, _ = at_table(kept(tmp_path, 50))
    hands.key(pygame.K_F8)
    hands.key(pygame.K_RETURN)
    assert "no room left" in told(hands)
    hands.app.pop()


def test_such_a_file_becomes_a_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.replays import test_replays as dropped

    hands, _ = at_table(kept(tmp_path, 50))
    hands.key(pygame.K_F8)
    hands.key(pygame.K_RETURN)
    path = Path(shutil.copy2(only_report(), tmp_path))
    hands.app.pop()
    dropped.test_it_replays(path)
    dropped.test_it_goes_on_from_its_snapshot(path)
    assert callable(replay_scene(path))
