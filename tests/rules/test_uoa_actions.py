"""The players' phase: moving, searching, trading, reloading, noise, water, companions, machines (UoA pp. 15-24)."""

from __future__ import annotations

import pytest

from game.rules.zombicide.events import CardDiscarded
from game.rules.zombicide.state import SEARCH_PILE
from tests.scene import EDITION, Scene

STREET = """
    +-----+-----+-----+-----+
    | a     b     c     d   |
    +-----+-----+-----+-----+
"""
ROOMS = """
    +-----+-----+-----+
    | A   ' B   ' c   |
    +-----+-----+-----+
"""

BEND = """
    +-----+-----+-----+
    | a     b     c   |
    +     +-----+-----+
    | d   | #   | #   |
    +     +-----+-----+
    | e     f     g   |
    +-----+-----+-----+
"""


def on(board: str, *occupants: str) -> str:
    """A board, and who stands where."""
    return board + "".join(f"    {line}\n" for line in occupants)


def street(*occupants: str) -> str:
    """Four street zones in a row, and who stands there."""
    return on(STREET, *occupants)


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


class TestNoise:
    """The one token (p. 15)."""

    def test_a_bang_moves_a_bang(self, scene) -> None:
        s = scene(street("a: meg", "d: walker"), hands={"meg": ["springfield"]}, noise="c")
        s.dice(1)
        s.act("meg", "attack d springfield")
        assert s.noise() == ("a", "bang")

    def test_a_boom_moves_a_boom(self, scene) -> None:
        s = scene(street("a: meg", "b: walker"), packs={"meg": ["dynamite"]}, noise="d", boom=True)
        s.act("meg", "dynamite b")
        assert s.noise() == ("b", "boom")

    def test_noise_on_purpose(self, scene) -> None:
        s = scene(street("a: meg"), noise="c")
        s.act("meg", "make_noise")
        assert s.noise() == ("a", "bang")
        assert s.actions_left() == 2

    def test_not_under_a_boom(self, scene) -> None:
        assert not scene(street("a: meg"), noise="c", boom=True).can("meg", "make_noise")

    def test_a_gun_may_be_fired_only_to_be_heard(self, scene) -> None:
        s = scene(street("a: meg"), hands={"meg": ["springfield"]}, noise="d")
        s.dice(6)
        s.act("meg", "attack b springfield")
        assert s.noise() == ("a", "bang")

    def test_it_stays_when_its_maker_leaves(self, scene) -> None:
        s = scene(street("a: meg"), noise="c")
        s.act("meg", "make_noise")
        s.act("meg", "move b")
        assert s.noise() == ("a", "bang")

    def test_a_fading_bang_goes_where_most_survivors_are(self, scene) -> None:
        s = scene(street("a: meg", "c: carl, may"), noise="d")
        s.end_phase()
        assert s.noise() == ("c", "bang")

    def test_companions_count(self, scene) -> None:
        s = scene(street("a: meg, jeb", "c: carl"), companions={"jeb": "meg"}, noise="d")
        s.end_phase()
        assert s.noise() == ("a", "bang")

    def test_the_players_choose_among_equals(self, scene) -> None:
        s = scene(street("a: meg", "c: carl"), noise="d")
        s.end_phase()
        assert s.choices() == ["zone a", "zone c"]
        assert s.question.seat is None
        s.answer("zone c")
        assert s.noise() == ("c", "bang")

    @pytest.mark.parametrize("boom", [False, True])
    def test_zombies_that_reach_it_silence_it(self, scene, boom) -> None:
        s = scene(
            on(BEND, "g: carl", "b: walker"),
            noise="a",
            boom=boom,
        )
        s.zombies_act()
        assert s.crowd("a") == {"walker": 1}
        assert s.noise() == ("g", "bang")

    def test_runners_follow_it_on_with_their_second_action(self, scene) -> None:
        s = scene(
            on(BEND, "g: carl", "b: runner"),
            noise="a",
        )
        s.zombies_act()
        assert s.crowd("d") == {"runner": 1}


class TestDynamite:
    """Dynamite (p. 34)."""

    def test_everybody_there_falls_and_all_points_are_gained(self, scene) -> None:
        s = scene(street("a: meg", "b: 2 walkers, brute, runner"), packs={"meg": ["dynamite"]})
        s.act("meg", "dynamite b")
        assert s.crowd("b") == {}
        assert s.me("meg").points == 4
        assert s.state.discards[SEARCH_PILE] == ["dynamite.1"]

    def test_friends_too(self, scene) -> None:
        s = scene(street("a: meg", "b: carl, walker"), packs={"meg": ["dynamite"]})
        s.act("meg", "dynamite b")
        assert s.outcome == "survivor_eliminated"

    def test_the_abomination_tokens_fall_asleep(self, scene) -> None:
        s = scene(street("a: meg", "b: abomination"), packs={"meg": ["dynamite"]})
        s.spawn_token("abomination", "d", active=True)
        s.act("meg", "dynamite b")
        assert not s.state.spawns["abomination.1"].active


class TestWater:
    """Holy water and water on each kind of spawn token (pp. 27-28, p. 35)."""

    def wet(self, scene, name: str, card: str, kind: str, zone: str = "c", **more) -> Scene:
        return scene(street(f"b: {name}"), packs={name: [card]}, spawns={"a": "starting", zone: kind}, **more)

    @pytest.mark.parametrize("kind", ["mobile", "abomination"])
    def test_tokens_go_to_the_start_and_keep_their_side(self, scene, kind) -> None:
        s = self.wet(scene, "meg", "holy_water", kind)
        side = s.state.spawns[f"{kind}.1"].active
        s.act("meg", "holy_water c")
        token = s.state.spawns[f"{kind}.1"]
        assert (token.zone, token.active) == ("a", side)
        assert s.me("meg").points == 5
        assert s.actions_left() == 3

    def test_corpse_piles_turn_for_good(self, scene) -> None:
        s = self.wet(scene, "meg", "holy_water", "corpse_pile")
        s.act("meg", "holy_water c")
        token = s.state.spawns["corpse_pile.1"]
        assert (token.zone, token.active) == ("c", False)
        s.give("meg", "holy_water")
        assert not s.can("meg", "holy_water c")

    def test_the_starting_token_stays(self, scene) -> None:
        s = self.wet(scene, "meg", "holy_water", "mobile", "d")
        assert not any(words.startswith("holy_water") for words in s.options("meg"))  # d is two zones away

    def test_tokens_that_lie_at_the_start_earn_nothing_more(self, scene) -> None:
        s = scene(street("b: meg"), packs={"meg": ["holy_water"]}, spawns={"a": "starting"})
        s.spawn_token("mobile", "a")
        s.spawn_token("abomination", "a")
        assert not s.can("meg", "holy_water a")

    def test_all_tokens_of_a_zone_at_once(self, scene) -> None:
        s = self.wet(scene, "meg", "holy_water", "mobile")
        s.spawn_token("abomination", "c")
        s.act("meg", "holy_water c")
        assert {token.zone for token in s.state.spawns.values()} == {"a"}
        assert s.me("meg").points == 5

    def test_in_sight_only(self, scene) -> None:
        s = scene(
            """
            +-----+-----+
            | a   | B   |
            +     +     +
            | c   ' B   |
            +-----+-----+
            a: meg
            """,
            packs={"meg": ["holy_water"]},
            spawns={"c": "starting", "B": "corpse_pile"},
        )
        assert not s.can("meg", "holy_water B")

    def test_water_is_holy_in_faithful_hands_only(self, scene) -> None:
        assert not self.wet(scene, "meg", "water", "mobile").can("meg", "holy_water water c")
        s = self.wet(scene, "thomas", "water", "mobile")
        s.act("thomas", "holy_water water c")
        assert s.me("thomas").points == 5

    def test_water_is_worth_three_points_to_all(self, scene) -> None:
        s = self.wet(scene, "meg", "water", "mobile")
        s.act("meg", "water")
        assert s.me("meg").points == 3
        assert "water" not in s.cards("meg")

    def test_holy_water_is_not_for_drinking(self, scene) -> None:
        s = scene(street("b: meg"), packs={"meg": ["holy_water"]}, spawns={"a": "starting"})
        assert s.options("meg")[-2:] == ["make_noise", "end_turn"]

    def test_a_faithful_companion_blesses_water(self, scene) -> None:
        s = scene(
            street("b: meg, thomas"),
            companions={"thomas": "meg"},
            packs={"meg": ["water"]},
            spawns={"a": "starting", "c": "mobile"},
        )
        assert s.can("meg", "holy_water water c")
        assert s.can("meg", "water")


class TestCompanions:
    """Companions (p. 42)."""

    def test_recruiting_costs_an_action(self, scene) -> None:
        s = scene(street("a: meg, jeb"), companions={"jeb": ""})
        s.act("meg", "recruit jeb")
        assert s.actions_left() == 2
        assert not s.can("meg", "recruit jeb")

    def test_players_survivors_are_not_recruited(self, scene) -> None:
        assert not scene(street("a: meg, carl")).can("meg", "recruit carl")

    def test_only_in_the_same_zone(self, scene) -> None:
        assert not scene(street("a: meg", "b: jeb"), companions={"jeb": ""}).can("meg", "recruit jeb")

    @pytest.mark.parametrize("leader", ["", "meg"])
    def test_any_wound_loses_the_game(self, scene, leader) -> None:
        s = scene(street("a: meg, carl, walker"), companions={"carl": leader})
        s.zombies_act()
        s.answer({"carl": 1})
        assert s.outcome == "survivor_eliminated"

    def test_friendly_fire_hits_companions_even_of_the_shooter(self, scene) -> None:
        s = scene(street("a: meg, jeb, walker"), companions={"jeb": "meg"}, hands={"meg": ["colt_saa"]})
        s.dice(1)
        s.act("meg", "attack a colt_saa")
        assert s.outcome == "survivor_eliminated"

    def test_several_companions_lend_all_their_classes(self, scene) -> None:
        s = scene(
            street("a: meg, jeb, thomas, carl", "b: walker"),
            companions={"jeb": "meg", "thomas": "meg", "carl": "meg"},
            hands={"meg": ["pan"]},
        )
        assert s.game.roles(s.me("meg")) == ("gunslinger", "townsfolk", "faithful", "brawler")
        assert s.can("meg", "vade_retro b")
        assert s.can("meg", "charge b")

    def test_they_have_neither_actions_nor_points(self, scene) -> None:
        s = scene(street("a: meg, jeb"), companions={"jeb": "meg"})
        assert s.me("jeb").slots == []
        assert [me.id for me in s.game.players()] == ["meg"]

    def test_zombies_come_for_a_lone_companion(self, scene) -> None:
        s = scene(street("a: jeb", "c: walker"), companions={"jeb": ""}, noise="d")
        s.zombies_act()
        assert s.crowd("b") == {"walker": 1}


class TestMachines:
    """The wagon and the Gatling gun (p. 22)."""

    def test_pushing_the_wagon_takes_three_actions_and_all_in_it(self, scene) -> None:
        s = scene(street("a: meg, carl"), machines={"wagon": "a"})
        s.act("carl", "board wagon")
        s.act("meg", "push wagon b")
        assert (s.zone("meg"), s.zone("carl"), s.state.machines["wagon"].zone) == ("b", "b", "b")
        assert s.actions_left() == 0

    def test_pushing_pays_for_leaving_and_no_skill_helps(self, scene) -> None:
        s = scene(
            street("a: meg, walker"),
            machines={"wagon": "a"},
            skills={"meg": ["slippery", "plus_zone_per_move", "plus_free_action:move", "plus_action"]},
        )
        assert s.option("meg", "push wagon b").cost == 4
        assert not s.can("meg", "push wagon b c")
        s.act("meg", "push wagon b")
        assert s.actions_left() == 0

    def test_not_from_inside(self, scene) -> None:
        s = scene(street("a: meg"), machines={"wagon": "a"})
        s.act("meg", "board wagon")
        assert not any(words.startswith(("push", "move")) for words in s.options("meg"))

    def test_climbing_in_and_out_is_a_move_action(self, scene) -> None:
        s = scene(street("a: meg, walker"), machines={"wagon": "a"})
        assert s.option("meg", "board wagon").cost == 2
        s.act("meg", "board wagon")
        s.state.turn.actions = 3
        assert s.option("meg", "board").cost == 2

    @pytest.mark.parametrize("way", ["move b", "jump b"])
    def test_whoever_ends_a_move_there_climbs_in_for_free(self, scene, way) -> None:
        s = scene(street("a: meg", "b: walker"), machines={"wagon": "b"}, skills={"meg": ["jump"]})
        s.act("meg", way)
        s.act("meg", "board wagon")
        assert s.me("meg").aboard == "wagon"
        assert s.actions_left() == 2

    def test_but_not_once_something_else_was_done(self, scene) -> None:
        s = scene(street("a: meg"), machines={"wagon": "b"})
        s.act("meg", "move b")
        s.act("meg", "make_noise")
        assert s.option("meg", "board wagon").cost == 1

    @pytest.mark.parametrize("machine", ["wagon", "gatling"])
    def test_fixed_machines_stay(self, scene, machine) -> None:
        s = scene(street("a: meg"), machines={machine: "a"})
        assert s.can("meg", f"push {machine} b")
        s.state.machines[machine].fixed = True
        assert not s.can("meg", f"push {machine} b")

    def test_the_wagon_stays_under_the_sky(self, scene) -> None:
        s = scene(on(ROOMS, "c: meg"), machines={"wagon": "c"})
        assert not s.can("meg", "push wagon B")

    def test_the_gatling_gun_is_not_pushed_from_inside_the_wagon(self, scene) -> None:
        s = scene(street("a: meg"), machines={"wagon": "a", "gatling": "a"})
        s.act("meg", "board wagon")
        assert not s.can("meg", "push gatling b")
        assert s.can("meg", "gatling b")

    def test_zombies_reach_those_inside(self, scene) -> None:
        s = scene(street("a: carl", "b: walker"), machines={"wagon": "a"}, noise="a")
        s.act("carl", "board wagon")
        s.zombies_act()
        s.zombies_act()
        assert s.wounds("carl") == 1

    def test_the_gatling_gun_has_its_own_abilities_only(self, scene) -> None:
        s = scene(
            street("a: meg", "b: 9 brutes"),
            machines={"gatling": "a"},
            packs={"meg": ["plenty_bullets"]},
            skills={"meg": ["plus_die:combat", "lucky", "hit_and_run", "reaper:combat", "plus_free_action:combat"]},
        )
        s.dice(5, 1, 1, 1, 1, 1)
        s.act("meg", "gatling b")
        assert s.question is None
        assert s.crowd("b") == {"brute": 8}
        assert s.actions_left() == 2
        assert s.noise() == ("a", "boom")

    def test_every_burst_in_a_row_has_one_die_more(self, scene) -> None:
        s = scene(street("a: meg", "b: 9 brutes"), machines={"gatling": "a"})
        for dice in (6, 7):
            s.dice(*(1,) * dice)
            s.act("meg", "gatling b")
        s.give("meg", "springfield")
        s.dice(1)
        s.act("meg", "attack b springfield")
        s.state.turn.actions = 1
        s.dice(*(1,) * 6)
        s.act("meg", "gatling b")

    def test_it_is_pushed_for_three_actions(self, scene) -> None:
        s = scene(street("a: meg"), machines={"gatling": "a"})
        s.act("meg", "push gatling b")
        assert (s.zone("meg"), s.state.machines["gatling"].zone, s.actions_left()) == ("b", "b", 0)

    def test_mounted_on_the_wagon_it_is_fired_from_inside_and_not_pushed(self, scene) -> None:
        s = scene(street("a: meg", "b: walker"), machines={"wagon": "a", "gatling": "a"})
        s.state.machines["gatling"].on = "wagon"
        assert not s.can("meg", "gatling b")
        assert not s.can("meg", "push gatling b")
        s.act("meg", "board wagon")
        assert s.can("meg", "gatling b")

    def test_it_can_be_fired_only_to_be_heard(self, scene) -> None:
        s = scene(street("a: meg"), machines={"gatling": "a"}, noise="d")
        s.dice(*(1,) * 6)
        s.act("meg", "gatling b")
        assert s.noise() == ("a", "boom")

    def test_no_townsfolk_sight_for_the_gatling_gun(self, scene) -> None:
        board = """
            +-----+-----+-----+
            | A   ' B   ' C   |
            +-----+-----+-----+
            A: jimmy
            C: walker
        """
        s = scene(board, machines={"gatling": "A"}, hands={"jimmy": ["springfield"]})
        assert s.can("jimmy", "attack C springfield")
        assert not s.can("jimmy", "gatling C")
