"""A moving train enters, advances and leaves, with all consequences (UoA pp. 38-41), on the shipped boards."""

from __future__ import annotations

import pytest

from game.engine import CardsDrawn, PileShuffled
from game.rules.undead_or_alive import train
from game.rules.undead_or_alive.events import NoiseMoved
from game.rules.zombicide.events import (
    EnemyKilled,
    FlagSet,
    MachineRemoved,
    ObjectiveMoved,
    ObjectivesLost,
    PointsGained,
    SpawnTokenMoved,
    SurvivorMoved,
    SurvivorsLeft,
)
from game.rules.zombicide.state import Machine, Objective
from tests.scene import Scene


def faces(scene: Scene) -> list[str]:
    """The train tiles in the direction of travel."""
    return [tile.face for tile in train.line_of(scene.game).tiles]


@pytest.fixture
def coming() -> Scene:
    """M1 in the round in which the train enters: rails 10V and 12V lie from west to east, the signal is gone."""
    scene = Scene.on_mission("m1", "jimmy", "meg")
    scene.put("jimmy", "1R.B")
    scene.put("meg", "1R.B")
    del scene.state.objectives["objective.5"]
    scene.state.flags[train.RUNNING] = 1
    return scene


@pytest.fixture
def engine_alone(coming: Scene) -> Scene:
    """The engine has just entered."""
    coming.between_phases()
    return coming


@pytest.fixture
def engine_and_wagon(engine_alone: Scene) -> Scene:
    """The engine stands at the far end of the rails, a wagon behind it."""
    engine_alone.between_phases()
    return engine_alone


def put_objective(scene: Scene, zone: str, colour: str = "red") -> None:
    middle = scene.board.zones[zone].label
    scene.state.objectives["objective.9"] = Objective("objective.9", zone, colour, middle.x, middle.y)


def put_wagon(scene: Scene, zone: str) -> None:
    middle = scene.board.zones[zone].label
    scene.state.machines["wagon"] = Machine("wagon", zone, middle.x, middle.y)


def assert_whole(scene: Scene) -> None:
    assert list(scene.rules.broken(scene.state)) == []


class TestEntering:
    def test_the_entry_tile_is_turned_to_the_engine_p40(self, coming: Scene) -> None:
        coming.between_phases()
        assert faces(coming) == ["10R", "12V"]
        assert_whole(coming)

    def test_nothing_moves_before_the_train_is_called(self) -> None:
        scene = Scene.on_mission("m1", "jimmy")
        scene.between_phases()
        assert faces(scene) == ["10V", "12V"]

    def test_the_noise_is_a_boom_on_the_engine_p40(self, coming: Scene) -> None:
        coming.between_phases()
        assert coming.noise() == (train.CAB, "boom")

    def test_zombies_in_altered_zones_fall_without_points_p40(self, coming: Scene) -> None:
        coming.put("walker", "8V.W")
        coming.put("abomination", "8V.NW")
        coming.put("walker", "1R.W")
        coming.between_phases()
        assert [(event.zone, event.by) for event in coming.seen(EnemyKilled)] == [("8V.NW", ""), ("8V.W", "")]
        assert coming.seen(PointsGained) == []
        assert coming.crowd("1R.W") == {"walker": 1}, "that zone lies on the other tile"

    def test_the_abomination_s_fall_puts_its_tokens_to_sleep_p27(self, coming: Scene) -> None:
        coming.put("abomination", "8V.W")
        coming.state.spawns["abomination.1"].active = True
        coming.between_phases()
        assert not coming.state.spawns["abomination.1"].active

    def test_survivors_choose_the_side_they_jump_to_p40(self, coming: Scene) -> None:
        coming.put("jimmy", "8V.W")
        coming.between_phases()
        assert coming.choices() == ["zone 8V.W", "zone 2R.N"]
        coming.answer("zone 2R.N")
        assert coming.zone("jimmy") == "2R.N"
        assert_whole(coming)

    def test_each_of_several_survivors_chooses_p40(self, coming: Scene) -> None:
        coming.put("jimmy", "8V.W")
        coming.put("meg", "8V.W")
        coming.between_phases()
        coming.answer("zone 8V.W")
        coming.answer("zone 2R.N")
        assert (coming.zone("jimmy"), coming.zone("meg")) == ("8V.W", "2R.N")

    def test_jumping_aside_is_free_and_takes_companions_along(self, coming: Scene) -> None:
        coming.put("carl", "8V.W")
        carl = coming.me("carl")
        carl.companion, carl.leader, carl.health, carl.slots = True, "jimmy", 1, []
        coming.put("jimmy", "8V.W")
        coming.between_phases()
        coming.answer("zone 2R.N")
        assert coming.seen(SurvivorMoved) == [SurvivorMoved(("jimmy", "carl"), ("2R.N",), "train")]

    def test_mobile_spawns_go_to_the_start_p40(self, coming: Scene) -> None:
        coming.state.spawns["mobile.1"].zone = "8V.W"
        coming.between_phases()
        token, start = coming.state.spawns["mobile.1"], coming.state.spawns["starting.1"]
        assert (token.zone, token.x, token.y, token.active) == (start.zone, start.x, start.y, True)
        assert coming.state.spawns["mobile.2"].zone == "5V.SW"

    def test_objectives_and_the_wagon_are_out_of_the_game_p40(self, coming: Scene) -> None:
        put_objective(coming, "8V.W")
        put_wagon(coming, "8V.NW")
        coming.between_phases()
        assert coming.seen(ObjectivesLost) == [ObjectivesLost(("objective.9",))]
        assert coming.seen(MachineRemoved) == [MachineRemoved("wagon")]

    def test_who_sat_in_the_wagon_jumps_off(self, coming: Scene) -> None:
        put_wagon(coming, "8V.W")
        coming.put("jimmy", "8V.W")
        coming.me("jimmy").aboard = "wagon"
        coming.between_phases()
        coming.answer("zone 8V.W")
        assert (coming.zone("jimmy"), coming.me("jimmy").aboard) == ("8V.W", "")

    def test_a_hidden_objective_shows_its_colour_as_it_is_crushed(self, coming: Scene) -> None:
        put_objective(coming, "8V.W", colour="")
        coming.table.happen(PileShuffled("objectives", ("green",), 0))
        coming.between_phases()
        assert CardsDrawn("objectives", ("green",), None) in coming.events

    def test_the_starting_token_cannot_be_moved_p27(self, coming: Scene) -> None:
        coming.state.spawns["starting.1"].zone = "8V.W"
        coming.between_phases()
        assert coming.state.spawns["starting.1"].zone == "8V.W"

    def test_what_stands_elsewhere_stays(self, coming: Scene) -> None:
        before = {zone: list(crowd) for zone, crowd in coming.state.enemies.items()}
        tokens = {name: token.copy() for name, token in coming.state.spawns.items()}
        coming.between_phases()
        assert coming.state.enemies == before
        assert coming.state.spawns == tokens
        assert coming.zone("jimmy") == "1R.B"


class TestAdvancing:
    def test_the_tile_ahead_becomes_a_wagon_behind_p40(self, engine_alone: Scene) -> None:
        engine_alone.between_phases()
        assert faces(engine_alone) == ["12R", "10R"]
        assert_whole(engine_alone)

    def test_where_the_mission_wants_it_the_tile_stays_rails_p40(self) -> None:
        scene = Scene.on_mission("m3", "jimmy")
        scene.state.flags[train.RUNNING] = 1
        scene.between_phases()
        assert faces(scene) == ["11V", "10R", "12V"]
        scene.between_phases()
        assert faces(scene) == ["11V", "12V", "10R"]

    def test_those_aboard_move_along_unharmed_p40(self, engine_alone: Scene) -> None:
        engine_alone.put("jimmy", "10R.A")
        engine_alone.put("walker", "10R.B")
        engine_alone.between_phases()
        assert engine_alone.zone("jimmy") == "10R.A"
        assert engine_alone.crowd("10R.B") == {"walker": 1}
        assert engine_alone.board.zones["10R.A"].label.x > 640

    def test_things_aboard_move_along_p40(self, engine_alone: Scene) -> None:
        token = engine_alone.state.spawns["mobile.1"]
        token.zone, token.x, token.y = "10R.A", 100, 768
        put_objective(engine_alone, "10R.A")
        x = engine_alone.state.objectives["objective.9"].x
        put_wagon(engine_alone, "10R.B")
        engine_alone.state.machines["wagon"].cargo = ["supply.1"]
        engine_alone.between_phases()
        assert engine_alone.seen(SpawnTokenMoved) == [SpawnTokenMoved("mobile.1", "10R.A", 740, 768)]
        assert [event.x - x for event in engine_alone.seen(ObjectiveMoved)] == [640]
        assert engine_alone.state.machines["wagon"].cargo == ["supply.1"]

    def test_the_rails_ahead_are_swept_p40(self, engine_alone: Scene) -> None:
        engine_alone.put("brute", "1R.W")
        engine_alone.put("meg", "1R.W")
        put_objective(engine_alone, "1R.SW")
        engine_alone.between_phases()
        assert engine_alone.choices() == ["zone 1R.W", "zone 5V.E"]
        engine_alone.answer("zone 5V.E")
        assert engine_alone.crowd("1R.W") == {}
        assert engine_alone.seen(ObjectivesLost) == [ObjectivesLost(("objective.9",))]
        assert_whole(engine_alone)

    def test_the_boom_goes_with_the_engine_every_time_p40(self, engine_alone: Scene) -> None:
        engine_alone.end_phase()
        assert engine_alone.noise() == (train.CAB, "bang")
        engine_alone.between_phases()
        assert engine_alone.noise() == (train.CAB, "boom")


class TestLeaving:
    def test_the_engine_leaves_and_the_wagon_moves_up_p41(self, engine_and_wagon: Scene) -> None:
        engine_and_wagon.between_phases()
        assert faces(engine_and_wagon) == ["10V", "12R"]
        assert_whole(engine_and_wagon)

    def test_the_wagon_leaves_last_and_the_rails_are_whole_p41(self, engine_and_wagon: Scene) -> None:
        engine_and_wagon.between_phases()
        engine_and_wagon.put("jimmy", "12R.A")
        engine_and_wagon.put("meg", "12R.B")
        engine_and_wagon.between_phases()
        assert faces(engine_and_wagon) == ["10V", "12V"]
        assert FlagSet(train.LEFT, 1) in engine_and_wagon.events

    def test_the_train_moves_no_more_once_it_is_gone(self) -> None:
        scene = Scene.on_mission("m1", "jimmy")
        scene.state.flags |= {train.RUNNING: 1, train.LEFT: 1}
        scene.run(scene.game.mission.between_phases(scene.game))
        assert faces(scene) == ["10V", "12V"]

    def test_passengers_are_safe_p41(self, engine_and_wagon: Scene) -> None:
        engine_and_wagon.put("jimmy", "10R.A")
        engine_and_wagon.put("meg", "12R.A")
        engine_and_wagon.between_phases()
        assert engine_and_wagon.seen(SurvivorsLeft) == [SurvivorsLeft(("jimmy",), "train")]
        assert (engine_and_wagon.me("jimmy").away, engine_and_wagon.zone("jimmy")) == ("train", "")
        assert engine_and_wagon.zone("meg") == "12R.A", "the wagon is still here"

    def test_zombies_aboard_are_gone_without_points_p41(self, engine_and_wagon: Scene) -> None:
        engine_and_wagon.put("walker", "10R.B")
        engine_and_wagon.put("walker", "12R.A")
        engine_and_wagon.run(train.train_moves(engine_and_wagon.game, True))
        assert [(event.zone, event.by) for event in engine_and_wagon.seen(EnemyKilled)] == [("10R.B", "")]
        assert engine_and_wagon.seen(PointsGained) == []
        assert FlagSet(train.ZOMBIES_LEFT, 1) in engine_and_wagon.events
        assert engine_and_wagon.crowd("12R.A") == {"walker": 1}

    def test_mobile_spawns_aboard_go_to_the_start_p41(self, engine_and_wagon: Scene) -> None:
        engine_and_wagon.state.spawns["mobile.1"].zone = "10R.A"
        engine_and_wagon.between_phases()
        state = engine_and_wagon.state
        assert state.spawns["mobile.1"].zone == state.spawns["starting.1"].zone

    def test_other_things_aboard_are_out_of_the_game_p41(self, engine_and_wagon: Scene) -> None:
        put_objective(engine_and_wagon, "10R.A")
        put_wagon(engine_and_wagon, "10R.B")
        engine_and_wagon.between_phases()
        assert engine_and_wagon.seen(ObjectivesLost) == [ObjectivesLost(("objective.9",))]
        assert engine_and_wagon.seen(MachineRemoved) == [MachineRemoved("wagon")]

    def test_the_noise_comes_back_where_most_survivors_are_p15(self, engine_and_wagon: Scene) -> None:
        engine_and_wagon.between_phases()
        assert engine_and_wagon.seen(NoiseMoved)[-1] == NoiseMoved("1R.B", "bang", "train")

    def test_the_players_choose_among_equals_for_the_noise_p15(self, engine_and_wagon: Scene) -> None:
        engine_and_wagon.put("meg", "12R.A")
        engine_and_wagon.between_phases()
        assert sorted(engine_and_wagon.choices()) == ["zone 12R.A", "zone 1R.B"]
        engine_and_wagon.answer("zone 12R.A")
        assert engine_and_wagon.noise() == ("12R.A", "bang")

    def test_streets_join_again_behind_the_train_with_all_in_them(self, engine_and_wagon: Scene) -> None:
        engine_and_wagon.put("walker", "1R.W")
        engine_and_wagon.put("walker", "5V.E")
        engine_and_wagon.put("jimmy", "12R.A")
        engine_and_wagon.put("meg", "12R.A")
        engine_and_wagon.between_phases()
        engine_and_wagon.between_phases()
        assert engine_and_wagon.crowd("1R.W") == {"walker": 2}
        assert_whole(engine_and_wagon)


class TestStandingTrain:
    def test_a_train_without_the_rule_never_moves_p38(self) -> None:
        for mission in ("m2", "m5", "m7"):
            scene = Scene.on_mission(mission)
            before = scene.state.layout
            scene.between_phases()
            assert scene.state.layout == before, mission

    def test_three_sections_leave_one_after_the_other(self) -> None:
        """M9: the train stands at the far end with engine and both wagons."""
        scene = Scene.on_mission("m9", "jimmy")
        scene.put("jimmy", "11R.A")
        scene.state.flags[train.RUNNING] = 1
        assert faces(scene) == ["11R", "12R", "10R"]
        scene.between_phases()
        assert faces(scene) == ["10V", "11R", "12R"]
        scene.between_phases()
        assert faces(scene) == ["10V", "12V", "11R"]
        assert scene.zone("jimmy") == "11R.A"
        assert scene.state.machines["gatling"].zone == "11R.A"
        assert scene.state.machines["gatling"].x == 320 + 2 * 640
        assert_whole(scene)
        scene.between_phases()
        assert faces(scene) == ["10V", "12V", "11V"]
        assert scene.me("jimmy").away == "train"
        assert "gatling" not in scene.state.machines


class TestOnAnyHeading:
    @pytest.mark.parametrize("turns", range(4))
    def test_tiles_are_ordered_by_the_engine_s_nose(self, turns: int) -> None:
        scene = Scene.on_mission("m1", "jimmy")
        scene.state.layout = tuple(
            tile._replace(turns=turns) if tile.face in ("10V", "12V") else tile for tile in scene.state.layout
        )
        assert train.heading_of(scene.state.layout) == turns
        expected = ["10V", "12V"] if turns in (0, 1, 3) else ["12V", "10V"]
        assert faces(scene) == expected

    def test_the_signal_walks_towards_where_the_train_enters(self) -> None:
        scene = Scene.on_mission("m1", "jimmy")
        assert train.signal_path(scene.game) == ["8V.NW", "8V.W", "8V.SW", "1R.W", "1R.SW"]
        scene.state.layout = tuple(
            tile._replace(turns=2) if tile.face in ("10V", "12V") else tile for tile in scene.state.layout
        )
        assert train.signal_path(scene.game) == ["1R.SW", "1R.W", "8V.SW", "8V.W", "8V.NW"]
