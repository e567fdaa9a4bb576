"""How things look: leather, paper and brass for every widget, drawn once per size and kept with the look.

Textures and nine-patches come from the built pictures; where an installation lacks them, plain colours stand in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from game.client.canvas import Canvas
from game.client.theme import Colour

Rect = pygame.Rect
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
    """A leather panel or a sheet of paper."""

    def paint(surface: Surface) -> None:
        area = surface.get_rect()
        colour = canvas.theme.leather if kind == "leather" else canvas.theme.paper
        radius = canvas.px(10 if kind == "leather" else 4)
        pygame.draw.rect(surface, colour, area, border_radius=radius)
        edge = canvas.theme.seam if kind == "leather" else canvas.theme.rust
        pygame.draw.rect(surface, mixed(edge, colour, 0.4), area, max(canvas.px(1.5), 1), border_radius=radius)

    canvas.surface.blit(_kept(canvas, ("ground", kind), rect.size, paint), rect)


def slip(canvas: Canvas, rect: Rect) -> None:
    """A small paper slip for a tip."""
    ground(canvas, rect, "paper")


def veil(canvas: Canvas, rect: Rect) -> None:
    """Darkness over everything behind a dialog."""
    shade = _kept(canvas, ("veil",), rect.size, lambda surface: surface.fill((*canvas.theme.night, 190)) and None)
    canvas.surface.blit(shade, rect)


def plate(canvas: Canvas, widget: Chosen) -> Colour:
    """A brass plate in the widget's state; the colour for what stands on it."""
    theme = canvas.theme
    if not widget.enabled:
        state, colour, ink = "off", mixed(theme.leather, theme.brass, 0.18), theme.faded
    elif widget.down:
        state, colour, ink = "down", mixed(theme.brass, theme.night, 0.25), theme.ink
    elif widget.hot or widget.chosen:
        state, colour, ink = "hot", mixed(theme.brass, theme.glint, 0.55), theme.ink
    else:
        state, colour, ink = "on", theme.brass, theme.ink

    def paint(surface: Surface) -> None:
        area = surface.get_rect()
        pygame.draw.rect(surface, colour, area, border_radius=canvas.px(6))
        pygame.draw.rect(surface, mixed(colour, theme.night, 0.5), area, max(canvas.px(1.5), 1), canvas.px(6))

    canvas.surface.blit(_kept(canvas, ("plate", state), widget.rect.size, paint), widget.rect)
    ring(canvas, widget)
    return ink


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


def _knob(canvas: Canvas, centre: tuple[int, int], across: int, *, lit: bool) -> None:
    colour = mixed(canvas.theme.brass, canvas.theme.glint, 0.6) if lit else canvas.theme.brass

    def paint(surface: Surface) -> None:
        middle, radius = surface.get_rect().center, across // 2 - 1
        pygame.draw.aacircle(surface, mixed(colour, canvas.theme.night, 0.6), middle, radius)
        pygame.draw.aacircle(surface, colour, (middle[0], middle[1] - 1), radius - canvas.px(1.5))

    knob = _kept(canvas, ("knob", lit), (across, across), paint)
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
    _knob(canvas, (x, rect.centery), knob, lit=lit)


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
    _knob(canvas, (x, rect.centery), knob, lit=lit)


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
