"""Shortest ways from zone to zone, with all equal alternatives."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping

Neighbours = Mapping[str, tuple[str, ...]]


class Ways:
    """Distances and next steps over a graph of zones; every table is filled on first use and then only looked up."""

    def __init__(self, neighbours: Neighbours) -> None:
        self._neighbours = neighbours
        arrivals: dict[str, list[str]] = {zone: [] for zone in neighbours}
        for zone, others in neighbours.items():
            for other in others:
                arrivals[other].append(zone)
        self._arrivals = arrivals
        self._distances: dict[str, dict[str, int]] = {}
        self._steps: dict[tuple[str, str], tuple[str, ...]] = {}

    def distances_to(self, target: str) -> Mapping[str, int]:
        """How many moves each zone is from the target; zones without a way are left out."""
        known = self._distances.get(target)
        if known is None:
            known = self._distances[target] = _flood(self._arrivals, target)
        return known

    def steps(self, start: str, target: str) -> tuple[str, ...]:
        """All neighbours of the start that lie on some shortest path to the target."""
        known = self._steps.get((start, target))
        if known is None:
            distances = self.distances_to(target)
            closer = distances.get(start, 0) - 1
            known = self._steps[start, target] = tuple(
                zone for zone in self._neighbours[start] if closer >= 0 and distances.get(zone) == closer
            )
        return known

    def paths(self, start: str, target: str) -> Iterator[tuple[str, ...]]:
        """All shortest paths, without the start and with the target, in the order of the neighbours."""
        if start == target:
            yield ()
            return
        for step in self.steps(start, target):
            for rest in self.paths(step, target):
                yield (step, *rest)

    def nearest(self, start: str, wanted: Callable[[str], bool]) -> tuple[str, ...]:
        """All zones that fit and are reached in the fewest moves, the start itself included."""
        distances = _flood(self._neighbours, start)
        fitting = [zone for zone in self._neighbours if zone in distances and wanted(zone)]
        least = min((distances[zone] for zone in fitting), default=0)
        return tuple(zone for zone in fitting if distances[zone] == least)


def _flood(neighbours: Mapping[str, tuple[str, ...]] | Mapping[str, list[str]], source: str) -> dict[str, int]:
    distances = {source: 0}
    ahead = deque([source])
    while ahead:
        zone = ahead.popleft()
        for other in neighbours[zone]:
            if other not in distances:
                distances[other] = distances[zone] + 1
                ahead.append(other)
    return distances
