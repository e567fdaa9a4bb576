"""Grounds that widgets stand on: leather panels, paper sheets, and panels kept as a picture until they change."""

from __future__ import annotations

from typing import Literal

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import Look
from game.client.widgets.base import Size, Widget

Ground = Literal["leather", "paper"]


class Panel(Widget):
    """One child on leather or paper, with padding."""

    def __init__(
        self,
        child: Widget,
        *,
        ground: Ground = "leather",
        pad: float = 20,
        grow: float = 0,
        width: float | None = None,
        height: float | None = None,
    ) -> None:
        super().__init__(grow=grow, width=width, height=height)
        self.ground: Ground = ground
        self.pad = pad
        self.adopt(child)

    def natural(self, look: Look, room: int) -> Size:
        """The child's size and the padding."""
        pad = 2 * look.px(self.pad)
        width, height = self.children[0].size(look, room - pad)
        return width + pad, height + pad

    def arrange(self, look: Look) -> None:
        """Put the child inside the padding."""
        pad = 2 * look.px(self.pad)
        self.children[0].place(look, self.rect.inflate(-pad, -pad))

    def paint(self, canvas: Canvas) -> None:
        """The ground."""
        skin.ground(canvas, self.rect, self.ground)
        canvas.covered(self.rect)


class Kept(Widget):
    """One opaque child drawn once and shown as a picture until something inside it changes."""

    def __init__(self, child: Widget, *, grow: float = 0, width: float | None = None) -> None:
        super().__init__(grow=grow, width=width)
        self._picture: pygame.Surface | None = None
        self.adopt(child)

    def natural(self, look: Look, room: int) -> Size:
        """The child's size."""
        return self.children[0].size(look, room)

    def arrange(self, look: Look) -> None:
        """The child fills it."""
        self.children[0].place(look, self.rect)
        self._picture = None

    def draw(self, canvas: Canvas) -> None:
        """Draw the child anew only if it changed."""
        if self.rect.size == (0, 0):
            return
        if self.stale or self._picture is None or self._picture.get_size() != self.rect.size:
            before = canvas.surface.get_clip()
            canvas.surface.set_clip(self.rect)
            super().draw(canvas)
            self._picture = canvas.surface.subsurface(self.rect.clip(canvas.surface.get_rect())).copy()
            canvas.surface.set_clip(before)
        else:
            canvas.surface.blit(self._picture, self.rect)
