"""How a mission comes to its end: by the exit, which a machine of this edition may pass, too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.board import Board
from game.rules.undead_or_alive.vocabulary import MachineName
from game.rules.zombicide.conditions import left_flag
from game.rules.zombicide.events import FlagSet, MachineRemoved
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import Token
from game.rules.zombicide.parts import leaving
from game.rules.zombicide.parts.tokens import missing
from game.rules.zombicide.state import Machine, Survivor, SurvivorId

LEAVE_WITH_MACHINE = "leave_with_machine"


class Exit(leaving.Exit):
    """At the end of a turn a survivor may leave by the exit; a `machine` there, with everybody in it, too (M7)."""

    machine: MachineName | None = None

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """There has to be an exit, and the machine."""
        yield from super().misfits(board, tokens)
        if self.machine:
            yield from missing(tokens, self.machine)

    def _machine_with(self, game: Game, me: Survivor) -> Machine | None:
        machine = game.state.machines.get(self.machine or "")
        return machine if machine is not None and machine.zone == me.zone else None

    def ways(self, game: Game, me: Survivor) -> list[str]:
        """With the machine or without."""
        usual = super().ways(game, me)
        return [LEAVE_WITH_MACHINE, *usual] if self._machine_with(game, me) else usual

    def leaving(self, game: Game, me: Survivor, way: str) -> tuple[SurvivorId, ...]:
        """The machine takes all who sit in it along."""
        party = super().leaving(game, me, way)
        machine = self._machine_with(game, me)
        if way != LEAVE_WITH_MACHINE or machine is None:
            return party
        riders = [rider.id for rider in game.present() if rider.aboard == machine.id]
        game.happen(MachineRemoved(machine.id))
        game.happen(FlagSet(left_flag(machine.id), 1))
        return tuple(dict.fromkeys((*party, *riders)))
