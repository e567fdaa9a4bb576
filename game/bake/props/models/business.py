"""Bank, sheriff, saddler and smithy."""

from __future__ import annotations

import numpy as np

from game.bake.props import paints
from game.bake.props.models.registry import model
from game.bake.props.sculpt import Colour, Sculpt


def paper(s: Sculpt, x: float, y: float, base: float, turn: float, width: float = 7.5, height: float = 10.0) -> None:
    """A written sheet."""
    s.box(x, y, width, height, base + 0.3, paints.plain(paints.PAPER, 0.03), 0.3, 0.2, turn)
    for line in range(4):
        off = (line - 1.5) * height / 5.5
        angle = np.radians(turn)
        s.box(
            x - off * np.sin(angle),
            y + off * np.cos(angle),
            width * 0.7,
            0.55,
            base + 0.4,
            paints.plain((0.38, 0.32, 0.26)),
            0,
            0,
            turn,
        )


def inkwell(s: Sculpt, x: float, y: float, base: float) -> None:
    """An inkwell with a quill."""
    s.disc(x, y, 1.9, base + 2.5, paints.plain((0.12, 0.12, 0.16)), 0.6)
    s.bar(x, y, x + 6, y - 4, 0.55, base + 3, paints.plain((0.86, 0.84, 0.78)), base + 5)


def _writing_desk(s: Sculpt, tone: Colour, leather: Colour) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, paints.wood(tone, 0, 11), 1.2, 1.8)
    s.box(0, 2, w * 0.52, h * 0.62, s.tall + 0.2, paints.plain(leather, 0.07), 0.8, 0)
    s.box(0, -h / 2 + 4, w - 4, 5, s.tall + 5, paints.wood(paints.DARK), 0.6, 1)


@model
def desk(s: Sculpt) -> None:
    _writing_desk(s, paints.RED_WOOD, (0.17, 0.27, 0.19))
    w = s.width
    paper(s, -6, 3, s.tall, s.chance(1, -15, 15))
    paper(s, 6, 4, s.tall, s.chance(2, -25, 10))
    inkwell(s, w * 0.33, -6, s.tall)
    s.box(-w * 0.36, 3, 13, 17, s.tall + 3, paints.plain((0.24, 0.30, 0.22)), 0.6, 0.7, 6)
    s.box(-w * 0.36, 3, 11, 15, s.tall + 3.5, paints.plain(paints.PAPER), 0.4, 0.4, 6)


@model
def desk_sheriff(s: Sculpt) -> None:
    _writing_desk(s, paints.OAK, (0.31, 0.18, 0.105))
    w = s.width
    paper(s, -4, 4, s.tall, s.chance(1, -10, 20))
    star = [
        (
            3.6 * (1 if k % 2 == 0 else 0.42) * np.sin(k * np.pi / 5) + w * 0.22,
            5 - 3.6 * (1 if k % 2 == 0 else 0.42) * np.cos(k * np.pi / 5),
        )
        for k in range(10)
    ]
    s.polygon(star, s.tall + 1.1, paints.metal(paints.BRASS, 0.0), 0.6)
    s.bar(-w * 0.40, 6, -w * 0.26, 0, 1.5, s.tall + 2, paints.metal(paints.IRON, 0.1))
    s.bar(-w * 0.40, 6, -w * 0.41, 12, 1.9, s.tall + 2.2, paints.wood(paints.LEATHER))
    s.disc(w * 0.37, 8, 4.2, s.tall + 2.4, paints.plain((0.72, 0.66, 0.56)), 1)
    s.hole(w * 0.37, 8, 3.0, s.tall + 1.4, paints.plain((0.17, 0.10, 0.06)))


def _safe_body(s: Sculpt, x: float, y: float, width: float, height: float) -> None:
    s.box(x, y, width, height, s.tall, paints.metal((0.225, 0.245, 0.245), 0.12), 2, 2.2)
    s.box(x, y, width - 9, height - 9, s.tall + 0.5, paints.metal((0.25, 0.275, 0.275), 0.08), 1, 0.8)
    for dx in (-1, 1):
        for dy in (-1, 1):
            s.disc(
                x + dx * (width / 2 - 3.4),
                y + dy * (height / 2 - 3.4),
                1.3,
                s.tall + 1,
                paints.metal(paints.BRASS, 0.1),
                0.8,
            )


@model
def safe_closed(s: Sculpt) -> None:
    _safe_body(s, 0, -2, s.width - 2, s.height - 8)
    s.box(0, s.bottom - 5, s.width - 8, 4, s.tall * 0.8, paints.metal((0.19, 0.20, 0.20), 0.1), 0.6, 1)
    s.disc(-6, s.bottom - 2.4, 2.2, s.tall * 0.6, paints.metal(paints.BRASS, 0), 1)
    s.bar(4, s.bottom - 2, 12, s.bottom - 2, 1.1, s.tall * 0.6, paints.metal(paints.BRASS, 0))


@model
def safe_open(s: Sculpt) -> None:
    w, h = s.width, s.height
    _safe_body(s, -5, -h / 2 + 16, w - 14, 30)
    s.box(-5, 5, w - 18, 8, 3, paints.plain((0.09, 0.08, 0.07)), 0, 0)
    s.box(w / 2 - 7, 10, 7, 32, s.tall * 0.9, paints.metal((0.205, 0.22, 0.22), 0.12), 1, 1.4, -14)
    s.disc(w / 2 - 2, 10, 2.6, s.tall * 0.7, paints.metal(paints.BRASS, 0), 1)
    for index in range(5):
        x, y = s.chance(index, -20, 8), s.chance(index + 10, 11, 22)
        s.box(
            x, y, 8, 4.2, 2.0 + index * 0.4, paints.plain((0.50, 0.56, 0.42)), 0.3, 0.4, s.chance(index + 20, -50, 50)
        )
    for index in range(9):
        s.disc(
            s.chance(index + 30, -22, 12),
            s.chance(index + 40, 10, 25),
            1.1,
            1.6,
            paints.metal((0.86, 0.66, 0.25), 0),
            0.5,
        )


@model
def bank_counter(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 2, w, h - 4, s.tall * 0.8, paints.wood(paints.RED_WOOD, 0, 12), 1, 1.8)
    s.box(0, -h / 2 + 6, w, 7, s.tall, paints.wood(paints.DARK), 0.6, 1)
    for index in range(int(w / 6)):
        s.disc(-w / 2 + 3 + 6 * index, -h / 2 + 6, 1.25, s.tall + 9, paints.metal(paints.BRASS, 0.05), 0.6)
    s.bar(-w / 2, -h / 2 + 6, w / 2, -h / 2 + 6, 0.8, s.tall + 8, paints.metal(paints.BRASS, 0.05))
    paper(s, -w * 0.22, 5, s.tall * 0.8, 84)
    for index in range(3):
        s.disc(w * 0.2 + 4 * index, 6, 1.5, s.tall * 0.8 + 1.2 + index * 0.5, paints.metal((0.86, 0.66, 0.25), 0), 0.5)


@model
def money_bags(s: Sculpt) -> None:
    for index, (x, y, size) in enumerate(((-9, 1, 20), (8, -4, 19), (6, 8, 17))):
        s.dome(x, y, size, size * 0.92, s.tall - 2, paints.cloth(paints.BURLAP, 0.7))
        s.disc(x, y - 1, 2.7, s.tall + 1, paints.cloth((0.55, 0.44, 0.29), 0.4), 1.2)
        s.ring(x, y - 1, 2.9, 1.0, s.tall, paints.plain(paints.OXBLOOD))
        s.disc(x + 2, y + size * 0.24, 1.5, s.tall - 1.5, paints.plain((0.22, 0.17, 0.12)), 0.2 + 0 * index)
    for index in range(5):
        s.disc(
            s.chance(index, -18, 18), s.chance(index + 9, 11, 15), 1.1, 1.2, paints.metal((0.86, 0.66, 0.25), 0), 0.5
        )


@model
def cabinet(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, -1, w, h - 3, s.tall, paints.wood(paints.RED_WOOD, 0, 9), 1, 1.8)
    s.box(0, -1, w - 6, h - 9, s.tall + 0.7, paints.wood((0.47, 0.245, 0.15)), 0.8, 0.8)
    for x in (-w / 4, w / 4):
        s.box(x, h / 2 - 2, w / 2 - 3, 2.6, s.tall * 0.7, paints.wood(paints.OAK), 0.3, 0.5)
        s.disc(x * 0.25, h / 2 - 0.8, 1.0, s.tall * 0.6, paints.metal(paints.BRASS, 0), 0.5)


@model
def stall(s: Sculpt) -> None:
    w, h = s.width, s.height
    plank = paints.wood(paints.GREY_WOOD, 0, 2.6)
    s.box(0, -h / 2 + 4, w, 6, s.tall, plank, 0.6, 0.9)
    for side in (-1, 1):
        s.box(side * (w / 2 - 4), 0, 6, h, s.tall, paints.wood(paints.GREY_WOOD, 90, 2.6), 0.6, 0.9)
        for y in (-h / 2 + 4, h / 2 - 4):
            s.box(side * (w / 2 - 4), y, 9, 9, s.tall + 4, paints.rings(paints.OAK, side * (w / 2 - 4), y), 1, 1)
    s.box(0, -h / 2 + 13, w - 18, 11, s.tall * 0.5, paints.wood(paints.OAK, 0, 3), 0.8, 1)
    s.box(0, -h / 2 + 13, w - 22, 7.5, s.tall * 0.46, paints.straw(), 0.5, 0)
    s.top[:] = np.where((s.top == 0) & (s.cover > 0), 0.1, s.top)


@model
def trough(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall * 0.5, paints.plain((0.19, 0.15, 0.11)), 1, 0)
    s.box(0, 0, w - 8, h - 9, s.tall * 0.72, paints.water(), 0.6, 0)
    for y in (-1, 1):
        s.box(0, y * (h / 2 - 2.5), w, 5, s.tall, paints.wood(paints.GREY_WOOD), 0.8, 1.1)
    for x in (-1, 1):
        s.box(x * (w / 2 - 2.5), 0, 5, h, s.tall, paints.wood(paints.GREY_WOOD, 90), 0.8, 1.1)
        s.box(x * w * 0.22, 0, 3.4, h + 0.5, s.tall + 0.8, paints.metal(paints.IRON, 0.5), 0.4, 0.6)


@model
def saddle_rack(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.bar(-w / 2 + 3, 0, w / 2 - 3, 0, 3, s.tall * 0.7, paints.wood(paints.OAK))
    for x in (-1, 1):
        s.bar(x * (w / 2 - 4), -h / 2 + 3, x * (w / 2 - 4), h / 2 - 3, 2.2, s.tall * 0.5, paints.wood(paints.DARK, 90))
    s.dome(0, 0, w * 0.62, h - 3, s.tall - 3, paints.plain(paints.LEATHER, 0.09), 2)
    s.dome(0, 0, w * 0.40, h * 0.46, s.tall, paints.plain((0.47, 0.28, 0.16), 0.08), s.tall - 8)
    s.bar(-w * 0.22, -3, -w * 0.22, 3, 2.2, s.tall + 2, paints.plain((0.30, 0.17, 0.10)))
    s.disc(w * 0.22, 0, 2.4, s.tall + 5, paints.plain((0.30, 0.17, 0.10)), 1.4)
    for y in (-1, 1):
        s.ring(2, y * (h / 2 - 4), 2.6, 1.1, 5, paints.metal(paints.BRASS, 0.1))


@model
def anvil(s: Sculpt) -> None:
    s.disc(0, 0, 11, s.tall * 0.5, paints.rings(paints.OAK), 1.5)
    s.box(2, 0, 20, 9, s.tall, paints.metal((0.30, 0.30, 0.31), 0.15), 1, 1.2)
    s.polygon([(-6, -4.5), (-17, 0), (-6, 4.5)], s.tall - 0.5, paints.metal((0.33, 0.33, 0.34), 0.1), 2.2)
    s.bar(3, 6, 15, 11, 1.1, s.tall * 0.5 + 3, paints.wood(paints.PALE), s.tall * 0.4)
    s.box(2, 5, 5.5, 8, s.tall * 0.5 + 5, paints.metal(paints.IRON, 0.3), 0.6, 0.8, 24)


@model
def wheel(s: Sculpt) -> None:
    spoked_wheel(s, 0, 0, s.right - 1, s.tall)


def spoked_wheel(s: Sculpt, x: float, y: float, radius: float, top: float, spokes: int = 10) -> None:
    """A cart wheel lying on its side."""
    start = s.chance(90, 0, 0.6)
    for k in range(spokes):
        angle = start + 2 * np.pi * k / spokes
        s.bar(
            x,
            y,
            x + (radius - 2) * np.cos(angle),
            y + (radius - 2) * np.sin(angle),
            1.1,
            top - 1.5,
            paints.wood(paints.PALE, np.degrees(angle)),
        )
    s.ring(x, y, radius - 2.4, 3.4, top, paints.wood(paints.OAK))
    s.ring(x, y, radius - 0.6, 1.4, top - 0.4, paints.metal(paints.IRON, 0.5))
    s.disc(x, y, radius * 0.2, top + 2, paints.wood(paints.DARK), 1.4)
    s.disc(x, y, radius * 0.09, top + 2.6, paints.metal(paints.IRON, 0.3), 0.6)


@model
def forge(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall * 0.6, paints.bricks(), 1, 1.4)
    s.box(0, -h / 2 + 9, w - 4, 16, s.tall, paints.bricks((0.44, 0.25, 0.185)), 1, 1.4)
    s.box(0, 9, w - 22, h - 34, s.tall * 0.6 + 0.1, paints.plain((0.10, 0.085, 0.08)), 1.5, 0)
    s.dome(0, 9, w - 26, h - 38, s.tall * 0.6 + 4, paints.rough((0.16, 0.13, 0.12), 3, 1.8), s.tall * 0.6)
    s.dome(0, 9, w - 44, h - 48, s.tall * 0.6 + 5.5, paints.rough((0.98, 0.45, 0.14), 3, 1.0, 0.3), s.tall * 0.6 + 3)
    s.bar(-w * 0.30, 22, -w * 0.12, 6, 1.0, s.tall * 0.6 + 4, paints.metal(paints.IRON, 0.2))


@model
def workbench(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, paints.wood(paints.PALE, 0, 8), 0.8, 1.3)
    s.box(-w / 2 + 7, h / 2 - 4, 11, 8, s.tall + 4, paints.metal(paints.IRON, 0.25), 0.8, 1)
    s.bar(-8, -7, 10, -2, 1.0, s.tall + 1.6, paints.wood(paints.OAK))
    s.box(11, -2, 4.5, 9, s.tall + 3, paints.metal(paints.IRON, 0.2), 0.6, 0.8, 15)
    s.box(w * 0.33, 5, 18, 3.5, s.tall + 0.8, paints.metal((0.5, 0.5, 0.5), 0.2), 0.3, 0.3, -22)
    s.box(w * 0.24, 9, 6, 4.5, s.tall + 2, paints.wood(paints.DARK), 0.8, 0.8, -22)
    for index in range(7):
        s.ring(
            s.chance(index, -w * 0.4, w * 0.4),
            s.chance(index + 10, -h * 0.3, h * 0.4),
            1.3,
            0.8,
            s.tall + 0.9,
            paints.wood((0.78, 0.62, 0.42)),
        )


def _bars(s: Sculpt, left: float, right: float) -> None:
    s.bar(left, 0, right, 0, 2.0, s.tall, paints.metal(paints.IRON, 0.3))
    x = left + 3
    while x < right - 1:
        s.disc(x, 0, 2.3, s.tall + 2, paints.metal((0.33, 0.32, 0.315), 0.3), 1.4)
        x += 6.6


@model
def cell_bars(s: Sculpt) -> None:
    _bars(s, -s.right, s.right)
    for side in (-1, 1):
        s.box(side * (s.right - 3), 0, 6, s.height - 1, s.tall + 2, paints.metal(paints.IRON, 0.3), 0.6, 1)


@model
def cell_door(s: Sculpt) -> None:
    _bars(s, -s.right, s.right)
    s.box(s.right - 12, 0, 11, s.height - 3, s.tall + 2.5, paints.metal(paints.BLACK, 0.2), 0.8, 1)
    s.disc(s.right - 12, 0, 1.5, s.tall + 3.5, paints.metal(paints.BRASS, 0.1), 0.6)


@model
def gun_rack(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h - 2, s.tall * 0.4, paints.wood(paints.DARK, 0, 6), 0.6, 1)
    s.box(0, -h / 2 + 3, w, 5, s.tall, paints.wood(paints.OAK), 0.6, 1)
    for index in range(int(w / 11)):
        x = -w / 2 + 8 + 11 * index
        s.bar(x, -h / 2 + 2, x, 1, 1.1, s.tall + 2, paints.metal(paints.IRON, 0.1), s.tall * 0.9)
        s.bar(x, 0, x + 0.5, h / 2 - 3, 1.9, s.tall * 0.85, paints.wood(paints.RED_WOOD, 90), s.tall * 0.5)


@model
def wanted_board(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, paints.wood(paints.GREY_WOOD, 0, 4.6), 0.6, 0.8)
    for index in range(4):
        x = -w / 2 + 9 + 15.2 * index
        s.box(
            x, 0.4, 11, h - 3.4, s.tall + 0.5, paints.plain((0.80, 0.71, 0.52), 0.06), 0.2, 0.2, s.chance(index, -5, 5)
        )
        s.disc(x, -0.4, 2.0, s.tall + 0.6, paints.plain((0.34, 0.26, 0.19)), 0)
        s.box(x, 3.4, 7, 0.9, s.tall + 0.6, paints.plain((0.30, 0.22, 0.16)), 0, 0)


@model
def bunk(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall * 0.6, paints.wood(paints.GREY_WOOD, 90, 5), 0.8, 1.2)
    s.box(0, 1, w - 7, h - 8, s.tall * 0.85, paints.cloth((0.62, 0.55, 0.42), 0.5), 2.5, 2.5)
    s.box(0, h * 0.17, w - 6, h * 0.58, s.tall, paints.cloth((0.33, 0.33, 0.32), 0.9, (0.42, 0.17, 0.13), 22), 2.5, 2.5)
    s.box(0, -h / 2 + 12, w - 14, 13, s.tall + 1.5, paints.cloth(paints.LINEN, 0.8), 5, 4)
