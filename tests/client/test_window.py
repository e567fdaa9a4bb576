"""Opening the window: the fast way first, SDL's own way next, and a sentence where there is no screen at all."""

from __future__ import annotations

import os

import pygame
import pytest

from game.client import window
from game.client.window import ACCELERATION, NoDisplay, open_window


@pytest.fixture
def drivers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A display that notes with which framebuffer it was asked to open."""
    asked: list[str] = []
    monkeypatch.delenv(ACCELERATION, raising=False)
    monkeypatch.setattr(pygame.display, "quit", lambda: None)
    return asked


def test_the_plain_framebuffer_is_asked_for_first(drivers: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def set_mode(size: tuple[int, int], flags: int) -> pygame.Surface:
        drivers.append(os.environ[ACCELERATION])
        return pygame.Surface(size)

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    assert open_window((800, 600)).get_size() == (800, 600)
    assert drivers == ["0"]


def test_a_driver_without_one_gets_what_it_has(drivers: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def set_mode(size: tuple[int, int], flags: int) -> pygame.Surface:
        drivers.append(os.environ[ACCELERATION])
        if os.environ[ACCELERATION] == "0":
            raise pygame.error("no framebuffer")
        return pygame.Surface(size)

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    assert open_window((800, 600)).get_size() == (800, 600)
    assert drivers == ["0", "1"]


def test_a_display_that_opens_nothing_is_a_sentence(drivers: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def set_mode(size: tuple[int, int], flags: int) -> pygame.Surface:
        raise pygame.error("broken")

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    with pytest.raises(NoDisplay, match="could not open one: broken"):
        open_window()


def test_without_any_screen_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in window.SCREENS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    with pytest.raises(NoDisplay, match="needs a display"):
        open_window()
