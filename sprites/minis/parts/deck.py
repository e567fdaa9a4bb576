"""The bases of a station: deck plates with treads, rivets and hazard paint, and the mold that grows over them."""

from __future__ import annotations

import numpy as np

from sprites.minis.frames import Frame, curve
from sprites.minis.paints import Paint, palette
from sprites.minis.parts.base import LIP, Ground
from sprites.minis.sculpture import Sculpture

DECK_PAINTS: dict[str, Paint] = palette(
    deck="6b7680 armour",
    stud="87929a armour",
    seam="23282d plain",
    hazard="e0a030 plain",
    soot="20211f plain",
    mold="6d9432 slime",
    mold_dark="41611f slime",
    spore="d2f26a lit",
    rim="1e2226 plain",
)


def deck(s: Sculpture, radius: float, seed: int) -> None:
    """A round piece of deck plate, its surface at y = 0, turned and worn by the seed."""
    rng = np.random.default_rng(seed + 7)
    inner = radius - LIP
    turned = Frame().turn(yaw=float(rng.uniform(20, 70)))
    plate = s.lump("deck", turned)
    plate.drum((0, -0.030, 0), 0.030, inner, inner, 1, 0.010)
    shift = float(rng.uniform(-0.12, 0.12))
    plate.box((shift, 0, 0), (0.009, 0.014, inner), 0.0, join="carve", paint="seam")
    plate.box((shift + inner, 0, 0.06), (inner, 0.014, 0.009), 0.0, join="carve", paint="seam")
    for row, x in enumerate(np.arange(-inner, inner, 0.105)):
        for column, z in enumerate(np.arange(-inner, inner, 0.105)):
            if np.hypot(x, z) > inner - 0.075 or abs(x - shift) < 0.045:
                continue
            lean = 45 if (row + column) % 2 else -45
            s.lump("stud", turned).ball((x, 0.0, z), (0.036, 0.009, 0.012), turn=(lean, 0, 0))
    _hazard(s, inner, float(rng.uniform(-0.5, 0.5)))


def _hazard(s: Sculpture, inner: float, middle: float) -> None:
    """A painted warning along a part of the edge."""
    angles = middle + np.linspace(-0.62, 0.62, 12)
    edge = [(np.sin(a) * (inner - 0.045), 0.0, np.cos(a) * (inner - 0.045)) for a in angles]
    s.decal("hazard", Frame(), soft=0.006, strength=0.9, on=("deck", "stud")).tube(edge, 0.040)
    pen = s.decal("soot", Frame(), soft=0.006, strength=0.9, on=("deck", "stud"))
    for a in angles[1::2]:
        near, far = inner - 0.088, inner - 0.004
        pen.tube(
            [
                (np.sin(a - 0.05) * near, 0.0, np.cos(a - 0.05) * near),
                (np.sin(a + 0.05) * far, 0.0, np.cos(a + 0.05) * far),
            ],
            0.017,
        )


def infested(s: Sculpture, radius: float, seed: int) -> None:
    """Deck plate that the mold has reached: creeping threads, blisters and glowing spores."""
    deck(s, radius, seed)
    rng = np.random.default_rng(seed + 91)
    inner = radius - LIP
    for _ in range(5):
        a, r = rng.uniform(0, 2 * np.pi), inner * rng.uniform(0.60, 0.92)
        x, z = float(np.sin(a) * r), float(np.cos(a) * r)
        patch = s.lump("mold", Frame(), 0.03)
        for _ in range(4):
            dx, dz = rng.normal(0, 0.045, 2)
            size = float(rng.uniform(0.028, 0.062))
            patch.ball((x + dx, 0.0, z + dz), (size * 1.3, size * 0.55, size))
        bend = float(rng.uniform(-0.5, 0.5))
        thread = [
            (np.sin(a + t * bend) * r * (1 - 0.75 * t), 0.004, np.cos(a + t * bend) * r * (1 - 0.75 * t))
            for t in (0, 0.35, 0.7, 1)
        ]
        s.lump("mold_dark", Frame(), 0.02).tube(curve(thread, 3), np.linspace(0.020, 0.006, 10))
        s.lump("spore", Frame()).ball((x + float(rng.normal(0, 0.03)), 0.028, z + float(rng.normal(0, 0.03))), 0.014)


DECK = Ground(deck, DECK_PAINTS)
INFESTED = Ground(infested, DECK_PAINTS)
