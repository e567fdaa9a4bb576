"""One warm lamp from the upper left: normals, cast shadows, shade in corners, and the picture that comes of it."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.canvas import Canvas
from game.bake.filters import fine_blur, grow, shifted, shrink, soft_blur

LAMP = np.array((-0.50, -0.56, 0.66), np.float32)
KEY = np.array((1.36, 1.16, 0.86), np.float32)
SKY = np.array((0.33, 0.37, 0.46), np.float32)
_STEEPEST = 1.35
_RAYS = ((-0.10, 0.94), (0.0, 0.80), (0.09, 1.08), (-0.04, 1.18), (0.05, 0.88))
_CORNERS = ((5.0, 0.42), (14.0, 0.36), (34.0, 0.20))


def reach_of(height: float) -> float:
    """How far a thing of that height throws its shadow, in map pixels."""
    return float(height * np.hypot(LAMP[0], LAMP[1]) / LAMP[2] * max(length for _, length in _RAYS))


def cast_shadows(stand: Array, scale: float) -> Array:
    """The share of the lamp that is hidden at each pixel; softer the farther from what hides it."""
    bearing = np.arctan2(-LAMP[1], -LAMP[0])
    tallest = float(stand.max())
    hidden = np.zeros(stand.shape, np.float32)
    for swing, length in _RAYS:
        across, down = np.cos(bearing + swing), np.sin(bearing + swing)
        drop = float(LAMP[2] / np.hypot(LAMP[0], LAMP[1]) / length / scale)
        horizon = stand
        stride = 1
        while stride * drop < tallest:
            moved = shifted(horizon, round(stride * across), round(stride * down))
            horizon = np.maximum(horizon, moved - np.float32(stride * drop))
            stride *= 2
        hidden += np.clip((horizon - stand - 0.25) / 1.1, 0, 1)
    return fine_blur(hidden / len(_RAYS))


def corner_shade(stand: Array, scale: float) -> Array:
    """How much of the sky is left at each pixel beside what stands higher."""
    factor = 4
    rows, columns = stand.shape
    padded = np.pad(stand, ((0, -rows % factor), (0, -columns % factor)), mode="edge")
    coarse = shrink(padded, factor)
    left = np.ones_like(padded)
    for radius, weight in _CORNERS:
        around = grow(soft_blur(coarse, max(1, round(radius * scale / factor / 2))), factor)
        left *= 1 - weight * np.clip((around - padded) / (radius * 0.62), 0, 1)
    return left[:rows, :columns]


def _slopes(canvas: Canvas) -> tuple[Array, Array]:
    steps = fine_blur(canvas.stand)
    scale = np.float32(canvas.frame.scale)
    down, across = np.gradient(fine_blur(canvas.relief))
    step_down, step_across = np.gradient(steps)
    limit = np.float32(_STEEPEST)
    across = across * scale + np.clip(step_across * scale, -limit, limit)
    down = down * scale + np.clip(step_down * scale, -limit, limit)
    return across.astype(np.float32), down.astype(np.float32)


def lit(canvas: Canvas) -> Array:
    """The finished picture of a canvas, (rows, columns, 3) in [0, 1]."""
    across, down = _slopes(canvas)
    lamp = LAMP / np.linalg.norm(LAMP)
    steepness = np.sqrt(1 + across * across + down * down)
    facing = np.clip((lamp[2] - across * lamp[0] - down * lamp[1]) / steepness, 0, None)
    shadow = cast_shadows(canvas.stand, canvas.frame.scale)
    shade = corner_shade(canvas.stand, canvas.frame.scale)
    open_sky = shade * (0.62 + 0.38 / steepness)
    direct = facing * (1 - 0.92 * shadow) * (0.55 + 0.45 * shade)
    linear = canvas.colour * canvas.colour
    light = direct[..., None] * KEY + open_sky[..., None] * SKY
    if canvas.tint is not None and canvas.glow is not None:
        light = light * canvas.tint + canvas.glow * shade[..., None]
    linear *= light
    return _developed(linear)


def _developed(linear: Array) -> Array:
    """From light to picture: a gentle shoulder for the brightest places, a little depth in the darkest."""
    linear = np.maximum(linear, 0)
    rolled = linear * (1 + 0.12 * linear) / (1 + 0.42 * linear)
    picture = np.sqrt(rolled * 1.12)
    return np.clip(picture * (0.93 + 0.07 * picture), 0, 1)


def vignette(rows: int, columns: int, strength: float = 0.22) -> Array:
    """A soft darkening towards the edges of a whole board, to be multiplied onto its picture."""
    y = (np.arange(rows, dtype=np.float32) + 0.5) / rows - 0.5
    x = (np.arange(columns, dtype=np.float32) + 0.5) / columns - 0.5
    distance = np.sqrt((x * x)[None, :] + (y * y)[:, None]) / np.float32(np.sqrt(0.5))
    return 1 - np.float32(strength) * distance**2.4
