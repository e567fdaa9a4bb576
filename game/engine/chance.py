"""The one source of chance: our own integer arithmetic, so that no Python release can change a game.

A number is a pure function of the seed and of how many numbers were taken before it (SplitMix64). What a state has to
remember is therefore two integers, and an event that used chance only has to say how many numbers it took: nobody who
sees the event can work out the next one.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Protocol, TypeVar

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15

T = TypeVar("T")


def number(seed: int, index: int) -> int:
    """The index-th 64-bit number of the sequence that belongs to the seed."""
    z = (seed + (index + 1) * _GAMMA) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(seed: int, index: int, limit: int) -> tuple[int, int]:
    """An even choice from 0 to limit - 1, and how many numbers it took (more than one only to stay exactly even)."""
    ceiling = (_MASK + 1) - (_MASK + 1) % limit
    taken = 1
    value = number(seed, index)
    while value >= ceiling:
        value = number(seed, index + taken)
        taken += 1
    return value % limit, taken


class Chance(Protocol):
    """Where dice and shuffles come from: the seeded sequence in play, a script in tests."""

    def roll(self, seed: int, drawn: int, count: int, sides: int) -> tuple[tuple[int, ...], int]:
        """Results of `count` dice, and how many numbers they took."""

    def order(self, seed: int, drawn: int, size: int) -> tuple[tuple[int, ...], int]:
        """An even permutation of range(size), and how many numbers it took."""


class Seeded:
    """The chance of real games."""

    def roll(self, seed: int, drawn: int, count: int, sides: int) -> tuple[tuple[int, ...], int]:
        """Roll fair dice numbered from 1."""
        taken = 0
        values = []
        for _ in range(count):
            value, used = below(seed, drawn + taken, sides)
            taken += used
            values.append(value + 1)
        return tuple(values), taken

    def order(self, seed: int, drawn: int, size: int) -> tuple[tuple[int, ...], int]:
        """Shuffle by Fisher and Yates."""
        order = list(range(size))
        taken = 0
        for last in range(size - 1, 0, -1):
            pick, used = below(seed, drawn + taken, last + 1)
            taken += used
            order[last], order[pick] = order[pick], order[last]
        return tuple(order), taken


SEEDED = Seeded()


class Stream:
    """A sequence of its own for whoever needs chance outside the rules, such as a bot.

    It never repeats the numbers of a game with the same seed, or a bot's choices would go with the dice.
    """

    __slots__ = ("_drawn", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = number(seed, 1 << 40)
        self._drawn = 0

    def below(self, limit: int) -> int:
        """An even choice from 0 to limit - 1."""
        value, used = below(self._seed, self._drawn, limit)
        self._drawn += used
        return value

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, evenly."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in a random order, in place."""
        order, used = SEEDED.order(self._seed, self._drawn, len(items))
        self._drawn += used
        items[:] = [items[index] for index in order]
