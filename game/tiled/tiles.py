"""Reads one side of a tile or a hand-drawn board: zones, openings and spots for the rules, ground and props to see."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from game.board import OpeningShape, Point, Rect, SpotShape, TileShape, ZoneShape
from game.tiled.document import Library, MapDocument, MapObject
from game.tiled.formats import UNDEAD_OR_ALIVE, MapFormat
from game.tiled.outlines import Crooked, centre_of, outline_of, rects_of
from game.tiled.places import Shelf
from game.tiled.problems import BadMap, MapProblem, Place, nearest
from game.tiled.tilesets import FLIPPED_ACROSS, FLIPPED_DOWN

MAP_CELL = 64
NAME = re.compile(r"[A-Za-z0-9_-]{1,16}")
TILE_LAYERS = {"ground": "tile layer", "zones": "object layer", "openings": "object layer", "props": "object layer",
               "spots": "object layer"}  # fmt: skip
LEEWAY = 8
"""Pixels that an opening may stick out over the edge of the map."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ZoneDrawing:
    """A zone as drawn: its outline, and the style of its walls."""

    name: str
    kind: str
    outline: tuple[Point, ...]
    rects: tuple[Rect, ...]
    wall: str
    place: Place


@dataclass(frozen=True, slots=True)
class OpeningDrawing:
    """An opening as drawn."""

    kind: str
    rect: Rect
    place: Place


@dataclass(frozen=True, slots=True)
class SpotDrawing:
    """A spot as drawn."""

    kind: str
    at: Point
    place: Place


@dataclass(frozen=True, slots=True)
class Prop:
    """A thing that is seen and never matters to a rule: its centre, size, clockwise turn and how tall it stands."""

    name: str
    x: float
    y: float
    width: float
    height: float
    rotation: float
    flipped: bool
    tall: int
    picture: Path


@dataclass(frozen=True, slots=True)
class TileSource:
    """Everything that a tile file says."""

    path: Path
    shape: TileShape
    ground: tuple[tuple[str, ...], ...]
    """The material of every cell of 64 px, empty where none is painted."""
    zones: tuple[ZoneDrawing, ...]
    openings: tuple[OpeningDrawing, ...]
    spots: tuple[SpotDrawing, ...]
    props: tuple[Prop, ...]

    @property
    def face(self) -> str:
        """The tile's side, such as 8V."""
        return self.shape.face


def read_tile(path: Path, form: MapFormat = UNDEAD_OR_ALIVE, library: Library | None = None) -> TileSource:
    """Read a tile; raises BadMap with all that is wrong with it."""
    library = library or Library(Shelf.around(path))
    document = library.open(path)
    reading = TileReading(document, form, face=path.stem, layers=TILE_LAYERS)
    source = reading.source()
    if reading.problems:
        raise BadMap(reading.problems)
    return source


def read_tiles(
    folder: Path, form: MapFormat = UNDEAD_OR_ALIVE, library: Library | None = None
) -> dict[str, TileSource]:
    """All tiles of a folder by face, in the order of their numbers."""
    library = library or Library(Shelf((folder.resolve(), *Shelf.around(folder).roots)))
    paths = sorted(folder.glob("*.tmx"), key=lambda path: (len(path.stem), path.stem))
    return {path.stem: read_tile(path, form, library) for path in paths}


class TileReading:
    """Gives meaning to the layers of a tile, collecting problems on the way."""

    def __init__(self, document: MapDocument, form: MapFormat, face: str, layers: Mapping[str, str]) -> None:
        self._document = document
        self._form = form
        self._face = face
        self._layers = layers
        self._size = document.width * document.cell, document.height * document.cell
        self.problems: list[MapProblem] = list(document.problems)

    def source(self) -> TileSource:
        """What the document says; good for building only if there are no problems."""
        self._check_frame()
        zones = self._each("zones", self._zone)
        self._check_zones(zones)
        openings = self._each("openings", self._opening)
        spots = self._each("spots", self._spot)
        props = self._each("props", self._prop)
        width, height = self._size
        shape = TileShape(
            face=self._face,
            width=width,
            height=height,
            zones=tuple(ZoneShape(zone.name, zone.kind, zone.rects) for zone in zones),
            openings=tuple(OpeningShape(opening.kind, opening.rect) for opening in openings),
            spots=tuple(SpotShape(spot.kind, spot.at) for spot in spots),
        )
        return TileSource(self._document.path, shape, self._ground(), zones, openings, spots, props)

    def _check_frame(self) -> None:
        document, place = self._document, self._document.place
        if document.cell != MAP_CELL:
            self._report(place, f"cells measure {document.cell} px", f"set the tile size to {MAP_CELL} px")
        for layer in document.layers:
            kind = "tile layer" if layer.name in document.tile_layers else "object layer"
            if layer.name not in self._layers:
                self._report(layer.place, "the layer is unknown", nearest(layer.name, self._layers))
            elif (wanted := self._layers[layer.name]) != kind:
                self._report(layer.place, f"it should be of the kind {wanted}", f"make a new {wanted} of this name")
        zones = document.object_layers.get("zones")
        unread = any(problem.layer == "zones" for problem in document.problems)
        if zones is None and not unread:
            self._report(place, "there is no layer of zones", "add an object layer named zones")
        elif zones is not None and not zones.objects and not unread:
            self._report(zones.place, "the layer is empty", "draw the zones of the tile")
        if "ground" not in document.tile_layers and not any(problem.layer == "ground" for problem in document.problems):
            self._report(place, "there is no ground", "add a tile layer named ground and paint every cell")

    def _each(self, layer: str, read: Callable[[MapObject], T]) -> tuple[T, ...]:
        """What each object of a layer means; those that mean nothing are reported and left out."""
        found = []
        holder = self._document.object_layers.get(layer)
        for item in holder.objects if holder is not None else ():
            try:
                found.append(read(item))
            except Crooked as error:
                self._report(item.place, error.what, error.remedy)
        return tuple(found)

    def _report(self, place: Place, what: str, remedy: str) -> None:
        self.problems.append(place.problem(what, remedy))

    def _zone(self, item: MapObject) -> ZoneDrawing:
        self._known(item, self._form.vocabulary.zones, "a kind of zone")
        self._only(item, ("wall",))
        outline = outline_of(item)
        width, height = self._size
        if any(not (0 <= corner.x <= width and 0 <= corner.y <= height) for corner in outline):
            raise Crooked("it leaves the map", "draw it within the map's border")
        if not NAME.fullmatch(item.name):
            raise Crooked(
                "its name is empty or unusable", "give it a short name of letters and digits, such as NW or A"
            )
        wall = item.properties.get("wall", self._form.walls[0])
        if wall not in self._form.walls:
            raise Crooked(f"its wall is {str(wall)[:20]}", nearest(str(wall), self._form.walls))
        return ZoneDrawing(item.name, item.kind, outline, rects_of(outline), str(wall), item.place)

    def _check_zones(self, zones: tuple[ZoneDrawing, ...]) -> None:
        for later, zone in enumerate(zones):
            above = self._form.vocabulary.zones[zone.kind].overhangs
            for other in zones[:later]:
                if zone.name == other.name:
                    self._report(zone.place, "another zone has the same name", "rename one of them")
                same_level = self._form.vocabulary.zones[other.kind].overhangs == above
                if same_level and any(one.overlaps(two) for one in zone.rects for two in other.rects):
                    self._report(zone.place, f"it overlaps zone {other.name}", "redraw one so that they only touch")

    def _opening(self, item: MapObject) -> OpeningDrawing:
        self._known(item, self._form.vocabulary.openings, "a kind of opening")
        self._only(item, ())
        if item.rotation or item.shape != "rectangle":
            raise Crooked("it is turned or not a rectangle", "draw an upright rectangle across the wall")
        if item.width < 1 or item.height < 1:
            raise Crooked("it has no area", "draw a rectangle across the wall")
        rect = Rect(round(item.x), round(item.y), round(item.width), round(item.height))
        width, height = self._size
        if min(rect.x, rect.y) < -LEEWAY or rect.right > width + LEEWAY or rect.bottom > height + LEEWAY:
            raise Crooked("it leaves the map", "move it onto a wall")
        return OpeningDrawing(item.kind, rect, item.place)

    def _spot(self, item: MapObject) -> SpotDrawing:
        if item.kind not in self._form.spots:
            raise Crooked(f"{item.kind or '(no class)'} is not a kind of spot", nearest(item.kind, self._form.spots))
        self._only(item, ())
        x, y = centre_of(item)
        width, height = self._size
        if not (0 <= x < width and 0 <= y < height):
            raise Crooked("it leaves the map", "move it into a zone")
        return SpotDrawing(item.kind, Point(round(x), round(y)), item.place)

    def _prop(self, item: MapObject) -> Prop:
        if item.tile is None:
            raise Crooked("it is no picture", "place a tile from a props tileset (Insert Tile)")
        x, y = centre_of(item)
        down = bool(item.flags & FLIPPED_DOWN)
        tall = item.tile.properties.get("height", 0)
        return Prop(
            name=str(item.tile.properties.get("name") or item.tile.picture.stem),
            x=x,
            y=y,
            width=item.width or item.tile.size[0],
            height=item.height or item.tile.size[1],
            rotation=(item.rotation + (180 if down else 0)) % 360,
            flipped=bool(item.flags & FLIPPED_ACROSS) != down,
            tall=tall if isinstance(tall, int) else 0,
            picture=item.tile.picture,
        )

    def _ground(self) -> tuple[tuple[str, ...], ...]:
        layer = self._document.tile_layers.get("ground")
        if layer is None:
            return ()
        bare = [(x, y) for y, row in enumerate(layer.rows) for x, tile in enumerate(row) if tile is None]
        if bare:
            x, y = bare[0]
            self._report(
                layer.place,
                f"{len(bare)} cells are not painted, the first in column {x + 1}, row {y + 1}",
                "paint them",
            )
        return tuple(
            tuple("" if tile is None else str(tile.properties.get("material", tile.id)) for tile in row)
            for row in layer.rows
        )

    def _known(self, item: MapObject, kinds: Iterable[str], what: str) -> None:
        if item.kind not in kinds:
            raise Crooked(f"its class {item.kind[:30] or '(none)'} is not {what}", nearest(item.kind, kinds))

    def _only(self, item: MapObject, names: tuple[str, ...]) -> None:
        for name in item.properties:
            if name not in names:
                self._report(item.place, f"property {name[:40]} is unknown here", nearest(name, names))
