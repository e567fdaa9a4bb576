"""The street: carts, posts, signs, the well, the water tower."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.props import paints
from game.bake.props.models.business import spoked_wheel
from game.bake.props.models.registry import model
from game.bake.props.sculpt import Colour, Paint, Sculpt, box_outline


@model
def cart(s: Sculpt) -> None:
    w, h = s.width, s.height
    for y in (-5, 5):
        s.bar(8, y * 1.4, w / 2 - 2, y * 1.1, 1.6, s.tall * 0.5, paints.wood(paints.OAK))
    s.bar(w / 2 - 3, -9, w / 2 - 3, 9, 1.5, s.tall * 0.5, paints.wood(paints.OAK, 90))
    for x in (-w * 0.36, 2):
        for side in (-1, 1):
            s.box(x, side * (h / 2 - 4), 27, 5, s.tall * 0.8, paints.wood(paints.OAK), 2.5, 1.8)
            s.box(x, side * (h / 2 - 4), 7, 7.5, s.tall * 0.7, paints.wood(paints.DARK), 2, 1.4)
    s.box(-w * 0.16, 0, w * 0.66, h - 18, s.tall * 0.62, paints.wood(paints.GREY_WOOD, 0, 7), 0.6, 0.6)
    for side in (-1, 1):
        s.box(-w * 0.16, side * (h / 2 - 10), w * 0.66, 3.6, s.tall, paints.wood(paints.GREY_WOOD), 0.5, 0.9)
    for x in (-w * 0.16 - w * 0.33, -w * 0.16 + w * 0.33):
        s.box(x, 0, 3.6, h - 16, s.tall, paints.wood(paints.GREY_WOOD, 90), 0.5, 0.9)
    s.box(w * 0.08, 0, 9, h - 20, s.tall * 0.9, paints.wood(paints.OAK, 90, 5), 0.6, 0.8)
    s.dome(-w * 0.36, -6, 20, 17, s.tall + 1, paints.cloth(paints.BURLAP, 0.8), s.tall * 0.6)
    s.dome(-w * 0.30, 8, 19, 15, s.tall - 1, paints.cloth((0.70, 0.60, 0.44), 0.8), s.tall * 0.6)


@model
def wagon_wheel(s: Sculpt) -> None:
    spoked_wheel(s, 0, 0, s.right - 1, s.tall, 12)


@model
def hitching_post(s: Sculpt) -> None:
    w = s.width
    s.bar(-w / 2 + 3, 0, w / 2 - 3, 0, 2.9, s.tall, paints.wood(paints.GREY_WOOD))
    for x in (-w / 2 + 10, w / 2 - 10):
        s.disc(x, 0, 4.6, s.tall + 2, paints.rings(paints.GREY_WOOD, x, 0), 1.4)
    for x in (-w * 0.12, w * 0.17):
        s.ring(x, 0, 3.3, 1.1, s.tall + 1.4, paints.plain((0.62, 0.51, 0.34)))
    s.bar(-w * 0.12, 3, -w * 0.05, 9, 0.7, s.tall - 2, paints.plain((0.62, 0.51, 0.34)), 1)


@model
def lamp_post(s: Sculpt) -> None:
    s.disc(0, 0, 6.5, 4, paints.metal(paints.BLACK, 0.2), 1.5)
    s.disc(0, 0, 3.2, s.tall * 0.5, paints.metal(paints.IRON, 0.25), 1)
    s.box(0, 0, 17, 17, s.tall - 6, paints.glass((0.95, 0.80, 0.50), 0.15), 1.5, 1.5)
    for k in (-1, 1):
        s.box(k * 7.4, 0, 2.2, 17, s.tall - 3, paints.metal(paints.BLACK, 0.2), 0.4, 0.8)
        s.box(0, k * 7.4, 17, 2.2, s.tall - 3, paints.metal(paints.BLACK, 0.2), 0.4, 0.8)
    s.box(0, 0, 12, 2.0, s.tall - 2, paints.metal(paints.BLACK, 0.2), 0.4, 0.8, 45)
    s.box(0, 0, 12, 2.0, s.tall - 2, paints.metal(paints.BLACK, 0.2), 0.4, 0.8, -45)
    s.disc(0, 0, 3, s.tall, paints.metal(paints.IRON, 0.2), 2)


@model
def sign(s: Sculpt) -> None:
    w, h = s.width, s.height
    for side in (-1, 1):
        s.disc(side * (w / 2 - 4), 0, 3.4, s.tall + 2, paints.rings(paints.GREY_WOOD, side * (w / 2 - 4), 0), 1)
    s.box(0, 0, w - 2, h - 3, s.tall, paints.wood((0.62, 0.46, 0.28), 0, 5), 0.8, 1)
    s.box(0, 0, w - 8, h - 8, s.tall + 0.4, paints.plain((0.42, 0.13, 0.10), 0.08), 0.6, 0.3)
    for index in range(9):
        s.box(
            -w / 2 + 12 + index * (w - 24) / 8,
            0,
            s.chance(index, 2.0, 3.6),
            4.2,
            s.tall + 0.8,
            paints.plain((0.84, 0.74, 0.50), 0.04),
            0.4,
            0.3,
        )


@model
def well(s: Sculpt) -> None:
    r = s.right - 2
    s.disc(0, 0, r, s.tall * 0.2, paints.rough((0.52, 0.44, 0.34), 6), 2)
    s.hole(0, 0, r * 0.66, 1, paints.water((0.04, 0.055, 0.06)))
    for k in range(14):
        a, b = 2 * np.pi * k / 14 + 0.03, 2 * np.pi * (k + 1) / 14 - 0.03
        inner, outer = r * 0.64, r * s.chance(k, 0.90, 0.97)
        corners = [(outer * np.cos(t), outer * np.sin(t)) for t in (a, (a + b) / 2, b)] + [
            (inner * np.cos(t), inner * np.sin(t)) for t in (b, (a + b) / 2, a)
        ]
        s.polygon(
            corners,
            s.tall * 0.62 + s.chance(k + 20, -0.8, 0.8),
            paints.stone(((0.55, 0.52, 0.46), (0.61, 0.55, 0.46), (0.50, 0.48, 0.45))[k % 3]),
            2.2,
        )
    s.bar(-r + 3, 0, r - 3, 0, 2.6, s.tall + 8, paints.wood(paints.OAK))
    for x in (-r + 4, r - 4):
        s.box(x, 0, 7, 7, s.tall + 10, paints.rings(paints.DARK, x, 0), 0.6, 1)
    for turn in range(6):
        x = -6 + 2.4 * turn
        s.bar(x, -3.2, x, 3.2, 1.2, s.tall + 9.4, paints.plain((0.66, 0.55, 0.37)))
    s.disc(12, 13, 6, s.tall * 0.62 + 8, paints.wood(paints.OAK, 0, 3), 1)
    s.hole(12, 13, 4.6, s.tall * 0.62 + 5, paints.water((0.18, 0.23, 0.24)))


@model
def bench(s: Sculpt) -> None:
    w, h = s.width, s.height
    for x in (-w * 0.38, w * 0.38):
        s.box(x, 0, 5, h - 2, s.tall * 0.5, paints.wood(paints.DARK, 90), 0.6, 0.8)
    for index in range(3):
        s.box(0, -h / 2 + 9.5 + index * 6, w, 5.2, s.tall * 0.75, paints.wood(paints.GREY_WOOD), 0.8, 1)
    s.box(0, -h / 2 + 3, w, 4.6, s.tall + 7, paints.wood(paints.GREY_WOOD), 0.8, 1.2)


@model
def water_tower(s: Sculpt) -> None:
    r = s.right - 8
    for k in range(4):
        angle = np.pi / 4 + k * np.pi / 2
        x, y = (s.right - 5) * np.cos(angle) * 1.18, (s.right - 5) * np.sin(angle) * 1.18
        s.box(x, y, 9, 9, s.tall * 0.4, paints.rings(paints.DARK, x, y), 0.6, 1)
        s.bar(x, y, x * 0.5, y * 0.5, 2.4, s.tall * 0.3, paints.wood(paints.DARK, np.degrees(angle)), s.tall * 0.6)
    s.disc(0, 0, r + 3, s.tall * 0.55, paints.wood(paints.DARK), 2)
    s.disc(0, 0, r, s.tall - 12, paints.wood(paints.GREY_WOOD), 2)
    s.ring(0, 0, r - 0.5, 2.2, s.tall - 10, paints.metal(paints.IRON, 0.5))
    reach = np.hypot(s.x, s.y) / (r - 2)
    roof = s.tall - 10 + 12 * np.clip(1 - reach, 0, 1)
    number = np.floor(np.arctan2(s.y, s.x) / (2 * np.pi) * 22)
    s.part(
        (reach - 1) * (r - 2), (roof + 0.7 * (number % 2)).astype(np.float32), paints.wood((0.47, 0.385, 0.30), 35, 6)
    )
    for k in range(11):
        a = 2 * np.pi * k / 11
        s.bar(
            0,
            0,
            (r - 3) * np.cos(a),
            (r - 3) * np.sin(a),
            0.9,
            s.tall + 3,
            paints.wood(paints.DARK, np.degrees(a)),
            s.tall - 9,
        )
    s.disc(0, 0, 4, s.tall + 6, paints.metal(paints.IRON, 0.4), 2)
    s.bar(r - 4, r * 0.35, r + 6, r * 0.55, 3, s.tall * 0.7, paints.metal(paints.IRON, 0.4), s.tall * 0.4)


@model
def rope_coil(s: Sculpt) -> None:
    for index in range(4):
        s.ring(0.4 * index, 0.3 * index, s.right - 3 - 3.0 * index, 3.0, s.tall - 1 + 0.3 * index, _rope())
    s.bar(s.right - 5, 3, s.right - 1, s.bottom - 2, 1.3, 2.6, _rope())


def _rope() -> Paint:
    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        twist = np.sin(np.arctan2(y, x) * 40 + np.hypot(x, y) * 2.2)
        colour = np.array((0.68, 0.56, 0.37), np.float32) * (0.94 + 0.14 * twist)[:, None]
        return colour.astype(np.float32), (0.3 * twist).astype(np.float32)

    return paint


@model
def bucket(s: Sculpt) -> None:
    r = s.right - 1.5
    s.disc(0, 0, r, s.tall, paints.wood(paints.OAK), 0.8)
    s.ring(0, 0, r - 0.5, 1.2, s.tall + 0.3, paints.metal(paints.IRON, 0.4))
    s.hole(0, 0, r - 2, s.tall - 3, paints.water((0.18, 0.23, 0.24)))
    s.bar(-r, 0.5, r, -1.5, 0.7, s.tall + 2.5, paints.metal(paints.IRON, 0.4))


@model
def pump(s: Sculpt) -> None:
    s.box(-2, 0, s.width - 6, s.height - 2, 2.5, paints.wood(paints.GREY_WOOD, 0, 6), 0.6, 0.6)
    s.disc(-4, 0, 5.4, s.tall, paints.metal((0.23, 0.30, 0.27), 0.4), 2)
    s.bar(-4, 0, 9, 2, 2.2, s.tall * 0.8, paints.metal((0.23, 0.30, 0.27), 0.4), s.tall * 0.6)
    s.bar(-4, 0, -15, -7, 1.3, s.tall + 2, paints.metal(paints.IRON, 0.4), s.tall - 3)
    s.disc(12, 3, 4.4, 9, paints.wood(paints.OAK), 0.8)
    s.hole(12, 3, 3.2, 7, paints.water((0.18, 0.23, 0.24)))


def steps(s: Sculpt, count: int) -> None:
    """A straight flight that rises towards the top of the picture."""
    w, h = s.width, s.height
    for index in range(count):
        rise = (index + 1) / count
        y = h / 2 - (index + 0.5) * h / count
        tread: Colour = (0.36 + 0.30 * rise, 0.24 + 0.22 * rise, 0.15 + 0.15 * rise)
        s.box(0, y, w - 6, h / count + 0.4, s.tall * rise, paints.wood(tread), 0.3, 0.9)
        s.box(0, y + h / count / 2 - 0.9, w - 6, 1.5, s.tall * rise + 0.5, paints.wood((0.74, 0.58, 0.40)), 0.3, 0.6)
    for side in (-1, 1):
        rail = box_outline(s.x - side * (w / 2 - 2.2), s.y, 4.4, h, 0.6)
        slope = s.tall * np.clip(0.5 - s.y / h, 0, 1) + 7
        s.part(rail, slope.astype(np.float32), paints.wood(paints.DARK, 90))
        for y in (-h / 2 + 4, h / 2 - 4):
            s.box(
                side * (w / 2 - 3),
                y,
                6,
                6,
                s.tall * (0.5 - y / h) + 12,
                paints.rings(paints.DARK, side * (w / 2 - 3), y),
                1,
                1.2,
            )


@model
def stairs_up(s: Sculpt) -> None:
    steps(s, 12)


@model
def stairs_short(s: Sculpt) -> None:
    steps(s, 6)


@model
def threshold(s: Sculpt) -> None:
    s.box(0, 0, s.width, s.height - 2, s.tall, paints.wood((0.55, 0.41, 0.27), 0, 7), 0.8, 1)


@model
def doormat(s: Sculpt) -> None:
    s.box(0, 0, s.width, s.height, s.tall, paints.straw((0.52, 0.39, 0.22)), 1, 0.4)
    s.box(0, 0, s.width - 7, s.height - 7, s.tall + 0.1, paints.straw((0.38, 0.26, 0.15)), 1, 0)
    s.box(0, 0, s.width - 10, s.height - 10, s.tall + 0.2, paints.straw((0.55, 0.42, 0.24)), 1, 0)
