"""What lies behind title and sheets: the table at dusk, dimmed where something is to be read on it."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

import pygame

from game.client.canvas import Canvas
from game.client.look import Look
from game.client.scenes.dusk import composed
from game.client.widgets.base import Widget

DUSK, DIMMED = "made/dusk", "made/dusk dimmed"
SHARE = 0.012
"""Seconds of a frame that composing may take."""
FADE = 0.4
"""Seconds in which the finished picture appears."""


class Backdrop(Widget):
    """One child before a picture that fills the screen and appears when it is ready."""

    def __init__(self, child: Widget, *, dim: bool = False) -> None:
        super().__init__()
        self.dim = dim
        self._look: Look | None = None
        self._steps: Iterator[pygame.Surface | None] | None = None
        self._shown = 0.0
        self.adopt(child)

    def arrange(self, look: Look) -> None:
        """The child fills it."""
        self._look = look
        self.children[0].place(look, self.rect)
        if look.pictures.get(DUSK) is not None:
            self._shown = FADE

    def _ready(self) -> pygame.Surface | None:
        """The finished picture in this size, kept among the program's pictures for every scene."""
        kept = self._look.pictures.get(DUSK) if self._look is not None else None
        return kept if kept is not None and kept.get_size() == self.rect.size else None

    def finish(self) -> None:
        """Compose the whole picture now."""
        while self._ready() is None:
            self._compose(1.0)
        self._shown = FADE
        self.changed()

    def _compose(self, seconds: float) -> None:
        assert self._look is not None
        if self._steps is None:
            self._steps = composed(self.rect.size, self._look.pictures)
        until = perf_counter() + seconds
        for made in self._steps:
            if made is not None:
                self._look.pictures.put(DUSK, made)
                self._look.pictures.put(DIMMED, _dimmed(made))
                self._steps = None
                return
            if perf_counter() > until:
                return

    def update(self, seconds: float) -> None:
        """Compose a little, then fade in."""
        if self._ready() is None:
            self._compose(SHARE)
            if self._ready() is not None:
                self.changed()
        elif self._shown < FADE:
            self._shown = min(self._shown + seconds, FADE)
            self.changed()

    def wait(self) -> float | None:
        """No rest until the picture stands."""
        return 0.0 if self._shown < FADE or self._ready() is None else None

    def paint(self, canvas: Canvas) -> None:
        """The picture, darker where it is only ground."""
        picture = canvas.look.pictures.get(DIMMED if self.dim else DUSK)
        if picture is None or self._shown < FADE:
            canvas.surface.fill(canvas.theme.night, self.rect)
        if picture is None:
            return
        if picture.get_size() != self.rect.size:
            canvas.surface.blit(pygame.transform.scale(picture, self.rect.size), self.rect)
            return
        picture.set_alpha(round(255 * self._shown / FADE) if self._shown < FADE else None)
        canvas.surface.blit(picture, self.rect)


def _dimmed(picture: pygame.Surface) -> pygame.Surface:
    """The picture out of focus and darker, for something to be read before it."""
    soft = pygame.transform.box_blur(picture, max(picture.get_height() // 200, 1))
    soft.fill((120, 108, 102), special_flags=pygame.BLEND_RGB_MULT)
    return soft
