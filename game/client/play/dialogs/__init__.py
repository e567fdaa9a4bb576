"""Decisions that are not taken on the board: every question of the rules has a dialog that shows what it would mean."""

from __future__ import annotations

from collections.abc import Callable

from game.client.play.dialogs.enemies import HitsDialog, SplitDialog
from game.client.play.dialogs.harm import StrayShotsDialog, WoundsDialog
from game.client.play.dialogs.inventory import InventoryDialog
from game.client.play.dialogs.lifting import Lifting
from game.client.play.dialogs.options import named_dialog, places_dialog
from game.client.play.dialogs.reroll import RerollDialog
from game.client.play.dialogs.skills import PREFIX, SkillDialog
from game.client.play.view import TableView
from game.engine import Choice, Json, Question
from game.rules.zombicide.action import Act, ChooseNamed, ChooseSurvivor
from game.rules.zombicide.arrange import Arrange
from game.rules.zombicide.combat import ChooseReroll, ShareFriendlyFire, ShareHits
from game.rules.zombicide.enemies import ShareWounds, SplitGroup

__all__ = ["dialog_for"]


def dialog_for(question: Question, view: TableView, answer: Callable[[Json], None]) -> Lifting | None:
    """The dialog in which a question is answered; None for what only the board can ask.

    Lay it on the screen with `Screen.ask`; it calls `answer` once with a legal answer, and whoever opened it closes it.
    """
    match question:
        case Arrange():
            return InventoryDialog(question, view, answer)
        case ShareWounds():
            return WoundsDialog(question, view, answer)
        case ShareFriendlyFire():
            return StrayShotsDialog(question, view, answer)
        case ShareHits():
            return HitsDialog(question, view, answer)
        case SplitGroup():
            return SplitDialog(question, view, answer)
        case ChooseReroll():
            return RerollDialog(question, view, answer)
        case ChooseNamed() if question.why.startswith(PREFIX):
            return SkillDialog(question, view, answer)
        case ChooseNamed():
            return named_dialog(question, view, answer)
        case Act() | ChooseSurvivor():
            return None
        case Choice():
            return places_dialog(question, view, answer)
    return None
