"""A screen of widgets: mouse and keyboard find their widget here, popups lie on top, tips appear after a while."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.canvas import Canvas
from game.client.look import Look
from game.client.widgets.base import Widget
from game.client.widgets.focus import ARROWS, after, reachable, towards
from game.client.widgets.popups import Choice, Menu, Modal, Tooltip

TIP_AFTER = 0.5
"""Seconds of rest before a tip appears."""


class Screen:
    """The root of a widget tree and of the popups over it."""

    def __init__(
        self, root: Widget, look: Look, size: tuple[int, int], sound: Callable[[str], object] = lambda name: None
    ) -> None:
        self.look = look
        self.sound = sound
        self.area = pygame.Rect((0, 0), size)
        self.layers: list[Widget] = [root]
        self._hot: Widget | None = None
        self._down: Widget | None = None
        self._focus: list[Widget | None] = [None]
        self._spot = (-1, -1)
        self._rest = 0.0
        self._tip: Tooltip | None = None
        self.by_keys = False
        root.place(look, self.area)

    @property
    def top(self) -> Widget:
        """The layer that has the player's attention."""
        return self.layers[-1]

    @property
    def focused(self) -> Widget | None:
        """Who has the keyboard."""
        return self._focus[-1]

    @property
    def pointer(self) -> tuple[int, int]:
        """Where the mouse was seen last."""
        return self._spot

    @property
    def cursor(self) -> int:
        """The system cursor that suits what is pointed at."""
        cursor = self._hot.cursor if self._hot is not None else None
        return pygame.SYSTEM_CURSOR_ARROW if cursor is None else cursor

    @property
    def stale(self) -> bool:
        """Whether anything wants to be drawn again."""
        return any(layer.stale for layer in self.layers)

    def touch(self) -> None:
        """Ask for everything to be drawn again."""
        for layer in self.layers:
            layer.changed()

    def arrange(self) -> None:
        """Place all widgets anew after some appeared, vanished or changed their size."""
        for layer in self.layers:
            layer.place(self.look, self.area)
        self.touch()

    def ask(self, dialog: Modal) -> None:
        """Put a dialog on top; the first part of it that can be reached has the keyboard."""
        self._open(dialog)
        self.focus(after(None, reachable(dialog), 1))

    def offer(
        self, spot: tuple[int, int], choices: Sequence[Choice], closed: Callable[[], object] = lambda: None
    ) -> None:
        """Open a small menu at a point; `closed` hears that it is gone, whatever was chosen."""

        def close() -> None:
            self.close()
            closed()

        menu = Menu(spot, choices, close)
        self._open(menu)
        self.focus(after(None, reachable(menu), 1))

    def _open(self, layer: Widget) -> None:
        self._forget_tip()
        self.layers.append(layer)
        self._focus.append(None)
        layer.place(self.look, self.area)
        self._point(None)
        self.touch()

    def close(self) -> None:
        """Take the topmost popup away."""
        if len(self.layers) > 1:
            self._forget_tip()
            self.layers.pop()
            self._focus.pop()
            self._down = None
            self._point(None)
            self.touch()

    def focus(self, widget: Widget | None, *, by_keys: bool | None = None) -> None:
        """Give a widget the keyboard."""
        if by_keys is not None:
            self.by_keys = by_keys
        before = self.focused
        if before is not None and before is not widget:
            before.focused = before.ringed = False
            before.changed()
        self._focus[-1] = widget
        self._forget_tip()
        if widget is not None:
            widget.focused, widget.ringed = True, self.by_keys
            widget.changed()
            widget.show(widget.rect)
            widget.noticed()

    def find(self, name: str) -> Widget:
        """The widget with a name, for whoever drives the screen from outside."""
        return next(widget for widget in self.top.walk() if widget.name == name)

    def handle(self, event: pygame.event.Event) -> bool:
        """Pass an event on to whom it concerns; True if it meant something."""
        match event.type:
            case pygame.MOUSEMOTION:
                self._spot = event.pos
                self._move(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._spot = event.pos
                return self._press(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._release(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 3:
                under = self.top.at(event.pos)
                return under is not None and under.menu(event.pos)
            case pygame.MOUSEWHEEL:
                return self._wheel(event.precise_y or event.y)
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.TEXTINPUT:
                return self.focused is not None and self.focused.typed(event.text)
            case pygame.WINDOWLEAVE:
                self._point(None)
        return False

    def _move(self, spot: tuple[int, int]) -> None:
        if self._down is not None:
            self._down.drag(spot)
            return
        self._point(self.top.at(spot))
        if self._hot is not None:
            self._hot.point(spot)

    def _point(self, widget: Widget | None) -> None:
        if widget is self._hot:
            return
        if self._hot is not None:
            self._hot.leave()
        for other, hot in ((self._hot, False), (widget, True)):
            if other is not None:
                other.hot = hot
                other.changed()
        self._hot = widget
        self._rest = 0.0
        self._forget_tip()
        if widget is not None:
            widget.noticed()

    def _press(self, spot: tuple[int, int]) -> bool:
        widget = self.top.at(spot)
        self._point(widget)
        self._forget_tip()
        if widget is None:
            return False
        if widget.takes_focus():
            self.focus(widget, by_keys=False)
        self._down = widget
        widget.down = True
        widget.changed()
        widget.press(spot)
        return True

    def _release(self, spot: tuple[int, int]) -> bool:
        widget, self._down = self._down, None
        if widget is None:
            return False
        widget.down = False
        widget.changed()
        if widget.rect.collidepoint(spot):
            self._click(widget)
        widget.release(spot)
        self._move(spot)
        return True

    def _click(self, widget: Widget) -> None:
        if widget.clicks and widget.enabled:
            self.sound("click")

    def _wheel(self, steps: float) -> bool:
        widget = self.top.at(self._spot)
        while widget is not None:
            if widget.wheel(steps, self._spot):
                self._forget_tip()
                return True
            widget = widget.parent
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        if self.focused is not None and not self.focused.belongs_to(self.top):
            self.focus(after(None, reachable(self.top), 1))
        widget = self.focused
        while widget is not None:
            if widget.key(event):
                return True
            widget = widget.parent
        widgets = reachable(self.top)
        match event.key:
            case pygame.K_TAB:
                step = -1 if event.mod & pygame.KMOD_SHIFT else 1
                self.focus(after(self.focused, widgets, step), by_keys=True)
                return True
            case pygame.K_RETURN | pygame.K_KP_ENTER | pygame.K_SPACE if self.focused is not None:
                if event.mod & pygame.KMOD_ALT:
                    return False
                self._click(self.focused)
                self.focused.activate()
                return True
            case pygame.K_ESCAPE if isinstance(self.top, Modal | Menu):
                self.top.cancel()
                return True
        if event.key in ARROWS and not event.mod & (pygame.KMOD_SHIFT | pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return self._arrow(ARROWS[event.key], widgets)
        return False

    def _arrow(self, way: tuple[int, int], widgets: Sequence[Widget]) -> bool:
        found = after(None, widgets, 1) if self.focused is None else towards(self.focused, widgets, way)
        if found is None:
            return False
        self.focus(found, by_keys=True)
        return True

    def update(self, seconds: float) -> None:
        """Let time pass: blinking carets, moving parts, tips."""
        for layer in self.layers:
            for widget in layer.walk():
                widget.update(seconds)
        wanted = self._wants_tip()
        if wanted is not None and self._tip is None:
            self._rest += seconds
            if self._rest >= TIP_AFTER:
                self._tip = Tooltip(wanted.tip, wanted.rect)
                self._tip.settle(self.look, self.area)
                self.top.changed()

    def wait(self) -> float | None:
        """Seconds until time matters here, or None."""
        waits = [wait for layer in self.layers for widget in layer.walk() if (wait := widget.wait()) is not None]
        if self._wants_tip() is not None and self._tip is None:
            waits.append(max(TIP_AFTER - self._rest, 0.01))
        return min(waits, default=None)

    def _wants_tip(self) -> Widget | None:
        if self._down is not None:
            return None
        if self._hot is not None and self._hot.tip:
            return self._hot
        if self.by_keys and self.focused is not None and self.focused.tip:
            return self.focused
        return None

    def _forget_tip(self) -> None:
        self._rest = 0.0
        if self._tip is not None:
            self._tip = None
            self.touch()

    def draw(self, canvas: Canvas) -> None:
        """Draw all layers and the tip."""
        for layer in self.layers:
            layer.draw(canvas)
        if self._tip is not None:
            self._tip.draw(canvas)
