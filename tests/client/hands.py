"""Hands for tests: they move the mouse and press keys on an app without a window."""

from __future__ import annotations

import pygame

from game.client.app import App
from game.client.widgets import Widget


class Hands:
    """Drives an app with the events that SDL would send."""

    def __init__(self, app: App) -> None:
        self.app = app

    def point(self, spot: tuple[int, int]) -> None:
        self._send(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0))

    def press(self, spot: tuple[int, int]) -> None:
        self.point(spot)
        self._send(pygame.MOUSEBUTTONDOWN, pos=spot, button=1)

    def release(self, spot: tuple[int, int]) -> None:
        self._send(pygame.MOUSEBUTTONUP, pos=spot, button=1)

    def click(self, spot: tuple[int, int]) -> None:
        self.press(spot)
        self.release(spot)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.press(start)
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        for spot in (middle, end):
            self._send(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(1, 0, 0))
        self.release(end)

    def wheel(self, spot: tuple[int, int], steps: int) -> None:
        self.point(spot)
        self._send(pygame.MOUSEWHEEL, y=steps, precise_y=float(steps), x=0)

    def key(self, key: int, mod: int = 0) -> None:
        self._send(pygame.KEYDOWN, key=key, mod=mod, unicode="")

    def type(self, text: str) -> None:
        for letter in text:
            self._send(pygame.TEXTINPUT, text=letter)

    def click_on(self, name: str) -> None:
        """Click the widget with a name, as a player who reads it would."""
        self.click(self.find(name).rect.center)

    def find(self, name: str) -> Widget:
        return self.app.scene.screen.find(name)

    def pass_time(self, seconds: float) -> None:
        for _ in range(max(round(seconds * 60), 1)):
            self.app.update(1 / 60)
            self.app.draw()

    def _send(self, kind: int, **facts: object) -> None:
        self.app.handle(pygame.event.Event(kind, facts))
