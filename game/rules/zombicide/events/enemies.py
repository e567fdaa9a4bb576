"""Enemies that come, move and strike, and the tokens that bring them."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine import Card, Event
from game.rules.zombicide.state import SPAWN_PILE, EnemyId, SpawnToken, ZombicideState, ZoneId, kind_of


@dataclass(frozen=True, slots=True)
class EnemiesAppeared(Event):
    """Enemies came onto the board."""

    enemies: tuple[EnemyId, ...]
    zone: ZoneId
    cause: str

    def apply(self, state: ZombicideState) -> None:
        """Take them from the reserve."""
        for enemy in self.enemies:
            state.reserve[kind_of(enemy)].remove(enemy)
        state.enemies.setdefault(self.zone, []).extend(self.enemies)


@dataclass(frozen=True, slots=True)
class EnemiesAttacked(Event):
    """All enemies of a zone that act attacked the survivors there."""

    zone: ZoneId
    enemies: tuple[EnemyId, ...]
    wounds: int

    def apply(self, state: ZombicideState) -> None:
        """Nothing changes by itself: the wounds follow."""


@dataclass(frozen=True, slots=True)
class EnemiesMoved(Event):
    """A group of enemies moved one zone; `reason` names the rule and `target` where they are going."""

    enemies: tuple[EnemyId, ...]
    origin: ZoneId
    zone: ZoneId
    target: ZoneId
    reason: str

    def apply(self, state: ZombicideState) -> None:
        """Move the miniatures."""
        crowd = state.enemies[self.origin]
        if len(crowd) == len(self.enemies):
            del state.enemies[self.origin]
        else:
            for enemy in self.enemies:
                crowd.remove(enemy)
        state.enemies.setdefault(self.zone, []).extend(self.enemies)


@dataclass(frozen=True, slots=True)
class EnemiesActivatedAgain(Event):
    """All enemies of a type act once more."""

    kind: str
    cause: str

    def apply(self, state: ZombicideState) -> None:
        """Nothing changes by itself: what they do follows."""


@dataclass(frozen=True, slots=True)
class SpawnCardRead(Event):
    """A spawn token had its card; `level` is the row that counted."""

    token: str
    zone: ZoneId
    card: Card
    level: str

    def apply(self, state: ZombicideState) -> None:
        """The token is done for this step, and the card is discarded."""
        state.spawned.append(self.token)
        state.discards.setdefault(SPAWN_PILE, []).append(self.card)


@dataclass(frozen=True, slots=True)
class SpawnTokenPlaced(Event):
    """A spawn token appeared."""

    token: SpawnToken

    def apply(self, state: ZombicideState) -> None:
        """Put it on the board."""
        state.spawns[self.token.id] = self.token.copy()


@dataclass(frozen=True, slots=True)
class SpawnTokenMoved(Event):
    """A spawn token went to another zone."""

    token: str
    zone: ZoneId
    x: int
    y: int

    def apply(self, state: ZombicideState) -> None:
        """Move it."""
        token = state.spawns[self.token]
        token.zone, token.x, token.y = self.zone, self.x, self.y


@dataclass(frozen=True, slots=True)
class SpawnTokenTurned(Event):
    """A spawn token was turned to its active or inactive side."""

    token: str
    active: bool

    def apply(self, state: ZombicideState) -> None:
        """Turn it."""
        state.spawns[self.token].active = self.active


@dataclass(frozen=True, slots=True)
class SpawnTokenRemoved(Event):
    """A spawn token left the game."""

    token: str

    def apply(self, state: ZombicideState) -> None:
        """Take it away."""
        del state.spawns[self.token]
