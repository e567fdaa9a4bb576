"""Value noise in world coordinates: the same place always looks the same, and no pattern repeats.

Two samplers share one lattice of hashed values: a fast one for axis-aligned grids and one for scattered points.
"""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array

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


def spline_weights(coordinates: Array) -> tuple[int, Array]:
    """The first lattice index and a dense matrix of cubic B-spline weights, one row per coordinate."""
    base = np.floor(coordinates).astype(np.int64)
    part = (coordinates - base).astype(np.float32)
    first = int(base.min()) - 1
    matrix = np.zeros((len(coordinates), int(base.max()) - first + 3), np.float32)
    rows = np.arange(len(coordinates))
    rest = 1 - part
    taps = (
        rest**3 / 6,
        (4 - 6 * part**2 + 3 * part**3) / 6,
        (4 - 6 * rest**2 + 3 * rest**3) / 6,
        part**3 / 6,
    )
    for offset, weight in enumerate(taps):
        matrix[rows, base - first - 1 + offset] = weight
    return first, matrix


def octave(xs: Array, ys: Array, period: float, weight: float, seed: int) -> tuple[Array, Array]:
    """One octave of smooth noise of about unit spread, as two factors whose product is the noise at every (y, x)."""
    first_x, weights_x = spline_weights(xs / period)
    first_y, weights_y = spline_weights(ys / period)
    columns = np.arange(first_x, first_x + weights_x.shape[1])[None, :]
    rows = np.arange(first_y, first_y + weights_y.shape[1])[:, None]
    lattice = (hashed(columns, rows, seed) - 0.5) * np.float32(7.2 * weight)
    return weights_y @ lattice, weights_x.T


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
