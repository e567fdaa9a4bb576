"""Keep the dice or throw them again: the throw as it lies, hits marked, and what would give the new one."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.canvas import Canvas
from game.client.look import LARGE, Look
from game.client.play.dialogs.drawing import draw_picture
from game.client.play.dialogs.options import Entry, Picking, bars
from game.client.play.dialogs.wording import named
from game.client.play.view import TableView
from game.client.widgets import Column, Widget
from game.client.widgets.base import Size
from game.client.words import _, counted
from game.engine import Json
from game.rules.zombicide.combat import KEEP, ChooseReroll

DIE = 76
ACROSS = 8


class Throw(Widget):
    """Dice on a sunken tray; hits lie on a ring of light with a tick, misses are dim with a cross."""

    def __init__(self, question: ChooseReroll) -> None:
        super().__init__()
        self.question = question
        needed = sorted(question.dice, reverse=True)[: question.hits]
        self._least = needed[-1] if needed else 7

    def _rows(self) -> int:
        return max(-(-len(self.question.dice) // ACROSS), 1)

    def natural(self, look: Look, room: int) -> Size:
        """Rows of dice and a line of words."""
        return room, self._rows() * look.px(DIE + 30) + look.line(LARGE) + look.px(20)

    def paint(self, canvas: Canvas) -> None:
        """The dice in the middle."""
        pygame.draw.rect(canvas.surface, (38, 52, 40), self.rect, border_radius=canvas.px(12))
        pygame.draw.rect(canvas.surface, canvas.theme.seam, self.rect, canvas.px(2), border_radius=canvas.px(12))
        dice = self.question.dice
        side, step = canvas.px(DIE), canvas.px(DIE + 18)
        for row in range(self._rows()):
            here = dice[row * ACROSS : (row + 1) * ACROSS]
            x = self.rect.centerx - (len(here) * step - canvas.px(18)) // 2
            y = self.rect.y + canvas.px(12) + row * canvas.px(DIE + 30)
            for number, value in enumerate(here):
                self._die(canvas, value, pygame.Rect(x + number * step, y, side, side))
        text = counted(
            "{count} hit at {accuracy}+", "{count} hits at {accuracy}+", self.question.hits,
            accuracy=self.question.accuracy,
        )  # fmt: skip
        line = pygame.Rect(self.rect.x, self.rect.bottom - canvas.look.line(LARGE) - canvas.px(8), self.rect.width, 0)
        line.height = canvas.look.line(LARGE)
        canvas.text(text, line, size=LARGE, face="subtitle", align="centre")

    def _die(self, canvas: Canvas, value: int, box: pygame.Rect) -> None:
        hit = value >= self._least
        if hit:
            around = box.inflate(canvas.px(10), canvas.px(10))
            pygame.draw.rect(canvas.surface, canvas.theme.glint, around, canvas.px(3), border_radius=canvas.px(14))
        draw_picture(canvas, f"common/dice/face_{value}", box)
        mark = pygame.Rect(box.centerx - canvas.px(9), box.bottom + canvas.px(6), canvas.px(18), canvas.px(18))
        canvas.icon("check" if hit else "close", mark, canvas.theme.glint if hit else canvas.theme.faded)


class RerollDialog(Picking):
    """Are the dice kept, or thrown again?"""

    def __init__(self, question: ChooseReroll, view: TableView, answer: Callable[[Json], None]) -> None:
        entries = []
        for option in question.options:
            what = str(option.key()[0])
            if what == KEEP:
                kept = counted("{count} hit counts.", "{count} hits count.", question.hits)
                entries.append(Entry(list(option.key()), named(view, KEEP), kept))
            else:
                again = _("All dice are thrown again; the new throw counts.")
                given = _("Throw again: {name}").format(name=view.name(what))
                entries.append(Entry(list(option.key()), given, again))
        super().__init__(
            view,
            answer,
            entries,
            title=_("Keep the dice?"),
            text=_("{name} may throw all dice once more.").format(name=view.name(question.survivor)),
            seat=question.seat,
            about=question.survivor,
            body=Column(Throw(question), *bars(entries, answer), gap=12),
            width=860,
        )
