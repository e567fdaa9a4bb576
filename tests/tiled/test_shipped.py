"""Every map that ships passes the check that players' maps have to pass, and its tiles lie well in any order."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.board import Board, Placement, Shapes, Sight
from game.board.undead_or_alive import VOCABULARY
from game.tiled.check import check_path
from game.tiled.places import shipped_maps
from game.tiled.tiles import read_tiles
from tests.boards import draw

PATHS = sorted(shipped_maps().rglob("*.tmx"))


def test_there_are_maps():
    assert len(PATHS) >= 24


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_shipped_map_has_no_problem(path):
    assert [str(problem) for problem in check_path(path)] == []


@cache
def shapes() -> Shapes:
    tiles = read_tiles(shipped_maps() / "undead_or_alive" / "tiles")
    return {face: source.shape for face, source in tiles.items()}


@st.composite
def towns(draw_from: st.DrawFn) -> Board:
    """Four square tiles around a cross-roads and a train tile across them, each on either side and turned at random."""
    numbers = draw_from(st.permutations(range(1, 10)))[:4]
    faces = [f"{number}{draw_from(st.sampled_from('RV'))}" for number in numbers]
    placements = [
        Placement(face, 20 * (place % 2), 28 * (place // 2), draw_from(st.integers(0, 3)))
        for place, face in enumerate(faces)
    ]
    trains = draw_from(st.permutations(["10R", "10V", "11R", "11V", "12R", "12V"]))[:2]
    if trains[0][:-1] != trains[1][:-1]:
        placements += [
            Placement(face, 20 * place, 20, draw_from(st.sampled_from((0, 2)))) for place, face in enumerate(trains)
        ]
    return Board.build(tuple(placements), shapes(), VOCABULARY)


@given(towns())
def test_sight_is_symmetric_in_any_town(town: Board):
    for sight in Sight:
        for zone in town.zones:
            for other, steps in town.seen_from(zone, sight).items():
                assert town.range(other, zone, sight) == steps, f"{sight} {zone} {other}\n{draw(town)}"


@given(towns())
def test_neighbours_see_each_other_in_any_town(town: Board):
    for zone in town.zones:
        for other in town.neighbours(zone):
            assert town.range(zone, other) == 1, f"{zone} {other}\n{draw(town)}"


@given(towns())
def test_streets_of_one_tile_never_run_together(town: Board):
    for zone in town.zones.values():
        solid = [part.face for part in zone.parts if not part.kind.partial]
        assert len(set(solid)) == len(solid), f"{zone.id}: {[part.id for part in zone.parts]}\n{draw(town)}"


@given(towns())
def test_from_a_balcony_only_the_stairs_room_is_seen_indoors_in_any_town(town: Board):
    for zone in town.zones.values():
        if zone.kind.overhangs:
            for sight in Sight:
                rooms = [other for other in town.seen_from(zone.id, sight) if town.zones[other].kind.indoors]
                assert rooms == list(town.neighbours(zone.id))
