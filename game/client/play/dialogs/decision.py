"""What all decisions look like: who decides, what is asked, the answers, and a way to look at the board meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import BODY, SMALL, TITLE, Look
from game.client.play.dialogs.drawing import draw_portrait
from game.client.play.dialogs.lifting import Lifting, Spot
from game.client.play.view import TableView
from game.client.widgets import Button, Column, Label, Panel, Row, Scroll, Widget
from game.client.widgets.base import Size
from game.client.words import _

FACE = 72
"""Units of the portrait beside the question."""
Painter = Callable[[Canvas, Spot], None]


class Fitting(Scroll):
    """As tall as what it shows if there is room, else a window onto it."""

    def natural(self, look: Look, room: int) -> Size:
        """The child's own size."""
        return self.children[0].size(look, room)

    def arrange(self, look: Look) -> None:
        """The whole width for the child, unless a bar is needed beside it."""
        if self.children[0].size(look, self.rect.width)[1] > self.rect.height:
            super().arrange(look)
            return
        self._look, self._whole, self.offset = look, self.rect.height, 0
        self.children[0].place(look, self.rect)


class Face(Widget):
    """The portrait of whom a decision concerns."""

    def __init__(self, view: TableView, survivor: str, side: float = FACE) -> None:
        super().__init__(width=side, height=side)
        self.view = view
        self.survivor = survivor

    def paint(self, canvas: Canvas) -> None:
        """The face in the frame of its colour."""
        draw_portrait(canvas, self.view, self.survivor, self.rect)


class Note(Label):
    """A sentence that changes while one decides; its room is kept, so that nothing jumps."""

    def __init__(self, text: str = "", lines: int = 2) -> None:
        super().__init__(text, size=BODY, grow=1)
        self.lines = lines
        self.bad = False

    def natural(self, look: Look, room: int) -> Size:
        """Always the same lines, whatever it says."""
        return room, self.lines * look.line(self.type)

    def tell(self, text: str, *, bad: bool = False) -> None:
        """Say something, or warn."""
        self.bad = bad
        self.text = text
        self.changed()

    def paint(self, canvas: Canvas) -> None:
        """Write it; warnings are marked with a sign and a lighter red that reads on leather."""
        box = self.rect
        if self.bad and self.text:
            side = canvas.look.line(self.type)
            sign = pygame.Rect(box.x, box.centery - side // 2, side, side)
            canvas.icon("warning", sign, WARNING)
            box = pygame.Rect(box.x + side + canvas.px(8), box.y, box.width - side - canvas.px(8), box.height)
        lines = canvas.look.wrapped(self.text, box.width, self.type)[: self.lines]
        height = canvas.look.line(self.type)
        top = box.centery - height * len(lines) // 2
        for number, line in enumerate(lines):
            place = pygame.Rect(box.x, top + number * height, box.width, height)
            canvas.text(line, place, size=self.type, colour=WARNING if self.bad else canvas.theme.faded)


WARNING = (255, 150, 120)
"""Urgent words on dark leather: the accent itself would be too dark to read there."""


class Decision(Lifting):
    """A question of the rules on a leather panel."""

    def __init__(
        self,
        view: TableView,
        *,
        title: str,
        text: str,
        seat: int | None,
        about: str,
        body: Widget,
        buttons: Sequence[Button] = (),
        note: str = "",
        width: float = 820,
        lines: int = 1,
    ) -> None:
        super().__init__(title, "decision")
        self.view = view
        self.note = Note(note, lines)
        self._load: Painter | None = None
        self._spot: Spot = (0, 0)
        words: list[Widget] = [
            Label(whose(view, seat), size=SMALL, face="bold", colour=WESTERN_BRASS),
            Label(title, size=TITLE, face="title"),
        ]
        if text:
            words.append(Label(text, size=BODY))
        head: list[Widget] = [Column(*words, gap=3, grow=1)]
        if about in view.content.survivors:
            head.insert(0, Face(view, about))
        self._panel = Panel(
            Column(
                Row(*head, gap=18, cross="start"),
                Fitting(body),
                Row(self.eye, self.note, *buttons, gap=12, cross="middle"),
                gap=16,
            ),
            pad=28,
            width=width,
        )
        self.adopt(self._panel)

    def parts(self) -> Sequence[Widget]:
        """The panel."""
        return [self._panel]

    def lay(self, look: Look, shift: Spot) -> None:
        """In the middle, a little above."""
        width, height = self._panel.size(look, self.rect.width)
        place = pygame.Rect(0, 0, min(width, self.rect.width), min(height, self.rect.height))
        place.center = (self.rect.centerx, round(self.rect.y + self.rect.height * 0.46))
        self._panel.place(look, place.clamp(self.rect).move(shift))

    def panel_rect(self) -> pygame.Rect:
        """The panel's."""
        return self._panel.rect

    def lift(self, painter: Painter, spot: Spot) -> None:
        """Something is taken up by the mouse."""
        self._load = painter
        self.carry(spot)

    def carry(self, spot: Spot) -> None:
        """It follows the mouse."""
        self._spot = spot
        self.changed()

    def put_down(self) -> None:
        """The hand is empty again."""
        self._load = None
        self.changed()

    def draw(self, canvas: Canvas) -> None:
        """Everything, and what is in the hand on top."""
        super().draw(canvas)
        if self._load is not None:
            self._load(canvas, self._spot)


WESTERN_BRASS = (214, 168, 88)
"""Small words above a title, on leather."""


def whose(view: TableView, seat: int | None) -> str:
    """Who decides, in words."""
    if view.rules.seats == 1:
        return _("Your decision")
    if seat is None:
        return _("All players decide together")
    return _("{player} decides").format(player=view.player(seat))


class StepButton(Button):
    """A small plate with a sign, for the mouse; the keyboard has keys of its own for it."""

    def __init__(self, sign: str, action: Callable[[], object], tip: str) -> None:
        super().__init__(sign, action, face="figure", size=22, tall=36, width=44, tip=tip)
        self.name = tip

    def takes_focus(self) -> bool:
        """Only the mouse comes here."""
        return False

    def paint(self, canvas: Canvas) -> None:
        """The sign in the middle of the plate."""
        ink = skin.plate(canvas, self)
        canvas.text(self.text, self.rect, size=self.type, face=self.face, colour=ink, align="centre")
