"""Rough values of this edition's actions, for bots."""

from __future__ import annotations

from game.engine import Option
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import Survivor


def hint(game: Game, me: Survivor, option: Option) -> int | None:
    """Nothing to say yet beyond what the core knows."""
    return None
