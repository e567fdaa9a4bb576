"""What printed objects are made of: colours, metal, gloss and grain, from seeded noise only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
from scipy.ndimage import map_coordinates, spline_filter

Array = np.ndarray
Grain = Callable[[Array, Array], tuple[Array, Array]]
Colour = tuple[int, int, int]


@cache
def _lattice(seed: int) -> Array:
    random = np.random.default_rng(seed)
    return spline_filter(random.uniform(-1, 1, (256, 256)), order=3, mode="grid-wrap")


def noise(u: Array, v: Array, seed: int) -> Array:
    """Smooth noise in about -1..1 with one feature a unit."""
    return map_coordinates(_lattice(seed), [v, u], order=3, mode="grid-wrap", prefilter=False).astype(np.float32)


def octaves(u: Array, v: Array, seed: int, count: int = 4) -> Array:
    """Noise of several sizes added up, each half as strong and twice as fine as the one before."""
    total = np.zeros_like(u, dtype=np.float32)
    for i in range(count):
        total += noise(u * 2**i, v * 2**i, seed + i) / 2**i
    return total


def field(height: int, width: int, feature: float, seed: int, count: int = 4) -> Array:
    """Octave noise over a whole picture; `feature` is the size of the largest blobs in pixels."""
    v, u = np.mgrid[0:height, 0:width].astype(np.float32) / feature
    return octaves(u, v, seed, count)


def tileable(size: int, feature: int, seed: int, count: int = 4) -> Array:
    """Octave noise that repeats without a seam; `feature` divides `size`."""
    total = np.zeros((size, size), np.float32)
    random = np.random.default_rng(seed)
    for i in range(count):
        cells = min(size, size // feature * 2**i)
        lattice = spline_filter(random.uniform(-1, 1, (cells, cells)), order=3, mode="grid-wrap")
        at = (np.arange(size) + 0.5) * cells / size
        v, u = np.meshgrid(at, at, indexing="ij")
        total += map_coordinates(lattice, [v, u], order=3, mode="grid-wrap", prefilter=False).astype(np.float32) / 2**i
    return total


def plain(u: Array, v: Array) -> tuple[Array, Array]:
    """No grain but the breath of a painted surface."""
    return 0.05 * octaves(u / 30, v / 30, 3, 3), np.zeros_like(u)


def wood(u: Array, v: Array) -> tuple[Array, Array]:
    """Grain along u: long fibres, darker year lines, fine pores."""
    bend = 3.0 * noise(u / 70, v / 40, 11)
    lines = np.sin((v + bend) * 0.9 + 4.0 * noise(u / 90, v / 16, 12))
    fibres = noise(u / 26, v * 0.9, 13) + 0.6 * noise(u / 12, v * 1.9, 14)
    pores = np.clip(noise(u / 5, v * 2.1, 15) - 0.45, 0, 1)
    return 0.13 * lines + 0.14 * fibres - 0.55 * pores, 0.10 * fibres - 0.5 * pores


def brushed(u: Array, v: Array) -> tuple[Array, Array]:
    """Metal polished along u, with the odd scratch."""
    hair = noise(u / 20, v * 2.2, 21)
    scratch = np.clip(noise(u / 14 + v / 9, v * 1.1, 22) - 0.62, 0, 1)
    return 0.05 * hair + 0.05 * octaves(u / 24, v / 24, 23, 3) + 0.3 * scratch, 0.025 * hair


def worn(u: Array, v: Array) -> tuple[Array, Array]:
    """Old metal: blotches, pitting and scratches."""
    blotch = octaves(u / 26, v / 20, 31, 4)
    pits = np.clip(octaves(u / 3, v / 3, 33, 2) - 0.55, 0, 1)
    return 0.16 * blotch - 0.45 * pits, -0.7 * pits


def rusted(u: Array, v: Array) -> tuple[Array, Array]:
    """Heavily pitted metal."""
    blotch = octaves(u / 16, v / 14, 41, 5)
    pits = np.clip(octaves(u / 2.6, v / 2.6, 43, 2) - 0.2, 0, 1)
    return 0.30 * blotch - 0.3 * pits, 0.5 * blotch - 0.9 * pits


def leather(u: Array, v: Array) -> tuple[Array, Array]:
    """Pebbled hide with soft wrinkles."""
    pebble = octaves(u / 3.2, v / 3.2, 51, 2)
    wrinkle = np.abs(noise(u / 18, v / 12, 53))
    return 0.10 * octaves(u / 28, v / 28, 52, 3) + 0.06 * pebble - 0.05 * (wrinkle < 0.06), 0.35 * pebble - 0.6 * (
        wrinkle < 0.05
    )


def cloth(u: Array, v: Array) -> tuple[Array, Array]:
    """Woven stuff with folds."""
    weave = np.sin(u * 2.4) * np.sin(v * 2.4)
    folds = octaves(u / 22, v / 16, 61, 3)
    return 0.05 * weave + 0.12 * folds, 0.12 * weave + 1.4 * folds


def stone(u: Array, v: Array) -> tuple[Array, Array]:
    """Chipped stone: facets and grit."""
    facets = np.abs(octaves(u / 15, v / 15, 71, 3))
    return 0.16 * octaves(u / 9, v / 9, 72, 4) - 0.1 * facets, -2.6 * facets + 0.3 * octaves(u / 3, v / 3, 75, 2)


def hair(u: Array, v: Array) -> tuple[Array, Array]:
    """Strands along v."""
    strands = noise(u * 1.1, v / 16, 91) + 0.5 * noise(u * 2.3, v / 10, 92)
    return 0.28 * strands, 0.7 * strands


@dataclass(frozen=True)
class Material:
    """A surface: paint colour, how metallic and glossy it is, and its grain."""

    colour: Colour
    metal: float = 0.0
    gloss: float = 0.12
    shine: float = 22.0
    grain: Grain = plain
    strength: float = 1.0
    turn: float = 0.0

    def tinted(self, colour: Colour) -> Material:
        """The same stuff in another colour."""
        return replace(self, colour=colour)

    def turned(self, degrees: float) -> Material:
        """The same stuff with its grain turned (clockwise)."""
        return replace(self, turn=degrees)

    def surface(self, u: Array, v: Array) -> tuple[Array, Array]:
        """Tone and bump of the grain at drawing coordinates."""
        a = np.radians(self.turn)
        return self.grain(u * np.cos(a) + v * np.sin(a), v * np.cos(a) - u * np.sin(a))


BLUED = Material((70, 80, 98), metal=0.92, gloss=0.75, shine=46, grain=brushed)
STEEL = Material((168, 172, 174), metal=0.85, gloss=0.7, shine=40, grain=brushed)
OLD_STEEL = Material((134, 132, 126), metal=0.7, gloss=0.4, shine=24, grain=worn)
NICKEL = Material((206, 204, 196), metal=0.9, gloss=0.9, shine=60, grain=brushed, strength=0.6)
IRON = Material((66, 64, 64), metal=0.55, gloss=0.35, shine=16, grain=worn)
RUST = Material((126, 78, 48), metal=0.25, gloss=0.14, shine=10, grain=rusted)
BRASS = Material((216, 158, 76), metal=0.9, gloss=0.9, shine=40, grain=brushed)
COPPER = Material((190, 108, 66), metal=0.85, gloss=0.8, shine=36, grain=brushed)
GOLD = Material((232, 188, 90), metal=0.92, gloss=1.0, shine=50, grain=brushed, strength=0.5)
WALNUT = Material((112, 66, 36), gloss=0.32, shine=26, grain=wood)
CHERRY = Material((132, 62, 34), gloss=0.4, shine=30, grain=wood)
OAK = Material((158, 112, 66), gloss=0.16, shine=16, grain=wood)
GREY_WOOD = Material((138, 116, 90), gloss=0.08, shine=12, grain=wood, strength=1.3)
LEATHER = Material((104, 62, 36), gloss=0.2, shine=14, grain=leather)
DARK_LEATHER = Material((58, 40, 30), gloss=0.22, shine=16, grain=leather)
BLACK = Material((38, 34, 32), gloss=0.3, shine=24)
HOLE = Material((18, 15, 13), gloss=0.0, grain=plain, strength=0.2)
RED_PAPER = Material((164, 46, 36), gloss=0.16, shine=14)
GLASS = Material((142, 178, 176), metal=0.25, gloss=1.0, shine=70, strength=0.4)
BONE = Material((222, 208, 174), gloss=0.25, shine=20)
ROPE = Material((178, 148, 98), gloss=0.06, grain=cloth, strength=0.8)
CANVAS = Material((196, 176, 136), gloss=0.05, grain=cloth)
STONE = Material((118, 114, 106), gloss=0.1, shine=10, grain=stone)
