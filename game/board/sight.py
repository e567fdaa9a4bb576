"""Who sees what: lines of sight and ranges, derived from straight lines over the plan.

Rulings (Undead or Alive pp. 10-11, 24, 36; other editions fill in their own kinds):

- Streets: from any point of one zone to any point of the other along a line parallel to the edges that crosses only
  zones under the sky, no wall and no gap. Range is the number of zone steps along the line, the least of all lines.
- Into a building the line passes an opening and ends in the first room. Out of a room one sees every zone that shares
  an opening with it and, through an opening to a street, on along the lines that pass straight through that opening,
  across any number of street zones; not into another building across the street, unless the edition says so.
- A walled place under the sky (the cemetery) is looked through like a street, but only through its openings.
- A balcony stands, for sight alone, in every street zone that it overhangs: it sees the zones under the sky that those
  see and is seen from them, and the room its stairs lead to; no other room, whoever looks. Range counts the balcony
  as a zone of its own: the street beneath is at range 1.
- Sight.HOME (townsfolk) has no limit indoors: the line keeps one heading, passes openings that lie across that heading,
  and may step aside within a room (the Z shape), to any depth, also into buildings seen from the street or across it.
- Sight.KEEN (enhanced senses) looks through one room more than usual, keeping the heading as Sight.HOME does: on from
  the room where a line would end, into the room behind it or out again.
- Elevated zones (ramparts) see over walls and buildings into all zones that have no roof, and are seen from there.
- What no zone covers blocks sight.
"""

from collections.abc import Iterator, Mapping
from enum import Enum
from heapq import heappop, heappush

from game.board.conditions import Conditions
from game.board.lines import FREE, WALL, Line
from game.board.plan import Plan
from game.board.vocabulary import ZoneKind


class Sight(Enum):
    """How a character looks."""

    NORMAL = "normal"
    HOME = "home"
    KEEN = "keen"


ROOMS_DEEP: Mapping[Sight, int | None] = {Sight.HOME: None, Sight.KEEN: 2}
"""For those who look farther than usual: how many rooms a line may enter until it ends, None for any number."""


BEHIND_EVERYTHING = -(1 << 40)
"""Where whoever starts in a zone is taken to have entered it."""

Ranges = Mapping[str, int]
"""The zones that are seen and how far they are, nearest first, then in board order."""


class Sights:
    """The sight tables of one board under its conditions, worked out on first use."""

    def __init__(
        self,
        plan: Plan,
        lanes: tuple[tuple[Line, ...], tuple[Line, ...]],
        kinds: tuple[ZoneKind, ...],
        conditions: Conditions,
    ) -> None:
        self._plan = plan
        self._kinds = kinds
        self._indoors = [kind.indoors for kind in kinds]
        self._closed = {
            number
            for number, opening in enumerate(plan.openings)
            if opening.id in conditions.closed or not opening.kind.sight
        }
        self._breached = {
            (min(one, other), max(one, other))
            for one, other in (tuple(plan.number_of[zone] for zone in pair) for pair in conditions.opened)
        }
        self._lanes = tuple([(line, self._clear(line)) for line in lines] for lines in lanes)
        self._normal = self._look_everywhere()
        self._passing: list[dict[int, list[tuple[Line, list[bool], int]]]] = []

    def ranges(self, zone: str, sight: Sight) -> Ranges:
        """What is seen from a zone, itself at range 0 first."""
        number = self._plan.number_of[zone]
        seen = dict(self._normal[number])
        if sight in ROOMS_DEEP and not self._kinds[number].overhangs:
            for other, steps in self._farther(number, ROOMS_DEEP[sight]).items():
                seen[other] = min(steps, seen.get(other, steps))
        seen[number] = 0
        ids = self._plan.ids
        return {ids[other]: steps for other, steps in sorted(seen.items(), key=lambda item: (item[1], item[0]))}

    def _clear(self, line: Line) -> list[bool]:
        """For each join of a line, whether sight passes it."""
        clear = []
        for place, join in enumerate(line.joins):
            one, other = line.zones[place], line.zones[place + 1]
            clear.append(
                join == FREE
                or (join != WALL and join not in self._closed)
                or self._fused(one, other)
                or (min(one, other), max(one, other)) in self._breached
            )
        return clear

    def _fused(self, one: int, other: int) -> bool:
        return self._kinds[one].fuses and self._kinds[one].name == self._kinds[other].name

    def _look_everywhere(self) -> list[dict[int, int]]:
        seen: list[dict[int, int]] = [{} for _ in self._kinds]

        def note(one: int, other: int, steps: int) -> None:
            if one != other and steps < seen[one].get(other, steps + 1):
                seen[one][other] = seen[other][one] = steps

        for lines in self._lanes:
            for line, clear in lines:
                for first, last in self._stretches(line, clear):
                    note(line.zones[first], line.zones[last], last - first)
                for first, last in self._views_from_above(line):
                    note(line.zones[first], line.zones[last], abs(last - first))
        for number, opening in enumerate(self._plan.openings):
            if number not in self._closed:
                near, far = opening.zones
                note(self._plan.number_of[near], self._plan.number_of[far], 1)
        for one, other in sorted(self._breached):
            note(one, other, 1)
        self._lift_to_balconies(seen)
        return seen

    def _stretches(self, line: Line, clear: list[bool]) -> Iterator[tuple[int, int]]:
        """Pairs of places on a line that see each other along it."""
        across = self._plan.vocabulary.across_streets
        for first in range(len(clear)):
            started_indoors = self._indoors[line.zones[first]]
            for last in range(first + 1, len(line.zones)):
                if not clear[last - 1]:
                    break
                if self._indoors[line.zones[last]]:
                    if not started_indoors or last == first + 1 or across:
                        yield first, last
                    break
                yield first, last

    def _views_from_above(self, line: Line) -> Iterator[tuple[int, int]]:
        for first, zone in enumerate(line.zones):
            if self._kinds[zone].elevated:
                for last, other in enumerate(line.zones):
                    if not self._indoors[other] or self._kinds[other].roofless:
                        yield first, last

    def _lift_to_balconies(self, seen: list[dict[int, int]]) -> None:
        streets_of = self._plan.overhung
        views = {balcony: self._street_view(streets, seen) for balcony, streets in streets_of.items()}
        for balcony, view in views.items():
            for zone, steps in view.items():
                seen[balcony][zone] = seen[zone][balcony] = steps
        for balcony, view in views.items():
            for other, streets in streets_of.items():
                ways = [view[street] + 1 for street in streets if street in view]
                if other != balcony and ways:
                    seen[balcony][other] = seen[other][balcony] = min(ways)

    def _street_view(self, streets: tuple[int, ...], seen: list[dict[int, int]]) -> dict[int, int]:
        view: dict[int, int] = {}
        for street in streets:
            for zone, steps in ((street, 0), *seen[street].items()):
                under_the_sky = not self._indoors[zone] and not self._kinds[zone].overhangs
                if under_the_sky and steps + 1 < view.get(zone, steps + 2):
                    view[zone] = steps + 1
        return view

    def _farther(self, start: int, limit: int | None) -> dict[int, int]:
        """Zones seen with lines that enter more rooms than one, following each of the four headings in turn."""
        if not self._passing:
            self._passing = [passing for lines in self._lanes for passing in _both_ways(lines)]
        seen: dict[int, int] = {}
        for passing in self._passing:
            self._follow(passing, start, seen, limit)
        return seen

    def _follow(
        self,
        passing: dict[int, list[tuple[Line, list[bool], int]]],
        start: int,
        seen: dict[int, int],
        limit: int | None,
    ) -> None:
        """Walk on in one heading; in a room, change over to any line that leaves it further ahead."""
        ahead: list[tuple[int, int, int, int]] = [(0, start, BEHIND_EVERYTHING, 0)]
        entered = {(start, BEHIND_EVERYTHING): 0}
        while ahead:
            steps, zone, entry, rooms = heappop(ahead)
            for line, clear, place in passing.get(zone, ()):
                if place < len(clear) and line.at[place] <= entry:
                    continue
                count = steps
                while place < len(clear) and clear[place]:
                    place += 1
                    count += 1
                    reached = line.zones[place]
                    seen[reached] = min(count, seen.get(reached, count))
                    if self._indoors[reached]:
                        room = (reached, line.at[place - 1])
                        if (limit is None or rooms + 1 < limit) and count < entered.get(room, count + 1):
                            entered[room] = count
                            heappush(ahead, (count, *room, rooms + 1))
                        break


def _both_ways(lines: list[tuple[Line, list[bool]]]) -> Iterator[dict[int, list[tuple[Line, list[bool], int]]]]:
    """For the heading of the lines and for the opposite one: the lines through each zone and its place on them."""
    for reverse in (False, True):
        passing: dict[int, list[tuple[Line, list[bool], int]]] = {}
        for line, clear in lines:
            if reverse:
                turned = Line(line.zones[::-1], line.joins[::-1], tuple(-place for place in line.at[::-1]))
                passages = turned, clear[::-1]
            else:
                passages = line, clear
            for place, zone in enumerate(passages[0].zones):
                passing.setdefault(zone, []).append((*passages, place))
        yield passing
