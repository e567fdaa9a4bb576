"""The shipped maps of Undead or Alive, read once for all tests."""

from functools import cache
from pathlib import Path

from game.board import TileShape
from game.tiled.boards import BoardSource, read_board
from game.tiled.tiles import TileSource, read_tile

MAPS = Path(__file__).parents[2] / "maps"
GAME = MAPS / "undead_or_alive"
FACES = tuple(sorted(path.stem for path in (GAME / "tiles").glob("*.tmx")))


@cache
def source(face: str) -> TileSource:
    """Everything that the file of one tile side says."""
    return read_tile(GAME / "tiles" / f"{face}.tmx")


def tile(face: str) -> TileShape:
    """One tile side as the rules see it."""
    return source(face).shape


@cache
def shapes() -> dict[str, TileShape]:
    """All tile sides by face."""
    return {face: tile(face) for face in FACES}


@cache
def mission(name: str) -> BoardSource:
    """The board of one mission with its tokens."""
    return read_board(GAME / name / "board.tmx")
