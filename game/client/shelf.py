"""A shelf for pictures that are costly to make: the longest unused ones go when it holds too many pixels."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Made = TypeVar("Made")


class Shelf(Generic[Made]):
    """Things by key, each with a number of pixels (4 bytes each)."""

    def __init__(self, most_pixels: int) -> None:
        self._most = most_pixels
        self._things: OrderedDict[Hashable, tuple[Made, int]] = OrderedDict()
        self._pixels = 0

    def get(self, key: Hashable) -> Made | None:
        """What lies under a key."""
        entry = self._things.get(key)
        if entry is None:
            return None
        self._things.move_to_end(key)
        return entry[0]

    def put(self, key: Hashable, thing: Made, size: tuple[int, int]) -> Made:
        """Lay something down and make room for it."""
        pixels = size[0] * size[1]
        self._things[key] = (thing, pixels)
        self._pixels += pixels
        while self._pixels > self._most and len(self._things) > 1:
            self._pixels -= self._things.popitem(last=False)[1][1]
        return thing

    def made(self, key: Hashable, size: tuple[int, int], make: Callable[[], Made]) -> Made:
        """What lies under a key, made now if need be."""
        known = self.get(key)
        return known if known is not None else self.put(key, make(), size)
