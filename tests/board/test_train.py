"""A train crosses M1's board: the six pictures of Undead or Alive pp. 40-41, on the shipped tiles."""

from collections.abc import Iterator

import pytest

from game.board import Board, Change, Placement
from game.tiled.boards import read_board
from game.tiled.places import shipped_maps

M1 = read_board(shipped_maps() / "undead_or_alive" / "m1" / "board.tmx")
TOWN = tuple(placement for placement in M1.layout if placement.face not in ("10V", "12V"))
BEHIND = next(placement for placement in M1.layout if placement.face == "10V")
AHEAD = next(placement for placement in M1.layout if placement.face == "12V")


def laid(behind: str | None, ahead: str | None) -> tuple[Placement, ...]:
    """The board with these faces on the two train places."""
    places = [(BEHIND, behind), (AHEAD, ahead)]
    return TOWN + tuple(placement._replace(face=face) for placement, face in places if face is not None)


def journey() -> Iterator[tuple[Board, Board, Change]]:
    board = M1.board
    for step in [("10R", "12V"), ("10R", None), ("12R", "10R"), (None, "12R"), ("10V", "12R"), ("10V", "12V")]:
        after, change = board.changed(laid(*step))
        yield board, after, change
        board = after


STEPS = list(journey())


@pytest.mark.parametrize("step", range(6))
def test_every_zone_is_accounted_for(step):
    before, after, change = STEPS[step]
    for zone in before.zones:
        heirs = change.became[zone]
        assert (zone in change.gone) == (heirs == ())
        assert all(heir in after.zones for heir in heirs)
    for zone in after.zones:
        assert (zone in change.new) == all(zone not in heirs for heirs in change.became.values())


def test_1_the_entry_tile_is_flipped_p40():
    before, after, change = STEPS[0]
    assert [zone for zone in change.new if after.zones[zone].kind.name == "train"] == ["10R.A", "10R.B"]
    on_the_rails = [zone for zone in before.zones if "10V" in before.tiles_of(zone)]
    assert on_the_rails
    assert set(on_the_rails) <= {*change.altered, *change.gone}, "whoever stood there is dealt with"
    assert all("10V" in before.tiles_of(zone) for zone in (*change.altered, *change.gone)), "nobody else is"


def test_2_the_next_tile_is_taken_away_p40():
    before, after, change = STEPS[1]
    assert "12V" not in {face for zone in after.zones for face in after.tiles_of(zone)}
    assert all("12V" in before.tiles_of(zone) for zone in (*change.altered, *change.gone))
    assert change.carried == {}


def test_3_the_engine_slides_on_with_all_aboard_and_draws_a_wagon_p40():
    before, after, change = STEPS[2]
    assert change.carried == {"10R.A": "10R.A", "10R.B": "10R.B"}
    assert before.zones["10R.A"].label != after.zones["10R.A"].label
    assert after.building("12R.A") == "12R.A"
    assert after.building("10R.A") == "10R.A", "engine and wagon are two buildings"


def test_4_the_engine_leaves_and_the_wagon_takes_its_place_p41():
    _, after, change = STEPS[3]
    assert "10R.A" in change.gone
    assert "10R.A" not in change.carried
    assert change.carried == {"12R.A": "12R.A", "12R.B": "12R.B"}
    assert "10R.A" not in after.zones


def test_5_the_engine_s_tile_comes_back_as_rails_p41():
    _, after, change = STEPS[4]
    assert any("10V" in after.tiles_of(zone) for zone in after.zones)
    assert "12R.A" not in change.gone, "the wagon does not move"


def test_6_the_last_wagon_turns_to_rails_and_the_train_is_gone_p41():
    _, after, change = STEPS[5]
    assert set(change.gone) >= {"12R.A", "12R.B"}
    assert set(after.layout) == set(M1.layout), "the board is as it was"
    assert not any(zone.kind.name == "train" for zone in after.zones.values())


def test_an_engine_stands_between_the_two_sides_of_the_street_p38():
    before, after, change = STEPS[0]
    north, south = change.became["8V.W"]
    assert before.zones["8V.W"].tiles == ("8V", "10V", "2R"), "one zone across the rails"
    assert (north, south) == ("8V.W", "2R.N")
    assert not after.sees(north, south)
    assert after.sees(north, "10R.B")
    assert after.sees(south, "10R.B"), "the cab is open to both sides"


def test_nobody_enters_the_boiler_p38():
    _, after, _ = STEPS[0]
    cab = after.zones["10R.B"].rects[0]
    boiler = [after.zone_at(x, cab.middle.y) for x in range(cab.right, (BEHIND.x + 20) * 32, 32)]
    assert boiler
    assert set(boiler) == {None}
