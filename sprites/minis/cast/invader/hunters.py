"""Hunters: lean Xenos on two springing legs, bodies stretched low behind long skulls and scythes."""

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

Leg = tuple[Point, Point, Point, Point]


@dataclass(frozen=True)
class Chase:
    """How a hunter moves: each leg's knee, hock, heel and toes, and each arm's elbow, wrist and blade tip."""

    yaw: float
    right_leg: Leg
    left_leg: Leg
    right_arm: tuple[Point, Point, Point]
    left_arm: tuple[Point, Point, Point]
    tail: tuple[Point, ...]
    lift: float = 0.0
    pitch: float = 0.0
    head: tuple[float, float, float] = (0, 0, 0)
    jaw: float = 0.3


def _hunter(s: Sculpture, chase: Chase) -> None:
    root = Frame().turn(yaw=chase.yaw)
    body = root.move(0, 0.72 + chase.lift, -0.12).turn(pitch=chase.pitch)
    _body(s, body)
    _tail(s, root, body, chase.tail)
    for side, joints in zip(BOTH, (chase.right_leg, chase.left_leg), strict=True):
        hip = root.local(body.point((side * 0.11, 0.0, 0.0)))
        _leg(s, root, [hip, *joints])
    for side, (elbow, wrist, tip) in zip(BOTH, (chase.right_arm, chase.left_arm), strict=True):
        shoulder = root.local(body.point((side * 0.13, 0.13, 0.44)))
        _arm(s, root, shoulder, elbow, wrist, tip)
    neck = body.point((0, 0.22, 0.56))
    head = Frame(neck + root.direction((0, 0.08, 0.10)), root.turn(*chase.head).axes, 0.150)
    s.lump("hide", Frame(), 0.03).tube(
        [body.point((0, 0.12, 0.40)), neck, head.point((0, -0.1, -0.2))], (0.10, 0.075, 0.06)
    )
    _head(s, head, chase.jaw)


def _body(s: Sculpture, body: Frame) -> None:
    flesh = s.lump("hide", body, 0.06)
    flesh.ball((0, 0.0, 0.0), (0.13, 0.13, 0.16)).ball((0, 0.02, 0.20), (0.095, 0.10, 0.16))
    flesh.ball((0, 0.09, 0.42), (0.145, 0.15, 0.19))
    for z in (0.28, 0.36, 0.44):
        for side in BOTH:
            flesh.tube(
                [(0, -0.04, z), (side * 0.09, 0.0, z - 0.01), (side * 0.15, 0.10, z - 0.04)],
                0.011,
                join="carve",
                melt=0.02,
            )
    chitin.plates(
        s,
        body,
        [(0, 0.20, 0.56), (0, 0.17, 0.42), (0, 0.11, 0.27), (0, 0.07, 0.12), (0, 0.06, -0.04), (0, 0.06, -0.18)],
        (0.125, 0.145, 0.120, 0.125, 0.120),
        (0.10, 0.12, 0.10, 0.105, 0.095),
        under=None,
    )
    for z, y, long in ((0.44, 0.28, 0.20), (0.28, 0.22, 0.17), (0.12, 0.17, 0.14), (-0.04, 0.15, 0.11)):
        chitin.claw(s, body, [(0, y - 0.03, z), (0, y + long * 0.55, z - 0.05), (0, y + long * 0.85, z - 0.17)], 0.030)
    for side in BOTH:
        for z, y in ((0.20, 0.03), (0.05, 0.0)):
            s.lump("spot", body).ball((side * (0.100 + 0.02 * (z < 0.1)), y, z), (0.014, 0.024, 0.034))


def _tail(s: Sculpture, root: Frame, body: Frame, points: tuple[Point, ...]) -> None:
    line = curve([root.local(body.point((0, 0.03, -0.10))), *points], 3)
    count = len(line) - 1
    wide = np.linspace(0.085, 0.026, count)
    s.lump("hide", root, 0.01).tube(line, np.linspace(0.080, 0.016, len(line)))
    chitin.plates(s, root, line, wide, wide * 0.95, under=None)
    last, before = np.array(line[-1]), np.array(line[-2])
    ahead = (last - before) / np.linalg.norm(last - before)
    chitin.blade(
        s, root, [last - ahead * 0.02, last + ahead * 0.12, last + ahead * 0.25 + np.array([0, 0.03, 0])], 0.055
    )


def _leg(s: Sculpture, root: Frame, joints: list[Point]) -> None:
    hip, knee, hock, heel, toe = (np.array(j, float) for j in joints)
    s.lump("leg", root, 0.02).tube([hip, hip + (knee - hip) * 0.35, knee], (0.075, 0.082, 0.040), whole=True)
    chitin.limb(s, root, [knee, hock, heel], (0.046, 0.030), "leg", spur=0.09)
    ahead = (toe - heel) / np.linalg.norm(toe - heel)
    across = np.cross(ahead, (0, 1, 0))
    for turn in (-0.55, 0.0, 0.55):
        out = ahead + across * turn
        chitin.claw(s, root, [heel, heel + out * 0.08 + np.array([0, 0.02, 0]), heel + out * 0.155], 0.026)
    s.lump("leg", root).ball(heel, 0.030)


def _arm(s: Sculpture, root: Frame, shoulder: np.ndarray, elbow: Point, wrist: Point, tip: Point) -> None:
    chitin.limb(s, root, [shoulder, elbow, wrist], (0.050, 0.042), "leg", spur=0.09)
    s.lump("leg", root).ball(wrist, 0.042)
    start, end = np.array(wrist, float), np.array(tip, float)
    bow = (start + end) / 2 + np.array([0, 0.10, 0.02])
    chitin.blade(s, root, [start - (end - start) * 0.12, bow, end], 0.062)


def _head(s: Sculpture, f: Frame, jaw: float) -> None:
    """A long narrow skull, its crest running far back, with eyes in a row along each side."""
    skull = s.lump("chitin", f, 0.10)
    skull.ball((0, 0.05, 0.10), (0.42, 0.38, 0.62)).ball((0, -0.02, 0.62), (0.28, 0.24, 0.50))
    skull.ball((0, -0.34, 0.62), (0.24, 0.14, 0.60), join="carve", melt=0.05, paint="maw")
    crest = s.lump("chitin", f, 0.08)
    crest.tube(
        curve([(0, 0.22, 0.25), (0, 0.52, -0.45), (0, 0.78, -1.15), (0, 0.86, -1.75)], 3),
        np.linspace(0.34, 0.05, 10),
        whole=True,
    )
    for side in BOTH:
        crest.tube(mirrored([(0.26, 0.22, 0.0), (0.42, 0.42, -0.65), (0.50, 0.50, -1.20)], side), (0.20, 0.13, 0.03))
    lower = f.move(0, -0.30, 0.0).turn(pitch=12 + jaw * 50)
    s.lump("chitin", lower, 0.06).ball((0, -0.08, 0.40), (0.23, 0.13, 0.62)).ball(
        (0, 0.06, 0.50), (0.15, 0.10, 0.55), join="carve", melt=0.04, paint="maw"
    )
    for side in BOTH:
        row = [(side * (0.21 - 0.13 * max(0.0, z - 0.75)), -0.16, z) for z in (0.45, 0.62, 0.79, 0.96, 1.06)]
        chitin.fangs(s, f, row, (side * 0.10, -1.2, 0.85), 0.24)
        low = [(side * (0.17 - 0.10 * max(0.0, z - 0.6)), -0.02, z) for z in (0.45, 0.65, 0.85, 0.96)]
        chitin.fangs(s, lower, low, (side * 0.08, 1.2, 0.75), 0.18)
    chitin.eyes(s, f, [((0.27, 0.14, 0.62), 0.105), ((0.36, 0.16, 0.36), 0.090), ((0.40, 0.20, 0.10), 0.070)])


CHASES = (
    Chase(
        yaw=-56,
        right_leg=((-0.16, 0.52, 0.32), (-0.15, 0.30, 0.08), (-0.15, 0.03, 0.22), (-0.15, 0.02, 0.36)),
        left_leg=((0.14, 0.58, 0.06), (0.15, 0.42, -0.34), (0.15, 0.16, -0.44), (0.15, 0.05, -0.36)),
        right_arm=((-0.34, 1.02, 0.34), (-0.34, 1.10, 0.62), (-0.24, 0.74, 1.00)),
        left_arm=((0.36, 0.78, 0.16), (0.38, 0.60, 0.42), (0.30, 0.30, 0.78)),
        tail=((0, 0.80, -0.42), (0, 0.98, -0.66), (0, 1.26, -0.76)),
        pitch=6,
        head=(14, 4, 4),
        jaw=0.5,
    ),
    Chase(
        yaw=50,
        right_leg=((-0.15, 0.60, 0.10), (-0.15, 0.40, -0.28), (-0.15, 0.14, -0.36), (-0.15, 0.04, -0.28)),
        left_leg=((0.16, 0.50, 0.30), (0.16, 0.28, 0.04), (0.15, 0.03, 0.20), (0.15, 0.02, 0.34)),
        right_arm=((-0.40, 0.98, 0.12), (-0.46, 1.28, 0.10), (-0.44, 1.62, 0.40)),
        left_arm=((0.34, 0.92, 0.42), (0.30, 0.94, 0.70), (0.20, 0.60, 1.00)),
        tail=((0.05, 0.74, -0.44), (0.12, 0.84, -0.72), (0.10, 1.08, -0.92)),
        pitch=-8,
        lift=0.02,
        head=(-20, 6, -6),
        jaw=0.7,
    ),
    Chase(
        yaw=-22,
        right_leg=((-0.26, 0.44, 0.26), (-0.24, 0.28, -0.04), (-0.24, 0.03, 0.10), (-0.30, 0.02, 0.24)),
        left_leg=((0.26, 0.44, 0.22), (0.26, 0.28, -0.08), (0.24, 0.03, 0.04), (0.30, 0.02, 0.18)),
        right_arm=((-0.44, 1.02, 0.26), (-0.60, 1.18, 0.42), (-0.70, 0.80, 0.74)),
        left_arm=((0.44, 1.08, 0.20), (0.60, 1.36, 0.26), (0.95, 1.26, 0.62)),
        tail=((0.10, 0.76, -0.38), (0.34, 1.00, -0.50), (0.42, 1.34, -0.40)),
        lift=-0.10,
        pitch=-14,
        head=(6, 10, 0),
        jaw=0.9,
    ),
    Chase(
        yaw=38,
        right_leg=((-0.16, 0.86, 0.26), (-0.18, 0.56, 0.40), (-0.18, 0.46, 0.60), (-0.18, 0.40, 0.74)),
        left_leg=((0.14, 0.62, -0.02), (0.15, 0.36, -0.30), (0.14, 0.03, -0.26), (0.14, 0.02, -0.12)),
        right_arm=((-0.44, 1.28, -0.02), (-0.60, 1.52, -0.02), (-0.66, 1.76, 0.30)),
        left_arm=((0.40, 1.34, 0.22), (0.48, 1.54, 0.42), (0.36, 1.34, 0.82)),
        tail=((0.0, 0.62, -0.44), (-0.04, 0.46, -0.70), (-0.02, 0.50, -0.92)),
        lift=0.10,
        pitch=-34,
        head=(-10, 8, -4),
        jaw=0.8,
    ),
)

SCHEMES = {
    "a": {**XENO, **palette(chitin="8e2f4e chitin", leg="5a2440 chitin", hide="c79a9c hide", blade="e3d6b8 bone")},
    "b": {**XENO, **palette(chitin="6a4aa0 chitin", leg="43306a chitin", hide="b7a3c4 hide", blade="e3d6b8 bone")},
}

HUNTER = Creature("hunter", posed(_hunter, CHASES), SCHEMES, ground=INFESTED)
