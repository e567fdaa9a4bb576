"""How the screen is divided: the board in the middle, panels around it, the prompt over its upper edge."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.boardview import BoardView
from game.client.canvas import Canvas
from game.client.look import Look
from game.client.patches import tiled
from game.client.play.guide import Hint
from game.client.play.panels.prompt import Prompt
from game.client.play.panels.slab import Slab
from game.client.play.stage import Stage
from game.client.widgets import Widget

NARROW = 1500
"""Pixels of the window, and units, below which panels are narrow."""
TOP, BOTTOM, STRIP, FOOT = 52, 214, 46, 52
"""Units of the top bar, the hand, the strip of table that the prompt lies on, and what may lie below the hand."""
SIDES = (212, 320)
NARROW_SIDES = (196, 288)
SMALLEST_SIDES = (150, 214)
TIGHT = 1300
"""Units below which even that is too much."""


def tightness(look: Look, width: int) -> float:
    """How much smaller the panels have to be than they would like, from 1 down."""
    return min(width / look.scale / NARROW, 1.0)


class Desk(Widget):
    """The root of a scene with a board; `hint` is for those who play, `foot` a strip below everything.

    `carried` paints what the player's hand holds, on top of all.
    """

    def __init__(
        self,
        board: BoardView,
        stage: Stage,
        prompt: Prompt,
        slabs: tuple[Slab, Slab, Slab, Slab],
        keys: Callable[[pygame.event.Event], bool],
        *,
        hint: Hint | None = None,
        foot: Widget | None = None,
        carried: Callable[[Canvas], object] = lambda canvas: None,
    ) -> None:
        super().__init__()
        self.board = board
        self.stage = stage
        self.prompt = prompt
        self.hint = hint
        self.foot = foot
        self.slabs = slabs
        self._keys = keys
        self._carried = carried
        self._strip = pygame.Rect(0, 0, 0, 0)
        self.adopt(board, stage, *slabs, *((foot,) if foot else ()), prompt, *((hint,) if hint else ()))

    def arrange(self, look: Look) -> None:
        """Top bar, band, side panel and hand around the board."""
        sides = SIDES if self.rect.width >= NARROW else NARROW_SIDES
        if self.rect.width / look.scale < TIGHT:
            sides = SMALLEST_SIDES
        left, right = (look.px(units) for units in sides)
        top, bottom = look.px(TOP), look.px(BOTTOM * (0.3 + 0.7 * tightness(look, self.rect.width)))
        width, height = self.rect.size
        if self.foot is not None:
            strip = look.px(FOOT)
            self.foot.place(look, pygame.Rect(0, height - strip, width, strip))
            height -= strip
        middle = height - top - bottom
        head, band, hand, side = self.slabs
        head.place(look, pygame.Rect(0, 0, width, top))
        band.place(look, pygame.Rect(0, top, left, middle))
        side.place(look, pygame.Rect(width - right, top, right, middle))
        hand.place(look, pygame.Rect(0, height - bottom, width, bottom))
        strip = look.px(STRIP)
        self._strip = pygame.Rect(left, top, width - left - right, strip)
        self.board.place(look, pygame.Rect(left, top + strip, width - left - right, middle - strip))
        self.stage.place(look, self.board.rect)
        self.prompt.settle(look, pygame.Rect(left, top, width - left - right, middle))
        if self.hint is not None:
            self.hint.settle(look, self.board.rect)

    def paint(self, canvas: Canvas) -> None:
        """The table above the board."""
        if not tiled(canvas.look, canvas.surface, "leather", self._strip):
            canvas.surface.fill(canvas.theme.night, self._strip)

    def draw(self, canvas: Canvas) -> None:
        """Everything, and what is in the player's hand."""
        super().draw(canvas)
        self._carried(canvas)

    def key(self, event: pygame.event.Event) -> bool:
        """Keys that no widget wanted."""
        return self._keys(event)
