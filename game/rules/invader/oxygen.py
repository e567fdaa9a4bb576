"""Oxygen: where tanks are found, and who may go outside (Invader p. 35)."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.zombicide.action import Action
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import Survivor, ZoneId


def oxygen_offers(game: Game, me: Survivor) -> Iterator[Action]:
    """A tank from the stock, in an oxygen supply room."""
    yield from ()


def may_step(game: Game, me: Survivor, origin: ZoneId, zone: ZoneId) -> bool:
    """Whether a survivor may pass."""
    return True
