"""The window that is baked: which part of the world, at which scale, and how noise behaves in it.

A tile that is laid beside others on the table joins them without a seam in any of its four turns: close to its edges
the noise is folded so that it depends only on the distances from the edges, alike on every tile and alike with x and y
exchanged.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from game.bake.arrays import Array
from game.bake.filters import smoothstep
from game.bake.noise import octave

Octaves = tuple[tuple[float, float], ...]

JOINT_REACH = 60.0
_JOINT_SEED = 4242
_FINEST_JOINED = 2.0
_ROUNDING = 0.45


@dataclass(frozen=True)
class Joint:
    """The tile whose edges must fit any neighbour: its width and height."""

    width: float
    height: float


@dataclass(frozen=True)
class Frame:
    """A window of the world: its upper left corner, its size in picture pixels and the scale."""

    left: float
    top: float
    columns: int
    rows: int
    scale: float
    seed: int = 0
    joint: Joint | None = None
    wanted: Array | None = field(default=None, compare=False, repr=False)
    """The pixels that will be seen; what is strewn over the others need not be worked out."""
    _cache: dict[tuple[Octaves, int], Array] = field(default_factory=dict, compare=False, repr=False)
    _shares_cache: dict[tuple[int, int, int, int], tuple[Array, Array]] = field(
        default_factory=dict, compare=False, repr=False
    )

    @cached_property
    def xs(self) -> Array:
        """World x of each picture column."""
        return (self.left + (np.arange(self.columns) + 0.5) / self.scale).astype(np.float32)

    @cached_property
    def ys(self) -> Array:
        """World y of each picture row."""
        return (self.top + (np.arange(self.rows) + 0.5) / self.scale).astype(np.float32)

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return self.rows, self.columns

    @cached_property
    def wanted_places(self) -> tuple[Array, Array, Array]:
        """The flat places of the wanted pixels, and the world x and y of each."""
        places = np.flatnonzero(np.ones(self.shape, bool) if self.wanted is None else self.wanted)
        rows, columns = np.divmod(places, self.columns)
        return places, self.xs[columns], self.ys[rows]

    def part(self, left: float, top: float, right: float, bottom: float) -> tuple[slice, slice]:
        """The rows and columns that show a rectangle of the world (empty slices where none do)."""
        x0 = int(np.clip(np.floor((left - self.left) * self.scale), 0, self.columns))
        x1 = int(np.clip(np.ceil((right - self.left) * self.scale), x0, self.columns))
        y0 = int(np.clip(np.floor((top - self.top) * self.scale), 0, self.rows))
        y1 = int(np.clip(np.ceil((bottom - self.top) * self.scale), y0, self.rows))
        return slice(y0, y1), slice(x0, x1)

    def window(self, part: tuple[slice, slice]) -> Frame:
        """The frame of a part, in the same world."""
        rows, columns = part
        return Frame(
            self.left + columns.start / self.scale,
            self.top + rows.start / self.scale,
            columns.stop - columns.start,
            rows.stop - rows.start,
            self.scale,
            self.seed,
            self.joint,
        )

    @cached_property
    def grid(self) -> tuple[Array, Array]:
        """World coordinates of every pixel: x and y."""
        return (
            np.broadcast_to(self.xs[None, :], self.shape),
            np.broadcast_to(self.ys[:, None], self.shape),
        )

    def noise(self, period: float, seed: int) -> Array:
        """Smooth noise of about unit spread, fitting any neighbour at the joints."""
        return self.cloud((period, 1.0), seed=seed)

    def cloud(self, *octaves: tuple[float, float], seed: int) -> Array:
        """A weighted sum of octaves (period, weight), to be read and not written."""
        key = (octaves, seed)
        if key not in self._cache:
            self._cache[key] = self._cloud(octaves, seed)
        return self._cache[key]

    def _cloud(self, octaves: Octaves, seed: int) -> Array:
        total = _sum(self.xs, self.ys, octaves, seed + 1000 * self.seed)
        if self.joint is not None:
            coarse = tuple(pair for pair in octaves if pair[0] >= _FINEST_JOINED)
            for rows, columns in self._joint_bands if coarse else ():
                inner, outer = self._shares(rows, columns)
                part = total[rows, columns]
                part *= inner
                part += self._common(rows, columns, coarse, seed + _JOINT_SEED) * outer
        return total

    def _common(self, rows: slice, columns: slice, octaves: Octaves, seed: int) -> Array:
        """The noise that all tiles have in common: by the distances from the edges, alike when they are exchanged."""
        assert self.joint is not None
        total = np.zeros((rows.stop - rows.start, columns.stop - columns.start), np.float32)
        for index, (period, weight) in enumerate(octaves):
            us = _folded(self.xs[columns], self.joint.width, period)
            vs = _folded(self.ys[rows], self.joint.height, period)
            both = octave(us, vs, period, seed + index) + octave(vs, us, period, seed + index).T
            total += np.float32(0.7071 * weight) * both
        return total

    @cached_property
    def _joint_bands(self) -> list[tuple[slice, slice]]:
        """Parts of the window that together hold every pixel within reach of a joint, each pixel once."""
        assert self.joint is not None
        middle, inner = self.part(
            JOINT_REACH, JOINT_REACH, self.joint.width - JOINT_REACH, self.joint.height - JOINT_REACH
        )
        bands = [
            (slice(0, middle.start), slice(0, self.columns)),
            (slice(middle.stop, self.rows), slice(0, self.columns)),
            (middle, slice(0, inner.start)),
            (middle, slice(inner.stop, self.columns)),
        ]
        return [band for band in bands if all(side.stop > side.start for side in band)]

    def _shares(self, rows: slice, columns: slice) -> tuple[Array, Array]:
        """How much of its own noise and of the common noise each pixel shows; their mix keeps its spread."""
        key = (rows.start, rows.stop, columns.start, columns.stop)
        if key not in self._shares_cache:
            assert self.joint is not None
            across = np.minimum(self.xs[columns], self.joint.width - self.xs[columns])
            down = np.minimum(self.ys[rows], self.joint.height - self.ys[rows])
            inner = smoothstep(0, JOINT_REACH, np.minimum(across[None, :], down[:, None]))
            spread = np.sqrt(inner * inner + (1 - inner) * (1 - inner))
            self._shares_cache[key] = inner / spread, (1 - inner) / spread
        return self._shares_cache[key]


def _sum(xs: Array, ys: Array, octaves: Octaves, seed: int) -> Array:
    total = np.zeros((len(ys), len(xs)), np.float32)
    for index, (period, weight) in enumerate(octaves):
        total += np.float32(weight) * octave(xs, ys, period, seed + index)
    return total


def _folded(coordinates: Array, size: float, period: float) -> Array:
    """Distance from the nearer edge, rounded off so that noise of that period has no crease at the joint."""
    distance = np.minimum(coordinates, size - coordinates)
    folded: Array = np.sqrt(distance * distance + (_ROUNDING * period) ** 2).astype(np.float32)
    return folded
