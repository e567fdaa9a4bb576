"""Rows, sheets and dialogs of the screen with missions of others: playable ones, broken ones, and how one is begun."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import LARGE, SMALL, TITLE, Look
from game.client.scenes.setup_boards import THUMB
from game.client.widgets import (
    Button,
    Choice,
    Column,
    Dialog,
    Field,
    Gap,
    Label,
    Modal,
    Panel,
    Row,
    Scroll,
    Segment,
    Segments,
    Widget,
)
from game.client.widgets.base import Size
from game.client.widgets.buttons import Pressable
from game.client.words import _, counted, localised
from game.guests import Guest
from game.shipped import shipped
from game.tables import GAMES

LISTED = 330
"""Height of a list of mistakes in a dialog, if there are more than a few."""
FEW = 3


def mistakes_words(guest: Guest) -> str:
    """How much is wrong with a mission."""
    return counted("{count} mistake", "{count} mistakes", len(guest.problems))


class BrokenRow(Pressable):
    """A mission in the list that cannot be played: a warning, its name, and how much is wrong."""

    def __init__(self, guest: Guest, chosen: bool, action: Callable[[], object]) -> None:
        super().__init__(action, name=guest.name)
        self.guest = guest
        self.chosen = chosen

    def natural(self, look: Look, room: int) -> Size:
        """As tall as the others."""
        return room, max(look.line(LARGE, "subtitle") + look.line(SMALL), look.px(THUMB[1])) + look.px(8)

    def paint(self, canvas: Canvas) -> None:
        """The sign in the place of the picture."""
        ink = skin.strip(canvas, self, on_paper=False)
        width, height = (canvas.px(units) for units in THUMB)
        sign = pygame.Rect(self.rect.x + canvas.px(10), self.rect.centery - height // 2, width, height)
        canvas.icon("warning", sign.inflate(-canvas.px(22), -canvas.px(22)), canvas.theme.glint)
        heights = canvas.look.line(LARGE, "subtitle"), canvas.look.line(SMALL)
        left, top = sign.right + canvas.px(12), self.rect.centery - sum(heights) // 2
        line = pygame.Rect(left, top, self.rect.right - canvas.px(10) - left, heights[0])
        title = canvas.look.shortened(localised(self.guest.title), line.width, LARGE, "subtitle")
        canvas.text(title, line, size=LARGE, face="subtitle", colour=ink)
        below = pygame.Rect(left, line.bottom, line.width, heights[1])
        words = canvas.look.shortened(f"{self.guest.name} · {mistakes_words(self.guest)}", below.width, SMALL)
        canvas.text(words, below, size=SMALL, colour=canvas.theme.faded)


class Mistake(Widget):
    """What is wrong on paper or leather: the file and place, the reason, and what to do."""

    def __init__(self, problem: str, look: Look, *, on_paper: bool) -> None:
        super().__init__()
        theme = look.theme
        self.sign = theme.accent if on_paper else theme.glint
        where, _colon, rest = problem.partition(": ")
        reason, _semicolon, remedy = rest.partition("; ")
        lines: list[Widget] = [Label(where, face="bold", colour=theme.rust if on_paper else theme.glint)]
        lines += [Label(part, colour=theme.ink if on_paper else theme.cream) for part in (reason,) if part]
        lines += [
            Label(f"→ {part}", face="italic", colour=theme.ink if on_paper else theme.cream)
            for part in (remedy,)
            if part
        ]
        self.adopt(Column(*lines, gap=0))

    def natural(self, look: Look, room: int) -> Size:
        """The lines beside the sign."""
        return room, self.children[0].size(look, max(room - look.px(30), 1))[1]

    def arrange(self, look: Look) -> None:
        """The lines after the sign."""
        left = look.px(30)
        self.children[0].place(
            look, pygame.Rect(self.rect.x + left, self.rect.y, self.rect.width - left, self.rect.height)
        )

    def paint(self, canvas: Canvas) -> None:
        """The sign beside the first line."""
        side = canvas.px(20)
        canvas.icon("warning", pygame.Rect(self.rect.x, self.rect.y + canvas.px(2), side, side), self.sign)


def broken_sheet(guest: Guest, look: Look, picture: Widget) -> Widget:
    """A mission that cannot be played, with everything that is wrong with it."""
    theme = look.theme
    head = Column(
        Label(localised(guest.title), size=TITLE, face="title", colour=theme.accent),
        Label(str(guest.path), size=SMALL, colour=theme.rust),
        Label(
            _("This mission cannot be played yet. Put it right in Tiled or a text editor, then check again."),
            colour=theme.ink,
        ),
        gap=8,
        grow=1,
    )
    parts: list[Widget] = [
        Row(head, picture, gap=22, cross="start"),
        Label(mistakes_words(guest), size=LARGE, face="title", colour=theme.rust),
        *(Mistake(problem, look, on_paper=True) for problem in guest.problems),
    ]
    return Panel(Scroll(Column(*parts, gap=10), on_paper=True), ground="paper", pad=34, grow=1)


class Unwelcome(Modal):
    """Why a mission that was brought along is not taken in."""

    def __init__(self, guest: Guest, look: Look, close: Callable[[], object]) -> None:
        super().__init__()
        self._close = close
        title = _("{name} is not added").format(name=guest.name)
        mistakes: Widget = Column(*(Mistake(problem, look, on_paper=False) for problem in guest.problems), gap=10)
        if len(guest.problems) > FEW:
            mistakes = Scroll(mistakes, height=LISTED, grow=0)
        self.adopt(
            Panel(
                Column(
                    Label(title, size=TITLE, face="title"),
                    mistakes,
                    Row(Gap(grow=1), Button(_("All right"), close), gap=12),
                    gap=12,
                ),
                pad=28,
                width=760,
            )
        )

    def cancel(self) -> None:
        """What Esc means."""
        self._close()


class Beginning(Dialog):
    """Asks what a new mission is called, and for which game it is; Enter takes it."""

    def __init__(
        self, name: str, game: str, done: Callable[[str, str], object], again: Callable[[str, str], object]
    ) -> None:
        self._game = game
        self._done = done
        self._field = Field(
            name, lambda typed: None, hint=_("Name of the mission"), most=60, width=None, entered=self._take
        )
        parts: list[Widget] = [self._field]
        if len(GAMES) > 1:
            choices = [
                Segment(each.title, partial(self._turn_to, each.id, again), chosen=each.id == game)
                for each in GAMES.values()
            ]
            parts.append(Segments(*choices))
        text = _("A small board that can be played as it is, and a text to write the rules into.")
        ways = [Choice(_("Begin"), self._take), Choice(_("Cancel"), partial(done, "", ""))]
        super().__init__(_("New mission"), text, ways, body=Column(*parts, gap=12))

    def _turn_to(self, game: str, again: Callable[[str, str], object]) -> None:
        again(self._field.text, game)

    def _take(self) -> None:
        name = self._field.text.strip()
        if name:
            self._done(name, self._game)


def guide() -> Path:
    """The description of boards and missions that ships."""
    return shipped("maps") / "README.md"


def instructions() -> Widget:
    """How a mission is made, in a few steps."""
    steps = [
        _("“New mission” puts a small playable board and a mission.toml to write on into your missions folder."),
        _(
            "Open board.tmx in Tiled (mapeditor.org): lay tiles and drop tokens from the templates, or draw a board "
            "of your own. Write story, goals and special rules into mission.toml."
        ),
        _("“Check again” names what is wrong, where, and what to do. Then play it."),
        _("Zip the folder to pass it on. Whoever drops the zip onto this screen can play it; no code comes with it."),
        _("The guide describes everything: {path}").format(path=guide()),
    ]
    return Column(*(Label(f"{number}.  {step}") for number, step in enumerate(steps, 1)), gap=10)
