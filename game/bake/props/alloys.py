"""Paints of the machine age: bare and enamelled metal, glass, screens, lights and warning stripes."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.filters import smoothstep
from game.bake.noise import point_noise, point_value
from game.bake.props.sculpt import Colour, Paint, turned

STEEL: Colour = (0.40, 0.44, 0.475)
DARK: Colour = (0.215, 0.235, 0.26)
BLACK: Colour = (0.12, 0.125, 0.135)
PALE: Colour = (0.66, 0.69, 0.70)
WHITE: Colour = (0.78, 0.80, 0.80)
YELLOW: Colour = (0.80, 0.565, 0.165)
ORANGE: Colour = (0.74, 0.36, 0.13)
RED: Colour = (0.60, 0.135, 0.11)
BLUE: Colour = (0.20, 0.335, 0.47)
TEAL: Colour = (0.20, 0.42, 0.44)
GREEN: Colour = (0.27, 0.40, 0.27)
OLIVE: Colour = (0.34, 0.37, 0.235)
CYAN: Colour = (0.31, 0.80, 0.87)
AMBER: Colour = (1.0, 0.66, 0.22)
MOLD: Colour = (0.50, 0.65, 0.23)
VIOLET: Colour = (0.55, 0.36, 0.85)
COPPER: Colour = (0.58, 0.345, 0.22)


def _tone(colour: Colour, shade: Array) -> Array:
    toned: Array = np.array(colour, np.float32) * shade[:, None]
    return toned


def enamel(colour: Colour = STEEL, chipped: float = 0.3) -> Paint:
    """Painted metal, chipped to the bare steel in places."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        wide = point_noise(x / 9, y / 9, seed % 59) + 0.5 * point_noise(x / 3.4, y / 3.4, seed % 47)
        fine = point_noise(x / 0.9, y / 0.9, seed % 43)
        chip = smoothstep(0.62, 0.82, wide + 0.25 * fine) * chipped
        base = _tone(colour, 1 + 0.055 * wide + 0.025 * fine)
        return base + (np.array((0.46, 0.48, 0.49), np.float32) - base) * chip[:, None], 0.06 * fine - 0.3 * chip

    return paint


def brushed(colour: Colour = PALE, turn: float = 0.0) -> Paint:
    """Bare metal brushed in one direction."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        along, across = turned(x, y, turn)
        line = point_noise(along / 16, across / 0.7, seed % 43)
        return _tone(colour, 1 + 0.07 * line), 0.07 * line

    return paint


def ribbed(colour: Colour, pitch: float = 4.0, turn: float = 0.0, depth: float = 0.9) -> Paint:
    """Corrugated metal, cooling fins, grilles: ribs along x, turned by degrees."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        _, across = turned(x, y, turn)
        rib = np.cos(across * 2 * np.pi / pitch)
        return _tone(colour, 0.92 + 0.20 * rib + 0.04 * point_noise(x / 2, y / 2, seed % 41)), depth * rib

    return paint


def stripes(turn: float = 45.0, pitch: float = 9.0, light: Colour = YELLOW, dark: Colour = BLACK) -> Paint:
    """Warning stripes."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        _, across = turned(x, y, turn)
        band = smoothstep(-0.12, 0.12, np.sin(across * 2 * np.pi / pitch))[:, None]
        worn = 1 + 0.06 * point_noise(x / 3, y / 3, seed % 53)
        return _tone(dark, worn) + (_tone(light, worn) - _tone(dark, worn)) * band, 0 * x

    return paint


def lit(colour: Colour = CYAN, strength: float = 1.7) -> Paint:
    """Something that shines by itself."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        glow = np.array(colour, np.float32) * np.float32(strength) + np.float32(0.18)
        return np.broadcast_to(np.minimum(glow, 2.1), (*x.shape, 3)), np.zeros(x.shape, np.float32)

    return paint


def screen(colour: Colour = CYAN, strength: float = 1.15, pitch: float = 2.6) -> Paint:
    """A display: lines of signs and a few brighter fields."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        row = np.floor(y / pitch)
        word = point_value(np.floor(x / 2.2 + 3 * point_value(row, row * 0, seed % 31)), row, seed % 29)
        line = (np.abs(y / pitch - row - 0.5) < 0.30) & (word > 0.45)
        field = point_value(np.floor(x / 9), np.floor(y / 6), seed % 23) > 0.80
        shade = np.where(line, strength, np.where(field, 0.62 * strength, 0.26))
        return _tone(colour, shade.astype(np.float32)), np.zeros(x.shape, np.float32)

    return paint


def glazed(colour: Colour = (0.16, 0.24, 0.27), shine: float = 1.0) -> Paint:
    """Dark glass with a slanting reflection."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        band = np.sin((x + y) / 7.0 + seed % 7) + 0.4 * point_noise(x / 6, y / 6, seed % 37)
        sky = (smoothstep(0.55, 1.0, band) * 0.45 * shine)[:, None]
        base = _tone(colour, 1 + 0.03 * band)
        return base + (np.array((0.72, 0.80, 0.84), np.float32) - base) * sky, 0 * x

    return paint


def slime(colour: Colour = MOLD, wet: float = 0.5) -> Paint:
    """Living tissue: blotched, veined, wet."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        wide = point_noise(x / 7, y / 7, seed % 59)
        vein = np.exp(-((point_noise(x / 4.2, y / 4.2, seed % 47) / 0.12) ** 2))
        fine = point_noise(x / 1.3, y / 1.3, seed % 43)
        gloss = smoothstep(0.35, 0.8, point_noise(x / 2.6 + 7, y / 2.6, seed % 31)) * wet
        shade = 0.70 + 0.20 * wide + 0.24 * vein + 0.05 * fine + 0.38 * gloss
        return _tone(colour, shade), 0.9 * wide + 0.7 * vein + 0.2 * fine

    return paint


def leaf(colour: Colour = (0.25, 0.43, 0.20)) -> Paint:
    """Fresh leaves under lamps."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        spots = point_noise(x / 2.2, y / 2.2, seed % 61)
        return _tone(colour, 1 + 0.16 * spots), 0.3 * spots

    return paint
