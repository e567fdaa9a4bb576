"""What tokens on the board are called and what they do, in a sentence each."""

from __future__ import annotations

from game.client.play.model import NOISE
from game.client.play.view import TableView
from game.client.words import _, localised


def token_words(token: str, view: TableView) -> tuple[str, str]:
    """A token's name and what it means."""
    state = view.state
    if token in state.objectives:
        colour = state.objectives[token].colour
        title = {"blue": _("Blue objective"), "green": _("Green objective")}.get(colour, _("Objective"))
        return title, _("Whoever stands here takes it with an action, if no special rule forbids it.")
    if token in state.spawns:
        return _spawn_words(token, view)
    if token == NOISE:
        side: str = getattr(state, "noise_side", "bang")
        name = localised(view.content.game.noises[side].name)
        return name, _("Zombies that see nobody go where the noise is.")
    if token.startswith("vade_retro"):
        return _("Vade Retro"), _("The zombies of this zone lose their next activation.")
    if token.startswith("exit"):
        return _("Exit"), _("Survivors leave the board here at the end of their turn, if no zombie is about.")
    if token.startswith("start"):
        return _("Starting zone"), _("Here the survivors began.")
    return view.name(token), ""


def _spawn_words(token: str, view: TableView) -> tuple[str, str]:
    spawn = view.state.spawns[token]
    asleep = "" if spawn.active else " " + _("It is asleep.")
    match spawn.kind:
        case "corpse_pile":
            text = _("Once somebody has entered its building, zombies rise from it in every spawn step.")
            return _("Corpse pile"), text + asleep
        case "abomination":
            return _("Abomination spawn"), _("It is active while an abomination is on the board.") + asleep
        case "mobile":
            return _("Mobile spawn"), _(
                "Zombies come from here in every spawn step; holy water sends it away."
            ) + asleep
    return _("Starting spawn"), _("Zombies come from here first in every spawn step.") + asleep
