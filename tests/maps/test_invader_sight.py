"""Sight and ways on Invader's tiles: corridors, rooms across them, the sealed surface, and mold that opens walls."""

from game.board import Board, Conditions, Placement
from game.board.invader import VOCABULARY
from tests.maps.invader_maps import shapes


def station(*placements: Placement) -> Board:
    return Board.build(placements, shapes(), VOCABULARY)


WING = station(Placement("4V", 0, 0), Placement("6V", 20, 0))


def test_sight_follows_a_corridor_across_joints_p11() -> None:
    assert WING.range("4V.W", "6V.E") == 5
    assert not WING.sees("4V.W", "6V.S"), "never around a corner"


def test_sight_crosses_a_corridor_into_the_room_opposite_p11() -> None:
    assert WING.range("4V.NW", "4V.SW") == 2
    assert WING.range("4V.NW", "4V.N") == 1
    assert not WING.sees("4V.NW", "4V.NE"), "one room deep and no deeper"


def test_a_door_shuts_way_and_sight() -> None:
    door = WING.opening("4V.NW", "4V.W")
    assert door is not None
    shut = WING.under(Conditions(closed=(door.id,)))
    assert "4V.W" not in shut.neighbours("4V.NW")
    assert not shut.sees("4V.NW", "4V.SW")


def test_active_mold_ends_sight_like_a_room_and_inactive_mold_does_not_p20() -> None:
    active = WING.under(Conditions(kinds=(("4V.C", "mold_active"),)))
    assert active.sees("4V.W", "4V.C")
    assert not active.sees("4V.W", "4V.E")
    inactive = WING.under(Conditions(kinds=(("4V.C", "mold_inactive"),)))
    assert inactive.range("4V.W", "4V.E") == 2


def test_mold_opens_the_walls_of_its_zone_p20() -> None:
    assert "4V.C" not in WING.neighbours("4V.N")
    overgrown = WING.under(Conditions(opened=(("4V.N", "4V.C"),), kinds=(("4V.N", "mold_active"),)))
    assert "4V.C" in overgrown.neighbours("4V.N")
    assert overgrown.sees("4V.C", "4V.N")


def test_corridors_and_doorways_that_meet_the_surface_are_sealed() -> None:
    board = station(Placement("1R", 0, 0), Placement("8R", 0, 20), Placement("3R", 20, 0))
    assert "1R.S" in board.bordering("8R.N")
    assert board.neighbours("8R.NW") == ("8R.N",), "its doorway in the north meets the surface"
    joint = station(Placement("2R", 0, 0, 2), Placement("8R", 0, 20))
    assert "2R.N" in joint.bordering("8R.N")
    assert "2R.N" not in joint.neighbours("8R.N")
    assert not joint.sees("8R.N", "2R.N")


def test_the_surface_is_one_zone_across_a_joint_and_reached_through_the_hatch() -> None:
    board = station(Placement("1R", 0, 0), Placement("2R", 20, 0))
    shore = board.zones["1R.NE"]
    assert {part.id for part in shore.parts} == {"1R.NE", "2R.NW"}
    assert set(board.neighbours("1R.C")) == {"1R.N", "1R.S"}


def test_a_lone_corner_belongs_to_the_surface_beside_it_or_to_nothing() -> None:
    assert station(Placement("5V", 0, 0)).zone_at(560, 560) is None
    joined = station(Placement("5V", 0, 0), Placement("1R", 20, 0))
    assert joined.zone_at(560, 560) == "1R.SW"
