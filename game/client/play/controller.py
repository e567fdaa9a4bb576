"""From the open question to what is lit and clickable, and from clicks and keys back to answers.

The controller knows offers and places. It knows no rule: what is legal the question says, how far one gets and why
something is impossible the rules' advice says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from game.client.boardview import Handle, Highlight, Route
from game.client.boardview.view import NOTHING, Target
from game.client.play.offers import (
    ATTACK,
    DOOR,
    END_TURN,
    HELLFIRE,
    MACHINE_ATTACK,
    MACHINES,
    MOVE,
    ON_FOOT,
    STEER,
    Offer,
    cost_words,
    odds_words,
    offers_of,
    verb_name,
)
from game.client.play.table import PlayTable
from game.client.play.ways import Ways
from game.client.widgets import Choice
from game.client.words import _, counted, explained
from game.engine import Json, Refused
from game.rules.zombicide.action import Act, Action, ChooseSurvivor
from game.rules.zombicide.advice import Journey, journeys, refusals
from game.rules.zombicide.events import ActionSpent, SurvivorMoved
from game.rules.zombicide.state import PLAYERS

COMMON = (MOVE, ATTACK, "search", "objective", "trade", "make_noise", "reload")
"""Actions that always have their place in the bar, possible or not."""
HOSTILE = (
    ATTACK,
    "dynamite",
    "charge",
    "improvised_melee",
    "improvised_ranged",
    "gatling",
    HELLFIRE,
    MACHINE_ATTACK,
    "bloodlust",
)
BLASTS = ("dynamite", HELLFIRE)
"""What nobody in its zone survives."""
WALKING = (ActionSpent, SurvivorMoved)
"""What may happen on a journey without ending it."""

KEYS: dict[str, str] = {
    MOVE: "m",
    ATTACK: "a",
    "search": "s",
    "objective": "o",
    "trade": "t",
    "make_noise": "n",
    "reload": "r",
    "recruit": "u",
    END_TURN: "e",
    "discard": "d",
    "charge": "c",
    "vade_retro": "v",
    "jump": "j",
    "sprint": "q",
    "push": "p",
    "shove": "x",
    "taunt": "y",
    "holy_water": "h",
    "dynamite": "f",
    "board": "k",
    DOOR: "p",
    HELLFIRE: "f",
    STEER: "k",
    MACHINE_ATTACK: "h",
    "oxygen": "x",
    "ration": "y",
    "bloodlust": "v",
    "zero_g_run": "q",
    "sample": "j",
}
SPARE = "fhkpqxyjcvudtrosmna"
"""Letters for verbs that have none of their own, as long as no other button bears them."""


class Hand(Protocol):
    """What the controller asks of the screen."""

    def answer(self, answer: Json) -> None:
        """Give an answer to the open question."""

    def choose(self, place: Target | None, choices: Sequence[Choice]) -> None:
        """Open a small menu at a place of the board, or at the action bar."""

    def confirm(self, title: str, text: str, yes: str, action: Callable[[], object]) -> None:
        """Ask before something that may be regretted."""

    def look_again(self) -> None:
        """What is lit has changed."""

    def show_board(self) -> None:
        """The way that is drawn has changed."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One button of the action bar."""

    verb: str
    label: str
    hotkey: str
    enabled: bool
    tip: str
    chosen: bool = False


class Controller:
    """Keeps what can be done now, what is being aimed at, and where a journey goes on."""

    def __init__(self, table: PlayTable, hand: Hand) -> None:
        self.table = table
        self.view = table.view
        self.hand = hand
        self.offers: list[Offer] = []
        self.journeys: dict[str, Journey] = {}
        self.refusals: dict[str, Refused] = {}
        self.aim = ""
        """The verb whose targets alone are lit, if the player chose one."""
        self._machine = ""
        """The machine whose targets alone are lit, if it was chosen by itself."""
        self.cursor: Target = NOTHING
        """Where the keyboard points on the board."""
        self.ways = Ways(table)
        self._shown: Offer | None = None
        self._plan: list[tuple[str, ...]] = []
        self._mark = 0
        self._answers: list[Json] = []
        """Answers to the questions that follow, where the player has decided them all with one gesture."""
        self._bar: list[Entry] = []

    def open(self) -> bool:
        """Take up the question that is open now; True if the player's last wish has answered it already."""
        question = self.table.question
        if self._answers and question is not None:
            self.hand.answer(self._answers.pop(0))
            return True
        self.aim, self._machine = "", ""
        self.cursor = NOTHING
        self._shown = None
        self.ways.forget()
        self.offers = offers_of(question, self.view)
        self.journeys, self.refusals = {}, {}
        if isinstance(question, Act):
            me = self.view.survivor(question.survivor)
            if self._go_on():
                return True
            self.journeys = journeys(self.view.game, me)
            actions = [option for option in question.options if isinstance(option, Action)]
            self.refusals = refusals(self.view.game, me, actions)
        self._plan = []
        return False

    def carry_out(self, answers: Sequence[Json]) -> None:
        """Answer the open question and those that follow from it."""
        first, *self._answers = answers
        self.hand.answer(first)

    def close(self) -> None:
        """Nothing can be chosen while things are still being shown."""
        self.offers, self.journeys, self.aim, self._machine, self.cursor = [], {}, "", "", NOTHING
        self._shown = None

    def _go_on(self) -> bool:
        """The next move of a journey, unless something has happened on the way."""
        if not self._plan or not all(isinstance(event, WALKING) for event in self.table.shown[self._mark :]):
            return False
        step = self._plan.pop(0)
        offer = next((offer for offer in self.offers if offer.verb == MOVE and offer.path == step), None)
        if offer is None:
            return False
        self._give(offer)
        return True

    @property
    def open_offers(self) -> list[Offer]:
        """The offers that can be clicked on the board now."""
        if self.aim:
            return [offer for offer in self.offers if offer.verb == self.aim and self._machine in ("", offer.figure)]
        return [offer for offer in self.offers if not self._only_by_name(offer)]

    def _only_by_name(self, offer: Offer) -> bool:
        """What nobody means by a plain click: firing where no enemy stands, a blast, or what a machine could do."""
        if offer.verb in BLASTS or offer.verb in MACHINES:
            return True
        return offer.verb in HOSTILE and offer.zone not in self.view.state.enemies

    def at(self, target: Target) -> list[Offer]:
        """What a click at a place could mean, the likeliest first."""
        offers = self.open_offers
        if target.figure is not None:
            about = [offer for offer in offers if offer.figure == target.figure and not offer.zone]
            if target.figure in self.view.state.enemies.get(target.zone or "", ()):
                about += [offer for offer in offers if offer.zone == target.zone and offer.verb not in ON_FOOT]
            if about:
                return self.ways.worth_choosing(about)
        if target.token is not None:
            about = [offer for offer in offers if offer.token == target.token]
            if about:
                return about
        return self.ways.worth_choosing(offer for offer in offers if offer.zone and offer.zone == target.zone)

    def journey_to(self, target: Target) -> Journey | None:
        """The way to a zone that takes several moves, where a click can mean nothing else."""
        if self.aim not in ("", MOVE) or target.zone is None or self.at(target):
            return None
        return self.journeys.get(target.zone)

    def click(self, target: Target) -> None:
        """The player means this place."""
        offers = self.at(target)
        orders = self.orders(target.figure or "")
        if orders and not self.aim:
            self.hand.choose(target, [*(self.choice(offer) for offer in offers), *orders])
        elif len(offers) == 1:
            self.take(offers[0])
        elif offers:
            self.hand.choose(target, [self.choice(offer) for offer in sorted(offers, key=_hopeless)])
        elif (journey := self.journey_to(target)) is not None:
            self.travel(journey)

    def orders(self, machine: str) -> list[Choice]:
        """What a machine under control can be told to do, as lines of a menu: each lights the places for it."""
        verbs = dict.fromkeys(offer.verb for offer in self.offers if offer.figure == machine and offer.verb in MACHINES)
        return [Choice(self._order_text(machine, verb), partial(self._order, machine, verb)) for verb in verbs]

    def _order_text(self, machine: str, verb: str) -> str:
        offers = [offer for offer in self.offers if offer.verb == verb and offer.figure == machine]
        if len(offers) == 1:
            return self.menu_text(offers[0])
        cost = cost_words(min(offer.cost or 0 for offer in offers))
        named = verb_name(ATTACK if verb == MACHINE_ATTACK else verb).lower()
        words = f"{self.view.name(machine)}: {named} ({cost})"
        return _("{what}\nThen pick a lit zone.").format(what=words)

    def _order(self, machine: str, verb: str) -> None:
        """Light what one machine can do in one way, or do it if there is only one place for it."""
        offers = [offer for offer in self.offers if offer.verb == verb and offer.figure == machine]
        if len(offers) == 1:
            self.take(offers[0])
            return
        self._begin_aim(verb, machine)

    def choice(self, offer: Offer) -> Choice:
        """An offer as a line of a menu; its way is drawn on the board while the line is pointed at."""
        return Choice(self.menu_text(offer), lambda: self.take(offer), shown=lambda: self._show(offer))

    def _show(self, offer: Offer | None) -> None:
        """Draw the way of an offer, whatever the mouse points at."""
        if offer is not self._shown:
            self._shown = offer
            self.hand.show_board()

    def menu_closed(self) -> None:
        """The menu is gone, and with it the way that it showed."""
        self._show(None)

    def menu_text(self, offer: Offer) -> str:
        """An offer in a menu: what it is, what it costs, its chances, and what tells it from other ways."""
        rivals = self.ways.rivals(offer, self.at(Target(offer.zone))) if offer.path else []
        text = self.ways.name(offer) if rivals else offer.label
        if offer.cost is not None and offer.verb not in (ATTACK, MACHINE_ATTACK):
            text = f"{text} ({cost_words(offer.cost)})"
        if rivals:
            text = "\n".join([text, *self.ways.consequences(offer)])
        odds = odds_words(offer, self.view)
        return f"{text}\n{odds}" if odds else text

    def take(self, offer: Offer) -> None:
        """Do it, after a question where friends are at risk or actions would be lost."""
        turn = self.view.state.turn
        if offer.risky:
            self.hand.confirm(
                _("Friends in the line of fire"), odds_words(offer, self.view), _("Fire"), self._gives(offer)
            )
        elif offer.verb in BLASTS and (here := [one.id for one in self.view.game.survivors_in(offer.zone)]):
            names = ", ".join(self.view.name(name) for name in here)
            text = _("The blast kills everybody there: {names}. The mission would be lost.").format(names=names)
            yes = _("Throw it") if offer.verb == "dynamite" else _("Fire")
            self.hand.confirm(verb_name(offer.verb), text, yes, self._gives(offer))
        elif offer.verb == END_TURN and turn is not None and turn.actions > 0:
            left = counted("{count} action is left.", "{count} actions are left.", turn.actions)
            self.hand.confirm(_("End the turn?"), left, _("End turn"), self._gives(offer))
        else:
            self._give(offer)

    def _gives(self, offer: Offer) -> Callable[[], None]:
        return lambda: self._give(offer)

    def _give(self, offer: Offer) -> None:
        self._mark = len(self.table.shown)
        self.hand.answer(offer.option)

    def travel(self, journey: Journey) -> None:
        """Set out on several moves in a row; anything unforeseen ends the journey."""
        self._plan = list(journey.moves)
        self._mark = len(self.table.shown)
        self._go_on()

    def point(self, survivor: str) -> bool:
        """The player means a survivor's portrait."""
        offer = next((offer for offer in self.open_offers if offer.figure == survivor), None)
        if offer is None:
            return False
        self.take(offer)
        return True

    def press(self, verb: str) -> None:
        """The player means an action by its name."""
        offers = [offer for offer in self.offers if offer.verb == verb]
        if self.aim == verb:
            self.cancel()
        elif len(offers) == 1 and not (offers[0].zone and verb in HOSTILE):
            self.take(offers[0])
        elif offers and all(offer.zone for offer in offers):
            self._begin_aim(verb)
        elif offers:
            self.hand.choose(None, [self.choice(offer) for offer in offers])

    def _begin_aim(self, verb: str, machine: str = "") -> None:
        """From now on a click means this verb."""
        self.aim, self._machine, self.cursor = verb, machine, NOTHING
        self.hand.look_again()

    def cancel(self) -> bool:
        """Stop aiming; False if nothing was aimed."""
        if not self.aim and self.cursor == NOTHING:
            return False
        self.aim, self._machine, self.cursor = "", "", NOTHING
        self.hand.look_again()
        return True

    def entries(self) -> list[Entry]:
        """The action bar as things stand; while something is shown it stays as it was, dark once the dead act."""
        if self.table.idle:
            self._bar = self._open_entries()
            return self._bar
        if self.view.state.phase == PLAYERS:
            return self._bar
        return [replace(entry, enabled=False, chosen=False) for entry in self._bar]

    def _open_entries(self) -> list[Entry]:
        verbs = list(dict.fromkeys(offer.verb for offer in self.offers if self._named(offer)))
        if isinstance(self.table.question, Act):
            common = [verb for verb in COMMON if verb in verbs or verb != "reload" or self._guns_run_empty]
            special = [verb for verb in (*verbs, *self.refusals) if verb not in (*COMMON, END_TURN, "recruit")]
            shown = list(dict.fromkeys([*common, *special, *(verb for verb in verbs if verb == "recruit")]))
            shown.append(END_TURN)
        else:
            shown = verbs
        return [self._entry(verb, letter) for verb, letter in _letters(shown).items()]

    @property
    def _guns_run_empty(self) -> bool:
        """Whether this game has weapons that are reloaded."""
        return "reload" in self.view.content.game.traits

    def _named(self, offer: Offer) -> bool:
        """Whether an offer needs a button: all actions, and elsewhere what has no place on the board."""
        return isinstance(self.table.question, Act) or not (offer.zone or offer.figure)

    def _entry(self, verb: str, letter: str) -> Entry:
        offers = [offer for offer in self.offers if offer.verb == verb]
        reason = self.refusals.get(verb)
        tip = explained(reason) if reason is not None else _("Not possible now.")
        if offers:
            tip = self._tip(verb, offers)
        return Entry(verb, verb_name(verb), letter.upper(), bool(offers), tip, self.aim == verb)

    def _tip(self, verb: str, offers: Sequence[Offer]) -> str:
        costs = sorted({offer.cost for offer in offers if offer.cost is not None})
        tip = f"{verb_name(verb)}: {cost_words(costs[0])}" if costs else verb_name(verb)
        return f"{tip}." if len(offers) == 1 else _("{what}; pick a target.").format(what=tip)

    def highlights(self) -> list[Highlight]:
        """The zones that are marked, and how."""
        styles: dict[str, Highlight] = {}
        if self.aim in ("", MOVE):
            styles = {zone: Highlight(zone, "reach") for zone in self.journeys}
        for offer in self.open_offers:
            if not offer.zone:
                continue
            hostile = offer.verb in HOSTILE and not self.aim
            if hostile or styles.get(offer.zone, Highlight("", "reach")).style == "reach":
                styles[offer.zone] = Highlight(offer.zone, "danger" if hostile else "legal")
        return list(styles.values())

    def handles(self) -> list[Handle]:
        """Buttons in the doorways whose doors can be moved now."""
        ways = {opening.id: opening for opening in self.view.board.openings}
        moved = [offer for offer in self.open_offers if offer.verb == DOOR and offer.token in ways]
        return [
            Handle(offer.token, DOOR, *ways[offer.token].rect.middle, ways[offer.token].zones[0]) for offer in moved
        ]

    def lit_figures(self) -> set[str]:
        """The miniatures that can be chosen."""
        lit = {offer.figure for offer in self.open_offers if offer.figure} if self._choosing_people() else set()
        if not self.aim:
            lit |= {offer.figure for offer in self.offers if offer.verb in MACHINES}
        hostile = {offer.zone for offer in self.open_offers if offer.verb in HOSTILE}
        return lit | {enemy for zone in hostile for enemy in self.view.state.enemies.get(zone, ())}

    def _choosing_people(self) -> bool:
        return bool(self.aim) or isinstance(self.table.question, ChooseSurvivor)

    def route(self, target: Target) -> Route | None:
        """The way under the cursor, with what it costs."""
        me = self.view.active
        walks = [self._shown] if self._shown is not None else [offer for offer in self.at(target) if offer.path]
        if me is None or not me.zone:
            return None
        if walks:
            path, cost = walks[0].path, walks[0].cost
            return Route((me.zone, *path), cost_words(cost) if cost is not None else "") if path else None
        journey = self.journey_to(target)
        return Route((me.zone, *journey.zones), cost_words(journey.cost)) if journey is not None else None

    def places(self) -> list[Target]:
        """Everything on the board that the keyboard can go to."""
        found: dict[Target, None] = {}
        for offer in self.open_offers:
            if offer.zone:
                found[Target(offer.zone)] = None
            elif offer.figure and self._choosing_people() and self._zone_of(offer.figure):
                found[Target(self._zone_of(offer.figure), figure=offer.figure)] = None
        for handle in self.handles():
            found[Target(handle.zone, token=handle.id)] = None
        for zone in self.journeys if self.aim in ("", MOVE) else ():
            found.setdefault(Target(zone), None)
        return list(found)

    def _zone_of(self, figure: str) -> str:
        survivor = self.view.state.survivors.get(figure)
        if survivor is not None:
            return survivor.zone
        machine = self.view.state.machines.get(figure)
        return machine.zone if machine is not None else ""

    def move_cursor(self, way: tuple[int, int]) -> bool:
        """Go to the next lit place in a direction, seen from the cursor or from whoever acts."""
        places = [place for place in self.places() if place != self.cursor]
        start = self.cursor.zone or (self.view.active.zone if self.view.active is not None else "")
        origin = self._spot(start) if start else (0.0, 0.0)
        ranked = [
            (rank, number) for number, place in enumerate(places) if (rank := self._ahead(origin, place, way)) > 0
        ]
        if not ranked:
            return False
        self.cursor = places[min(ranked)[1]]
        self.hand.look_again()
        return True

    def next_place(self, step: int) -> bool:
        """Go to the next lit place; False beyond the last one."""
        places = self.places()
        at = places.index(self.cursor) + step if self.cursor in places else (0 if step > 0 else len(places) - 1)
        if not 0 <= at < len(places):
            self.cancel()
            return False
        self.cursor = places[at]
        self.hand.look_again()
        return True

    def _spot(self, zone: str) -> tuple[float, float]:
        label = self.view.board.zones[zone].label
        return label.x, label.y

    def _ahead(self, origin: tuple[float, float], place: Target, way: tuple[int, int]) -> float:
        """How far a place lies in a direction; what lies aside counts as farther, what lies behind not at all."""
        assert place.zone is not None
        x, y = self._spot(place.zone)
        dx, dy = x - origin[0], y - origin[1]
        ahead, aside = (dx * way[0], abs(dy)) if way[0] else (dy * way[1], abs(dx))
        return ahead + 2 * aside if ahead > 0 and aside <= 2 * ahead else 0.0


def _hopeless(offer: Offer) -> bool:
    """Whether an attack cannot kill anybody: it stands last in a menu."""
    return offer.forecast is not None and not offer.forecast.kill


def _letters(verbs: Sequence[str]) -> dict[str, str]:
    """A key for every button: its own unless another one bears it already."""
    letters: dict[str, str] = {}
    for verb in verbs:
        own = KEYS.get(verb, "")
        letters[verb] = own if own not in letters.values() else ""
    for verb in verbs:
        if not letters[verb]:
            letters[verb] = next((letter for letter in SPARE if letter not in letters.values()), "")
    return letters
