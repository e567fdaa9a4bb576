"""The small print of the other skills: lent actions, reactions to spawning, what counts for whom (UoA pp. 56-58)."""

from __future__ import annotations

import pytest

from game.engine import Play
from game.rules.zombicide.events import FlagSet
from game.rules.zombicide.experience import gain_points, learn
from game.rules.zombicide.mission import Part
from tests.rules.streets import ROOMS, on, street
from tests.scene import Scene


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
