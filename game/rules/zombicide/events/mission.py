"""Objectives, tokens that are carried, machines, tiles and goals."""

from __future__ import annotations

from dataclasses import dataclass

from game.board import Layout
from game.engine import Event
from game.rules.zombicide.state import Machine, Objective, SurvivorId, ZombicideState, ZoneId


@dataclass(frozen=True, slots=True)
class ObjectivePlaced(Event):
    """An objective token was laid out."""

    objective: Objective

    def apply(self, state: ZombicideState) -> None:
        """Put it on the board."""
        state.objectives[self.objective.id] = self.objective.copy()


@dataclass(frozen=True, slots=True)
class ObjectiveTaken(Event):
    """A survivor took an objective; its colour is known now."""

    survivor: SurvivorId
    objective: str
    colour: str

    def apply(self, state: ZombicideState) -> None:
        """Take it off the board."""
        del state.objectives[self.objective]
        state.taken.append(self.colour)


@dataclass(frozen=True, slots=True)
class ObjectiveMoved(Event):
    """An objective that travels by itself went to another zone, or off the board."""

    objective: str
    zone: ZoneId
    x: int
    y: int

    def apply(self, state: ZombicideState) -> None:
        """Move it, or take it away."""
        if not self.zone:
            del state.objectives[self.objective]
            return
        objective = state.objectives[self.objective]
        objective.zone, objective.x, objective.y = self.zone, self.x, self.y


@dataclass(frozen=True, slots=True)
class ObjectivesLost(Event):
    """Objectives left the game without anybody having taken them."""

    objectives: tuple[str, ...]

    def apply(self, state: ZombicideState) -> None:
        """Take them away."""
        for objective in self.objectives:
            del state.objectives[objective]


@dataclass(frozen=True, slots=True)
class TokenCarried(Event):
    """A survivor or companion carries a token of the mission from now on."""

    survivor: SurvivorId
    token: str

    def apply(self, state: ZombicideState) -> None:
        """Put it on the board of the survivor."""
        state.survivors[self.survivor].carried.append(self.token)


@dataclass(frozen=True, slots=True)
class TokensDropped(Event):
    """Tokens that survivors carried were put down for good, in `place`."""

    dropped: tuple[tuple[SurvivorId, str], ...]
    place: str

    def apply(self, state: ZombicideState) -> None:
        """Take them from the survivors and lay them there."""
        for survivor, token in self.dropped:
            state.survivors[survivor].carried.remove(token)
        state.flags[self.place] = state.flags.get(self.place, 0) + len(self.dropped)
        if self.place in state.machines:
            state.machines[self.place].cargo.extend(token for _, token in self.dropped)


@dataclass(frozen=True, slots=True)
class MachinePlaced(Event):
    """A machine stands on the board."""

    machine: Machine

    def apply(self, state: ZombicideState) -> None:
        """Put it there."""
        state.machines[self.machine.id] = self.machine.copy()


@dataclass(frozen=True, slots=True)
class MachineMoved(Event):
    """A machine was moved, with all who sit in it."""

    machine: str
    zone: ZoneId
    x: int
    y: int

    def apply(self, state: ZombicideState) -> None:
        """Move it, what it carries and its passengers."""
        for machine in state.machines.values():
            if self.machine in (machine.id, machine.on):
                machine.zone, machine.x, machine.y = self.zone, self.x, self.y
        for survivor in state.survivors.values():
            if survivor.aboard == self.machine:
                survivor.zone = self.zone


@dataclass(frozen=True, slots=True)
class MachineRemoved(Event):
    """A machine left the game."""

    machine: str

    def apply(self, state: ZombicideState) -> None:
        """Take it away; whoever sat in it stands where it stood."""
        del state.machines[self.machine]
        for survivor in state.survivors.values():
            if survivor.aboard == self.machine:
                survivor.aboard = ""


@dataclass(frozen=True, slots=True)
class MachineBoarded(Event):
    """Survivors climbed into a machine, or out of it (`machine` empty)."""

    survivors: tuple[SurvivorId, ...]
    machine: str

    def apply(self, state: ZombicideState) -> None:
        """Seat them."""
        for survivor in self.survivors:
            state.survivors[survivor].aboard = self.machine


@dataclass(frozen=True, slots=True)
class MachineActivated(Event):
    """A machine has acted: enemies take it for a survivor until the end of the round."""

    machine: str

    def apply(self, state: ZombicideState) -> None:
        """Give it the token."""
        state.machines[self.machine].active = True


@dataclass(frozen=True, slots=True)
class MachinesRested(Event):
    """The activation tokens of all machines were taken away."""

    def apply(self, state: ZombicideState) -> None:
        """Take them."""
        for machine in state.machines.values():
            machine.active = False


@dataclass(frozen=True, slots=True)
class TilesChanged(Event):
    """Tiles were flipped, moved or removed; `renamed` tells for zones that go on under another name what it is."""

    layout: Layout
    renamed: tuple[tuple[ZoneId, ZoneId], ...]

    def apply(self, state: ZombicideState) -> None:
        """Lay the tiles anew and let everything that stays stand in its zone's new name."""
        state.layout = self.layout
        state.rename_zones(dict(self.renamed))


@dataclass(frozen=True, slots=True)
class ZonesBlocked(Event):
    """From now on nobody can enter exactly these zones."""

    zones: tuple[ZoneId, ...]

    def apply(self, state: ZombicideState) -> None:
        """Note them."""
        state.blocked = list(self.zones)


@dataclass(frozen=True, slots=True)
class PlaceNamed(Event):
    """Zones got a name that the rules of the mission use."""

    place: str
    zones: tuple[ZoneId, ...]

    def apply(self, state: ZombicideState) -> None:
        """Note it."""
        state.places[self.place] = list(self.zones)


@dataclass(frozen=True, slots=True)
class GoalReached(Event):
    """A goal of the mission was reached."""

    goal: str

    def apply(self, state: ZombicideState) -> None:
        """Tick it off."""
        state.goals.append(self.goal)


@dataclass(frozen=True, slots=True)
class FlagSet(Event):
    """A mission took note of something."""

    flag: str
    value: int

    def apply(self, state: ZombicideState) -> None:
        """Note it."""
        state.flags[self.flag] = self.value
