"""Pictures of any screen without a window: for reviews, for the manual, and for tests that proof-read every screen."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.client.app import App
from game.client.canvas import Proof
from game.client.scenes.scene import Scene
from game.engine import Refused
from game.saves.settings import Settings

SCREENS = {
    "title": "game.client.scenes.title:Title",
    "setup": "game.client.scenes.setup:Setup",
    "setup-band": "game.client.scenes.setup:band_page",
    "setup-options": "game.client.scenes.setup:options_page",
    "kept-games": "game.client.scenes.kept_games:KeptGames",
    "campaigns": "game.client.scenes.campaigns:CampaignList",
    "campaign": "game.client.scenes.campaign_page:first_campaign",
    "campaign-new": "game.client.scenes.campaign_new:NewCampaign",
    "campaign-band": "game.client.scenes.campaign_new:band_page",
    "replays": "game.client.scenes.replays:Replays",
    "replay": "game.client.scenes.replay:sample",
    "missions": "game.client.scenes.guests:GuestsScene",
    "settings": "game.client.scenes.settings:SettingsScene",
    "help": "game.client.scenes.help:Help",
    "demo": "game.client.scenes.demo:Demo",
}


def shot(
    what: str, out: Path, size: tuple[int, int] = (1280, 720), lang: str = "en", scale: float | None = None
) -> None:
    """Draw a screen and write it as PNG."""
    app = opened(what, size, lang, scale)
    app.draw()
    out.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(app.surface, out)


def proof(what: str, size: tuple[int, int], lang: str, scale: float | None = None) -> Proof:
    """Draw a screen and take notes of all text on it."""
    notes = Proof()
    opened(what, size, lang, scale).draw(notes)
    return notes


def opened(what: str, size: tuple[int, int], lang: str = "en", scale: float | None = None) -> App:
    """The program with one screen open and nothing shown to anybody."""
    make = _scene(what)
    settings = Settings().changed(language=lang, scale=round(scale * 100) if scale else 0)
    app = App(hidden(size), settings)
    app.push(make)
    app.update(0)
    finished = None
    while finished is not app.scene.screen:
        finished = app.scene.screen
        for widget in app.scene.screen.top.walk():
            widget.finish()
        app.update(0)
    return app


def hidden(size: tuple[int, int]) -> pygame.Surface:
    """A surface of the right pixel format; SDL's dummy driver stands in where no window is open."""
    pygame.font.init()
    if not pygame.display.get_init() or pygame.display.get_surface() is None:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        pygame.display.init()
        pygame.display.set_mode((1, 1))
    return pygame.Surface(size).convert()


def _scene(what: str) -> Callable[[App], Scene]:
    if Path(what).is_file():
        from game.client.play.start import kept_position

        return kept_position(Path(what))
    if "/" in what:
        from game.client.play.start import opening

        game, _, mission = what.partition("/")
        return opening(game, mission)
    if what not in SCREENS:
        known = ", ".join(SCREENS)
        raise Refused("There is no screen called {what}; there are {known}.", what=what, known=known)
    module, _, name = SCREENS[what].partition(":")
    make: Callable[[App], Scene] = getattr(import_module(module), name)
    return make
