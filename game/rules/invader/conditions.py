"""What goals of an Invader mission can wait for."""

from __future__ import annotations

from typing import Any

from game.rules.zombicide.mission import Condition

CONDITIONS: dict[str, Any] = {}


def condition(name: str, value: Any) -> Condition:
    """The condition that a mission file states."""
    raise KeyError(name)
