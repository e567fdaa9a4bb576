"""Survivors and companions: where they go, what they suffer, what they learn."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine import Event
from game.rules.zombicide.state import OFF_BOARD, Survivor, SurvivorId, ZombicideState, ZoneId


@dataclass(frozen=True, slots=True)
class SurvivorJoined(Event):
    """A survivor or companion was placed."""

    survivor: Survivor

    def apply(self, state: ZombicideState) -> None:
        """Put the survivor on the board."""
        state.survivors[self.survivor.id] = self.survivor.copy()


@dataclass(frozen=True, slots=True)
class SurvivorMoved(Event):
    """Survivors moved together along a path; `how` says by which rule."""

    survivors: tuple[SurvivorId, ...]
    path: tuple[ZoneId, ...]
    how: str = "move"

    def apply(self, state: ZombicideState) -> None:
        """Put them at the end of the path."""
        for survivor in self.survivors:
            state.survivors[survivor].zone = self.path[-1]


@dataclass(frozen=True, slots=True)
class SurvivorsLeft(Event):
    """Survivors left the board for good and are safe."""

    survivors: tuple[SurvivorId, ...]
    how: str

    def apply(self, state: ZombicideState) -> None:
        """Take them off the board."""
        for name in self.survivors:
            survivor = state.survivors[name]
            survivor.zone = OFF_BOARD
            survivor.away = self.how
            survivor.aboard = ""


@dataclass(frozen=True, slots=True)
class SurvivorWounded(Event):
    """A survivor suffered wounds."""

    survivor: SurvivorId
    wounds: int
    cause: str

    def apply(self, state: ZombicideState) -> None:
        """Count them."""
        state.survivors[self.survivor].wounds += self.wounds


@dataclass(frozen=True, slots=True)
class SurvivorHealed(Event):
    """A survivor recovered."""

    survivor: SurvivorId
    wounds: int

    def apply(self, state: ZombicideState) -> None:
        """Take wounds away."""
        state.survivors[self.survivor].wounds -= self.wounds


@dataclass(frozen=True, slots=True)
class HealthRaised(Event):
    """A survivor can bear more wounds."""

    survivor: SurvivorId
    by: int

    def apply(self, state: ZombicideState) -> None:
        """Raise the limit."""
        state.survivors[self.survivor].health += self.by


@dataclass(frozen=True, slots=True)
class SurvivorHid(Event):
    """A survivor hides from enemies (`unseen`), or is noticed again."""

    survivor: SurvivorId
    unseen: bool

    def apply(self, state: ZombicideState) -> None:
        """Lay the token down, or take it away."""
        state.survivors[self.survivor].unseen = self.unseen


@dataclass(frozen=True, slots=True)
class CompanionFollowed(Event):
    """A companion follows a leader from now on."""

    companion: SurvivorId
    leader: SurvivorId

    def apply(self, state: ZombicideState) -> None:
        """Set the leader, and stand beside them."""
        companion, leader = state.survivors[self.companion], state.survivors[self.leader]
        companion.leader = self.leader
        companion.seat = leader.seat
        companion.zone = leader.zone
        companion.aboard = leader.aboard


@dataclass(frozen=True, slots=True)
class PointsGained(Event):
    """A survivor gained points."""

    survivor: SurvivorId
    points: int
    cause: str

    def apply(self, state: ZombicideState) -> None:
        """Advance on the danger bar."""
        state.survivors[self.survivor].points += self.points


@dataclass(frozen=True, slots=True)
class SkillGained(Event):
    """A survivor learnt a skill."""

    survivor: SurvivorId
    skill: str
    level: str

    def apply(self, state: ZombicideState) -> None:
        """Add it."""
        state.survivors[self.survivor].skills.append(self.skill)
