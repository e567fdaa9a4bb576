"""Widgets that only show something: text, pictures, rules and progress."""

from __future__ import annotations

import pygame

from game.client import skin
from game.client.canvas import Align, Canvas
from game.client.look import BODY, Look
from game.client.theme import Colour
from game.client.widgets.base import Size, Widget


class Label(Widget):
    """Text, wrapped to the width it is given."""

    def __init__(
        self,
        text: str,
        *,
        size: float = BODY,
        face: str = "text",
        colour: Colour | None = None,
        align: Align = "left",
        wrap: bool = True,
        grow: float = 0,
        width: float | None = None,
        tip: str = "",
    ) -> None:
        super().__init__(grow=grow, width=width, tip=tip)
        self.text = text
        self.type = size
        self.face = face
        self.colour = colour
        self.align = align
        self.wrap = wrap

    def say(self, text: str) -> None:
        """Show another text."""
        if text != self.text:
            self.text = text
            self.changed()

    def natural(self, look: Look, room: int) -> Size:
        """The widest line, and all lines together."""
        lines = self._lines(look, room)
        width = max(look.extent(line, self.type, self.face)[0] for line in lines)
        return min(width, room), len(lines) * look.line(self.type, self.face)

    def _lines(self, look: Look, room: int) -> tuple[str, ...]:
        return look.wrapped(self.text, room, self.type, self.face) if self.wrap else (self.text,)

    def paint(self, canvas: Canvas) -> None:
        """Write the lines."""
        height = canvas.look.line(self.type, self.face)
        lines = self._lines(canvas.look, self.rect.width)
        y = self.rect.y + max((self.rect.height - height * len(lines)) // 2, 0)
        for line in lines:
            box = pygame.Rect(self.rect.x, y, self.rect.width, height)
            canvas.text(line, box, size=self.type, face=self.face, colour=self.colour, align=self.align)
            y += height


class Picture(Widget):
    """A built sprite, scaled to fit its box."""

    def __init__(self, picture: str, *, width: float, height: float, tint: Colour | None = None, tip: str = "") -> None:
        super().__init__(width=width, height=height, tip=tip)
        self.picture = picture
        self.tint = tint

    def paint(self, canvas: Canvas) -> None:
        """Draw it in the middle, in its own proportions."""
        if self.tint is not None:
            canvas.icon(self.picture, self.rect, self.tint)
            return
        whole = canvas.look.pictures.get(self.picture)
        if whole is None:
            return
        share = min(self.rect.width / whole.get_width(), self.rect.height / whole.get_height())
        size = (round(whole.get_width() * share), round(whole.get_height() * share))
        sized = canvas.look.pictures.sized(self.picture, size)
        assert sized is not None
        canvas.surface.blit(sized, sized.get_rect(center=self.rect.center))


class Rule(Widget):
    """A thin line between parts."""

    def __init__(self) -> None:
        super().__init__(height=9)

    def paint(self, canvas: Canvas) -> None:
        """Draw it with tapered ends."""
        skin.rule(canvas, self.rect)


class Progress(Widget):
    """How far something has come, from 0 to 1."""

    def __init__(self, share: float = 0, *, grow: float = 0, width: float | None = None) -> None:
        super().__init__(grow=grow, width=width, height=14)
        self.share = share

    def advance(self, share: float) -> None:
        """Show another share."""
        share = min(max(share, 0.0), 1.0)
        if share != self.share:
            self.share = share
            self.changed()

    def paint(self, canvas: Canvas) -> None:
        """A sunken track filled with brass."""
        skin.track(canvas, self.rect, self.share)
