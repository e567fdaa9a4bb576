"""Zones, openings, lines of sight and paths: geometry in, graph out. Knows no file, no screen and no rule of a game."""

from game.board.board import Board
from game.board.change import Change
from game.board.conditions import AS_DRAWN, Conditions
from game.board.geometry import CELL, Point, Rect
from game.board.plan import Opening, Spot, Zone
from game.board.shape import Layout, OpeningShape, Placement, Shapes, SpotShape, TileShape, ZoneShape
from game.board.sight import Ranges, Sight
from game.board.vocabulary import OpeningKind, Vocabulary, ZoneKind

__all__ = [
    "AS_DRAWN",
    "CELL",
    "Board",
    "Change",
    "Conditions",
    "Layout",
    "Opening",
    "OpeningKind",
    "OpeningShape",
    "Placement",
    "Point",
    "Ranges",
    "Rect",
    "Shapes",
    "Sight",
    "Spot",
    "SpotShape",
    "TileShape",
    "Vocabulary",
    "Zone",
    "ZoneKind",
    "ZoneShape",
]
