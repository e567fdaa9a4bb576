"""Lines of sight: the captions of the Undead or Alive rulebook, and what must hold on any board."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.board import Board, Conditions, OpeningKind, Sight, Vocabulary, ZoneKind
from tests.boards import board, draw

TOWN_P11 = """
    +-----+-----+-----+-----+-----+
    | a     b^K   c     d     e   |
    +     +--^--+-----+     +--'--+
    | f   | L   ' P   | g   | Q   |
    +     +--'--+--'--+     +     +
    | h   | M   ' N   ' i   | Q   |
    +     +-----+-----+     +-----+
    | j     k     l     m     n   |
    +-----+-----+-----+-----+-----+
"""
"""Streets around two buildings; K is a balcony over b, reached from L."""


def test_street_sight_runs_straight_to_walls_and_edges_p11_meg():
    town = board(TOWN_P11)
    assert dict(town.seen_from("j")) == {
        "j": 0, "h": 1, "k": 1, "f": 2, "l": 2, "a": 3, "m": 3, "n": 4,
    }, draw(town)  # fmt: skip


def test_nobody_sees_diagonally_p11_meg():
    town = board(TOWN_P11)
    assert not town.sees("a", "k")
    assert not town.sees("f", "b")


def test_a_wall_ends_the_line_p11_meg_and_carl():
    town = board(TOWN_P11)
    assert not town.sees("f", "g"), "the building stands between"
    assert not town.sees("b", "k")


def test_from_the_street_sight_reaches_one_zone_into_a_building_p11_carl():
    town = board(TOWN_P11)
    assert town.range("i", "N") == 1
    assert not town.sees("i", "M"), "the room behind is too deep"
    assert not town.sees("i", "P")


def test_who_is_two_rooms_deep_and_who_is_outside_do_not_see_each_other_p11_carl_and_may():
    town = board(TOWN_P11)
    assert not town.sees("M", "i")
    assert not town.sees("i", "M")


def test_a_room_sees_the_zones_that_share_an_opening_and_on_along_the_street_p11_may():
    town = board(TOWN_P11)
    assert dict(town.seen_from("N")) == {"N": 0, "P": 1, "M": 1, "i": 1}
    assert dict(town.seen_from("Q")) == {"Q": 0, "e": 1}


def test_out_of_a_door_the_line_goes_on_through_any_number_of_streets():
    street = board(
        """
        +-----+-----+-----+-----+-----+
        | A   ' a     b     c   ' B   |
        +-----+     +     +     +-----+
        | d     d     d     d     d   |
        +-----+-----+-----+-----+-----+
        """
    )
    assert dict(street.seen_from("A")) == {"A": 0, "a": 1, "b": 2, "c": 3}
    assert not street.sees("A", "B"), "not on into a building across the street"
    assert street.range("A", "B", Sight.HOME) == 4
    assert street.range("b", "B") == 2, "from the street, through the far opening, into the first room"


def test_the_line_out_of_a_room_keeps_within_the_span_of_the_opening():
    street = board(
        """
        +-----+-----+-----+
        | A   ' a     b   |
        +     +     +     +
        | A   | c     d   |
        +-----+-----+-----+
        """
    )
    assert street.sees("A", "b")
    assert not street.sees("A", "c"), "beside the opening stands the wall"
    assert not street.sees("A", "d")


def test_a_gap_ends_the_line():
    street = board(
        """
        +-----+-----+-----+
        | a     #     b   |
        +     +     +     +
        | c     c     c   |
        +-----+-----+-----+
        """
    )
    assert not street.sees("a", "b")
    assert street.sees("a", "c")


def test_a_balcony_sees_along_its_streets_p11_kassey_and_molly():
    town = board(TOWN_P11)
    assert dict(town.seen_from("K")) == {"K": 0, "b": 1, "L": 1, "a": 2, "c": 2, "d": 3, "e": 4}
    assert town.range("e", "K") == 4, "and is seen from them"


def test_a_balcony_sees_into_no_room_but_its_stairs_p36_hanna():
    house = board(
        """
        +-----+-----+-----+
        | w^B   n^B   e   |
        +     +--^--+--'--+
        | s^B | A   ' C   |
        +     +--'--+-----+
        | k   ' D   | E   |
        +-----+-----+-----+
        """
    )
    for sight in Sight:
        seen = house.seen_from("B", sight)
        assert [zone for zone in seen if house.zones[zone].kind.indoors] == ["A"]
        assert not house.sees("C", "B", sight)
        assert not house.sees("D", "B", sight)
    assert house.range("B", "A") == 1
    assert not house.sees("n", "A"), "the stairs are no window to the street below"


def test_range_counts_a_balcony_as_its_own_zone_p36():
    street = board(
        """
        +-----+-----+-----+-----+
        | a^B   b     c^C   d   |
        +--^--+-----+--^--+     +
        | E   | F   ' G   | e   |
        +-----+-----+-----+-----+
        """
    )
    assert street.range("B", "a") == 1
    assert street.range("B", "b") == 2
    assert street.range("B", "C") == 4, "up, two streets along, and up again"
    assert street.range("C", "B") == 4


def test_two_balconies_over_one_street_are_two_apart():
    street = board(
        """
        +-----+-----+
        | a^B   a^C |
        +--^--+--^--+
        | E   | F   |
        +-----+-----+
        """
    )
    assert street.range("B", "C") == 2


def test_the_cemetery_is_looked_through_along_its_openings():
    yard = board(
        """
        +-----+-----+-----+-----+
        | a   ' G   ' H   ' b   |
        +     +     +     +     +
        | c   | G   | H   | d   |
        +-----+-----+-----+-----+
        G H = cemetery
        """
    )
    assert dict(yard.seen_from("a")) == {"a": 0, "c": 1, "G": 1, "H": 2, "b": 3}
    assert not yard.sees("c", "H"), "its wall blocks where there is no opening"
    assert yard.sees("a", "G")
    assert not yard.sees("c", "G")


Z_SHAPE_P24 = """
    +-----+-----+-----+-----+
    | A   ' B   | C   | s   |
    +-----+     +-----+     +
    | D   | B   ' E   ' s   |
    +--'--+-----+--'--+     +
    | F   ' G   | H   | s   |
    +-----+-----+-----+-----+
"""


def test_townsfolk_see_any_depth_and_bend_in_a_z_p24():
    house = board(Z_SHAPE_P24)
    assert house.range("A", "B", Sight.HOME) == 1
    assert house.range("A", "E", Sight.HOME) == 2, "in at the top of B, out at its bottom"
    assert house.range("A", "s", Sight.HOME) == 3
    assert house.range("s", "A", Sight.HOME) == 3, "also from the street"
    assert not house.sees("A", "E")


def test_townsfolk_lines_keep_one_heading_p24():
    house = board(Z_SHAPE_P24)
    assert not house.sees("D", "G", Sight.HOME), "south, then east: that is an L"
    assert not house.sees("B", "H", Sight.HOME)
    assert not house.sees("A", "C", Sight.HOME), "no opening, no sight"


def test_townsfolk_never_turn_back_within_a_room():
    bent = board(
        """
        +-----+-----+-----+
        | B   ' X   | s   |
        +     +-----+-----+
        | B   | C   ' B   |
        +     +-----+     +
        | B     B     B   |
        +-----+-----+-----+
        """
    )
    assert bent.sees("C", "B", Sight.HOME)
    assert bent.sees("B", "X", Sight.HOME)
    assert not bent.sees("C", "X", Sight.HOME), "both doors lead east, but the second lies behind the first"


def test_a_closed_door_blocks_sight_and_way():
    house = board(Z_SHAPE_P24)
    door = house.opening("B", "E")
    shut = house.under(Conditions(closed=(door.id,)))
    assert not shut.sees("B", "E")
    assert not shut.sees("A", "s", Sight.HOME)
    assert shut.distance("B", "E") is None
    assert house.distance("B", "E") == 1


def test_an_airlock_lets_pass_but_not_see_invader_p11():
    station = Vocabulary.of(
        zones=(
            ZoneKind("street"),
            ZoneKind("room", indoors=True, walled=True),
            ZoneKind("corridor", walled=True, fuses=True),
        ),
        openings=(OpeningKind("doorway", sight=False), OpeningKind("stairs", climbs=True)),
        across_streets=True,
    )
    outpost = board(
        """
        +-----+-----+
        | A   ' s   |
        +-----+-----+
        """,
        station,
    )
    assert outpost.neighbours("A") == ("s",)
    assert not outpost.sees("A", "s")


INVADER = Vocabulary.of(
    zones=(
        ZoneKind("street"),
        ZoneKind("room", indoors=True, walled=True),
        ZoneKind("mold", indoors=False, walled=True),
    ),
    openings=(OpeningKind("doorway"),),
    across_streets=True,
)

STATION = """
    +-----+-----+-----+-----+
    | A   ' c   ' B   ' D   |
    +-----+     +-----+-----+
    | e     c     f     g   |
    +-----+-----+-----+-----+
"""


def test_in_invader_sight_crosses_a_corridor_one_zone_into_the_opposite_room_p11_magnus():
    station = board(STATION, INVADER)
    assert station.range("A", "B") == 2
    assert not station.sees("A", "D")


CABINS = """
    +-----+-----+-----+-----+
    | A   ' B   ' C   ' D   |
    +--'--+-----+-----+--'--+
    | h     h     h     h   |
    +-----+-----+-----+-----+
"""


def test_enhanced_senses_look_through_one_room_more_invader_p55():
    cabins = board(CABINS, INVADER)
    assert not cabins.sees("A", "C")
    assert cabins.range("A", "C", Sight.KEEN) == 2
    assert not cabins.sees("A", "D", Sight.KEEN), "one room more, not two"
    assert not cabins.sees("h", "B", Sight.KEEN), "north, then east: that is an L"
    station = board(STATION, INVADER)
    assert station.range("A", "D", Sight.KEEN) == 3, "across the corridor and through the room opposite"
    assert station.range("D", "c") is None
    assert station.range("D", "c", Sight.KEEN) == 2, "and out again"


def test_a_zone_that_becomes_another_kind_is_seen_otherwise_invader_p20():
    station = board(STATION, INVADER)
    overgrown = station.under(Conditions(kinds=(("B", "mold"),)))
    assert overgrown.sees("A", "D"), "inactive mold counts as a corridor: sight goes on through its openings"
    assert not overgrown.sees("f", "B"), "its walls stay"
    assert overgrown.zones["B"].kind.name == "mold"
    assert station.zones["B"].kind.name == "room"


WHITE_DEATH = Vocabulary.of(
    zones=(
        ZoneKind("street"),
        ZoneKind("room", indoors=True, walled=True),
        ZoneKind("ruins", indoors=True, walled=True, roofless=True),
        ZoneKind("rampart", walled=True, elevated=True, fuses=True),
        ZoneKind("corruption", fuses=True),
    ),
    openings=(OpeningKind("doorway"), OpeningKind("stairs")),
)

WALLS = """
    +-----+-----+-----+-----+-----+
    | R   | A   | s   | U   | t   |
    +     +-----+     +-----+     +
    | Q   ' s     s     s     s   |
    +-----+-----+-----+-----+-----+
    R Q = rampart
    U = ruins
"""


def test_ramparts_see_over_buildings_into_streets_and_ruins_white_death_p34():
    walls = board(WALLS, WHITE_DEATH)
    assert dict(walls.seen_from("R")) == {"R": 0, "Q": 1, "s": 2, "U": 3, "t": 4}
    assert not walls.sees("R", "A")
    assert walls.range("t", "R") == 4
    assert walls.range("U", "R") == 3
    assert not walls.sees("s", "U"), "from the ground a ruin has walls like any building"


def test_ramparts_join_among_themselves_and_by_stairs_only_white_death_p34():
    walls = board(WALLS, WHITE_DEATH)
    assert walls.neighbours("R") == ("Q",)
    assert walls.neighbours("Q") == ("R", "s")
    assert "A" in walls.bordering("R")


def test_walls_between_corrupted_zones_are_ignored_white_death_p20():
    walls = board(WALLS, WHITE_DEATH)
    corrupted = walls.under(Conditions(kinds=(("A", "corruption"), ("R", "corruption"))))
    assert corrupted.neighbours("A") == ("R",)
    assert corrupted.range("A", "R") == 1
    assert not corrupted.sees("A", "s"), "other walls stand"


@st.composite
def drawings(draw_from: st.DrawFn) -> Board:
    """Random towns: streets, rooms, gaps, with doors here and there."""
    width, height = draw_from(st.integers(2, 5)), draw_from(st.integers(2, 4))
    names = st.sampled_from(["a", "b", "c", "d", "e", "A", "B", "C", "D", "#"])
    cells = [[draw_from(names) for _ in range(width)] for _ in range(height)]

    def side(one: str, other: str, wall: str, free: str) -> str:
        if one == other or "#" in (one, other) or (one + other).islower():
            return free
        return draw_from(st.sampled_from([wall, "'"]))

    lines = ["+" + "-+" * width]
    for y, row in enumerate(cells):
        line = "|"
        for x, name in enumerate(row):
            line += name + (side(name, row[x + 1], "|", " ") if x + 1 < width else "|")
        lines.append(line)
        if y + 1 < height:
            below = (side(name, cells[y + 1][x], "-", " ") for x, name in enumerate(row))
            lines.append("+" + "".join(mark + "+" for mark in below))
    lines.append(lines[0])
    return board("\n".join(lines))


@given(drawings())
def test_sight_is_symmetric(town: Board):
    for sight in Sight:
        for zone in town.zones:
            for other, steps in town.seen_from(zone, sight).items():
                assert town.range(other, zone, sight) == steps, f"{sight} {zone} {other}\n{draw(town)}"


@given(drawings())
def test_townsfolk_see_all_that_others_see(town: Board):
    for zone in town.zones:
        home = town.seen_from(zone, Sight.HOME)
        for other, steps in town.seen_from(zone).items():
            assert home[other] <= steps


@given(drawings())
def test_neighbours_see_each_other_at_range_one(town: Board):
    for zone in town.zones:
        for other in town.neighbours(zone):
            assert town.range(zone, other) == 1, f"{zone} {other}\n{draw(town)}"
            assert town.distance(zone, other) == 1


@given(drawings())
def test_range_is_never_shorter_than_the_way(town: Board):
    for sight in Sight:
        for zone in town.zones:
            for other, steps in town.seen_from(zone, sight).items():
                assert town.distance(zone, other) <= steps


@given(drawings())
def test_sight_agrees_with_lines_walked_pixel_by_pixel(town: Board):
    expected = _walked(town)
    for zone in town.zones:
        assert dict(town.seen_from(zone)) == expected[zone], f"from {zone}\n{draw(town)}"


def _walked(town: Board) -> dict[str, dict[str, int]]:
    """What a naive walker sees: from every eighth pixel in all four directions, testing each step."""
    seen: dict[str, dict[str, int]] = {zone: {zone: 0} for zone in town.zones}
    for opening in town.openings:
        one, other = opening.zones
        seen[one][other] = seen[other][one] = 1
    width, height = town.size
    for x in range(4, width, 8):
        for y in range(4, height, 8):
            for dx, dy in ((8, 0), (-8, 0), (0, 8), (0, -8)):
                _walk(town, x, y, dx, dy, seen)
    return seen


def _walk(town: Board, x: int, y: int, dx: int, dy: int, seen: dict[str, dict[str, int]]) -> None:
    start = here = town.zone_at(x, y)
    steps, was_outside = 0, False
    while start is not None:
        ahead = town.zone_at(x + dx, y + dy)
        if ahead is None:
            return
        if ahead != here:
            walled = town.zones[here].kind.walled or town.zones[ahead].kind.walled
            if walled and not _door_at(town, here, ahead, x, y, dx, dy):
                return
            steps += 1
            if town.zones[ahead].kind.indoors and town.zones[start].kind.indoors and was_outside:
                return
            seen[start][ahead] = min(steps, seen[start].get(ahead, steps))
            if town.zones[ahead].kind.indoors:
                return
            was_outside = True
        here, x, y = ahead, x + dx, y + dy


def _door_at(town: Board, one: str, other: str, x: int, y: int, dx: int, dy: int) -> bool:
    for opening in town.openings_between(one, other):
        rect = opening.rect
        if dx and rect.x <= x + dx // 2 <= rect.right and rect.y <= y < rect.bottom:
            return True
        if dy and rect.y <= y + dy // 2 <= rect.bottom and rect.x <= x < rect.right:
            return True
    return False


@pytest.mark.parametrize("sight", list(Sight))
def test_what_is_seen_comes_nearest_first_then_in_board_order(sight):
    town = board(TOWN_P11)
    order = list(town.zones)
    for zone in town.zones:
        seen = [(steps, order.index(other)) for other, steps in town.seen_from(zone, sight).items()]
        assert seen == sorted(seen)
