"""Grounds of the station's card pictures: a wall of scuffed steel panels in a pool of light, a colour for each kind."""

from __future__ import annotations

import numpy as np
from scipy.ndimage import gaussian_filter

from sprites.printed.grounds import seed_of
from sprites.printed.materials import field, octaves
from sprites.printed.relief import KEY, normals

Array = np.ndarray

PALETTES: dict[str, tuple[tuple[int, int, int], tuple[int, int, int]]] = {
    "starting": ((170, 176, 176), (66, 72, 78)),
    "melee": ((178, 176, 166), (84, 64, 54)),
    "ranged": ((166, 182, 190), (50, 68, 84)),
    "flame": ((224, 170, 112), (112, 44, 26)),
    "prototype": ((150, 206, 210), (22, 62, 84)),
    "item": ((188, 190, 168), (70, 78, 62)),
    "body": ((186, 190, 196), (64, 66, 88)),
    "oxygen": ((188, 220, 222), (40, 104, 116)),
    "reference": ((190, 184, 166), (82, 72, 54)),
}


def plated(kind: str, name: str, width: int, height: int, scale: int) -> Array:
    """A ground of width x height units at the working scale; every name has its own panels and scuffs."""
    light, dark = (np.array(c, np.float32) / 255 for c in PALETTES[kind])
    seed = seed_of(name)
    random = np.random.default_rng(seed)
    h, w = height * scale, width * scale
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32) / scale
    brush = octaves(xs / 120, ys / 2.4, seed, 3) * 0.5 + octaves(xs / 60, ys / 60, seed + 7, 4) * 0.7
    away = np.hypot((xs - 0.44 * width) / width, (ys - 0.40 * height) / height * 0.86)
    t = np.clip((away + 0.035 * octaves(xs / 44, ys / 44, seed + 3, 4) - 0.16) / 0.46, 0, 1)
    t = (t * t * (3 - 2 * t))[..., None]
    ground = light * (1 - t) + dark * t
    ground = ground * (1 + 0.035 * brush[..., None]) + 0.05 * np.clip(0.45 - away, 0, 1)[..., None]
    relief = _panels(xs, ys, width, height, random) + 0.10 * octaves(xs / 3, ys / 3, seed + 11, 2)
    lit = normals(gaussian_filter(relief * scale, 0.35 * scale)) @ KEY
    ground = ground * (1 + 0.85 * (lit - KEY[2]))[..., None]
    grime = np.clip(octaves(xs / 30, ys / 70, seed + 5, 4) - 0.35, 0, 1)
    scratch = np.clip(octaves((xs + ys) / 40, (ys - xs) / 1.6, seed + 13, 2) - 0.95, 0, 1)
    ground = ground * (1 - 0.16 * grime)[..., None] + 0.16 * scratch[..., None]
    return np.clip(ground, 0, 1).astype(np.float32)


def _panels(xs: Array, ys: Array, width: int, height: int, random: np.random.Generator) -> Array:
    """Heights of a panelled wall: seams that cross it, and rivets along them."""
    relief = np.zeros_like(xs)
    across = [random.uniform(0.12, 0.26) * width, random.uniform(0.72, 0.88) * width]
    down = random.uniform(0.70, 0.84) * height
    for x in across:
        relief -= 1.8 * np.exp(-((np.abs(xs - x) / 1.1) ** 4))
    relief -= 1.8 * np.exp(-((np.abs(ys - down) / 1.1) ** 4))
    for x in across:
        for side in (-7, 7):
            for y in np.arange(10, height, 34):
                relief += 1.4 * np.clip(1 - np.hypot(xs - x - side, ys - y) / 2.6, 0, 1) ** 0.5
    return relief


def sealed(rgb: Array, scale: int, seed: int) -> Array:
    """The last coat over a picture: a fine tooth, a soft vignette and a little cold."""
    h, w = rgb.shape[:2]
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
    edge = np.hypot(xs / w - 0.47, (ys / h - 0.45) * 0.95)
    vignette = 1 - 0.84 * np.clip(edge - 0.34, 0, 1) ** 1.3
    tooth = field(h, w, 1.6 * scale, seed + 77, 2)
    out = rgb * vignette[..., None] * (1 + 0.015 * tooth[..., None])
    return np.clip(out, 0, 1) ** np.array([1.03, 1.0, 0.97], np.float32)
