"""Small pictures that several decisions need: faces, figures, hearts, markers and arrows."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, pi, sin
from typing import Any

import pygame

from game.client.canvas import Canvas
from game.client.cardface import Face, card
from game.client.pictures import Pictures
from game.client.play.panels.signs import number_on
from game.client.play.view import TableView
from game.client.theme import Colour
from game.rules.invader.machines import REMOTE

Rect = pygame.Rect
HEART: Colour = (206, 52, 46)
GONE: Colour = (22, 18, 15)
CARD = 1.4
"""Height of a card in widths."""
SMALLEST = 72
"""Pixels of width below which a card cannot be set in letters."""
TOKENS = {"coal": "coal_sack", "supply": "supplies"}
"""Pictures of tokens that survivors carry, where they are not called like the token."""


def draw_portrait(canvas: Canvas, view: TableView, name: str, rect: Rect, *, dim: bool = False) -> None:
    """A survivor's face in a frame of the colour on its base."""
    frame = max(canvas.px(4), 2)
    colour = view.colour(name) or canvas.theme.seam
    pygame.draw.rect(canvas.surface, canvas.theme.night, rect.inflate(2, 2), border_radius=canvas.px(8))
    pygame.draw.rect(canvas.surface, colour, rect, border_radius=canvas.px(7))
    inside = rect.inflate(-2 * frame, -2 * frame)
    face = canvas.look.pictures.sized(view.portrait(name), inside.size)
    if face is not None:
        canvas.surface.blit(face, inside)
    else:
        pygame.draw.rect(canvas.surface, canvas.theme.leather, inside)
        canvas.icon("recruit", inside, canvas.theme.faded)
    if dim:
        canvas.surface.fill((110, 96, 92), inside, special_flags=pygame.BLEND_RGB_MULT)
    number_on(canvas, view.rim(name), rect)


@lru_cache(maxsize=8)
def _cast(pictures: Pictures, folder: str) -> dict[str, Any]:
    figures: dict[str, Any] = pictures.notes(f"{folder}/minis/index").get("figures", {})
    return figures


def figure_picture(pictures: Pictures, folder: str, kind: str, variant: int = 0) -> str:
    """The picture of a miniature of a kind."""
    home, _, kind = kind.rpartition(".")
    folder = home or folder
    entry = _cast(pictures, folder).get(kind, {})
    files = entry.get("variants") or [f"{kind}.png"]
    file: str = files[variant % len(files)]
    return f"{folder}/minis/{file.removesuffix('.png')}"


def draw_picture(canvas: Canvas, name: str, rect: Rect) -> bool:
    """A picture in its own proportions in the middle of a box; False if there is none."""
    whole = canvas.look.pictures.get(name)
    if whole is None or not rect.width or not rect.height:
        return False
    share = min(rect.width / whole.get_width(), rect.height / whole.get_height())
    size = (max(round(whole.get_width() * share), 1), max(round(whole.get_height() * share), 1))
    sized = canvas.look.pictures.sized(name, size)
    if sized is not None:
        canvas.surface.blit(sized, sized.get_rect(center=rect.center))
    return True


def draw_token(canvas: Canvas, view: TableView, token: str, rect: Rect) -> None:
    """A token that survivors carry: coal, supplies, an objective by its colour."""
    kind = token.rpartition(".")[0] or token
    if kind.startswith(REMOTE):
        colour = kind.removeprefix(REMOTE)
        kind = next((each.kind or "" for each in view.content.machines.values() if each.remote == colour), "")
    names = (TOKENS.get(kind, kind), f"objective_{kind}", "objective_red")
    found = next((name for name in names if canvas.look.pictures.has(f"{view.folder}/tokens/{name}")), names[-1])
    draw_picture(canvas, f"{view.folder}/tokens/{found}", rect)


def draw_card(canvas: Canvas, face: Face, rect: Rect) -> None:
    """A card that lies on something, with its shadow."""
    _shadow(canvas, rect)
    canvas.surface.blit(printed(face, rect.size), rect)


def printed(face: Face, size: tuple[int, int]) -> pygame.Surface:
    """A card in a size; very small ones are a picture of the card, for their letters would not fit."""
    if size[0] >= SMALLEST:
        return card(face, size)
    return pygame.transform.smoothscale(card(face, (2 * size[0], 2 * size[1])), size)


def _shadow(canvas: Canvas, rect: Rect) -> None:
    reach = canvas.px(6)
    size = (rect.width + 2 * reach, rect.height + 2 * reach)
    key = ("card shadow", size)
    shade = canvas.look.shades.get(key)
    if shade is None:
        shade = pygame.Surface(size, pygame.SRCALPHA)
        body = shade.get_rect().inflate(-2 * reach, -2 * reach)
        pygame.draw.rect(shade, (0, 0, 0, 150), body, border_radius=canvas.px(8))
        shade = pygame.transform.box_blur(shade, max(reach // 2, 1))
        canvas.look.shades[key] = shade
    canvas.surface.blit(shade, (rect.x - reach + canvas.px(2), rect.y - reach + canvas.px(4)))


def draw_hearts(canvas: Canvas, rect: Rect, health: int, left: int, lost: int) -> None:
    """Health as hearts: whole ones, those about to be lost with a wound on them, and those long gone."""
    side = min(rect.height, rect.width // max(health, 1))
    x = rect.centerx - health * side // 2
    for number in range(health):
        box = Rect(x + number * side, rect.y, side, side).inflate(-canvas.px(3), -canvas.px(3))
        whole = number < left - lost
        canvas.icon("heart", box.inflate(canvas.px(4), canvas.px(4)), GONE)
        canvas.icon("heart", box, HEART if whole else (92, 70, 62))
        if not whole and number < left:
            canvas.icon("wound", box.inflate(canvas.px(2), canvas.px(2)), (255, 214, 170))


def draw_marker(canvas: Canvas, icon: str, centre: tuple[int, int], side: int, colour: Colour) -> None:
    """A punched round marker with one glyph."""
    pygame.draw.aacircle(canvas.surface, (0, 0, 0), (centre[0] + 1, centre[1] + canvas.px(2)), side // 2)
    pygame.draw.aacircle(canvas.surface, canvas.theme.paper, centre, side // 2)
    pygame.draw.aacircle(canvas.surface, colour, centre, max(side // 2 - canvas.px(2), 1))
    glyph = Rect(0, 0, round(side * 0.62), round(side * 0.62))
    glyph.center = centre
    canvas.icon(icon, glyph, canvas.theme.cream)


def draw_arrow(canvas: Canvas, rect: Rect, way: tuple[float, float], colour: Colour) -> None:
    """An arrow that points where something lies on the board."""
    angle = atan2(way[1], way[0])
    length = min(rect.size) * 0.46
    outline = [(1.0, 0.0), (0.1, 0.78), (0.1, 0.3), (-0.95, 0.3), (-0.95, -0.3), (0.1, -0.3), (0.1, -0.78)]
    points = []
    for x, y in outline:
        turned_x = x * cos(angle) - y * sin(angle)
        turned_y = x * sin(angle) + y * cos(angle)
        points.append((rect.centerx + turned_x * length, rect.centery + turned_y * length))
    shade = [(x + canvas.px(2), y + canvas.px(3)) for x, y in points]
    pygame.draw.polygon(canvas.surface, (0, 0, 0), shade)
    pygame.draw.polygon(canvas.surface, colour, points)
    pygame.draw.aalines(canvas.surface, canvas.theme.cream, True, points)


COMPASS = 8


def heading(way: tuple[float, float]) -> int:
    """The eighth of the compass in which a way leads: 0 is east, then clockwise."""
    return round(atan2(way[1], way[0]) / (2 * pi / COMPASS)) % COMPASS
