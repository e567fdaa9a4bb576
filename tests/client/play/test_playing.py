"""M0 from the board scene to victory: by mouse alone, and by keyboard alone."""

from __future__ import annotations

from tests.client.play.brain import Keyboard, Mouse, at_table


def test_m0_is_won_with_the_mouse_alone() -> None:
    hands, scene = at_table(seed=4, speed="instant")
    Mouse(hands, scene, 4).play()
    outcome = scene.view.state.outcome
    assert outcome is not None
    assert outcome.reason == "mission_accomplished"


def test_m0_is_won_with_the_keyboard_alone() -> None:
    hands, scene = at_table(seed=4, speed="instant")
    Keyboard(hands, scene, 4).play()
    outcome = scene.view.state.outcome
    assert outcome is not None
    assert outcome.reason == "mission_accomplished"
