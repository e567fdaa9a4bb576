"""What the missions of Undead or Alive have in common, and M0 to M3 (pp. 44-47): each can be won, and lost in its ways.

Stories set the table close to the moment that matters and then act through the real questions.
"""

from __future__ import annotations

import pytest

from game.rules.undead_or_alive import train
from game.rules.undead_or_alive.bounty import BOUNTY_PILE
from game.rules.zombicide.state import kind_of
from tests.rules.mission_steps import (
    fresh,
    gained,
    gather,
    goals,
    leave,
    lonely,
    recruit_all,
    ride,
    take,
    throw_dynamite,
    water,
)
from tests.scene import Scene


class TestEveryMission:
    """What is common to all missions."""

    def test_a_survivor_who_falls_loses_it_p9(self) -> None:
        scene = Scene.on_mission("m10", "jimmy", "meg")
        scene.put("jimmy", "2R.A")
        for _ in range(2):
            scene.put("walker", "2R.A")
        scene.zombies_act()
        assert scene.outcome == "survivor_eliminated"

    def test_a_companion_who_falls_loses_it_p42(self) -> None:
        scene = Scene.on_mission("m10", "jimmy", "meg")
        scene.put("walker", scene.zone(lonely(scene)[0]))
        scene.zombies_act()
        scene.answer_all()
        assert scene.outcome == "survivor_eliminated"

    def test_the_seventh_active_spawn_zone_loses_it_p27(self) -> None:
        scene = Scene.on_mission("m8", "jimmy")
        for number, zone in enumerate(("3R.A", "4R.A", "1R.A"), 1):
            scene.put("jimmy", zone)
            scene.spawn_token("corpse_pile", zone)
            assert scene.outcome is None, number
        scene.put("abomination", "9V.SE")
        fresh(scene)
        scene.put("jimmy", "2R.SE")
        assert sum(token.active for token in scene.state.spawns.values()) == 6
        scene.act("jimmy", "move 2R.C")
        assert scene.outcome == "seven_spawns"

    def test_leaving_before_the_work_is_done_loses_it(self) -> None:
        """M1: the train takes everybody away, but the collection is not complete."""
        scene = Scene.on_mission("m1", "jimmy")
        scene.state.flags[train.RUNNING] = 1
        scene.between_phases()
        scene.put("jimmy", "10R.A")
        ride(scene, 2)
        assert scene.outcome == "left_too_early"

    @pytest.mark.parametrize(
        ("mission", "forbidden", "companions"),
        [
            ("m0", (), 0),
            ("m1", (), 0),
            ("m2", ("brawler",), 4),
            ("m3", ("faithful", "gunslinger"), 6),
            ("m4", ("townsfolk",), 4),
            ("m5", ("townsfolk",), 2),
            ("m6", ("gunslinger",), 4),
            ("m7", ("faithful", "townsfolk"), 6),
            ("m8", ("faithful",), 2),
            ("m9", ("brawler", "faithful"), 6),
            ("m10", ("faithful",), 2),
        ],
    )
    def test_classes_and_companions(self, mission: str, forbidden: tuple[str, ...], companions: int) -> None:
        scene = Scene.on_mission(mission)
        assert scene.game.mission.forbidden == forbidden
        assert len(scene.game.players()) == 6
        assert not any(me.role in forbidden for me in scene.game.players())
        assert len(lonely(scene)) == companions
        assert not any(token.kind == "corpse_pile" for token in scene.state.spawns.values()), "companions stir none"


class TestM0:
    def test_it_can_be_won(self) -> None:
        scene = Scene.on_mission("m0", "jimmy", "meg")
        take(scene, "jimmy", "objective.1")
        take(scene, "meg", "objective.2")
        assert goals(scene) == ["objectives"]
        leave(scene, "jimmy")
        leave(scene, "meg")
        assert goals(scene) == ["objectives", "exit"]
        assert scene.outcome == "won"

    def test_the_exit_opens_after_the_objectives(self) -> None:
        scene = Scene.on_mission("m0", "jimmy", "meg")
        scene.put("jimmy", scene.state.places["exit"][0])
        scene.end_turn("jimmy")
        assert scene.question is None

    def test_nobody_leaves_under_the_eyes_of_zombies(self) -> None:
        scene = Scene.on_mission("m0", "jimmy", "meg")
        take(scene, "jimmy", "objective.1")
        take(scene, "jimmy", "objective.2")
        scene.put("walker", scene.state.places["exit"][0])
        fresh(scene)
        scene.put("jimmy", scene.state.places["exit"][0])
        scene.end_turn("jimmy")
        assert scene.question is None

    def test_nobody_has_to_leave(self) -> None:
        scene = Scene.on_mission("m0", "jimmy")
        take(scene, "jimmy", "objective.1")
        take(scene, "jimmy", "objective.2")
        leave(scene, "jimmy", "stay")
        assert scene.zone("jimmy") == scene.state.places["exit"][0]
        assert scene.outcome is None

    def test_a_turn_without_actions_ends_at_the_exit_too(self) -> None:
        scene = Scene.on_mission("m0", "jimmy")
        take(scene, "jimmy", "objective.1")
        take(scene, "jimmy", "objective.2")
        fresh(scene)
        scene.me("jimmy").slots = [""] * 6
        scene.put("jimmy", scene.state.places["exit"][0])
        while scene.question is None:
            scene.act("jimmy", "make_noise")
            scene.close_turn()
        assert scene.choices() == ["leave", "stay"]

    def test_objectives_give_points_and_a_bounty_weapon(self) -> None:
        scene = Scene.on_mission("m0", "jimmy")
        top = scene.state.shown[BOUNTY_PILE]
        take(scene, "jimmy", "objective.1")
        assert gained(scene, "jimmy") == [5]
        assert kind_of(top) in scene.cards("jimmy")
        assert scene.state.shown[BOUNTY_PILE] != top

    def test_the_first_player_hands_out_gifts(self) -> None:
        scene = Scene.on_mission("m0", "jimmy", "meg", seats=2)
        assert [len([card for card in scene.cards(name) if card]) for name in ("jimmy", "meg")] == [3, 1]
        assert "holy_water" in scene.cards("jimmy")

    def test_the_zombies_of_the_map(self) -> None:
        scene = Scene.on_mission("m0")
        counts: dict[str, int] = {}
        for zone in scene.state.enemies:
            for kind, count in scene.crowd(zone).items():
                counts[kind] = counts.get(kind, 0) + count
        assert counts == {"brute": 1, "runner": 1, "walker": 2}


class TestM1:
    def test_it_can_be_won(self) -> None:
        scene = Scene.on_mission("m1", "jimmy", "meg")
        take(scene, "jimmy", "objective.1")
        assert goals(scene) == []
        take(scene, "meg", "objective.2")
        assert goals(scene) == ["bounties"]
        for _ in range(5):
            scene.end_phase()
            scene.answer_all()
        scene.between_phases()
        scene.put("jimmy", "10R.A")
        scene.put("meg", "10R.B")
        ride(scene, 2)
        assert goals(scene) == ["bounties", "train"]
        assert scene.outcome == "won"

    def test_it_is_the_number_of_weapons_that_counts(self) -> None:
        scene = Scene.on_mission("m1", "jimmy", "meg")
        take(scene, "jimmy", "objective.1")
        take(scene, "jimmy", "objective.2")
        assert goals(scene) == ["bounties"]

    def test_the_blue_objective_walks_the_rails_and_calls_the_train(self) -> None:
        scene = Scene.on_mission("m1", "jimmy")
        assert not scene.can("jimmy", "objective objective.5"), "it lies in the starting zone, and is not for taking"
        places = []
        for _ in range(5):
            places.append(scene.state.objectives["objective.5"].zone)
            scene.end_phase()
        assert places == ["1R.SW", "1R.W", "8V.SW", "8V.W", "8V.NW"]
        assert "objective.5" not in scene.state.objectives
        assert not train.train_here(scene.game)
        scene.put("jimmy", "1R.B")
        scene.between_phases()
        assert train.train_here(scene.game)

    def test_lost_when_somebody_misses_the_train(self) -> None:
        scene = Scene.on_mission("m1", "jimmy", "meg")
        scene.put("meg", "1R.B")
        scene.state.flags["train_signal"] = 1
        scene.game.mission.settle(scene.game)
        scene.put("jimmy", "1R.B")
        ride(scene, 1)
        scene.put("jimmy", "10R.A")
        ride(scene, 2)
        assert (scene.me("jimmy").away, scene.outcome) == ("train", None)
        ride(scene, 1)
        assert scene.outcome == "missed_the_train"

    def test_lost_when_zombies_leave_with_the_train(self) -> None:
        scene = Scene.on_mission("m1", "jimmy")
        scene.put("jimmy", "1R.B")
        scene.state.flags[train.RUNNING] = 1
        ride(scene, 2)
        scene.put("runner", "10R.B")
        ride(scene, 1)
        assert scene.outcome == "zombies_on_train"

    def test_lost_when_too_many_bounty_weapons_are_thrown_away(self) -> None:
        scene = Scene.on_mission("m1")
        first = scene.game.players()[0].id
        for number in (1, 2):
            scene.give(first, weapon := kind_of(scene.state.shown[BOUNTY_PILE]))
            fresh(scene)
            scene.act(first, "discard")
            assert scene.outcome is None, number
            scene.answer(weapon)
        assert scene.outcome == "bounties_thrown_away"


class TestM2:
    def won_but_for_the_train(self) -> Scene:
        scene = Scene.on_mission("m2", "jimmy", "meg")
        recruit_all(scene, "meg")
        for street, room, pile in (
            ("4R.N", "4R.A", "4R.A"),
            ("1R.NE", "1R.B", "1R.B"),
            ("3R.N", "3R.A", "3R.A"),
            ("5V.N", "5V.A", "5V.A"),
        ):
            fresh(scene)
            scene.put("jimmy", street)
            scene.act("jimmy", f"move {room}")
            water(scene, "jimmy", pile)
        return scene

    def test_it_can_be_won(self) -> None:
        scene = self.won_but_for_the_train()
        assert goals(scene) == ["companions", "piles"]
        throw_dynamite(scene, "jimmy", "1R.NE", "12R.A")
        scene.answer_all()
        throw_dynamite(scene, "jimmy", "3R.N", "11R.A")
        assert goals(scene) == ["companions", "piles", "train"]
        assert scene.outcome == "won"

    def test_a_heap_that_nobody_has_stirred_is_not_safe(self) -> None:
        scene = Scene.on_mission("m2", "jimmy", "meg")
        scene.game.mission.settle(scene.game)
        assert "piles" not in goals(scene)

    def test_water_does_not_move_the_spawns_of_the_train(self) -> None:
        scene = Scene.on_mission("m2", "jimmy", "meg")
        scene.put("jimmy", "12R.A")
        scene.give("jimmy", "holy_water")
        assert not scene.can("jimmy", "holy_water 12R.A")

    def test_dynamite_moves_the_spawn_and_leaves_rails(self) -> None:
        scene = Scene.on_mission("m2", "jimmy", "meg")
        for _ in range(2):
            scene.put("walker", "12R.A")
        scene.put("walker", "12R.B")
        throw_dynamite(scene, "jimmy", "1R.NE", "12R.A")
        scene.answer_all()
        tokens = scene.state.spawns
        assert [tokens[name].zone for name in ("mobile.1", "mobile.2")] == [tokens["starting.1"].zone, "11R.A"]
        assert {"12V", "11R"} <= {tile.face for tile in scene.state.layout}
        assert scene.me("jimmy").points == 3, "all zombies on the tile fall for their points"
        assert scene.state.noise_side == "boom"
        assert "12V" in scene.board.tiles_of(scene.state.noise_zone), "the noise lies where it was made"
        assert list(scene.rules.broken(scene.state)) == []

    def test_survivors_in_another_room_of_the_wagon_jump_to_the_street(self) -> None:
        scene = Scene.on_mission("m2", "jimmy", "meg")
        scene.put("meg", "12R.B")
        throw_dynamite(scene, "jimmy", "1R.NE", "12R.A")
        scene.answer_all()
        assert scene.outcome is None
        assert "2V.NE" in [part.id for part in scene.board.zones[scene.zone("meg")].parts], "its door leads there"

    def test_survivors_where_the_dynamite_lands_are_lost(self) -> None:
        scene = Scene.on_mission("m2", "jimmy", "meg")
        scene.put("meg", "12R.A")
        throw_dynamite(scene, "jimmy", "1R.NE", "12R.A")
        assert scene.outcome == "survivor_eliminated"

    def test_dynamite_elsewhere_does_nothing_to_the_train(self) -> None:
        scene = Scene.on_mission("m2", "jimmy", "meg")
        before = scene.state.layout
        throw_dynamite(scene, "jimmy", "2V.NE", "12R.B")
        assert scene.state.layout == before

    def test_the_gatling_fires_but_does_not_move(self) -> None:
        scene = Scene.on_mission("m2", "jimmy", "meg")
        scene.put("jimmy", "10R.A")
        scene.put("walker", "12R.B")
        words = scene.options("jimmy")
        assert "gatling 12R.B" in words
        assert not any(option.startswith("push") for option in words)


class TestM3:
    def ready(self) -> Scene:
        """Everybody recruited and all spawns gathered; the band stands beside the engine."""
        scene = Scene.on_mission("m3", "jimmy", "carl")
        recruit_all(scene, "jimmy")
        gather(scene, "carl")
        assert goals(scene) == ["companions", "gather"]
        scene.put("jimmy", "5V.NW")
        scene.put("carl", "5V.NW")
        return scene

    def board(self, scene: Scene, *names: str) -> None:
        for name in names:
            fresh(scene)
            scene.put(name, "5V.NW")
            scene.act(name, "move 10R.A")

    def test_it_can_be_won(self) -> None:
        scene = self.ready()
        self.board(scene, "jimmy")
        assert not scene.state.flags.get(train.RUNNING)
        self.board(scene, "carl")
        assert scene.state.flags[train.RUNNING]
        ride(scene, 3)
        assert goals(scene) == ["companions", "gather", "train"]
        assert scene.outcome == "won"

    def test_it_waits_for_companions_who_stand_alone(self) -> None:
        scene = Scene.on_mission("m3", "jimmy", "carl")
        self.board(scene, "jimmy", "carl")
        assert not scene.state.flags.get(train.RUNNING)

    def test_it_does_not_wait_for_the_spawns_to_be_gathered(self) -> None:
        scene = Scene.on_mission("m3", "jimmy")
        recruit_all(scene, "jimmy")
        self.board(scene, "jimmy")
        assert scene.state.flags[train.RUNNING]

    def test_it_destroys_the_starting_spawn_zone(self) -> None:
        scene = self.ready()
        self.board(scene, "jimmy", "carl")
        ride(scene, 1)
        assert {"starting.1", "mobile.1", "mobile.2", "abomination.1"} <= set(scene.state.spawns)
        ride(scene, 1)
        assert not {"starting.1", "mobile.1", "mobile.2", "abomination.1"} & set(scene.state.spawns)

    def test_lost_when_the_spawns_cannot_be_gathered_any_more(self) -> None:
        scene = Scene.on_mission("m3", "jimmy")
        recruit_all(scene, "jimmy")
        self.board(scene, "jimmy")
        ride(scene, 1)
        assert scene.outcome is None, "there is still time to jump off"
        ride(scene, 1)
        assert scene.outcome == "start_destroyed"

    def test_lost_when_somebody_gets_off(self) -> None:
        scene = self.ready()
        self.board(scene, "jimmy", "carl")
        ride(scene, 1)
        scene.put("carl", "5V.NW")
        ride(scene, 2)
        assert scene.outcome == "missed_the_train"

    def test_lost_when_zombies_leave_with_the_train(self) -> None:
        scene = self.ready()
        self.board(scene, "jimmy", "carl")
        ride(scene, 2)
        scene.put("walker", "10R.B")
        ride(scene, 1)
        assert scene.outcome == "zombies_on_train"
