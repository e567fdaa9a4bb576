"""Rough values of this edition's actions, for bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine import Option
from game.rules.undead_or_alive.classes import Charge, VadeRetro
from game.rules.undead_or_alive.machines import Board, FireGatling, PushMachine
from game.rules.undead_or_alive.parts import DropCoal, Load, SetFlag, StartTrain
from game.rules.undead_or_alive.spawns import PILE, Drink, UseHolyWater, active_tokens, pile_in_reach
from game.rules.undead_or_alive.traits import ThrowDynamite
from game.rules.undead_or_alive.verbs import Improvise, Invent, Jump
from game.rules.zombicide.game import Game
from game.rules.zombicide.hints import DEATH, KILL, relief, strike_value, travel
from game.rules.zombicide.state import Survivor, kind_of

POINTS_ARE_DANGER = -15
"""Points bring skills, and more zombies for everybody."""


def dread(game: Game, zone: str) -> int:
    """Stirring a corpse pile is bad, worse the more spawn tokens are active, and the end of all at the limit."""
    spot = pile_in_reach(game.board, zone)
    if spot is None or f"{PILE}.{spot.face}" in game.state.spawns:
        return 0
    limit = game.content.game.active_spawns_to_lose or 99
    spare = limit - 1 - active_tokens(game)
    return -DEATH if spare <= 0 else 900 // spare


def hint(game: Game, me: Survivor, option: Option) -> int | None:
    """A value for the actions that only this edition has; None for all others."""
    judge = _JUDGES.get(type(option))
    return None if judge is None else judge(game, me, option)


def _charge(game: Game, me: Survivor, charge: Charge) -> int:
    crowd = game.crowd(charge.path[-1])
    few = KILL + 20 - 60 * max(0, len(crowd) - 1) - 30 * (charge.cost - 1)
    return few + relief(game, me, charge.path[-1]) - max(dread(game, zone) for zone in charge.path)


def _dynamite(game: Game, me: Survivor, throw: ThrowDynamite) -> int:
    if game.survivors_in(throw.zone):
        return DEATH
    crowd = game.crowd(throw.zone)
    worth = sum(game.enemy(enemy).toughness for enemy in crowd) * KILL
    marked = any(
        token.zone == throw.zone and not game.mission.allows("cleansable", game, token)
        for token in game.state.spawns.values()
    )
    blocked = throw.zone in game.state.blocked
    return 900 if marked or blocked else worth - 250


def _vade_retro(game: Game, me: Survivor, option: VadeRetro) -> int:
    crowd = game.crowd(option.zone)
    near = game.board.distance(option.zone, me.zone)
    return 55 * len(crowd) - 40 if near is not None and near <= 1 else 5 * len(crowd) - 40


_JUDGES: dict[type[Option], Callable[[Game, Survivor, Any], int]] = {
    Board: lambda game, me, option: -80,
    Charge: _charge,
    Drink: lambda game, me, option: POINTS_ARE_DANGER,
    DropCoal: lambda game, me, option: 900,
    FireGatling: lambda game, me, option: strike_value(game, me, option.strike(game, me)),
    Improvise: lambda game, me, option: strike_value(game, me, option.strike(game, me)) + 10,
    Invent: lambda game, me, option: -30 if kind_of(option.card) != "water" else 20,
    Jump: lambda game, me, option: travel(game, me, (option.zone,), option.cost) - 1,
    Load: lambda game, me, option: 900,
    PushMachine: lambda game, me, option: -150,
    SetFlag: lambda game, me, option: 5000,
    StartTrain: lambda game, me, option: 5000,
    ThrowDynamite: _dynamite,
    UseHolyWater: lambda game, me, option: 260 + 60 * active_tokens(game),
    VadeRetro: _vade_retro,
}
