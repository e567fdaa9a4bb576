"""Table set-up: the mission, the players and their survivors, the options of the table, and off to the board."""

from __future__ import annotations

from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING

import pygame

from game.client.canvas import Canvas
from game.client.guestbook import GLANCE
from game.client.look import BODY, LARGE, SMALL, TITLE
from game.client.scenes.backdrop import Backdrop
from game.client.scenes.scene import Scene
from game.client.scenes.setup_band import BandPage
from game.client.scenes.setup_mission import MissionPage
from game.client.scenes.setup_wishes import MOST, Wishes, last_table
from game.client.widgets import (
    Button,
    Column,
    Gap,
    Label,
    Pad,
    Panel,
    Row,
    Rule,
    Scroll,
    Segment,
    Segments,
    Tab,
    Toggle,
    Widget,
)
from game.client.words import _, counted, localised
from game.engine import Refused
from game.guests import Guest

if TYPE_CHECKING:
    from game.client.app import App

MARGIN = 24
WIDEST = 1720
MISSION, BAND, OPTIONS = "mission", "band", "options"


class Setup(Scene):
    """Three pages and a line that says what has been agreed on."""

    name = "setup"

    def __init__(self, app: App, wishes: Wishes | None = None, page: str = MISSION) -> None:
        self.wishes = wishes or last_table(app.settings)
        self.page = page
        self.chance = SystemRandom()
        app.guests.refresh()
        self._missions = MissionPage(self, self.wishes, app.grounds, app.guests)
        self._band = BandPage(self.wishes, self._renew, self._draw_lots)
        super().__init__(app)

    def build(self) -> Widget:
        """The tabs above, the page, and the way on below."""
        look = self.app.look
        width = min(self.app.size[0] / look.scale - 2 * MARGIN, WIDEST)
        pages = [(MISSION, _("Mission")), (BAND, _("Players and survivors")), (OPTIONS, _("Options"))]
        if self.wishes.campaign is not None:
            del pages[0]
        tabs = [Tab(title, partial(self.turn_to, page), chosen=page == self.page) for page, title in pages]
        head = Row(
            Label(self._name(width), size=TITLE, face="title", colour=look.theme.glint, wrap=False),
            Gap(24),
            *tabs,
            Gap(grow=1),
            gap=10,
            cross="middle",
        )
        body = {MISSION: self._mission_page, BAND: self._band_page, OPTIONS: self._options_page}[self.page](width)
        whole = Column(head, body, self._foot(), gap=14, width=width)
        self._tabs = tabs
        return Backdrop(Pad(Row(Gap(grow=1), whole, Gap(grow=1), gap=0), 0, 18, grow=1), dim=True)

    def _name(self, width: float) -> str:
        """What the sheet is called: a mission of a campaign bears the campaign's title."""
        look = self.app.look
        return look.shortened(self.wishes.title or _("New game"), look.px(width * 0.4), TITLE, "title")

    def _mission_page(self, width: float) -> Widget:
        return self._missions.build(self.app.look, width)

    def _band_page(self, width: float) -> Widget:
        return self._band.build(self.app.look, width)

    def _options_page(self, width: float) -> Widget:
        wishes, theme = self.wishes, self.app.look.theme
        speeds = [(_("slow"), "slow"), (_("normal"), "normal"), (_("fast"), "fast"), (_("instant"), "instant")]
        segments = [
            Segment(text, partial(self._set, "speed", value), chosen=value == self.app.settings.speed)
            for text, value in speeds
        ]
        ranks = _("A band of three or four is made up to six with companions, who follow a leader.")
        if not wishes.may_have_companions:
            ranks += " " + _("Only for three or four survivors.")
        lines = [
            Label(_("This game"), size=LARGE, face="title", colour=theme.faded),
            Rule(),
            *self._game_lines(ranks),
            self._line(
                _("Ultrared"),
                _("At the red level the danger bar begins again, and skills can be gained round after round."),
                Toggle(wishes.ultrared, partial(self._agree, "ultrared"), name="ultrared"),
            ),
            Gap(8),
            Label(_("At the table"), size=LARGE, face="title", colour=theme.faded),
            Rule(),
            self._line(
                _("Free undo"),
                _("Take back even what dice and cards have revealed."),
                Toggle(self.app.settings.free_undo, partial(self._set, "free_undo"), name="free_undo"),
            ),
            self._line(
                _("Automatic decisions"),
                _("Questions that leave no choice answer themselves."),
                Toggle(self.app.settings.automatic, partial(self._set, "automatic"), name="automatic"),
            ),
            self._line(
                _("Hints"),
                _("Short advice at the moment it helps."),
                Toggle(self.app.settings.hints, partial(self._set, "hints"), name="hints"),
            ),
            self._line(_("Animation speed"), "", Segments(*segments)),
        ]
        sheet = Panel(Scroll(Column(*lines, gap=12)), pad=32, width=min(width, 940))
        return Row(Gap(grow=1), sheet, Gap(grow=1), gap=0, grow=1)

    def _game_lines(self, ranks: str) -> list[Widget]:
        """Options that only some games have."""
        wishes = self.wishes
        lines: list[Widget] = []
        if wishes.knows_companions:
            toggle = Toggle(wishes.companions, partial(self._agree, "companions"), name="companions")
            lines.append(self._line(_("Companions"), ranks, toggle))
        for part, known in wishes.content.game.spawn_sets.items():
            wanted = not wishes.spawn_sets or part in wishes.spawn_sets
            switch = Toggle(wanted, partial(self._shuffle_in, part), name=part)
            lines.append(self._line(localised(known.name), localised(known.text), switch))
        if wishes.campaign is None:
            note = _("Survivors of the other games may join, with the classes and skills of this one.")
            lines.append(self._line(_("Visitors"), note, Toggle(wishes.visitors, self._invite, name="visitors")))
        return lines

    def _shuffle_in(self, part: str, wanted: bool) -> None:
        self.wishes.shuffle_in(part, wanted)
        self.rebuild()

    def _invite(self, visitors: bool) -> None:
        self.wishes.invite(visitors)
        self.rebuild()

    def _line(self, title: str, note: str, control: Widget) -> Widget:
        words: list[Widget] = [Label(title, size=BODY)]
        if note:
            words.append(Label(note, size=SMALL, colour=self.app.look.theme.faded))
        return Row(Column(*words, gap=0, grow=1), control, gap=20, cross="middle")

    def _foot(self) -> Widget:
        trouble = self.wishes.trouble()
        self._start = Button(
            _("Start"),
            self.start,
            hotkey=_("Ctrl+Enter"),
            face="bold",
            size=LARGE,
            tall=48,
            width=260,
            enabled=not trouble,
            tip=trouble,
        )
        theme = self.app.look.theme
        words = Label(trouble or self._summary(), grow=1, colour=theme.glint if trouble else theme.cream)
        back = Button(_("Back"), self.back, hotkey=_("Esc"), width=150, tall=48)
        return Panel(Row(back, words, self._start, gap=20, cross="middle"), pad=14)

    def _summary(self) -> str:
        wishes = self.wishes
        players = counted("{count} player", "{count} players", wishes.seats)
        survivors = counted("{count} survivor", "{count} survivors", len(wishes.band))
        number = f"{wishes.mission.upper()}  " if wishes.guest is None else ""
        return f"{number}{localised(wishes.text.title)}  ·  {players}  ·  {survivors}"

    def turn_to(self, page: str) -> None:
        """Show another page."""
        self.page = page
        self.rebuild()

    def _renew(self) -> None:
        """Somebody joined or left; the agreement reads otherwise now."""
        self.rebuild()

    def choose_mission(self, mission: str) -> None:
        """Play another printed mission."""
        self.wishes.choose_mission(mission)
        self._seat_somebody()

    def choose_guest(self, guest: Guest) -> None:
        """Play somebody else's mission."""
        self.wishes.choose_guest(guest)
        self._seat_somebody()

    def _seat_somebody(self) -> None:
        if not self.wishes.band:
            self.wishes.suggest(self._band.size)
        self.rebuild()

    def choose_game(self, game: str) -> None:
        """Play another game."""
        self.wishes.choose_game(game)
        self.wishes.suggest(MOST)
        self.rebuild()

    def _draw_lots(self, size: int) -> None:
        self.wishes.draw_lots(size, self.chance)

    def _agree(self, key: str, value: bool) -> None:
        setattr(self.wishes, key, value)

    def _set(self, key: str, value: object) -> None:
        self.app.change(**{key: value})
        if key == "speed":
            self.rebuild()

    def start(self) -> None:
        """Sit down and play."""
        if self.wishes.trouble():
            return
        if self.wishes.campaign is None:
            self._remember()
        try:
            begin(self.app, self.wishes)
        except Refused as refusal:
            self.app.troubles.append(refusal)

    def _remember(self) -> None:
        """The next game begins with what was agreed on for this one."""
        wishes = self.wishes
        self.app.change(
            game=wishes.game,
            players=wishes.seats,
            names=tuple(wishes.names),
            survivors=min(len(wishes.band), MOST),
            ultrared=wishes.ultrared,
            companions=wishes.companions,
        )

    def left(self) -> None:
        """Nobody looks any more."""
        self._missions.turns.close()

    def update(self, seconds: float) -> None:
        """Missions of others join the list as they are checked."""
        self._missions.turns.next_frame()
        super().update(seconds)
        if self.page == MISSION and len(self.screen.layers) == 1 and self.app.guests.update():
            self.rebuild()

    def wait(self) -> float | None:
        """A look now and then while missions are checked."""
        wait = super().wait()
        if not self.app.guests.busy:
            return wait
        return GLANCE if wait is None else min(wait, GLANCE)

    def handle(self, event: pygame.event.Event) -> bool:
        """Ctrl+Enter starts from anywhere."""
        enter = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if enter and event.mod & pygame.KMOD_CTRL and len(self.screen.layers) == 1:
            self.start()
            return True
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """The page, and what the mouse carries over it."""
        super().draw(canvas)
        self._band.draw_carried(canvas)


def begin(app: App, wishes: Wishes) -> None:
    """Lay the table out as agreed and go to the board, which takes the place of the set-up."""
    from game.client.play.start import new_game

    sit = new_game(
        wishes.game,
        wishes.mission,
        wishes.setup,
        players=wishes.players,
        title=wishes.title,
        campaign=wishes.campaign,
    )
    if app.scene.name in ("setup", "outcome"):
        app.replace(sit)
    else:
        app.push(sit)


def band_page(app: App) -> Setup:
    """The set-up with the players and survivors open."""
    return Setup(app, page=BAND)


def options_page(app: App) -> Setup:
    """The set-up with the options open."""
    return Setup(app, page=OPTIONS)
