"""Wounds: who suffers them, and what it means to fall."""

from __future__ import annotations

from game.rules.zombicide.events import SurvivorHealed, SurvivorWounded
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import Survivor

FALLEN = "survivor_eliminated"


def suffer(game: Game, me: Survivor, wounds: int, cause: str) -> None:
    """A survivor is wounded; whoever has no health left is eliminated, and the game is lost (UoA p. 25)."""
    game.happen(SurvivorWounded(me.id, wounds, cause))
    if me.wounds >= me.health:
        game.mission.lose(game, FALLEN)


def eliminate(game: Game, me: Survivor, cause: str) -> None:
    """A survivor is eliminated outright."""
    suffer(game, me, me.health - me.wounds, cause)


def heal(game: Game, me: Survivor, wounds: int) -> None:
    """A survivor recovers, up to full health."""
    healed = min(wounds, me.wounds)
    if healed:
        game.happen(SurvivorHealed(me.id, healed))
