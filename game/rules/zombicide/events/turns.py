"""Phases, rounds, turns and actions."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine import Event
from game.rules.zombicide.state import SurvivorId, Turn, ZombicideState


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """The round went on to its next phase."""

    phase: str

    def apply(self, state: ZombicideState) -> None:
        """Enter the phase."""
        state.phase = self.phase
        state.spawned.clear()


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A new round began; every survivor has a turn again."""

    round: int
    first_seat: int

    def apply(self, state: ZombicideState) -> None:
        """Count the round and hand on the first player's token."""
        state.round = self.round
        state.first_seat = state.seat = self.first_seat
        state.seats_done = 0
        for survivor in state.survivors.values():
            survivor.done = False


@dataclass(frozen=True, slots=True)
class SeatPassed(Event):
    """The next player to the left has the turn."""

    seat: int

    def apply(self, state: ZombicideState) -> None:
        """Pass on."""
        state.seat = self.seat
        state.seats_done += 1


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A survivor was activated."""

    survivor: SurvivorId
    actions: int
    free: tuple[str, ...] = ()
    extra: bool = False
    """An extra turn: it does not use up the survivor's own."""

    def apply(self, state: ZombicideState) -> None:
        """Give the survivor actions."""
        state.turn = Turn(self.survivor, self.actions, list(self.free))


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A survivor's turn is over; actions left are lost."""

    survivor: SurvivorId
    extra: bool = False

    def apply(self, state: ZombicideState) -> None:
        """Close the turn."""
        state.turn = None
        if not self.extra:
            state.survivors[self.survivor].done = True


@dataclass(frozen=True, slots=True)
class ActionSpent(Event):
    """An action was paid for: `free` names the free action used, if any; `actions` were paid besides."""

    survivor: SurvivorId
    kind: str
    actions: int
    free: str = ""

    def apply(self, state: ZombicideState) -> None:
        """Take what it cost."""
        turn = state.turn
        assert turn is not None
        turn.actions -= self.actions
        if self.free:
            turn.free.remove(self.free)
        turn.history.append(self.kind)


@dataclass(frozen=True, slots=True)
class ActionsGained(Event):
    """A survivor got more to do in the turn that is running."""

    actions: int
    free: tuple[str, ...] = ()

    def apply(self, state: ZombicideState) -> None:
        """Add them."""
        assert state.turn is not None
        state.turn.actions += self.actions
        state.turn.free.extend(self.free)


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    """Something that is limited per turn was used."""

    ability: str

    def apply(self, state: ZombicideState) -> None:
        """Count it."""
        assert state.turn is not None
        state.turn.used[self.ability] = state.turn.used.get(self.ability, 0) + 1


@dataclass(frozen=True, slots=True)
class TurnSuspended(Event):
    """A survivor lets another one act; the own turn goes on afterwards."""

    guest: str
    actions: int

    def apply(self, state: ZombicideState) -> None:
        """The guest has the turn."""
        state.turn = Turn(self.guest, self.actions, lent=True)


@dataclass(frozen=True, slots=True)
class TurnResumed(Event):
    """The turn that was suspended goes on."""

    turn: Turn

    def apply(self, state: ZombicideState) -> None:
        """Back to it."""
        state.turn = self.turn.copy()
