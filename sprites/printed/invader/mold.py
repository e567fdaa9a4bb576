"""The mold as it lies over a zone: a mat of fungus with bulbs and veins, alive or dried up, cut out around its edge."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from sprites.printed.materials import octaves
from sprites.printed.relief import KEY, WARM, cutout, normals, smoothstep

Array = np.ndarray

SIZE, SCALE = 512, 2


@dataclass(frozen=True)
class Growth:
    """How a patch of mold looks: its colours, how it shines, and how much of it glows."""

    deep: tuple[int, int, int]
    mat: tuple[int, int, int]
    bulb: tuple[int, int, int]
    vein: tuple[int, int, int]
    gloss: float
    glow: float
    reach: float
    seed: int


GROWTHS: dict[str, Growth] = {
    "mold_active": Growth((34, 52, 26), (96, 132, 48), (150, 178, 66), (136, 60, 96), 0.65, 1.0, 0.0, 31),
    "mold_inactive": Growth((54, 54, 58), (104, 106, 108), (140, 140, 136), (70, 66, 76), 0.08, 0.0, -0.03, 31),
}


def _from_middle(x: Array, y: Array) -> Array:
    """How far from the middle a place lies, counted in squares with round corners."""
    return np.maximum(np.abs(x), np.abs(y)) * 0.66 + np.hypot(x, y) * 0.34


def _coverage(x: Array, y: Array, growth: Growth) -> Array:
    """How far inside the growth a place lies: below 0 outside; the edge runs out in lobes and tongues."""
    angle = np.arctan2(y, x)
    away = _from_middle(x, y)
    lobes = 0.07 * octaves(3.2 * np.cos(angle) + 9, 3.2 * np.sin(angle) + 9, growth.seed, 3)
    ragged = 0.06 * octaves(x * 5 + 20, y * 5 + 20, growth.seed + 5, 4)
    return 0.86 + growth.reach - away + lobes + ragged


def _bulbs(x: Array, y: Array, inside: Array, growth: Growth) -> tuple[Array, Array]:
    """Heights of round fruit bodies, and which of them are ripe."""
    random = np.random.default_rng(growth.seed)
    height, ripe = np.zeros_like(x), np.zeros_like(x)
    rows, columns = x.shape
    for number in range(360):
        cx, cy = random.uniform(-0.88, 0.88, 2)
        size = float(random.choice([0.022, 0.034, 0.05, 0.085, 0.12], p=[0.34, 0.3, 0.2, 0.11, 0.05]))
        px, py = int((cx + 1) / 2 * columns), int((cy + 1) / 2 * rows)
        middle = float(_from_middle(np.array(cx), np.array(cy)))
        if inside[py, px] < size * 0.7 or middle < random.uniform(0.42, 0.66) + 1.2 * size:
            continue
        reach = int(size * columns / 2) + 3
        window = slice(max(py - reach, 0), py + reach), slice(max(px - reach, 0), px + reach)
        d = np.hypot(x[window] - cx, (y[window] - cy) * random.uniform(0.85, 1.18)) / size
        ball = np.sqrt(np.clip(1 - d * d, 0, 1)) * size * 1.15
        taller = ball > height[window]
        height[window] = np.where(taller, ball, height[window])
        is_ripe = size > 0.03 and number % 4 == 0
        ripe[window] = np.where(taller, float(is_ripe) * np.clip(1 - d, 0, 1) ** 0.6, ripe[window])
    return height, ripe


def _veins(x: Array, y: Array, growth: Growth) -> Array:
    """Strands that run through the mat: 1 in their middle."""
    warp_x = x * 3.4 + 0.5 * octaves(x * 3 + 3, y * 3 + 7, growth.seed + 9, 3)
    warp_y = y * 3.4 + 0.5 * octaves(x * 3 + 31, y * 3 + 17, growth.seed + 12, 3)
    ridges = np.abs(octaves(warp_x + 40, warp_y + 40, growth.seed + 15, 2))
    return np.clip(1 - ridges / 0.085, 0, 1) ** 0.7


def grown(name: str) -> tuple[Array, Array]:
    """Colour and coverage of a patch of mold, at the working scale."""
    growth = GROWTHS[name]
    pixels = SIZE * SCALE
    y, x = (np.mgrid[0:pixels, 0:pixels].astype(np.float32) + 0.5) / pixels * 2 - 1
    inside = _coverage(x, y, growth)
    bulbs, ripe = _bulbs(x, y, inside, growth)
    veins = _veins(x, y, growth) * smoothstep(0.0, 0.1, inside)
    grain = octaves(x * 26 + 60, y * 26 + 60, growth.seed + 20, 3)
    skin = 0.06 * np.sqrt(smoothstep(0.0, 0.14, inside)) + 0.012 * veins
    relief = np.maximum(skin + 0.0035 * grain, np.where(bulbs > 0, skin * 0.6 + bulbs, 0))
    height = gaussian_filter(relief, 0.7 * SCALE) * pixels / 2
    n = normals(height, 0.9)
    colour = _paint(growth, bulbs, ripe, veins, grain)
    shade = 0.36 + 0.86 * np.clip(n @ KEY, 0, 1)
    hollow = np.clip((height - gaussian_filter(height, 9 * SCALE)) / (10 * SCALE), -0.6, 0.4)
    lit = colour * (shade * (1 + 0.75 * hollow))[..., None] * WARM
    half = (KEY + np.array([0, 0, 1], np.float32)) / np.linalg.norm(KEY + np.array([0, 0, 1], np.float32))
    lit += (growth.gloss * np.clip(n @ half, 0, 1) ** 40 * (0.35 + 0.65 * (bulbs > 0)))[..., None]
    if growth.glow:
        light = gaussian_filter(ripe, 6 * SCALE)
        lit += growth.glow * (0.9 * light[..., None] * np.array([0.42, 0.62, 0.10]) + 0.55 * (ripe**2)[..., None])
    film = 0.58 + 0.42 * smoothstep(0.30, 0.66, _from_middle(x, y) + 0.10 * grain)
    solid = np.maximum(smoothstep(0.0, 0.012, bulbs), 0.95 * smoothstep(0.25, 0.7, veins))
    alpha = smoothstep(0.0, 0.035, inside) * np.maximum(film, solid)
    return lit.astype(np.float32), alpha


def _paint(growth: Growth, bulbs: Array, ripe: Array, veins: Array, grain: Array) -> Array:
    deep, mat, bulb, vein = (
        np.array(c, np.float32) / 255 for c in (growth.deep, growth.mat, growth.bulb, growth.vein)
    )
    t = np.clip(0.55 + 0.3 * grain, 0, 1)[..., None]
    colour = deep * (1 - t) + mat * t
    colour = colour * (1 - 0.75 * veins[..., None]) + vein * 0.75 * veins[..., None]
    body = smoothstep(0.0, 0.02, bulbs)[..., None]
    colour = colour * (1 - body) + bulb * (0.85 + 0.15 * grain[..., None]) * body
    if growth.glow:
        r = ripe[..., None] * 0.85
        colour = colour * (1 - r) + np.array([0.86, 0.92, 0.36], np.float32) * r
    else:
        crack = (np.abs(grain) < 0.05)[..., None]
        colour = colour * np.where(crack, 0.72, 1.0)
    return colour


def decal(name: str) -> Image.Image:
    """A patch of mold, 512 px, with the shadow at its edge."""
    rgb, alpha = grown(name)
    shadow = np.zeros_like(alpha)
    dx, dy = 4 * SCALE, 6 * SCALE
    shadow[dy:, dx:] = alpha[:-dy, :-dx]
    shadow = 0.6 * gaussian_filter(shadow, 4 * SCALE)
    whole = alpha + shadow * (1 - alpha)
    return cutout(rgb * (alpha / np.maximum(whole, 1e-4))[..., None], whole, SCALE)


def build_mold(folder: Path) -> None:
    """Write both states of the mold below `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in GROWTHS:
        decal(name).save(folder / f"{name}.webp", "WEBP", quality=72, alpha_quality=80, method=6)
