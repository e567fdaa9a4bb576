"""What goals of a mission can wait for in any edition; each edition adopts those it knows and adds its own.

A function says whether its condition holds; where the course of a game can make it impossible, a second one says why.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from game.rules.zombicide.errands import Errand
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import OBJECTIVE_PILE

Wanted = Literal["all"] | int | tuple[str, ...] | dict[str, int]


def objectives_taken(game: Game, value: Wanted) -> bool:
    """All objectives of the board, so many, one of each of these colours, or so many of each."""
    if isinstance(value, int | str):
        return len(game.state.taken) >= _number(game, value)
    return all(game.state.taken.count(colour) >= count for colour, count in _colours(value).items())


def _number(game: Game, value: Literal["all"] | int) -> int:
    if value != "all":
        return value
    rules = game.mission.at("lays_out")
    return sum(not any(rule.lays_out(token) for rule in rules) for token in game.mission.tokens_of("objective"))


def _colours(value: tuple[str, ...] | dict[str, int]) -> dict[str, int]:
    return value if isinstance(value, dict) else dict.fromkeys(value, 1)


def objective_lost(game: Game, value: Wanted) -> str:
    """An objective that has to be taken is out of the game."""
    state = game.state
    if isinstance(value, int | str):
        return "objective_lost" if len(state.taken) + len(state.objectives) < _number(game, value) else ""
    left = [*state.taken, *(objective.colour for objective in state.objectives.values())]
    left += state.piles.get(OBJECTIVE_PILE, ())
    return "objective_lost" if any(left.count(colour) < count for colour, count in _colours(value).items()) else ""


def objectives_to_take(game: Game, value: Wanted) -> Iterator[Errand]:
    """Those that may count, each for whoever is allowed to take it."""
    state = game.state
    wanted = None if isinstance(value, int | str) else _colours(value)
    for objective in state.objectives.values():
        colour = objective.colour
        if not objective.zone:
            continue
        if wanted is not None and colour and state.taken.count(colour) >= wanted.get(colour, 0):
            continue
        who = tuple(me.id for me in game.players() if not game.mission.objective_refusal(game, me, objective))
        if who:
            yield Errand(objective.zone, who)


def way_out(game: Game, value: str) -> Iterator[Errand]:
    """Everybody has to get there."""
    for zone in game.state.places.get(value, ()):
        yield Errand(zone, everybody=True)


def survivors_left(game: Game, value: str) -> bool:
    """Every survivor, with all companions who follow, has left the board by this way."""
    return all(survivor.away == value for survivor in game.players())


def left_another_way(game: Game, value: str) -> str:
    """Somebody has left by another way."""
    return "left_another_way" if any(survivor.away not in ("", value) for survivor in game.players()) else ""


def machine_gone(game: Game, value: str) -> bool:
    """A machine is no longer on the board."""
    return value not in game.state.machines


def machine_left(game: Game, value: str) -> bool:
    """A machine has left by the exit."""
    return bool(game.state.flags.get(left_flag(value)))


def left_flag(machine: str) -> str:
    """The flag that notes that a machine has left by the exit."""
    return f"{machine}_left"


def machine_left_behind(game: Game, value: str) -> str:
    """It is destroyed, or nobody is left to bring it out."""
    if machine_left(game, value):
        return ""
    if value not in game.state.machines:
        return "machine_lost"
    return "machine_left_behind" if all(survivor.away for survivor in game.players()) else ""


def stored(game: Game, value: dict[str, int]) -> bool:
    """So many tokens have been put down in each of these places or machines."""
    return all(game.state.flags.get(place, 0) >= count for place, count in value.items())


def store_lost(game: Game, value: dict[str, int]) -> str:
    """The machine that has to be loaded is no longer there."""
    machines = game.content.machines
    lost = any(place in machines and place not in game.state.machines for place in value)
    return "machine_lost" if lost else ""


def flag(game: Game, value: str) -> bool:
    """A rule part has taken note of something."""
    return bool(game.state.flags.get(value))
