"""What covers whole zones: a picture laid over the ground, cut to the zone and scaled once per size."""

from __future__ import annotations

import pygame

from game.board import Rect, Zone
from game.client.boardview.zones import bounds
from game.client.pictures import Pictures
from game.client.shelf import Shelf

FINE = 2
"""Board pixels to a pixel of a cover as it is composed, before it is scaled to what the screen needs."""
MOST_PIXELS = 4_000_000
"""Pixels of covers that are kept (4 bytes each)."""


class Covers:
    """Covers of zones: composed once for a zone, scaled once per size."""

    def __init__(self, pictures: Pictures, folder: str) -> None:
        self._pictures = pictures
        self._tokens = f"{folder}/tokens"
        self._composed: dict[tuple[tuple[Rect, ...], str], pygame.Surface] = {}
        self._sized: Shelf[pygame.Surface] = Shelf(MOST_PIXELS)
        self._latest: dict[tuple[tuple[Rect, ...], str], pygame.Surface] = {}

    def cover(self, zone: Zone, sprite: str, zoom: float, *, passing: bool = False) -> pygame.Surface | None:
        """A cover as large as the bounds of its zone at a zoom; None where there is no such picture.

        A `passing` size, which is seen for one frame of a zoom only, is stretched from the last one drawn.
        """
        whole = self._pictures.get(f"{self._tokens}/{sprite}")
        if whole is None:
            return None
        area = bounds(zone.rects)
        size = (max(round(area.width * zoom), 1), max(round(area.height * zoom), 1))
        key = (zone.rects, sprite)
        before = self._latest.get(key)
        if passing and before is not None:
            return pygame.transform.scale(before, size)
        if key not in self._composed:
            self._composed[key] = _composed(whole, zone.rects)
        composed = self._composed[key]
        made = self._sized.made((*key, size), size, lambda: pygame.transform.smoothscale(composed, size))
        self._latest[key] = made
        return made


def _composed(whole: pygame.Surface, rects: tuple[Rect, ...]) -> pygame.Surface:
    """The picture over a rectangular zone; over any other shape one for each of its rectangles, joined by its heart."""
    area = bounds(rects)
    made = pygame.Surface((area.width // FINE, area.height // FINE), pygame.SRCALPHA)
    if sum(rect.area for rect in rects) == area.area:
        made.blit(pygame.transform.smoothscale(whole, made.get_size()), (0, 0))
        return made
    for each, other in _neighbours(rects):
        made.blit(_heart(whole, each, other), _corner(_joint(each, other), area))
    for rect in rects:
        size = (rect.width // FINE, rect.height // FINE)
        made.blit(pygame.transform.smoothscale(whole, size), _corner(rect, area))
    return made


def _corner(rect: Rect, area: Rect) -> tuple[int, int]:
    return (rect.x - area.x) // FINE, (rect.y - area.y) // FINE


def _neighbours(rects: tuple[Rect, ...]) -> list[tuple[Rect, Rect]]:
    """The rectangles that share a side."""
    return [
        (each, other)
        for number, each in enumerate(rects)
        for other in rects[number + 1 :]
        if _joint(each, other).width > 0 and _joint(each, other).height > 0
    ]


def _joint(each: Rect, other: Rect) -> Rect:
    """The part of two rectangles around the side that they share; empty if they share none."""
    depth = min(each.width, each.height, other.width, other.height) // 4
    left, right = max(each.x, other.x), min(each.right, other.right)
    top, bottom = max(each.y, other.y), min(each.bottom, other.bottom)
    if left == right and top < bottom:
        inset = (bottom - top) // 8
        return Rect(left - depth, top + inset, 2 * depth, bottom - top - 2 * inset)
    if top == bottom and left < right:
        inset = (right - left) // 8
        return Rect(left + inset, top - depth, right - left - 2 * inset, 2 * depth)
    return Rect(0, 0, 0, 0)


def _heart(whole: pygame.Surface, each: Rect, other: Rect) -> pygame.Surface:
    """The middle of the picture, for where two rectangles meet."""
    width, height = whole.get_size()
    middle = whole.subsurface((width // 4, height // 4, width // 2, height // 2))
    joint = _joint(each, other)
    return pygame.transform.smoothscale(middle, (joint.width // FINE, joint.height // FINE))
