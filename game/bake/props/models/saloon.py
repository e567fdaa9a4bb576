"""The saloon: tables, seats, the bar, the piano."""

from __future__ import annotations

import numpy as np

from game.bake.props import paints
from game.bake.props.models.registry import model
from game.bake.props.sculpt import Sculpt

_BOTTLES = ((0.16, 0.24, 0.13), (0.40, 0.21, 0.08), (0.55, 0.42, 0.22), (0.20, 0.23, 0.28), (0.46, 0.10, 0.08))


def bottle(s: Sculpt, x: float, y: float, base: float, index: int, radius: float = 1.9) -> None:
    """A bottle seen from above: shoulder, neck and cork."""
    colour = _BOTTLES[int(s.chance(index, 0, len(_BOTTLES)))]
    s.dome(x, y, 2 * radius, 2 * radius, base + 5, paints.glass(colour), base + 2)
    s.disc(x, y, radius * 0.42, base + 7, paints.plain((0.60, 0.47, 0.30)), 0.4)


def glass_cup(
    s: Sculpt, x: float, y: float, base: float, drink: tuple[float, float, float] = (0.50, 0.27, 0.09)
) -> None:
    """A tumbler with something in it."""
    s.disc(x, y, 1.7, base + 1.6, paints.glass(drink), 0.3)
    s.ring(x, y, 1.7, 0.7, base + 2.6, paints.plain((0.72, 0.70, 0.64)))


@model
def table_round(s: Sculpt) -> None:
    r = s.right - 1
    s.disc(0, 0, r, s.tall, paints.wood(paints.OAK, 360 * s.chance(1), r / 3.1), 2.2)
    s.ring(0, 0, r - 2.2, 2.4, s.tall + 0.6, paints.wood(paints.DARK))
    if s.chance(2) > 0.35:
        bottle(s, s.chance(3, -r / 3, r / 3), s.chance(4, -r / 3, r / 3), s.tall, 5)
    for index in range(2):
        angle = s.chance(6 + index, 0, 6.28)
        glass_cup(s, r * 0.62 * np.cos(angle), r * 0.62 * np.sin(angle), s.tall)


@model
def poker_table(s: Sculpt) -> None:
    r = s.right - 1
    s.disc(0, 0, r, s.tall, paints.wood(paints.RED_WOOD), 2.4)
    s.ring(0, 0, r - 3, 4.5, s.tall + 1.5, paints.plain(paints.LEATHER, 0.08))
    s.disc(0, 0, r - 6, s.tall + 0.2, paints.cloth((0.15, 0.33, 0.205), 0.1), 0)
    s.ring(0, 0, r - 11, 0.7, s.tall + 0.3, paints.plain((0.60, 0.60, 0.38)))
    for seat in range(4):
        angle = seat * 1.571 + 0.4 + s.chance(seat, -0.2, 0.2)
        x, y = (r - 13) * np.cos(angle), (r - 13) * np.sin(angle)
        for card in range(2 + seat % 2 * 3):
            turn = np.degrees(angle) + 90 + (card - 1.5) * 16
            s.box(
                x + card - 1.5,
                y + 0.6 * card,
                4.2,
                6.0,
                s.tall + 0.5 + 0.1 * card,
                paints.plain(paints.PAPER, 0.02),
                0.5,
                0,
                turn,
            )
        tone = ((0.62, 0.12, 0.10), (0.20, 0.28, 0.45), (0.75, 0.68, 0.52), (0.16, 0.15, 0.15))[seat]
        for pile in range(3):
            s.disc(
                x * 0.55 + 3.5 * pile - 3,
                y * 0.55 + s.chance(20 + pile + seat, -2, 2),
                1.7,
                s.tall + 1.4 + 0.5 * pile,
                paints.plain(tone),
                0.4,
            )
    bottle(s, -4, 5, s.tall, 31)


@model
def chair(s: Sculpt) -> None:
    w, tone = s.right - 2, paints.OAK if s.chance(1) > 0.4 else paints.DARK
    s.box(0, 2, 2 * w, 2 * w - 4, s.tall * 0.55, paints.wood(tone, 90, 4.5), 3, 1.2)
    for x in (-1, 1):
        s.disc(x * (w - 1), -w + 1.5, 1.9, s.tall + 1, paints.rings(tone, x * (w - 1), -w + 1.5), 0.8)
    s.box(0, -w + 1, 2 * w - 2, 3.4, s.tall, paints.wood(tone), 1.5, 1.2)
    for x in (-5, 0, 5):
        s.box(x, -w + 3.2, 1.6, 2.2, s.tall * 0.8, paints.wood(tone, 90), 0.5, 0.4)


@model
def stool(s: Sculpt) -> None:
    r = s.right - 1
    s.disc(0, 0, r, s.tall - 1, paints.wood(paints.DARK), 1.5)
    s.disc(0, 0, r - 1.6, s.tall, paints.plain(paints.LEATHER, 0.09), 3.0)
    s.disc(0, 0, 1.0, s.tall + 0.3, paints.metal(paints.BRASS, 0.1), 0.5)


def _bar_top(s: Sculpt, x: float, y: float, width: float, height: float, turn: float) -> None:
    s.box(x, y, width, height, s.tall, paints.wood(paints.RED_WOOD, turn, 9), 1.5, 2.0)
    s.box(x, y, width - 5, height - 5, s.tall + 0.6, paints.wood((0.47, 0.255, 0.15), turn), 1, 0.8)


@model
def bar_counter(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, -2, w, h - 5, s.tall - 6, paints.wood(paints.DARK, 90, 7), 0.5, 1)
    _bar_top(s, 0, -2.5, w, h - 7, 0)
    s.bar(-s.right, s.bottom - 1.6, s.right, s.bottom - 1.6, 1.3, 7, paints.metal(paints.BRASS, 0.1))
    for index in range(3):
        x = s.chance(index, -w / 2 + 10, w / 2 - 10)
        if s.chance(index + 10) > 0.45:
            bottle(s, x, -5 + s.chance(index + 20, -3, 3), s.tall, index + 30)
        else:
            glass_cup(s, x, 0 + s.chance(index + 20, -4, 4), s.tall + 0.5)


@model
def bar_corner(s: Sculpt) -> None:
    arm = 30.0
    _bar_top(s, 0, -s.bottom + arm / 2 + 2, s.width, arm, 0)
    _bar_top(s, s.right - arm / 2 - 2, 0, arm, s.height, 90)
    glass_cup(s, s.right - 16, -s.bottom + 16, s.tall + 0.5)


@model
def piano(s: Sculpt) -> None:
    w, h = s.width, s.height
    body = paints.wood((0.245, 0.15, 0.105))
    s.box(0, h / 2 - 7, w - 6, 13, s.tall * 0.62, body, 1, 1)
    s.box(0, h / 2 - 6, w - 14, 8, s.tall * 0.64, paints.plain((0.86, 0.82, 0.72), 0.02), 0.3, 0)
    keys = int((w - 14) / 2.6)
    for key in range(keys):
        x = -(w - 14) / 2 + (key + 0.5) * 2.6
        s.box(x, h / 2 - 6, 0.35, 8, s.tall * 0.645, paints.plain((0.3, 0.27, 0.24)), 0, 0)
        if key % 7 not in (2, 6):
            s.box(x + 1.3, h / 2 - 8, 1.3, 4.4, s.tall * 0.68, paints.plain(paints.BLACK), 0.2, 0.3)
    s.box(0, -h / 2 + 12, w, 24, s.tall, body, 1.2, 1.6)
    s.box(0, -h / 2 + 12, w - 6, 18, s.tall + 0.8, paints.wood((0.285, 0.175, 0.12)), 1, 0.8)
    s.box(-4, h / 2 - 13.5, 15, 3.0, s.tall * 0.9, paints.plain(paints.PAPER), 0.2, 0.2)
    for x in (-w * 0.36, w * 0.36):
        s.disc(x, -h / 2 + 12, 2.6, s.tall + 3, paints.metal(paints.BRASS, 0.1), 1)
        s.disc(x, -h / 2 + 12, 1.4, s.tall + 6, paints.plain((0.93, 0.90, 0.80)), 0.6)


@model
def bottle_shelf(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall * 0.45, paints.wood(paints.DARK), 0.6, 1)
    s.box(0, -h / 2 + 3, w, 6, s.tall, paints.wood((0.30, 0.18, 0.115)), 0.6, 1)
    for row, (y, base) in enumerate(((-1.0, s.tall * 0.72), (5.8, s.tall * 0.46))):
        s.box(0, y + 0.5, w - 3, 6.2, base, paints.wood(paints.OAK), 0.4, 0.6)
        for index in range(int((w - 6) / 5.2)):
            if s.chance(row * 40 + index) > 0.18:
                bottle(
                    s,
                    -w / 2 + 5.6 + 5.2 * index,
                    y + s.chance(row * 40 + index + 100, -0.7, 0.7),
                    base,
                    row * 40 + index + 200,
                )


@model
def spittoon(s: Sculpt) -> None:
    r = s.right - 1
    s.disc(0, 0, r, s.tall * 0.7, paints.metal(paints.BRASS, 0.15), 2.5)
    s.ring(0, 0, r * 0.68, 1.7, s.tall, paints.metal(paints.BRASS, 0.1))
    s.hole(0, 0, r * 0.55, 2.0, paints.plain((0.10, 0.07, 0.04)))
