"""Limits on what a file may hold, whatever it says: depth, lengths, sizes of numbers, and no fractions at all."""

from __future__ import annotations

from typing import Any

from game.saves.envelope import Unreadable

DEEPEST = 12
LONGEST_TEXT = 200
MOST_VALUES = 600_000
LARGEST_NUMBER = 1 << 64


def check_bounds(value: Any) -> None:
    """Raise Unreadable if a JSON value is deeper, longer or larger than anything a game writes."""
    level: list[Any] = [value]
    seen = 0
    for _ in range(DEEPEST):
        below: list[Any] = []
        for each in level:
            if isinstance(each, dict):
                below.extend(each)
                below.extend(each.values())
            elif isinstance(each, list | tuple):
                below.extend(each)
            elif isinstance(each, str):
                if len(each) > LONGEST_TEXT:
                    raise _beyond()
            elif isinstance(each, float) or (isinstance(each, int) and abs(each) > LARGEST_NUMBER):
                raise _beyond()
        seen += len(below)
        if seen > MOST_VALUES:
            raise _beyond()
        if not below:
            return
        level = below
    raise _beyond()


def _beyond() -> Unreadable:
    return Unreadable("hostile", "This file holds values that no game has.")
