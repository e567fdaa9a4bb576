"""What the rules ask, in whole sentences: a title and a sentence for every reason they give."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.client.play.dialogs.arranging import Refusal
from game.client.play.tokens import objective_name, token_words
from game.client.play.view import TableView
from game.client.words import _, localised
from game.rules.invader.machines import REMOTE
from game.rules.zombicide.action import ChooseNamed, ChooseZone


@dataclass(frozen=True, slots=True)
class Wording:
    """How a question is put."""

    title: str
    text: str


def wording(question: ChooseNamed | ChooseZone, view: TableView) -> Wording:
    """The words for a question about one of several things or zones; unknown reasons get plain ones."""
    about = getattr(question, "about", "")
    make = _ZONES.get(question.why) if isinstance(question, ChooseZone) else _NAMED.get(question.why)
    found = make() if make is not None else Wording(_("What will it be?"), _("Choose one."))
    if question.why == "starting_card" and not about:
        found = Wording(found.title, _("Choose the card that is handed out next."))
    return Wording(found.title, found.text.format(about=about_words(view, about)))


def zone_wording(why: str) -> Wording | None:
    """The words for a question about zones, if the reason is known."""
    make = _ZONES.get(why)
    return make() if make is not None else None


def about_words(view: TableView, about: str) -> str:
    """Whom or what a question is about."""
    return view.name(about) if about else ""


def named(view: TableView, what: str) -> str:
    """What an option is called."""
    if what in view.state.spawns:
        return token_words(what, view)[0]
    if what.startswith(REMOTE):
        machine = controlled_by(view, what)
        return _("Remote control: {machine}").format(machine=view.name(machine))
    plain = {
        "nothing": _("Nothing"),
        "follows": _("It comes along"),
        "stays": _("It stays here"),
        "hide": _("Hide"),
        "done": _("Nobody else"),
        "leave": _("Leave the board"),
        "leave_with_machine": _("Leave and take it along"),
        "stay": _("Stay for now"),
        "keep": _("Keep the dice"),
        "coal": _("Sack of coal"),
        "supply": _("Supplies"),
        **{colour: objective_name(colour) for colour in ("blue", "green", "red", "violet", "white")},
    }
    return plain.get(what.rpartition(".")[0] or what) or view.name(what)


def controlled_by(view: TableView, token: str) -> str:
    """The machine that a remote control commands."""
    colour = token.removeprefix(REMOTE)
    return next((id for id, machine in view.content.machines.items() if machine.remote == colour), colour)


def why_not(view: TableView, refusal: Refusal) -> str:
    """Why a card cannot be put somewhere."""
    card = named(view, refusal.card)
    if refusal.reason == "kept":
        return _("{card} cannot be thrown away.").format(card=card)
    if refusal.reason == "no_feed":
        return _("{card} does not go under that: it needs a weapon in hand that uses it.").format(card=card)
    if refusal.reason == "pinned":
        return _("{card} has to stay where it is for now.").format(card=card)
    owner = view.name(refusal.owner)
    if refusal.reason == "no_room":
        return _("{owner} has no other slot for {card}.").format(owner=owner, card=card)
    role = view.content.game.roles[view.survivor(refusal.owner).role]
    favourite = view.content.game.favourites.get(role.favourite or "")
    if favourite is None:
        return _("{card} does not fit into that slot.").format(card=card)
    takes = localised(favourite.name).lower()
    return _("{card} does not fit there: {owner}'s favourite slot takes only: {takes}.").format(
        card=card, owner=owner, takes=takes
    )


def remark(view: TableView, why: str, what: str) -> str:
    """What choosing an option would mean, where that is not plain from its picture."""
    remarks: dict[tuple[str, str], Callable[[], str]] = {
        ("exit", "leave"): lambda: _("Safe and out of the game until the mission ends."),
        ("exit", "leave_with_machine"): lambda: _("All who ride it leave as well."),
        ("exit", "stay"): lambda: _("The way out stays open."),
        ("discard", "nothing"): lambda: _("Everybody keeps everything."),
        ("reap", "nothing"): lambda: _("The hit fells nobody else."),
        ("rescue", "done"): lambda: _("The others stay where they are."),
        ("machine_follows", "follows"): lambda: _("It moves into the same zone for free; enemies notice it."),
        ("machine_follows", "stays"): lambda: _("It stays in the zone that was left."),
        ("camouflage", "hide"): lambda: _("Enemies take no notice, until there is a fight, a noise or an order."),
        ("camouflage", "nothing"): lambda: _("Enemies go on as before."),
        ("ablative", "nothing"): lambda: _("The damage is taken."),
        ("is_that_all", "nothing"): lambda: _("The damage is taken."),
    }
    special = remarks.get((why, what))
    if special is not None:
        return special()
    if what in view.state.spawns:
        return view.zone_title(view.state.spawns[what].zone)
    survivor = view.state.survivors.get(what)
    if survivor is not None and not survivor.companion:
        return _("{health} of {whole} health").format(health=survivor.health - survivor.wounds, whole=survivor.health)
    sheet = view.content.survivors.get(what)
    return view.name(sheet.role) if sheet is not None else ""


_NAMED: dict[str, Callable[[], Wording]] = {
    "starting_card": lambda: Wording(_("Starting equipment"), _("Which card does {about} begin with?")),
    "companion": lambda: Wording(
        _("A companion"), _("Who comes along? Companions follow a leader and fall to one wound.")
    ),
    "leader": lambda: Wording(_("Who leads {about}?"), _("{about} goes wherever the leader goes.")),
    "first_player": lambda: Wording(
        _("Who begins?"), _("This player takes the first turn; then it goes round the table.")
    ),
    "gift": lambda: Wording(_("Who gets it?"), _("{about} goes to one of these survivors.")),
    "recruit_price": lambda: Wording(_("A gift for {about}"), _("{about} follows whoever gives one of these away.")),
    "porter": lambda: Wording(_("Who carries the coal?"), _("Each porter carries one sack.")),
    "exit": lambda: Wording(_("At the exit"), _("{about} stands in the exit zone. Leave now?")),
    "rescue": lambda: Wording(_("Who is pulled out?"), _("{about} brings others out of the danger, one by one.")),
    "reap": lambda: Wording(_("Reap"), _("{about}'s blow may fell a second enemy of the same kind.")),
    "discard": lambda: Wording(_("Throw a card away"), _("It goes to the discard pile; this costs no action.")),
    "full_backpack": lambda: Wording(
        _("The backpack is full"), _("Something has to be thrown away to make room for {about}.")
    ),
    "reacts_first": lambda: Wording(_("Who reacts first?"), _("Several survivors may strike at the newcomers.")),
    "machine_follows": lambda: Wording(_("Does it come along?"), _("{about} may follow into the next zone for free.")),
    "ablative": lambda: Wording(_("Armour gives way"), _("{about} is hit: a plate thrown away takes the damage.")),
    "is_that_all": lambda: Wording(
        _("Is that all?"), _("{about} is hit: each card that is thrown away takes 1 damage.")
    ),
    "camouflage": lambda: Wording(_("Hide?"), _("No enemy sees {about}: the turn may begin in hiding.")),
    "first_spawn": lambda: Wording(
        _("Where does spawning begin?"), _("Every spawn step begins here and goes on clockwise, in the whole game.")
    ),
    "walks_first": lambda: Wording(_("Who walks first?"), _("Each of them takes one step on their own.")),
    "turn_order": lambda: Wording(_("Who goes first?"), _("Several survivors have an extra turn now.")),
}

_ZONES: dict[str, Callable[[], Wording]] = {
    "starting_zone": lambda: Wording(_("Where to begin?"), _("Choose the starting zone.")),
    "noise": lambda: Wording(
        _("Where is the noise?"), _("Several zones are equally loud: choose where the token lies.")
    ),
    "vade_retro": lambda: Wording(_("Move a Vade Retro token"), _("Both tokens are in use: from where is one taken?")),
    "train": lambda: Wording(_("Where to?"), _("The train moves: choose where to get on or off.")),
    "fill_first": lambda: Wording(_("The miniatures run out."), _("Choose the zone that is filled first.")),
    "abomination": lambda: Wording(_("Where does it appear?"), _("Choose the zone of the abomination.")),
    "enemies_way": lambda: Wording(_("Which way?"), _("They have several ways to go: choose one for all.")),
    "extra_spawn": lambda: Wording(
        _("Another spawn token"), _("So many survivors attract more of them: choose the zone that it is stacked in.")
    ),
    "escorted": lambda: Wording(_("Where to?"), _("Choose the zone that they walk to on their own.")),
}
