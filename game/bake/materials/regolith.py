"""The surface of PK-L7 and what its depths send up: red dust, rock, basalt, and mold."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.filters import mix, smoothstep
from game.bake.frame import Frame
from game.bake.materials.earth import pebbles, sand

Surface = tuple[Array, Array]
Colour = tuple[float, float, float]

_STONES: tuple[Colour, Colour] = ((0.56, 0.375, 0.29), (0.335, 0.22, 0.18))


def red_dust(frame: Frame) -> Surface:
    """Rust-coloured dust, rippled by a thin wind."""
    colour, relief = sand(frame, (0.635, 0.415, 0.315), (0.54, 0.335, 0.25), (0.425, 0.255, 0.19))
    x, y = frame.grid
    ripple = np.sin((0.35 * x + y) / 5.2 + 2.2 * frame.noise(46, 7010) + 0.9 * frame.noise(17, 7011))
    calm = smoothstep(-0.3, 1.2, frame.cloud((120, 0.7), (45, 0.4), seed=7015))
    colour = colour * (1 + 0.035 * ripple * calm)[..., None]
    surface = (colour, (relief + 0.55 * ripple * calm).astype(np.float32))
    pebbles(frame, surface, 15, 0.18, (0.6, 1.8), _STONES, 7020)
    pebbles(frame, surface, 51, 0.26, (1.6, 4.4), _STONES, 7021)
    return surface


def red_gravel(frame: Frame) -> Surface:
    """Broken stone on dust."""
    surface = sand(frame, (0.54, 0.355, 0.275), (0.455, 0.29, 0.22), (0.345, 0.212, 0.165))
    pebbles(frame, surface, 6.0, 0.7, (0.9, 2.6), _STONES, 7040)
    pebbles(frame, surface, 9.5, 0.6, (1.5, 3.9), ((0.55, 0.34, 0.25), (0.31, 0.195, 0.16)), 7041)
    pebbles(frame, surface, 23, 0.34, (2.6, 6.0), _STONES, 7042)
    return surface


def _ledges(frame: Frame, base: Colour, dust: Colour, seed: int, depth: float) -> Surface:
    broad = frame.cloud((100, 0.8), (42, 0.5), (16, 0.3), seed=seed)
    ledge = np.abs(frame.noise(33, seed + 10) + 0.45 * frame.noise(11, seed + 11) + 0.22 * frame.noise(4, seed + 12))
    grain = frame.cloud((4, 0.5), (1.6, 0.45), seed=seed + 20)
    rock = np.array(base, np.float32) * (1 + 0.13 * broad + 0.08 * grain)[..., None]
    drift = smoothstep(0.0, 1.2, -broad + 0.3 * grain)
    colour = mix(rock, np.array(dust, np.float32), 0.6 * drift)
    crease = np.exp(-((ledge / 0.085) ** 2))
    colour = colour * (1 - 0.30 * crease * (1 - drift))[..., None]
    relief = (2.6 * broad + 3.6 * np.sqrt(ledge)) * (1 - 0.6 * drift) * depth + 0.5 * grain - 0.9 * crease
    return colour.astype(np.float32), relief.astype(np.float32)


def red_rock(frame: Frame) -> Surface:
    """Bare bedrock in ledges, dust in its hollows."""
    surface = _ledges(frame, (0.465, 0.28, 0.21), (0.55, 0.35, 0.26), 7100, 1.0)
    pebbles(frame, surface, 33, 0.3, (1.4, 4.0), _STONES, 7130)
    return surface


def basalt(frame: Frame) -> Surface:
    """Dark lava, almost black."""
    surface = _ledges(frame, (0.235, 0.19, 0.185), (0.36, 0.24, 0.195), 7200, 1.15)
    pebbles(frame, surface, 27, 0.3, (1.2, 3.6), ((0.34, 0.26, 0.24), (0.17, 0.14, 0.14)), 7230)
    return surface


def hewn_rock(frame: Frame) -> Surface:
    """The floor of a gallery cut into the red rock: tool marks and grit."""
    colour, relief = _ledges(frame, (0.43, 0.255, 0.195), (0.50, 0.31, 0.225), 7300, 0.6)
    x, y = frame.grid
    marks = np.sin((x - 0.4 * y) / 3.4 + 3 * frame.noise(40, 7330)) * smoothstep(0.1, 1.2, frame.noise(55, 7331))
    surface = (colour * (1 + 0.05 * marks)[..., None]).astype(np.float32), (relief + 0.5 * marks).astype(np.float32)
    pebbles(frame, surface, 17, 0.35, (0.8, 2.6), ((0.50, 0.33, 0.25), (0.29, 0.19, 0.155)), 7340)
    return surface


def mold_growth(frame: Frame) -> Surface:
    """A living carpet: wet veins, blisters and pale fruit on dark slime."""
    broad = frame.cloud((58, 0.7), (23, 0.5), (9, 0.3), seed=7400)
    vein = np.abs(frame.noise(26, 7410) + 0.5 * frame.noise(10, 7411))
    thread = np.exp(-((vein / 0.12) ** 2))
    base = np.array((0.245, 0.32, 0.135), np.float32) * (1 + 0.20 * broad)[..., None]
    colour = mix(base, np.array((0.50, 0.635, 0.225), np.float32), 0.85 * thread)
    slime = smoothstep(0.3, 1.3, -broad)
    colour = mix(colour, np.array((0.15, 0.19, 0.10), np.float32), 0.6 * slime)
    surface = (colour.astype(np.float32), (1.6 * broad + 2.4 * thread - 1.4 * slime).astype(np.float32))
    pebbles(frame, surface, 12, 0.5, (1.2, 3.4), ((0.62, 0.72, 0.34), (0.36, 0.47, 0.17)), 7430, 1.0)
    pebbles(frame, surface, 31, 0.4, (3.0, 6.5), ((0.70, 0.74, 0.42), (0.42, 0.52, 0.20)), 7431, 0.8)
    return surface
