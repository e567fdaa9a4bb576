"""Whole-number geometry: rectangles in pixels, quarter turns, and the grid of 32 px that zones lie on."""

from typing import NamedTuple

CELL = 32
"""Side of a grid cell in pixels: every zone is a union of such cells."""


class Point(NamedTuple):
    """A place in pixels, x to the east and y to the south."""

    x: int
    y: int


class Rect(NamedTuple):
    """A rectangle in pixels, given by its north-west corner and its size."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The east side."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The south side."""
        return self.y + self.height

    @property
    def area(self) -> int:
        """Square pixels covered."""
        return self.width * self.height

    @property
    def middle(self) -> Point:
        """The centre, rounded down to whole pixels."""
        return Point(self.x + self.width // 2, self.y + self.height // 2)

    def moved(self, dx: int, dy: int) -> "Rect":
        """The same rectangle somewhere else."""
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def overlaps(self, other: "Rect") -> bool:
        """Whether the two share a positive area."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


def turned_rect(rect: Rect, turns: int, width: int, height: int) -> Rect:
    """The rectangle after `turns` clockwise quarters of the width x height sheet it lies on."""
    for _ in range(turns % 4):
        rect = Rect(height - rect.bottom, rect.x, rect.height, rect.width)
        width, height = height, width
    return rect


def turned_point(point: Point, turns: int, width: int, height: int) -> Point:
    """The point after `turns` clockwise quarters of the width x height sheet it lies on."""
    for _ in range(turns % 4):
        point = Point(height - point.y, point.x)
        width, height = height, width
    return point


def centre_of_area(rects: tuple[Rect, ...]) -> Point:
    """The centre of mass of rectangles that do not overlap."""
    total = sum(rect.area for rect in rects)
    x = sum(rect.area * (2 * rect.x + rect.width) for rect in rects)
    y = sum(rect.area * (2 * rect.y + rect.height) for rect in rects)
    return Point(x // (2 * total), y // (2 * total))
