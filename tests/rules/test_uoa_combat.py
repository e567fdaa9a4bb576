"""Combat: hits, damage, who is struck, stray shots, ammunition, knives (UoA pp. 32-35)."""

from __future__ import annotations

import pytest

from tests.rules.streets import street


class TestHits:
    """Dice against accuracy, damage against toughness."""

    @pytest.mark.parametrize(("die", "left"), [(3, 1), (4, 0), (6, 0)])
    def test_a_result_of_the_accuracy_or_more_hits(self, scene, die, left) -> None:
        s = scene(street("a: meg, walker"), hands={"meg": ["pan"]})
        s.dice(die)
        s.act("meg", "attack a pan")
        assert s.crowd("a").get("walker", 0) == left

    def test_each_hit_strikes_one_target(self, scene) -> None:
        s = scene(street("a: hanna", "b: 3 walkers"), hands={"hanna": ["winchester"]})
        s.dice(4, 4)
        s.act("hanna", "attack b winchester")
        assert s.crowd("b") == {"walker": 1}

    def test_hits_beyond_the_targets_are_lost(self, scene) -> None:
        s = scene(street("a: hanna", "b: walker"), hands={"hanna": ["lupara"]})
        s.dice(6, 6, 6)
        s.act("hanna", "attack b lupara")
        assert s.me("hanna").points == 1

    def test_small_damage_never_adds_up_against_a_brute(self, scene) -> None:
        s = scene(street("a: may, brute"), hands={"may": ["wrath_of_manitou"]})
        for _ in range(3):
            s.dice(6, 6)
            s.act("may", "attack a wrath_of_manitou")
        assert s.crowd("a") == {"brute": 1}

    def test_melee_strikes_behind_a_brute(self, scene) -> None:
        s = scene(street("a: may, brute, runner"), hands={"may": ["pan"]})
        s.dice(6)
        s.act("may", "attack a pan")
        assert s.crowd("a") == {"brute": 1}

    def test_melee_only_in_the_own_zone(self, scene) -> None:
        s = scene(street("a: may", "b: walker"), hands={"may": ["pan"]})
        assert not any(words.startswith("attack") for words in s.options("may"))

    def test_one_may_shoot_elsewhere_with_zombies_at_hand(self, scene) -> None:
        s = scene(street("a: hanna, 3 walkers", "c: walker"), hands={"hanna": ["springfield"]})
        s.dice(6)
        s.act("hanna", "attack c springfield")
        assert (s.crowd("a"), s.crowd("c")) == ({"walker": 3}, {})

    def test_the_rank_behind_is_struck_when_the_front_has_fallen(self, scene) -> None:
        s = scene(street("a: hanna", "b: walker, 2 runners"), hands={"hanna": ["lupara"]})
        s.dice(3, 3, 2)
        s.act("hanna", "attack b lupara")
        assert s.crowd("b") == {"runner": 1}

    def test_an_abomination_among_brutes_still_shields_when_they_have_fallen(self, scene) -> None:
        s = scene(street("a: hanna", "b: brute, abomination, walker"), hands={"hanna": ["henry_carbine"]})
        s.dice(4, 4, 4)
        s.act("hanna", "attack b henry_carbine")
        assert s.crowd("b") == {"abomination": 1, "walker": 1}


class TestPairs:
    """Dual weapons."""

    def test_only_identical_ones(self, scene) -> None:
        s = scene(street("a: meg", "b: walker"), hands={"meg": ["colt_saa", "schofield"]})
        assert [words for words in s.options("meg") if words.startswith("attack b")] == [
            "attack b colt_saa",
            "attack b schofield",
        ]

    def test_only_with_the_symbol(self, scene) -> None:
        s = scene(street("a: meg", "b: walker"), hands={"meg": ["remington", "remington"]})
        assert not s.can("meg", "attack b remington remington")

    def test_one_of_them_alone_is_possible(self, scene) -> None:
        s = scene(street("a: meg", "b: walker"), hands={"meg": ["colt_saa", "colt_saa"]})
        s.dice(1)
        s.act("meg", "attack b colt_saa")

    def test_an_empty_one_is_no_half_of_a_pair(self, scene) -> None:
        s = scene(street("a: meg", "b: walker"), hands={"meg": ["sawed_off", "sawed_off"]})
        s.dice(1, 1)
        s.act("meg", "attack b sawed_off")
        assert s.can("meg", "attack b sawed_off")
        assert not s.can("meg", "attack b sawed_off sawed_off")


class TestKnives:
    """Knives."""

    def test_a_knife_helps_another_weapon(self, scene) -> None:
        s = scene(street("a: meg, walker"), hands={"meg": ["pan", "knife"]})
        s.dice(1, 1)
        s.act("meg", "attack a pan")

    def test_two_knives_help_no_more_than_one(self, scene) -> None:
        s = scene(street("a: may, walker"), hands={"may": ["knife", "knife", "pan"]})
        s.dice(1, 1)
        s.act("may", "attack a pan")

    @pytest.mark.parametrize("words", ["attack a machete", "attack a machete machete"])
    def test_no_help_for_dual_weapons(self, scene, words) -> None:
        s = scene(street("a: may, walker"), hands={"may": ["knife", "machete", "machete"]})
        s.dice(*(1,) * words.count("machete"))
        s.act("may", words)

    def test_no_help_for_a_single_knife_or_a_gun(self, scene) -> None:
        s = scene(street("a: meg, walker"), hands={"meg": ["knife", "knife", "colt_saa"]})
        s.dice(1)
        s.act("meg", "attack a knife")
        s.dice(1)
        s.act("meg", "attack a colt_saa")

    def test_no_help_from_the_backpack(self, scene) -> None:
        s = scene(street("a: meg, walker"), hands={"meg": ["pan"]}, packs={"meg": ["knife"]})
        s.dice(1)
        s.act("meg", "attack a pan")


class TestAmmunition:
    """Plenty of bullets and of shells."""

    @pytest.mark.parametrize(
        ("plenty", "weapon", "helps"),
        [
            ("plenty_bullets", "winchester", True),
            ("plenty_bullets", "shotgun", False),
            ("plenty_shells", "shotgun", True),
            ("plenty_shells", "winchester", False),
        ],
    )
    def test_for_weapons_of_its_sort(self, scene, plenty, weapon, helps) -> None:
        s = scene(street("a: meg", "b: walker"), hands={"meg": [weapon]}, packs={"meg": [plenty]})
        s.dice(1, 1)
        s.act("meg", f"attack b {weapon}")
        assert (s.question is not None) == helps
        if helps:
            s.answer("keep")

    def test_the_new_throw_counts_even_if_it_is_worse(self, scene) -> None:
        s = scene(street("a: meg", "b: 2 walkers"), hands={"meg": ["winchester"]}, packs={"meg": ["plenty_bullets"]})
        s.dice(6, 1, 1, 1)
        s.act("meg", "attack b winchester")
        s.answer("plenty_bullets")
        assert s.question is None
        assert s.crowd("b") == {"walker": 2}

    def test_a_second_card_is_no_second_throw(self, scene) -> None:
        s = scene(
            street("a: meg", "b: walker"),
            hands={"meg": ["winchester"]},
            packs={"meg": ["plenty_bullets", "plenty_bullets"]},
        )
        s.dice(1, 1, 1, 1)
        s.act("meg", "attack b winchester")
        s.answer("plenty_bullets")
        assert s.question is None


class TestFriendlyFire:
    """Misses hit friends."""

    def test_the_players_share_stray_shots(self, scene) -> None:
        s = scene(street("a: hanna", "b: carl, may, walker"), hands={"hanna": ["lupara"]}, seats={"may": 1})
        s.dice(1, 1, 1)
        s.act("hanna", "attack b lupara")
        assert (s.question.kind, s.question.amount, s.question.seat) == ("share_friendly_fire", 3, None)
        assert s.refuses({"hanna": 3})
        s.answer({"carl": 2, "may": 1})
        assert (s.wounds("carl"), s.wounds("may"), s.wounds("hanna")) == (2, 1, 0)

    def test_each_with_the_damage_of_the_weapon(self, scene) -> None:
        s = scene(street("a: hanna", "b: carl, walker"), hands={"hanna": ["winchester"]})
        s.dice(1, 4)
        s.act("hanna", "attack b winchester")
        assert s.wounds("carl") == 2

    def test_it_can_lose_the_game(self, scene) -> None:
        s = scene(street("a: hanna", "b: meg, walker"), hands={"hanna": ["winchester"]})
        s.dice(1, 4)
        s.act("hanna", "attack b winchester")
        assert s.outcome == "survivor_eliminated"

    def test_nobody_hits_oneself(self, scene) -> None:
        s = scene(street("a: meg, walker"), hands={"meg": ["colt_saa"]})
        s.dice(1)
        s.act("meg", "attack a colt_saa")
        assert s.wounds("meg") == 0

    def test_friends_in_the_own_zone_are_hit(self, scene) -> None:
        s = scene(street("a: meg, carl, walker"), hands={"meg": ["colt_saa"]})
        s.dice(1)
        s.act("meg", "attack a colt_saa")
        assert s.wounds("carl") == 1

    def test_melee_is_safe(self, scene) -> None:
        s = scene(street("a: may, carl, walker"), hands={"may": ["saber"]})
        s.dice(1, 1, 1)
        s.act("may", "attack a saber")
        assert s.wounds("carl") == 0

    def test_hits_without_a_target_are_no_misses(self, scene) -> None:
        s = scene(street("a: hanna", "b: carl, brute"), hands={"hanna": ["shotgun"]})
        s.dice(6, 6)
        s.act("hanna", "attack b shotgun")
        assert s.wounds("carl") == 0
