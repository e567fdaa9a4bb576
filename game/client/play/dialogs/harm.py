"""Sharing wounds and stray shots out among survivors: who would be hurt, and who would fall."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.canvas import Canvas
from game.client.play.dialogs.drawing import draw_hearts, draw_picture, draw_portrait, figure_picture
from game.client.play.dialogs.shares import ShareDialog
from game.client.play.view import TableView
from game.client.words import _, counted, language
from game.engine import Json
from game.rules.zombicide.combat import ShareFriendlyFire
from game.rules.zombicide.enemies import ShareWounds, unharmed
from game.rules.zombicide.health import ShareHarm


class HarmDialog(ShareDialog):
    """Portraits with their hearts; whoever would fall is red, under a skull, and named."""

    extra = 34.0
    question: ShareHarm

    def safe(self, name: str) -> bool:
        """Whether the wounds do nothing to somebody."""
        return False

    def falls(self, name: str, count: int) -> bool:
        """Whether so much would be the end of somebody."""
        return bool(count) and not self.safe(name) and self.question.falls(name, count)

    def first_idea(self) -> dict[str, int]:
        """As few as possible fall: those whom it does not hurt first, then whoever can bear most."""
        among = self.question.among
        safe = [name for name in among if self.safe(name)]
        if safe:
            return {safe[0]: self.question.amount}
        people = [name for name in among if not self._is_machine(name)]
        return min(
            self._ideas(),
            key=lambda idea: (
                sum(self.falls(name, idea[name]) for name in people),
                sum(self.falls(name, idea[name]) for name in among),
            ),
        )

    def consequence(self, name: str, count: int) -> tuple[str, bool]:
        """Health left, or the end."""
        if self.falls(name, count):
            return (_("would be destroyed"), False) if self._is_machine(name) else (_("would fall"), True)
        if self.safe(name):
            return _("takes no harm from these"), False
        left = self._left(name) - count * self.question.damage
        return counted("{count} health left", "{count} health left", left), False

    def warning(self) -> str:
        """Who would fall."""
        given = self.sharing.given.items()
        fallen = [self.label(name) for name, count in given if self.falls(name, count) and not self._is_machine(name)]
        if not fallen:
            return ""
        if len(fallen) == 1:
            return _("{name} would fall, and the mission would be lost.").format(name=fallen[0])
        return _("{names} would fall, and the mission would be lost.").format(names=", ".join(fallen))

    def _is_machine(self, name: str) -> bool:
        """Machines can be wrecked without losing the mission."""
        return name not in self.view.state.survivors

    def _left(self, name: str) -> int:
        return self.question.left[self.question.among.index(name)]

    def draw_recipient(self, canvas: Canvas, name: str, rect: pygame.Rect, count: int) -> None:
        """The face, or the machine."""
        if self._is_machine(name):
            draw_picture(canvas, figure_picture(canvas.look.pictures, self.view.folder, name), rect)
        else:
            draw_portrait(canvas, self.view, name, rect)

    def draw_extra(self, canvas: Canvas, name: str, rect: pygame.Rect, count: int) -> None:
        """The hearts."""
        lost = 0 if self.safe(name) else count * self.question.damage
        health = self._left(name) if self._is_machine(name) else self.view.survivor(name).health
        draw_hearts(canvas, rect.inflate(0, -canvas.px(4)), health, self._left(name), lost)


class WoundsDialog(HarmDialog):
    """Enemies have struck: who takes the wounds?"""

    def __init__(self, question: ShareWounds, view: TableView, answer: Callable[[Json], None]) -> None:
        self._kind = question.enemy
        self._view = view
        place = view.narrator.place(question.zone, view.state, language())
        if question.damage > 1:
            text = counted(
                "The enemies {zone:in} make {count} attack of {damage} damage. Who takes it?",
                "The enemies {zone:in} make {count} attacks of {damage} damage each. Who takes them?",
                question.amount,
                zone=place,
                damage=question.damage,
            )
        else:
            text = counted(
                "The enemies {zone:in} deal {count} wound. Who takes it?",
                "The enemies {zone:in} deal {count} wounds. Who takes them?",
                question.amount,
                zone=place,
            )
        super().__init__(
            question,
            view,
            answer,
            title=_("Share the wounds out"),
            text=text,
            confirm=_("So be it"),
        )

    def safe(self, name: str) -> bool:
        """Some survivors cannot be hurt by some enemies."""
        survivor = self._view.state.survivors.get(name)
        return bool(self._kind) and survivor is not None and unharmed(self._view.game, survivor, self._kind)

    def pool_words(self, left: int) -> str:
        """Wounds, or whole attacks."""
        if self.question.damage > 1:
            if not left:
                return _("All attacks are shared out.")
            return counted("{count} attack still to share out", "{count} attacks still to share out", left)
        if not left:
            return _("All wounds are shared out.")
        return counted("{count} wound still to share out", "{count} wounds still to share out", left)


class StrayShotsDialog(HarmDialog):
    """Friendly fire: whom do the misses hit?"""

    mark = "target"

    def __init__(self, question: ShareFriendlyFire, view: TableView, answer: Callable[[Json], None]) -> None:
        text = counted(
            "{count} shot goes astray {zone:in} and hits a friend.",
            "{count} shots go astray {zone:in} and hit friends.",
            question.amount,
            zone=view.narrator.place(question.zone, view.state, language()),
        )
        each = counted("Each costs {count} health.", "Each costs {count} health.", question.damage)
        super().__init__(question, view, answer, title=_("Friendly fire"), text=f"{text} {each}", confirm=_("So be it"))

    def pool_words(self, left: int) -> str:
        """Stray shots."""
        if not left:
            return _("All stray shots are shared out.")
        return counted("{count} stray shot still to share out", "{count} stray shots still to share out", left)
