"""The story-telling API tells the truth: dice run out or are left over, options are named, questions stay open."""

from __future__ import annotations

import pytest

from tests.scene import Scene

STREET = """
    +-----+-----+-----+
    | a     b     c   |
    +-----+-----+-----+
    a: hanna
    b: carl, 2 walkers
"""


def test_friendly_fire_p34(scene) -> None:
    """Hanna hits two walkers with the lupara and Carl with the stray shot."""
    s = scene(STREET, hands={"hanna": ["lupara"]})
    s.dice(5, 5, 1)
    s.act("hanna", "attack b lupara")
    assert s.crowd("b") == {}
    assert s.wounds("carl") == 1
    assert s.me("hanna").points == 2
    assert s.noise() == ("a", "bang")


def test_dice_left_over_fail_a_test() -> None:
    s = Scene(STREET, hands={"hanna": ["lupara"]})
    s.dice(5, 5, 5, 6)
    s.act("hanna", "attack b lupara")
    with pytest.raises(AssertionError, match="never thrown"):
        s.check_dice()


def test_dice_that_run_out_fail_a_test() -> None:
    s = Scene(STREET, hands={"hanna": ["lupara"]})
    s.dice(5)
    with pytest.raises(AssertionError, match="only"):
        s.act("hanna", "attack b lupara")


def test_an_action_that_is_not_on_offer_names_those_that_are() -> None:
    s = Scene(STREET)
    with pytest.raises(AssertionError, match="move b"):
        s.act("hanna", "fly c")


def test_questions_stay_open_until_answered(scene) -> None:
    s = scene("""
        +-----+-----+
        | a     b   |
        +-----+-----+
        a: hanna, carl, 2 walkers
    """)
    s.zombies_act()
    assert s.asked == ["share_wounds"]
    assert s.refuses({"hanna": 3})
    s.answer({"hanna": 1, "carl": 1})
    assert (s.wounds("hanna"), s.wounds("carl")) == (1, 1)
    assert s.question is None
