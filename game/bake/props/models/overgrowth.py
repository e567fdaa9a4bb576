"""What the xenos bring, and what they leave: mold, eggs, ichor, scorches, wreckage."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.filters import smoothstep
from game.bake.noise import point_noise
from game.bake.props import alloys, paints
from game.bake.props.models.floor_marks import stain
from game.bake.props.models.registry import model
from game.bake.props.sculpt import Colour, Sculpt, turned


def _lumps(s: Sculpt, count: int, size: tuple[float, float]) -> None:
    for k in range(count):
        angle, far = s.chance(k, 0, 6.283), np.sqrt(s.chance(k + 100)) * 0.86
        x, y = far * (s.right - 5) * np.cos(angle), far * (s.bottom - 5) * np.sin(angle)
        lump = s.chance(k + 200, *size)
        rise = s.tall * (1.05 - 0.75 * far) * s.chance(k + 300, 0.7, 1.0)
        tone: Colour = (
            0.29 + 0.20 * s.chance(k + 400),
            0.37 + 0.20 * s.chance(k + 400),
            0.14 + 0.10 * s.chance(k + 500),
        )
        s.dome(float(x), float(y), lump, lump * s.chance(k + 600, 0.75, 1), rise, alloys.slime(tone), 0)


def _runners(s: Sculpt, count: int) -> None:
    """Roots that creep outwards."""
    for k in range(count):
        angle = 6.283 * k / count + s.chance(k + 700, -0.3, 0.3)
        x = y = 0.0
        for step in range(4):
            angle += s.chance(k * 5 + step + 720, -0.5, 0.5)
            length = 0.26 * min(s.right, s.bottom)
            nx = float(np.clip(x + length * np.cos(angle), -s.right + 3, s.right - 3))
            ny = float(np.clip(y + length * np.sin(angle), -s.bottom + 3, s.bottom - 3))
            s.bar(x, y, nx, ny, 3.0 - 0.6 * step, 5 - step, alloys.slime((0.34, 0.44, 0.16)), 4 - step)
            x, y = nx, ny


@model
def mold_clump(s: Sculpt) -> None:
    _runners(s, 7)
    _lumps(s, 16, (7, 15))


@model
def mold_large(s: Sculpt) -> None:
    _runners(s, 11)
    _lumps(s, 42, (9, 22))
    for k in range(5):
        x, y = s.chance(k + 900, -s.right * 0.4, s.right * 0.4), s.chance(k + 920, -s.bottom * 0.4, s.bottom * 0.4)
        s.dome(x, y, 9, 9, s.tall * 1.15, alloys.lit((0.58, 0.70, 0.26), 0.55), s.tall * 0.6)


@model
def mold_tendrils(s: Sculpt) -> None:
    reach = np.hypot(s.x / s.right, s.y / s.bottom)
    vein = np.abs(point_noise(s.x / 11, s.y / 11, s.seed % 37) + 0.5 * point_noise(s.x / 5, s.y / 5, s.seed % 31))
    share = smoothstep(0.16, 0.05, vein * (0.5 + 0.8 * reach)) * smoothstep(1.0, 0.55, reach)
    film = smoothstep(0.9, 0.1, reach + 0.3 * point_noise(s.x / 9, s.y / 9, 5)) * 0.45
    stain(s, film, (0.22, 0.28, 0.12))
    stain(s, 0.9 * share, (0.46, 0.59, 0.22), 1.6)


@model
def egg_sac(s: Sculpt) -> None:
    _runners(s, 6)
    s.dome(0, 0, s.width * 0.74, s.height * 0.70, s.tall * 0.85, alloys.slime((0.42, 0.48, 0.20)), 0, ragged=0.08)
    for k in range(4):
        angle = np.pi / 2 * k + 0.6
        s.dome(
            4.5 * np.cos(angle),
            4.5 * np.sin(angle),
            11,
            6,
            s.tall,
            alloys.slime((0.52, 0.46, 0.26), 0.9),
            s.tall * 0.6,
            float(np.degrees(angle)),
        )
    s.dome(0, 0, 7, 7, s.tall * 1.04, alloys.lit((0.66, 0.78, 0.28), 0.7), s.tall * 0.7)


def _blob(s: Sculpt, width: float, height: float, rough: float) -> Array:
    reach = np.hypot(s.x / (width / 2), s.y / (height / 2))
    edge = (
        1
        - rough * (0.5 + 0.5 * point_noise(s.x / 5 + 3, s.y / 5, s.seed % 41))
        - 0.3 * rough * point_noise(s.x / 1.8, s.y / 1.8, 5)
    )
    return smoothstep(0.06, -0.06, reach - edge)


@model
def ichor(s: Sculpt) -> None:
    pool = _blob(s, s.width * 0.72, s.height * 0.7, 0.5)
    for k in range(20):
        angle, far = s.chance(k, 0, 6.283), s.chance(k + 60, 0.5, 0.9)
        size = s.chance(k + 120, 0.8, 3.0) * (1.2 - far)
        u, v = turned(
            s.x - far * s.right * np.cos(angle), s.y - far * s.bottom * np.sin(angle), float(np.degrees(angle))
        )
        pool = np.maximum(pool, smoothstep(0.4, -0.4, np.hypot(u / 1.8, v) - size))
    shine = 1 + 0.6 * smoothstep(0.2, 0.8, point_noise(s.x / 6, s.y / 6, 9))
    stain(s, 0.88 * pool, np.array((0.27, 0.36, 0.09), np.float32) * shine[..., None], 0.8)


@model
def scorch(s: Sculpt) -> None:
    reach = np.hypot(s.x / s.right, s.y / s.bottom) + 0.25 * point_noise(s.x / 8, s.y / 8, s.seed % 37)
    rays = point_noise(np.arctan2(s.y, s.x) * 6, reach * 2, s.seed % 31)
    stain(s, 0.8 * smoothstep(0.95, 0.15, reach + 0.22 * rays), (0.065, 0.06, 0.06))


@model
def cables(s: Sculpt) -> None:
    tones: tuple[Colour, ...] = ((0.11, 0.11, 0.12), (0.45, 0.30, 0.10), (0.11, 0.11, 0.12), (0.34, 0.10, 0.09))
    for k, tone in enumerate(tones):
        phase, swing = s.chance(k, 0, 6.28), s.chance(k + 10, 0.2, 0.42) * s.bottom
        lane = s.y - (k - 1.5) * 4.4 - swing * np.sin(s.x / s.right * 2.2 + phase)
        fade = smoothstep(s.right, s.right - 3, np.abs(s.x))
        stain(s, 0.4 * smoothstep(2.8, 0.6, np.abs(lane - 1)) * fade, (0.05, 0.05, 0.05))
        body = smoothstep(1.5, 0.9, np.abs(lane)) * fade
        stain(s, body, np.array(tone, np.float32) * (1.25 - 0.35 * np.clip(lane, -1.5, 1.5))[..., None], 0.8)


@model
def debris_metal(s: Sculpt) -> None:
    for k in range(18):
        size = s.chance(k, 5, 17)
        x, y = s.chance(k + 20, -s.right + size / 2, s.right - size / 2), s.chance(k + 40, -s.bottom + 5, s.bottom - 5)
        tone = (alloys.STEEL, alloys.DARK, alloys.PALE, alloys.ORANGE)[k % 4]
        s.box(
            x,
            y,
            size,
            size * s.chance(k + 60, 0.2, 0.6),
            s.tall * s.chance(k + 80, 0.5, 1),
            alloys.enamel(tone, 0.5),
            0.5,
            0.8,
            180 * s.chance(k + 100),
        )


@model
def floor_vent(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, alloys.brushed(alloys.STEEL), 1.5, 0.8)
    s.basin(0, 0, w - 7, h - 7, 0.2, alloys.ribbed((0.14, 0.15, 0.16), 4, 0, 1.6), 1)
    for x in (-w / 2 + 2, w / 2 - 2):
        for y in (-h / 2 + 2, h / 2 - 2):
            s.disc(x, y, 0.9, s.tall + 0.5, alloys.enamel(alloys.DARK), 0.3)


@model
def body_suit(s: Sculpt) -> None:
    """A crew member who did not make it."""
    blue = paints.cloth((0.24, 0.33, 0.42), 0.8)
    for side in (-1, 1):
        s.bar(2, side * 4, s.right - 6, side * 8, 4.2, s.tall * 0.6, blue, s.tall * 0.45)
        s.box(s.right - 5, side * 8, 8, 6, s.tall * 0.5, paints.plain((0.13, 0.13, 0.14)), 2, 1.6, side * 20)
        s.bar(-8, side * 7, -4 + side * 9, side * (s.bottom - 4), 3.0, s.tall * 0.6, blue, s.tall * 0.3)
        s.dome(-4 + side * 9, side * (s.bottom - 4), 5, 5, s.tall * 0.45, paints.plain((0.66, 0.50, 0.40)), 0)
    s.dome(-5, 0, 26, 19, s.tall, blue, 3)
    s.box(-7, 0, 8, 14, s.tall * 1.02, alloys.enamel(alloys.ORANGE, 0.2), 2, 1.6)
    s.dome(-s.right + 9, 0, 12, 11, s.tall * 0.85, paints.plain((0.62, 0.47, 0.38)), 2)
    s.dome(-s.right + 7.5, 0, 11, 11, s.tall * 0.9, paints.rough((0.20, 0.14, 0.10), 2, 0.6), 4)
