"""Bounty weapons and their feats (UoA p. 17), and adrenaline from every source (p. 18)."""

from __future__ import annotations

import pytest

from game.rules.zombicide.events import FeatAchieved
from tests.rules.streets import street
from tests.scene import Scene


def earned(s: Scene) -> list[str]:
    """The weapons earned by feats."""
    return [event.card.partition(".")[0] for event in s.seen(FeatAchieved)]


@pytest.mark.parametrize(
    ("weapon", "crowd", "hand", "words", "dice"),
    [
        ("lupara", "b: 2 runners", "shotgun", "attack b shotgun", (3, 3)),
        ("colt_buntline", "c: 2 walkers", "shotgun", "attack c shotgun", (3, 3)),
        ("heavy_saber", "a: 3 walkers", "saber", "attack a saber", (5, 5, 5)),
        ("henry_carbine", "b: 3 walkers", "lupara", "attack b lupara", (3, 3, 3)),
        ("wrath_of_manitou", "a: brute", "machete", "attack a machete", (4,)),
        ("volcanic_pistol", "b: 2 walkers", "schofield", "attack b schofield", (5, 5)),
    ],
)
def test_each_feat(scene, weapon, crowd, hand, words, dice) -> None:
    zone, pieces = crowd.split(": ")
    occupants = [f"a: may, {pieces}"] if zone == "a" else ["a: may", crowd]
    s = scene(street(*occupants), hands={"may": [hand]}, bounties=[weapon])
    s.dice(*dice)
    s.act("may", words)
    assert earned(s) == [weapon]
    assert s.question.new.startswith(weapon)  # the inventory is put in order for free
    s.answer_all()


def test_kills_in_the_street_are_none_from_a_balcony(scene) -> None:
    s = scene(street("a: meg", "b: 6 walkers"), hands={"meg": ["colt_saa"]}, bounties=["mauser_c96"])
    s.dice(5, 5, 5, 5, 5, 5)
    s.act("meg", "attack fanning b colt_saa")
    assert s.crowd("b") == {}
    assert earned(s) == []


def test_feats_over_a_turn_add_up_and_end_with_it(scene) -> None:
    s = scene(street("a: may, 9 walkers"), hands={"may": ["pan"]}, bounties=["heavy_saber"])
    for _ in range(2):
        s.dice(4)
        s.act("may", "attack a pan")
    s.state.turn = None
    s.dice(4)
    s.act("may", "attack a pan")
    assert earned(s) == []


def test_a_feat_within_one_action_needs_one_action(scene) -> None:
    s = scene(street("a: meg", "b: 9 walkers"), hands={"meg": ["schofield"]}, bounties=["volcanic_pistol"])
    for _ in range(2):
        s.dice(5, 1)
        s.act("meg", "attack b schofield")
    assert earned(s) == []


def test_a_feat_of_one_action_counts_before_hit_and_run(scene) -> None:
    s = scene(
        street("a: molly", "b: 2 walkers"),
        hands={"molly": ["schofield"]},
        skills={"molly": ["hit_and_run"]},
        bounties=["volcanic_pistol"],
    )
    s.dice(5, 5)
    s.act("molly", "attack b schofield")
    s.answer("path b")
    assert earned(s) == ["volcanic_pistol"]
    s.answer({})


def test_one_action_earns_one_weapon(scene) -> None:
    s = scene(
        street("a: may, 3 brutes"), hands={"may": ["heavy_saber"]}, bounties=["wrath_of_manitou", "henry_carbine"]
    )
    s.dice(5, 5, 5)
    s.act("may", "attack a heavy_saber")
    s.answer({})
    assert earned(s) == ["wrath_of_manitou"]


def test_several_weapons_in_one_turn(scene) -> None:
    s = scene(
        street("a: may, 3 brutes, 3 runners"), hands={"may": ["heavy_saber"]}, bounties=["wrath_of_manitou", "lupara"]
    )
    s.dice(5, 1, 1)
    s.act("may", "attack a heavy_saber")
    s.answer({"brute": 1})
    s.answer({})
    s.dice(5, 5, 1)
    s.act("may", "attack a heavy_saber")
    s.answer({"runner": 2})
    s.answer({})
    assert earned(s) == ["wrath_of_manitou", "lupara"]


def test_weapons_come_in_the_order_of_the_deck(scene) -> None:
    s = scene(street("a: may, brute"), hands={"may": ["machete"]}, bounties=["lupara", "wrath_of_manitou"])
    s.dice(4)
    s.act("may", "attack a machete")
    assert earned(s) == []
    assert s.state.shown["bounty"] == "lupara.1"


def test_nobody_else_profits(scene) -> None:
    s = scene(street("a: may, meg, 9 walkers"), hands={"may": ["pan"], "meg": ["pan"]}, bounties=["heavy_saber"])
    for name in ("may", "meg", "may"):
        s.dice(4)
        s.act(name, "attack a pan")
    assert earned(s) == []


@pytest.mark.parametrize(("enemy", "points"), [("walker", 1), ("brute", 1), ("runner", 1), ("abomination", 5)])
def test_points_by_type(scene, enemy, points) -> None:
    s = scene(street(f"a: may, {enemy}"), hands={"may": ["machete"]}, skills={"may": ["plus_damage:melee"]})
    s.dice(4)
    s.act("may", "attack a machete")
    assert s.me("may").points == points


def test_every_level_brings_a_skill_and_they_add_up(scene) -> None:
    s = scene(street("a: may, 2 walkers"), hands={"may": ["pan"]}, points={"may": 6})
    s.me("may").skills = ["blue/hit_and_run"]
    s.dice(4)
    s.act("may", "attack a pan")
    s.answer("path")
    assert s.me("may").skills == ["blue/hit_and_run", "yellow/plus_action"]


def test_without_ultrared_the_bar_ends_at_red(scene) -> None:
    s = scene(street("a: may, 2 walkers"), hands={"may": ["pan"]}, points={"may": 85})
    s.dice(4)
    s.act("may", "attack a pan")
    assert s.me("may").skills == []
    assert s.game.danger() == "red"
