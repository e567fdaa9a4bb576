"""What tokens on the board are called and what they do, in a sentence each."""

from __future__ import annotations

from collections.abc import Callable

from game.client.play.model import FACE_DOWN, NOISE, is_noise
from game.client.play.view import TableView
from game.client.words import _, counted, localised
from game.rules.zombicide.marks import Mark
from game.rules.zombicide.state import kind_of

Words = tuple[str, str]


def token_words(token: str, view: TableView) -> Words:
    """A token's name and what it means."""
    state = view.state
    if token in state.objectives:
        title = objective_name(state.objectives[token].colour)
        return title, _("Whoever stands here takes it with an action, if no special rule forbids it.")
    if token in state.spawns:
        return _spawn_words(token, view)
    if token.startswith("exit"):
        return _("Exit"), _("Survivors leave the board here at the end of their turn, if no enemy is about.")
    if token.startswith("start"):
        return _("Starting zone"), _("Here the survivors began.")
    mark = next((mark for mark in view.rules.edition.marks(view.game) if mark.id == token), None)
    if mark is not None:
        return mark_words(mark, view)
    if any(opening.id == token for opening in view.board.openings):
        return _("Doorway"), _("Whoever stands beside it may shut a door here: free, once a turn.")
    return view.name(token), ""


def objective_name(colour: str) -> str:
    """What an objective is called; one that lies face down has no colour."""
    names = {
        "blue": _("Blue objective"),
        "green": _("Green objective"),
        "red": _("Red objective"),
        "violet": _("Violet objective"),
        "white": _("White objective"),
    }
    return names.get(colour, _("Objective"))


def mark_words(mark: Mark, view: TableView) -> Words:
    """The name of what an edition lays on the board, and what it means."""
    if is_noise(mark.kind):
        return _noise_words(mark, view)
    make = _MARKS.get(mark.kind)
    return make() if make is not None else (view.name(mark.kind), "")


def _noise_words(mark: Mark, view: TableView) -> Words:
    name = localised(view.content.game.noises[mark.kind.removeprefix(f"{NOISE}_")].name)
    if mark.count > 1:
        name = f"{name} ×{mark.count}"
    text = _("Enemies that see nobody go where the noise is.")
    loud = view.rules.edition.noise_by_zone(view.game).get(mark.zone, 0)
    if loud > mark.count:
        text += " " + counted(
            "With everybody there the zone counts {count}.", "With everybody there the zone counts {count}.", loud
        )
    return name, text


def _shut_door(name: str, lock: str) -> Words:
    return name, _("Nobody goes or sees through it; Xenos spend an action to smash it.") + (f" {lock}" if lock else "")


def _smashed(name: str) -> Words:
    return name, _("It lies in splinters and can never be shut again.")


_MARKS: dict[str, Callable[[], Words]] = {
    "vade_retro": lambda: (_("Vade Retro"), _("The zombies of this zone lose their next activation.")),
    "mold_active": lambda: (
        _("Active mold"),
        _("Its walls count as open. If a chain of it joins two spawn zones, the mission is lost."),
    ),
    "mold_inactive": lambda: (_("Inactive mold"), _("Its walls count as open. It wakes where an Abomination comes.")),
    "door_neutral": lambda: _shut_door(_("Shut door"), _("Whoever stands beside it opens it for free, once a turn.")),
    "door_green": lambda: _shut_door(_("Green door"), _("It is locked until the mission opens it.")),
    "door_violet": lambda: _shut_door(_("Violet door"), _("It is locked until the mission opens it.")),
    "door_neutral_smashed": lambda: _smashed(_("Smashed door")),
    "door_green_smashed": lambda: _smashed(_("Smashed green door")),
    "door_violet_smashed": lambda: _smashed(_("Smashed violet door")),
}


def _spawn_words(token: str, view: TableView) -> Words:
    spawn = view.state.spawns[token]
    asleep = "" if spawn.active else " " + _("It is asleep.")
    if kind_of(token) == FACE_DOWN:
        return _("Hidden spawn"), _("Enemies come from here in every spawn step; nobody knows its colour yet.")
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
        case "red":
            return _("Red spawn"), _("Enemies come from here in every spawn step.") + asleep
        case "green":
            return _("Green spawn"), _("Enemies come from here in every spawn step once it is awake.") + asleep
        case "violet":
            return _("Violet spawn"), _("Enemies come from here in every spawn step once it is awake.") + asleep
    return _("Starting spawn"), _("Enemies come from here first in every spawn step.") + asleep
