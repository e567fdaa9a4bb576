"""A small folder of valid maps, written as text, for tests to spoil one thing at a time."""

import struct
import zlib
from pathlib import Path

from game.tiled.document import Library
from game.tiled.places import Shelf

GROUND = ",\n".join(",".join(["1"] * 10) for _ in range(10))

TILE = f"""<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="10" height="10" tilewidth="64" tileheight="64" infinite="0">
 <tileset firstgid="1" source="../tilesets/dirt.tsx"/>
 <tileset firstgid="9" source="../tilesets/props.tsx"/>
 <layer id="1" name="ground" width="10" height="10">
  <data encoding="csv">
{GROUND}
</data>
 </layer>
 <objectgroup id="2" name="zones">
  <object id="1" name="N" type="street" x="0" y="0" width="320" height="192"/>
  <object id="2" name="NE" type="street" x="320" y="0" width="320" height="192"/>
  <object id="3" name="A" type="room" x="0" y="192" width="320" height="448"/>
  <object id="4" name="B" type="room" x="320" y="192" width="320" height="448"/>
  <object id="5" name="BAL" type="balcony" x="64" y="128" width="128" height="64"/>
 </objectgroup>
 <objectgroup id="3" name="openings">
  <object id="10" type="doorway" x="224" y="180" width="52" height="24"/>
  <object id="11" type="doorway" x="308" y="300" width="24" height="52"/>
  <object id="12" type="stairs" x="96" y="180" width="52" height="24"/>
  <object id="13" type="doorway" x="134" y="628" width="52" height="12"/>
 </objectgroup>
 <objectgroup id="4" name="props">
  <object id="20" name="barrel" gid="9" x="400" y="300" width="32" height="32"/>
 </objectgroup>
 <objectgroup id="5" name="spots">
  <object id="30" type="corpse_pile" x="400" y="400">
   <point/>
  </object>
 </objectgroup>
</map>
"""

BOARD = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="30" height="30" tilewidth="64" tileheight="64" infinite="0">
 <tileset firstgid="1" source="../tiles.tsx"/>
 <objectgroup id="1" name="tiles">
  <object id="1" name="1R" gid="1" x="0" y="640" width="640" height="640"/>
  <object id="2" name="2R" gid="3" x="640" y="640" width="640" height="640"/>
 </objectgroup>
 <objectgroup id="2" name="tokens">
  <object id="3" template="../templates/start.tx" x="32" y="32"/>
  <object id="4" type="exit" x="1200" y="32"><point/></object>
  <object id="5" type="spawn" x="600" y="32">
   <properties><property name="kind" value="starting"/></properties>
   <point/>
  </object>
  <object id="6" type="objective" x="500" y="500">
   <properties><property name="colour" value="red"/></properties>
   <point/>
  </object>
 </objectgroup>
</map>
"""

DRAWN = TILE.replace('  <object id="13" type="doorway" x="134" y="628" width="52" height="12"/>\n', "").replace(
    "</map>",
    """ <objectgroup id="6" name="tokens">
  <object id="40" type="start" x="32" y="32"><point/></object>
  <object id="41" type="exit" x="500" y="32"><point/></object>
  <object id="42" type="spawn" x="600" y="32">
   <properties><property name="kind" value="starting"/></properties>
   <point/>
  </object>
  <object id="43" type="objective" x="500" y="500">
   <properties><property name="colour" value="blue"/></properties>
   <point/>
  </object>
 </objectgroup>
</map>""",
)

TEMPLATE = """<?xml version="1.0" encoding="UTF-8"?>
<template>
 <object type="start"><point/></object>
</template>
"""


def png(width: int, height: int) -> bytes:
    """A plain picture of the given size."""
    rows = b"".join(b"\0" + b"\x80" * width for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", zlib.compress(rows)) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


class Workshop:
    """The folder and the paths in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for folder in ("tilesets", "tiles", "templates", "pictures", "m0"):
            (root / folder).mkdir()
        (root / "tilesets" / "dirt.png").write_bytes(png(128, 64))
        (root / "tilesets" / "barrel.png").write_bytes(png(32, 32))
        (root / "tilesets" / "dirt.tsx").write_text(
            '<tileset name="dirt" tilewidth="64" tileheight="64" tilecount="2" columns="2">'
            '<image source="dirt.png" width="128" height="64"/>'
            '<tile id="0"><properties><property name="material" value="dust"/></properties></tile></tileset>'
        )
        (root / "tilesets" / "props.tsx").write_text(
            '<tileset name="props" tilewidth="32" tileheight="32" tilecount="1" columns="0">'
            '<tile id="0" type="prop"><properties><property name="height" type="int" value="30"/>'
            '<property name="name" value="barrel"/></properties>'
            '<image source="barrel.png" width="32" height="32"/></tile></tileset>'
        )
        faces = ("1R", "1V", "2R", "3R")
        for face in faces:
            (root / "pictures" / f"{face}.png").write_bytes(png(64, 64))
            (root / "tiles" / f"{face}.tmx").write_text(TILE)
        images = "".join(
            f'<tile id="{number}"><image source="pictures/{face}.png" width="64" height="64"/></tile>'
            for number, face in enumerate(faces)
        )
        (root / "tiles.tsx").write_text(
            f'<tileset name="tiles" tilewidth="640" tileheight="640" tilecount="4" columns="0">{images}</tileset>'
        )
        (root / "templates" / "start.tx").write_text(TEMPLATE)
        self.tile = root / "tiles" / "1R.tmx"
        self.board = root / "m0" / "board.tmx"
        self.drawn = root / "m0" / "drawn.tmx"
        self.board.write_text(BOARD)
        self.drawn.write_text(DRAWN)

    @property
    def library(self) -> Library:
        """A library that may read the whole folder."""
        return Library(Shelf((self.root.resolve(),)))

    def spoil(self, path: Path, *edits: tuple[str, str]) -> None:
        """Change a file's text; every edit must find its place."""
        text = path.read_text()
        for old, new in edits:
            assert old in text, f"{old!r} is not in {path.name}"
            text = text.replace(old, new)
        path.write_text(text)
