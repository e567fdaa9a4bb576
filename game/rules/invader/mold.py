"""Mold: what the Abomination leaves behind, and what it does to the station (Invader pp. 20-21)."""

from __future__ import annotations

from collections.abc import Iterator
from weakref import WeakKeyDictionary

from game.board import Board, Conditions
from game.engine import Play
from game.rules.invader import doors
from game.rules.invader.events import MoldChanged
from game.rules.invader.state import InvaderState, invader
from game.rules.zombicide.events import ObjectivesLost
from game.rules.zombicide.game import Game
from game.rules.zombicide.marks import Mark
from game.rules.zombicide.mission import OBJECTIVE_PILE
from game.rules.zombicide.state import ZoneId

ACTIVE, INACTIVE = "mold_active", "mold_inactive"
EXTERIOR = "exterior"
CHAINED = "mold_chain"

Breaches = tuple[tuple[ZoneId, ZoneId], ...]

_breaches: WeakKeyDictionary[Board, dict[tuple[ZoneId, ...], Breaches]] = WeakKeyDictionary()


def conditions(state: InvaderState, board: Board) -> Conditions:
    """The board as doors and mold leave it."""
    mold = state.mold
    return Conditions(
        closed=doors.shut(state),
        blocked=tuple(state.blocked),
        opened=_opened(board, tuple(mold)) if mold else (),
        kinds=tuple((zone, ACTIVE if active else INACTIVE) for zone, active in mold.items()),
    )


def _opened(board: Board, zones: tuple[ZoneId, ...]) -> Breaches:
    """All walls of mold zones count as openings, but for those towards the surface (p. 20)."""
    known = _breaches.setdefault(board, {})
    found = known.get(zones)
    if found is None:
        pairs = {
            (min(zone, other), max(zone, other))
            for zone in zones
            for other in board.bordering(zone)
            if board.zones[other].kind.name != EXTERIOR
        }
        found = known[zones] = tuple(sorted(pairs))
    return found


def spread(game: Game) -> Play:
    """Wherever an Abomination stands in a room or a corridor, mold grows or wakes up (p. 20).

    Ruling: there is always mold enough, however many tokens a box holds.
    """
    for zone, crowd in tuple(game.state.enemies.items()):
        for enemy in crowd:
            habit = game.enemy(enemy).spread
            if habit is not None and game.board.zones[zone].kind.name in habit.over:
                yield from grow(game, zone, active=True)
                break


def grow(game: Game, zone: ZoneId, active: bool) -> Play:
    """A zone becomes mold, or its mold is turned: doors go, objectives are lost and shown (p. 20)."""
    state = invader(game)
    game.happen(MoldChanged(zone, active))
    for opening in [opening for opening in game.board.openings if zone in opening.zones and opening.id in state.doors]:
        yield from doors.remove(game, opening.id, "mold")
    lose_objectives(game, zone)
    yield from game.mission.transformed(game, zone)


def wither(game: Game, zone: ZoneId) -> None:
    """Hellfire turns active mold inactive (p. 34)."""
    if invader(game).mold.get(zone):
        game.happen(MoldChanged(zone, active=False))


def lose_objectives(game: Game, zone: ZoneId) -> None:
    """The objectives of a zone are out of the game; hidden ones are shown, the mission may be lost (p. 20)."""
    assert game.table is not None
    here = [objective for objective in game.state.objectives.values() if objective.zone == zone]
    if not here:
        return
    hidden = sum(not objective.colour for objective in here)
    if hidden:
        game.table.draw(OBJECTIVE_PILE, hidden)
    game.happen(ObjectivesLost(tuple(objective.id for objective in here)))


def marks(game: Game) -> Iterator[Mark]:
    """Mold as it covers its zones."""
    for zone, active in invader(game).mold.items():
        yield Mark(f"mold {zone}", ACTIVE if active else INACTIVE, zone, covers=True)


def chained(game: Game) -> str:
    """Two spawn zones joined by an unbroken chain of active mold lose the game; corners do not join (p. 20).

    Ruling: the spawn zones belong to the chain, so their own mold has to be active, too; and tokens that still sleep
    are no spawn zones yet.
    """
    active = {zone for zone, awake in invader(game).mold.items() if awake}
    ends = {token.zone for token in game.state.spawns.values() if token.active and token.zone in active}
    while len(ends) > 1:
        start = min(ends)
        ends.remove(start)
        reached, waiting = {start}, [start]
        while waiting:
            for other in game.board.bordering(waiting.pop()):
                if other in active and other not in reached:
                    reached.add(other)
                    waiting.append(other)
        if ends & reached:
            return CHAINED
    return ""
