"""Bakes the sides of a game's tiles: the picture on the table, the picture in Tiled and the tileset that holds it.

A tile that missions lay turned is also baked turned, because the lamp does not turn with it: `2R.90.webp` is side 2R
after a quarter turn clockwise. The manifest names, for every picture, the fingerprint of the map that it shows.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from xml.sax.saxutils import quoteattr

from PIL import Image

from game.bake import bake, fingerprint, scene_of
from game.bake.arrays import Array
from game.tiled.boards import read_board
from game.tiled.formats import FORMATS
from game.tiled.tiles import TileSource, read_tiles

Manifest = dict[str, dict[str, str]]

MANIFEST = "manifest.json"
QUALITY = 84
_COLOURS = 160


def bake_game(maps: Path, built: Path) -> None:
    """Bake all tile sides of a game and write their tileset and manifest."""
    sources = read_tiles(maps / "tiles", FORMATS[maps.name])
    pictures = maps / "pictures"
    for folder in (built, pictures):
        folder.mkdir(parents=True, exist_ok=True)
    _write_tileset(maps / "tiles.tsx", sources)
    known = read_manifest(built)
    entries = {face: _bake_side(source, 0, built, pictures, known) for face, source in sources.items()}
    turns = turns_in_missions(maps)
    manifest: Manifest = {}
    for face, source in sources.items():
        manifest[picture_name(face, 0)] = entries[face]
        for quarters in sorted(turns.get(face, set()) - {0}):
            manifest[picture_name(face, quarters)] = _bake_side(source, quarters, built, pictures, known)
    for stale in sorted({path.name for path in built.glob("*.webp")} - set(manifest)):
        (built / stale).unlink()
    (built / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n")


def _bake_side(source: TileSource, quarters: int, built: Path, pictures: Path, known: Manifest) -> dict[str, str]:
    """Bake one side in one turn unless its picture is in step with its map; gives its entry in the manifest."""
    mark = fingerprint(source)
    path = built / picture_name(source.face, quarters)
    entry = known.get(path.name)
    if entry is None or entry["map"] != mark or not path.exists() or entry["picture"] != digest(path):
        baked = bake(scene_of(source).turned(quarters))
        Image.fromarray(baked).save(path, quality=QUALITY, method=6)
        if quarters == 0:
            _save_plain(baked, pictures / f"{source.face}.png")
    return {"map": mark, "picture": digest(path)}


def picture_name(face: str, quarters: int) -> str:
    """The file name of a tile side after clockwise quarter turns."""
    return f"{face}.{quarters * 90}.webp" if quarters else f"{face}.webp"


def read_manifest(built: Path) -> Manifest:
    """What the built pictures were baked of; empty before the first build."""
    path = built / MANIFEST
    return json.loads(path.read_text()) if path.exists() else {}


def digest(path: Path) -> str:
    """The digest of a file's bytes."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def turns_in_missions(maps: Path) -> dict[str, set[int]]:
    """The quarter turns in which the missions of a game lay each tile side."""
    turns: dict[str, set[int]] = {}
    for path in sorted(maps.glob("*/board.tmx")):
        for placement in read_board(path, FORMATS[maps.name]).layout:
            turns.setdefault(placement.face, set()).add(placement.turns % 4)
    return turns


def _save_plain(baked: Array, path: Path) -> None:
    """The picture for Tiled: half the size, few colours."""
    full = Image.fromarray(baked)
    small = full.resize((full.width // 2, full.height // 2), Image.Resampling.LANCZOS)
    small.quantize(_COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)


def _write_tileset(path: Path, sources: dict[str, TileSource]) -> None:
    """The tileset of a game's tile sides; ids follow the tiles' numbers, R before V."""
    faces = sorted(sources, key=lambda face: (int(face[:-1]), face[-1]))
    widest = max(source.shape.width for source in sources.values())
    tallest = max(source.shape.height for source in sources.values())
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.10" tiledversion="1.10.2" name={quoteattr(path.parent.name + "-tiles")} '
        f'tilewidth="{widest}" tileheight="{tallest}" tilecount="{len(faces)}" columns="0">',
        ' <grid orientation="orthogonal" width="1" height="1"/>',
    ]
    for id_, face in enumerate(faces):
        shape = sources[face].shape
        lines += [
            f' <tile id="{id_}" type="tile">',
            "  <properties>",
            f'   <property name="face" value={quoteattr(face)}/>',
            "  </properties>",
            f'  <image source="pictures/{face}.png" width="{shape.width}" height="{shape.height}"/>',
            " </tile>",
        ]
    path.write_text("\n".join([*lines, "</tileset>", ""]))
