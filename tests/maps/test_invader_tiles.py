"""Every tile side of Invader against the table of the printed ones, and how any of them lie side by side."""

from math import cos, radians, sin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.board import Board, Placement, Rect, Zone
from game.board.invader import VOCABULARY
from game.tiled.tiles import Prop
from tests.maps.invader_maps import FACES, alone, shapes, source
from tests.maps.invader_tables import CELLS, DOORWAYS_AT, KINDS, SIDES, Side, pairs

EVERY = pytest.mark.parametrize(("face", "side"), SIDES.items(), ids=list(SIDES))
SURFACE = KINDS["X"]
ROOMS = ("room", "security", "oxygen", "airlock")


def short(zone: str) -> str:
    return zone.split(".")[-1]


def touching(one: str, other: str) -> bool:
    """Whether two ninths share a border."""
    (row, column), (there, across) = divmod(CELLS.index(one), 3), divmod(CELLS.index(other), 3)
    return abs(row - there) + abs(column - across) == 1


def test_every_side_of_the_box_is_drawn() -> None:
    assert sorted(FACES) == sorted(SIDES)
    assert {(shape.width, shape.height) for shape in shapes().values()} == {(640, 640)}


@EVERY
def test_zones_are_of_the_printed_kinds_where_they_are_printed(face: str, side: Side) -> None:
    drawn = {zone.name: zone for zone in shapes()[face].zones}
    assert drawn.keys() == side.cells.keys()
    for number, (name, what) in enumerate(side.cells.items()):
        assert drawn[name].kind in KINDS[what], name
        (rect,) = drawn[name].rects
        row, column = divmod(number, 3)
        assert rect.middle.x * 3 // 640 == column, name
        assert rect.middle.y * 3 // 640 == row, name
        assert rect.x in (0, 192, 448)
        assert face == "2V" or rect.y in (0, 192, 448)


@EVERY
def test_lone_corners_of_the_surface_are_outcrops(face: str, side: Side) -> None:
    outside = [name for name, what in side.cells.items() if what == "X"]
    lone = {name for name in outside if not any(touching(name, other) for other in outside)}
    assert {zone.name for zone in shapes()[face].zones if zone.kind == "outcrop"} == lone


def test_on_2v_the_south_western_room_starts_higher_and_opens_to_the_middle() -> None:
    rooms = {zone.name: zone.rects[0] for zone in shapes()["2V"].zones}
    assert rooms["SW"].y / 640 == pytest.approx(0.58, abs=0.04)
    assert rooms["S"].y / 640 == pytest.approx(0.70, abs=0.04)


@EVERY
def test_doors_hatches_and_limits(face: str, side: Side) -> None:
    outside = [name for name, what in side.cells.items() if what == "X"]
    surface = {frozenset((one, other)) for one in outside for other in outside if touching(one, other)}
    expected = pairs(side.doors) | pairs(side.hatches) | pairs(side.lines) | surface
    solid = {name for name in CELLS if name not in outside or any(touching(name, other) for other in outside)}
    board = alone(face)
    assert {short(zone) for zone in board.zones} == solid, "a lone corner does not exist by itself"
    found = {frozenset((short(zone), short(other))) for zone in board.zones for other in board.neighbours(zone)}
    assert found == expected
    kinds = {frozenset(map(short, opening.zones)): opening.kind.name for opening in board.openings}
    assert {pair for pair, kind in kinds.items() if kind == "doorway"} == pairs(side.doors)
    assert {pair for pair, kind in kinds.items() if kind == "hatch"} == pairs(side.hatches)


@EVERY
def test_edges(face: str, side: Side) -> None:
    shape = shapes()[face]
    for number, cells in enumerate(side.edges):
        expected = [at for at, cell in zip(DOORWAYS_AT, cells, strict=True) if cell == "d"]
        assert sorted(
            _leading_out(opening.rect, number) for opening in shape.openings if _on(opening.rect, number)
        ) == (pytest.approx(expected, abs=0.01))
        for place, cell in enumerate(cells):
            name = (CELLS[place], CELLS[3 * place + 2], CELLS[6 + place], CELLS[3 * place])[number]
            assert side.cells[name] == {"X": "X", "K": "K", "k": "K"}.get(cell, side.cells[name]), name


def _on(rect: Rect, side: int) -> bool:
    """Whether an opening lies on the top, right, bottom or left edge."""
    return (rect.y == 0, rect.right == 640, rect.bottom == 640, rect.x == 0)[side]


def _leading_out(rect: Rect, side: int) -> float:
    return (rect.middle.x if side in (0, 2) else rect.middle.y) / 640


@EVERY
def test_airlocks_are_passed_but_not_looked_through(face: str, side: Side) -> None:
    board = alone(face)
    for one, other in map(tuple, pairs(side.hatches)):
        assert f"{face}.{other}" in board.neighbours(f"{face}.{one}")
        assert not board.sees(f"{face}.{one}", f"{face}.{other}")


@EVERY
def test_supplies_lie_in_rooms_and_are_seen(face: str, side: Side) -> None:
    cases = {(round(prop.x), round(prop.y)) for prop in source(face).props if prop.name == "supply_case"}
    assert {tuple(spot.at) for spot in source(face).spots} == cases
    for spot in alone(face).spots("supply"):
        assert side.cells[short(spot.zone)] in ("R", "SEC", "O2")


def covered(prop: Prop) -> Rect:
    """The upright rectangle that a turned prop fills for sure, a little less than all of it."""
    across, upward = abs(cos(radians(prop.rotation))), abs(sin(radians(prop.rotation)))
    width = 0.9 * max(prop.width * across, prop.height * upward)
    height = 0.9 * max(prop.width * upward, prop.height * across)
    return Rect(round(prop.x - width / 2), round(prop.y - height / 2), round(width), round(height))


@pytest.mark.parametrize("face", FACES)
def test_standing_props_keep_doorways_clear_and_stay_on_the_tile(face: str) -> None:
    for prop in source(face).props:
        ground = covered(prop)
        assert ground.x >= 0, prop
        assert ground.y >= 0, prop
        assert ground.right <= 640, prop
        assert ground.bottom <= 640, prop
        if prop.tall > 8:
            assert not any(opening.rect.overlaps(ground) for opening in source(face).openings), prop


@EVERY
def test_special_rooms_are_told_by_floor_and_sign(face: str, side: Side) -> None:
    marks = {"SEC": "security", "O2": "oxygen", "AIR": "airlock"}
    zones = {zone.name: zone.rects[0] for zone in shapes()[face].zones}
    for name, what in side.cells.items():
        if what not in marks:
            continue
        middle = zones[name].middle
        assert source(face).ground[middle.y // 64][middle.x // 64] == f"{marks[what]}_floor"
        signs = [prop for prop in source(face).props if prop.name == f"sign_{marks[what]}"]
        assert any(zones[name].overlaps(covered(sign)) for sign in signs), name


@EVERY
def test_every_room_is_furnished(face: str, side: Side) -> None:
    for zone in shapes()[face].zones:
        inside = [prop for prop in source(face).props if any(rect.overlaps(covered(prop)) for rect in zone.rects)]
        assert zone.kind not in ROOMS or len(inside) >= 4, zone.name


@st.composite
def stations(draw: st.DrawFn) -> Board:
    """Four tiles around a corner, each on either side and turned at random."""
    numbers = draw(st.permutations(range(1, 10)))[:4]
    return Board.build(
        tuple(
            Placement(
                f"{number}{draw(st.sampled_from('RV'))}", 20 * (place % 2), 20 * (place // 2), draw(st.integers(0, 3))
            )
            for place, number in enumerate(numbers)
        ),
        shapes(),
        VOCABULARY,
    )


def is_surface(zone: Zone) -> bool:
    return zone.kind.name in SURFACE


@given(stations())
@settings(max_examples=60)
def test_only_hatches_lead_out_of_any_station(station: Board) -> None:
    for zone in station.zones.values():
        for other in station.neighbours(zone.id):
            if is_surface(zone) != is_surface(station.zones[other]):
                openings = station.openings_between(zone.id, other)
                assert [opening.kind.name for opening in openings] == ["hatch"]
                assert not station.sees(zone.id, other)


@given(stations())
@settings(max_examples=60)
def test_sight_is_symmetric_and_neighbours_see_each_other_in_any_station(station: Board) -> None:
    for zone in station.zones:
        for other, steps in station.seen_from(zone).items():
            assert station.range(other, zone) == steps
        for other in station.neighbours(zone):
            hatches = [opening for opening in station.openings_between(zone, other) if not opening.kind.sight]
            assert bool(hatches) != station.sees(zone, other)


@given(stations())
@settings(max_examples=60)
def test_doorways_meet_at_every_joint_of_rooms_and_corridors(station: Board) -> None:
    """All rooms have their doorways a quarter, a half or three quarters along the edge, so they meet in any turn."""
    for zone in station.zones.values():
        for other in station.bordering(zone.id):
            neighbour = station.zones[other]
            if zone.tiles != neighbour.tiles and not is_surface(zone) and not is_surface(neighbour):
                facing = sum(
                    max(
                        0,
                        min(one.right, two.right) - max(one.x, two.x),
                        min(one.bottom, two.bottom) - max(one.y, two.y),
                    )
                    for one in zone.rects
                    for two in neighbour.rects
                )
                assert facing < 160 or other in station.neighbours(zone.id), f"{zone.id} {other}"


@given(stations())
@settings(max_examples=60)
def test_exteriors_of_one_tile_never_run_together(station: Board) -> None:
    for zone in station.zones.values():
        faces = [part.face for part in zone.parts]
        assert len(set(faces)) == len(faces)
