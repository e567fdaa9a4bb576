"""Laying out a board: what is seen while the ground of a hand-drawn board is baked before its first game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.grounds import Laying
from game.client.look import LARGE
from game.client.scenes.backdrop import Backdrop
from game.client.scenes.scene import Scene
from game.client.widgets import Anchored, Button, Column, Gap, Label, Panel, Progress, Row, Widget
from game.client.words import _

if TYPE_CHECKING:
    from game.client.app import App

GLANCE = 0.1
"""Seconds between two looks at how far it has come."""


def laying_words(share: float) -> str:
    """How far the baking of a board has come."""
    return _("Laying out the board… {share} %").format(share=round(100 * share))


class Bar(Progress):
    """How far a board has come; for pictures of the screen it waits until the board is finished."""

    def __init__(self, laying: Laying) -> None:
        super().__init__(laying.share)
        self.laying = laying

    def finish(self) -> None:
        """Bake to the end."""
        self.laying.wait_for()


class LayingScene(Scene):
    """Goes away by itself when the ground is baked, and on demand before that: the board is then shown as drawn."""

    name = "laying"

    def __init__(self, app: App, laying: Laying) -> None:
        self.laying = laying
        app.grounds.begin(laying)
        super().__init__(app)

    def build(self) -> Widget:
        """A sheet with the words, the bar and the way out."""
        theme = self.app.look.theme
        self._words = Label(laying_words(self.laying.share), size=LARGE, face="title", colour=theme.glint)
        self._bar = Bar(self.laying)
        about = _("This board was drawn by hand. It is lit once, before its first game; next time it is there at once.")
        sheet = Column(
            self._words,
            self._bar,
            Label(about, colour=theme.cream),
            Row(Gap(grow=1), Button(_("Play on the plain drawing"), self.back, hotkey=_("Esc"))),
            gap=16,
        )
        return Backdrop(Anchored((Panel(sheet, pad=32, width=640), 0.5, 0.46), margin=24), dim=True)

    def update(self, seconds: float) -> None:
        """Show how far it has come, and go when it is done."""
        super().update(seconds)
        if self.laying.update():
            self._words.say(laying_words(self.laying.share))
            self._bar.advance(self.laying.share)
        if not self.laying.busy:
            self.app.pop()

    def wait(self) -> float | None:
        """A look now and then."""
        wait = super().wait()
        return GLANCE if wait is None else min(wait, GLANCE)

    def back(self) -> None:
        """Enough of it."""
        self.laying.stop()
        self.app.pop()
