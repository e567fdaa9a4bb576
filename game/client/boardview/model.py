"""What the board view is told to show: plain values, without a rule in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from game.board import Board, Rect

Style = Literal["legal", "hover", "chosen", "danger", "hint", "reach"]


@dataclass(frozen=True, slots=True)
class Figure:
    """A miniature in a zone; `rim` is the number of the player whose colour its base bears.

    `sprite` is its kind or name as the index of miniatures has it; the id picks one of the kind's poses.
    """

    id: str
    sprite: str
    zone: str
    rim: int | None = None
    stack: str = ""
    """What it is stacked with where a zone is too full: its kind; by default its sprite."""
    lit: bool = False
    """Whether it can be chosen now."""
    veiled: bool = False
    """Whether it is drawn half transparent."""
    sign: str = ""
    """A token that lies at its feet."""


@dataclass(frozen=True, slots=True)
class Token:
    """A cardboard token of the game, at a point of the board in pixels; `count` of them are shown as one.

    `upright` is a token turned by a quarter, `size` how large it is beside others.
    """

    id: str
    sprite: str
    x: int
    y: int
    zone: str = ""
    upright: bool = False
    count: int = 1
    size: float = 1.0


@dataclass(frozen=True, slots=True)
class Cover:
    """A zone that is covered by something, drawn from the picture of a token."""

    zone: str
    sprite: str


@dataclass(frozen=True, slots=True)
class Handle:
    """A small lit button on the board, for what can be done at a point of it; it is pointed at like a token."""

    id: str
    icon: str
    x: int
    y: int
    zone: str


@dataclass(frozen=True, slots=True)
class Highlight:
    """A zone that is marked, and how."""

    zone: str
    style: Style = "legal"


@dataclass(frozen=True, slots=True)
class Route:
    """A way from zone to zone, with a word on what it costs."""

    zones: tuple[str, ...]
    cost: str = ""


@dataclass(frozen=True, slots=True)
class Tile:
    """A picture of ground: where it lies in board pixels and how many clockwise quarters it is turned."""

    picture: str
    area: Rect
    turns: int = 0


@dataclass(frozen=True, slots=True)
class BoardModel:
    """Everything to be seen on the board at one moment."""

    game: str
    """The folder of the game's sprites."""
    board: Board
    tiles: Sequence[Tile] = ()
    figures: Sequence[Figure] = ()
    tokens: Sequence[Token] = ()
    highlights: Sequence[Highlight] = ()
    route: Route | None = None
    covers: Sequence[Cover] = ()
    handles: Sequence[Handle] = ()
