"""Paints for props: a colour and a fine relief at each point, different from prop to prop."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.filters import smoothstep
from game.bake.materials.wood import grain
from game.bake.noise import hashed, point_noise, point_value
from game.bake.props.sculpt import Colour, Paint, turned

OAK: Colour = (0.47, 0.315, 0.195)
DARK: Colour = (0.335, 0.205, 0.13)
RED_WOOD: Colour = (0.42, 0.205, 0.125)
PALE: Colour = (0.625, 0.475, 0.31)
GREY_WOOD: Colour = (0.53, 0.445, 0.345)
IRON: Colour = (0.275, 0.27, 0.27)
BLACK: Colour = (0.155, 0.15, 0.15)
BRASS: Colour = (0.74, 0.55, 0.235)
LINEN: Colour = (0.80, 0.745, 0.63)
STONE: Colour = (0.595, 0.555, 0.495)
OXBLOOD: Colour = (0.45, 0.105, 0.085)
BOTTLE: Colour = (0.13, 0.26, 0.175)
BURLAP: Colour = (0.635, 0.52, 0.355)
LEATHER: Colour = (0.40, 0.235, 0.135)
EARTH: Colour = (0.385, 0.295, 0.205)
PAPER: Colour = (0.83, 0.77, 0.63)


def _shift(seed: int) -> float:
    return float(hashed(seed, 5, 3))


def _tone(colour: Colour, shade: Array) -> Array:
    return np.array(colour, np.float32) * shade[:, None]


def plain(colour: Colour, mottle: float = 0.05) -> Paint:
    """An even coat with a little life in it."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        spots = point_noise(x / 3.1, y / 3.1, seed % 61) + 0.6 * point_noise(x / 1.2, y / 1.2, seed % 53)
        return _tone(colour, 1 + mottle * spots), 0.12 * spots

    return paint


def wood(colour: Colour = OAK, turn: float = 0.0, board: float = 0.0, gap: float = 0.45) -> Paint:
    """Wood with its grain along x (turned by degrees); with `board`, boards of that width side by side."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        along, across = turned(x, y, turn)
        offset = _shift(seed)
        if board:
            row = np.floor(across / board + 0.5)
            plank = point_value(row + seed % 41, row * 0 + seed % 37, 6)
            inside = (across / board + 0.5 - row) * board
            edge = np.minimum(inside, board - inside)
        else:
            plank = np.full(x.shape, offset, np.float32)
            edge = np.full(x.shape, 9.0, np.float32)
        figure = grain(along * 1.6, across * 1.6, plank, seed % 29)
        cut = smoothstep(gap + 0.35, gap * 0.4, edge)
        shade = (0.86 + 0.28 * plank if board else 0.94 + 0.12 * offset) + 0.115 * figure - 0.55 * cut
        return _tone(colour, shade), 0.22 * figure - 0.9 * cut

    return paint


def rings(colour: Colour, x0: float = 0.0, y0: float = 0.0) -> Paint:
    """The cut end of a trunk or post."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        radius = np.hypot(x - x0, y - y0) + 0.7 * point_noise(x / 3, y / 3, seed % 31)
        waves = np.sin(radius * 3.3)
        angle = np.arctan2(y - y0, x - x0)
        split = smoothstep(0.9, 1.0, np.cos(angle * 3 + _shift(seed) * 6)) * smoothstep(0.5, 3, radius)
        return _tone(colour, 0.96 + 0.10 * waves - 0.25 * split), 0.15 * waves - 0.5 * split

    return paint


def staves(colour: Colour, x0: float = 0.0, y0: float = 0.0, count: int = 9, turn: float = 20.0) -> Paint:
    """Boards across a round lid."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        return wood(colour, turn + 90 * _shift(seed), 60.0 / count)(x - x0, y - y0, seed)

    return paint


def metal(colour: Colour = IRON, rust: float = 0.3) -> Paint:
    """Worn metal with rust in patches."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        wide = point_noise(x / 6, y / 6, seed % 59) + 0.5 * point_noise(x / 2.2, y / 2.2, seed % 47)
        fine = point_noise(x / 0.9, y / 0.9, seed % 43)
        rusty = (smoothstep(0.25, 0.9, wide) * rust)[:, None]
        base = _tone(colour, 1 + 0.10 * wide + 0.06 * fine)
        return base + (np.array((0.42, 0.225, 0.12), np.float32) - base) * rusty, 0.10 * fine

    return paint


def cloth(colour: Colour, fold: float = 0.6, stripes: Colour | None = None, pitch: float = 9.0) -> Paint:
    """Cloth with soft folds and a weave, striped if a second colour is given."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        folds = point_noise(x / 11, y / 8, seed % 67) + 0.5 * point_noise(x / 5, y / 5.5, seed % 71)
        thread = np.sin(x * 4.2) * np.sin(y * 4.2)
        base = _tone(colour, 1 + 0.07 * folds + 0.025 * thread)
        if stripes is not None:
            band = smoothstep(-0.1, 0.1, np.sin(y * 2 * np.pi / pitch))[:, None]
            base = base + (_tone(stripes, 1 + 0.07 * folds + 0.025 * thread) - base) * band
        return base, fold * 1.4 * folds + 0.05 * thread

    return paint


def stone(colour: Colour = STONE) -> Paint:
    """Weathered stone with lichen."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        wide = point_noise(x / 8, y / 8, seed % 59) + 0.5 * point_noise(x / 3, y / 3, seed % 47)
        fine = point_noise(x / 1.1, y / 1.1, seed % 43)
        base = _tone(colour, 1 + 0.08 * wide + 0.07 * fine)
        lichen = (smoothstep(0.45, 0.9, point_noise(x / 5, y / 5, seed % 31 + 7)) * 0.4)[:, None]
        return base + (np.array((0.52, 0.505, 0.36), np.float32) - base) * lichen, 0.35 * fine + 0.5 * wide

    return paint


def rough(colour: Colour, size: float = 6.0, depth: float = 1.6, spread: float = 0.16) -> Paint:
    """Broken or heaped stuff: earth, coal, ore, rock."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        wide = point_noise(x / size, y / size, seed % 59)
        middle = point_noise(x / size * 2.3, y / size * 2.3, seed % 47)
        fine = point_noise(x / 1.0, y / 1.0, seed % 43)
        shade = 1 + spread * (0.6 * wide + 0.6 * middle) + 0.08 * fine
        return _tone(colour, shade), depth * (0.7 * np.abs(wide) + 0.6 * middle) + 0.3 * fine

    return paint


def straw(colour: Colour = (0.77, 0.62, 0.33), turn: float = 0.0) -> Paint:
    """Packed stalks."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        u, v = turned(x, y, turn + 14)
        a = point_noise(u / 7, v / 0.8, seed % 41)
        u, v = turned(x, y, turn - 17)
        b = point_noise(u / 6, v / 0.7, seed % 37 + 3)
        strand = np.where(a > b, a, b)
        return _tone(colour, 0.86 + 0.30 * strand), 1.1 * strand

    return paint


def bricks(colour: Colour = (0.50, 0.27, 0.195), course: float = 4.4, length: float = 9.0) -> Paint:
    """Bricks in running bond."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        row = np.floor(y / course)
        step = x / length + 0.5 * (row % 2)
        number = np.floor(step)
        brick = point_value(number + seed % 23, row, 8)
        edge = np.minimum(
            np.minimum(y - row * course, course - (y - row * course)),
            np.minimum(step - number, 1 - (step - number)) * length,
        )
        joint = smoothstep(0.75, 0.3, edge)
        fine = point_noise(x / 1.1, y / 1.1, seed % 43)
        base = _tone(colour, 0.82 + 0.34 * brick + 0.06 * fine)
        return base + (np.array((0.60, 0.54, 0.45), np.float32) - base) * (0.8 * joint)[
            :, None
        ], 0.2 * fine - 0.7 * joint

    return paint


def water(colour: Colour = (0.245, 0.30, 0.29)) -> Paint:
    """Still water: the sky in soft bands."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        bands = point_noise(x / 15 + 5, y / 5, seed % 61) + 0.5 * point_noise(x / 7, y / 2.6, seed % 53)
        sky = smoothstep(0.0, 1.0, bands + 0.02 * (-x - y))[:, None]
        base = _tone(colour, 1 + 0.05 * bands)
        return base + (np.array((0.62, 0.64, 0.60), np.float32) - base) * (0.5 * sky), 0.25 * bands

    return paint


def glass(colour: Colour, shine: float = 0.5) -> Paint:
    """Something glossy: brightest towards the lamp."""

    def paint(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        spots = point_noise(x / 2.2, y / 2.2, seed % 61)
        return _tone(colour, 1 + shine * smoothstep(0.1, 0.7, spots)), 0 * spots

    return paint
