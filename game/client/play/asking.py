"""What the open question asks, in a sentence for the prompt."""

from __future__ import annotations

from game.client.play.controller import Controller
from game.client.play.offers import answered_on_board, verb_name
from game.client.words import _, counted
from game.rules.zombicide.action import Act, ChooseSurvivor


def asked_words(controller: Controller) -> str:
    """What the open question asks, and of whom."""
    question, view = controller.table.question, controller.view
    whose = ""
    if question is not None and view.rules.seats > 1:
        whose = f"{view.player(question.seat)}: "
    if controller.aim:
        return whose + _("{action}: pick a lit target, or press Esc.").format(action=verb_name(controller.aim))
    match question:
        case None:
            return _("The game is over.")
        case Act():
            turn = view.state.turn
            name = view.name(question.survivor)
            left = counted("{count} action left", "{count} actions left", turn.actions if turn else 0)
            return whose + _("{name}: {left}. Click a lit zone to move, an enemy to attack.").format(
                name=name, left=left
            )
        case ChooseSurvivor():
            return whose + _("Who acts next? Click a portrait or a miniature.")
    if answered_on_board(question):
        return whose + _("Choose a lit zone.")
    return ""
