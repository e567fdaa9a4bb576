"""The keys of the table: lit places, actions, the show, what is held, undo and redo."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.boardview.view import NOTHING
from game.client.play import overlays
from game.client.play.stage import Painter
from game.client.widgets import Modal
from game.client.widgets.focus import ARROWS

if TYPE_CHECKING:
    from game.client.scenes.board import BoardScene
    from game.client.scenes.tabletop import Tabletop

SPEEDS = ("slow", "normal", "fast")
MODIFIERS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_SHIFT | pygame.KMOD_META
HELD = (pygame.K_l, pygame.K_g, pygame.K_b, pygame.K_z, pygame.K_w)
"""Keys that reveal something as long as they are held."""


class HeldKeys:
    """Keys that reveal something as long as they are held, whatever has the focus."""

    def __init__(self, scene: Tabletop) -> None:
        self.scene = scene
        self._held = 0

    def first(self, event: pygame.event.Event) -> bool:
        """Keys that count whatever has the focus."""
        if event.type == pygame.KEYUP and event.key == self._held:
            self._held = 0
            self.scene.stage.reveal(None)
            return True
        return event.type == pygame.KEYDOWN and self._hold(event)

    def _hold(self, event: pygame.event.Event) -> bool:
        """L sight, G range, B noise, Z names, W why."""
        if event.mod & MODIFIERS or event.key not in HELD or not self._board_is_seen:
            return False
        if event.key != self._held:
            self._held = event.key
            self.scene.stage.reveal(self._overlay(event.key))
        return True

    @property
    def _board_is_seen(self) -> bool:
        """Whether the board can be looked at: nothing lies over it, or only what lets it be reached."""
        top = self.scene.screen.top
        return len(self.scene.screen.layers) == 1 or (isinstance(top, Modal) and top.behind is not None)

    def _overlay(self, key: int) -> Painter:
        view = self.scene.view
        zone = self.scene.board.target.zone or self.scene.cursor.zone
        if zone is None:
            shown = self.scene.frame.shown_survivor()
            zone = shown.zone if shown is not None and shown.zone else next(iter(view.board.zones))
        return {
            pygame.K_l: lambda: overlays.sight(view, zone),
            pygame.K_g: lambda: overlays.ranges(view, zone),
            pygame.K_b: lambda: overlays.noise(view),
            pygame.K_z: lambda: overlays.names(view),
            pygame.K_w: lambda: overlays.why(view),
        }[key]()


class Keyboard(HeldKeys):
    """Turns keys into what can be done at a table."""

    scene: BoardScene

    def first(self, event: pygame.event.Event) -> bool:
        """Keys that count whatever has the focus: held ones, undo and redo, the report."""
        return super().first(event) or (event.type == pygame.KEYDOWN and self._history_key(event))

    def last(self, event: pygame.event.Event) -> bool:
        """Keys that no widget wanted."""
        if len(self.scene.screen.layers) > 1:
            return False
        shifted = event.mod & pygame.KMOD_SHIFT and event.key != pygame.K_TAB
        if shifted or event.mod & (pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_CTRL):
            return False
        if not self.scene.animator.idle:
            return self._show_key(event)
        return self._board_key(event) or self._action_key(event)

    def _history_key(self, event: pygame.event.Event) -> bool:
        """Undo, redo and the report, in the middle of a decision too."""
        if event.key == pygame.K_F8:
            self.scene.report()
            return True
        wishes = {pygame.K_z: self.scene.undo, pygame.K_y: self.scene.redo}
        if not event.mod & pygame.KMOD_CTRL or event.key not in wishes:
            return False
        wishes[event.key]()
        return True

    def _show_key(self, event: pygame.event.Event) -> bool:
        """Keys while things happen."""
        speeds = dict(zip((pygame.K_1, pygame.K_2, pygame.K_3), SPEEDS, strict=True))
        if event.key in speeds:
            self.scene.app.change(speed=speeds[event.key])
            self.scene.say()
        elif event.key == pygame.K_SPACE:
            self.scene.pause()
        elif event.key == pygame.K_PERIOD:
            self.scene.step()
        elif event.key == pygame.K_ESCAPE:
            self.scene.skip()
        else:
            return False
        return True

    def _board_key(self, event: pygame.event.Event) -> bool:
        """Arrows, Tab and Enter on the board."""
        if self.scene.screen.focused is not self.scene.board:
            if event.key == pygame.K_ESCAPE:
                self.scene.screen.focus(self.scene.board, by_keys=True)
                return True
            return False
        if event.key in ARROWS:
            moved = self.scene.controller.move_cursor(ARROWS[event.key])
            self._follow_cursor()
            return moved
        if event.key == pygame.K_TAB:
            moved = self.scene.controller.next_place(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            self._follow_cursor()
            return moved
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.scene.controller.cursor != NOTHING:
            self.scene.controller.click(self.scene.controller.cursor)
            return True
        if event.key == pygame.K_i:
            cursor = self.scene.controller.cursor
            self.scene.ask_about(cursor if cursor != NOTHING else self.scene.board.target)
            return True
        return event.key == pygame.K_ESCAPE and self.scene.controller.cancel()

    def _follow_cursor(self) -> None:
        if self.scene.controller.cursor.zone:
            self.scene.follow(self.scene.controller.cursor.zone)

    def _action_key(self, event: pygame.event.Event) -> bool:
        """Letters of the action bar."""
        for entry in self.scene.controller.entries():
            if entry.enabled and entry.hotkey and event.key == pygame.key.key_code(entry.hotkey.lower()):
                self.scene.controller.press(entry.verb)
                return True
        return False
