"""What can happen in Undead or Alive only."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine import Event
from game.rules.undead_or_alive.state import UndeadState
from game.rules.zombicide.state import ZoneId


@dataclass(frozen=True, slots=True)
class NoiseMoved(Event):
    """The noise token lies in a zone, on this side; `cause` says why it went there."""

    zone: ZoneId
    side: str
    cause: str

    def apply(self, state: UndeadState) -> None:
        """Move and turn it."""
        state.noise_zone, state.noise_side = self.zone, self.side


@dataclass(frozen=True, slots=True)
class VadeRetroPlaced(Event):
    """A Vade Retro token was put into a zone; `taken_from` is where it lay before, if both were in use."""

    zone: ZoneId
    taken_from: ZoneId = ""

    def apply(self, state: UndeadState) -> None:
        """Lay it down."""
        if self.taken_from:
            state.vade_retro.remove(self.taken_from)
        state.vade_retro.append(self.zone)


@dataclass(frozen=True, slots=True)
class VadeRetroRemoved(Event):
    """All Vade Retro tokens of a zone were taken away."""

    zone: ZoneId

    def apply(self, state: UndeadState) -> None:
        """Clear them."""
        state.vade_retro = [zone for zone in state.vade_retro if zone != self.zone]


@dataclass(frozen=True, slots=True)
class SuppliesLoaded(Event):
    """A survivor put supplies from the inventory into a machine, where they stay."""

    survivor: str
    supplies: tuple[str, ...]
    machine: str

    def apply(self, state: UndeadState) -> None:
        """Empty the slots and load the machine."""
        slots = state.survivors[self.survivor].slots
        for supply in self.supplies:
            slots[slots.index(supply)] = ""
        state.machines[self.machine].cargo.extend(self.supplies)
        state.flags[self.machine] = state.flags.get(self.machine, 0) + len(self.supplies)
