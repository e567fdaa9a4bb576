"""Clothes over the body: coats, vests, skirts, ponchos, belts and what hangs from them."""

from __future__ import annotations

import numpy as np

from sprites.minis.frames import Frame, Point, along, curve, unit, vec
from sprites.minis.parts.body import torso
from sprites.minis.rig import SIDES, Rig, middle
from sprites.minis.sculpture import Lump, Sculpture
from sprites.minis.trace import on_surface


def vest(s: Sculpture, rig: Rig, paint: str, puff: float = 0.014, opening: float = 0.07, low: bool = True) -> Lump:
    """A sleeveless garment, open in a V from the neck down."""
    lump = torso(s, rig, paint, puff, low=low)
    depth = 0.30 * rig.build.girth + 0.1 * rig.build.belly
    lump.box((0, 0.16, 0.12), (opening * 1.25, 0.20, depth), 0.0, turn=(0, 0, 45), join="carve", melt=0.01)
    lump.box((0, -0.25, depth * 0.55), (opening * 0.28, 0.45, depth * 0.5), 0.0, join="carve", melt=0.01)
    for side, sign in SIDES:
        lump.at(Frame()).ball(
            rig.shoulder[side] + rig.chest.direction((sign * 0.04, -0.01, 0)) * rig.build.size,
            0.095 * rig.build.limbs * rig.build.size,
            join="carve",
            melt=0.01,
        )
    return lump


def jacket(
    s: Sculpture,
    rig: Rig,
    paint: str,
    puff: float = 0.020,
    opening: float = 0.10,
    lapel: str | None = None,
    low: bool = True,
) -> Lump:
    """A jacket's body, open in front, with lapels when they have a paint."""
    lump = torso(s, rig, paint, puff, low=low)
    depth = 0.34 * rig.build.girth + 0.1 * rig.build.belly
    lump.box((0, 0.18, 0.16), (opening * 1.25, 0.26, depth), 0.0, turn=(0, 0, 45), join="carve", melt=0.01)
    lump.box((0, -0.30, depth * 0.55), (opening * 0.55, 0.48, depth * 0.5), 0.0, join="carve", melt=0.01)
    if lapel:
        for _, sign in SIDES:
            edge = on_surface(
                torso(Sculpture(), rig, paint, puff),
                [(sign * 0.075, 0.165), (sign * opening * 1.15, 0.06), (sign * opening * 0.85, -0.06)],
                0.004,
            )
            s.lump(lapel, rig.chest, 0.004).tube(
                curve(edge, 4), np.array([16, 19, 22, 24, 24, 22, 18, 13, 7]) * 0.001, melt=0.0
            )
    return lump


def tails(
    s: Sculpture,
    rig: Rig,
    paint: str,
    length: float = 0.55,
    *,
    wide: float = 0.30,
    sway: Point = (0, 0),
    tear: float = 0.0,
    gap: float = 0.35,
    gap_hem: float = 0.75,
    folds: int = 6,
    depth: float = 0.07,
    phase: float = 0.0,
    deep: float = 0.24,
    up: float = 0.12,
    onto: Lump | None = None,
) -> Lump:
    """The skirts of a long coat, open in front; `onto` is the coat they melt into."""
    b = rig.build
    lump = onto.at(rig.pelvis) if onto else s.lump(paint, rig.pelvis)
    return lump.drape(
        (0, up, 0),
        length,
        (0.150 * max(b.waist, b.hips) + 0.008 + 0.02 * b.belly, 0.116 * b.girth + 0.012 + 0.08 * b.belly),
        (wide, deep),
        sway=sway,
        tear=tear,
        gap=gap,
        gap_hem=gap_hem,
        folds=folds,
        depth=depth,
        phase=phase,
        shell=0.016,
        flare=0.85,
        melt=0.035,
    )


def skirt(
    s: Sculpture,
    rig: Rig,
    paint: str,
    length: float = 0.82,
    *,
    hem: Point = (0.34, 0.30),
    sway: Point = (0, 0),
    folds: int = 9,
    depth: float = 0.055,
    phase: float = 0.0,
    tear: float = 0.0,
    flare: float = 0.8,
    up: float = 0.09,
) -> Lump:
    """A long skirt from the waist."""
    b = rig.build
    upright = Frame(rig.pelvis.origin, middle_axes(rig), b.size)
    return s.lump(paint, upright, 0.05).drape(
        (0, up, 0),
        length,
        (0.145 * max(b.waist, b.hips * 0.95), 0.112 * b.girth),
        hem,
        sway=sway,
        folds=folds,
        depth=depth,
        phase=phase,
        tear=tear,
        flare=flare,
    )


def middle_axes(rig: Rig) -> np.ndarray:
    """Axes that hang straight down and face where the hips face."""
    forward = rig.pelvis.axes[:, 2].copy()
    forward[1] = 0
    return along((0, 0, 0), (0, 1, 0), forward).axes


def poncho(
    s: Sculpture,
    rig: Rig,
    paint: str,
    length: float = 0.55,
    *,
    hem: Point = (0.42, 0.27),
    sway: Point = (0, 0),
    stripe: str | None = None,
    folds: int = 6,
    phase: float = 0.4,
    tear: float = 0.0,
) -> None:
    """A poncho over both shoulders, with a striped border when it has a paint."""
    f = rig.chest.move(0, 0.185, -0.01)
    sh = rig.build.shoulders
    kw = {"flare": 0.55, "sway": sway, "folds": folds, "depth": 0.07, "phase": phase, "tear": tear}
    s.lump(paint, f, 0.06).drape((0, 0, 0), length, (0.09, 0.085), (hem[0] * sh, hem[1]), **kw)
    if stripe:
        for top, tall in ((0.80, 0.07), (0.62, 0.03)):
            band = s.lump(stripe, f)
            band.drape((0, 0, 0), length * 0.992, (0.094, 0.089), (hem[0] * sh + 0.005, hem[1] + 0.005), **kw)
            band.cut((0, -length * top, 0), (0, 1, 0)).cut((0, -length * (top + tall), 0), (0, -1, 0))


def cape(
    s: Sculpture,
    rig: Rig,
    paint: str,
    length: float = 0.9,
    *,
    hem: Point = (0.36, 0.30),
    sway: Point = (0, -0.1),
    tear: float = 0.0,
    gap: float = 1.35,
    gap_hem: float = 1.15,
    phase: float = 0.0,
    folds: int = 7,
) -> None:
    """A cloak on the shoulders, open in front."""
    s.lump(paint, rig.chest.move(0, 0.17, -0.03), 0.03).drape(
        (0, 0, 0),
        length,
        (0.13, 0.10),
        hem,
        flare=0.45,
        sway=sway,
        tear=tear,
        gap=gap,
        gap_hem=gap_hem,
        folds=folds,
        depth=0.06,
        phase=phase,
        shell=0.014,
    )


def belt(
    s: Sculpture,
    rig: Rig,
    paint: str = "belt",
    buckle: str | None = "brass",
    at: float = 0.085,
    tall: float = 0.026,
    puff: float = 0.022,
    tip: float = 0.0,
) -> None:
    """A belt that fits the trunk, with a buckle; `tip` hangs it on one hip."""
    lump = torso(s, rig, paint, puff)
    f = rig.pelvis.move(0, at, 0).turn(0, 0, tip)
    lump.at(f).cut((0, tall, 0), (0, 1, 0), melt=0.008).cut((0, -tall, 0), (0, -1, 0), melt=0.008)
    if buckle:
        front = on_surface(torso(Sculpture(), rig, paint, puff).at(f), [(0, 0)])[0]
        s.lump(buckle, f).box(front, (0.036, tall * 1.25, 0.014), 0.006)
        s.lump(paint, f).box(front + np.array([0, 0, 0.008]), (0.020, tall * 0.65, 0.010), 0.004)


def holster(
    s: Sculpture, rig: Rig, side: str = "right", paint: str = "belt", grip: str | None = "wood", back: float = 0.0
) -> None:
    """A holster on the thigh with a pistol's grip showing."""
    sign = dict(SIDES)[side]
    hip, knee = rig.hip[side], rig.knee[side]
    out = rig.pelvis.direction((sign, 0, 0))
    f = along(
        middle(hip, knee, 0.18) + out * (0.088 * rig.build.limbs + 0.01) * rig.build.size,
        hip - knee,
        rig.pelvis.direction((0.2 * sign, 0, 1)),
        rig.build.size,
    )
    f = f.turn(0, back, 0)
    s.lump(paint, f, 0.02).tube([(0, 0.06, 0), (0, -0.05, 0.01), (0, -0.15, 0.02)], (0.038, 0.036, 0.024))
    if grip:
        s.lump(grip, f, 0.01).tube([(0, 0.07, 0.005), (0, 0.11, -0.01), (0, 0.145, -0.045)], (0.020, 0.019, 0.024))


def buttons(
    s: Sculpture, lump: Lump, places: list[tuple[float, float]], paint: str = "brass", radius: float = 0.012
) -> None:
    """Buttons that lie on a garment."""
    for p in on_surface(lump, places, 0.002):
        s.lump(paint, lump.frame).ball(p, (radius, radius, radius * 0.6))


def strap(
    s: Sculpture,
    rig: Rig,
    at: Point,
    across: Point,
    paint: str = "belt",
    wide: float = 0.022,
    puff: float = 0.012,
    cartridges: str | None = None,
    low: bool = False,
) -> None:
    """A strap around the trunk: the slice through `at`, as wide as it says along the direction `across`."""
    lump = torso(s, rig, paint, puff, low=low)
    n = unit(across)
    lump.cut(vec(at) + n * wide, n, melt=0.006).cut(vec(at) - n * wide, -n, melt=0.006)
    lump.at(rig.pelvis).cut((0, 0.06, 0), (0, -1, 0))
    if cartridges:
        down = np.array([n[1], -n[0], 0.0])
        places = [vec(at) + down * t for t in np.linspace(-0.20, 0.22, 12)]
        surface = on_surface(torso(Sculpture(), rig, paint, puff, low=low), [(p[0], p[1]) for p in places], 0.004)
        for p in surface:
            s.lump(cartridges, rig.chest).tube([p - n * wide * 1.25, p + n * wide * 1.25], (0.0105, 0.0085))


def suspenders(s: Sculpture, rig: Rig, paint: str, wide: float = 0.017, apart: float = 0.085) -> None:
    """Braces over the shirt."""
    for sign in (-1, 1):
        strap(s, rig, (sign * apart, 0, 0), (1, sign * 0.06, 0), paint, wide, 0.008)


def collar(s: Sculpture, rig: Rig, paint: str, radius: float = 0.075, tall: float = 0.028, tip: float = 12) -> None:
    """A standing collar around the neck."""
    s.lump(paint, rig.chest.move(0, 0.185, 0.005).turn(0, tip, 0)).ring(
        (0, 0, 0), radius * 1.05, radius, 0.018, tall / 0.018
    )
