"""The body and what it wears close to it: torsos, sleeves, trousers and boots."""

from __future__ import annotations

import numpy as np

from sprites.minis.frames import Frame, along, unit
from sprites.minis.rig import SIDES, Rig, middle
from sprites.minis.sculpture import Lump, Sculpture


def torso(s: Sculpture, rig: Rig, paint: str, puff: float = 0.0, melt: float = 0.09, low: bool = True) -> Lump:
    """The trunk, made fuller by `puff`; garments over it are torsos with more puff."""
    b = rig.build
    lump = s.lump(paint, rig.chest, melt=melt)
    lump.ball((0, 0.0, 0), (0.178 * b.shoulders + puff, 0.175 + puff, 0.120 * b.girth + puff))
    for _, sign in SIDES:
        lump.ball((sign * 0.165 * b.shoulders, 0.105, -0.005), (0.075 + puff, 0.066 + puff, 0.072 + puff), melt=0.07)
        if b.bust:
            lump.ball(
                (sign * 0.074, 0.005, 0.075 * b.girth + 0.02),
                np.array([0.078, 0.075, 0.070]) * b.bust + puff,
                melt=0.03,
            )
        lump.tube(
            [(sign * 0.02, 0.175, -0.025), (sign * 0.15 * b.shoulders, 0.105, -0.015)],
            (0.055 + puff, 0.052 + puff),
            melt=0.05,
        )
    lump.ball((0, -0.19, 0), (0.140 * b.waist + puff, 0.13 + puff, 0.105 * b.girth + puff))
    pelvis = lump.at(rig.pelvis)
    if b.belly:
        pelvis.ball((0, 0.12, 0.05 * b.girth + 0.03), np.array([0.17, 0.16, 0.13]) * b.belly + puff)
    if low:
        pelvis.ball((0, 0.0, 0), (0.158 * b.hips + puff, 0.115 + puff, 0.118 * b.girth + puff))
    return lump


def _hem(lump: Lump, end: np.ndarray, ahead: np.ndarray, radius: float, ragged: bool) -> None:
    """Cut a sleeve or trouser leg off square at its end, or in tatters."""
    f = along(end, ahead)
    tube = lump.at(f)
    tube.drum((0, radius * 1.2, 0), radius * 1.2, radius * 1.6, radius * 1.6, 1, 0.004, join="carve", melt=0.0)
    if ragged:
        for i, a in enumerate(np.radians(np.arange(0, 360, 60))):
            deep = radius * (0.55 + 0.35 * (i % 2))
            tube.ball(
                (np.cos(a) * radius, 0.0, np.sin(a) * radius),
                (radius * 0.42, deep, radius * 0.42),
                join="carve",
                melt=0.004,
            )


def sleeve(
    s: Sculpture,
    rig: Rig,
    side: str,
    paint: str,
    upper: float = 0.062,
    wrist: float = 0.046,
    stop: float = 0.93,
    puff: float = 0.0,
    ragged: bool = False,
    onto: Lump | None = None,
) -> Lump:
    """A sleeve from the shoulder towards the wrist; `stop` is how far down the forearm, `onto` what it melts into.

    A negative stop ends the sleeve on the upper arm.
    """
    k = rig.build.limbs * rig.build.size
    shoulder, elbow, hand = rig.shoulder[side], rig.elbow[side], rig.wrist[side]
    lump = onto.at(Frame()) if onto else s.lump(paint, Frame(), melt=0.03)
    if stop <= 0:
        end = middle(shoulder, elbow, 1 + stop)
        tip = s.lump(paint, Frame(), melt=0.03)
        tip.tube([middle(shoulder, elbow, 0.1), end], [(upper + 0.006 + puff) * k, (upper + puff) * k])
        _hem(tip, end, elbow - shoulder, (upper + puff) * k, ragged)
        lump.tube(
            [shoulder, middle(shoulder, end, 0.5)], [(upper + 0.006 + puff) * k, (upper + 0.002 + puff) * k], melt=0.045
        )
        return lump
    lump.tube(
        [shoulder, middle(shoulder, elbow), elbow],
        [(upper + 0.006 + puff) * k, (upper + puff * 1.2) * k, (upper - 0.008 + puff * 0.5) * k],
        melt=0.045,
    )
    end = middle(elbow, hand, stop)
    lower = s.lump(paint, Frame(), melt=0.03)
    lower.tube(
        [elbow, middle(elbow, end, 0.45), end],
        [(upper - 0.008 + puff * 0.5) * k, (upper - 0.006 + puff * 0.4) * k, wrist * k],
    )
    if stop < 0.99:
        _hem(lower, end, hand - elbow, wrist * k, ragged)
    return lump


def forearm(s: Sculpture, rig: Rig, side: str, paint: str = "skin", wide: float = 0.046, wrist: float = 0.033) -> Lump:
    """A bare forearm."""
    k = rig.build.limbs * rig.build.size
    elbow, hand = rig.elbow[side], rig.wrist[side]
    return s.lump(paint, Frame(), melt=0.02).tube(
        [elbow, middle(elbow, hand, 0.35), hand, hand + unit(hand - elbow) * 0.02],
        [wide * k, wide * 1.12 * k, wrist * k, wrist * k],
    )


def cuff(
    s: Sculpture, rig: Rig, side: str, paint: str, radius: float = 0.052, at: float = 0.92, tall: float = 0.022
) -> None:
    """A cuff or wristband about the forearm."""
    k = rig.build.limbs * rig.build.size
    place = middle(rig.elbow[side], rig.wrist[side], at)
    s.lump(paint, along(place, rig.wrist[side] - rig.elbow[side])).drum(
        (0, 0, 0), tall * k, radius * k, radius * 1.06 * k, 1.0, 0.012 * k
    )


def trousers(
    s: Sculpture,
    rig: Rig,
    paint: str,
    thigh: float = 0.092,
    knee: float = 0.068,
    ankle: float = 0.058,
    stop: float = 0.9,
    ragged: bool = False,
) -> Lump:
    """Two legs and a seat; `stop` says how far down the shins they go."""
    b = rig.build
    k = b.limbs * b.size
    lump = s.lump(paint, rig.pelvis, melt=0.05)
    lump.ball((0, 0.0, 0), (0.166 * b.hips, 0.120, 0.128 * b.girth + 0.03 * b.belly))
    lump.ball((0, 0.075, 0), (0.152 * max(b.waist, b.hips * 0.9), 0.045, 0.118 * b.girth + 0.06 * b.belly))
    legs = lump.at(Frame())
    for side, _ in SIDES:
        hip, joint = rig.hip[side], rig.knee[side]
        end = middle(joint, rig.ankle[side], stop)
        legs.tube([hip, middle(hip, joint), joint], [thigh * k, (thigh - 0.006) * k, knee * k], melt=0.025)
        shin = s.lump(paint, Frame(), melt=0.02)
        shin.tube([joint, middle(joint, end, 0.35), end], [knee * k, (knee + 0.002) * k, ankle * k])
        if ragged:
            _hem(shin, end, rig.ankle[side] - joint, ankle * k, True)
    return lump


def boots(
    s: Sculpture,
    rig: Rig,
    paint: str = "boot",
    shaft: float = 0.55,
    wide: float = 0.064,
    heel: float = 0.03,
    sides: tuple[str, ...] = ("right", "left"),
) -> None:
    """Boots with heels; `shaft` is how far up the shin they reach."""
    k = rig.build.limbs
    for side in sides:
        lump = s.lump(paint, rig.sole[side], melt=0.03)
        lump.ball((0, 0.050, 0.075), (0.052 * k, 0.042, 0.100))
        lump.ball((0, 0.062, -0.015), (0.046 * k, 0.055, 0.058))
        lump.cut((0, 0.012, 0), (0, -1, 0))
        lump.box((0, 0.012, -0.035), (0.040 * k, 0.018, 0.030), 0.008, paint="sole", melt=0.0)
        lump.ball((0, 0.010, 0.085), (0.050 * k, 0.014, 0.090), paint="sole", melt=0.0)
        if shaft:
            ankle, knee = rig.ankle[side], rig.knee[side]
            top = middle(ankle, knee, shaft)
            lump.at(Frame()).tube(
                [ankle, middle(ankle, top), top],
                np.array([wide * 0.84, wide * 0.98, wide * 1.06]) * k * rig.build.size,
                melt=0.03,
            )


def bare_feet(s: Sculpture, rig: Rig, paint: str = "skin", sides: tuple[str, ...] = ("right", "left")) -> None:
    """Bare feet with toes, and the shins above them."""
    for side in sides:
        k = rig.build.limbs * rig.build.size
        lump = s.lump(paint, rig.sole[side], melt=0.025)
        lump.ball((0, 0.040, 0.05), (0.042, 0.036, 0.085)).ball((0, 0.045, -0.02), (0.036, 0.042, 0.042))
        for i, x in enumerate((-0.032, -0.012, 0.008, 0.026)):
            lump.tube([(x, 0.025, 0.11), (x * 1.15, 0.018, 0.150 - abs(i - 1) * 0.008)], (0.015, 0.011), melt=0.004)
        lump.at(Frame()).tube(
            [rig.ankle[side], middle(rig.ankle[side], rig.knee[side], 0.5), rig.knee[side]],
            np.array([0.036, 0.052, 0.055]) * k,
        )


def neck(s: Sculpture, rig: Rig, wide: float = 0.066, paint: str = "skin") -> None:
    """The neck between chest and head."""
    top = rig.chest.local(rig.head.point((0, -0.45, -0.14)))
    s.lump(paint, rig.chest, 0.03).tube(
        [(0, 0.09, -0.015), (0, 0.17, -0.01), top], (wide * 0.9 + 0.045, wide * 1.1, wide)
    )
