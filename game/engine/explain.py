"""Why and how likely: what rules tell about the moves of pieces and the chances of options."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Distribution(Generic[T]):
    """Exact chances: each result with its weight, in whole numbers."""

    weights: Mapping[T, int]

    @classmethod
    def of(cls, results: Iterable[tuple[T, int]]) -> Distribution[T]:
        """Gather results that may repeat."""
        weights: dict[T, int] = {}
        for result, weight in results:
            weights[result] = weights.get(result, 0) + weight
        return cls(weights)

    @property
    def total(self) -> int:
        """The sum of all weights."""
        return sum(self.weights.values())

    def chance(self, wanted: Callable[[T], bool]) -> Fraction:
        """How likely a result is that satisfies the wish."""
        return Fraction(sum(weight for result, weight in self.weights.items() if wanted(result)), self.total)

    def map(self, change: Callable[[T], U]) -> Distribution[U]:
        """The same chances of what is made of each result."""
        return Distribution.of((change(result), weight) for result, weight in self.weights.items())


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of an option: for each thing that can happen, how often it happens how many times."""

    chances: Mapping[str, Distribution[int]]

    def at_least(self, what: str, count: int) -> Fraction:
        """How likely it is that something happens at least so many times."""
        if what not in self.chances:
            return Fraction(0)
        return self.chances[what].chance(lambda times: times >= count)

    def mean(self, what: str) -> Fraction:
        """How many times something happens on average."""
        if what not in self.chances:
            return Fraction(0)
        spread = self.chances[what]
        return Fraction(sum(times * weight for times, weight in spread.weights.items()), spread.total)


@dataclass(frozen=True, slots=True)
class Why:
    """What a piece will do by itself: the rule that decides, its targets, and the ways it can go."""

    piece: str
    reason: str
    targets: tuple[str, ...]
    steps: tuple[str, ...]
    paths: tuple[tuple[str, ...], ...] = ()
