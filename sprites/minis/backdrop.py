"""Painted backdrops for portraits: a dusk sky in brush strokes over a skyline, western by default."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter

from sprites.minis import station
from sprites.minis.noise import cloudy, noise

Draw = ImageDraw.ImageDraw


def _mesas(d: Draw, n: int) -> None:
    d.polygon(
        [
            (0, n),
            (0, n * 0.62),
            (n * 0.05, n * 0.60),
            (n * 0.07, n * 0.46),
            (n * 0.24, n * 0.45),
            (n * 0.27, n * 0.60),
            (n * 0.45, n * 0.66),
            (n * 0.70, n * 0.64),
            (n * 0.74, n * 0.52),
            (n * 0.80, n * 0.51),
            (n * 0.82, n * 0.40),
            (n * 0.93, n * 0.395),
            (n * 0.95, n * 0.55),
            (n, n * 0.58),
            (n, n),
        ],
        fill=255,
    )


def _town(d: Draw, n: int) -> None:
    for x, w, h in ((-0.02, 0.16, 0.56), (0.14, 0.13, 0.64), (0.76, 0.14, 0.60), (0.90, 0.14, 0.50)):
        d.rectangle([x * n, h * n, (x + w) * n, n], fill=255)
        d.rectangle([(x - 0.012) * n, (h - 0.02) * n, (x + w + 0.012) * n, (h + 0.01) * n], fill=255)
    d.polygon([(0.14 * n, 0.64 * n), (0.205 * n, 0.56 * n), (0.27 * n, 0.64 * n)], fill=255)
    d.rectangle([0.945 * n, 0.42 * n, 0.975 * n, 0.52 * n], fill=255)


def _church(d: Draw, n: int) -> None:
    d.polygon(
        [(0.70 * n, n), (0.70 * n, 0.62 * n), (0.84 * n, 0.52 * n), (0.98 * n, 0.62 * n), (0.98 * n, n)], fill=255
    )
    d.polygon(
        [(0.79 * n, 0.6 * n), (0.79 * n, 0.38 * n), (0.84 * n, 0.24 * n), (0.89 * n, 0.38 * n), (0.89 * n, 0.6 * n)],
        fill=255,
    )
    d.rectangle([0.834 * n, 0.15 * n, 0.846 * n, 0.26 * n], fill=255)
    d.rectangle([0.815 * n, 0.18 * n, 0.865 * n, 0.192 * n], fill=255)
    for x, h in ((0.05, 0.62), (0.15, 0.66), (0.24, 0.63)):
        d.rectangle([(x - 0.012) * n, h * n, (x + 0.012) * n, n], fill=255)
        d.rectangle([(x - 0.045) * n, (h + 0.05) * n, (x + 0.045) * n, (h + 0.075) * n], fill=255)
    d.rectangle([0, 0.76 * n, n, n], fill=255)


def _cacti(d: Draw, n: int) -> None:
    d.polygon([(0, n), (0, 0.70 * n), (0.3 * n, 0.66 * n), (0.7 * n, 0.70 * n), (n, 0.64 * n), (n, n)], fill=255)
    for x, top, w in ((0.11, 0.30, 0.045), (0.88, 0.40, 0.038)):
        d.rounded_rectangle([(x - w / 2) * n, top * n, (x + w / 2) * n, n], w / 2 * n, fill=255)
        for side, y, up in ((-1, 0.56, 0.14), (1, 0.50, 0.12)):
            ax = x + side * w * 1.9
            d.rounded_rectangle(
                [(min(x, ax) - w * 0.3) * n, (y - w * 0.35) * n, (max(x, ax) + w * 0.3) * n, (y + w * 0.35) * n],
                w * 0.35 * n,
                fill=255,
            )
            d.rounded_rectangle(
                [(ax - w * 0.35) * n, (y - up) * n, (ax + w * 0.35) * n, (y + w * 0.3) * n], w * 0.35 * n, fill=255
            )


def _mill(d: Draw, n: int) -> None:
    d.polygon([(0, n), (0, 0.74 * n), (0.5 * n, 0.70 * n), (n, 0.72 * n), (n, n)], fill=255)
    for foot in (0.78, 0.96):
        d.line([(0.87 * n, 0.26 * n), (foot * n, 0.75 * n)], fill=255, width=int(0.012 * n))
    for y in (0.42, 0.55, 0.66):
        w = 0.09 * (y - 0.26) / 0.49
        d.line([((0.87 - w) * n, y * n), ((0.87 + w) * n, y * n)], fill=255, width=int(0.008 * n))
    for a in np.arange(0, 2 * np.pi, np.pi / 6):
        tip = [((0.87 + 0.12 * np.cos(a + t)) * n, (0.26 + 0.12 * np.sin(a + t)) * n) for t in (-0.13, 0.13)]
        d.polygon([(0.87 * n, 0.26 * n), *tip], fill=255)
    d.rectangle([0.04 * n, 0.58 * n, 0.22 * n, n], fill=255)
    d.polygon([(0.02 * n, 0.59 * n), (0.13 * n, 0.48 * n), (0.24 * n, 0.59 * n)], fill=255)


def _saloon(d: Draw, n: int) -> None:
    d.rectangle([0, 0.36 * n, 0.19 * n, n], fill=255)
    d.polygon(
        [
            (0, 0.36 * n),
            (0, 0.27 * n),
            (0.07 * n, 0.27 * n),
            (0.10 * n, 0.31 * n),
            (0.16 * n, 0.31 * n),
            (0.19 * n, 0.36 * n),
        ],
        fill=255,
    )
    d.rectangle([0, 0.60 * n, 0.27 * n, 0.62 * n], fill=255)
    for x in (0.215, 0.265):
        d.rectangle([(x - 0.006) * n, 0.60 * n, (x + 0.006) * n, n], fill=255)
    d.rectangle([0.82 * n, 0.50 * n, n, n], fill=255)
    d.polygon([(0.80 * n, 0.51 * n), (0.91 * n, 0.40 * n), (n, 0.49 * n), (n, 0.51 * n)], fill=255)
    d.polygon([(0, n), (0, 0.76 * n), (0.4 * n, 0.72 * n), (0.75 * n, 0.73 * n), (n, 0.77 * n), (n, n)], fill=255)


def _mine(d: Draw, n: int) -> None:
    d.polygon(
        [
            (0, n),
            (0, 0.30 * n),
            (0.10 * n, 0.36 * n),
            (0.20 * n, 0.52 * n),
            (0.35 * n, 0.66 * n),
            (0.66 * n, 0.70 * n),
            (0.8 * n, 0.52 * n),
            (0.92 * n, 0.46 * n),
            (n, 0.36 * n),
            (n, n),
        ],
        fill=255,
    )
    for x0, x1 in ((0.74, 0.80), (0.86, 0.80)):
        d.line([(x0 * n, 0.62 * n), (x1 * n, 0.30 * n)], fill=255, width=int(0.012 * n))
    d.line([(0.74 * n, 0.31 * n), (0.86 * n, 0.31 * n)], fill=255, width=int(0.014 * n))


WINDOWS: dict[str, tuple[tuple[float, float, float, float], ...]] = {
    "saloon": ((0.03, 0.44, 0.05, 0.09), (0.12, 0.44, 0.05, 0.09), (0.05, 0.66, 0.07, 0.12), (0.87, 0.58, 0.05, 0.07)),
    "town": ((0.02, 0.63, 0.04, 0.06), (0.09, 0.63, 0.03, 0.06), (0.80, 0.66, 0.03, 0.05), (0.93, 0.57, 0.04, 0.06)),
    "church": ((0.825, 0.42, 0.03, 0.07), (0.75, 0.66, 0.03, 0.07), (0.90, 0.66, 0.03, 0.07)),
    "mill": ((0.09, 0.65, 0.04, 0.05),),
    **station.WINDOWS,
}
SKYLINES: dict[str, Callable[[Draw, int], None]] = {
    "mesas": _mesas,
    "town": _town,
    "church": _church,
    "cacti": _cacti,
    "mill": _mill,
    "saloon": _saloon,
    "mine": _mine,
    **station.SKYLINES,
}
SUN, LAMP = (0.42, 0.27, 0.12), (1.0, 0.70, 0.32)


def _rgb(code: str) -> np.ndarray:
    return np.array([int(code[i : i + 2], 16) for i in (0, 2, 4)]) / 255


def backdrop(size: int, skyline: str, colours: tuple[str, str, str], seed: int) -> np.ndarray:
    """The backdrop as floats (size, size, 3): zenith, middle and glow colours from top to horizon."""
    y, x = np.mgrid[0:size, 0:size].astype(np.float32) / size
    at = np.stack([x.ravel(), y.ravel(), np.full(x.size, seed * 3.7, np.float32)])
    strokes = cloudy(at * np.array([[5.0], [22.0], [1.0]]) + 0.6 * noise(at * 9)).reshape(x.shape)
    billow = cloudy(at * np.array([[2.2], [5.5], [1.0]]) + 31).reshape(x.shape)
    height = np.clip(y * 1.42 + 0.11 * billow + 0.05 * strokes, 0, 1)
    zenith, middle, glow = (_rgb(c) for c in colours)
    t = height[..., None]
    sky = np.where(t < 0.55, zenith + (middle - zenith) * (t / 0.55), middle + (glow - middle) * ((t - 0.55) / 0.45))
    cloud = np.clip(billow * 1.6 + strokes * 0.7 - 0.35, 0, 1)[..., None] * (1 - t * 0.4)
    sky = sky + cloud * (glow * 0.55 + 0.10 - sky * 0.35) * 0.55
    sun = np.exp(-(((x - 0.30) / 0.22) ** 2 + ((y - 0.62) / 0.16) ** 2))[..., None]
    sun_colour, lamp_colour = station.LIGHTS.get(skyline, (SUN, LAMP))
    sky = sky + sun * np.array(sun_colour)
    mask = Image.new("L", (size, size), 0)
    SKYLINES[skyline](ImageDraw.Draw(mask), size)
    land = gaussian_filter(np.asarray(mask, np.float32) / 255, size * 0.004)
    land = np.clip(land + 0.10 * strokes * (land > 0.02) * (land < 0.98), 0, 1)[..., None]
    dark = zenith * 0.55 + middle * 0.22 + 0.05 * strokes[..., None] * middle + sun * glow * 0.10
    panes = Image.new("L", (size, size), 0)
    for left, top, wide, tall in WINDOWS.get(skyline, ()):
        ImageDraw.Draw(panes).rectangle([v * size for v in (left, top, left + wide, top + tall)], fill=255)
    shine = gaussian_filter(np.asarray(panes, np.float32) / 255, size * 0.003)[..., None]
    halo = gaussian_filter(np.asarray(panes, np.float32) / 255, size * 0.03)[..., None]
    picture = sky * (1 - land) + dark * land
    picture = picture + (0.62 * shine * (0.85 + 0.3 * strokes[..., None]) + 0.30 * halo) * np.array(lamp_colour)
    grain = noise(at * np.array([[14.0], [80.0], [1.0]]) + 0.8 * noise(at * 6)).reshape(x.shape)[..., None]
    picture = picture * (1 + 0.07 * grain)
    halo = np.exp(-(((x - 0.5) / 0.38) ** 2 + ((y - 0.46) / 0.42) ** 2))[..., None]
    vignette = 1 - 0.55 * np.clip(np.hypot(x - 0.5, y - 0.5) * 1.55 - 0.28, 0, 1)[..., None]
    return np.clip((picture * (0.95 + 0.25 * halo)) * vignette, 0, 1)
