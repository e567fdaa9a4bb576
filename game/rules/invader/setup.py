"""Setting up a game of Invader (pp. 7-8)."""

from __future__ import annotations

from game.engine import Play
from game.rules.zombicide.game import Game


def set_up(game: Game) -> Play:
    """Lay everything out."""
    yield from game.mission.set_up(game)
