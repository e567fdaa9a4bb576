"""How things look: leather, paper and brass for every widget, drawn once per size and kept with the look.

Textures and nine-patches come from the built pictures; where an installation lacks them, plain colours stand in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from game.client.canvas import Canvas
from game.client.patches import feathered, nine_patch, texture, tiled
from game.client.theme import Colour

Rect = pygame.Rect
PLATE_SURROUND = (3, 2, 3, 4)
"""Units that a brass plate's rim and shadow reach beyond its face: left, top, right, bottom."""
PLATE_DETAIL = 0.75
"""How large the bevel of a brass plate is drawn."""
Surface = pygame.Surface


class Pressed(Protocol):
    """What the skin needs to know of a widget to draw its state."""

    rect: Rect
    enabled: bool
    hot: bool
    down: bool
    ringed: bool


class Chosen(Pressed, Protocol):
    """A widget that can be the chosen one of several."""

    chosen: bool


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour on the way from one to another."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _kept(canvas: Canvas, key: tuple[object, ...], size: tuple[int, int], make: Callable[[Surface], None]) -> Surface:
    """A surface drawn once for its key and size."""
    known = canvas.look.shades.get((*key, size))
    if known is None:
        known = Surface(size, pygame.SRCALPHA)
        make(known)
        canvas.look.shades[(*key, size)] = known
    return known


def ground(canvas: Canvas, rect: Rect, kind: str) -> None:
    """A stitched leather panel or a sheet of paper."""
    frame, texture = ("panel", "leather") if kind == "leather" else ("slip", "paper")

    def paint(surface: Surface) -> None:
        area = surface.get_rect()
        if not nine_patch(canvas.look, surface, frame, area):
            surface.fill(canvas.theme.leather if kind == "leather" else canvas.theme.paper)
        inside = area.inflate(-canvas.px(36), -canvas.px(36))
        if inside.width > 0 and inside.height > 0:
            middle = feathered(inside.size, canvas.px(16), canvas.px(8))
            if tiled(canvas.look, middle, texture, middle.get_rect(), flags=pygame.BLEND_RGB_MULT):
                surface.blit(middle, inside)

    canvas.surface.blit(_kept(canvas, ("ground", kind), rect.size, paint), rect)


def slip(canvas: Canvas, rect: Rect) -> None:
    """A small paper slip for a tip; its torn edge lies around the rectangle."""
    around = rect.inflate(canvas.px(14), canvas.px(14)).move(canvas.px(1), canvas.px(2))

    def paint(surface: Surface) -> None:
        if not nine_patch(canvas.look, surface, "slip", surface.get_rect()):
            surface.fill(canvas.theme.paper)

    canvas.surface.blit(_kept(canvas, ("slip",), around.size, paint), around)


def veil(canvas: Canvas, rect: Rect, strength: int = 190) -> None:
    """Darkness over everything behind a dialog; at a lesser strength what lies behind can still be studied."""
    night = (*canvas.theme.night, strength)
    shade = _kept(canvas, ("veil", strength), rect.size, lambda surface: surface.fill(night) and None)
    canvas.surface.blit(shade, rect)


def plate(canvas: Canvas, widget: Chosen) -> Colour:
    """A brass plate in the widget's state; the colour for what stands on it."""
    theme = canvas.theme
    if not widget.enabled:
        state, ink = "disabled", mixed(theme.faded, theme.leather, 0.1)
    elif widget.down:
        state, ink = "pressed", theme.ink
    elif widget.hot:
        state, ink = "hover", theme.ink
    else:
        state, ink = "normal", theme.ink
    _lay_plate(canvas, widget.rect, state)
    ring(canvas, widget)
    return ink


def _lay_plate(canvas: Canvas, rect: Rect, state: str) -> None:
    """A brass plate whose face fills the rectangle; its dark rim and shadow lie around it."""
    left, top, right, bottom = (canvas.px(units) for units in PLATE_SURROUND)
    around = Rect(rect.x - left, rect.y - top, rect.width + left + right, rect.height + top + bottom)

    def paint(surface: Surface) -> None:
        if not nine_patch(canvas.look, surface, f"button_{state}", surface.get_rect(), PLATE_DETAIL):
            pygame.draw.rect(surface, canvas.theme.brass, surface.get_rect(), border_radius=canvas.px(6))
        if state == "disabled":
            surface.fill((*canvas.theme.dulled, 215), special_flags=pygame.BLEND_RGBA_MULT)

    canvas.surface.blit(_kept(canvas, ("plate", state), around.size, paint), around)


def segments(canvas: Canvas, rect: Rect) -> None:
    """The sunken track in which segments lie side by side."""
    _sunken(canvas, rect, mixed(canvas.theme.night, canvas.theme.leather, 0.3), canvas.px(8))


def segment(canvas: Canvas, widget: Chosen) -> Colour:
    """One of several values in a track: a brass plate if chosen; the colour for its words."""
    if widget.chosen:
        _lay_plate(canvas, widget.rect.inflate(-canvas.px(6), -canvas.px(8)), "pressed" if widget.down else "normal")
    ring(canvas, widget)
    if widget.chosen:
        return canvas.theme.ink
    return canvas.theme.glint if widget.hot else canvas.theme.faded


def ring(canvas: Canvas, widget: Pressed) -> None:
    """The mark of the keyboard focus."""
    if widget.ringed:
        area = widget.rect.inflate(canvas.px(8), canvas.px(8))
        pygame.draw.rect(canvas.surface, canvas.theme.night, area, canvas.px(4), border_radius=canvas.px(9))
        inner = area.inflate(-canvas.px(2), -canvas.px(2))
        pygame.draw.rect(canvas.surface, canvas.theme.glint, inner, max(canvas.px(2), 2), border_radius=canvas.px(8))


def strip(canvas: Canvas, widget: Chosen, *, on_paper: bool) -> Colour:
    """A line of a list: lit while pointed at or chosen; the colour for its words."""
    theme = canvas.theme
    if not widget.enabled:
        ink = mixed(theme.faded, theme.leather, 0.35)
    elif on_paper:
        ink = theme.ink
    else:
        ink = theme.glint if widget.chosen or widget.hot else theme.cream
    if widget.enabled and (widget.hot or widget.chosen or widget.ringed):
        light = theme.brass if on_paper else theme.glint
        strength = 70 if widget.chosen else 40

        def paint(surface: Surface) -> None:
            pygame.draw.rect(surface, (*light, strength), surface.get_rect(), border_radius=canvas.px(5))
            if widget.chosen:
                mark = Rect(0, 0, canvas.px(4), surface.get_height())
                pygame.draw.rect(surface, theme.brass, mark, border_radius=canvas.px(2))

        key = ("strip", widget.chosen, on_paper)
        canvas.surface.blit(_kept(canvas, key, widget.rect.size, paint), widget.rect)
    if widget.ringed:
        pygame.draw.rect(canvas.surface, theme.glint, widget.rect, max(canvas.px(2), 2), border_radius=canvas.px(5))
    return ink


def tab(canvas: Canvas, widget: Chosen) -> Colour:
    """The line under a tab; the colour for its words."""
    theme = canvas.theme
    lit = widget.chosen or widget.hot
    line = Rect(widget.rect.x, widget.rect.bottom - canvas.px(3), widget.rect.width, canvas.px(3))
    pygame.draw.rect(canvas.surface, theme.brass if widget.chosen else theme.seam, line)
    ring(canvas, widget)
    return theme.glint if lit else theme.faded


def _sunken(canvas: Canvas, rect: Rect, colour: Colour, radius: int) -> None:
    def paint(surface: Surface) -> None:
        area = surface.get_rect()
        pygame.draw.rect(surface, mixed(colour, canvas.theme.night, 0.55), area, border_radius=radius)
        inner = Rect(area.x + 1, area.y + canvas.px(2), area.width - 2, area.height - canvas.px(2) - 1)
        pygame.draw.rect(surface, colour, inner, border_radius=radius)

    canvas.surface.blit(_kept(canvas, ("sunken", colour, radius), rect.size, paint), rect)


def boss(canvas: Canvas, centre: tuple[int, int], across: int, *, lit: bool) -> None:
    """A round brass boss; lit ones shine."""
    colour = mixed(canvas.theme.brass, canvas.theme.glint, 0.6) if lit else canvas.theme.brass

    def paint(surface: Surface) -> None:
        middle, radius = surface.get_rect().center, across // 2
        boss = canvas.look.pictures.sized(texture(canvas.look, "medal"), surface.get_size())
        if boss is not None:
            surface.blit(boss, (0, 0))
        pygame.draw.aacircle(surface, colour, middle, radius - canvas.px(4))
        shine = mixed(colour, (255, 255, 255), 0.35)
        pygame.draw.aacircle(surface, shine, (middle[0] - 1, middle[1] - canvas.px(1.5)), radius - canvas.px(7))

    knob = _kept(canvas, ("knob", lit), (across + canvas.px(6), across + canvas.px(6)), paint)
    canvas.surface.blit(knob, knob.get_rect(center=centre))


def track(canvas: Canvas, rect: Rect, share: float) -> None:
    """A sunken track filled with brass up to a share."""
    _sunken(canvas, rect, canvas.theme.night, rect.height // 2)
    filled = Rect(rect.x, rect.y, max(round(rect.width * share), 0), rect.height).inflate(-4, -4)
    if filled.width > 0:
        pygame.draw.rect(canvas.surface, canvas.theme.brass, filled, border_radius=filled.height // 2)


def slider(canvas: Canvas, rect: Rect, share: float, knob: int, *, lit: bool) -> None:
    """A track with a knob on it."""
    line = Rect(rect.x, rect.centery - canvas.px(5), rect.width, canvas.px(10))
    x = rect.x + knob // 2 + round((rect.width - knob) * share)
    track(canvas, line, (x - rect.x) / rect.width)
    boss(canvas, (x, rect.centery), knob, lit=lit)


def switch(canvas: Canvas, rect: Rect, on: bool, *, lit: bool) -> None:
    """A track with its knob at one of two ends, and a mark of the state on the other."""
    theme = canvas.theme
    _sunken(canvas, rect, mixed(theme.brass, theme.night, 0.45) if on else theme.night, rect.height // 2)
    knob = rect.height - canvas.px(4)
    x = rect.right - rect.height // 2 if on else rect.x + rect.height // 2
    free, y, reach = rect.x + rect.right - x, rect.centery, canvas.px(6)
    if on:
        line = [(free - reach, y), (free - reach // 3, y + reach - 1), (free + reach, y - reach)]
        pygame.draw.lines(canvas.surface, theme.cream, False, line, max(canvas.px(2), 2))
    else:
        pygame.draw.aacircle(canvas.surface, theme.faded, (free, y), reach - 1, max(canvas.px(2), 2))
    boss(canvas, (x, rect.centery), knob, lit=lit)


def well(canvas: Canvas, rect: Rect, *, lit: bool) -> None:
    """A strip of paper set into the leather, to write on."""
    paper = mixed(canvas.theme.paper, (255, 255, 255), 0.25 if lit else 0.0)
    _sunken(canvas, rect, paper, canvas.px(4))


def rule(canvas: Canvas, rect: Rect) -> None:
    """A line that fades towards its ends."""

    def paint(surface: Surface) -> None:
        width, middle = surface.get_width(), surface.get_height() // 2
        for x in range(width):
            strength = round(200 * min(1.0, 4 * min(x, width - x) / width))
            surface.fill((*canvas.theme.seam, strength), Rect(x, middle, 1, max(canvas.px(1), 1)))

    canvas.surface.blit(_kept(canvas, ("rule",), rect.size, paint), rect)


def scrollbar(canvas: Canvas, rect: Rect, offset: int, whole: int, *, on_paper: bool, lit: bool) -> None:
    """A thin bar at the right side."""
    theme = canvas.theme
    width = canvas.px(6)
    groove = Rect(rect.right - width - canvas.px(2), rect.y, width, rect.height)
    length = max(round(rect.height * rect.height / whole), canvas.px(32))
    place = round((rect.height - length) * offset / max(whole - rect.height, 1))
    bar = Rect(groove.x, rect.y + place, width, length)
    back = mixed(theme.paper, theme.rust, 0.25) if on_paper else mixed(theme.leather, theme.night, 0.5)
    pygame.draw.rect(canvas.surface, back, groove, border_radius=width // 2)
    pygame.draw.rect(canvas.surface, theme.glint if lit else theme.brass, bar, border_radius=width // 2)
