"""Kept games: every saved game outside campaigns, what is known about it, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.client.look import BODY, LARGE, TITLE
from game.client.scenes.keeping import KeepingScene, Regret
from game.client.scenes.kept_rows import (
    BigPicture,
    Faces,
    GameRow,
    count_words,
    mission_words,
    standing_words,
    title_of,
)
from game.client.scenes.setup_mission import Point
from game.client.scenes.snapshots import Snapshot
from game.client.times import span_words, when_words
from game.client.widgets import (
    Button,
    Choice,
    Column,
    Dialog,
    Field,
    Gap,
    Grid,
    Label,
    Link,
    Panel,
    Row,
    Scroll,
    Widget,
)
from game.client.words import _, explained
from game.engine import Refused
from game.saves import documents
from game.saves.campaigns import Store
from game.saves.envelope import Unreadable
from game.saves.exports import free_file, take_in
from game.saves.folders import folders
from game.saves.headers import Header
from game.saves.shelf import Deleted, Entry, Shelf
from game.tables import GAMES

if TYPE_CHECKING:
    from game.client.app import App

LIST = 560
PICTURE = 480
NARROW = 600
"""Units of the sheet below which the words stand under the picture."""


class KeptGames(KeepingScene):
    """The list at the left, the chosen game on paper at the right."""

    name = "kept games"

    def __init__(self, app: App) -> None:
        self.shelf = Shelf(folders().saves)
        self.chosen = ""
        self._offset = 0
        self._scroll: Scroll | None = None
        super().__init__(app)

    def build(self) -> Widget:
        """What the folder holds at this moment."""
        look = self.app.look
        try:
            self.entries = self.shelf.entries()
        except Refused as refusal:
            self.entries = []
            self.tell(refusal)
        if self.entry is None and self.entries:
            self.chosen = self.entries[0].name
        head = Row(
            Label(_("Saved games"), size=TITLE, face="title", colour=look.theme.glint, wrap=False),
            Gap(grow=1),
            Label(count_words(len(self.entries)) if self.entries else "", colour=look.theme.faded, wrap=False),
            gap=10,
            cross="middle",
        )
        return self.sheet(head, self._body(), self._foot())

    @property
    def entry(self) -> Entry | None:
        """The chosen game."""
        return next((entry for entry in self.entries if entry.name == self.chosen), None)

    def _body(self) -> Widget:
        look = self.app.look
        if not self.entries:
            words = _("There is no saved game yet. Every game that you begin keeps itself here, after every action.")
            empty = Column(Gap(grow=1), Label(words, size=LARGE, colour=look.theme.ink, align="centre"), Gap(grow=1))
            return Panel(empty, ground="paper", pad=60, grow=1)
        rows = [
            GameRow(entry, self.snapshots, entry.name == self.chosen, partial(self.choose, entry.name), self.open)
            for entry in self.entries
        ]
        side = min(LIST, self.width * 0.44)
        self._scroll = Scroll(Column(*rows, gap=4))
        self._scroll.offset = self._offset
        return Row(Panel(self._scroll, pad=18, width=side), self._sheet(self.width - side - 18), gap=18, grow=1)

    def _sheet(self, width: float) -> Widget:
        entry = self.entry
        assert entry is not None
        parts = self._about(entry, entry.header, width) if entry.header is not None else self._about_trouble(entry)
        return Panel(Scroll(Column(*parts, gap=10), on_paper=True), ground="paper", pad=34, grow=1)

    def _about(self, entry: Entry, head: Header, width: float) -> list[Widget]:
        theme = self.app.look.theme
        wide = width > NARROW
        game = GAMES[head.game].title if head.game in GAMES else head.game
        facts = [
            Point("recruit", ", ".join(head.players)),
            Point("objective" if head.over else "clock", self._standing(head)),
            Point("save", _("saved {when}").format(when=when_words(head.saved))),
        ]
        if head.custom:
            facts.append(Point("names", _("A custom mission, carried inside the saved game.")))
        words = Column(
            Label(head.title, size=TITLE, face="title", colour=theme.accent),
            Label(mission_words(head), size=LARGE, face="subtitle", colour=theme.ink),
            Label(game, face="italic", colour=theme.rust),
            *facts,
            Faces(head.game, head.survivors),
            gap=7,
            grow=1,
        )
        picture = BigPicture(Snapshot(entry.path, head), self.snapshots, min(PICTURE, width * 0.46))
        top: Widget = Row(picture, words, gap=22, cross="start") if wide else Column(picture, words, gap=10)
        return [top, Gap(2), self._deeds(width), *self._moments(entry)]

    def _standing(self, head: Header) -> str:
        played = _("{span} at the table").format(span=span_words(head.played))
        return f"{standing_words(head)}, {played}"

    def _deeds(self, width: float) -> Widget:
        buttons: list[Widget] = [
            Button(_("Watch"), self.watch, icon="play", tip=_("See the game again from its beginning.")),
            Button(_("Rename"), self.rename, icon="names", hotkey=_("F2")),
            Button(_("Copy"), self.copy, icon="deck", tip=_("A second game that begins where this one stands.")),
            Button(_("Export"), self.export, icon="right", tip=_("One file, to pass it on.")),
            Button(_("Delete"), self.delete, icon="close", hotkey=_("Del")),
        ]
        return Grid(buttons, 5 if width > 960 else 3, gap=12)

    def _moments(self, entry: Entry) -> list[Widget]:
        """Earlier moments of the same game, the latest first."""
        theme = self.app.look.theme
        found = [(moment, head) for moment in entry.moments if (head := _header(moment)) is not None]
        if not found:
            return []
        found.sort(key=lambda each: (-each[1].steps, each[0].name))
        rows = [
            Link(self._moment_words(moment, head), partial(self.go_back_to, moment, head), on_paper=True)
            for moment, head in found
        ]
        title = Label(_("Earlier moments"), size=LARGE, face="title", colour=theme.rust)
        return [Gap(2), title, Column(*rows, gap=0)]

    def _moment_words(self, moment: Path, head: Header) -> str:
        before_end = moment.stem.endswith("~end")
        where = _("Before the end") if before_end else _("Start of round {number}").format(number=head.round)
        return f"{where}  ·  {when_words(head.saved)}"

    def _about_trouble(self, entry: Entry) -> list[Widget]:
        theme = self.app.look.theme
        assert entry.trouble is not None
        parts: list[Widget] = [
            Label(title_of(entry), size=TITLE, face="title", colour=theme.accent),
            Label(explained(entry.trouble), size=LARGE, colour=theme.ink),
            Label(str(entry.path).encode("utf-8", "replace").decode(), face="italic", colour=theme.rust),
            Gap(4),
        ]
        buttons: list[Widget] = []
        if entry.backup is not None:
            back = entry.backup
            words = _("The file before it is whole: {mission}, {standing}, saved {when}.")
            parts.append(
                Label(
                    words.format(
                        mission=mission_words(back), standing=standing_words(back), when=when_words(back.saved)
                    ),
                    size=BODY,
                    colour=theme.ink,
                )
            )
            buttons.append(Button(_("Open the previous one"), self.restore, icon="undo", face="bold"))
        buttons.append(Button(_("Delete"), self.delete, icon="close", hotkey=_("Del")))
        parts.append(Row(*buttons, Gap(grow=1), gap=12))
        return [*parts, *self._moments(entry)]

    def _foot(self) -> Widget:
        bring = Button(_("Bring in"), self.bring_in, icon="left", tall=48, tip=_("A saved game that came as a file."))
        entry = self.entry
        able = entry is not None and entry.header is not None
        over = entry is not None and entry.header is not None and entry.header.over
        words = _("See the end") if over else _("Go on")
        go = Button(words, self.open, icon="right", face="bold", size=LARGE, tall=48, enabled=able)
        return self.foot("", bring, go)

    def rebuild(self) -> None:
        """Stay where one was reading."""
        self._offset = self._scroll.offset if self._scroll is not None else 0
        super().rebuild()

    def choose(self, name: str) -> None:
        """Show another game on the sheet."""
        self.chosen = name
        self.rebuild()

    def open(self) -> None:
        """Back to the very decision."""
        from game.client.play.start import kept_game

        entry = self.entry
        if entry is not None and entry.header is not None:
            self.attempt(lambda: self.app.push(kept_game(entry.path)))

    def watch(self) -> None:
        """The whole game from its beginning."""
        from game.client.scenes.replay import replay_scene

        entry = self.entry
        if entry is not None:
            self.attempt(lambda: self.app.push(replay_scene(entry.path)))

    def rename(self) -> None:
        """Ask for another title."""
        entry = self.entry
        if entry is not None and entry.header is not None:
            name = entry.name
            done = self._then(lambda title: self.shelf.rename(name, title))
            self.ask_name(_("Rename the game"), entry.header.title, _("Rename"), done)

    def copy(self) -> None:
        """Ask what the second game is called."""
        entry = self.entry
        if entry is not None and entry.header is not None:
            name = entry.name

            def copied(title: str) -> None:
                self.chosen = self.shelf.copy(name, title)

            wish = _("{title}, a copy").format(title=entry.header.title)[:80]
            self.ask_name(_("Copy the game"), wish, _("Copy"), self._then(copied))

    def _then(self, deed: Callable[[str], object]) -> Callable[[str], None]:
        """Do something with a title, then read the list again."""

        def act(title: str) -> None:
            deed(title)
            self.rebuild()

        return act

    def export(self) -> None:
        """Write the game to a file and say where."""
        entry = self.entry
        if entry is not None and entry.header is not None:
            target = free_file(folders().exports, entry.header.title)
            if self.attempt(lambda: self.shelf.export(entry.name, target)):
                self.say(_("Exported"), _("The game is in this file now: {file}").format(file=target))

    def take_in(self, path: Path) -> None:
        """A game comes onto the shelf; a campaign among the campaigns."""
        try:
            taken = take_in(path, folders().saves)
        except Refused as refusal:
            self.tell(refusal)
            return
        if isinstance(taken, Store):
            from game.client.scenes.campaign_page import CampaignPage

            self.app.push(lambda app: CampaignPage(app, taken))
            return
        self.chosen = taken
        self.rebuild()

    def restore(self) -> None:
        """The file before a broken one takes its place."""
        entry = self.entry
        if entry is not None and self.attempt(lambda: self.shelf.restore(entry.name)):
            self.rebuild()
            self.open()

    def go_back_to(self, moment: Path, head: Header) -> None:
        """Ask before a second game begins at an earlier moment."""
        title = _("{title}, round {number}").format(title=head.title[:60], number=head.round)
        text = _("A second game begins at that moment, called {title}. This one stays as it is.").format(title=title)

        def go() -> None:
            from game.client.play.start import kept_game

            self.screen.close()
            name = self.shelf.branch(moment, title)
            self.chosen = name
            self.app.push(kept_game(self.shelf.path(name)))

        choices = [Choice(_("Go on from there"), lambda: self.attempt(go)), Choice(_("Cancel"), self.screen.close)]
        self.screen.ask(Dialog(_("An earlier moment"), text, choices))

    def delete(self) -> None:
        """Into the trash, from where it can be brought back."""
        entry = self.entry
        if entry is None:
            return
        try:
            deleted = self.shelf.delete(entry.name)
        except Refused as refusal:
            self.tell(refusal)
            return
        place = self.entries.index(entry)
        rest = [each for each in self.entries if each is not entry]
        self.chosen = rest[min(place, len(rest) - 1)].name if rest else ""
        self.regret = Regret(
            _("{title} was deleted.").format(title=title_of(entry)), partial(self._undelete, deleted, entry.name)
        )
        self.rebuild()
        row = next((widget for widget in self.screen.top.walk() if widget.name == f"game {self.chosen}"), None)
        self.screen.focus(row)

    def _undelete(self, deleted: Deleted, name: str) -> None:
        self.shelf.undelete(deleted)
        self.chosen = name

    def handle(self, event: pygame.event.Event) -> bool:
        """F2 renames and Del deletes the chosen game."""
        alone = len(self.screen.layers) == 1 and not isinstance(self.screen.focused, Field)
        deeds = {pygame.K_F2: self.rename, pygame.K_DELETE: self.delete}
        if event.type == pygame.KEYDOWN and alone and event.key in deeds:
            deeds[event.key]()
            return True
        return super().handle(event)


def _header(path: Path) -> Header | None:
    """What a moment's header says; None if it cannot be read, and then it is not offered."""
    try:
        return documents.header(path)
    except Unreadable:
        return None
