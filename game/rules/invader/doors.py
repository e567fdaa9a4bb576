"""Doors: shut and opened for free, smashed by Xenos (Invader p. 22, p. 27)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.board import Opening
from game.engine import Play
from game.rules.invader.events import DoorClosed, DoorRemoved, DoorSmashed
from game.rules.invader.state import NEUTRAL, Door, InvaderState, invader
from game.rules.zombicide.action import Action
from game.rules.zombicide.events import AbilityUsed
from game.rules.zombicide.game import Game
from game.rules.zombicide.marks import Mark
from game.rules.zombicide.state import Survivor, ZoneId

TOGGLE = "door"
DOORWAY = "doorway"


@dataclass(slots=True, eq=False)
class ToggleDoor(Action):
    """Shut a door of the own zone, or open one that is shut: free, once per turn (p. 22)."""

    opening: str
    shut: bool
    verb: ClassVar[str] = TOGGLE
    idle: ClassVar[bool] = True
    cost: int = 0

    def key(self) -> tuple[str, ...]:
        """Named by the opening."""
        return (TOGGLE, self.opening)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Lay a token down, or take it away."""
        game.happen(AbilityUsed(TOGGLE))
        if self.shut:
            game.happen(DoorClosed(self.opening, NEUTRAL))
        else:
            yield from remove(game, self.opening, "opened")


def door_offers(game: Game, me: Survivor) -> Iterator[Action]:
    """Every doorway of the zone whose door can be moved."""
    turn = game.state.turn
    if turn is None or turn.lent or turn.used.get(TOGGLE):
        return
    state = invader(game)
    for opening in doorways(game, me.zone):
        if not refusal(game, opening):
            yield ToggleDoor(opening.id, opening.id not in state.doors)


def doorways(game: Game, zone: ZoneId) -> list[Opening]:
    """The doorways of a zone. Ruling: an airlock's hatch has a door of its own, which no token lies on."""
    return [each for each in game.board.openings if zone in each.zones and each.kind.name == DOORWAY]


def refusal(game: Game, opening: Opening) -> str:
    """Why a door can be neither shut nor opened; empty if it can be."""
    state = invader(game)
    if any(zone in state.mold for zone in opening.zones):
        return "Mold holds this doorway open."
    door = state.doors.get(opening.id)
    if door is None:
        return "" if stock_left(game) else "All doors of the box are in use."
    if door.smashed:
        return "This door is smashed."
    if door.colour != NEUTRAL and not game.mission.opens(game, door.colour):
        return "This door is locked."
    return ""


def door_refusal(game: Game, me: Survivor) -> str:
    """Why a survivor can move no door now; empty if one can be moved."""
    turn = game.state.turn
    if turn is not None and turn.used.get(TOGGLE):
        return "One door has been moved in this turn already."
    here = doorways(game, me.zone)
    if not here:
        return "There is no doorway at this zone."
    reasons = [refusal(game, opening) for opening in here]
    return reasons[0] if all(reasons) else ""


def stock_left(game: Game) -> int:
    """How many neutral doors are left to shut. Ruling: a smashed one lies where it is, and is not back in stock."""
    used = sum(door.colour == NEUTRAL for door in invader(game).doors.values())
    return game.content.game.tokens["door"][NEUTRAL] - used


def shut(state: InvaderState) -> tuple[str, ...]:
    """The openings that are closed now."""
    return tuple(opening for opening, door in state.doors.items() if not door.smashed)


def marks(game: Game) -> Iterator[Mark]:
    """Every door token in its doorway, shut or smashed."""
    ways = {opening.id: opening for opening in game.board.openings}
    for door in invader(game).doors.values():
        opening = ways[door.opening]
        kind = f"door_{door.colour}_smashed" if door.smashed else f"door_{door.colour}"
        yield Mark(door.opening, kind, opening.zones[0], opening.rect.middle, upright=opening.vertical)


def smash(game: Game, origin: ZoneId, zone: ZoneId) -> Play:
    """All Xenos that go this way spend their action on the door between (p. 27).

    Ruling: of several shut doors between two zones one is enough; those of a group that go another way move on.
    """
    doors = invader(game).doors
    for opening in game.board.openings_between(origin, zone):
        door = doors.get(opening.id)
        if door is not None and not door.smashed:
            game.happen(DoorSmashed(opening.id, origin))
            yield from game.mission.door_gone(game, door.colour)
            return


def remove(game: Game, opening: str, cause: str) -> Play:
    """A door token goes: the neutral ones back to the stock."""
    door: Door = invader(game).doors[opening]
    game.happen(DoorRemoved(opening, cause))
    if not door.smashed:
        yield from game.mission.door_gone(game, door.colour)
