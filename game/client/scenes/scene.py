"""What a scene is: one screen of widgets that can be rebuilt at any time, on a stack with others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.canvas import Canvas
from game.client.widgets import Screen, Widget

if TYPE_CHECKING:
    from game.client.app import App


class Scene:
    """A screen that keeps its own facts and builds its widgets from them: size, language and theme may change."""

    name = ""
    setting: str | None = None
    """The game in whose colours it is shown; None for those of the scene beneath."""

    def __init__(self, app: App) -> None:
        self.app = app
        if self.setting is not None:
            app.dress(self.setting)
        self.screen = Screen(self.build(), app.look, app.size, app.speaker.play)

    def build(self) -> Widget:
        """The widgets of the screen as things stand."""
        raise NotImplementedError

    def rebuild(self) -> None:
        """Build the widgets anew: the window, the scale, the language or the facts changed. Keeps the focus' place."""
        focused = self.screen.focused
        name = focused.name if focused is not None else ""
        by_keys = self.screen.by_keys
        self.screen = Screen(self.build(), self.app.look, self.app.size, self.app.speaker.play)
        if name:
            again = next((widget for widget in self.screen.top.walk() if widget.name == name), None)
            self.screen.focus(again, by_keys=by_keys)

    def entered(self) -> None:
        """It came to the top of the stack."""
        self.screen.touch()

    def left(self) -> None:
        """It is taken off the stack."""

    def back(self) -> None:
        """What Esc means."""
        self.app.pop()

    def handle(self, event: pygame.event.Event) -> bool:
        """React to an event; True if it meant something."""
        if self.screen.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return True
        return False

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self.screen.update(seconds)

    def wait(self) -> float | None:
        """Seconds until time matters: 0 while something moves, None if only an event can change anything."""
        return self.screen.wait()

    @property
    def stale(self) -> bool:
        """Whether the picture on the screen is out of date."""
        return self.screen.stale

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole scene."""
        self.screen.draw(canvas)
