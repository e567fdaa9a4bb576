"""The players' phase: moving, searching, trading, slots, reloading (UoA pp. 19-24, p. 35)."""

from __future__ import annotations

import pytest

from game.rules.zombicide.events import CardDiscarded
from game.rules.zombicide.state import SEARCH_PILE
from tests.rules.streets import ROOMS, on, street
from tests.scene import EDITION


class TestMoving:
    """Movement (p. 12, p. 21)."""

    def test_one_zone_an_action_three_a_turn(self, scene) -> None:
        s = scene(street("a: meg"))
        for zone in "bcd":
            s.act("meg", f"move {zone}")
        assert (s.zone("meg"), s.actions_left()) == ("d", 0)
        assert [words for words in s.options("meg") if words.startswith("move")] == []

    def test_not_through_walls(self, scene) -> None:
        s = scene(
            """
            +-----+-----+
            | A   | b   |
            +--'--+     +
            | c     d   |
            +-----+-----+
            A: meg
            """
        )
        assert [words for words in s.options("meg") if words.startswith("move")] == ["move c"]

    def test_every_zombie_left_behind_costs_an_action(self, scene) -> None:
        s = scene(street("a: meg, walker"))
        assert s.option("meg", "move b").cost == 2

    def test_entering_a_crowd_costs_nothing_more(self, scene) -> None:
        s = scene(street("a: meg", "b: 3 walkers"))
        assert s.option("meg", "move b").cost == 1

    def test_companions_come_along(self, scene) -> None:
        s = scene(street("a: meg, jeb"), companions={"jeb": "meg"})
        s.act("meg", "move b")
        assert s.zone("jeb") == "b"

    def test_doing_nothing_ends_the_turn(self, scene) -> None:
        s = scene(street("a: meg, carl"))
        s.end_turn("meg")
        assert s.me("meg").done
        assert s.state.turn is None


class TestSearching:
    """Search (p. 21, p. 24)."""

    def test_in_rooms_only(self, scene) -> None:
        s = scene(on(ROOMS, "c: meg", "A: carl"))
        assert not s.can("meg", "search")
        assert s.can("carl", "search")

    def test_not_among_zombies(self, scene) -> None:
        assert not scene(on(ROOMS, "A: meg, walker")).can("meg", "search")

    def test_once_a_turn(self, scene) -> None:
        s = scene(on(ROOMS, "A: meg"))
        s.act("meg", "search")
        s.answer({})
        assert not s.can("meg", "search")

    def test_townsfolk_as_often_as_they_like(self, scene) -> None:
        s = scene(on(ROOMS, "A: jimmy"))
        for _ in range(3):
            s.act("jimmy", "search")
            s.answer({})
        assert s.actions_left() == 0

    def test_the_card_found_is_kept_and_all_put_in_order(self, scene) -> None:
        s = scene(on(ROOMS, "A: meg"), hands={"meg": ["pan"]}, finds=["colt_saa"])
        s.act("meg", "search")
        assert s.question.new == "colt_saa.1"
        s.answer({"meg": {"slots": ["", "", "colt_saa.1", "pan.1", "", ""]}})
        assert s.cards("meg") == ["", "", "colt_saa", "pan", "", ""]

    def test_or_discarded(self, scene) -> None:
        s = scene(on(ROOMS, "A: meg"), finds=["water"])
        s.act("meg", "search")
        s.answer({})
        assert s.state.discards[SEARCH_PILE] == ["water.1"]

    def test_room_is_made_by_discarding(self, scene) -> None:
        s = scene(
            on(ROOMS, "A: meg"),
            hands={"meg": ["pan", "knife", "scrap_pistol"]},
            packs={"meg": ["water", "holy_water", "dynamite"]},
            finds=["colt_saa"],
        )
        s.act("meg", "search")
        slots = list(s.me("meg").slots)
        assert s.refuses({"meg": {"slots": [*slots, "colt_saa.1"]}})
        slots[0] = "colt_saa.1"
        s.answer({"meg": {"slots": slots}})
        assert s.state.removed == ["pan.1"]  # starting equipment never comes back

    def test_an_empty_deck_is_made_of_the_discards(self, scene) -> None:
        s = scene(on(ROOMS, "A: meg"))
        s.state.discards[SEARCH_PILE] = s.state.piles[SEARCH_PILE][:3]
        s.state.piles[SEARCH_PILE] = []
        s.act("meg", "search")
        s.answer({})
        assert len(s.state.piles[SEARCH_PILE]) == 2

    def test_starting_and_bounty_cards_stay_out_of_it(self, scene) -> None:
        s = scene(street("a: meg"), hands={"meg": ["pan", "mauser_c96", "knife"]})
        for card in ("pan.1", "mauser_c96.1", "knife.1"):
            s.act("meg", "discard")
            s.answer(card)
        assert s.state.discards[SEARCH_PILE] == ["knife.1"]
        assert s.state.removed == ["pan.1", "mauser_c96.1"]

    def test_nothing_to_find_nothing_to_search(self, scene) -> None:
        s = scene(on(ROOMS, "A: meg"))
        s.state.piles[SEARCH_PILE] = []
        assert not s.can("meg", "search")


class TestTrading:
    """Reorganise and trade (p. 19, p. 21)."""

    def test_any_number_of_cards_both_ways_and_both_in_order(self, scene) -> None:
        s = scene(
            street("a: meg, carl"), hands={"meg": ["knife", "machete"], "carl": ["colt_saa"]}, packs={"carl": ["water"]}
        )
        s.act("meg", "trade carl")
        s.answer(
            {
                "meg": {"slots": ["", "", "colt_saa.1", "water.1", "", ""]},
                "carl": {"slots": ["knife.1", "", "machete.1", "", "", ""]},
            }
        )
        assert s.cards("meg") == ["", "", "colt_saa", "water", "", ""]
        assert s.cards("carl") == ["knife", "", "machete", "", "", ""]
        assert s.actions_left() == 2

    def test_all_for_nothing(self, scene) -> None:
        s = scene(street("a: meg, carl"), hands={"carl": ["knife"]})
        s.act("meg", "trade carl")
        s.answer({"meg": {"slots": ["knife.1", "", "", "", "", ""]}, "carl": {"slots": [""] * 6}})
        assert s.cards("meg")[0] == "knife"

    def test_only_in_the_same_zone(self, scene) -> None:
        s = scene(street("a: meg", "b: carl"), hands={"meg": ["knife"], "carl": ["pan"]})
        assert [words for words in s.options("meg") if words.startswith("trade")] == ["trade"]

    def test_not_with_companions(self, scene) -> None:
        s = scene(street("a: meg, jeb"), companions={"jeb": "meg"}, hands={"meg": ["knife"]})
        assert [words for words in s.options("meg") if words.startswith("trade")] == ["trade"]

    def test_a_companion_is_worth_a_trade_without_any_card(self, scene) -> None:
        s = scene(street("a: meg, henry, jeb"), companions={"jeb": "meg"})
        s.act("meg", "trade henry")
        s.answer({"meg": {"companions": []}, "henry": {"companions": ["jeb"]}})
        assert s.me("jeb").leader == "henry"

    def test_with_another_player_either_may_answer(self, scene) -> None:
        s = scene(street("a: meg, carl"), hands={"carl": ["knife"]}, seats={"carl": 1})
        s.act("meg", "trade carl")
        assert s.question.seat is None

    @pytest.mark.parametrize(
        "slots",
        [
            ["knife.1", "knife.1", "", "", "", ""],  # twice
            ["knife.2", "", "", "", "", ""],  # not there
            ["", "", "knife.1", "", "", ""],  # no pistol in a gunslinger's favourite slot
            ["knife.1", "", ""],  # slots missing
        ],
    )
    def test_impossible_arrangements_are_refused(self, scene, slots) -> None:
        s = scene(street("a: meg"), hands={"meg": ["knife"]})
        s.act("meg", "trade")
        assert s.refuses({"meg": {"slots": slots}})

    def test_companions_cannot_be_lost(self, scene) -> None:
        s = scene(street("a: meg, henry, jeb"), companions={"jeb": "meg"})
        s.act("meg", "trade henry")
        assert s.refuses({"meg": {"companions": []}})
        assert s.refuses({"henry": {"companions": ["jeb"]}})

    def test_discarding_is_free_and_for_anybody_at_any_time(self, scene) -> None:
        s = scene(street("a: meg", "d: carl"), hands={"carl": ["knife"]}, seats={"carl": 1})
        s.act("meg", "discard")
        assert s.choices() == ["knife", "nothing"]
        s.answer("knife")
        assert [event.survivor for event in s.seen(CardDiscarded)] == ["carl"]
        assert s.actions_left() == 3


class TestSlots:
    """Hands, the favourite slot and the backpack (p. 19)."""

    @pytest.mark.parametrize(
        ("name", "fits"),
        [
            ("meg", {"colt_saa"}),
            ("carl", {"pickaxe"}),
            ("hanna", {"winchester"}),
            ("thomas", {"colt_saa", "pickaxe", "winchester", "dynamite"}),
        ],
    )
    def test_favourite_slots(self, scene, name, fits) -> None:
        s = scene(street(f"a: {name}"))
        cards = ("colt_saa", "pickaxe", "winchester", "dynamite", "water", "plenty_bullets")
        assert {card for card in cards if EDITION.slot_accepts(s.me(name), 2, f"{card}.1")} == fits

    def test_two_of_three_hands_are_used_together(self, scene) -> None:
        s = scene(street("a: meg", "b: walker"), hands={"meg": ["knife", "colt_saa", "colt_saa"]})
        assert s.cards("meg")[:3] == ["knife", "colt_saa", "colt_saa"]
        assert s.can("meg", "attack b colt_saa colt_saa")

    def test_nothing_works_from_the_backpack(self, scene) -> None:
        s = scene(street("a: meg, walker"), packs={"meg": ["colt_saa", "knife"]})
        assert not any(words.startswith("attack") for words in s.options("meg"))

    def test_but_some_cards_do(self, scene) -> None:
        s = scene(
            street("a: meg, walker"),
            hands={"meg": ["colt_saa"]},
            packs={"meg": ["plenty_bullets", "dynamite", "water"]},
        )
        assert s.can("meg", "dynamite b")
        assert s.can("meg", "water")
        s.dice(1, 6)
        s.act("meg", "attack a colt_saa")
        s.answer("plenty_bullets")
        assert s.crowd("a") == {}


class TestReloading:
    """Reload (p. 35)."""

    def test_empty_until_reloaded(self, scene) -> None:
        s = scene(street("a: meg", "b: 9 walkers"), hands={"meg": ["double_barrel"]})
        s.dice(3, 3)
        s.act("meg", "attack b double_barrel")
        assert not s.can("meg", "attack b double_barrel")
        s.act("meg", "reload double_barrel")
        assert s.can("meg", "attack b double_barrel")
        assert s.actions_left() == 1

    def test_the_end_phase_reloads_for_free(self, scene) -> None:
        s = scene(street("a: meg", "b: 9 walkers"), hands={"meg": ["double_barrel"]}, noise="a")
        s.dice(3, 3)
        s.act("meg", "attack b double_barrel")
        s.end_phase()
        assert s.state.unloaded == []

    def test_empty_in_other_hands_too(self, scene) -> None:
        s = scene(street("a: meg, carl", "b: 9 walkers"), hands={"meg": ["double_barrel"]})
        s.dice(3, 3)
        s.act("meg", "attack b double_barrel")
        s.act("meg", "trade carl")
        s.answer({"meg": {"slots": [""] * 6}, "carl": {"slots": ["double_barrel.1", "", "", "", "", ""]}})
        assert not s.can("carl", "attack b double_barrel")
        s.act("carl", "reload double_barrel")
        assert s.can("carl", "attack b double_barrel")

    def test_one_action_for_a_pair_fired_at_once(self, scene) -> None:
        s = scene(street("a: meg", "b: 9 walkers"), hands={"meg": ["sawed_off", "sawed_off"]})
        s.dice(1, 1, 1, 1)
        s.act("meg", "attack b sawed_off sawed_off")
        s.act("meg", "reload sawed_off sawed_off")
        assert s.state.unloaded == []
        assert s.can("meg", "attack b sawed_off sawed_off")

    def test_one_after_the_other_into_two_zones_needs_two(self, scene) -> None:
        s = scene(street("a: walker", "b: meg", "c: walker"), hands={"meg": ["sawed_off", "sawed_off"]})
        s.dice(1, 1)
        s.act("meg", "attack a sawed_off")
        s.dice(1, 1)
        s.act("meg", "attack c sawed_off")
        s.act("meg", "reload sawed_off")
        assert len(s.state.unloaded) == 1

    def test_fanned_pistols_are_reloaded_one_by_one(self, scene) -> None:
        s = scene(street("a: meg", "b: 9 walkers"), hands={"meg": ["colt_saa", "colt_saa"]})
        for _ in range(2):
            s.dice(*(1,) * 6)
            s.act("meg", "attack fanning b colt_saa")
        s.act("meg", "reload colt_saa")
        assert len(s.state.unloaded) == 1

    def test_a_discarded_weapon_is_found_loaded(self, scene) -> None:
        s = scene(street("a: meg", "b: walker"), hands={"meg": ["double_barrel"]})
        s.dice(1, 1)
        s.act("meg", "attack b double_barrel")
        s.act("meg", "discard")
        s.answer("double_barrel")
        assert s.state.unloaded == []

    @pytest.mark.parametrize(("accuracy", "left"), [("scrap_pistol", 1), ("colt_saa", 0)])
    def test_junk_is_fanned_at_six(self, scene, accuracy, left) -> None:
        s = scene(street("a: meg", "b: walker"), hands={"meg": [accuracy]})
        s.dice(5, 1, 1, 1, 1, 1)
        s.act("meg", f"attack fanning b {accuracy}")
        assert s.crowd("b").get("walker", 0) == left

    def test_range_and_damage_of_a_fanned_pistol_stay(self, scene) -> None:
        s = scene(street("a: meg", "b: walker", "c: brute"), hands={"meg": ["colt_buntline"]})
        s.dice(5, 1, 1, 1, 1, 1)
        s.act("meg", "attack fanning c colt_buntline")
        assert s.crowd("c") == {}

    def test_only_gunslingers_fan(self, scene) -> None:
        s = scene(street("a: carl", "b: walker"), hands={"carl": ["colt_saa"]})
        assert not s.can("carl", "attack fanning b colt_saa")
