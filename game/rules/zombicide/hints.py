"""How promising answers look: rough values by which a simple bot plays sensibly. No rule depends on them.

Values are in hundredths of a dead walker: what saves lives or wins is worth many, what wastes time a little less than
nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch
from typing import Any

from game.engine import Option, Question
from game.rules.zombicide.abilities import Lead, Rescue, Shove, Sprint, Taunt
from game.rules.zombicide.action import LATER, Activate, Named
from game.rules.zombicide.arrange import Arrange
from game.rules.zombicide.attack import Attack
from game.rules.zombicide.combat import ChooseReroll, ShareHits
from game.rules.zombicide.explain import odds_of
from game.rules.zombicide.game import Game
from game.rules.zombicide.health import ShareHarm
from game.rules.zombicide.inventory import Discard, Trade
from game.rules.zombicide.movement import Move, Path
from game.rules.zombicide.search import Search
from game.rules.zombicide.state import Survivor, ZoneId
from game.rules.zombicide.strike import Strike
from game.rules.zombicide.verbs import EndTurn, MakeNoise, Recruit, Reload, TakeObjective

KILL = 190
STEP = 420
"""One zone nearer to where the mission leads."""
WOUND = 3
"""One wound that the coming enemy phase threatens."""
FALL = 400
"""A wound that nobody could bear."""
FROM_THE_CROWD = 182
"""Walking into enemies."""
SPENT = 25
"""An action more than needed."""
SEARCH = 548
DEATH = -100_000
NEAR_FULL = 4
"""Cards that are enough, so that searching can wait."""


def hint(game: Game, question: Question, answer: Any) -> int:
    """A rough value of an answer to a question."""
    turn = game.state.turn
    if isinstance(answer, Option) and turn is not None:
        own = game.edition.hint(game, game.me(turn.survivor), answer)
        if own is not None:
            return own
    return _value(question, game, answer)


@singledispatch
def _value(question: Question, game: Game, answer: Any) -> int:
    turn = game.state.turn
    if isinstance(answer, Option):
        judge = _JUDGES.get(type(answer))
        actor = turn.survivor if turn is not None else answer.survivor if isinstance(answer, Activate) else ""
        if isinstance(answer, Activate) and answer.survivor == LATER:
            return -1
        if judge is not None and actor:
            return judge(game, game.me(actor), answer)
        if isinstance(answer, Named) and answer.what in ("leave", "nothing"):
            return 50 if answer.what == "leave" else -1
    return 0


@_value.register
def _(question: ShareHarm, game: Game, answer: Any) -> int:
    """Nobody should fall; then the strong take the wounds."""
    shares = question.accept(answer)
    if any(count and question.falls(name, count) for name, count in shares.items()):
        return DEATH
    spare = [left - shares[name] * question.damage for name, left in zip(question.among, question.left, strict=True)]
    return 10 * min(spare)


@_value.register
def _(question: ShareHits, game: Game, answer: Any) -> int:
    """The worst enemies first."""
    types = game.rules.enemy_types
    shares = question.accept(answer)
    return sum(count * (types[kind].toughness + types[kind].actions) for kind, count in shares.items())


@_value.register
def _(question: ChooseReroll, game: Game, answer: Named) -> int:
    """Throw again when less than half of the dice hit."""
    poor = 2 * question.hits < len(question.dice)
    return 1 if (answer.what != "keep") == poor else 0


@_value.register
def _(question: Arrange, game: Game, answer: Any) -> int:
    """Good weapons in hand, ammunition under them, useful things kept."""
    total = 0
    for name, holding in question.accept(answer).items():
        me = game.me(name)
        held = [card for card, hand in zip(holding.slots, game.rules.hands, strict=True) if hand and card]
        held.extend(card for under in holding.assigned.values() for card in under)
        total += sum(worth(game, card) for card in held) * 2
        total += sum(worth(game, card) for card in holding.slots if card and card not in held)
        total -= 0 if any(holding.slots) or not any(me.slots) else 1
    return total


def worth(game: Game, card: str) -> int:
    """What a card is worth to a fighter: the hits it can expect, times its damage; other things a little."""
    equipment = game.card(card)
    if equipment is None:
        return 500
    attack = equipment.attack
    if attack is None:
        return 25
    value = attack.dice * (7 - attack.accuracy) * 6 * attack.damage
    return value + (10 if equipment.dual else 0) + 8 * attack.range[1]


def strike_value(game: Game, me: Survivor, strike: Strike) -> int:
    """Expected kills, worth more the nearer they are; harm to friends weighs heavily."""
    odds = odds_of(game, strike)
    near = 3 if strike.zone == me.zone else 2 if strike.range <= 1 else 1
    kills = odds.mean("kills")
    harm = odds.mean("friendly_fire")
    if not kills:
        return -30
    saved = 0
    if strike.range <= 2:
        for zone in dict.fromkeys(survivor.zone for survivor in game.present()):
            distance = 0 if zone == strike.zone else game.board.distance(strike.zone, zone)
            if distance is not None and distance <= 1:
                people = game.survivors_in(zone)
                bearable = sum(person.health - person.wounds - 1 for person in people)
                saved += FALL if threat(game, zone) > bearable else 0
    return int(kills * (KILL * (2 + near) / 2 + saved)) - int(harm * 600)


def destinations(game: Game, me: Survivor) -> list[ZoneId]:
    """Where a survivor should go next: an errand for which nobody is nearer, else where all will leave."""
    errands = [zone for zone in _errands(game, me) if _nearest(game, zone) == me.id]
    return errands or game.state.places.get("exit", []) or game.edition.rendezvous(game) or _errands(game, me)


def _nearest(game: Game, zone: ZoneId) -> str:
    """The survivor with the shortest way to a zone."""
    ways = [
        (distance, survivor.id)
        for survivor in game.players()
        if survivor.zone and (distance := game.board.distance(survivor.zone, zone)) is not None
    ]
    return min(ways)[1] if ways else ""


def _errands(game: Game, me: Survivor) -> list[ZoneId]:
    """Zones with objectives to take and companions to recruit."""
    state = game.state
    wanted = [
        objective.zone
        for objective in state.objectives.values()
        if not game.mission.objective_refusal(game, me, objective)
    ]
    wanted += [
        other.zone
        for other in state.survivors.values()
        if other.companion and not other.leader and not game.mission.recruit_refusal(game, me, other)
    ]
    return wanted


def way_left(game: Game, me: Survivor, zone: ZoneId) -> int:
    """How far a zone is from where the survivor should go."""
    ways = [game.board.distance(zone, target) for target in destinations(game, me)]
    return min((way for way in ways if way is not None), default=0)


def threat(game: Game, zone: ZoneId) -> int:
    """How many wounds enemies could deal in a zone in the coming enemy phase."""
    total = 0
    for place, crowd in game.state.enemies.items():
        distance = 0 if place == zone else (game.board.distance(place, zone) or 99)
        for enemy in crowd:
            actions = game.enemy(enemy).actions
            total += max(0, actions - distance) * game.enemy(enemy).attack
    return total


def exposure(game: Game, zone: ZoneId, people: list[Survivor]) -> int:
    """What the coming enemy phase may cost those in a zone: wounds, and much more if they cannot all be borne."""
    if not people:
        return 0
    wounds = threat(game, zone)
    bearable = sum(person.health - person.wounds - 1 for person in people)
    return WOUND * wounds + FALL * max(0, wounds - bearable)


def relief(game: Game, me: Survivor, goal: ZoneId) -> int:
    """How much less all are exposed if a survivor goes to another zone."""
    here, there = game.survivors_in(me.zone), game.survivors_in(goal)
    left = [person for person in here if person is not me and person.leader != me.id]
    joined = [*there, *(person for person in here if person not in left)]
    before = exposure(game, me.zone, here) + exposure(game, goal, there)
    return before - exposure(game, me.zone, left) - exposure(game, goal, joined)


def travel(game: Game, me: Survivor, path: Path, cost: int) -> int:
    """What going somewhere is worth: the way it saves, the danger it avoids, the actions it costs."""
    goal = path[-1]
    nearer = way_left(game, me, me.zone) - way_left(game, me, goal)
    crowded = FROM_THE_CROWD if game.crowd(goal) else 0
    dread = max(game.edition.dread(game, zone) for zone in path)
    return STEP * nearer + relief(game, me, goal) - SPENT * (cost - 1) - crowded - dread


def _attack(game: Game, me: Survivor, attack: Attack) -> int:
    return strike_value(game, me, attack.strike(game, me))


def _search(game: Game, me: Survivor, search: Search) -> int:
    carried = sum(bool(card) for card in me.slots)
    return SEARCH if carried < NEAR_FULL else 20


def _shove(game: Game, me: Survivor, option: Shove) -> int:
    return -100 if game.survivors_in(option.zone) else 40 * len(game.crowd(me.zone))


def _activate(game: Game, me: Survivor, activate: Activate) -> int:
    """Those in trouble first."""
    return 10 * len(game.crowd(me.zone)) + threat(game, me.zone)


_JUDGES: dict[type[Option], Callable[[Game, Survivor, Any], int]] = {
    Activate: _activate,
    Attack: _attack,
    Discard: lambda game, me, option: -200,
    EndTurn: lambda game, me, option: 0,
    Lead: lambda game, me, option: 5,
    MakeNoise: lambda game, me, option: -60,
    Move: lambda game, me, option: travel(game, me, option.path, option.cost),
    Recruit: lambda game, me, option: 400,
    Reload: lambda game, me, option: 40,
    Rescue: lambda game, me, option: 30,
    Search: _search,
    Shove: _shove,
    Sprint: lambda game, me, option: travel(game, me, option.path, option.cost) - 1,
    TakeObjective: lambda game, me, option: 600,
    Taunt: lambda game, me, option: -200,
    Trade: lambda game, me, option: -40,
}
