"""Skylines of a mining station for portraits: rooms seen against their own light, and the domes on the surface.

Each draws its dark shapes on a square of n pixels; windows are (left, top, width, height) as shares of the side, and
lights are the colours of the glow on the horizon and of the windows.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PIL import ImageDraw

Draw = ImageDraw.ImageDraw
Box = tuple[float, float, float, float]
Colour = tuple[float, float, float]


def _boxes(d: Draw, n: int, boxes: tuple[Box, ...], round_: float = 0.0) -> None:
    for left, top, right, bottom in boxes:
        d.rounded_rectangle([left * n, top * n, right * n, bottom * n], round_ * n, fill=255)


def _lines(d: Draw, n: int, lines: tuple[Box, ...], wide: float) -> None:
    for x0, y0, x1, y1 in lines:
        d.line([(x0 * n, y0 * n), (x1 * n, y1 * n)], fill=255, width=max(1, round(wide * n)))


def _domes(d: Draw, n: int) -> None:
    ridge = [(0, 0.62), (0.10, 0.55), (0.22, 0.64), (0.42, 0.70), (0.66, 0.66), (0.84, 0.58), (0.93, 0.48), (1, 0.52)]
    d.polygon([(x * n, y * n) for x, y in [(0, 1), *ridge, (1, 1)]], fill=255)
    for x, y, r in ((0.13, 0.68, 0.17), (0.84, 0.72, 0.14)):
        d.pieslice([(x - r) * n, (y - r) * n, (x + r) * n, (y + r) * n], 180, 360, fill=255)
    _lines(d, n, ((0.31, 0.70, 0.31, 0.26), (0.26, 0.36, 0.36, 0.36), (0.275, 0.46, 0.345, 0.46)), 0.012)
    d.pieslice([0.27 * n, 0.18 * n, 0.39 * n, 0.30 * n], 20, 200, fill=255)


def _hangar(d: Draw, n: int) -> None:
    _boxes(d, n, ((0, 0, 0.09, 1), (0.91, 0, 1, 1), (0, 0.10, 1, 0.15), (0, 0.80, 1, 1)))
    for x in np.arange(0.0, 1.0, 0.125):
        _lines(d, n, ((x, 0.0, x + 0.0625, 0.12), (x + 0.0625, 0.12, x + 0.125, 0.0)), 0.014)
    hull = [(0.62, 0.80), (0.66, 0.62), (0.76, 0.52), (0.92, 0.46), (1.0, 0.46), (1.0, 0.80)]
    d.polygon([(x * n, y * n) for x, y in hull], fill=255)
    d.polygon([(x * n, y * n) for x, y in ((0.84, 0.48), (0.90, 0.26), (0.97, 0.26), (0.97, 0.5))], fill=255)
    _boxes(d, n, ((0.09, 0.60, 0.24, 0.80), (0.11, 0.48, 0.20, 0.60)))


def _armoury(d: Draw, n: int) -> None:
    _boxes(d, n, ((0, 0.18, 0.24, 1), (0.76, 0.12, 1, 1), (0, 0.82, 1, 1), (0, 0.04, 1, 0.09)))
    for x in (0.30, 0.36, 0.64, 0.70):
        _boxes(d, n, ((x - 0.010, 0.30, x + 0.010, 0.82), (x - 0.020, 0.44, x + 0.020, 0.62)), 0.006)
        _boxes(d, n, ((x - 0.016, 0.62, x + 0.026, 0.74),), 0.006)
    _lines(d, n, ((0.24, 0.40, 0.76, 0.40),), 0.014)


def _laboratory(d: Draw, n: int) -> None:
    _boxes(d, n, ((0.02, 0.24, 0.22, 1.0), (0.79, 0.30, 0.97, 1.0)), 0.05)
    _boxes(d, n, ((0, 0.78, 1, 1), (0.0, 0.16, 0.26, 0.24), (0.75, 0.22, 1.0, 0.30), (0, 0.02, 1, 0.06)))
    _lines(
        d,
        n,
        ((0.12, 0.0, 0.12, 0.2), (0.88, 0.0, 0.88, 0.26), (0.30, 0.04, 0.30, 0.30), (0.68, 0.04, 0.68, 0.22)),
        0.022,
    )
    d.ellipse([0.27 * n, 0.28 * n, 0.33 * n, 0.36 * n], fill=255)


def _workshop(d: Draw, n: int) -> None:
    _boxes(
        d,
        n,
        (
            (0, 0.30, 0.25, 0.33),
            (0, 0.52, 0.25, 0.55),
            (0, 0.76, 1, 1),
            (0.02, 0.20, 0.09, 0.30),
            (0.12, 0.16, 0.19, 0.30),
        ),
    )
    _boxes(
        d,
        n,
        ((0.04, 0.40, 0.20, 0.52), (0.03, 0.64, 0.12, 0.76), (0.14, 0.60, 0.23, 0.76), (0.80, 0.66, 0.96, 0.78)),
        0.012,
    )
    _lines(d, n, ((0.88, 0.68, 0.95, 0.38), (0.95, 0.38, 0.78, 0.20), (0.78, 0.20, 0.72, 0.34)), 0.05)
    for x, y, r in ((0.95, 0.38, 0.045), (0.78, 0.20, 0.042), (0.88, 0.68, 0.05)):
        d.ellipse([(x - r) * n, (y - r) * n, (x + r) * n, (y + r) * n], fill=255)
    _lines(d, n, ((0.72, 0.34, 0.69, 0.42), (0.72, 0.34, 0.76, 0.42)), 0.018)


def _bar(d: Draw, n: int) -> None:
    _boxes(d, n, ((0.70, 0.30, 1, 0.325), (0.70, 0.52, 1, 0.545), (0, 0.74, 1, 1), (0, 0, 1, 0.05)))
    for i, x in enumerate((0.74, 0.79, 0.85, 0.90, 0.95)):
        tall = 0.09 + 0.03 * (i % 3)
        _boxes(
            d, n, ((x - 0.016, 0.30 - tall, x + 0.016, 0.30), (x - 0.014, 0.52 - tall * 0.9, x + 0.014, 0.52)), 0.008
        )
    for x, low in ((0.10, 0.24), (0.26, 0.16)):
        _lines(d, n, ((x, 0.0, x, low),), 0.008)
        d.pieslice([(x - 0.055) * n, (low - 0.04) * n, (x + 0.055) * n, (low + 0.07) * n], 180, 360, fill=255)
    d.polygon([(x * n, y * n) for x, y in ((0.03, 0.74), (0.07, 0.60), (0.19, 0.60), (0.23, 0.74))], fill=255)


SKYLINES: dict[str, Callable[[Draw, int], None]] = {
    "domes": _domes,
    "hangar": _hangar,
    "armoury": _armoury,
    "laboratory": _laboratory,
    "workshop": _workshop,
    "bar": _bar,
}
WINDOWS: dict[str, tuple[Box, ...]] = {
    "domes": ((0.06, 0.61, 0.03, 0.03), (0.12, 0.58, 0.03, 0.03), (0.18, 0.61, 0.03, 0.03), (0.82, 0.64, 0.05, 0.03)),
    "hangar": (
        (0.70, 0.60, 0.06, 0.03),
        (0.12, 0.52, 0.05, 0.02),
        (0.30, 0.115, 0.10, 0.02),
        (0.60, 0.115, 0.10, 0.02),
    ),
    "armoury": ((0.05, 0.26, 0.13, 0.02), (0.82, 0.20, 0.12, 0.02), (0.30, 0.055, 0.40, 0.02)),
    "laboratory": ((0.05, 0.32, 0.14, 0.40), (0.82, 0.38, 0.12, 0.34)),
    "workshop": ((0.06, 0.44, 0.10, 0.05), (0.83, 0.70, 0.08, 0.03)),
    "bar": (
        (0.08, 0.262, 0.04, 0.02),
        (0.24, 0.182, 0.04, 0.02),
        (0.70, 0.335, 0.30, 0.012),
        (0.70, 0.555, 0.30, 0.012),
        (0.09, 0.50, 0.08, 0.10),
    ),
}
LIGHTS: dict[str, tuple[Colour, Colour]] = {
    "domes": ((0.42, 0.22, 0.12), (0.55, 1.0, 1.0)),
    "hangar": ((0.16, 0.20, 0.22), (1.0, 0.72, 0.36)),
    "armoury": ((0.30, 0.10, 0.08), (1.0, 0.36, 0.28)),
    "laboratory": ((0.08, 0.22, 0.20), (0.58, 1.0, 0.40)),
    "workshop": ((0.12, 0.20, 0.26), (0.45, 0.95, 1.0)),
    "bar": ((0.30, 0.10, 0.30), (0.40, 0.95, 1.0)),
}
