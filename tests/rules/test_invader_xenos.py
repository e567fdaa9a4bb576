"""The Xenos' phase: noise, attacks, ways, spawning, shortage (Invader p. 17, pp. 26-29)."""

from __future__ import annotations

import pytest

from game.rules.zombicide.enemies import ShareWounds
from game.rules.zombicide.events import EnemiesActivatedAgain, EnemiesMoved, SpawnCardRead
from tests.station import Station, corridor, on

CABINS = """
    +-----+-----+-----+-----+-----+
    | A   ' B   ' C   ' D   ' E   |
    +-----+-----+-----+-----+-----+
"""
CROSS = """
    +-----+-----+-----+
    | #   | n   | #   |
    +-----+     +-----+
    | w     m     e   |
    +-----+     +-----+
    | #   | s   | #   |
    +-----+-----+-----+
"""


class TestNoise:
    def test_magnus_hits_fires_and_goes_p17(self) -> None:
        """A silent blow, one token for a shot whatever the dice, and it stays when he walks off."""
        s = Station(corridor("b: magnus, worker", "c: worker"), hands={"magnus": ["sledge", "assault_shotgun"]})
        s.dice(6, 1, 1)
        s.act("magnus", "attack b sledge")
        assert s.tokens("b") == 0
        s.dice(6, 6, 1)
        s.act("magnus", "attack c assault_shotgun")
        assert s.tokens("b") == 1
        s.act("magnus", "move a")
        assert s.tokens("b") == 1

    def test_a_pair_makes_one_token_p17(self) -> None:
        s = Station(corridor("b: magnus", "c: worker"), hands={"magnus": ["smg", "smg"]})
        s.dice(1, 1, 1, 1)
        s.act("magnus", "attack c smg smg")
        assert s.tokens("b") == 1

    def test_on_purpose_p24(self) -> None:
        s = Station(corridor("b: magnus"))
        s.act("magnus", "make_noise")
        s.act("magnus", "make_noise")
        assert s.tokens("b") == 2

    def test_all_tokens_go_in_the_end_phase_p10(self) -> None:
        s = Station(corridor("b: magnus"), noise={"a": 3, "b": 1})
        s.end_phase()
        assert s.state.noise == {}


class TestAttacking:
    def test_three_ways_to_share_two_damage_p26(self) -> None:
        s = Station(corridor("a: vivian, jared, 2 workers"))
        s.zombies_act()
        assert isinstance(s.question, ShareWounds)
        assert (s.question.amount, s.question.damage, s.question.left) == (2, 1, (2, 3))
        s.answer({"vivian": 1, "jared": 1})
        assert (s.wounds("vivian"), s.wounds("jared")) == (1, 1)

    def test_two_for_the_civilian_end_the_game_p26(self) -> None:
        s = Station(corridor("a: vivian, jared, 2 workers"))
        s.zombies_act()
        s.answer({"vivian": 2, "jared": 0})
        assert s.outcome == "survivor_eliminated"

    def test_the_attack_of_a_tank_strikes_one_victim_whole_p26(self) -> None:
        s = Station(corridor("a: jared, magnus, tank, worker"))
        s.zombies_act()
        assert isinstance(s.question, ShareWounds)
        assert (s.question.amount, s.question.damage) == (1, 2)
        s.answer({"jared": 1, "magnus": 0})
        assert isinstance(s.question, ShareWounds)
        assert (s.question.amount, s.question.damage, s.question.left) == (1, 1, (1, 3))
        s.answer({"jared": 0, "magnus": 1})
        assert (s.wounds("jared"), s.wounds("magnus")) == (2, 1)

    def test_an_abomination_hits_for_three_p26(self) -> None:
        s = Station(corridor("a: jared, abomination"))
        s.zombies_act()
        assert s.outcome == "survivor_eliminated"

    def test_a_hunter_attacks_twice_p28_example_1(self) -> None:
        s = Station(corridor("a: jared, hunter"))
        s.zombies_act()
        assert s.wounds("jared") == 2

    def test_two_hunters_and_a_tank_come_and_the_hunters_strike_p28_example_2(self) -> None:
        s = Station(corridor("a: jared", "b: 2 hunters, tank"))
        s.zombies_act()
        assert s.crowd("a") == {"hunter": 2, "tank": 1}
        assert s.wounds("jared") == 2

    def test_seven_damage_are_more_than_enough_p28_example_3(self) -> None:
        s = Station(corridor("a: jared, 3 workers, tank, 2 hunters"))
        s.zombies_act()
        assert s.outcome == "survivor_eliminated"

    def test_nobody_attacks_a_machine_that_has_not_acted_p25(self) -> None:
        s = Station(corridor("a: worker", "d: jared"), machines={"peacekeeper_bot": "a"})
        s.zombies_act()
        assert "peacekeeper_bot" in s.state.machines
        assert s.crowd("b") == {"worker": 1}

    def test_a_machine_that_has_acted_takes_attacks_and_is_lost_p26(self) -> None:
        s = Station(corridor("a: jared, 3 workers"), machines={"peacekeeper_bot": "a"}, active=["peacekeeper_bot"])
        s.zombies_act()
        s.answer({"jared": 0, "peacekeeper_bot": 3})
        assert not s.state.machines
        assert s.wounds("jared") == 0
        assert s.outcome is None


class TestWays:
    def test_the_noisiest_zone_in_sight_however_far_p26(self) -> None:
        s = Station(corridor("a: jared, vivian", "d: magnus", "c: worker"))
        s.zombies_act()
        assert s.crowd("b") == {"worker": 1}

    def test_tokens_count_as_survivors_do_p26(self) -> None:
        s = Station(corridor("a: jared, vivian", "d: magnus", "c: worker"), noise={"d": 2})
        s.zombies_act()
        assert s.crowd("d") == {"worker": 1}

    def test_noise_without_survivors_in_sight_does_not_matter_if_somebody_is_seen_p26(self) -> None:
        s = Station(corridor("a: jared", "c: worker"), noise={"d": 5})
        s.zombies_act()
        assert s.crowd("b") == {"worker": 1}

    def test_without_anybody_in_sight_the_noisiest_of_all_p26(self) -> None:
        s = Station(on(CABINS, "A: jared", "E: vivian, magnus", "C: worker"))
        assert not s.board.sees("C", "A")
        s.zombies_act()
        assert s.crowd("D") == {"worker": 1}
        assert s.seen(EnemiesMoved)[-1].reason == "hears"

    def test_a_machine_that_has_acted_draws_them_p26(self) -> None:
        s = Station(corridor("d: worker", "a: jared"), machines={"peacekeeper_bot": "a"}, active=["peacekeeper_bot"])
        s.put("vivian", "c")
        s.zombies_act()
        assert s.crowd("c") == {"worker": 1}
        assert s.seen(EnemiesMoved)[-1].target == "a"

    def test_equal_groups_of_each_kind_and_the_odd_ones_as_players_like_p27(self) -> None:
        s = Station(on(CROSS, "w: jared", "e: vivian", "m: 3 workers, 2 tanks"))
        s.zombies_act()
        assert s.question is not None
        assert s.question.kind == "split_group"
        s.answer({"w": 0, "e": 1})
        assert s.crowd("w") == {"worker": 1, "tank": 1}
        assert s.crowd("e") == {"worker": 2, "tank": 1}

    def test_xenos_in_one_of_the_noisiest_zones_stay(self) -> None:
        s = Station(on(CABINS, "A: jared", "D: worker"), noise={"D": 1})
        s.zombies_act()
        assert s.crowd("D") == {"worker": 1}

    def test_a_hidden_survivor_neither_draws_them_nor_is_attacked_p53(self) -> None:
        s = Station(corridor("c: worker, cole", "a: jared"), unseen=["cole"])
        s.zombies_act()
        assert s.wounds("cole") == 0
        assert s.crowd("b") == {"worker": 1}

    def test_why_tells_where_they_will_go(self) -> None:
        s = Station(corridor("a: jared", "d: worker"))
        why = s.rules.why(s.state, s.state.enemies["d"][0])
        assert why is not None
        assert (why.reason, why.targets, why.steps) == ("sees", ("a",), ("c",))


class TestSpawning:
    def test_the_strongest_survivor_decides_the_row_p28(self) -> None:
        """Cole has 5 points, Mitsuki 12: the yellow row counts."""
        s = Station(
            corridor("a: cole, mitsuki"), points={"cole": 5, "mitsuki": 12}, spawns={"d": "red"}, spawn_cards=[1]
        )
        s.zombies_spawn()
        assert s.crowd("d") == {"worker": 4}
        assert s.seen(SpawnCardRead)[0].level == "yellow"

    def test_clockwise_from_the_chosen_token_p28(self) -> None:
        s = Station(
            on(CROSS, "m: cole"), spawns={"n": "red", "e": "red", "s": "red", "w": "red"}, spawn_cards=[1, 2, 3, 4]
        )
        s.state.first_spawn = "red.3"
        s.zombies_spawn()
        assert [event.zone for event in s.seen(SpawnCardRead)] == ["s", "w", "n", "e"]

    def test_sleeping_tokens_bring_nothing_p28(self) -> None:
        s = Station(corridor("a: cole"), spawn_cards=[1])
        s.spawn_token("violet", "d", active=False)
        s.zombies_spawn()
        assert not s.state.enemies

    @pytest.mark.parametrize(("points", "acts"), [(0, False), (7, True)])
    def test_an_extra_activation_does_nothing_at_blue_p29(self, points: int, acts: bool) -> None:
        s = Station(
            corridor("a: cole", "c: worker, tank, hunter"),
            points={"cole": points},
            spawns={"d": "red"},
            spawn_cards=[51],
        )
        kind = s.edition.content.spawn_cards[51].enemy
        s.zombies_spawn()
        assert bool(s.seen(EnemiesActivatedAgain)) == acts
        assert (kind not in s.crowd("c")) == acts
        assert "d" not in s.state.enemies

    def test_an_abomination_card_lets_those_on_the_board_act_first_p29(self) -> None:
        s = Station(corridor("a: cole", "c: abomination"), spawns={"d": "red"}, spawn_cards=[16])
        s.zombies_spawn()
        assert s.crowd("b") == {"abomination": 1}
        assert "d" not in s.state.enemies

    def test_without_one_it_appears_and_does_not_act_p29(self) -> None:
        s = Station(corridor("a: cole"), spawns={"d": "red"}, spawn_cards=[16])
        s.zombies_spawn()
        assert s.crowd("d") == {"abomination": 1}
        assert not s.seen(EnemiesActivatedAgain)

    def test_mold_cards_fill_every_zone_of_active_mold_p29(self) -> None:
        s = Station(corridor("a: cole"), spawns={"d": "red"}, mold={"b": True, "c": False, "d": True}, spawn_cards=[23])
        s.zombies_spawn()
        assert (s.crowd("b"), s.crowd("c"), s.crowd("d")) == ({"worker": 2}, {}, {"worker": 2})

    def test_a_mold_card_without_mold_does_nothing_p29(self) -> None:
        s = Station(corridor("a: cole"), spawns={"d": "red"}, spawn_cards=[23])
        s.zombies_spawn()
        assert not s.state.enemies


class TestShortage:
    def test_the_rest_is_placed_then_an_abomination_comes_p29(self) -> None:
        s = Station(corridor("a: cole"), spawns={"d": "red"}, spawn_cards=[7])
        s.state.reserve["tank"] = s.state.reserve["tank"][:1]
        s.zombies_spawn()
        assert s.crowd("d") == {"tank": 1, "abomination": 1}

    def test_one_on_the_board_acts_and_none_is_left_to_come_p29(self) -> None:
        s = Station(corridor("a: cole", "c: abomination"), spawns={"d": "red"}, spawn_cards=[7])
        s.state.reserve["tank"] = []
        s.zombies_spawn()
        assert s.crowd("b") == {"abomination": 1}
        assert "d" not in s.state.enemies

    def test_in_mold_the_players_say_who_goes_without_p29(self) -> None:
        s = Station(corridor("a: cole"), spawns={"d": "red"}, mold={"b": True, "d": True}, spawn_cards=[23])
        s.state.reserve["worker"] = s.state.reserve["worker"][:3]
        s.zombies_spawn()
        assert s.choices() == ["zone b", "zone d"]
        s.answer("zone d")
        assert s.crowd("d") == {"worker": 2}
        assert s.crowd("b") == {"worker": 1, "abomination": 1}
