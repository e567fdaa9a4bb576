"""The pictures of a Tiled tileset: a swatch per material and each prop as it lies under the lamp.

The .tsx files are the authors' and say which pictures there are; only the pictures are drawn here.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
from PIL import Image

from game.bake import PropPlacement, Scene, ZoneShape, bake
from game.bake.canvas import Canvas
from game.bake.frame import Frame
from game.bake.light import lit
from game.bake.props import stage
from game.bake.scene import CELL, rectangle

_FINE = 4
_SWATCH_CELLS = 3


def draw(folder: Path, setting: str) -> None:
    """Draw the sheet of materials and the pictures of all props of a setting."""
    _draw_materials(folder / f"{setting}.tsx")
    for prop, path in props_of(folder / f"{setting}-props.tsx"):
        prop_picture(prop).save(path, optimize=True)


def props_of(tileset: Path) -> list[tuple[PropPlacement, Path]]:
    """The props of a tileset, each around the middle of its own picture, and the file of that picture."""
    found = []
    for tile in ET.parse(tileset).getroot().iter("tile"):
        facts = {item.get("name"): item.get("value", "") for item in tile.iter("property")}
        picture = tile.find("image")
        assert picture is not None
        width, height = int(picture.get("width", "0")), int(picture.get("height", "0"))
        prop = PropPlacement(facts["name"], width / 2, height / 2, width, height, tall=float(facts["height"]))
        found.append((prop, tileset.parent / picture.get("source", "")))
    return found


def prop_picture(prop: PropPlacement) -> Image.Image:
    """A prop on nothing, lit, with soft edges."""
    frame = Frame(0, 0, int(prop.width) * _FINE, int(prop.height) * _FINE, _FINE)
    canvas = Canvas.blank(frame)
    canvas.colour[:] = 0.45
    stage.place(canvas, [prop])
    x, y = frame.grid
    sculpt = stage.sculpted(prop, x, y, 1 / _FINE)
    assert sculpt is not None
    cover = sculpt.cover[..., None]
    solid = np.concatenate((lit(canvas) * cover, cover), axis=2)
    size = int(prop.height), _FINE, int(prop.width), _FINE, 4
    small = solid.reshape(size).mean(axis=(1, 3))
    small[..., :3] /= np.maximum(small[..., 3:], 1e-4)
    return Image.fromarray(np.rint(np.clip(small, 0, 1) * 255).astype(np.uint8), "RGBA")


def _draw_materials(tileset: Path) -> None:
    root = ET.parse(tileset).getroot()
    sheet_image = root.find("image")
    assert sheet_image is not None
    columns = int(root.get("columns", "1"))
    size = int(sheet_image.get("width", "0")), int(sheet_image.get("height", "0"))
    sheet = Image.new("RGB", size, (30, 26, 23))
    for tile in root.iter("tile"):
        name = next(item.get("value", "") for item in tile.iter("property") if item.get("name") == "material")
        row, column = divmod(int(tile.get("id", "0")), columns)
        sheet.paste(_swatch(name), (column * CELL, row * CELL))
    sheet.save(tileset.parent / sheet_image.get("source", ""), optimize=True)


def _swatch(name: str) -> Image.Image:
    """A cell of a material, cut from the middle of a larger piece; carpets without their border, tracks whole."""
    rows = 1 if name.startswith("rails") else _SWATCH_CELLS
    width, height = _SWATCH_CELLS * CELL, rows * CELL
    place = ZoneShape("swatch", "street", rectangle(0, 0, width, height))
    ground = tuple((name,) * _SWATCH_CELLS for _ in range(rows))
    picture = Image.fromarray(bake(Scene(width, height, ground, (place,))))
    picture = picture.resize((width, height), Image.Resampling.LANCZOS)
    top = (rows // 2) * CELL
    return picture.crop((CELL, top, 2 * CELL, top + CELL))
