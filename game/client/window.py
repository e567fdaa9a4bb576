"""The window: opened on the plain software framebuffer where that is the fast way, or refused with a sentence."""

from __future__ import annotations

import os
import sys

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.engine import Refused

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
"""One of these is set wherever a Linux desktop, or a test that asks for a driver by name, can show a window."""

SMALLEST = (960, 540)
ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"


class NoDisplay(Refused):
    """There is no screen to play on."""


def open_window(size: tuple[int, int] = (1280, 720), *, fullscreen: bool = False) -> pygame.Surface:
    """The window, or NoDisplay.

    SDL presents a software picture through OpenGL by default, which takes 9 ms a frame where no graphics card helps;
    the plain framebuffer takes 0.4 ms. Some drivers (Wayland, macOS) have none: there SDL keeps its own way.
    """
    if sys.platform == "linux" and not any(os.environ.get(name) for name in SCREENS):
        raise NoDisplay("Holdout needs a display and found none; start it from a desktop session.")
    plain_first = sys.platform != "darwin" and ACCELERATION not in os.environ
    if plain_first:
        os.environ[ACCELERATION] = "0"
    try:
        pygame.display.init()
        return _open(size, fullscreen)
    except pygame.error as error:
        if not plain_first:
            raise NoDisplay("Holdout needs a display and could not open one: {reason}.", reason=error) from None
    os.environ[ACCELERATION] = "1"
    pygame.display.quit()
    return open_window(size, fullscreen=fullscreen)


def show_cursor(cursor: int) -> None:
    """Change the mouse cursor; SDL's dummy driver has none."""
    if pygame.display.get_driver() != "dummy":
        pygame.mouse.set_cursor(cursor)


def _open(size: tuple[int, int], fullscreen: bool) -> pygame.Surface:
    if fullscreen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    return pygame.display.set_mode(size, pygame.RESIZABLE)
