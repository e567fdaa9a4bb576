"""Machines and stores: pipes, tanks, pumps, ducts, crates, barrels, containers, tools."""

from __future__ import annotations

import numpy as np

from game.bake.props import alloys, paints
from game.bake.props.models.registry import model
from game.bake.props.sculpt import Colour, Sculpt, box_outline

_TUBES: tuple[Colour, ...] = (alloys.STEEL, (0.55, 0.33, 0.16), alloys.TEAL)


@model
def pipes(s: Sculpt) -> None:
    w, h = s.width, s.height
    radius = h / 6 - 0.6
    for k, tone in enumerate(_TUBES):
        y = (k - 1) * h / 3
        s.bar(-w / 2 + radius, y, w / 2 - radius, y, radius, s.tall - 2 * (k == 1), alloys.enamel(tone, 0.4))
        for x in (-w * 0.34 + 9 * k, w * 0.22 + 7 * k):
            s.box(x, y, 4.4, 2 * radius + 1.6, s.tall + 0.8, alloys.brushed(alloys.STEEL, 90), 0.8, 0.8)
    for x in (-w * 0.44, w * 0.44):
        s.box(x, 0, 3.4, h, s.tall * 0.5, alloys.enamel(alloys.DARK), 0.6, 0.8)


@model
def pipes_corner(s: Sculpt) -> None:
    w, h = s.width, s.height
    radius = 2.8
    for k, tone in enumerate(_TUBES):
        off = (k - 1) * 7.2
        s.bar(-w / 2 + radius, h * 0.18 + off, -off, h * 0.18 + off, radius, s.tall, alloys.enamel(tone, 0.4))
        s.bar(-off, h * 0.18 + off, -off, -h / 2 + radius, radius, s.tall, alloys.enamel(tone, 0.4))
        s.disc(-off, h * 0.18 + off, radius + 1.2, s.tall + 1, alloys.brushed(alloys.STEEL), 1.6)


@model
def valve(s: Sculpt) -> None:
    s.disc(0, 0, 5.5, s.tall * 0.6, alloys.enamel(alloys.STEEL), 1.6)
    s.ring(0, 0, s.right - 3, 2.6, s.tall, alloys.enamel(alloys.RED, 0.3))
    for k in range(3):
        angle = np.pi * k / 3
        dx, dy = (s.right - 3) * float(np.cos(angle)), (s.right - 3) * float(np.sin(angle))
        s.bar(-dx, -dy, dx, dy, 1.0, s.tall, alloys.enamel(alloys.RED, 0.3))


@model
def air_duct(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, alloys.enamel(alloys.PALE, 0.2), 1, 1.4)
    for k in range(max(2, round(w / 26))):
        x = -w / 2 + 13 + 26 * k
        s.box(x, 0, 3, h + 1.5, s.tall + 1.2, alloys.brushed(alloys.STEEL, 90), 0.4, 0.8)
    s.box(w * 0.26, 0, 18, h - 9, s.tall + 0.6, alloys.ribbed(alloys.BLACK, 3), 1, 0.4)


@model
def tank_round(s: Sculpt) -> None:
    r = s.right
    s.disc(0, 0, r - 1, s.tall * 0.5, alloys.enamel(alloys.DARK), 2)
    s.dome(0, 0, 2 * r - 5, 2 * r - 5, s.tall * 1.1, alloys.enamel(alloys.PALE, 0.4), s.tall * 0.4)
    s.ring(0, 0, r * 0.62, 2, s.tall * 1.0, alloys.brushed(alloys.STEEL))
    s.disc(0, 0, r * 0.26, s.tall * 1.2, alloys.enamel(alloys.YELLOW, 0.4), 1.4)
    for k in range(6):
        angle = 2 * np.pi * k / 6
        s.bar(
            0.3 * r * np.cos(angle),
            0.3 * r * np.sin(angle),
            (r - 4) * np.cos(angle),
            (r - 4) * np.sin(angle),
            1.0,
            s.tall * 1.15,
            alloys.brushed(),
            s.tall * 0.6,
        )


@model
def tank_long(s: Sculpt) -> None:
    w, h = s.width, s.height
    for x in (-w * 0.28, w * 0.28):
        s.box(x, 0, 10, h, s.tall * 0.4, alloys.enamel(alloys.DARK), 1, 1)
    curve = s.tall * (0.35 + 0.65 * np.sqrt(np.clip(1 - (s.y / (h * 0.42)) ** 2, 0, 1)))
    body = box_outline(s.x, s.y, w - 2, h * 0.82, h * 0.3)
    s.part(body, curve.astype(np.float32), alloys.enamel((0.62, 0.60, 0.54), 0.5))
    for x in (-w * 0.28, w * 0.28):
        strap = box_outline(s.x - x, s.y, 4, h * 0.84, 0.5)
        s.part(strap, (curve + 1).astype(np.float32), alloys.brushed(alloys.STEEL, 90))
    stripe = box_outline(s.x, s.y, 11, h * 0.6, 0.5)
    s.part(stripe, (curve + 0.4).astype(np.float32), alloys.stripes(45, 7))
    s.disc(w * 0.12, 0, 4, s.tall + 4, alloys.enamel(alloys.RED, 0.2), 1.2)


@model
def pump_unit(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, 5, alloys.enamel(alloys.DARK), 2, 1.2)
    s.disc(-w * 0.18, 0, h * 0.34, s.tall * 0.8, alloys.enamel(alloys.TEAL, 0.4), 3)
    s.disc(-w * 0.18, 0, h * 0.16, s.tall, alloys.brushed(alloys.STEEL), 2)
    s.box(w * 0.22, 0, w * 0.36, h * 0.5, s.tall * 0.75, alloys.ribbed(alloys.STEEL, 4, 90), 3, 3)
    s.bar(-w * 0.18, h * 0.3, -w * 0.18, h / 2 - 4, 4, s.tall * 0.6, alloys.enamel(alloys.TEAL, 0.4))
    s.bar(-w * 0.18, -h * 0.3, -w * 0.18, -h / 2 + 4, 4, s.tall * 0.6, alloys.enamel(alloys.TEAL, 0.4))


def _steel_barrel(s: Sculpt, x: float, y: float, radius: float, top: float, tone: Colour) -> None:
    s.disc(x, y, radius, top, alloys.enamel(tone, 0.4), 1.4)
    s.ring(x, y, radius - 0.9, 1.8, top + 0.8, alloys.enamel(tone, 0.6))
    s.disc(x + radius * 0.45, y - radius * 0.3, radius * 0.16, top + 1.2, alloys.brushed(), 0.5)
    s.disc(x - radius * 0.5, y + radius * 0.35, radius * 0.10, top + 1.0, alloys.brushed(), 0.4)


@model
def barrel_steel(s: Sculpt) -> None:
    tones = (alloys.BLUE, alloys.RED, alloys.OLIVE, alloys.STEEL)
    _steel_barrel(s, 0, 0, s.right - 1, s.tall, tones[int(s.chance(3, 0, 4))])


@model
def barrels_steel(s: Sculpt) -> None:
    tones = (alloys.BLUE, alloys.OLIVE, alloys.YELLOW, alloys.RED)
    r = 14.0
    spots = ((-s.right + r + 1, -s.bottom + r + 1), (s.right - r - 3, -s.bottom + r + 3), (-2, s.bottom - r - 1))
    for k, (x, y) in enumerate(spots):
        _steel_barrel(s, x, y, r, s.tall - k, tones[int(s.chance(k, 0, 4))])


@model
def barrel_toxic(s: Sculpt) -> None:
    _steel_barrel(s, 0, 0, s.right - 1, s.tall, alloys.YELLOW)
    for k in range(3):
        angle = 2 * np.pi * k / 3 - np.pi / 2
        s.dome(4.2 * np.cos(angle), 4.2 * np.sin(angle), 6.4, 6.4, s.tall + 1.4, alloys.enamel(alloys.BLACK, 0), s.tall)
    s.disc(0, 0, 1.8, s.tall + 1.8, alloys.enamel(alloys.YELLOW, 0), 0.4)


def _case(s: Sculpt, x: float, y: float, w: float, h: float, top: float, tone: Colour, turn: float) -> None:
    s.box(x, y, w, h, top, alloys.enamel(tone, 0.4), 2.4, 1.8, turn)
    s.box(x, y, w - 9, h - 9, top + 0.5, alloys.enamel(tone, 0.2), 1.4, 0.8, turn)
    c, d = float(np.cos(np.radians(turn))), float(np.sin(np.radians(turn)))
    for across in (-1, 1):
        for down in (-1, 1):
            u, v = across * (w / 2 - 4), down * (h / 2 - 4)
            s.box(x + u * c - v * d, y + u * d + v * c, 6.5, 6.5, top + 1, alloys.enamel(alloys.DARK), 1, 0.8, turn)
    s.box(x, y, w * 0.42, 4.4, top + 0.9, paints.plain((0.78, 0.78, 0.74), 0.03), 0.4, 0.3, turn)


@model
def crate_steel(s: Sculpt) -> None:
    tones = (alloys.OLIVE, alloys.STEEL, alloys.BLUE, alloys.ORANGE)
    _case(s, 0, 0, s.width - 1, s.height - 1, s.tall, tones[int(s.chance(1, 0, 4))], 0)


@model
def crates_steel(s: Sculpt) -> None:
    _case(s, -s.right + 22, -s.bottom + 22, 40, 40, s.tall * 0.62, alloys.OLIVE, 3)
    _case(s, s.right - 23, -s.bottom + 25, 40, 44, s.tall * 0.60, alloys.STEEL, -6)
    _case(s, -s.right + 30, s.bottom - 17, 52, 30, s.tall * 0.56, alloys.BLUE, 1)
    _case(s, -6, -3, 34, 34, s.tall, alloys.ORANGE, 17)


@model
def supply_case(s: Sculpt) -> None:
    """The open case in which an objective waits."""
    w, h = s.width, s.height
    s.box(0, 4, w - 2, h - 10, s.tall * 0.7, alloys.enamel(alloys.ORANGE, 0.3), 2.4, 1.4)
    s.basin(0, 4, w - 8, h - 17, 5, paints.plain((0.10, 0.105, 0.11)), 1.4)
    s.box(0, -h / 2 + 6, w - 2, 9, s.tall, alloys.enamel(alloys.ORANGE, 0.3), 2, 2)
    s.box(0, -h / 2 + 6, w - 12, 3, s.tall + 0.6, alloys.stripes(45, 6), 0.4, 0.3)
    tones: tuple[Colour, ...] = (alloys.PALE, alloys.TEAL, alloys.RED, alloys.YELLOW)
    for k in range(4):
        x = -w / 2 + 10 + k * (w - 20) / 3
        s.box(x, 4 + s.chance(k, -2, 2), 7, h - 22, s.tall * 0.66, alloys.enamel(tones[k], 0.2), 1.4, 1.2, (k - 1) * 7)
    s.bar(-8, 5, 9, 2, 1.6, s.tall * 0.85, alloys.lit(alloys.CYAN, 1.2))
    for x in (-w * 0.28, w * 0.28):
        s.box(x, h / 2 - 3, 5, 4.4, s.tall * 0.8, alloys.brushed(), 0.8, 0.8)


@model
def container(s: Sculpt) -> None:
    w, h = s.width, s.height
    tone = alloys.ORANGE if s.chance(1) > 0.5 else alloys.TEAL
    s.box(0, 0, w, h, s.tall, alloys.ribbed(tone, 6, 90, 1.1), 1, 1.6)
    for x in (-w / 2 + 3, w / 2 - 3):
        s.box(x, 0, 6, h, s.tall + 1.4, alloys.enamel(tone, 0.5), 0.8, 1)
        for y in (-h / 2 + 3.4, h / 2 - 3.4):
            s.box(x, y, 7, 7, s.tall + 2.6, alloys.enamel(alloys.DARK), 1, 1)
    s.box(0, 0, 34, 15, s.tall + 1.6, paints.plain((0.80, 0.80, 0.76), 0.05), 0.6, 0.3)
    s.box(0, -2.4, 24, 2.6, s.tall + 1.9, paints.plain((0.20, 0.21, 0.22)), 0.3, 0.2)
    s.box(0, 3, 17, 2.2, s.tall + 1.9, paints.plain((0.20, 0.21, 0.22)), 0.3, 0.2)


@model
def pallet(s: Sculpt) -> None:
    for k in range(5):
        y = -s.bottom + 5 + k * (s.height - 10) / 4
        s.box(0, y, s.width, 7, s.tall, alloys.enamel((0.44, 0.42, 0.36), 0.2), 0.6, 0.8)
    for k in (-1, 1):
        s.box(k * s.width * 0.3, 0, 6, s.height, s.tall * 0.6, alloys.enamel((0.33, 0.32, 0.28), 0.2), 0.5, 0.5)


@model
def tool_cart(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w - 6, h, s.tall * 0.85, alloys.enamel(alloys.RED, 0.4), 2, 1.6)
    s.basin(0, 0, w - 12, h - 6, s.tall * 0.7, paints.plain((0.12, 0.12, 0.13)), 1)
    for k in range(5):
        x, y = s.chance(k, -w * 0.28, w * 0.28), s.chance(k + 9, -h * 0.22, h * 0.22)
        turn = s.chance(k + 19, -50, 50)
        s.box(x, y, 11, 2.2, s.tall * 0.85 + k * 0.3, alloys.brushed(alloys.PALE, turn), 0.8, 0.8, turn)
    s.bar(w / 2 - 2, -h * 0.36, w / 2 - 2, h * 0.36, 1.4, s.tall, alloys.brushed())


@model
def workbench_steel(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, alloys.brushed(alloys.STEEL), 1.2, 1.4)
    s.box(0, -h / 2 + 3, w, 5, s.tall + 7, alloys.enamel(alloys.DARK), 0.8, 1)
    s.box(-w * 0.34, 4, 15, 10, s.tall + 8, alloys.enamel(alloys.BLUE, 0.4), 2, 1.6)
    s.box(-w * 0.34, 9, 12, 3, s.tall + 9, alloys.brushed(), 0.6, 0.6)
    s.box(0, 3, 22, 13, s.tall + 3, alloys.enamel(alloys.YELLOW, 0.5), 2, 1.6, -12)
    s.disc(2, 3, 4, s.tall + 5, alloys.enamel(alloys.BLACK, 0), 1)
    for k in range(5):
        turn = s.chance(k, -40, 40)
        s.box(
            w * 0.18 + 6 * k,
            s.chance(k + 9, -1, 7),
            12,
            2,
            s.tall + 1.8,
            alloys.brushed(alloys.PALE, turn),
            0.8,
            0.6,
            turn + 80,
        )


@model
def conveyor(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h - 8, s.tall * 0.8, alloys.ribbed((0.15, 0.155, 0.16), 8, 90, 0.7), 1, 0.5)
    for side in (-1, 1):
        s.box(0, side * (h / 2 - 2.5), w, 5, s.tall, alloys.enamel(alloys.YELLOW, 0.5), 1, 1.2)
    for k in range(5):
        size = s.chance(k, 8, 15)
        x, y = s.chance(k + 10, -w / 2 + 10, w / 2 - 10), s.chance(k + 20, -4, 4)
        s.dome(
            x, y, size, size * 0.8, s.tall + size * 0.4, paints.rough((0.48, 0.29, 0.21), 3, 0.9), s.tall * 0.8, 40 * k
        )


@model
def ore_hopper(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, alloys.enamel(alloys.YELLOW, 0.6), 3, 2)
    s.basin(0, 0, w - 9, h - 9, s.tall * 0.6, paints.rough((0.36, 0.21, 0.16), 4, 1.6), 2)
    for k in range(20):
        size = s.chance(k, 6, 12)
        tone: Colour = alloys.VIOLET if k % 7 == 3 else (0.46 + 0.08 * s.chance(k + 99), 0.27, 0.20)
        at = s.chance(k + 30, -w / 2 + 9, w / 2 - 9), s.chance(k + 60, -h / 2 + 9, h / 2 - 9)
        s.box(*at, size, size * 0.8, s.tall * 0.7 + s.chance(k + 90, 1, 7), paints.rough(tone, 3, 0.8), 2, 2.4, 37 * k)


@model
def loader(s: Sculpt) -> None:
    w, h = s.width, s.height
    for y in (-h / 2 + 5, h / 2 - 5):
        for x in (-w * 0.24, w * 0.14):
            s.box(x, y, 16, 9, s.tall * 0.45, paints.plain((0.10, 0.10, 0.105)), 3, 2)
        s.box(w * 0.34, y * 0.55, w * 0.30, 5, 4, alloys.brushed(alloys.STEEL), 0.8, 0.8)
    s.box(-w * 0.10, 0, w * 0.62, h - 14, s.tall * 0.6, alloys.enamel(alloys.YELLOW, 0.5), 4, 2.4)
    s.box(-w * 0.36, 0, w * 0.14, h - 12, s.tall * 0.75, alloys.stripes(45, 7), 3, 2)
    s.box(-w * 0.10, 0, 18, 18, s.tall * 0.7, paints.cloth((0.15, 0.16, 0.18), 0.5), 4, 3)
    s.box(w * 0.17, 0, 5, h - 14, s.tall, alloys.enamel(alloys.DARK), 1, 1)
