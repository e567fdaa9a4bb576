"""The small print of the skills: limits per turn, what stacks, what a free action pays for (UoA pp. 56-58)."""

from __future__ import annotations

import pytest

from game.engine import Play
from game.rules.zombicide.events import FlagSet
from game.rules.zombicide.experience import gain_points, learn
from game.rules.zombicide.mission import Part
from tests.scene import Scene

STREET = """
    +-----+-----+-----+-----+
    | a     b     c     d   |
    +-----+-----+-----+-----+
"""
RING = """
    +-----+-----+-----+
    | n     o     p   |
    +     +-----+     +
    | a   | #   | b   |
    +     +-----+     +
    | s     t     u   |
    +-----+-----+-----+
"""
ROOMS = """
    +-----+-----+-----+
    | A   ' B   ' c   |
    +-----+-----+-----+
"""
BALCONY = """
    +-----+-----+-----+
    | w^B   n^B   e   |
    +     +--^--+     +
    | s^B | A   ' x   |
    +     +-----+     +
    | k     k     k   |
    +-----+-----+-----+
"""


def street(*occupants: str) -> str:
    """Four street zones in a row, and who stands there."""
    return on(STREET, *occupants)


def on(board: str, *occupants: str) -> str:
    """A board, and who stands where."""
    return board + "".join(f"    {line}\n" for line in occupants)


class TestNumbers:
    """Dice, results and damage."""

    def test_no_result_above_six(self, scene) -> None:
        """A raised 6 is a 6 and no more: it adds one die, and the raised 5 another."""
        s = scene(
            street("a: may, 9 walkers"),
            hands={"may": ["saber"]},
            skills={"may": ["plus_roll:combat", "six_plus_die:melee"]},
        )
        s.dice(6, 5, 1, 1, 1)
        s.act("may", "attack a saber")
        assert s.thrown() == (6, 5, 1, 1, 1)
        assert s.crowd("a") == {"walker": 7}

    def test_skills_of_the_same_sort_add_up(self, scene) -> None:
        s = scene(
            street("a: meg", "b: 9 walkers"),
            hands={"meg": ["colt_saa", "colt_saa"]},
            skills={"meg": ["plus_die:combat", "plus_die:ranged", "plus_die:pistol"]},
        )
        s.dice(*(4,) * 8)
        s.act("meg", "attack b colt_saa colt_saa")
        assert len(s.thrown()) == 2 + 3 * 2

    @pytest.mark.parametrize("skill", ["plus_die:melee", "plus_die:rifle", "plus_die:springfield", "charge_plus_die"])
    def test_skills_about_something_else_do_not_help(self, scene, skill) -> None:
        s = scene(street("a: meg", "b: walker"), hands={"meg": ["colt_saa"]}, skills={"meg": [skill]})
        s.dice(1)
        s.act("meg", "attack b colt_saa")

    def test_rerolls_come_before_the_dice_for_sixes(self, scene) -> None:
        s = scene(
            street("a: meg", "b: 9 walkers"),
            hands={"meg": ["springfield"]},
            skills={"meg": ["lucky", "six_plus_die:ranged"]},
        )
        s.dice(6, 6, 6, 1)
        s.act("meg", "attack b springfield")
        assert s.question.dice == (6,)
        s.answer("lucky")
        assert s.thrown() == (6, 6, 1)

    def test_rerolls_add_up_and_each_throws_all_dice(self, scene) -> None:
        s = scene(
            street("a: meg", "b: 9 walkers"),
            hands={"meg": ["colt_saa"]},
            packs={"meg": ["plenty_bullets", "plenty_bullets"]},
            skills={"meg": ["lucky", "fanning_reroll"]},
        )
        s.dice(6, 6, 1, 1, 1, 1, *(1,) * 12, 6, 1, 1, 1, 1, 1)
        s.act("meg", "attack fanning b colt_saa")
        assert sorted(s.choices()) == ["fanning_reroll", "keep", "lucky", "plenty_bullets"]
        for means in ("lucky", "plenty_bullets", "fanning_reroll"):
            s.answer(means)
        assert s.question is None
        assert s.thrown() == (6, 1, 1, 1, 1, 1)

    def test_sixes_hurt_more_and_the_others_do_not(self, scene) -> None:
        s = scene(
            street("a: hanna", "b: 2 brutes, walker"),
            hands={"hanna": ["shotgun"]},
            skills={"hanna": ["six_plus_damage:ranged"]},
        )
        s.dice(6, 5)
        s.act("hanna", "attack b shotgun")
        assert s.crowd("b") == {"brute": 1, "walker": 1}  # the second brute shields the walker from the plain hit

    def test_friendly_fire_has_the_raised_damage(self, scene) -> None:
        s = scene(
            street("a: hanna", "b: carl, walker"),
            hands={"hanna": ["shotgun"]},
            skills={"hanna": ["plus_damage:ranged"]},
        )
        s.dice(1, 3)
        s.act("hanna", "attack b shotgun")
        assert s.wounds("carl") == 2

    def test_longer_range_does_not_shorten_the_least(self, scene) -> None:
        s = scene(
            street("a: hanna, walker", "d: walker"), hands={"hanna": ["shotgun"]}, skills={"hanna": ["plus_max_range"]}
        )
        assert [words for words in s.options("hanna") if words.startswith("attack")] == [
            "attack d shotgun",
            "attack b shotgun",
        ]

    @pytest.mark.parametrize(
        ("skill", "what"),
        [
            *((f"plus_die:{kind}", "dice") for kind in ("combat", "ranged", "pistol", "colt_saa")),
            *((f"plus_damage:{kind}", "damage") for kind in ("combat", "ranged", "pistol", "colt_saa")),
            *((f"plus_roll:{kind}", "bonus") for kind in ("combat", "ranged")),
            *((f"six_plus_damage:{kind}", "sixes_hurt") for kind in ("combat", "ranged")),
            *((f"reaper:{kind}", "reaps") for kind in ("combat", "ranged")),
            *((f"{way}_plus_die", "dice") for way in ("fanning", "vade_retro")),
            *((f"{way}_plus_damage", "damage") for way in ("fanning", "vade_retro")),
            *((f"{way}_plus_roll", "bonus") for way in ("fanning", "vade_retro")),
            ("fanning_reaper", "reaps"),
        ],
    )
    def test_plus_one_is_one(self, scene, skill, what) -> None:
        values = []
        for skills in ([], [skill]):
            s = scene(
                street("a: meg", "b: walker"), hands={"meg": ["colt_saa"]}, skills={"meg": skills}, vade_retro=["b"]
            )
            strike = s.option("meg", "attack fanning b colt_saa").strike(s.game, s.me("meg"))
            values.append(getattr(strike, what))
        assert values[1] == values[0] + 1

    @pytest.mark.parametrize(
        ("skill", "what"),
        [("charge_plus_die", "dice"), ("charge_plus_damage", "damage"), ("charge_plus_roll", "bonus")],
    )
    def test_plus_one_in_a_charge_is_one(self, scene, skill, what) -> None:
        values = []
        for skills in ([], [skill]):
            s = scene(street("a: may", "b: walker"), hands={"may": ["pan", "knife"]}, skills={"may": skills})
            s.act("may", "charge b")
            values.append(getattr(s.question.options[0].strike(s.game, s.me("may")), what))
        assert values[1] == values[0] + 1

    def test_dice_that_show_nothing_but_sixes_come_to_an_end(self, scene) -> None:
        s = scene(
            street("a: may, 3 walkers"),
            hands={"may": ["pan"]},
            skills={"may": ["six_plus_die:melee", *["plus_roll:combat"] * 5]},
        )
        s.dice(1)
        s.act("may", "attack a pan")
        assert s.crowd("a") == {"walker": 2}

    def test_the_question_about_a_reroll_tells_the_hits(self, scene) -> None:
        s = scene(
            street("a: meg", "b: 3 walkers"),
            hands={"meg": ["schofield"]},
            skills={"meg": ["lucky", "plus_roll:ranged"]},
        )
        s.dice(4, 3)
        s.act("meg", "attack b schofield")
        assert (s.question.dice, s.question.hits, s.question.accuracy) == ((4, 3), 1, 5)
        s.answer("keep")


class TestReaper:
    """One hit fells two of a kind."""

    def test_only_an_identical_zombie_falls(self, scene) -> None:
        s = scene(street("a: may, walker, runner, brute"), hands={"may": ["pan"]}, skills={"may": ["reaper:melee"]})
        s.dice(6)
        s.act("may", "attack a pan")
        s.answer({"walker": 1})
        assert s.crowd("a") == {"runner": 1, "brute": 1}
        assert s.asked == ["share_hits"]

    def test_once_per_action(self, scene) -> None:
        s = scene(
            street("a: may, 4 walkers, 4 runners"),
            hands={"may": ["wrath_of_manitou"]},
            skills={"may": ["reaper:melee"]},
        )
        s.dice(6, 6)
        s.act("may", "attack a wrath_of_manitou")
        s.answer({"walker": 1, "runner": 1})
        s.answer("runner")
        assert s.crowd("a") == {"walker": 3, "runner": 2}

    def test_a_reaping_shot_saves_a_hit_for_those_behind(self, scene) -> None:
        s = scene(
            street("a: hanna", "b: 2 brutes, 2 walkers"),
            hands={"hanna": ["winchester"]},
            skills={"hanna": ["reaper:ranged"]},
        )
        s.dice(4, 4)
        s.act("hanna", "attack b winchester")
        s.answer("brute")
        assert s.crowd("b") == {"walker": 1}

    def test_the_shooter_may_keep_it_for_later_ranks(self, scene) -> None:
        s = scene(
            street("a: hanna", "b: 2 brutes, 4 walkers"),
            hands={"hanna": ["henry_carbine"]},
            skills={"hanna": ["reaper:ranged"]},
        )
        s.dice(4, 4, 4)
        s.act("hanna", "attack b henry_carbine")
        s.answer("nothing")
        s.answer("walker")
        assert s.crowd("b") == {"walker": 2}

    def test_nothing_is_asked_when_all_fall_anyway(self, scene) -> None:
        s = scene(
            street("a: hanna", "b: 2 walkers"), hands={"hanna": ["winchester"]}, skills={"hanna": ["reaper:ranged"]}
        )
        s.dice(4, 4)
        s.act("hanna", "attack b winchester")
        assert s.asked == []
        assert s.crowd("b") == {}

    def test_points_of_both(self, scene) -> None:
        s = scene(street("a: may, 2 walkers"), hands={"may": ["pan"]}, skills={"may": ["reaper:combat"]})
        s.dice(6)
        s.act("may", "attack a pan")
        s.answer("walker")
        assert s.me("may").points == 2


class TestFreeActions:
    """Free actions pay, and limits stay."""

    def test_a_free_search_is_still_the_only_one(self, scene) -> None:
        s = scene(on(ROOMS, "A: meg"), skills={"meg": ["plus_free_action:search"]})
        s.act("meg", "search")
        s.answer({})
        assert s.actions_left() == 3
        assert not s.can("meg", "search")

    def test_a_free_charge_is_still_the_only_one(self, scene) -> None:
        s = scene(
            street("a: may", "b: walker", "c: walker"), hands={"may": ["pan"]}, skills={"may": ["plus_free_charge"]}
        )
        s.dice(6)
        s.act("may", "charge b")
        assert not s.can("may", "charge c")

    def test_a_free_vade_retro_is_still_the_only_one(self, scene) -> None:
        s = scene(street("a: thomas", "b: walker", "c: walker"), skills={"thomas": ["plus_free_vade_retro"]})
        s.act("thomas", "vade_retro b")
        assert not s.can("thomas", "vade_retro c")

    def test_a_free_action_is_spent_once(self, scene) -> None:
        s = scene(street("a: meg"), skills={"meg": ["plus_free_action:move"]})
        s.act("meg", "move b")
        s.act("meg", "move c")
        assert s.actions_left() == 2

    def test_the_most_particular_free_action_pays(self, scene) -> None:
        s = scene(
            street("a: meg", "b: 9 walkers"),
            hands={"meg": ["colt_saa"]},
            skills={"meg": ["plus_free_action:combat", "plus_free_action:pistol", "plus_free_fanning"]},
        )
        s.dice(*(1,) * 6)
        s.act("meg", "attack fanning b colt_saa")
        assert s.state.turn.free == ["combat", "pistol"]

    def test_a_free_move_pays_one_action_of_a_dearer_one(self, scene) -> None:
        s = scene(street("a: meg, 2 walkers"), skills={"meg": ["plus_free_action:move"]})
        s.act("meg", "move b")
        assert s.actions_left() == 1

    def test_a_free_action_without_actions_left(self, scene) -> None:
        s = scene(street("a: meg"), skills={"meg": ["plus_free_action:move"]})
        s.options("meg")
        s.state.turn.actions = 0
        assert s.can("meg", "move b")
        assert not s.can("meg", "make_noise")

    def test_dual_expert_only_for_a_pair(self, scene) -> None:
        s = scene(street("a: meg", "b: walker"), hands={"meg": ["colt_saa"]}, skills={"meg": ["dual_expert"]})
        s.dice(1)
        s.act("meg", "attack b colt_saa")
        assert s.actions_left() == 2

    def test_dual_expert_does_not_pay_for_fanning(self, scene) -> None:
        s = scene(
            street("a: meg", "b: walker"), hands={"meg": ["colt_saa", "colt_saa"]}, skills={"meg": ["dual_expert"]}
        )
        s.dice(*(1,) * 6)
        s.act("meg", "attack fanning b colt_saa")
        assert s.actions_left() == 2

    def test_free_combat_at_vade_retro_only_there(self, scene) -> None:
        s = scene(
            street("a: meg", "b: walker", "c: walker"),
            hands={"meg": ["springfield"]},
            skills={"meg": ["vade_retro_plus_free_combat"]},
            vade_retro=["b"],
        )
        s.dice(1, 1)
        s.act("meg", "attack c springfield")
        assert s.actions_left() == 2
        s.act("meg", "attack b springfield")
        assert s.actions_left() == 2

    def test_one_free_reload_a_turn_by_fanning(self, scene) -> None:
        s = scene(
            street("a: molly", "b: 9 walkers"),
            hands={"molly": ["colt_saa"]},
            skills={"molly": ["fanning_plus_free_reload"]},
        )
        for left in (2, 0):
            s.dice(*(1,) * 6)
            s.act("molly", "attack fanning b colt_saa")
            s.act("molly", "reload colt_saa")
            assert s.actions_left() == left

    def test_a_skill_learnt_now_helps_now(self, scene) -> None:
        """The action of the new level is there in the same turn (p. 56)."""
        s = scene(street("a: meg, walker"), hands={"meg": ["pan"]}, points={"meg": 6})
        s.dice(6)
        s.act("meg", "attack a pan")
        assert s.me("meg").skills == ["yellow/plus_action"]
        assert s.actions_left() == 3


class TestMoves:
    """Moves, jumps, charges and the zombies in their way."""

    def test_a_zone_with_zombies_ends_a_move(self, scene) -> None:
        s = scene(street("a: meg", "b: walker"), skills={"meg": ["plus_zone_per_move"]})
        assert s.can("meg", "move b")
        assert not s.can("meg", "move b c")

    def test_one_zone_more_is_one(self, scene) -> None:
        s = scene(street("a: meg"), skills={"meg": ["plus_zone_per_move"]})
        assert s.can("meg", "move b c")
        assert not s.can("meg", "move b c d")

    def test_nobody_runs_or_jumps_inside_a_wagon(self, scene) -> None:
        s = scene(
            street("a: kassey", "b: walker"),
            machines={"wagon": "a"},
            hands={"kassey": ["pan"]},
            skills={"kassey": ["sprint", "jump"]},
        )
        s.act("kassey", "board wagon")
        assert not any(words.split()[0] in ("sprint", "jump", "charge", "move") for words in s.options("kassey"))

    def test_a_sprint_is_once_a_turn_and_at_least_two_zones(self, scene) -> None:
        s = scene(street("a: kassey"), skills={"kassey": ["sprint"]})
        assert not s.can("kassey", "sprint b")
        s.act("kassey", "sprint b c")
        assert not any(words.startswith("sprint") for words in s.options("kassey"))

    def test_a_sprint_ends_among_zombies_and_pays_for_leaving(self, scene) -> None:
        s = scene(street("a: kassey, walker", "c: walker"), skills={"kassey": ["sprint"]})
        assert s.option("kassey", "sprint b c").cost == 2
        assert not s.can("kassey", "sprint b c d")

    def test_the_slippery_sprint_through_them(self, scene) -> None:
        s = scene(street("a: kassey, walker", "c: walker"), skills={"kassey": ["sprint", "slippery"]})
        assert s.option("kassey", "sprint b c d").cost == 1

    def test_a_jump_pays_for_leaving_and_no_skill_helps(self, scene) -> None:
        s = scene(street("a: trixie, walker"), skills={"trixie": ["jump", "slippery", "plus_zone_per_move"]})
        assert s.option("trixie", "jump c").cost == 2
        assert not s.can("trixie", "jump d")

    def test_a_jump_once_a_turn(self, scene) -> None:
        s = scene(street("a: trixie"), skills={"trixie": ["jump"]})
        s.act("trixie", "jump c")
        assert not any(words.startswith("jump") for words in s.options("trixie"))

    def test_a_jump_from_the_balcony_down(self, scene) -> None:
        s = scene(on(BALCONY, "B: trixie"), skills={"trixie": ["jump"]})
        s.act("trixie", "jump s")
        assert s.zone("trixie") == "s"

    def test_no_jump_where_one_cannot_see(self, scene) -> None:
        s = scene(on(BALCONY, "A: trixie"), skills={"trixie": ["jump"]})
        assert not s.can("trixie", "jump k")

    def test_hit_and_run_costs_nothing_among_zombies_but_stops_at_them(self, scene) -> None:
        s = scene(
            street("a: may, 3 walkers", "b: walker"),
            hands={"may": ["pan"]},
            skills={"may": ["hit_and_run", "plus_zone_per_move"]},
        )
        s.dice(6)
        s.act("may", "attack a pan")
        assert s.choices() == ["path", "path b"]
        s.answer("path b")
        assert s.actions_left() == 2

    def test_hit_and_run_is_one_move_action(self, scene) -> None:
        s = scene(street("b: may, walker"), hands={"may": ["pan"]}, skills={"may": ["hit_and_run"]})
        s.dice(6)
        s.act("may", "attack b pan")
        assert s.choices() == ["path", "path a", "path c"]
        s.answer("path a")

    def test_hit_and_run_may_be_declined_and_needs_a_kill(self, scene) -> None:
        s = scene(street("a: may, 3 walkers"), hands={"may": ["pan"]}, skills={"may": ["hit_and_run"]})
        s.dice(1, 6)
        s.act("may", "attack a pan")
        assert s.question is None
        s.act("may", "attack a pan")
        s.answer("path")
        assert s.zone("may") == "a"

    def test_hit_and_run_is_a_move_and_so_loses_an_escalation(self, scene) -> None:
        s = scene(
            street("a: may, walker", "b: walker"),
            hands={"may": ["pan"]},
            skills={"may": ["hit_and_run", "escalation:melee"]},
        )
        s.dice(6, 1)
        s.act("may", "attack a pan")
        s.answer("path b")
        s.act("may", "attack b pan")
        assert s.thrown() == (1,)

    def test_hit_and_run_after_dynamite(self, scene) -> None:
        s = scene(street("b: may", "c: walker"), packs={"may": ["dynamite"]}, skills={"may": ["hit_and_run"]})
        s.act("may", "dynamite c")
        s.answer("path a")
        assert s.zone("may") == "a"

    def test_a_charge_ends_at_the_first_zombies(self, scene) -> None:
        s = scene(street("a: may", "b: walker", "c: walker"), hands={"may": ["pan"]})
        assert s.can("may", "charge b")
        assert not s.can("may", "charge b c")

    def test_a_charge_pays_for_leaving(self, scene) -> None:
        s = scene(street("a: may, 2 walkers", "b: walker"), hands={"may": ["pan"]})
        assert s.option("may", "charge b").cost == 3

    def test_a_slippery_charge(self, scene) -> None:
        s = scene(
            street("a: kassey, 2 walkers", "b: walker", "c: walker"),
            hands={"kassey": ["pan"]},
            skills={"kassey": ["slippery"]},
        )
        assert s.option("kassey", "charge b c").cost == 1

    def test_a_charge_needs_zombies_at_its_end_and_a_weapon(self, scene) -> None:
        s = scene(street("a: may, carl", "b: walker"), hands={"may": ["pan"]})
        assert s.can("may", "charge b")
        assert not s.can("carl", "charge b")
        s.state.enemies.clear()
        assert not any(words.startswith("charge") for words in s.options("may"))

    def test_a_charge_asks_for_the_weapon(self, scene) -> None:
        s = scene(street("a: may", "b: walker"), hands={"may": ["pan", "knife", "knife"]})
        s.act("may", "charge b")
        assert s.choices() == [
            "attack charge b pan",
            "attack charge b knife",
            "attack charge b knife knife",
        ]
        s.dice(1, 1, 1, 1)
        s.answer("attack charge b knife knife")
        assert s.actions_left() == 2

    def test_a_charge_strikes_in_melee(self, scene) -> None:
        s = scene(street("a: may", "b: walker"), hands={"may": ["colt_saa", "pan"]})
        s.dice(4)
        s.act("may", "charge b")
        assert s.asked == []
        assert s.crowd("b") == {}
        assert s.noise() == ("a", "bang")

    def test_charge_bonuses_only_when_charging(self, scene) -> None:
        s = scene(
            street("a: may, walker"), hands={"may": ["pan"]}, skills={"may": ["charge_plus_die", "charge_reroll"]}
        )
        s.dice(1)
        s.act("may", "attack a pan")
        assert s.question is None

    def test_shove_is_once_a_turn_and_through_openings_only(self, scene) -> None:
        s = scene(on(ROOMS, "A: carl, walker"), skills={"carl": ["shove"]})
        assert [words for words in s.options("carl") if words.startswith("shove")] == ["shove B"]
        s.act("carl", "shove B")
        s.put("walker", "A")
        assert not s.can("carl", "shove B")

    def test_shove_takes_a_vade_retro_token_away(self, scene) -> None:
        s = scene(street("a: carl, walker"), skills={"carl": ["shove"]}, vade_retro=["a"])
        s.act("carl", "shove b")
        assert s.state.vade_retro == []


class TestTaunt:
    """Zombies that come for one survivor only."""

    def test_up_to_two_zones_by_a_path_without_sight(self, scene) -> None:
        s = scene(on(RING, "n: meg", "s: walker", "b: walker", "u: walker"), skills={"meg": ["taunt"]})
        assert [words for words in s.options("meg") if words.startswith("taunt")] == ["taunt s"]

    def test_once_a_turn(self, scene) -> None:
        s = scene(street("a: meg", "b: walker", "c: walker"), skills={"meg": ["taunt"]})
        s.act("meg", "taunt b")
        assert not any(words.startswith("taunt") for words in s.options("meg"))

    def test_they_pass_by_everybody_else(self, scene) -> None:
        s = scene(street("a: meg", "b: carl, runner"), skills={"meg": ["taunt"]}, noise="d")
        s.act("meg", "taunt b")
        assert s.crowd("a") == {"runner": 1}
        assert (s.wounds("carl"), s.wounds("meg")) == (0, 1)

    def test_only_the_taunter_is_attacked(self, scene) -> None:
        s = scene(street("a: henry, carl, walker"), skills={"henry": ["taunt"]})
        s.act("henry", "taunt a")
        assert s.asked == []
        assert (s.wounds("henry"), s.wounds("carl")) == (1, 0)

    def test_they_divide_over_equal_ways(self, scene) -> None:
        s = scene(
            """
            +-----+-----+
            | a     b   |
            +     +     +
            | c     d   |
            +-----+-----+
            a: meg
            d: 3 walkers
            """,
            skills={"meg": ["taunt"]},
        )
        s.act("meg", "taunt d")
        assert s.question.kind == "split_group"
        s.answer({"b": 1})
        assert (s.crowd("b"), s.crowd("c")) == ({"walker": 2}, {"walker": 1})

    def test_vade_retro_holds_them(self, scene) -> None:
        s = scene(street("a: meg", "b: 2 walkers"), skills={"meg": ["taunt"]}, vade_retro=["b"])
        s.act("meg", "taunt b")
        assert s.crowd("b") == {"walker": 2}
        assert s.state.vade_retro == []

    def test_the_fearless_taunt_safely(self, scene) -> None:
        s = scene(street("a: henry, walker, brute"), skills={"henry": ["taunt", "fearless:walker"]})
        s.act("henry", "taunt a")
        assert s.wounds("henry") == 1


class TestLifesaver:
    """Friends dragged out."""

    def test_needs_zombies_there_and_survivors(self, scene) -> None:
        s = scene(street("b: concepcion", "a: meg", "c: walker"), skills={"concepcion": ["lifesaver"]})
        assert not any(words.startswith("rescue") for words in s.options("concepcion"))

    def test_needs_range_one_and_a_way(self, scene) -> None:
        s = scene(on(RING, "n: concepcion", "p: meg, walker"), skills={"concepcion": ["lifesaver"]})
        assert not any(words.startswith("rescue") for words in s.options("concepcion"))

    def test_a_balcony_is_seen_but_not_reached(self, scene) -> None:
        s = scene(on(BALCONY, "n: concepcion", "B: meg, walker"), skills={"concepcion": ["lifesaver"]})
        assert "B" in s.board.seen_from("n")
        assert not any(words.startswith("rescue") for words in s.options("concepcion"))

    def test_each_may_stay(self, scene) -> None:
        s = scene(street("a: concepcion", "b: meg, carl, walker"), skills={"concepcion": ["lifesaver"]})
        s.act("concepcion", "rescue b")
        assert s.choices() == ["meg", "carl", "done"]
        s.answer("carl")
        s.answer("done")
        assert (s.zone("meg"), s.zone("carl")) == ("b", "a")
        assert not s.can("concepcion", "rescue b")

    def test_nobody_is_dragged_off_a_wagon(self, scene) -> None:
        s = scene(
            street("a: concepcion", "b: meg, walker"), machines={"wagon": "b"}, skills={"concepcion": ["lifesaver"]}
        )
        assert s.can("concepcion", "rescue b")
        s.me("meg").aboard = "wagon"
        assert not s.can("concepcion", "rescue b")

    def test_companions_come_with_their_leader(self, scene) -> None:
        s = scene(
            street("a: concepcion", "b: meg, jeb, walker"),
            companions={"jeb": "meg"},
            skills={"concepcion": ["lifesaver"]},
        )
        s.act("concepcion", "rescue b")
        assert s.choices() == ["meg", "done"]
        s.answer("meg")
        assert s.zone("jeb") == "a"


class TestBornLeader:
    """An action lent to somebody else."""

    def lent(self, scene, **situation) -> Scene:
        s = scene(
            street("a: jeb", "b: meg, walker"),
            skills={"jeb": ["born_leader"], **situation.pop("skills", {})},
            hands={"meg": ["springfield", "pan"]},
            **situation,
        )
        s.act("jeb", "lead meg")
        return s

    def test_exactly_one_action_at_once(self, scene) -> None:
        s = self.lent(scene)
        assert s.question.survivor == "meg"
        s.dice(1)
        s.answer("attack b pan")
        assert s.question is None
        assert (s.state.turn.survivor, s.actions_left()) == ("jeb", 3)
        assert not s.can("jeb", "lead meg")

    def test_two_actions_are_too_dear(self, scene) -> None:
        s = self.lent(scene)
        assert "move c" not in s.choices()

    def test_the_other_one_keeps_the_own_turn(self, scene) -> None:
        s = self.lent(scene)
        s.answer("end_turn")
        assert not s.me("meg").done
        assert s.state.turn.survivor == "jeb"

    def test_it_is_no_end_of_a_turn(self, scene) -> None:
        """Nobody leaves through an exit, or whatever the end of a turn brings, by a lent action."""

        class Bell(Part):
            def turn_ends(self, game, me) -> Play:
                game.happen(FlagSet("bell", 1))
                yield from ()

        s = self.lent(scene, parts=[Bell()])
        s.answer("end_turn")
        assert s.state.flags == {}
        s.end_turn("jeb")
        assert s.state.flags == {"bell": 1}

    def test_what_is_for_the_own_turn_is_not_for_this(self, scene) -> None:
        s = self.lent(scene, skills={"meg": ["shove", "taunt", "jump", "improvised_melee", "plus_free_action:combat"]})
        assert not any(words.split()[0] in ("shove", "taunt", "jump", "improvised_melee") for words in s.choices())
        s.dice(1)
        s.answer("attack b pan")
        assert s.question is None

    def test_a_level_reached_by_it_brings_no_second_action(self, scene) -> None:
        s = self.lent(scene, points={"meg": 6})
        s.dice(6)
        s.answer("attack b pan")
        assert s.me("meg").skills == ["yellow/plus_action"]
        assert s.question is None

    def test_the_own_turn_goes_on_as_it_was(self, scene) -> None:
        s = scene(
            street("a: jeb, walker", "b: meg"),
            hands={"jeb": ["pan"]},
            skills={"jeb": ["born_leader", "escalation:melee"]},
        )
        s.dice(1)
        s.act("jeb", "attack a pan")
        s.act("jeb", "lead meg")
        s.answer("move c")
        s.dice(1, 1)
        s.act("jeb", "attack a pan")
        assert s.actions_left() == 1


class TestSpawnReactions:
    """Combat reflexes and the zombie link."""

    def reflexes(self, scene, *cards: int, **situation) -> Scene:
        board = situation.pop("board", street("c: molly"))
        situation.setdefault("hands", {"molly": ["colt_saa"]})
        s = scene(
            board,
            skills={"molly": ["combat_reflexes"]},
            spawns={"d": "starting", **situation.pop("spawns", {})},
            spawn_cards=list(cards),
            noise="a",
            **situation,
        )
        s.zombies_spawn()
        return s

    def test_once_for_every_card(self, scene) -> None:
        s = self.reflexes(scene, 1, 2, spawns={"b": "mobile"})
        s.dice(6, 6)
        s.answer("attack d colt_saa")
        assert s.choices() == ["no_attack", "attack b colt_saa", "attack fanning b colt_saa"]
        s.answer("attack b colt_saa")
        assert s.question is None

    def test_once_for_a_card_that_brings_several(self, scene) -> None:
        """The abomination and its walkers come by one card."""
        s = self.reflexes(scene, 31)
        s.dice(6)
        s.answer("attack d colt_saa")
        assert s.question is None

    def test_they_may_hit_and_run(self, scene) -> None:
        s = scene(
            street("c: molly"),
            hands={"molly": ["colt_saa"]},
            skills={"molly": ["combat_reflexes", "hit_and_run"]},
            spawns={"d": "starting"},
            spawn_cards=[1],
        )
        s.zombies_spawn()
        s.dice(6)
        s.answer("attack d colt_saa")
        s.answer("path b")
        assert s.zone("molly") == "b"

    def test_may_be_declined(self, scene) -> None:
        s = self.reflexes(scene, 1)
        s.answer("no_attack")
        assert s.crowd("d") == {"walker": 1}

    def test_nothing_without_sight_or_range(self, scene) -> None:
        s = self.reflexes(scene, 1, board=street("a: molly"))
        assert s.question is None

    def test_dynamite_and_fanning_are_combat_actions(self, scene) -> None:
        s = self.reflexes(scene, 1, packs={"molly": ["dynamite"]})
        assert s.choices() == [
            "no_attack",
            "attack d colt_saa",
            "attack fanning d colt_saa",
            "dynamite d",
        ]
        s.answer("dynamite d")
        assert s.noise() == ("d", "boom")

    def test_it_may_hit_more_than_what_appeared(self, scene) -> None:
        s = self.reflexes(scene, 1, board=street("c: molly", "d: 3 walkers"))
        s.dice(5, 5, 5, 5, 1, 1)
        s.answer("attack fanning d colt_saa")
        assert s.crowd("d") == {}

    def test_several_react_in_the_order_the_players_like(self, scene) -> None:
        s = scene(
            street("c: molly, meg"),
            hands={"molly": ["colt_saa"], "meg": ["colt_saa"]},
            skills={"molly": ["combat_reflexes"], "meg": ["combat_reflexes"]},
            spawns={"d": "starting"},
            spawn_cards=[6],
        )
        s.zombies_spawn()
        assert s.choices() == ["molly", "meg"]
        s.answer("meg")
        assert s.question.survivor == "meg"
        s.answer("no_attack")
        assert s.question.survivor == "molly"
        s.answer("no_attack")

    @pytest.mark.parametrize(
        ("card", "points", "plays"), [(36, 12, True), (36, 0, False), (28, 12, False), (1, 12, False)]
    )
    def test_zombie_link_only_before_extra_activations(self, scene, card, points, plays) -> None:
        """Not at blue, where the card does nothing, nor for abomination cards."""
        s = scene(
            street("a: jimmy", "c: abomination"),
            skills={"jimmy": ["zombie_link"]},
            points={"jimmy": points},
            spawns={"d": "starting"},
            spawn_cards=[card],
            noise="a",
        )
        s.zombies_spawn()
        assert (s.question is not None) == plays

    def test_linked_survivors_choose_their_order_and_have_whole_turns(self, scene) -> None:
        s = scene(
            street("a: jimmy, meg", "d: runner"),
            skills={"jimmy": ["zombie_link"], "meg": ["zombie_link", "plus_action"]},
            points={"jimmy": 12},
            spawns={"d": "starting"},
            spawn_cards=[36],
            noise="a",
        )
        s.zombies_spawn()
        assert s.choices() == ["jimmy", "meg"]
        s.answer("meg")
        for _ in range(4):
            assert s.question.survivor == "meg"
            s.answer("make_noise")
        assert s.question.survivor == "jimmy"
        s.answer("end_turn")
        assert s.crowd("b") == {"runner": 1}
        assert not s.me("meg").done


class TestOthers:
    """What is left."""

    def test_the_expert_rolls_whatever_skills_say(self, scene) -> None:
        s = scene(
            street("a: jeb", "b: walker"),
            packs={"jeb": ["dynamite"]},
            skills={"jeb": ["explosives_expert", "plus_roll:combat", "lucky"]},
        )
        s.dice(5)
        s.act("jeb", "dynamite b")
        assert s.question is None
        assert "dynamite" not in s.cards("jeb")

    def test_dynamite_from_a_hand_goes_into_a_full_backpack(self, scene) -> None:
        s = scene(
            street("a: jeb", "b: walker"),
            hands={"jeb": ["dynamite"]},
            packs={"jeb": ["water", "knife", "pan"]},
            skills={"jeb": ["explosives_expert"]},
        )
        s.dice(6)
        s.act("jeb", "dynamite b")
        assert s.choices() == ["water", "knife", "pan", "dynamite"]
        s.answer("knife")
        assert s.cards("jeb") == ["", "", "", "water", "dynamite", "pan"]

    @pytest.mark.parametrize("end", ["move b", "make_noise"])
    def test_escalation_is_lost_by_another_action(self, scene, end) -> None:
        s = scene(street("a: may, walker"), hands={"may": ["pan"]}, skills={"may": ["escalation:melee", "slippery"]})
        s.dice(1)
        s.act("may", "attack a pan")
        s.act("may", end)
        if s.zone("may") != "a":
            s.put("may", "a")
        s.dice(1)
        s.act("may", "attack a pan")

    def test_escalation_of_combat_counts_both_kinds(self, scene) -> None:
        s = scene(street("a: may, walker"), hands={"may": ["pan", "colt_saa"]}, skills={"may": ["escalation:combat"]})
        s.dice(1)
        s.act("may", "attack a pan")
        s.dice(1, 1)
        s.act("may", "attack a colt_saa")

    def test_improvised_weapons_have_modifiers_and_are_once_a_turn(self, scene) -> None:
        s = scene(
            street("a: meg", "b: walker", "c: walker"),
            skills={"meg": ["improvised_ranged", "plus_die:ranged", "plus_max_range", "plus_die:pistol"]},
        )
        s.dice(1, 1, 1)
        s.act("meg", "improvised_ranged c")
        assert not s.can("meg", "improvised_ranged b")

    def test_improvised_weapons_reach_one_zone(self, scene) -> None:
        s = scene(street("a: meg", "c: walker"), skills={"meg": ["improvised_ranged", "improvised_melee"]})
        assert not any(words.startswith("improvised") for words in s.options("meg"))

    def test_improvised_weapons_are_silent(self, scene) -> None:
        s = scene(street("a: meg", "b: walker"), skills={"meg": ["improvised_ranged"]}, noise="d")
        s.dice(1, 1)
        s.act("meg", "improvised_ranged b")
        assert s.noise() == ("d", "bang")

    def test_brothers_in_arms_need_company(self, scene) -> None:
        s = scene(
            street("a: concepcion, meg", "b: 9 walkers"),
            hands={"meg": ["springfield"], "concepcion": ["springfield"]},
            skills={"concepcion": ["brothers_in_arms:plus_die:combat"]},
        )
        s.dice(1, 1)
        s.act("concepcion", "attack b springfield")
        s.put("concepcion", "d")
        s.dice(1)
        s.act("meg", "attack b springfield")

    def test_a_companion_is_company(self, scene) -> None:
        s = scene(
            street("a: concepcion, jeb", "b: walker"),
            companions={"jeb": "concepcion"},
            hands={"concepcion": ["springfield"]},
            skills={"concepcion": ["brothers_in_arms:plus_die:combat"]},
        )
        s.dice(1, 1)
        s.act("concepcion", "attack b springfield")

    def test_low_profile_does_not_help_against_dynamite(self, scene) -> None:
        s = scene(street("a: meg", "b: jimmy, walker"), packs={"meg": ["dynamite"]}, skills={"jimmy": ["low_profile"]})
        s.act("meg", "dynamite b")
        assert s.outcome == "survivor_eliminated"

    def test_stray_shots_all_hit_the_others(self, scene) -> None:
        s = scene(
            street("a: hanna", "b: jimmy, carl, walker"),
            hands={"hanna": ["shotgun"]},
            skills={"jimmy": ["low_profile"]},
        )
        s.dice(1, 1)
        s.act("hanna", "attack b shotgun")
        assert s.question is None
        assert s.wounds("carl") == 2

    def test_point_blank_only_at_range_zero(self, scene) -> None:
        s = scene(
            street("a: molly", "b: brute, walker"), hands={"molly": ["shotgun"]}, skills={"molly": ["point_blank"]}
        )
        s.dice(6, 6)
        s.act("molly", "attack b shotgun")
        assert s.crowd("b") == {"brute": 1, "walker": 1}

    def test_point_blank_still_needs_the_damage(self, scene) -> None:
        s = scene(street("a: molly, brute"), hands={"molly": ["shotgun"]}, skills={"molly": ["point_blank"]})
        s.dice(6, 6)
        s.act("molly", "attack a shotgun")
        assert s.crowd("a") == {"brute": 1}

    def test_quick_draw_lends_every_knife(self, scene) -> None:
        s = scene(
            street("a: may, walker"),
            hands={"may": ["pickaxe"]},
            packs={"may": ["knife"]},
            skills={"may": ["quick_draw"]},
        )
        s.dice(1, 1, 1)
        s.act("may", "attack a pickaxe")

    def test_a_knife_does_not_help_a_pair_made_by_a_skill(self, scene) -> None:
        s = scene(
            street("a: may, walker"),
            hands={"may": ["pickaxe", "knife", "pickaxe"]},
            skills={"may": ["ambidextrous"]},
        )
        s.dice(1, 1, 1)
        s.act("may", "attack a pickaxe")
        s.dice(1, 1, 1, 1)
        s.act("may", "attack a pickaxe pickaxe")

    def test_a_new_brawler_heals_one_wound_and_bears_one_more(self, scene) -> None:
        s = scene(street("a: jeb"), wounds={"jeb": 1})
        s.run(learn(s.game, s.me("jeb"), "becomes:brawler", "red"))
        assert (s.me("jeb").health, s.wounds("jeb")) == (3, 0)

    def test_a_brawler_companion_gives_no_health(self, scene) -> None:
        s = scene(street("a: meg, carl", "b: walker"), companions={"carl": ""}, hands={"meg": ["pan"]})
        s.act("meg", "recruit carl")
        assert s.me("meg").health == 2
        assert s.can("meg", "charge b")

    def test_medics_heal_only_their_zone_and_never_beyond_full_health(self, scene) -> None:
        s = scene(
            street("a: concepcion, carl, may", "b: meg"),
            skills={"concepcion": ["medic"]},
            wounds={"carl": 2, "meg": 1},
        )
        s.end_phase()
        assert [s.wounds(name) for name in ("concepcion", "carl", "may", "meg")] == [0, 1, 0, 1]

    def test_wounds_of_the_feared_not_are_shared_on_their_own(self, scene) -> None:
        s = scene(street("a: henry, meg, 2 walkers, brute"), skills={"henry": ["fearless:walker"]})
        s.zombies_act()
        assert (s.question.enemy, s.question.amount) == ("walker", 2)
        s.answer({"henry": 2})
        assert s.question.amount == 1
        s.answer({"meg": 1})
        assert (s.wounds("henry"), s.wounds("meg")) == (0, 1)

    def test_the_others_fear_them_as_ever(self, scene) -> None:
        s = scene(street("a: henry, carl, 2 walkers"), skills={"henry": ["fearless:walker"]})
        s.zombies_act()
        s.answer({"carl": 2})
        assert s.wounds("carl") == 2

    def test_inventions_are_no_search(self, scene) -> None:
        s = scene(on(ROOMS, "A: jeb, walker"), packs={"jeb": ["water", "knife"]}, skills={"jeb": ["inventor"]})
        for card in ("water", "knife"):
            s.act("jeb", f"invent {card}")
            s.answer({})
        assert s.actions_left() == 1

    def test_scavengers_do_not_search_among_zombies(self, scene) -> None:
        s = scene(street("a: meg, walker"), skills={"meg": ["scavenger"]})
        assert not s.can("meg", "search")

    def test_the_choice_at_orange_and_red(self, scene) -> None:
        s = scene(street("a: carl"), points={"carl": 18})
        s.run(gain_points(s.game, s.me("carl"), 1, "test"))
        assert s.choices() == ["plus_die:melee", "charge_plus_damage"]
        s.answer("charge_plus_damage")
        s.run(gain_points(s.game, s.me("carl"), 24, "test"))
        assert s.choices() == ["plus_charge_per_turn", "reaper:melee", "plus_free_action:melee"]
        s.answer("reaper:melee")
        s.run(gain_points(s.game, s.me("carl"), 50, "test"))
        assert s.me("carl").skills == ["orange/charge_plus_damage", "red/reaper:melee"]
