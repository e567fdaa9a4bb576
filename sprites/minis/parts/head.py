"""Heads: skull, brow, sockets, eyes with lids, nose, lips, jaw, ears and wrinkles.

Lengths are half head heights: the chin is at y = -1, the crown at y = 1, the face looks along z.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from sprites.minis.frames import Frame, curve
from sprites.minis.sculpture import Lump, Sculpture
from sprites.minis.trace import on_surface

BOTH = (-1.0, 1.0)
EYE_X, EYE_Y, EYE_Z, EYE_R = 0.272, 0.015, 0.470, 0.160


@dataclass(frozen=True)
class Face:
    """What makes a face this person's; 1 is ordinary, 0 is none."""

    width: float = 1.0
    jaw: float = 1.0
    chin: float = 1.0
    cheek: float = 1.0
    gaunt: float = 0.0
    fat: float = 0.0
    soft: float = 0.0
    brow: float = 1.0
    nose: float = 1.0
    nose_width: float = 1.0
    hook: float = 0.0
    lips: float = 1.0
    mouth: float = 1.0
    smile: float = 0.0
    smirk: float = 0.0
    eye: float = 1.0
    open: float = 0.52
    slant: float = 0.0
    gaze: tuple[float, float] = (0.0, 0.0)
    brow_tilt: float = 0.0
    brow_thick: float = 1.0
    brow_rise: float = 0.0
    lashes: float = 0.5
    age: float = 0.3
    ears: float = 1.0
    stubble: float = 0.0


def head(s: Sculpture, frame: Frame, face: Face, skin: str = "skin") -> Lump:
    """A living head without hair; returns the skull, on whose surface more can be laid."""
    skull = _skull(s, frame, face, skin)
    _mouth(s, skull, face)
    _wrinkles(skull, face)
    _ears(s, frame, face, skin)
    _eyes(s, frame, face, skin)
    _brows(s, skull, face)
    _complexion(s, frame, face, skin)
    return skull


def _skull(s: Sculpture, frame: Frame, f: Face, skin: str) -> Lump:
    w, jaw = f.width, f.jaw
    lump = s.lump(skin, frame, melt=0.16)
    lump.ball((0, 0.30, -0.08), (0.69 * w, 0.68, 0.80))
    lump.ball((0, -0.15, 0.12), (0.58 * w, 0.70, 0.56))
    lump.ball((0, -0.56, 0.20), (0.44 * w * jaw, 0.34, 0.42))
    lump.ball((0, -0.82, 0.44), (0.17 * f.chin * w, 0.15, 0.16 * f.chin))
    for side in BOTH:
        lump.ball((side * 0.42 * w * jaw, -0.50, 0.02), (0.13, 0.22, 0.22))
        lump.ball((side * 0.40 * w, -0.13, 0.40), (0.17, 0.12 * f.cheek, 0.17 * f.cheek))
        if f.soft:
            lump.ball((side * 0.30 * w, -0.33, 0.37), np.array([0.24, 0.27, 0.235]) * f.soft)
        if f.fat:
            lump.ball((side * 0.36 * w, -0.42, 0.36), (0.22 * f.fat, 0.24 * f.fat, 0.22 * f.fat))
    if f.fat:
        lump.ball((0, -0.86, 0.12), (0.42 * f.fat, 0.22 * f.fat, 0.34 * f.fat))
    lump.tube(
        curve(
            [
                (-0.45 * w, 0.17, 0.40),
                (-0.22 * w, 0.20, 0.55),
                (0, 0.16, 0.57),
                (0.22 * w, 0.20, 0.55),
                (0.45 * w, 0.17, 0.40),
            ],
            2,
        ),
        0.095 * f.brow,
        melt=0.10,
        whole=True,
    )
    lump.ball((0, -0.50, 0.45 - 0.02 * f.soft), (0.29 * f.mouth, 0.22, 0.24))
    for side in BOTH:
        lump.ball(
            (side * EYE_X * w, EYE_Y + 0.015 * f.soft, 0.78 + 0.035 * f.soft),
            (0.185, 0.135 - 0.015 * f.soft, 0.22),
            join="carve",
            melt=0.14,
            paint="",
        )
        if f.gaunt:
            lump.ball(
                (side * 0.46 * w, -0.42, 0.52), (0.15, 0.26, 0.16 * f.gaunt + 0.05), join="carve", melt=0.16, paint=""
            )
    return lump


def _nose(lump: Lump, f: Face) -> None:
    long, wide = f.nose, f.nose_width
    tip_y, tip_z = 0.02 - 0.27 * long, 0.69 + 0.13 * long
    ridge = [
        (0, 0.16, 0.60),
        (0, 0.02, 0.66 + 0.035 * f.hook),
        (0, -0.10 * long, 0.71 + 0.06 * f.hook),
        (0, tip_y + 0.03, tip_z - 0.01),
    ]
    lump.tube(
        curve(ridge, 2), [0.062, 0.060, 0.058, 0.060, 0.066 * wide, 0.074 * wide, 0.084 * wide], melt=0.05, whole=True
    )
    lump.ball((0, tip_y - 0.02 * f.hook, tip_z), (0.098 * wide, 0.088, 0.095), melt=0.04)
    for side in BOTH:
        lump.ball(
            (side * 0.105 * wide, tip_y - 0.025, tip_z - 0.10),
            (0.066 * wide, 0.062 - 0.012 * f.soft, 0.085 - 0.01 * f.soft),
            melt=0.035 + 0.02 * f.soft,
        )
        lump.ball(
            (side * 0.052 * wide, tip_y - 0.085, tip_z - 0.045),
            (0.030 * wide, 0.028, 0.045),
            join="carve",
            melt=0.02,
            paint="nostril",
        )


def _mouth(s: Sculpture, skull: Lump, f: Face) -> None:
    m, y, full = 0.225 * f.mouth, -0.515, f.lips
    corner = {-1.0: f.smile * 0.07 - f.smirk * 0.03, 1.0: f.smile * 0.07 + f.smirk * 0.08}
    line = [
        (-m, y + corner[-1.0]),
        (-m * 0.52, y + corner[-1.0] * 0.30 + 0.010),
        (0, y - 0.006),
        (m * 0.52, y + corner[1.0] * 0.30 + 0.010),
        (m, y + corner[1.0]),
    ]
    upper = on_surface(
        skull, [(a, b + 0.020 * full * k) for (a, b), k in zip(line, (0.2, 1.15, 0.85, 1.15, 0.2), strict=True)], -0.012
    )
    lower = on_surface(
        skull,
        [(a * 0.88, b - 0.034 * full * k) for (a, b), k in zip(line, (0.2, 0.95, 1.2, 0.95, 0.2), strict=True)],
        -0.010,
    )
    slit = on_surface(skull, [(a * 1.04, b) for a, b in line], 0.0)
    lips = s.lump("lips", skull.frame, melt=0.02)
    lips.tube(
        curve(upper, 3),
        np.array([12, 19, 26, 31, 33, 34, 31, 34, 33, 31, 26, 19, 12]) * 0.001 * (0.50 + 0.42 * full),
        whole=True,
    )
    lips.tube(
        curve(lower, 3),
        np.array([12, 21, 30, 36, 40, 42, 43, 42, 40, 36, 30, 21, 12]) * 0.001 * (0.50 + 0.40 * full),
        whole=True,
    )
    lips.tube(curve(slit, 3), 0.011, join="carve", melt=0.012, paint="mouth")
    skull.tube(curve(slit, 3), 0.014, join="carve", melt=0.03, paint="mouth")
    skull.tube(
        on_surface(skull, [(-0.09, y - 0.135), (0, y - 0.145), (0.09, y - 0.135)]),
        0.018,
        join="carve",
        melt=0.07,
        paint="",
    )
    for side in BOTH:
        skull.ball(
            on_surface(skull, [(side * m * 1.12, y + corner[side] - 0.005)])[0],
            0.018,
            join="carve",
            melt=0.05,
            paint="",
        )


def _wrinkles(skull: Lump, f: Face) -> None:
    w, deep = f.width, 0.004 + 0.034 * f.age

    def crease(points: list[tuple[float, float]], depth: float, melt: float = 0.05) -> None:
        line = curve(on_surface(skull, points), 3)
        taper = np.sin(np.linspace(0.35, np.pi - 0.35, len(line)))
        skull.tube(line, depth * (0.05 + 0.95 * taper), join="carve", melt=melt, paint="")

    for side in BOTH:
        lift = f.smile * 0.02
        crease(
            [(side * 0.17, -0.25), (side * (0.27 + lift), -0.38), (side * (0.32 + lift), -0.54)],
            deep * (0.75 + 0.5 * max(0.0, f.smile)),
            0.07,
        )
        if f.age > 0.35:
            crease([(side * 0.15 * w, -0.13), (side * 0.27 * w, -0.185), (side * 0.40 * w, -0.14)], deep * 0.7, 0.06)
        if f.age > 0.45:
            for y in (0.10, 0.02, -0.06):
                crease([(side * 0.47 * w, y * 0.6), (side * 0.57 * w, y * 1.5)], deep * 0.55, 0.03)
            crease([(side * 0.36 * w, -0.60), (side * 0.34 * w, -0.74)], deep * 0.6)
        if f.brow_tilt > 0.1 and f.age > 0.15:
            crease([(side * 0.060, 0.10), (side * 0.052, 0.20), (side * 0.075, 0.29)], deep * 0.65, 0.04)
    if f.age > 0.4:
        for y in (0.38, 0.49, 0.59):
            crease([(-0.34 * w, y), (-0.12, y + 0.025), (0.12, y + 0.02), (0.34 * w, y + 0.005)], deep * 0.55, 0.05)
    _nose(skull, f)


def _ears(s: Sculpture, frame: Frame, f: Face, skin: str) -> None:
    for side in BOTH:
        ear = s.lump(skin, frame.move(side * 0.66 * f.width, -0.03, -0.04).turn(yaw=side * 22).grow(f.ears), melt=0.05)
        ear.ball((0, 0, 0), (0.06, 0.20, 0.13)).ball((side * 0.02, -0.15, 0.03), (0.05, 0.08, 0.06))
        ear.ball((side * 0.06, 0.02, 0.015), (0.05, 0.11, 0.065), join="carve", melt=0.03, paint="")


def _eyes(s: Sculpture, frame: Frame, f: Face, skin: str) -> None:
    for side in BOTH:
        r = EYE_R * f.eye
        socket = frame.move(side * EYE_X * f.width, EYE_Y, EYE_Z)
        s.lump("eye", socket).ball((0, 0, 0), r)
        tall, low = r * f.open, -r * 0.06
        lids = s.lump(skin, socket, melt=0.015)
        lids.ball((0, 0, 0), r * 1.13)
        lids.ball(
            (0, low, r),
            (r * 0.93, tall, r * 1.1),
            turn=(0, 0, -side * f.slant * 22),
            join="carve",
            melt=0.018,
            paint="lash",
        )
        angles = np.radians(np.linspace(172, 8, 9))
        rim = [(r * 0.93 * np.cos(a), low + tall * np.sin(a)) for a in angles]
        tip = np.radians(side * f.slant * -22)
        rim = [(x * np.cos(tip) - y * np.sin(tip), x * np.sin(tip) + y * np.cos(tip)) for x, y in rim]
        thick = np.linspace(0.6, 1.15, 9)[:: int(side)] * (0.010 + 0.013 * f.lashes)
        s.lump("lash", socket).tube([(x, y, np.sqrt(max((r * 1.13) ** 2 - x * x - y * y, 0))) for x, y in rim], thick)
        x, y = f.gaze[0] * r * 0.55, f.gaze[1] * r * 0.5 - 0.004
        z = r * 0.92
        s.decal("iris", socket, soft=0.014, on=("eye",)).ball((x, y, z), (0.086, 0.086, 0.09))
        s.decal("iris_dark", socket, soft=0.03, strength=0.7, on=("eye",)).ball((x, y + 0.058, z), (0.10, 0.045, 0.09))
        s.decal("pupil", socket, soft=0.012, on=("eye",)).ball((x, y, z), (0.040, 0.040, 0.08))
        s.decal("glint", socket, soft=0.010, on=("eye",)).ball((x - 0.034, y + 0.036, z), (0.022, 0.022, 0.08))


def _brows(s: Sculpture, skull: Lump, f: Face) -> None:
    if f.brow_thick <= 0:
        return
    w, tilt, t = f.width, f.brow_tilt * 0.10, 0.040 * f.brow_thick
    for side in BOTH:
        rise = f.brow_rise + 0.06 * f.smirk * (side > 0)
        points = [
            (side * 0.095, 0.175 - tilt + rise * 0.5),
            (side * 0.22 * w, 0.222 - tilt * 0.2 + rise),
            (side * 0.36 * w, 0.235 + tilt * 0.6 + rise),
            (side * 0.50 * w, 0.160 + tilt * 0.6 + rise * 0.7),
        ]
        line = curve(on_surface(skull, points, 0.0), 3)
        s.lump("brow", skull.frame, melt=0.01).tube(
            line, t * np.array([0.85, 1.05, 1.15, 1.15, 1.1, 1.05, 0.95, 0.8, 0.65, 0.45])
        )


def _complexion(s: Sculpture, frame: Frame, f: Face, skin: str) -> None:
    on = (skin,)
    for side in BOTH:
        s.decal("blush", frame, soft=0.26, strength=0.42, on=on).ball(
            (side * 0.38 * f.width, -0.20, 0.45), (0.12, 0.10, 0.15)
        )
        s.decal("shade", frame, soft=0.12, strength=0.42, on=on).ball(
            (side * EYE_X * f.width, 0.02, 0.60), (0.20, 0.13, 0.15)
        )
    s.decal("blush", frame, soft=0.12, strength=0.38, on=on).ball((0, 0.02 - 0.27 * f.nose, 0.82), (0.09, 0.08, 0.10))
    if f.stubble:
        pen = s.decal("stubble", frame, soft=0.22, strength=0.55 * f.stubble, on=on)
        pen.ball((0, -0.68, 0.30), (0.44 * f.width * f.jaw, 0.28, 0.40))
        s.decal("stubble", frame, soft=0.08, strength=0.45 * f.stubble, on=on).ball(
            (0, -0.40, 0.66), (0.22, 0.06, 0.14)
        )


def freckles(s: Sculpture, skull: Lump, paint: str = "shade", count: int = 26, seed: int = 4) -> None:
    """Freckles over nose and cheeks."""
    rng = np.random.default_rng(seed)
    places = [
        (float(x), float(y)) for x, y in zip(rng.normal(0, 0.26, count), rng.normal(-0.16, 0.07, count), strict=True)
    ]
    for p in on_surface(skull, places):
        s.decal(paint, skull.frame, soft=0.012, strength=0.65, on=("skin",)).ball(p, float(rng.uniform(0.010, 0.018)))


def scar(s: Sculpture, skull: Lump, points: list[tuple[float, float]], paint: str = "scar") -> None:
    """A pale seam on the face."""
    line = curve(on_surface(skull, points), 3)
    s.decal(paint, skull.frame, soft=0.012, strength=0.8, on=("skin",)).tube(line, 0.015)


def eyepatch(s: Sculpture, skull: Lump, side: float, face: Face, paint: str = "patch") -> None:
    """A leather patch over one eye, its band running up under the hat and back to the ear."""
    eye = side * EYE_X * face.width
    s.lump(paint, skull.frame, 0.03).ball((eye, -0.01, 0.555), (0.225, 0.20, 0.115), turn=(side * 16, 0, 0))
    s.lump("patch_edge", skull.frame, 0.0).ring((eye, -0.01, 0.575), 0.205, 0.185, 0.022, turn=(side * 16, 90, 0))
    for band in ([(0.17, 0.13), (0.02, 0.30), (-0.20, 0.46), (-0.44, 0.60)], [(0.42, 0.06), (0.55, 0.12)]):
        line = on_surface(skull, [(side * x, y) for x, y in band], 0.004)
        s.lump(paint, skull.frame).tube(curve(line, 4), 0.026)
