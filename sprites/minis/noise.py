"""Smooth seeded noise in three dimensions, the same on every machine."""

from __future__ import annotations

import numpy as np

SIZE = 32
_LATTICE = np.random.default_rng(1876).random((SIZE, SIZE, SIZE)).astype(np.float32) * 2 - 1


def noise(p: np.ndarray) -> np.ndarray:
    """Values from -1 to 1 at points (3, n), with one lattice cell per unit."""
    cell = np.floor(p)
    f = (p - cell).astype(np.float32)
    f = f * f * (3 - 2 * f)
    i = cell.astype(np.int64) % SIZE
    j = (i + 1) % SIZE
    x0, y0, z0 = i
    x1, y1, z1 = j
    fx, fy, fz = f
    a = _LATTICE
    near = (a[x0, y0, z0] * (1 - fx) + a[x1, y0, z0] * fx) * (1 - fy) + (
        a[x0, y1, z0] * (1 - fx) + a[x1, y1, z0] * fx
    ) * fy
    far = (a[x0, y0, z1] * (1 - fx) + a[x1, y0, z1] * fx) * (1 - fy) + (
        a[x0, y1, z1] * (1 - fx) + a[x1, y1, z1] * fx
    ) * fy
    return near * (1 - fz) + far * fz


def cloudy(p: np.ndarray) -> np.ndarray:
    """Two octaves of noise."""
    return noise(p) * 0.65 + noise(p * 2.13 + 7.7) * 0.35
