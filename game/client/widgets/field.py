"""A line of text that the player types: names, searches."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import BODY, Look
from game.client.widgets.base import Size, Widget

BLINK = 0.53
"""Seconds that the caret is seen and then unseen."""


class Field(Widget):
    """Type, Backspace, Delete, arrows, Home, End; Ctrl+V pastes, Ctrl+A with Delete clears."""

    focusable = True
    cursor = pygame.SYSTEM_CURSOR_IBEAM

    def __init__(
        self,
        text: str,
        action: Callable[[str], object],
        *,
        hint: str = "",
        most: int = 40,
        icon: str = "",
        grow: float = 0,
        width: float | None = 260,
        entered: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(grow=grow, width=width, name=hint)
        self.text = text
        self.hint = hint
        self.most = most
        self.icon = icon
        self.action = action
        self.entered = entered
        self._caret = len(text)
        self._all = False
        self._clock = 0.0

    def natural(self, look: Look, room: int) -> Size:
        """One line and some air."""
        return room, look.line(BODY) + look.px(18)

    def put(self, text: str) -> None:
        """Show another text and tell of it."""
        text = text[: self.most]
        self._caret = min(self._caret, len(text))
        if text != self.text:
            self.text = text
            self.action(text)
        self._clock = 0.0
        self.changed()

    def typed(self, text: str) -> bool:
        """Insert what was typed."""
        clean = "".join(sign for sign in text if sign.isprintable())
        if self._all:
            self._caret, self._all = len(clean), False
            self.put(clean)
            return True
        room = self.most - len(self.text)
        clean = clean[: max(room, 0)]
        before, after = self.text[: self._caret], self.text[self._caret :]
        self._caret += len(clean)
        self.put(before + clean + after)
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """Edit and move; what means nothing here is left to the screen."""
        if event.mod & pygame.KMOD_CTRL:
            return self._command(event.key)
        match event.key:
            case pygame.K_BACKSPACE | pygame.K_DELETE if self._all:
                self._all = False
                self.put("")
            case pygame.K_BACKSPACE:
                place = max(self._caret - 1, 0)
                text = self.text[:place] + self.text[self._caret :]
                self._caret = place
                self.put(text)
            case pygame.K_DELETE:
                self.put(self.text[: self._caret] + self.text[self._caret + 1 :])
            case pygame.K_LEFT:
                self._move(self._caret - 1)
            case pygame.K_RIGHT:
                self._move(self._caret + 1)
            case pygame.K_HOME:
                self._move(0)
            case pygame.K_END:
                self._move(len(self.text))
            case pygame.K_RETURN | pygame.K_KP_ENTER if self.entered is not None:
                self.entered()
            case _:
                return False
        return True

    def _command(self, key: int) -> bool:
        if key == pygame.K_a:
            self._all = bool(self.text)
            self.changed()
        elif key == pygame.K_v:
            return self.typed(pygame.scrap.get_text())
        else:
            return False
        return True

    def _move(self, place: int) -> None:
        self._caret = min(max(place, 0), len(self.text))
        self._all = False
        self._clock = 0.0
        self.changed()

    def press(self, spot: tuple[int, int]) -> None:
        """Put the caret at the end, where one types on."""
        self._move(len(self.text))

    def update(self, seconds: float) -> None:
        """Blink."""
        if self.focused:
            seen = self._seen()
            self._clock += seconds
            if self._seen() != seen:
                self.changed()

    def wait(self) -> float | None:
        """Until the next blink."""
        return BLINK - self._clock % BLINK if self.focused else None

    def _seen(self) -> bool:
        return int(self._clock / BLINK) % 2 == 0

    def paint(self, canvas: Canvas) -> None:
        """A sunken strip of paper with the text, its caret, or the hint."""
        skin.well(canvas, self.rect, lit=self.hot or self.focused)
        inside = self.rect.inflate(-canvas.px(24), -canvas.px(8))
        theme = canvas.theme
        if self.icon:
            side = canvas.px(BODY + 2)
            canvas.icon(self.icon, pygame.Rect(inside.x, inside.centery - side // 2, side, side), theme.rust)
            inside = pygame.Rect(inside.x + side + canvas.px(8), inside.y, inside.width - side - canvas.px(8), inside.h)
        measure = canvas.look.extent
        start = 0
        while measure(self.text[start : self._caret], BODY)[0] > inside.width - canvas.px(4):
            start += 1
        shown = canvas.look.shortened(self.text[start:], inside.width, BODY)
        if self._all:
            marked = pygame.Rect(inside.x, inside.y, measure(shown, BODY)[0], inside.height)
            pygame.draw.rect(canvas.surface, theme.brass, marked)
        if shown:
            canvas.text(shown, inside, colour=theme.ink)
        else:
            hint = canvas.look.shortened(self.hint, inside.width, BODY)
            canvas.text(hint, inside, colour=theme.rust)
        if self.focused and self._seen():
            x = inside.x + measure(self.text[start : self._caret], BODY)[0]
            height = canvas.look.line(BODY)
            caret = pygame.Rect(x, inside.centery - height // 2, max(canvas.px(1.5), 1), height)
            pygame.draw.rect(canvas.surface, theme.ink, caret)
        skin.ring(canvas, self)
