"""The zombie phase: attacks, targets, splitting, spawning, abominations, shortage, losing (UoA pp. 25-31)."""

from __future__ import annotations

import pytest

from game.rules.undead_or_alive.noise import quarry
from game.rules.undead_or_alive.spawns import ABOMINATION_PILE, pile_in_reach
from game.rules.zombicide.events import EnemiesActivatedAgain, EnemiesAttacked, SpawnCardRead
from game.rules.zombicide.state import SPAWN_PILE
from tests.rules.streets import RING, on
from tests.scene import Scene

STREET = """
    +-----+-----+-----+-----+-----+
    | a     b     c     d     e   |
    +-----+-----+-----+-----+-----+
"""
WALKERS, BRUTES, RUNNERS = 13, 19, 26
ABOMINATION, ABOMINATION_AT_BLUE = 28, 31
MORE_WALKERS, MORE_RUNNERS = 32, 36


def street(*occupants: str) -> str:
    """Five street zones in a row, and who stands there."""
    return on(STREET, *occupants)


class TestAttacks:
    """Attack (p. 25)."""

    def test_every_zombie_there_wounds_once_without_dice(self, scene) -> None:
        s = scene(street("a: carl, walker, brute"))
        s.zombies_act()
        assert s.wounds("carl") == 2

    def test_the_players_share_wounds_as_they_like(self, scene) -> None:
        s = scene(street("a: carl, meg, 3 walkers"), seats={"meg": 1})
        s.zombies_act()
        assert (s.question.amount, s.question.seat) == (3, None)
        assert s.refuses({"carl": 2})
        s.answer({"carl": 2, "meg": 1})
        assert (s.wounds("carl"), s.wounds("meg")) == (2, 1)

    @pytest.mark.parametrize(("name", "bears"), [("meg", 1), ("thomas", 1), ("hanna", 1), ("carl", 2)])
    def test_health_by_class(self, scene, name, bears) -> None:
        s = scene(street(f"a: {name}"))
        for _ in range(bears + 1):
            assert s.outcome is None
            s.put("walker", "a")
            s.state.enemies = {"a": s.state.enemies["a"][:1]}
            s.zombies_act()
        assert s.outcome == "survivor_eliminated"

    def test_those_who_attack_do_not_move(self, scene) -> None:
        s = scene(street("a: carl, 2 walkers", "b: meg"), noise="b")
        s.zombies_act()
        assert s.crowd("a") == {"walker": 2}

    def test_all_attacks_come_before_all_moves(self, scene) -> None:
        s = scene(street("a: carl, walker", "b: walker"), noise="a")
        s.zombies_act()
        assert s.wounds("carl") == 1
        assert s.crowd("a") == {"walker": 2}

    def test_attacks_of_all_zones(self, scene) -> None:
        s = scene(street("a: carl, walker", "e: meg, walker"))
        s.zombies_act()
        assert sorted(event.zone for event in s.seen(EnemiesAttacked)) == ["a", "e"]


class TestTargets:
    """Whom zombies go for (p. 25, 1 a-c)."""

    def quarry(self, s: Scene, zone: str) -> tuple[str, tuple[str, ...]]:
        found = quarry(s.game, zone)
        return found.reason, found.zones

    def test_a_noise_among_visible_survivors_beats_numbers_and_distance(self, scene) -> None:
        s = scene(street("a: meg", "c: walker", "d: carl, may"), noise="a")
        assert self.quarry(s, "c") == ("sees_noise", ("a",))

    def test_b_else_most_survivors_whatever_the_distance(self, scene) -> None:
        s = scene(street("a: meg, may", "c: walker", "d: carl"), noise="c")
        assert self.quarry(s, "c") == ("sees", ("a",))

    def test_c_else_the_noise(self, scene) -> None:
        s = scene(on(RING, "b: carl", "a: walker"), noise="t")
        assert self.quarry(s, "a") == ("hears", ("t",))

    def test_noise_without_survivors_there_does_not_distract(self, scene) -> None:
        s = scene(street("a: meg", "c: walker"), noise="d")
        assert self.quarry(s, "c") == ("sees", ("a",))

    def test_companions_count_as_survivors(self, scene) -> None:
        s = scene(street("a: meg, jeb", "c: walker", "d: carl"), companions={"jeb": "meg"}, noise="e")
        assert self.quarry(s, "c") == ("sees", ("a",))

    def test_the_shortest_way(self, scene) -> None:
        s = scene(on(RING, "o: walker", "u: carl"), noise="u")
        s.zombies_act()
        assert s.crowd("p") == {"walker": 1}

    def test_zombies_see_one_room_deep(self, scene) -> None:
        s = scene(
            """
            +-----+-----+-----+-----+
            | A   ' B   ' c     d   |
            +-----+-----+-----+-----+
            A: carl
            d: walker
            """,
            noise="d",
        )
        assert self.quarry(s, "c") == ("hears", ("d",))
        assert self.quarry(s, "B") == ("sees", ("A",))


class TestSplitting:
    """Dividing zombies (p. 25)."""

    def test_two_targets_of_equal_size(self, scene) -> None:
        s = scene(street("a: carl", "c: 2 walkers, 2 brutes", "e: meg"), noise="c")
        s.zombies_act()
        assert s.crowd("b") == {"walker": 1, "brute": 1}
        assert s.crowd("d") == {"walker": 1, "brute": 1}

    def test_a_single_zombie_goes_where_the_players_say(self, scene) -> None:
        s = scene(street("a: carl", "c: abomination", "e: meg"), noise="c")
        s.zombies_act()
        assert (s.question.enemy, s.question.seat) == ("abomination", None)
        s.answer({"d": 1})
        assert s.crowd("d") == {"abomination": 1}

    def test_odd_ones_of_each_type_are_placed_on_their_own(self, scene) -> None:
        s = scene(street("a: carl", "c: 3 walkers, brute", "e: meg"), noise="c")
        s.zombies_act()
        s.answer({"b": 1})
        s.answer({"b": 1})
        assert s.crowd("b") == {"walker": 2, "brute": 1}
        assert s.crowd("d") == {"walker": 1}

    def test_three_ways(self, scene) -> None:
        s = scene(
            """
            +-----+-----+-----+
            | #   | n   | #   |
            +-----+     +-----+
            | w     m     e   |
            +-----+-----+-----+
            n: carl
            w: meg
            e: may
            m: 5 walkers
            """,
            noise="m",
        )
        s.zombies_act()
        assert (s.question.amount, len(s.question.among)) == (2, 3)
        assert s.refuses({"n": 2})
        s.answer({"n": 1, "w": 1})
        assert [s.crowd(zone)["walker"] for zone in ("n", "w", "e")] == [2, 2, 1]

    def test_every_group_chooses_by_the_board_before_the_step(self, scene) -> None:
        s = scene(street("b: walker", "a: walker", "e: carl"), noise="e")
        s.zombies_act()
        assert (s.crowd("b"), s.crowd("c")) == ({"walker": 1}, {"walker": 1})


class TestSpawning:
    """Spawn (pp. 26-28)."""

    def spawning(self, scene, cards: list[int], spawns: dict[str, str], board: str = "", **more) -> Scene:
        s = scene(board or street("a: may"), spawns=spawns, spawn_cards=cards, noise="a", **more)
        s.zombies_spawn()
        return s

    def test_a_card_for_every_active_token(self, scene) -> None:
        s = self.spawning(scene, [WALKERS, BRUTES], {"e": "starting", "c": "mobile", "b": "abomination"})
        assert s.crowd("e") == {"walker": 3}
        assert s.crowd("c") == {"brute": 1}
        assert s.crowd("b") == {}

    def test_the_highest_level_of_all_counts(self, scene) -> None:
        s = self.spawning(scene, [WALKERS], {"e": "starting"}, street("a: may, meg"), points={"may": 3, "meg": 19})
        assert s.crowd("e") == {"walker": 6}

    def test_clockwise_from_the_starting_token(self, scene) -> None:
        """Round the ring from the left: up, right, down."""
        s = self.spawning(
            scene,
            [1, 2, 3, 4],
            {"s": "mobile", "p": "mobile", "a": "starting", "u": "corpse_pile"},
            on(RING, "o: may"),
        )
        assert [event.zone for event in s.seen(SpawnCardRead)] == ["a", "p", "u", "s"]

    def test_order_within_the_starting_zone(self, scene) -> None:
        s = scene(street("a: may", "b: abomination"), spawns={"c": "mobile"}, spawn_cards=[1, 2, 3, 4])
        s.spawn_token("abomination", "e", active=True)
        s.spawn_token("mobile", "e")
        s.spawn_token("starting", "e")
        s.zombies_spawn()
        assert [event.token for event in s.seen(SpawnCardRead)] == [
            "starting.1",
            "mobile.2",
            "abomination.1",
            "mobile.1",
        ]

    def test_an_empty_zombie_deck_is_made_of_its_discards(self, scene) -> None:
        s = scene(street("a: may"), spawns={"e": "starting"})
        s.state.discards[SPAWN_PILE] = [f"spawn.{WALKERS}"]
        s.state.piles[SPAWN_PILE] = []
        s.zombies_spawn()
        assert s.crowd("e") == {"walker": 3}

    @pytest.mark.parametrize(("points", "moved"), [(0, False), (7, True)])
    def test_extra_activation_does_nothing_at_blue(self, scene, points, moved) -> None:
        s = self.spawning(
            scene,
            [MORE_WALKERS],
            {"e": "starting"},
            street("a: may", "c: walker, brute"),
            points={"may": points},
        )
        assert s.crowd("c") == ({"brute": 1} if moved else {"walker": 1, "brute": 1})
        assert s.crowd("e") == {}

    def test_runners_have_both_actions_of_an_extra_activation(self, scene) -> None:
        s = self.spawning(scene, [MORE_RUNNERS], {"e": "starting"}, street("a: may", "d: runner"), points={"may": 7})
        assert s.crowd("b") == {"runner": 1}


class TestAbomination:
    """Abominations and their tokens (p. 20, p. 27, p. 31)."""

    def test_it_wakes_the_tokens_not_yet_passed(self, scene) -> None:
        s = scene(
            on(RING, "b: may"),
            spawns={"a": "starting", "p": "abomination"},
            spawn_cards=[ABOMINATION_AT_BLUE, 1],
            noise="b",
        )
        s.zombies_spawn()
        assert s.state.spawns["abomination.1"].active
        assert s.crowd("a") == {"abomination": 1, "walker": 2}
        assert s.crowd("p") == {"walker": 1}

    def test_those_passed_by_wait_for_the_next_round(self, scene) -> None:
        s = scene(
            on(RING, "b: may"),
            spawns={"a": "starting", "n": "abomination", "u": "mobile"},
            spawn_cards=[1, ABOMINATION_AT_BLUE, 2],
            noise="b",
        )
        s.zombies_spawn()
        assert s.state.spawns["abomination.1"].active
        assert s.crowd("n") == {}
        assert len(s.seen(SpawnCardRead)) == 2

    def test_a_token_in_the_starting_zone_comes_at_once(self, scene) -> None:
        s = scene(street("a: may"), spawns={"e": "starting"}, spawn_cards=[ABOMINATION_AT_BLUE, 1], noise="a")
        s.spawn_token("abomination", "e")
        s.zombies_spawn()
        assert s.crowd("e") == {"abomination": 1, "walker": 3}

    def test_a_second_card_activates_the_one_on_the_board(self, scene) -> None:
        s = scene(
            street("a: may", "d: abomination, walker"),
            spawns={"e": "starting"},
            spawn_cards=[ABOMINATION],
            points={"may": 7},
            noise="a",
        )
        s.zombies_spawn()
        assert s.crowd("c") == {"abomination": 1}
        assert s.crowd("d") == {"walker": 1}
        assert s.crowd("e") == {}

    def test_the_tokens_fall_asleep_when_it_falls(self, scene) -> None:
        s = scene(
            street("a: may, abomination"),
            hands={"may": ["pickaxe"]},
            skills={"may": ["plus_damage:melee"]},
        )
        s.spawn_token("abomination", "e", active=True)
        s.dice(6, 1)
        s.act("may", "attack a pickaxe")
        assert not s.state.spawns["abomination.1"].active
        assert s.me("may").points == 5

    def test_its_card_can_come_again(self, scene) -> None:
        s = scene(street("a: may"), spawns={"e": "starting"}, spawn_cards=[ABOMINATION_AT_BLUE], noise="a")
        s.state.discards[ABOMINATION_PILE] = s.state.piles[ABOMINATION_PILE]
        s.state.piles[ABOMINATION_PILE] = []
        s.zombies_spawn()
        assert s.crowd("e")["abomination"] == 1


class TestShortage:
    """When miniatures run out (p. 30)."""

    def test_those_left_come_and_then_an_abomination(self, scene) -> None:
        s = scene(street("a: may"), spawns={"e": "starting"}, spawn_cards=[RUNNERS], noise="a")
        s.state.reserve["runner"] = []
        s.zombies_spawn()
        assert s.crowd("e") == {"abomination": 1, "walker": 2}  # it never comes alone

    def test_as_many_as_there_are(self, scene) -> None:
        s = scene(street("a: may", "b: abomination"), spawns={"e": "starting"}, spawn_cards=[WALKERS], noise="a")
        s.state.reserve["walker"] = s.state.reserve["walker"][:2]
        s.zombies_spawn()
        assert s.crowd("e") == {"walker": 2}
        assert s.crowd("a") == {"abomination": 1}

    def test_the_abomination_on_the_board_acts_again(self, scene) -> None:
        s = scene(street("a: may", "c: abomination"), spawns={"e": "starting"}, spawn_cards=[BRUTES], noise="a")
        s.state.reserve["brute"] = []
        s.zombies_spawn()
        assert s.crowd("b") == {"abomination": 1}
        assert [event.kind for event in s.seen(EnemiesActivatedAgain)] == ["abomination"]


class TestCorpsePiles:
    """Corpse piles (p. 28)."""

    def test_only_the_pile_of_the_tile_entered_wakes_even_if_the_building_goes_on(self) -> None:
        s = Scene.on_mission("m2", "hanna")
        assert s.board.building("1R.B") == s.board.building("3R.A")
        s.put("hanna", next(zone for zone in s.board.neighbours("1R.A") if not s.board.zones[zone].kind.indoors))
        s.act("hanna", "move 1R.A")
        assert self.piles(s) == ["1R.B"]
        crossing = next(room for room in ("1R.B", "1R.C") if set(s.board.neighbours(room)) & {"3R.A", "3R.B"})
        s.act("hanna", f"move {crossing}")
        assert self.piles(s) == ["1R.B"]
        s.act("hanna", f"move {next(room for room in s.board.neighbours(crossing) if room.startswith('3R'))}")
        assert self.piles(s) == ["1R.B", "3R.A"]

    def test_streets_and_balconies_wake_nothing(self) -> None:
        s = Scene.on_mission("m2", "hanna")
        outside = [zone for zone in s.board.zones if not s.board.zones[zone].kind.indoors]
        assert all(pile_in_reach(s.board, zone) is None for zone in outside)

    def test_a_destroyed_pile_stays_destroyed(self) -> None:
        s = Scene.on_mission("m2", "hanna")
        s.put("hanna", next(zone for zone in s.board.neighbours("1R.A") if not s.board.zones[zone].kind.indoors))
        street = s.zone("hanna")
        s.act("hanna", "move 1R.A")
        s.give("hanna", "holy_water")
        s.act("hanna", "holy_water 1R.B")
        s.act("hanna", f"move {street}")
        s.act("hanna", "move 1R.A")
        assert [token.active for token in s.state.spawns.values() if token.kind == "corpse_pile"] == [False]

    def piles(self, s: Scene) -> list[str]:
        return [token.zone for token in s.state.spawns.values() if token.kind == "corpse_pile" and token.active]

    @pytest.mark.parametrize("mission", ["m2", "m3", "m7", "m9", "m10"])
    def test_companions_at_the_set_up_wake_nothing(self, mission) -> None:
        s = Scene.on_mission(mission, "turner" if mission == "m7" else "jimmy")
        by_players = [pile_in_reach(s.board, me.zone) for me in s.game.players()]
        stirred = [token.zone for token in s.state.spawns.values() if token.kind == "corpse_pile"]
        assert stirred == [spot.zone for spot in by_players if spot is not None]


class TestLosing:
    """Seven active tokens (p. 27)."""

    @pytest.mark.parametrize(("asleep", "outcome"), [(0, "seven_spawns"), (1, None)])
    def test_seven_active_tokens_lose_at_once(self, scene, asleep, outcome) -> None:
        s = scene(street("a: may"))
        for number in range(7):
            s.spawn_token("corpse_pile", "e", active=number >= asleep)
        s.act("may", "make_noise")
        assert s.outcome == outcome

    def test_a_waking_abomination_token_can_be_the_seventh(self, scene) -> None:
        s = scene(street("a: may"), spawns={"e": "starting"}, spawn_cards=[ABOMINATION_AT_BLUE], noise="a")
        for _ in range(5):
            s.spawn_token("corpse_pile", "d")
        s.spawn_token("abomination", "c")
        s.zombies_spawn()
        assert s.outcome == "seven_spawns"


class TestVadeRetro:
    """Held zombies (p. 23)."""

    def test_it_needs_zombies_in_sight(self, scene) -> None:
        s = scene(on(RING, "a: thomas", "n: walker", "b: walker"))
        assert [words for words in s.options("thomas") if words.startswith("vade_retro")] == ["vade_retro n"]

    def test_it_goes_when_the_last_zombie_goes(self, scene) -> None:
        s = scene(street("a: thomas, walker"), hands={"thomas": ["pan"]})
        s.act("thomas", "vade_retro a")
        s.dice(6)
        s.act("thomas", "attack a pan")
        assert s.state.vade_retro == []

    def test_it_holds_attackers_too(self, scene) -> None:
        s = scene(street("a: carl, 2 runners, walker"), vade_retro=["a"])
        s.zombies_act()
        assert s.wounds("carl") == 0
        s.zombies_act()
        assert s.wounds("carl") == 3  # all of the first attack; he falls
        assert s.outcome == "survivor_eliminated"

    def test_an_extra_activation_of_others_does_not_use_it_up(self, scene) -> None:
        s = scene(
            street("a: may", "c: walker"),
            vade_retro=["c"],
            points={"may": 7},
            spawns={"e": "starting"},
            spawn_cards=[MORE_RUNNERS],
        )
        s.zombies_spawn()
        assert s.state.vade_retro == ["c"]
