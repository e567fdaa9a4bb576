"""What the open question asks, in a sentence for the prompt."""

from __future__ import annotations

from game.client.play.controller import Controller
from game.client.play.dialogs.wording import zone_wording
from game.client.play.offers import answered_on_board, verb_name
from game.client.words import _, counted
from game.rules.zombicide.action import Act, ChooseSurvivor, ChooseZone


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
        case ChooseZone() if (words := zone_wording(question.why)) is not None:
            return f"{whose}{words.title} {words.text}"
        case _ if question.kind == "choose_path":
            who, skill = view.name(getattr(question, "survivor", "")), view.skill(getattr(question, "why", ""))[0]
            return whose + _("{who} may go on ({skill}): choose a lit zone, or stay.").format(who=who, skill=skill)
        case _ if question.kind in ("choose_attack", "charge_attack"):
            who = view.name(getattr(question, "survivor", ""))
            return whose + _("{who} may attack at once: choose a target, or none.").format(who=who)
    if answered_on_board(question):
        return whose + _("Choose a lit zone.")
    return ""
