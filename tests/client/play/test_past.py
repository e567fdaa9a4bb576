"""The log of a game that was resumed, and of one in which decisions were taken back: always what really happened."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.bots.players import GreedyPlayer
from game.client.app import App
from game.client.play.start import kept_game, kept_position
from game.client.play.story import Line
from game.client.play.table import PlayTable
from game.client.scenes.board import BoardScene
from game.client.shots import hidden
from game.engine import Option, Refused, Session
from game.saves.settings import Settings
from game.tables import open_table
from tests.client.films import PLAYERS, kept, played


def words(lines: Sequence[Line]) -> list[tuple[str, str, str]]:
    return [(line.sentences["en"], line.sentences["it"], line.zone) for line in lines]


def resumed(session: Session[Any], **options: bool) -> PlayTable:
    return PlayTable(Session.resume(session.rules, session.record(), **options), PLAYERS)


@pytest.mark.parametrize("answers", [1, 9, 40, 77, 120, None])
def test_a_resumed_game_tells_what_happened_before(answers: int | None) -> None:
    session = played(answers)
    table = resumed(session)
    assert table.view.state == session.state
    table.recall()
    assert not table.recalling
    assert words(table.log) == words(PlayTable(session, PLAYERS).log)
    assert any(line.zone for line in table.log)


def test_it_is_told_a_little_at_a_time() -> None:
    table = resumed(played())
    begun = len(table.log)
    pieces = 0
    while table.recalling:
        assert len(table.log) == begun, "all of it or nothing"
        table.recall(0.0005)
        pieces += 1
    assert pieces > 5
    assert len(table.log) > 200


def test_the_scene_tells_it_while_it_lives(tmp_path: Path) -> None:
    app = App(hidden((1280, 720)), Settings().changed(language="en", speed="instant"))
    app.push(kept_game(kept(tmp_path, 77)))
    scene = app.scene
    assert isinstance(scene, BoardScene)
    assert scene.table.question is not None, "it can be played at once"
    assert scene.wait() == 0
    for _ in range(500):
        app.update(1 / 60)
    assert not scene.table.recalling
    assert words(scene.table.log) == words(PlayTable(played(77), PLAYERS).log)
    app.pop()


def test_pictures_of_a_kept_game_show_its_log(tmp_path: Path) -> None:
    app = App(hidden((1920, 1080)), Settings().changed(language="en"))
    app.push(kept_position(kept(tmp_path, 77)))
    assert len(app.scene.table.log) > 100  # type: ignore[attr-defined]


def test_answers_after_a_resume_are_told_once(tmp_path: Path) -> None:
    """Where the snapshot is the open question itself, asking what can be taken back makes the session look back."""
    session = played(40)
    while session.record().at < len(session.steps):
        assert session.question is not None
        session.answer(session.question.candidates()[0])
    table = resumed(session, auto=True)
    live = PlayTable(session, PLAYERS)
    table.session.undo_refusal()
    bot = GreedyPlayer(1)
    for _ in range(20):
        question = table.question
        if question is None:
            break
        wish = bot.decide(table.session, question)
        wish = list(wish.key()) if isinstance(wish, Option) else wish
        for each in (table, live):
            each.answer(wish)
            each.catch_up()
            assert each.view.state == each.session.state
    table.recall()
    assert words(table.log) == words(live.log)


def test_undo_behind_the_snapshot_forgets_what_was_told() -> None:
    session = played(60)
    table = resumed(session, free_undo=True)
    for _ in range(25):
        table.undo()
        assert table.view.state == table.session.state
        assert words(table.log) == words(_told_again(table.session))
    while True:
        try:
            table.redo()
        except Refused:
            break
        assert words(table.log) == words(_told_again(table.session))
    assert table.view.state == session.state


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_taken_back_and_done_again_the_log_is_true(seed: int) -> None:
    chance = Random(seed)
    table = PlayTable(Session(open_table("undead_or_alive", "m0"), seed, free_undo=True, auto=True))
    bot = GreedyPlayer(seed)
    for number in range(140):
        deed = chance.choice(("answer", "answer", "undo", "redo"))
        try:
            if deed == "undo":
                table.undo()
            elif deed == "redo":
                table.redo()
            elif table.question is not None:
                table.answer(bot.decide(table.session, table.question))
                if chance.random() < 0.7:
                    table.catch_up()
        except Refused:
            continue
        table.catch_up()
        if number % 5 == 0:
            assert table.view.state == table.session.state
            assert table.log == _told_again(table.session, ())


def _told_again(session: Session[Any], players: tuple[str, ...] = PLAYERS) -> list[Line]:
    """The log of the same answers, given one after the other at a new table."""
    again = Session(session.rules, session.seed)
    for step in session.steps:
        again.answer(step.answer, step.seat)
    return PlayTable(again, players).log
