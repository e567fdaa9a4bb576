"""The ground: tile pictures scaled once per size, a few in each frame; a quick stand-in is shown until then."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.boardview.camera import Camera
from game.client.boardview.model import Tile
from game.client.pictures import Pictures
from game.client.shelf import Shelf

SMOOTH_A_FRAME = 2
"""Tiles that are scaled finely in one frame; more would be felt as a hitch."""
MOST_PIXELS = 14_000_000
"""Pixels of scaled tiles that are kept (4 bytes each)."""


class Ground:
    """Draws the tiles under a camera."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._turned: dict[tuple[str, int], pygame.Surface | None] = {}
        self._fine: Shelf[pygame.Surface] = Shelf(MOST_PIXELS)

    def draw(self, surface: pygame.Surface, view: pygame.Rect, tiles: Sequence[Tile], camera: Camera) -> bool:
        """Draw all tiles in view; True once every one of them is shown as finely as can be."""
        left = 0 if camera.zooming else SMOOTH_A_FRAME
        fine = True
        for tile in tiles:
            area = _on_screen(tile, camera, view)
            if not area.colliderect(view) or not area.width or not area.height:
                continue
            picture, spent = self._scaled(tile, area.size, left > 0)
            left -= spent
            if picture is not None:
                surface.blit(picture, area)
            elif self._stand_in(surface, tile, area, view):
                fine = False
        return fine

    def _scaled(self, tile: Tile, size: tuple[int, int], may_scale: bool) -> tuple[pygame.Surface | None, int]:
        """The finely scaled tile if it is at hand or may be made, and how many were made."""
        key = (tile.picture, tile.turns, size)
        known = self._fine.get(key)
        if known is not None:
            return known, 0
        whole = self._whole(tile)
        if whole is None or not may_scale:
            return None, 0
        made = whole if whole.get_size() == size else pygame.transform.smoothscale(whole, size)
        return self._fine.put(key, made, size), 1

    def _stand_in(self, surface: pygame.Surface, tile: Tile, area: pygame.Rect, view: pygame.Rect) -> bool:
        """Scale the part of a tile that is in view roughly, straight onto the surface; False if there is no picture."""
        whole = self._whole(tile)
        seen = area.clip(view).clip(surface.get_clip())
        if whole is None or not seen.width or not seen.height:
            return False
        across, down = whole.get_width() / area.width, whole.get_height() / area.height
        part = pygame.Rect(
            int((seen.x - area.x) * across), int((seen.y - area.y) * down), round(seen.w * across), round(seen.h * down)
        ).clip(whole.get_rect())
        if part.width and part.height:
            pygame.transform.scale(whole.subsurface(part), seen.size, surface.subsurface(seen))
        return True

    def _whole(self, tile: Tile) -> pygame.Surface | None:
        """The tile as it lies: the picture lit for that turn if there is one, else the upright one turned."""
        turns = tile.turns % 4
        key = (tile.picture, turns)
        if key not in self._turned:
            picture = self._pictures.get(f"{tile.picture}.{90 * turns}") if turns else None
            if picture is None:
                upright = self._pictures.get(tile.picture)
                picture = pygame.transform.rotate(upright, -90 * turns) if upright is not None and turns else upright
            self._turned[key] = picture
        return self._turned[key]


def _on_screen(tile: Tile, camera: Camera, view: pygame.Rect) -> pygame.Rect:
    """The tile's pixels; edges are rounded each by itself, so that neighbours meet without a seam."""
    left, top = camera.to_screen(tile.area.x, tile.area.y)
    right, bottom = camera.to_screen(tile.area.right, tile.area.bottom)
    x, y = round(left), round(top)
    return pygame.Rect(view.x + x, view.y + y, round(right) - x, round(bottom) - y)
