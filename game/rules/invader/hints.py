"""Rough values of this edition's actions, for bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.board import Board
from game.engine import Option
from game.rules.invader.doors import ToggleDoor
from game.rules.invader.hellfire import Hellfire
from game.rules.invader.machines import MachineAttack, SteerMachine
from game.rules.invader.oxygen import EXTERIOR, SUPPLY_ROOM, TakeTank, tanks_left, tanks_worn
from game.rules.invader.parts import TakeSample, Unseal
from game.rules.invader.rations import Eat
from game.rules.invader.state import NEUTRAL, invader
from game.rules.invader.verbs import Bloodlust, Charge, ZeroGRun
from game.rules.zombicide.council import KILL, Council
from game.rules.zombicide.game import Game
from game.rules.zombicide.hints import DEATH, OBJECTIVE
from game.rules.zombicide.state import Survivor, ZoneId, kind_of

SHUT_OUT = 110
"""A door shut before Xenos that would come in: it costs them an action."""
WAY_OPENED = 60
"""A door opened on the way."""
FIRST_TANK, SPARE_TANK = 60, -60
URGENT, ON_THE_WAY = 1000, 300
"""A tank, for somebody who waits for it and for somebody who has something better to do."""
DETOUR = 4
"""So many zones a way over the surface has to save to be worth a tank."""
BLOW = 90
"""The attack that comes with a rush."""
SCORCHED = 500
"""Active mold that dies."""


def ways_of(game: Game, me: Survivor) -> Board:
    """The board by which a survivor plans: doors open, and the surface closed to those who have no oxygen."""
    conditions = game.board.conditions
    locked = tuple(each for each in conditions.closed if _locked(game, each))
    blocked = conditions.blocked if tanks_worn(game, me) else (*conditions.blocked, *_surface(game.board))
    if locked == conditions.closed and blocked == conditions.blocked:
        return game.board
    return game.board.under(replace(conditions, closed=locked, blocked=blocked))


def _locked(game: Game, opening: str) -> bool:
    colour = invader(game).doors[opening].colour
    return colour != NEUTRAL and not game.mission.opens(game, colour)


def _surface(board: Board) -> tuple[str, ...]:
    return tuple(zone.id for zone in board.zones.values() if zone.kind.name == EXTERIOR)


def supply_rooms(game: Game) -> list[ZoneId]:
    """Where tanks can be taken."""
    return [zone.id for zone in game.board.zones.values() if zone.kind.name == SUPPLY_ROOM] if tanks_left(game) else []


def _needs_air(game: Game, me: Survivor) -> bool:
    """Whether something that the mission is about lies beyond the surface."""
    indoors = ways_of(game, me)
    conditions = indoors.conditions
    anywhere = game.board.under(replace(conditions, blocked=game.board.conditions.blocked))
    places = [*game.state.places.get("exit", ()), *(each.zone for each in game.state.objectives.values())]
    for place in places:
        short, long = anywhere.distance(me.zone, place), indoors.distance(me.zone, place)
        if short is not None and (long is None or long > short + DETOUR):
            return True
    return False


def _tank(council: Council, me: Survivor, option: TakeTank) -> int:
    game = council.game
    if tanks_worn(game, me):
        return SPARE_TANK
    if not _needs_air(game, me):
        return FIRST_TANK
    return ON_THE_WAY if council.plan.runs(me) else URGENT


def hint(council: Council, me: Survivor, option: Option) -> int | None:
    """A value for the actions that only this edition has; None for all others."""
    judge = _JUDGES.get(type(option))
    return None if judge is None else judge(council, me, option)


def _door(council: Council, me: Survivor, option: ToggleDoor) -> int:
    game = council.game
    opening = next(each for each in game.board.openings if each.id == option.opening)
    beyond = next((zone for zone in opening.zones if zone != me.zone), me.zone)
    if option.shut:
        wanted = any(council.plan.left(each, beyond) < council.plan.left(each, me.zone) for each in game.players())
        barred = game.crowd(beyond) and not game.crowd(me.zone) and not game.survivors_in(beyond)
        return SHUT_OUT if barred and not wanted else -1
    return WAY_OPENED if council.travel(me, (beyond,), 1) > 0 else -1


def _hellfire(council: Council, me: Survivor, option: Hellfire) -> int:
    game = council.game
    if game.survivors_in(option.zone):
        return DEATH
    lost = sum(objective.zone == option.zone for objective in game.state.objectives.values())
    machines = sum(machine.zone == option.zone for machine in game.state.machines.values())
    marked = sum(token.zone == option.zone for token in game.state.spawns.values())
    worth = sum(council.outlook.price(option.zone, kind_of(enemy)) + KILL[1] for enemy in game.crowd(option.zone))
    mold = SCORCHED * (1 + marked) if invader(game).mold.get(option.zone) else 0
    wanted = OBJECTIVE if any(errand.zone == option.zone for errand in council.plan.errands) and not lost else 0
    return worth + mold + wanted - 2000 * lost - 400 * machines - 250


def _rush(council: Council, me: Survivor, option: Charge | Bloodlust) -> int:
    return council.travel(me, option.path, option.cost) + BLOW


_JUDGES: dict[type[Option], Callable[[Council, Survivor, Any], int]] = {
    Bloodlust: _rush,
    Charge: _rush,
    Eat: lambda council, me, option: -15,
    Hellfire: _hellfire,
    MachineAttack: lambda council, me, option: council.strike(option.strike(council.game, me)),
    SteerMachine: lambda council, me, option: -40,
    TakeTank: _tank,
    TakeSample: lambda council, me, option: OBJECTIVE,
    ToggleDoor: _door,
    Unseal: lambda council, me, option: OBJECTIVE,
    ZeroGRun: lambda council, me, option: council.travel(me, option.path, option.cost) - 1,
}
