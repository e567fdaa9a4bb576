"""Cubic B-splines between the points of a lattice, without matrix products, whose rounding depends on the machine."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from game.bake.arrays import Array

_CHUNK = 48


@dataclass(frozen=True, slots=True)
class Spline:
    """For each coordinate, the first of the four lattice points that shape it and their weights.

    Lattice points are counted from `first`; `points` are needed in all.
    """

    first: int
    points: int
    base: Array
    taps: tuple[Array, Array, Array, Array]

    @classmethod
    def at(cls, coordinates: Array) -> Spline:
        """The spline through these coordinates, in lattice steps."""
        below = np.floor(coordinates)
        part = (coordinates - below).astype(np.float32)
        rest = 1 - part
        first = int(below.min()) - 1
        base = below.astype(np.int64) - 1 - first
        taps = (
            rest**3 / 6,
            (4 - 6 * part**2 + 3 * part**3) / 6,
            (4 - 6 * rest**2 + 3 * rest**3) / 6,
            part**3 / 6,
        )
        return cls(first, int(base.max()) + 4, base, taps)

    @property
    def lattice(self) -> Array:
        """The whole coordinates of the lattice points."""
        return np.arange(self.first, self.first + self.points)

    def curve(self, values: Array) -> Array:
        """The values of lattice points interpolated at the coordinates."""
        curve: Array = np.sum([tap * values[self.base + step] for step, tap in enumerate(self.taps)], axis=0)
        return curve


def surface(values: Array, down: Spline, across: Spline) -> Array:
    """The values of a lattice (rows, columns) interpolated at every pair of coordinates."""
    wide = across.taps[0] * values[:, across.base]
    for step in (1, 2, 3):
        wide += across.taps[step] * values[:, across.base + step]
    smooth = np.empty((len(down.base), wide.shape[1]), np.float32)
    for start in range(0, len(smooth), _CHUNK):
        rows = slice(start, start + _CHUNK)
        total = smooth[rows]
        np.multiply(wide[down.base[rows]], down.taps[0][rows, None], out=total)
        for step in (1, 2, 3):
            term = wide[down.base[rows] + step]
            term *= down.taps[step][rows, None]
            total += term
    return smooth
