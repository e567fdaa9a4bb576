"""What goals of an Invader mission can wait for: the words that mission files may use after `when`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from game.content.models import LEVELS
from game.rules.invader import oxygen
from game.rules.invader.hellfire import flamethrowers
from game.rules.invader.parts.samples import MOLD, sample_flag, samples
from game.rules.invader.parts.spawns import destroyed_flag
from game.rules.invader.setup import FACE_DOWN
from game.rules.invader.traits import supplies
from game.rules.invader.vocabulary import MACHINES, Colour, MachineName, SpawnColour
from game.rules.zombicide import conditions
from game.rules.zombicide.errands import Errand, errand_for
from game.rules.zombicide.game import Game
from game.rules.zombicide.inventory import cards_of
from game.rules.zombicide.state import END, ZoneId, kind_of
from game.rules.zombicide.vocabulary import Vocabulary

CONDITIONS = Vocabulary()
word, hopeless, condition = CONDITIONS.word, CONDITIONS.hopeless, CONDITIONS.condition
leads = CONDITIONS.leads

CONDITIONS.adopt(
    conditions.objectives_taken,
    Literal["all"] | int | tuple[Colour, ...] | dict[Colour, int],
    conditions.objective_lost,
    conditions.objectives_to_take,
)


@word
def survivors_left(game: Game, value: Literal["exit"]) -> bool:
    """Everybody has left the board, those who are escorted too."""
    return all(survivor.away == value for survivor in game.state.survivors.values())


@leads(survivors_left)
def _way_out(game: Game, value: Literal["exit"]) -> Iterator[Errand]:
    """The exit."""
    return conditions.way_out(game, value)


@word
def survivors_at(game: Game, value: MachineName) -> bool:
    """In an end phase, all survivors stand where a machine stands, with no Xeno there (M1).

    Ruling: once the machine is destroyed, the place where it stood at the beginning is the one that counts.
    """
    zone = _place_of(game, value)
    gathered = all(survivor.zone == zone for survivor in game.state.survivors.values())
    return game.state.phase == END and gathered and not game.crowd(zone)


@leads(survivors_at)
def _meeting(game: Game, value: MachineName) -> Iterator[Errand]:
    """Where the machine stands."""
    yield Errand(_place_of(game, value), everybody=True)


def _place_of(game: Game, machine: str) -> ZoneId:
    standing = game.state.machines.get(MACHINES[machine])
    if standing is not None:
        return standing.zone
    tokens = game.mission.tokens_of("machine")
    return next((token.zone for token in tokens if token.properties["type"] == machine), "")


@word
def spawn_destroyed(game: Game, value: SpawnColour) -> bool:
    """The spawn token of a colour was destroyed by Hellfire (M6)."""
    return bool(game.state.flags.get(destroyed_flag(value)))


@leads(spawn_destroyed)
def _nests_to_burn(game: Game, value: SpawnColour) -> Iterator[Errand]:
    """Those that may be it, for whoever has a flamethrower and fuel."""
    ready = [me for me in game.players() if any(supplies(game, me, weapon) for weapon in flamethrowers(game, me))]
    for token in game.state.spawns.values():
        if token.kind == value or kind_of(token.id) == FACE_DOWN:
            yield errand_for(token.zone, ready, reach=1)


@word
def level_reached(game: Game, value: Literal["yellow", "orange", "red"]) -> bool:
    """Every survivor has reached a danger level, or one above (M8)."""
    return all(LEVELS.index(game.level_of(me)) >= LEVELS.index(value) for me in game.players())


@word
def oxygen_renewed(game: Game, value: Literal["all"]) -> bool:
    """Every survivor wears a tank that is not one of the stale ones (M10).

    Ruling: with more survivors than the box has tanks, all tanks have to be worn.
    """
    fresh = [any(not oxygen.is_stale(game, tank) for tank in oxygen.tanks_worn(game, me)) for me in game.players()]
    return sum(fresh) >= _tanks_wanted(game)


@leads(oxygen_renewed)
def _tanks_to_take(game: Game, value: Literal["all"]) -> Iterator[Errand]:
    """A supply room, for everybody who has no fresh tank."""
    rooms = [zone.id for zone in game.board.zones.values() if zone.kind.name == oxygen.SUPPLY_ROOM]
    for me in game.players():
        if me.zone and rooms and all(oxygen.is_stale(game, tank) for tank in oxygen.tanks_worn(game, me)):
            near = min(rooms, key=lambda room: game.board.distance(me.zone, room) or 0)
            yield Errand(near, (me.id,))


def _tanks_wanted(game: Game) -> int:
    return min(len(game.players()), sum(oxygen.is_tank(game, card) for card in game.rules.equipment))


@hopeless(oxygen_renewed)
def _no_more_oxygen(game: Game, value: Literal["all"]) -> str:
    """The last supply room is lost, and too few fresh tanks are carried."""
    if any(zone.kind.name == oxygen.SUPPLY_ROOM for zone in game.board.zones.values()):
        return ""
    tanks = [card for me in game.players() for card in cards_of(me) if oxygen.is_tank(game, card)]
    fresh = sum(not oxygen.is_stale(game, tank) for tank in tanks)
    return "oxygen_lost" if fresh < _tanks_wanted(game) else ""


@word
def samples_taken(game: Game, value: Literal["all"]) -> bool:
    """A sample of every kind of Xeno and one of mold have been taken (M10)."""
    return all(game.state.flags.get(sample_flag(kind)) for kind in samples(game))


@leads(samples_taken)
def _samples_to_take(game: Game, value: Literal["all"]) -> Iterator[Errand]:
    """Mold from any spawn zone; Xenos come by themselves."""
    if not game.state.flags.get(sample_flag(MOLD)):
        yield from (Errand(token.zone) for token in game.state.spawns.values())


CONDITIONS.adopt(conditions.flag, str)
