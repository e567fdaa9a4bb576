"""The first page of the table set-up: which mission, with its board, its story, its goals and its special rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.grounds import Grounds
from game.client.guestbook import Guestbook
from game.client.look import BODY, LARGE, SMALL, TITLE, Look
from game.client.scenes.setup_boards import THUMB, BoardPicture, Turns, guest_picture, thumbnail
from game.client.scenes.setup_wishes import Wishes, mission_text, missions_of
from game.client.widgets import Column, Gap, Label, Panel, Row, Rule, Scroll, Segment, Segments, Widget
from game.client.widgets.base import Size
from game.client.widgets.buttons import Pressable
from game.client.words import _, counted, localised
from game.content import GameContent
from game.content.mission import MissionText
from game.guests import Guest
from game.shipped import shipped
from game.tables import GAMES

DIFFICULTIES = ("easy", "medium", "hard", "very_hard")
LIST = 480
PICTURE = 500
NUMBER = 44
"""Units of the column with the numbers of printed missions."""


class Choosing(Protocol):
    """Whoever hears what was chosen."""

    def choose_game(self, game: str) -> None:
        """Another game."""

    def choose_mission(self, mission: str) -> None:
        """Another printed mission."""

    def choose_guest(self, guest: Guest) -> None:
        """Somebody else's mission."""


def difficulty_words(difficulty: str) -> str:
    """How hard a mission is, in words."""
    names = {"easy": _("easy"), "medium": _("medium"), "hard": _("hard"), "very_hard": _("very hard")}
    return names[difficulty]


def length_words(text: MissionText) -> str:
    """How hard and how long a mission is."""
    minutes = counted("about {count} minute", "about {count} minutes", text.minutes)
    return f"{difficulty_words(text.difficulty)}, {minutes}"


class MissionRow(Pressable):
    """A mission in the list: its number if it is a printed one, a small picture, title, how hard and how long."""

    def __init__(
        self,
        name: str,
        text: MissionText,
        chosen: bool,
        action: Callable[[], object],
        *,
        thumb: Widget,
        number: str = "",
        note: str = "",
    ) -> None:
        super().__init__(action, name=name)
        self.text = text
        self.chosen = chosen
        self.number = number
        self.note = note
        """A word before the length."""
        self.adopt(thumb)

    def natural(self, look: Look, room: int) -> Size:
        """Two lines and some air."""
        return room, max(look.line(LARGE, "subtitle") + look.line(SMALL), look.px(THUMB[1])) + look.px(8)

    def arrange(self, look: Look) -> None:
        """The picture at the left, after the number."""
        width, height = (look.px(units) for units in THUMB)
        left = self.rect.x + look.px(10 + (NUMBER if self.number else 0))
        self.children[0].place(look, pygame.Rect(left, self.rect.centery - height // 2, width, height))

    def paint(self, canvas: Canvas) -> None:
        """The number in a medal, the title, and below it skulls and minutes."""
        ink = skin.strip(canvas, self, on_paper=False)
        thumb = self.children[0].rect
        if self.number:
            number = pygame.Rect(self.rect.x + canvas.px(4), self.rect.y, canvas.px(NUMBER), self.rect.height)
            canvas.text(self.number, number, size=TITLE, face="title", colour=canvas.theme.brass, align="centre")
        heights = canvas.look.line(LARGE, "subtitle"), canvas.look.line(SMALL)
        left, top = thumb.right + canvas.px(12), self.rect.centery - sum(heights) // 2
        line = pygame.Rect(left, top, self.rect.right - canvas.px(10) - left, heights[0])
        title = canvas.look.shortened(localised(self.text.title), line.width, LARGE, "subtitle")
        canvas.text(title, line, size=LARGE, face="subtitle", colour=ink)
        below = pygame.Rect(left, line.bottom, line.width, heights[1])
        skulls = canvas.px(18 * (DIFFICULTIES.index(self.text.difficulty) + 1) + 4)
        draw_skulls(canvas, below, self.text.difficulty, canvas.theme.faded)
        words = pygame.Rect(left + skulls, below.y, below.width - skulls, below.height)
        length = " · ".join(part for part in (self.note, length_words(self.text)) if part)
        canvas.text(canvas.look.shortened(length, words.width, SMALL), words, size=SMALL, colour=canvas.theme.faded)


def draw_skulls(canvas: Canvas, box: pygame.Rect, difficulty: str, colour: tuple[int, int, int]) -> None:
    """One to four skulls."""
    side, step = canvas.px(16), canvas.px(18)
    for number in range(DIFFICULTIES.index(difficulty) + 1):
        canvas.icon("skull", pygame.Rect(box.x + number * step, box.centery - side // 2, side, side), colour)


class Point(Widget):
    """A goal or a rule on paper: a sign and wrapped words."""

    def __init__(self, icon: str, text: str) -> None:
        super().__init__()
        self.icon = icon
        self.text = text

    def natural(self, look: Look, room: int) -> Size:
        """The wrapped lines."""
        lines = look.wrapped(self.text, max(room - look.px(30), 1), BODY)
        return room, len(lines) * look.line(BODY)

    def paint(self, canvas: Canvas) -> None:
        """The sign beside the first line."""
        side = canvas.px(20)
        sign = pygame.Rect(self.rect.x, self.rect.y + (canvas.look.line(BODY) - side) // 2, side, side)
        canvas.icon(self.icon, sign, canvas.theme.accent)
        left = self.rect.x + canvas.px(30)
        words = pygame.Rect(left, self.rect.y, self.rect.right - left, self.rect.height)
        canvas.paragraph(self.text, words, colour=canvas.theme.ink)


def mission_sheet(
    text: MissionText, content: GameContent, picture: Widget, look: Look, notes: Sequence[Widget] = ()
) -> Widget:
    """A mission on paper: its board, its story, its goals and its special rules; notes stand below the title."""
    theme = look.theme
    goals = [Point("objective", localised(goal.text)) for goal in text.goals]
    rules = [Point("inspect", localised(rule.text)) for rule in text.rules if rule.text is not None]
    story = Column(
        Label(localised(text.title), size=TITLE, face="title", colour=theme.accent),
        Label(length_words(text), face="italic", colour=theme.rust),
        *notes,
        Label(localised(text.story), colour=theme.ink),
        *_restriction(text, content, look),
        Gap(2),
        _heading(_("Goals"), look),
        *goals,
        gap=8,
        grow=1,
    )
    parts: list[Widget] = [Row(picture, story, gap=22, cross="start")]
    if rules:
        parts += [_heading(_("Special rules"), look), *rules]
    return Panel(Scroll(Column(*parts, gap=9), on_paper=True), ground="paper", pad=34, grow=1)


def _heading(text: str, look: Look) -> Widget:
    return Label(text, size=LARGE, face="title", colour=look.theme.rust)


def _restriction(text: MissionText, content: GameContent, look: Look) -> list[Widget]:
    roles = content.game.roles
    names = ", ".join(localised(roles[role].plural) for role in text.forbidden if role in roles)
    if not names:
        return []
    return [Label(_("Not in this mission: {classes}.").format(classes=names), face="bold", colour=look.theme.rust)]


class MissionPage:
    """Builds the list and the sheet of the chosen mission; missions of others come after the printed ones."""

    def __init__(self, setup: Choosing, wishes: Wishes, grounds: Grounds, guests: Guestbook) -> None:
        self.wishes = wishes
        self.turns = Turns()
        self._setup = setup
        self._grounds = grounds
        self._guests = guests
        self._list: Scroll | None = None

    def build(self, look: Look, width: float) -> Widget:
        """The list at the left, the sheet at the right."""
        game = self.wishes.game
        rows: list[Widget] = [self._printed(mission) for mission in missions_of(game)]
        others = [guest for guest in self._guests.found if guest.playable and guest.game == game]
        if others or self._guests.busy:
            rows += [Gap(6), Label(_("Missions of others"), face="subtitle", colour=look.theme.faded), Rule()]
            rows += [self._guest(guest) for guest in others]
        if self._guests.busy:
            rows.append(Checking(self._guests, look))
        offset = self._list.offset if self._list is not None else 0
        self._list = Scroll(Column(*rows, gap=2))
        self._list.offset = offset
        side_width = min(LIST, width * 0.38)
        side = Panel(Column(self._games(look), self._list, gap=10), pad=18, width=side_width)
        return Row(side, self._sheet(look, width - side_width - 18), gap=18, grow=1)

    def _printed(self, mission: str) -> MissionRow:
        game, wishes = self.wishes.game, self.wishes
        folder = shipped("maps") / game / mission
        return MissionRow(
            mission,
            mission_text(game, mission),
            wishes.guest is None and mission == wishes.mission,
            partial(self._setup.choose_mission, mission),
            thumb=thumbnail(game, folder, mission, self._grounds, self.turns),
            number=mission[1:],
        )

    def _guest(self, guest: Guest) -> MissionRow:
        assert guest.text is not None
        assert guest.home is not None
        return MissionRow(
            guest.name,
            guest.text,
            self.wishes.guest is not None and self.wishes.guest.path == guest.path,
            partial(self._setup.choose_guest, guest),
            thumb=thumbnail(guest.game, guest.home, guest.digest, self._grounds, self.turns),
            note=_("sample") if guest.sample else "",
        )

    def _games(self, look: Look) -> Widget:
        if len(GAMES) == 1:
            (game,) = GAMES.values()
            return Label(game.title, face="subtitle", colour=look.theme.faded)
        return Segments(
            *(
                Segment(game.title, partial(self._setup.choose_game, game.id), chosen=game.id == self.wishes.game)
                for game in GAMES.values()
            )
        )

    def _sheet(self, look: Look, width: float) -> Widget:
        wishes, side = self.wishes, min(PICTURE, width * 0.4)
        if wishes.guest is None:
            picture: Widget = BoardPicture(wishes.game, wishes.mission, side)
        else:
            picture = guest_picture(wishes.guest, side, self._grounds)
        return mission_sheet(wishes.text, wishes.content, picture, look)


class Checking(Label):
    """How far the check of missions has come; for pictures of the screen it waits for the end."""

    def __init__(self, guests: Guestbook, look: Look) -> None:
        words = _("Checking missions: {done} of {total}").format(done=guests.checked, total=guests.total)
        super().__init__(words, face="italic", colour=look.theme.faded)
        self.guests = guests

    def finish(self) -> None:
        """Wait until all have been checked."""
        self.guests.finish()
