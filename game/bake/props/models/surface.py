"""The surface of PK-L7: rocks, crystals, the drill, the rover and what they leave behind."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.filters import smoothstep
from game.bake.noise import point_noise
from game.bake.props import alloys, paints
from game.bake.props.models.nature import boulder, boulder_group, boulder_pair
from game.bake.props.models.registry import model
from game.bake.props.sculpt import Colour, Sculpt, box_outline

_RED: Colour = (0.49, 0.30, 0.225)
_RUST: Colour = (0.40, 0.24, 0.185)
_DARK: Colour = (0.26, 0.20, 0.19)


@model
def rock_red(s: Sculpt) -> None:
    boulder_pair(s, _RED, _RUST)


@model
def rock_red_large(s: Sculpt) -> None:
    boulder_group(s, (_RED, _RUST, _RED, _DARK))


@model
def rock_spire(s: Sculpt) -> None:
    boulder(s, 0, 0, s.width - 6, s.height - 6, s.tall * 0.6, 1, _DARK)
    boulder(s, -3, -4, s.width * 0.6, s.height * 0.56, s.tall, 41, _RUST)
    boulder(s, 7, 8, 15, 13, s.tall * 0.5, 81, _RED)


@model
def pebbles_red(s: Sculpt) -> None:
    for k in range(15):
        size = s.chance(k, 3, 8.5)
        x, y = s.chance(k + 30, -s.right + 5, s.right - 5), s.chance(k + 60, -s.bottom + 5, s.bottom - 5)
        tone = _RED if s.chance(k + 90) > 0.5 else _DARK
        s.dome(
            x,
            y,
            size,
            size * s.chance(k + 120, 0.65, 0.95),
            s.tall * size / 8,
            paints.rough(tone, 3, 0.5),
            0,
            180 * s.chance(k + 150),
        )


def _shard(s: Sculpt, x: float, y: float, turn: float, length: float, top: float, index: int) -> None:
    """A crystal that leans outwards: bright facet towards the lamp, dark one behind."""
    c, d = float(np.cos(turn)), float(np.sin(turn))
    half = length * 0.24
    tip = x + length * c, y + length * d
    left, right = (x - half * d, y + half * c), (x + half * d, y - half * c)
    along = ((s.x - x) * c + (s.y - y) * d) / length
    rise = (top * (0.45 + 0.55 * np.clip(along, 0, 1))).astype(np.float32)
    glow = 0.85 + 0.5 * s.chance(index)
    s.polygon([left, tip, (x, y)], rise, alloys.lit(alloys.VIOLET, glow * 0.72))
    s.polygon([(x, y), tip, right], rise, alloys.lit(alloys.VIOLET, glow * 1.25))


def _cluster(s: Sculpt, count: int, size: float) -> None:
    boulder(s, 0, 0, s.width * 0.66, s.height * 0.62, s.tall * 0.3, 500, _DARK)
    for k in range(count):
        turn = 6.283 * k / count + s.chance(k, -0.35, 0.35)
        near = s.chance(k + 20, 0.05, 0.3)
        length = s.chance(k + 40, 0.45, 0.72) * size
        x, y = near * s.right * np.cos(turn), near * s.bottom * np.sin(turn)
        _shard(s, float(x), float(y), turn, length, s.tall * s.chance(k + 60, 0.6, 1.0), k + 80)


@model
def crystals(s: Sculpt) -> None:
    _cluster(s, 6, min(s.right, s.bottom))


@model
def crystals_large(s: Sculpt) -> None:
    _cluster(s, 9, min(s.right, s.bottom))
    _cluster(s, 5, min(s.right, s.bottom) * 0.7)


@model
def rover(s: Sculpt) -> None:
    w, h = s.width, s.height
    for x in (-w * 0.34, 0, w * 0.34):
        for y in (-h / 2 + 7, h / 2 - 7):
            s.box(x, y, 25, 14, s.tall * 0.5, alloys.ribbed((0.13, 0.125, 0.125), 4, 90, 0.9), 5, 3)
            s.box(x, y, 9, 12, s.tall * 0.52, alloys.brushed(alloys.STEEL), 2, 1)
    s.box(0, 0, w - 4, h - 24, s.tall * 0.6, alloys.enamel((0.68, 0.66, 0.60), 0.5), 8, 3)
    s.box(w * 0.24, 0, w * 0.34, h - 28, s.tall * 0.95, alloys.enamel(alloys.WHITE, 0.3), 9, 5)
    s.box(w * 0.33, 0, w * 0.15, h - 34, s.tall, alloys.glazed((0.13, 0.20, 0.24), 1.0), 6, 3)
    s.box(-w * 0.22, 0, w * 0.40, h - 34, s.tall * 0.66, alloys.enamel(alloys.DARK), 2, 1)
    for k in (-1, 1):
        s.box(-w * 0.22 + k * 10, 0, 16, h - 42, s.tall * 0.85, alloys.enamel(alloys.ORANGE, 0.4), 2, 1.6, k * 3)
    s.box(-w / 2 + 5, 0, 5, h - 30, s.tall * 0.7, alloys.stripes(45, 7), 1, 0.8)
    s.bar(-w * 0.04, -h * 0.18, -w * 0.04, -h * 0.18 - 2, 1.0, s.tall * 1.3, alloys.brushed())
    for y in (-h * 0.16, h * 0.16):
        s.disc(w / 2 - 4, y, 2.6, s.tall * 0.72, alloys.lit((0.95, 0.97, 0.9), 1.4), 0.8)


@model
def rover_wheel(s: Sculpt) -> None:
    r = s.right
    s.disc(0, 0, r - 1, s.tall, alloys.enamel((0.12, 0.115, 0.115), 0), 3)
    s.ring(0, 0, r - 4, 3, s.tall + 0.6, alloys.ribbed((0.18, 0.17, 0.17), 3))
    s.disc(0, 0, r * 0.46, s.tall * 0.9, alloys.brushed(alloys.STEEL), 1.4)
    for k in range(5):
        angle = 2 * np.pi * k / 5
        s.disc(0.28 * r * np.cos(angle), 0.28 * r * np.sin(angle), 1.4, s.tall + 0.6, alloys.enamel(alloys.DARK), 0.5)


@model
def drill_bit(s: Sculpt) -> None:
    r = min(s.right, s.bottom)
    s.disc(0, 0, r - 1, s.tall * 0.4, alloys.enamel(alloys.DARK), 2)
    for ring in range(4):
        far = (r - 5) * (1 - ring / 4.4)
        for k in range(9 - 2 * ring):
            angle = 2 * np.pi * k / (9 - 2 * ring) + ring * 0.5
            s.box(
                far * np.cos(angle),
                far * np.sin(angle),
                7,
                5,
                s.tall * (0.5 + 0.14 * ring),
                alloys.brushed(alloys.PALE),
                1,
                1.6,
                float(np.degrees(angle)) + 25,
            )
    s.disc(0, 0, r * 0.22, s.tall, alloys.enamel(alloys.YELLOW, 0.4), 3)


@model
def drill_rig(s: Sculpt) -> None:
    r = min(s.right, s.bottom)
    s.disc(0, 0, r * 0.5, 3, paints.rough((0.20, 0.125, 0.10), 5, 2), 1)
    for k in range(4):
        angle = np.pi / 4 + np.pi * k / 2
        x, y = float((r - 7) * np.cos(angle) * 1.25), float((r - 7) * np.sin(angle) * 1.25)
        x, y = max(-r + 9, min(r - 9, x)), max(-r + 9, min(r - 9, y))
        s.box(x, y, 17, 17, 7, alloys.enamel(alloys.DARK), 2, 1.4, 45)
        s.bar(x, y, x * 0.18, y * 0.18, 3.2, 9, alloys.enamel(alloys.YELLOW, 0.5), s.tall)
    for side in (-1, 1):
        s.bar(side * r * 0.62, -r * 0.62, side * r * 0.62, r * 0.62, 1.6, s.tall * 0.45, alloys.brushed(alloys.STEEL))
        s.bar(-r * 0.62, side * r * 0.62, r * 0.62, side * r * 0.62, 1.6, s.tall * 0.45, alloys.brushed(alloys.STEEL))
    s.disc(0, 0, r * 0.34, s.tall * 0.9, alloys.enamel(alloys.STEEL), 3)
    s.disc(0, 0, r * 0.24, s.tall, alloys.stripes(45, 7), 2)
    s.disc(0, 0, r * 0.12, s.tall + 6, alloys.brushed(alloys.PALE), 2)
    s.bar(0, 0, -r + 4, r * 0.3, 2.2, s.tall * 0.8, alloys.enamel(alloys.BLACK, 0), 4)


@model
def solar_panel(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.bar(0, -h / 2 + 4, 0, h / 2 - 4, 2.6, s.tall * 0.6, alloys.brushed(alloys.STEEL))
    tilt = (s.tall * (0.8 + 0.35 * s.y / h)).astype(np.float32)
    s.part(box_outline(s.x, s.y, w, h, 1.5), tilt, alloys.brushed(alloys.PALE))

    def cells(x: Array, y: Array, seed: int) -> tuple[Array, Array]:
        u, v = np.abs((x / 12) % 1 - 0.5), np.abs((y / 12) % 1 - 0.5)
        line = smoothstep(0.44, 0.48, np.maximum(u, v))[:, None]
        sheen = 1 + 0.5 * smoothstep(0.2, 0.9, np.sin((x + y) / 15 + seed % 5))
        base = np.array((0.085, 0.125, 0.235), np.float32) * sheen[:, None]
        return base + (np.array((0.42, 0.47, 0.52), np.float32) - base) * line, 0 * x

    s.part(box_outline(s.x, s.y, w - 5, h - 5, 0.5), tilt + np.float32(0.4), cells)


@model
def landing_light(s: Sculpt) -> None:
    s.disc(0, 0, s.right - 1, s.tall * 0.5, alloys.enamel(alloys.DARK), 1.2)
    s.disc(0, 0, s.right - 3.6, s.tall, alloys.lit(alloys.CYAN, 1.4), 1.6)


@model
def fumarole(s: Sculpt) -> None:
    r = s.right
    reach = np.hypot(s.x, s.y) / r + 0.10 * point_noise(s.x / 6, s.y / 6, s.seed % 31)
    cone = s.tall * np.clip(1.15 - np.abs(reach - 0.45) * 2.2, 0, 1)
    s.part(((reach - 0.98) * r).astype(np.float32), cone.astype(np.float32), paints.rough((0.30, 0.22, 0.17), 4, 1.2))
    s.part(((reach - 0.34) * r).astype(np.float32), 1.0, paints.rough((0.10, 0.075, 0.06), 3, 0.8), carve=True)
    s.part(((reach - 0.17) * r).astype(np.float32), 0.8, alloys.lit((0.95, 0.50, 0.14), 0.9), carve=True)
    for k in range(12):
        angle, far = s.chance(k, 0, 6.283), s.chance(k + 20, 0.5, 0.85) * r
        tone: Colour = (0.72, 0.64, 0.26) if k % 2 else (0.60, 0.50, 0.22)
        at = far * float(np.cos(angle)), far * float(np.sin(angle))
        s.dome(*at, s.chance(k + 40, 3, 7), s.chance(k + 60, 2.5, 5), s.tall * 0.9, paints.rough(tone, 2, 0.5), 1)
