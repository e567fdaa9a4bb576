"""The timeline of a replay: every decision along a line, the rounds marked, and a knob where the watcher is."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import SMALL, Look
from game.client.widgets.base import Widget

KNOB = 22
MARGIN = 24
CLOSEST = 6
"""Units between two numbers of rounds."""


class Timeline(Widget):
    """Click or drag to jump; the owner says where the watcher is."""

    focusable = True
    cursor = pygame.SYSTEM_CURSOR_HAND

    def __init__(self, sought: Callable[[int], object], *, caption: str, tip: str) -> None:
        super().__init__(tip=tip, name="timeline")
        self.caption = caption
        self.now = 0
        self.last = 1
        self.rounds: Mapping[int, int] = {}
        self._sought = sought
        self._track = pygame.Rect(0, 0, 0, 0)
        self._pointed: int | None = None

    def show_position(self, now: int, last: int, rounds: Mapping[int, int]) -> None:
        """Be up to date."""
        if (now, last, rounds) != (self.now, self.last, self.rounds):
            self.now, self.last, self.rounds = now, max(last, 1), dict(rounds)
            self.changed()

    def arrange(self, look: Look) -> None:
        """The track lies right of the caption, in the lower half."""
        left = self.rect.x + look.px(MARGIN) + look.extent(self.caption, SMALL, "bold")[0] + look.px(18)
        height = look.px(10)
        y = self.rect.bottom - look.px(12) - height
        self._track = pygame.Rect(left, y, self.rect.right - look.px(MARGIN) - left, height)

    def _x(self, beat: int) -> int:
        return self._track.x + round(self._track.width * min(beat / self.last, 1.0))

    def beat_at(self, x: int) -> int:
        """The beat nearest to a place on the screen."""
        share = (x - self._track.x) / max(self._track.width, 1)
        return round(min(max(share, 0.0), 1.0) * self.last)

    def press(self, spot: tuple[int, int]) -> None:
        """Jump to the mouse."""
        self.drag(spot)

    def drag(self, spot: tuple[int, int]) -> None:
        """Follow the mouse."""
        beat = self.beat_at(spot[0])
        if beat != self.now:
            self._sought(beat)

    def point(self, spot: tuple[int, int]) -> None:
        """Mark where a click would lead."""
        self._pointed = self.beat_at(spot[0])
        self.changed()

    def leave(self) -> None:
        """Mark nothing."""
        self._pointed = None
        self.changed()

    def paint(self, canvas: Canvas) -> None:
        """Leather, the caption, the rounds, the track and the knob."""
        canvas.surface.fill(canvas.theme.night, self.rect)
        skin.ground(canvas, self.rect, "leather")
        canvas.covered(self.rect)
        line = canvas.look.line(SMALL)
        room = pygame.Rect(self.rect.x + canvas.px(MARGIN), 0, self._track.x, line)
        room.centery = self._track.centery
        canvas.text(self.caption, room, size=SMALL, face="bold", colour=canvas.theme.brass)
        skin.track(canvas, self._track, min(self.now / self.last, 1.0))
        self._paint_rounds(canvas, line)
        if self._pointed is not None:
            ghost = (self._x(self._pointed), self._track.centery)
            pygame.draw.aacircle(canvas.surface, canvas.theme.cream, ghost, canvas.px(KNOB / 3), max(canvas.px(2), 2))
        skin.boss(canvas, (self._x(self.now), self._track.centery), canvas.px(KNOB), lit=self.hot or self.focused)
        if self.ringed:
            area = self.rect.inflate(-canvas.px(8), -canvas.px(8))
            pygame.draw.rect(canvas.surface, canvas.theme.glint, area, max(canvas.px(2), 2), canvas.px(8))

    def _paint_rounds(self, canvas: Canvas, line: int) -> None:
        """A tick where each round begins, and its number where there is room for it."""
        free = 0
        for number, beat in self.rounds.items():
            x = self._x(beat)
            tick = pygame.Rect(
                x - canvas.px(1), self._track.y - canvas.px(5), canvas.px(2), self._track.height + canvas.px(5)
            )
            reached = beat <= self.now
            pygame.draw.rect(canvas.surface, canvas.theme.glint if reached else canvas.theme.faded, tick)
            width = canvas.look.extent(str(number), SMALL)[0]
            if x - width // 2 < free:
                continue
            box = pygame.Rect(x - width // 2 - 1, self._track.y - canvas.px(5) - line, width + 2, line)
            canvas.text(str(number), box, size=SMALL, colour=canvas.theme.cream if reached else canvas.theme.faded)
            free = box.right + canvas.px(CLOSEST)
