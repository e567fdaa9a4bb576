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
from game.client.words import _, counted
from game.engine import Choice, Option, Question
from game.rules.zombicide.action import Act, Activate, ChooseSurvivor, ChooseZone
from game.rules.zombicide.advice import Forecast, forecast

ATTACK, MOVE, END_TURN = "attack", "move", "end_turn"
ON_FOOT = (MOVE, "jump", "sprint")
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
    figure = getattr(option, "companion", "") or getattr(option, "partner", "") or getattr(option, "machine", "")
    cards = getattr(option, "cards", ()) or getattr(option, "weapons", ())
    return Offer(
        option=option,
        verb=verb,
        label=label_of(option, verb, view),
        zone=zone,
        figure="" if zone else getattr(option, "survivor", "") or figure,
        token=objective.id if objective else "",
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
        return "activate"
    if key == "path" and not getattr(option, "path", ()):
        return "stay"
    if key in ("sprint", "dynamite", "improvised_melee", "improvised_ranged"):
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
    return name


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
        "finish": _("Finish it"),
        "activate": _("Who acts"),
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
    text = _("{dice}, {accuracy}+, damage {damage}: {kill} at least one kill").format(
        dice=dice, accuracy=seen.accuracy, damage=seen.damage, kill=percent(seen.kill)
    )
    if offer.risky:
        names = ", ".join(view.name(friend) for friend in seen.friends)
        text += "; " + _("{risk} risk of hitting {names}").format(risk=percent(seen.stray), names=names)
    return text
