"""Boards drawn as text, for tests that show their situation at a glance.

A drawing is a table of cells. The first line sets the columns with its `+` marks, cell lines and border lines take
turns, and every cell bears the name of the zone that covers it; cells with one name are one zone.

    +-----+-----+-----+
    | a     b     c   |
    +     +--'--+     +
    | d   | R   ' e   |
    +     +-----+     +
    | f     g     h   |
    +-----+-----+-----+
    d: meg, 2 walkers
    R: runner

- Names that begin with a small letter are streets (corridors where there are no streets), with a capital rooms. `#` is
  a cell that no zone covers.
- Between cells: nothing is a free border, `|` or `-` a wall, `'` a doorway in the middle of the cell's side, `o` the
  hatch of an airlock.
  Walls follow from the zones, so a wall between two streets, or none beside a room, is a mistake and is refused.
- Below the drawing, `G = cemetery` gives zones another kind, and `zone: pieces` says who stands where.

Balconies lie over streets: `n^B` is street n with balcony B above, and `^` on a wall is the stairs up to it.

    +-----+-----+-----+
    | w^B   n^B   e   |
    +     +--^--+     +
    | s^B | A   ' x   |
    +     +-----+     +
    | k     k     k   |
    +-----+-----+-----+

`board(text)` gives the board, `table(text)` the board and its occupants, `draw(board)` the text again.
A cell is 96 px wide and high, a doorway 32 px.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from textwrap import dedent

from game.board import CELL, Board, OpeningShape, Rect, TileShape, Vocabulary, ZoneShape
from game.board.undead_or_alive import VOCABULARY

SIDE = 3 * CELL
OPENINGS = {"^": "stairs", "'": "doorway", "o": "hatch"}


class BadDrawing(ValueError):
    """A drawing that cannot be meant."""


@dataclass(frozen=True)
class Table:
    """A drawn board and who stands in which zone."""

    board: Board
    occupants: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def board(text: str, vocabulary: Vocabulary = VOCABULARY) -> Board:
    """The board that a drawing shows."""
    return table(text, vocabulary).board


def table(text: str, vocabulary: Vocabulary = VOCABULARY) -> Table:
    """The board that a drawing shows, and the occupants listed below it."""
    drawing, occupants = _read(text, vocabulary)
    made = drawing.board()
    for zone in occupants:
        if zone not in made.zones:
            raise BadDrawing(f"{zone} is not a zone of this drawing")
    return Table(made, occupants)


def shape(text: str, face: str = "", vocabulary: Vocabulary = VOCABULARY) -> TileShape:
    """The drawing as a tile side, to be laid out with others."""
    return _read(text, vocabulary)[0].shape(face)


def _read(text: str, vocabulary: Vocabulary) -> "tuple[_Drawing, dict[str, tuple[str, ...]]]":
    lines = dedent(text).rstrip().removeprefix("\n").splitlines()
    height = next((number for number, line in enumerate(lines) if line[:1] not in "+|'"), len(lines))
    drawing = _Drawing(lines[:height], vocabulary)
    occupants: dict[str, tuple[str, ...]] = {}
    for line in lines[height:]:
        if "=" in line:
            names, kind = line.split("=")
            drawing.kinds.update(dict.fromkeys(names.split(), kind.strip()))
        else:
            zone, pieces = line.split(":")
            occupants[zone.strip()] = tuple(piece for words in pieces.split(",") for piece in _counted(words.split()))
    return drawing, occupants


def _counted(words: Sequence[str]) -> tuple[str, ...]:
    if words and words[0].isdigit():
        return (words[1].removesuffix("s"),) * int(words[0])
    return (" ".join(words),) if words else ()


class _Drawing:
    """The cells and borders of a drawing, read by position."""

    def __init__(self, lines: Sequence[str], vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.kinds: dict[str, str] = {}
        self._columns = list(pairwise(match.start() for match in re.finditer(r"\+", lines[0])))
        self._cells = lines[1::2]
        self._borders = lines[0::2]
        if len(self._borders) != len(self._cells) + 1:
            raise BadDrawing("a drawing begins and ends with a border line and alternates border and cell lines")
        self.grid = [[_names(line[left + 1 : right]) for left, right in self._columns] for line in self._cells]

    def kind(self, name: str) -> str:
        """The kind of a zone: as told below the drawing, or by its first letter."""
        if name in self.kinds:
            return self.kinds[name]
        if any(name == above for row in self.grid for _, above in row):
            return "balcony"
        if name[0].isupper():
            return "room"
        return "street" if "street" in self.vocabulary.zones else "corridor"

    def shape(self, face: str = "") -> TileShape:
        """The drawing as a shape."""
        rects: dict[str, list[Rect]] = {}
        for y, row in enumerate(self.grid):
            for x, names in enumerate(row):
                for name in filter(None, names):
                    rects.setdefault(name, []).append(Rect(x * SIDE, y * SIDE, SIDE, SIDE))
        return TileShape(
            face=face,
            width=len(self._columns) * SIDE,
            height=len(self._cells) * SIDE,
            zones=tuple(ZoneShape(name, self.kind(name), tuple(places)) for name, places in rects.items()),
            openings=tuple(self._openings(between_tiles=bool(face))),
        )

    def board(self) -> Board:
        """The drawing as a board of its own, once its walls are found where the zones put them."""
        self._check_walls()
        return Board.drawn_by_hand(self.shape(), self.vocabulary)

    def _sides(self) -> list[tuple[str, int, int, bool]]:
        """What is drawn north (False) and west (True) of each cell, and beyond the last ones."""
        sides = []
        for y, line in enumerate(self._borders):
            for x, (left, right) in enumerate(self._columns):
                sides.append((line[left + 1 : right], x, y, False))
        for y, line in enumerate(self._cells):
            for x, place in enumerate([*(left for left, _ in self._columns), self._columns[-1][1]]):
                sides.append((line[place : place + 1], x, y, True))
        return sides

    def _openings(self, *, between_tiles: bool) -> list[OpeningShape]:
        openings = []
        for drawn, x, y, vertical in self._sides():
            outer = (x in (0, len(self._columns))) if vertical else (y in (0, len(self._cells)))
            kind = next((kind for mark, kind in OPENINGS.items() if mark in drawn), None)
            if kind is None or (outer and not between_tiles):
                continue
            if vertical:
                openings.append(OpeningShape(kind, Rect(x * SIDE - 8, y * SIDE + CELL, 16, CELL)))
            else:
                openings.append(OpeningShape(kind, Rect(x * SIDE + CELL, y * SIDE - 8, CELL, 16)))
        return openings

    def _check_walls(self) -> None:
        for drawn, x, y, vertical in self._sides():
            before = (x - 1, y) if vertical else (x, y - 1)
            if min(before) < 0 or x == len(self._columns) or y == len(self._cells):
                continue
            one, other = self.grid[before[1]][before[0]][0], self.grid[y][x][0]
            if one is None or other is None:
                continue
            kinds = [self.vocabulary.zones[self.kind(name)] for name in (one, other)]
            fused = kinds[0].fuses and kinds[0] is kinds[1]
            wall = one != other and any(kind.walled for kind in kinds) and not fused
            if wall != bool(drawn.strip()):
                what = "needs a wall or an opening" if wall else "has a wall that the zones do not make"
                raise BadDrawing(f"the border between {one} and {other} {what}")


def _names(cell: str) -> tuple[str | None, str | None]:
    """The zone on the ground and the balcony above it."""
    ground, _, above = cell.strip().partition("^")
    if not ground:
        raise BadDrawing("a cell without a name: write the zone's name in every cell, or #")
    return (None if ground == "#" else ground), above or None


def draw(drawn: Board, occupants: Mapping[str, Sequence[str]] | None = None) -> str:
    """The board as a drawing, for failure messages: one cell for each stretch between two borders."""
    xs = sorted({edge for zone in drawn.zones.values() for rect in zone.rects for edge in (rect.x, rect.right)})
    ys = sorted({edge for zone in drawn.zones.values() for rect in zone.rects for edge in (rect.y, rect.bottom)})
    columns, rows = list(pairwise(xs)), list(pairwise(ys))
    names = [[_label(drawn, x, y) for x, _ in columns] for y, _ in rows]
    width = max(5, 2 + max(len(name) for row in names for name in row))
    lines = []
    for number, row in enumerate(names):
        top, y = ys[number], ys[number]
        lines.append(_border_line(drawn, columns, top, width))
        text = ""
        for (x, _), name in zip(columns, row, strict=True):
            text += _mark(drawn, Rect(x, y, 0, ys[number + 1] - y), "|", " ") + f" {name}".ljust(width)
        lines.append(text + "|")
    lines.append(_border_line(drawn, columns, ys[-1], width))
    lines.extend(f"{zone}: {', '.join(pieces)}" for zone, pieces in (occupants or {}).items())
    return "\n".join(line.rstrip() for line in lines)


def _label(drawn: Board, x: int, y: int) -> str:
    ground, top = drawn.ground_at(x, y), drawn.zone_at(x, y)
    if ground is None:
        return "#"
    return ground if top == ground else f"{ground}^{top}"


def _border_line(drawn: Board, columns: Sequence[tuple[int, int]], y: int, width: int) -> str:
    line = "+"
    for left, right in columns:
        mark = _mark(drawn, Rect(left, y, right - left, 0), "-", " ")
        line += (mark.center(width, "-") if mark in OPENINGS else mark * width) + "+"
    return line


def _mark(drawn: Board, side: Rect, wall: str, free: str) -> str:
    """What stands on one side of a cell: an opening, a wall or nothing."""
    before = (side.x - 1, side.y) if side.width == 0 else (side.x, side.y - 1)
    one, other = drawn.ground_at(*before), drawn.ground_at(side.x, side.y)
    if one is None or other is None:
        return wall if one != other or not _inside(drawn, side) else free
    reach = Rect(side.x - 1, side.y - 1, side.width + 2, side.height + 2)
    uppers = {drawn.zone_at(*before), drawn.zone_at(side.x, side.y)}
    for opening in drawn.openings:
        vertical = side.width == 0
        if opening.vertical == vertical and opening.rect.overlaps(reach):
            if opening.kind.climbs and uppers >= set(opening.zones):
                return "^"
            if not opening.kind.climbs and {one, other} == set(opening.zones):
                return "'" if opening.kind.sight else "o"
    if one == other or (other in drawn.bordering(one) and not _walled(drawn, one, other)):
        return free
    return wall


def _inside(drawn: Board, side: Rect) -> bool:
    width, height = drawn.size
    return 0 < side.x < width if side.width == 0 else 0 < side.y < height


def _walled(drawn: Board, one: str, other: str) -> bool:
    kinds = drawn.zones[one].kind, drawn.zones[other].kind
    return any(kind.walled for kind in kinds) and not (kinds[0].fuses and kinds[0] is kinds[1])
