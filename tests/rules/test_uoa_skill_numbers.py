"""The small print of skills about numbers: dice, results, damage, reaping, free actions (UoA pp. 56-58)."""

from __future__ import annotations

import pytest

from tests.rules.streets import ROOMS, on, street


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
