"""Paints and lights a view: relief, wash in the recesses, dry-brushed edges, cast shadows, warm key and cool rim."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from scipy.ndimage import gaussian_filter, maximum_filter

from sprites.minis.frames import unit
from sprites.minis.noise import cloudy, noise
from sprites.minis.paints import Paint
from sprites.minis.sculpture import Decal, Sculpture
from sprites.minis.trace import NO_DEPTH, Camera, Placed, View


@dataclass(frozen=True)
class Lamp:
    """The light of a picture; directions point from the figure towards the light, in camera axes."""

    key: tuple[float, float, float] = (-0.55, 0.72, 0.62)
    key_colour: tuple[float, float, float] = (3.10, 2.76, 2.22)
    rim: tuple[float, float, float] = (0.88, 0.28, -0.10)
    rim_colour: tuple[float, float, float] = (0.50, 0.72, 1.05)
    sky: tuple[float, float, float] = (0.42, 0.44, 0.54)
    bounce: tuple[float, float, float] = (0.30, 0.21, 0.13)
    ink: float = 1.0


TABLE_LAMP = Lamp()


def _shadow(view: View, camera: Camera, towards: np.ndarray) -> np.ndarray:
    """How much of the key light reaches each pixel, by walking over the depth towards the light."""
    lit = np.ones_like(view.depth)
    lateral = float(np.hypot(towards[0], towards[1]))
    for distance in np.geomspace(0.010, 0.55, 44):
        pixels = distance * camera.scale
        dx, dy = round(towards[0] / lateral * pixels), round(-towards[1] / lateral * pixels)
        other = _shifted(view.depth, dy, dx)
        above = other - view.depth - distance / lateral * towards[2]
        blocked = np.clip((above - 0.004) / (0.006 + 0.10 * distance), 0, 1) * (above < 0.42)
        lit = np.minimum(lit, 1 - blocked)
    return lit


def _shifted(depth: np.ndarray, down: int, right: int) -> np.ndarray:
    """What lies `down` and `right` of each pixel; nothing lies beyond the picture."""
    height, width = depth.shape
    out = np.full_like(depth, NO_DEPTH)
    rows, columns = slice(max(0, -down), min(height, height - down)), slice(max(0, -right), min(width, width - right))
    out[rows, columns] = depth[rows.start + down : rows.stop + down, columns.start + right : columns.stop + right]
    return out


def _curvature(view: View, sigma: float, scale: float) -> np.ndarray:
    """Positive on ridges and edges, negative in recesses, without the jumps between separate things."""
    seen = view.seen.astype(np.float32)
    mean = gaussian_filter(np.where(view.seen, view.depth, 0), sigma) / np.maximum(gaussian_filter(seen, sigma), 1e-3)
    limit = 1.2 * sigma / scale
    return np.where(view.seen, np.clip((view.depth - mean) / limit, -1, 1), 0)


def _relief(view: View, solid: Placed, at: tuple[np.ndarray, np.ndarray], paint: Paint) -> np.ndarray:
    """The normals of one solid's pixels, roughened by the relief of its paint."""
    rows, columns = at
    normal = view.normal[:, rows, columns]
    if not paint.stuff.relief:
        return normal
    cells = np.array(paint.stuff.cells, np.float32)[:, None]
    position = view.position[:, rows, columns]
    if solid.along is None:
        local = solid.inverse @ position / cells
    else:
        local = (solid.local(position) + np.array([[0.0], [solid.along], [0.0]], np.float32)) / cells
    local += 0.45 * noise(local * 0.6 + 11.3)
    base = cloudy(local)
    step = 0.12
    slope = (
        np.stack([(cloudy(local + step * axis[:, None]) - base) / step for axis in np.eye(3, dtype=np.float32)]) / cells
    )
    slope = solid.inverse.T @ slope * paint.stuff.relief
    slope -= normal * (slope * normal).sum(0)
    bent = normal - slope
    return bent / np.linalg.norm(bent, axis=0)


def _decalled(
    colour: np.ndarray, gloss: np.ndarray, view: View, decals: list[Decal], camera: Camera, palette: Mapping[str, Paint]
) -> None:
    """Lay the decals over the colours, in order."""
    names = np.array([s.paint for s in view.solids])
    seen = view.seen
    owner = np.where(seen, view.solid, 0)
    for decal in decals:
        placed = Placed(decal.solid, camera)
        x, y = placed.centre[:2]
        r = placed.radius + decal.soft
        c0, c1 = (int(camera.anchor[0] + (x + side * r) * camera.scale) + (side > 0) for side in (-1, 1))
        r0, r1 = (int(camera.anchor[1] - (y - side * r) * camera.scale) + (side > 0) for side in (-1, 1))
        window = np.s_[max(r0, 0) : max(r1, 0), max(c0, 0) : max(c1, 0)]
        if not seen[window].any():
            continue
        p = view.position[(slice(None), *window)]
        wobble = 0.35 * decal.soft * noise(p.reshape(3, -1) / max(decal.soft * 1.5, 0.004)).reshape(p.shape[1:])
        d = placed.measure(p.reshape(3, -1)).reshape(p.shape[1:]) + wobble
        alpha = np.clip(0.5 - d / max(decal.soft, 1e-4), 0, 1) * decal.strength * seen[window]
        if decal.on:
            alpha *= np.isin(names[owner[window]], decal.on)
        paint = palette[decal.solid.paint]
        for channel in range(3):
            colour[channel][window] += alpha * (paint.colour[channel] - colour[channel][window])
        gloss[window] += alpha * (paint.stuff.gloss - gloss[window])


def shade(
    sculpture: Sculpture, view: View, camera: Camera, palette: Mapping[str, Paint], lamp: Lamp = TABLE_LAMP
) -> np.ndarray:
    """The painted picture as floats (height, width, 4), in display values with straight alpha."""
    shape = view.depth.shape
    colour = np.zeros((3, *shape), np.float32)
    normal = view.normal.copy()
    gloss, shine, edge, soft, glow = (np.zeros(shape, np.float32) for _ in range(5))
    metal = np.zeros(shape, bool)
    order = np.argsort(view.solid, axis=None, kind="stable")
    ids, starts = np.unique(view.solid.ravel()[order], return_index=True)
    for index, pixels in zip(ids, np.split(order, starts[1:]), strict=True):
        if index < 0:
            continue
        at = np.unravel_index(pixels, shape)
        solid = view.solids[index]
        paint = palette[solid.paint]
        stuff = paint.stuff
        world = view.position[:, at[0], at[1]]
        mottle = (
            1 + stuff.mottle * (cloudy(world / stuff.mottle_size) + 0.5 * noise(world / 0.007)) if stuff.mottle else 1.0
        )
        colour[:, at[0], at[1]] = np.array(paint.colour, np.float32)[:, None] * mottle
        normal[:, at[0], at[1]] = _relief(view, solid, at, paint)
        gloss[at], shine[at], edge[at], soft[at], glow[at], metal[at] = (
            stuff.gloss,
            stuff.shine,
            stuff.edge,
            stuff.soft,
            stuff.glow,
            stuff.metal,
        )
    _decalled(colour, gloss, view, sculpture.decals, camera, palette)

    towards = unit(lamp.key).astype(np.float32)
    lit = gaussian_filter(_shadow(view, camera, towards), 1.6)
    facing = np.tensordot(towards, normal, 1)
    direct = np.clip((facing + 0.06) / 1.06, 0, 1) ** 1.15 * (0.10 + 0.90 * lit)
    up = 0.5 + 0.5 * normal[1]
    grazing = np.clip(1 - normal[2], 0, 1)
    rim = (
        np.clip(np.tensordot(unit(lamp.rim).astype(np.float32), normal, 1), 0, 1) ** 1.5
        * (0.25 + grazing)
        * (0.3 + 0.7 * view.openness)
    )
    fine, coarse = (
        _curvature(view, 0.010 * camera.scale, camera.scale),
        _curvature(view, 0.028 * camera.scale, camera.scale),
    )
    recess = np.clip(-fine * 1.3 - coarse * 0.9, 0, 1) * (1 - 0.9 * soft)
    ridge = np.clip(fine * 1.5 + coarse * 0.5 - 0.14, 0, 1) * edge
    half = unit(towards + np.array([0, 0, 1]))
    spec = np.clip(np.tensordot(half.astype(np.float32), normal, 1), 0, 1) ** shine * gloss * lit

    wash = view.openness ** (1.35 - 0.9 * soft) * (1 - 0.75 * recess)
    out = np.empty((3, *shape), np.float32)
    for c in range(3):
        warm = lamp.key_colour[c] * direct
        if c == 0:
            warm = warm + soft * 0.28 * np.clip(1 - np.abs(facing - 0.08) * 3.2, 0, 1) * (0.2 + 0.8 * lit)
        ambient = (lamp.sky[c] * up + lamp.bounce[c] * (1 - up)) * wash
        body = colour[c] * (warm * (0.30 + 0.70 * wash) + ambient + lamp.rim_colour[c] * rim)
        body = np.where(metal, body * 0.62 + colour[c] * 2.6 * spec, body + spec * 0.5 * lamp.key_colour[c] * 0.5)
        brushed = np.minimum(colour[c] * 2.1 + 0.07, 1.0) * (0.35 + 0.9 * direct)
        body = body + ridge * 0.50 * np.maximum(brushed - body * 0.55, 0)
        out[c] = body * (1 - glow) + colour[c] * 2.0 * glow
    out *= _ink(view, camera) ** lamp.ink
    return np.dstack([_film(out).transpose(1, 2, 0), view.seen.astype(np.float32)])


def _ink(view: View, camera: Camera) -> np.ndarray:
    """The painter's dark lining: a thin line behind every edge that stands in front of something."""
    size = max(3, round(0.010 * camera.scale) | 1)
    step = maximum_filter(view.depth, size) - view.depth
    line = np.clip((step - 0.020) / 0.03, 0, 1)
    return 1 - 0.62 * gaussian_filter(line, 0.6)


def _film(linear: np.ndarray) -> np.ndarray:
    """Linear light to display values, rolling off the highlights."""
    x = np.maximum(linear, 0) * 0.92
    return np.clip((x * (1 + x / 4.5)) / (1 + x * 0.72), 0, 1) ** (1 / 2.2)
