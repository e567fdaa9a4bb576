"""Tanks: walls of shell on pillar legs, with fists that go through a bulkhead and a ram for a head."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from sprites.minis.cast.creature import Creature
from sprites.minis.cast.invader.xeno import XENO, posed
from sprites.minis.frames import Frame, Point, unit
from sprites.minis.paints import palette
from sprites.minis.parts import chitin
from sprites.minis.parts.chitin import BOTH, mirrored
from sprites.minis.parts.deck import INFESTED
from sprites.minis.sculpture import Sculpture


@dataclass(frozen=True)
class Bulk:
    """How a tank stands: each arm's elbow and fist, each foot, and the turns of trunk and head."""

    yaw: float
    right: tuple[Point, Point]
    left: tuple[Point, Point]
    feet: tuple[tuple[float, float], tuple[float, float]] = ((-0.30, 0.02), (0.30, -0.04))
    trunk: tuple[float, float, float] = (0, 8, 0)
    head: tuple[float, float, float] = (0, 6, 0)
    horns: int = 1
    sacs: bool = False


def _tank(s: Sculpture, bulk: Bulk) -> None:
    root = Frame().turn(yaw=bulk.yaw).grow(0.86)
    s.lump("hide", root, 0.08).ball((0, 0.62, -0.14), (0.32, 0.24, 0.26))
    for foot, side in zip(bulk.feet, BOTH, strict=True):
        _leg(s, root, side, foot)
    trunk = root.move(0, 0.72, -0.12).turn(*bulk.trunk)
    _trunk(s, trunk, bulk)
    for side, (elbow, fist) in zip(BOTH, (bulk.right, bulk.left), strict=True):
        _arm(
            s,
            root,
            root.local(trunk.point((side * 0.43, 0.46, 0.14))),
            np.array(elbow, float),
            np.array(fist, float),
            side,
        )
    head = Frame(trunk.point((0, 0.40, 0.46)), root.turn(*bulk.head).axes, 0.215)
    s.lump("hide", trunk, 0.05).tube([(0, 0.36, 0.16), trunk.local(head.point((0, 0, -0.3)))], (0.20, 0.15))
    _head(s, head, bulk.horns)


def _leg(s: Sculpture, root: Frame, side: float, foot: tuple[float, float]) -> None:
    x, z = foot
    hip, knee, ankle = (side * 0.22, 0.58, -0.14), (x + side * 0.10, 0.44, z + 0.14), (x, 0.12, z)
    s.lump("hide", root, 0.03).tube([hip, knee], (0.17, 0.13)).tube([knee, ankle], (0.125, 0.11))
    chitin.plates(
        s,
        root.move(*knee).turn(pitch=-70),
        [(0, 0.02, -0.16), (0, 0.03, 0.0), (0, 0.0, 0.16)],
        (0.135, 0.125),
        (0.11, 0.10),
        "leg",
        under=None,
    )
    s.lump("leg", root).ball((x, 0.09, z + 0.01), (0.135, 0.09, 0.14))
    for turn in (-0.7, 0.0, 0.7):
        out = unit((turn + side * 0.35, 0, 1.0))
        start = np.array([x, 0.06, z]) + out * 0.10
        chitin.claw(
            s,
            root,
            [start, start + out * 0.07 + np.array([0, 0.015, 0]), start + out * 0.13 - np.array([0, 0.05, 0])],
            0.042,
        )


def _trunk(s: Sculpture, trunk: Frame, bulk: Bulk) -> None:
    flesh = s.lump("hide", trunk, 0.10)
    flesh.ball((0, 0.10, 0.06), (0.34, 0.26, 0.30)).ball((0, 0.40, 0.10), (0.44, 0.30, 0.30))
    for y in (-0.02, 0.08, 0.18):
        s.lump("leg", trunk).ball((0, y, 0.285 + 0.18 * y), (0.21 + 0.25 * y, 0.062, 0.095), turn=(0, -8, 0))
    line = [(0, 0.50, 0.42), (0, 0.64, 0.24), (0, 0.68, -0.02), (0, 0.58, -0.28), (0, 0.34, -0.46), (0, 0.04, -0.50)]
    chitin.plates(
        s, trunk, line, (0.40, 0.56, 0.62, 0.56, 0.40), (0.19, 0.25, 0.28, 0.27, 0.22), "chitin", under="hide"
    )
    for y, z, wide in ((0.82, 0.22, 0.24), (0.94, -0.06, 0.30), (0.84, -0.38, 0.26)):
        for side in BOTH:
            chitin.claw(
                s,
                trunk,
                mirrored(
                    [(wide, y - 0.12, z), (wide * 1.25, y + 0.02, z - 0.06), (wide * 1.30, y + 0.13, z - 0.18)], side
                ),
                0.062,
            )
    for side in BOTH:
        for y, z in ((0.52, 0.02), (0.44, -0.14)):
            s.lump("spot", trunk).ball((side * 0.50, y + 0.02, z), (0.030, 0.034, 0.060))
    if bulk.sacs:
        chitin.sacs(s, trunk, [((0.12, 0.92, -0.08), 0.12), ((-0.10, 0.94, -0.14), 0.14), ((0.0, 0.90, -0.32), 0.12)])


def _arm(s: Sculpture, root: Frame, shoulder: np.ndarray, elbow: np.ndarray, fist: np.ndarray, side: float) -> None:
    s.lump("hide", root, 0.04).tube([shoulder, elbow], (0.17, 0.125)).tube(
        [elbow, (elbow + fist) / 2, fist], (0.13, 0.155, 0.12)
    )
    pad = s.lump("chitin", root.move(*shoulder).turn(0, 0, side * 30))
    pad.ball((0, 0.03, 0), (0.225, 0.205, 0.235)).cut((0, -0.03, 0), (0, -1, 0), melt=0.015)
    for z in (0.10, -0.08):
        chitin.claw(
            s, root.move(*shoulder), mirrored([(0.12, 0.15, z), (0.24, 0.26, z), (0.30, 0.40, z - 0.03)], side), 0.060
        )
    ahead = unit(fist - elbow)
    guard = [elbow - ahead * 0.10, elbow + (fist - elbow) * 0.40, elbow + (fist - elbow) * 0.92]
    out = (side * 0.55, 0.25, 0.80)
    chitin.plates(s, root, guard, (0.165, 0.175), (0.165, 0.175), "chitin", under=None, up=out)
    upper = [shoulder + (elbow - shoulder) * 0.35, elbow - (elbow - shoulder) * 0.02]
    chitin.plates(s, root, upper, (0.165,), (0.155,), "leg", under=None, up=out)
    chitin.claw(
        s,
        root,
        [
            elbow,
            elbow - ahead * 0.10 + np.array([side * 0.08, 0, 0]),
            elbow - ahead * 0.26 + np.array([side * 0.08, 0, 0]),
        ],
        0.060,
    )
    hand = s.lump("hide", root, 0.03)
    hand.ball(fist + ahead * 0.06, (0.165, 0.155, 0.165))
    across = unit(np.cross(ahead, (0.2, 0.3, 1.0)))
    front = unit(np.cross(across, ahead))
    for k in (-1.0, 0.0, 1.0):
        knuckle = fist + ahead * 0.16 + across * k * 0.10
        s.lump("leg", root).ball(knuckle, (0.070, 0.070, 0.070))
        chitin.claw(
            s, root, [knuckle, knuckle + ahead * 0.07 + front * 0.05, knuckle + ahead * 0.06 + front * 0.17], 0.046
        )


def _head(s: Sculpture, f: Frame, horns: int) -> None:
    """A low head behind a ram: a thick brow, small eyes in its shade, tusks below."""
    skull = s.lump("leg", f, 0.10)
    skull.ball((0, -0.02, 0.05), (0.62, 0.50, 0.62)).ball((0, -0.40, 0.34), (0.48, 0.30, 0.44))
    skull.ball((0, -0.42, 0.74), (0.34, 0.17, 0.30), join="carve", melt=0.05, paint="maw")
    ram = s.lump("chitin", f.turn(0, 12, 0), 0.08)
    ram.ball((0, 0.30, 0.34), (0.86, 0.34, 0.56)).ball((0, 0.52, -0.10), (0.72, 0.40, 0.60))
    ram.cut((0, 0.16, 0), (0, -1, 0.15), melt=0.03)
    for x in (-0.36, 0.0, 0.36):
        ram.tube([(x * 0.8, 0.34, 0.95), (x, 0.66, 0.52), (x * 1.1, 0.95, 0.0)], 0.05, join="carve", melt=0.07)
    if horns == 1:
        chitin.claw(s, f, [(0, 0.42, 0.70), (0, 0.66, 1.16), (0, 1.20, 1.30)], 0.24)
    else:
        for side in BOTH:
            chitin.claw(s, f, mirrored([(0.58, 0.40, 0.42), (1.05, 0.46, 0.72), (1.20, 0.92, 1.02)], side), 0.22)
    for side in BOTH:
        chitin.claw(s, f, mirrored([(0.40, -0.52, 0.56), (0.56, -0.50, 0.86), (0.48, -0.10, 1.06)], side), 0.14)
    chitin.eyes(s, f, [((0.26, 0.02, 0.60), 0.105), ((0.46, 0.0, 0.42), 0.080)])
    chitin.fangs(s, f, [(x, -0.28, 0.82 - x * x) for x in (-0.24, -0.12, 0.0, 0.12, 0.24)], (0, -1.4, 0.8), 0.22)


BULKS = (
    Bulk(
        yaw=-14,
        right=((-0.74, 0.94, 0.24), (-0.66, 0.44, 0.40)),
        left=((0.74, 0.96, 0.20), (0.68, 0.48, 0.34)),
    ),
    Bulk(
        yaw=22,
        right=((-0.98, 1.12, 0.06), (-1.08, 1.56, 0.18)),
        left=((0.74, 0.88, 0.26), (0.60, 0.46, 0.50)),
        feet=((-0.30, 0.10), (0.28, -0.14)),
        trunk=(-8, 2, -5),
        head=(8, 0, 4),
        horns=2,
    ),
    Bulk(
        yaw=-46,
        right=((-0.62, 1.00, 0.50), (-0.40, 0.96, 0.80)),
        left=((0.80, 0.96, -0.10), (0.84, 0.60, -0.36)),
        feet=((-0.26, 0.20), (0.26, -0.20)),
        trunk=(6, 24, 4),
        head=(10, 18, 0),
        horns=2,
        sacs=True,
    ),
    Bulk(
        yaw=8,
        right=((-0.84, 1.12, 0.18), (-0.72, 0.94, 0.58)),
        left=((0.86, 1.16, 0.16), (0.80, 1.10, 0.56)),
        feet=((-0.34, -0.02), (0.32, 0.08)),
        trunk=(4, -6, 3),
        head=(-6, -8, -6),
    ),
)

SCHEMES = {
    "a": {**XENO, **palette(chitin="3f6a72 chitin", leg="2f4a56 chitin", hide="9c8a86 hide", blade="d9cba6 bone")},
    "b": {**XENO, **palette(chitin="6c7432 chitin", leg="474e24 chitin", hide="b39a78 hide", blade="d9cba6 bone")},
}

TANK = Creature("tank", posed(_tank, BULKS), SCHEMES, radius=0.62, floor=44, ground=INFESTED)
