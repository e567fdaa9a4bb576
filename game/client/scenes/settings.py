"""Settings: everything a player may wish to be different, acting at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.client.look import LARGE, SMALL, TITLE
from game.client.scenes.backdrop import Backdrop
from game.client.scenes.scene import Scene
from game.client.widgets import (
    Anchored,
    Button,
    Column,
    Gap,
    Label,
    Panel,
    Row,
    Rule,
    Scroll,
    Segment,
    Segments,
    Slider,
    Toggle,
    Widget,
)
from game.client.words import LANGUAGES, _, language

if TYPE_CHECKING:
    from game.client.app import App

SCALES = (0, 75, 100, 125, 150, 175, 200)


class SettingsScene(Scene):
    """One leather sheet with all settings in groups."""

    name = "settings"

    def __init__(self, app: App) -> None:
        self._offset = 0
        super().__init__(app)

    def build(self) -> Widget:
        """The groups below each other, the way back beneath."""
        self._scroll = Scroll(Column(*self._screen(), Gap(8), *self._sound(), Gap(8), *self._play(), gap=10))
        self._scroll.offset = self._offset
        sheet = Panel(
            Column(
                Label(_("Settings"), size=TITLE, face="title", colour=self.app.look.theme.glint),
                self._scroll,
                Row(Gap(grow=1), Button(_("Back"), self.back, hotkey=_("Esc"), width=150)),
                gap=14,
            ),
            pad=32,
            width=940,
            height=self._height(),
        )
        return Backdrop(Anchored((sheet, 0.5, 0.5), margin=24), dim=True)

    def _height(self) -> float:
        """The sheet stands tall, with air around it."""
        return min(self.app.size[1] / self.app.look.scale - 48, 880)

    def rebuild(self) -> None:
        """Stay where one was reading."""
        self._offset = self._scroll.offset
        super().rebuild()

    def _screen(self) -> list[Widget]:
        settings = self.app.settings
        tongues = [(text, code) for code, text in LANGUAGES.items()]
        scales = [(_("auto") if scale == 0 else f"{scale} %", scale) for scale in SCALES]
        return [
            self._group(_("Screen")),
            self._line(_("Language"), "", self._choice("language", tongues, language())),
            self._line(
                _("Interface scale"),
                _("Automatic follows the size of the window."),
                self._choice("scale", scales, settings.scale),
            ),
            self._line(_("Full screen"), _("F11 or Alt+Enter anywhere."), self._switch("fullscreen")),
            self._line(
                _("Patterns"),
                _("Mark player colours and danger levels with patterns as well, for colour-blind players."),
                self._switch("patterns"),
            ),
        ]

    def _sound(self) -> list[Widget]:
        volume = Slider(self.app.settings.volume, 0, 100, self._volume, name="volume", settled=self._sample)
        self._loudness = Label(f"{self.app.settings.volume} %", align="right", width=64, wrap=False)
        return [
            self._group(_("Sound")),
            self._line(_("Volume"), "", Row(volume, self._loudness, gap=10, cross="middle")),
            self._line(_("Mute"), "", self._switch("mute")),
        ]

    def _play(self) -> list[Widget]:
        speeds = [(_("slow"), "slow"), (_("normal"), "normal"), (_("fast"), "fast"), (_("instant"), "instant")]
        return [
            self._group(_("Play")),
            self._line(_("Animation speed"), "", self._choice("speed", speeds, self.app.settings.speed)),
            self._line(
                _("Reduced motion"),
                _("Figures and cards appear in place instead of travelling."),
                self._switch("reduced_motion"),
            ),
            self._line(
                _("Automatic decisions"),
                _("Questions that leave no choice answer themselves."),
                self._switch("automatic"),
            ),
            self._line(
                _("Free undo"),
                _("Take back even what dice and cards have revealed."),
                self._switch("free_undo"),
            ),
            self._line(_("Hints"), _("Short advice at the moment it helps."), self._switch("hints")),
        ]

    def _group(self, title: str) -> Widget:
        return Column(Label(title, size=LARGE, face="title", colour=self.app.look.theme.faded), Rule(), gap=2)

    def _line(self, title: str, note: str, control: Widget) -> Widget:
        words: list[Widget] = [Label(title)]
        if note:
            words.append(Label(note, size=SMALL, colour=self.app.look.theme.faded))
        return Row(Column(*words, gap=0, grow=1), control, gap=20, cross="middle")

    def _switch(self, key: str) -> Widget:
        return Toggle(getattr(self.app.settings, key), lambda on: self.app.change(**{key: on}), name=key)

    def _choice(self, key: str, values: Sequence[tuple[str, str | int]], now: object) -> Widget:
        return Segments(*(Segment(text, self._setter(key, value), chosen=value == now) for text, value in values))

    def _setter(self, key: str, value: object) -> Callable[[], None]:
        def act() -> None:
            self.app.change(**{key: value})
            if self.app.scene is self:
                self.rebuild()

        return act

    def _volume(self, volume: int) -> None:
        self._loudness.say(f"{volume} %")
        self.app.change(volume=volume)

    def _sample(self) -> None:
        self.app.speaker.play("click")
