"""A value chosen along a line."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import Look
from game.client.widgets.base import Widget


class Slider(Widget):
    """Whole numbers from low to high in steps; drag, wheel, arrows, Home and End."""

    focusable = True
    cursor = pygame.SYSTEM_CURSOR_HAND

    def __init__(
        self,
        value: int,
        low: int,
        high: int,
        action: Callable[[int], object],
        *,
        step: int = 5,
        width: float | None = 240,
        tip: str = "",
        name: str = "",
        settled: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(width=width, height=32, tip=tip, name=name)
        self.value = value
        self.low = low
        self.high = high
        self.step = step
        self.action = action
        self.settled = settled
        self._knob = 0

    def arrange(self, look: Look) -> None:
        """The knob grows with the scale."""
        self._knob = look.px(22)

    def choose(self, value: int) -> None:
        """Move to a value within the limits, in whole steps."""
        steps = round((value - self.low) / self.step)
        value = min(max(self.low + steps * self.step, self.low), self.high)
        if value != self.value:
            self.value = value
            self.changed()
            self.action(value)

    def press(self, spot: tuple[int, int]) -> None:
        """Jump to the mouse."""
        self.drag(spot)

    def drag(self, spot: tuple[int, int]) -> None:
        """Follow the mouse."""
        length = max(self.rect.width - self._knob, 1)
        share = (spot[0] - self.rect.x - self._knob / 2) / length
        self.choose(round(self.low + min(max(share, 0.0), 1.0) * (self.high - self.low)))

    def release(self, spot: tuple[int, int]) -> None:
        """Let go: the value is settled."""
        self._settle()

    def wheel(self, steps: float, spot: tuple[int, int]) -> bool:
        """One step a notch, but only while focused, so that scrolling past changes nothing."""
        if not self.focused:
            return False
        self.choose(self.value + round(steps) * self.step)
        self._settle()
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """Arrows step, Home and End go to the limits."""
        wishes = {
            pygame.K_LEFT: self.value - self.step,
            pygame.K_RIGHT: self.value + self.step,
            pygame.K_HOME: self.low,
            pygame.K_END: self.high,
        }
        if event.key not in wishes:
            return False
        self.choose(wishes[event.key])
        self._settle()
        return True

    def paint(self, canvas: Canvas) -> None:
        """The track and the knob."""
        share = (self.value - self.low) / (self.high - self.low)
        skin.slider(canvas, self.rect, share, self._knob, lit=self.hot or self.focused or self.down)
        skin.ring(canvas, self)

    def _settle(self) -> None:
        if self.settled is not None:
            self.settled()
