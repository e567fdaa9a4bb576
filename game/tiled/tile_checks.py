"""What can be wrong with a well-formed tile or hand-drawn board: openings, balconies, closed rooms, gaps and spots."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from game.board import CELL, Point, Rect, ZoneKind
from game.board.patch import NOTHING, REACH, Sheets
from game.tiled.formats import MapFormat
from game.tiled.problems import MapProblem
from game.tiled.tiles import OpeningDrawing, TileSource, ZoneDrawing

NARROW = 2 * CELL
"""A gap up to this width between two zones was hardly meant as an obstacle."""


class TileChecks:
    """Looks at one drawing; `alone` means that nothing will ever lie beside it."""

    def __init__(self, source: TileSource, form: MapFormat, *, alone: bool) -> None:
        self._source = source
        self._form = form
        self._alone = alone
        self._kinds = tuple(form.vocabulary.zones[zone.kind] for zone in source.zones)
        self._sheets = Sheets(source.shape, self._kinds)
        self._joined: set[int] = set()

    def problems(self) -> Iterator[MapProblem]:
        """All problems, layer by layer."""
        for opening in self._source.openings:
            yield from self._opening(opening)
        for number, zone in enumerate(self._source.zones):
            yield from self._zone(number, zone)
        yield from self._gaps()
        yield from self._spots()

    def _opening(self, opening: OpeningDrawing) -> Iterator[MapProblem]:
        kind = self._form.vocabulary.openings[opening.kind]
        place = opening.place
        pairs = self._sheets.joined_by(opening.rect, kind)
        exits = self._sheets.exits_of(opening.rect)
        touched = sorted({zone for pair in pairs for zone in pair})
        self._joined.update(touched)
        if kind.climbs and pairs and not any(self._kinds[zone].overhangs for zone in touched):
            yield place.problem("the stairs touch no balcony", "draw them across the border of a balcony and a room")
        elif len(pairs) > 1:
            names = ", ".join(self._source.zones[zone].name for zone in touched)
            yield place.problem(f"it touches {len(touched)} zones ({names})", "make it cross one wall only")
        elif pairs and exits:
            names = " and ".join(self._source.zones[zone].name for zone in touched)
            yield place.problem(
                f"it lies both on the edge of the map and across the wall between {names}", "move it to one of them"
            )
        elif exits:
            yield from self._exit(opening, exits)
        elif not pairs:
            yield from self._useless(opening)

    def _exit(self, opening: OpeningDrawing, exits: Iterable[int]) -> Iterator[MapProblem]:
        walled = [zone for zone in exits if self._kinds[zone].walled]
        self._joined.update(walled)
        if not walled:
            yield opening.place.problem(
                "it leads over the edge from a zone without walls", "remove it: streets are open anyway"
            )
        elif self._alone:
            names = ", ".join(self._source.zones[zone].name for zone in walled)
            yield opening.place.problem(
                f"it leads from {names} off the board: the building is not closed", "move it to a wall inside the board"
            )
        elif len(walled) > 1:
            names = ", ".join(self._source.zones[zone].name for zone in walled)
            yield opening.place.problem(f"it leads out of {len(walled)} zones ({names})", "make one for each of them")

    def _useless(self, opening: OpeningDrawing) -> Iterator[MapProblem]:
        if self._form.vocabulary.openings[opening.kind].climbs:
            yield opening.place.problem(
                "the stairs join no balcony with a room", "draw them across the border of a balcony and a room"
            )
            return
        touched = self._touched(opening.rect)
        if len(touched) > 1:
            yield opening.place.problem(
                f"it lies between {' and '.join(touched)}, where there is no wall", "remove it or move it to a wall"
            )
        elif touched:
            yield opening.place.problem(
                f"it joins {touched[0]} with nothing", "move it across the wall between two zones"
            )
        else:
            yield opening.place.problem("it touches no zone", "move it across the wall between two zones")

    def _touched(self, rect: Rect) -> list[str]:
        near = Rect(rect.x - REACH, rect.y - REACH, rect.width + 2 * REACH, rect.height + 2 * REACH)
        return [
            zone.name
            for zone, kind in zip(self._source.zones, self._kinds, strict=True)
            if not kind.overhangs and any(near.overlaps(part) for part in zone.rects)
        ]

    def _zone(self, number: int, zone: ZoneDrawing) -> Iterator[MapProblem]:
        kind = self._kinds[number]
        if kind.overhangs:
            if number not in self._joined:
                yield zone.place.problem("no stairs lead up to it", "draw stairs across its border with a room")
            yield from self._beneath(zone)
        elif kind.walled and not kind.fuses and number not in self._joined:
            yield zone.place.problem("it has no opening", "draw a doorway across one of its walls")
        yield from self._scattered(zone)

    def _beneath(self, zone: ZoneDrawing) -> Iterator[MapProblem]:
        below = {
            self._sheets.ground[y][x]
            for rect in zone.rects
            for y in range(rect.y // CELL, rect.bottom // CELL)
            for x in range(rect.x // CELL, rect.right // CELL)
        }
        if below == {NOTHING}:
            yield zone.place.problem("it lies over nothing", "move it over the streets that it overhangs")
        for number in sorted(below - {NOTHING}):
            if self._kinds[number].indoors:
                yield zone.place.problem(
                    f"it lies over {self._source.zones[number].name}, which is indoors", "draw it over streets only"
                )

    def _scattered(self, zone: ZoneDrawing) -> Iterator[MapProblem]:
        reached = [zone.rects[0]]
        waiting = list(zone.rects[1:])
        for rect in reached:
            for other in [other for other in waiting if _touch(rect, other)]:
                waiting.remove(other)
                reached.append(other)
        if waiting:
            yield zone.place.problem("its outline falls into pieces that touch at corners only", "draw two zones")

    def _gaps(self) -> Iterator[MapProblem]:
        """Slivers that no zone covers between two zones, or between a merging zone and the edge of its tile."""
        found: dict[tuple[str, str], int] = {}
        columns = [list(column) for column in zip(*self._sheets.ground, strict=True)]
        for lane in (*self._sheets.ground, *columns):
            runs = [(zone, len(list(cells)) * CELL) for zone, cells in groupby(lane)]
            for place, (zone, width) in enumerate(runs):
                if zone == NOTHING and width <= NARROW:
                    before = runs[place - 1][0] if place else None
                    after = runs[place + 1][0] if place + 1 < len(runs) else None
                    pair = self._broken(before, after)
                    if pair is not None:
                        found.setdefault(pair, width)
        for (one, other), width in found.items():
            where = self._source.zones[[zone.name for zone in self._source.zones].index(one)].place
            yield where.problem(
                f"a gap of {width} px between {one} and {other} blocks every line of sight across it",
                "extend a zone over the gap, or widen it if it is meant as an obstacle",
            )

    def _broken(self, before: int | None, after: int | None) -> tuple[str, str] | None:
        """The ends of a line of sight that the gap between two places breaks, if it breaks any."""
        zones = self._source.zones
        if before is not None and after is not None:
            if self._open(self._kinds[before]) and self._open(self._kinds[after]):
                return zones[before].name, zones[after].name
            return None
        zone = before if before is not None else after
        if zone is not None and not self._alone and self._kinds[zone].merges:
            return zones[zone].name, "the edge of the tile"
        return None

    @staticmethod
    def _open(kind: ZoneKind) -> bool:
        return not kind.walled and not kind.indoors

    def _spots(self) -> Iterator[MapProblem]:
        for spot in self._source.spots:
            zone = self._at(spot.at)
            if zone is None:
                yield spot.place.problem(f"the {spot.kind} lies in no zone", "move it into one")
                continue
            allowed = (self._form.must_lie or {}).get(spot.kind)
            if allowed is not None and zone.kind not in allowed:
                yield spot.place.problem(
                    f"the {spot.kind} lies in {zone.name}, a {zone.kind}", f"move it into a {' or '.join(allowed)}"
                )

    def _at(self, point: Point) -> ZoneDrawing | None:
        number = self._sheets.ground[point.y // CELL][point.x // CELL]
        return None if number == NOTHING else self._source.zones[number]


def _touch(one: Rect, other: Rect) -> bool:
    """Whether two rectangles share a border of positive length."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return (across == 0 and down > 0) or (down == 0 and across > 0)
