"""Flat marks on the ground: blood, papers, cobwebs, puddles, light through a window."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.filters import smoothstep
from game.bake.noise import point_noise
from game.bake.props import paints
from game.bake.props.models.registry import model
from game.bake.props.sculpt import Colour, Sculpt, box_outline, turned

_BLOOD: Colour = (0.30, 0.035, 0.03)


def _stain(s: Sculpt, share: Array, colour: Colour | Array, relief: Array | float = 0.0) -> None:
    """Blend a stain over what is there."""
    share = np.clip(share, 0, 1).astype(np.float32)
    whole = s.cover + share * (1 - s.cover)
    weight = share / np.maximum(whole, 1e-6)
    s.colour += (np.asarray(colour, np.float32) - s.colour) * weight[..., None]
    s.cover = whole
    s.relief = (s.relief + relief * share).astype(np.float32)


def _blob(s: Sculpt, x: float, y: float, width: float, height: float, rough: float, seed: int) -> Array:
    reach = np.hypot((s.x - x) / (width / 2), (s.y - y) / (height / 2))
    edge = (
        1
        - rough * (0.5 + 0.5 * point_noise(s.x / 5 + seed, s.y / 5, s.seed % 41))
        - 0.3 * rough * point_noise(s.x / 1.8, s.y / 1.8 + seed, 5)
    )
    return smoothstep(0.06, -0.06, reach - edge)


def _splatter(s: Sculpt, count: int) -> Array:
    share = np.zeros(s.x.shape, np.float32)
    for k in range(count):
        angle, far = s.chance(k, 0, 6.283), s.chance(k + 60, 0.45, 0.92)
        size = s.chance(k + 120, 0.8, 3.2) * (1.2 - far)
        u, v = turned(s.x - far * s.right * np.cos(angle), s.y - far * s.bottom * np.sin(angle), np.degrees(angle))
        share = np.maximum(share, smoothstep(0.4, -0.4, np.hypot(u / 1.8, v) - size))
    return share


@model
def blood(s: Sculpt) -> None:
    pool = _blob(s, 0, 0, s.width * 0.7, s.height * 0.68, 0.45, 3)
    share = np.maximum(pool, _splatter(s, 26))
    shine = (
        np.array(_BLOOD, np.float32)
        * (1 + 0.45 * smoothstep(0.2, 0.8, point_noise(s.x / 6, s.y / 6, 9)) * pool)[..., None]
    )
    _stain(s, 0.86 * share, shine)


@model
def blood_trail(s: Sculpt) -> None:
    lane = s.y + 4 * np.sin(s.x / 16 + s.chance(1, 0, 6))
    streak = smoothstep(
        0.85, -0.1, np.abs(lane) / (s.bottom * 0.5) + 0.55 * point_noise(s.x / 15, s.y / 1.6, s.seed % 31)
    )
    fade = smoothstep(s.right, s.right * 0.4, np.abs(s.x))
    pool = _blob(s, -s.right * 0.55, 0, s.height * 0.8, s.height * 0.7, 0.45, 3)
    _stain(s, 0.80 * np.maximum(np.maximum(streak * fade * 0.8, pool), _splatter(s, 14)), _BLOOD)


@model
def papers(s: Sculpt) -> None:
    for k in range(6):
        x, y = s.chance(k, -s.right + 9, s.right - 9), s.chance(k + 10, -s.bottom + 9, s.bottom - 9)
        turn = s.chance(k + 20, -80, 80)
        u, v = turned(s.x - x, s.y - y, turn)
        shadow = box_outline(u - 0.7, v - 0.9, 9, 12, 0.3)
        _stain(s, 0.35 * smoothstep(1.2, -0.6, shadow), (0.08, 0.06, 0.04))
        sheet = smoothstep(0.3, -0.3, box_outline(u, v, 9, 12, 0.3))
        written = (np.abs(v % 2.1 - 1.0) < 0.32) & (np.abs(u) < 3.2) & (np.abs(v) < 4.6)
        colour = np.where(written[..., None], (0.42, 0.36, 0.29), (0.83, 0.77, 0.63))
        _stain(s, sheet, colour)


@model
def playing_cards(s: Sculpt) -> None:
    for k in range(8):
        x, y = s.chance(k, -s.right + 6, s.right - 6), s.chance(k + 10, -s.bottom + 6, s.bottom - 6)
        u, v = turned(s.x - x, s.y - y, s.chance(k + 20, 0, 180))
        _stain(s, 0.4 * smoothstep(1.0, -0.5, box_outline(u - 0.5, v - 0.6, 5.4, 7.6, 0.6)), (0.08, 0.06, 0.04))
        face = smoothstep(0.3, -0.3, box_outline(u, v, 5.4, 7.6, 0.6))
        pip = np.abs(u) + np.abs(v) < 1.5
        back = (box_outline(u, v, 4.2, 6.4, 0.4) < 0) & (k % 3 == 0)
        ink = (0.62, 0.10, 0.09) if k % 2 else (0.14, 0.12, 0.11)
        colour = np.where(pip[..., None], ink, (0.88, 0.84, 0.74))
        colour = np.where(back[..., None], (0.47, 0.13, 0.11), colour)
        _stain(s, face, colour)


@model
def cobweb(s: Sculpt) -> None:
    x, y = s.x + s.right, s.y + s.bottom
    radius, angle = np.hypot(x, y), np.arctan2(y, x)
    spoke = np.abs(((angle / (np.pi / 2) * 6 + 0.12) % 1) - 0.5) * radius * 0.26
    ring = radius + 2.2 * np.abs(((angle / (np.pi / 2) * 6 + 0.12) % 1) - 0.5)
    thread = smoothstep(0.55, 0.15, np.minimum(spoke, np.abs(ring % 5.2 - 2.6)))
    inside = smoothstep(s.width, s.width * 0.78, radius + 3 * point_noise(x / 6, y / 6, 3))
    inside = inside * ((x > 0) & (y > 0))
    _stain(s, (0.50 * thread + 0.07) * inside, (0.84, 0.82, 0.78))


@model
def puddle(s: Sculpt) -> None:
    damp = _blob(s, 0, 0, s.width * 0.97, s.height * 0.97, 0.26, 5)
    water = _blob(s, 0, 0, s.width * 0.82, s.height * 0.80, 0.32, 5)
    _stain(s, 0.42 * damp, (0.25, 0.185, 0.12))
    sky = smoothstep(0.6, -0.8, (s.x / s.right + s.y / s.bottom) * 0.8 + 0.35 * point_noise(s.x / 9, s.y / 5, 7))
    tone = (
        np.array((0.27, 0.245, 0.21)) + (np.array((0.60, 0.60, 0.55)) - np.array((0.27, 0.245, 0.21))) * sky[..., None]
    )
    _stain(s, 0.88 * water, tone)


@model
def broken_glass(s: Sculpt) -> None:
    for k in range(24):
        x, y = s.chance(k, -s.right + 4, s.right - 4), s.chance(k + 40, -s.bottom + 4, s.bottom - 4)
        u, v = turned(s.x - x, s.y - y, s.chance(k + 80, 0, 180))
        size = s.chance(k + 120, 1.0, 3.2)
        shard = smoothstep(0.3, -0.3, np.abs(u) + 2.2 * np.abs(v) - size + 0.6 * u)
        tone: Colour = (0.60, 0.70, 0.62) if s.chance(k + 160) > 0.4 else (0.90, 0.93, 0.86)
        _stain(s, 0.8 * shard, tone)


@model
def straw_scatter(s: Sculpt) -> None:
    for k in range(90):
        angle, far = s.chance(k, 0, 6.283), np.sqrt(s.chance(k + 100)) * 0.88
        u, v = turned(
            s.x - far * s.right * np.cos(angle), s.y - far * s.bottom * np.sin(angle), s.chance(k + 200, 0, 180)
        )
        stalk = smoothstep(
            0.35,
            -0.25,
            box_outline(u, v + 0.03 * u * u * (s.chance(k + 300) - 0.5), s.chance(k + 400, 5, 10), 0.8, 0.4),
        )
        g = s.chance(k + 500)
        _stain(s, 0.95 * stalk, (0.66 + 0.2 * g, 0.52 + 0.19 * g, 0.26 + 0.15 * g), 0.6)


@model
def footprints(s: Sculpt) -> None:
    share = np.zeros(s.x.shape, np.float32)
    for k in range(5):
        y = s.bottom - 9 - k * (s.height - 18) / 4
        side = 1 if k % 2 else -1
        sole = np.hypot((s.x - side * 6) / 2.9, (s.y - y + 2.4) / 4.6) - 1
        heel = np.hypot((s.x - side * 5.6) / 2.3, (s.y - y - 5) / 2.3) - 1
        share = np.maximum(share, smoothstep(0.16, -0.16, np.minimum(sole, heel)))
    _stain(s, 0.30 * share, (0.22, 0.15, 0.10))
    s.relief = (-1.3 * share).astype(np.float32)


@model
def window_light(s: Sculpt) -> None:
    slant = s.x + 0.12 * s.y
    w, h = s.width - 16, s.height - 6
    outer = smoothstep(2.5, -2.5, box_outline(slant, s.y, w, h, 2))
    panes = ((0.95, 0.45, 0.30), (0.95, 0.80, 0.35), (0.40, 0.62, 0.90), (0.45, 0.80, 0.50))
    column = np.clip(((slant / w + 0.5) * 3).astype(np.int64), 0, 2)
    row = np.clip(((s.y / h + 0.5) * 5).astype(np.int64), 0, 4)
    tone = np.array(panes, np.float32)[(column * 2 + row * 3 + column * row) % 4]
    u, v = (slant / w + 0.5) * 3 % 1, (s.y / h + 0.5) * 5 % 1
    lead = smoothstep(0.10, 0.03, np.minimum(np.minimum(u, 1 - u) * w / 3, np.minimum(v, 1 - v) * h / 5) / 12)
    _stain(s, outer * (0.34 - 0.22 * lead), tone)


@model
def planks_loose(s: Sculpt) -> None:
    for k in range(4):
        y = -s.bottom + 7 + k * (s.height - 14) / 3
        s.box(
            s.chance(k, -4, 4),
            y,
            s.width - s.chance(k + 10, 4, 22),
            7,
            s.tall * s.chance(k + 20, 0.4, 1),
            paints.wood(paints.GREY_WOOD, s.chance(k + 30, -16, 16)),
            0.5,
            0.7,
            s.chance(k + 30, -16, 16),
        )
