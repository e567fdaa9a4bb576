"""The title: where everything begins."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game import __version__
from game.client.look import DISPLAY, LARGE, SMALL
from game.client.scenes.backdrop import Backdrop
from game.client.scenes.scene import Scene
from game.client.widgets import Anchored, Button, Choice, Column, Dialog, Gap, Grid, Label, Widget
from game.client.widgets.wordmark import Wordmark
from game.client.words import _
from game.engine import Refused
from game.saves.campaigns import STORY
from game.saves.envelope import SUFFIX
from game.saves.folders import folders
from game.saves.footage import anything
from game.saves.shelf import TRASH

ROOM_FOR_ONE_COLUMN = 850
"""Height of the window in units from which all entries stand below each other."""


class Title(Scene):
    """The name of the game and the ways into it."""

    name = "title"

    def build(self) -> Widget:
        """The name above, the entries below it."""
        theme = self.app.look.theme
        entries = [
            self._entry(_("Continue"), self._continue if self._has_saves() else None, self._about_saves()),
            self._entry(_("First game"), self._first_game, _("Straight into the introductory mission.")),
            self._entry(_("New game"), self._new_game),
            self._entry(_("Campaign"), self._campaigns, _("A band of survivors through the missions of the book.")),
            self._entry(_("Saved games"), self._kept_games, _("All games that are kept, to be opened at will.")),
            self._entry(_("Missions of others"), self._guests, _("Boards that players drew, checked before you play.")),
            self._entry(_("Replays"), self._replays if self._has_replays() else None, self._about_replays()),
            self._entry(_("Settings"), self._settings),
            self._entry(_("Help"), self._help),
            self._entry(_("Quit"), self.app.quit),
        ]
        tall = self.app.size[1] / self.app.look.scale >= ROOM_FOR_ONE_COLUMN
        menu = Column(
            Wordmark("HOLDOUT", DISPLAY * (3 if tall else 2)),
            Label(_("A table for zombie board games"), size=LARGE, face="subtitle", colour=theme.cream),
            Gap(10 if tall else 0),
            Column(*entries, gap=10, width=380) if tall else Grid(entries, 2, gap=10, width=560),
            gap=8,
            cross="start",
            width=640,
        )
        small = Label(_("Version {number}").format(number=__version__), size=SMALL, colour=theme.faded, wrap=False)
        return Backdrop(Anchored((menu, 0.06, 0.5), (small, 1, 1), margin=24))

    def _entry(self, text: str, action: Callable[[], object] | None, tip: str = "") -> Widget:
        if action is None:
            return Button(text, self._nothing, size=LARGE, face="subtitle", tall=46, enabled=False, tip=tip)
        return Button(text, action, size=LARGE, face="subtitle", tall=46, tip=tip)

    def _nothing(self) -> None:
        """What a disabled entry does."""

    def _has_saves(self) -> bool:
        saves = folders().saves
        found = saves.rglob(f"*{SUFFIX}") if saves.is_dir() else ()
        return any(TRASH not in path.relative_to(saves).parts and path.name != STORY for path in found)

    def _about_saves(self) -> str:
        return _("Back to the very decision.") if self._has_saves() else _("There is no saved game yet.")

    def _continue(self) -> None:
        from game.client.play.start import kept_game
        from game.reopening import latest

        try:
            self.app.push(kept_game(latest()))
        except Refused as refusal:
            self.app.troubles.append(refusal)

    def _campaigns(self) -> None:
        from game.client.scenes.campaigns import CampaignList

        self.app.push(CampaignList)

    def _kept_games(self) -> None:
        from game.client.scenes.kept_games import KeptGames

        self.app.push(KeptGames)

    def _has_replays(self) -> bool:
        return anything(folders().saves, folders().reports)

    def _about_replays(self) -> str:
        return _("Watch any game again.") if self._has_replays() else _("No game has been played yet.")

    def _replays(self) -> None:
        from game.client.scenes.replays import Replays

        self.app.push(Replays)

    def _first_game(self) -> None:
        from game.client.scenes.setup import begin
        from game.client.scenes.setup_wishes import first_game

        begin(self.app, first_game())

    def _new_game(self) -> None:
        from game.client.scenes.setup import Setup

        self.app.push(Setup)

    def _guests(self) -> None:
        from game.client.scenes.guests import GuestsScene

        self.app.push(GuestsScene)

    def _settings(self) -> None:
        from game.client.scenes.settings import SettingsScene

        self.app.push(SettingsScene)

    def _help(self) -> None:
        from game.client.scenes.help import Help

        self.app.push(Help)

    def handle(self, event: pygame.event.Event) -> bool:
        """A mission dropped onto the window is taken in where missions of others are."""
        if event.type == pygame.DROPFILE:
            self._guests()
            return self.app.scene.handle(event)
        return super().handle(event)

    def back(self) -> None:
        """Leaving the title is leaving the game: ask first."""
        screen = self.screen
        screen.ask(
            Dialog(
                _("Leave Holdout?"),
                "",
                [Choice(_("Quit"), self.app.quit), Choice(_("Stay"), screen.close)],
            )
        )
