"""What goals of a mission can wait for in any edition; each edition adopts those it knows and adds its own.

A function says whether its condition holds; where the course of a game can make it impossible, a second one says why.
"""

from __future__ import annotations

from typing import Literal

from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import OBJECTIVE_PILE


def objectives_taken(game: Game, value: Literal["all"] | int | tuple[str, ...]) -> bool:
    """All objectives of the board, so many, or one of each of these colours."""
    if isinstance(value, tuple):
        return all(colour in game.state.taken for colour in value)
    return len(game.state.taken) >= _wanted(game, value)


def _wanted(game: Game, value: Literal["all"] | int) -> int:
    return len(game.mission.tokens_of("objective")) if value == "all" else value


def objective_lost(game: Game, value: Literal["all"] | int | tuple[str, ...]) -> str:
    """An objective that has to be taken is out of the game."""
    state = game.state
    if not isinstance(value, tuple):
        return "objective_lost" if len(state.taken) + len(state.objectives) < _wanted(game, value) else ""
    left = [*state.taken, *(objective.colour for objective in state.objectives.values())]
    left += state.piles.get(OBJECTIVE_PILE, ())
    return "objective_lost" if any(colour not in left for colour in value) else ""


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
