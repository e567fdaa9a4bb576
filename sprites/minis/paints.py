"""Paints: a colour, how it takes light, and the fine relief of the stuff it stands for."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Stuff:
    """How a material behaves: gloss, edge highlights, mottling, and relief with its cells along the solid's axes."""

    gloss: float = 0.10
    shine: float = 18.0
    edge: float = 0.5
    mottle: float = 0.10
    mottle_size: float = 0.06
    relief: float = 0.0
    cells: tuple[float, float, float] = (0.05, 0.05, 0.05)
    metal: bool = False
    soft: float = 0.0
    glow: float = 0.0


@dataclass(frozen=True)
class Paint:
    """A named colour on a stuff."""

    colour: tuple[float, float, float]
    stuff: Stuff


STUFFS = {
    "skin": Stuff(
        gloss=0.16,
        shine=14,
        edge=0.35,
        mottle=0.09,
        mottle_size=0.035,
        relief=0.0006,
        cells=(0.02, 0.02, 0.02),
        soft=0.5,
    ),
    "rot": Stuff(
        gloss=0.12, shine=12, edge=0.7, mottle=0.24, mottle_size=0.03, relief=0.003, cells=(0.025, 0.025, 0.025)
    ),
    "cloth": Stuff(
        gloss=0.03, shine=8, edge=0.5, mottle=0.12, mottle_size=0.07, relief=0.020, cells=(0.16, 0.060, 0.16)
    ),
    "smooth": Stuff(
        gloss=0.05, shine=8, edge=0.5, mottle=0.09, mottle_size=0.07, relief=0.006, cells=(0.08, 0.08, 0.08)
    ),
    "leather": Stuff(
        gloss=0.16, shine=20, edge=0.9, mottle=0.18, mottle_size=0.03, relief=0.002, cells=(0.03, 0.03, 0.03)
    ),
    "felt": Stuff(gloss=0.04, shine=8, edge=0.7, mottle=0.14, mottle_size=0.05, relief=0.002, cells=(0.04, 0.04, 0.04)),
    "hair": Stuff(
        gloss=0.16, shine=16, edge=0.9, mottle=0.16, mottle_size=0.02, relief=0.006, cells=(0.012, 0.12, 0.012)
    ),
    "metal": Stuff(gloss=0.75, shine=34, edge=1.0, mottle=0.10, mottle_size=0.03, metal=True),
    "wood": Stuff(
        gloss=0.08, shine=14, edge=0.6, mottle=0.22, mottle_size=0.02, relief=0.002, cells=(0.012, 0.15, 0.012)
    ),
    "wet": Stuff(gloss=0.30, shine=40, edge=0.1, mottle=0.02),
    "iris": Stuff(gloss=0.04, shine=30, edge=0.0, mottle=0.02),
    "bone": Stuff(gloss=0.12, shine=18, edge=0.6, mottle=0.14, mottle_size=0.02),
    "ground": Stuff(gloss=0.0, edge=0.5, mottle=0.26, mottle_size=0.03, relief=0.010, cells=(0.03, 0.03, 0.03)),
    "plain": Stuff(gloss=0.10, shine=20, edge=0.5, mottle=0.04),
    "chitin": Stuff(
        gloss=0.95, shine=30, edge=0.9, mottle=0.22, mottle_size=0.035, relief=0.0012, cells=(0.03, 0.05, 0.03)
    ),
    "hide": Stuff(
        gloss=0.35, shine=22, edge=0.6, mottle=0.20, mottle_size=0.03, relief=0.004, cells=(0.03, 0.02, 0.03)
    ),
    "sac": Stuff(gloss=0.80, shine=36, edge=0.3, mottle=0.16, mottle_size=0.04, soft=0.3, glow=0.12),
    "slime": Stuff(
        gloss=0.75, shine=34, edge=0.3, mottle=0.20, mottle_size=0.03, relief=0.003, cells=(0.04, 0.04, 0.04), soft=0.2
    ),
    "armour": Stuff(gloss=0.42, shine=26, edge=1.0, mottle=0.13, mottle_size=0.035),
    "lit": Stuff(gloss=0.0, edge=0.0, mottle=0.0, glow=1.0),
}


def paint(code: str, stuff: str = "cloth") -> Paint:
    """A paint from a six-digit colour code."""
    srgb = np.array([int(code[i : i + 2], 16) for i in (0, 2, 4)]) / 255
    return Paint(tuple(float(v) for v in srgb**2.2), STUFFS[stuff])


def palette(**codes: str) -> dict[str, Paint]:
    """Paints by name from "code stuff" pairs, such as coat="4a3b2c cloth"."""
    return {name: paint(*code.split()) for name, code in codes.items()}
