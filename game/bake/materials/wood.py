"""Wooden floors: boards with grain, knots, nails, gaps and wear, no two alike."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from game.bake.arrays import Array
from game.bake.filters import mix, smoothstep
from game.bake.frame import Frame
from game.bake.noise import point_noise, point_value

Surface = tuple[Array, Array]
Colour = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Boards:
    """The making of a boarded floor: sizes in map pixels, the tones of the wood and how worn it is."""

    width: float
    length: float
    tones: tuple[Colour, ...]
    gap: float = 0.8
    wear: float = 0.5
    worn: Colour = (0.62, 0.50, 0.36)
    rough: float = 1.0
    ends_at_joints: bool = False
    seed: int = 0


def grain(along: Array, across: Array, plank: Array, seed: int) -> Array:
    """Wood figure in about [-1, 1]: flowing lines along the board, different on every board."""
    slow = point_noise(along / 52 + plank * 91, across / 9 + plank * 37, seed)
    lines = point_noise(along / 64 + plank * 211, across / 1.15 + 3.2 * slow + plank * 173, seed + 1)
    fine = point_noise(along / 17 + plank * 57, across / 0.55 + plank * 71, seed + 2)
    figure = np.sin((across * 0.55 + 2.6 * slow + plank * 9) * 2.1)
    mixed: Array = 0.42 * lines + 0.28 * fine + 0.34 * figure
    return mixed


def boards(frame: Frame, making: Boards, upright: bool) -> Surface:
    """Lay boards over the window, along x, or along y if upright."""
    x, y = frame.grid
    along, across = (y, x) if upright else (x, y)
    seed = making.seed + 5 * frame.seed
    row = np.floor(across / making.width)
    row_chance = point_value(row, row * 0 + 3, seed)
    length = making.length * (0.7 + 0.6 * row_chance)
    step = along / length + 7 * point_value(row, row * 0 + 11, seed)
    number = np.floor(step)
    plank = point_value(number * 3 + 1, row, seed + 1)
    second = point_value(number * 5 + 2, row, seed + 2)
    part = step - number
    to_end = np.minimum(part, 1 - part) * length
    if making.ends_at_joints and frame.joint is not None:
        size = frame.joint.height if upright else frame.joint.width
        to_end = np.minimum(to_end, np.minimum(np.abs(along), np.abs(along - size)))
    inside = across - row * making.width
    to_side = np.minimum(inside, making.width - inside)

    knot_along = (part - (0.15 + 0.7 * second)) * length / 7.0
    knot_across = (inside - making.width * (0.3 + 0.4 * plank)) / 2.6
    knotted = np.where(point_value(number * 7 + 3, row, seed + 3) < 0.45, 1.0, 0.0)
    knot = np.exp(-(knot_along**2 + knot_across**2)) * knotted
    bent = across + 2.2 * knot * np.sign(knot_across)
    figure = grain(along, bent, plank, seed % 31)
    crack = smoothstep(0.62, 0.85, point_noise(along / 38 + plank * 61, across / 0.8 + plank * 97, seed % 17 + 5))

    tones = np.array(making.tones, np.float32)
    pick = plank * (len(tones) - 1)
    low = np.clip(pick.astype(np.int64), 0, len(tones) - 2)
    colour = tones[low] + (tones[low + 1] - tones[low]) * (pick - low)[..., None]
    colour = colour * (0.90 + 0.20 * second + 0.105 * figure)[..., None]
    trodden = smoothstep(-0.3, 1.5, frame.cloud((120, 0.7), (45, 0.4), seed=3000 + making.seed) + 0.3 * figure)
    colour = mix(colour, np.array(making.worn, np.float32), making.wear * 0.55 * trodden)
    stain = smoothstep(0.55, 1.7, frame.cloud((70, 0.7), (22, 0.45), seed=3050 + making.seed))
    colour *= (1 - 0.26 * stain)[..., None]
    colour *= (1 - 0.55 * smoothstep(0.25, 0.9, knot) - 0.28 * crack * making.rough)[..., None]

    nail_along = np.abs(to_end - 3.4)
    nail_across = np.abs(np.abs(inside - making.width / 2) - making.width * 0.27)
    nail = smoothstep(1.15, 0.65, np.hypot(nail_along, nail_across))
    colour = mix(colour, np.array((0.16, 0.13, 0.115), np.float32), 0.85 * nail)
    rust = np.exp(-(nail_along**2 + nail_across**2) / 5.0) * (1 - nail)
    colour = mix(colour, np.array((0.27, 0.15, 0.09), np.float32), 0.35 * rust)

    ragged = making.gap * (0.75 + 0.6 * point_noise(along / 21, row + 0.5, seed % 13))
    edge = np.minimum(to_side, to_end)
    gap = smoothstep(ragged + 0.45, ragged * 0.5, edge)
    colour *= (1 - 0.64 * gap - 0.14 * np.exp(-edge * 0.9))[..., None]

    cupped = (inside / making.width - 0.5) * (second - 0.5) * 1.5
    relief = 0.30 * figure * making.rough + cupped + (plank - 0.5) * 0.9 - 0.8 * crack * making.rough
    relief -= 0.9 * np.exp(-((edge / 1.1) ** 2)) + 2.6 * gap - 0.5 * knot - 0.6 * nail
    return colour.astype(np.float32), relief.astype(np.float32)


_FLOOR = Boards(
    20, 190, ((0.52, 0.34, 0.205), (0.45, 0.285, 0.17), (0.585, 0.395, 0.245), (0.415, 0.255, 0.15)), seed=10
)
_DARK = Boards(
    18, 170, ((0.355, 0.225, 0.145), (0.29, 0.18, 0.115), (0.40, 0.265, 0.175)), worn=(0.42, 0.30, 0.21), seed=40
)
_WALK = Boards(
    16,
    132,
    ((0.63, 0.52, 0.385), (0.54, 0.435, 0.315), (0.685, 0.58, 0.445), (0.495, 0.385, 0.27)),
    gap=0.85,
    wear=0.7,
    worn=(0.74, 0.645, 0.505),
    rough=1.5,
    ends_at_joints=True,
    seed=70,
)
_TRAIN = Boards(16, 210, ((0.46, 0.305, 0.19), (0.39, 0.25, 0.15), (0.515, 0.35, 0.225)), gap=0.6, wear=0.35, seed=100)


def planks_h(frame: Frame) -> Surface:
    """A brown floor, boards along x."""
    return boards(frame, _FLOOR, upright=False)


def planks_v(frame: Frame) -> Surface:
    """A brown floor, boards along y."""
    return boards(frame, _FLOOR, upright=True)


def planks_dark(frame: Frame) -> Surface:
    """A dark waxed floor, boards along x."""
    return boards(frame, _DARK, upright=False)


def planks_dark_v(frame: Frame) -> Surface:
    """A dark waxed floor, boards along y."""
    return boards(frame, _DARK, upright=True)


def boardwalk_h(frame: Frame) -> Surface:
    """Bleached boards of a walk, along x."""
    return boards(frame, _WALK, upright=False)


def boardwalk_v(frame: Frame) -> Surface:
    """Bleached boards of a walk, along y."""
    return boards(frame, _WALK, upright=True)


def train_planks(frame: Frame) -> Surface:
    """Narrow boards of a wagon, along x."""
    return boards(frame, _TRAIN, upright=False)


def train_planks_v(frame: Frame) -> Surface:
    """Narrow boards of a wagon, along y."""
    return boards(frame, _TRAIN, upright=True)


def parquet(frame: Frame) -> Surface:
    """Basket-weave parquet: squares of four strips, each square turned against its neighbours."""
    x, y = frame.grid
    square = 32.0
    column, row = np.floor(x / square), np.floor(y / square)
    turned = (column + row) % 2 == 0
    u = np.where(turned, x - column * square, y - row * square)
    v = np.where(turned, y - row * square, x - column * square)
    strip = np.floor(v / 8)
    plank = point_value(column * 4 + strip, row * 3 + turned, 7 + frame.seed)
    second = point_value(column * 4 + strip + 50, row * 3 + turned, 8 + frame.seed)
    inside = v - strip * 8
    edge = np.minimum(np.minimum(inside, 8 - inside), np.minimum(u, square - u))
    figure = grain(u + plank * 90, v, plank, 3)
    tones = np.array(((0.54, 0.335, 0.185), (0.385, 0.225, 0.12)), np.float32)
    colour = tones[0] + (tones[1] - tones[0]) * plank[..., None]
    colour = colour * (0.92 + 0.16 * second + 0.10 * figure)[..., None]
    worn = smoothstep(0, 1.6, frame.cloud((110, 0.7), (40, 0.4), seed=3200))
    colour = mix(colour, np.array((0.62, 0.46, 0.30), np.float32), 0.28 * worn)
    gap = smoothstep(0.75, 0.25, edge)
    colour *= (1 - 0.6 * gap)[..., None]
    relief = 0.22 * figure + (plank - 0.5) * 0.5 - 1.3 * gap - 0.4 * np.exp(-edge)
    return colour.astype(np.float32), relief.astype(np.float32)


_BALCONY = Boards(
    14,
    400,
    ((0.67, 0.515, 0.35), (0.60, 0.45, 0.295), (0.725, 0.575, 0.405)),
    gap=0.7,
    wear=0.45,
    worn=(0.78, 0.64, 0.47),
    seed=130,
)


def balcony(frame: Frame, upright: bool) -> Surface:
    """The boards of a balcony, laid across its length."""
    return boards(frame, _BALCONY, upright)
