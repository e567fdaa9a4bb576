"""A wall's own coordinates, and what a style of wall is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from game.bake.arrays import Array
from game.bake.frame import Frame

Colour = tuple[float, float, float]
Painted = tuple[Array, Array, Array, Array]
"""Colour, relief, top and share of a strip."""


@dataclass(frozen=True, slots=True)
class Strip:
    """A piece of a wall: along it, across it from the middle, and the distance to its nearest side."""

    frame: Frame
    along: Array
    across: Array
    depth: Array
    thick: float
    tall: float
    seed: int


@dataclass(frozen=True, slots=True)
class Look:
    """A wall's style: thickness and height in map pixels, its painter and the posts beside its openings."""

    thick: float
    tall: float
    paint: Callable[[Strip], Painted]
    post: Colour
    gated: bool = False
    """Whether its openings are gates of steel with glowing frames rather than wooden doorways."""


def tinted(colour: Colour, tone: Array) -> Array:
    """A colour in the given shade per pixel."""
    shaded: Array = np.array(colour, np.float32) * tone[..., None]
    return shaded
