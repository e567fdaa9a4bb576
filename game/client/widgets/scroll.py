"""A window onto something taller than itself."""

from __future__ import annotations

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import Look
from game.client.widgets.base import Size, Widget

NOTCH = 56
"""Units a notch of the wheel scrolls by."""


class Scroll(Widget):
    """Shows part of one child; wheel, drag on the bar, Page Up and Page Down; follows the focus."""

    def __init__(self, child: Widget, *, grow: float = 1, height: float | None = None, on_paper: bool = False) -> None:
        super().__init__(grow=grow, height=height)
        self.on_paper = on_paper
        self.offset = 0
        self._whole = 0
        self._look: Look | None = None
        self._grip: int | None = None
        self.adopt(child)

    def takes_focus(self) -> bool:
        """Readers need the keyboard only where there is something to scroll and nothing inside to focus."""
        return self._whole > self.rect.height and not any(child.takes_focus() for child in self.children[0].walk())

    def reacts(self) -> bool:
        """The bar can be dragged, the wheel turned."""
        return self._whole > self.rect.height

    def natural(self, look: Look, room: int) -> Size:
        """As wide as the child; the height is whatever it is given."""
        return self.children[0].size(look, room - self._bar(look))[0] + self._bar(look), 0

    def _bar(self, look: Look) -> int:
        return look.px(16)

    def arrange(self, look: Look) -> None:
        """Place the child, moved up by the offset."""
        self._look = look
        width = self.rect.width - self._bar(look)
        self._whole = self.children[0].size(look, width)[1]
        self.offset = min(max(self.offset, 0), max(self._whole - self.rect.height, 0))
        height = max(self._whole, self.rect.height)
        self.children[0].place(look, pygame.Rect(self.rect.x, self.rect.y - self.offset, width, height))

    def scroll(self, offset: int) -> bool:
        """Show another part; False if there is none that way."""
        offset = min(max(offset, 0), max(self._whole - self.rect.height, 0))
        if offset == self.offset or self._look is None:
            return False
        self.offset = offset
        self.arrange(self._look)
        self.changed()
        return True

    def show(self, rect: pygame.Rect) -> None:
        """Bring a part into view."""
        if rect.top < self.rect.top:
            self.scroll(self.offset - (self.rect.top - rect.top))
        elif rect.bottom > self.rect.bottom:
            self.scroll(self.offset + min(rect.bottom - self.rect.bottom, rect.top - self.rect.top))
        super().show(rect)

    def wheel(self, steps: float, spot: tuple[int, int]) -> bool:
        """Scroll, unless at the end."""
        assert self._look is not None
        return self.scroll(self.offset - round(steps * self._look.px(NOTCH)))

    def key(self, event: pygame.event.Event) -> bool:
        """Pages, Home and End; arrows only while nothing inside has the keyboard."""
        assert self._look is not None
        line, page = self._look.px(NOTCH), self.rect.height - self._look.px(NOTCH)
        arrows = {pygame.K_UP: self.offset - line, pygame.K_DOWN: self.offset + line}
        wishes = {
            **(arrows if self.focused else {}),
            pygame.K_PAGEUP: self.offset - page,
            pygame.K_PAGEDOWN: self.offset + page,
            pygame.K_HOME: 0,
            pygame.K_END: self._whole,
        }
        return event.key in wishes and self.scroll(wishes[event.key])

    def at(self, spot: tuple[int, int]) -> Widget | None:
        """What is scrolled out of sight cannot be pointed at."""
        return super().at(spot) if self.rect.collidepoint(spot) else None

    def press(self, spot: tuple[int, int]) -> None:
        """Take hold of the bar, or of the page itself."""
        self._grip = spot[1]

    def drag(self, spot: tuple[int, int]) -> None:
        """Follow the mouse with the bar."""
        if self._grip is None:
            return
        moved, self._grip = spot[1] - self._grip, spot[1]
        if spot[0] >= self.children[0].rect.right:
            self.scroll(self.offset + round(moved * self._whole / max(self.rect.height, 1)))
        else:
            self.scroll(self.offset - moved)

    def release(self, spot: tuple[int, int]) -> None:
        """Let go."""
        self._grip = None

    def draw(self, canvas: Canvas) -> None:
        """The child within the window, and the bar beside it."""
        with canvas.clipped(self.rect):
            super().draw(canvas)
        if self._whole > self.rect.height:
            skin.scrollbar(canvas, self.rect, self.offset, self._whole, on_paper=self.on_paper, lit=self.hot)
        skin.ring(canvas, self)
