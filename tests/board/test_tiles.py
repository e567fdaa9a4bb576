"""Tiles laid out, turned, flipped, moved and removed: joints, merged streets, and what a change reports."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.board import Board, OpeningKind, Placement, Point, Rect, SpotShape, TileShape, Vocabulary, ZoneKind
from game.board.geometry import turned_point, turned_rect
from game.board.patch import turned_shape
from game.board.undead_or_alive import VOCABULARY
from tests.boards import draw, shape

CROSS = """
    +-----+-----+-----+
    | nw    n     ne  |
    +     +     +     +
    | w     c     e   |
    +     +     +     +
    | sw    s     se  |
    +-----+-----+-----+
"""

HOUSE = """
    +-----+--'--+-----+
    | nw  | A   | ne  |
    +     +--'--+     +
    | w     c     e   |
    +     +--'--+     +
    | sw  | B   | se  |
    +-----+--'--+-----+
"""

BLANK = """
    +-----+-----+-----+
    | nw  | A   | ne  |
    +     +--'--+     +
    | w     c     e   |
    +     +     +     +
    | sw    s     se  |
    +-----+-----+-----+
"""

TRAIN = """
    +-----+-----+-----+
    | nw    n     ne  |
    +-----+--'--+-----+
    ' A     A     A   '
    +-----+--'--+-----+
    | sw    s     se  |
    +-----+-----+-----+
    nw n ne sw s se = verge
    A = train
"""

RAILS = """
    +-----+-----+-----+
    | w     c     e   |
    +     +     +     +
    | w     c     e   |
    +     +     +     +
    | w     c     e   |
    +-----+-----+-----+
    w c e = rails
"""

SHAPES = {
    face: shape(text, face)
    for face, text in {
        "1R": HOUSE,
        "2R": HOUSE,
        "3V": BLANK,
        "1V": CROSS,
        "4V": CROSS,
        "10R": TRAIN,
        "10V": RAILS,
        "11R": TRAIN,
        "11V": RAILS,
        "12V": RAILS,
    }.items()
}

TILE = 9
"""Side of these tiles in units of 32 px."""


def laid(*rows: str) -> tuple[Placement, ...]:
    """Placements from rows of faces; `1R/2` is turned twice, `..` is no tile."""
    placements = []
    for y, row in enumerate(rows):
        for x, word in enumerate(row.split()):
            face, _, turns = word.partition("/")
            if face != "..":
                placements.append(Placement(face, x * TILE, y * TILE, int(turns or 0)))
    return tuple(placements)


def built(*rows: str) -> Board:
    return Board.build(laid(*rows), SHAPES, VOCABULARY)


def test_streets_that_face_each_other_across_a_joint_are_one_zone_p10():
    pair = built("1R 1V")
    assert pair.tiles_of("1R.e") == ("1R", "1V")
    assert "1V.w" not in pair.zones
    assert pair.neighbours("1R.e") == ("1R.ne", "1R.c", "1R.se", "1V.c"), draw(pair)
    assert pair.tile_of("1R.e") == "1R"


def test_four_corners_meet_in_one_zone():
    four = built("1R 1V", "2R 4V")
    assert four.tiles_of("1R.se") == ("1R", "1V", "2R", "4V")


def test_a_doorway_onto_a_street_is_a_passage():
    pair = built("1R", "1V")
    assert pair.neighbours("1R.B") == ("1R.c", "1V.n")
    assert pair.opening("1V.n", "1R.B").id == "1R:4"


def test_a_doorway_onto_a_doorway_joins_two_buildings():
    pair = built("1R", "2R")
    assert pair.neighbours("1R.B") == ("1R.c", "2R.A")
    assert pair.building("2R.A") == "1R.B"
    assert pair.rooms("1R.B") == ("1R.B", "2R.A")


def test_a_doorway_onto_a_blank_wall_is_no_passage():
    pair = built("1R", "3V")
    assert pair.neighbours("1R.B") == ("1R.c",)
    assert not pair.sees("1R.B", "3V.A")
    assert "3V.A" in pair.bordering("1R.B")


def test_a_wagon_is_a_building_of_its_own_even_where_it_opens_into_another_p39():
    train = built("10R 11R")
    assert train.neighbours("10R.A") == ("11R.A",)
    assert train.building("11R.A") == "11R.A"


def test_strips_beside_a_train_belong_to_the_street_they_merge_with_or_do_not_exist_p38():
    alone = built("10R")
    assert list(alone.zones) == ["10R.A"]
    station = built("1V", "10R")
    assert station.tiles_of("1V.s") == ("1V", "10R")
    assert station.neighbours("10R.A") == ("1V.s",)
    assert "10R.s" not in station.zones


def test_rails_merge_with_the_streets_on_both_sides_and_along_p39():
    rails = built("1V 4V", "10V 11V", "3V 1R")
    assert rails.tiles_of("1V.s") == ("1V", "10V")
    assert rails.tiles_of("1V.se") == ("1V", "4V", "10V", "11V", "3V", "1R")


@pytest.mark.parametrize("turns", [0, 1, 2, 3])
def test_a_turned_tile_turns_its_doors(turns):
    rows = [[".."] * 3 for _ in range(3)]
    rows[1] = ["..", f"1R/{turns}", ".."]
    above, right = ("1V", "..") if turns % 2 == 0 else ("..", "1V")
    rows[0][1], rows[1][2] = above, right
    board = built(*(" ".join(row) for row in rows))
    room = {0: "1R.A", 1: "1R.A", 2: "1R.B", 3: "1R.B"}[turns]
    neighbours = board.neighbours(room)
    assert len(neighbours) == 2, draw(board)
    assert any("1V" in board.tiles_of(zone) for zone in neighbours)


rects = st.builds(Rect, st.integers(0, 90), st.integers(0, 90), st.integers(1, 60), st.integers(1, 60))


@given(rects, st.integers(0, 7))
def test_four_turns_are_none_and_turns_add_up(rect, turns):
    once = turned_rect(rect, turns, 200, 160)
    size = (200, 160) if turns % 2 == 0 else (160, 200)
    assert turned_rect(once, 4 - turns % 4, *size) == rect


@given(rects, st.integers(0, 3))
def test_a_turned_rectangle_has_the_turned_corners(rect, turns):
    corners = {Point(rect.x, rect.y), Point(rect.right, rect.bottom)}
    turned = turned_rect(rect, turns, 200, 160)
    points = {turned_point(corner, turns, 200, 160) for corner in corners}
    assert {min(point.x for point in points), max(point.x for point in points)} == {turned.x, turned.right}
    assert {min(point.y for point in points), max(point.y for point in points)} == {turned.y, turned.bottom}


def test_spots_turn_with_their_tile():
    marked = TileShape("1R", 288, 288, SHAPES["1R"].zones, SHAPES["1R"].openings, (SpotShape("crate", Point(144, 20)),))
    for turns, zone_and_place in enumerate([(144, 20), (268, 144), (144, 268), (20, 144)]):
        board = Board.build((Placement("1R", 0, 0, turns),), {"1R": marked}, VOCABULARY)
        (spot,) = board.spots("crate")
        assert (spot.zone, spot.face, tuple(spot.at)) == ("1R.A", "1R", zone_and_place)
    assert turned_shape(marked, 1).spots[0].at == Point(268, 144)


@given(st.permutations(["1R", "1V", "3V", "10R", "4V", "12V"]), st.lists(st.integers(0, 3), min_size=6, max_size=6))
def test_all_four_turns_of_a_whole_board_agree(faces, turns):
    """Turning the table does not change who sees or reaches whom."""
    here = [
        Placement(face, n % 3 * TILE, n // 3 * TILE, turn)
        for n, (face, turn) in enumerate(zip(faces, turns, strict=True))
    ]
    there = [Placement(p.face, (TILE * 2 - TILE - p.y), p.x, (p.turns + 1) % 4) for p in here]
    one, other = (Board.build(tuple(layout), SHAPES, VOCABULARY) for layout in (here, there))
    assert list(one.zones) == list(other.zones)
    for zone in one.zones:
        assert one.neighbours(zone) == other.neighbours(zone)
        assert dict(one.seen_from(zone)) == dict(other.seen_from(zone))


def test_where_streets_do_not_merge_a_tile_border_divides_them_white_death():
    divided = Vocabulary.of(zones=(ZoneKind("street"),), openings=(OpeningKind("doorway"),))
    pair = Board.build(laid("1V 4V"), SHAPES, divided)
    assert len(pair.zones) == 18
    assert pair.neighbours("1V.e") == ("1V.ne", "1V.c", "1V.se", "4V.w")
    assert pair.range("1V.w", "4V.e") == 5, "sight goes on over the border and counts it"


def test_tiles_that_overlap_or_repeat_are_refused():
    with pytest.raises(ValueError, match="overlap"):
        Board.build((Placement("1R", 0, 0), Placement("2R", 4, 0)), SHAPES, VOCABULARY)
    with pytest.raises(ValueError, match="twice"):
        Board.build((Placement("1R", 0, 0), Placement("1R", 9, 0)), SHAPES, VOCABULARY)


def test_a_train_enters_by_flipping_its_tile_p40():
    before = built("1V 4V", "10V 11V")
    after, change = before.changed(laid("1V 4V", "10R 11V"))
    assert after.zones["10R.A"].kind.indoors
    assert "1V.s" in change.altered, "the street lost its stretch of rails"
    assert change.became["1V.s"] == ("1V.s",)
    assert "11V.c" not in before.zones, "it is part of the street above"
    assert "4V.s" not in change.altered, "the next tile lies as it lay"
    assert "10R.A" in change.new
    assert change.gone == ()
    assert change.carried == {}


def test_a_zone_of_the_flipped_tile_alone_is_gone():
    before = built("10V")
    _, change = before.changed(laid("10R"))
    assert change.gone == ("10V.w", "10V.c", "10V.e")
    assert change.new == ("10R.A",)
    assert change.became["10V.c"] == ()


def test_a_train_moves_with_all_aboard_p40():
    """The rails ahead are taken away, the train slides on, the rails come back behind it."""
    before = built("10R 12V")
    after, change = before.changed(laid("12V 10R"))
    assert change.carried["10R.A"] == "10R.A"
    assert after.zones["10R.A"].rects[0].x == 288
    assert before.zones["10R.A"].rects[0].x == 0
    assert "12V.c" in change.gone


def test_a_zone_that_loses_its_naming_part_is_still_found():
    before = built("10V 11V")
    after, change = before.changed((Placement("11V", 9, 0),))
    assert change.became["10V.e"] == ("11V.w",)
    assert "10V.e" in change.altered
    assert change.gone == ("10V.w", "10V.c")
    assert list(after.zones) == ["11V.w", "11V.c", "11V.e"]


def test_a_merged_street_may_fall_into_two():
    before = built("1V", "10V", "4V")
    assert before.tiles_of("1V.s") == ("1V", "10V", "4V")
    _, change = before.changed(laid("1V", "10R", "4V"))
    assert change.became["1V.s"] == ("1V.s", "4V.n")
    assert "1V.s" in change.altered


@given(
    st.permutations(["1R", "1V", "3V", "10R", "10V", "12V"]), st.permutations(["2R", "1V", "3V", "10R", "4V", "12V"])
)
def test_a_changed_board_is_the_board_built_anew(first, second):
    def rows(faces):
        return laid(" ".join(faces[:3]), " ".join(faces[3:]))

    before = Board.build(rows(first), SHAPES, VOCABULARY)
    after, change = before.changed(rows(second))
    fresh = Board.build(rows(second), SHAPES, VOCABULARY)
    assert list(after.zones.values()) == list(fresh.zones.values())
    for zone in fresh.zones:
        assert after.neighbours(zone) == fresh.neighbours(zone)
        assert after.seen_from(zone) == fresh.seen_from(zone)
    assert set(change.became) == set(before.zones)
    assert set(change.gone) == {zone for zone, heirs in change.became.items() if not heirs}


def test_zones_know_where_they_lie():
    pair = built("1R 1V")
    zone = pair.zones["1R.e"]
    assert [tuple(rect) for rect in zone.rects] == [(192, 96, 96, 96), (288, 96, 96, 96)]
    assert tuple(zone.centre) == (288, 144)
    assert pair.zone_at(*zone.label) == "1R.e"
    assert [part.id for part in zone.parts] == ["1R.e", "1V.w"]
    assert pair.size == (576, 288)
