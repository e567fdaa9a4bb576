"""Tilesets: which picture, class and properties a tile id of a map stands for."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.tiled.markup import Element, read_xml
from game.tiled.pictures import png_size
from game.tiled.places import Shelf
from game.tiled.problems import BadMap, Place, file_place
from game.tiled.values import Value, class_of, number, properties_of

MAX_TILES = 4096

FLIPPED_ACROSS, FLIPPED_DOWN, FLIPPED_DIAGONALLY, TURNED_HEXAGON = 1 << 31, 1 << 30, 1 << 29, 1 << 28
FLAGS = FLIPPED_ACROSS | FLIPPED_DOWN | FLIPPED_DIAGONALLY | TURNED_HEXAGON


@dataclass(frozen=True, slots=True)
class Tile:
    """One picture of a tileset that a map uses."""

    tileset: Path
    id: int
    kind: str
    properties: Mapping[str, Value]
    picture: Path
    """The picture of a tile in a collection, or the sheet that it is cut from."""
    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Tileset:
    """A tileset file, its own pictures found and measured."""

    path: Path
    tiles: Mapping[int, Tile]
    sheet: "Sheet | None" = None
    """How tiles are cut from one picture, or None for a collection of pictures."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One picture that holds all tiles of a set, in rows."""

    picture: Path
    size: tuple[int, int]
    tile_size: tuple[int, int]
    margin: int
    spacing: int


@dataclass(frozen=True, slots=True)
class Numbered:
    """A tileset with the first global id that a map gives it."""

    first: int
    tileset: Tileset


def read_tileset(path: Path, shelf: Shelf) -> Tileset:
    """Read a .tsx file; its pictures are looked at but not loaded."""
    place = file_place(path)
    root = read_xml(path, place, "tileset")
    count = number(root, "tilecount", place, 0, MAX_TILES)
    tile_size = number(root, "tilewidth", place, 1, 8192), number(root, "tileheight", place, 1, 8192)
    if root.attributes.get("objectalignment", "unspecified") not in ("unspecified", "bottomleft"):
        raise place.refuse("the tileset moves the origin of its objects", "set its Object Alignment to Unspecified")
    image, sheet = root.first("image"), None
    tiles: dict[int, Tile] = {}
    if image is not None:
        picture, size = _picture(image, path, shelf, place)
        margin, spacing = (_distance(root, name, place) for name in ("margin", "spacing"))
        sheet = Sheet(picture, size, tile_size, margin, spacing)
        tiles = {id_: Tile(path, id_, "", {}, picture, tile_size) for id_ in range(count)}
    for element in root.all("tile"):
        id_ = number(element, "id", place, 0, 1 << 20)
        own = element.first("image")
        if own is None and id_ not in tiles:
            raise place.refuse(f"tile {id_} has no picture", "choose one in Tiled's tileset editor")
        picture, size = (tiles[id_].picture, tile_size) if own is None else _picture(own, path, shelf, place)
        tiles[id_] = Tile(path, id_, class_of(element), properties_of(element, place), picture, size)
    return Tileset(path, tiles, sheet)


def _distance(root: Element, name: str, place: Place) -> int:
    return number(root, name, place, 0, 1024) if name in root.attributes else 0


def _picture(image: Element, path: Path, shelf: Shelf, place: Place) -> tuple[Path, tuple[int, int]]:
    if image.first("data") is not None:
        raise place.refuse("a picture is embedded in the tileset", "keep it in a PNG file beside the map")
    picture = shelf.follow(image.attributes.get("source", ""), path.parent, place)
    return picture, png_size(picture, place)


def tile_by_gid(gid: int, sets: list[Numbered], place: Place) -> tuple[Tile | None, int]:
    """The tile that a global id stands for, and its flip flags; no tile for the empty id 0."""
    flags, bare = gid & FLAGS, gid & ~FLAGS
    if bare == 0:
        return None, flags
    for numbered in reversed(sets):
        if bare >= numbered.first:
            tile = numbered.tileset.tiles.get(bare - numbered.first)
            if tile is None:
                break
            return tile, flags
    raise place.refuse(f"tile id {bare} is in none of the map's tilesets", "paint the place again in Tiled")


def numbered_tilesets(root: Element, path: Path, shelf: Shelf, read: "Reads", place: Place) -> list[Numbered]:
    """The tilesets of a map or template, ordered by their first global id."""
    found = []
    for element in root.all("tileset"):
        first = number(element, "firstgid", place, 1, 1 << 24)
        source = element.attributes.get("source")
        if source is None:
            raise place.refuse("a tileset is embedded in the map", "export it to a .tsx file in Tiled's tileset panel")
        found.append(Numbered(first, read(shelf.follow(source, path.parent, place))))
    return sorted(found, key=lambda numbered: numbered.first)


class Reads:
    """Reads each tileset once."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._known: dict[Path, Tileset | BadMap] = {}

    def __call__(self, path: Path) -> Tileset:
        """The tileset in a file that the shelf has admitted."""
        if path not in self._known:
            try:
                self._known[path] = read_tileset(path, self._shelf)
            except BadMap as error:
                self._known[path] = error
        known = self._known[path]
        if isinstance(known, BadMap):
            raise known
        return known
