"""A layout of tiles made into one plan: zones, the borders between them and the openings, before any condition of play.

Ruling (UoA p. 10, the definition of a zone): street zones that face each other across the joint of two tiles have no
line between them and are one zone. Partial zones (the strips beside a train) that merge with no street are ignored
(UoA p. 38).
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from game.board.geometry import CELL, Point, Rect, centre_of_area
from game.board.patch import NOTHING, Patch, patch_of
from game.board.shape import Layout, Placement, Shapes
from game.board.survey import Part, Sets, Sheet, Survey, Way, wall_between
from game.board.vocabulary import OpeningKind, Vocabulary, ZoneKind


@dataclass(frozen=True, slots=True)
class Zone:
    """A place that pieces stand in, in board pixels."""

    id: str
    kind: ZoneKind
    parts: tuple[Part, ...]
    rects: tuple[Rect, ...]
    tiles: tuple[str, ...]
    building: str | None
    label: Point
    """Where to write its name: the middle of its largest rectangle, always inside."""
    centre: Point
    """The centre of its area, which may lie outside a bent zone."""
    over: tuple[str, ...] = ()
    """The zones that it overhangs."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A way through a wall between two zones, in board pixels."""

    id: str
    kind: OpeningKind
    zones: tuple[str, str]
    rect: Rect
    vertical: bool
    """Whether the wall it lies in runs north to south."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A marked point of a tile where it now lies on the board."""

    kind: str
    zone: str
    face: str
    at: Point


@dataclass(slots=True)
class Border:
    """What lies between two zones that touch: free passage, or a wall with these openings."""

    free: bool = False
    openings: list[int] = field(default_factory=list)


class Plan:
    """The geometry of a layout: immutable once built, shared by all boards under whatever conditions."""

    def __init__(self, layout: Layout, shapes: Shapes, vocabulary: Vocabulary) -> None:
        self.layout = layout
        self.shapes = shapes
        self.vocabulary = vocabulary
        survey = Survey(layout, shapes, vocabulary)
        self.width, self.height = len(survey.ground[0]), len(survey.ground)
        numbers = survey.zone_numbers()
        self._parts_of = _grouped(survey.parts, numbers)
        self.ids = tuple(parts[0].id for parts in self._parts_of)
        self.number_of = {zone: number for number, zone in enumerate(self.ids)}
        self.kinds = tuple(parts[0].kind for parts in self._parts_of)
        self.zone_of_part = {
            (part.face, part.name): number
            for part, number in zip(survey.parts, numbers, strict=True)
            if number != NOTHING
        }
        self.ground = _renumbered(survey.ground, numbers)
        self.upper = _renumbered(survey.upper, numbers)
        self.openings, self.openings_at = _gathered(survey.ways, numbers, self.ids)
        self.borders = self._border_map(survey, numbers)

    @cached_property
    def zones(self) -> dict[str, Zone]:
        """Every zone by its id, in placement order, then tile order."""
        buildings = self._buildings()
        overhung = self.overhung
        zones: dict[str, Zone] = {}
        for number, parts in enumerate(self._parts_of):
            rects = tuple(rect for part in parts for rect in part.rects)
            largest = max(rects, key=lambda rect: rect.area)
            zones[self.ids[number]] = Zone(
                id=self.ids[number],
                kind=self.kinds[number],
                parts=parts,
                rects=rects,
                tiles=tuple(dict.fromkeys(part.face for part in parts)),
                building=buildings.get(number),
                label=largest.middle,
                centre=centre_of_area(rects),
                over=tuple(self.ids[below] for below in overhung.get(number, ())),
            )
        return zones

    @cached_property
    def overhung(self) -> dict[int, tuple[int, ...]]:
        """For every zone above the ground, the zones that it lies over."""
        found: dict[int, dict[int, None]] = {}
        for above, below in zip(self.upper, self.ground, strict=True):
            for high, low in zip(above, below, strict=True):
                if high != NOTHING:
                    under = found.setdefault(high, {})
                    if low != NOTHING:
                        under[low] = None
        return {high: tuple(sorted(low)) for high, low in found.items()}

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        """The marked points of all tiles, in placement order."""
        found = []
        for placement, patch in self._patches():
            for spot in patch.spots:
                at = Point(spot.at.x + placement.x * CELL, spot.at.y + placement.y * CELL)
                zone = self.zone_at(self.ground, at)
                if zone is not None:
                    found.append(Spot(spot.kind, zone, placement.face, at))
        return tuple(found)

    def zone_at(self, sheet: Sheet, at: Point) -> str | None:
        """The zone that covers a point on the given sheet."""
        x, y = at.x // CELL, at.y // CELL
        if not (0 <= x < self.width and 0 <= y < self.height) or sheet[y][x] == NOTHING:
            return None
        return self.ids[sheet[y][x]]

    def _patches(self) -> Iterator[tuple[Placement, Patch]]:
        for placement in self.layout:
            yield placement, patch_of(self.shapes[placement.face], placement.turns, self.vocabulary)

    def _border_map(self, survey: Survey, numbers: Sequence[int]) -> dict[tuple[int, int], Border]:
        borders: dict[tuple[int, int], Border] = defaultdict(Border)
        for first, second in survey.touching:
            one, other = numbers[first], numbers[second]
            if NOTHING not in (one, other) and one != other:
                border = borders[min(one, other), max(one, other)]
                kinds = survey.parts[first].kind, survey.parts[second].kind
                border.free = border.free or not wall_between(*kinds)
        for number, opening in enumerate(self.openings):
            one, other = (self.number_of[zone] for zone in opening.zones)
            borders[min(one, other), max(one, other)].openings.append(number)
        return dict(sorted(borders.items()))

    def _buildings(self) -> dict[int, str]:
        """Rooms connected by openings; the first room in board order names the building (UoA p. 27)."""
        sets = Sets(len(self.ids))
        for opening in self.openings:
            one, other = (self.number_of[zone] for zone in opening.zones)
            first, second = self.kinds[one], self.kinds[other]
            same_tile = self._parts_of[one][0].face == self._parts_of[other][0].face
            if first.indoors and second.indoors and (same_tile or (first.spans_tiles and second.spans_tiles)):
                sets.join(one, other)
        return {number: self.ids[sets.find(number)] for number, kind in enumerate(self.kinds) if kind.indoors}


def _grouped(parts: Sequence[Part], numbers: Sequence[int]) -> list[tuple[Part, ...]]:
    """The parts of each zone in board order, those that only cling to it last: the first one names the zone."""
    groups: dict[int, list[Part]] = {}
    for part, number in zip(parts, numbers, strict=True):
        if number != NOTHING:
            groups.setdefault(number, []).append(part)
    return [tuple(sorted(groups[number], key=lambda part: part.kind.partial)) for number in range(len(groups))]


def _renumbered(sheet: Sheet, numbers: Sequence[int]) -> Sheet:
    lookup = [*numbers, NOTHING]  # the number of nothing, -1, finds the last entry
    return [[lookup[number] for number in row] for row in sheet]


def _gathered(
    ways: Sequence[Way], numbers: Sequence[int], ids: Sequence[str]
) -> tuple[tuple[Opening, ...], dict[tuple[bool, int, int], list[tuple[int, int, int]]]]:
    """The openings between zones, and for each grid edge the spans (lo, hi, opening) that lie in it."""
    openings: list[Opening] = []
    places: dict[tuple[bool, int, int], list[tuple[int, int, int]]] = defaultdict(list)
    for way in ways:
        first, second = numbers[way.first], numbers[way.second]
        if NOTHING in (first, second) or first == second:
            continue
        for edge in way.edges:
            places[edge.vertical, edge.x, edge.y].append((edge.lo, edge.hi, len(openings)))
        openings.append(Opening(way.id, way.kind, (ids[first], ids[second]), way.rect, way.vertical))
    return tuple(openings), dict(places)
