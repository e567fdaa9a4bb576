"""The clockwise order of places around a centre, in exact whole numbers."""

from collections.abc import Callable
from functools import cmp_to_key
from typing import Any, NamedTuple

from game.board.geometry import Point


class _Bearing(NamedTuple):
    """A place seen from the centre: which half of the turn it is in, how far ahead and how far to the right it lies."""

    half: int
    ahead: int
    right: int


def clockwise(centre: Point, start: Point) -> Callable[[Point], Any]:
    """A sorting key: places in the direction of the start come first, then on clockwise; nearer ones first on a tie.

    Places at the very centre have no direction and come last.
    """
    facing = (start.x - centre.x, start.y - centre.y)
    if facing == (0, 0):
        facing = (0, -1)

    def bearing(place: Point) -> _Bearing:
        dx, dy = place.x - centre.x, place.y - centre.y
        ahead, right = dx * facing[0] + dy * facing[1], dy * facing[0] - dx * facing[1]
        if (dx, dy) == (0, 0):
            return _Bearing(2, 0, 0)
        return _Bearing(0 if right > 0 or (right == 0 and ahead > 0) else 1, ahead, right)

    def compare(one: Point, other: Point) -> int:
        first, second = bearing(one), bearing(other)
        if first.half != second.half:
            return first.half - second.half
        turn = first.right * second.ahead - first.ahead * second.right
        if turn:
            return turn
        return first.ahead**2 + first.right**2 - second.ahead**2 - second.right**2

    return cmp_to_key(compare)
