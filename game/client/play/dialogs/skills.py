"""Learning a skill: the identity card beside the skills on offer, each explained in full."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.canvas import Canvas
from game.client.cardface import DANGER, card
from game.client.look import SMALL, Look
from game.client.play.cards import person_face
from game.client.play.dialogs.drawing import CARD
from game.client.play.dialogs.options import Entry, Picking, bars
from game.client.play.view import TableView
from game.client.widgets import Column, Row, Widget
from game.client.widgets.base import Size
from game.client.words import _
from game.content.models import LEVELS
from game.engine import Json
from game.rules.zombicide.action import ChooseNamed, Named

IDENTITY = 232
PREFIX = "skill_"


class Identity(Widget):
    """A survivor's card with the skills learnt so far."""

    def __init__(self, view: TableView, survivor: str) -> None:
        super().__init__()
        self.view = view
        self.survivor = survivor

    def natural(self, look: Look, room: int) -> Size:
        """A whole card."""
        return look.px(IDENTITY), round(look.px(IDENTITY) * CARD)

    def paint(self, canvas: Canvas) -> None:
        """The card at the top of its room."""
        size = self.natural(canvas.look, 0)
        canvas.surface.blit(card(person_face(self.view, self.survivor), size), self.rect)


class Level(Widget):
    """The danger level reached, as a band in its colour with its name."""

    def __init__(self, level: str) -> None:
        super().__init__(height=30)
        self.level = level

    def natural(self, look: Look, room: int) -> Size:
        """The whole width."""
        return room, look.px(30)

    def paint(self, canvas: Canvas) -> None:
        """The colour, and its name in words."""
        number = LEVELS.index(self.level) if self.level in LEVELS else 0
        pygame.draw.rect(canvas.surface, DANGER[number], self.rect, border_radius=canvas.px(6))
        names = (_("Blue level"), _("Yellow level"), _("Orange level"), _("Red level"))
        ink = canvas.theme.ink if number in (1, 2) else canvas.theme.cream
        inside = self.rect.inflate(-canvas.px(20), 0)
        canvas.text(names[number], inside, size=SMALL, face="bold", colour=ink)


class SkillDialog(Picking):
    """Which skill does a survivor learn?"""

    def __init__(self, question: ChooseNamed, view: TableView, answer: Callable[[Json], None]) -> None:
        level = question.why.removeprefix(PREFIX)
        entries = [
            Entry(list(option.key()), *view.skill(option.what))
            for option in question.options
            if isinstance(option, Named)
        ]
        body = Row(
            Identity(view, question.about),
            Column(Level(level), *bars(entries, answer), gap=10, grow=1),
            gap=20,
            cross="start",
        )
        super().__init__(
            view,
            answer,
            entries,
            title=_("{name} learns a skill").format(name=view.name(question.about)),
            text=_("It is learnt at once and kept to the end of the mission."),
            seat=question.seat,
            about="",
            body=body,
            width=980,
        )
