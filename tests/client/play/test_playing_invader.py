"""Invader's M0 from the title screen to victory: set up, played and won with the mouse alone."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from game.client.app import App
from game.client.play import start
from game.client.scenes.board import BoardScene
from game.client.scenes.outcome import Outcome
from game.client.scenes.title import Title
from game.client.shots import hidden
from game.saves.folders import folders
from game.saves.settings import Settings
from tests.client.hands import Hands
from tests.client.play.brain import Mouse

TRIES = 15
"""Games that the greedy bot may need to win the introductory mission once."""


class Fixed:
    """Chance that is always the same."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def randrange(self, most: int) -> int:
        return self.seed


def played(seed: int, monkeypatch: pytest.MonkeyPatch) -> tuple[Hands, Any]:
    """A whole game, from the title on."""
    monkeypatch.setattr(start, "SystemRandom", partial(Fixed, seed))
    app = App(hidden((1280, 720)), Settings().changed(language="en", speed="instant"))
    app.push(Title)
    app.draw()
    hands = Hands(app)
    hands.click_on("New game")
    hands.click_on("Zombicide: Invader")
    hands.click_on("Start")
    scene = app.scene
    assert isinstance(scene, BoardScene)
    assert (scene.view.rules.name, scene.view.mission.id) == ("invader", "m0")
    Mouse(hands, scene, seed).play()
    assert scene.view.state == scene.table.session.state
    return hands, scene.view.state.outcome


def test_with_the_mouse_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    games = (played(seed, monkeypatch) for seed in range(TRIES))
    hands, outcome = next(game for game in games if game[1].winners)
    assert outcome.reason == "mission_accomplished"
    hands.click_on("How it went")
    assert isinstance(hands.app.scene, Outcome)
    assert list(folders().saves.glob("*.holdout")), "the game is kept"
