"""Outlines of what is printed: polygons with rounded corners, smooth curves, tapered strokes, and their rasters.

A `Shape` is a list of closed outlines that are filled or cut in order. Coordinates are picture units (one unit is one
pixel of the finished picture); a `Frame` places a drawing made in its own coordinates on the picture.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw

Point = tuple[float, float]
Corner = tuple[float, ...]
Array = np.ndarray


@dataclass(frozen=True)
class Frame:
    """Where a drawing stands on the picture: origin, turn in degrees (clockwise), scale, and mirroring."""

    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    scale: float = 1.0
    mirror: bool = False

    def place(self, points: Array) -> Array:
        """Take points from drawing to picture coordinates."""
        turned = np.asarray(points, float) * self.scale
        if self.mirror:
            turned = turned * (-1, 1)
        a = math.radians(self.angle)
        matrix = np.array([[math.cos(a), -math.sin(a)], [math.sin(a), math.cos(a)]])
        return turned @ matrix.T + (self.x, self.y)

    def locate(self, x: Array, y: Array) -> tuple[Array, Array]:
        """Take picture coordinates back to drawing coordinates, so that grain follows the drawing."""
        a = math.radians(self.angle)
        dx, dy = x - self.x, y - self.y
        u = (dx * math.cos(a) + dy * math.sin(a)) / self.scale
        v = (-dx * math.sin(a) + dy * math.cos(a)) / self.scale
        return (-u if self.mirror else u), v


@dataclass(frozen=True)
class Shape:
    """Closed outlines, each filled (True) or cut away (False), in order."""

    outlines: tuple[tuple[bool, tuple[Point, ...]], ...]

    def __add__(self, other: Shape) -> Shape:
        return Shape(self.outlines + other.outlines)

    def __sub__(self, other: Shape) -> Shape:
        return Shape(self.outlines + tuple((not filled, points) for filled, points in other.outlines))

    def moved(self, dx: float, dy: float) -> Shape:
        """The same shape elsewhere."""
        return Shape(tuple((f, tuple((x + dx, y + dy) for x, y in points)) for f, points in self.outlines))

    def placed(self, frame: Frame) -> Shape:
        """The shape in picture coordinates."""
        return Shape(tuple((f, tuple(map(tuple, frame.place(np.array(p))))) for f, p in self.outlines))

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of what is filled."""
        points = np.array([p for filled, outline in self.outlines if filled for p in outline])
        (left, top), (right, bottom) = points.min(axis=0), points.max(axis=0)
        return float(left), float(top), float(right), float(bottom)

    def raster(self, left: float, top: float, width: int, height: int, scale: float, oversample: int = 3) -> Array:
        """Coverage (0..1) on a grid of width x height pixels whose corner is (left, top), `scale` pixels a unit."""
        factor = scale * oversample
        image = Image.new("L", (width * oversample, height * oversample), 0)
        pen = ImageDraw.Draw(image)
        for filled, points in self.outlines:
            pen.polygon([((x - left) * factor, (y - top) * factor) for x, y in points], fill=255 if filled else 0)
        return np.asarray(image.reduce(oversample), np.float32) / 255.0


def _fill(points: Iterable[Sequence[float]]) -> Shape:
    return Shape(((True, tuple((float(x), float(y)) for x, y in points)),))


def polygon(*corners: Corner) -> Shape:
    """A polygon; a corner may carry a third number, the radius by which it is rounded."""
    points: list[Point] = []
    count = len(corners)
    for index, corner in enumerate(corners):
        here = np.array(corner[:2], float)
        radius = corner[2] if len(corner) > 2 else 0.0
        before = np.array(corners[index - 1][:2], float) - here
        after = np.array(corners[(index + 1) % count][:2], float) - here
        room = min(np.hypot(*before), np.hypot(*after)) / 2
        cut = min(radius, room)
        if cut <= 0:
            points.append((here[0], here[1]))
            continue
        start = here + before / np.hypot(*before) * cut
        end = here + after / np.hypot(*after) * cut
        for t in np.linspace(0, 1, 9):
            p = start * (1 - t) ** 2 + here * 2 * t * (1 - t) + end * t * t
            points.append((p[0], p[1]))
    return _fill(points)


def box(left: float, top: float, right: float, bottom: float, radius: float = 0.0) -> Shape:
    """An upright rectangle with rounded corners."""
    return polygon((left, top, radius), (right, top, radius), (right, bottom, radius), (left, bottom, radius))


def spline(points: Sequence[Point], closed: bool = False, steps: int = 12) -> Array:
    """A smooth (Catmull-Rom) line through the points."""
    p = np.array(points, float)
    n = len(p)
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    pieces = []
    for i in range(n if closed else n - 1):
        if closed:
            p0, p1, p2, p3 = p[i - 1], p[i], p[(i + 1) % n], p[(i + 2) % n]
        else:
            p0, p1, p2, p3 = p[max(i - 1, 0)], p[i], p[i + 1], p[min(i + 2, n - 1)]
        pieces.append(
            0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2 + (3 * p1 - p0 - 3 * p2 + p3) * t**3)
        )
    if not closed:
        pieces.append(p[-1:])
    return np.vstack(pieces)


def curve(*points: Point) -> Shape:
    """A smooth closed outline through the points."""
    return _fill(spline(points, closed=True))


def disc(x: float, y: float, radius: float, squash: float = 1.0, turn: float = 0.0) -> Shape:
    """A disc or, squashed and turned, an oval."""
    t = np.linspace(0, 2 * math.pi, 72, endpoint=False)
    ring = np.stack([radius * np.cos(t), radius * squash * np.sin(t)], axis=1)
    return _fill(Frame(x, y, turn).place(ring))


def ring(x: float, y: float, radius: float, width: float, squash: float = 1.0, turn: float = 0.0) -> Shape:
    """A ring of the given outer radius and width."""
    inner = (radius * squash - width) / (radius - width)
    return disc(x, y, radius, squash, turn) - disc(x, y, radius - width, inner, turn)


def stroke(points: Sequence[Point], width: float, end: float | None = None, smooth: bool = True) -> Shape:
    """A line of a given width with round ends that may taper to another width at its end."""
    line = spline(points) if smooth and len(points) > 2 else np.array(points, float)
    last = width if end is None else end
    steps = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    half = (width + (last - width) * steps / max(steps[-1], 1e-9)) / 2
    tangent = np.gradient(line, axis=0)
    tangent /= np.maximum(np.hypot(*tangent.T), 1e-9)[:, None]
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], axis=1) * half[:, None]
    shape = Shape(())
    for i in range(len(line) - 1):
        shape += _fill(
            [line[i] + normal[i], line[i + 1] + normal[i + 1], line[i + 1] - normal[i + 1], line[i] - normal[i]]
        )
    for i in range(len(line)):
        if half[i] > 0.05:
            shape += disc(line[i][0], line[i][1], half[i])
    return shape


def star(x: float, y: float, points: int, outer: float, inner: float, turn: float = -90.0) -> Shape:
    """A star with the given number of points."""
    corners = []
    for i in range(points * 2):
        a = math.radians(turn + i * 180 / points)
        r = outer if i % 2 == 0 else inner
        corners.append((x + r * math.cos(a), y + r * math.sin(a)))
    return polygon(*corners)


def regular(x: float, y: float, sides: int, radius: float, turn: float = -90.0, rounding: float = 0.0) -> Shape:
    """A regular polygon."""
    return polygon(
        *(
            (
                x + radius * math.cos(math.radians(turn + i * 360 / sides)),
                y + radius * math.sin(math.radians(turn + i * 360 / sides)),
                rounding,
            )
            for i in range(sides)
        )
    )
