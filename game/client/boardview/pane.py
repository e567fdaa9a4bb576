"""A pane over the board while a decision is open: through it the table is moved and looked at, nothing is chosen."""

from __future__ import annotations

import pygame

from game.client.boardview.view import BoardView
from game.client.widgets.base import Widget


class Pane(Widget):
    """Passes the hand on to the camera and to whoever tells about things; clicks end here."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(name="pane")
        self.board = board

    def reacts(self) -> bool:
        """The mouse moves the table."""
        return True

    def press(self, spot: tuple[int, int]) -> None:
        """Take hold of the table."""
        self.board.press(spot)

    def drag(self, spot: tuple[int, int]) -> None:
        """Move it."""
        self.board.drag(spot)

    def point(self, spot: tuple[int, int]) -> None:
        """Look at something."""
        self.board.point(spot)

    def leave(self) -> None:
        """Look away."""
        self.board.leave()

    def menu(self, spot: tuple[int, int]) -> bool:
        """Ask about something."""
        return self.board.menu(spot)

    def wheel(self, steps: float, spot: tuple[int, int]) -> bool:
        """Closer or farther."""
        return self.board.wheel(steps, spot)

    def key(self, event: pygame.event.Event) -> bool:
        """The keys of the camera."""
        return self.board.key(event)
