"""Every question that real games ask beside the board has a dialog that reads well and accepts what it shows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.bots.players import RandomPlayer
from game.client import words
from game.client.app import App
from game.client.canvas import Proof
from game.client.play.dialogs import dialog_for
from game.client.play.dialogs.inventory import InventoryDialog
from game.client.play.dialogs.options import Picking
from game.client.play.dialogs.shares import ShareDialog
from game.client.play.offers import answered_on_board
from game.client.play.view import TableView
from game.client.scenes.setup_wishes import Wishes, missions_of
from game.client.shots import hidden
from game.engine import Question, Session
from game.rules.zombicide.state import ZombicideState
from game.saves.settings import Settings
from game.tables import open_table
from tests.client.decisions import Stage

MOST_STEPS = 400


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    words.speak("en")


def answered(question: Question, app: App, view: TableView) -> None:
    """Lay the dialog on a screen, proof-read it, and take what it would answer at once."""
    answers: list[object] = []
    dialog = dialog_for(question, view, answers.append)
    assert dialog is not None, question.kind
    app.scene.screen.ask(dialog)
    proof = Proof()
    app.draw(proof)
    assert proof.written
    assert proof.faults() == [], question
    if isinstance(dialog, ShareDialog | InventoryDialog):
        dialog.confirm()
    else:
        assert isinstance(dialog, Picking)
        answers.extend(entry.answer for entry in dialog._entries)
        assert len(answers) == len(question.options)
    for answer in answers:
        question.accept(answer)
    assert answers
    app.scene.screen.close()


@pytest.mark.parametrize("mission", missions_of("undead_or_alive"))
def test_all_questions_of_a_game(mission: str) -> None:
    lang = "it" if int(mission[1:]) % 2 else "en"
    app = App(hidden((1280, 720)), Settings(language=lang))
    app.push(Stage)
    wishes = Wishes(mission=mission, ultrared=True, companions=True)
    wishes.suggest(4)
    wishes.seat_players(2)
    proof_read(Session(open_table(wishes.game, mission, wishes.setup), seed=7, remember=False), app)


@pytest.mark.parametrize("mission", ["m0", "m1", "m5", "m7"])
def test_all_questions_on_the_station(mission: str) -> None:
    lang = "it" if int(mission[1:]) % 2 else "en"
    app = App(hidden((1280, 720)), Settings(language=lang))
    app.push(Stage)
    proof_read(Session(open_table("invader", mission), seed=7, remember=False), app)


def proof_read(session: Session[ZombicideState], app: App) -> None:
    """Play at random, and read every sort of question once."""
    player = RandomPlayer(7)
    asked: set[tuple[str, str]] = set()
    while session.question is not None and len(session.steps) < MOST_STEPS:
        question = session.question
        reason = (question.kind, getattr(question, "why", ""))
        if reason not in asked and not answered_on_board(question):
            asked.add(reason)
            answered(question, app, TableView(session.rules, session.state, ("Anna", "Bruno")))
        session.answer(player.decide(session, question))
    assert len(asked) > 2
