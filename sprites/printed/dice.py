"""Bone dice: a rounded cube with carved pips, traced as a distance field under the table's lamp."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from sprites.printed.materials import octaves
from sprites.printed.relief import cutout

Array = np.ndarray

SIZE, SCALE = 128, 2
HALF, ROUND, PIP, SINK = 1.0, 0.24, 0.235, 0.10
LAMP = np.array([-0.50, -0.62, 0.60]) / np.linalg.norm([-0.50, -0.62, 0.60])
BONE = np.array([0.99, 0.92, 0.77])
FRAMES = 12
TUMBLES = 3

_S = 0.46
PIPS = {
    1: [(0, 0)],
    2: [(-_S, -_S), (_S, _S)],
    3: [(-_S, -_S), (0, 0), (_S, _S)],
    4: [(-_S, -_S), (_S, -_S), (-_S, _S), (_S, _S)],
    5: [(-_S, -_S), (_S, -_S), (0, 0), (-_S, _S), (_S, _S)],
    6: [(-_S, -_S), (_S, -_S), (-_S, 0), (_S, 0), (-_S, _S), (_S, _S)],
}
FACES = {1: (2, 1), 6: (2, -1), 2: (1, 1), 5: (1, -1), 3: (0, 1), 4: (0, -1)}


def _pip_centres() -> Array:
    centres = []
    for value, (axis, sign) in FACES.items():
        others = [a for a in range(3) if a != axis]
        for a, b in PIPS[value]:
            p = np.zeros(3)
            p[axis] = sign * (HALF + PIP - SINK)
            p[others[0]], p[others[1]] = a, b
            centres.append(p)
    return np.array(centres)


CENTRES = _pip_centres()


def _body(p: Array) -> Array:
    q = np.abs(p) - (HALF - ROUND)
    return np.linalg.norm(np.maximum(q, 0), axis=-1) + np.minimum(q.max(axis=-1), 0) - ROUND


def _holes(p: Array) -> Array:
    best = np.full(p.shape[:-1], 9.0)
    for centre in CENTRES:
        best = np.minimum(best, np.linalg.norm(p - centre, axis=-1))
    return best - PIP


def _distance(p: Array) -> Array:
    return np.maximum(_body(p), -_holes(p))


def rotation(axis: tuple[float, float, float], degrees: float) -> Array:
    """The matrix that turns by `degrees` about an axis."""
    x, y, z = np.array(axis) / np.linalg.norm(axis)
    a = np.radians(degrees)
    c, s = np.cos(a), np.sin(a)
    k = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + s * k + (1 - c) * k @ k


def trace(turn: Array, lift: float = 0.0) -> Image.Image:
    """The die in the attitude `turn`, `lift` units above the table, seen from above."""
    pixels = SIZE * SCALE
    span = 4.0
    ys, xs = np.mgrid[0:pixels, 0:pixels]
    x = (xs + 0.5) / pixels * span - span / 2 + 0.10
    y = (ys + 0.5) / pixels * span - span / 2 + 0.22 + 0.22 * lift
    grow = 1.10 * (1 + 0.08 * lift)
    origin = np.stack([x / grow, y / grow, np.full_like(x, 2.4)], axis=-1) @ turn
    ray = np.array([0.0, 0.0, -1.0]) @ turn
    near = np.nonzero(np.hypot(x, y) < 1.9 * grow)
    start = origin[near]
    depth = np.zeros(len(start))
    for _ in range(40):
        depth += _body(start + depth[:, None] * ray)
    for _ in range(12):
        depth += _distance(start + depth[:, None] * ray)
    p = start + depth[:, None] * ray
    hit = (np.abs(_distance(p)) < 0.02) & (depth < 4.5)
    e = 1e-3
    steps = np.eye(3) * e
    n = np.stack([_distance(p + d) - _distance(p - d) for d in steps], axis=-1)
    n /= np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-9)
    colour = _shade(p, n @ turn.T, _holes(p) < 0.012)
    rgb = np.zeros((pixels, pixels, 3), np.float32)
    alpha = np.zeros((pixels, pixels), np.float32)
    rgb[near] = colour * hit[:, None]
    alpha[near] = hit
    return _on_table(rgb, alpha, lift)


def _shade(p: Array, n: Array, pip: Array) -> Array:
    lit = np.clip(n @ LAMP, 0, 1)
    sky = 0.5 - 0.25 * n[:, 1] + 0.25 * n[:, 2]
    half = LAMP + np.array([0, 0, 1])
    half /= np.linalg.norm(half)
    spot = np.clip(n @ half, 0, 1) ** 40
    u = (p[:, 0] * 3 + p[:, 2] * 2.1).astype(np.float32)
    v = (p[:, 1] * 3 - p[:, 2] * 1.7).astype(np.float32)
    age = 1 + 0.05 * octaves(u, v, 301, 4) - 0.10 * np.clip(octaves(u * 0.7, v * 4, 311, 3) - 0.4, 0, 1)
    base = BONE * age[:, None]
    base = np.where(pip[:, None], np.array([0.13, 0.09, 0.075]), base)
    light = 0.42 * sky[:, None] * np.array([0.96, 0.98, 1.04]) + 0.84 * lit[:, None] * np.array([1.08, 1.0, 0.88])
    return base * light + (0.13 * spot * np.where(pip, 0.35, 1))[:, None]


def _on_table(rgb: Array, alpha: Array, lift: float) -> Image.Image:
    s = SCALE
    shadow = np.zeros_like(alpha)
    dx, dy = int((5 + 9 * lift) * s), int((7 + 16 * lift) * s)
    shadow[dy:, dx:] = alpha[:-dy, :-dx]
    shadow = gaussian_filter(shadow, (3.0 + 4.0 * lift) * s) * (0.60 - 0.22 * min(lift, 1))
    total = alpha + shadow * (1 - alpha)
    colour = rgb * (alpha / np.maximum(total, 1e-4))[..., None]
    return cutout(colour, total, s)


def facing(value: int, yaw: float = 0.0, lean: float = 0.0) -> Array:
    """The attitude with a value upwards, turned on the table and leaning a little towards us to show its side."""
    axis, sign = FACES[value]
    up = {
        (2, 1): np.eye(3),
        (2, -1): rotation((1, 0, 0), 180),
        (1, 1): rotation((1, 0, 0), 90),
        (1, -1): rotation((1, 0, 0), -90),
        (0, 1): rotation((0, 1, 0), -90),
        (0, -1): rotation((0, 1, 0), 90),
    }[axis, sign]
    return rotation((1, 0, 0), lean) @ rotation((0, 0, 1), yaw) @ up


def build_dice(folder: Path) -> None:
    """Write the six faces, three tumbles of twelve frames as strips, and their description."""
    folder.mkdir(parents=True, exist_ok=True)
    for value in FACES:
        trace(facing(value, yaw=-12 + 4 * value, lean=15)).save(folder / f"face_{value}.png", optimize=True)
    axes = ((0.9, 0.35, 0.3), (0.5, -0.8, 0.35), (-0.35, 0.75, 0.6))
    for number, axis in enumerate(axes[:TUMBLES]):
        strip = Image.new("RGBA", (SIZE * FRAMES, SIZE))
        for frame in range(FRAMES):
            t = frame / FRAMES
            lift = abs(np.cos(np.pi * t * 3)) * (1 - t) ** 1.5 * 0.55
            turn = rotation(axis, 360 * t) @ rotation(
                (0.2, 0.3, 1), 160 * t + 50 * number,
            ) @ facing(1 + 2 * number, 20, 15)
            strip.paste(trace(turn, lift), (frame * SIZE, 0))
        strip.save(folder / f"tumble_{number + 1}.png", optimize=True)
    note = {
        "size": SIZE, "frames": FRAMES, "faces": [f"face_{n}.png" for n in range(1, 7)],
        "tumbles": [f"tumble_{n + 1}.png" for n in range(TUMBLES)],
    }
    (folder / "dice.json").write_text(json.dumps(note, indent=1) + "\n", encoding="utf-8")
