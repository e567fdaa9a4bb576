"""Loose grounds: dust, gravel, mud, grass, straw, grave earth."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.filters import mix, smoothstep
from game.bake.frame import Frame
from game.bake.scatter import strew

Surface = tuple[Array, Array]
Colour = tuple[float, float, float]


def _paint(frame: Frame, colour: Colour) -> Array:
    return np.broadcast_to(np.array(colour, np.float32), (*frame.shape, 3)).copy()


def pebbles(
    frame: Frame,
    surface: Surface,
    cell: float,
    density: float,
    sizes: tuple[float, float],
    colours: tuple[Colour, Colour],
    seed: int,
    lift: float = 0.75,
) -> None:
    """Strew rounded stones into a surface, each sitting in a small dark hollow."""
    colour, relief = surface[0].reshape(-1, 3), surface[1].reshape(-1)
    stones = strew(frame, cell, density, sizes, seed, margin=1.35, whole=density < 0.5)
    reach = stones.reach
    first, second = (np.array(tint, np.float32) for tint in colours)
    tint = first + (second - first) * stones.chance[:, None]
    edge = smoothstep(1.0, 0.72, reach)
    height = np.sqrt(np.clip(1 - reach, 0, 1))
    hollow = np.exp(-np.maximum(reach - 1, 0) * 3.0) * (1 - edge)
    under = colour[stones.places] * (1 - 0.24 * hollow)[:, None]
    colour[stones.places] = mix(under, tint * (0.82 + 0.3 * height)[:, None], edge)
    relief[stones.places] += stones.radius * lift * height


def _blades(
    frame: Frame,
    surface: Surface,
    cell: float,
    density: float,
    colours: tuple[Colour, Colour],
    seed: int,
    length: tuple[float, float] = (3.0, 6.5),
    where: Array | None = None,
) -> None:
    """Strew single stalks: long thin bent strokes, thinning out where `where` is below 1."""
    colour, relief = surface[0].reshape(-1, 3), surface[1].reshape(-1)
    stalks = strew(frame, cell, density, length, seed, aspects=(0.10, 0.16), whole=density < 0.5)
    bend = stalks.across + (stalks.along**2 - 0.4) * (stalks.chance - 0.5) * 5
    body = smoothstep(1.2, 0.5, np.abs(bend) + np.abs(stalks.along) ** 4)
    if where is not None:
        body = body * (where.ravel()[stalks.places] > (stalks.chance * 5) % 1)
    first, second = (np.array(tint, np.float32) for tint in colours)
    tint = first + (second - first) * ((stalks.chance * 7) % 1)[:, None]
    colour[stalks.places] = mix(colour[stalks.places], tint, 0.9 * body)
    relief[stalks.places] += 0.8 * body


def sand(frame: Frame, pale: Colour, body: Colour, deep: Colour) -> Surface:
    """Sand in three tones; all sands share their drifts, so that one runs into the other without a step."""
    seed = 100
    broad = frame.cloud((210, 0.55), (90, 0.35), (38, 0.25), seed=seed)
    drift = frame.cloud((64, 0.5), (26, 0.4), (11, 0.3), seed=seed + 10)
    grain = frame.cloud((3.1, 0.55), (1.3, 0.5), seed=seed + 20)
    colour = mix(_paint(frame, body), np.array(pale, np.float32), smoothstep(0.0, 1.5, broad + 0.4 * drift))
    colour = mix(colour, np.array(deep, np.float32), 0.8 * smoothstep(0.1, 1.5, -broad + 0.5 * drift))
    colour *= (1 + 0.055 * grain + 0.03 * drift)[..., None]
    soft = 0.55 + 0.45 * smoothstep(-0.8, 0.8, frame.noise(80, seed + 32))
    relief = (0.40 * drift + 0.10 * frame.noise(6, seed + 33)) * soft + 0.30 * grain + 1.9 * frame.noise(52, seed + 40)
    return colour, relief.astype(np.float32)


def dust(frame: Frame) -> Surface:
    """Sun-bleached dust of a street, with pebbles and stray straw."""
    surface = sand(frame, (0.80, 0.66, 0.47), (0.70, 0.56, 0.385), (0.565, 0.43, 0.285))
    pebbles(frame, surface, 13, 0.20, (0.6, 1.9), ((0.72, 0.62, 0.49), (0.50, 0.42, 0.34)), 151)
    pebbles(frame, surface, 47, 0.28, (1.6, 4.2), ((0.68, 0.58, 0.46), (0.46, 0.39, 0.32)), 152)
    _blades(frame, surface, 23, 0.09, ((0.82, 0.70, 0.44), (0.66, 0.53, 0.30)), 161)
    return surface


def dust_dark(frame: Frame) -> Surface:
    """Trodden, damper dust near doors and troughs."""
    surface = sand(frame, (0.685, 0.55, 0.385), (0.585, 0.46, 0.315), (0.465, 0.35, 0.235))
    pebbles(frame, surface, 12, 0.22, (0.6, 1.8), ((0.60, 0.51, 0.41), (0.40, 0.33, 0.27)), 251)
    _blades(frame, surface, 21, 0.12, ((0.70, 0.58, 0.36), (0.50, 0.39, 0.22)), 261)
    return surface


def gravel(frame: Frame) -> Surface:
    """Loose stones in sand."""
    surface = sand(frame, (0.62, 0.54, 0.44), (0.53, 0.455, 0.37), (0.42, 0.36, 0.29))
    tones: tuple[Colour, Colour] = ((0.68, 0.62, 0.54), (0.40, 0.35, 0.30))
    pebbles(frame, surface, 5.5, 0.75, (0.9, 2.4), tones, 351)
    pebbles(frame, surface, 8.5, 0.65, (1.4, 3.6), ((0.64, 0.57, 0.48), (0.37, 0.33, 0.30)), 352)
    pebbles(frame, surface, 21, 0.35, (2.4, 5.4), tones, 353)
    return surface


def mud(frame: Frame) -> Surface:
    """Wet earth with a dull shine in its hollows."""
    colour, relief = sand(frame, (0.45, 0.34, 0.235), (0.36, 0.265, 0.18), (0.26, 0.185, 0.125))
    lumps = frame.cloud((19, 0.6), (8, 0.4), seed=450)
    pool = smoothstep(0.5, 1.0, -lumps + 0.3 * frame.noise(60, 460))
    colour = mix(colour, np.array((0.30, 0.27, 0.25), np.float32), 0.75 * pool)
    return colour, relief * (1 - 0.8 * pool) + 2.4 * np.maximum(lumps, -0.5)


def _grassy(frame: Frame, soil: Surface, colours: tuple[Colour, Colour], cover: float, seed: int) -> Surface:
    colour, relief = soil
    patch = frame.cloud((75, 0.6), (30, 0.4), (12, 0.3), seed=seed)
    turf = smoothstep(0.5 - cover, 1.7 - cover, patch + 0.25 * frame.noise(5, seed + 5))
    first, second = (np.array(tint, np.float32) for tint in colours)
    fine = frame.cloud((3.5, 0.5), (1.6, 0.5), seed=seed + 7)
    green = first + (second - first) * smoothstep(-1.2, 1.2, frame.noise(33, seed + 6) + 0.5 * fine)[..., None]
    colour = mix(colour, green * (0.84 + 0.12 * fine)[..., None], 0.62 * turf)
    relief = relief + turf * (0.8 + 0.4 * fine)
    surface = (colour, relief.astype(np.float32))
    for index, cell in enumerate((5.0, 5.9, 7.1, 8.3)):
        _blades(frame, surface, cell, 0.95, colours, seed + 20 + 3 * index, (2.6, 4.4), where=0.06 + 0.94 * turf)
    return surface


def grass_dry(frame: Frame) -> Surface:
    """Yellow prairie grass."""
    soil = sand(frame, (0.72, 0.60, 0.42), (0.63, 0.51, 0.35), (0.52, 0.40, 0.27))
    return _grassy(frame, soil, ((0.74, 0.66, 0.38), (0.50, 0.45, 0.23)), 1.5, 550)


def grass_scrub(frame: Frame) -> Surface:
    """Thin grey-green scrub on sand."""
    soil = sand(frame, (0.74, 0.61, 0.43), (0.645, 0.52, 0.36), (0.53, 0.41, 0.27))
    return _grassy(frame, soil, ((0.56, 0.55, 0.34), (0.37, 0.39, 0.235)), 0.75, 650)


def straw(frame: Frame) -> Surface:
    """A stable floor: earth under layers of straw."""
    surface = sand(frame, (0.60, 0.47, 0.30), (0.50, 0.38, 0.235), (0.39, 0.285, 0.17))
    pale: tuple[Colour, Colour] = ((0.86, 0.73, 0.43), (0.64, 0.50, 0.25))
    for index, cell in enumerate((7.0, 8.3, 9.7, 11.9, 13.1)):
        _blades(frame, surface, cell, 0.85, pale, 750 + 3 * index, (3.5, 6.4))
    return surface


def earth(frame: Frame) -> Surface:
    """Packed brown earth with small stones."""
    surface = sand(frame, (0.52, 0.405, 0.285), (0.435, 0.33, 0.225), (0.335, 0.245, 0.165))
    pebbles(frame, surface, 14, 0.4, (0.8, 2.6), ((0.54, 0.46, 0.37), (0.35, 0.29, 0.24)), 851)
    return surface


def grave_earth(frame: Frame) -> Surface:
    """Dark turned soil with clods and withered grass."""
    colour, relief = sand(frame, (0.42, 0.34, 0.235), (0.345, 0.27, 0.185), (0.26, 0.20, 0.14))
    surface = _grassy(frame, (colour, relief), ((0.47, 0.44, 0.27), (0.31, 0.31, 0.19)), 0.35, 950)
    pebbles(frame, surface, 12, 0.35, (0.8, 2.8), ((0.44, 0.37, 0.28), (0.27, 0.215, 0.16)), 961)
    return surface


def ballast(frame: Frame) -> Surface:
    """Broken stone of a railway bed."""
    surface = sand(frame, (0.44, 0.405, 0.365), (0.36, 0.33, 0.30), (0.27, 0.25, 0.225))
    grey: tuple[Colour, Colour] = ((0.63, 0.585, 0.53), (0.34, 0.315, 0.29))
    warm: tuple[Colour, Colour] = ((0.58, 0.50, 0.42), (0.38, 0.33, 0.285))
    pebbles(frame, surface, 5.0, 0.95, (1.5, 2.5), grey, 1051, 0.9)
    pebbles(frame, surface, 6.1, 0.85, (1.8, 3.1), warm, 1052, 0.9)
    pebbles(frame, surface, 8.7, 0.7, (2.4, 4.3), grey, 1053, 0.9)
    return surface


def void(frame: Frame) -> Surface:
    """Nothing: the dark under the table."""
    colour = _paint(frame, (0.085, 0.07, 0.06)) * (1 + 0.08 * frame.noise(40, 1101))[..., None]
    return colour, 0.3 * frame.noise(9, 1102)
