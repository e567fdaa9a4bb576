"""One tile side turned into place: which zone covers which cell, what touches what, and where its openings lead.

A patch is derived once per side, turn and vocabulary, and shared by every board that uses it; building or changing a
board only has to look at the joints between patches.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from game.board.geometry import CELL, Rect, turned_point, turned_rect
from game.board.shape import OpeningShape, SpotShape, TileShape, ZoneShape
from game.board.vocabulary import OpeningKind, Vocabulary, ZoneKind

NOTHING = -1
"""What covers a cell that belongs to no zone."""

REACH = 8
"""How far, in pixels, an opening may end from the wall or tile edge that it is meant to pass."""


class Edge(NamedTuple):
    """A piece of a grid line: a vertical one lies west of cell (x, y), another north of it; lo..hi along the line."""

    vertical: bool
    x: int
    y: int
    lo: int
    hi: int


class Crossing(NamedTuple):
    """An opening that joins two zones of the same tile side."""

    number: int
    kind: OpeningKind
    rect: Rect
    first: int
    second: int
    edges: tuple[Edge, ...]


class Exit(NamedTuple):
    """An opening that leads from a zone over the edge of its tile."""

    number: int
    kind: OpeningKind
    rect: Rect
    zone: int
    edges: tuple[Edge, ...]


@dataclass(frozen=True, slots=True)
class Patch:
    """A turned tile side in cells; zones are numbered in the order of the tile."""

    width: int
    height: int
    zones: tuple[ZoneShape, ...]
    kinds: tuple[ZoneKind, ...]
    ground: tuple[tuple[int, ...], ...]
    upper: tuple[tuple[int, ...], ...]
    touching: tuple[tuple[int, int], ...]
    crossings: tuple[Crossing, ...]
    exits: tuple[Exit, ...]
    spots: tuple[SpotShape, ...]


def patch_of(shape: TileShape, turns: int, vocabulary: Vocabulary) -> Patch:
    """The side turned clockwise by quarters, derived on first use."""
    key = (turns % 4, vocabulary)
    known = shape.cache.get(key)
    if not isinstance(known, Patch):
        known = shape.cache[key] = _derive(turned_shape(shape, turns), vocabulary)
    return known


def turned_shape(shape: TileShape, turns: int) -> TileShape:
    """The same tile side drawn as it lies on the table after clockwise quarter turns."""
    if turns % 4 == 0:
        return shape

    def turn(rect: Rect) -> Rect:
        return turned_rect(rect, turns, shape.width, shape.height)

    swap = turns % 2 == 1
    return TileShape(
        face=shape.face,
        width=shape.height if swap else shape.width,
        height=shape.width if swap else shape.height,
        zones=tuple(ZoneShape(zone.name, zone.kind, tuple(map(turn, zone.rects))) for zone in shape.zones),
        openings=tuple(OpeningShape(opening.kind, turn(opening.rect)) for opening in shape.openings),
        spots=tuple(
            SpotShape(spot.kind, turned_point(spot.at, turns, shape.width, shape.height)) for spot in shape.spots
        ),
    )


def _derive(shape: TileShape, vocabulary: Vocabulary) -> Patch:
    kinds = tuple(vocabulary.zones[zone.kind] for zone in shape.zones)
    sheets = Sheets(shape, kinds)
    crossings: list[Crossing] = []
    exits: list[Exit] = []
    for number, opening in enumerate(shape.openings, start=1):
        kind = vocabulary.openings[opening.kind]
        pairs = sheets.joined_by(opening.rect, kind)
        if pairs:
            (first, second), edges = max(pairs.items(), key=lambda item: sum(edge.hi - edge.lo for edge in item[1]))
            crossings.append(Crossing(number, kind, opening.rect, first, second, tuple(edges)))
            continue
        exits.extend(
            Exit(number, kind, opening.rect, zone, tuple(edges))
            for zone, edges in sheets.exits_of(opening.rect).items()
        )
    return Patch(
        width=sheets.width,
        height=sheets.height,
        zones=shape.zones,
        kinds=kinds,
        ground=tuple(map(tuple, sheets.ground)),
        upper=tuple(map(tuple, sheets.upper)),
        touching=sheets.touching(),
        crossings=tuple(crossings),
        exits=tuple(exits),
        spots=shape.spots,
    )


class Sheets:
    """The cells of a tile side on the ground and above it, and the questions asked of them."""

    def __init__(self, shape: TileShape, kinds: tuple[ZoneKind, ...]) -> None:
        self.width, self.height = shape.width // CELL, shape.height // CELL
        self.kinds = kinds
        self.ground = [[NOTHING] * self.width for _ in range(self.height)]
        self.upper = [[NOTHING] * self.width for _ in range(self.height)]
        for number, zone in enumerate(shape.zones):
            sheet = self.upper if kinds[number].overhangs else self.ground
            for rect in zone.rects:
                _paint(sheet, rect, number, f"zone {zone.name} of tile {shape.face}")

    def touching(self) -> tuple[tuple[int, int], ...]:
        """Pairs of ground zones that share a border of positive length."""
        pairs: dict[tuple[int, int], None] = {}
        for row in self.ground:
            pairs.update(dict.fromkeys(pairwise(row)))
        for north, south in pairwise(self.ground):
            pairs.update(dict.fromkeys(zip(north, south, strict=True)))
        ordered = {(min(pair), max(pair)): None for pair in pairs if pair[0] != pair[1] and min(pair) != NOTHING}
        return tuple(sorted(ordered))

    def joined_by(self, rect: Rect, kind: OpeningKind) -> dict[tuple[int, int], list[Edge]]:
        """Pairs of zones whose wall the opening crosses, each with the pieces of wall that it takes away."""
        pairs = self._walls_across(rect, kind, 0)
        if not pairs and not self.exits_of(rect):
            pairs = self._walls_across(rect, kind, REACH)
        return pairs

    def exits_of(self, rect: Rect) -> dict[int, list[Edge]]:
        """Zones that the opening leads out of over the edge of the tile."""
        sides = (
            (rect.y <= REACH, False, 0),
            (rect.bottom >= self.height * CELL - REACH, False, self.height),
            (rect.x <= REACH, True, 0),
            (rect.right >= self.width * CELL - REACH, True, self.width),
        )
        found: dict[int, list[Edge]] = {}
        for near, vertical, line in sides:
            if near:
                for edge in _along(rect, vertical, line, self.width, self.height):
                    x = min(edge.x, self.width - 1)
                    y = min(edge.y, self.height - 1)
                    zone = self.ground[y][x]
                    if zone != NOTHING:
                        found.setdefault(zone, []).append(edge)
        return found

    def _walls_across(self, rect: Rect, kind: OpeningKind, margin: int) -> dict[tuple[int, int], list[Edge]]:
        pairs: dict[tuple[int, int], list[Edge]] = {}
        for edge in self._lines_in(rect, margin):
            near = (edge.x - 1, edge.y) if edge.vertical else (edge.x, edge.y - 1)
            first, second = self._at(near, kind), self._at((edge.x, edge.y), kind)
            if first != second and NOTHING not in (first, second) and self._may_join(first, second, kind):
                pairs.setdefault((min(first, second), max(first, second)), []).append(edge)
        return pairs

    def _at(self, cell: tuple[int, int], kind: OpeningKind) -> int:
        x, y = cell
        above = self.upper[y][x] if kind.climbs else NOTHING
        return above if above != NOTHING else self.ground[y][x]

    def _may_join(self, first: int, second: int, opening: OpeningKind) -> bool:
        one, other = self.kinds[first], self.kinds[second]
        if one.overhangs or other.overhangs:
            return opening.climbs and one.overhangs != other.overhangs and (one.indoors or other.indoors)
        return one.walled or other.walled

    def _lines_in(self, rect: Rect, margin: int) -> Iterator[Edge]:
        for x in range(1, self.width):
            if rect.x - margin < x * CELL < rect.right + margin:
                yield from _along(rect, True, x, self.width, self.height)
        for y in range(1, self.height):
            if rect.y - margin < y * CELL < rect.bottom + margin:
                yield from _along(rect, False, y, self.width, self.height)


def _along(rect: Rect, vertical: bool, line: int, width: int, height: int) -> Iterator[Edge]:
    """The pieces of a grid line that run beside the rectangle, one a cell."""
    start, end, cells = (rect.y, rect.bottom, height) if vertical else (rect.x, rect.right, width)
    for cell in range(max(0, start // CELL), min(cells, -(-end // CELL))):
        lo, hi = max(start, cell * CELL), min(end, (cell + 1) * CELL)
        if lo < hi:
            yield Edge(vertical, line, cell, lo, hi) if vertical else Edge(vertical, cell, line, lo, hi)


def _paint(sheet: list[list[int]], rect: Rect, number: int, what: str) -> None:
    if any(value % CELL for value in rect) or min(rect) < 0 or not rect.area:
        raise ValueError(f"{what} is not on the grid: {rect}")
    if rect.bottom > len(sheet) * CELL or rect.right > len(sheet[0]) * CELL:
        raise ValueError(f"{what} leaves its tile: {rect}")
    columns = slice(rect.x // CELL, rect.right // CELL)
    for y in range(rect.y // CELL, rect.bottom // CELL):
        if any(covered != NOTHING for covered in sheet[y][columns]):
            raise ValueError(f"{what} overlaps another zone")
        sheet[y][columns] = [number] * (columns.stop - columns.start)
