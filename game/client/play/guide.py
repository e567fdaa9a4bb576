"""The first game's guide: a short hint at the moment it helps, never in the way, each only once."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import BODY, Look
from game.client.play.controller import Controller
from game.client.play.view import TableView
from game.client.widgets import Column, Label, Link, Row, Widget
from game.client.words import _
from game.rules.zombicide.action import Act, ChooseSurvivor

FIRST_MISSION = "m0"
WIDE = 330


class Guide:
    """Knows which hints have been given."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.given: set[str] = set()
        self.current = ""

    def choose(self, controller: Controller) -> str:
        """The hint for this moment, in words; empty if there is none."""
        if self.view.mission.id != FIRST_MISSION:
            return ""
        self.current = next((key for key, when in self._moments(controller) if when and key not in self.given), "")
        return self._words(self.current)

    def dismiss(self) -> None:
        """The player has read it."""
        self.given.add(self.current)
        self.current = ""

    def _moments(self, controller: Controller) -> list[tuple[str, bool]]:
        """Hints and whether they help now, the most urgent first."""
        question = controller.table.question
        me, state = self.view.active, self.view.state
        acting = isinstance(question, Act) and me is not None
        here = me.zone if me is not None else ""
        verbs = {offer.verb for offer in controller.offers}
        return [
            ("danger", acting and here in state.enemies),
            ("objective", acting and "objective" in verbs),
            ("exit", "objectives" in state.goals and (acting or isinstance(question, ChooseSurvivor))),
            ("search", acting and "search" in verbs),
            ("attack", acting and "attack" in verbs),
            ("choose", isinstance(question, ChooseSurvivor)),
            ("move", acting),
            ("zombies", acting and state.round > 1),
        ]

    def _words(self, key: str) -> str:
        words = {
            "choose": _("Your survivors act one after the other, in any order. Click a portrait to begin."),
            "move": _(
                "Each survivor has three actions. A click on a turquoise zone moves there; farther zones take "
                "several moves. Hover to see the way and its cost."
            ),
            "attack": _("Enemies in a red zone are in reach. Hover to see the odds, click to attack."),
            "search": _("This room can be searched for equipment: press S. Once a turn, and only without enemies."),
            "objective": _("An objective! Take it with O; the special rules say what it brings."),
            "danger": _("Enemies hold on: leaving this zone costs one more action for each. Better to fight first."),
            "exit": _("All objectives are taken. Bring everybody to the exit and end their turns there."),
            "zombies": _(
                "Enemies go for those they see, else for the noise. Hold W to see where each of them will go."
            ),
        }
        return words.get(key, "")


class Hint(Widget):
    """The hint on a paper slip in the lower left corner of the board."""

    def __init__(self, done: Callable[[], object], never: Callable[[], object]) -> None:
        super().__init__(name="hint")
        self.done = done
        self.never = never
        self.text = ""
        self.visible = False
        self._look: Look | None = None
        self._area = pygame.Rect(0, 0, 0, 0)

    def say(self, text: str) -> None:
        """Show a hint, or none."""
        if text == self.text and self.visible == bool(text):
            return
        self.text, self.visible = text, bool(text)
        if text:
            ink = (38, 25, 15)
            links = Row(
                Link(_("Got it"), self.done, on_paper=True),
                Link(_("No more hints"), self.never, on_paper=True),
                gap=6,
            )
            self.adopt(Column(Label(text, size=BODY, colour=ink), links, gap=6))
            if self._look is not None:
                self.settle(self._look, self._area)
        if self.parent is not None:
            self.parent.changed()

    def settle(self, look: Look, area: pygame.Rect) -> None:
        """The lower left corner of the board."""
        self._look, self._area = look, area
        if not self.children:
            return
        width = min(look.px(WIDE), round(area.width * 0.42))
        height = self.children[0].size(look, width)[1]
        self.rect = pygame.Rect(0, 0, width + look.px(32), height + look.px(28))
        self.rect.bottomleft = (area.x + look.px(16), area.bottom - look.px(16))
        self.children[0].place(look, self.rect.inflate(-look.px(32), -look.px(28)))

    def reacts(self) -> bool:
        """Clicks on it do not reach the board."""
        return True

    def paint(self, canvas: Canvas) -> None:
        """Paper."""
        skin.slip(canvas, self.rect)
        canvas.covered(self.rect)
