"""Sharing among enemies and their ways: which types the hits strike down, where the odd ones of a group go."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.canvas import Canvas
from game.client.play.dialogs.drawing import draw_arrow, draw_picture, figure_picture, heading
from game.client.play.dialogs.shares import ShareDialog
from game.client.play.view import TableView
from game.client.words import _, counted, language
from game.engine import Json
from game.rules.zombicide.combat import ShareHits
from game.rules.zombicide.enemies import SplitGroup


class HitsDialog(ShareDialog):
    """Enemy types with their pictures; a hit takes one of them off the board."""

    mark = "skull"
    mark_colour = (58, 74, 92)
    question: ShareHits

    def __init__(self, question: ShareHits, view: TableView, answer: Callable[[Json], None]) -> None:
        text = counted(
            "{count} hit strikes down one enemy {zone:in}.",
            "{count} hits strike down that many enemies {zone:in}.",
            question.amount,
            zone=view.narrator.place(question.zone, view.state, language()),
        )
        damage = counted("Damage {count}.", "Damage {count}.", question.damage)
        active = view.active
        super().__init__(
            question,
            view,
            answer,
            title=_("Whom do the hits strike?"),
            text=f"{text} {damage}",
            about=active.id if active is not None else "",
            confirm=_("Strike"),
        )

    def label(self, name: str) -> str:
        """How many there are."""
        return self.view.plural(name, self.question.cap(name)) if name else name

    def consequence(self, name: str, count: int) -> tuple[str, bool]:
        """How many stay."""
        there = sum(1 for enemy in self.view.game.crowd(self.question.zone) if enemy.rpartition(".")[0] == name)
        stay = there - count
        if not stay:
            return _("none is left"), False
        return counted("{count} is left", "{count} are left", stay), False

    def pool_words(self, left: int) -> str:
        """Hits."""
        if not left:
            return _("All hits are assigned.")
        return counted("{count} hit still to assign", "{count} hits still to assign", left)

    def draw_recipient(self, canvas: Canvas, name: str, rect: pygame.Rect, count: int) -> None:
        """The miniature."""
        draw_picture(canvas, figure_picture(canvas.look.pictures, self.view.folder, name), rect)


class SplitDialog(ShareDialog):
    """The ways of a divided group as arrows; the odd ones are put on them, one on a way at most."""

    question: SplitGroup

    def __init__(self, question: SplitGroup, view: TableView, answer: Callable[[Json], None]) -> None:
        text = counted(
            "The group {zone:in} divides evenly over {ways} ways; {enemies} is left over.",
            "The group {zone:in} divides evenly over {ways} ways; {enemies} are left over.",
            question.amount,
            zone=view.narrator.place(question.zone, view.state, language()),
            ways=len(question.among),
            enemies=view.plural(question.enemy, question.amount),
        )
        super().__init__(question, view, answer, title=_("The horde divides"), text=text, confirm=_("Go"))

    def label(self, name: str) -> str:
        """The direction on the board."""
        ways = (
            _("To the east"),
            _("To the south-east"),
            _("To the south"),
            _("To the south-west"),
            _("To the west"),
            _("To the north-west"),
            _("To the north"),
            _("To the north-east"),
        )
        return ways[heading(self._way(name))]

    def consequence(self, name: str, count: int) -> tuple[str, bool]:
        """The zone."""
        return self.view.zone_title(name), False

    def _way(self, name: str) -> tuple[float, float]:
        zones = self.view.board.zones
        here, there = zones[self.question.zone].label, zones[name].label
        return float(there.x - here.x), float(there.y - here.y)

    def pool_words(self, left: int) -> str:
        """Odd ones."""
        if not left:
            return _("Everyone has a way to go.")
        return counted("{count} still to be sent", "{count} still to be sent", left)

    def draw_mark(self, canvas: Canvas, centre: tuple[int, int], side: int) -> None:
        """The odd one itself."""
        box = pygame.Rect(0, 0, round(side * 2.6), round(side * 2.6))
        box.center = (centre[0], centre[1] - side // 2)
        draw_picture(canvas, figure_picture(canvas.look.pictures, self.view.folder, self.question.enemy), box)

    def draw_recipient(self, canvas: Canvas, name: str, rect: pygame.Rect, count: int) -> None:
        """An arrow in the direction of the zone."""
        colour = canvas.theme.accent if count else canvas.theme.brass
        draw_arrow(canvas, rect.inflate(-canvas.px(16), -canvas.px(16)), self._way(name), colour)
