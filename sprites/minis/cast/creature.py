"""What an enemy or a machine is made of: one sculpture, several poses, one or more paint schemes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sprites.minis.paints import Paint, palette
from sprites.minis.parts.base import DUST, Ground
from sprites.minis.sculpture import Sculpture

DEAD: dict[str, Paint] = palette(
    deadeye="e9e2a8 lit",
    maw="2a0b0a wet",
    socket="1d120f plain",
    tooth="cdbf96 bone",
    bone="d2c49c bone",
    flesh="6a1c18 wet",
    gore="641310 smooth",
    bruise="4a3f48 rot",
    pupil="3a1410 wet",
    steel="7d7f80 metal",
    iron="48484a metal",
    brass="a07a34 metal",
    wood="5a3c24 wood",
    belt="4a3020 leather",
    boot="3c2a20 leather",
    sole="1e1612 leather",
    rope="a58a58 wood",
)


@dataclass(frozen=True)
class Creature:
    """A kind of enemy: a sculptor per pose and the paint schemes by letter."""

    name: str
    poses: tuple[Callable[[Sculpture], None], ...]
    schemes: dict[str, dict[str, Paint]]
    radius: float = 0.48
    canvas: int = 256
    floor: int = 38
    ground: Ground = DUST
