"""Stone floors: slabs, tiles and bare rock."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.filters import mix, smoothstep
from game.bake.frame import Frame
from game.bake.noise import point_noise, point_value

Surface = tuple[Array, Array]
Colour = tuple[float, float, float]


def _slabs(
    frame: Frame, course: float, length: float, tones: tuple[Colour, ...], mortar: Colour, seed: int, wobble: float
) -> Surface:
    """Courses of cut stones of varying length, with chipped edges and mortar between."""
    x, y = frame.grid
    seed += frame.seed * 3
    shaky = wobble * (point_noise(x / 9, y / 9, seed % 29) + 0.5 * point_noise(x / 3.2, y / 3.2, seed % 23))
    u = x + shaky
    v = y + wobble * (point_noise(x / 9, y / 9, seed % 29 + 40) + 0.5 * point_noise(x / 3.2, y / 3.2, seed % 23 + 40))
    row = np.floor(v / course)
    size = length * (0.72 + 0.56 * point_value(row, row * 0 + 5, seed))
    step = u / size + 5 * point_value(row, row * 0 + 9, seed)
    number = np.floor(step)
    stone = point_value(number * 3, row, seed + 1)
    second = point_value(number * 5 + 1, row, seed + 2)
    part = step - number
    sides = np.minimum(part, 1 - part) * size
    ends = (v - row * course) * 1.0
    ends = np.minimum(ends, course - ends)
    corner = 3.2
    edge = np.minimum(sides, ends)
    rounded = corner - np.hypot(np.maximum(corner - sides, 0), np.maximum(corner - ends, 0))
    edge = np.where((sides < corner) & (ends < corner), rounded, edge)
    palette = np.array(tones, np.float32)
    pick = np.clip((stone * len(palette)).astype(np.int64), 0, len(palette) - 1)
    mottle = frame.cloud((24, 0.5), (9, 0.4), (3.5, 0.3), seed=2000 + seed % 50)
    grain = frame.noise(1.6, 2040)
    colour = palette[pick] * (0.88 + 0.24 * second + 0.075 * mottle + 0.05 * grain)[..., None]
    vein = np.exp(-((point_noise(x / 21 + stone * 90, y / 21 + second * 70, 11) + 0.25 * mottle) ** 2) * 320)
    vein *= np.where(second > 0.62, 1.0, 0.0)
    colour *= (1 - 0.30 * vein)[..., None]
    joint = smoothstep(1.5, 0.6, edge)
    sand = np.array(mortar, np.float32) * (1 + 0.10 * grain)[..., None]
    colour = mix(colour, sand, joint)
    relief = 0.45 * mottle + 0.28 * grain + (stone - 0.5) * 1.1 + (part - 0.5) * (second - 0.5) * 2
    relief -= 2.1 * joint + 1.5 * np.exp(-((edge / 2.0) ** 2)) + 0.8 * vein
    return colour.astype(np.float32), relief.astype(np.float32)


def stone_floor(frame: Frame) -> Surface:
    """Cool grey paving of a church or a bank."""
    tones: tuple[Colour, ...] = ((0.56, 0.53, 0.485), (0.50, 0.475, 0.44), (0.61, 0.575, 0.52), (0.465, 0.44, 0.415))
    return _slabs(frame, 32, 46, tones, (0.31, 0.285, 0.25), 31, 0.35)


def flagstones(frame: Frame) -> Surface:
    """Large warm flags, uneven, sand in the joints."""
    tones: tuple[Colour, ...] = ((0.63, 0.565, 0.47), (0.55, 0.485, 0.40), (0.68, 0.61, 0.51), (0.50, 0.455, 0.395))
    return _slabs(frame, 42.667, 58, tones, (0.48, 0.385, 0.27), 51, 1.15)


def tiles_checker(frame: Frame) -> Surface:
    """Cream and slate tiles, worn and chipped."""
    x, y = frame.grid
    size = 21.3334
    column, row = np.floor(x / size), np.floor(y / size)
    light = (column + row) % 2 == 0
    chance = point_value(column, row, 61 + frame.seed)
    edge = np.minimum(
        np.minimum(x - column * size, size - (x - column * size)),
        np.minimum(y - row * size, size - (y - row * size)),
    )
    mottle = frame.cloud((30, 0.5), (8, 0.4), (3, 0.3), seed=2100)
    base = np.where(light[..., None], np.array((0.73, 0.665, 0.55)), np.array((0.225, 0.205, 0.20))).astype(np.float32)
    colour = base * (0.92 + 0.16 * chance + 0.055 * mottle)[..., None]
    grime = smoothstep(0.2, 1.6, frame.cloud((90, 0.7), (33, 0.4), seed=2120))
    colour = mix(colour, np.array((0.42, 0.34, 0.25), np.float32), 0.30 * grime)
    joint = smoothstep(0.9, 0.35, edge)
    colour = mix(colour, np.array((0.21, 0.175, 0.14), np.float32), 0.85 * joint)
    relief = 0.22 * mottle + (chance - 0.5) * 0.5 - 1.1 * joint - 0.6 * np.exp(-edge)
    return colour, relief.astype(np.float32)


def rock_floor(frame: Frame) -> Surface:
    """Hewn rock of a gallery: ledges, chisel marks, dust in the hollows."""
    broad = frame.cloud((90, 0.8), (38, 0.5), (15, 0.3), seed=2200)
    ledge = np.abs(frame.noise(27, 2210) + 0.45 * frame.noise(9, 2211) + 0.22 * frame.noise(3.5, 2212))
    grain = frame.cloud((4, 0.5), (1.7, 0.45), seed=2220)
    base = np.array((0.40, 0.345, 0.295), np.float32) * (1 + 0.10 * broad + 0.07 * grain)[..., None]
    sand = smoothstep(0.1, 1.2, -broad + 0.3 * grain)
    colour = mix(base, np.array((0.52, 0.42, 0.31), np.float32), 0.55 * sand)
    crease = np.exp(-((ledge / 0.09) ** 2))
    colour *= (1 - 0.24 * crease * (1 - sand))[..., None]
    relief = (2.6 * broad + 3.4 * np.sqrt(ledge)) * (1 - 0.6 * sand) + 0.5 * grain - 0.8 * crease
    return colour, relief.astype(np.float32)
