"""Hellfire (Invader p. 34)."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.zombicide.action import Action
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import Survivor


def hellfire_offers(game: Game, me: Survivor) -> Iterator[Action]:
    """Every zone that a fed flamethrower can reach."""
    yield from ()
