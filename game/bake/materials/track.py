"""Railway track: sleepers and rails laid along the middle of a strip of ballast."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.filters import mix, smoothstep
from game.bake.frame import Frame
from game.bake.materials.earth import ballast
from game.bake.materials.wood import grain
from game.bake.noise import point_value

Surface = tuple[Array, Array]

_PITCH = 26.6667


def bed(frame: Frame) -> Surface:
    """The ballast under the track."""
    return ballast(frame)


def lay(frame: Frame, surface: Surface, middle: float, breadth: float, upright: bool) -> tuple[Array, Array, Array]:
    """Lay a track on ballast; gives colour, relief and the standing height of sleepers and rails."""
    colour, relief = surface
    x, y = frame.grid
    along, across = (y, x) if upright else (x, y)
    off = across - middle
    half = min(breadth * 0.5 - 4, 66.0)
    gauge = half * 0.62
    number = np.floor(along / _PITCH)
    chance = point_value(number, number * 0 + 1, 81)
    second = point_value(number, number * 0 + 2, 82)
    centre = (number + 0.5) * _PITCH + (second - 0.5) * 1.6
    skew = along - centre - off * (chance - 0.5) * 0.025
    to_edge = np.minimum(6.4 + 0.5 * chance - np.abs(skew), half - 3 * second - np.abs(off))
    sleeper = smoothstep(-0.5, 0.5, to_edge)
    figure = grain(off, skew, chance, 9)
    timber = np.array((0.36, 0.275, 0.20), np.float32) * (0.78 + 0.4 * chance + 0.16 * figure)[..., None]
    timber *= (1 - 0.5 * smoothstep(0.55, 0.9, np.abs(figure)))[..., None]
    colour = mix(colour, timber, sleeper)
    stand = 2.6 * smoothstep(0, 1.6, to_edge)
    relief = relief * (1 - sleeper) + sleeper * (0.5 * figure)
    rail_off = np.abs(np.abs(off) - gauge)
    plate = smoothstep(0.4, -0.4, np.maximum(rail_off - 6.2, np.abs(skew) - 4.2))
    colour = mix(colour, np.array((0.25, 0.19, 0.15), np.float32), 0.85 * plate)
    spike = smoothstep(1.3, 0.7, np.hypot(rail_off - 4.6, np.abs(skew) - 2.4))
    foot = smoothstep(0.4, -0.4, rail_off - 3.6)
    head = smoothstep(0.4, -0.3, rail_off - 1.7)
    colour = mix(colour, np.array((0.27, 0.19, 0.145), np.float32), foot)
    shine = np.array((0.66, 0.62, 0.57), np.float32) * (0.92 + 0.08 * frame.noise(14, 2601))[..., None]
    colour = mix(colour, shine, head)
    stand = np.maximum(stand + 0.8 * plate + 1.4 * spike, 4.2 * foot)
    stand = np.maximum(stand, 7.0 * smoothstep(2.1, 1.1, rail_off))
    return colour.astype(np.float32), (relief * (1 - foot)).astype(np.float32), stand.astype(np.float32)
