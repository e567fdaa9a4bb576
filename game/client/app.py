"""The loop and the stack of scenes: events in, pictures out, and nothing at all while nothing changes."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from math import inf
from typing import TYPE_CHECKING

from game.client.window import SMALLEST, NoDisplay, open_window, show_cursor

import pygame  # isort: skip  (the window module sets up SDL's environment first)

from game.client import words
from game.client.canvas import Canvas, Proof
from game.client.look import Look, automatic_scale, usable_scale
from game.client.pictures import Pictures
from game.client.scenes.scene import Scene
from game.client.sound import Speaker
from game.client.theme import theme_of
from game.client.widgets import Choice, Dialog
from game.client.words import _
from game.engine import Refused
from game.saves import settings as kept
from game.saves.folders import folders
from game.saves.settings import Settings, Speed

__all__ = ["App", "NoDisplay", "open_window", "run"]

if TYPE_CHECKING:
    from game.client.grounds import Grounds
    from game.client.guestbook import Guestbook

FRAME = 1 / 60
"""Seconds a frame lasts while something moves."""
GLANCE = 0.008
"""Seconds between two looks for events at rest. SDL's own waiting looks every millisecond, for 1.6 % of a core."""

MOTION: dict[Speed, float] = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "instant": 0.0}
"""How long movements last at each speed, as a share of their usual time."""
RESHAPING = {"language", "scale", "patterns"}
"""Settings that change what every scene looks like."""


class App:
    """One window, one stack of scenes, the player's settings."""

    def __init__(self, surface: pygame.Surface, settings: Settings, *, troubles: tuple[Refused, ...] = ()) -> None:
        self.surface = surface
        self.settings = settings
        self.troubles = list(troubles)
        """Sentences that wait to be told."""
        self.speaker = Speaker()
        self.scenes: list[Scene] = []
        self.running = True
        self._unsaved = False
        self._closing: list[Callable[[], object]] = []
        self._redraw = True
        self._cursor = pygame.SYSTEM_CURSOR_ARROW
        self._pictures = Pictures()
        self._look: Look | None = None
        self._apply()

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in pixels."""
        return self.surface.get_size()

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.scenes[-1]

    @cached_property
    def grounds(self) -> Grounds:
        """The grounds of hand-drawn boards, baked beside the game."""
        from game.client.grounds import Grounds

        made = Grounds(self._pictures)
        self._closing.append(made.close)
        return made

    @cached_property
    def guests(self) -> Guestbook:
        """Missions of others, checked beside the game."""
        from game.client.guestbook import Guestbook

        made = Guestbook()
        self._closing.append(made.close)
        return made

    def dress(self, game: str) -> None:
        """Show everything from now on in the colours of a game, or of the house."""
        if self.look.theme is not theme_of(game):
            self._look = replace(self.look, theme=theme_of(game), shades={})

    def push(self, make: Callable[[App], Scene]) -> None:
        """Put a new scene on top."""
        self.scenes.append(make(self))
        self._enter()

    def replace(self, make: Callable[[App], Scene]) -> None:
        """Put a new scene in the place of the topmost one."""
        made = make(self)
        self.scenes.pop().left()
        self.scenes.append(made)
        before = self.look.theme
        self._dress()
        if self.look.theme is not before:
            made.rebuild()
        self._enter()

    def pop(self) -> None:
        """Take the topmost scene away; without any left the program ends."""
        self.scenes.pop().left()
        if self.scenes:
            self._dress()
            self.scene.rebuild()
            self._enter()
        else:
            self.running = False

    def _dress(self) -> None:
        """The colours of the topmost scene that has some."""
        self.dress(next((scene.setting for scene in reversed(self.scenes) if scene.setting is not None), ""))

    def quit(self) -> None:
        """End after this frame."""
        self.running = False

    def change(self, **wishes: object) -> None:
        """Change settings; they act at once and are written when the player pauses."""
        before, self.settings = self.settings, self.settings.changed(**wishes)
        different = {key for key, value in self.settings.model_dump().items() if value != getattr(before, key)}
        self._unsaved = self._unsaved or bool(different)
        self._apply()
        if "fullscreen" in different:
            self._reopen()
        elif different & RESHAPING:
            self._rebuild()

    def handle(self, event: pygame.event.Event) -> None:
        """React to one event."""
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._redraw = True
        elif event.type == pygame.KEYDOWN and _wants_fullscreen(event):
            self.change(fullscreen=not self.settings.fullscreen)
        elif self.scenes:
            self.scene.handle(event)

    def update(self, seconds: float) -> None:
        """Let time pass, and tell what waits to be told."""
        if self.scenes:
            if self.troubles:
                self._tell(self.troubles.pop(0))
            self.scene.update(seconds)

    def draw(self, proof: Proof | None = None) -> bool:
        """Draw the scene if its picture is out of date; True if it was."""
        if not self.scenes or not (self._redraw or self.scene.stale):
            return False
        self._redraw = False
        self.scene.draw(Canvas(self.surface, self.look, proof))
        return True

    def loop(self) -> None:
        """Run until the player leaves: blocks while nothing moves, sixty frames a second while something does."""
        last = time.perf_counter()
        while self.running and self.scenes:
            events = self._events(last)
            now = time.perf_counter()
            self.update(now - last)
            last = now
            for event in events:
                self.handle(event)
                if not (self.running and self.scenes):
                    break
            self._point()
            if self.running and self.draw():
                pygame.display.flip()
        while self.scenes:
            self.scenes.pop().left()
        for close in self._closing:
            close()
        self._save()
        self.speaker.close()

    def _events(self, last: float) -> list[pygame.event.Event]:
        """What happened, after a rest: a frame's length while something moves, else until something happens."""
        wait = 0.0 if self._redraw or self.scene.stale else self.scene.wait()
        if wait == 0:
            time.sleep(max(last + FRAME - time.perf_counter(), 0))
            return pygame.event.get()
        if wait is None:
            self._save()
        until = inf if wait is None else time.perf_counter() + wait
        while not (events := pygame.event.get()) and time.perf_counter() < until:
            time.sleep(GLANCE)
        return events

    def _point(self) -> None:
        cursor = self.scene.screen.cursor if self.scenes else self._cursor
        if cursor != self._cursor:
            self._cursor = cursor
            show_cursor(cursor)

    def _apply(self) -> None:
        """Let the settings act."""
        words.speak(self.settings.language or words.desktop_language())
        self.speaker.volume = self.settings.volume / 100
        self.speaker.mute = self.settings.mute
        wish = self.settings.scale / 100 if self.settings.scale else automatic_scale(self.size)
        scale = usable_scale(wish, self.size)
        if self._look is None or self._look.scale != scale:
            theme = self._look.theme if self._look is not None else theme_of("")
            self._look = Look(self._pictures, scale=scale, theme=theme)
        motion = 0.0 if self.settings.reduced_motion else MOTION[self.settings.speed]
        self._look = replace(self._look, patterns=self.settings.patterns, motion=motion)

    @property
    def look(self) -> Look:
        """How things are drawn at the moment."""
        assert self._look is not None
        return self._look

    def _reopen(self) -> None:
        size = (self.settings.width, self.settings.height)
        self.surface = open_window(size, fullscreen=self.settings.fullscreen)
        self._apply()
        self._rebuild()

    def _resized(self) -> None:
        self.surface = pygame.display.get_surface() or self.surface
        width, height = (max(one, least) for one, least in zip(self.size, SMALLEST, strict=True))
        if not self.settings.fullscreen and (width, height) != (self.settings.width, self.settings.height):
            self.settings = self.settings.changed(width=width, height=height)
            self._unsaved = True
        self._apply()
        self._rebuild()

    def _rebuild(self) -> None:
        if self.scenes:
            self.scene.rebuild()
        self._redraw = True

    def _enter(self) -> None:
        self._redraw = True
        self.scene.entered()

    def _tell(self, trouble: Refused) -> None:
        screen = self.scene.screen
        screen.ask(Dialog(_("By the way"), words.explained(trouble), [Choice(_("All right"), screen.close)]))

    def _save(self) -> None:
        if self._unsaved:
            self._unsaved = False
            try:
                kept.save(self.settings, folders().settings)
            except Refused as refusal:
                self.troubles.append(refusal)


def _wants_fullscreen(event: pygame.event.Event) -> bool:
    return event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and bool(event.mod & pygame.KMOD_ALT))


def run(first: Callable[[App], Scene] | None = None) -> int:
    """Open the window at the title, or at a scene before it, and play until it is closed."""
    from game.client import crash
    from game.client.scenes.title import Title

    settings, troubles = kept.load(folders().settings)
    pygame.font.init()
    surface = open_window((settings.width, settings.height), fullscreen=settings.fullscreen)
    pygame.display.set_caption("Holdout")
    pygame.key.set_repeat(400, 40)
    app = App(surface, settings, troubles=troubles)
    try:
        app.push(Title)
        if first is not None:
            app.push(first)
        app.loop()
    except Exception as error:
        crash.tell(crash.report(error, app))
        return 1
    finally:
        pygame.quit()
    return 0
