"""The heads and wounds of the dead; heads are measured in half head heights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from sprites.minis.frames import Frame, Point, curve
from sprites.minis.rig import Rig
from sprites.minis.sculpture import Lump, Sculpture
from sprites.minis.trace import on_surface

BOTH = (-1.0, 1.0)


@dataclass(frozen=True)
class Rot:
    """How far gone a head is."""

    jaw: float = 0.35
    skew: float = 0.0
    width: float = 1.0
    big_jaw: float = 1.0
    brow: float = 1.0
    nose: bool = False
    skull: float = 0.0
    one_eye: float = 0.0
    cheek: float = 0.0
    teeth: float = 1.0
    ears: bool = True


def ghoul(s: Sculpture, frame: Frame, r: Rot) -> Lump:
    """A dead head: hollow cheeks, sunken sockets with pale eyes, an open jaw full of teeth."""
    w, drop = r.width, r.jaw
    lump = s.lump("skin", frame, melt=0.14)
    lump.ball((0, 0.30, -0.08), (0.67 * w, 0.67, 0.80))
    lump.ball((0, -0.05, 0.12), (0.56 * w, 0.58, 0.55))
    lump.ball((0, -0.32, 0.42), (0.31 * w, 0.20, 0.26))
    chin = np.array([r.skew, -0.72 - drop * 0.55, 0.36 - drop * 0.10])
    for side in BOTH:
        lump.tube(
            [
                (side * 0.46 * w, -0.22, -0.02),
                (side * 0.44 * w * r.big_jaw + r.skew * 0.5, -0.52 - drop * 0.28, 0.06),
                chin + np.array([side * 0.13 * r.big_jaw, 0, 0]),
            ],
            (0.12, 0.13 * r.big_jaw, 0.14 * r.big_jaw),
            melt=0.08,
            whole=True,
        )
        lump.ball((side * 0.43 * w, -0.12, 0.38), (0.16, 0.10, 0.17))
    lump.ball(chin + np.array([0, -0.02, 0.02]), (0.20 * r.big_jaw, 0.13, 0.15 * r.big_jaw))
    lump.tube(
        curve(
            [(-0.47 * w, 0.12, 0.40), (-0.24, 0.21, 0.57), (0, 0.15, 0.58), (0.24, 0.21, 0.57), (0.47 * w, 0.12, 0.40)],
            2,
        ),
        0.105 * r.brow,
        melt=0.09,
        whole=True,
    )
    mouth_y = -0.46 - drop * 0.26
    lump.ball((r.skew * 0.5, mouth_y, 0.52), (0.25, 0.10 + drop * 0.30, 0.34), join="carve", melt=0.06, paint="maw")
    for side in BOTH:
        lump.ball((side * 0.27 * w, 0.02, 0.70), (0.185, 0.150, 0.24), join="carve", melt=0.08, paint="socket")
        lump.ball((side * 0.47 * w, -0.45, 0.42), (0.13, 0.26, 0.20), join="carve", melt=0.13, paint="")
    if r.nose:
        lump.tube([(0, 0.12, 0.60), (0, -0.10, 0.70), (0.02, -0.20, 0.74)], (0.06, 0.065, 0.085), melt=0.05, whole=True)
        lump.ball((0, -0.24, 0.66), (0.12, 0.06, 0.10), melt=0.04)
    else:
        lump.tube([(0, 0.12, 0.60), (0, -0.04, 0.66)], (0.06, 0.05), melt=0.05)
        for side in BOTH:
            lump.ball((side * 0.045, -0.17, 0.68), (0.048, 0.095, 0.16), join="carve", melt=0.03, paint="socket")
    for side in BOTH:
        if side == r.one_eye:
            continue
        eye = frame.move(side * 0.27 * w, 0.02, 0.48)
        s.lump("deadeye", eye).ball((0, 0, 0), 0.125)
        s.decal("pupil", eye, soft=0.02, strength=0.85).ball((-0.01, 0, 0.12), (0.032, 0.032, 0.06))
    _teeth(s, frame, r, chin)
    if r.ears:
        for side in BOTH:
            s.lump("skin", frame.move(side * 0.64 * w, -0.03, -0.04).turn(yaw=side * 24), 0.03).ball(
                (0, 0, 0), (0.05, 0.17, 0.11)
            )
    pen = s.decal("gore", frame, soft=0.10, strength=0.85, on=("skin", "tooth"))
    pen.ball((r.skew * 0.8, chin[1] + 0.06, 0.52), (0.22, 0.13, 0.2))
    if r.cheek:
        pen.ball((r.cheek * 0.46, -0.40, 0.36), (0.20, 0.22, 0.25))
    if r.skull:
        s.decal("bone", frame, soft=0.06, on=("skin",)).ball((r.skull * 0.34, 0.66, 0.40), (0.34, 0.32, 0.36))
        s.decal("gore", frame, soft=0.10, strength=0.7, on=("skin",)).ball(
            (r.skull * 0.40, 0.42, 0.45), (0.30, 0.12, 0.3)
        )
    for side in BOTH:
        s.decal("bruise", frame, soft=0.16, strength=0.65, on=("skin",)).ball(
            (side * 0.28 * w, 0.0, 0.60), (0.20, 0.15, 0.15)
        )
        s.decal("bruise", frame, soft=0.2, strength=0.5, on=("skin",)).ball(
            (side * 0.46 * w, -0.42, 0.32), (0.10, 0.18, 0.18)
        )
    return lump


def _teeth(s: Sculpture, frame: Frame, r: Rot, chin: np.ndarray) -> None:
    upper = -0.42
    for i, x in enumerate(np.linspace(-0.165, 0.165, 6)):
        if (i * 7 + int(r.jaw * 10)) % 5 == 4 and r.teeth < 1.5:
            continue
        z = 0.62 - 1.6 * x * x
        tall = 0.055 * r.teeth * (1.15 if i in (1, 4) else 1)
        s.lump("tooth", frame).ball((x, upper - tall * 0.4, z), (0.029, tall, 0.032))
    for i, x in enumerate(np.linspace(-0.14, 0.14, 5)):
        if (i + int(r.jaw * 10)) % 4 == 3:
            continue
        s.lump("tooth", frame).ball(
            (x + chin[0], chin[1] + 0.13, chin[2] + 0.12 - 1.5 * x * x), (0.027, 0.055 * r.teeth, 0.03)
        )


def wound(
    s: Sculpture, lump: Lump, at: tuple[float, float], size: float = 0.07, ribs: int = 3, tall: float = 1.2
) -> None:
    """A hole torn in a garment or a body, with ribs in it."""
    x, y, z = on_surface(lump, [at])[0]
    lump.ball((x, y, z), (size, size * tall, size * 0.75), join="carve", melt=0.008, paint="flesh")
    for i in range(ribs):
        dy = (i - (ribs - 1) / 2) * size * 1.7 * tall / max(ribs, 1)
        lift = -0.2 * size
        s.lump("bone", lump.frame).tube(
            curve(
                [
                    (x - size * 0.95, y + dy + 0.01, z - size * 0.6),
                    (x, y + dy, z + lift),
                    (x + size * 0.95, y + dy - 0.014, z - size * 0.6),
                ],
                3,
            ),
            size * 0.155,
        )
    s.decal("gore", lump.frame, soft=0.05, strength=0.9).ball(
        (x, y - size * 0.7, z), (size * 1.05, size * tall * 1.2, size)
    )


def splash(s: Sculpture, frame: Frame, spots: Sequence[tuple[Point, float]], strength: float = 0.85) -> None:
    """Dried blood on whatever is there."""
    for at, size in spots:
        s.decal("gore", frame, soft=size * 0.6, strength=strength).ball(at, size)


def neck(s: Sculpture, rig: Rig, wide: float = 0.058) -> None:
    """The neck between chest and head, with its tendons."""
    top = rig.chest.local(rig.head.point((0, -0.42, -0.16)))
    s.lump("skin", rig.chest, 0.02).tube([(0, 0.10, -0.01), top], (wide * 1.25, wide))
    for side in BOTH:
        s.lump("skin", rig.chest).tube(
            [(side * 0.045, 0.16, 0.05), top + np.array([side * 0.045, 0.0, 0.02])], (0.014, 0.016)
        )
