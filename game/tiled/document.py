"""A TMX file as a plain document: layers and objects with templates resolved, before any meaning is given to them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game.tiled.layers import MAX_SIDE, cells
from game.tiled.markup import Element, read_xml
from game.tiled.places import Shelf
from game.tiled.problems import BadMap, MapProblem, Place, file_place
from game.tiled.tilesets import Numbered, Reads, Tile, numbered_tilesets, tile_by_gid
from game.tiled.values import Value, class_of, decimal, number, properties_of

MAX_LAYERS = 32
MAX_OBJECTS = 4000
MAX_POINTS = 256


@dataclass(frozen=True, slots=True)
class MapObject:
    """An object as Tiled shows it, in pixels; `tile` is set for tile objects, `points` for polygons."""

    place: Place
    id: int
    name: str
    kind: str
    x: float
    y: float
    width: float = 0.0
    height: float = 0.0
    rotation: float = 0.0
    shape: str = "rectangle"
    points: tuple[tuple[float, float], ...] = ()
    tile: Tile | None = None
    flags: int = 0
    properties: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TileLayer:
    """Rows of painted cells."""

    place: Place
    name: str
    rows: tuple[tuple[Tile | None, ...], ...]
    gids: tuple[int, ...]
    """The cells as the file numbers them, row by row, flips included."""


@dataclass(frozen=True, slots=True)
class ObjectLayer:
    """Objects in file order."""

    place: Place
    name: str
    objects: tuple[MapObject, ...]


@dataclass(frozen=True, slots=True)
class MapDocument:
    """A map: its size in cells, its properties and its layers by name."""

    path: Path
    width: int
    height: int
    cell: int
    properties: Mapping[str, Value]
    tilesets: tuple[Numbered, ...]
    tile_layers: Mapping[str, TileLayer]
    object_layers: Mapping[str, ObjectLayer]
    problems: tuple[MapProblem, ...]

    @property
    def place(self) -> Place:
        """The file itself."""
        return file_place(self.path)

    @property
    def layers(self) -> tuple[TileLayer | ObjectLayer, ...]:
        """All layers that could be read, tile layers first."""
        return (*self.tile_layers.values(), *self.object_layers.values())


class Library:
    """Opens map files on one shelf; tilesets and templates are read once."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.tilesets = Reads(shelf)
        self._templates: dict[Path, MapObject] = {}

    def open(self, path: Path) -> MapDocument:
        """Read a map; problems that leave the rest readable are collected in the document."""
        place = file_place(path)
        path = self.shelf.admit(path, place)
        root = read_xml(path, place, "map")
        if root.attributes.get("orientation") != "orthogonal":
            raise place.refuse("the map is not orthogonal", "choose Orthogonal in Map > Map Properties")
        if root.attributes.get("infinite", "0") != "0":
            raise place.refuse("the map is infinite", "switch off Infinite in Map > Map Properties")
        return _Reading(self, path, root, place).document()

    def template(self, path: Path) -> MapObject:
        """The object that a template file holds."""
        known = self._templates.get(path)
        if known is None:
            place = file_place(path)
            root = read_xml(path, place, "template")
            element = root.first("object")
            if element is None:
                raise place.refuse("the template holds no object", "save it again from Tiled")
            sets = numbered_tilesets(root, path, self.shelf, self.tilesets, place)
            known = self._templates[path] = read_object(element, place, sets, None)
        return known


class _Reading:
    """One map being read."""

    def __init__(self, library: Library, path: Path, root: Element, place: Place) -> None:
        self._library = library
        self._path = path
        self._root = root
        self._place = place
        self._problems: list[MapProblem] = []
        self._tile_layers: dict[str, TileLayer] = {}
        self._object_layers: dict[str, ObjectLayer] = {}
        self._objects_left = MAX_OBJECTS

    def document(self) -> MapDocument:
        root, place = self._root, self._place
        width, height = (number(root, side, place, 1, MAX_SIDE) for side in ("width", "height"))
        across, down = (number(root, side, place, 1, 1024) for side in ("tilewidth", "tileheight"))
        if across != down:
            raise place.refuse(f"cells measure {across} x {down} px", "make them square, 64 x 64 px")
        self._size = width, height
        self._sets = numbered_tilesets(root, self._path, self._library.shelf, self._library.tilesets, place)
        if len(root.children) > MAX_LAYERS + len(self._sets) + 8:
            raise place.refuse(f"the map has more than {MAX_LAYERS} layers", "merge or remove layers")
        for child in root.children:
            if child.tag in ("layer", "objectgroup", "imagelayer", "group"):
                try:
                    self._layer(child)
                except BadMap as error:
                    self._problems.extend(error.problems)
        return MapDocument(
            path=self._path,
            width=width,
            height=height,
            cell=across,
            properties=properties_of(root, place),
            tilesets=tuple(self._sets),
            tile_layers=self._tile_layers,
            object_layers=self._object_layers,
            problems=tuple(self._problems),
        )

    def _layer(self, element: Element) -> None:
        name = element.attributes.get("name", "")
        place = Place(self._place.file, name or "(layer without a name)")
        if element.tag == "group":
            raise place.refuse("layers are gathered in a group", "take them out of the group")
        if element.tag == "imagelayer":
            raise place.refuse("image layers are not used", "paint with tiles, or remove the layer")
        if name in self._tile_layers or name in self._object_layers:
            raise place.refuse("two layers have this name", "rename or merge them")
        if decimal(element.attributes, "offsetx", place) or decimal(element.attributes, "offsety", place):
            raise place.refuse("the layer is shifted", "set its horizontal and vertical offset to 0")
        if element.tag == "layer":
            self._tile_layers[name] = self._tile_layer(element, name, place)
        else:
            self._object_layers[name] = ObjectLayer(place, name, self._objects(element, place))

    def _tile_layer(self, element: Element, name: str, place: Place) -> TileLayer:
        width, height = (number(element, side, place, 1, MAX_SIDE) for side in ("width", "height"))
        if (width, height) != self._size:
            raise place.refuse(
                f"the layer measures {width} x {height} cells, the map {self._size[0]} x {self._size[1]}",
                "resize the map in Tiled",
            )
        gids = cells(element, width, height, place)
        tiles = {gid: tile_by_gid(gid, self._sets, place)[0] for gid in dict.fromkeys(gids)}
        rows = tuple(tuple(tiles[gid] for gid in gids[y * width : (y + 1) * width]) for y in range(height))
        return TileLayer(place, name, rows, tuple(gids))

    def _objects(self, element: Element, place: Place) -> tuple[MapObject, ...]:
        found = []
        for child in element.all("object"):
            self._objects_left -= 1
            if self._objects_left < 0:
                raise place.refuse(f"the map has more than {MAX_OBJECTS} objects", "remove some")
            try:
                found.append(self._object(child, place))
            except BadMap as error:
                self._problems.extend(error.problems)
        return tuple(found)

    def _object(self, element: Element, layer: Place) -> MapObject:
        place = _object_place(element, layer)
        reference = element.attributes.get("template")
        template = None
        if reference is not None:
            template = self._library.template(self._library.shelf.follow(reference, self._path.parent, place))
        return read_object(element, place, self._sets, template)


def _object_place(element: Element, layer: Place) -> Place:
    id_ = element.attributes.get("id", "")
    known = int(id_) if id_.isascii() and id_.isdigit() and len(id_) < 10 else 0
    return Place(layer.file, layer.layer, known, element.attributes.get("name", "")[:60])


def read_object(element: Element, place: Place, sets: list[Numbered], template: MapObject | None) -> MapObject:
    """An object with what its template says where it is itself silent."""
    given = element.attributes
    base = template or MapObject(place, 0, "", "", 0.0, 0.0)
    tile, flags = base.tile, base.flags
    if "gid" in given:
        tile, flags = tile_by_gid(number(element, "gid", place, 0, (1 << 32) - 1), sets, place)
    shape, points = _outline(element, place)
    name = given.get("name", base.name)
    where = Place(place.file, place.layer, place.object_id, name)
    return MapObject(
        place=where,
        id=place.object_id or 0,
        name=name,
        kind=class_of(element) or base.kind or (tile.kind if tile is not None else ""),
        x=decimal(given, "x", where),
        y=decimal(given, "y", where),
        width=decimal(given, "width", where, base.width),
        height=decimal(given, "height", where, base.height),
        rotation=decimal(given, "rotation", where, base.rotation),
        shape=shape or ("tile" if tile is not None else base.shape),
        points=points or base.points,
        tile=tile,
        flags=flags,
        properties={**base.properties, **properties_of(element, where)},
    )


def _outline(element: Element, place: Place) -> tuple[str, tuple[tuple[float, float], ...]]:
    """The shape that an object's child element gives it, and its corners."""
    for shape in ("point", "ellipse", "text", "polyline", "polygon", "capsule"):
        child = element.first(shape)
        if child is not None:
            words = child.attributes.get("points", "").split()
            if len(words) > MAX_POINTS:
                raise place.refuse(f"the outline has more than {MAX_POINTS} corners", "draw it with fewer")
            points = []
            for word in words:
                x, _, y = word.partition(",")
                points.append((decimal({"x": x}, "x", place), decimal({"y": y}, "y", place)))
            return shape, tuple(points)
    return "", ()
