"""The real Tiled opens every shipped map without a word and writes it back to an equal board."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from game.tiled.boards import read_board
from game.tiled.tiles import read_tile
from tests.maps.mission_table import MISSIONS
from tests.maps.shipped import FACES, GAME, mission

pytestmark = pytest.mark.skipif(shutil.which("tiled") is None, reason="Tiled is not installed")


def exported(source: Path, target: Path) -> Path:
    """The map as Tiled writes it, which must have no complaint."""
    home = target.parent
    quiet = {"QT_QPA_PLATFORM": "offscreen", "HOME": str(home), "XDG_RUNTIME_DIR": str(home)}
    home.chmod(0o700)
    run = subprocess.run(
        ["tiled", "--export-map", str(source), str(target)],
        env=os.environ | quiet,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    return target


@pytest.mark.parametrize("face", FACES)
def test_tiles_survive_the_editor(face: str, tmp_path: Path) -> None:
    path = GAME / "tiles" / f"{face}.tmx"
    before, after = read_tile(path), read_tile(exported(path, tmp_path / path.name))
    assert after.shape == before.shape
    assert after.ground == before.ground
    assert after.props == before.props
    assert [zone.wall for zone in after.zones] == [zone.wall for zone in before.zones]


@pytest.mark.parametrize("name", MISSIONS)
def test_boards_survive_the_editor(name: str, tmp_path: Path) -> None:
    before = mission(name)
    after = read_board(exported(GAME / name / "board.tmx", tmp_path / "board.tmx"))
    assert after.layout == before.layout
    facts = [
        [(token.kind, token.name, token.zone, token.x, token.y, token.properties) for token in source.tokens]
        for source in (before, after)
    ]
    assert facts[0] == facts[1]
