"""Draws the tile layers of a map flat, as they are before baking: the one place where pytmx and pygame are used.

pytmx cuts tilesets into surfaces and mirrors them. It never opens a map or a tileset: it is handed a fresh tree made
from the document that our own stage has read and bounded, with pictures that have been looked at.
"""

from xml.etree import ElementTree

import pygame
from pytmx.pytmx import TiledMap, TiledTileLayer
from pytmx.util_pygame import pygame_image_loader

from game.tiled.document import MapDocument
from game.tiled.tilesets import Numbered


def flat_picture(document: MapDocument) -> pygame.Surface:
    """All tile layers of a map on top of each other; needs a display mode to be set."""
    tree = TiledMap(image_loader=pygame_image_loader, load_all=False)
    tree.filename = ""
    tree.parse_xml(_clean_tree(document))
    picture = pygame.Surface((document.width * document.cell, document.height * document.cell), pygame.SRCALPHA)
    for layer in tree.layers:
        if isinstance(layer, TiledTileLayer):
            for x, y, image in layer.tiles():
                top = (y + 1) * document.cell - image.get_height()
                picture.blit(image, (x * document.cell, top))
    return picture


def _clean_tree(document: MapDocument) -> ElementTree.Element:
    size = {"width": str(document.width), "height": str(document.height)}
    cell = {"tilewidth": str(document.cell), "tileheight": str(document.cell)}
    root = ElementTree.Element("map", {"orientation": "orthogonal", **size, **cell})
    for numbered in document.tilesets:
        _add_tileset(root, numbered)
    for number, layer in enumerate(document.tile_layers.values(), start=1):
        element = ElementTree.SubElement(root, "layer", {"id": str(number), "name": layer.name, **size})
        data = ElementTree.SubElement(element, "data", {"encoding": "csv"})
        data.text = ",".join(map(str, layer.gids))
    return root


def _add_tileset(root: ElementTree.Element, numbered: Numbered) -> None:
    sheet = numbered.tileset.sheet
    attributes = {"firstgid": str(numbered.first), "name": numbered.tileset.path.stem}
    if sheet is not None:
        attributes |= {"tilewidth": str(sheet.tile_size[0]), "tileheight": str(sheet.tile_size[1])}
        attributes |= {"margin": str(sheet.margin), "spacing": str(sheet.spacing)}
    element = ElementTree.SubElement(root, "tileset", attributes)
    if sheet is not None:
        ElementTree.SubElement(element, "image", _image(str(sheet.picture), sheet.size))
        return
    for tile in numbered.tileset.tiles.values():
        holder = ElementTree.SubElement(element, "tile", {"id": str(tile.id)})
        ElementTree.SubElement(holder, "image", _image(str(tile.picture), tile.size))


def _image(source: str, size: tuple[int, int]) -> dict[str, str]:
    return {"source": source, "width": str(size[0]), "height": str(size[1])}
