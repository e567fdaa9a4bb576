"""Textures laid over rectangles: pictures that repeat, and nine-patches whose corners keep their shape."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.client.look import Look

HOUSE = "common/textures"


def texture(look: Look, name: str) -> str:
    """Where a texture lies: with the theme's own, or with the house's."""
    own = f"{look.theme.textures}/{name}"
    return own if look.pictures.has(own) else f"{HOUSE}/{name}"


def nine_patch(look: Look, surface: pygame.Surface, name: str, area: pygame.Rect, detail: float = 1.0) -> bool:
    """Stretch a framed picture over an area without stretching its corners; False where it is missing.

    `detail` makes the frame finer or coarser than it was drawn.
    """
    path = texture(look, name)
    picture = look.pictures.get(path)
    margins = look.pictures.notes(f"{path.rpartition('/')[0]}/patches").get(name)
    if picture is None or margins is None:
        return False
    left, top, right, bottom = margins
    scale = min(look.scale * detail, area.width / (left + right + 1), area.height / (top + bottom + 1))
    across = _cuts(area.x, area.width, round(left * scale), round(right * scale))
    down = _cuts(area.y, area.height, round(top * scale), round(bottom * scale))
    from_across = _cuts(0, picture.get_width(), left, right)
    from_down = _cuts(0, picture.get_height(), top, bottom)
    for (y1, y2), (v1, v2) in zip(down, from_down, strict=True):
        for (x1, x2), (u1, u2) in zip(across, from_across, strict=True):
            if x2 > x1 and y2 > y1:
                part = picture.subsurface((u1, v1, u2 - u1, v2 - v1))
                surface.blit(pygame.transform.smoothscale(part, (x2 - x1, y2 - y1)), (x1, y1))
    return True


def _cuts(start: int, length: int, before: int, after: int) -> list[tuple[int, int]]:
    """Where the three bands of a nine-patch begin and end along an axis."""
    edges = [start, start + before, start + length - after, start + length]
    return list(pairwise(edges))


def tiled(
    look: Look,
    surface: pygame.Surface,
    name: str,
    area: pygame.Rect,
    *,
    flags: int = 0,
    origin: tuple[int, int] | None = None,
) -> bool:
    """Repeat a texture over an area, counted from an origin; False where it is missing."""
    picture = look.pictures.get(texture(look, name))
    if picture is None:
        return False
    before = surface.get_clip()
    surface.set_clip(area.clip(before))
    width, height = picture.get_size()
    left, top = origin or area.topleft
    for y in range(area.y - (area.y - top) % height, area.bottom, height):
        for x in range(area.x - (area.x - left) % width, area.right, width):
            surface.blit(picture, (x, y), special_flags=flags)
    surface.set_clip(before)
    return True


def feathered(size: tuple[int, int], inset: int, soft: int) -> pygame.Surface:
    """A white mask that is whole in the middle and fades out towards the edges."""
    small = (max(size[0] // 4, 1), max(size[1] // 4, 1))
    mask = pygame.Surface(small, pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    mask.fill((255, 255, 255, 255), mask.get_rect().inflate(-inset // 2, -inset // 2))
    return pygame.transform.smoothscale(pygame.transform.box_blur(mask, max(soft // 4, 1)), size)
