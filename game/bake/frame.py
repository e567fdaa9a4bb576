"""The window that is baked: which part of the world, at which scale, and how noise behaves in it.

A tile that is laid beside others on the table joins them without a seam in any of its four turns: close to its edges
the noise is folded so that it depends only on the distances from the edges, alike on every tile and alike with x and y
exchanged.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from game.bake.filters import smoothstep
from game.bake.noise import grid_noise

Array = np.ndarray[Any, Any]

JOINT_REACH = 60.0
_JOINT_SEED = 4242
_FINEST_JOINED = 2.0


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
    _cache: dict[tuple[float, int], Array] = field(default_factory=dict, compare=False, repr=False)

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

    @cached_property
    def _joint_shares(self) -> tuple[Array, Array]:
        """How much of its own noise and of the common noise each pixel shows; their mix keeps its spread."""
        assert self.joint is not None
        across = np.minimum(self.xs, self.joint.width - self.xs)
        down = np.minimum(self.ys, self.joint.height - self.ys)
        nearest = np.minimum(across[None, :], down[:, None])
        inner = smoothstep(0, JOINT_REACH, nearest)
        spread = np.sqrt(inner * inner + (1 - inner) * (1 - inner))
        return inner / spread, (1 - inner) / spread

    def noise(self, period: float, seed: int) -> Array:
        """Smooth noise of about unit spread, fitting any neighbour at the joints."""
        key = (period, seed)
        if key not in self._cache:
            self._cache[key] = self._noise(period, seed)
        return self._cache[key]

    def _noise(self, period: float, seed: int) -> Array:
        free = grid_noise(self.xs, self.ys, period, seed + 1000 * self.seed)
        if self.joint is None or period < _FINEST_JOINED:
            return free
        us = _folded(self.xs, self.joint.width)
        vs = _folded(self.ys, self.joint.height)
        one = grid_noise(us, vs, period, seed + _JOINT_SEED)
        swapped = grid_noise(vs, us, period, seed + _JOINT_SEED).T
        common = (one + swapped) * np.float32(0.7071)
        inner, outer = self._joint_shares
        return free * inner + common * outer

    def cloud(self, *octaves: tuple[float, float], seed: int) -> Array:
        """A weighted sum of octaves (period, weight)."""
        total = np.zeros(self.shape, np.float32)
        for index, (period, weight) in enumerate(octaves):
            total += self.noise(period, seed + index) * np.float32(weight)
        return total


def _folded(coordinates: Array, size: float) -> Array:
    """Distance from the nearer edge, rounded off so that it has no crease at the joint."""
    distance = np.minimum(coordinates, size - coordinates)
    return np.sqrt(distance * distance + 36.0).astype(np.float32)
