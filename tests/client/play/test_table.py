"""The table behind the screen and the show in front of it: what is shown is always what has happened."""

from __future__ import annotations

import pytest

from game.bots.players import GreedyPlayer
from game.client.play.table import PlayTable
from game.client.scenes.board import BoardScene
from game.engine import Refused, Session
from game.rules.zombicide.action import Act
from game.tables import open_table
from tests.client.hands import Hands
from tests.client.play.brain import GAME, Mouse, at_table


def table(seed: int = 3, mission: str = "m0", *, free_undo: bool = False) -> PlayTable:
    return PlayTable(Session(open_table(GAME, mission), seed, auto=True, free_undo=free_undo))


def to_first_action(board: PlayTable) -> None:
    while not isinstance(board.session.question, Act):
        question = board.session.question
        assert question is not None
        board.answer(question.candidates()[0])
        board.catch_up()


class TestFolding:
    @pytest.mark.parametrize("mission", ["m0", "m5", "m9"])
    def test_the_view_ends_where_the_game_is(self, mission: str) -> None:
        board = table(mission=mission)
        bot = GreedyPlayer(7)
        for _ in range(120):
            question = board.question
            if question is None:
                break
            board.answer(bot.decide(board.session, question))
            while not board.idle:
                assert board.question is None, "nobody is asked before everything has been shown"
                board.fold_next()
            assert board.view.state == board.session.state
            assert board.shown == board.session.events

    def test_the_view_lags_behind_until_it_is_shown(self) -> None:
        board = table()
        to_first_action(board)
        before = board.view.state.copy()
        board.answer(board.session.question.candidates()[0])  # type: ignore[union-attr]
        assert not board.idle
        assert board.view.state == before
        assert board.session.state != before
        board.catch_up()
        assert board.view.state == board.session.state

    def test_the_log_speaks_both_languages(self) -> None:
        board = table()
        assert board.log
        assert all(set(line.sentences) == {"en", "it"} for line in board.log)
        assert any(line.sentences["en"] != line.sentences["it"] for line in board.log)


class TestUndo:
    def test_undo_and_redo_keep_view_and_log_true(self) -> None:
        board = table()
        to_first_action(board)
        before, lines = board.view.state.copy(), len(board.log)
        question = board.question
        assert isinstance(question, Act)
        board.answer(next(option for option in question.options if option.key()[0] == "move"))
        board.catch_up()
        after = board.view.state.copy()
        assert len(board.log) > lines
        board.undo()
        assert board.view.state == before == board.session.state
        assert len(board.log) == lines
        board.redo()
        assert board.view.state == after == board.session.state

    def test_what_cannot_be_taken_back_is_refused(self) -> None:
        board = table()
        assert board.session.undo_refusal() is not None
        before = board.view.state.copy()
        with pytest.raises(Refused, match="take back"):
            board.undo()
        assert board.view.state == before == board.session.state

    def test_every_answer_and_undo_is_kept(self) -> None:
        kept: list[int] = []
        session = Session(open_table(GAME, "m0"), 3, auto=True)
        board = PlayTable(session, save=lambda session: kept.append(len(session.steps)))
        to_first_action(board)
        board.answer(board.question.candidates()[0])  # type: ignore[union-attr]
        board.catch_up()
        answers = len(kept)
        board.undo()
        assert len(kept) == answers + 1
        assert kept[-1] == len(session.steps)


class TestTheShow:
    def test_at_normal_speed_everything_is_shown_and_true(self) -> None:
        """A whole round in real time: events come one by one, the view is never ahead, and ends true."""
        hands, scene = at_table(seed=5, speed="normal")
        brain = Mouse(hands, scene, 5)
        seen: list[int] = []
        for _ in range(400):
            if scene.table.question is None and scene.animator.idle:
                break
            if scene.animator.idle:
                assert scene.view.state == scene.table.session.state
                if scene.view.state.round > 1:
                    break
                brain.decide()
            else:
                before = len(scene.table.shown)
                hands.app.update(0.1)
                seen.append(len(scene.table.shown) - before)
        while not scene.animator.idle:
            hands.app.update(0.1)
        assert scene.view.state.round > 1
        assert scene.view.state == scene.table.session.state
        assert 0 in seen, "it takes time"
        assert 1 in seen, "it comes one by one"

    def _paused(self, seed: int) -> tuple[Hands, BoardScene]:
        """The first round is over and the show of what comes then is stopped; by some seeds a question comes first."""
        hands, scene = at_table(seed=seed, speed="instant")
        brain = Mouse(hands, scene, seed)
        while sum(not one.done for one in scene.view.band) > 1 or not isinstance(scene.table.question, Act):
            brain.watch()
            brain.decide()
        hands.app.change(speed="normal")
        end = next(offer for offer in scene.controller.offers if offer.verb == "end_turn")
        scene.answer(end.option)
        assert not scene.animator.idle
        scene.pause()
        for _ in range(100):
            hands.app.update(0.1)
        return hands, scene

    def test_pause_step_and_skip(self) -> None:
        games = (self._paused(seed) for seed in range(5, 25))
        hands, scene = next(game for game in games if not game[1].animator.idle)
        assert scene.animator.waiting
        left = len(scene.table.pending)
        assert left > 0
        assert scene.wait() is None, "a paused show rests"
        scene.step()
        for _ in range(100):
            hands.app.update(0.1)
        assert scene.animator.waiting or scene.animator.idle
        assert len(scene.table.pending) < left
        scene.skip()
        assert scene.animator.idle
        assert scene.view.state == scene.table.session.state
