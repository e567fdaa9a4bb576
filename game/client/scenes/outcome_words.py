"""Why a mission was won or lost, in a sentence."""

from __future__ import annotations

from game.client.play.view import TableView
from game.client.words import _


def reason_words(view: TableView, reason: str) -> str:
    """The rules' word for how a game ended, as players say it."""
    if reason == "survivor_eliminated":
        return _fallen(view)
    sentences = {
        "mission_accomplished": _("All goals were reached. People will tell of it."),
        "seven_spawns": _("The dead pour in from everywhere: too many spawn zones are active."),
        "objective_lost": _("An objective that was needed is out of reach for good."),
        "missed_the_train": _("The train left without somebody."),
        "left_another_way": _("Somebody left by the wrong way."),
        "left_too_early": _("Everybody left before the work was done."),
        "companion_lost": _("A companion who was needed is lost."),
        "start_destroyed": _("There is no starting spawn zone left to gather anything in."),
        "bounties_thrown_away": _("Too many bounty weapons were thrown away."),
        "machine_lost": _("The machine that was needed is destroyed."),
        "machine_left_behind": _("The machine that was needed stayed behind."),
        "machine_on_rails": _("The train crashed into what stood on the rails."),
        "zombies_on_train": _("Zombies left the town aboard the train."),
        "mold_chain": _("Active mold joins two spawn zones: the station has become a nest."),
        "xenos_at_exit": _("Xenos reached the exit before everybody was evacuated."),
        "helpless_lost": _("Xenos found somebody who could not defend themselves."),
        "oxygen_lost": _("There is not enough oxygen left for everybody."),
    }
    return sentences.get(reason) or _("The mission cannot be accomplished any more.")


def _fallen(view: TableView) -> str:
    names = [view.name(one.id) for one in view.state.survivors.values() if one.wounds >= one.health]
    if len(names) == 1:
        return _("{name} has fallen. Nobody is left behind, so the mission is lost.").format(name=names[0])
    return _("{names} have fallen. Nobody is left behind, so the mission is lost.").format(names=", ".join(names))
