"""Signs for those to whom colours say little: numbers for the players, hatching for danger. Drawn only where wished."""

from __future__ import annotations

import pygame

from game.client.canvas import Canvas
from game.client.theme import PLAYERS

SPACING = 6
"""Units between two lines of a hatching."""


def player_number(canvas: Canvas, rim: int | None, centre: tuple[int, int], side: int) -> None:
    """The number of a player's colour on a dark disc in a ring of that colour, where patterns are wished for."""
    if rim is None or not canvas.look.patterns:
        return
    radius = side // 2
    pygame.draw.aacircle(canvas.surface, canvas.theme.night, centre, radius + max(canvas.px(1), 1))
    pygame.draw.aacircle(canvas.surface, PLAYERS[rim], centre, radius)
    pygame.draw.aacircle(canvas.surface, canvas.theme.night, centre, max(radius - max(canvas.px(2), 2), 2))
    box = pygame.Rect(0, 0, side, side)
    box.center = centre
    size = side / canvas.look.scale * 0.68
    canvas.text(str(rim + 1), box, size=size, face="figure", colour=canvas.theme.cream, align="centre")


def hatch(surface: pygame.Surface, area: pygame.Rect, kind: int, step: int, colour: tuple[int, ...]) -> None:
    """Fill a part of a surface with one of four patterns: dots, upright lines, slanting lines, a lattice."""
    before = surface.get_clip()
    surface.set_clip(area.clip(before))
    width = max(step // 4, 1)
    if kind == 0:
        for x in range(area.x + step // 2, area.right, step):
            for y in range(area.y + step // 2, area.bottom, step):
                surface.fill(colour, (x - width // 2, y - width // 2, width + 1, width + 1))
    elif kind == 1:
        for x in range(area.x + step // 2, area.right, step):
            pygame.draw.line(surface, colour, (x, area.y), (x, area.bottom), width)
    else:
        _slanting(surface, area, step, colour, width, lattice=kind == 3)
    surface.set_clip(before)


def _slanting(
    surface: pygame.Surface, area: pygame.Rect, step: int, colour: tuple[int, ...], width: int, *, lattice: bool
) -> None:
    for start in range(area.x - area.height, area.right, step):
        pygame.draw.line(surface, colour, (start, area.bottom), (start + area.height, area.y), width)
        if lattice:
            pygame.draw.line(surface, colour, (start, area.y), (start + area.height, area.bottom), width)
