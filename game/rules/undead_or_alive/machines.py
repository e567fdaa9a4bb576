"""The wagon and the Gatling gun (UoA p. 22)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Play
from game.rules.zombicide.action import Action
from game.rules.zombicide.attack import strike_by, zones_to_fire_at
from game.rules.zombicide.combat import resolve
from game.rules.zombicide.events import MachineBoarded, MachineMoved
from game.rules.zombicide.game import Game
from game.rules.zombicide.movement import leaving_penalty, walk
from game.rules.zombicide.state import Machine, Survivor, ZoneId
from game.rules.zombicide.strike import Strike

WAGON, GATLING = "wagon", "gatling"


@dataclass(slots=True, eq=False)
class PushMachine(Action):
    """Move a machine and oneself one zone on, by the rules of a move but without its bonuses."""

    machine: str
    zone: ZoneId
    cost: int
    verb: ClassVar[str] = "push"

    def key(self) -> tuple[str, ...]:
        """Named by the machine and the zone."""
        return ("push", self.machine, self.zone)

    def perform(self, game: Game, me: Survivor) -> Play:
        """The machine, what is in it and the survivor go together."""
        riders = [rider for rider in game.present() if rider.aboard == self.machine]
        place = game.board.zones[self.zone].label
        game.happen(MachineMoved(self.machine, self.zone, place.x, place.y))
        yield from walk(game, me, (self.zone,), "push")
        if riders:
            yield from game.edition.entered(game, riders, self.zone)
            yield from game.mission.entered(game, riders, self.zone)


@dataclass(slots=True, eq=False)
class Board(Action):
    """Climb into the wagon, or out of it: a move action in its zone."""

    machine: str
    cost: int
    verb: ClassVar[str] = "board"

    def key(self) -> tuple[str, ...]:
        """Named by the machine; empty when climbing out."""
        return ("board", self.machine)

    def tags(self, game: Game, me: Survivor) -> tuple[str, ...]:
        """Free move actions pay for it."""
        return ("move",)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Companions climb with their leader."""
        game.happen(MachineBoarded(game.party(me), self.machine))
        yield from ()


@dataclass(slots=True, eq=False)
class FireGatling(Action):
    """Fire the Gatling gun: a ranged attack that has only the gun's own abilities."""

    zone: ZoneId
    range: int
    cost: int
    verb: ClassVar[str] = "gatling"

    def key(self) -> tuple[str, ...]:
        """Named by the zone."""
        return ("gatling", self.zone)

    def tags(self, game: Game, me: Survivor) -> tuple[str, ...]:
        """No skill pays for it."""
        return ()

    def strike(self, game: Game, me: Survivor) -> Strike:
        """The gun's numbers, and one more die for every burst fired just before (Escalation)."""
        numbers = game.content.machines[GATLING].attack
        assert numbers is not None
        strike = strike_by(numbers, me, self.zone, self.range, GATLING)
        strike.dice += game.streak(GATLING)
        strike.unaided = True
        return strike

    def perform(self, game: Game, me: Survivor) -> Play:
        """Fire."""
        yield from resolve(game, me, self.strike(game, me))


def machine_offers(game: Game, me: Survivor) -> Iterator[Action]:
    """What can be done with the machines in the zone."""
    for machine in game.state.machines.values():
        if machine.zone != me.zone:
            continue
        if machine.id == WAGON:
            yield from _wagon(game, me, machine)
        elif machine.id == GATLING:
            yield from _gatling(game, me, machine)


def _wagon(game: Game, me: Survivor, machine: Machine) -> Iterator[Action]:
    """Push it from outside; climb in, for free right after a move that ended here; climb out.

    Ruling: the wagon stays under the sky; it fits through no door.
    """
    numbers = game.content.machines[WAGON]
    assert numbers.move_cost is not None
    assert numbers.board_cost is not None
    crowd = len(game.crowd(me.zone))
    if me.aboard == WAGON:
        yield Board("", numbers.board_cost + leaving_penalty(game, me))
        return
    if not me.aboard:
        turn = game.state.turn
        arrived = turn is not None and turn.history[-1:] in (["move"], ["jump"])
        yield Board(WAGON, 0 if arrived else numbers.board_cost + leaving_penalty(game, me))
        if not machine.fixed and game.mission.allows("movable", game, machine):
            for zone in game.board.neighbours(me.zone):
                kind = game.board.zones[zone].kind
                if not kind.indoors and not kind.overhangs:
                    yield PushMachine(WAGON, zone, numbers.move_cost + crowd)


def _gatling(game: Game, me: Survivor, machine: Machine) -> Iterator[Action]:
    """Fire it; push it, unless it is mounted. Mounted on the wagon, it is fired from inside (UoA p. 22).

    Ruling: it is pushed through doors, but not up stairs.
    """
    numbers = game.content.machines[GATLING]
    assert numbers.attack is not None
    assert numbers.fire_cost is not None
    assert numbers.move_cost is not None
    if machine.on and me.aboard != machine.on:
        return
    for zone, distance in zones_to_fire_at(game, game.board.seen_from(me.zone), *numbers.attack.range, noisy=True):
        yield FireGatling(zone, distance, numbers.fire_cost)
    if not machine.on and not machine.fixed and not me.aboard and game.mission.allows("movable", game, machine):
        for zone in game.board.neighbours(me.zone):
            if not game.board.zones[zone].kind.overhangs:
                yield PushMachine(GATLING, zone, numbers.move_cost + len(game.crowd(me.zone)))
