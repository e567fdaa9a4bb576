"""The cemetery: graves, crosses, tombs, fences."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.noise import point_noise
from game.bake.props import paints
from game.bake.props.models.registry import model
from game.bake.props.sculpt import Sculpt, box_outline


def _mound(s: Sculpt, top: float = 5.0) -> None:
    s.dome(0, s.height * 0.12, s.width - 1, s.height * 0.76, top, paints.rough(paints.EARTH, 5, 1.5), ragged=0.16)
    for k in range(12):
        angle = s.chance(k, 0, 6.283)
        x, y = s.right * 0.8 * np.cos(angle), s.height * 0.12 + s.height * 0.32 * np.sin(angle)
        s.dome(x, y, s.chance(k + 20, 3, 6), s.chance(k + 40, 3, 5), 2.2, paints.rough((0.34, 0.26, 0.18), 2, 0.6))


def _headstone(s: Sculpt, rounded: bool, tall: float, lean: float) -> None:
    """A headstone leaning back a little, so that its face is seen."""
    w, y = s.width - 6, -s.height / 2 + 15
    stone = paints.stone((0.56, 0.53, 0.485) if s.chance(70) > 0.4 else (0.62, 0.575, 0.505))
    s.box(0, y + 9, w + 4, 7, 5, paints.stone((0.47, 0.44, 0.40)), 1, 1.2, lean)
    if rounded:
        s.dome(0, y - 6, w, 15, tall + 1.5, stone, tall - 0.5)
    outline = box_outline(s.x, s.y - y, w, 22, 8 if rounded else 1.5, lean)
    slope = tall - 0.35 * (s.y - y)
    s.part(outline, (slope - 1.6 * np.exp(np.minimum(outline, 0) / 1.0)).astype(np.float32), stone)
    for line in range(3):
        s.box(
            0, y - 1 + 4 * line, w * (0.62 - 0.12 * line), 1.0, tall + 2, paints.plain((0.29, 0.27, 0.245)), 0, 0, lean
        )


@model
def gravestone_round(s: Sculpt) -> None:
    _mound(s)
    _headstone(s, True, s.tall, s.chance(3, -4, 4))


@model
def gravestone_square(s: Sculpt) -> None:
    _mound(s)
    _headstone(s, False, s.tall, s.chance(3, -3, 3))
    y = -s.height / 2 + 9
    s.box(0, y, 2.0, 9, s.tall + 3, paints.plain((0.30, 0.275, 0.25)), 0, 0)
    s.box(0, y - 1.2, 6, 2.0, s.tall + 3, paints.plain((0.30, 0.275, 0.25)), 0, 0)


@model
def gravestone_broken(s: Sculpt) -> None:
    _mound(s, 4)
    w, y = s.width - 6, -s.height / 2 + 15
    stone = paints.stone((0.54, 0.51, 0.46))
    s.polygon(
        [
            (-w / 2, y + 11),
            (-w / 2, y - 4),
            (-w * 0.2, y - 7),
            (0, y - 1),
            (w * 0.22, y - 3),
            (w / 2, y + 3),
            (w / 2, y + 11),
        ],
        s.tall,
        stone,
        1.8,
    )
    s.polygon([(2, y + 15), (14, y + 19), (11, y + 31), (-4, y + 28)], s.tall * 0.45, stone, 1.6)
    s.box(-9, y + 20, 6, 5, 4, stone, 1.2, 1.4, 30)


@model
def wooden_cross(s: Sculpt) -> None:
    _mound(s)
    lean = s.chance(1, -9, 9)
    y = -s.height / 2 + 18
    s.box(0, y, 6, 33, s.tall, paints.wood(paints.GREY_WOOD, 90 + lean), 0.8, 1.2, lean)
    s.box(
        0, y - 6, s.width - 8, 6, s.tall + 1, paints.wood(paints.GREY_WOOD, lean), 0.8, 1.2, lean + s.chance(2, -5, 5)
    )
    for side in (-1, 1):
        s.bar(side * 3, y - 9, -side * 3, y - 3, 0.8, s.tall + 2, paints.plain((0.65, 0.55, 0.38)))


@model
def open_grave(s: Sculpt) -> None:
    w, h = s.width, s.height
    for k in range(34):
        side = 1 if k % 3 else -1
        x, y = side * (w / 2 - 5) + s.chance(k, -3, 3), s.chance(k + 50, -h / 2 + 5, h / 2 - 5)
        size = s.chance(k + 100, 6, 12)
        s.dome(x, y, size, size * 0.8, s.tall + s.chance(k + 150, 1, 4), paints.rough(paints.EARTH, 3, 1.2))
    pit = box_outline(s.x, s.y, w - 20, h - 16, 2)

    def hole(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        depth = np.clip(-box_outline(x, y, w - 20, h - 16, 2) / 6, 0, 1)
        clods = point_noise(x / 3, y / 3, seed % 31)
        wall = np.array((0.27, 0.20, 0.14)) * (1 - 0.78 * depth + 0.08 * clods)[:, None]
        return wall.astype(np.float32), (-2.5 * depth + 0.4 * clods).astype(np.float32)

    s.top = np.where(pit < 0, 0, s.top).astype(np.float32)
    s.part(pit, 0.05, hole)
    s.bar(w / 2 - 6, h * 0.3, w / 2 - 13, -h * 0.12, 1.2, 9, paints.wood(paints.PALE, 80), 5)
    s.box(w / 2 - 5, h * 0.34, 8, 11, 8, paints.metal(paints.IRON, 0.4), 2, 1, -10)


@model
def fence_post(s: Sculpt) -> None:
    s.disc(0, 0, s.right - 2, s.tall, paints.rings(paints.GREY_WOOD), 1.6)


@model
def iron_fence(s: Sculpt) -> None:
    s.bar(-s.right, 0, s.right, 0, 1.2, s.tall * 0.8, paints.metal(paints.BLACK, 0.3))
    x = -s.right + 4
    while x < s.right:
        s.box(x, 0, 3.2, 3.2, s.tall, paints.metal(paints.IRON, 0.3), 0.3, 1.4, 45)
        x += 8


@model
def iron_gate(s: Sculpt) -> None:
    w = s.width
    for side in (-1, 1):
        s.box(side * (w / 2 - 6), 0, 12, s.height - 1, s.tall, paints.stone(), 1, 1.4)
        s.dome(side * (w / 2 - 6), 0, 8, 8, s.tall + 5, paints.stone((0.66, 0.62, 0.55)), s.tall)
        s.bar(side * (w / 2 - 12), 0, side * 2, 0, 1.3, s.tall * 0.7, paints.metal(paints.BLACK, 0.3))
        for k in range(6):
            s.box(side * (5 + 6 * k), 0, 3, 3, s.tall * 0.75 + k, paints.metal(paints.IRON, 0.3), 0.3, 1.3, 45)


@model
def statue(s: Sculpt) -> None:
    marble = paints.stone((0.68, 0.65, 0.59))
    s.box(0, 0, s.width - 4, s.height - 4, 8, paints.stone((0.52, 0.49, 0.44)), 1, 2)
    s.box(0, 0, s.width - 14, s.height - 14, 16, paints.stone(), 1, 2)
    for side in (-1, 1):
        for k in range(5):
            s.bar(
                side * 3,
                -3,
                side * (17 - 1.6 * k),
                -10 + 5 * k,
                2.4 - 0.2 * k,
                s.tall * 0.8 - 3 * k,
                marble,
                s.tall * 0.55 - 3 * k,
            )
    s.dome(0, 1, 17, 15, s.tall * 0.9, marble, 20)
    s.bar(-6, 2, -1, 10, 2.3, s.tall * 0.75, marble)
    s.bar(6, 2, 1, 10, 2.3, s.tall * 0.75, marble)
    s.dome(0, -1, 8.5, 9, s.tall, marble, s.tall * 0.8)


@model
def tomb(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, 5, paints.stone((0.47, 0.44, 0.40)), 1.5, 1.5)
    s.box(0, 0, w - 10, h - 10, s.tall - 3, paints.stone((0.53, 0.50, 0.455)), 1, 1)
    s.box(0, 0, w - 6, h - 6, s.tall, paints.stone((0.63, 0.595, 0.53)), 1.5, 2.4)
    s.box(0, 0, 5, h * 0.56, s.tall + 2.4, paints.stone((0.68, 0.64, 0.57)), 0.6, 1.2)
    s.box(0, -h * 0.13, w * 0.48, 5, s.tall + 2.4, paints.stone((0.68, 0.64, 0.57)), 0.6, 1.2)
    s.polygon(
        [(w * 0.1, h * 0.36), (w * 0.36, h * 0.3), (w * 0.3, h * 0.45)],
        s.tall + 0.05,
        paints.plain((0.30, 0.28, 0.25)),
        0,
    )
