"""Every tile side of Undead or Alive against the table of the printed ones.

Adjacency is what the board library derives from the drawing; names alone are taken from it.
"""

from collections.abc import Iterator
from functools import cache
from math import cos, radians, sin

import pytest

from game.board import Board, OpeningShape, Placement, Rect, TileShape
from game.board.undead_or_alive import VOCABULARY
from game.tiled.tiles import Prop
from tests.maps.shipped import FACES, shapes, source, tile
from tests.maps.tile_table import ENGINE_FROM, RAIL_LIMITS, RAILS, SIDES, SQUARE, TRAINS, Side, pairs

TOLERANCE = 0.04


@cache
def alone(face: str) -> Board:
    """The board of one tile side lying by itself."""
    return Board.build((Placement(face, 0, 0),), shapes(), VOCABULARY)


def joined(face: str) -> set[frozenset[str]]:
    """The pairs of neighbouring zones of a tile side, by their short names."""
    board = alone(face)
    return {frozenset((short(zone), short(other))) for zone in board.zones for other in board.neighbours(zone)}


def short(zone: str) -> str:
    return zone.split(".")[-1]


def names(shape: TileShape, *kinds: str) -> set[str]:
    return {zone.name for zone in shape.zones if zone.kind in kinds}


def rects_of(shape: TileShape, name: str) -> tuple[Rect, ...]:
    return next(zone.rects for zone in shape.zones if zone.name == name)


def along(shape: TileShape, rect: Rect, side: str) -> tuple[float, float] | None:
    """The part of a side of the tile that a rectangle touches, as fractions; None if it does not touch it."""
    touches = {
        "top": rect.y == 0,
        "bottom": rect.y + rect.height == shape.height,
        "left": rect.x == 0,
        "right": rect.x + rect.width == shape.width,
    }
    if not touches[side]:
        return None
    if side in ("top", "bottom"):
        return rect.x / shape.width, (rect.x + rect.width) / shape.width
    return rect.y / shape.height, (rect.y + rect.height) / shape.height


def met_on(shape: TileShape, side: str) -> list[tuple[str, float, float]]:
    """The zones along a side of the tile with the stretch that each one takes, in order."""
    spans: dict[str, list[tuple[float, float]]] = {}
    for zone in shape.zones:
        for rect in zone.rects:
            span = along(shape, rect, side) if zone.kind != "balcony" else None
            if span is not None:
                spans.setdefault(zone.name, []).append(span)
    met = [(name, min(start for start, _ in found), max(end for _, end in found)) for name, found in spans.items()]
    return sorted(met, key=lambda entry: entry[1])


def doorways_on(shape: TileShape, side: str) -> list[float]:
    """The middles of the doorways that lead out of the tile on one side, as fractions."""
    spans = (along(shape, opening.rect, side) for opening in shape.openings)
    return sorted((start + end) / 2 for start, end in filter(None, spans))


def middle(opening: OpeningShape) -> tuple[float, float]:
    rect = opening.rect
    return rect.x + rect.width / 2, rect.y + rect.height / 2


def in_wall(shape: TileShape, name: str, side: str) -> Iterator[float]:
    """The middles of the openings in one wall of a rectangular zone, as fractions of the tile."""
    (rect,) = rects_of(shape, name)
    for opening in shape.openings:
        x, y = middle(opening)
        line, at = {"top": rect.y, "bottom": rect.y + rect.height, "left": rect.x, "right": rect.x + rect.width}, None
        if side in ("top", "bottom") and rect.x < x < rect.x + rect.width and abs(y - line[side]) <= 8:
            at = x / shape.width
        if side in ("left", "right") and rect.y < y < rect.y + rect.height and abs(x - line[side]) <= 8:
            at = y / shape.height
        if at is not None:
            yield at


def covered(prop: Prop) -> Rect:
    """The upright rectangle that a turned prop fills for sure, a little less than all of it."""
    across, upward = abs(cos(radians(prop.rotation))), abs(sin(radians(prop.rotation)))
    width = 0.9 * max(prop.width * across, prop.height * upward)
    height = 0.9 * max(prop.width * upward, prop.height * across)
    return Rect(round(prop.x - width / 2), round(prop.y - height / 2), round(width), round(height))


def test_every_side_of_the_box_is_drawn() -> None:
    assert sorted(FACES) == sorted([*SQUARE, *TRAINS, *RAILS])


@pytest.mark.parametrize("face", FACES)
def test_size(face: str) -> None:
    shape = tile(face)
    assert (shape.width, shape.height) == ((640, 640) if face in SQUARE else (640, 256))


@pytest.mark.parametrize(("face", "side"), SQUARE.items())
def test_zones(face: str, side: Side) -> None:
    shape = tile(face)
    assert names(shape, "street") == set(side.street.split())
    assert names(shape, side.kind) == set(side.walled.split())
    assert names(shape, "balcony") == ({"BAL"} if side.balcony else set())
    assert len(shape.zones) == len(names(shape, "street", "balcony", side.kind))


@pytest.mark.parametrize(("face", "side"), SQUARE.items())
def test_links_and_openings(face: str, side: Side) -> None:
    expected = pairs(side.links) | pairs(side.open)
    if side.balcony:
        expected.add(frozenset((side.balcony[0], "BAL")))
    assert joined(face) == expected


@pytest.mark.parametrize(("face", "side"), [(face, side) for face, side in SQUARE.items() if side.balcony])
def test_balcony_overhangs_and_is_climbed_to(face: str, side: Side) -> None:
    assert side.balcony
    room, over = side.balcony
    board = alone(face)
    balcony = f"{face}.BAL"
    assert {short(zone) for zone in board.zones[balcony].over} == set(over.split())
    stairs = board.opening(balcony, f"{face}.{room}")
    assert stairs is not None
    assert stairs.kind.name == "stairs"


@pytest.mark.parametrize("at", SIDES)
@pytest.mark.parametrize(("face", "side"), SQUARE.items())
def test_edges(face: str, side: Side, at: str) -> None:
    shape = tile(face)
    stretches = side.stretches(at)
    met = met_on(shape, at)
    assert [name for name, _, _ in met] == [stretch.zone for stretch in stretches]
    for (_, start, end), stretch in zip(met, stretches, strict=True):
        assert start == pytest.approx(stretch.start, abs=TOLERANCE)
        assert end == pytest.approx(stretch.end, abs=TOLERANCE)
    expected = sorted(doorway for stretch in stretches for doorway in stretch.doorways)
    assert doorways_on(shape, at) == pytest.approx(expected, abs=TOLERANCE)


@pytest.mark.parametrize(("face", "side"), SQUARE.items())
def test_spots(face: str, side: Side) -> None:
    board = alone(face)
    assert [short(spot.zone) for spot in board.spots("corpse_pile")] == ([side.pile] if side.pile else [])
    assert [short(spot.zone) for spot in board.spots("abomination_spawn")] == ([side.lair] if side.lair else [])
    if side.crates is not None:
        assert len(board.spots("crate")) == side.crates
    for spot in board.spots("crate"):
        assert short(spot.zone) in side.walled.split()


@pytest.mark.parametrize("face", FACES)
def test_spots_are_seen(face: str) -> None:
    """An open crate lies on every objective's place, a heap of bodies on every pile and lair."""
    props = {(prop.name, round(prop.x), round(prop.y)) for prop in source(face).props}
    for spot in source(face).spots:
        assert ("crate_open" if spot.kind == "crate" else "corpse_heap", *spot.at) in props


@pytest.mark.parametrize("face", FACES)
def test_standing_props_keep_doorways_clear_and_stay_on_the_tile(face: str) -> None:
    shape = tile(face)
    for prop in source(face).props:
        ground = covered(prop)
        assert ground.x >= 0, prop
        assert ground.y >= 0, prop
        assert ground.right <= shape.width, prop
        assert ground.bottom <= shape.height, prop
        if prop.tall > 8 and not prop.name.startswith("stairs"):
            assert not any(opening.rect.overlaps(ground) for opening in shape.openings), prop


@pytest.mark.parametrize(("face", "side"), TRAINS.items())
def test_train_sections(face: str, side: object) -> None:
    shape, expected = tile(face), TRAINS[face]
    assert names(shape, "train") == set(expected.walled.split())
    assert names(shape, "verge") == {"NW", "N", "NE", "SW", "S", "SE"}
    assert joined(face) == pairs(expected.open)
    for zone, wall, at in expected.doorways:
        assert any(found == pytest.approx(at, abs=TOLERANCE) for found in in_wall(shape, zone, wall)), (zone, wall)
    inner = len(pairs(expected.open))
    assert len(shape.openings) == len(expected.doorways) + inner


@pytest.mark.parametrize("face", TRAINS)
def test_verges_are_cut_like_the_streets_beside_them(face: str) -> None:
    shape = tile(face)
    for side, row in (("top", ("NW", "N", "NE")), ("bottom", ("SW", "S", "SE"))):
        assert met_on(shape, side) == [(name, *span) for name, span in zip(row, THIRDS, strict=True)]


THIRDS = ((0.0, 0.3), (0.3, 0.7), (0.7, 1.0))


def test_nobody_enters_the_body_of_the_locomotive() -> None:
    shape = tile("10R")
    (cab,) = rects_of(shape, "B")
    assert (cab.x + cab.width) / shape.width == pytest.approx(ENGINE_FROM, abs=TOLERANCE)
    board = alone("10R")
    assert board.zone_at(shape.width - 8, shape.height // 2) is None


@pytest.mark.parametrize("face", RAILS)
def test_rails_are_cut_at_the_white_sleepers(face: str) -> None:
    shape = tile(face)
    assert names(shape, "rails") == {"W", "C", "E"}
    assert shape.openings == ()
    assert joined(face) == pairs("W-C C-E")
    for side in ("top", "bottom"):
        limits = [end for _, _, end in met_on(shape, side)][:2]
        assert limits == pytest.approx(RAIL_LIMITS, abs=TOLERANCE)
