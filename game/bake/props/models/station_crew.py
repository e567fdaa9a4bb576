"""Where the crew lives: bunks, lockers, the mess hall, green things under lamps."""

from __future__ import annotations

import numpy as np

from game.bake.props import alloys, paints
from game.bake.props.models.registry import model
from game.bake.props.sculpt import Colour, Sculpt

_BLANKETS: tuple[Colour, ...] = ((0.22, 0.30, 0.42), (0.44, 0.27, 0.16), (0.27, 0.36, 0.29), (0.40, 0.17, 0.16))


def _berth(s: Sculpt, y: float, height: float, top: float, index: int) -> None:
    """A mattress with pillow and blanket along x."""
    w = s.width
    s.box(0, y, w - 6, height, top, paints.cloth((0.70, 0.71, 0.69), 0.3), 2, 2)
    s.box(-w / 2 + 13, y, 15, height - 5, top + 3, paints.cloth((0.80, 0.80, 0.77), 0.7), 3.5, 3)
    tone = _BLANKETS[int(s.chance(index, 0, len(_BLANKETS)))]
    fold = s.chance(index + 1, 0.10, 0.24)
    s.box(w * fold / 2 + 4, y, w * (0.72 - fold), height, top + 1.6, paints.cloth(tone, 0.8), 2, 2)


@model
def bunk_steel(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall * 0.5, alloys.enamel(alloys.STEEL), 2, 1.4)
    _berth(s, 0, h - 8, s.tall * 0.7, 1)
    for side in (-1, 1):
        s.box(side * (w / 2 - 1.6), 0, 3.2, h, s.tall, alloys.enamel(alloys.DARK), 1, 1)


@model
def bunks(s: Sculpt) -> None:
    """A two-storey bunk: the upper berth, its rail and the ladder."""
    w, h = s.width, s.height
    s.box(0, 0, w, h - 4, s.tall * 0.6, alloys.enamel(alloys.DARK), 1, 1)
    _berth(s, -2, h - 10, s.tall * 0.86, 5)
    for x in (-w / 2 + 2, w / 2 - 2):
        for y in (-h / 2 + 2, h / 2 - 6):
            s.disc(x, y, 2.2, s.tall, alloys.enamel(alloys.YELLOW, 0.4), 0.8)
    s.bar(-w / 2 + 22, h / 2 - 5, w / 2 - 3, h / 2 - 5, 1.2, s.tall, alloys.brushed())
    for k in range(2):
        s.bar(-w / 2 + 8 + 9 * k, h / 2 - 7, -w / 2 + 8 + 9 * k, h / 2 - 1, 1.0, s.tall * 0.8, alloys.brushed(), 3)


@model
def lockers(s: Sculpt) -> None:
    w, h = s.width, s.height
    count = max(2, round(w / 21))
    for k in range(count):
        x = -w / 2 + (k + 0.5) * w / count
        tone = alloys.BLUE if s.chance(k) > 0.25 else alloys.STEEL
        s.box(x, 0, w / count - 0.8, h, s.tall, alloys.enamel(tone, 0.4), 1, 1.2)
        s.box(x, h / 2 - 3, w / count - 7, 2.2, s.tall + 0.4, alloys.ribbed(alloys.DARK, 1.6, 90), 0.4, 0.3)
    if s.chance(60) > 0.4:
        s.box(-w * 0.2, -2, 16, 11, s.tall + 6, paints.cloth((0.36, 0.33, 0.26), 0.8), 3, 3, 14)


@model
def locker_open(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, -3, w, h - 8, s.tall, alloys.enamel(alloys.BLUE, 0.4), 1, 1.2)
    s.basin(0, -2, w - 5, h - 14, 5, paints.plain((0.09, 0.10, 0.12)))
    s.box(-2, -3, 8, 6, s.tall * 0.6, paints.cloth((0.72, 0.44, 0.16), 0.6), 2, 2)
    s.box(w / 2 - 2, h / 2 - 6, 2.4, 11, s.tall, alloys.enamel(alloys.BLUE, 0.4), 0.6, 0.8, 24)


def _meal(s: Sculpt, x: float, y: float, top: float, index: int) -> None:
    s.box(x, y, 14, 10, top + 1, paints.plain((0.58, 0.62, 0.62)), 1.2, 0.6)
    s.disc(x - 2.5, y, 3.4, top + 1.6, paints.plain((0.82, 0.82, 0.78)), 0.6)
    tone: Colour = ((0.58, 0.35, 0.16), (0.42, 0.50, 0.20), (0.66, 0.24, 0.14))[int(s.chance(index, 0, 3))]
    s.dome(x - 2.5, y, 4.6, 4.2, top + 3.4, paints.rough(tone, 2, 0.5), top + 1.6)
    s.disc(x + 4, y - 1.5, 1.8, top + 4, paints.plain((0.28, 0.48, 0.52)), 0.6)


@model
def mess_table(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, alloys.brushed(alloys.PALE), 4, 1.6)
    s.box(0, 0, w - 5, h - 5, s.tall + 0.3, alloys.enamel((0.60, 0.61, 0.58), 0.1), 3, 0.4)
    places = max(2, int(w / 30))
    for k in range(places):
        for side in (-1, 1):
            if s.chance(7 * k + side + 2) > 0.45:
                x = -w / 2 + (k + 0.5) * w / places + s.chance(k + side + 40, -3, 3)
                _meal(s, x, side * (h / 2 - 10), s.tall, 10 * k + side + 90)


@model
def mess_bench(s: Sculpt) -> None:
    s.box(0, 0, s.width, s.height, s.tall, alloys.enamel(alloys.ORANGE, 0.5), 3, 1.6)
    for k in range(3):
        s.box(0, (k - 1) * s.height * 0.28, s.width - 5, 1.0, s.tall + 0.3, alloys.enamel(alloys.DARK, 0), 0.3, 0.2)


@model
def swivel_chair(s: Sculpt) -> None:
    for k in range(5):
        angle = 2 * np.pi * k / 5 + 0.3
        s.bar(0, 0, (s.right - 2) * np.cos(angle), (s.bottom - 2) * np.sin(angle), 1.4, 4, alloys.brushed(alloys.STEEL))
    s.box(0, 1.5, s.width - 9, s.height - 10, s.tall * 0.6, paints.cloth((0.20, 0.23, 0.27), 0.6), 4, 3)
    s.box(0, -s.bottom + 4.5, s.width - 8, 5.5, s.tall, paints.cloth((0.17, 0.20, 0.24), 0.5), 2.6, 2)
    for side in (-1, 1):
        s.box(side * (s.right - 3.5), 1, 3, s.height * 0.42, s.tall * 0.75, alloys.enamel(alloys.BLACK, 0), 1.4, 1)


@model
def sofa(s: Sculpt) -> None:
    w, h = s.width, s.height
    tone: Colour = (0.46, 0.24, 0.15)
    s.box(0, 0, w, h, s.tall * 0.5, alloys.enamel(alloys.DARK), 4, 2)
    for k in (-1, 1):
        s.box(k * w * 0.22, 3, w * 0.42, h - 12, s.tall * 0.7, paints.cloth(tone, 0.7), 4, 3.5)
        s.box(k * (w / 2 - 4), 1, 8, h - 4, s.tall * 0.9, paints.cloth(tone, 0.5), 3.5, 3)
    s.box(0, -h / 2 + 5, w - 4, 9, s.tall, paints.cloth(tone, 0.6), 4, 3.5)


@model
def canteen_counter(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, alloys.brushed(alloys.PALE), 2, 1.4)
    for k, tone in enumerate(((0.60, 0.36, 0.14), (0.44, 0.50, 0.20), (0.68, 0.55, 0.28))):
        x = -w / 2 + 18 + 22 * k
        s.basin(x, -1, 17, h - 14, s.tall - 3, paints.rough(tone, 3, 0.8), 1.5)
    s.bar(-w / 2 + 6, h / 2 - 4, w / 2 - 6, h / 2 - 4, 1.1, s.tall + 5, alloys.brushed())
    for k in range(4):
        s.disc(w / 2 - 28 + 7 * k, -h / 2 + 8, 3.0, s.tall + 5 - (k % 2) * 2, paints.plain((0.80, 0.80, 0.76)), 0.8)
    s.disc(w / 2 - 12, 3, 6.5, s.tall + 12, alloys.brushed(alloys.STEEL), 2)
    s.hole(w / 2 - 12, 3, 4.6, s.tall + 9, paints.rough((0.56, 0.30, 0.13), 2, 0.5))


@model
def fridge(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, alloys.enamel(alloys.WHITE, 0.3), 2, 1.8)
    s.box(0, h / 2 - 2.5, w - 4, 2.6, s.tall * 0.8, alloys.brushed(), 0.6, 0.6)
    s.box(-w * 0.12, -4, w * 0.5, h * 0.4, s.tall + 0.5, alloys.ribbed(alloys.STEEL, 3, 90), 1, 0.4)
    s.box(w * 0.28, 2, 8, 10, s.tall + 7, paints.plain((0.66, 0.50, 0.28)), 1, 1, 8)


@model
def coffee_machine(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, alloys.enamel(alloys.BLACK, 0.1), 2, 1.6)
    s.box(0, 1, w - 6, 4, s.tall + 0.6, alloys.brushed(), 1, 0.6)
    for k in (-1, 1):
        s.disc(k * w * 0.22, -h * 0.18, 3.6, s.tall + 3, alloys.brushed(alloys.COPPER), 1.2)
    s.disc(0, h / 2 - 3.5, 2.4, s.tall * 0.8, paints.plain((0.82, 0.80, 0.74)), 0.6)


@model
def vending_machine(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, alloys.enamel(alloys.RED, 0.3), 2, 1.8)
    s.box(0, h / 2 - 4, w - 6, 5, s.tall + 0.6, alloys.lit(alloys.AMBER, 1.1), 1, 0.5)
    s.box(0, -3, w - 10, h - 16, s.tall + 0.4, alloys.ribbed(alloys.DARK, 3), 1, 0.4)


def _foliage(s: Sculpt, x: float, y: float, far: float, top: float, base: float, first: int) -> None:
    for k in range(13):
        angle = k * 2.4 + s.chance(first, 0, 3)
        reach = s.chance(first + k + 5, 0.55, 1.0) * far
        tone: Colour = (0.20 + 0.12 * s.chance(first + k + 30), 0.38 + 0.10 * s.chance(first + k + 60), 0.17)
        dx, dy = reach * 0.5 * np.cos(angle), reach * 0.5 * np.sin(angle)
        height = base + (top - base) * s.chance(first + k + 90, 0.6, 1)
        s.dome(x + dx, y + dy, reach, 5.0, height, alloys.leaf(tone), base, float(np.degrees(angle)))


@model
def plant_tub(s: Sculpt) -> None:
    s.disc(0, 0, s.right - 6, s.tall * 0.4, alloys.enamel(alloys.WHITE, 0.2), 1.8)
    s.disc(0, 0, s.right - 8, s.tall * 0.36, paints.rough((0.20, 0.15, 0.11), 2), 0)
    _foliage(s, 0, 0, s.right - 1, s.tall, s.tall * 0.4, 0)


@model
def hydroponics(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall * 0.45, alloys.enamel(alloys.WHITE, 0.25), 2, 1.6)
    s.basin(0, 0, w - 6, h - 6, s.tall * 0.35, paints.rough((0.16, 0.12, 0.09), 2, 0.6), 1)
    count = max(3, int(w / 16))
    for k in range(count):
        _foliage(s, -w / 2 + (k + 0.5) * w / count, s.chance(k + 700, -2, 2), h * 0.36, s.tall * 0.75, 7, 130 * k)
    for y in (-h / 2 + 3, h / 2 - 3):
        s.bar(-w / 2 + 3, y, w / 2 - 3, y, 1.2, s.tall * 0.9, alloys.lit((0.75, 0.45, 1.0), 1.1))
