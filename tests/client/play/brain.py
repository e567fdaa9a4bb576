"""Players for tests: a bot says what to do, and only the mouse, or only the keyboard, does it on the real screen."""

from __future__ import annotations

import pygame

from game.bots.players import GreedyPlayer
from game.client.app import App
from game.client.boardview.view import Target
from game.client.play.offers import Offer, answered_on_board
from game.client.play.table import PlayTable
from game.client.scenes.board import BoardScene
from game.client.shots import hidden
from game.client.widgets import Button, Menu, Widget
from game.engine import Option, Session
from game.rules.zombicide.rules import TableSetup
from game.saves.settings import Settings
from game.tables import open_table
from tests.client.hands import Hands

GAME = "undead_or_alive"
GRID = 14
"""Pixels between the points at which a zone is looked for."""


def at_table(
    mission: str = "m0",
    seed: int = 3,
    size: tuple[int, int] = (1280, 720),
    setup: TableSetup | None = None,
    **settings: object,
) -> tuple[Hands, BoardScene]:
    """The board scene of a fresh game without a window."""
    wishes = Settings().changed(language="en", **settings)
    session = Session(open_table(GAME, mission, setup), seed, auto=wishes.automatic, free_undo=wishes.free_undo)
    app = App(hidden(size), wishes)
    app.push(lambda app: BoardScene(app, PlayTable(session)))
    scene = app.scene
    assert isinstance(scene, BoardScene)
    return Hands(app), scene


class Brain:
    """Asks the greedy bot; subclasses know how to reach what it wants."""

    def __init__(self, hands: Hands, scene: BoardScene, seed: int) -> None:
        self.hands = hands
        self.scene = scene
        self.bot = GreedyPlayer(seed)

    def play(self, most: int = 600) -> None:
        """Play until the game is over."""
        for _ in range(most):
            self.watch()
            if self.scene.table.question is None:
                return
            self.decide()
        raise AssertionError(f"still not over after {most} decisions")

    def watch(self) -> None:
        """Let everything be shown."""
        for _ in range(20_000):
            if self.scene.animator.idle:
                return
            self.hands.app.update(1 / 30)
        raise AssertionError("the show never ends")

    def decide(self) -> None:
        """One decision of the bot, carried out by hand after a moment of thought."""
        self.hands.app.update(0.5)
        session, question = self.scene.table.session, self.scene.table.question
        assert question is not None
        before = len(session.steps)
        wish = self.bot.decide(session, question)
        if answered_on_board(question):
            assert isinstance(wish, Option)
            self.take(next(offer for offer in self.scene.controller.offers if offer.option is wish))
        else:
            self.settle(list(wish.key()) if isinstance(wish, Option) else wish)
        assert len(session.steps) > before, f"{question.kind} was not answered"

    def take(self, offer: Offer) -> None:
        """Choose an offer on the board or in the bar."""
        raise NotImplementedError

    def settle(self, wish: object) -> None:
        """Answer a dialog."""
        raise NotImplementedError

    @property
    def top(self) -> Widget:
        """What has the player's attention."""
        return self.scene.screen.top

    @property
    def layers(self) -> int:
        """How many things lie on each other."""
        return len(self.scene.screen.layers)


class Mouse(Brain):
    """Points and clicks, and touches no key."""

    def take(self, offer: Offer) -> None:
        if offer.verb == "activate":
            self.hands.click_on(f"survivor {offer.figure}")
            return
        target = self._target(offer)
        if target is None:
            self.hands.click_on(f"action {offer.verb}")
            target = self._target(offer) if self.scene.controller.aim else None
        if target is not None:
            self.hands.click(self._point(target))
        self._confirm(offer)

    def _target(self, offer: Offer) -> Target | None:
        """The place on the board whose click can mean the offer."""
        controller = self.scene.controller
        wanted = Target(offer.zone)
        return wanted if offer.zone and any(each is offer for each in controller.at(wanted)) else None

    def _point(self, target: Target) -> tuple[int, int]:
        """A point of the screen that lies in a zone, on nobody if there is room; the wheel helps to find it."""
        for fits in (self._bare, self._bare, self._within):
            area = self.scene.board.rect
            for y in range(area.y + GRID, area.bottom, GRID):
                for x in range(area.x + GRID, area.right, GRID):
                    if fits((x, y), target):
                        return x, y
            for _notch in range(12):
                self.hands.wheel(area.center, -1)
            self.hands.pass_time(1.0)
        raise AssertionError(f"{target} cannot be pointed at")

    def _bare(self, spot: tuple[int, int], target: Target) -> bool:
        board = self.scene.board
        return board.at_point(spot) == target and self.top.at(spot) is board

    def _within(self, spot: tuple[int, int], target: Target) -> bool:
        """On somebody who stands there: a full zone shows no ground."""
        board = self.scene.board
        return board.at_point(spot).zone == target.zone and self.top.at(spot) is board

    def _confirm(self, offer: Offer) -> None:
        """Pick the offer from a menu, then confirm what has to be confirmed."""
        if isinstance(self.top, Menu):
            self.hands.click_on(self.scene.controller.menu_text(offer))
        if self.layers > 1 and self.scene.controller.offers:
            button = next(widget for widget in self.top.walk() if isinstance(widget, Button))
            self.hands.click(button.rect.center)

    def settle(self, wish: object) -> None:
        self.hands.click(self._answering(wish).rect.center)

    def _answering(self, wish: object) -> Widget:
        """The part of a dialog that answers as wished; else the button that accepts what is proposed."""
        for widget in self.top.walk():
            entry = getattr(widget, "entry", None)
            if entry is not None and entry.answer == wish:
                return widget
        buttons = [widget for widget in self.top.walk() if isinstance(widget, Button) and widget.enabled]
        return buttons[-1]


class Keyboard(Brain):
    """Presses keys, and touches no mouse."""

    def take(self, offer: Offer) -> None:
        controller = self.scene.controller
        if offer.verb == "activate":
            self._tab_to(Target(controller.view.survivor(offer.figure).zone, figure=offer.figure))
            return
        if offer.verb in {entry.verb for entry in controller.entries()} and offer.verb != "move":
            letter = next(entry.hotkey for entry in controller.entries() if entry.verb == offer.verb)
            self.hands.key(pygame.key.key_code(letter.lower()))
            if not controller.aim:
                self._confirm(offer)
                return
        self._tab_to(Target(offer.zone))
        self._confirm(offer)

    def _tab_to(self, target: Target) -> None:
        for _ in range(60):
            self.hands.key(pygame.K_TAB)
            if self.scene.controller.cursor == target:
                self.hands.key(pygame.K_RETURN)
                return
        raise AssertionError(f"the keyboard never came to {target}")

    def _confirm(self, offer: Offer) -> None:
        if isinstance(self.top, Menu):
            self._walk_to(self.scene.controller.menu_text(offer))
        if self.layers > 1 and self.scene.controller.offers:
            self.hands.key(pygame.K_RETURN)

    def _walk_to(self, name: str) -> None:
        for _ in range(40):
            focused = self.scene.screen.focused
            if focused is not None and focused.name == name:
                self.hands.key(pygame.K_RETURN)
                return
            self.hands.key(pygame.K_TAB)
        raise AssertionError(f"Tab never came to {name}")

    def settle(self, wish: object) -> None:
        entries = [widget for widget in self.top.walk() if getattr(widget, "entry", None) is not None]
        answers = [widget.entry.answer for widget in entries]
        if wish in answers:
            self.hands.key(pygame.K_1 + answers.index(wish))
        else:
            self.hands.key(pygame.K_RETURN, pygame.KMOD_CTRL)
