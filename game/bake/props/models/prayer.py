"""The church: pews, altar, cross, font."""

from __future__ import annotations

from game.bake.props import paints
from game.bake.props.models.registry import model
from game.bake.props.sculpt import Sculpt


def candle(s: Sculpt, x: float, y: float, base: float, radius: float = 1.5) -> None:
    """A lit candle: wax, wick and flame."""
    s.disc(x, y, radius, base + 5, paints.plain((0.92, 0.88, 0.76), 0.02), 0.6)
    s.disc(x, y, radius * 0.62, base + 7.5, paints.plain((1.0, 0.78, 0.36), 0.02), 0.6)
    s.disc(x, y, radius * 0.3, base + 8, paints.plain((1.0, 0.95, 0.75), 0.0), 0.3)


@model
def pew(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 1, w - 4, h - 10, s.tall * 0.55, paints.wood(paints.OAK, 0, 8), 0.8, 1)
    s.box(0, h / 2 - 3, w - 2, 5, s.tall, paints.wood(paints.OAK), 1.2, 1.6)
    s.box(0, -h / 2 + 2, w - 6, 3, s.tall * 0.3, paints.wood(paints.DARK), 0.6, 0.8)
    for side in (-1, 1):
        s.box(side * (w / 2 - 2.5), 1.5, 5, h - 3, s.tall + 1, paints.wood(paints.DARK, 90), 1.6, 1.4)
    if s.chance(1) > 0.5:
        s.box(
            s.chance(2, -w / 3, w / 3),
            0,
            6,
            8,
            s.tall * 0.55 + 1.6,
            paints.plain(paints.OXBLOOD),
            0.4,
            0.4,
            s.chance(3, -30, 30),
        )


@model
def altar(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall * 0.2, paints.stone(paints.STONE), 1, 1.2)
    s.box(0, -2, w - 10, h - 12, s.tall, paints.stone((0.68, 0.64, 0.57)), 1, 1.5)
    s.box(0, -2, w * 0.46, h - 11, s.tall + 0.6, paints.cloth(paints.LINEN, 0.25), 0.6, 0.6)
    s.box(0, h / 2 - 9.5, w * 0.46, 3, s.tall + 0.9, paints.plain(paints.BRASS), 0.3, 0.4)
    s.box(0, -3, 2.6, 14, s.tall + 3, paints.metal(paints.BRASS, 0.05), 0.6, 1)
    s.box(0, -6, 9.6, 2.6, s.tall + 3, paints.metal(paints.BRASS, 0.05), 0.6, 1)
    for side in (-1, 1):
        s.disc(side * (w * 0.34), -4, 3, s.tall + 2, paints.metal(paints.BRASS, 0.05), 1)
        candle(s, side * (w * 0.34), -4, s.tall + 2)
    s.box(w * 0.13, 2, 11, 8, s.tall + 1.8, paints.plain(paints.LEATHER), 0.6, 0.7, 8)
    s.box(w * 0.13, 2, 9.4, 7, s.tall + 2.2, paints.plain(paints.PAPER), 0.4, 0.4, 8)


@model
def cross(s: Sculpt) -> None:
    h = s.height
    s.disc(0, h / 2 - 12, 11, 5, paints.stone(), 2)
    s.box(0, 0, 9, h - 2, s.tall, paints.wood(paints.DARK, 90), 1.2, 1.8)
    s.box(0, -h * 0.2, s.width - 2, 9, s.tall + 0.4, paints.wood(paints.DARK), 1.2, 1.8)
    s.box(0, -h * 0.2, 6, 6, s.tall + 1.6, paints.metal(paints.BRASS, 0.1), 0.6, 1, 45)


@model
def font(s: Sculpt) -> None:
    r = s.right - 1
    corners = [
        (r * c, r * d)
        for c, d in ((0.41, -1), (1, -0.41), (1, 0.41), (0.41, 1), (-0.41, 1), (-1, 0.41), (-1, -0.41), (-0.41, -1))
    ]
    s.polygon(corners, 4, paints.stone((0.52, 0.48, 0.43)))
    s.polygon([(x * 0.86, y * 0.86) for x, y in corners], s.tall, paints.stone((0.66, 0.62, 0.55)), 1.6)
    s.hole(0, 0, r * 0.60, s.tall - 3, paints.water((0.22, 0.31, 0.35)))


@model
def candle_stand(s: Sculpt) -> None:
    for angle in range(3):
        s.box(0, 0, s.width - 4, 2.2, 3, paints.metal(paints.BLACK, 0.2), 0.8, 0.8, angle * 60)
    s.disc(0, 0, 8, s.tall * 0.8, paints.metal(paints.IRON, 0.2), 1)
    for index, (x, y) in enumerate(((-4.6, 0), (4.6, 0), (0, -4.6), (0, 4.6), (0, 0))):
        candle(s, x, y, s.tall * 0.8 + s.chance(index, 0, 3), 1.7)


@model
def lectern(s: Sculpt) -> None:
    s.box(0, 2, s.width - 8, s.height - 8, 4, paints.wood(paints.DARK), 1, 1)
    s.box(0, 0, s.width - 2, s.height - 6, s.tall, paints.wood(paints.OAK, 0, 8), 1, 1.6)
    for side in (-1, 1):
        s.box(side * 6.4, -0.5, 12.2, 17, s.tall + 1.8, paints.plain(paints.PAPER, 0.03), 0.6, 1.6)
        for line in range(6):
            s.box(side * 6.4, -6 + 2.3 * line, 8.5, 0.5, s.tall + 1.9, paints.plain((0.36, 0.31, 0.25)), 0, 0)
    s.box(0, 1, 1.6, 22, s.tall + 2.2, paints.plain(paints.OXBLOOD), 0.2, 0.3)
