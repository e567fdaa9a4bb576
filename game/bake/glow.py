"""The station's own light: a colder air indoors, and lamps, screens, gates and living things that glow.

Light stays where it is made: in its room, in the corridors, or outside. Scenes without a station have none.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from game.bake.arrays import Array
from game.bake.bulkheads import STYLES, frame_light
from game.bake.canvas import Canvas
from game.bake.filters import smoothstep, soft_blur
from game.bake.props.lights import LIGHTS
from game.bake.scene import HALF, SURFACE, Scene
from game.bake.walls import Structure, zone_labels

Colour = tuple[float, float, float]

COLD = np.array((0.80, 0.93, 1.10), np.float32)
"""What becomes of the lamp's warm light inside a station."""
_OUTSIDE = -1
_CORRIDORS = -2
_FADE = 36.0
_BLUR = 5.0
_GATE_REACH = 46.0
_GATE_STRENGTH = 0.55


@dataclass(frozen=True, slots=True)
class Lamp:
    """Something that glows: its place, colour, how far its light reaches and how strong it is."""

    x: float
    y: float
    colour: Colour
    reach: float
    strength: float


def shed(canvas: Canvas, scene: Scene, structure: Structure) -> None:
    """Fill in the canvas's own light if the scene has a station in it."""
    regions = _regions(scene)
    indoors = regions != _OUTSIDE
    if not indoors.any():
        return
    frame = canvas.frame
    row = np.clip((frame.ys // HALF).astype(np.int64), 0, regions.shape[0] - 1)
    column = np.clip((frame.xs // HALF).astype(np.int64), 0, regions.shape[1] - 1)
    share = soft_blur(indoors[row][:, column].astype(np.float32), round(_BLUR * frame.scale))
    canvas.tint = 1 + (COLD - 1) * share[..., None]
    canvas.glow = np.zeros((*frame.shape, 3), np.float32)
    for lamp in (*_lamps(scene), *_gates(scene, structure)):
        _add(canvas, canvas.glow, regions, lamp)
    low = smoothstep(38, 20, canvas.stand)
    if frame.joint is not None:
        across = np.minimum(frame.xs, frame.joint.width - frame.xs)
        down = np.minimum(frame.ys, frame.joint.height - frame.ys)
        low = low * smoothstep(0, _FADE, np.minimum(across[None, :], down[:, None]))
    canvas.glow *= low[..., None]


def _regions(scene: Scene) -> Array:
    """For each half cell the place that holds its light: a room's number, the corridors, or outside."""
    found = []
    for row in zone_labels(scene):
        places = []
        for label in row:
            zone = scene.zones[label] if label >= 0 else None
            if zone is None or zone.kind in SURFACE or (zone.wall not in STYLES and zone.kind != "corridor"):
                places.append(_OUTSIDE)
            else:
                places.append(label if zone.walled else _CORRIDORS)
        found.append(places)
    return np.array(found)


def _lamps(scene: Scene) -> Iterator[Lamp]:
    for prop in scene.props:
        if prop.name in LIGHTS:
            yield Lamp(prop.x, prop.y, *LIGHTS[prop.name])


def _gates(scene: Scene, structure: Structure) -> Iterator[Lamp]:
    """The frames of gates shine into both places that they join."""
    for sill in structure.sills:
        if sill.style not in STYLES:
            continue
        middle = (sill.start + sill.stop) / 2
        limit = scene.width if sill.upright else scene.height
        for off in (-16.0, 16.0):
            if 0 < sill.at + off < limit:
                x, y = (sill.at + off, middle) if sill.upright else (middle, sill.at + off)
                yield Lamp(x, y, frame_light(sill.opening), _GATE_REACH, _GATE_STRENGTH)


def _add(canvas: Canvas, glow: Array, regions: Array, lamp: Lamp) -> None:
    part = canvas.frame.part(lamp.x - lamp.reach, lamp.y - lamp.reach, lamp.x + lamp.reach, lamp.y + lamp.reach)
    window = canvas.frame.window(part)
    if 0 in window.shape:
        return
    rows, columns = regions.shape
    row = np.clip((window.ys // HALF).astype(np.int64), 0, rows - 1)
    column = np.clip((window.xs // HALF).astype(np.int64), 0, columns - 1)
    home = regions[min(max(int(lamp.y // HALF), 0), rows - 1), min(max(int(lamp.x // HALF), 0), columns - 1)]
    near = np.hypot(window.xs[None, :] - lamp.x, window.ys[:, None] - lamp.y) / lamp.reach
    fall = np.clip(1 - near * near, 0, 1) ** 2 * (regions[row][:, column] == home)
    glow[part] += np.array(lamp.colour, np.float32) * (lamp.strength * fall)[..., None]
