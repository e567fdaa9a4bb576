"""Small signs that several panels share: danger levels, hearts and pips, each told by shape as well as by colour."""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from game.client.boardview.patterns import hatch, player_number
from game.client.canvas import Canvas
from game.client.cardface import DANGER
from game.client.theme import Colour
from game.content.models import LEVELS

HEART: Colour = (206, 52, 46)
CORNERS = ((0, 0.0), (3, -pi / 2), (4, 0.0), (4, pi / 4))
"""The sign of each danger level, as on the cards: a disc, a triangle, a diamond, a square (corners, and the turn)."""


def level_number(level: str) -> int:
    """Blue is 0, red is 3."""
    return [*LEVELS].index(level) if level in LEVELS else 0


def danger_sign(canvas: Canvas, level: int, box: pygame.Rect) -> None:
    """The shape of a danger level in its colour."""
    colour, centre, radius = DANGER[level], box.center, min(box.size) / 2
    corners, turn = CORNERS[level]
    if not corners:
        pygame.draw.aacircle(canvas.surface, canvas.theme.night, centre, round(radius))
        pygame.draw.aacircle(canvas.surface, colour, centre, max(round(radius) - canvas.px(2), 1))
        return
    for reach, paint in ((radius, canvas.theme.night), (radius - canvas.px(2.5), colour)):
        points = [
            (centre[0] + reach * cos(turn + 2 * pi * n / corners), centre[1] + reach * sin(turn + 2 * pi * n / corners))
            for n in range(corners)
        ]
        pygame.draw.polygon(canvas.surface, paint, points)


def hearts(canvas: Canvas, box: pygame.Rect, health: int, wounds: int) -> None:
    """A heart for each point of health; lost ones are hollow."""
    side = min(box.height, canvas.px(20))
    for number in range(health):
        place = pygame.Rect(box.x + number * (side + canvas.px(3)), box.centery - side // 2, side, side)
        lost = number >= health - wounds
        canvas.icon("heart", place, canvas.theme.night if lost else HEART)
        if lost:
            canvas.icon("close", place.inflate(-side // 3, -side // 3), canvas.theme.faded)


def pips(canvas: Canvas, box: pygame.Rect, count: int, of: int, colour: Colour) -> None:
    """Filled discs for what is left, hollow ones for what is spent."""
    radius = max(min(box.height // 2 - 1, canvas.px(6)), 2)
    for number in range(max(of, count)):
        centre = (box.x + radius + number * (2 * radius + canvas.px(4)), box.centery)
        pygame.draw.aacircle(canvas.surface, canvas.theme.night, centre, radius + 1)
        if number < count:
            pygame.draw.aacircle(canvas.surface, colour, centre, radius - 1)
        else:
            pygame.draw.aacircle(canvas.surface, canvas.theme.seam, centre, radius, max(canvas.px(1.5), 1))


def number_on(canvas: Canvas, rim: int | None, face: pygame.Rect) -> None:
    """The number of a survivor's colour in the corner of the portrait, where the player wished for patterns."""
    side = min(max(round(face.width * 0.34), canvas.px(16)), canvas.px(30))
    player_number(canvas, rim, (face.x + side // 2 - canvas.px(2), face.y + side // 2 - canvas.px(2)), side)


def danger_bar(canvas: Canvas, box: pygame.Rect, points: int, steps: tuple[int, int, int]) -> None:
    """The way from blue to red, filled as far as a survivor has come; the levels are cut apart."""
    edges = (0, *steps)
    whole = steps[-1]
    lap = points % whole if points > whole else points
    pygame.draw.rect(canvas.surface, canvas.theme.night, box.inflate(2, 2), border_radius=canvas.px(3))
    for number, (start, end) in enumerate(zip(edges, steps, strict=False)):
        left = box.x + round(box.width * start / whole)
        right = box.x + round(box.width * end / whole)
        reached = min(max((lap - start) / (end - start), 0.0), 1.0)
        dim = tuple(part // 4 for part in DANGER[number])
        field = pygame.Rect(left, box.y, right - left - canvas.px(2), box.height)
        canvas.surface.fill(dim, field)
        if reached > 0:
            filled = pygame.Rect(field.x, field.y, round(field.width * reached), field.height)
            canvas.surface.fill(DANGER[number], filled)
            if canvas.look.patterns:
                hatch(canvas.surface, filled, number, max(canvas.px(6), 4), canvas.theme.night)
