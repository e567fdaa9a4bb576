"""Value noise in world coordinates: the same place always looks the same, and no pattern repeats.

Two samplers share one lattice of hashed values: a fast one for axis-aligned grids and one for scattered points.
"""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.spline import Spline, surface

_TABLE_BITS = 9
_TABLE_SIZE = 1 << _TABLE_BITS
_TABLE_MASK = _TABLE_SIZE - 1


def hashed(x: Array | int, y: Array | int, seed: int) -> Array:
    """Evenly spread values in [0, 1) for whole coordinates."""
    mixed = (
        np.asarray(x, np.int64) * 0x9E3779B1 + np.asarray(y, np.int64) * 0x85EBCA77 + (seed * 0xC2B2AE3D + 0x27D4EB2F)
    ) & 0xFFFFFFFF
    for shift, factor in ((15, 0x2C1B3C6D), (12, 0x297A2D39)):
        mixed ^= mixed >> shift
        mixed = (mixed * factor) & 0xFFFFFFFF
    mixed ^= mixed >> 15
    return (mixed / 4294967296.0).astype(np.float32)


def octave(xs: Array, ys: Array, period: float, seed: int) -> Array:
    """One octave of smooth noise of about unit spread on the grid of the given world coordinates."""
    across, down = Spline.at(xs / period), Spline.at(ys / period)
    values = (hashed(across.lattice[None, :], down.lattice[:, None], seed) - 0.5) * np.float32(7.2)
    return surface(values, down, across)


def _table() -> Array:
    steps = np.arange(_TABLE_SIZE)
    return (hashed(steps[None, :], steps[:, None], 9173) * 2 - 1).ravel()


_POINT_TABLE = _table()


def point_noise(u: Array, v: Array, seed: int = 0) -> Array:
    """Smooth noise in [-1, 1] at any points, one lattice step being one unit."""
    across = np.floor(u)
    down = np.floor(v)
    fx = (u - across).astype(np.float32)
    fy = (v - down).astype(np.float32)
    fx = fx * fx * (3 - 2 * fx)
    fy = fy * fy * (3 - 2 * fy)
    column = (across.astype(np.int32) + (seed * 71) % _TABLE_SIZE) & _TABLE_MASK
    row = (down.astype(np.int32) + (seed * 113) % _TABLE_SIZE) & _TABLE_MASK
    right = (column + 1) & _TABLE_MASK
    here = row << _TABLE_BITS
    below = ((row + 1) & _TABLE_MASK) << _TABLE_BITS
    top = _POINT_TABLE[here | column]
    top = top + (_POINT_TABLE[here | right] - top) * fx
    bottom = _POINT_TABLE[below | column]
    bottom = bottom + (_POINT_TABLE[below | right] - bottom) * fx
    smooth: Array = top + (bottom - top) * fy
    return smooth


def point_value(u: Array, v: Array, seed: int = 0) -> Array:
    """One value in [0, 1) per whole coordinate, for choices made per plank, stone or pebble."""
    column = (np.asarray(u).astype(np.int32) + (seed * 71) % _TABLE_SIZE) & _TABLE_MASK
    row = (np.asarray(v).astype(np.int32) + (seed * 113) % _TABLE_SIZE) & _TABLE_MASK
    value: Array = _POINT_TABLE[(row << _TABLE_BITS) | column] * 0.5 + 0.5
    return value
