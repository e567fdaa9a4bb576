"""What goals of a mission can wait for: the words that mission files may use after `when`.

A word says whether its condition holds; where the course of a game can make it impossible, a second function says why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, get_type_hints

from pydantic import TypeAdapter

from game.rules.undead_or_alive import spawns, train
from game.rules.undead_or_alive.setup import free_companions
from game.rules.undead_or_alive.vocabulary import Colour, LooseSpawn, MachineName, RoleName
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import OBJECTIVE_PILE, Condition
from game.rules.zombicide.state import Survivor

Word = Callable[[Game, Any], bool]
Despair = Callable[[Game, Any], str]

CONDITIONS: dict[str, Word] = {}
_DESPAIR: dict[str, Despair] = {}

TRAIN = "train"
BOUNTIES_FOUND = "bounties_found"


def word(function: Word) -> Word:
    """Add a condition to the vocabulary under its own name."""
    CONDITIONS[function.__name__] = function
    return function


def hopeless(of: Word) -> Callable[[Despair], Despair]:
    """Say when a condition that does not hold yet never will, and why; empty while there is hope."""

    def add(function: Despair) -> Despair:
        _DESPAIR[of.__name__] = function
        return function

    return add


def condition(name: str, value: Any) -> Condition:
    """The condition that a mission file states; the value is checked against what the word takes."""
    function = CONDITIONS[name]
    checked = TypeAdapter(get_type_hints(function)["value"]).validate_python(value, strict=True)
    if name not in _DESPAIR:
        return Condition(lambda game: function(game, checked))
    despair = _DESPAIR[name]
    return Condition(lambda game: function(game, checked), lambda game: despair(game, checked))


@word
def objectives_taken(game: Game, value: Literal["all"] | int | tuple[Colour, ...]) -> bool:
    """All objectives of the board, so many, or one of each of these colours."""
    if isinstance(value, tuple):
        return all(colour in game.state.taken for colour in value)
    return len(game.state.taken) >= _wanted(game, value)


def _wanted(game: Game, value: Literal["all"] | int) -> int:
    return len(game.mission.tokens_of("objective")) if value == "all" else value


@hopeless(objectives_taken)
def _objective_lost(game: Game, value: Literal["all"] | int | tuple[Colour, ...]) -> str:
    """An objective that has to be taken is out of the game."""
    state = game.state
    if not isinstance(value, tuple):
        return "objective_lost" if len(state.taken) + len(state.objectives) < _wanted(game, value) else ""
    left = [*state.taken, *(objective.colour for objective in state.objectives.values())]
    left += state.piles.get(OBJECTIVE_PILE, ())
    return "objective_lost" if any(colour not in left for colour in value) else ""


@word
def survivors_left(game: Game, value: Literal["exit", "train"]) -> bool:
    """Every survivor, with all companions who follow, has left the board by this way."""
    return all(survivor.away == value for survivor in game.players())


@hopeless(survivors_left)
def _left_behind(game: Game, value: Literal["exit", "train"]) -> str:
    """The train is gone without somebody, or somebody went another way."""
    ways = [survivor.away for survivor in game.players()]
    if value == TRAIN and game.state.flags.get(train.LEFT) and "" in ways:
        return "missed_the_train"
    return "left_another_way" if any(way not in ("", value) for way in ways) else ""


@word
def companions_recruited(game: Game, value: Literal["all"] | dict[RoleName, int]) -> bool:
    """All companions on the board, or so many of each of these classes, have a leader."""
    if value == "all":
        return all(companion.leader for companion in _companions(game))
    return all(len([each for each in _companions(game, role) if each.leader]) >= count for role, count in value.items())


def _companions(game: Game, role: str = "") -> list[Survivor]:
    return [
        survivor for survivor in game.state.survivors.values() if survivor.companion and role in ("", survivor.role)
    ]


@hopeless(companions_recruited)
def _companion_lost(game: Game, value: Literal["all"] | dict[RoleName, int]) -> str:
    """A companion has gone off alone, or too few are left in the world."""
    if value == "all":
        return "companion_lost" if any(each.away and not each.leader for each in _companions(game)) else ""
    for role, count in value.items():
        within_reach = [each for each in _companions(game, role) if each.leader or not each.away]
        if len(within_reach) + len(free_companions(game, role)) < count:
            return "companion_lost"
    return ""


@word
def spawns_gathered(game: Game, value: LooseSpawn) -> bool:
    """All spawn tokens of a kind lie in the starting spawn zone."""
    start = spawns.starting_token(game)
    return start is not None and all(
        token.zone == start.zone for token in game.state.spawns.values() if token.kind == value
    )


@hopeless(spawns_gathered)
def _start_destroyed(game: Game, value: LooseSpawn) -> str:
    """There is no starting spawn zone any more to gather anything in."""
    return "start_destroyed" if spawns.starting_token(game) is None else ""


@word
def train_cleared(game: Game, value: LooseSpawn) -> bool:
    """No spawn token of a kind lies on the train."""
    return not any(token.kind == value and train.is_aboard(game, token.zone) for token in game.state.spawns.values())


@word
def piles_secured(game: Game, value: Literal["all"]) -> bool:
    """Every corpse pile drawn on the tiles has been found and made safe.

    Ruling: a heap that nobody has stirred is not safe; it has to be woken and then laid to rest (UoA p. 28).
    """
    found = game.state.spawns
    names = [f"{spawns.PILE}.{spot.face}" for spot in game.board.spots(spawns.PILE)]
    return all(name in found and not found[name].active for name in names)


@word
def bounties_per_survivor(game: Game, value: int) -> bool:
    """The band carries so many bounty weapons for every survivor in it.

    Ruling: it is the number that counts; who of the band carries them is the band's own business (M1).
    """
    carried = sum(_is_bounty(game, card) for survivor in game.players() for card in survivor.slots)
    return carried >= value * len(game.players())


def _is_bounty(game: Game, card: str) -> bool:
    equipment = game.card(card)
    return equipment is not None and equipment.deck == "bounty"


@hopeless(bounties_per_survivor)
def _bounties_thrown_away(game: Game, value: int) -> str:
    """Bounty weapons that are discarded leave the game: too few are left."""
    if not game.state.removed:
        return ""
    all_there_are = sum(equipment.deck == "bounty" for equipment in game.rules.equipment.values())
    gone = sum(_is_bounty(game, card) for card in game.state.removed)
    return "bounties_thrown_away" if all_there_are - gone < value * len(game.players()) else ""


@word
def bounties_found(game: Game, value: int) -> bool:
    """So many of the bounty weapons that were set aside have been found by taking objectives."""
    return game.state.flags.get(BOUNTIES_FOUND, 0) >= value


@word
def machine_gone(game: Game, value: MachineName) -> bool:
    """A machine is no longer on the board."""
    return value not in game.state.machines


@word
def machine_left(game: Game, value: MachineName) -> bool:
    """A machine has left by the exit."""
    return bool(game.state.flags.get(left_flag(value)))


def left_flag(machine: str) -> str:
    """The flag that notes that a machine has left by the exit."""
    return f"{machine}_left"


@hopeless(machine_left)
def _machine_left_behind(game: Game, value: MachineName) -> str:
    """It is destroyed, or nobody is left to bring it out."""
    if machine_left(game, value):
        return ""
    if value not in game.state.machines:
        return "machine_lost"
    return "machine_left_behind" if all(survivor.away for survivor in game.players()) else ""


@word
def machine_off_rails(game: Game, value: MachineName) -> bool:
    """A machine stands in a zone that no rails run through."""
    machine = game.state.machines.get(value)
    return machine is not None and not train.has_rails(game, machine.zone)


@hopeless(machine_off_rails)
def _machine_crushed(game: Game, value: MachineName) -> str:
    """It is no longer there to be moved."""
    return "" if value in game.state.machines else "machine_lost"


@word
def stored(game: Game, value: dict[str, int]) -> bool:
    """So many tokens have been put down in each of these places or machines."""
    return all(game.state.flags.get(place, 0) >= count for place, count in value.items())


@hopeless(stored)
def _store_lost(game: Game, value: dict[str, int]) -> str:
    """The machine that has to be loaded is no longer there."""
    machines = game.content.machines
    lost = any(place in machines and place not in game.state.machines for place in value)
    return "machine_lost" if lost else ""


@word
def flag(game: Game, value: str) -> bool:
    """A rule part has taken note of something."""
    return bool(game.state.flags.get(value))
