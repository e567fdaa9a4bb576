"""Motion as pure functions of time: nothing here keeps a clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

Spot = tuple[float, float]


def ease_out(t: float) -> float:
    """Fast at first, gentle at the end; 0 to 1 for t from 0 to 1."""
    left = 1 - min(max(t, 0.0), 1.0)
    return 1 - left * left * left


def between(start: float, end: float, t: float) -> float:
    """The value at share t of the way."""
    return start + (end - start) * t


def along(route: Sequence[Spot], t: float) -> Spot:
    """The place at share t of a route of straight stretches, walked at even speed."""
    if len(route) == 1 or t <= 0:
        return route[0]
    lengths = [hypot(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(route)]
    left = min(t, 1.0) * sum(lengths)
    for ((x1, y1), (x2, y2)), length in zip(pairwise(route), lengths, strict=True):
        if left <= length and length > 0:
            return between(x1, x2, left / length), between(y1, y2, left / length)
        left -= length
    return route[-1]


@dataclass(frozen=True, slots=True)
class Walk:
    """A move along a route that began at some moment and takes some seconds."""

    route: tuple[Spot, ...]
    began: float
    seconds: float

    def at(self, now: float) -> Spot:
        """Where the walker is."""
        return along(self.route, ease_out((now - self.began) / self.seconds) if self.seconds > 0 else 1.0)

    def over(self, now: float) -> bool:
        """Whether the walker has arrived."""
        return now >= self.began + self.seconds
