"""Replays: every game that can be watched, finished or not, from the shelf, from campaigns and from reports."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.client.look import LARGE, TITLE
from game.client.scenes.keeping import KeepingScene
from game.client.scenes.kept_rows import BigPicture, Faces, GameRow, count_words, mission_words, standing_words
from game.client.scenes.setup_mission import Point
from game.client.scenes.snapshots import Snapshot
from game.client.times import when_words
from game.client.widgets import Button, Column, Gap, Label, Panel, Row, Scroll, Widget
from game.client.words import _, counted, explained
from game.engine import Refused
from game.saves import documents
from game.saves.envelope import Unreadable
from game.saves.exports import plain
from game.saves.folders import folders
from game.saves.footage import Footage, footage
from game.saves.headers import Header
from game.tables import GAMES

if TYPE_CHECKING:
    from game.client.app import App

LIST = 560
PICTURE = 420


class Replays(KeepingScene):
    """The list at the left, the chosen game on paper at the right; files may be dropped onto it."""

    name = "replays"

    def __init__(self, app: App) -> None:
        self.dropped: list[Path] = []
        """Files that were dropped onto the window while this list is open."""
        self.chosen: Path | None = None
        self._offset = 0
        self._scroll: Scroll | None = None
        super().__init__(app)

    def build(self) -> Widget:
        """What there is at this moment."""
        look, places = self.app.look, folders()
        try:
            self.films = footage(places.saves, places.reports, self.dropped)
        except Refused as refusal:
            self.films = []
            self.tell(refusal)
        if self.film is None and self.films:
            self.chosen = self.films[0].entry.path
        head = Row(
            Label(_("Replays"), size=TITLE, face="title", colour=look.theme.glint, wrap=False),
            Gap(grow=1),
            Label(count_words(len(self.films)) if self.films else "", colour=look.theme.faded, wrap=False),
            gap=10,
            cross="middle",
        )
        film = self.film
        able = film is not None and film.entry.header is not None
        go = Button(_("Watch"), self.watch, icon="play", face="bold", size=LARGE, tall=48, enabled=able)
        return self.sheet(head, self._body(), self.foot(_("A report may be dropped onto this window."), go))

    @property
    def film(self) -> Footage | None:
        """The chosen game."""
        return next((film for film in self.films if film.entry.path == self.chosen), None)

    def _body(self) -> Widget:
        film = self.film
        if film is None:
            words = _("No game has been played yet. Every game that you begin can be watched here, whenever you like.")
            empty = Label(words, size=LARGE, colour=self.app.look.theme.ink, align="centre")
            return Panel(Column(Gap(grow=1), empty, Gap(grow=1)), ground="paper", pad=60, grow=1)
        rows = [
            GameRow(each.entry, self.snapshots, each is film, partial(self.choose, each.entry.path), self.watch)
            for each in self.films
        ]
        side = min(LIST, self.width * 0.44)
        self._scroll = Scroll(Column(*rows, gap=4))
        self._scroll.offset = self._offset
        parts = self._about(film, self.width - side - 18)
        sheet = Panel(Scroll(Column(*parts, gap=10), on_paper=True), ground="paper", pad=34, grow=1)
        return Row(Panel(self._scroll, pad=18, width=side), sheet, gap=18, grow=1)

    def _about(self, film: Footage, width: float) -> list[Widget]:
        theme, head = self.app.look.theme, film.entry.header
        if head is None:
            assert film.entry.trouble is not None
            return [
                Label(plain(film.entry.name), size=TITLE, face="title", colour=theme.accent),
                Label(explained(film.entry.trouble), size=LARGE, colour=theme.ink),
                Label(plain(str(film.entry.path)), face="italic", colour=theme.rust),
            ]
        words: list[Widget] = [
            Label(head.title, size=TITLE, face="title", colour=theme.accent),
            Label(mission_words(head), size=LARGE, face="subtitle", colour=theme.ink),
            Label(GAMES[head.game].title if head.game in GAMES else head.game, face="italic", colour=theme.rust),
            *self._facts(film, head),
            Faces(head.game, head.survivors),
        ]
        picture = BigPicture(Snapshot(film.entry.path, head), self.snapshots, min(PICTURE, width - 100))
        if width > PICTURE + 380:
            return [Row(picture, Column(*words, gap=7, grow=1), gap=22, cross="start")]
        return [picture, *words]

    def _facts(self, film: Footage, head: Header) -> list[Widget]:
        decisions = counted("{count} decision taken", "{count} decisions taken", head.steps)
        facts: list[Widget] = [
            Point("recruit", ", ".join(head.players)),
            Point("objective" if head.over else "clock", f"{standing_words(head)}, {decisions}"),
            Point("save", _("saved {when}").format(when=when_words(head.saved))),
            Point("names", self._origin(film)),
        ]
        note = self._note(film)
        if note:
            facts.append(Label(note, face="italic", colour=self.app.look.theme.ink))
        return facts

    def _origin(self, film: Footage) -> str:
        match film.source:
            case "campaign":
                return _("From the campaign {title}.").format(title=film.campaign)
            case "report":
                return _("A report: {file}").format(file=plain(film.entry.path.name))
            case "dropped":
                return _("Dropped here: {file}").format(file=plain(film.entry.path.name))
            case _:
                return _("One of your saved games.")

    def _note(self, film: Footage) -> str:
        """What somebody who reported a problem wrote, or why that cannot be read."""
        if film.source == "shelf" or film.entry.path.suffix == ".json":
            return ""
        try:
            return plain(documents.load(film.entry.path).note)
        except Unreadable as trouble:
            return explained(trouble)

    def rebuild(self) -> None:
        """Stay where one was reading."""
        self._offset = self._scroll.offset if self._scroll is not None else 0
        super().rebuild()

    def choose(self, path: Path) -> None:
        """Show another game on the sheet."""
        self.chosen = path
        self.rebuild()

    def watch(self) -> None:
        """The chosen game from its beginning."""
        from game.client.scenes.replay import replay_scene

        film = self.film
        if film is not None and film.entry.header is not None:
            self.attempt(lambda: self.app.push(replay_scene(film.entry.path)))

    def take_in(self, path: Path) -> None:
        """A file was dropped: it is listed, and watched at once if it can be."""
        if path not in self.dropped:
            self.dropped.insert(0, path)
        self.chosen = path
        self.rebuild()
        self.watch()
