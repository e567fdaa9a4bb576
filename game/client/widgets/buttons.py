"""Widgets that are clicked: buttons with words, buttons with an icon, and switches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

import pygame

from game.client import skin
from game.client.canvas import Align, Canvas
from game.client.look import BODY, LARGE, Look
from game.client.widgets.base import Options, Size, Widget
from game.client.widgets.boxes import Row


class Pressable(Widget):
    """Does something when clicked or activated; a disabled one can still be focused, so that its tip is found."""

    focusable = True
    clicks = True

    def __init__(self, action: Callable[[], object], **options: Unpack[Options]) -> None:
        super().__init__(**options)
        self.action = action
        self.cursor = pygame.SYSTEM_CURSOR_HAND if self.enabled else None

    def release(self, spot: tuple[int, int]) -> None:
        """Act if the mouse is still over it."""
        if self.rect.collidepoint(spot):
            self.activate()

    def activate(self) -> None:
        """Act, unless disabled."""
        if self.enabled:
            self.action()


class Button(Pressable):
    """A brass plate with words and, if wished, an icon before them and a key after them."""

    def __init__(
        self,
        text: str,
        action: Callable[[], object],
        *,
        icon: str = "",
        hotkey: str = "",
        size: float = BODY,
        face: str = "text",
        tall: float = 40,
        grow: float = 0,
        width: float | None = None,
        tip: str = "",
        enabled: bool = True,
        chosen: bool = False,
    ) -> None:
        super().__init__(action, grow=grow, width=width, tip=tip, enabled=enabled, name=text)
        self.text = text
        self.icon = icon
        self.hotkey = hotkey
        self.type = size
        self.face = face
        self.tall = tall
        self.chosen = chosen

    def natural(self, look: Look, room: int) -> Size:
        """The words, the icon, the key and some air."""
        width = look.extent(self.text, self.type, self.face)[0] + look.px(36)
        if self.icon:
            width += look.px(self.type + 10)
        if self.hotkey:
            width += look.extent(self.hotkey, self.type - 3)[0] + look.px(18)
        return width, max(look.px(self.tall), look.line(self.type, self.face) + look.px(8))

    def paint(self, canvas: Canvas) -> None:
        """The plate in its state, then what stands on it."""
        ink = skin.plate(canvas, self)
        inside = self.rect.inflate(-canvas.px(28), 0)
        if self.down and self.enabled:
            inside.move_ip(0, canvas.px(1))
        if self.icon:
            side = canvas.px(self.type + 4)
            canvas.icon(self.icon, pygame.Rect(inside.x, inside.centery - side // 2, side, side), ink)
            inside = pygame.Rect(inside.x + side + canvas.px(6), inside.y, inside.width - side - canvas.px(6), inside.h)
        if self.hotkey:
            width = canvas.look.extent(self.hotkey, self.type - 3)[0]
            box = pygame.Rect(inside.right - width, inside.y, width, inside.height)
            canvas.text(self.hotkey, box, size=self.type - 3, colour=ink, align="right")
            inside.width -= width + canvas.px(10)
        align: Align = "left" if self.icon or self.hotkey else "centre"
        canvas.text(self.text, inside, size=self.type, face=self.face, colour=ink, align=align)


class IconButton(Pressable):
    """A small brass button with an icon; its tip says what it does."""

    def __init__(
        self, icon: str, action: Callable[[], object], *, tip: str, side: float = 40, enabled: bool = True
    ) -> None:
        super().__init__(action, width=side, height=side, tip=tip, enabled=enabled, name=tip)
        self.icon = icon
        self.chosen = False

    def paint(self, canvas: Canvas) -> None:
        """The plate and the icon."""
        ink = skin.plate(canvas, self)
        canvas.icon(self.icon, self.rect.inflate(-canvas.px(14), -canvas.px(14)), ink)


class Toggle(Pressable):
    """A switch that is on or off; the knob's side and a mark say which, not the colour alone."""

    def __init__(self, on: bool, action: Callable[[bool], object], *, tip: str = "", name: str = "") -> None:
        super().__init__(self._flip, width=64, height=32, tip=tip, name=name)
        self.on = on
        self._told = action

    def _flip(self) -> None:
        self.on = not self.on
        self.changed()
        self._told(self.on)

    def key(self, event: pygame.event.Event) -> bool:
        """Left is off, right is on."""
        wish = {pygame.K_LEFT: False, pygame.K_RIGHT: True}.get(event.key)
        if wish is None:
            return False
        if wish != self.on:
            self._flip()
        return True

    def paint(self, canvas: Canvas) -> None:
        """A sunken track with a brass knob."""
        skin.switch(canvas, self.rect, self.on, lit=self.hot or self.focused)
        skin.ring(canvas, self)


class Segment(Pressable):
    """One of a few values side by side."""

    def __init__(self, text: str, action: Callable[[], object], *, chosen: bool) -> None:
        super().__init__(action, name=text)
        self.text = text
        self.chosen = chosen

    def natural(self, look: Look, room: int) -> Size:
        """The words and some air."""
        return look.extent(self.text, BODY)[0] + look.px(30), look.px(38)

    def paint(self, canvas: Canvas) -> None:
        """A plate if chosen, and the words."""
        ink = skin.segment(canvas, self)
        canvas.text(self.text, self.rect, colour=ink, align="centre")


class Segments(Row):
    """A sunken track of values, one of them chosen."""

    def __init__(self, *segments: Segment) -> None:
        super().__init__(*segments, gap=0)

    def paint(self, canvas: Canvas) -> None:
        """The track."""
        skin.segments(canvas, self.rect)


class Link(Pressable):
    """A line of a list or menu: quiet until pointed at; the chosen one stays lit."""

    def __init__(
        self,
        text: str,
        action: Callable[[], object],
        *,
        chosen: bool = False,
        size: float = BODY,
        tip: str = "",
        enabled: bool = True,
        hotkey: str = "",
        on_paper: bool = False,
    ) -> None:
        super().__init__(action, tip=tip, enabled=enabled, name=text)
        self.text = text
        self.chosen = chosen
        self.type = size
        self.hotkey = hotkey
        self.on_paper = on_paper

    def natural(self, look: Look, room: int) -> Size:
        """The wrapped words and some air."""
        lines = look.wrapped(self.text, max(room - look.px(28), 1), self.type)
        width = max(look.extent(line, self.type)[0] for line in lines) + look.px(28)
        if self.hotkey:
            width += look.extent(self.hotkey, self.type - 2)[0] + look.px(20)
        return min(width, room), len(lines) * look.line(self.type) + look.px(12)

    def paint(self, canvas: Canvas) -> None:
        """Words on a faint strip of light while pointed at or chosen."""
        ink = skin.strip(canvas, self, on_paper=self.on_paper)
        inside = self.rect.inflate(-canvas.px(28), -canvas.px(12))
        if self.hotkey:
            canvas.text(self.hotkey, inside, size=self.type - 2, colour=canvas.theme.faded, align="right")
        canvas.paragraph(self.text, inside, size=self.type, colour=ink)


class Tab(Button):
    """A tab of a row of tabs; arrows move between them like between all buttons."""

    def __init__(self, text: str, action: Callable[[], object], *, chosen: bool) -> None:
        super().__init__(text, action, size=LARGE, face="title", tall=44, chosen=chosen)

    def paint(self, canvas: Canvas) -> None:
        """Words over a line that shines for the chosen tab."""
        ink = skin.tab(canvas, self)
        canvas.text(self.text, self.rect, size=self.type, face=self.face, colour=ink, align="centre")
