"""What the screens of kept things share: asking for a name, a deletion that can be taken back, files that come in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.client.look import SMALL, TITLE
from game.client.scenes.backdrop import Backdrop
from game.client.scenes.scene import Scene
from game.client.scenes.snapshots import Snapshots
from game.client.times import when_words
from game.client.widgets import (
    Button,
    Choice,
    Column,
    Dialog,
    Field,
    Gap,
    Label,
    Link,
    Modal,
    Pad,
    Panel,
    Row,
    Scroll,
    Widget,
)
from game.client.words import _, explained
from game.engine import Refused
from game.saves.exports import Offer, offers
from game.saves.folders import folders

if TYPE_CHECKING:
    from game.client.app import App

MARGIN = 24
WIDEST = 1720
LONGEST_TITLE = 80
LISTED = 300
"""Height of the list of files that could be brought in."""


@dataclass(frozen=True, slots=True)
class Regret:
    """The last deletion: what to say about it and how to take it back."""

    text: str
    undo: Callable[[], object]


class NameDialog(Dialog):
    """Asks for a title; Enter takes it."""

    def __init__(
        self, title: str, text: str, yes: str, done: Callable[[str], object], close: Callable[[], object]
    ) -> None:
        self._done = done
        self._close = close
        self._field = Field(
            text, lambda typed: None, hint=_("Title"), most=LONGEST_TITLE, width=None, entered=self._take
        )
        super().__init__(title, "", [Choice(yes, self._take), Choice(_("Cancel"), close)], body=self._field)

    def _take(self) -> None:
        title = self._field.text.strip()
        if title:
            self._close()
            self._done(title)


class BringIn(Modal):
    """The files in the folder of things passed on, to choose one from."""

    def __init__(self, found: list[Offer], done: Callable[[Path], object], close: Callable[[], object]) -> None:
        super().__init__()
        self._done = done
        self._close = close
        folder = str(folders().exports)
        text = _("Put a file into this folder, or drop it onto the window: {folder}").format(folder=folder)
        rows: list[Widget] = [self._row(each) for each in found]
        parts: list[Widget] = [Label(_("Bring in"), size=TITLE, face="title"), Label(text)]
        parts.append(Scroll(Column(*rows, gap=2), height=LISTED, grow=0) if rows else self._nothing())
        parts.append(Row(Gap(grow=1), Button(_("Cancel"), close), gap=12))
        self.adopt(Panel(Column(*parts, gap=12), pad=28, width=760))

    def _nothing(self) -> Widget:
        return Label(_("There is nothing in the folder yet."), face="italic")

    def _row(self, found: Offer) -> Widget:
        if found.trouble is not None:
            return Link(f"{found.title}: {explained(found.trouble)}", self._close, enabled=False, size=SMALL)
        kind = _("campaign") if found.kind == "campaign" else _("game")
        return Link(f"{found.title}  ·  {kind}  ·  {when_words(found.saved)}", self._chooser(found.path))

    def _chooser(self, path: Path) -> Callable[[], None]:
        def choose() -> None:
            self._close()
            self._done(path)

        return choose

    def cancel(self) -> None:
        """What Esc means."""
        self._close()


class KeepingScene(Scene):
    """A screen of things that are kept: pictures of games, the way back from a deletion, files that are dropped."""

    def __init__(self, app: App) -> None:
        self.snapshots = Snapshots(app.look.pictures)
        self.regret: Regret | None = None
        super().__init__(app)

    @property
    def width(self) -> float:
        """Units that the sheet is wide."""
        return min(self.app.size[0] / self.app.look.scale - 2 * MARGIN, WIDEST)

    def sheet(self, *parts: Widget) -> Widget:
        """Head, body and foot before the dimmed table."""
        whole = Column(*parts, gap=14, width=self.width)
        return Backdrop(Pad(Row(Gap(grow=1), whole, Gap(grow=1), gap=0), 0, 18, grow=1), dim=True)

    def foot(self, words: str, *ways: Widget) -> Widget:
        """The way back, something to read or the deletion that can be taken back, and the ways on."""
        middle: list[Widget] = [Label(words, grow=1, colour=self.app.look.theme.faded)]
        if self.regret is not None:
            undo = Button(_("Undo"), self.take_back, icon="undo", hotkey=_("Ctrl+Z"), tall=48)
            middle = [Label(self.regret.text, colour=self.app.look.theme.glint, grow=1), undo]
        back = Button(_("Back"), self.back, hotkey=_("Esc"), tall=48)
        return Panel(Row(back, *middle, *ways, gap=16, cross="middle"), pad=14)

    def take_back(self) -> None:
        """Undo the last deletion."""
        if self.regret is not None:
            regret, self.regret = self.regret, None
            self.attempt(regret.undo)
            self.rebuild()

    def attempt(self, action: Callable[[], object]) -> bool:
        """Do something that may be refused; the reason is told. True if it was done."""
        try:
            action()
        except Refused as refusal:
            self.tell(refusal)
            return False
        return True

    def tell(self, refusal: Refused) -> None:
        """Say why something cannot be done, as soon as the screen stands."""
        self.app.troubles.append(refusal)

    def ask_name(self, title: str, text: str, yes: str, done: Callable[[str], object]) -> None:
        """Ask for a title."""
        self.screen.ask(NameDialog(title, text, yes, lambda name: self.attempt(lambda: done(name)), self.screen.close))

    def say(self, title: str, text: str) -> None:
        """Tell something that went well."""
        self.screen.ask(Dialog(title, text, [Choice(_("All right"), self.screen.close)]))

    def bring_in(self) -> None:
        """Choose a file to take in."""
        self.attempt(lambda: self.screen.ask(BringIn(offers(folders().exports), self.take_in, self.screen.close)))

    def take_in(self, path: Path) -> None:
        """Take a file in that was chosen or dropped."""
        self.tell(Refused("Drop files onto the list of campaigns or of saved games."))

    def left(self) -> None:
        """Nobody looks any more."""
        self.snapshots.close()

    def handle(self, event: pygame.event.Event) -> bool:
        """A file dropped onto the window comes in; Ctrl+Z takes a deletion back."""
        if event.type == pygame.DROPFILE:
            while len(self.screen.layers) > 1:
                self.screen.close()
            self.take_in(Path(event.file))
            return True
        undo = event.type == pygame.KEYDOWN and event.key == pygame.K_z and event.mod & pygame.KMOD_CTRL
        if undo and len(self.screen.layers) == 1 and self.regret is not None:
            self.take_back()
            return True
        return super().handle(event)

    def update(self, seconds: float) -> None:
        """Draw a little of what is missing."""
        if self.snapshots.step():
            self.screen.touch()
        super().update(seconds)

    def wait(self) -> float | None:
        """No rest while pictures are missing."""
        return 0.0 if self.snapshots.busy else super().wait()
