"""What goals of a mission can wait for: the words that mission files may use after `when`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, get_type_hints

from pydantic import TypeAdapter

from game.rules.undead_or_alive import spawns
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import Condition

Word = Callable[[Game, Any], bool]

CONDITIONS: dict[str, Word] = {}


def word(function: Word) -> Word:
    """Add a condition to the vocabulary under its own name."""
    CONDITIONS[function.__name__] = function
    return function


def condition(name: str, value: Any) -> Condition:
    """The condition that a mission file states; the value is checked against what the word takes."""
    function = CONDITIONS[name]
    checked = TypeAdapter(get_type_hints(function)["value"]).validate_python(value, strict=True)
    return lambda game: function(game, checked)


@word
def objectives_taken(game: Game, value: Literal["all"] | int | list[str]) -> bool:
    """All objectives that can be taken, so many, or one of each of these colours."""
    if value == "all":
        return not game.state.objectives
    if isinstance(value, int):
        return len(game.state.taken) >= value
    return all(colour in game.state.taken for colour in value)


@word
def survivors_left(game: Game, value: Literal["exit", "train"]) -> bool:
    """Every survivor, with all companions who follow, has left the board by this way."""
    return all(survivor.away == value for survivor in game.players())


@word
def companions_recruited(game: Game, value: Literal["all"] | int) -> bool:
    """All companions on the board, or so many in all, have a leader."""
    companions = [survivor for survivor in game.state.survivors.values() if survivor.companion]
    led = sum(bool(companion.leader) for companion in companions)
    return led == len(companions) if value == "all" else led >= value


@word
def spawns_gathered(game: Game, value: str) -> bool:
    """All spawn tokens of a kind lie in the starting spawn zone."""
    start = spawns.starting_token(game)
    return start is not None and all(
        token.zone == start.zone for token in game.state.spawns.values() if token.kind == value
    )


@word
def piles_secured(game: Game, value: Literal["all"]) -> bool:
    """Every corpse pile drawn on the tiles has been found and made safe."""
    found = game.state.spawns
    names = [f"{spawns.PILE}.{spot.face}" for spot in game.board.spots(spawns.PILE)]
    return all(name in found and not found[name].active for name in names)


@word
def bounties_each(game: Game, value: int) -> bool:
    """Every survivor has so many bounty weapons."""
    return all(
        sum((card := game.card(name)) is not None and card.deck == "bounty" for name in survivor.slots) >= value
        for survivor in game.players()
    )


@word
def bounties_gained(game: Game, value: int) -> bool:
    """So many bounty weapons have been found by taking objectives."""
    return game.state.flags.get("bounties_found", 0) >= value


@word
def machine_gone(game: Game, value: str) -> bool:
    """A machine is no longer on the board."""
    return value not in game.state.machines


@word
def machine_off_rails(game: Game, value: str) -> bool:
    """A machine stands in a zone that no rails run through."""
    machine = game.state.machines.get(value)
    return machine is not None and not has_rails(game, machine.zone)


def has_rails(game: Game, zone: str) -> bool:
    """Whether rails run through a zone."""
    return any(part.kind.name == "rails" for part in game.board.zones[zone].parts)


@word
def stored(game: Game, value: dict[str, int]) -> bool:
    """So many tokens have been put down in each of these places."""
    return all(game.state.flags.get(place, 0) >= count for place, count in value.items())


@word
def flag(game: Game, value: str) -> bool:
    """A rule part has taken note of something."""
    return bool(game.state.flags.get(value))
