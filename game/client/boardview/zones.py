"""Zones made visible: their outlines on the board's grid, and the glow that marks what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.board import CELL, Rect, Zone
from game.client.boardview.model import Style
from game.client.boardview.patterns import hatch
from game.client.shelf import Shelf
from game.client.theme import Colour, Theme

COARSE = 8
"""Board pixels to a pixel of the glow's small mask; it is soft anyhow."""
SURROUND = 6
"""Mask pixels around a zone, so that its rim has darkness to be lit against."""
HATCH = 18
"""Units between the lines of a hatched zone."""
MOST_PIXELS = 6_000_000
"""Pixels of glows that are kept (4 bytes each)."""

Segment = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Marking:
    """How a style looks; the line's width and dashes tell styles apart without colour."""

    colour: Colour
    fill: int
    rim: int
    line: float
    dashed: bool = False


def marking(style: Style, theme: Theme) -> Marking:
    """The looks of a style in a theme."""
    return {
        "legal": Marking(theme.legal, 22, 220, 2.5),
        "hover": Marking(theme.glint, 60, 235, 4.0),
        "chosen": Marking((255, 255, 255), 30, 190, 3.0),
        "danger": Marking(theme.accent, 44, 200, 3.0, dashed=True),
        "reach": Marking(theme.legal, 0, 26, 1.5, dashed=True),
        "hint": Marking((150, 205, 230), 26, 140, 2.0, dashed=True),
    }[style]


@lru_cache(maxsize=512)
def outline(rects: tuple[Rect, ...]) -> tuple[Segment, ...]:
    """The border of a union of rectangles as straight segments, in board pixels."""
    cells = {
        (x, y)
        for rect in rects
        for x in range(rect.x // CELL, rect.right // CELL)
        for y in range(rect.y // CELL, rect.bottom // CELL)
    }
    flat = [(y + side, x) for x, y in cells for side in (0, 1) if (x, y - 1 + 2 * side) not in cells]
    tall = [(x + side, y) for x, y in cells for side in (0, 1) if (x - 1 + 2 * side, y) not in cells]
    across = [(start, line, end, line) for line, start, end in _runs(flat)]
    down = [(line, start, line, end) for line, start, end in _runs(tall)]
    return tuple((x1 * CELL, y1 * CELL, x2 * CELL, y2 * CELL) for x1, y1, x2, y2 in across + down)


def _runs(units: Sequence[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """Unit edges on grid lines joined into runs: (line, start, end)."""
    runs: list[tuple[int, int, int]] = []
    for line, place in sorted(set(units)):
        if runs and runs[-1][0] == line and runs[-1][2] == place:
            runs[-1] = (line, runs[-1][1], place + 1)
        else:
            runs.append((line, place, place + 1))
    return runs


def bounds(rects: Sequence[Rect]) -> Rect:
    """The rectangle around all of them."""
    x, y = min(rect.x for rect in rects), min(rect.y for rect in rects)
    return Rect(x, y, max(rect.right for rect in rects) - x, max(rect.bottom for rect in rects) - y)


class Glows:
    """Zones' glows: a small soft mask per zone and style, scaled and outlined once per size."""

    def __init__(self) -> None:
        self._soft: dict[tuple[tuple[Rect, ...], Style, str], pygame.Surface] = {}
        self._sized: Shelf[pygame.Surface] = Shelf(MOST_PIXELS)
        self._latest: dict[tuple[tuple[Rect, ...], Style, str, bool], pygame.Surface] = {}

    def glow(
        self,
        zone: Zone,
        style: Style,
        theme: Theme,
        zoom: float,
        thickness: float,
        *,
        passing: bool = False,
        patterns: bool = False,
    ) -> pygame.Surface:
        """The zone's marking as large as its bounds at a zoom; `thickness` is the scale of lines.

        A `passing` size, which is seen for one frame of a zoom only, is stretched from the last one drawn. With
        `patterns` danger is hatched.
        """
        area = bounds(zone.rects)
        size = (max(round(area.width * zoom), 1), max(round(area.height * zoom), 1))
        hatched = patterns and style == "danger"
        kind = (zone.rects, style, theme.name, hatched)
        before = self._latest.get(kind)
        if passing and before is not None:
            return pygame.transform.scale(before, size)

        def make() -> pygame.Surface:
            made = pygame.transform.smoothscale(self._mask(zone.rects, style, theme), size)
            if hatched:
                _draw_hatching(made, zone.rects, area, zoom, (*marking(style, theme).colour, 210), thickness)
            _draw_outline(made, zone.rects, area, zoom, marking(style, theme), thickness)
            return made

        made = self._sized.made((*kind, size), size, make)
        self._latest[kind] = made
        return made

    def _mask(self, rects: tuple[Rect, ...], style: Style, theme: Theme) -> pygame.Surface:
        key = (rects, style, theme.name)
        if key not in self._soft:
            self._soft[key] = _soft_mask(rects, marking(style, theme))
        return self._soft[key]


def _soft_mask(rects: tuple[Rect, ...], look: Marking) -> pygame.Surface:
    """Light that is strongest at the rim and fades inwards, cut to the zone."""
    area = bounds(rects)
    size = (area.width // COARSE + 2 * SURROUND, area.height // COARSE + 2 * SURROUND)
    inside = pygame.Surface(size, pygame.SRCALPHA)
    for rect in rects:
        corner = ((rect.x - area.x) // COARSE + SURROUND, (rect.y - area.y) // COARSE + SURROUND)
        inside.fill((255, 255, 255, 255), (corner, (rect.width // COARSE, rect.height // COARSE)))
    light = pygame.Surface(size, pygame.SRCALPHA)
    light.fill((255, 255, 255, 255))
    light.blit(pygame.transform.gaussian_blur(inside, SURROUND // 2), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    light.fill((255, 255, 255, look.rim), special_flags=pygame.BLEND_RGBA_MULT)
    light.fill((255, 255, 255, look.fill), special_flags=pygame.BLEND_RGBA_ADD)
    light.fill((*look.colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    light.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return light.subsurface(light.get_rect().inflate(-2 * SURROUND, -2 * SURROUND)).copy()


def _draw_hatching(
    surface: pygame.Surface,
    rects: tuple[Rect, ...],
    area: Rect,
    zoom: float,
    colour: tuple[int, int, int, int],
    thickness: float,
) -> None:
    """Slanting lines inside the zone."""
    for rect in rects:
        left, top = round((rect.x - area.x) * zoom), round((rect.y - area.y) * zoom)
        right, bottom = round((rect.right - area.x) * zoom), round((rect.bottom - area.y) * zoom)
        hatch(surface, pygame.Rect(left, top, right - left, bottom - top), 2, round(HATCH * thickness), colour)


def _draw_outline(
    surface: pygame.Surface, rects: tuple[Rect, ...], area: Rect, zoom: float, look: Marking, thickness: float
) -> None:
    """A line just inside the border, on a darker one that sets it off from any ground."""
    width = max(round(look.line * thickness), 1)
    inset = width // 2 + 1
    last_x, last_y = surface.get_width() - 1 - inset, surface.get_height() - 1 - inset
    lines = []
    for x1, y1, x2, y2 in outline(rects):
        start, end = (
            (min(max(round((x - area.x) * zoom), inset), last_x), min(max(round((y - area.y) * zoom), inset), last_y))
            for x, y in ((x1, y1), (x2, y2))
        )
        lines += _dashes(start, end, round(14 * thickness)) if look.dashed else [(start, end)]
    for colour, wide in (((16, 12, 10, 150), width + 2), ((*look.colour, 245), width)):
        for start, end in lines:
            pygame.draw.line(surface, colour, start, end, wide)


def _dashes(start: tuple[int, int], end: tuple[int, int], length: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """A straight segment cut into dashes with gaps as long."""
    whole = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    across, down = (end[0] > start[0]) - (end[0] < start[0]), (end[1] > start[1]) - (end[1] < start[1])
    return [
        (
            (start[0] + across * at, start[1] + down * at),
            (start[0] + across * min(at + length, whole), start[1] + down * min(at + length, whole)),
        )
        for at in range(0, whole, 2 * length)
    ]
