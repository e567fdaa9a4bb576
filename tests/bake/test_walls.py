"""Walls stand exactly where the map format says, and openings are cut where the rules find them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bake.scene import HALF, Opening, Scene, ZoneShape, rectangle
from game.bake.source import scene_of
from game.bake.walls import Run, Structure, build
from game.board.patch import NOTHING, patch_of
from game.board.survey import wall_between
from game.tiled.formats import FORMATS
from game.tiled.tiles import read_tile
from tests.bake.places import two_rooms

MAPS = Path(__file__).resolve().parents[2] / "maps"
TILES = [path for game in FORMATS for path in sorted((MAPS / game / "tiles").glob("*.tmx"))]


def spans(runs: tuple[Run, ...], upright: bool, at: float) -> list[tuple[float, float]]:
    return sorted((run.start, run.stop) for run in runs if (run.upright, run.at) == (upright, at))


def test_a_wall_between_two_rooms_and_towards_the_street() -> None:
    built = build(two_rooms())
    assert spans(built.walls, True, 128) == [(0, 128)]
    assert spans(built.walls, False, 128) == [(0, 128), (128, 256)]


def test_no_wall_between_streets_but_a_limit() -> None:
    built = build(two_rooms())
    assert spans(built.limits, True, 128) == [(128, 256)]
    assert not [run for run in built.walls if run.upright and run.at == 128 and run.start >= 128]


def test_rooms_are_closed_at_the_edge_and_streets_are_not() -> None:
    built = build(two_rooms())
    assert spans(built.walls, False, 0) == [(0, 128), (128, 256)]
    assert spans(built.walls, True, 0) == [(0, 128)]
    assert not spans(built.walls, False, 256)


def test_a_doorway_cuts_the_wall_it_lies_across_and_leaves_a_sill() -> None:
    built = build(two_rooms((Opening(116, 40, 24, 50),)))
    assert spans(built.walls, True, 128) == [(0, 40), (90, 128)]
    assert [(sill.start, sill.stop, sill.opening) for sill in built.sills] == [(40, 90, "doorway")]


def test_a_doorway_beside_a_corner_does_not_cut_the_other_wall() -> None:
    built = build(two_rooms((Opening(116, 76, 24, 50),)))
    assert spans(built.walls, True, 128) == [(0, 76), (126, 128)]
    assert spans(built.walls, False, 128) == [(0, 128), (128, 256)]


def test_a_doorway_near_the_edge_leads_out() -> None:
    built = build(two_rooms((Opening(40, 0, 50, 12),)))
    assert spans(built.walls, False, 0) == [(0, 40), (90, 128), (128, 256)]


def test_the_heavier_style_wins_where_two_walled_zones_meet() -> None:
    built = build(two_rooms())
    assert {run.style for run in built.walls if run.upright and run.at == 128} == {"stone"}


def test_a_balcony_gets_a_railing_on_its_free_sides_only() -> None:
    zones = (
        ZoneShape("R", "room", rectangle(0, 128, 256, 128)),
        ZoneShape("S", "street", rectangle(0, 0, 256, 128)),
        ZoneShape("B", "balcony", rectangle(64, 64, 128, 64)),
    )
    built = build(Scene(256, 256, (("dust",) * 4,) * 4, zones))
    assert spans(built.railings, False, 64) == [(64, 192)]
    assert spans(built.railings, True, 64) == spans(built.railings, True, 192) == [(64, 128)]
    assert spans(built.railings, False, 128) == []
    assert spans(built.walls, False, 128) == [(0, 256)]


def standing_at(built: Structure, upright: bool, line: int, place: int) -> list[tuple[float, float]]:
    """The standing stretches of one piece of border, 32 px long."""
    low, high = place * HALF, (place + 1) * HALF
    pieces = [(max(low, start), min(high, stop)) for start, stop in spans(built.walls, upright, line * HALF)]
    return [(start, stop) for start, stop in pieces if stop > start]


@pytest.mark.parametrize("path", TILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
@pytest.mark.parametrize("quarters", [0, 1])
def test_pictures_and_rules_agree_on_every_shipped_tile(path: Path, quarters: int) -> None:
    form = FORMATS[path.parts[-3]]
    source = read_tile(path, form)
    built = build(scene_of(source).turned(quarters))
    patch = patch_of(source.shape, quarters, form.vocabulary)
    open_at: dict[tuple[bool, int, int], list[tuple[float, float]]] = {}
    for way in (*patch.crossings, *patch.exits):
        for edge in way.edges:
            open_at.setdefault((edge.vertical, edge.x, edge.y), []).append((edge.lo, edge.hi))
    for y in range(patch.height):
        for x in range(patch.width):
            for upright in (True, False):
                if (x if upright else y) == 0:
                    continue
                first = patch.ground[y][x - 1] if upright else patch.ground[y - 1][x]
                second = patch.ground[y][x]
                if first == second or NOTHING in (first, second):
                    continue
                line, place = (x, y) if upright else (y, x)
                stands = sum(stop - start for start, stop in standing_at(built, upright, line, place))
                gaps = sum(high - low for low, high in open_at.get((upright, x, y), []))
                walled = wall_between(patch.kinds[first], patch.kinds[second])
                assert stands == (HALF - gaps if walled else 0), (path.stem, upright, x, y)
