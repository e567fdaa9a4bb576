"""Carpets: a woven field with a repeating figure, and a border that follows the edge of the carpet."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.filters import mix, smoothstep
from game.bake.frame import Frame

Surface = tuple[Array, Array]
Colour = tuple[float, float, float]


def weave(frame: Frame) -> Array:
    """The threads of a carpet, as a relief in about [-1, 1]."""
    x, y = frame.grid
    threads = np.sin(x * 3.9) * np.sin(y * 3.9)
    return (0.5 * threads + 0.5 * frame.noise(1.2, 2401)).astype(np.float32)


def _field(frame: Frame, ground: Colour, figure: Colour, accent: Colour) -> Surface:
    """A lattice of eight-petalled flowers and small lozenges."""
    x, y = frame.grid
    pitch = 32.0
    u = (x / pitch) % 1 - 0.5
    v = (y / pitch) % 1 - 0.5
    angle = np.arctan2(v, u)
    radius = np.hypot(u, v)
    flower = smoothstep(0.035, -0.015, radius - 0.20 * (0.72 + 0.28 * np.cos(8 * angle)))
    heart = smoothstep(0.085, 0.06, radius)
    lozenge = smoothstep(0.135, 0.115, np.abs(np.abs(u) - 0.5) + np.abs(np.abs(v) - 0.5))
    vine = smoothstep(0.030, 0.012, np.abs(np.abs(u) + np.abs(v) - 0.5 + 0.03 * np.sin(6 * angle)))
    threads = weave(frame)
    colour = np.broadcast_to(np.array(ground, np.float32), (*frame.shape, 3)).copy()
    colour = mix(colour, np.array(figure, np.float32), 0.75 * vine)
    colour = mix(colour, np.array(figure, np.float32), flower)
    colour = mix(colour, np.array(accent, np.float32), np.maximum(heart, lozenge))
    worn = smoothstep(0.2, 1.7, frame.cloud((100, 0.7), (36, 0.4), seed=2410))
    grey = colour.mean(axis=2, keepdims=True) * np.array((1.12, 1.0, 0.86), np.float32)
    colour = colour + (grey - colour) * (0.35 * worn)[..., None]
    colour *= (1 + 0.11 * threads + 0.05 * frame.noise(18, 2420))[..., None]
    return colour.astype(np.float32), (0.30 * threads + 0.25 * flower).astype(np.float32)


def carpet_red(frame: Frame) -> Surface:
    """Oxblood field, brass figures."""
    return _field(frame, (0.40, 0.085, 0.075), (0.545, 0.19, 0.11), (0.70, 0.52, 0.25))


def carpet_green(frame: Frame) -> Surface:
    """Bottle-green field, straw figures."""
    return _field(frame, (0.115, 0.235, 0.165), (0.21, 0.345, 0.22), (0.66, 0.57, 0.33))


def border(frame: Frame, surface: Surface, inset: Array) -> Surface:
    """Weave the border along the carpet's edge, `inset` being the distance from it in map pixels."""
    colour, relief = surface
    x, y = frame.grid
    threads = weave(frame)
    cream = np.array((0.72, 0.60, 0.38), np.float32) * (1 + 0.12 * threads)[..., None]
    dark = colour * 0.55
    teeth = ((x / 8).astype(np.int64) + (y / 8).astype(np.int64)) % 2 == 0
    band = (inset > 5) & (inset < 13)
    colour = np.where(band[..., None], np.where(teeth[..., None], dark, cream * 0.80), colour)
    lines = ((inset > 3.2) & (inset <= 5)) | ((inset >= 13) & (inset < 15))
    colour = np.where(lines[..., None], cream, colour)
    fringe = inset <= 1.6
    colour = np.where(fringe[..., None], dark, colour)
    return colour.astype(np.float32), relief - 0.8 * (inset < 1.6)
