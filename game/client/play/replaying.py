"""What is particular to the table of a replay: its panels and its keys."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.boardview.view import NOTHING
from game.client.play.frame import Frame
from game.client.play.keyboard import MODIFIERS, HeldKeys
from game.client.play.panels.top import tool
from game.client.play.panels.transport import SPEEDS, transport_bar
from game.client.widgets import Widget
from game.client.words import _

if TYPE_CHECKING:
    from game.client.scenes.replay import ReplayScene


class ReplayFrame(Frame):
    """The panels of a replay: the controls take the place of the actions."""

    scene: ReplayScene

    def tools(self) -> list[Widget]:
        """The menu and the way back."""
        return [tool("menu", self.scene.menu, _("Menu (M)")), tool("close", self.scene.back, _("Back (Esc)"))]

    def bar(self) -> Widget:
        """The decision in words and the controls."""
        where, answer, playing, speed = self._facts()
        return transport_bar(
            self.scene, where=where, answer=answer, playing=playing, speed=speed, tightness=self.tightness
        )

    def bar_key(self) -> Hashable:
        """What the controls show."""
        return self._facts()

    def _facts(self) -> tuple[str, str, bool, int]:
        scene = self.scene
        return scene.where_words(), scene.answer_words(), scene.playing, scene.speed


class ReplayKeys(HeldKeys):
    """The keys of a replay. They count whatever has the focus, so that nobody has to look for it."""

    scene: ReplayScene

    def first(self, event: pygame.event.Event) -> bool:
        """What is held, then what moves the replay."""
        if super().first(event):
            return True
        if event.type != pygame.KEYDOWN or event.mod & MODIFIERS or len(self.scene.screen.layers) > 1:
            return False
        action = self._actions().get(event.key)
        if action is not None:
            action()
        return action is not None

    def _actions(self) -> dict[int, Callable[[], object]]:
        scene = self.scene
        speeds = zip((pygame.K_1, pygame.K_2, pygame.K_3), SPEEDS, strict=True)
        return {
            pygame.K_SPACE: scene.toggle,
            pygame.K_RIGHT: scene.next_one,
            pygame.K_LEFT: scene.back_one,
            pygame.K_PERIOD: scene.step,
            pygame.K_PAGEUP: scene.previous_round,
            pygame.K_PAGEDOWN: scene.next_round,
            pygame.K_HOME: scene.to_start,
            pygame.K_END: scene.to_end,
            pygame.K_m: scene.menu,
            pygame.K_p: scene.play_on,
            pygame.K_F8: scene.report,
            **{key: partial(scene.set_speed, speed) for key, speed in speeds},
        }

    def last(self, event: pygame.event.Event) -> bool:
        """Keys that no widget wanted: places on the board, and what is there."""
        scene = self.scene
        if len(scene.screen.layers) > 1 or event.mod & MODIFIERS:
            return False
        on_board = scene.screen.focused is scene.board
        if on_board and event.key in (pygame.K_UP, pygame.K_DOWN):
            scene.move_cursor(1 if event.key == pygame.K_DOWN else -1)
        elif on_board and event.key == pygame.K_i:
            scene.ask_about(scene.cursor if scene.cursor != NOTHING else scene.board.target)
        elif event.key == pygame.K_0:
            scene.board.camera.fit()
            scene.board.changed()
        else:
            return False
        return True
