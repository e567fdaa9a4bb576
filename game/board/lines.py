"""Straight lines parallel to the board's edges, reduced to the zones they cross and what lies between those.

All lines within one row or column of cells cross the same zones, but for the openings, which may be narrower than a
cell: each row and column is cut into strips at the ends of its openings, and equal strips are kept once.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.board.geometry import CELL
from game.board.patch import NOTHING
from game.board.plan import Plan

FREE = -1
"""Between two zones without a wall."""

WALL = -2
"""Between two zones with a wall and no opening on the line."""


class Line(NamedTuple):
    """Zones along a line from north or west, and between each two of them FREE, WALL or the number of an opening."""

    zones: tuple[int, ...]
    joins: tuple[int, ...]
    at: tuple[int, ...]
    """Where each join lies, in pixels along the line."""


def rows_and_columns(plan: Plan) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """Every different line running east, and every different line running south."""
    free = {pair for pair, border in plan.borders.items() if border.free}
    doors_in_row: list[list[tuple[int, int, int, int]]] = [[] for _ in range(plan.height)]
    doors_in_column: list[list[tuple[int, int, int, int]]] = [[] for _ in range(plan.width)]
    for (vertical, x, y), spans in plan.openings_at.items():
        lane, place = (doors_in_row[y], x) if vertical else (doors_in_column[x], y)
        lane.extend((place, *span) for span in spans)
    rows = _lines(plan.ground, doors_in_row, free)
    columns = _lines([list(column) for column in zip(*plan.ground, strict=True)], doors_in_column, free)
    return rows, columns


def _lines(
    lanes: Sequence[Sequence[int]],
    doors: Sequence[Sequence[tuple[int, int, int, int]]],
    free: set[tuple[int, int]],
) -> tuple[Line, ...]:
    found: dict[Line, None] = {}
    previous: Sequence[int] = ()
    for number, lane in enumerate(lanes):
        if lane != previous or doors[number] or doors[number - 1]:
            for line in _lines_in(number, lane, doors[number], free):
                found[line] = None
        previous = lane
    return tuple(found)


def _lines_in(
    number: int, lane: Sequence[int], doors: Sequence[tuple[int, int, int, int]], free: set[tuple[int, int]]
) -> Iterator[Line]:
    changes = [place for place in range(1, len(lane)) if lane[place] != lane[place - 1]]
    ends = {number * CELL, (number + 1) * CELL}
    ends.update(end for _, lo, hi, _ in doors for end in (lo, hi))
    for lo, hi in pairwise(sorted(ends)):
        here = {place: opening for place, start, end, opening in doors if start <= lo and hi <= end}
        yield from _pieces(lane, changes, here, free)


def _pieces(
    lane: Sequence[int], changes: Sequence[int], doors: dict[int, int], free: set[tuple[int, int]]
) -> Iterator[Line]:
    """One line for each stretch of the lane without a gap."""
    zones = [lane[0]]
    joins: list[int] = []
    at: list[int] = []
    for place in changes:
        before, after = lane[place - 1], lane[place]
        if NOTHING in (before, after):
            if before != NOTHING:
                yield Line(tuple(zones), tuple(joins), tuple(at))
            zones, joins, at = [after], [], []
            continue
        pair = (before, after) if before < after else (after, before)
        zones.append(after)
        joins.append(FREE if pair in free else doors.get(place, WALL))
        at.append(place * CELL)
    if zones[0] != NOTHING:
        yield Line(tuple(zones), tuple(joins), tuple(at))
