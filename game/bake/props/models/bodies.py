"""The fallen: single bodies and the heap that marks a corpse pile."""

from __future__ import annotations

import numpy as np

from game.bake.props import paints
from game.bake.props.models.registry import model
from game.bake.props.sculpt import Colour, Sculpt

_CLOTHES: tuple[Colour, ...] = (
    (0.37, 0.29, 0.22),
    (0.43, 0.36, 0.27),
    (0.25, 0.28, 0.33),
    (0.42, 0.155, 0.125),
    (0.60, 0.54, 0.44),
    (0.30, 0.32, 0.25),
)
_SKIN: tuple[Colour, ...] = ((0.55, 0.58, 0.45), (0.62, 0.55, 0.44), (0.50, 0.55, 0.47))
_HAIR: tuple[Colour, ...] = ((0.17, 0.12, 0.09), (0.33, 0.22, 0.12), (0.46, 0.42, 0.37), (0.11, 0.095, 0.09))


def body(s: Sculpt, x: float, y: float, turn: float, base: float, index: int, size: float = 1.0) -> None:
    """A body lying on the ground, its head towards `turn` (degrees, 0 to the right)."""
    angle = np.radians(turn)
    c, d = np.cos(angle) * size, np.sin(angle) * size

    def at(u: float, v: float) -> tuple[float, float]:
        return x + u * c - v * d, y + u * d + v * c

    def limb(u0: float, v0: float, u1: float, v1: float, radius: float, height: float, tone: Colour) -> None:
        s.bar(*at(u0, v0), *at(u1, v1), radius * size, base + height, paints.cloth(tone, 0.5), base + height - 1)

    shirt = _CLOTHES[int(s.chance(index, 0, 6))]
    trousers = _CLOTHES[int(s.chance(index + 1, 0, 6))]
    skin = _SKIN[int(s.chance(index + 2, 0, 3))]
    for side in (-1, 1):
        knee = s.chance(index + 4 + side, 3, 8) * side
        limb(-8, 3.4 * side, -20, knee, 3.7, 6, trousers)
        limb(-20, knee, -31, s.chance(index + 8 + side, 2, 8) * side, 3.2, 5, trousers)
        limb(-31, knee * 0.9, -34, knee * 0.9 + 2 * side, 2.9, 5, (0.20, 0.14, 0.10))
        elbow = (s.chance(index + 12 + side, -2, 13), s.chance(index + 16 + side, 10, 15) * side)
        limb(9, 6.4 * side, *elbow, 2.8, 6, shirt)
        hand = (elbow[0] + s.chance(index + 20 + side, -4, 11), elbow[1] + s.chance(index + 24 + side, -7, 3) * side)
        limb(*elbow, *hand, 2.3, 5, skin if s.chance(index + 28) > 0.4 else shirt)
        s.dome(*at(*hand), 5 * size, 4.4 * size, base + 5, paints.plain(skin, 0.08), base)
    cx, cy = at(1, 0)
    s.dome(cx, cy, 27 * size, 18 * size, base + 9, paints.cloth(shirt, 1.0), base, turn)
    s.dome(*at(-7, 0), 12 * size, 14 * size, base + 8, paints.cloth(trousers, 0.6), base, turn)
    if s.chance(index + 31) > 0.45:
        s.dome(
            *at(s.chance(index + 32, -3, 7), s.chance(index + 33, -4, 4)),
            8 * size,
            6 * size,
            base + 9.6,
            paints.plain((0.33, 0.045, 0.04), 0.1),
            base + 8.4,
        )
    s.bar(*at(12, 0), *at(17, 0), 2.4 * size, base + 6, paints.plain(skin))
    s.dome(*at(20, 0), 10.5 * size, 9.4 * size, base + 10, paints.plain(skin, 0.08), base, turn)
    s.dome(
        *at(21.6, 0.6),
        9.2 * size,
        9.6 * size,
        base + 10.4,
        paints.rough(_HAIR[int(s.chance(index + 36, 0, 4))], 2, 0.8),
        base + 2,
        turn,
    )


@model
def corpse(s: Sculpt) -> None:
    body(s, 0, 5, -90 + s.chance(1, -8, 8), 0, 10, min(s.height / 80, 1.0))


@model
def corpse_heap(s: Sculpt) -> None:
    for k in range(7):
        angle = s.chance(k, 0, 6.283)
        s.dome(
            s.right * 0.6 * np.cos(angle),
            s.bottom * 0.6 * np.sin(angle),
            s.chance(k + 20, 26, 44),
            s.chance(k + 40, 18, 32),
            0.4,
            paints.plain((0.22, 0.045, 0.035), 0.14),
            0.2,
            180 * s.chance(k + 60),
            0.35,
        )
    layout = (
        (-0.30, 0.24, 200.0, 0.0),
        (0.34, 0.26, -25.0, 0.0),
        (-0.26, -0.30, 150.0, 0.0),
        (0.30, -0.28, 30.0, 1.0),
        (0.0, 0.30, 96.0, 3.0),
        (-0.06, -0.10, -70.0, 6.0),
        (0.12, 0.06, 168.0, 9.0),
        (-0.10, 0.04, 18.0, 12.0),
    )
    for index, (u, v, turn, base) in enumerate(layout):
        body(
            s,
            u * s.width * 0.72,
            v * s.height * 0.72,
            turn + s.chance(index + 80, -22, 22),
            base * s.tall / 20,
            100 * index + 200,
            0.92,
        )
