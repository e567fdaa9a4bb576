"""The oval bases that miniatures stand on: a rim, and by default dusty ground with pebbles and tufts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from sprites.minis.frames import Frame
from sprites.minis.paints import Paint, palette
from sprites.minis.sculpture import Sculpture

RADIUS = 0.52
WALL = 0.105
LIP = 0.055

BASE_PAINTS: dict[str, Paint] = palette(
    ground="96774f ground", pebble="8d8478 bone", tuft="8f8648 plain", rim="26221f plain"
)


def ground(s: Sculpture, radius: float, seed: int, pebbles: int = 5, tufts: int = 2) -> None:
    """The top of a base, its surface at y = 0, strewn by the seed."""
    rng = np.random.default_rng(seed)
    s.lump("ground", Frame(), 0.03).drum((0, -0.030, 0), 0.030, radius - LIP, radius - LIP, 1, 0.014)
    for _ in range(pebbles):
        a, r = rng.uniform(0, 2 * np.pi), radius * rng.uniform(0.55, 0.80)
        size = rng.uniform(0.016, 0.036)
        s.lump("pebble", Frame()).ball(
            (np.cos(a) * r, size * 0.2, np.sin(a) * r), (size * 1.3, size * 0.8, size), turn=(rng.uniform(0, 90), 0, 0)
        )
    for _ in range(tufts):
        a, r = rng.uniform(0, 2 * np.pi), radius * rng.uniform(0.66, 0.80)
        x, z = np.cos(a) * r, np.sin(a) * r
        for _ in range(9):
            lean = rng.normal(0, 0.035, 2)
            s.lump("tuft", Frame()).tube(
                [(x + lean[0] * 0.4, 0, z + lean[1] * 0.4), (x + lean[0], rng.uniform(0.05, 0.11), z + lean[1])],
                (0.009, 0.003),
            )


@dataclass(frozen=True)
class Ground:
    """What covers a base: a function that lays it, given the base's radius and a seed, and its paints."""

    lay: Callable[[Sculpture, float, int], None]
    paints: dict[str, Paint]


DUST = Ground(ground, BASE_PAINTS)


def rim(s: Sculpture, radius: float, paint: str = "rim", wall: float = WALL) -> None:
    """The wall and the lip of a base."""
    s.lump(paint, Frame()).drum((0, -wall / 2 - 0.014, 0), wall / 2, radius, radius - 0.022, 1, 0.014)


def pips(s: Sculpture, radius: float, count: int, paint: str = "pip") -> None:
    """Pips on the front of the wall: 1 to 6, in one row."""
    for i in range(count):
        a = np.radians((i - (count - 1) / 2) * 15)
        f = (
            Frame()
            .move(np.sin(a) * (radius - 0.008), -WALL / 2 - 0.014, np.cos(a) * (radius - 0.008))
            .turn(yaw=np.degrees(a))
        )
        s.lump("pip_ring", f).ball((0, 0, 0), (0.041, 0.041, 0.010))
        s.lump(paint, f).ball((0, 0, 0.003), (0.031, 0.031, 0.012))
