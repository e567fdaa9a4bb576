"""Where miniatures stand inside their zone: spread evenly, nearer together the more there are, at last in stacks.

Pure geometry in board pixels; the same figures in the same zone always stand in the same places.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import ceil

from game.board import Rect
from game.client.boardview.model import Figure

Spot = tuple[float, float]

MOST = 20
"""Figures in one zone before they are stacked."""
STEP = (60.0, 54.0)
"""Comfortable distance between neighbours, across and down."""
ROOMY = (72.0, 86.0)
"""The distance they keep where the zone has room to spare, so that nobody hides another's face."""
MARGIN = (30.0, 18.0)
"""Distance kept from the zone's sides; more at the top, where heads reach over."""
HEADROOM = 26.0
TIGHT = 0.75
"""Below this share of the comfortable distance a second part of the zone is used."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A figure, where it stands and how many it stands for."""

    figure: Figure
    x: float
    y: float
    count: int = 1


def arranged(figures: Sequence[Figure], rects: Sequence[Rect]) -> list[Standing]:
    """Everybody in one zone in a place, from back to front; those who bear a player's rim stand in front."""
    figures = sorted(figures, key=lambda figure: figure.rim is not None)
    groups: list[tuple[Figure, int]] = [(figure, 1) for figure in figures]
    if len(groups) > MOST:
        groups = _stacked(figures)
    spots = slots(rects, len(groups))
    return [Standing(figure, x, y, count) for (figure, count), (x, y) in zip(groups, spots, strict=True)]


def _stacked(figures: Sequence[Figure]) -> list[tuple[Figure, int]]:
    """One figure for all of a kind; survivors, who bear a rim, never stack."""
    stacks: dict[str, list[Figure]] = {}
    for figure in figures:
        key = figure.id if figure.rim is not None else f"stack {figure.stack or figure.sprite}"
        stacks.setdefault(key, []).append(figure)
    return [(stack[0], len(stack)) for stack in stacks.values()]


def slots(rects: Sequence[Rect], count: int) -> list[Spot]:
    """Places for so many figures in a zone made of rectangles, from back to front."""
    parts = sorted(merged(rects), key=lambda rect: (-rect.area, rect.y, rect.x))
    used = 1
    while used < len(parts) and min(_ease(rect, n) for rect, n in _shares(parts[:used], count)) < TIGHT:
        used += 1
    best = max(range(1, used + 1), key=lambda number: min(_ease(r, n) for r, n in _shares(parts[:number], count)))
    spots = [spot for rect, share in _shares(parts[:best], count) for spot in _grid(rect, share)]
    return sorted(spots, key=lambda spot: (spot[1], spot[0]))


def merged(rects: Sequence[Rect]) -> list[Rect]:
    """Rectangles that share a whole side joined into one, as often as it goes: a zone across a joint is one room."""
    parts = list(rects)
    for one, other in combinations(parts, 2):
        low, high = sorted((one, other))
        beside = low.right == high.x and (low.y, low.height) == (high.y, high.height)
        below = low.bottom == high.y and (low.x, low.width) == (high.x, high.width)
        if beside or below:
            whole = Rect(low.x, low.y, high.right - low.x, high.bottom - low.y)
            return merged([whole, *(part for part in parts if part not in (one, other))])
    return parts


def _shares(parts: Sequence[Rect], count: int) -> list[tuple[Rect, int]]:
    """The count divided by area; the remainder goes to the largest parts."""
    total = sum(part.area for part in parts)
    shares = [count * part.area // total for part in parts]
    for number in range(count - sum(shares)):
        shares[number % len(shares)] += 1
    return list(zip(parts, shares, strict=True))


def _room(rect: Rect) -> tuple[float, float]:
    across = max(rect.width - 2 * MARGIN[0], 0.0)
    return across, max(rect.height - MARGIN[1] - MARGIN[1] - HEADROOM, 0.0)


def _shape(rect: Rect, count: int) -> tuple[float, int, int]:
    """The best grid for a count: its ease (1 is comfortable), columns and rows."""
    across, down = _room(rect)
    best = (-1.0, 0, 0)
    for rows in range(1, count + 1):
        columns = ceil(count / rows)
        if ceil(count / columns) != rows:
            continue
        wide = across / (columns - 1) / STEP[0] if columns > 1 else 1.0
        tall = down / (rows - 1) / STEP[1] if rows > 1 else 1.0
        best = max(best, (min(wide, tall, 1.0), columns, rows))
    return best


def _ease(rect: Rect, count: int) -> float:
    return _shape(rect, count)[0] if count else 1.0


def _grid(rect: Rect, count: int) -> list[Spot]:
    """A grid around the middle of a rectangle; short rows are centred, so that they stand in the gaps."""
    if not count:
        return []
    _, columns, rows = _shape(rect, count)
    across, down = _room(rect)
    step_x = min(across / (columns - 1), ROOMY[0]) if columns > 1 else 0.0
    step_y = min(down / (rows - 1), ROOMY[1]) if rows > 1 else 0.0
    middle_x = rect.x + rect.width / 2
    middle_y = rect.y + (rect.height + HEADROOM) / 2
    spots = []
    for row in range(rows):
        in_row = count // rows + (1 if row >= rows - count % rows else 0)
        for place in range(in_row):
            x = middle_x + (place - (in_row - 1) / 2) * step_x
            spots.append((x, middle_y + (row - (rows - 1) / 2) * step_y))
    return spots
