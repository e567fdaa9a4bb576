"""What grows and lies about: cactus, rocks, scrub, dead wood, bones."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.noise import point_noise
from game.bake.props import paints
from game.bake.props.models.registry import model
from game.bake.props.sculpt import Colour, Paint, Sculpt

_GREEN: Colour = (0.33, 0.42, 0.23)


def _ribbed(count: int, x0: float, y0: float) -> Paint:
    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        angle = np.arctan2(y - y0, x - x0)
        rib = np.cos(angle * count + 0.4 * point_noise(x / 4, y / 4, seed % 31))
        spine = (rib > 0.86) & (np.sin(np.hypot(x - x0, y - y0) * 3.1) > 0.55)
        colour = np.array(_GREEN, np.float32) * (0.86 + 0.24 * rib)[:, None]
        colour = np.where(spine[:, None], np.array((0.82, 0.78, 0.58), np.float32), colour)
        return colour.astype(np.float32), (0.9 * rib).astype(np.float32)

    return paint


def _striped(turn: float) -> Paint:
    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        angle = np.radians(turn)
        across = y * np.cos(angle) - x * np.sin(angle)
        rib = np.cos(across * 2.5)
        colour = np.array(_GREEN, np.float32) * (0.88 + 0.22 * rib)[:, None]
        return colour.astype(np.float32), (0.5 * rib).astype(np.float32)

    return paint


@model
def cactus(s: Sculpt) -> None:
    start = s.chance(1, 0, 6.28)
    for k in range(2):
        angle = start + np.pi * k + s.chance(k + 2, -0.5, 0.5)
        x, y = 13 * np.cos(angle), 13 * np.sin(angle)
        s.bar(0, 0, x, y, 4.4, s.tall * 0.55, _striped(np.degrees(angle)))
        s.dome(x, y, 11, 11, s.tall * s.chance(k + 5, 0.7, 0.9), _ribbed(9, x, y), s.tall * 0.4)
    s.dome(0, 0, 18, 18, s.tall, _ribbed(12, 0, 0), s.tall * 0.55)
    for k in range(3):
        s.disc(s.chance(k + 9, -4, 4), s.chance(k + 19, -4, 4), 1.5, s.tall + 1, paints.plain((0.80, 0.30, 0.35)), 0.8)


@model
def cactus_small(s: Sculpt) -> None:
    for k in range(5):
        angle = k * 1.257 + s.chance(1, 0, 6)
        x, y = 6.5 * np.cos(angle), 6.5 * np.sin(angle)
        s.dome(x, y, 11, 7, s.tall * s.chance(k + 3, 0.6, 0.9), _ribbed(7, x, y), 2, np.degrees(angle))
    s.dome(0, 0, 11, 11, s.tall, _ribbed(10, 0, 0), 5)


def boulder(s: Sculpt, x: float, y: float, width: float, height: float, top: float, index: int, tone: Colour) -> None:
    """A broken stone with facets."""
    count = 7
    corners = []
    for k in range(count):
        angle = 2 * np.pi * (k + s.chance(index + k, -0.25, 0.25)) / count
        far = s.chance(index + k + 20, 0.82, 1.0)
        corners.append((x + far * width / 2 * np.cos(angle), y + far * height / 2 * np.sin(angle)))
    facets = np.full(s.x.shape, top, np.float32)
    for k in range(5):
        angle = s.chance(index + k + 40, 0, 6.283)
        lean = s.chance(index + k + 60, 0.35, 0.9)
        along = (s.x - x) * np.cos(angle) + (s.y - y) * np.sin(angle)
        facets = np.minimum(facets, top * (1.05 - lean * np.maximum(along / (min(width, height) / 2) - 0.05, -0.2)))
    s.polygon(corners, np.maximum(facets, top * 0.15).astype(np.float32), paints.rough(tone, 7, 1.1, 0.10))


_SAND: Colour = (0.56, 0.465, 0.365)
_GREY: Colour = (0.49, 0.445, 0.395)


def boulder_pair(s: Sculpt, large: Colour, small: Colour) -> None:
    """A boulder with a small one at its foot."""
    boulder(s, -2, -1, s.width - 10, s.height - 6, s.tall, 1, large)
    boulder(s, s.right - 9, s.bottom - 8, 16, 13, s.tall * 0.4, 101, small)


def boulder_group(s: Sculpt, tones: tuple[Colour, Colour, Colour, Colour]) -> None:
    """A great boulder among three smaller ones, the largest first."""
    boulder(s, -6, 2, s.width - 18, s.height - 12, s.tall, 1, tones[0])
    boulder(s, s.right - 20, -s.bottom + 20, 36, 32, s.tall * 0.7, 101, tones[1])
    boulder(s, s.right - 13, s.bottom - 12, 22, 18, s.tall * 0.4, 201, tones[2])
    boulder(s, -s.right + 10, -s.bottom + 14, 17, 15, s.tall * 0.3, 301, tones[3])


@model
def rock(s: Sculpt) -> None:
    boulder_pair(s, _SAND, _GREY)


@model
def rock_large(s: Sculpt) -> None:
    boulder_group(s, (_SAND, _GREY, _SAND, _GREY))


@model
def pebbles(s: Sculpt) -> None:
    for k in range(15):
        size = s.chance(k, 3, 8.5)
        x, y = s.chance(k + 30, -s.right + 5, s.right - 5), s.chance(k + 60, -s.bottom + 5, s.bottom - 5)
        tone = _SAND if s.chance(k + 90) > 0.5 else _GREY
        s.dome(
            x,
            y,
            size,
            size * s.chance(k + 120, 0.65, 0.95),
            s.tall * size / 8,
            paints.rough(tone, 3, 0.5),
            0,
            180 * s.chance(k + 150),
        )


@model
def tumbleweed(s: Sculpt) -> None:
    r = s.right - 2
    for k in range(46):
        angle, bend = s.chance(k, 0, 6.283), s.chance(k + 60, -1.3, 1.3)
        near, far = s.chance(k + 120, 0.1, 0.6) * r, s.chance(k + 180, 0.65, 1.0) * r
        tone: Colour = (0.54 + 0.18 * s.chance(k + 240), 0.42 + 0.14 * s.chance(k + 240), 0.24)
        s.bar(
            near * np.cos(angle),
            near * np.sin(angle),
            far * np.cos(angle + bend),
            far * np.sin(angle + bend),
            0.55,
            s.tall * s.chance(k + 300, 0.5, 1.0),
            paints.plain(tone),
        )
        s.bar(
            far * np.cos(angle + bend),
            far * np.sin(angle + bend),
            far * np.cos(angle + bend * 1.4),
            far * np.sin(angle + bend * 1.4),
            0.45,
            s.tall * 0.6,
            paints.plain(tone),
        )


@model
def dead_tree(s: Sculpt) -> None:
    bark = paints.wood((0.40, 0.325, 0.25), 30)

    def grow(x: float, y: float, angle: float, length: float, radius: float, height: float, index: int) -> None:
        x1, y1 = x + length * np.cos(angle), y + length * np.sin(angle)
        s.bar(x, y, x1, y1, radius, height, bark, height - 3)
        if radius < 1.3:
            return
        for k in range(2):
            swing = s.chance(index * 2 + k, 0.25, 0.75) * (1 if k else -1)
            grow(
                x1,
                y1,
                angle + swing,
                length * s.chance(index * 2 + k + 300, 0.6, 0.82),
                radius * 0.62,
                height - 3,
                index * 2 + k + 1,
            )

    for k in range(4):
        angle = 2 * np.pi * k / 4 + s.chance(k, -0.5, 0.5)
        grow(0, 0, angle, s.right * s.chance(k + 10, 0.28, 0.38), 4.4, s.tall - 4, k + 20)
    for k in range(6):
        angle = 2 * np.pi * k / 6 + 0.4
        s.bar(0, 0, 11 * np.cos(angle), 11 * np.sin(angle), 2.6, s.tall * 0.3, bark, 1)
    s.disc(0, 0, 7.5, s.tall, paints.rings((0.47, 0.39, 0.30)), 2.5)


@model
def bush(s: Sculpt) -> None:
    for k in range(42):
        angle, far = s.chance(k, 0, 6.283), np.sqrt(s.chance(k + 50)) * 0.80
        x, y = far * s.right * np.cos(angle), far * s.bottom * np.sin(angle)
        g = s.chance(k + 100)
        tone: Colour = (0.37 + 0.16 * g, 0.38 + 0.13 * g, 0.20 + 0.07 * g)
        s.dome(
            x,
            y,
            s.chance(k + 150, 6, 11),
            s.chance(k + 200, 3.5, 5.5),
            s.tall * (1.05 - 0.75 * far),
            paints.plain(tone, 0.12),
            0,
            180 * s.chance(k + 250),
        )


@model
def tuft(s: Sculpt) -> None:
    for k in range(34):
        angle = s.chance(k, 0, 6.283)
        far = s.chance(k + 40, 0.5, 0.98)
        x, y = s.chance(k + 80, -3, 3), s.chance(k + 120, -3, 3)
        g = s.chance(k + 160)
        tone: Colour = (0.58 + 0.18 * g, 0.52 + 0.14 * g, 0.27 + 0.08 * g)
        s.bar(
            x,
            y,
            far * s.right * np.cos(angle),
            far * s.bottom * np.sin(angle),
            0.75,
            s.tall * s.chance(k + 200, 0.5, 1),
            paints.plain(tone),
            1,
        )


@model
def skull(s: Sculpt) -> None:
    bone = paints.plain((0.84, 0.79, 0.67), 0.06)
    for side in (-1, 1):
        s.bar(side * 4, -5, side * 10, -7, 1.7, s.tall * 0.8, bone, s.tall * 0.9)
        s.bar(side * 10, -7, side * 12.5, -10, 1.1, s.tall * 0.9, bone, s.tall)
    s.dome(0, -4, 12, 10, s.tall, bone, 2)
    s.polygon([(-4, -2), (4, -2), (2.6, 9), (-2.6, 9)], s.tall * 0.7, bone, 2)
    for side in (-1, 1):
        s.dome(side * 3.2, -2.5, 2.6, 3.4, s.tall + 1, paints.plain((0.13, 0.10, 0.08)), s.tall)
        s.disc(side * 1.1, 7, 0.7, s.tall, paints.plain((0.2, 0.15, 0.12)), 0)


@model
def stump(s: Sculpt) -> None:
    for k in range(6):
        angle = 2 * np.pi * k / 6 + s.chance(k, -0.3, 0.3)
        s.bar(
            0,
            0,
            (s.right - 3) * np.cos(angle),
            (s.bottom - 3) * np.sin(angle),
            3.4,
            s.tall * 0.5,
            paints.wood((0.36, 0.28, 0.21)),
            1,
        )
    s.disc(0, 0, 11, s.tall, paints.wood((0.36, 0.28, 0.21)), 1.6)
    s.disc(0, 0, 9.4, s.tall + 0.3, paints.rings((0.66, 0.52, 0.35)), 0.5)
    s.bar(2, 1, 12, -6, 0.9, s.tall + 5, paints.wood(paints.PALE), s.tall + 1)
    s.box(1, 2, 8, 4, s.tall + 4, paints.metal((0.42, 0.42, 0.42), 0.2), 0.8, 1.2, -30)


@model
def log(s: Sculpt) -> None:
    s.bar(-s.right + 8, 1, s.right - 8, -1, 8, s.tall, paints.wood((0.41, 0.32, 0.235)))
    s.bar(s.right * 0.3, -2, s.right * 0.45, -s.bottom + 2, 2, s.tall * 0.8, paints.wood((0.39, 0.30, 0.22), 60))
    for x in (-s.right + 6, s.right - 6):
        s.box(x, 0, 5, 14, s.tall * 0.7, paints.rings((0.66, 0.52, 0.35), x, 0), 2.5, 1.2)
