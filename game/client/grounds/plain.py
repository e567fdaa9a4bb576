"""A hand-drawn board as it is before baking: its painted cells, its walls as dark lines, its doorways as pale ones."""

from __future__ import annotations

import pygame

from game.bake import scene_of, walls
from game.bake.walls import Run
from game.client.grounds.plan import Plan
from game.tiled.boards import read_board
from game.tiled.document import Library
from game.tiled.formats import FORMATS
from game.tiled.places import Shelf
from game.tiled.preview import flat_picture
from game.tiled.problems import BadMap

MOST_PIXELS = 17_000_000
"""Board pixels of the largest drawing that is shown in its own materials."""
BARE = (126, 104, 78)
WALL, SILL, LIMIT = (52, 34, 24), (214, 178, 120), (226, 208, 170)
THICK, THIN = 14, 3


def plain_picture(plan: Plan) -> pygame.Surface:
    """The whole drawing, one pixel to a board pixel, or less where that would be too large.

    What of it cannot be read, because files have changed or are damaged, is bare ground.
    """
    width, height = plan.size
    share = min(1.0, (MOST_PIXELS / (width * height)) ** 0.5)
    made = pygame.Surface((round(width * share), round(height * share)))
    made.fill(BARE)
    try:
        if share == 1.0:
            made.blit(flat_picture(Library(Shelf.around(plan.board)).open(plan.board)), (0, 0))
        _draw_borders(made, plan, share)
    except (BadMap, pygame.error, OSError):
        return made
    return made


def _draw_borders(made: pygame.Surface, plan: Plan, share: float) -> None:
    drawing = read_board(plan.board, FORMATS[plan.game]).drawing
    if drawing is None:
        return
    structure = walls.build(scene_of(drawing))
    for runs, colour, breadth in (
        (structure.limits, LIMIT, THIN),
        (structure.walls, WALL, THICK),
        (structure.railings, WALL, THIN),
        (structure.sills, SILL, THICK),
    ):
        for run in runs:
            pygame.draw.rect(made, colour, _strip(run, breadth, share))


def _strip(run: Run, breadth: float, share: float) -> pygame.Rect:
    """The rectangle along a border."""
    start, length = round(run.start * share), max(round((run.stop - run.start) * share), 1)
    across, thick = round((run.at - breadth / 2) * share), max(round(breadth * share), 1)
    return pygame.Rect(across, start, thick, length) if run.upright else pygame.Rect(start, across, length, thick)
