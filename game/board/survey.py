"""Tiles laid side by side: their zones numbered as parts, what meets at the joints and which openings match there."""

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from game.board.geometry import CELL, Rect
from game.board.patch import NOTHING, Edge, Exit, Patch, patch_of
from game.board.shape import Layout, Placement, Shapes, footprint
from game.board.vocabulary import OpeningKind, Vocabulary, ZoneKind

Sheet = list[list[int]]
"""Rows of cells, each holding the number of what covers it."""


class Part(NamedTuple):
    """The piece of a zone that lies on one tile."""

    face: str
    name: str
    kind: ZoneKind
    rects: tuple[Rect, ...]

    @property
    def id(self) -> str:
        """The name that a zone takes from its first part."""
        return f"{self.face}.{self.name}" if self.face else self.name


class Way(NamedTuple):
    """An opening between numbered parts, before parts are gathered into zones."""

    id: str
    kind: OpeningKind
    rect: Rect
    vertical: bool
    first: int
    second: int
    edges: tuple[Edge, ...]
    """The pieces of wall it takes away on the ground: none for stairs to a balcony."""


def wall_between(one: ZoneKind, other: ZoneKind) -> bool:
    """Whether a wall stands where two zones of these kinds meet."""
    if one.fuses and one.name == other.name:
        return False
    return one.walled or other.walled


class Survey:
    """All placed tiles side by side: parts numbered in placement order, and what meets at the joints."""

    def __init__(self, layout: Layout, shapes: Shapes, vocabulary: Vocabulary) -> None:
        prints = [footprint(placement, shapes) for placement in layout]
        if not prints or min(min(rect.x, rect.y) for rect in prints) < 0:
            raise ValueError("a board needs tiles, laid at positions from 0 on")
        if len({placement.face for placement in layout}) < len(layout):
            raise ValueError("a tile side lies on the board twice")
        width = max(rect.right for rect in prints) // CELL
        height = max(rect.bottom for rect in prints) // CELL
        self.ground: Sheet = [[NOTHING] * width for _ in range(height)]
        self.upper: Sheet = [[NOTHING] * width for _ in range(height)]
        self.parts: list[Part] = []
        self.touching: list[tuple[int, int]] = []
        self.ways: list[Way] = []
        self._merged: list[tuple[int, int]] = []
        self._exits: dict[Edge, list[tuple[str, Exit]]] = defaultdict(list)
        self._check_overlaps(layout, prints)
        for placement in layout:
            self._lay(placement, patch_of(shapes[placement.face], placement.turns, vocabulary))
        self._joints(prints)

    def zone_numbers(self) -> list[int]:
        """The zone of every part: merged parts share one, partial ones that merge with nothing solid have none."""
        sets = Sets(len(self.parts))
        for one, other in self._merged:
            sets.join(one, other)
        roots = [sets.find(number) for number in range(len(self.parts))]
        solid = {root for root, part in zip(roots, self.parts, strict=True) if not part.kind.partial}
        numbers: dict[int, int] = {}
        for root in roots:
            if root in solid and root not in numbers:
                numbers[root] = len(numbers)
        return [numbers.get(root, NOTHING) for root in roots]

    def _check_overlaps(self, layout: Layout, prints: list[Rect]) -> None:
        for later, rect in enumerate(prints):
            for earlier in range(later):
                if rect.overlaps(prints[earlier]):
                    raise ValueError(f"tiles {layout[earlier].face} and {layout[later].face} overlap")

    def _lay(self, placement: Placement, patch: Patch) -> None:
        first = len(self.parts)
        dx, dy = placement.x * CELL, placement.y * CELL
        for shape, kind in zip(patch.zones, patch.kinds, strict=True):
            rects = tuple(rect.moved(dx, dy) for rect in shape.rects)
            self.parts.append(Part(placement.face, shape.name, kind, rects))
        columns = slice(placement.x, placement.x + patch.width)
        for sheet, rows in ((self.ground, patch.ground), (self.upper, patch.upper)):
            for y, row in enumerate(rows, start=placement.y):
                sheet[y][columns] = [number if number == NOTHING else number + first for number in row]
        self.touching.extend((one + first, other + first) for one, other in patch.touching)
        prefix = f"{placement.face}:" if placement.face else ""
        for crossing in patch.crossings:
            edges = tuple(_shifted(edge, placement) for edge in crossing.edges)
            climbs = patch.kinds[crossing.first].overhangs or patch.kinds[crossing.second].overhangs
            rect = crossing.rect.moved(dx, dy)
            self.ways.append(
                Way(
                    f"{prefix}{crossing.number}",
                    crossing.kind,
                    rect,
                    edges[0].vertical,
                    crossing.first + first,
                    crossing.second + first,
                    () if climbs else edges,
                )
            )
        for way_out in patch.exits:
            moved = way_out._replace(rect=way_out.rect.moved(dx, dy), zone=way_out.zone + first)
            for edge in way_out.edges:
                at = _shifted(edge, placement)
                self._exits[at._replace(lo=0, hi=0)].append((f"{prefix}{way_out.number}", moved._replace(edges=(at,))))

    def _joints(self, prints: list[Rect]) -> None:
        """Look across every tile's east and south side: merge streets, note what touches, join matching openings."""
        met: dict[tuple[int, int], None] = {}
        through: dict[tuple[str, int, int], list[tuple[Edge, OpeningKind, Rect]]] = {}
        for rect in prints:
            for edge in self._sides(rect):
                first = self.ground[edge.y][edge.x - 1] if edge.vertical else self.ground[edge.y - 1][edge.x]
                second = self.ground[edge.y][edge.x]
                if NOTHING in (first, second):
                    continue
                met[first, second] = None
                for name, piece, kind, place in self._passages(edge, first, second):
                    through.setdefault((name, first, second), []).append((piece, kind, place))
        for first, second in met:
            if self.parts[first].kind.merges and self.parts[second].kind.merges:
                self._merged.append((first, second))
            self.touching.append((first, second))
        for (name, first, second), pieces in through.items():
            edges = tuple(piece for piece, _, _ in pieces)
            self.ways.append(Way(name, pieces[0][1], pieces[0][2], edges[0].vertical, first, second, edges))

    def _sides(self, rect: Rect) -> Iterator[Edge]:
        east, south = rect.right // CELL, rect.bottom // CELL
        if east < len(self.ground[0]):
            for y in range(rect.y // CELL, south):
                yield Edge(True, east, y, y * CELL, (y + 1) * CELL)
        if south < len(self.ground):
            for x in range(rect.x // CELL, east):
                yield Edge(False, x, south, x * CELL, (x + 1) * CELL)

    def _passages(self, edge: Edge, first: int, second: int) -> Iterator[tuple[str, Edge, OpeningKind, Rect]]:
        """Where every walled side of the joint has an opening (maps/README.md)."""
        if not wall_between(self.parts[first].kind, self.parts[second].kind):
            return
        exits = self._exits.get(edge._replace(lo=0, hi=0), [])
        near = [(name, way) for name, way in exits if way.zone == first]
        far = [(name, way) for name, way in exits if way.zone == second]
        if not self.parts[second].kind.walled:
            for name, way in near:
                yield name, way.edges[0], way.kind, way.rect
        elif not self.parts[first].kind.walled:
            for name, way in far:
                yield name, way.edges[0], way.kind, way.rect
        else:
            for name, way in near:
                for other_name, other in far:
                    lo, hi = max(way.edges[0].lo, other.edges[0].lo), min(way.edges[0].hi, other.edges[0].hi)
                    if lo < hi:
                        kind = way.kind if not way.kind.sight else other.kind
                        yield f"{name}+{other_name}", edge._replace(lo=lo, hi=hi), kind, way.rect


class Sets:
    """Disjoint sets of numbers; the smallest member stands for its set."""

    def __init__(self, size: int) -> None:
        self._parent = list(range(size))

    def find(self, number: int) -> int:
        while self._parent[number] != number:
            self._parent[number] = self._parent[self._parent[number]]
            number = self._parent[number]
        return number

    def join(self, one: int, other: int) -> None:
        low, high = sorted((self.find(one), self.find(other)))
        self._parent[high] = low


def _shifted(edge: Edge, placement: Placement) -> Edge:
    along = (placement.y if edge.vertical else placement.x) * CELL
    return Edge(edge.vertical, edge.x + placement.x, edge.y + placement.y, edge.lo + along, edge.hi + along)
