"""Sculpting props from simple solids: each part has an outline, a top and a paint, and hides what is lower.

Coordinates are the prop's own: map pixels from its centre, x to the right, y down, before it is turned.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from game.bake.arrays import Array
from game.bake.noise import hashed, point_noise

Colour = tuple[float, float, float]
Paint = Callable[[Array, Array, int], tuple[Array, Array]]


class Sculpt:
    """A prop in the making, on the pixels given by its own coordinates."""

    def __init__(self, x: Array, y: Array, width: float, height: float, tall: float, texel: float, seed: int) -> None:
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.tall = tall
        self.texel = texel
        self.seed = seed
        self.colour: Array = np.zeros((*x.shape, 3), np.float32)
        self.relief: Array = np.zeros(x.shape, np.float32)
        self.top: Array = np.zeros(x.shape, np.float32)
        self.cover: Array = np.zeros(x.shape, np.float32)
        self._parts = 0

    @property
    def right(self) -> float:
        """Half the width: the x of the right side."""
        return self.width / 2

    @property
    def bottom(self) -> float:
        """Half the height: the y of the lower side."""
        return self.height / 2

    def chance(self, index: int, low: float = 0.0, high: float = 1.0) -> float:
        """A number that differs from prop to prop and stays the same for one prop."""
        return low + (high - low) * float(hashed(index, self.seed, 77))

    def part(self, outline: Array, top: Array | float, paint: Paint, carve: bool = False) -> None:
        """Add a solid: `outline` is the distance from its side (negative inside), `top` its height.

        A carved part replaces what is higher: the water in a barrel, the hole of a chimney.
        """
        self._parts += 1
        near = np.nonzero(outline < self.texel)
        if not len(near[0]):
            return
        coverage = np.clip(0.5 - outline[near] / self.texel, 0, 1)
        heights = top[near] if isinstance(top, np.ndarray) else np.full(len(near[0]), top, np.float32)
        if not carve:
            coverage = coverage * (heights >= self.top[near] - 0.01)
        coverage = coverage.astype(np.float32)
        colour, relief = paint(self.x[near], self.y[near], self.seed + 13 * self._parts)
        below = self.cover[near]
        whole = below + coverage * (1 - below)
        weight = coverage / np.maximum(whole, 1e-6)
        self.colour[near] += (colour - self.colour[near]) * weight[:, None]
        self.relief[near] += (relief - self.relief[near]) * weight
        self.top[near] = np.where(coverage > 0.5, heights, self.top[near])
        self.cover[near] = whole

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        top: float,
        paint: Paint,
        round_by: float = 1.0,
        bevel: float = 1.2,
        turn: float = 0.0,
    ) -> None:
        """A box around a centre, with rounded corners and bevelled edges, turned by degrees."""
        outline = box_outline(self.x - x, self.y - y, width, height, round_by, turn)
        self.part(outline, bevelled(outline, top, bevel), paint)

    def disc(self, x: float, y: float, radius: float, top: float, paint: Paint, bevel: float = 1.2) -> None:
        """An upright cylinder."""
        outline = np.hypot(self.x - x, self.y - y) - radius
        self.part(outline, bevelled(outline, top, bevel), paint)

    def hole(self, x: float, y: float, radius: float, top: float, paint: Paint) -> None:
        """A round opening, its floor at `top`."""
        self.part(np.hypot(self.x - x, self.y - y) - radius, top, paint, carve=True)

    def basin(
        self, x: float, y: float, width: float, height: float, top: float, paint: Paint, round_by: float = 1.0
    ) -> None:
        """A box-shaped opening, its floor at `top`."""
        self.part(box_outline(self.x - x, self.y - y, width, height, round_by), top, paint, carve=True)

    def ring(self, x: float, y: float, radius: float, thick: float, top: float, paint: Paint) -> None:
        """A hoop lying flat, rounded on top."""
        outline = np.abs(np.hypot(self.x - x, self.y - y) - radius) - thick / 2
        self.part(outline, bevelled(outline, top, thick / 2), paint)

    def dome(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        top: float,
        paint: Paint,
        base: float = 0.0,
        turn: float = 0.0,
        ragged: float = 0.0,
    ) -> None:
        """A rounded heap over an ellipse, its edge frayed by `ragged`."""
        u, v = turned(self.x - x, self.y - y, turn)
        reach = np.hypot(u / (width / 2), v / (height / 2))
        if ragged:
            fray = point_noise(u / 5 + 9, v / 5, self.seed % 37) + 0.6 * point_noise(u / 2, v / 2 + 9, self.seed % 37)
            reach = reach + ragged * (0.4 + 0.6 * fray)
        outline = (reach - 1) * min(width, height) / 2
        self.part(outline, base + (top - base) * np.sqrt(np.clip(1 - reach**2, 0, 1)), paint)

    def bar(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        radius: float,
        top: float,
        paint: Paint,
        end_top: float | None = None,
    ) -> None:
        """A round bar between two points, rising or falling to `end_top`."""
        dx, dy = x1 - x0, y1 - y0
        length = max(dx * dx + dy * dy, 1e-6)
        share = np.clip(((self.x - x0) * dx + (self.y - y0) * dy) / length, 0, 1)
        off = np.hypot(self.x - x0 - share * dx, self.y - y0 - share * dy)
        height = top if end_top is None else top + (end_top - top) * share
        rounded = radius * (1 - np.sqrt(np.clip(1 - (off / radius) ** 2, 0, 1)))
        self.part(off - radius, (height - rounded).astype(np.float32), paint)

    def polygon(self, corners: list[tuple[float, float]], top: Array | float, paint: Paint, bevel: float = 1.2) -> None:
        """A solid over any simple polygon."""
        outline = polygon_outline(self.x, self.y, corners)
        height = bevelled(outline, top, bevel) if isinstance(top, int | float) else top
        self.part(outline, height, paint)


def turned(x: Array, y: Array, degrees: float) -> tuple[Array, Array]:
    """Coordinates in a frame that is turned clockwise by degrees."""
    if not degrees:
        return x, y
    cosine, sine = np.float32(np.cos(np.radians(degrees))), np.float32(np.sin(np.radians(degrees)))
    return x * cosine + y * sine, y * cosine - x * sine


def box_outline(x: Array, y: Array, width: float, height: float, round_by: float, turn: float = 0.0) -> Array:
    """Signed distance from a rounded box around the origin."""
    x, y = turned(x, y, turn)
    round_by = min(round_by, width / 2, height / 2)
    dx = np.abs(x) - (width / 2 - round_by)
    dy = np.abs(y) - (height / 2 - round_by)
    outside = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0))
    return outside + np.minimum(np.maximum(dx, dy), 0) - round_by


def polygon_outline(x: Array, y: Array, corners: list[tuple[float, float]]) -> Array:
    """Signed distance from a polygon."""
    nearest = np.full(x.shape, 1e9, np.float32)
    inside = np.zeros(x.shape, bool)
    ax, ay = corners[-1]
    for bx, by in corners:
        dx, dy = bx - ax, by - ay
        share = np.clip(((x - ax) * dx + (y - ay) * dy) / max(dx * dx + dy * dy, 1e-6), 0, 1)
        nearest = np.minimum(nearest, np.hypot(x - ax - share * dx, y - ay - share * dy))
        if ay != by:
            inside ^= ((ay > y) != (by > y)) & (x < ax + (y - ay) * dx / dy)
        ax, ay = bx, by
    return np.where(inside, -nearest, nearest)


def bevelled(outline: Array, top: float, width: float) -> Array:
    """A flat top whose edge falls off in a quarter round of the given width."""
    if width <= 0:
        return np.full(outline.shape, top, np.float32)
    depth = np.clip(-outline / width, 0, 1)
    return (top - width * (1 - np.sqrt(np.clip(1 - (1 - depth) ** 2, 0, 1)))).astype(np.float32)
