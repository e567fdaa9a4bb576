"""Noise, dynamite, water, companions and machines (UoA p. 15, p. 22, pp. 27-28, pp. 34-35, p. 42)."""

from __future__ import annotations

import pytest

from game.rules.zombicide.state import SEARCH_PILE
from tests.rules.streets import BEND, ROOMS, on, street
from tests.scene import Scene


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
