"""The real Tiled opens every map of Invader without a word and writes it back to an equal board."""

import shutil
from pathlib import Path

import pytest

from game.tiled.boards import read_board
from game.tiled.formats import INVADER
from game.tiled.tiles import read_tile
from tests.maps.invader_maps import FACES, GAME, mission, source
from tests.maps.invader_tables import MISSIONS
from tests.maps.test_editor import exported

pytestmark = pytest.mark.skipif(shutil.which("tiled") is None, reason="Tiled is not installed")


@pytest.mark.parametrize("face", FACES)
def test_tiles_survive_the_editor(face: str, tmp_path: Path) -> None:
    before = source(face)
    after = read_tile(exported(before.path, tmp_path / before.path.name), INVADER)
    assert after.shape == before.shape
    assert after.ground == before.ground
    assert after.props == before.props
    assert [zone.wall for zone in after.zones] == [zone.wall for zone in before.zones]


@pytest.mark.parametrize("name", MISSIONS)
def test_boards_survive_the_editor(name: str, tmp_path: Path) -> None:
    before = mission(name)
    after = read_board(exported(GAME / name / "board.tmx", tmp_path / "board.tmx"), INVADER)
    assert after.layout == before.layout
    facts = [
        [(token.kind, token.name, token.zone, token.x, token.y, token.properties) for token in board.tokens]
        for board in (before, after)
    ]
    assert facts[0] == facts[1]
