"""Small picture filters that numpy alone can do quickly."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array


def smoothstep(low: Array | float, high: Array | float, value: Array) -> Array:
    """A soft step from 0 at `low` to 1 at `high`."""
    part = np.clip((value - low) / (high - low), 0, 1)
    soft: Array = part * part * (3 - 2 * part)
    return soft


def mix(first: Array, second: Array, share: Array) -> Array:
    """Blend two colour fields by a share per pixel."""
    blended: Array = second - first
    blended *= share[..., None]
    blended += first
    return blended


def box_blur(field: Array, radius: int) -> Array:
    """The mean over a square of the given radius, edges repeated."""
    if radius < 1:
        return field
    width = 2 * radius + 1
    for axis in (0, 1):
        pad = [(0, 0), (0, 0)]
        pad[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(field, pad, mode="edge"), axis=axis, dtype=np.float64)
        upper = [slice(None), slice(None)]
        lower = [slice(None), slice(None)]
        upper[axis] = slice(width, None)
        lower[axis] = slice(None, -width)
        field = ((sums[tuple(upper)] - sums[tuple(lower)]) / width).astype(np.float32)
    return field


def soft_blur(field: Array, radius: int) -> Array:
    """Two box blurs: close to a Gaussian and quick at any radius."""
    return box_blur(box_blur(field, radius), radius)


def fine_blur(field: Array) -> Array:
    """The small 1-2-1 blur that takes single-pixel steps out of a relief."""
    padded = np.pad(field, 1, mode="edge")
    rows = padded[:-2] + 2 * padded[1:-1] + padded[2:]
    blurred: Array = (rows[:, :-2] + 2 * rows[:, 1:-1] + rows[:, 2:]) * np.float32(1 / 16)
    return blurred


def shrink(field: Array, factor: int) -> Array:
    """Block means; both sides must be multiples of the factor."""
    height, width = field.shape
    blocks = field.reshape(height // factor, factor, width // factor, factor)
    means: Array = blocks.mean(axis=(1, 3), dtype=np.float32)
    return means


def grow(field: Array, factor: int) -> Array:
    """Bilinear enlargement by a whole factor."""
    for axis in (0, 1):
        count = field.shape[axis]
        position = (np.arange(count * factor, dtype=np.float32) + 0.5) / factor - 0.5
        low = np.clip(np.floor(position).astype(np.int64), 0, count - 1)
        high = np.minimum(low + 1, count - 1)
        part = np.clip(position - low, 0, 1).astype(np.float32)
        shape = [1, 1]
        shape[axis] = -1
        part = part.reshape(shape)
        field = np.take(field, low, axis) * (1 - part) + np.take(field, high, axis) * part
    return field


def shifted(field: Array, right: int, down: int) -> Array:
    """The field moved by whole pixels, its edges repeated."""
    height, width = field.shape
    rows = np.clip(np.arange(height) - down, 0, height - 1)
    columns = np.clip(np.arange(width) - right, 0, width - 1)
    moved: Array = field[rows][:, columns]
    return moved
