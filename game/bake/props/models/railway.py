"""The train: engine, boiler, seats, luggage."""

from __future__ import annotations

import numpy as np

from game.bake.props import paints
from game.bake.props.models.registry import model
from game.bake.props.sculpt import Colour, Sculpt, box_outline

_ENGINE: Colour = (0.175, 0.19, 0.185)
_RED: Colour = (0.50, 0.12, 0.09)


def _boiler(s: Sculpt, left: float, right: float, radius: float, top: float) -> None:
    """A drum lying along x, with bands and rivets."""
    outline = box_outline(s.x - (left + right) / 2, s.y, right - left, 2 * radius, 2)
    round_top = top - radius * 0.75 + radius * 0.75 * np.sqrt(np.clip(1 - (s.y / radius) ** 2, 0, 1))
    s.part(outline, round_top.astype(np.float32), paints.metal(_ENGINE, 0.12))
    x = left + 4
    while x < right:
        band = box_outline(s.x - x, s.y, 3.4, 2 * radius, 0.4)
        s.part(band, (round_top + 1).astype(np.float32), paints.metal(paints.BRASS, 0.15))
        x += (right - left - 8) / max(round((right - left) / 44), 1)


@model
def locomotive(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(-6, 0, w - 14, h * 0.62, 14, paints.metal((0.22, 0.215, 0.21), 0.3), 2, 1.5)
    for x in (-w * 0.36, -w * 0.18, 0.0):
        for side in (-1, 1):
            s.box(x, side * h * 0.36, 46, 11, 22, paints.metal(_RED, 0.15), 3, 2)
            s.disc(x, side * h * 0.36, 4, 24, paints.metal(paints.BRASS, 0.1), 1.5)
    for side in (-1, 1):
        s.box(-w * 0.18, side * h * 0.425, w * 0.46, 4.5, 25, paints.metal((0.62, 0.60, 0.57), 0.15), 1.5, 1.5)
        s.box(-w * 0.02, side * h * 0.30, w * 0.86, 7, 27, paints.metal((0.30, 0.285, 0.275), 0.25), 0.6, 1)
        s.box(w * 0.28, side * h * 0.33, 40, 20, 30, paints.metal(_ENGINE, 0.15), 5, 4)
        s.box(w * 0.28, side * h * 0.33, 6, 20, 31, paints.metal(paints.BRASS, 0.1), 1, 1)
    _boiler(s, -w / 2 + 4, w * 0.36, h * 0.235, s.tall)
    s.disc(w * 0.37, 0, h * 0.24, s.tall - 6, paints.metal((0.20, 0.205, 0.20), 0.1), 4)
    for x, r, extra in ((-w * 0.30, 15.0, 8.0), (-w * 0.06, 13.0, 6.0)):
        s.disc(x, 0, r + 3, s.tall + 1, paints.metal(paints.BRASS, 0.1), 2)
        s.dome(x, 0, 2 * r, 2 * r, s.tall + extra + 4, paints.metal((0.70, 0.52, 0.22), 0.08), s.tall)
    x = w * 0.26
    s.disc(x, 0, 15, s.tall + 10, paints.metal((0.19, 0.185, 0.185), 0.2), 2)
    s.disc(x, 0, 21, s.tall + 22, paints.metal((0.225, 0.22, 0.22), 0.2), 3)
    s.ring(x, 0, 20, 3.2, s.tall + 25, paints.metal(paints.BRASS, 0.15))
    s.hole(x, 0, 17, s.tall + 8, paints.plain((0.055, 0.05, 0.05)))
    s.disc(-w * 0.18, 0, 5, s.tall + 7, paints.metal(paints.BRASS, 0.05), 2)
    s.box(w * 0.46, 0, 10, h * 0.66, 20, paints.wood(_RED, 90), 1, 1.5)
    s.box(w * 0.43, 0, 16, 18, s.tall + 2, paints.metal(paints.BRASS, 0.1), 2, 2)
    s.box(w * 0.455, 0, 5, 14, s.tall + 2.5, paints.glass((0.98, 0.88, 0.60), 0.1), 2, 1)


@model
def cow_catcher(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(-w / 2 + 6, 0, 11, h - 4, s.tall, paints.wood(_RED, 90), 1, 1.4)
    for k in range(13):
        y = -h / 2 + 8 + k * (h - 16) / 12
        tip = w / 2 - 4 - abs(y) / (h / 2) * w * 0.58
        s.bar(-w / 2 + 8, y, tip, y * 0.55, 2.0, s.tall * 0.85, paints.metal(_RED, 0.25), 4)
    for side in (-1, 1):
        s.bar(-w / 2 + 9, side * (h / 2 - 7), w / 2 - 4, 0, 2.4, 5, paints.metal(paints.IRON, 0.3), 5)


@model
def boiler_front(s: Sculpt) -> None:
    r = s.right - 3
    s.disc(0, 0, r, s.tall, paints.metal(_ENGINE, 0.15), 6)
    s.ring(0, 0, r - 3, 4, s.tall + 0.5, paints.metal((0.26, 0.255, 0.25), 0.2))
    s.disc(0, 0, r * 0.66, s.tall + 3, paints.metal((0.225, 0.23, 0.225), 0.15), 3)
    for k in range(16):
        a = 2 * np.pi * k / 16
        s.disc((r - 3) * np.cos(a), (r - 3) * np.sin(a), 1.7, s.tall + 2.4, paints.metal(paints.BRASS, 0.2), 1)
    s.ring(0, 0, r * 0.3, 3, s.tall + 6, paints.metal(paints.BRASS, 0.1))
    for k in range(3):
        s.box(0, 0, r * 0.6, 2.2, s.tall + 5, paints.metal(paints.BRASS, 0.1), 0.6, 0.8, 60 * k + 15)
    s.disc(0, 0, 4, s.tall + 8, paints.metal(paints.IRON, 0.1), 1.5)


@model
def brake_wheel(s: Sculpt) -> None:
    r = s.right - 2
    for k in range(3):
        s.box(0, 0, 2 * r - 2, 2.4, s.tall - 1, paints.metal(paints.IRON, 0.3), 0.6, 1, 60 * k + 60 * s.chance(1))
    s.ring(0, 0, r - 1, 3, s.tall, paints.metal((0.47, 0.13, 0.10), 0.3))
    s.disc(0, 0, 3.6, s.tall + 2, paints.metal(paints.IRON, 0.2), 1.5)


@model
def train_seat(s: Sculpt) -> None:
    w, h = s.width, s.height
    tone: Colour = (0.43, 0.115, 0.10) if s.seed % 2 else (0.16, 0.29, 0.215)
    s.box(0, 3, w - 6, h - 9, s.tall * 0.6, paints.cloth(tone, 0.6), 3, 3.5)
    s.box(0, -h / 2 + 5.5, w - 4, 9, s.tall, paints.cloth(tone, 0.5), 3.5, 3.5)
    for x in (-w * 0.25, 0, w * 0.25):
        s.box(x, 3, 1.0, h - 12, s.tall * 0.6 + 0.2, paints.plain((tone[0] * 0.6, tone[1] * 0.6, tone[2] * 0.6)), 0, 0)
        s.disc(x, -h / 2 + 5.5, 0.9, s.tall + 0.4, paints.metal(paints.BRASS, 0), 0.4)
    for side in (-1, 1):
        s.box(side * (w / 2 - 2), 0, 4, h - 2, s.tall * 0.9, paints.wood(paints.DARK, 90), 1, 1.2)


def _suitcase(
    s: Sculpt, x: float, y: float, width: float, height: float, base: float, top: float, turn: float, tone: Colour
) -> None:
    s.box(x, y, width, height, top, paints.plain(tone, 0.08), 1.6, 1.6, turn)
    angle = np.radians(turn)
    for k in (-1, 1):
        off = k * width * 0.28
        s.box(
            x + off * np.cos(angle),
            y + off * np.sin(angle),
            3,
            height + 0.4,
            top + 0.7,
            paints.plain((0.25, 0.15, 0.09)),
            0.3,
            0.6,
            turn,
        )
    s.bar(
        x - 3 * np.cos(angle),
        y - 3 * np.sin(angle),
        x + 3 * np.cos(angle),
        y + 3 * np.sin(angle),
        1.1,
        top + 1.8,
        paints.plain((0.25, 0.15, 0.09)),
    )


@model
def luggage(s: Sculpt) -> None:
    _suitcase(s, -10, 5, 30, 22, 0, 11, -5, (0.46, 0.29, 0.17))
    _suitcase(s, 13, 6, 21, 17, 0, 9, 11, (0.36, 0.13, 0.11))
    _suitcase(s, 3, -7, 28, 18, 6, s.tall, 4, (0.30, 0.32, 0.26))
    s.disc(-16, -10, 7, 6, paints.plain((0.30, 0.22, 0.15)), 1.5)
    s.dome(-16, -10, 8, 8, 12, paints.plain((0.33, 0.245, 0.17)), 6)


@model
def firebox(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, paints.metal((0.20, 0.195, 0.19), 0.25), 3, 3)
    for k in range(6):
        for side in (-1, 1):
            s.disc(
                side * (w / 2 - 4), -h / 2 + 7 + k * (h - 14) / 5, 1.6, s.tall + 1.4, paints.metal(paints.IRON, 0.3), 1
            )
    for k in range(3):
        s.disc(-w * 0.2 + 0.2 * w * k, -h * 0.22, 5, s.tall + 4, paints.metal(paints.BRASS, 0.1), 1.2)
        s.disc(-w * 0.2 + 0.2 * w * k, -h * 0.22, 3.7, s.tall + 4.01, paints.plain((0.86, 0.82, 0.72)), 0)
        s.box(-w * 0.2 + 0.2 * w * k, -h * 0.22, 3.4, 0.7, s.tall + 4.3, paints.plain((0.2, 0.1, 0.08)), 0, 0, 40 * k)
    s.box(0, h * 0.2, w * 0.5, h * 0.34, s.tall + 2, paints.metal(paints.BLACK, 0.1), 2, 1.2)
    s.box(0, h * 0.2, w * 0.38, h * 0.2, s.tall + 2.01, paints.rough((0.98, 0.47, 0.14), 3, 0.5, 0.3), 1, 0)
    s.bar(-w * 0.4, 0, w * 0.4, 0, 1.5, s.tall + 5, paints.metal(paints.BRASS, 0.1))


@model
def coupling(s: Sculpt) -> None:
    s.box(-s.right + 6, 0, 11, s.height - 8, s.tall, paints.metal(paints.IRON, 0.4), 1, 1.4)
    s.bar(-s.right + 8, 0, s.right - 6, 0, 2.4, s.tall - 1, paints.metal(paints.IRON, 0.4))
    s.ring(s.right - 6, 0, 4, 2.6, s.tall, paints.metal(paints.IRON, 0.4))
    for side in (-1, 1):
        s.bar(-s.right + 8, side * 6, 3, side * 7, 1.1, s.tall - 2, paints.metal(paints.IRON, 0.5))
