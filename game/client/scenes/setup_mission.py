"""The first page of the table set-up: which mission, with its board, its story, its goals and its special rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import BODY, LARGE, SMALL, TITLE, Look
from game.client.scenes.setup_boards import BoardPicture
from game.client.scenes.setup_wishes import Wishes, mission_text, missions_of
from game.client.widgets import Column, Gap, Label, Panel, Row, Scroll, Segment, Segments, Widget
from game.client.widgets.base import Size
from game.client.widgets.buttons import Pressable
from game.client.words import _, counted, localised
from game.content.mission import MissionText
from game.tables import GAMES

DIFFICULTIES = ("easy", "medium", "hard", "very_hard")
LIST = 430
PICTURE = 500


def difficulty_words(difficulty: str) -> str:
    """How hard a mission is, in words."""
    names = {"easy": _("easy"), "medium": _("medium"), "hard": _("hard"), "very_hard": _("very hard")}
    return names[difficulty]


def length_words(text: MissionText) -> str:
    """How hard and how long a mission is."""
    minutes = counted("about {count} minute", "about {count} minutes", text.minutes)
    return f"{difficulty_words(text.difficulty)}, {minutes}"


class MissionRow(Pressable):
    """A mission in the list: number, title, how hard and how long."""

    def __init__(self, mission: str, text: MissionText, chosen: bool, action: Callable[[], object]) -> None:
        super().__init__(action, name=mission)
        self.mission = mission
        self.text = text
        self.chosen = chosen

    def natural(self, look: Look, room: int) -> Size:
        """Two lines and some air."""
        return room, look.line(LARGE, "subtitle") + look.line(SMALL) + look.px(16)

    def paint(self, canvas: Canvas) -> None:
        """The number in a medal, the title, and below it skulls and minutes."""
        ink = skin.strip(canvas, self, on_paper=False)
        inside = self.rect.inflate(-canvas.px(24), -canvas.px(14))
        number = pygame.Rect(inside.x, inside.y, canvas.px(40), inside.height)
        canvas.text(self.mission[1:], number, size=TITLE, face="title", colour=canvas.theme.brass, align="centre")
        left = number.right + canvas.px(12)
        line = pygame.Rect(left, inside.y, inside.right - left, canvas.look.line(LARGE, "subtitle"))
        title = canvas.look.shortened(localised(self.text.title), line.width, LARGE, "subtitle")
        canvas.text(title, line, size=LARGE, face="subtitle", colour=ink)
        below = pygame.Rect(left, line.bottom, line.width, canvas.look.line(SMALL))
        draw_skulls(canvas, below, self.text.difficulty, canvas.theme.faded)
        words = pygame.Rect(left + canvas.px(4 * 18 + 8), below.y, below.width - canvas.px(4 * 18 + 8), below.height)
        canvas.text(
            canvas.look.shortened(length_words(self.text), words.width, SMALL),
            words,
            size=SMALL,
            colour=canvas.theme.faded,
        )


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


class MissionPage:
    """Builds the list and the sheet of the chosen mission."""

    def __init__(self, wishes: Wishes, chosen: Callable[[str], object], game_chosen: Callable[[str], object]) -> None:
        self.wishes = wishes
        self._chosen = chosen
        self._game_chosen = game_chosen

    def build(self, look: Look, width: float) -> Widget:
        """The list at the left, the sheet at the right."""
        rows = [
            MissionRow(
                mission,
                mission_text(self.wishes.game, mission),
                mission == self.wishes.mission,
                partial(self._chosen, mission),
            )
            for mission in missions_of(self.wishes.game)
        ]
        side_width = min(LIST, width * 0.36)
        side = Panel(Column(self._games(look), Scroll(Column(*rows, gap=2)), gap=10), pad=18, width=side_width)
        return Row(side, self._sheet(look, width - side_width - 18), gap=18, grow=1)

    def _games(self, look: Look) -> Widget:
        if len(GAMES) == 1:
            (game,) = GAMES.values()
            return Label(game.title, face="subtitle", colour=look.theme.faded)
        return Segments(
            *(
                Segment(game.title, partial(self._game_chosen, game.id), chosen=game.id == self.wishes.game)
                for game in GAMES.values()
            )
        )

    def _sheet(self, look: Look, width: float) -> Widget:
        text, theme = self.wishes.text, look.theme
        goals = [Point("objective", localised(goal.text)) for goal in text.goals]
        rules = [Point("inspect", localised(rule.text)) for rule in text.rules if rule.text is not None]
        story = Column(
            Label(localised(text.title), size=TITLE, face="title", colour=theme.accent),
            Label(length_words(text), face="italic", colour=theme.rust),
            Label(localised(text.story), colour=theme.ink),
            *self._restriction(look),
            Gap(2),
            self._heading(_("Goals"), look),
            *goals,
            gap=8,
            grow=1,
        )
        picture = BoardPicture(self.wishes.game, self.wishes.mission, min(PICTURE, width * 0.4))
        parts: list[Widget] = [Row(picture, story, gap=22, cross="start")]
        if rules:
            parts += [self._heading(_("Special rules"), look), *rules]
        return Panel(Scroll(Column(*parts, gap=9), on_paper=True), ground="paper", pad=34, grow=1)

    def _heading(self, text: str, look: Look) -> Widget:
        return Label(text, size=LARGE, face="title", colour=look.theme.rust)

    def _restriction(self, look: Look) -> list[Widget]:
        forbidden = self.wishes.text.forbidden
        if not forbidden:
            return []
        roles = self.wishes.content.game.roles
        names = ", ".join(localised(roles[role].plural) for role in forbidden)
        return [Label(_("Not in this mission: {classes}.").format(classes=names), face="bold", colour=look.theme.rust)]
