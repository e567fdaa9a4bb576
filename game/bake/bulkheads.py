"""Walls of a station: steel partitions, the ribbed hull, hewn rock; and the gates in them, with glowing frames."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.filters import mix, smoothstep
from game.bake.noise import point_value
from game.bake.strip import Colour, Painted, Strip, tinted

STYLES = frozenset({"steel", "bulkhead", "red_rock"})
"""The styles of walls behind which the station's own cold light burns."""
_CYAN: Colour = (0.31, 0.70, 0.75)
_AMBER: Colour = (0.88, 0.60, 0.19)
_STEEL: Colour = (0.345, 0.39, 0.43)
_HULL: Colour = (0.405, 0.425, 0.44)


def frame_light(opening: str) -> Colour:
    """The colour in which the frame of an opening glows."""
    return _AMBER if opening == "hatch" else _CYAN


def steel(strip: Strip) -> Painted:
    """A partition of pressed panels, a conduit let into its top."""
    size = 42.6667
    step = strip.along / size
    number = np.floor(step)
    part = (step - number) * size
    ends = np.minimum(part, size - part)
    panel = point_value(number, number * 0 + strip.seed % 87, 27)
    seam = smoothstep(1.0, 0.4, ends)
    clip = smoothstep(0.5, -0.2, np.maximum(np.abs(ends - 5.5) - 1.6, np.abs(strip.across) - 3.0))
    groove = smoothstep(2.2, 1.5, np.abs(strip.across))
    cable = np.exp(-((strip.across / 0.9) ** 2)) * groove
    soot = strip.frame.cloud((28, 0.5), (8, 0.5), seed=4500)
    colour = tinted(_STEEL, 0.86 + 0.16 * panel + 0.06 * soot)
    colour = mix(colour, tinted((0.125, 0.14, 0.155), 1 + 0.05 * soot), 0.9 * groove)
    colour = mix(colour, tinted((0.30, 0.245, 0.15), 1 + 0.1 * soot), 0.8 * cable)
    colour = mix(colour, tinted((0.50, 0.54, 0.565), 0.95 + 0.1 * panel), clip)
    rim = smoothstep(0.6, 1.0, strip.depth) * smoothstep(2.2, 1.6, strip.depth)
    colour = mix(colour, tinted((0.575, 0.63, 0.665), 0.95 + 0.08 * soot), 0.75 * rim)
    colour *= (1 - 0.5 * seam * (1 - clip))[..., None]
    top = strip.tall - 2.2 * groove + 1.4 * cable + 2.6 * clip - 1.8 * smoothstep(0.9, 0.0, strip.depth)
    return colour, -0.9 * seam, top, np.ones_like(top)


def bulkhead(strip: Strip) -> Painted:
    """The hull: thick plate with ribs, bolted, a warning tick on every fourth rib."""
    size = 32.0
    step = strip.along / size
    number = np.floor(step)
    off = np.abs(step - number - 0.5) * size
    rib = smoothstep(4.6, 3.8, off)
    ticked = (number % 4 == 1) & (np.abs(strip.across) < strip.thick * 0.30)
    bolt = smoothstep(1.5, 0.8, np.hypot(off - 9.0, np.abs(strip.across) - strip.thick * 0.30))
    soot = strip.frame.cloud((36, 0.5), (11, 0.5), seed=4600)
    scar = smoothstep(0.7, 1.3, strip.frame.cloud((19, 0.7), (5, 0.5), seed=4610))
    colour = tinted(_HULL, 0.80 + 0.05 * soot + 0.20 * rib + 0.12 * bolt)
    stripe = smoothstep(-0.15, 0.15, np.sin((strip.along + strip.across) * 1.15))
    warning = mix(tinted((0.13, 0.13, 0.135), 1 + 0 * soot), tinted((0.78, 0.545, 0.16), 1 + 0.05 * soot), stripe)
    colour = np.where((ticked & (rib > 0.5))[..., None], warning, colour)
    colour = mix(colour, tinted((0.44, 0.30, 0.22), 1 + 0.08 * soot), 0.5 * scar)
    rim = smoothstep(0.8, 1.3, strip.depth) * smoothstep(3.0, 2.3, strip.depth)
    colour = mix(colour, tinted((0.60, 0.635, 0.655), 0.95 + 0.06 * soot), 0.7 * rim)
    top = strip.tall + 2.2 * rib + 1.2 * bolt - 3.5 * smoothstep(2.6, 0.0, strip.depth)
    return colour, 0.3 * soot, top, np.ones_like(top)


def red_rock(strip: Strip) -> Painted:
    """Living rock, broken by drills."""
    frame = strip.frame
    rough = frame.cloud((22, 0.7), (9, 0.5), (4, 0.3), seed=4700)
    ledge = np.abs(frame.noise(15, 4710) + 0.4 * frame.noise(6, 4711))
    depth = strip.depth + 2.4 * frame.cloud((12, 0.8), (5, 0.5), seed=4720) - 1.5
    colour = tinted((0.43, 0.265, 0.205), 0.92 + 0.11 * rough - 0.32 * np.exp(-((ledge / 0.12) ** 2)))
    top = strip.tall + 4.0 * rough - 7.0 * np.exp(-np.clip(depth, 0, None) / 2.6) + 3.0 * np.sqrt(ledge)
    return colour, 0.9 * rough, top, smoothstep(-0.4, 0.4, depth)


def post(along: Array, across: Array, depth: Array, tall: float, light: Colour) -> tuple[Array, Array, Array]:
    """A gate post: a steel block with a glowing slot that faces the opening's two sides."""
    slot = smoothstep(1.3, 0.8, np.abs(along)) * smoothstep(1.2, 2.0, depth)
    colour = tinted((0.46, 0.49, 0.51), 1 + 0.22 * smoothstep(1.6, 0.8, depth) - 0.5 * smoothstep(0.7, 0.1, depth))
    bright = np.minimum(np.array(light, np.float32) * 1.9 + 0.25, 2.2)
    colour = mix(colour, bright, slot)
    top = tall + 3.0 - 2.0 * smoothstep(1.6, 0.0, depth)
    return colour, np.zeros_like(depth), top


def threshold(along: Array, across: Array, half: float, span: float, hatch: bool) -> tuple[Array, Array, Array]:
    """What lies in a gate: a striped sill with the rails of the door, or the shut leaves of a hatch."""
    to_end = span / 2 - np.abs(along)
    if hatch:
        return _leaves(along, across, half, to_end)
    side = half - np.abs(across)
    yellow = smoothstep(-0.2, 0.2, np.sin((along + across) * 0.7854))
    stripes = mix(tinted((0.12, 0.12, 0.125), 1 + 0 * along), tinted((0.78, 0.545, 0.15), 1 + 0 * along), yellow)
    rail = smoothstep(0.7, 0.3, np.abs(np.abs(across) - 1.4))
    plate = tinted((0.37, 0.395, 0.415), 1 - 0.55 * rail)
    striped = smoothstep(2.6, 3.1, np.abs(across))
    colour = mix(plate, stripes, striped)
    colour *= (1 - 0.4 * smoothstep(1.0, 0.2, side))[..., None]
    top = 2.4 - 1.2 * smoothstep(1.2, 0.0, side) - 0.8 * rail
    return colour, -0.4 * rail, top


def _leaves(along: Array, across: Array, half: float, to_end: Array) -> tuple[Array, Array, Array]:
    gap = smoothstep(0.9, 0.4, np.abs(along))
    inset = half - 2.5 - np.abs(across)
    body = smoothstep(-0.4, 0.4, inset)
    ribs = smoothstep(0.2, 0.7, np.cos(along * 2 * np.pi / 8.6667))
    warning = smoothstep(-0.2, 0.2, np.sin((np.abs(along) + across) * 0.75)) * smoothstep(9.0, 8.4, np.abs(along))
    colour = tinted((0.41, 0.43, 0.445), 0.85 + 0.18 * ribs)
    near = smoothstep(9.4, 8.8, np.abs(along))
    colour = mix(colour, tinted((0.14, 0.14, 0.145), 1 + 0 * along), near)
    colour = mix(colour, tinted((0.80, 0.56, 0.16), 1 + 0 * along), near * warning)
    colour *= (1 - 0.75 * gap - 0.45 * smoothstep(1.2, 0.2, inset))[..., None]
    colour = mix(tinted((0.23, 0.245, 0.26), 1 + 0 * along), colour, body)
    top = 3.0 + body * (19.0 + 1.2 * ribs - 3.0 * gap) - 1.5 * smoothstep(1.4, 0.0, to_end)
    return colour, np.zeros_like(along), top
