"""Homes and kitchens: beds, wardrobes, stoves, rugs."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.filters import smoothstep
from game.bake.noise import point_noise
from game.bake.props import paints
from game.bake.props.models.registry import model
from game.bake.props.models.saloon import bottle
from game.bake.props.sculpt import Colour, Paint, Sculpt, box_outline


def _bed(s: Sculpt, blanket: Colour, stripes: Colour | None, pillows: int) -> None:
    w, h = s.width, s.height
    s.box(0, 1, w - 2, h - 6, s.tall * 0.6, paints.wood(paints.DARK, 90), 1, 1)
    s.box(0, 0, w - 7, h - 12, s.tall, paints.cloth(paints.LINEN, 0.6), 4, 4)
    s.box(0, h * 0.14, w - 5, h * 0.64, s.tall + 1.6, paints.cloth(blanket, 1.1, stripes, 16), 4, 3.5)
    s.box(0, -h * 0.175, w - 5, 8, s.tall + 2.3, paints.cloth(paints.LINEN, 0.7), 2.5, 2.2)
    for index in range(pillows):
        x = (index - (pillows - 1) / 2) * (w / pillows - 2)
        s.box(
            x,
            -h * 0.325,
            w / pillows - 11,
            15,
            s.tall + 3.5,
            paints.cloth((0.86, 0.82, 0.72), 0.9),
            6,
            4.5,
            s.chance(index, -6, 6),
        )
    s.box(0, -h / 2 + 2.5, w, 5, s.tall + 12, paints.wood(paints.RED_WOOD), 1.2, 1.4)
    s.box(0, h / 2 - 2.5, w, 4, s.tall + 5, paints.wood(paints.RED_WOOD), 1.2, 1.2)
    for side in (-1, 1):
        s.disc(side * (w / 2 - 2.6), -h / 2 + 2.6, 2.5, s.tall + 15, paints.metal(paints.BRASS, 0.1), 1.6)


@model
def bed_single(s: Sculpt) -> None:
    tones: tuple[Colour, ...] = ((0.47, 0.16, 0.13), (0.25, 0.33, 0.38), (0.40, 0.37, 0.24))
    _bed(s, tones[s.seed % 3], (0.60, 0.52, 0.40) if s.chance(1) > 0.5 else None, 1)


@model
def bed_double(s: Sculpt) -> None:
    _bed(s, (0.20, 0.30, 0.265) if s.chance(3) > 0.5 else (0.45, 0.15, 0.13), (0.66, 0.57, 0.40), 2)


@model
def wardrobe(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, -1, w - 2, h - 4, s.tall, paints.wood((0.37, 0.215, 0.135), 0, 10), 1, 1.6)
    s.box(0, -h / 2 + 4, w, 6, s.tall + 2.5, paints.wood(paints.DARK), 1.2, 1.5)
    s.box(0, h / 2 - 2.2, w, 3.6, s.tall + 1, paints.wood(paints.DARK), 0.8, 1)
    for x in (-w * 0.16, w * 0.2):
        s.box(x, 1, 16, 11, s.tall + 5, paints.plain((0.52, 0.42, 0.29), 0.08), 1, 1.2, s.chance(int(x) + 50, -12, 12))


@model
def washstand(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, paints.wood(paints.OAK, 0, 8), 1, 1.5)
    s.disc(-4, 2, 10, s.tall + 3, paints.plain((0.86, 0.83, 0.76), 0.02), 2)
    s.hole(-4, 2, 8, s.tall + 1, paints.water((0.42, 0.50, 0.52)))
    s.disc(w / 2 - 7, -h / 2 + 9, 4.6, s.tall + 10, paints.plain((0.88, 0.85, 0.78), 0.02), 2)
    s.hole(w / 2 - 7, -h / 2 + 9, 2.6, s.tall + 7, paints.plain((0.25, 0.28, 0.30)))
    s.box(w / 2 - 7, h / 2 - 6, 8, 8, s.tall + 1, paints.cloth(paints.LINEN, 0.5), 1, 0.8)


@model
def bath_tub(s: Sculpt) -> None:
    w, h = s.width - 2, s.height - 2
    s.box(0, 0, w, h, s.tall - 3, paints.metal((0.58, 0.53, 0.46), 0.15), w / 2, 3)
    rim = np.abs(box_outline(s.x, s.y, w - 5, h - 5, w / 2)) - 2.4
    s.part(rim, s.tall, paints.metal((0.79, 0.73, 0.63), 0.12))
    s.basin(0, 0, w - 9, h - 9, s.tall - 4, paints.water((0.46, 0.52, 0.51)), w / 2)
    for index in range(9):
        s.dome(
            s.chance(index, -10, 10),
            s.chance(index + 10, -h * 0.36, 0),
            7,
            7,
            s.tall - 1,
            paints.plain((0.90, 0.88, 0.82), 0.03),
            s.tall - 3,
        )
    s.box(0, h * 0.2, w + 2, 8, s.tall + 1.5, paints.wood(paints.PALE), 0.6, 0.8)
    s.box(5, h * 0.2, 8, 5, s.tall + 3.5, paints.plain((0.80, 0.72, 0.52)), 1.4, 1.4, 12)


@model
def stove(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, 2, paints.metal((0.35, 0.33, 0.31), 0.3), 1, 0.6)
    s.box(0, 1, w - 10, h - 10, s.tall, paints.metal(paints.BLACK, 0.12), 3, 2)
    s.ring(0, 4, 8, 1.2, s.tall + 0.8, paints.metal(paints.IRON, 0.2))
    s.disc(0, 4, 6.8, s.tall + 0.4, paints.metal((0.20, 0.19, 0.19), 0.2), 0.4)
    s.disc(0, -h / 2 + 8, 5, s.tall + 22, paints.metal((0.24, 0.235, 0.235), 0.25), 1)
    s.hole(0, -h / 2 + 8, 3.4, s.tall + 16, paints.plain((0.05, 0.045, 0.04)))
    s.box(0, h / 2 - 5, 12, 3, s.tall * 0.5, paints.plain((0.95, 0.45, 0.15)), 0.6, 0.4)


def _plate(s: Sculpt, x: float, y: float, base: float) -> None:
    s.disc(x, y, 5, base + 1, paints.plain((0.82, 0.78, 0.69), 0.03), 0.8)
    s.hole(x, y, 3.3, base + 0.5, paints.plain((0.74, 0.69, 0.60), 0.03))
    s.bar(x - 7, y - 2.4, x - 7, y + 3, 0.5, base + 0.9, paints.metal((0.6, 0.58, 0.55), 0))
    s.bar(x + 7, y - 2.4, x + 7, y + 3, 0.5, base + 0.9, paints.metal((0.6, 0.58, 0.55), 0))


@model
def dining_table(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, paints.wood(paints.OAK, 0, 10.6), 2, 2)
    s.box(
        0, 0, w * 0.97, h * 0.32, s.tall + 0.5, paints.cloth((0.55, 0.17, 0.14), 0.3, (0.70, 0.60, 0.44), 5), 0.6, 0.5
    )
    for side in (-1, 1):
        for index in range(3):
            if s.chance(index + 10 * side + 20) > 0.25:
                _plate(s, (index - 1) * w * 0.29, side * h * 0.30, s.tall)
    bottle(s, s.chance(1, -20, 20), 0, s.tall, 3)
    s.disc(w * 0.22, 0, 2.2, s.tall + 4, paints.metal(paints.BRASS, 0.1), 1)
    s.disc(w * 0.22, 0, 1.2, s.tall + 9, paints.plain((0.93, 0.88, 0.76)), 0.5)


def _woven(figure: Colour, field: Colour, line: Colour, width: float, height: float) -> Paint:
    """A woven rug of that size: medallions in a field, lines and a zigzag along its edge."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        thread = np.sin(x * 4.1) * np.sin(y * 4.1)
        inset = -box_outline(x, y, width, height, 0.5)
        diamonds = np.abs(((x / 26) % 1) - 0.5) + np.abs(((y / 26) % 1) - 0.5)
        colour = np.where((diamonds < 0.33)[:, None], np.array(figure), np.array(field))
        colour = np.where((np.abs(diamonds - 0.33) < 0.05)[:, None], np.array(line), colour)
        colour = np.where((diamonds < 0.1)[:, None], np.array(line), colour)
        edge = ((inset > 3) & (inset < 5)) | ((inset > 10.5) & (inset < 12))
        zigzag = (inset >= 5) & (inset <= 10.5)
        wave = np.abs((((x + y) / 9) % 1) - 0.5) * 11 + 2.4 > inset
        colour = np.where(
            zigzag[:, None], np.where(wave[:, None], np.array(figure) * 0.7, np.array(line) * 0.85), colour
        )
        colour = np.where(edge[:, None], np.array(line), colour)
        return (colour * (1 + 0.10 * thread)[:, None]).astype(np.float32), (0.25 * thread).astype(np.float32)

    return paint


def _rug(s: Sculpt, figure: Colour, field: Colour, line: Colour) -> None:
    y = -s.bottom + 2
    while y < s.bottom - 1:
        for side in (-1, 1):
            tip = y + s.chance(int(y) + 300, -0.8, 0.8)
            s.bar(side * (s.right - 4), y, side * (s.right - 0.8), tip, 0.55, 0.7, paints.plain((0.76, 0.68, 0.52)))
        y += 2.3
    width, height = s.width - 7, s.height - 2
    s.part(box_outline(s.x, s.y, width, height, 0.5), s.tall, _woven(figure, field, line, width, height))


@model
def rug_red(s: Sculpt) -> None:
    _rug(s, (0.50, 0.13, 0.10), (0.36, 0.075, 0.07), (0.74, 0.57, 0.31))


@model
def rug_green(s: Sculpt) -> None:
    _rug(s, (0.22, 0.35, 0.24), (0.12, 0.235, 0.175), (0.70, 0.61, 0.38))


@model
def rug_round(s: Sculpt) -> None:
    r = s.right - 1
    tones: tuple[Colour, ...] = ((0.45, 0.14, 0.11), (0.64, 0.53, 0.35), (0.20, 0.27, 0.31), (0.55, 0.35, 0.18))
    for index in range(8):
        s.disc(0, 0, r * (1 - index / 8), s.tall + 0.04 * index, paints.cloth(tones[(index + s.seed) % 4], 0.15), 0)


@model
def rug_hide(s: Sculpt) -> None:
    w, h = s.right, s.bottom
    outline = box_outline(s.x, s.y, w * 1.35, h * 1.15, h * 0.5)
    for across in (-1, 1):
        for down in (-1, 1):
            leg = box_outline(
                s.x - across * w * 0.66, s.y - down * h * 0.62, w * 0.62, h * 0.30, h * 0.14, across * down * 38
            )
            outline = np.minimum(outline, leg)
    head = np.hypot((s.x + w * 0.80) / 1.2, s.y) - h * 0.20
    tail = box_outline(s.x - w * 0.82, s.y, w * 0.3, 3, 1.5)
    fray = 1.1 * point_noise(s.x / 6, s.y / 6, s.seed % 29)
    outline = (np.minimum(np.minimum(outline, head), tail) + fray).astype(np.float32)

    def coat(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        patch = smoothstep(-0.05, 0.1, point_noise(x / 17, y / 17, seed % 37))
        hair = point_noise(x / 3.5, y / 0.9, seed % 29)
        base = (
            np.array((0.82, 0.75, 0.63))
            + (np.array((0.37, 0.22, 0.13)) - np.array((0.82, 0.75, 0.63))) * patch[:, None]
        )
        return (base * (1 + 0.08 * hair)[:, None]).astype(np.float32), 0.3 * hair

    s.part(outline, s.tall, coat)


@model
def lamp(s: Sculpt) -> None:
    s.disc(0, 0, s.right - 2, s.tall * 0.3, paints.metal(paints.BRASS, 0.1), 1.6)
    s.disc(0, 0, s.right - 4.5, s.tall * 0.8, paints.glass((0.93, 0.80, 0.52), 0.2), 2.2)
    s.disc(0, 0, 2.6, s.tall, paints.plain((1.0, 0.90, 0.60), 0.0), 1)
    s.ring(0, 0, s.right - 4.2, 1.0, s.tall * 0.85, paints.metal(paints.BRASS, 0.1))


@model
def armchair(s: Sculpt) -> None:
    w, h = s.width, s.height
    tone: Colour = (0.42, 0.12, 0.10) if s.chance(1) > 0.5 else (0.19, 0.29, 0.22)
    s.box(0, 3, w - 12, h - 12, s.tall * 0.55, paints.cloth(tone, 0.8), 4, 4)
    for side in (-1, 1):
        s.box(side * (w / 2 - 5), 2, 9, h - 8, s.tall * 0.8, paints.cloth(tone, 0.6), 4, 4)
    s.box(0, -h / 2 + 6.5, w - 3, 11, s.tall, paints.cloth(tone, 0.6), 4.5, 4.5)
    for x in (-10, -3.3, 3.3, 10):
        s.disc(x, -h / 2 + 6, 0.8, s.tall + 0.3, paints.metal(paints.BRASS, 0), 0.4)


@model
def dresser(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, paints.wood(paints.RED_WOOD, 0, 9), 1, 1.6)
    s.box(0, 1, w * 0.5, h * 0.5, s.tall + 0.5, paints.cloth(paints.LINEN, 0.2), 1, 0.5)
    s.box(0, -h / 2 + 2, w * 0.55, 2.6, s.tall + 14, paints.wood(paints.DARK), 0.8, 0.8)
    s.disc(-w * 0.34, 2, 3.4, s.tall + 5, paints.plain((0.30, 0.40, 0.45)), 1.4)
    bottle(s, w * 0.32, -2, s.tall, 5, 1.5)
    bottle(s, w * 0.38, 4, s.tall, 7, 1.5)


@model
def bookcase(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall * 0.6, paints.wood(paints.DARK), 0.8, 1)
    s.box(0, -h / 2 + 4, w, 8, s.tall, paints.wood(paints.RED_WOOD), 0.8, 1.4)
    tones: tuple[Colour, ...] = (
        (0.42, 0.12, 0.10),
        (0.15, 0.25, 0.18),
        (0.20, 0.22, 0.33),
        (0.47, 0.35, 0.18),
        (0.27, 0.18, 0.13),
    )
    x, index = -w / 2 + 4, 0
    while x < w / 2 - 5:
        index += 1
        size = s.chance(index, 2.2, 4.6)
        s.box(
            x + size / 2,
            h / 2 - 8,
            size - 0.4,
            s.chance(index + 80, 10, 13),
            s.tall * 0.75,
            paints.plain(tones[int(s.chance(index + 40, 0, 5))], 0.07),
            0.4,
            0.7,
        )
        x += size
    for side in (-1, 1):
        s.box(side * (w / 2 - 1.6), 0, 3.2, h, s.tall, paints.wood(paints.RED_WOOD, 90), 0.6, 0.9)


@model
def plant_pot(s: Sculpt) -> None:
    s.disc(0, 0, s.right - 5, s.tall * 0.45, paints.plain((0.56, 0.30, 0.19), 0.08), 1.6)
    s.disc(0, 0, s.right - 7, s.tall * 0.4, paints.rough(paints.EARTH, 2), 0)
    for k in range(13):
        angle = k * 2.4 + s.chance(1, 0, 3)
        far = s.chance(k + 5, 0.55, 1.0) * (s.right - 2)
        x, y = far * np.cos(angle), far * np.sin(angle)
        tone: Colour = (0.22 + 0.10 * s.chance(k + 30), 0.34 + 0.08 * s.chance(k + 60), 0.16)
        s.dome(
            x * 0.55,
            y * 0.55,
            far,
            5.2,
            s.tall * s.chance(k + 90, 0.7, 1),
            paints.plain(tone, 0.10),
            s.tall * 0.45,
            np.degrees(angle),
        )


@model
def fireplace(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, 2, paints.stone((0.45, 0.42, 0.38)), 0.6, 0.8)
    s.box(0, -h / 2 + 7, w, 14, s.tall, paints.bricks(), 0.8, 1.2)
    for side in (-1, 1):
        s.box(side * (w / 2 - 9), -1, 18, h - 3, s.tall, paints.bricks(), 0.8, 1.2)
    s.box(0, -h / 2 + 9, w, 8, s.tall + 2, paints.wood(paints.DARK), 0.8, 1.2)
    s.bar(-14, 4, 14, 6, 3, 7, paints.rough((0.22, 0.14, 0.10), 3, 1))
    s.bar(-12, 8, 13, 2, 2.6, 9, paints.rough((0.17, 0.11, 0.085), 3, 1))
    for index in range(6):
        s.dome(
            s.chance(index, -12, 12),
            s.chance(index + 9, 2, 8),
            8,
            5,
            10 + index * 0.4,
            paints.rough((1.0, 0.52 + 0.25 * s.chance(index + 30), 0.16), 3, 0.6),
            5,
        )


@model
def chest(s: Sculpt) -> None:
    w, h = s.width, s.height
    outline = box_outline(s.x, s.y, w - 2, h - 2, 1.5)
    curve = s.tall * (0.72 + 0.28 * np.sqrt(np.clip(1 - (s.y / (h / 2)) ** 2, 0, 1)))
    s.part(outline, curve.astype(np.float32), paints.wood(paints.OAK, 0, 5.5))
    for x in (-w * 0.32, w * 0.32):
        strap = box_outline(s.x - x, s.y, 4.4, h - 1.4, 0.6)
        s.part(strap, (curve + 1).astype(np.float32), paints.metal(paints.IRON, 0.4))
    s.box(0, h / 2 - 3, 7, 6, s.tall, paints.metal(paints.BRASS, 0.15), 1, 1)


@model
def kitchen_stove(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, paints.metal(paints.BLACK, 0.1), 2, 2)
    s.box(0, h / 2 - 2, w, 3, s.tall * 0.7, paints.metal((0.62, 0.59, 0.54), 0.1), 1, 1)
    for x, y, r in ((-w * 0.27, 5, 9), (w * 0.05, 6, 8), (w * 0.31, 5, 7)):
        s.ring(x, y, r, 1.1, s.tall + 0.7, paints.metal(paints.IRON, 0.1))
    s.disc(-w * 0.27, 5, 8, s.tall + 8, paints.metal((0.36, 0.35, 0.34), 0.15), 1.4)
    s.hole(-w * 0.27, 5, 6.6, s.tall + 5, paints.rough((0.50, 0.29, 0.13), 3, 0.7))
    s.disc(w * 0.31, 5, 6.5, s.tall + 3, paints.metal(paints.BLACK, 0.05), 1)
    s.bar(w * 0.31, 11, w * 0.31 + 4, 20, 1.2, s.tall + 4, paints.metal(paints.BLACK, 0.05))
    s.disc(w * 0.30, -h / 2 + 9, 5.5, s.tall + 20, paints.metal((0.24, 0.235, 0.235), 0.2), 1)
    s.hole(w * 0.30, -h / 2 + 9, 3.8, s.tall + 15, paints.plain((0.05, 0.045, 0.04)))


@model
def kitchen_table(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, paints.wood(paints.PALE, 0, 9.6), 1, 1.5)
    s.box(-w * 0.28, 4, 24, 15, s.tall + 1.6, paints.wood((0.70, 0.54, 0.36)), 1.4, 0.8, -8)
    s.dome(-w * 0.30, 3, 13, 8, s.tall + 6, paints.rough((0.66, 0.43, 0.20), 4, 0.8), s.tall + 1, -15)
    s.bar(-w * 0.17, 8, -w * 0.08, 4, 0.8, s.tall + 2.2, paints.metal((0.62, 0.6, 0.58), 0))
    s.bar(-w * 0.08, 4, -w * 0.03, 2, 1.2, s.tall + 2.4, paints.wood(paints.DARK))
    s.disc(w * 0.15, -4, 8, s.tall + 4, paints.plain((0.55, 0.37, 0.24), 0.06), 2)
    s.hole(w * 0.15, -4, 6.4, s.tall + 2, paints.plain((0.80, 0.74, 0.60), 0.1))
    for x, y in ((w * 0.34, 6), (w * 0.39, 1), (w * 0.33, 0)):
        s.dome(x, y, 6, 5.4, s.tall + 4, paints.plain((0.58, 0.21, 0.13), 0.08), s.tall)


@model
def sink(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, paints.wood(paints.GREY_WOOD, 0, 9), 1, 1.4)
    s.box(-6, 2, w * 0.60, h * 0.66, s.tall + 2, paints.metal((0.60, 0.58, 0.55), 0.15), 4, 1.4)
    s.basin(-6, 2, w * 0.60 - 5, h * 0.66 - 5, s.tall - 2, paints.water((0.30, 0.34, 0.34)), 3)
    s.bar(w * 0.36, -h * 0.25, w * 0.12, -h * 0.1, 1.6, s.tall + 14, paints.metal(paints.IRON, 0.3))
    s.disc(w * 0.36, -h * 0.25, 3.4, s.tall + 12, paints.metal(paints.IRON, 0.3), 1)


@model
def firewood(s: Sculpt) -> None:
    rows = 4
    for row in range(rows):
        y = -s.bottom + 6 + row * (s.height - 12) / (rows - 1)
        turn = s.chance(row, -2, 2)
        s.bar(
            -s.right + 4,
            y + turn,
            s.right - 4,
            y - turn,
            4.6,
            s.tall * (0.7 + 0.3 * (row in (1, 2))),
            paints.wood((0.42, 0.30, 0.20)),
        )
        for x in (-s.right + 3, s.right - 3):
            s.disc(x, y + (turn if x < 0 else -turn), 3.6, s.tall * 0.6, paints.rings((0.72, 0.56, 0.36), x, y), 0.6)
    s.bar(-s.right + 8, 4, s.right - 7, -5, 4.0, s.tall + 3, paints.wood((0.50, 0.36, 0.23), -10))
