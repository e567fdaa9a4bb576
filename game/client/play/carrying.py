"""A card in the hand of the player: it follows the mouse from the panel below the board to where it is put down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import SMALL
from game.client.play.cards import card_face, is_card
from game.client.play.dialogs.arranging import Place
from game.client.play.dialogs.drawing import draw_card
from game.client.play.drops import ANY_SLOT, Drop, bin_place, judged
from game.client.play.panels.hand import Slot
from game.client.play.panels.survivors import Strip
from game.client.words import _

if TYPE_CHECKING:
    from game.client.scenes.board import BoardScene

Spot = tuple[int, int]
STILL = 6
"""Units the mouse may move before a press becomes a drag."""


@dataclass(slots=True)
class Goal:
    """A part of the screen where the card may be put down, and what that would do once somebody asked."""

    rect: pygame.Rect
    place: Place
    judge: Callable[[Place], Drop]
    _drop: Drop | None = None

    @property
    def drop(self) -> Drop:
        """What would happen, found out once."""
        if self._drop is None:
            self._drop = self.judge(self.place)
        return self._drop


class Carrying:
    """Takes a card up, shows where it may go, and answers the rules' questions when it is put down."""

    def __init__(self, scene: BoardScene) -> None:
        self.scene = scene
        self.slot: Slot | None = None
        """The slot that the card was taken from, while it is in the hand."""
        self._pressed: Spot = (0, 0)
        self._mouse: Spot = (0, 0)
        self._goals: list[Goal] = []
        self._bin = pygame.Rect(0, 0, 0, 0)

    def press(self, spot: Spot) -> None:
        """The mouse went down on a card."""
        self._pressed = spot

    def drag(self, slot: Slot, spot: Spot) -> None:
        """The mouse moves with a card; far enough, and it is taken up."""
        if self.slot is None:
            still = self.scene.app.look.px(STILL)
            if max(abs(spot[0] - self._pressed[0]), abs(spot[1] - self._pressed[1])) <= still:
                return
            if not self.scene.animator.idle:
                return
            self._take_up(slot)
        self._mouse = spot
        self.scene.desk.changed()

    def _take_up(self, slot: Slot) -> None:
        self.slot = slot
        slot.lifted = True
        slot.changed()
        origin = Place(slot.owner, slot.number)

        def judge(place: Place) -> Drop:
            return judged(self.scene.controller, origin, place)

        self._bin = self._bin_rect()
        self._goals = [Goal(rect, place, judge) for rect, place in self._places(slot)]

    def _places(self, slot: Slot) -> Iterator[tuple[pygame.Rect, Place]]:
        """Everywhere that a card could go: other slots, portraits of others, the discard."""
        for widget in self.scene.desk.walk():
            if isinstance(widget, Slot) and widget is not slot:
                yield widget.rect, Place(slot.owner, widget.number)
            elif isinstance(widget, Strip) and widget.survivor.id != slot.owner:
                yield widget.rect, Place(widget.survivor.id, ANY_SLOT)
        yield self._bin, bin_place()

    def _bin_rect(self) -> pygame.Rect:
        """Room for the discard beside the cards."""
        look, hand = self.scene.app.look, self.scene.frame.slabs[2].rect
        slots = [widget.rect for widget in self.scene.desk.walk() if isinstance(widget, Slot)]
        last = max(slots, key=lambda rect: rect.right)
        return pygame.Rect(last.right + look.px(14), last.y, min(look.px(150), hand.right - last.right), last.height)

    def _goal_at(self, spot: Spot) -> Goal | None:
        """Where the card would be put down; a survivor's miniature on the board stands for the portrait."""
        board = self.scene.board
        if board.rect.collidepoint(spot):
            figure = board.at_point(spot).figure
            return next((goal for goal in self._goals if goal.place == Place(figure or "", ANY_SLOT)), None)
        return next((goal for goal in self._goals if goal.rect.collidepoint(spot)), None)

    def release(self, spot: Spot) -> bool:
        """Put the card down; False if none was taken up."""
        slot, self.slot = self.slot, None
        if slot is None:
            return False
        slot.lifted = False
        slot.changed()
        self.scene.desk.changed()
        goal = self._goal_at(spot)
        self._goals, goals = [], self._goals
        if goal is not None and goal in goals:
            if goal.drop.legal:
                self.scene.sound("card")
                self.scene.controller.carry_out(goal.drop.answers)
            else:
                self.scene.prompt.say(goal.drop.words)
        return True

    def paint(self, canvas: Canvas) -> None:
        """Lights where the card may go, the discard, the card itself, and a word on what would happen."""
        if self.slot is None:
            return
        under = self._goal_at(self._mouse)
        self._paint_bin(canvas)
        for goal in self._goals:
            if goal.drop.legal or goal is under:
                colour = canvas.theme.legal if goal.drop.legal else canvas.theme.accent
                width = canvas.px(5 if goal is under else 3)
                pygame.draw.rect(canvas.surface, colour, goal.rect.inflate(4, 4), width, border_radius=canvas.px(9))
        box = self.slot.rect.copy()
        box.center = self._mouse
        if is_card(self.scene.view, self.slot.held):
            draw_card(canvas, card_face(self.scene.view, self.slot.held), box)
        pygame.draw.rect(canvas.surface, canvas.theme.glint, box, canvas.px(3), border_radius=canvas.px(8))
        if under is not None:
            self._paint_words(canvas, under.drop.words, box)

    def _paint_bin(self, canvas: Canvas) -> None:
        skin.slip(canvas, self._bin)
        canvas.covered(self._bin)
        side = min(self._bin.width // 2, canvas.px(48))
        icon = pygame.Rect(0, 0, side, side)
        icon.center = (self._bin.centerx, self._bin.centery - canvas.px(14))
        canvas.icon("close", icon, canvas.theme.ink)
        line = canvas.look.line(SMALL)
        words = canvas.look.shortened(_("Throw away"), self._bin.width - canvas.px(12), SMALL)
        box = pygame.Rect(self._bin.x, icon.bottom + canvas.px(8), self._bin.width, line)
        canvas.text(words, box, size=SMALL, colour=canvas.theme.ink, align="centre")

    def _paint_words(self, canvas: Canvas, words: str, card: pygame.Rect) -> None:
        lines = canvas.look.wrapped(words, canvas.px(300), SMALL)
        width = max(canvas.look.extent(line, SMALL)[0] for line in lines)
        slip = pygame.Rect(0, 0, width + canvas.px(26), len(lines) * canvas.look.line(SMALL) + canvas.px(16))
        slip.midbottom = (card.centerx, card.y - canvas.px(8))
        slip.clamp_ip(canvas.surface.get_rect())
        skin.slip(canvas, slip)
        canvas.covered(slip)
        canvas.paragraph(words, slip.inflate(-canvas.px(24), -canvas.px(14)), size=SMALL, colour=canvas.theme.ink)
