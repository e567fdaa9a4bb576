"""Powered armour over a suit: breastplate, shoulder and knee guards, gauntlets, boots, and the pack that drives it."""

from __future__ import annotations

import numpy as np

from sprites.minis.frames import Frame, along, unit
from sprites.minis.parts import body
from sprites.minis.rig import SIDES, Rig, middle
from sprites.minis.sculpture import Lump, Sculpture


def suit(s: Sculpture, rig: Rig, paint: str = "suit", thick: float = 1.0) -> Lump:
    """The quilted suit that is worn beneath armour, from neck to feet."""
    body.trousers(s, rig, paint, thigh=0.094 * thick, knee=0.072 * thick, ankle=0.062 * thick)
    trunk = body.torso(s, rig, paint)
    for side, _ in SIDES:
        body.sleeve(s, rig, side, paint, upper=0.062 * thick, wrist=0.050 * thick, stop=0.96, onto=trunk)
    ring = rig.pelvis
    for y in (0.10, 0.16):
        band = body.torso(s, rig, "rubber", 0.008)
        band.at(ring).cut((0, y + 0.014, 0), (0, 1, 0), melt=0.006).cut((0, y - 0.014, 0), (0, -1, 0), melt=0.006)
    return trunk


def breastplate(s: Sculpture, rig: Rig, paint: str = "plate", trim: str = "trim", lamp: str | None = "lamp") -> Lump:
    """Chest and back plates with a standing collar, a seam down the front and a lamp over the heart."""
    b = rig.build
    lump = body.torso(s, rig, paint, 0.030, low=False)
    lump.cut((0, -0.115, 0), (0, -1, 0.12), melt=0.012)
    for side, sign in SIDES:
        lump.at(Frame()).ball(
            rig.shoulder[side] + rig.chest.direction((sign * 0.05, -0.02, 0)) * b.size,
            0.088 * b.limbs * b.size,
            join="carve",
            melt=0.01,
        )
        lump.ball((sign * 0.085 * b.shoulders, 0.045, 0.085 * b.girth), (0.100 * b.shoulders, 0.090, 0.070), melt=0.02)
    lump.box((0, 0.02, 0.20 * b.girth), (0.006, 0.17, 0.05), 0.0, join="carve", melt=0.008)
    lump.tube(
        [(-0.15 * b.shoulders, -0.055, 0.10), (0, -0.075, 0.165 * b.girth), (0.15 * b.shoulders, -0.055, 0.10)],
        0.010,
        join="carve",
        melt=0.012,
    )
    s.lump(trim, rig.chest.move(0, 0.190, 0.0).turn(0, 16, 0)).ring((0, 0, 0), 0.118, 0.108, 0.026, 1.25)
    belly = body.torso(s, rig, trim, 0.022, low=False)
    belly.cut((0, -0.135, 0), (0, 1, 0)).cut((0, -0.205, 0), (0, -1, 0), melt=0.01)
    if lamp:
        s.lump(lamp, rig.chest).box((0.095 * b.shoulders, 0.075, 0.150 * b.girth + 0.022), (0.022, 0.010, 0.014), 0.005)
    return lump


def pack(s: Sculpture, rig: Rig, paint: str = "plate", trim: str = "trim") -> None:
    """The power pack between the shoulders, with two vents that rise over them."""
    back = rig.chest.move(0, 0.04, -0.12 * rig.build.girth - 0.07)
    s.lump(paint, back, 0.02).box((0, 0.0, 0), (0.135, 0.17, 0.075), 0.035)
    for sign in (-1, 1):
        s.lump(trim, back).drum((sign * 0.10, 0.15, -0.01), 0.075, 0.048, 0.042, 1, 0.014)
        s.lump("dark", back).drum((sign * 0.10, 0.22, -0.01), 0.008, 0.030, 0.030, 1, 0.004)


def _shoulder(rig: Rig, side: str, big: float) -> Frame:
    """The frame of a shoulder guard: y points out of it, z forwards."""
    sign = dict(SIDES)[side]
    down = unit(rig.elbow[side] - rig.shoulder[side])
    out = rig.chest.direction((sign, 0.55, 0.0)) - down * 0.35
    at = rig.shoulder[side] + rig.chest.direction((sign * 0.012, 0.02, 0))
    return along(at, out, rig.chest.direction((0, 0, 1)), rig.build.size * rig.build.limbs * big)


def pauldron(s: Sculpture, rig: Rig, side: str, paint: str = "plate", trim: str = "trim", big: float = 1.0) -> None:
    """A shoulder guard of two plates."""
    f = _shoulder(rig, side, big)
    down = unit(rig.elbow[side] - rig.shoulder[side])
    guard = s.lump(paint, f)
    guard.ball((0, 0.0, 0), (0.112, 0.100, 0.125)).cut((0, 0.012, 0), (0, -1, 0), melt=0.010)
    s.lump(trim, f).ring((0, 0.014, 0), 0.104, 0.117, 0.013)
    lower = s.lump(paint, Frame())
    a = rig.shoulder[side] + (rig.elbow[side] - rig.shoulder[side]) * 0.30
    g = along(a, down, rig.chest.direction((0, 0, 1)), rig.build.size * rig.build.limbs)
    lower.at(g).drum((0, 0.04, 0), 0.055, 0.078, 0.076, 1.0, 0.018)


def gauntlets(
    s: Sculpture, rig: Rig, paint: str = "plate", trim: str = "trim", sides: tuple[str, ...] = ("right", "left")
) -> None:
    """Forearm guards with a flared cuff, and a plate on the elbow."""
    k = rig.build.limbs * rig.build.size
    for side in sides:
        elbow, wrist = rig.elbow[side], rig.wrist[side]
        f = along(elbow, wrist - elbow, rig.chest.direction((0, 0, 1)))
        length = float(np.linalg.norm(wrist - elbow))
        s.lump(paint, f).drum((0, length * 0.60, 0), length * 0.27, 0.070 * k, 0.056 * k, 1, 0.014 * k)
        s.lump(trim, f).drum((0, length * 0.33, 0), 0.018 * k, 0.076 * k, 0.076 * k, 1, 0.008 * k)
        s.lump(paint, Frame()).ball(elbow, 0.068 * k)


def greaves(s: Sculpture, rig: Rig, paint: str = "plate", trim: str = "trim") -> None:
    """Thigh plates, knee caps, shin guards and heavy boots."""
    k = rig.build.limbs * rig.build.size
    body.boots(s, rig, "boot", shaft=0.3, wide=0.074)
    for side, sign in SIDES:
        hip, knee, ankle = rig.hip[side], rig.knee[side], rig.ankle[side]
        front = rig.sole[side].direction((sign * 0.25, 0, 1))
        thigh = along(middle(hip, knee, 0.56), knee - hip, front, k)
        plate = s.lump(paint, thigh)
        plate.drum((0, 0, 0.006), 0.105, 0.104, 0.088, 1, 0.024).cut((0, 0, -0.02), (0, 0, -1), melt=0.012)
        plate.ring((0, -0.05, 0.006), 0.104, 0.104, 0.007, join="carve", melt=0.006)
        shin = along(middle(knee, ankle, 0.12), ankle - knee, front, k)
        length = float(np.linalg.norm(ankle - knee)) / k
        guard = s.lump(paint, shin)
        guard.drum((0, length * 0.44, 0.004), length * 0.40, 0.086, 0.078, 1, 0.022)
        for y in (0.30, 0.62):
            guard.ring((0, length * y, 0.004), 0.087, 0.087, 0.007, join="carve", melt=0.006)
        s.lump(trim, shin).box((0, length * 0.46, 0.082), (0.020, length * 0.10, 0.010), 0.006)
        s.lump(trim, along(knee, knee - (hip + ankle) / 2 + front * 0.02, front, k)).ball(
            (0, 0, 0), (0.062, 0.050, 0.070)
        )
        s.lump(paint, rig.sole[side]).ball((0, 0.050, 0.125), (0.050 * rig.build.limbs, 0.038, 0.056))


def fauld(s: Sculpture, rig: Rig, paint: str = "plate", trim: str = "belt") -> None:
    """Hip plates hanging from a belt with pouches."""
    b = rig.build
    band = body.torso(s, rig, trim, 0.024)
    band.at(rig.pelvis).cut((0, 0.085, 0), (0, 1, 0), melt=0.008).cut((0, 0.035, 0), (0, -1, 0), melt=0.008)
    for sign in (-1, 1):
        hip = rig.pelvis.move(sign * 0.150 * b.hips, -0.02, 0.01).turn(sign * 70, 0, 0)
        s.lump(paint, hip).box((0, -0.02, 0.035), (0.075, 0.085, 0.022), 0.020, turn=(0, -10, 0))
        pouch = rig.pelvis.move(sign * 0.085 * b.hips, 0.045, 0.125 * b.girth).turn(sign * 28, 0, 0)
        s.lump(trim, pouch).box((0, 0, 0), (0.036, 0.042, 0.026), 0.012)
    s.lump(paint, rig.pelvis).box((0, -0.045, 0.118 * b.girth), (0.055, 0.062, 0.022), 0.018, turn=(0, 8, 0))
