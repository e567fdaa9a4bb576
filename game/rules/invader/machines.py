"""The peacekeeper bot and the Falchion sentry gun under remote control (Invader p. 25)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.content.models import Attack as Numbers
from game.content.models import Machine as Model
from game.engine import Play
from game.rules.zombicide.action import Action
from game.rules.zombicide.attack import strike_by, worth_concentrating, zones_to_fire_at
from game.rules.zombicide.combat import resolve
from game.rules.zombicide.events import MachineActivated, MachineMoved, SurvivorHid
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import Machine, Survivor, ZoneId
from game.rules.zombicide.strike import Strike

MACHINE = "machine"
REMOTE = "remote:"
FOLLOWS, STAYS = "follows", "stays"


@dataclass(slots=True, eq=False)
class SteerMachine(Action):
    """Move a machine one zone on."""

    machine: str
    zone: ZoneId
    cost: int
    verb: ClassVar[str] = MACHINE

    def key(self) -> tuple[str, ...]:
        """Named by the machine and the zone."""
        return ("steer", self.machine, self.zone)

    def perform(self, game: Game, me: Survivor) -> Play:
        """It goes, and Xenos notice it."""
        noticed(game, me)
        move(game, self.machine, self.zone)
        yield from ()


@dataclass(slots=True, eq=False)
class MachineAttack(Action):
    """Let a machine attack; only what concerns machines helps it, and its controller earns the points."""

    machine: str
    numbers: Numbers
    zone: ZoneId
    range: int
    focus: str = ""
    cost: int = 1
    verb: ClassVar[str] = MACHINE

    def key(self) -> tuple[str, ...]:
        """Named by the machine, its weapon, the zone and the target on which all blows fall."""
        aimed = ("focus", self.focus) if self.focus else ()
        return ("machine_attack", self.machine, self.numbers.kind, self.zone, *aimed)

    def strike(self, game: Game, me: Survivor) -> Strike:
        """The numbers of its weapon and nothing else."""
        strike = strike_by(self.numbers, me, self.zone, self.range, self.machine)
        strike.machine = self.machine
        strike.focus = self.focus
        strike.unaided = True
        return strike

    def perform(self, game: Game, me: Survivor) -> Play:
        """Fire or strike.

        Ruling: the noise is made where the machine stands.
        """
        noticed(game, me)
        activated(game, self.machine)
        yield from resolve(game, me, self.strike(game, me))


def noticed(game: Game, me: Survivor) -> None:
    """Whoever commands a machine is hidden no longer (p. 54)."""
    if me.unseen:
        game.happen(SurvivorHid(me.id, unseen=False))


def activated(game: Game, machine: str) -> None:
    """A machine that acts gets an activation token: Xenos take it for a survivor (p. 25)."""
    if not game.state.machines[machine].active:
        game.happen(MachineActivated(machine))


def move(game: Game, machine: str, zone: ZoneId) -> None:
    """A machine goes to a zone under its own power."""
    place = game.board.zones[zone].label
    game.happen(MachineMoved(machine, zone, place.x, place.y))
    activated(game, machine)


def controls(game: Game, me: Survivor, machine: Machine) -> bool:
    """Whether a survivor commands a machine: by the token, by a skill, or by standing beside it (p. 25)."""
    model = game.content.machines[machine.id]
    if model.remote is not None and f"{REMOTE}{model.remote}" in me.carried:
        return True
    if model.hands_on and machine.zone == me.zone:
        return True
    kind = model.kind or ""
    return game.any_effect(me, "controls", lambda effect: effect.controls(kind))


def machine_offers(game: Game, me: Survivor) -> Iterator[Action]:
    """What every machine under control can do."""
    for machine in game.state.machines.values():
        if controls(game, me, machine):
            model = game.content.machines[machine.id]
            yield from _moves(game, machine, model)
            yield from _attacks(game, me, machine, model)


def _moves(game: Game, machine: Machine, model: Model) -> Iterator[Action]:
    """One zone; leaving Xenos costs as for a survivor. It needs no oxygen (p. 25)."""
    if model.move_cost is None or machine.fixed or not game.mission.allows("movable", game, machine):
        return
    cost = model.move_cost + len(game.crowd(machine.zone))
    for zone in game.board.neighbours(machine.zone):
        yield SteerMachine(machine.id, zone, cost)


def _attacks(game: Game, me: Survivor, machine: Machine, model: Model) -> Iterator[Action]:
    """Its melee weapon in its own zone, its gun on the zones it sees; both also concentrated (p. 33)."""
    blows: list[tuple[Numbers, ZoneId, int]] = []
    if model.melee is not None and game.crowd(machine.zone):
        blows.append((model.melee, machine.zone, 0))
    if model.attack is not None:
        seen = game.board.seen_from(machine.zone)
        fired = zones_to_fire_at(game, seen, *model.attack.range, bool(model.attack.noise))
        blows.extend((model.attack, zone, distance) for zone, distance in fired)
    for numbers, zone, distance in blows:
        plain = MachineAttack(machine.id, numbers, zone, distance, cost=model.fire_cost or 1)
        yield plain
        for kind in worth_concentrating(game, me, plain.strike(game, me)):
            yield MachineAttack(machine.id, numbers, zone, distance, kind, model.fire_cost or 1)


def follow(game: Game, me: Survivor, origin: ZoneId, path: tuple[ZoneId, ...], how: str) -> Play:
    """A machine that follows may go along for free with the plain move action of its controller (p. 25).

    Ruling: moves of more than one zone, or by a skill, are too quick for it.
    """
    if how != "move" or len(path) != 1:
        return
    for machine in tuple(game.state.machines.values()):
        model = game.content.machines[machine.id]
        if not model.follows or machine.fixed or machine.zone != origin or not controls(game, me, machine):
            continue
        if path[0] in game.board.neighbours(origin) and game.mission.allows("movable", game, machine):
            choice = yield from game.one_of(me.seat, "machine_follows", [FOLLOWS, STAYS], about=machine.id)
            if choice == FOLLOWS:
                move(game, machine.id, path[0])
