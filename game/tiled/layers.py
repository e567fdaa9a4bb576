"""Decodes the cells of a tile layer, never to more than the layer's declared size."""

import base64
import binascii
import zlib

from game.tiled.markup import Element
from game.tiled.problems import Place

MAX_SIDE = 256
"""Most cells that a map or layer may measure either way."""

GID_BYTES = 4


def cells(layer: Element, width: int, height: int, place: Place) -> list[int]:
    """The global tile ids of a layer, row by row."""
    data = layer.first("data")
    if data is None:
        raise place.refuse("the layer has no data", "paint it in Tiled and save again")
    if data.first("chunk") is not None:
        raise place.refuse("the map is infinite", "switch off Infinite in Map > Map Properties")
    encoding = data.attributes.get("encoding", "")
    if encoding == "csv":
        found = _from_csv(data.text, width * height, place)
    elif encoding == "base64":
        found = _from_base64(data, width * height, place)
    elif encoding == "":
        found = _from_elements(data, place)
    else:
        raise place.refuse(f"the layer's encoding {encoding[:20]} is unknown", "choose CSV in Map > Map Properties")
    if len(found) != width * height:
        raise place.refuse(
            f"the layer holds {len(found)} cells where {width} x {height} are declared", "save it again from Tiled"
        )
    return found


def _from_csv(text: str, expected: int, place: Place) -> list[int]:
    if text.count(",") > expected:
        raise place.refuse(f"the layer holds more cells than the {expected} declared", "save it again from Tiled")
    words = text.replace(",", " ").split()
    if not all(word.isascii() and word.isdigit() and len(word) <= 10 for word in words):
        raise place.refuse("the layer's cells are not numbers", "save it again from Tiled")
    return [int(word) for word in words]


def _from_base64(data: Element, expected: int, place: Place) -> list[int]:
    try:
        raw = base64.b64decode("".join(data.text.split()), validate=True)
    except (binascii.Error, ValueError) as error:
        raise place.refuse("the layer's cells are not valid base64", "save it again from Tiled") from error
    compression = data.attributes.get("compression", "")
    if compression == "zstd":
        raise place.refuse("the layer is packed with Zstandard", "choose CSV or zlib in Map > Map Properties")
    if compression in ("zlib", "gzip"):
        raw = _inflated(raw, expected * GID_BYTES, compression, place)
    elif compression:
        raise place.refuse(f"the layer's compression {compression[:20]} is unknown", "choose CSV in Map Properties")
    if len(raw) != expected * GID_BYTES:
        raise place.refuse(
            f"the layer unpacks to {len(raw)} bytes where {expected * GID_BYTES} are declared",
            "save it again from Tiled",
        )
    return [
        int.from_bytes(raw[place_in : place_in + GID_BYTES], "little") for place_in in range(0, len(raw), GID_BYTES)
    ]


def _inflated(raw: bytes, expected: int, compression: str, place: Place) -> bytes:
    """Unpack at most one byte more than expected, enough to tell that there is too much."""
    unpacker = zlib.decompressobj(wbits=31 if compression == "gzip" else 15)
    try:
        unpacked = unpacker.decompress(raw, expected + 1)
    except zlib.error as error:
        raise place.refuse("the layer's packed cells are damaged", "save it again from Tiled") from error
    if len(unpacked) > expected:
        raise place.refuse(f"the layer unpacks to more than the {expected} bytes declared", "save it again from Tiled")
    if not unpacker.eof:
        raise place.refuse("the layer's packed cells are cut off", "save it again from Tiled")
    return unpacked


def _from_elements(data: Element, place: Place) -> list[int]:
    found = []
    for tile in data.all("tile"):
        gid = tile.attributes.get("gid", "0")
        if not (gid.isascii() and gid.isdigit() and len(gid) <= 10):
            raise place.refuse("the layer's cells are not numbers", "save it again from Tiled")
        found.append(int(gid))
    return found
