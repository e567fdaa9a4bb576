"""The end of a mission: won or lost and why, the goals, what everybody did, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.cardface import DANGER
from game.client.look import BODY, DISPLAY, LARGE, SMALL, TITLE, Look
from game.client.play.dialogs.decision import WARNING
from game.client.play.dialogs.drawing import draw_hearts, draw_picture, draw_portrait, figure_picture
from game.client.play.view import TableView
from game.client.scenes.backdrop import Backdrop
from game.client.scenes.outcome_words import reason_words
from game.client.scenes.scene import Scene
from game.client.scenes.setup import Setup, begin
from game.client.scenes.setup_wishes import MOST, Wishes, missions_of
from game.client.widgets import Button, Column, Gap, Label, Pad, Panel, Row, Rule, Scroll, Widget
from game.client.widgets.base import Size
from game.client.widgets.wordmark import Wordmark
from game.client.words import _, counted, localised
from game.content.models import LEVELS
from game.engine import Refused
from game.guests import Guest, guest
from game.missions import folder_of
from game.shipped import shipped

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.play.table import PlayTable

MARGIN = 24
WIDEST = 1560
SIDE = 520
ROW = 92
ROOM_FOR_A_TABLEAU = 800
"""Height of the window in units from which there is room for a picture."""
HORDE = ("walker", "runner", "abomination", "brute", "walker")


class Outcome(Scene):
    """What became of a game that has ended."""

    name = "outcome"

    def __init__(self, app: App, table: PlayTable) -> None:
        self.table = table
        self.view = table.view
        self.setting = self.view.folder
        outcome = self.view.state.outcome
        assert outcome is not None, "the game is not over"
        self.won = bool(outcome.winners)
        self.reason = outcome.reason
        self._heard = False
        super().__init__(app)

    def build(self) -> Widget:
        """The verdict and the goals at the left, the survivors at the right, the ways on below."""
        look = self.app.look
        width = min(self.app.size[0] / look.scale - 2 * MARGIN, WIDEST)
        side = min(SIDE, width * 0.4)
        top = Row(
            Panel(Column(Scroll(self._verdict(look, side - 80)), *self._tableau(look), gap=10), pad=30, width=side),
            Panel(Scroll(self._people(look)), pad=26, grow=1),
            gap=18,
            grow=1,
        )
        whole = Column(top, Panel(Row(*self._ways_on(), gap=14, cross="middle"), pad=14), gap=14, width=width)
        return Backdrop(Pad(Row(Gap(grow=1), whole, Gap(grow=1), gap=0), 0, 22, grow=1), dim=True)

    def _verdict(self, look: Look, room: float) -> Widget:
        theme, state = look.theme, self.view.state
        verdict = (_("Victory") if self.won else _("Defeat")).upper()
        size = DISPLAY * 1.5
        while look.extent(verdict, size, "title")[0] > look.px(room) and size > TITLE:
            size -= 2
        title: Widget = Wordmark(verdict, size)
        if not self.won:
            title = Label(verdict, size=size, face="title", colour=WARNING, wrap=False)
        text = self._mission_title()
        goals = [Tick(localised(goal.text), goal.id in state.goals) for goal in self.view.mission.goals]
        kills = sum(survivor.kills for survivor in self.view.band)
        return Column(
            Label(text, size=LARGE, face="subtitle", colour=theme.faded),
            title,
            Label(reason_words(self.view, self.reason), size=LARGE, colour=theme.cream),
            Gap(4),
            Label(_("Goals"), size=LARGE, face="title", colour=theme.faded),
            Rule(),
            *goals,
            Gap(4),
            Label(_("The game"), size=LARGE, face="title", colour=theme.faded),
            Rule(),
            Figure("clock", counted("{count} round played", "{count} rounds played", state.round)),
            Figure("skull", counted("{count} enemy put to rest", "{count} enemies put to rest", kills)),
            Figure("dice", counted("{count} decision taken", "{count} decisions taken", self._decisions())),
            gap=8,
        )

    def _tableau(self, look: Look) -> list[Widget]:
        """Those who won, as they stood on the board; nothing where the window is low."""
        if self.app.size[1] / look.scale < ROOM_FOR_A_TABLEAU:
            return []
        if self.won:
            return [Tableau(self.view, [survivor.id for survivor in self.view.band])]
        return [Tableau(self.view, HORDE)]

    def _decisions(self) -> int:
        return sum(not step.automatic for step in self.table.session.steps)

    def _mission_title(self) -> str:
        mission = self.view.mission.id
        if not self._printed or mission not in missions_of(self.view.rules.name):
            text = self.view.mission.text
            return mission if text is None else localised(text.title)
        return f"{mission.upper()}  {localised(self._wishes(mission).text.title)}"

    def _people(self, look: Look) -> Widget:
        band = [Person(self.view, survivor.id) for survivor in self.view.band]
        followers = [survivor for survivor in self.view.state.survivors.values() if survivor.companion]
        parts: list[Widget] = [
            Label(_("The band"), size=LARGE, face="title", colour=look.theme.faded),
            Rule(),
            *band,
        ]
        if followers:
            names = ", ".join(self.view.name(survivor.id) for survivor in followers)
            parts.append(Label(_("Companions: {names}.").format(names=names), colour=look.theme.faded))
        return Column(*parts, gap=8)

    def _ways_on(self) -> Sequence[Widget]:
        if self.table.label is not None and self.table.label.campaign:
            words = Label(_("The result is entered in the campaign."), colour=self.app.look.theme.faded, grow=1)
            return [
                words,
                self._watching(),
                Button(_("Back to the campaign"), self.back, hotkey=_("Esc"), tall=48, face="bold"),
            ]
        buttons: list[Widget] = [Button(_("Back to the title"), self.back, hotkey=_("Esc"), tall=48), Gap(grow=1)]
        buttons.append(self._watching())
        following = self._following()
        if following:
            buttons.append(Button(_("Next mission"), self._choosing(following), icon="right", tall=48, face="bold"))
        buttons.append(Button(_("Play it again"), self.again, icon="redo", tall=48, face="bold"))
        return buttons

    def _watching(self) -> Widget:
        return Button(_("Watch the replay"), self.watch, icon="play", tall=48)

    def watch(self) -> None:
        """The whole game from its beginning."""
        from game.client.scenes.replay import replay_of_table

        self.app.push(replay_of_table(self.table))

    def _following(self) -> str:
        """The mission after this one; empty after the last."""
        missions = missions_of(self.view.rules.name)
        mission = self.view.mission.id
        if not self._printed or mission not in missions or mission == missions[-1]:
            return ""
        return missions[missions.index(mission) + 1]

    def _wishes(self, mission: str) -> Wishes:
        """The same players and survivors at another table."""
        rules = self.view.rules
        wishes = Wishes(game=rules.name, seats=rules.seats, ultrared=rules.table.ultrared)
        wishes.companions = rules.table.companions
        wishes.names = [*self.view.players, *[""] * MOST][:MOST]
        wishes.band = {survivor.id: survivor.seat for survivor in self.view.band}
        if self._printed:
            wishes.choose_mission(mission)
        else:
            wishes.choose_guest(self._guest())
        return wishes

    @property
    def _printed(self) -> bool:
        """Whether the mission that was played comes with the game."""
        printed = shipped("maps") / self.view.rules.name / self.view.mission.id
        return folder_of(self.view.mission) in (None, printed)

    def _guest(self) -> Guest:
        """The mission of somebody else that was played; raises Refused if it is broken by now."""
        folder = folder_of(self.view.mission)
        assert folder is not None
        played = guest(folder)
        if not played.playable:
            raise Refused("This mission cannot be played any more: {why}", why=played.problems[0])
        return played

    def _choosing(self, mission: str) -> Callable[[], None]:
        def go() -> None:
            wishes = self._wishes(mission)
            if wishes.trouble():
                wishes.suggest(len(self.view.band))
            self.app.replace(lambda app: Setup(app, wishes))

        return go

    def again(self) -> None:
        """The same mission with the same people, from the start."""
        try:
            begin(self.app, self._wishes(self.view.mission.id))
        except Refused as refusal:
            self.app.troubles.append(refusal)

    def back(self) -> None:
        """To the title, or to the campaign that the mission belongs to."""
        label = self.table.label
        if label is not None and label.campaign:
            from game.client.scenes.campaign_page import return_to

            return_to(self.app, label.campaign)
        else:
            super().back()

    def entered(self) -> None:
        """Let it be heard, once."""
        super().entered()
        if not self._heard:
            self._heard = True
            self.app.speaker.play("win" if self.won else "lose")


class Tableau(Widget):
    """Miniatures side by side, the outer ones a little behind."""

    def __init__(self, view: TableView, cast: Sequence[str]) -> None:
        super().__init__(height=210)
        self.view = view
        self.cast = cast

    def paint(self, canvas: Canvas) -> None:
        """From the sides towards the middle, so that the middle stands in front."""
        count = len(self.cast)
        side = min(self.rect.height, round(self.rect.width * 2.2 / (count + 0.7)))
        step = (self.rect.width - side) / max(count - 1, 1)
        for number in sorted(range(count), key=lambda place: -abs(place - (count - 1) / 2)):
            aside = abs(number - (count - 1) / 2) / max(count / 2, 1)
            size = round(side * (1 - 0.16 * aside))
            box = pygame.Rect(0, 0, size, size)
            box.midbottom = (
                round(self.rect.x + side / 2 + number * step),
                round(self.rect.bottom - canvas.px(22) * aside),
            )
            kind = self.cast[number]
            draw_picture(canvas, figure_picture(canvas.look.pictures, self.view.folder, kind, number), box)


class Tick(Widget):
    """A goal, reached or not."""

    def __init__(self, text: str, reached: bool) -> None:
        super().__init__()
        self.text = text
        self.reached = reached

    def natural(self, look: Look, room: int) -> Size:
        """The wrapped words beside a box."""
        return room, len(look.wrapped(self.text, max(room - look.px(36), 1), BODY)) * look.line(BODY)

    def paint(self, canvas: Canvas) -> None:
        """A tick or a cross, and the words."""
        side = canvas.px(22)
        box = pygame.Rect(self.rect.x, self.rect.y + (canvas.look.line(BODY) - side) // 2, side, side)
        canvas.icon("check" if self.reached else "close", box, canvas.theme.glint if self.reached else WARNING)
        left = self.rect.x + canvas.px(36)
        room = pygame.Rect(left, self.rect.y, self.rect.right - left, self.rect.height)
        canvas.paragraph(self.text, room, colour=canvas.theme.cream if self.reached else canvas.theme.faded)


class Figure(Widget):
    """A number about the game with a sign before it."""

    def __init__(self, icon: str, text: str) -> None:
        super().__init__()
        self.icon = icon
        self.text = text

    def natural(self, look: Look, room: int) -> Size:
        """One line."""
        return room, max(look.line(BODY), look.px(24))

    def paint(self, canvas: Canvas) -> None:
        """Sign and words."""
        side = canvas.px(22)
        canvas.icon(
            self.icon,
            pygame.Rect(self.rect.x, self.rect.centery - side // 2, side, side),
            canvas.theme.brass,
        )
        left = self.rect.x + canvas.px(36)
        canvas.text(self.text, pygame.Rect(left, self.rect.y, self.rect.right - left, self.rect.height))


class Person(Widget):
    """A survivor's line: face, health, kills, points and skills."""

    def __init__(self, view: TableView, survivor: str) -> None:
        super().__init__(name=survivor)
        self.view = view
        self.me = view.survivor(survivor)

    def _skills(self) -> str:
        return ", ".join(self.view.skill(skill)[0] for skill in self.me.skills)

    def natural(self, look: Look, room: int) -> Size:
        """A row."""
        return room, look.px(ROW)

    def paint(self, canvas: Canvas) -> None:
        """The face at the left, the figures in columns, the skills below them."""
        skin.segments(canvas, self.rect)
        fallen = self.me.wounds >= self.me.health
        side = self.rect.height - canvas.px(16)
        face = pygame.Rect(self.rect.x + canvas.px(8), self.rect.y + canvas.px(8), side, side)
        draw_portrait(canvas, self.view, self.me.id, face, dim=fallen)
        if fallen:
            canvas.icon("skull", face.inflate(-side // 3, -side // 3), canvas.theme.cream)
        left = face.right + canvas.px(16)
        inside = pygame.Rect(left, self.rect.y + canvas.px(6), self.rect.right - left - canvas.px(12), 0)
        inside.height = self.rect.height - canvas.px(12)
        self._figures(canvas, inside, fallen)
        below = pygame.Rect(inside.x, inside.y + canvas.look.line(LARGE, "subtitle"), inside.width, 0)
        below.height = inside.bottom - below.y
        lines = canvas.look.wrapped(self._skills(), below.width, SMALL)
        text = "\n".join((lines[0], canvas.look.shortened(" ".join(lines[1:]), below.width, SMALL)))
        canvas.paragraph(text.strip(), below, size=SMALL, colour=canvas.theme.faded)

    def _figures(self, canvas: Canvas, inside: pygame.Rect, fallen: bool) -> None:
        line = pygame.Rect(inside.x, inside.y, inside.width, canvas.look.line(LARGE, "subtitle"))
        column = canvas.px(118)
        name = pygame.Rect(line.x, line.y, max(line.width - 3 * column, column), line.height)
        text = self.view.name(self.me.id)
        if self.me.away:
            text = _("{name}, safe").format(name=text)
        elif fallen:
            text = _("{name}, fallen").format(name=text)
        canvas.text(
            canvas.look.shortened(text, name.width, LARGE, "subtitle"),
            name,
            size=LARGE,
            face="subtitle",
            colour=WARNING if fallen else None,
        )
        hearts = pygame.Rect(line.right - 3 * column, line.y, column - canvas.px(12), line.height)
        draw_hearts(canvas, hearts, self.me.health, self.me.health - min(self.me.wounds, self.me.health), 0)
        kills = pygame.Rect(line.right - 2 * column, line.y, column, line.height)
        self._number(canvas, kills, "skull", counted("{count} kill", "{count} kills", self.me.kills))
        points = pygame.Rect(line.right - column, line.y, column, line.height)
        level = LEVELS.index(self.view.content.game.level_at(self.me.points))
        mark = pygame.Rect(points.x, points.centery - canvas.px(8), canvas.px(16), canvas.px(16))
        pygame.draw.rect(canvas.surface, DANGER[level], mark, border_radius=canvas.px(4))
        words = pygame.Rect(
            mark.right + canvas.px(8), points.y, points.right - mark.right - canvas.px(8), points.height
        )
        canvas.text(counted("{count} point", "{count} points", self.me.points), words, size=SMALL)

    def _number(self, canvas: Canvas, box: pygame.Rect, icon: str, text: str) -> None:
        side = canvas.px(20)
        canvas.icon(icon, pygame.Rect(box.x, box.centery - side // 2, side, side), canvas.theme.brass)
        words = pygame.Rect(box.x + side + canvas.px(8), box.y, box.width - side - canvas.px(8), box.height)
        canvas.text(text, words, size=SMALL)
