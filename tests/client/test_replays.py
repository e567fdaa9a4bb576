"""Watching a game again: what is shown is what was played, at every moment, and nothing can be changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client import shots
from game.client.canvas import Proof
from game.client.play.table import PlayTable
from game.client.scenes.board import BoardScene
from game.client.scenes.outcome import Outcome
from game.client.scenes.replay import ReplayScene, replay_of_table, replay_scene
from game.client.widgets import Button
from game.engine import Refused, Session
from game.reopening import reopen
from game.rules.zombicide.state import ZombicideState
from game.saves.documents import encoded, load
from game.saves.folders import folders
from game.saves.shelf import Shelf
from tests.client.endings import ended
from tests.client.films import GAME, PLAYERS, kept, played, watching
from tests.client.hands import Hands

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]


@pytest.fixture
def film(tmp_path: Path) -> Path:
    """A game that was lost or won."""
    return kept(tmp_path)


def settle(hands: Hands, scene: ReplayScene, most: float = 60.0) -> float:
    """Let what is being shown be shown; the seconds that took."""
    spent = 0.0
    while not scene.animator.idle:
        hands.app.update(1 / 30)
        spent += 1 / 30
        assert spent < most, "the show never ends"
    return spent


def moments() -> dict[int, ZombicideState]:
    """The state at every decision of the same game, played once more, by the number of answers before it."""
    whole = played()
    again = Session(whole.rules, whole.seed)
    found = {}
    for number, step in enumerate(whole.steps):
        if not step.automatic:
            found[number] = again.state.copy()
        again.answer(step.answer, step.seat)
    found[len(whole.steps)] = again.state.copy()
    return found


class TestTruth:
    def test_every_decision_is_shown_as_it_was(self, film: Path) -> None:
        _, scene = watching(film)
        expected = moments()
        seen = [scene.table.at]
        assert scene.view.state == expected[scene.table.at]
        while scene.table.advance():
            scene.table.catch_up()
            seen.append(scene.table.at)
            assert scene.view.state == expected[scene.table.at]
        assert seen == list(expected)

    def test_a_round_begins_as_it_did_in_the_game(self, film: Path) -> None:
        hands, scene = watching(film)
        firsts: dict[int, ZombicideState] = {}
        for state in moments().values():
            firsts.setdefault(state.round, state)
        assert len(firsts) > 3
        for number, state in firsts.items():
            scene.jump(lambda number=number: scene.table.go_to_round(number))
            assert scene.view.state == state
        hands.key(pygame.K_HOME)
        shown = [scene.view.state.round]
        for _ in range(len(firsts) - 1):
            hands.key(pygame.K_PAGEDOWN)
            assert scene.view.state == firsts[scene.view.state.round]
            shown.append(scene.view.state.round)
        assert shown == list(firsts)
        hands.key(pygame.K_PAGEDOWN)
        assert scene.table.ended
        hands.key(pygame.K_PAGEUP)
        assert scene.view.state == firsts[max(firsts)]
        hands.key(pygame.K_PAGEUP)
        assert scene.view.state == firsts[max(firsts) - 1]

    def test_the_log_is_that_of_the_game(self, film: Path) -> None:
        _, scene = watching(film)
        live = PlayTable(played(), PLAYERS)
        assert len(live.log) > 200
        scene.to_end()
        assert scene.table.log == live.log
        middle = scene.reel.length // 2
        scene.seek(middle)
        jumped = list(scene.table.log)
        assert jumped == live.log[: len(jumped)]
        scene.to_start()
        while scene.table.at < middle:
            scene.table.advance()
            scene.table.catch_up()
        assert scene.table.log == jumped

    def test_who_answered_what_is_said(self, film: Path) -> None:
        _, scene = watching(film)
        said = set()
        while scene.table.advance():
            scene.table.catch_up()
            said.add(scene.answer_words())
        assert any(words.startswith("Ann, ") and ": Move to the " in words for words in said)
        assert any(words.startswith("Ben, ") and words.endswith(": Search") for words in said)
        assert any(words.startswith("Ben: Turn of ") for words in said)
        assert not any("_" in words or "{" in words for words in said)

    def test_an_unfinished_game_says_that_it_is_not_over(self, tmp_path: Path) -> None:
        hands, scene = watching(kept(tmp_path, 40))
        hands.key(pygame.K_END)
        assert scene.view.state == played(40).state
        assert "not over" in scene.prompt.said[0]


class TestShow:
    def test_space_plays_and_pauses(self, film: Path) -> None:
        hands, scene = watching(film)
        scene.seek(40)
        hands.pass_time(3)
        assert scene.wait() is None, "nothing moves until it is played"
        hands.key(pygame.K_3)
        hands.key(pygame.K_SPACE)
        before = scene.table.at
        hands.pass_time(6)
        assert scene.table.at > before + 1
        hands.key(pygame.K_SPACE)
        hands.pass_time(3)
        stopped = scene.table.told
        hands.pass_time(6)
        assert scene.table.told == stopped
        assert scene.animator.waiting or scene.animator.idle
        assert scene.wait() is None, "a paused show rests"
        hands.key(pygame.K_SPACE)
        hands.pass_time(6)
        assert scene.table.told > stopped

    def test_played_to_its_end_it_stops_and_begins_anew(self, tmp_path: Path) -> None:
        hands, scene = watching(kept(tmp_path, 70))
        scene.seek(60)
        hands.key(pygame.K_3)
        hands.key(pygame.K_SPACE)
        for _ in range(6000):
            hands.app.update(1 / 30)
            if not scene.playing:
                break
        assert scene.table.ended
        assert scene.view.state == played(70).state
        hands.key(pygame.K_SPACE)
        assert scene.playing
        assert scene.table.at < 60

    def test_right_goes_on_and_left_goes_back(self, film: Path) -> None:
        hands, scene = watching(film)
        scene.seek(40)
        here, before = scene.table.at, scene.view.state.copy()
        hands.key(pygame.K_RIGHT)
        assert scene.table.at > here
        assert not scene.animator.idle, "it is shown, not jumped over"
        settle(hands, scene)
        after, lines = scene.view.state.copy(), list(scene.table.log)
        hands.pass_time(2)
        assert scene.view.state == after, "one decision and no more"
        hands.key(pygame.K_LEFT)
        assert scene.table.at == here
        assert scene.view.state == before
        hands.key(pygame.K_RIGHT)
        hands.key(pygame.K_LEFT)
        assert scene.view.state == before, "back from the middle of the show too"
        hands.key(pygame.K_RIGHT)
        hands.key(pygame.K_RIGHT)
        settle(hands, scene)
        hands.key(pygame.K_LEFT)
        assert (scene.view.state, scene.table.log) == (after, lines)

    def test_a_step_is_a_sentence(self, film: Path) -> None:
        hands, scene = watching(film)
        rounds = scene.reel.rounds
        scene.seek(rounds[2])
        hands.key(pygame.K_LEFT)
        hands.key(pygame.K_PERIOD)
        for _ in range(600):
            hands.app.update(1 / 30)
        assert scene.animator.waiting
        waiting = len(scene.table.pending)
        hands.key(pygame.K_PERIOD)
        for _ in range(600):
            hands.app.update(1 / 30)
        assert 0 < waiting - len(scene.table.pending) <= waiting

    def test_three_speeds(self, film: Path) -> None:
        hands, scene = watching(film)
        spent = []
        for key in (pygame.K_1, pygame.K_2, pygame.K_3):
            hands.key(key)
            scene.seek(scene.reel.rounds[2] - 1)
            hands.key(pygame.K_RIGHT)
            spent.append(settle(hands, scene))
        assert spent[0] > 1
        assert spent[1] == pytest.approx(spent[0] / 2, rel=0.15)
        assert spent[2] == pytest.approx(spent[0] / 4, rel=0.2)

    def test_the_pace_of_play_does_not_matter(self, film: Path) -> None:
        hands, scene = watching(film, speed="instant")
        scene.seek(scene.reel.rounds[2] - 1)
        hands.key(pygame.K_RIGHT)
        assert settle(hands, scene) > 1


class TestHands:
    def test_a_click_on_the_timeline_jumps(self, film: Path) -> None:
        hands, scene = watching(film)
        line = scene.timeline
        for number, beat in scene.reel.rounds.items():
            hands.click((line._x(beat), line.rect.bottom - 14))
            assert scene.view.state.round >= number
            assert abs(scene.table.at - beat) <= 4
        hands.drag((line._x(0), line.rect.bottom - 14), (line._x(scene.reel.length - 1), line.rect.bottom - 14))
        assert scene.table.ended

    def test_by_mouse_alone(self, film: Path) -> None:
        hands, scene = watching(film)
        hands.click_on("Next decision (Right)")
        settle(hands, scene)
        here = scene.table.at
        assert here > 0
        hands.click_on("Back one decision (Left)")
        assert scene.table.at < here
        hands.click_on("4×")
        assert scene.speed == 4
        hands.click_on("Next round (Page Down)")
        assert scene.view.state.round == 2
        hands.click_on("Play (Space)")
        assert scene.playing
        hands.click_on("Pause (Space)")
        assert not scene.playing
        hands.click_on("Menu (M)")
        hands.click_on("Watch on")
        hands.click_on("Back (Esc)")
        assert not hands.app.scenes

    def test_the_keyboard_reaches_everything(self, film: Path) -> None:
        hands, scene = watching(film)
        visited = set()
        for _ in range(60):
            hands.key(pygame.K_TAB)
            focused = scene.screen.focused
            assert focused is not None
            assert focused.ringed
            visited.add(focused.name)
        assert {"board", "timeline", "Play (Space)", "2×", "Play on from here", "Menu (M)"} <= visited

    def test_places_are_inspected_by_keyboard_and_by_mouse(self, film: Path) -> None:
        hands, scene = watching(film)
        scene.seek(40)
        hands.key(pygame.K_DOWN)
        assert scene.cursor.zone in scene.view.board.zones
        hands.key(pygame.K_i)
        assert scene.screen.top.name == "sheet"
        hands.key(pygame.K_ESCAPE)
        survivor = scene.view.band[0]
        spot = scene.board.where(survivor.id)
        assert spot is not None
        hands.app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=spot, button=3))
        assert scene.screen.top.name == "sheet"

    @pytest.mark.parametrize("key", [pygame.K_l, pygame.K_g, pygame.K_b, pygame.K_z, pygame.K_w])
    def test_held_keys_reveal(self, film: Path, key: int) -> None:
        hands, scene = watching(film)
        scene.seek(40)
        hands.key(key)
        assert scene.stage.overlay is not None
        hands.app.draw()
        hands.app.handle(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
        assert scene.stage.overlay is None

    def test_nothing_can_be_changed(self, film: Path) -> None:
        data = film.read_bytes()
        hands, scene = watching(film)
        scene.seek(40)
        state, here = scene.view.state.copy(), scene.table.at
        area = scene.board.rect
        for x in range(area.x + 10, area.right, 60):
            for y in range(area.y + 10, area.bottom, 60):
                hands.click((x, y))
        for letter in "asonrecfhkxy":
            hands.key(pygame.key.key_code(letter))
        hands.key(pygame.K_z, pygame.KMOD_CTRL)
        hands.pass_time(1)
        assert (scene.view.state, scene.table.at) == (state, here)
        assert film.read_bytes() == data

    def test_escape_goes_back(self, film: Path) -> None:
        hands, _ = watching(film)
        hands.key(pygame.K_ESCAPE)
        assert not hands.app.scenes


class TestTrouble:
    def test_a_bad_file_is_refused_in_a_sentence(self, tmp_path: Path) -> None:
        path = kept(tmp_path)
        path.write_bytes(path.read_bytes()[:-20])
        with pytest.raises(Refused, match="damaged"):
            replay_scene(path)
        path.write_text("{}")
        with pytest.raises(Refused, match="no file of Holdout"):
            replay_scene(path)
        with pytest.raises(Refused, match="no file called"):
            replay_scene(tmp_path / "gone.holdout")

    def test_a_game_of_other_rules_is_shown_as_far_as_it_goes(self, tmp_path: Path) -> None:
        path = kept(tmp_path)
        save = load(path)
        steps = list(save.record.steps)
        steps[60] = replace(steps[60], answer=["no such thing"])
        path.write_bytes(encoded(replace(save, record=replace(save.record, steps=tuple(steps)))))
        hands, scene = watching(path)
        assert len(scene.screen.layers) == 2, "it is said at once"
        hands.click_on("All right")
        hands.key(pygame.K_END)
        assert scene.table.at == 60
        assert "have changed" in scene.prompt.said[0]

    def test_a_game_that_broke_the_rules_is_shown_up_to_there(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = kept(tmp_path, 60)
        send: Callable[[Session[Any], Any], None] = Session._send

        def break_down(session: Session[Any], value: Any) -> None:
            if len(session.steps) == 50:
                raise ZeroDivisionError("nobody expected this")
            send(session, value)

        monkeypatch.setattr(Session, "_send", break_down)
        hands, scene = watching(path)
        hands.click_on("All right")
        hands.key(pygame.K_END)
        assert scene.table.at == 49
        assert "nobody expected this" in scene.prompt.said[0]


class TestPlayingOn:
    def test_a_copy_begins_at_that_very_decision(self, film: Path) -> None:
        data = film.read_bytes()
        hands, scene = watching(film)
        scene.seek(scene.reel.rounds[3])
        state, steps = scene.view.state.copy(), scene.table.at
        hands.key(pygame.K_p)
        hands.click_on("Play on")
        board = hands.app.scene
        assert isinstance(board, BoardScene)
        assert board.view.state == state == board.table.session.state
        assert board.table.session.steps == played().steps[:steps]
        assert board.table.question is not None
        assert film.read_bytes() == data
        copy = Shelf(folders().saves).entries()[0]
        assert copy.header is not None
        assert copy.header.title == "Saturday, round 3"
        hands.app.pop()

    def test_a_game_that_is_over_has_nothing_to_go_on_with(self, film: Path) -> None:
        hands, scene = watching(film)
        hands.key(pygame.K_END)
        hands.click_on("Play on from here")
        assert isinstance(hands.app.scene, ReplayScene)
        assert len(scene.screen.layers) == 2
        assert not folders().saves.exists()


def test_the_last_screen_leads_to_the_replay() -> None:
    app = shots.opened("title", (1280, 720))
    app.push(lambda app: Outcome(app, ended(True)))
    hands = Hands(app)
    hands.click_on("Watch the replay")
    scene = app.scene
    assert isinstance(scene, ReplayScene)
    scene.to_end()
    assert scene.view.state == ended(True).session.state
    hands.key(pygame.K_ESCAPE)
    assert isinstance(app.scene, Outcome)


def test_a_game_that_is_not_kept_can_be_watched_but_not_reported() -> None:
    app = shots.opened("title", (1280, 720))
    app.push(replay_of_table(PlayTable(played(40))))
    hands = Hands(app)
    hands.key(pygame.K_F8)
    assert len(app.scene.screen.layers) == 2
    hands.click_on("All right")
    hands.key(pygame.K_p)
    assert len(app.scene.screen.layers) == 2


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("size", SIZES)
def test_it_is_proof_read_at_rest_and_while_it_plays(tmp_path: Path, size: tuple[int, int], lang: str) -> None:
    hands, scene = watching(kept(tmp_path), size, language=lang)
    scene.seek(scene.reel.rounds[2] - 1)
    scene.toggle()
    for _ in range(8):
        for _ in range(20):
            hands.app.update(1 / 30)
        proof = Proof()
        hands.app._redraw = True
        hands.app.draw(proof)
        assert proof.written
        assert proof.faults() == []
    scene.menu()
    assert any(isinstance(widget, Button) for widget in scene.screen.top.walk())
    scene.show_keys()
    proof = Proof()
    hands.app.draw(proof)
    assert proof.faults() == []


def test_a_reopened_copy_is_a_game_like_any_other(film: Path) -> None:
    hands, scene = watching(film)
    scene.seek(50)
    hands.key(pygame.K_p)
    hands.click_on("Play on")
    hands.app.pop()
    path = next(folders().saves.glob("*.holdout"))
    assert reopen(path).session.question is not None
    assert json.loads(path.read_bytes())["header"]["game"] == GAME
