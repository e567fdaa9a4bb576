"""Attacks, kills and feats."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine import Card, Event
from game.rules.zombicide.state import EnemyId, Kill, SurvivorId, ZombicideState, ZoneId, kind_of


@dataclass(frozen=True, slots=True)
class AttackMade(Event):
    """A survivor attacked a zone: with what, and what the dice gave in the end."""

    survivor: SurvivorId
    weapons: tuple[Card, ...]
    kind: str
    using: str
    zone: ZoneId
    range: int
    dice: tuple[int, ...]
    accuracy: int
    damage: int
    hits: int
    misses: int
    focus: str = ""
    """The type of the single enemy on which the attack was concentrated."""

    def apply(self, state: ZombicideState) -> None:
        """Nothing changes by itself: what was hit follows."""


@dataclass(frozen=True, slots=True)
class EnemyKilled(Event):
    """An enemy was eliminated and went back to the reserve; `kill` counts for feats if a survivor's turn earned it."""

    enemy: EnemyId
    zone: ZoneId
    by: SurvivorId
    kill: Kill | None = None

    def apply(self, state: ZombicideState) -> None:
        """Take the miniature off the board."""
        crowd = state.enemies[self.zone]
        crowd.remove(self.enemy)
        if not crowd:
            del state.enemies[self.zone]
        state.reserve[kind_of(self.enemy)].append(self.enemy)
        if self.by:
            state.survivors[self.by].kills += 1
        if self.kill is not None and state.turn is not None:
            state.turn.kills.append(self.kill)


@dataclass(frozen=True, slots=True)
class FeatAchieved(Event):
    """A survivor did what earns the reward on top of its deck; these kills count for no other."""

    survivor: SurvivorId
    card: Card

    def apply(self, state: ZombicideState) -> None:
        """Spend the kills."""
        if state.turn is not None:
            state.turn.kills.clear()
