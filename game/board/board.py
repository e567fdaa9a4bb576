"""The board as the rules ask about it: zones, ways, distances and sight, all looked up after first use."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from itertools import islice
from typing import Any, TypeVar

from game.board.change import Change, difference
from game.board.clock import clockwise
from game.board.conditions import AS_DRAWN, Conditions
from game.board.geometry import CELL, Point, Rect
from game.board.lines import Line, rows_and_columns
from game.board.paths import Ways
from game.board.plan import Opening, Plan, Spot, Zone
from game.board.shape import Layout, Placement, Shapes, TileShape, footprint
from game.board.sight import Ranges, Sight, Sights
from game.board.vocabulary import Vocabulary

DERIVED_BOARDS = 64
"""How many boards under other conditions, and how many with tiles laid otherwise, are kept at hand."""

K = TypeVar("K")
V = TypeVar("V")


class Board:
    """An immutable graph of zones; answers come in board order, in tuples and ordered mappings."""

    def __init__(self, plan: Plan, conditions: Conditions = AS_DRAWN, drawn: "Board | None" = None) -> None:
        self._plan = plan
        self._drawn = drawn or self
        self._derived: dict[Conditions, Board] = {}
        self._relaid: dict[Layout, tuple[Board, Change]] = {}
        self._sights: dict[tuple[str, Sight], Ranges] = {}
        self.conditions = conditions
        self.zones: Mapping[str, Zone] = _zones_under(plan, conditions)
        self._neighbours = self._passable()
        self._ways = Ways(self._neighbours)

    @classmethod
    def build(cls, layout: Layout, shapes: Shapes, kinds: Vocabulary) -> "Board":
        """The board that a layout of tile sides makes."""
        return cls(Plan(layout, shapes, kinds))

    @classmethod
    def drawn_by_hand(cls, shape: TileShape, kinds: Vocabulary) -> "Board":
        """The board of a single big shape without tiles."""
        return cls(Plan((Placement(shape.face, 0, 0),), {shape.face: shape}, kinds))

    @property
    def layout(self) -> Layout:
        """The tile sides it is made of."""
        return self._plan.layout

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self._plan.width * CELL, self._plan.height * CELL

    @property
    def footprints(self) -> tuple[tuple[Placement, Rect], ...]:
        """The tile sides it is made of, each with the ground that it covers in pixels."""
        return tuple((placement, footprint(placement, self._plan.shapes)) for placement in self.layout)

    @property
    def openings(self) -> tuple[Opening, ...]:
        """All openings that join two zones, closed ones too."""
        return self._plan.openings

    def under(self, conditions: Conditions) -> "Board":
        """The same board as things stand now: doors shut, zones barred, walls breached, zones transformed."""
        if conditions == self.conditions:
            return self
        drawn = self._drawn
        if conditions == drawn.conditions:
            return drawn
        known = drawn._derived.pop(conditions, None) or Board(drawn._plan, conditions, drawn)
        _keep(drawn._derived, conditions, known)
        return known

    def changed(self, layout: Layout) -> tuple["Board", Change]:
        """The board with its tiles laid otherwise, under the conditions that still apply, and what changed."""
        known = self._relaid.pop(layout, None)
        if known is None:
            plan = Plan(layout, self._plan.shapes, self._plan.vocabulary)
            known = Board(plan).under(_still_valid(self.conditions, plan)), difference(self._plan, plan)
        _keep(self._relaid, layout, known)
        return known

    def neighbours(self, zone: str) -> tuple[str, ...]:
        """Zones that one move leads to."""
        return self._neighbours[zone]

    def bordering(self, zone: str) -> tuple[str, ...]:
        """Zones that share a border of positive length, walled or not, or an opening."""
        return self._drawn._bordering[zone]

    def opening(self, one: str, other: str) -> Opening | None:
        """The first opening that joins two zones, or None where they touch freely or not at all."""
        found = self.openings_between(one, other)
        return found[0] if found else None

    def openings_between(self, one: str, other: str) -> tuple[Opening, ...]:
        """All openings that join two zones, closed ones too."""
        return self._drawn._openings_by_zones.get((one, other), ())

    def distance(self, start: str, target: str) -> int | None:
        """How many moves it takes, or None if there is no way."""
        return self._ways.distances_to(target).get(start)

    def steps(self, start: str, target: str) -> tuple[str, ...]:
        """All neighbours of the start that lie on some shortest path to the target."""
        return self._ways.steps(start, target)

    def paths(self, start: str, target: str, limit: int = 64) -> tuple[tuple[str, ...], ...]:
        """Shortest paths, at most `limit` of them; a path lists the zones entered."""
        return tuple(islice(self._ways.paths(start, target), limit))

    def nearest(self, zone: str, wanted: Callable[[Zone], bool]) -> tuple[str, ...]:
        """All zones that fit and are the fewest moves away, the zone itself included."""
        return self._ways.nearest(zone, lambda other: wanted(self.zones[other]))

    def seen_from(self, zone: str, sight: Sight = Sight.NORMAL) -> Ranges:
        """The zones in sight and their ranges, nearest first, beginning with the zone itself at 0."""
        known = self._sights.get((zone, sight))
        if known is None:
            known = self._sights[zone, sight] = self._sight_lines.ranges(zone, sight)
        return known

    def sees(self, start: str, target: str, sight: Sight = Sight.NORMAL) -> bool:
        """Whether a line of sight joins the two zones."""
        return target in self.seen_from(start, sight)

    def range(self, start: str, target: str, sight: Sight = Sight.NORMAL) -> int | None:
        """Zone steps along the line of sight, or None without one."""
        return self.seen_from(start, sight).get(target)

    def building(self, zone: str) -> str | None:
        """The building that a room belongs to."""
        return self.zones[zone].building

    def rooms(self, building: str) -> tuple[str, ...]:
        """The zones of a building."""
        return self._drawn._rooms[building]

    def tile_of(self, zone: str) -> str:
        """The tile side that names the zone, where its first part lies."""
        return self.zones[zone].tiles[0]

    def tiles_of(self, zone: str) -> tuple[str, ...]:
        """All tile sides that the zone lies on."""
        return self.zones[zone].tiles

    def zone_at(self, x: int, y: int) -> str | None:
        """The topmost zone at a point: a balcony rather than the street beneath."""
        return self._plan.zone_at(self._plan.upper, Point(x, y)) or self.ground_at(x, y)

    def ground_at(self, x: int, y: int) -> str | None:
        """The zone on the ground at a point."""
        return self._plan.zone_at(self._plan.ground, Point(x, y))

    def spots(self, kind: str) -> tuple[Spot, ...]:
        """The marked points of one kind, in placement order."""
        return tuple(spot for spot in self._plan.spots if spot.kind == kind)

    def clockwise(self, start: tuple[int, int]) -> Callable[[Point], Any]:
        """A key that sorts points clockwise around the middle of the board, from the direction of the start on."""
        width, height = self.size
        return clockwise(Rect(0, 0, width, height).middle, Point(*start))

    @cached_property
    def _bordering(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {zone: [] for zone in self._plan.ids}
        for one, other in self._plan.borders:
            found[self._plan.ids[one]].append(self._plan.ids[other])
            found[self._plan.ids[other]].append(self._plan.ids[one])
        return {zone: tuple(sorted(others, key=self._plan.number_of.__getitem__)) for zone, others in found.items()}

    @cached_property
    def _openings_by_zones(self) -> dict[tuple[str, str], tuple[Opening, ...]]:
        found: dict[tuple[str, str], tuple[Opening, ...]] = {}
        for opening in self._plan.openings:
            for pair in (opening.zones, opening.zones[::-1]):
                found[pair] = (*found.get(pair, ()), opening)
        return found

    @cached_property
    def _rooms(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {}
        for zone in self.zones.values():
            if zone.building is not None:
                found.setdefault(zone.building, []).append(zone.id)
        return {building: tuple(rooms) for building, rooms in found.items()}

    @cached_property
    def _lines(self) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
        return rows_and_columns(self._plan)

    @cached_property
    def _sight_lines(self) -> Sights:
        kinds = tuple(zone.kind for zone in self.zones.values())
        return Sights(self._plan, self._drawn._lines, kinds, self.conditions)

    def _passable(self) -> dict[str, tuple[str, ...]]:
        """Zones joined by a free border, an open opening, a breach or a fused wall; blocked ones have no way in."""
        plan, conditions = self._plan, self.conditions
        ids, kinds = plan.ids, [zone.kind for zone in self.zones.values()]
        breached = {frozenset(pair) for pair in conditions.opened}
        found: dict[str, list[int]] = {zone: [] for zone in ids}
        for (one, other), border in plan.borders.items():
            if (
                border.free
                or any(plan.openings[number].id not in conditions.closed for number in border.openings)
                or (kinds[one].fuses and kinds[one].name == kinds[other].name)
                or frozenset((ids[one], ids[other])) in breached
            ):
                found[ids[one]].append(other)
                found[ids[other]].append(one)
        return {
            zone: tuple(ids[other] for other in sorted(others) if ids[other] not in conditions.blocked)
            for zone, others in found.items()
        }


def _keep(boards: dict[K, V], key: K, board: V) -> None:
    """Put a board last in a collection and drop the one that has not been asked for the longest."""
    boards[key] = board
    if len(boards) > DERIVED_BOARDS:
        del boards[next(iter(boards))]


def _zones_under(plan: Plan, conditions: Conditions) -> dict[str, Zone]:
    if not conditions.kinds:
        return plan.zones
    became = dict(conditions.kinds)
    return {
        zone.id: replace(zone, kind=plan.vocabulary.zones[became[zone.id]]) if zone.id in became else zone
        for zone in plan.zones.values()
    }


def _still_valid(conditions: Conditions, plan: Plan) -> Conditions:
    """The conditions that speak of zones and openings which are still there."""
    openings = {opening.id for opening in plan.openings}
    return Conditions(
        closed=tuple(opening for opening in conditions.closed if opening in openings),
        blocked=tuple(zone for zone in conditions.blocked if zone in plan.number_of),
        opened=tuple(pair for pair in conditions.opened if all(zone in plan.number_of for zone in pair)),
        kinds=tuple((zone, kind) for zone, kind in conditions.kinds if zone in plan.number_of),
    )
