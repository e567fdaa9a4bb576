"""How promising answers look: rough values by which a simple bot plays sensibly. No rule depends on them.

Values are in hundredths of a dead walker: what saves lives or wins is worth many, what wastes time a little less than
nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import singledispatch
from typing import Any

from game.engine import Option, Question
from game.rules.zombicide import kit
from game.rules.zombicide.abilities import Lead, PathOption, Rescue, Shove, Sprint, Taunt
from game.rules.zombicide.action import LATER, Activate, Named
from game.rules.zombicide.arrange import Arrange
from game.rules.zombicide.attack import Attack
from game.rules.zombicide.combat import ChooseReroll, ShareHits
from game.rules.zombicide.council import Council
from game.rules.zombicide.game import Game
from game.rules.zombicide.health import ShareHarm
from game.rules.zombicide.inventory import Discard, Trade
from game.rules.zombicide.movement import Move
from game.rules.zombicide.search import Search
from game.rules.zombicide.state import Survivor
from game.rules.zombicide.verbs import EndTurn, MakeNoise, Recruit, Reload, TakeObjective

SEARCH, SEARCH_MORE, SEARCH_NEEDED = 340, 60, 700
"""Looking for something useful: for those who have no good weapon, for the others, and for all if the band needs it."""
ARMED = 140
"""A weapon of so much worth will do."""
TRADE, BETTER = 320, 30
"""Changing what is in whose hands, and how much better it has to be."""
RUNNERS_TURN = 3
"""How early those have their turns who run errands."""
DEATH = -100_000
OBJECTIVE, SPOILS = 6000, 150
"""Taking an objective that the mission asks for, and one that only pays."""


def hint(game: Game, question: Question, answer: Any) -> int:
    """A rough value of an answer to a question."""
    return hints(game, question, [answer])[0]


def hints(game: Game, question: Question, answers: Sequence[Any]) -> list[int]:
    """Rough values of answers to a question."""
    council = Council(game)
    return [_hint(council, question, answer) for answer in answers]


def proposals(game: Game, question: Question) -> list[Any]:
    """Answers that a sensible player would think of besides the usual ones."""
    return [kit.best_order(game, question)] if isinstance(question, Arrange) and not question.new else []


def _hint(council: Council, question: Question, answer: Any) -> int:
    turn = council.game.state.turn
    if isinstance(answer, Option) and turn is not None:
        own = council.game.edition.hint(council, council.game.me(turn.survivor), answer)
        if own is not None:
            return own
    return _value(question, council, answer)


@singledispatch
def _value(question: Question, council: Council, answer: Any) -> int:
    turn = council.game.state.turn
    if isinstance(answer, Option):
        judge = _JUDGES.get(type(answer))
        actor = turn.survivor if turn is not None else answer.survivor if isinstance(answer, Activate) else ""
        if isinstance(answer, Activate):
            if answer.survivor == LATER:
                return -1
            actor = answer.survivor
        if judge is not None and actor:
            return judge(council, council.game.me(actor), answer)
        if isinstance(answer, Named) and answer.what in ("leave", "nothing"):
            return 50 if answer.what == "leave" else -1
    return 0


@_value.register
def _(question: ShareHarm, council: Council, answer: Any) -> int:
    """Nobody should fall; then the strong take the wounds."""
    shares = question.accept(answer)
    if any(count and question.falls(name, count) for name, count in shares.items()):
        return DEATH
    spare = [left - shares[name] * question.damage for name, left in zip(question.among, question.left, strict=True)]
    return 10 * min(spare)


@_value.register
def _(question: ShareHits, council: Council, answer: Any) -> int:
    """The worst enemies first."""
    types = council.game.rules.enemy_types
    shares = question.accept(answer)
    return sum(count * (types[kind].toughness + types[kind].actions) for kind, count in shares.items())


@_value.register
def _(question: ChooseReroll, council: Council, answer: Named) -> int:
    """Throw again when less than half of the dice hit."""
    poor = 2 * question.hits < len(question.dice)
    return 1 if (answer.what != "keep") == poor else 0


@_value.register
def _(question: Arrange, council: Council, answer: Any) -> int:
    """Good weapons in hand, ammunition under them, useful things kept."""
    values = [kit.value(council.game, holding) for holding in question.accept(answer).values()]
    return int(sum(values) + 0.3 * min(values))


def _attack(council: Council, me: Survivor, attack: Attack) -> int:
    return council.strike(attack.strike(council.game, me))


def _search(council: Council, me: Survivor, search: Search) -> int:
    if council.plan.seeking and not council.plan.runs(me):
        return SEARCH_NEEDED
    if not all(me.slots) and kit.armed(council.game, me) < ARMED:
        return SEARCH
    return SEARCH_MORE if not all(me.slots) else -1


def _take(council: Council, me: Survivor, option: TakeObjective) -> int:
    zone = council.game.state.objectives[option.objective].zone
    wanted = any(errand.zone == zone for errand in council.plan.errands)
    return OBJECTIVE if wanted else SPOILS


def _shove(council: Council, me: Survivor, option: Shove) -> int:
    game = council.game
    if game.survivors_in(option.zone):
        return -100
    outlook = council.outlook
    rid = outlook.now(me.zone) - outlook.cost(me.zone, [], 0)
    return rid // 2 - 40


def _activate(council: Council, me: Survivor, activate: Activate) -> int:
    """Those who can strike at what is upon them first, those who can only wait for help last."""
    blows = council.outlook.threat(me.zone).blows
    errand = RUNNERS_TURN if council.plan.runs(me) else 0
    return 10 * sum(strength for strength, _ in blows) + errand + min(2, int(kit.armed(council.game, me)) // 100)


def _trade(council: Council, me: Survivor, option: Trade) -> int:
    """Worth an action if it arms somebody."""
    game = council.game
    better = kit.gain(game, me, game.me(option.partner)) if option.partner else kit.in_disorder(game, me)
    return min(TRADE, int(better * 3)) if better > BETTER else -40


def _path(council: Council, me: Survivor, option: PathOption) -> int:
    return council.travel(me, option.path, 1) if option.path else 0


_JUDGES: dict[type[Option], Callable[[Council, Survivor, Any], int]] = {
    Activate: _activate,
    Attack: _attack,
    Discard: lambda council, me, option: -200,
    EndTurn: lambda council, me, option: 0,
    Lead: lambda council, me, option: 5,
    MakeNoise: lambda council, me, option: -60,
    Move: lambda council, me, option: council.travel(me, option.path, option.cost),
    PathOption: _path,
    Recruit: lambda council, me, option: OBJECTIVE,
    Reload: lambda council, me, option: 40,
    Rescue: lambda council, me, option: 30,
    Search: _search,
    Shove: _shove,
    Sprint: lambda council, me, option: council.travel(me, option.path, option.cost) - 1,
    TakeObjective: _take,
    Taunt: lambda council, me, option: -200,
    Trade: _trade,
}
