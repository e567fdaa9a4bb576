"""The strip at the upper edge of the board: what is asked and of whom, or what is happening and how fast."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import BODY, Look
from game.client.widgets import IconButton, Label, Row, Widget

WIDEST = 860


class Prompt(Widget):
    """A small panel over the board; hidden while there is nothing to say."""

    def __init__(self) -> None:
        super().__init__()
        self.said: tuple[str, tuple[str, ...], str] = ("", (), "")
        self._look: Look | None = None
        self._area = pygame.Rect(0, 0, 0, 0)

    def say(self, text: str, buttons: Sequence[tuple[str, str, Callable[[], object]]] = (), lit: str = "") -> None:
        """Show a sentence, with small buttons (icon, tip, action) after it; the `lit` icon is marked as chosen."""
        said = (text, tuple(icon for icon, _, _ in buttons), lit)
        if said == self.said and self.children:
            return
        self.said = said
        self.visible = bool(text)
        parts: list[Widget] = [Label(text, size=BODY)]
        for icon, tip, action in buttons:
            button = IconButton(icon, action, tip=tip, side=28)
            button.chosen = icon == lit
            parts.append(button)
        self.adopt(Row(*parts, gap=8, cross="middle"))
        if self._look is not None:
            self.settle(self._look, self._area)
        if self.parent is not None:
            self.parent.changed()
        self.changed()

    def settle(self, look: Look, area: pygame.Rect) -> None:
        """Find the place: the upper edge of the board, in the middle."""
        self._look, self._area = look, area
        if not self.children:
            self.rect = pygame.Rect(area.x, area.y, 0, 0)
            return
        row = self.children[0]
        assert isinstance(row, Row)
        rest = sum(child.size(look, area.width)[0] + look.px(8) for child in row.children[1:])
        most = min(look.px(WIDEST), area.width - look.px(24)) - look.px(40) - rest
        label = row.children[0]
        label.width = None
        wide, _ = label.size(look, most)
        label.width = (wide + 2) / look.scale
        width, height = row.size(look, most + rest)
        self.rect = pygame.Rect(0, 0, width + look.px(40), height + look.px(18))
        self.rect.midtop = (area.centerx, area.y + look.px(3))
        row.place(look, self.rect.inflate(-look.px(40), -look.px(18)))

    def reacts(self) -> bool:
        """Clicks on it do not reach the board."""
        return True

    def paint(self, canvas: Canvas) -> None:
        """A piece of leather."""
        skin.ground(canvas, self.rect, "leather")
        canvas.covered(self.rect)
