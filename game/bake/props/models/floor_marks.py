"""Flat marks on floors and dust: signs, stripes, arrows, tracks, craters; and the stain that they are made with."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.filters import smoothstep
from game.bake.noise import point_noise
from game.bake.props.models.registry import model
from game.bake.props.sculpt import Colour, Sculpt, box_outline

_YELLOW: Colour = (0.78, 0.555, 0.17)


def stain(s: Sculpt, share: Array, colour: Colour | Array, relief: Array | float = 0.0) -> None:
    """Blend a flat mark over what is there."""
    share = np.clip(share, 0, 1).astype(np.float32)
    whole = s.cover + share * (1 - s.cover)
    weight = share / np.maximum(whole, 1e-6)
    s.colour += (np.asarray(colour, np.float32) - s.colour) * weight[..., None]
    s.cover = whole
    s.relief = (s.relief + relief * share).astype(np.float32)


def _worn(s: Sculpt) -> Array:
    return 0.92 - 0.55 * smoothstep(
        0.15, 0.7, point_noise(s.x / 7, s.y / 7, s.seed % 41) + 0.4 * point_noise(s.x / 2, s.y / 2, 3)
    )


@model
def crater(s: Sculpt) -> None:
    reach = np.hypot(s.x / s.right, s.y / s.bottom) + 0.07 * point_noise(s.x / 9, s.y / 9, s.seed % 37)
    rim = np.exp(-(((reach - 0.74) / 0.09) ** 2))
    bowl = smoothstep(0.74, 0.25, reach)
    stain(s, 0.30 * bowl, (0.26, 0.16, 0.125))
    stain(s, 0.22 * rim, (0.72, 0.47, 0.35))
    s.relief = (24.0 * rim - 26.0 * bowl).astype(np.float32)


@model
def tracks(s: Sculpt) -> None:
    """The prints of a rover's six wheels."""
    for side in (-1, 1):
        lane = s.y - side * s.bottom * 0.6 - 2.0 * np.sin(s.x / 40 + s.chance(1, 0, 6))
        tread = 0.55 + 0.45 * np.sign(np.sin(s.x * 0.9 + np.abs(lane) * 0.8))
        fade = smoothstep(s.right, s.right * 0.6, np.abs(s.x))
        stain(s, 0.26 * smoothstep(6.0, 4.6, np.abs(lane)) * tread * fade, (0.22, 0.13, 0.10), -1.4)


@model
def hazard_mat(s: Sculpt) -> None:
    slant = smoothstep(-0.15, 0.15, np.sin((s.x + s.y) * 2 * np.pi / 16))
    inside = smoothstep(0.4, -0.4, box_outline(s.x, s.y, s.width - 1, s.height - 1, 1))
    colour = np.array((0.12, 0.12, 0.125)) + (np.array(_YELLOW) - 0.12) * slant[..., None]
    stain(s, inside * _worn(s), colour)


@model
def limit_strip(s: Sculpt) -> None:
    """Half of the strip where a corridor leaves the tile; the neighbour has the other half."""
    slant = smoothstep(-0.2, 0.2, np.sin((s.x + s.y) * 2 * np.pi / 16))
    inside = smoothstep(0.4, -0.4, box_outline(s.x, s.y, s.width, s.height, 0))
    colour = np.array((0.15, 0.155, 0.16)) + (np.array(_YELLOW) - 0.15) * slant[..., None]
    stain(s, 0.62 * inside * _worn(s), colour)


@model
def floor_arrow(s: Sculpt) -> None:
    shaft = box_outline(s.x + s.width * 0.14, s.y, s.width * 0.55, s.height * 0.24, 0.5)
    head = np.maximum(np.abs(s.y) - (s.right - 1 - s.x) * (s.height / s.width) * 1.1, s.width * 0.08 - s.x)
    stain(s, 0.85 * smoothstep(0.5, -0.5, np.minimum(shaft, head)) * _worn(s), _YELLOW)


def _stroke(s: Sculpt, x0: float, y0: float, x1: float, y1: float, width: float) -> Array:
    dx, dy = x1 - x0, y1 - y0
    share = np.clip(((s.x - x0) * dx + (s.y - y0) * dy) / max(dx * dx + dy * dy, 1e-6), 0, 1)
    return np.hypot(s.x - x0 - share * dx, s.y - y0 - share * dy) - width / 2


@model
def sign_oxygen(s: Sculpt) -> None:
    """The letters O2 in a ring of cyan."""
    r = min(s.right, s.bottom)
    ring = np.abs(np.hypot(s.x, s.y) - r + 4) - 1.8
    letter = np.abs(np.hypot((s.x + r * 0.24) / 0.85, s.y + 1) - r * 0.33) - 2.3
    x, y = r * 0.36, r * 0.10
    two = np.minimum(
        np.maximum(np.abs(np.hypot(s.x - x, s.y - y) - r * 0.14) - 1.3, s.y - y - 1.0),
        np.minimum(
            _stroke(s, x + r * 0.14, y, x - r * 0.15, y + r * 0.34, 2.6),
            _stroke(s, x - r * 0.15, y + r * 0.34, x + r * 0.17, y + r * 0.34, 2.6),
        ),
    )
    disc = np.hypot(s.x, s.y) - r + 2
    stain(s, 0.75 * smoothstep(0.5, -0.5, disc), (0.62, 0.69, 0.70))
    mark = np.minimum(np.minimum(ring, letter), two)
    stain(s, 0.95 * smoothstep(0.5, -0.5, mark) * (0.75 + 0.25 * _worn(s)), (0.10, 0.42, 0.47))


@model
def sign_security(s: Sculpt) -> None:
    """A red shield with a keyhole."""
    w, h = s.width - 4, s.height - 4
    taper = w / 2 * np.clip(1.05 - np.clip((s.y - h * 0.02) / (h * 0.52), 0, 1) ** 1.7, 0, 1)
    shield = np.maximum(np.maximum(np.abs(s.x) - taper, -s.y - h / 2), s.y - h / 2)
    stain(s, 0.85 * smoothstep(0.5, -0.5, shield) * (0.7 + 0.3 * _worn(s)), (0.56, 0.12, 0.10))
    rim = np.abs(shield + 4.5) - 1.0
    bow = np.hypot(s.x, s.y + h * 0.14) - 5.6
    slot = np.maximum(np.abs(s.x) - 1.6 - 0.16 * (s.y + h * 0.14), np.maximum(s.y - h * 0.20, -s.y - h * 0.14))
    stain(s, 0.9 * smoothstep(0.5, -0.5, np.minimum(np.minimum(rim, bow), slot)), (0.80, 0.76, 0.70))


@model
def sign_airlock(s: Sculpt) -> None:
    """A hatch between two arrows, in warning yellow."""
    r = min(s.right, s.bottom)
    ring = np.abs(np.hypot(s.x, s.y) - r + 4) - 1.8
    door = np.abs(box_outline(s.x, s.y, r * 0.62, r * 0.86, 3)) - 1.3
    seam = np.maximum(np.abs(s.x) - 0.9, np.abs(s.y) - r * 0.4)
    mark = np.minimum(np.minimum(ring, door), seam)
    for side in (-1, 1):
        at = side * r * 0.56
        for lean in (-1, 1):
            mark = np.minimum(mark, _stroke(s, at - side * 3, lean * 6, at + side * 3.5, 0, 2.4))
    stain(s, 0.7 * smoothstep(0.5, -0.5, np.hypot(s.x, s.y) - r + 2), (0.15, 0.155, 0.16))
    stain(s, 0.95 * smoothstep(0.5, -0.5, mark) * (0.7 + 0.3 * _worn(s)), _YELLOW)


@model
def footprints_suit(s: Sculpt) -> None:
    count = max(3, int(s.width / 16))
    for k in range(count):
        x, y = -s.right + 8 + k * (s.width - 16) / max(count - 1, 1), (1 if k % 2 else -1) * s.bottom * 0.4
        u, v = (s.x - x) / 5.6, (s.y - y) / 2.6
        sole = smoothstep(1.1, 0.8, np.hypot(u, v)) * (0.6 + 0.4 * np.sign(np.sin(s.x * 2.4)))
        stain(s, 0.4 * sole, (0.24, 0.14, 0.11), -0.9)
