"""Rough values of this edition's actions, for bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine import Option
from game.rules.undead_or_alive.classes import Charge, VadeRetro
from game.rules.undead_or_alive.machines import Board, FireGatling, PushMachine
from game.rules.undead_or_alive.parts import DropCoal, Load, SetFlag, StartTrain
from game.rules.undead_or_alive.spawns import ABOMINATION, PILE, Drink, UseHolyWater, active_tokens, pile_in_reach
from game.rules.undead_or_alive.train import has_rails
from game.rules.undead_or_alive.traits import ThrowDynamite
from game.rules.undead_or_alive.verbs import Improvise, Invent, Jump
from game.rules.zombicide.council import KILL, STEP, Council
from game.rules.zombicide.game import Game
from game.rules.zombicide.hints import DEATH, OBJECTIVE
from game.rules.zombicide.state import Survivor, kind_of

POINTS_ARE_DANGER = -15
"""Points bring skills, and more zombies for everybody."""
STIRRED, ONE_TOO_MANY = 900, 4000
"""A corpse pile that wakes up with one more to spare, and with none as soon as an abomination comes."""
PUSH_IN_VAIN = -150
BLOW = 90
"""The attack that comes with a charge."""
LAST_STICK = 250
"""Dynamite that is gone."""


def dread(game: Game, zone: str) -> int:
    """Stirring a corpse pile is bad, worse the more spawn tokens are active, and the end of all at the limit."""
    spot = pile_in_reach(game.board, zone)
    if spot is None or f"{PILE}.{spot.face}" in game.state.spawns:
        return 0
    limit = game.content.game.active_spawns_to_lose or 99
    asleep = sum(token.kind == ABOMINATION and not token.active for token in game.state.spawns.values())
    spare = limit - 1 - active_tokens(game)
    if spare <= 0:
        return -DEATH
    return STIRRED // (spare - asleep) if spare > asleep else ONE_TOO_MANY


def hint(council: Council, me: Survivor, option: Option) -> int | None:
    """A value for the actions that only this edition has; None for all others."""
    judge = _JUDGES.get(type(option))
    return None if judge is None else judge(council, me, option)


def _charge(council: Council, me: Survivor, charge: Charge) -> int:
    """A way into the crowd and a blow for one action."""
    return council.travel(me, charge.path, charge.cost) + BLOW


def _dynamite(council: Council, me: Survivor, throw: ThrowDynamite) -> int:
    game = council.game
    if game.survivors_in(throw.zone):
        return DEATH
    crowd = game.crowd(throw.zone)
    if any(errand.zone == throw.zone for errand in council.plan.errands) and (
        throw.zone in game.state.blocked
        or any(
            token.zone == throw.zone and not game.mission.allows("cleansable", game, token)
            for token in game.state.spawns.values()
        )
    ):
        return OBJECTIVE
    return sum(council.outlook.price(throw.zone, kind_of(enemy)) + KILL[2] for enemy in crowd) - LAST_STICK


def _vade_retro(council: Council, me: Survivor, option: VadeRetro) -> int:
    outlook = council.outlook
    saved = sum(outlook.price(option.zone, kind_of(enemy)) for enemy in council.game.crowd(option.zone))
    return saved * 2 // 3 - 40


def _water(council: Council, me: Survivor, option: UseHolyWater) -> int:
    """Better kept while the mission waits for it elsewhere."""
    wanted = any(errand.zone == option.zone for errand in council.plan.errands)
    return OBJECTIVE if wanted else 260 + 60 * active_tokens(council.game)


def _push(council: Council, me: Survivor, option: PushMachine) -> int:
    """Only what the mission wants moved: off the rails, or out with everybody."""
    game = council.game
    here = game.state.machines[option.machine].zone
    if not any(errand.zone == here for errand in council.plan.errands):
        return PUSH_IN_VAIN
    exits = game.state.places.get("exit", ())
    if not exits:
        return OBJECTIVE if not has_rails(game, option.zone) else PUSH_IN_VAIN
    near, then = (game.board.distance(zone, exits[0]) or 0 for zone in (here, option.zone))
    return 3 * STEP * (near - then) + council.outlook.relief(me, option.zone, option.cost)


_JUDGES: dict[type[Option], Callable[[Council, Survivor, Any], int]] = {
    Board: lambda council, me, option: -80,
    Charge: _charge,
    Drink: lambda council, me, option: POINTS_ARE_DANGER,
    DropCoal: lambda council, me, option: OBJECTIVE,
    FireGatling: lambda council, me, option: council.strike(option.strike(council.game, me)),
    Improvise: lambda council, me, option: council.strike(option.strike(council.game, me)),
    Invent: lambda council, me, option: -30 if kind_of(option.card) != "water" else 20,
    Jump: lambda council, me, option: council.travel(me, (option.zone,), option.cost) - 1,
    Load: lambda council, me, option: OBJECTIVE,
    PushMachine: _push,
    SetFlag: lambda council, me, option: 2 * OBJECTIVE,
    StartTrain: lambda council, me, option: 2 * OBJECTIVE,
    ThrowDynamite: _dynamite,
    UseHolyWater: _water,
    VadeRetro: _vade_retro,
}
