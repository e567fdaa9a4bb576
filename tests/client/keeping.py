"""What the tests of kept games and campaigns share: games on the shelf, hands at a screen, what is written there."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.app import App
from game.client.canvas import Proof
from game.client.scenes.scene import Scene
from game.client.scenes.title import Title
from game.client.shots import hidden
from game.reopening import label_of
from game.saves.documents import Save, save_of
from game.saves.folders import folders
from game.saves.settings import Settings
from game.saves.shelf import Shelf
from tests.client.hands import Hands
from tests.saves.games import GAME, played


def shelf() -> Shelf:
    """The player's saved games."""
    return Shelf(folders().saves)


def game(title: str, mission: str = "m0", answers: int | None = 30, now: int = 1_700_000_000) -> Save:
    """A game to be kept."""
    label = label_of(GAME, mission, title, ("Anna", "Bruno"))
    return save_of(played(mission, 6, answers), label, played=1500, now=now)


def at(make: Callable[[App], Scene], size: tuple[int, int] = (1280, 720), lang: str = "en", scale: int = 0) -> Hands:
    """Hands at a screen that was opened from the title."""
    app = App(hidden(size), Settings(language=lang, scale=scale, speed="instant", hints=False))
    app.push(Title)
    app.push(make)
    app.update(0)
    app.draw()
    return Hands(app)


def proof(hands: Hands) -> Proof:
    """The screen, drawn anew and proof-read."""
    notes = Proof()
    hands.app.scene.screen.touch()
    hands.app.draw(notes)
    return notes


def written(hands: Hands) -> str:
    """All words on the screen."""
    return " ".join(note.text for note in proof(hands).written)


def tab_to(hands: Hands, name: str) -> None:
    """Walk with Tab until something has the keyboard."""
    for _ in range(60):
        hands.key(pygame.K_TAB)
        focused = hands.app.scene.screen.focused
        if focused is not None and focused.name == name:
            return
    raise AssertionError(f"Tab does not lead to {name}")


def type_over(hands: Hands, text: str) -> None:
    """Replace what stands in the field that has the keyboard, and take it."""
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.type(text)
    hands.key(pygame.K_RETURN)
