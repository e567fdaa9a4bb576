"""Painted grounds for card pictures: scrubbed parchment, a halo from the lamp, a darker rim, a few spatters."""

from __future__ import annotations

import zlib

import numpy as np
from scipy.ndimage import gaussian_filter

from sprites.printed.materials import field, octaves

Array = np.ndarray

PALETTES: dict[str, tuple[tuple[int, int, int], tuple[int, int, int]]] = {
    "starting": ((204, 190, 160), (120, 104, 84)),
    "pistol": ((222, 200, 154), (146, 104, 62)),
    "rifle": ((208, 200, 170), (104, 106, 92)),
    "shotgun": ((216, 190, 150), (136, 84, 58)),
    "melee": ((216, 194, 152), (122, 92, 66)),
    "goods": ((224, 208, 166), (130, 112, 76)),
    "holy": ((222, 216, 190), (92, 116, 122)),
    "fire": ((232, 196, 136), (158, 70, 40)),
    "bounty": ((226, 192, 118), (112, 36, 30)),
    "machine": ((212, 194, 154), (112, 92, 70)),
    "zombie": ((186, 176, 138), (62, 60, 48)),
    "dusk": ((214, 120, 62), (54, 22, 24)),
}


def seed_of(name: str) -> int:
    """A stable seed for a name."""
    return zlib.crc32(name.encode()) % 100_000


def painted(kind: str, name: str, width: int, height: int, scale: int) -> Array:
    """A ground of width x height units at the working scale; every name gets its own brushwork."""
    light, dark = (np.array(c, np.float32) / 255 for c in PALETTES[kind])
    seed = seed_of(name)
    h, w = height * scale, width * scale
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32) / scale
    angle = 0.35 + 0.5 * ((seed % 17) / 17 - 0.5)
    u = xs * np.cos(angle) + ys * np.sin(angle)
    v = -xs * np.sin(angle) + ys * np.cos(angle)
    brush = octaves(u / 110, v / 9, seed, 4) * 0.6 + octaves(u / 60, v / 40, seed + 7, 3) * 0.8
    cx, cy = 0.44 * width, 0.40 * height
    away = np.hypot((xs - cx) / width, (ys - cy) / height * 0.86)
    ragged = away + 0.055 * brush + 0.03 * octaves(xs / 34, ys / 34, seed + 3, 3)
    t = np.clip((ragged - 0.20) / 0.46, 0, 1)
    t = t * t * (3 - 2 * t)
    ground = light * (1 - t[..., None]) + dark * t[..., None]
    ground = ground * (1 + 0.055 * brush[..., None]) + 0.05 * np.clip(0.45 - away, 0, 1)[..., None]
    ground *= 1 - _spatters(seed, width, height, scale)[..., None] * np.array([0.32, 0.38, 0.42], np.float32)
    tooth = field(h, w, 2.2 * scale, seed + 9, 2)
    return np.clip(ground * (1 + 0.03 * tooth[..., None]), 0, 1).astype(np.float32)


def _spatters(seed: int, width: int, height: int, scale: int) -> Array:
    random = np.random.default_rng(seed)
    sheet = np.zeros((height * scale, width * scale), np.float32)
    for _ in range(46):
        x, y = random.uniform(0, width), random.uniform(0, height)
        radius = float(random.choice([0.5, 0.7, 0.9, 1.4, 2.2], p=[0.35, 0.3, 0.2, 0.1, 0.05]))
        reach = int((radius + 2) * scale)
        px, py = int(x * scale), int(y * scale)
        y0, y1 = max(py - reach, 0), min(py + reach, sheet.shape[0])
        x0, x1 = max(px - reach, 0), min(px + reach, sheet.shape[1])
        gy, gx = np.mgrid[y0:y1, x0:x1] / scale
        spot = np.clip(radius + 0.5 - np.hypot(gx - x, gy - y), 0, 1)
        sheet[y0:y1, x0:x1] = np.maximum(sheet[y0:y1, x0:x1], spot)
    return gaussian_filter(sheet, 0.3 * scale)


def varnish(rgb: Array, scale: int, seed: int) -> Array:
    """The last coat over a picture: paper tooth, a soft vignette and a little warmth."""
    h, w = rgb.shape[:2]
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
    edge = np.hypot((xs / w - 0.47) * 1.0, (ys / h - 0.45) * 0.95)
    vignette = 1 - 0.42 * np.clip(edge - 0.34, 0, 1) ** 1.3 * 2
    tooth = field(h, w, 1.6 * scale, seed + 77, 2)
    out = rgb * vignette[..., None] * (1 + 0.018 * tooth[..., None])
    return np.clip(out, 0, 1) ** np.array([0.96, 1.0, 1.04], np.float32)
