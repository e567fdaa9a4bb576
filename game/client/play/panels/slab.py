"""A slab of leather whose content is built anew when the facts behind it have changed, and kept as a picture else."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import Look
from game.client.widgets import Kept, Widget


class _Face(Widget):
    """The leather and what is built on it."""

    def __init__(self, pad: tuple[float, float]) -> None:
        super().__init__()
        self.pad = pad

    def arrange(self, look: Look) -> None:
        """The content inside the padding."""
        inside = self.rect.inflate(-2 * look.px(self.pad[0]), -2 * look.px(self.pad[1]))
        for child in self.children:
            child.place(look, inside)

    def paint(self, canvas: Canvas) -> None:
        """An opaque ground."""
        canvas.surface.fill(canvas.theme.night, self.rect)
        skin.ground(canvas, self.rect, "leather")
        canvas.covered(self.rect)


class Slab(Kept):
    """Builds its content from a function; `refresh` builds again if the key that another function gives has changed."""

    def __init__(
        self, make: Callable[[], Widget], key: Callable[[], Hashable], pad: tuple[float, float] = (16, 14)
    ) -> None:
        self._face = _Face(pad)
        super().__init__(self._face)
        self._make = make
        self._key = key
        self._known: Hashable = None
        self._look: Look | None = None

    def arrange(self, look: Look) -> None:
        """Build for this size and language."""
        self._look = look
        self._build()
        super().arrange(look)

    def refresh(self) -> bool:
        """Build again if something has changed; True if so."""
        if self._look is None or self._key() == self._known:
            return False
        self._build()
        self._face.place(self._look, self.rect)
        self._face.changed()
        return True

    def _build(self) -> None:
        self._known = self._key()
        content = self._make()
        self._face.adopt(content)


def heading(canvas: Canvas, text: str, box: pygame.Rect) -> None:
    """A small heading in brass."""
    canvas.text(text, box, size=14, face="bold", colour=canvas.theme.brass)
