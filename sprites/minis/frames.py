"""Places and directions: rotated, scaled frames and the two-bone reach that bends elbows and knees.

The axes are x to the right of the picture, y up and z towards the viewer; lengths are metres of a person 1.75 m tall.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

Vec = np.ndarray
Point = Sequence[float] | np.ndarray


def vec(point: Point) -> Vec:
    """The point as a float array."""
    return np.asarray(point, dtype=np.float64)


def unit(v: Point) -> Vec:
    """The direction of v."""
    v = vec(v)
    length = np.linalg.norm(v)
    assert length > 1e-9, "a direction needs a length"
    return v / length


def rotation(yaw: float = 0, pitch: float = 0, roll: float = 0) -> np.ndarray:
    """Axes turned by degrees: yaw looks to the right of the picture, pitch nods down, roll tips to the right."""
    y, p, r = np.radians([yaw, pitch, roll])
    about_y = np.array([[np.cos(y), 0, np.sin(y)], [0, 1, 0], [-np.sin(y), 0, np.cos(y)]])
    about_x = np.array([[1, 0, 0], [0, np.cos(p), -np.sin(p)], [0, np.sin(p), np.cos(p)]])
    about_z = np.array([[np.cos(r), np.sin(r), 0], [-np.sin(r), np.cos(r), 0], [0, 0, 1]])
    return about_y @ about_x @ about_z


@dataclass(frozen=True)
class Frame:
    """A place with its own axes and scale; the columns of `axes` are its x, y and z in the world."""

    origin: Vec = field(default_factory=lambda: np.zeros(3))
    axes: np.ndarray = field(default_factory=lambda: np.eye(3))
    scale: float = 1.0

    def point(self, p: Point) -> Vec:
        """A local point in the world."""
        return self.origin + self.axes @ (vec(p) * self.scale)

    def direction(self, d: Point) -> Vec:
        """A local direction in the world, without the scale."""
        return self.axes @ vec(d)

    def move(self, x: float = 0, y: float = 0, z: float = 0) -> Frame:
        """The frame carried to a local point."""
        return Frame(self.point((x, y, z)), self.axes, self.scale)

    def turn(self, yaw: float = 0, pitch: float = 0, roll: float = 0) -> Frame:
        """The frame turned about its own origin."""
        return Frame(self.origin, self.axes @ rotation(yaw, pitch, roll), self.scale)

    def grow(self, factor: float) -> Frame:
        """The frame with another scale."""
        return Frame(self.origin, self.axes, self.scale * factor)

    def local(self, world: Point) -> Vec:
        """A point of the world in this frame."""
        return self.axes.T @ (vec(world) - self.origin) / self.scale


def along(origin: Point, y_axis: Point, z_hint: Point = (0.0, 0.0, 1.0), scale: float = 1.0) -> Frame:
    """A frame whose y runs along the given direction and whose z is as near to the hint as it can be."""
    y = unit(y_axis)
    z = vec(z_hint) - y * np.dot(vec(z_hint), y)
    if np.linalg.norm(z) < 1e-6:
        z = np.cross(y, (1.0, 0.0, 0.0)) if abs(y[0]) < 0.9 else np.cross(y, (0.0, 1.0, 0.0))
    z = unit(z)
    return Frame(vec(origin), np.column_stack([np.cross(y, z), y, z]), scale)


def reach(start: Point, goal: Point, upper: float, lower: float, bend: Point) -> tuple[Vec, Vec]:
    """The middle joint and the end of a two-bone limb that reaches for the goal and bends towards `bend`."""
    start, goal = vec(start), vec(goal)
    line = goal - start
    distance = float(np.clip(np.linalg.norm(line), abs(upper - lower) + 1e-3, (upper + lower) * 0.995))
    ahead = unit(line)
    cosine = (upper**2 + distance**2 - lower**2) / (2 * upper * distance)
    side = vec(bend) - ahead * np.dot(vec(bend), ahead)
    side = unit(side) if np.linalg.norm(side) > 1e-6 else unit(np.cross(ahead, (0.3, 0.9, 0.1)))
    middle = start + ahead * upper * cosine + side * upper * np.sqrt(max(0.0, 1 - cosine**2))
    return middle, start + ahead * distance


def curve(points: Sequence[Point], steps: int = 5) -> list[Vec]:
    """A smooth line through the points (Catmull-Rom); numbers beyond x, y, z, such as radii, are carried along."""
    p = [vec(q) for q in points]
    out = []
    for i in range(len(p) - 1):
        p0, p1, p2, p3 = p[max(i - 1, 0)], p[i], p[i + 1], p[min(i + 2, len(p) - 1)]
        for t in np.arange(steps) / steps:
            out.append(
                0.5
                * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2 + (3 * p1 - p0 - 3 * p2 + p3) * t**3)
            )
    out.append(p[-1])
    return out
