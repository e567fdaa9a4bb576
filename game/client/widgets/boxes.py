"""Layout by simple boxes: rows, columns, grids, padding and anchors, all in units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Unpack

import pygame

from game.client.look import Look
from game.client.widgets.base import Options, Size, Widget

Cross = Literal["start", "middle", "end", "stretch"]


class _Line(Widget):
    """Children one after the other along an axis; spare room goes to those that grow."""

    axis = 0

    def __init__(self, *children: Widget, gap: float = 8, cross: Cross = "stretch", **options: Unpack[Options]) -> None:
        super().__init__(**options)
        self.gap = gap
        self.cross = cross
        self.adopt(*children)

    def _shown(self) -> list[Widget]:
        return [child for child in self.children if child.visible]

    def natural(self, look: Look, room: int) -> Size:
        """As long as all children together, as wide as the widest."""
        sizes = self._sizes(look, room)
        gaps = look.px(self.gap) * max(len(sizes) - 1, 0)
        along = sum(size[self.axis] for size in sizes) + gaps
        across = max((size[1 - self.axis] for size in sizes), default=0)
        return (along, across) if self.axis == 0 else (across, along)

    def _sizes(self, look: Look, room: int) -> list[Size]:
        return [child.size(look, room) for child in self._shown()]

    def arrange(self, look: Look) -> None:
        """Give each child its place."""
        shown = self._shown()
        sizes = self._sizes(look, self.rect.width)
        gap = look.px(self.gap)
        length = self.rect.size[self.axis] - gap * max(len(shown) - 1, 0)
        spare = length - sum(size[self.axis] for size in sizes)
        weights = sum(child.grow for child in shown)
        place = self.rect.topleft[self.axis]
        for child, size in zip(shown, sizes, strict=True):
            extent = size[self.axis]
            if weights and child.grow:
                extent = max(extent + round(spare * child.grow / weights), 0)
            self._put(look, child, place, extent, size[1 - self.axis])
            place += extent + gap

    def _put(self, look: Look, child: Widget, place: int, extent: int, across: int) -> None:
        room = self.rect.size[1 - self.axis]
        if self.cross == "stretch":
            across = room
        offset = {"start": 0, "stretch": 0, "middle": (room - across) // 2, "end": room - across}[self.cross]
        side = self.rect.topleft[1 - self.axis] + offset
        if self.axis == 0:
            child.place(look, pygame.Rect(place, side, extent, across))
        else:
            child.place(look, pygame.Rect(side, place, across, extent))


class Row(_Line):
    """Children side by side."""

    def _sizes(self, look: Look, room: int) -> list[Size]:
        """Fixed children first; those that grow share the width that is left, so that their text wraps in it."""
        shown = self._shown()
        gaps = look.px(self.gap) * max(len(shown) - 1, 0)
        sizes = {number: child.size(look, room) for number, child in enumerate(shown) if not child.grow}
        left = max(room - gaps - sum(width for width, _ in sizes.values()), 0)
        weights = sum(child.grow for child in shown) or 1
        for number, child in enumerate(shown):
            if child.grow:
                share = int(left * child.grow / weights)
                width, height = child.size(look, share)
                sizes[number] = (min(width, share), height)
        return [sizes[number] for number in range(len(shown))]


class Column(_Line):
    """Children one below the other."""

    axis = 1


class Grid(Widget):
    """Children in equal columns, row by row; each row as tall as its tallest."""

    def __init__(
        self, children: Sequence[Widget], columns: int, *, gap: float = 8, grow: float = 0, width: float | None = None
    ) -> None:
        super().__init__(grow=grow, width=width)
        self.columns = columns
        self.gap = gap
        self.adopt(*children)

    def _rows(self) -> list[Sequence[Widget]]:
        return [self.children[start : start + self.columns] for start in range(0, len(self.children), self.columns)]

    def _column(self, look: Look, room: int) -> int:
        return (room - look.px(self.gap) * (self.columns - 1)) // self.columns

    def natural(self, look: Look, room: int) -> Size:
        """The whole width, and the rows' heights together."""
        column = self._column(look, room)
        heights = [max(child.size(look, column)[1] for child in row) for row in self._rows()]
        return room, sum(heights) + look.px(self.gap) * max(len(heights) - 1, 0)

    def arrange(self, look: Look) -> None:
        """Give each child its cell."""
        column, gap = self._column(look, self.rect.width), look.px(self.gap)
        y = self.rect.y
        for row in self._rows():
            height = max(child.size(look, column)[1] for child in row)
            for number, child in enumerate(row):
                child.place(look, pygame.Rect(self.rect.x + number * (column + gap), y, column, height))
            y += height + gap


class Pad(Widget):
    """One child with room around it."""

    def __init__(self, child: Widget, across: float, along: float | None = None, *, grow: float = 0) -> None:
        super().__init__(grow=grow)
        self.across = across
        self.along = across if along is None else along
        self.adopt(child)

    def natural(self, look: Look, room: int) -> Size:
        """The child's size and the padding."""
        width, height = self.children[0].size(look, room - 2 * look.px(self.across))
        return width + 2 * look.px(self.across), height + 2 * look.px(self.along)

    def arrange(self, look: Look) -> None:
        """Put the child in the middle of its padding."""
        inside = self.rect.inflate(-2 * look.px(self.across), -2 * look.px(self.along))
        self.children[0].place(look, inside)


class Anchored(Widget):
    """Children over each other, each held at a share of the free room: (0, 0) top left, (0.5, 1) bottom middle."""

    def __init__(self, *held: tuple[Widget, float, float], margin: float = 0) -> None:
        super().__init__(grow=1)
        self.margin = margin
        self.shares = [(across, down) for _, across, down in held]
        self.adopt(*(child for child, _, _ in held))

    def arrange(self, look: Look) -> None:
        """Hold each child at its anchor."""
        inside = self.rect.inflate(-2 * look.px(self.margin), -2 * look.px(self.margin))
        for child, (across, down) in zip(self.children, self.shares, strict=True):
            width, height = child.size(look, inside.width)
            width, height = min(width, inside.width), min(height, inside.height)
            x = inside.x + round((inside.width - width) * across)
            y = inside.y + round((inside.height - height) * down)
            child.place(look, pygame.Rect(x, y, width, height))


class Gap(Widget):
    """Nothing, of some size; grows if asked to."""

    def __init__(self, units: float = 0, *, grow: float = 0) -> None:
        super().__init__(grow=grow, width=units, height=units)
