"""Workers: the swarm's diggers, four thin legs under a reared trunk, a broad shield of a head and hooks for hands."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from sprites.minis.cast.creature import Creature
from sprites.minis.cast.invader.xeno import XENO, posed
from sprites.minis.frames import Frame, Point, curve
from sprites.minis.paints import palette
from sprites.minis.parts import chitin
from sprites.minis.parts.chitin import BOTH, mirrored
from sprites.minis.parts.deck import INFESTED
from sprites.minis.sculpture import Sculpture


@dataclass(frozen=True)
class Stance:
    """How a worker stands: places are those of its left side, in its own axes."""

    yaw: float = -30.0
    low: float = 0.0
    rear: float = 0.0
    sway: float = 0.0
    head: tuple[float, float, float] = (0, 10, 0)
    right: tuple[Point, Point] = ((-0.42, 0.86, 0.30), (-0.34, 1.02, 0.62))
    left: tuple[Point, Point] = ((0.42, 0.86, 0.30), (0.34, 1.02, 0.62))
    steps: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    jaws: float = 0.15
    horn: bool = False
    swollen: bool = False


def _worker(s: Sculpture, stance: Stance) -> None:
    root = Frame().turn(yaw=stance.yaw).move(0, -stance.low, -0.02)
    _hind(s, root, stance)
    _legs(s, root, stance)
    trunk = root.move(0, 0.58, 0.08).turn(stance.sway, 16 - stance.rear, 0)
    chest = _trunk(s, trunk)
    _arms(s, root, chest, stance)
    head = Frame(chest.point((0, 0.28, 0.13)), root.turn(*stance.head).axes, 0.205)
    s.lump("hide", Frame(), 0.02).tube([chest.point((0, 0.10, 0)), head.point((0, -0.15, -0.25))], (0.085, 0.060))
    _head(s, head, stance)


def _hind(s: Sculpture, root: Frame, stance: Stance) -> None:
    """The thorax, and the plated abdomen carried behind it."""
    s.lump("hide", root, 0.05).ball((0, 0.54, -0.04), (0.15, 0.14, 0.22))
    fat = 1.22 if stance.swollen else 1.0
    chitin.plates(
        s,
        root,
        [(0, 0.60, -0.08), (0, 0.64, -0.24), (0, 0.72, -0.40), (0, 0.78, -0.55), (0, 0.76, -0.68)],
        np.array([0.17, 0.205, 0.185, 0.12]) * fat,
        np.array([0.15, 0.185, 0.165, 0.105]) * fat,
        ridge="chitin",
    )
    for side in BOTH:
        for y, z, out in ((0.66, -0.27, 0.195), (0.74, -0.43, 0.178)):
            s.lump("spot", root).ball((side * out * fat, y, z), (0.020, 0.030, 0.040))
    if stance.swollen:
        chitin.sacs(
            s, root, [((0.10, 0.93, -0.34), 0.085), ((-0.09, 0.95, -0.40), 0.095), ((0.02, 0.99, -0.52), 0.070)]
        )
    chitin.plates(
        s, root, [(0, 0.62, 0.16), (0, 0.63, 0.02), (0, 0.62, -0.12)], (0.145, 0.165), (0.12, 0.13), under=None
    )


def _legs(s: Sculpture, root: Frame, stance: Stance) -> None:
    low = stance.low
    spread = ((0.13, 0.12, 0.285, 0.24), (0.14, -0.10, 0.30, -0.26))
    for (hip, hip_z, foot, foot_z), steps in zip(spread, (stance.steps[:2], stance.steps[2:]), strict=True):
        for side, step in zip(BOTH, steps, strict=True):
            joints = [
                (hip, 0.55, hip_z),
                (foot * 1.25, 0.68, (hip_z + foot_z) * 0.5 + step * 0.4),
                (foot * 1.12, 0.24, foot_z * 1.05 + step * 0.8),
                (foot, 0.005 + low, foot_z + step),
            ]
            chitin.limb(s, root, mirrored(joints, side), (0.052, 0.044, 0.028), "leg", spur=0.08)


def _trunk(s: Sculpture, trunk: Frame) -> Frame:
    """The reared part of the body: ribbed belly in front, plates behind; returns the frame of its chest."""
    belly = s.lump("hide", trunk, 0.05)
    belly.ball((0, 0.06, 0.02), (0.125, 0.16, 0.11)).ball((0, 0.26, 0.03), (0.155, 0.16, 0.125))
    for y in (0.02, 0.09, 0.16):
        belly.tube(
            [(-0.13, y + 0.02, 0.06), (0, y - 0.01, 0.15), (0.13, y + 0.02, 0.06)], 0.012, join="carve", melt=0.02
        )
    for i, y in enumerate((0.045, 0.115)):
        s.lump("spot", trunk).ball((0, y + 0.01, 0.118 + 0.012 * i), (0.022, 0.016, 0.014))
    for side in BOTH:
        pad = s.lump("chitin", trunk.move(side * 0.15, 0.34, 0.0).turn(0, 0, side * 34))
        pad.ball((0, 0, 0), (0.095, 0.085, 0.105)).cut((0, -0.035, 0), (0, -1, 0), melt=0.01)
        bib = s.lump("chitin", trunk)
        bib.ball((side * 0.075, 0.29, 0.085), (0.085, 0.085, 0.070), turn=(side * 18, 0, side * 10)).cut(
            (0, 0.235, 0.1), (0, -1, 0), melt=0.01
        )
    chitin.plates(
        s, trunk, [(0, 0.42, -0.02), (0, 0.28, -0.06), (0, 0.12, -0.07)], (0.15, 0.14), (0.11, 0.10), under=None
    )
    return trunk.move(0, 0.30, 0.02)


def _arms(s: Sculpture, root: Frame, chest: Frame, stance: Stance) -> None:
    for side, (elbow, wrist) in zip(BOTH, (stance.right, stance.left), strict=True):
        shoulder = root.local(chest.point((side * 0.16, 0.03, 0.02)))
        elbow_at, wrist_at = np.array(elbow, float), np.array(wrist, float)
        chitin.limb(
            s, root, [shoulder, elbow_at, wrist_at + (wrist_at - elbow_at) * 0.05], (0.052, 0.050), "leg", spur=0.08
        )
        s.lump("leg", root).ball(wrist_at, 0.052)
        ahead = (wrist_at - elbow_at) / np.linalg.norm(wrist_at - elbow_at)
        down = np.array([0, -1, 0.0])
        for bend, out, long in ((1.0, 0.0, 1.0), (0.5, 0.55, 0.72), (0.5, -0.55, 0.72)):
            across = np.array([out, 0, 0])
            line = [
                wrist_at,
                wrist_at + (ahead * 0.11 + across * 0.09) * long,
                wrist_at + (ahead * 0.19 + across * 0.13 + down * 0.06 * bend) * long,
                wrist_at + (ahead * 0.22 + across * 0.10 + down * 0.17 * bend) * long,
            ]
            chitin.claw(s, root, line, 0.038 * (0.75 + 0.25 * long))


def _head(s: Sculpture, f: Frame, stance: Stance) -> None:
    """A heart-shaped head that narrows to the mouth, with mandibles as long as the face and bent feelers."""
    skull = s.lump("chitin", f, 0.10)
    for side in BOTH:
        skull.ball((side * 0.28, 0.34, -0.22), (0.42, 0.44, 0.56))
    skull.ball((0, 0.02, 0.14), (0.50, 0.52, 0.50)).ball((0, -0.42, 0.42), (0.32, 0.30, 0.34))
    skull.tube([(0, 0.36, 0.62), (0, 0.78, 0.10), (0, 0.82, -0.55)], (0.03, 0.07, 0.10), join="carve", melt=0.14)
    skull.ball((0, -0.68, 0.66), (0.22, 0.20, 0.28), join="carve", melt=0.05, paint="maw")
    for side in BOTH:
        s.lump("leg", f, 0.05).tube(
            mirrored([(0.08, 0.16, 0.64), (0.30, 0.30, 0.54), (0.56, 0.30, 0.16)], side), (0.08, 0.11, 0.07)
        )
        feeler = [(0.16, 0.36, 0.56), (0.46, 0.82, 0.62), (0.86, 1.02, 0.20), (1.10, 0.92, -0.36)]
        s.lump("leg", f).tube(curve(mirrored(feeler, side), 3), np.linspace(0.060, 0.022, 10))
    if stance.horn:
        chitin.claw(s, f, [(0, 0.26, 0.55), (0, 0.60, 0.92), (0, 1.10, 0.92)], 0.17)
    chitin.eyes(s, f, [((0.30, 0.10, 0.55), 0.110), ((0.46, -0.06, 0.34), 0.080), ((0.17, -0.10, 0.66), 0.050)])
    chitin.jaws(s, f, (0.26, -0.48, 0.50), 0.86, stance.jaws, 0.165)
    chitin.fangs(s, f, [(x, -0.54, 0.74 - x * x) for x in (-0.15, -0.05, 0.05, 0.15)], (0, -1.3, 0.75), 0.22)


STANCES = (
    Stance(),
    Stance(
        yaw=34,
        rear=14,
        head=(-10, -6, -6),
        right=((-0.40, 1.24, 0.22), (-0.44, 1.46, 0.46)),
        left=((0.40, 0.84, 0.34), (0.30, 0.92, 0.66)),
        steps=(0.06, -0.05, -0.04, 0.06),
        jaws=0.42,
    ),
    Stance(
        yaw=-12,
        low=0.08,
        rear=-16,
        sway=10,
        head=(4, 4, 10),
        right=((-0.46, 0.66, 0.36), (-0.40, 0.42, 0.62)),
        left=((0.48, 0.80, 0.30), (0.56, 0.62, 0.58)),
        steps=(0.02, 0.10, -0.05, -0.02),
        swollen=True,
    ),
    Stance(
        yaw=18,
        rear=20,
        head=(0, -12, 6),
        right=((-0.50, 1.10, 0.16), (-0.62, 1.32, 0.34)),
        left=((0.50, 1.14, 0.14), (0.60, 1.38, 0.30)),
        jaws=0.5,
        horn=True,
    ),
    Stance(
        yaw=-48,
        rear=-6,
        sway=-8,
        head=(24, 6, -8),
        right=((-0.40, 0.78, 0.40), (-0.22, 0.78, 0.72)),
        left=((0.42, 1.16, 0.26), (0.30, 1.36, 0.50)),
        steps=(0.10, -0.08, -0.06, 0.10),
        jaws=0.3,
    ),
    Stance(
        yaw=52,
        low=0.05,
        rear=-10,
        head=(-30, 2, 4),
        right=((-0.46, 0.98, 0.34), (-0.40, 1.02, 0.68)),
        left=((0.40, 0.72, 0.44), (0.24, 0.60, 0.74)),
        steps=(-0.06, 0.08, 0.08, -0.06),
        swollen=True,
        horn=True,
    ),
)

SCHEMES = {
    "a": {**XENO, **palette(chitin="b58440 chitin", leg="7a4f2c chitin", hide="cdb79a hide", blade="33231c chitin")},
    "b": {**XENO, **palette(chitin="a05a3c chitin", leg="5f3a30 chitin", hide="c9b0a0 hide", blade="2b1d1c chitin")},
}


WORKER = Creature("worker", posed(_worker, STANCES), SCHEMES, ground=INFESTED)
