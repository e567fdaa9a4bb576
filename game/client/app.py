"""Opening the window and running the loop."""

from __future__ import annotations

import os
import sys

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.engine import Refused


class NoDisplay(Refused):
    """There is no screen to play on."""


SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
"""One of these is set wherever a Linux desktop, or a test that asks for a driver by name, can show a window."""


def open_window(size: tuple[int, int] = (1280, 720)) -> pygame.Surface:
    """The window, or NoDisplay."""
    if sys.platform == "linux" and not any(os.environ.get(name) for name in SCREENS):
        raise NoDisplay("Holdout needs a display and found none; start it from a desktop session.")
    try:
        pygame.display.init()
        return pygame.display.set_mode(size, pygame.RESIZABLE)
    except pygame.error as error:
        raise NoDisplay("Holdout needs a display and could not open one: {reason}.", reason=error) from None


def run() -> int:
    """Play until the window is closed."""
    pygame.font.init()
    screen = open_window()
    pygame.display.set_caption("Holdout")
    title = pygame.font.Font(None, 120).render("Holdout", True, (184, 137, 59))
    while True:
        event = pygame.event.wait()
        if event.type == pygame.QUIT:
            pygame.quit()
            return 0
        screen.fill((30, 27, 24))
        screen.blit(title, title.get_rect(center=screen.get_rect().center))
        pygame.display.flip()
