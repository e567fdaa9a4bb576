"""The baker: turns a scene into the picture that lies on the table."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from game.bake import glow, ground, light, lines, standing, walls
from game.bake.arrays import Array
from game.bake.canvas import Canvas
from game.bake.frame import Frame, Joint
from game.bake.props import stage
from game.bake.scene import Scene

Progress = Callable[[float], None]

BLOCK = 640
MARGIN = 128
"""How far beyond a block its neighbours are worked as well, so that their shadows fall into it."""
EDGE_MARGIN = 8
"""The same where the scene ends and nothing stands."""


def bake(scene: Scene, scale: float = 2.0, progress: Progress | None = None, vignette: bool = False) -> Array:
    """The lit picture of a whole scene, (rows, columns, 3) of uint8, worked block by block with overlapping margins.

    `progress` is called with the share that is done, from 0 to 1. The vignette is for whole boards only: tiles have to
    join without seams.
    """
    picture = np.zeros((round(scene.height * scale), round(scene.width * scale), 3), np.uint8)
    structure = walls.build(scene)
    blocks = [
        (left, top, min(left + BLOCK, scene.width), min(top + BLOCK, scene.height))
        for top in range(0, scene.height, BLOCK)
        for left in range(0, scene.width, BLOCK)
    ]
    shade = light.vignette(*picture.shape[:2]) if vignette else None
    for done, (left, top, right, bottom) in enumerate(blocks):

        def tell(share: float, done: int = done) -> None:
            if progress is not None:
                progress((done + share) / len(blocks))

        tell(0.0)
        block = _bake_block(scene, structure, scale, (left, top, right, bottom), tell)
        rows = slice(round(top * scale), round(bottom * scale))
        columns = slice(round(left * scale), round(right * scale))
        if shade is not None:
            block = block * shade[rows, columns, None]
        picture[rows, columns] = np.rint(block * 255).astype(np.uint8)
    if progress is not None:
        progress(1.0)
    return picture


def _bake_block(
    scene: Scene, structure: walls.Structure, scale: float, box: tuple[int, int, int, int], tell: Progress
) -> Array:
    left, top, right, bottom = box
    before_x, before_y = (MARGIN if start > 0 else EDGE_MARGIN for start in (left, top))
    after_x = MARGIN if right < scene.width else EDGE_MARGIN
    after_y = MARGIN if bottom < scene.height else EDGE_MARGIN
    frame = Frame(
        left - before_x,
        top - before_y,
        round((right - left + before_x + after_x) * scale),
        round((bottom - top + before_y + after_y) * scale),
        scale,
        scene.seed,
        Joint(scene.width, scene.height) if scene.joined else None,
    )
    canvas = Canvas.blank(frame)
    ground.lay_ground(canvas, scene, structure)
    tell(0.45)
    lines.draw_limits(canvas, structure.limits)
    standing.raise_walls(canvas, scene, structure)
    grounded, aloft = stage.divided(scene)
    stage.place(canvas, grounded)
    standing.raise_balconies(canvas, scene, structure)
    stage.place(canvas, aloft)
    glow.shed(canvas, scene, structure)
    tell(0.75)
    picture = light.lit(canvas)
    first_row, first_column = round(before_y * scale), round(before_x * scale)
    rows, columns = round((bottom - top) * scale), round((right - left) * scale)
    return picture[first_row : first_row + rows, first_column : first_column + columns]
