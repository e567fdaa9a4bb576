"""Puts the props of a scene onto the canvas, each on what it stands on: ground, boardwalk, table or balcony."""

from __future__ import annotations

import zlib

import numpy as np

from game.bake.arrays import Array
from game.bake.canvas import Canvas
from game.bake.props.cut_out import from_picture
from game.bake.props.models import MODELS
from game.bake.props.sculpt import Sculpt
from game.bake.scene import PropPlacement, Scene

RUG = 1.0
_DEEPEST = 40.0


def divided(scene: Scene) -> tuple[list[PropPlacement], list[PropPlacement]]:
    """The props on the ground, rugs first, and those on balconies."""
    balconies = [zone for zone in scene.zones if zone.kind == "balcony"]
    aloft: list[PropPlacement] = []
    grounded: list[PropPlacement] = []
    for prop in scene.props:
        hangs = any(zone.covers(prop.x, prop.y) for zone in balconies)
        (aloft if hangs else grounded).append(prop)
    return sorted(grounded, key=lambda prop: prop.tall != RUG), aloft


def place(canvas: Canvas, props: list[PropPlacement]) -> None:
    """Stand the props on the canvas in the order given."""
    for prop in props:
        _place(canvas, prop)


def sculpted(prop: PropPlacement, x: Array, y: Array, texel: float) -> Sculpt | None:
    """The prop made at points given in world coordinates; nothing for a prop without model and picture."""
    angle = np.radians(prop.rotation)
    cosine, sine = np.float32(np.cos(angle)), np.float32(np.sin(angle))
    dx, dy = x - np.float32(prop.x), y - np.float32(prop.y)
    u, v = dx * cosine + dy * sine, dy * cosine - dx * sine
    if prop.flipped:
        u = -u
    seed = zlib.crc32(f"{prop.name} {prop.x:.1f} {prop.y:.1f}".encode()) % 100_000
    sculpt = Sculpt(u, v, prop.width, prop.height, prop.tall, texel, seed)
    model = MODELS.get(prop.name)
    if model is not None:
        model(sculpt)
    elif prop.picture is not None:
        from_picture(sculpt, prop.picture)
    else:
        return None
    return sculpt


def _place(canvas: Canvas, prop: PropPlacement) -> None:
    angle = np.radians(prop.rotation)
    half_x = (abs(prop.width * np.cos(angle)) + abs(prop.height * np.sin(angle))) / 2 + 2
    half_y = (abs(prop.width * np.sin(angle)) + abs(prop.height * np.cos(angle))) / 2 + 2
    frame = canvas.frame
    part = frame.part(prop.x - half_x, prop.y - half_y, prop.x + half_x, prop.y + half_y)
    window = frame.window(part)
    if 0 in window.shape:
        return
    x, y = window.grid
    sculpt = sculpted(prop, x, y, 1 / frame.scale)
    if sculpt is None:
        return
    if prop.tall <= 0:
        canvas.cover(part, sculpt.cover, sculpt.colour, canvas.relief[part] + sculpt.relief)
        return
    base = _footing(canvas, prop)
    canvas.put(part, sculpt.cover, sculpt.colour, sculpt.relief, sculpt.top + base)


def _footing(canvas: Canvas, prop: PropPlacement) -> float:
    """The height of what the middle of a prop rests on."""
    part = canvas.frame.part(prop.x - 1.5, prop.y - 1.5, prop.x + 1.5, prop.y + 1.5)
    under = canvas.stand[part]
    return min(float(np.median(under)), _DEEPEST) if under.size else 0.0
