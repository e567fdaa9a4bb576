"""Reads a mission's board: tiles laid out, or one big drawing, and the tokens on it."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.board import CELL, Board, Layout, Placement, Rect, Shapes, TileShape
from game.board.shape import footprint
from game.tiled.document import Library, MapDocument, MapObject
from game.tiled.formats import UNDEAD_OR_ALIVE, Field, MapFormat
from game.tiled.outlines import Crooked, centre_of
from game.tiled.places import Shelf
from game.tiled.problems import BadMap, MapProblem, Place, nearest
from game.tiled.tiles import NAME, TILE_LAYERS, TileReading, TileSource, read_tile
from game.tiled.tilesets import FLAGS
from game.tiled.values import Value

BOARD_LAYERS = {"tiles": "object layer", "tokens": "object layer"}
DRAWN_LAYERS = {**TILE_LAYERS, "tokens": "object layer"}
MAX_TILES = 40


@dataclass(frozen=True, slots=True)
class Token:
    """Something that a mission puts on the board, and the zone that it lies in."""

    kind: str
    name: str
    zone: str
    x: int
    y: int
    properties: Mapping[str, Value]
    id: int
    place: Place


@dataclass(frozen=True, slots=True)
class BoardSource:
    """Everything that a board file says."""

    path: Path
    board: Board
    layout: Layout
    shapes: Shapes
    tokens: tuple[Token, ...]
    drawing: TileSource | None
    """The map itself if the board is drawn by hand."""
    tiles: Mapping[str, TileSource]
    """The files of the tiles in the layout by face, their backs too: tiles may be flipped during play."""


def read_board(path: Path, form: MapFormat = UNDEAD_OR_ALIVE, library: Library | None = None) -> BoardSource:
    """Read a board; raises BadMap with all that is wrong with it."""
    reading = BoardReading(path, form, library or Library(Shelf.around(path)))
    source = reading.source()
    if source is None or reading.problems:
        raise BadMap(reading.problems)
    return source


class BoardReading:
    """Gives meaning to a board's layers, collecting problems on the way."""

    def __init__(self, path: Path, form: MapFormat, library: Library) -> None:
        self._form = form
        self._library = library
        self._document: MapDocument = library.open(path)
        self.problems: list[MapProblem] = []
        self._placed: list[tuple[Placement, MapObject]] = []
        self.tiles: dict[str, TileSource] = {}

    def source(self) -> BoardSource | None:
        """What the document says, or None where it makes no board at all."""
        if "tiles" in self._document.object_layers:
            return self._laid_out()
        return self._drawn()

    def _drawn(self) -> BoardSource | None:
        reading = TileReading(self._document, self._form, face="", layers=DRAWN_LAYERS)
        drawing = reading.source()
        self.problems.extend(reading.problems)
        if self.problems:
            return None
        board = Board.drawn_by_hand(drawing.shape, self._form.vocabulary)
        shapes: dict[str, TileShape] = {"": drawing.shape}
        return BoardSource(drawing.path, board, board.layout, shapes, self._tokens(board), drawing, {})

    def _laid_out(self) -> BoardSource | None:
        document = self._document
        self.problems.extend(document.problems)
        for layer in document.layers:
            if layer.name not in BOARD_LAYERS:
                self._report(layer.place, "the layer is unknown", nearest(layer.name, BOARD_LAYERS))
        objects = document.object_layers["tiles"].objects
        if len(objects) > MAX_TILES:
            self._report(
                document.object_layers["tiles"].place, f"there are {len(objects)} tiles", f"use at most {MAX_TILES}"
            )
            return None
        for item in objects:
            try:
                self._place(item)
            except Crooked as error:
                self._report(item.place, error.what, error.remedy)
            except BadMap as error:
                self.problems.extend(error.problems)
        if not objects:
            self._report(
                document.object_layers["tiles"].place, "the layer is empty", "place tiles of the game's tiles.tsx"
            )
        shapes = {face: source.shape for face, source in self.tiles.items()}
        self._check_places(shapes)
        if self.problems:
            return None
        layout = tuple(placement for placement, _ in self._placed)
        board = Board.build(layout, shapes, self._form.vocabulary)
        return BoardSource(document.path, board, layout, shapes, self._tokens(board), None, self.tiles)

    def _report(self, place: Place, what: str, remedy: str) -> None:
        self.problems.append(place.problem(what, remedy))

    def _place(self, item: MapObject) -> None:
        if item.tile is None:
            raise Crooked("it is no tile", "place a tile of the game's tiles.tsx (Insert Tile)")
        face = str(item.tile.properties.get("face") or item.tile.picture.stem)
        if not NAME.fullmatch(face):
            raise Crooked(f"the tile {face[:20]} has no usable face", "use the game's tiles.tsx")
        for side in self._form.sides(face):
            path = item.tile.tileset.parent / "tiles" / f"{side}.tmx"
            if side not in self.tiles and (side == face or path.exists()):
                real = self._library.shelf.admit(path, item.place)
                self.tiles[side] = read_tile(real, self._form, self._library)
        self._placed.append((placement_of(item, face, self.tiles[face].shape), item))

    def _check_places(self, shapes: Shapes) -> None:
        prints = [footprint(placement, shapes) for placement, _ in self._placed]
        table = Rect(0, 0, self._document.width * self._document.cell, self._document.height * self._document.cell)
        for later, (placement, item) in enumerate(self._placed):
            rect = prints[later]
            if rect.x < 0 or rect.y < 0 or rect.right > table.right or rect.bottom > table.bottom:
                self._report(item.place, f"tile {placement.face} leaves the map", "move it, or resize the map")
            for earlier, (other, _) in enumerate(self._placed[:later]):
                if self._form.physical(placement.face) == self._form.physical(other.face):
                    self._report(
                        item.place,
                        f"tile {placement.face} and tile {other.face} are the same piece of cardboard",
                        "use another tile",
                    )
                if rect.overlaps(prints[earlier]):
                    self._report(item.place, f"tile {placement.face} overlaps tile {other.face}", "move one of them")

    def _tokens(self, board: Board) -> tuple[Token, ...]:
        layer = self._document.object_layers.get("tokens")
        if layer is None:
            self._report(self._document.place, "there are no tokens", "add an object layer named tokens")
            return ()
        found = []
        for item in layer.objects:
            try:
                found.append(self._token(item, board))
            except Crooked as error:
                self._report(item.place, error.what, error.remedy)
        return tuple(found)

    def _token(self, item: MapObject, board: Board) -> Token:
        fields = self._form.tokens.get(item.kind)
        if fields is None:
            raise Crooked(f"{item.kind[:30] or '(no class)'} is not a token", nearest(item.kind, self._form.tokens))
        for name in item.properties:
            if name not in {field.name for field in fields}:
                self._report(
                    item.place, f"property {name[:40]} is unknown here", nearest(name, [f.name for f in fields])
                )
        for field in fields:
            self._check_field(item, field)
        x, y = (round(value) for value in centre_of(item))
        zone = board.zone_at(x, y)
        if zone is None:
            raise Crooked("it lies in no zone", "move it into one")
        name = str(item.properties.get("name") or item.name)
        return Token(item.kind, name, zone, x, y, dict(item.properties), item.id, item.place)

    def _check_field(self, item: MapObject, field: Field) -> None:
        value = item.properties.get(field.name)
        if value is None:
            if field.required:
                choice = f"set it to one of {', '.join(field.values)}"
                self._report(item.place, f"property {field.name} is missing", choice)
        elif type(value) is not field.type:
            self._report(item.place, f"property {field.name} is not of type {field.type.__name__}", "enter it again")
        elif field.values and value not in field.values:
            self._report(item.place, f"{field.name} is {str(value)[:30]}", nearest(str(value), field.values))
        elif field.type is int and not 1 <= int(value) <= 99:
            self._report(item.place, f"{field.name} is {value}", "use a number from 1 to 99")


def placement_of(item: MapObject, face: str, shape: TileShape) -> Placement:
    """Where a tile object puts a tile: it hangs from its bottom left corner and turns clockwise about it."""
    if item.flags & FLAGS:
        raise Crooked(f"tile {face} is mirrored", "undo the flip (X or Y key); turn tiles with Z")
    quarters, rest = divmod(item.rotation % 360, 90)
    if rest:
        raise Crooked(f"tile {face} is turned by {item.rotation:g} degrees", "turn it by 90, 180 or 270")
    if abs(item.width - shape.width) > 1 or abs(item.height - shape.height) > 1:
        raise Crooked(
            f"tile {face} is drawn {item.width:g} x {item.height:g} px", f"make it {shape.width} x {shape.height} px"
        )
    turns = int(quarters)
    left, top = {
        0: (item.x, item.y - shape.height),
        1: (item.x, item.y),
        2: (item.x - shape.width, item.y),
        3: (item.x - shape.height, item.y - shape.width),
    }[turns]
    x, y = round(left / CELL), round(top / CELL)
    if abs(left - x * CELL) > 1 or abs(top - y * CELL) > 1:
        raise Crooked(f"tile {face} lies at {left:g}, {top:g}, off the grid", "snap it to the grid (View > Snapping)")
    return Placement(face, x, y, turns)
