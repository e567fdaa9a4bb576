"""Tiles on their way: a train that drives in, moves on or leaves, drawn over the rails that it passes.

A strip, longer than it is wide, drives where it points: eastwards, turned clockwise by its quarters.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.board import Board, Rect
from game.client.boardview.model import BoardModel, Tile
from game.client.tween import Walk

HEADINGS = ((1, 0), (0, 1), (-1, 0), (0, -1))


@dataclass(frozen=True, slots=True)
class Glide:
    """A tile that moves, and the walk of its corner."""

    tile: Tile
    walk: Walk

    def at(self, now: float) -> Tile:
        """The tile where it is at a moment."""
        x, y = self.walk.at(now)
        return replace(self.tile, area=Rect(round(x), round(y), self.tile.area.width, self.tile.area.height))


class Rails:
    """Everything that moves between two layouts of the ground, and what lies still beneath it."""

    def __init__(self, before: BoardModel, after: BoardModel, began: float, seconds: float) -> None:
        lay, lie = set(before.tiles), set(after.tiles)
        gone = [tile for tile in before.tiles if tile not in lie]
        new = [tile for tile in after.tiles if tile not in lay]
        homes = {tile.picture: tile for tile in gone}
        moved = [tile for tile in new if tile.picture in homes]
        arriving = [tile for tile in new if tile not in moved and _drives(tile, after.board)]
        leaving = [tile for tile in gone if _drives(tile, before.board) and not _again(tile, moved)]
        self.gliding = [
            *(Glide(tile, Walk((_corner(homes[tile.picture]), _corner(tile)), began, seconds)) for tile in moved),
            *(Glide(tile, Walk((_shifted(tile, -1), _corner(tile)), began, seconds)) for tile in arriving),
            *(Glide(tile, Walk((_corner(tile), _shifted(tile, 1)), began, seconds)) for tile in leaving),
        ]
        passed = [tile for tile in gone if not _drives(tile, before.board)]
        self.lying: Sequence[Tile] = [*passed, *(tile for tile in after.tiles if tile not in moved + arriving)]

    def over(self, now: float) -> bool:
        """Whether everything lies where it belongs."""
        return all(glide.walk.over(now) for glide in self.gliding)

    def moving(self, now: float) -> list[Tile]:
        """The tiles on their way, where they are at a moment."""
        return [glide.at(now) for glide in self.gliding]


def _again(tile: Tile, moved: Sequence[Tile]) -> bool:
    return any(other.picture == tile.picture for other in moved)


def _drives(tile: Tile, board: Board) -> bool:
    """Whether a tile shows a wagon: a strip that one can be inside of."""
    face = tile.picture.rpartition("/")[2]
    strip = tile.area.width != tile.area.height
    return strip and any(zone.kind.indoors and face in zone.tiles for zone in board.zones.values())


def _corner(tile: Tile) -> tuple[float, float]:
    return float(tile.area.x), float(tile.area.y)


def _shifted(tile: Tile, lengths: int) -> tuple[float, float]:
    """The corner of a tile that has driven so many of its lengths, back if negative."""
    across, down = HEADINGS[tile.turns % 4]
    return tile.area.x + lengths * across * tile.area.width, tile.area.y + lengths * down * tile.area.height
