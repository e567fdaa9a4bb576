"""Rough values of this edition's actions, for bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.engine import Option
from game.rules.invader.doors import ToggleDoor
from game.rules.invader.hellfire import Hellfire
from game.rules.invader.machines import MachineAttack, SteerMachine
from game.rules.invader.oxygen import TakeTank, tanks_worn
from game.rules.invader.rations import Eat
from game.rules.invader.state import invader
from game.rules.invader.verbs import Bloodlust, Charge, ZeroGRun
from game.rules.zombicide.game import Game
from game.rules.zombicide.hints import DEATH, KILL, destinations, relief, strike_value, travel
from game.rules.zombicide.state import Survivor

SHUT_OUT = 110
"""A door shut before Xenos that would come in: it costs them an action."""
WAY_OPENED = 60
"""A door opened on the way."""
FIRST_TANK, SPARE_TANK = 60, -60
SCORCHED = 500
"""Active mold that dies."""


def hint(game: Game, me: Survivor, option: Option) -> int | None:
    """A value for the actions that only this edition has; None for all others."""
    judge = _JUDGES.get(type(option))
    return None if judge is None else judge(game, me, option)


def _door(game: Game, me: Survivor, option: ToggleDoor) -> int:
    opening = next(each for each in game.board.openings if each.id == option.opening)
    beyond = next((zone for zone in opening.zones if zone != me.zone), me.zone)
    if option.shut:
        return SHUT_OUT if game.crowd(beyond) and not game.crowd(me.zone) else -1
    closed = tuple(each for each in game.board.conditions.closed if each != option.opening)
    after = game.board.under(replace(game.board.conditions, closed=closed))
    for target in destinations(game, me):
        now, then = game.board.distance(me.zone, target), after.distance(me.zone, target)
        if then is not None and (now is None or then < now) and not game.crowd(beyond):
            return WAY_OPENED
    return -1


def _hellfire(game: Game, me: Survivor, option: Hellfire) -> int:
    if game.survivors_in(option.zone):
        return DEATH
    lost = sum(objective.zone == option.zone for objective in game.state.objectives.values())
    machines = sum(machine.zone == option.zone for machine in game.state.machines.values())
    marked = sum(token.zone == option.zone for token in game.state.spawns.values())
    worth = sum(game.enemy(enemy).toughness for enemy in game.crowd(option.zone)) * KILL
    mold = SCORCHED * (1 + marked) if invader(game).mold.get(option.zone) else 0
    return worth + mold - 2000 * lost - 400 * machines - 250


def _rush(game: Game, me: Survivor, option: Charge | Bloodlust) -> int:
    crowd = game.crowd(option.path[-1])
    return KILL // 2 - 60 * max(0, len(crowd) - 1) - 30 * option.cost + relief(game, me, option.path[-1])


_JUDGES: dict[type[Option], Callable[[Game, Survivor, Any], int]] = {
    Bloodlust: _rush,
    Charge: _rush,
    Eat: lambda game, me, option: -15,
    Hellfire: _hellfire,
    MachineAttack: lambda game, me, option: strike_value(game, me, option.strike(game, me)),
    SteerMachine: lambda game, me, option: -40,
    TakeTank: lambda game, me, option: SPARE_TANK if tanks_worn(game, me) else FIRST_TANK,
    ToggleDoor: _door,
    ZeroGRun: lambda game, me, option: travel(game, me, option.path, option.cost) - 1,
}
