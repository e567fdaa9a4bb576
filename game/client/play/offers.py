"""The options of a question as offers: what each is called, where it can be clicked, and what it costs and risks.

Options of all editions carry the same few facts (a zone, a path, a card, somebody's name); an offer is made of those,
so that a verb nobody here has heard of still has its button and its place on the board.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from game.client.play.view import TableView
from game.client.words import _, counted, language
from game.engine import Choice, Option, Question
from game.rules.zombicide.action import Act, Activate, ChooseSurvivor, ChooseZone
from game.rules.zombicide.advice import Forecast, forecast

ATTACK, MOVE, END_TURN = "attack", "move", "end_turn"
DOOR, HELLFIRE = "door", "hellfire"
STEER, MACHINE_ATTACK, UNSEAL = MACHINES = ("steer", "machine_attack", "unseal")
"""What is done with a machine: clicked at the machine, or in its targets once it is chosen."""
BY_KEY = ("sprint", "dynamite", "improvised_melee", "improvised_ranged", HELLFIRE, *MACHINES)
"""Groups that are told by what an option is, and not by the sort of action that it counts as."""
ON_FOOT = (MOVE, "jump", "sprint", "zero_g_run")
"""Verbs that only bring a survivor somewhere: of several to one zone, the cheapest is meant."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One option as a player meets it."""

    option: Option
    verb: str
    label: str
    """What it is, in a few words."""
    zone: str = ""
    """The zone in which it can be clicked; empty if it has no place on the board."""
    figure: str = ""
    """The survivor or machine by which it can be clicked."""
    token: str = ""
    """The token by which it can be clicked."""
    card: str = ""
    """The card by which it can be clicked."""
    path: tuple[str, ...] = ()
    cost: int | None = None
    forecast: Forecast | None = None

    @property
    def risky(self) -> bool:
        """Whether a friend might be hurt."""
        return self.forecast is not None and bool(self.forecast.friends) and self.forecast.stray > 0


def offers_of(question: Question | None, view: TableView) -> list[Offer]:
    """All options of a choice; none for questions that are answered in a dialog."""
    if not isinstance(question, Choice) or not answered_on_board(question):
        return []
    return [_offer(option, question, view) for option in question.options]


def answered_on_board(question: Question | None) -> bool:
    """Whether a question is about places and people on the board."""
    if isinstance(question, Act | ChooseSurvivor | ChooseZone):
        return True
    return question is not None and question.kind in ("choose_path", "choose_attack", "charge_attack")


def _offer(option: Any, question: Question, view: TableView) -> Offer:
    verb = verb_of(option)
    path: tuple[str, ...] = getattr(option, "path", ())
    objective = view.state.objectives.get(getattr(option, "objective", ""))
    actor = getattr(question, "survivor", "")
    zone = path[-1] if path else getattr(option, "zone", "") or (objective.zone if objective else "")
    machine = getattr(option, "machine", "")
    figure = getattr(option, "companion", "") or getattr(option, "partner", "") or machine
    cards = getattr(option, "cards", ()) or getattr(option, "weapons", ())
    return Offer(
        option=option,
        verb=verb,
        label=label_of(option, verb, view),
        zone=zone,
        figure=(machine if verb in MACHINES else "") if zone else getattr(option, "survivor", "") or figure,
        token=objective.id if objective else getattr(option, "opening", ""),
        card=getattr(option, "card", "") or (cards[0] if cards else ""),
        path=path,
        cost=getattr(option, "cost", None),
        forecast=forecast(view.game, option, view.survivor(actor)) if actor else None,
    )


def verb_of(option: Option) -> str:
    """The group that an option belongs to: its entry in the action bar."""
    if hasattr(option, "weapons"):
        return ATTACK
    key = str(option.key()[0]) if option.key() else ""
    if isinstance(option, Activate):
        return "activate" if option.survivor else "later"
    if key == "path" and not getattr(option, "path", ()):
        return "stay"
    if key in BY_KEY:
        return key
    return getattr(option, "verb", key)


def label_of(option: Any, verb: str, view: TableView) -> str:
    """What an option is called in a menu."""
    special = _SPECIAL.get(verb)
    if special is not None:
        return special(option, view)
    return verb_name(verb)


def _attack(option: Any, view: TableView) -> str:
    name = view.name(option.weapons[0]) if option.weapons else verb_name(ATTACK)
    if len(option.weapons) > 1:
        name = _("{weapon}, both at once").format(weapon=name)
    if option.using:
        name = f"{name}: {verb_name(option.using)}"
    return _focused(name, option, view)


def _focused(name: str, option: Any, view: TableView) -> str:
    """An attack by its name, and the enemy on which all its hits fall, if it is a concentrated one."""
    focus = getattr(option, "focus", "")
    if not focus:
        return name
    return _("{weapon}, concentrated on one: {enemy}").format(weapon=name, enemy=view.name(focus).lower())


def _machine_attack(option: Any, view: TableView) -> str:
    how = _("strike") if option.numbers.kind == "melee" else _("fire")
    return _focused(f"{view.name(option.machine)}: {how}", option, view)


def _steer(option: Any, view: TableView) -> str:
    place = view.narrator.place(option.zone, view.state, language())
    return _("{name}: go {place:to}").format(name=view.name(option.machine), place=place)


def _unseal(option: Any, view: TableView) -> str:
    place = view.narrator.place(option.zone, view.state, language())
    return _("{name}: cut a way into {place}").format(name=view.name(option.machine), place=place)


def _door(option: Any, view: TableView) -> str:
    """Shut or open a door, and where it leads."""
    opening = next(each for each in view.board.openings if each.id == option.opening)
    here = view.active.zone if view.active is not None else ""
    beyond = next((zone for zone in opening.zones if zone != here), opening.zones[0])
    place = view.narrator.place(beyond, view.state, language())
    template = _("Shut the door towards {place}") if option.shut else _("Open the door towards {place}")
    return template.format(place=place)


def _hellfire(option: Any, view: TableView) -> str:
    return _("{weapon}: burn everything there").format(weapon=view.name(option.weapon))


def _bloodlust(option: Any, view: TableView) -> str:
    gifts = {"melee": _("a melee action"), "ranged": _("a ranged action"), "combat": _("a combat action")}
    gift = gifts.get(option.gift, view.name(option.gift))
    return _("Bloodlust: run there and gain {gift}").format(gift=gift)


def _trade(option: Any, view: TableView) -> str:
    if not option.partner:
        return _("Put the own cards in order")
    return _("Trade with {name}").format(name=view.name(option.partner))


def _about(template: Callable[[], str], field: str) -> Callable[[Any, TableView], str]:
    def label(option: Any, view: TableView) -> str:
        return template().format(name=view.name(getattr(option, field)))

    return label


def _reload(option: Any, view: TableView) -> str:
    return _("Reload {name}").format(name=", ".join(view.name(card) for card in option.cards))


def _board(option: Any, view: TableView) -> str:
    return _("Climb in: {name}").format(name=view.name(option.machine)) if option.machine else _("Climb out")


_SPECIAL: dict[str, Callable[[Any, TableView], str]] = {
    ATTACK: _attack,
    DOOR: _door,
    HELLFIRE: _hellfire,
    STEER: _steer,
    UNSEAL: _unseal,
    MACHINE_ATTACK: _machine_attack,
    "bloodlust": _bloodlust,
    "ration": _about(lambda: _("Eat: {name}"), "card"),
    "trade": _trade,
    "reload": _reload,
    "board": _board,
    "activate": _about(lambda: _("{name} acts"), "survivor"),
    "recruit": _about(lambda: _("Recruit {name}"), "companion"),
    "lead": _about(lambda: _("Let {name} act"), "survivor"),
    "invent": _about(lambda: _("Give up {name}"), "card"),
    "push": _about(lambda: _("Push: {name}"), "machine"),
    "holy_water": _about(lambda: _("Pour {name}"), "card"),
    "water": _about(lambda: _("Drink {name}"), "card"),
    "load": _about(lambda: _("Load: {name}"), "machine"),
}


def verb_name(verb: str) -> str:
    """A verb in the language spoken."""
    names = {
        MOVE: _("Move"),
        ATTACK: _("Attack"),
        "search": _("Search"),
        "objective": _("Objective"),
        "trade": _("Trade"),
        "make_noise": _("Noise"),
        "reload": _("Reload"),
        "recruit": _("Recruit"),
        END_TURN: _("End turn"),
        "discard": _("Discard"),
        "charge": _("Charge"),
        "vade_retro": _("Vade Retro"),
        "fanning": _("Fanning"),
        "jump": _("Jump"),
        "sprint": _("Sprint"),
        "shove": _("Shove"),
        "taunt": _("Taunt"),
        "rescue": _("Rescue"),
        "invent": _("Invent"),
        "lead": _("Lead"),
        "improvise": _("Improvise"),
        "improvised_melee": _("Improvised blow"),
        "improvised_ranged": _("Improvised throw"),
        "push": _("Push"),
        "board": _("Climb"),
        "gatling": _("Gatling gun"),
        "dynamite": _("Dynamite"),
        "holy_water": _("Holy water"),
        "water": _("Drink"),
        "start_train": _("Start the train"),
        "load": _("Load"),
        "coal": _("Drop coal"),
        DOOR: _("Door"),
        HELLFIRE: _("Hellfire"),
        STEER: _("Steer"),
        UNSEAL: _("Cut open"),
        MACHINE_ATTACK: _("Gunfire"),
        "oxygen": _("Oxygen"),
        "ration": _("Eat"),
        "bloodlust": _("Bloodlust"),
        "zero_g_run": _("Zero-G run"),
        "sample": _("Sample"),
        "machine": _("Machine"),
        "finish": _("Finish it"),
        "activate": _("Who acts"),
        "later": _("Not yet"),
        "zone": _("Choose this zone"),
        "path": _("Go here"),
        "stay": _("Stay here"),
        "no_attack": _("No attack"),
    }
    return names.get(verb, verb.replace("_", " ").capitalize())


def cost_words(cost: int) -> str:
    """What something costs, in words."""
    return _("free") if cost == 0 else counted("{count} action", "{count} actions", cost)


def percent(share: Fraction) -> str:
    """A chance in per cent; never 0 or 100 unless it is certain."""
    value = float(share) * 100
    shown = round(value)
    if shown == 0 and value > 0:
        return "<1%"
    if shown == 100 and value < 100:
        return ">99%"
    return f"{shown}%"


def odds_words(offer: Offer, view: TableView) -> str:
    """The chances of an attack: `2 dice, 4+, damage 1: 75% at least one kill; 25% risk of hitting Carl`."""
    seen = offer.forecast
    if seen is None:
        return ""
    dice = counted("{count} die", "{count} dice", seen.dice)
    one = bool(getattr(offer.option, "focus", ""))
    template = (
        _("{dice}, {accuracy}+, damage {damage} adding up: {kill} to kill it")
        if one
        else _("{dice}, {accuracy}+, damage {damage}: {kill} at least one kill")
    )
    text = template.format(dice=dice, accuracy=seen.accuracy, damage=seen.damage, kill=percent(seen.kill))
    if offer.risky:
        names = ", ".join(view.name(friend) for friend in seen.friends)
        text += "; " + _("{risk} risk of hitting {names}").format(risk=percent(seen.stray), names=names)
    return text
