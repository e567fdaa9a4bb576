"""The mine: carts, track, timber, ore and tools."""

from __future__ import annotations

import numpy as np

from game.bake.props import paints
from game.bake.props.models.nature import boulder
from game.bake.props.models.registry import model
from game.bake.props.sculpt import Colour, Sculpt, box_outline


def heap(s: Sculpt, tones: tuple[Colour, ...], count: int, size: tuple[float, float]) -> None:
    """A heap of broken pieces, highest in the middle."""
    s.dome(0, 0, s.width * 0.92, s.height * 0.92, s.tall * 0.8, paints.rough(tones[0], 4, 2.2), ragged=0.16)
    for k in range(count):
        angle, far = s.chance(k, 0, 6.283), np.sqrt(s.chance(k + 200)) * 0.98
        x, y = far * (s.right - 5) * np.cos(angle), far * (s.bottom - 5) * np.sin(angle)
        piece = s.chance(k + 400, *size)
        rise = s.tall * np.sqrt(max(1 - far * far, 0.05)) + piece * 0.22
        tone = tones[int(s.chance(k + 600, 0, len(tones)))]
        s.box(
            x,
            y,
            piece,
            piece * s.chance(k + 800, 0.6, 1),
            rise,
            paints.rough(tone, 3, 0.8),
            piece * 0.22,
            piece * 0.3,
            180 * s.chance(k + 1000),
        )


@model
def ore_heap(s: Sculpt) -> None:
    heap(s, ((0.36, 0.30, 0.25), (0.44, 0.37, 0.30), (0.31, 0.27, 0.24), (0.72, 0.55, 0.22)), 70, (4, 10))


@model
def coal_heap(s: Sculpt) -> None:
    heap(s, ((0.105, 0.10, 0.10), (0.15, 0.145, 0.145), (0.20, 0.195, 0.20)), 190, (4, 9))


@model
def mine_cart(s: Sculpt) -> None:
    w, h = s.width, s.height
    for x in (-w * 0.28, w * 0.28):
        for side in (-1, 1):
            s.box(x, side * (h / 2 - 3), 13, 5, 8, paints.metal(paints.IRON, 0.5), 2.4, 1.6)
    s.box(0, 0, w - 4, h - 8, s.tall * 0.7, paints.plain((0.13, 0.11, 0.10)), 2, 0)
    s.box(0, 0, w - 10, h - 14, s.tall * 0.74, paints.rough((0.38, 0.315, 0.26), 5, 2), 2, 0)
    for k in range(26):
        tone: Colour = ((0.42, 0.35, 0.29), (0.33, 0.28, 0.245), (0.72, 0.55, 0.22))[k % 3 if k % 6 == 2 else k % 2]
        size = s.chance(k, 5, 10)
        s.box(
            s.chance(k + 40, -w / 2 + 11, w / 2 - 11),
            s.chance(k + 80, -h / 2 + 12, h / 2 - 12),
            size,
            size * 0.8,
            s.tall * 0.74 + s.chance(k + 120, 1, 5),
            paints.rough(tone, 3, 0.8),
            1.4,
            2,
            180 * s.chance(k + 160),
        )
    rim = np.abs(box_outline(s.x, s.y, w - 6, h - 10, 3)) - 2.2
    s.part(rim, s.tall, paints.metal((0.30, 0.285, 0.275), 0.6))
    for side in (-1, 1):
        s.box(side * w * 0.2, 0, 2.6, h - 5, s.tall * 0.735, paints.metal(paints.IRON, 0.5), 0.5, 0.6)
        s.box(side * (w / 2 - 1.5), 0, 3, 8, 9, paints.metal(paints.IRON, 0.4), 1, 1)


def _small_track(s: Sculpt, left: float, right: float) -> None:
    x = -s.right + 8
    while x < right + 4:
        if x > left - 8:
            s.box(
                x,
                0,
                8,
                s.height - 10,
                s.tall * 0.5,
                paints.wood((0.37, 0.285, 0.205), 90),
                0.8,
                0.8,
                s.chance(int(x) + 99, -3, 3),
            )
        x += 16
    for side in (-1, 1):
        s.box(
            (left + right) / 2,
            side * s.height * 0.27,
            right - left,
            4.6,
            s.tall * 0.8,
            paints.metal((0.29, 0.215, 0.165), 0.6),
            0.2,
            0.6,
        )
        s.box(
            (left + right) / 2,
            side * s.height * 0.27,
            right - left,
            2.2,
            s.tall * 1.4,
            paints.metal((0.58, 0.54, 0.49), 0.2),
            0.2,
            0.5,
        )


@model
def rails_straight(s: Sculpt) -> None:
    _small_track(s, -s.right, s.right)


@model
def rails_end(s: Sculpt) -> None:
    _small_track(s, -s.right, s.right * 0.45)
    for side in (-1, 1):
        s.bar(
            s.right * 0.1,
            side * s.height * 0.27,
            s.right * 0.55,
            side * s.height * 0.27,
            3,
            2,
            paints.wood(paints.DARK),
            s.tall,
        )
    s.box(s.right * 0.58, 0, 9, s.height - 12, s.tall + 4, paints.wood(paints.OAK, 90, 4.6), 0.8, 1.2)


@model
def mine_beam(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h - 4, s.tall, paints.wood((0.44, 0.32, 0.21)), 1, 1.6)
    for x in (-w / 2 + 8, w / 2 - 8):
        s.box(x, 0, 14, h, s.tall + 3, paints.rings((0.50, 0.365, 0.24), x, 0), 1, 1.4)
        s.box(x - np.sign(x) * 14, 0, 4, h - 2, s.tall + 0.8, paints.metal(paints.IRON, 0.5), 0.4, 0.6)


@model
def lantern(s: Sculpt) -> None:
    s.disc(0, 0, s.right - 2, s.tall * 0.35, paints.metal(paints.BLACK, 0.2), 1)
    s.disc(0, 0, s.right - 3.6, s.tall * 0.8, paints.glass((0.98, 0.78, 0.40), 0.1), 1.6)
    s.disc(0, 0, 2.6, s.tall, paints.metal(paints.IRON, 0.2), 1)
    s.bar(-s.right + 2, 0, s.right - 2, 0, 0.7, s.tall + 1, paints.metal(paints.IRON, 0.3))


def _pickaxe(s: Sculpt, x: float, y: float, turn: float, top: float) -> None:
    angle = np.radians(turn)
    c, d = np.cos(angle), np.sin(angle)
    s.bar(x - 17 * c, y - 17 * d, x + 14 * c, y + 14 * d, 1.4, top, paints.wood(paints.PALE, turn))
    hx, hy = x + 13 * c, y + 13 * d
    for side in (-1, 1):
        s.bar(
            hx,
            hy,
            hx - side * 10 * d - 3 * c,
            hy + side * 10 * c - 3 * d,
            1.5,
            top + 1.2,
            paints.metal((0.40, 0.40, 0.40), 0.35),
            top,
        )


@model
def pickaxes(s: Sculpt) -> None:
    _pickaxe(s, 0, -1, 32, s.tall * 0.6)
    _pickaxe(s, 0, 1, 146, s.tall)


@model
def dynamite_box(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, 4, paints.plain((0.15, 0.11, 0.08)), 0.5, 0)
    for row in range(3):
        for column in range(5):
            x, y = -w / 2 + 6.4 + column * (w - 12.8) / 4, -h / 2 + 6.2 + row * (h - 12.4) / 2
            s.disc(x, y, 2.5, s.tall * 0.8, paints.plain((0.68, 0.13, 0.10), 0.08), 0.8)
            s.disc(x, y, 0.7, s.tall * 0.8 + 1.5, paints.plain((0.78, 0.72, 0.55)), 0.3)
    for k in (-1, 1):
        s.box(0, k * (h / 2 - 1.5), w, 3, s.tall, paints.wood(paints.PALE), 0.4, 0.7)
        s.box(k * (w / 2 - 1.5), 0, 3, h, s.tall, paints.wood(paints.PALE, 90), 0.4, 0.7)


@model
def rubble(s: Sculpt) -> None:
    tones: tuple[Colour, Colour] = ((0.45, 0.385, 0.325), (0.37, 0.315, 0.27))
    for k in range(11):
        size = s.chance(k, 7, 19)
        x = s.chance(k + 20, -s.right + size / 2, s.right - size / 2)
        y = s.chance(k + 40, -s.bottom + size / 2, s.bottom - size / 2)
        boulder(s, x, y, size, size * 0.8, s.tall * size / 18, 100 * k + 200, tones[k % 2])
