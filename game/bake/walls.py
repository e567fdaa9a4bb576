"""Where walls stand: derived from zones and openings exactly as the map format says.

A wall stands wherever two zones meet, at least one of them is walled or one alone is surface, and no opening lies
across the border; also where a walled zone meets the edge of the board or a place that no zone covers. Balconies get a
railing instead, but not along the building that they hang on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from game.bake.scene import HALF, INDOORS, SURFACE, Opening, Scene, ZoneShape

EDGE_REACH = 8.0
_RANK = ("rock", "stone", "adobe", "iron", "wood", "fence", "rail", "red_rock", "bulkhead", "steel")
_NOTHING = -1
_OUTSIDE = -2


@dataclass(frozen=True, slots=True)
class Run:
    """A straight piece of a border: at y = `at` from x = `start` to `stop`, or upright with x and y exchanged.

    The style of a limit is empty, or `corridor`. `side` is 0 on a line inside the board; on the board's edge it is +1
    or -1, towards the inside. A sill names the kind of its `opening`.
    """

    upright: bool
    at: float
    start: float
    stop: float
    style: str
    side: int = 0
    open_start: bool = False
    open_stop: bool = False
    opening: str = ""


@dataclass(frozen=True, slots=True)
class Structure:
    """All that stands or is marked on the borders of zones."""

    walls: tuple[Run, ...]
    sills: tuple[Run, ...]
    limits: tuple[Run, ...]
    railings: tuple[Run, ...]


class _Labels:
    """Which zone covers each half cell."""

    def __init__(self, scene: Scene, zones: list[tuple[int, ZoneShape]]) -> None:
        self.columns = scene.width // HALF
        self.rows = scene.height // HALF
        self.cells = [[_NOTHING] * self.columns for _ in range(self.rows)]
        for index, zone in zones:
            left, top, right, bottom = zone.bounds
            for row in range(max(int(top // HALF), 0), min(int(-(-bottom // HALF)), self.rows)):
                for column in range(max(int(left // HALF), 0), min(int(-(-right // HALF)), self.columns)):
                    if zone.covers((column + 0.5) * HALF, (row + 0.5) * HALF):
                        self.cells[row][column] = index

    def at(self, column: int, row: int) -> int:
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return self.cells[row][column]
        return _OUTSIDE

    def borders(self) -> Iterator[tuple[bool, int, int, int, int]]:
        """Unit borders in reading order along each line: upright, line, position, label before, label after."""
        for line in range(self.rows + 1):
            for column in range(self.columns):
                before, after = self.at(column, line - 1), self.at(column, line)
                if before != after:
                    yield False, line, column, before, after
        for line in range(self.columns + 1):
            for row in range(self.rows):
                before, after = self.at(line - 1, row), self.at(line, row)
                if before != after:
                    yield True, line, row, before, after


def zone_labels(scene: Scene) -> list[list[int]]:
    """The index of the zone on the ground at each half cell, -1 where there is none."""
    return _Labels(scene, [pair for pair in enumerate(scene.zones) if pair[1].kind != "balcony"]).cells


def build(scene: Scene) -> Structure:
    """Derive walls, the sills of openings, the limits between open zones, and railings."""
    ground = [(index, zone) for index, zone in enumerate(scene.zones) if zone.kind != "balcony"]
    labels = _Labels(scene, ground)
    solid: list[Run] = []
    limits: list[Run] = []
    for upright, line, position, before, after in labels.borders():
        sides = [scene.zones[label] for label in (before, after) if label >= 0]
        if not sides:
            continue
        walled = [zone for zone in sides if zone.walled]
        sealed = len({zone.kind in SURFACE for zone in sides}) == 2
        side = {before: 1, after: -1}.get(_OUTSIDE, 0)
        run = Run(upright, line * HALF, position * HALF, (position + 1) * HALF, "", side)
        if walled or sealed:
            clad = [zone.wall for zone in sides if zone.walled or zone.kind in SURFACE]
            style = min(clad, key=_rank)
            solid.append(replace(run, style=style))
        elif len(sides) == 2:
            corridors = all(zone.kind == "corridor" for zone in sides)
            limits.append(replace(run, style="corridor") if corridors else run)
    walls, sills = _cut(_merged(solid), scene.openings)
    railings = [run for zone in scene.zones if zone.kind == "balcony" for run in _railing(scene, labels, zone)]
    railings, _ = _cut(_merged(railings), tuple(gap for gap in scene.openings if gap.kind == "stairs"))
    return Structure(tuple(walls), tuple(sills), tuple(_merged(limits)), tuple(railings))


def _rank(style: str) -> int:
    return _RANK.index(style) if style in _RANK else _RANK.index("wood")


def _railing(scene: Scene, labels: _Labels, zone: ZoneShape) -> Iterator[Run]:
    """The free sides of a balcony: those that do not lean on a building."""
    own = _Labels(scene, [(0, zone)])
    for upright, line, position, before, after in own.borders():
        if _OUTSIDE in (before, after) and 0 not in (before, after):
            continue
        outer = 0 if after == 0 else 1
        column, row = (line - 1 + outer, position) if upright else (position, line - 1 + outer)
        neighbour = labels.at(column, row)
        if neighbour >= 0 and scene.zones[neighbour].kind in INDOORS:
            continue
        side = {before: 1, after: -1}.get(_OUTSIDE, 0)
        yield Run(upright, line * HALF, position * HALF, (position + 1) * HALF, "rail", side)


def _merged(runs: list[Run]) -> list[Run]:
    """Join pieces that continue each other on the same line in the same style."""
    ordered = sorted(runs, key=lambda run: (run.upright, run.at, run.side, run.start))
    joined: list[Run] = []
    for run in ordered:
        last = joined[-1] if joined else None
        if last and (last.upright, last.at, last.side, last.style, last.stop) == (
            run.upright,
            run.at,
            run.side,
            run.style,
            run.start,
        ):
            joined[-1] = replace(last, stop=run.stop)
        else:
            joined.append(run)
    return joined


def _span_on(gap: Opening, run: Run) -> tuple[float, float] | None:
    """The stretch of a border that an opening could cover."""
    start, stop = (gap.y, gap.y + gap.height) if run.upright else (gap.x, gap.x + gap.width)
    start, stop = max(start, run.start), min(stop, run.stop)
    return (start, stop) if stop - start > 1 else None


def _distance(gap: Opening, run: Run) -> float:
    """How far outside an opening a border's line runs; 0 if it runs through it."""
    near, far = (gap.x, gap.x + gap.width) if run.upright else (gap.y, gap.y + gap.height)
    return max(near - run.at, run.at - far, 0.0)


def _line_of(gap: Opening, runs: list[Run]) -> tuple[bool, float] | None:
    """The one line that an opening lies across: the nearest within reach, of these the one it covers most of."""
    covered: dict[tuple[bool, float], float] = {}
    distances: dict[tuple[bool, float], float] = {}
    for run in runs:
        span = _span_on(gap, run)
        if span is not None and _distance(gap, run) <= EDGE_REACH:
            line = run.upright, run.at
            covered[line] = covered.get(line, 0.0) + span[1] - span[0]
            distances[line] = _distance(gap, run)
    return min(covered, key=lambda line: (distances[line], -covered[line], line), default=None)


def _cut(runs: list[Run], openings: tuple[Opening, ...]) -> tuple[list[Run], list[Run]]:
    """Take the openings out of the borders; gives what stands and the sills in the gaps."""
    lines = [(_line_of(gap, runs), gap) for gap in openings]
    standing: list[Run] = []
    sills: list[Run] = []
    for run in runs:
        gaps = sorted(
            (*span, gap.kind)
            for line, gap in lines
            if line == (run.upright, run.at) and (span := _span_on(gap, run)) is not None
        )
        marks = [run.start]
        for start, stop, kind in gaps:
            marks += [start, stop]
            sills.append(replace(run, start=start, stop=stop, opening=kind))
        marks.append(run.stop)
        for index, (start, stop) in enumerate(pairwise(marks)):
            if index % 2 == 0 and stop - start > 0.5:
                standing.append(
                    replace(run, start=start, stop=stop, open_start=index > 0, open_stop=index < 2 * len(gaps))
                )
    return standing, sills
