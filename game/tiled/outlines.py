"""From drawn outlines to whole cells on the grid of 32 px, and where the middle of an object lies."""

from collections.abc import Iterator
from itertools import pairwise
from math import cos, radians, sin

from game.board import CELL, Point, Rect
from game.tiled.document import MapObject

TOLERANCE = 1.0
"""Pixels by which a drawn position may miss the grid."""


class Crooked(ValueError):
    """An outline that cannot be taken as cells: what is wrong, and what to do."""

    def __init__(self, what: str, remedy: str) -> None:
        super().__init__(what)
        self.what = what
        self.remedy = remedy


def corners_of(item: MapObject) -> tuple[tuple[float, float], ...]:
    """The corners of a rectangle or polygon in map pixels, as drawn."""
    if item.shape == "polygon":
        return tuple((item.x + x, item.y + y) for x, y in item.points)
    right, bottom = item.x + item.width, item.y + item.height
    return (item.x, item.y), (right, item.y), (right, bottom), (item.x, bottom)


def on_grid(value: float) -> int:
    """The multiple of 32 that a coordinate means."""
    nearest = round(value / CELL) * CELL
    if abs(value - nearest) > TOLERANCE:
        raise Crooked(
            f"it has a corner at {value:g} px, off the grid of {CELL} px", "snap it to the fine grid (View > Snapping)"
        )
    return nearest


def outline_of(item: MapObject) -> tuple[Point, ...]:
    """The corners of a zone on the grid."""
    if item.rotation:
        raise Crooked("it is turned", "set its rotation to 0 and draw it as it lies")
    if item.shape not in ("rectangle", "polygon"):
        raise Crooked(f"its shape is {item.shape}", "draw a rectangle or a right-angled polygon")
    corners = tuple(Point(on_grid(x), on_grid(y)) for x, y in corners_of(item))
    if len(corners) < 4 or any(
        (one.x == other.x) == (one.y == other.y) for one, other in pairwise((*corners, corners[0]))
    ):
        if item.shape == "rectangle":
            raise Crooked("it has no area", "drag it to a size")
        raise Crooked("its outline has a slanted or empty side", "use right angles only")
    return corners


def rects_of(outline: tuple[Point, ...]) -> tuple[Rect, ...]:
    """The rectangles that a right-angled outline covers: bands between its corners, equal ones joined downwards."""
    rows = sorted({corner.y for corner in outline})
    open_bands: dict[tuple[int, int], Rect] = {}
    done: list[Rect] = []
    for top, bottom in pairwise(rows):
        bands: dict[tuple[int, int], Rect] = {}
        for left, right in _spans(outline, top):
            above = open_bands.pop((left, right), None)
            start = top if above is None else above.y
            bands[left, right] = Rect(left, start, right - left, bottom - start)
        done.extend(open_bands.values())
        open_bands = bands
    return tuple(sorted([*done, *open_bands.values()], key=lambda rect: (rect.y, rect.x)))


def _spans(outline: tuple[Point, ...], top: int) -> Iterator[tuple[int, int]]:
    """Where the band of cells below `top` is inside: between each two upright sides that cross it."""
    crossings = sorted(
        one.x
        for one, other in pairwise((*outline, outline[0]))
        if one.x == other.x and min(one.y, other.y) <= top < max(one.y, other.y)
    )
    for left, right in zip(crossings[::2], crossings[1::2], strict=True):
        if left < right:
            yield left, right


def centre_of(item: MapObject) -> tuple[float, float]:
    """The middle of an object in map pixels, its rotation taken into account.

    Tile objects hang from their bottom left corner, all others from their top left, and turn clockwise about it.
    """
    if item.shape == "point":
        return item.x, item.y
    if item.points:
        xs, ys = [x for x, _ in item.points], [y for _, y in item.points]
        return _turned(item, (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    return _turned(item, item.width / 2, -item.height / 2 if item.tile is not None else item.height / 2)


def _turned(item: MapObject, dx: float, dy: float) -> tuple[float, float]:
    quarters, rest = divmod(item.rotation % 360, 90)
    if rest:
        angle = radians(item.rotation)
        dx, dy = dx * cos(angle) - dy * sin(angle), dx * sin(angle) + dy * cos(angle)
    else:
        for _ in range(int(quarters)):
            dx, dy = -dy, dx
    return item.x + dx, item.y + dy
