"""Barrels, crates, sacks, hay and the shelves of a shop."""

from __future__ import annotations

import numpy as np

from game.bake.props import paints
from game.bake.props.models.registry import model
from game.bake.props.models.saloon import bottle
from game.bake.props.sculpt import Colour, Sculpt, box_outline

_WARES: tuple[Colour, ...] = (
    (0.50, 0.14, 0.10),
    (0.62, 0.50, 0.28),
    (0.21, 0.30, 0.33),
    (0.30, 0.37, 0.20),
    (0.70, 0.62, 0.46),
)


def cask(s: Sculpt, x: float, y: float, radius: float, tall: float, index: int, lid: bool = True) -> None:
    """A barrel standing upright, closed or full of water."""
    tone = paints.OAK if s.chance(index) > 0.5 else (0.41, 0.265, 0.16)
    s.disc(x, y, radius, tall * 0.82, paints.wood(tone, 90 * s.chance(index + 1)), 3.0)
    s.ring(x, y, radius - 0.7, 1.6, tall * 0.9, paints.metal(paints.IRON, 0.45))
    s.ring(x, y, radius - 2.4, 2.6, tall, paints.wood(tone))
    if lid:
        s.hole(x, y, radius - 3.4, tall - 2.2, paints.staves(tone, x, y, 9, 180 * s.chance(index + 2)))
        s.disc(x + radius * 0.3, y - radius * 0.2, 1.3, tall - 1.4, paints.plain((0.23, 0.15, 0.095)), 0.4)
    else:
        s.hole(x, y, radius - 3.4, tall - 6, paints.water((0.16, 0.20, 0.20)))


@model
def barrel(s: Sculpt) -> None:
    cask(s, 0, 0, s.right - 1, s.tall, 1)


@model
def barrel_open(s: Sculpt) -> None:
    cask(s, 0, 0, s.right - 1, s.tall, 1, lid=False)


@model
def barrels(s: Sculpt) -> None:
    r = 16.5
    cask(s, -s.right + r + 1, s.bottom - r - 1, r, s.tall, 1)
    cask(s, s.right - r - 1, s.bottom - r - 4, r, s.tall, 5)
    cask(s, -2, -s.bottom + r + 1, r, s.tall + 2, 9, lid=s.chance(3) > 0.3)


def box_crate(
    s: Sculpt, x: float, y: float, width: float, height: float, base: float, top: float, turn: float, index: int
) -> None:
    """A nailed crate: boards, a frame and a brace."""
    tone = paints.PALE if s.chance(index) > 0.4 else (0.56, 0.41, 0.255)
    grain = turn + (90 if s.chance(index + 1) > 0.5 else 0)
    s.box(x, y, width, height, top - 1.6, paints.wood(tone, grain, min(width, height) / 5), 0.6, 0.8, turn)
    angle = np.radians(turn)
    c, d = np.cos(angle), np.sin(angle)
    for k in (-1, 1):
        off = k * (width / 2 - 2.6)
        s.box(x + off * c, y + off * d, 5.2, height, top, paints.wood((0.53, 0.385, 0.24), turn + 90), 0.5, 0.7, turn)
        off = k * (height / 2 - 2.6)
        s.box(x - off * d, y + off * c, width - 10.4, 5.2, top, paints.wood((0.53, 0.385, 0.24), turn), 0.5, 0.7, turn)
        for j in (-1, 1):
            u, v = k * (width / 2 - 2.6), j * (height / 2 - 2.6)
            s.disc(x + u * c - v * d, y + u * d + v * c, 0.9, top + 0.4, paints.metal(paints.BLACK, 0.4), 0.4)
    if s.chance(index + 2) > 0.45:
        slant = np.degrees(np.arctan2(height - 10, width - 10))
        s.box(
            x,
            y,
            np.hypot(width - 11, height - 11),
            4.4,
            top - 0.6,
            paints.wood((0.50, 0.36, 0.22), turn + slant),
            0.4,
            0.6,
            turn + slant,
        )
    s.top = np.maximum(s.top, np.where((s.cover > 0.5) & (s.top <= 0), base, s.top))


@model
def crate(s: Sculpt) -> None:
    box_crate(s, 0, 0, s.width - 2, s.height - 2, 0, s.tall, 0, 1)


@model
def crates(s: Sculpt) -> None:
    box_crate(s, -s.right + 19, s.bottom - 19, 36, 36, 0, 22, -4, 1)
    box_crate(s, s.right - 17, s.bottom - 17, 31, 31, 0, 19, 6, 5)
    box_crate(s, -2, -s.bottom + 17, 30, 28, 19, s.tall, 12, 9)


@model
def crate_open(s: Sculpt) -> None:
    w, h = s.width - 8, s.height - 8
    s.box(0, 1, w, h, 4, paints.plain((0.16, 0.115, 0.075)), 0.5, 0)
    for index in range(8):
        s.bar(
            s.chance(index, -w * 0.4, w * 0.4),
            s.chance(index + 10, -h * 0.36, h * 0.4),
            s.chance(index + 20, -w * 0.4, w * 0.4),
            s.chance(index + 30, -h * 0.36, h * 0.4),
            1.1,
            8,
            paints.straw(),
        )
    for index, (x, y) in enumerate(((-8, -6), (7, -7), (-2, 6), (10, 6))):
        s.box(
            x + s.chance(index + 40, -2, 2),
            y,
            9,
            7,
            11,
            paints.plain(_WARES[(index + s.seed) % 5], 0.08),
            1,
            1.4,
            s.chance(index + 50, -40, 40),
        )
    bottle(s, -11, 7, 8, 61)
    for k in (-1, 1):
        s.box(0, 1 + k * (h / 2 - 1.8), w, 3.6, s.tall, paints.wood(paints.PALE), 0.5, 0.8)
        s.box(k * (w / 2 - 1.8), 1, 3.6, h, s.tall, paints.wood(paints.PALE, 90), 0.5, 0.8)
    for k in (-1, 1):
        for j in (-1, 1):
            s.box(
                k * (w / 2 - 2),
                1 + j * (h / 2 - 2),
                5.6,
                5.6,
                s.tall + 1.4,
                paints.wood((0.50, 0.36, 0.22), 90),
                0.5,
                0.8,
            )
    s.box(6, -h / 2 - 1, w * 0.92, 6.5, s.tall + 4, paints.wood((0.60, 0.45, 0.28)), 0.5, 0.8, 9)


@model
def sack(s: Sculpt) -> None:
    _sack(s, 0, 0, s.width - 2, s.tall, 1)


def _sack(s: Sculpt, x: float, y: float, size: float, top: float, index: int, base: float = 0.0) -> None:
    tone = paints.BURLAP if s.chance(index) > 0.4 else (0.70, 0.60, 0.44)
    s.dome(
        x,
        y,
        size,
        size * s.chance(index + 1, 0.78, 0.95),
        top - 1,
        paints.cloth(tone, 0.9),
        base,
        180 * s.chance(index + 2),
    )
    angle = s.chance(index + 3, 0, 6.28)
    tx, ty = x + size * 0.2 * np.cos(angle), y + size * 0.2 * np.sin(angle)
    s.ring(tx, ty, 2.6, 1.3, top + 0.4, paints.plain((0.40, 0.30, 0.19)))
    s.disc(tx, ty, 2.2, top + 1.6, paints.cloth(tone, 0.5), 1)


@model
def sacks(s: Sculpt) -> None:
    _sack(s, -11, 6, 25, s.tall - 5, 1)
    _sack(s, 11, 5, 26, s.tall - 4, 5)
    _sack(s, 0, -6, 25, s.tall, 9, 6)


@model
def scales(s: Sculpt) -> None:
    s.box(0, 2, 12, 8, 3, paints.metal(paints.BRASS, 0.1), 1, 1)
    s.bar(-10, 0, 10, 0, 0.8, s.tall, paints.metal(paints.BRASS, 0.05))
    s.disc(0, 1, 1.8, s.tall + 1, paints.metal(paints.BRASS, 0.05), 0.8)
    for side in (-1, 1):
        s.ring(side * 9.5, 0, 4.2, 1.2, s.tall * 0.6, paints.metal((0.82, 0.63, 0.30), 0.05))
        s.disc(side * 9.5, 0, 3.8, s.tall * 0.5, paints.metal((0.66, 0.49, 0.22), 0.05), 0)


def _shelves(s: Sculpt, filled: float) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall * 0.4, paints.wood(paints.DARK), 0.6, 0.8)
    s.box(0, -h / 2 + 2, w, 4, s.tall, paints.wood(paints.OAK), 0.5, 0.8)
    for side in (-1, 1):
        s.box(side * (w / 2 - 1.8), 0, 3.6, h, s.tall, paints.wood(paints.OAK, 90), 0.5, 0.8)
    depth = (h - 5) / 2
    for row in range(2):
        y = -h / 2 + 4 + depth * (row + 0.5)
        base = s.tall * (0.85 - 0.42 * row)
        s.box(0, y, w - 6, depth - 0.6, base, paints.wood(paints.OAK, 0), 0.3, 0.5)
        x, index = -w / 2 + 6, row * 60
        while x < w / 2 - 7:
            index += 1
            size = s.chance(index, 4.5, 9)
            if s.chance(index + 200) < filled:
                tone = _WARES[int(s.chance(index + 100, 0, len(_WARES)))]
                if s.chance(index + 300) > 0.6:
                    s.disc(x + size / 2, y, size * 0.42, base + 3.5, paints.metal(tone, 0.2), 0.8)
                elif s.chance(index + 300) > 0.15:
                    s.box(
                        x + size / 2,
                        y,
                        size - 0.8,
                        depth - 3.2,
                        base + s.chance(index + 400, 2, 4),
                        paints.plain(tone, 0.08),
                        0.5,
                        0.7,
                    )
                else:
                    bottle(s, x + size / 2, y, base, index + 500)
            x += size


@model
def shelf(s: Sculpt) -> None:
    _shelves(s, 0.6)


@model
def shelf_goods(s: Sculpt) -> None:
    _shelves(s, 0.97)


@model
def shop_counter(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 1, w, h - 2, s.tall - 3, paints.wood(paints.DARK, 90, 8), 0.6, 1)
    s.box(0, 0, w, h - 4, s.tall, paints.wood(paints.OAK, 0, 10), 1, 1.6)
    s.box(-w * 0.32, -2, 15, 12, s.tall + 6, paints.metal(paints.BRASS, 0.1), 1, 1.6)
    s.box(-w * 0.32, 5.5, 13, 4, s.tall + 3, paints.metal((0.50, 0.37, 0.19), 0.1), 0.6, 0.8)
    for index in range(3):
        s.disc(w * 0.12 + 9 * index, -4, 3.3, s.tall + 5, paints.glass(_WARES[(index + s.seed) % 5], 0.4), 1)
        s.disc(w * 0.12 + 9 * index, -4, 1.9, s.tall + 6, paints.metal(paints.IRON, 0.1), 0.6)
    s.box(-3, 3, 12, 8, s.tall + 0.5, paints.plain(paints.PAPER), 0.3, 0.3, 8)


@model
def hay_bale(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w - 2, h - 2, s.tall, paints.straw(), 3, 3)
    for side in (-1, 1):
        s.box(side * w * 0.22, 0, 1.4, h - 1, s.tall + 0.5, paints.plain((0.42, 0.31, 0.18)), 0.4, 0.4)
    for index in range(10):
        x, y = s.chance(index, -w / 2 + 3, w / 2 - 3), (s.bottom - 2) * (1 if index % 2 else -1)
        s.bar(x, y, x + s.chance(index + 20, -5, 5), y * 1.05, 0.5, s.tall * 0.3, paints.straw())


@model
def hay_heap(s: Sculpt) -> None:
    for index in range(4):
        s.dome(
            s.chance(index, -0.16, 0.16) * s.width,
            s.chance(index + 5, -0.16, 0.16) * s.height,
            s.width * s.chance(index + 10, 0.5, 0.78),
            s.height * s.chance(index + 15, 0.5, 0.78),
            s.tall * s.chance(index + 20, 0.7, 1),
            paints.straw(turn=50 * index),
        )
    for index in range(46):
        angle, far = s.chance(index + 40, 0, 6.283), s.chance(index + 100, 0.55, 0.98)
        x, y = far * (s.right - 3) * np.cos(angle), far * (s.bottom - 3) * np.sin(angle)
        turn = s.chance(index + 160, 0, 6.28)
        s.bar(x, y, x + 5 * np.cos(turn), y + 5 * np.sin(turn), 0.6, 1.5 + s.tall * (1 - far) * 0.8, paints.straw())


def _coffin_outline(s: Sculpt, grow: float) -> list[tuple[float, float]]:
    w, h = s.right + grow, s.bottom + grow
    return [(-w * 0.52, -h), (w * 0.52, -h), (w, -h * 0.48), (w * 0.55, h), (-w * 0.55, h), (-w, -h * 0.48)]


@model
def coffin(s: Sculpt) -> None:
    s.polygon(_coffin_outline(s, -1), s.tall - 2, paints.wood(paints.DARK, 90))
    s.polygon(_coffin_outline(s, -2.4), s.tall, paints.wood(paints.OAK, 90, 8.5), 1.8)
    s.box(0, -s.height * 0.08, 3, s.height * 0.46, s.tall + 1, paints.metal(paints.BRASS, 0.15), 0.4, 0.7)
    s.box(0, -s.height * 0.19, 15, 3, s.tall + 1, paints.metal(paints.BRASS, 0.15), 0.4, 0.7)


@model
def coffin_open(s: Sculpt) -> None:
    s.polygon([(x - 3, y) for x, y in _coffin_outline(s, -3)], s.tall, paints.wood(paints.OAK, 90), 1)
    s.polygon([(x - 3, y) for x, y in _coffin_outline(s, -6.5)], s.tall + 0.1, paints.cloth((0.50, 0.13, 0.12), 1.0), 0)
    inner = s.cover > 0.5
    hollow = np.minimum(box_outline(s.x + 3, s.y, s.width - 16, s.height - 16, 8), 0)
    s.top = np.where(inner & (hollow < -0.5), np.maximum(3, s.tall + hollow * 1.6), s.top).astype(np.float32)
    s.box(-3, -s.height * 0.30, s.width * 0.42, 13, 9.5, paints.cloth(paints.LINEN, 0.8), 4, 3)
    s.polygon(
        [(x * 0.9 + 9, y * 0.94 + 2) for x, y in _coffin_outline(s, -13)], 0.5, paints.plain((0.1, 0.07, 0.05)), 0
    )
    s.bar(s.right - 3, -s.bottom * 0.72, s.right - 7, s.bottom - 3, 2.6, s.tall + 3, paints.wood(paints.DARK, 85))
