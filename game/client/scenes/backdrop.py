"""The table at dusk, behind the title and behind every sheet that lies on it."""

from __future__ import annotations

from game.client.canvas import Canvas
from game.client.look import Look
from game.client.widgets.base import Widget


class Backdrop(Widget):
    """One child before a picture that fills the screen."""

    def __init__(self, child: Widget, *, dim: bool = False) -> None:
        super().__init__()
        self.dim = dim
        self.adopt(child)

    def arrange(self, look: Look) -> None:
        """The child fills it."""
        self.children[0].place(look, self.rect)

    def paint(self, canvas: Canvas) -> None:
        """The picture, darker where it is only ground."""
        canvas.surface.fill(canvas.theme.night)
