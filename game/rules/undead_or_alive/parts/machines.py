"""Machines that stand fast, stand in the way, or take a load."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.board import Board
from game.engine import Play
from game.rules.undead_or_alive.events import SuppliesLoaded
from game.rules.undead_or_alive.vocabulary import MachineName
from game.rules.zombicide.action import Action
from game.rules.zombicide.events import MachinePlaced, MachineRemoved, ZonesBlocked
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import Part, Token
from game.rules.zombicide.parts.objectives import is_supply
from game.rules.zombicide.parts.tokens import missing
from game.rules.zombicide.state import Machine, Survivor, ZoneId


class FixedMachine(Part):
    """A machine that can be used but not moved; mounted `on` another one it moves with that (M2, M5, M9)."""

    machine: MachineName
    on: MachineName | None = None

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """The machines have to be there."""
        yield from missing(tokens, self.machine)
        if self.on:
            yield from missing(tokens, self.on)

    def set_up(self, game: Game) -> Play:
        """Fasten it."""
        machine = game.state.machines[self.machine]
        game.happen(MachinePlaced(Machine(machine.id, machine.zone, machine.x, machine.y, not self.on, self.on or "")))
        yield from ()


class BlockingMachine(Part):
    """A machine shuts its zone, for everybody, until dynamite thrown there removes it; it cannot be moved (M6)."""

    machine: MachineName

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """The machine has to be there."""
        return missing(tokens, self.machine)

    def set_up(self, game: Game) -> Play:
        """Nobody enters its zone."""
        game.happen(ZonesBlocked((*game.state.blocked, game.state.machines[self.machine].zone)))
        yield from ()

    def movable(self, game: Game, machine: Machine) -> bool:
        """It is stuck."""
        return machine.id != self.machine

    def blasted(self, game: Game, me: Survivor, zone: ZoneId) -> Play:
        """The way is free."""
        machine = game.state.machines.get(self.machine)
        if machine is not None and machine.zone == zone:
            game.happen(MachineRemoved(self.machine))
            game.happen(ZonesBlocked(tuple(other for other in game.state.blocked if other != zone)))
        yield from ()


class LoadMachine(Part):
    """In the zone of a machine, one action puts all objectives of a survivor's inventory into it, for good (M7)."""

    machine: MachineName

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """The machine has to be there."""
        return missing(tokens, self.machine)

    def offers(self, game: Game, me: Survivor) -> Iterable[Action]:
        """Where it stands, whoever has supplies."""
        machine = game.state.machines.get(self.machine)
        if machine is not None and machine.zone == me.zone and any(map(is_supply, me.slots)):
            yield Load(self.machine)


@dataclass(slots=True, eq=False)
class Load(Action):
    """Put all supplies into the machine; they stay there."""

    machine: str
    verb: ClassVar[str] = "load"
    cost: int = 1

    def key(self) -> tuple[str, ...]:
        """Named by the machine."""
        return ("load", self.machine)

    def perform(self, game: Game, me: Survivor) -> Play:
        """All at once."""
        game.happen(SuppliesLoaded(me.id, tuple(filter(is_supply, me.slots)), self.machine))
        yield from ()
