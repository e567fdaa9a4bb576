"""What is baked of a hand-drawn board: how finely, in which pieces, and under which name it is kept."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path

from game.bake import fingerprint
from game.board import Rect
from game.missions import BOARD
from game.tiled.boards import read_board
from game.tiled.formats import FORMATS

PIECE = 640
"""Board pixels of a piece's side; the board view scales pieces one by one."""
FINEST = 2.0
"""Picture pixels to a board pixel, as on the tiles of the box."""
COARSEST = 0.25
MOST_PIXELS = 17_000_000
"""Pixels of a whole picture: nine tiles of the box, and as much of anything larger."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A board that is to be baked."""

    board: Path
    game: str
    size: tuple[int, int]
    scale: float
    key: str
    """Equal keys, equal pictures."""

    @property
    def pieces(self) -> tuple[Rect, ...]:
        """The parts that the picture is cut into, in board pixels, in reading order."""
        width, height = self.size
        return tuple(
            Rect(x, y, min(PIECE, width - x), min(PIECE, height - y))
            for y in range(0, height, PIECE)
            for x in range(0, width, PIECE)
        )

    def measure(self, piece: Rect) -> tuple[int, int]:
        """The size of a piece's picture."""
        return round(piece.width * self.scale), round(piece.height * self.scale)


def plan_of(folder: Path, game: str) -> Plan | None:
    """How to bake the board of a mission, or None if it is laid out from tiles; raises BadMap."""
    path = folder / BOARD
    drawing = read_board(path, FORMATS[game]).drawing
    if drawing is None:
        return None
    size = (drawing.shape.width, drawing.shape.height)
    scale = fitting_scale(size)
    key = hashlib.sha256(f"{game} {scale} {fingerprint(drawing)}".encode()).hexdigest()[:32]
    return Plan(path, game, size, scale, key)


def fitting_scale(size: tuple[int, int]) -> float:
    """The finest scale at which a picture is not too large to be held."""
    scale = FINEST
    while scale > COARSEST and size[0] * size[1] * scale * scale > MOST_PIXELS:
        scale /= 2
    return scale
