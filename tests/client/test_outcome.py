"""The last screen: the verdict in words, goals and figures, and the ways on."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.client import words
from game.client.app import App
from game.client.canvas import Proof
from game.client.scenes.board import BoardScene
from game.client.scenes.outcome import Outcome
from game.client.scenes.outcome_words import reason_words
from game.client.scenes.setup import Setup
from game.client.scenes.title import Title
from game.client.shots import hidden
from game.saves.settings import Settings
from tests.client.endings import ended
from tests.client.hands import Hands

REASONS = (
    "mission_accomplished",
    "survivor_eliminated",
    "seven_spawns",
    "objective_lost",
    "missed_the_train",
    "left_another_way",
    "left_too_early",
    "companion_lost",
    "start_destroyed",
    "bounties_thrown_away",
    "machine_lost",
    "machine_left_behind",
    "machine_on_rails",
    "zombies_on_train",
)


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    words.speak("en")


def at_the_end(won: bool, size: tuple[int, int] = (1280, 720), lang: str = "en", scale: int = 0) -> Hands:
    app = App(hidden(size), Settings(language=lang, scale=scale))
    app.push(Title)
    app.push(lambda app: Outcome(app, ended(won)))
    app.draw()
    return Hands(app)


def written(hands: Hands) -> str:
    proof = Proof()
    hands.app.scene.screen.touch()
    hands.app.draw(proof)
    return " ".join(note.text for note in proof.written)


def test_a_victory_says_so_and_counts() -> None:
    hands = at_the_end(True)
    said = written(hands)
    scene = hands.app.scene
    assert isinstance(scene, Outcome)
    assert "VICTORY" in said
    assert "All goals were reached." in said
    state = scene.view.state
    assert f"{state.round} rounds played" in said
    kills = sum(survivor.kills for survivor in scene.view.band)
    assert f"{kills} enemies put to rest" in said
    assert all(f"{scene.view.name(survivor.id)}, safe" in said for survivor in scene.view.band)
    assert all(f"{survivor.points} point" in said for survivor in scene.view.band)


def test_a_defeat_names_the_reason() -> None:
    hands = at_the_end(False)
    scene = hands.app.scene
    assert isinstance(scene, Outcome)
    said = written(hands)
    assert "DEFEAT" in said
    for word in reason_words(scene.view, scene.reason).split():
        assert word in said


def test_every_reason_has_a_sentence_of_its_own_in_both_languages() -> None:
    view = ended(False).view
    for lang in ("en", "it"):
        words.speak(lang)
        said = {reason_words(view, reason) for reason in REASONS}
        assert len(said) == len(REASONS)
        assert all(sentence.endswith(".") for sentence in said)


def test_the_next_mission_is_set_up_with_the_same_people() -> None:
    hands = at_the_end(True)
    hands.click_on("Next mission")
    scene = hands.app.scene
    assert isinstance(scene, Setup)
    assert scene.wishes.mission == "m1"
    assert scene.wishes.players == ("Anna", "Bruno")
    assert scene.wishes.hand(1) == ["pablito", "concepcion", "jimmy"]
    assert [one.name for one in hands.app.scenes] == ["title", "setup"]


def test_the_same_mission_again_by_keyboard() -> None:
    hands = at_the_end(False)
    for _ in range(10):
        hands.key(pygame.K_TAB)
        focused = hands.app.scene.screen.focused
        if focused is not None and focused.name == "Play it again":
            break
    hands.key(pygame.K_RETURN)
    scene = hands.app.scene
    assert isinstance(scene, BoardScene)
    assert scene.view.mission.id == "m0"
    assert scene.view.player(1) == "Bruno"
    assert [one.name for one in hands.app.scenes] == ["title", "board"]


def test_escape_leads_to_the_title() -> None:
    hands = at_the_end(True)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.scene, Title)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("scale", [0, 150, 200])
def test_no_text_leaves_its_box_or_runs_over_another(won: bool, size: tuple[int, int], lang: str, scale: int) -> None:
    hands = at_the_end(won, size, lang, scale)
    proof = Proof()
    hands.app.scene.screen.touch()
    hands.app.draw(proof)
    assert proof.written
    assert proof.faults() == []
