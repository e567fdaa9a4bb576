"""What can be wrong with a well-formed board as a place to play: the layout of tiles, ways, tokens and the box."""

from collections.abc import Iterator, Sequence

from game.board import CELL, Rect
from game.board.shape import footprint
from game.tiled.boards import BoardSource, Token
from game.tiled.formats import Limit, MapFormat
from game.tiled.problems import MapProblem, Place, file_place

NARROW = 2 * CELL
"""A gap up to this width between two tiles was hardly meant."""


class BoardChecks:
    """Looks at one board that could be read."""

    def __init__(self, source: BoardSource, form: MapFormat) -> None:
        self._source = source
        self._form = form
        self._board = source.board
        self._place = file_place(source.path)
        self._starts = [token for token in source.tokens if token.kind == form.start]
        self._reached = self._reachable()

    def problems(self) -> Iterator[MapProblem]:
        """All problems: tiles, then tokens, then ways."""
        yield from self._joints()
        yield from self._glued()
        for limit in self._form.box:
            yield from self._count(limit)
        yield from self._markers()
        if self._starts:
            yield from self._ways()

    def _reachable(self) -> set[str]:
        reached = {token.zone for token in self._starts}
        waiting = [token.zone for token in self._starts]
        while waiting:
            for zone in self._board.neighbours(waiting.pop()):
                if zone not in reached:
                    reached.add(zone)
                    waiting.append(zone)
        return reached

    def _joints(self) -> Iterator[MapProblem]:
        """Tiles that touch no other, and narrow gaps between tiles."""
        faces = [placement.face for placement in self._source.layout]
        prints = [footprint(placement, self._source.shapes) for placement in self._source.layout]
        place = Place(self._place.file, "tiles")
        joined = _connected(prints)
        for number, face in enumerate(faces):
            if number not in joined:
                yield place.problem(f"tile {face} touches none of the tiles around {faces[0]}", "move it beside them")
        for later, rect in enumerate(prints):
            for earlier, other in enumerate(prints[:later]):
                width = _gap(rect, other)
                if 0 < width <= NARROW:
                    yield place.problem(
                        f"there is a gap of {width} px between tile {faces[earlier]} and tile {faces[later]}",
                        "close it, or move the tiles well apart",
                    )

    def _glued(self) -> Iterator[MapProblem]:
        """Zones of one tile that another tile, laid askew, makes into a single zone."""
        for zone in self._board.zones.values():
            names: dict[str, list[str]] = {}
            for part in zone.parts:
                if not part.kind.partial:
                    names.setdefault(part.face, []).append(part.name)
            for face, parts in names.items():
                if len(parts) > 1:
                    yield Place(self._place.file, "tiles").problem(
                        f"the zones {' and '.join(parts)} of tile {face} run together across a joint",
                        "shift or turn the tile beside it so that streets meet streets of the same width",
                    )

    def _count(self, limit: Limit) -> Iterator[MapProblem]:
        tokens = [token for token in self._source.tokens if _counts(token, limit)]
        total = sum(_number(token) for token in tokens)
        place = Place(self._place.file, "tokens")
        if total < limit.least:
            yield place.problem(f"there is no {limit.what}", f"add {_some(limit.least)} from the templates")
        elif total > limit.most:
            where = tokens[-1].place
            yield where.problem(
                f"there are {total} of {limit.what}, more than the {limit.most} in the box", "remove the surplus"
            )

    def _markers(self) -> Iterator[MapProblem]:
        for token in self._source.tokens:
            if token.kind == "marker" and not token.name:
                yield token.place.problem("the marker has no name", "name it as the mission's rules do")

    def _ways(self) -> Iterator[MapProblem]:
        lost = [zone for zone in self._board.zones.values() if zone.id not in self._reached]
        for building in dict.fromkeys(zone.building for zone in lost if zone.building is not None):
            rooms = [zone.id for zone in lost if zone.building == building]
            yield self._zone_place(building).problem(
                f"no way leads from the start into the building of {', '.join(rooms)}", "open a doorway to it"
            )
        for zone in lost:
            if zone.building is None:
                yield self._zone_place(zone.id).problem(
                    f"no way leads from the start to zone {zone.id}", "join it, or leave it out"
                )
        for token in self._source.tokens:
            yield from self._token_ways(token)

    def _token_ways(self, token: Token) -> Iterator[MapProblem]:
        if token.kind in self._form.goals and token.zone not in self._reached:
            yield token.place.problem(
                f"the {token.kind} in {token.zone} cannot be reached from the start", "move it or open a way to it"
            )
        if token.kind in self._form.sources and all(
            self._board.distance(token.zone, start.zone) is None for start in self._starts
        ):
            yield token.place.problem(
                f"enemies from the {token.kind} in {token.zone} cannot reach the start", "move it or open a way"
            )

    def _zone_place(self, zone: str) -> Place:
        drawing = self._source.drawing
        for drawn in drawing.zones if drawing is not None else ():
            if drawn.name == zone:
                return drawn.place
        return Place(self._place.file, "tiles")


def _counts(token: Token, limit: Limit) -> bool:
    return token.kind == limit.token and (limit.where is None or token.properties.get(limit.where[0]) == limit.where[1])


def _number(token: Token) -> int:
    count = token.properties.get("count", 1)
    return count if isinstance(count, int) else 1


def _some(least: int) -> str:
    return "one" if least == 1 else f"{least}"


def _connected(prints: Sequence[Rect]) -> set[int]:
    """The tiles joined with the first one, side by side."""
    joined = {0}
    waiting = [0]
    while waiting:
        here = prints[waiting.pop()]
        for number, other in enumerate(prints):
            if number not in joined and _gap(here, other) == 0:
                joined.add(number)
                waiting.append(number)
    return joined


def _gap(one: Rect, other: Rect) -> int:
    """How far apart two rectangles are that face each other, or -1 if they do not."""
    across = max(one.x, other.x) - min(one.right, other.right)
    down = max(one.y, other.y) - min(one.bottom, other.bottom)
    if across < 0 <= down:
        return down
    if down < 0 <= across:
        return across
    return -1
