"""When a mission is over: how it ended, what was reached, and who did what."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.canvas import Canvas
from game.client.look import BODY, SMALL, Look
from game.client.play.dialogs.drawing import draw_portrait
from game.client.play.panels.side import Goal
from game.client.play.panels.signs import danger_sign, hearts, level_number
from game.client.play.view import TableView
from game.client.widgets import Choice, Column, Dialog, Label, Widget
from game.client.widgets.base import Size
from game.client.words import _, counted, localised
from game.rules.zombicide.state import Survivor


class Deeds(Widget):
    """One survivor's line: face, name, kills, level, wounds."""

    def __init__(self, view: TableView, survivor: Survivor) -> None:
        super().__init__(height=46)
        self.view = view
        self.survivor = survivor

    def natural(self, look: Look, room: int) -> Size:
        """The whole width."""
        return room, look.px(46)

    def paint(self, canvas: Canvas) -> None:
        """From left to right."""
        me, area = self.survivor, self.rect
        face = pygame.Rect(area.x, area.y + canvas.px(2), canvas.px(42), canvas.px(42))
        draw_portrait(canvas, self.view, me.id, face, dim=me.wounds >= me.health)
        name = pygame.Rect(face.right + canvas.px(12), area.y, canvas.px(150), area.height)
        words = canvas.look.shortened(self.view.name(me.id), name.width, BODY, "subtitle")
        canvas.text(words, name, size=BODY, face="subtitle")
        sign = pygame.Rect(name.right, area.centery - canvas.px(9), canvas.px(18), canvas.px(18))
        danger_sign(canvas, level_number(self.view.content.game.level_at(me.points)), sign)
        kills = pygame.Rect(sign.right + canvas.px(12), area.y, canvas.px(140), area.height)
        canvas.text(counted("{count} kill", "{count} kills", me.kills), kills, size=SMALL)
        life = pygame.Rect(kills.right, area.y, area.right - kills.right, area.height)
        hearts(canvas, life, me.health, me.wounds)


def ending(view: TableView, leave: Callable[[], object], look: Callable[[], object]) -> Dialog:
    """The summary, with the ways on."""
    outcome = view.state.outcome
    won = outcome is not None and bool(outcome.winners)
    title = _("Mission accomplished") if won else _("The mission is lost")
    rounds = counted("After {count} round.", "After {count} rounds.", view.state.round)
    reason = "" if won or outcome is None else reason_words(outcome.reason)
    parts: list[Widget] = [
        Goal(localised(goal.text), reached=goal.id in view.state.goals) for goal in view.mission.goals
    ]
    parts += [Deeds(view, survivor) for survivor in view.band]
    kills = sum(survivor.kills for survivor in view.band)
    parts.append(Label(counted("{count} kill in all", "{count} kills in all", kills), size=SMALL))
    choices = [Choice(_("Look at the board"), look), Choice(_("Leave the table"), leave)]
    return Dialog(title, f"{reason} {rounds}".strip(), choices, body=Column(*parts, gap=6))


def reason_words(reason: str) -> str:
    """Why a mission was lost."""
    words = {
        "survivor_eliminated": _("A survivor has fallen."),
        "seven_spawns": _("Too many spawn tokens are active: the town belongs to the dead."),
        "left_too_early": _("Everybody has left before the work was done."),
    }
    return words.get(reason, _("The goals cannot be reached any more."))
