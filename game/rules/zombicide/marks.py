"""What lies on the board besides the pieces that every edition has: a client shows it without knowing what it is."""

from __future__ import annotations

from dataclasses import dataclass

from game.board import Point
from game.rules.zombicide.state import ZoneId


@dataclass(frozen=True, slots=True)
class Mark:
    """A token of an edition.

    `kind` says what it is, and names its picture. Without a point it lies somewhere in its zone, or covers all of it.
    `upright` is set for what stands in a wall that runs north to south. `count` is how many lie there.
    """

    id: str
    kind: str
    zone: ZoneId
    at: Point | None = None
    count: int = 1
    covers: bool = False
    upright: bool = False
