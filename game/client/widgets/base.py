"""What every widget is: a rectangle that measures itself, draws itself and may be pointed at, focused and pressed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypedDict

import pygame

from game.client.canvas import Canvas
from game.client.look import Look

Size = tuple[int, int]
UNBOUNDED = 100_000


class Options(TypedDict, total=False):
    """What any widget may be told when it is made."""

    grow: float
    width: float | None
    height: float | None
    tip: str
    enabled: bool
    name: str


class Widget:
    """A part of the screen. Sizes given here are in units; `rect` is in pixels."""

    focusable = False
    clicks = False
    """Whether it is heard when it is used."""
    cursor: int | None = None
    """The system cursor shown over it."""

    def __init__(
        self,
        *,
        grow: float = 0,
        width: float | None = None,
        height: float | None = None,
        tip: str = "",
        enabled: bool = True,
        name: str = "",
    ) -> None:
        self.grow = grow
        self.width = width
        self.height = height
        self.tip = tip
        self.enabled = enabled
        self.name = name
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.parent: Widget | None = None
        self.children: Sequence[Widget] = ()
        self.visible = True
        self.hot = False
        self.down = False
        self.focused = False
        self.ringed = False
        """Whether the focus came by the keyboard and is to be shown."""
        self.stale = True

    def adopt(self, *children: Widget) -> None:
        """Take widgets as parts of this one."""
        self.children = children
        for child in children:
            child.parent = self

    def changed(self) -> None:
        """Ask to be drawn again."""
        widget: Widget | None = self
        while widget is not None and not widget.stale:
            widget.stale = True
            widget = widget.parent

    def walk(self) -> Iterator[Widget]:
        """This widget and all visible ones inside it, from back to front."""
        if self.visible:
            yield self
            for child in self.children:
                yield from child.walk()

    def belongs_to(self, root: Widget) -> bool:
        """Whether it is, at this moment, a part of another widget."""
        widget = self
        while widget is not root:
            if widget.parent is None or widget not in widget.parent.children:
                return False
            widget = widget.parent
        return True

    def size(self, look: Look, room: int) -> Size:
        """The pixels it would like, given so much width; explicit sizes win over the natural ones."""
        limit = room if self.width is None else look.px(self.width)
        width, height = self.natural(look, limit)
        return (
            width if self.width is None else look.px(self.width),
            height if self.height is None else look.px(self.height),
        )

    def natural(self, look: Look, room: int) -> Size:
        """The pixels that its content needs."""
        return 0, 0

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Take a rectangle of the screen."""
        self.rect = pygame.Rect(rect)
        self.arrange(look)

    def arrange(self, look: Look) -> None:
        """Place the children inside `rect`."""

    def draw(self, canvas: Canvas) -> None:
        """Draw itself and its children."""
        self.stale = False
        self.paint(canvas)
        for child in self.children:
            if child.visible and canvas.seen(child.rect):
                child.draw(canvas)
            else:
                child.stale = False

    def paint(self, canvas: Canvas) -> None:
        """Draw what is its own."""

    def at(self, spot: tuple[int, int]) -> Widget | None:
        """The frontmost widget under a point that reacts to the mouse."""
        if not self.visible or not self.rect.collidepoint(spot):
            return None
        for child in reversed(self.children):
            found = child.at(spot)
            if found is not None:
                return found
        return self if self.reacts() else None

    def takes_focus(self) -> bool:
        """Whether the keyboard can reach it now."""
        return self.focusable

    def reacts(self) -> bool:
        """Whether the mouse means anything to it."""
        return self.focusable or bool(self.tip)

    def show(self, rect: pygame.Rect) -> None:
        """Scroll so that a part inside it is seen."""
        if self.parent is not None:
            self.parent.show(rect)

    def noticed(self) -> None:
        """The mouse or the keyboard has come to it."""

    def point(self, spot: tuple[int, int]) -> None:
        """The mouse moved over it."""

    def leave(self) -> None:
        """The mouse is no longer over it."""

    def press(self, spot: tuple[int, int]) -> None:
        """The main mouse button went down on it."""

    def drag(self, spot: tuple[int, int]) -> None:
        """The mouse moved while pressed on it."""

    def release(self, spot: tuple[int, int]) -> None:
        """The main mouse button went up after it was pressed."""

    def menu(self, spot: tuple[int, int]) -> bool:
        """The other mouse button was clicked; True if it meant something."""
        return False

    def wheel(self, steps: float, spot: tuple[int, int]) -> bool:
        """The wheel turned over it; True if it meant something."""
        return False

    def activate(self) -> None:
        """Enter or Space while focused."""

    def key(self, event: pygame.event.Event) -> bool:
        """A key while focused; True if it meant something."""
        return False

    def typed(self, text: str) -> bool:
        """Text was typed while focused; True if it was taken."""
        return False

    def update(self, seconds: float) -> None:
        """Let time pass."""

    def finish(self) -> None:
        """Be at once what time would make of it: for pictures of the screen."""

    def wait(self) -> float | None:
        """Seconds until time matters to it: 0 while it moves, None when it never does."""
        return None
