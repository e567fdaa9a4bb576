"""Iron: the plated deck of a locomotive."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.filters import mix, smoothstep
from game.bake.frame import Frame
from game.bake.noise import point_value

Surface = tuple[Array, Array]


def deck(frame: Frame) -> Surface:
    """Riveted plates with a lozenge tread, soot and rust."""
    x, y = frame.grid
    size = 64.0
    column, row = np.floor(x / size), np.floor(y / size)
    chance = point_value(column, row, 71 + frame.seed)
    u, v = x - column * size, y - row * size
    edge = np.minimum(np.minimum(u, size - u), np.minimum(v, size - v))
    a, b = (u + v) / 9.0, (u - v) / 9.0
    slanted = (np.floor(a) + np.floor(b)) % 2 == 0
    da, db = a - np.floor(a) - 0.5, b - np.floor(b) - 0.5
    lozenge = np.where(slanted, (da / 0.42) ** 2 + (db / 0.13) ** 2, (da / 0.13) ** 2 + (db / 0.42) ** 2)
    tread = smoothstep(1.3, 0.6, lozenge) * (edge > 8)
    along = np.where(np.minimum(u, size - u) < np.minimum(v, size - v), v, u)
    rivet = smoothstep(1.9, 1.3, np.hypot(edge - 4.2, (along % 10.667) - 5.333))
    soot = frame.cloud((60, 0.6), (22, 0.4), (8, 0.3), seed=2500)
    rust = smoothstep(0.5, 1.5, frame.cloud((48, 0.6), (14, 0.5), (5, 0.4), seed=2510))
    base = np.array((0.315, 0.305, 0.30), np.float32) * (0.9 + 0.2 * chance + 0.10 * soot + 0.16 * tread)[..., None]
    colour = mix(base, np.array((0.36, 0.20, 0.115), np.float32), 0.55 * rust * (1 - 0.5 * tread))
    seam = smoothstep(1.0, 0.35, edge)
    colour *= (1 - 0.65 * seam)[..., None]
    relief = 0.9 * tread + 1.3 * rivet - 2.0 * seam + 0.25 * soot + (chance - 0.5) * 0.4
    return colour.astype(np.float32), relief.astype(np.float32)
