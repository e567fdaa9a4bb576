"""Sharing something out: wounds, stray shots, hits, the odd ones of a divided group."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import BODY, LARGE, SMALL, Look
from game.client.play.dialogs.decision import WARNING, Decision, StepButton
from game.client.play.dialogs.drawing import draw_marker
from game.client.play.dialogs.lifting import Spot
from game.client.play.view import TableView
from game.client.theme import Colour
from game.client.widgets import Button, Column, Grid, Widget
from game.client.widgets.base import Size
from game.client.words import _
from game.engine import Json, Share

MARKER = 34
PICTURE, SMALLER = 150, 96
ACROSS = 6
"""Recipients that stand in one row; where there are more their pictures are smaller."""


class Sharing:
    """Who gets how much at the moment; nothing is ever more than it may be."""

    def __init__(self, question: Share, begin: dict[str, int]) -> None:
        self.question = question
        self.given = {name: begin.get(name, 0) for name in question.among}

    @property
    def left(self) -> int:
        """What nobody has yet."""
        return self.question.amount - sum(self.given.values())

    def give(self, name: str) -> bool:
        """One more here, from what is left or else from whoever has most; False if it cannot be."""
        if self.given[name] >= self.question.cap(name):
            return False
        if not self.left:
            others = [other for other in self.question.among if other != name and self.given[other]]
            if not others:
                return False
            self.given[max(others, key=self.given.__getitem__)] -= 1
        self.given[name] += 1
        return True

    def take(self, name: str) -> bool:
        """One less here; False if there is none."""
        if not self.given[name]:
            return False
        self.given[name] -= 1
        return True

    def move(self, origin: str, target: str) -> bool:
        """One from somebody to somebody else."""
        if origin == target or not self.given[origin] or self.given[target] >= self.question.cap(target):
            return False
        self.given[origin] -= 1
        self.given[target] += 1
        return True

    @property
    def complete(self) -> bool:
        """Whether everything is shared out."""
        return self.left == 0

    @property
    def answer(self) -> Json:
        """The shares as an answer."""
        return {name: count for name, count in self.given.items() if count}


class Taker(Widget):
    """One recipient: a picture, what it gets, and what that would mean."""

    focusable = True

    def __init__(self, dialog: ShareDialog, key: str) -> None:
        super().__init__(name=key)
        self.dialog = dialog
        self.key_name = key
        self._less = StepButton("−", lambda: dialog.less(key), _("One less"))
        self._more = StepButton("+", lambda: dialog.more(key), _("One more"))
        self.adopt(self._less, self._more)

    @property
    def count(self) -> int:
        """What it gets at the moment."""
        return self.dialog.sharing.given[self.key_name]

    def natural(self, look: Look, room: int) -> Size:
        """Picture, name, consequences, buttons."""
        return min(look.px(190), room), look.px(self.dialog.picture + 22) + self._words(look) + look.px(52)

    def _words(self, look: Look) -> int:
        return look.line(LARGE) + look.px(self.dialog.extra) + 2 * look.line(SMALL)

    def arrange(self, look: Look) -> None:
        """The two steps at the lower corners."""
        side, tall = look.px(44), look.px(36)
        y = self.rect.bottom - tall - look.px(10)
        middle, gap = self.rect.centerx, look.px(28)
        self._less.place(look, pygame.Rect(middle - gap - side, y, side, tall))
        self._more.place(look, pygame.Rect(middle + gap, y, side, tall))

    def picture_rect(self, look: Look) -> pygame.Rect:
        """Where its picture is."""
        side = look.px(self.dialog.picture)
        return pygame.Rect(self.rect.centerx - side // 2, self.rect.y + look.px(10), side, side)

    def marks(self, look: Look) -> list[pygame.Rect]:
        """Where its markers lie: a row over the lower edge of the picture, closer together when there are many."""
        picture, side = self.picture_rect(look), look.px(MARKER)
        step = min(side + look.px(4), (picture.width - side) // max(self.count - 1, 1)) if self.count > 1 else 0
        x = picture.centerx - (step * (self.count - 1) + side) // 2
        return [
            pygame.Rect(x + number * step, picture.bottom - side // 2 - look.px(8), side, side)
            for number in range(self.count)
        ]

    def press(self, spot: Spot) -> None:
        """A marker can be taken up."""
        self.dialog.begin_drag(self, spot)

    def drag(self, spot: Spot) -> None:
        """What is taken up follows the mouse."""
        self.dialog.drag_to(spot)

    def release(self, spot: Spot) -> None:
        """Drop it, or count a click on the picture as one more."""
        self.dialog.end_drag(self, spot)

    def activate(self) -> None:
        """One more here."""
        self.dialog.more(self.key_name)

    def key(self, event: pygame.event.Event) -> bool:
        """Plus and minus, also as up and down."""
        if event.key in (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS, pygame.K_UP):
            self.dialog.more(self.key_name)
        elif event.key in (pygame.K_MINUS, pygame.K_KP_MINUS, pygame.K_DOWN):
            self.dialog.less(self.key_name)
        else:
            return False
        return True

    def paint(self, canvas: Canvas) -> None:
        """The sunken ground, the picture, the markers and the words."""
        skin.segments(canvas, self.rect)
        if self.dialog.target is self:
            pygame.draw.rect(canvas.surface, canvas.theme.legal, self.rect, canvas.px(3), border_radius=canvas.px(8))
        text, bad = self.dialog.consequence(self.key_name, self.count)
        picture = self.picture_rect(canvas.look)
        self.dialog.draw_recipient(canvas, self.key_name, picture, self.count)
        if bad:
            self._doom(canvas, picture)
        for place in self.marks(canvas.look):
            self.dialog.draw_mark(canvas, place.center, place.width)
        y = picture.bottom + canvas.px(14)
        line = pygame.Rect(self.rect.x + canvas.px(6), y, self.rect.width - canvas.px(12), canvas.look.line(LARGE))
        name = canvas.look.shortened(self.dialog.label(self.key_name), line.width, LARGE, "subtitle")
        canvas.text(name, line, size=LARGE, face="subtitle", align="centre")
        extra = pygame.Rect(line.x, line.bottom, line.width, canvas.px(self.dialog.extra))
        self.dialog.draw_extra(canvas, self.key_name, extra, self.count)
        room = pygame.Rect(line.x, extra.bottom, line.width, 2 * canvas.look.line(SMALL))
        colour = WARNING if bad else canvas.theme.faded
        canvas.paragraph(text, room, size=SMALL, face="bold" if bad else "text", colour=colour, align="centre")
        count = pygame.Rect(self._less.rect.right, self._less.rect.y, canvas.px(56), self._less.rect.height)
        canvas.text(str(self.count), count, size=22, face="figure", align="centre")
        skin.ring(canvas, self)

    def _doom(self, canvas: Canvas, picture: pygame.Rect) -> None:
        """Red and a skull over somebody who would not survive it."""
        key = ("doom", picture.size)
        veil = canvas.look.shades.get(key)
        if veil is None:
            veil = pygame.Surface(picture.size, pygame.SRCALPHA)
            pygame.draw.rect(veil, (150, 20, 16, 150), veil.get_rect(), border_radius=canvas.px(7))
            canvas.look.shades[key] = veil
        canvas.surface.blit(veil, picture)
        skull = picture.inflate(-picture.width // 3, -picture.height // 3).move(0, -picture.height // 14)
        canvas.icon("skull", skull.inflate(canvas.px(6), canvas.px(6)), (30, 8, 6))
        canvas.icon("skull", skull, canvas.theme.cream)


class Pool(Widget):
    """What nobody has yet: markers to be dragged from."""

    def __init__(self, dialog: ShareDialog) -> None:
        super().__init__(height=52)
        self.dialog = dialog

    def reacts(self) -> bool:
        """Markers can be taken from it."""
        return True

    def press(self, spot: Spot) -> None:
        """Take one up."""
        self.dialog.begin_drag(None, spot)

    def drag(self, spot: Spot) -> None:
        """It follows the mouse."""
        self.dialog.drag_to(spot)

    def release(self, spot: Spot) -> None:
        """Drop it."""
        self.dialog.end_drag(None, spot)

    def paint(self, canvas: Canvas) -> None:
        """The markers left, and a sentence."""
        skin.segments(canvas, self.rect)
        left = self.dialog.sharing.left - (1 if self.dialog.from_pool else 0)
        inside = self.rect.inflate(-canvas.px(28), 0)
        text = self.dialog.pool_words(self.dialog.sharing.left)
        width = min(canvas.look.extent(text, BODY)[0], inside.width)
        box = pygame.Rect(inside.right - width, inside.y, width, inside.height)
        colour = canvas.theme.faded if not left else canvas.theme.glint
        canvas.text(text, box, colour=colour, align="right")
        side, room = canvas.px(MARKER), inside.width - width - canvas.px(20)
        whole = self.dialog.question.amount
        step = min(side + canvas.px(5), max((room - side) // max(whole - 1, 1), 1))
        for number in range(whole):
            centre = (inside.x + side // 2 + number * step, inside.centery)
            if number < left:
                self.dialog.draw_mark(canvas, centre, side)
            else:
                pygame.draw.aacircle(canvas.surface, canvas.theme.seam, centre, side // 2 - canvas.px(3), 1)


class ShareDialog(Decision):
    """Recipients side by side with plus and minus; subclasses know what is shared and what it would mean."""

    extra = 0.0
    """Units of height for what a kind of sharing shows below the names."""
    mark = "wound"
    mark_colour: Colour = (150, 34, 28)

    def __init__(
        self,
        question: Share,
        view: TableView,
        answer: Callable[[Json], None],
        *,
        title: str,
        text: str,
        about: str = "",
        confirm: str,
    ) -> None:
        self.question = question
        self.from_pool = False
        self.target: Taker | None = None
        self._origin: str | None = None
        self._dragging = False
        self._pressed: Spot = (0, 0)
        self._answer = answer
        self.view = view
        self.sharing = Sharing(question, self.first_idea())
        self.picture = PICTURE if len(question.among) <= ACROSS else SMALLER
        self._takers = [Taker(self, name) for name in question.among]
        self._confirm = Button(confirm, self.confirm, hotkey=_("Ctrl+Enter"), face="bold")
        columns = min(len(self._takers), ACROSS)
        body = Column(Pool(self), Grid(self._takers, columns, gap=12), gap=12)
        super().__init__(
            view,
            title=title,
            text=text,
            seat=question.seat,
            about=about,
            body=body,
            buttons=(self._confirm,),
            width=max(196 * columns + 70, 720),
            lines=2,
        )
        self.update_words()

    def first_idea(self) -> dict[str, int]:
        """The shares to begin with: what looks best to the rules."""
        return max(self._ideas(), key=lambda idea: self.view.rules.hint(self.view.state, self.question, idea))

    def _ideas(self) -> Sequence[dict[str, int]]:
        return [self.question.accept(idea) for idea in self.question.candidates()]

    def label(self, name: str) -> str:
        """What a recipient is called."""
        return self.view.name(name)

    def consequence(self, name: str, count: int) -> tuple[str, bool]:
        """What a share would mean for somebody, and whether it is the worst."""
        return "", False

    def warning(self) -> str:
        """What the whole sharing would lead to, if it is bad."""
        return ""

    def pool_words(self, left: int) -> str:
        """What is left to share, in words."""
        raise NotImplementedError

    def draw_recipient(self, canvas: Canvas, name: str, rect: pygame.Rect, count: int) -> None:
        """The recipient's picture."""
        raise NotImplementedError

    def draw_extra(self, canvas: Canvas, name: str, rect: pygame.Rect, count: int) -> None:
        """What a kind of sharing shows below the names."""

    def draw_mark(self, canvas: Canvas, centre: Spot, side: int) -> None:
        """One marker of what is shared."""
        draw_marker(canvas, self.mark, centre, side, self.mark_colour)

    def more(self, name: str) -> None:
        """One more for somebody."""
        if not self.sharing.give(name):
            self.note.tell(
                _("{name} can take {count} at most.").format(name=self.label(name), count=self.question.cap(name)),
                bad=True,
            )
            return
        self.update_words()

    def less(self, name: str) -> None:
        """One less for somebody."""
        self.sharing.take(name)
        self.update_words()

    def update_words(self) -> None:
        """The note and the way on follow what is shared."""
        complete = self.sharing.complete
        self._confirm.enabled = complete
        self._confirm.tip = "" if complete else self.pool_words(self.sharing.left)
        warning = self.warning()
        hint = _("Click a picture, drag the markers, or use + and −.")
        self.note.tell(warning or hint, bad=bool(warning))
        self.changed()
        for widget in self.walk():
            widget.stale = True

    def begin_drag(self, origin: Taker | None, spot: Spot) -> None:
        """The mouse went down on a recipient or on the pool."""
        self._pressed = spot
        self._dragging = False
        self._origin = origin.key_name if origin is not None else None

    def drag_to(self, spot: Spot) -> None:
        """A marker is taken up once the mouse has moved a little, and follows it."""
        assert self._look is not None
        look = self._look
        if not self._dragging:
            far = max(abs(spot[0] - self._pressed[0]), abs(spot[1] - self._pressed[1])) > look.px(5)
            has_one = self.sharing.given[self._origin] if self._origin else self.sharing.left
            if not far or not has_one:
                return
            self._dragging = True
            self.from_pool = self._origin is None
            self.lift(lambda canvas, place: self.draw_mark(canvas, place, canvas.px(MARKER + 6)), spot)
        self.target = self._under(spot)
        self.carry(spot)

    def end_drag(self, origin: Taker | None, spot: Spot) -> None:
        """Let go: over a recipient it goes there, elsewhere back to what is left; a click is one more."""
        target = self._under(spot)
        if not self._dragging:
            if origin is not None and target is origin:
                self.more(origin.key_name)
            return
        self._dragging = self.from_pool = False
        self.target = None
        self.put_down()
        if self._origin is not None and target is not None:
            self.sharing.move(self._origin, target.key_name)
        elif self._origin is not None:
            self.sharing.take(self._origin)
        elif target is not None:
            self.sharing.give(target.key_name)
        self.update_words()

    def _under(self, spot: Spot) -> Taker | None:
        return next((taker for taker in self._takers if taker.rect.collidepoint(spot)), None)

    def shortcut(self, event: pygame.event.Event) -> bool:
        """Ctrl+Enter confirms from anywhere."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and event.mod & pygame.KMOD_CTRL:
            self.confirm()
            return True
        return False

    def confirm(self) -> None:
        """Give the answer, once everything is shared out."""
        if self.sharing.complete:
            self._answer(self.sharing.answer)
