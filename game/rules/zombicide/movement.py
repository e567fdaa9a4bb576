"""Moving survivors: one zone an action, dearer when enemies stand in the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Play
from game.rules.zombicide.action import Action
from game.rules.zombicide.events import SurvivorMoved
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import Survivor, ZoneId

Path = tuple[ZoneId, ...]


@dataclass(slots=True, eq=False)
class Move(Action):
    """Move along a path, usually of one zone."""

    path: Path
    cost: int
    verb: ClassVar[str] = "move"

    def key(self) -> tuple[str, ...]:
        """Named by the zones entered."""
        return ("move", *self.path)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Go there, companions and all."""
        yield from walk(game, me, self.path)


def move_offers(game: Game, me: Survivor) -> Iterator[Move]:
    """Every path that one move action can take; leaving enemies costs 1 action more for each (UoA p. 21)."""
    if me.aboard:
        return
    cost = 1 + leaving_penalty(game, me)
    strides = game.effects(me).at("stride")
    if not strides:
        for zone in steps_from(game, me, me.zone):
            yield Move((zone,), cost)
        return
    zones = 1 + sum(effect.stride(game, me) for effect in strides)
    for path in paths_from(game, me, zones):
        yield Move(path, cost)


def steps_from(game: Game, me: Survivor, zone: ZoneId) -> tuple[ZoneId, ...]:
    """The zones that one step of a survivor can lead to."""
    ways = game.board.neighbours(zone)
    if not game.edition.guards_steps:
        return ways
    return tuple(way for way in ways if game.edition.may_step(game, me, zone, way))


def leaving_penalty(game: Game, me: Survivor) -> int:
    """Actions that it costs more to leave the zone."""
    crowd = game.crowd(me.zone)
    free = crowd and game.any_effect(me, "unhindered", lambda effect: effect.unhindered(game, me))
    return 0 if free else len(crowd)


def paths_from(game: Game, me: Survivor, most: int, least: int = 1) -> Iterator[Path]:
    """All paths of `least` to `most` zones without turning back; entering a zone with enemies ends a move."""
    ignores = game.any_effect(me, "slips", lambda effect: effect.slips(game, me))

    def extend(path: Path) -> Iterator[Path]:
        last = path[-1]
        if len(path) - 1 >= least:
            yield path[1:]
        if len(path) <= most and (len(path) == 1 or ignores or not game.crowd(last)):
            for zone in steps_from(game, me, last):
                if zone not in path:
                    yield from extend((*path, zone))

    yield from extend((me.zone,))


def walk(game: Game, me: Survivor, path: Path, how: str = "move") -> Play:
    """Move a survivor and all who follow, and let every zone on the way have its effect."""
    movers = [me, *game.followers(me)]
    origin = me.zone
    game.happen(SurvivorMoved(tuple(mover.id for mover in movers), path, how))
    for zone in path:
        yield from game.edition.entered(game, movers, zone)
        yield from game.mission.entered(game, movers, zone)
    yield from game.edition.walked(game, me, origin, path, how)


def relocate(game: Game, movers: list[Survivor], zone: ZoneId, how: str) -> Play:
    """Put survivors into a zone without a move."""
    if not movers:
        return
    game.happen(SurvivorMoved(tuple(mover.id for mover in movers), (zone,), how))
    yield from game.edition.entered(game, movers, zone)
    yield from game.mission.entered(game, movers, zone)
