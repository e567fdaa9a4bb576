"""The shipped maps of Invader, read once for all tests."""

from functools import cache

from game.board import Board, Placement, TileShape
from game.board.invader import VOCABULARY
from game.tiled.boards import BoardSource, Token, read_board
from game.tiled.formats import INVADER
from game.tiled.tiles import TileSource, read_tile
from tests.maps.shipped import MAPS

GAME = MAPS / "invader"
FACES = tuple(sorted(path.stem for path in (GAME / "tiles").glob("*.tmx")))


@cache
def source(face: str) -> TileSource:
    """Everything that the file of one tile side says."""
    return read_tile(GAME / "tiles" / f"{face}.tmx", INVADER)


@cache
def shapes() -> dict[str, TileShape]:
    """All tile sides by face."""
    return {face: source(face).shape for face in FACES}


@cache
def alone(face: str) -> Board:
    """The board of one tile side lying by itself."""
    return Board.build((Placement(face, 0, 0),), shapes(), VOCABULARY)


@cache
def mission(name: str) -> BoardSource:
    """The board of one mission with its tokens."""
    return read_board(GAME / name / "board.tmx", INVADER)


def tokens(source: BoardSource, kind: str, /, **properties: object) -> tuple[Token, ...]:
    """The tokens of a kind that have the given properties."""
    return tuple(
        token
        for token in source.tokens
        if token.kind == kind and all(token.properties.get(key) == value for key, value in properties.items())
    )


def zones(found: tuple[Token, ...]) -> list[str]:
    """The zones of tokens, sorted."""
    return sorted(token.zone for token in found)
