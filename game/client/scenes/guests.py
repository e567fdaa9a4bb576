"""Missions of others: what lies in the missions folder and what ships as samples, checked, shown, added and begun."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.client.desktop import show
from game.client.guestbook import GLANCE, outcome
from game.client.look import LARGE, SMALL, TITLE
from game.client.scenes.guest_sheets import Beginning, BrokenRow, Unwelcome, broken_sheet, guide, instructions
from game.client.scenes.keeping import KeepingScene
from game.client.scenes.setup_boards import NO_BOARD, Turns, board_size, guest_picture, thumbnail
from game.client.scenes.setup_mission import LIST, PICTURE, Checking, MissionRow, mission_sheet
from game.client.scenes.setup_wishes import last_table
from game.client.widgets import Button, Choice, Column, Dialog, Gap, Label, Panel, Row, Rule, Scroll, Widget
from game.client.words import _, localised
from game.content import load_game
from game.engine import Refused
from game.guests import Guest, add, brought
from game.missions import new_mission
from game.saves.disk import refusal_of
from game.saves.folders import folders
from game.tables import GAMES
from game.tiled.formats import FORMATS

if TYPE_CHECKING:
    from game.client.app import App


class GuestsScene(KeepingScene):
    """The list at the left, the chosen mission at the right, and the ways to get and to make more."""

    name = "guests"

    def __init__(self, app: App) -> None:
        self.guests = app.guests
        self.guests.refresh()
        self.chosen: Path | None = None
        self._turns = Turns()
        self._list: Scroll | None = None
        self._arrivals: list[tuple[Path, Future[Guest]]] = []
        self._news = ""
        super().__init__(app)

    @property
    def guest(self) -> Guest | None:
        """The mission that is looked at."""
        found = sorted(self.guests.found, key=lambda one: (one.path != self.chosen, not one.playable))
        return found[0] if found else None

    def build(self) -> Widget:
        """The ways to more missions above, the list and the sheet, and the way to the table below."""
        look = self.app.look
        head = Row(
            Label(_("Missions of others"), size=TITLE, face="title", colour=look.theme.glint, wrap=False),
            Gap(grow=1),
            Button(_("New mission"), self.begin_mission, hotkey="N"),
            Button(_("How missions are made"), self.explain, icon="help", hotkey="F1"),
            Button(_("Check again"), self.check_again, icon="redo", hotkey="F5"),
            gap=10,
            cross="middle",
        )
        side_width = min(LIST, self.width * 0.38)
        body = Row(self._side(side_width), self._sheet(self.width - side_width - 18), gap=18, grow=1)
        guest = self.guest
        play = Button(
            _("Play"),
            self.play,
            hotkey=_("Ctrl+Enter"),
            face="bold",
            size=LARGE,
            tall=48,
            width=260,
            enabled=guest is not None and guest.playable,
            tip=_("There is something wrong with this mission.") if guest is not None and guest.problems else "",
        )
        return self.sheet(head, body, self.foot(self._words(), play))

    def _words(self) -> str:
        if self._arrivals:
            return _("Checking {name}…").format(name=self._arrivals[0][0].name)
        return self._news or _("Drop a folder or a zip onto the window to add it.")

    def _side(self, width: float) -> Widget:
        theme = self.app.look.theme
        found = self.guests.found
        own, samples = ([one for one in found if one.sample is sample] for sample in (False, True))
        rows: list[Widget] = [self._row(one) for one in own]
        if self.guests.busy:
            rows.append(Checking(self.guests, self.app.look))
        elif not own:
            rows += self._nothing_yet()
        rows += [Gap(6), Label(_("Samples that come with Holdout"), face="subtitle", colour=theme.faded), Rule()]
        rows += [self._row(one) for one in samples]
        offset = self._list.offset if self._list is not None else 0
        self._list = Scroll(Column(*rows, gap=2))
        self._list.offset = offset
        place = Label(str(folders().missions), size=SMALL, colour=theme.faded)
        head = Column(Label(_("Your missions"), face="subtitle", colour=theme.faded), place, Rule(), gap=2)
        return Panel(Column(head, self._list, gap=8), pad=18, width=width)

    def _nothing_yet(self) -> list[Widget]:
        theme = self.app.look.theme
        if self.guests.trouble is not None:
            return [Label(str(self.guests.trouble), colour=theme.glint)]
        return [
            Label(_("There are no missions in this folder yet."), colour=theme.cream),
            Label(
                _("Put folders or zips there, or drop them onto this window. “New mission” begins your own."),
                colour=theme.faded,
            ),
        ]

    def _row(self, guest: Guest) -> Widget:
        shown = self.guest
        chosen = shown is not None and shown.path == guest.path
        choose = partial(self.choose, guest)
        if not guest.playable or guest.text is None or guest.home is None:
            return BrokenRow(guest, chosen, choose)
        thumb = thumbnail(guest.game, guest.home, guest.digest, self.app.grounds, self._turns)
        return MissionRow(guest.name, guest.text, chosen, choose, thumb=thumb)

    def _sheet(self, width: float) -> Widget:
        look, guest = self.app.look, self.guest
        if guest is None:
            return Panel(Gap(), ground="paper", grow=1)
        if not guest.playable or guest.text is None:
            return broken_sheet(guest, look, self._picture(guest, min(PICTURE, width * 0.3)))
        picture = self._picture(guest, min(PICTURE, width * 0.4))
        facts = f"{GAMES[guest.game].title}  ·  {_('sample') if guest.sample else guest.name}"
        notes = [Label(facts, size=SMALL, colour=look.theme.rust)]
        return mission_sheet(guest.text, load_game(guest.game), picture, look, notes)

    def _picture(self, guest: Guest, side: float) -> Widget:
        """The board, if there is one that can be read."""
        readable = guest.home is not None and guest.game in FORMATS and board_size(guest.home, guest.game) != NO_BOARD
        return guest_picture(guest, side, self.app.grounds) if readable else Gap()

    def choose(self, guest: Guest) -> None:
        """Look at a mission."""
        self.chosen = guest.path
        self.rebuild()

    def play(self) -> None:
        """To the table set-up with the mission that is looked at."""
        from game.client.scenes.setup import BAND, Setup

        guest = self.guest
        if guest is None or not guest.playable:
            return
        wishes = last_table(self.app.settings)
        wishes.choose_guest(guest)
        if wishes.trouble():
            wishes.suggest(max(self.app.settings.survivors, wishes.seats))
        self.app.push(lambda app: Setup(app, wishes, BAND))

    def check_again(self) -> None:
        """Look at the folder anew."""
        self.guests.refresh()
        self._news = ""
        self.rebuild()

    def explain(self) -> None:
        """How missions are made."""
        screen = self.screen
        ways = [
            Choice(_("Open the guide"), partial(self.attempt, partial(show, guide()))),
            Choice(_("All right"), screen.close),
        ]
        screen.ask(Dialog(_("How missions are made"), "", ways, body=instructions()))

    def begin_mission(self, name: str = "", game: str = "") -> None:
        """Ask for the name of a new mission; a refused one can be corrected."""
        while len(self.screen.layers) > 1:
            self.screen.close()
        wish = game or (self.app.settings.game if self.app.settings.game in GAMES else next(iter(GAMES)))
        self.screen.ask(Beginning(name, wish, self._begin, self.begin_mission))

    def _begin(self, name: str, game: str) -> None:
        self.screen.close()
        if not name:
            return
        missions = folders().missions
        try:
            folder = new_mission(name, game, missions)
        except Refused as refusal:
            self.tell(refusal)
            return
        except OSError as error:
            self.tell(refusal_of(error, missions / name))
            return
        self.chosen = folder
        self.check_again()
        text = _("Your mission is in {folder}. Draw board.tmx in Tiled, write mission.toml, then check again.")
        ways = [
            Choice(_("Open the folder"), partial(self.attempt, partial(show, folder))),
            Choice(_("All right"), self.screen.close),
        ]
        self.screen.ask(Dialog(_("A mission is begun"), text.format(folder=folder), ways))

    def take_in(self, path: Path) -> None:
        """Add a mission that was dropped onto the window, once it has been checked."""
        wanted = brought(path)
        self._arrivals.append((wanted, self.guests.check(wanted)))
        self.rebuild()

    def _welcome(self, guest: Guest) -> None:
        """Take a checked newcomer in, unless it is here already or something is wrong with it."""
        if guest.problems:
            self.rebuild()
            self.screen.ask(Unwelcome(guest, self.app.look, self.screen.close))
            return
        here = next((one for one in self.guests.found if not one.sample and one.digest == guest.digest), None)
        title = localised(guest.title)
        if here is not None:
            self.chosen = here.path
            self._news = _("{title} is here already.").format(title=title)
        elif self.attempt(lambda: self._take(guest)):
            self._news = _("{title} has been added.").format(title=title)
        self.rebuild()

    def _take(self, guest: Guest) -> None:
        self.chosen = add(guest)
        self.guests.refresh()

    def left(self) -> None:
        """Nobody looks any more."""
        super().left()
        self._turns.close()

    def update(self, seconds: float) -> None:
        """Missions join the list as they are checked, newcomers as well."""
        self._turns.next_frame()
        super().update(seconds)
        if len(self.screen.layers) > 1:
            return
        if self._arrivals and self._arrivals[0][1].done() and not self.guests.busy:
            path, check = self._arrivals.pop(0)
            self._welcome(outcome(path, check))
        elif self.guests.update():
            self.rebuild()

    def wait(self) -> float | None:
        """A look now and then while missions are checked."""
        wait = super().wait()
        if not (self.guests.busy or self._arrivals):
            return wait
        return GLANCE if wait is None else min(wait, GLANCE)

    def handle(self, event: pygame.event.Event) -> bool:
        """F5 checks again, F1 explains, N begins a mission, Ctrl+Enter plays."""
        if event.type == pygame.KEYDOWN and len(self.screen.layers) == 1:
            enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and bool(event.mod & pygame.KMOD_CTRL)
            ways = {pygame.K_F5: self.check_again, pygame.K_F1: self.explain, pygame.K_n: self.begin_mission}
            act = self.play if enter else ways.get(event.key)
            if act is not None:
                act()
                return True
        return super().handle(event)
