"""M0 from the title screen to victory: by mouse alone, and by keyboard alone."""

from __future__ import annotations

import pygame
import pytest

from game.client.app import App
from game.client.scenes.board import BoardScene
from game.client.scenes.outcome import Outcome
from game.client.scenes.title import Title
from game.client.shots import hidden
from game.saves.folders import folders
from game.saves.settings import Settings
from tests.client.hands import Hands
from tests.client.play.brain import Keyboard, Mouse

LUCKY = 3
"""A seed with which the greedy bot wins the introductory mission."""


class Lucky:
    """Chance that is always the same."""

    def randrange(self, most: int) -> int:
        return LUCKY


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    monkeypatch.setattr("game.client.play.start.SystemRandom", Lucky)
    app = App(hidden((1280, 720)), Settings().changed(language="en", speed="instant"))
    app.push(Title)
    app.draw()
    return Hands(app)


def at_the_board(hands: Hands) -> BoardScene:
    scene = hands.app.scene
    assert isinstance(scene, BoardScene)
    assert scene.view.mission.id == "m0"
    return scene


def won(scene: BoardScene) -> bool:
    outcome = scene.view.state.outcome
    assert scene.view.state == scene.table.session.state
    return outcome is not None and outcome.reason == "mission_accomplished"


def test_with_the_mouse_alone(hands: Hands) -> None:
    hands.click_on("First game")
    scene = at_the_board(hands)
    Mouse(hands, scene, LUCKY).play()
    assert won(scene)
    hands.click_on("How it went")
    assert isinstance(hands.app.scene, Outcome)
    assert list(folders().saves.glob("*.holdout")), "the game is kept"


def test_with_the_keyboard_alone(hands: Hands) -> None:
    for _ in range(12):
        hands.key(pygame.K_DOWN)
        focused = hands.app.scene.screen.focused
        if focused is not None and focused.name == "First game":
            break
    hands.key(pygame.K_RETURN)
    scene = at_the_board(hands)
    Keyboard(hands, scene, LUCKY).play()
    assert won(scene)
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.app.scene, Outcome)
