"""What a tile side looks like to the rules, and how sides are laid out: the input of the board."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from game.board.geometry import CELL, Point, Rect


@dataclass(frozen=True, slots=True)
class ZoneShape:
    """A zone as drawn on one tile side: its name there, its kind and the rectangles it covers."""

    name: str
    kind: str
    rects: tuple[Rect, ...]


@dataclass(frozen=True, slots=True)
class OpeningShape:
    """A rectangle across a wall that makes a way through it."""

    kind: str
    rect: Rect


@dataclass(frozen=True, slots=True)
class SpotShape:
    """A marked point of a tile side: a corpse pile, a crate, an abomination's spawn."""

    kind: str
    at: Point


@dataclass(frozen=True, slots=True)
class TileShape:
    """One side of a tile, north up, in pixels; a hand-drawn board is a single shape with an empty face."""

    face: str
    width: int
    height: int
    zones: tuple[ZoneShape, ...]
    openings: tuple[OpeningShape, ...] = ()
    spots: tuple[SpotShape, ...] = ()
    cache: dict[object, object] = field(default_factory=dict, compare=False, repr=False)
    """Geometry derived from the shape, kept by whoever derives it."""


class Placement(NamedTuple):
    """A tile side on the table: north-west corner in units of 32 px, and clockwise quarter turns."""

    face: str
    x: int
    y: int
    turns: int = 0


Layout = tuple[Placement, ...]
"""Tile sides in the order in which they were laid; the order gives zones their names."""

Shapes = Mapping[str, TileShape]
"""The tile sides of a box by face."""


def footprint(placement: Placement, shapes: Shapes) -> Rect:
    """The rectangle that a placed tile covers, in pixels."""
    shape = shapes[placement.face]
    width, height = (shape.width, shape.height) if placement.turns % 2 == 0 else (shape.height, shape.width)
    return Rect(placement.x * CELL, placement.y * CELL, width, height)
