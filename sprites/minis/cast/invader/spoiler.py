"""The Spoiler Abomination: a towering nest on four pillars that breathes spores and drips mold where it walks."""

from __future__ import annotations

import numpy as np

from sprites.minis.cast.creature import Creature
from sprites.minis.cast.invader.xeno import XENO
from sprites.minis.frames import Frame, Point, curve, unit
from sprites.minis.paints import palette
from sprites.minis.parts import chitin
from sprites.minis.parts.chitin import BOTH, mirrored
from sprites.minis.parts.deck import INFESTED
from sprites.minis.sculpture import Sculpture


def _spoiler(s: Sculpture) -> None:
    root = Frame().turn(yaw=-16)
    _hind(s, root)
    _legs(s, root)
    trunk = root.move(0, 1.02, 0.10).turn(4, 6, -3)
    _trunk(s, trunk)
    _chimneys(s, trunk)
    _scythes(s, root, trunk)
    _grasping_arms(s, root, trunk)
    head = Frame(trunk.point((0, 1.06, 0.34)), root.turn(6, 16, 4).axes, 0.36)
    s.lump("hide", Frame(), 0.08).tube([trunk.point((0, 0.74, 0.06)), head.point((0, -0.1, -0.3))], (0.22, 0.15))
    _head(s, head)
    _drips(s, root)


def _hind(s: Sculpture, root: Frame) -> None:
    """The swollen brood sac, held by plates above and glowing below."""
    s.lump("hide", root, 0.12).ball((0, 0.96, 0.02), (0.36, 0.30, 0.36)).ball((0, 0.92, -0.42), (0.48, 0.42, 0.44))
    chitin.plates(
        s,
        root,
        [(0, 1.12, -0.02), (0, 1.20, -0.24), (0, 1.18, -0.48), (0, 1.02, -0.70), (0, 0.76, -0.84)],
        (0.42, 0.52, 0.50, 0.36),
        (0.27, 0.32, 0.32, 0.24),
        ridge="blade",
    )
    places: list[tuple[Point, float]] = [
        ((0.40, 0.84, -0.30), 0.17),
        ((0.44, 0.98, -0.54), 0.15),
        ((-0.42, 0.86, -0.28), 0.16),
        ((-0.40, 0.70, -0.44), 0.14),
        ((0.26, 0.64, -0.40), 0.17),
        ((-0.14, 0.62, -0.20), 0.16),
        ((0.12, 0.66, -0.08), 0.13),
    ]
    chitin.sacs(s, root, places)


def _legs(s: Sculpture, root: Frame) -> None:
    for hip_z, knee, foot in (
        (0.20, (0.74, 1.10, 0.36), (0.56, 0.34)),
        (-0.28, (0.82, 1.16, -0.40), (0.58, -0.36)),
    ):
        for side in BOTH:
            x, z = foot[0], foot[1] + 0.06 * side
            joints = [(0.24, 0.94, hip_z), knee, (x + 0.14, 0.46, z * 1.05), (x, 0.005, z)]
            chitin.limb(s, root, mirrored(joints, side), (0.135, 0.120, 0.085), "leg", spur=0.24)
            chitin.plates(
                s,
                root,
                mirrored([(0.34, 1.06, hip_z), (0.54, 1.13, (hip_z + knee[2]) / 2), (0.74, 1.15, knee[2])], side),
                (0.135, 0.125),
                (0.11, 0.10),
                under=None,
            )


def _trunk(s: Sculpture, trunk: Frame) -> None:
    """The upright body, split down the front by a maw with teeth on both lips."""
    flesh = s.lump("hide", trunk, 0.12)
    flesh.ball((0, 0.10, 0.02), (0.32, 0.30, 0.27)).ball((0, 0.56, 0.04), (0.46, 0.40, 0.32))
    flesh.ball((0, 0.30, 0.36), (0.125, 0.36, 0.26), join="carve", melt=0.05, paint="maw")
    for side in BOTH:
        lip = curve(
            [(0.02, 0.66, 0.34), (0.135, 0.50, 0.37), (0.15, 0.28, 0.32), (0.10, 0.08, 0.29), (0.01, -0.06, 0.28)], 3
        )
        s.lump("gum", trunk, 0.02).tube(mirrored(lip, side), 0.032)
        chitin.fangs(s, trunk, mirrored(lip[2:-1], side), (0, 0.30, 0.37), 0.15)
        pad = s.lump("chitin", trunk.move(side * 0.46, 0.78, 0.02).turn(0, 0, side * 32))
        pad.ball((0, 0, 0), (0.30, 0.24, 0.30)).cut((0, -0.07, 0), (0, -1, 0), melt=0.02)
        for x, z in ((0.10, 0.12), (0.20, -0.06), (0.02, -0.14)):
            chitin.claw(
                s,
                trunk.move(side * 0.46, 0.90, 0.02),
                mirrored([(x, 0.0, z), (x + 0.08, 0.18, z), (x + 0.10, 0.36, z - 0.05)], side),
                0.070,
            )
        breast = s.lump("chitin", trunk)
        breast.ball((side * 0.29, 0.58, 0.22), (0.19, 0.24, 0.14), turn=(side * 38, 0, side * 12)).cut(
            (0, 0.42, 0), (side * -0.4, -1, 0), melt=0.015
        )
        for y in (0.06, 0.20, 0.34):
            s.lump("leg", trunk).ball((side * 0.25, y, 0.20), (0.12, 0.065, 0.10), turn=(side * 40, 0, side * -16))
    chitin.sacs(s, trunk, [((0.02, 0.40, 0.10), 0.075), ((-0.02, 0.24, 0.10), 0.065)])
    chitin.plates(
        s,
        trunk,
        [(0, 0.92, -0.04), (0, 0.70, -0.16), (0, 0.42, -0.20), (0, 0.14, -0.18)],
        (0.40, 0.42, 0.34),
        (0.26, 0.26, 0.22),
        under=None,
    )


def _chimneys(s: Sculpture, trunk: Frame) -> None:
    """Stalks on the back with glowing mouths, and the caps of the mold between them."""
    for x, z, tall, thick in (
        (0.30, -0.20, 0.62, 0.105),
        (-0.26, -0.24, 0.78, 0.115),
        (0.04, -0.34, 0.95, 0.125),
        (-0.46, -0.14, 0.40, 0.080),
        (0.50, -0.16, 0.36, 0.075),
    ):
        lean = x * 0.45
        top = np.array([x + lean, 0.72 + tall, z - 0.10])
        line = curve([(x, 0.66, z), (x + lean * 0.25, 0.70 + tall * 0.5, z - 0.04), top], 3)
        stalk = s.lump("mold_skin", trunk, 0.02)
        stalk.tube(line, np.array([1.25, 1.1, 0.95, 0.9, 0.95, 1.1, 1.25]) * thick, whole=True)
        mouth = np.array([lean * 0.25, thick, 0])
        stalk.tube(
            [top - mouth * 0.6, top + mouth * 1.4], (thick * 0.72, thick * 0.98), join="carve", melt=0.02, paint="vent"
        )
        s.lump("spot", trunk).ball(top - mouth * 0.05, (thick * 0.66, thick * 0.30, thick * 0.66))
        for k in (2, 4):
            s.lump("mold_skin", trunk.move(*line[k])).ring((0, 0, 0), thick * 1.02, thick * 1.02, thick * 0.20)
    for x, y, z, size in (
        (0.20, 0.98, -0.06, 0.15),
        (-0.12, 1.02, -0.12, 0.12),
        (-0.44, 0.98, 0.0, 0.10),
        (0.58, 0.96, -0.02, 0.10),
    ):
        cap = s.lump("slime", trunk.move(x, y, z).turn(0, -10, x * 30))
        cap.ball((0, 0, 0), (size, size * 0.62, size)).cut((0, -size * 0.12, 0), (0, -1, 0), melt=0.01)
        s.lump("hide", trunk).tube([(x, y - 0.14, z), (x, y, z)], size * 0.35)
        for dx, dz in ((0.4, 0.6), (-0.5, 0.4), (0.0, 0.85)):
            s.lump("spot", trunk).ball((x + dx * size, y + size * 0.34, z + dz * size), size * 0.12)


def _scythes(s: Sculpture, root: Frame, trunk: Frame) -> None:
    for side, elbow, wrist, tip, bow in (
        (-1.0, (-0.98, 1.50, 0.30), (-1.16, 1.02, 0.62), (-0.66, 0.36, 0.96), (-1.22, 0.66, 0.86)),
        (1.0, (0.96, 2.10, 0.22), (1.26, 2.44, 0.40), (1.24, 1.56, 0.98), (1.46, 2.16, 0.80)),
    ):
        shoulder = root.local(trunk.point((side * 0.44, 0.74, 0.06)))
        chitin.limb(s, root, [shoulder, elbow, wrist], (0.135, 0.110), "leg", spur=0.20)
        s.lump("leg", root).ball(wrist, 0.095)
        start = np.array(wrist, float)
        chitin.blade(s, root, [start + (start - np.array(bow)) * 0.25, start, bow, tip], 0.135, edge=(-side, -0.4, 0))


def _grasping_arms(s: Sculpture, root: Frame, trunk: Frame) -> None:
    for side, elbow, wrist in (
        (-1.0, (-0.54, 1.10, 0.50), (-0.32, 1.20, 0.80)),
        (1.0, (0.58, 1.16, 0.46), (0.44, 0.98, 0.78)),
    ):
        shoulder = root.local(trunk.point((side * 0.30, 0.32, 0.16)))
        chitin.limb(s, root, [shoulder, elbow, wrist], (0.070, 0.062), "leg", spur=0.10)
        at, ahead = np.array(wrist, float), unit(np.array(wrist, float) - np.array(elbow, float))
        s.lump("leg", root).ball(at, 0.062)
        for out, drop in ((-0.7, -0.2), (0.0, -0.6), (0.7, -0.2), (0.1, 0.8)):
            spread = np.array([out, drop, 0.0])
            chitin.claw(s, root, [at, at + ahead * 0.10 + spread * 0.08, at + ahead * 0.22 + spread * 0.03], 0.036)


def _head(s: Sculpture, f: Frame) -> None:
    """A frilled head with eyes in a row under its brow and four mandibles round the mouth."""
    skull = s.lump("chitin", f, 0.10)
    skull.ball((0, 0.02, 0.0), (0.52, 0.46, 0.58)).ball((0, -0.28, 0.40), (0.36, 0.34, 0.42))
    skull.ball((0, -0.46, 0.66), (0.24, 0.24, 0.34), join="carve", melt=0.05, paint="maw")
    _frill(s, f.move(0, 0.10, -0.10).turn(0, -26, 0))
    for side in BOTH:
        s.lump("chitin", f, 0.06).tube(
            mirrored([(0.04, 0.14, 0.62), (0.26, 0.32, 0.52), (0.54, 0.46, 0.16)], side), (0.09, 0.14, 0.09)
        )
    chitin.eyes(
        s,
        f,
        [
            ((0.15, 0.02, 0.62), 0.080),
            ((0.31, 0.12, 0.54), 0.095),
            ((0.45, 0.20, 0.34), 0.080),
            ((0.27, -0.10, 0.56), 0.055),
        ],
    )
    chitin.jaws(s, f, (0.34, -0.30, 0.44), 0.78, 0.20, 0.140, "leg")
    chitin.jaws(s, f, (0.20, -0.56, 0.50), 0.60, 0.30, 0.090)
    chitin.fangs(s, f, [(x, -0.34, 0.80 - x * x) for x in (-0.18, -0.06, 0.06, 0.18)], (0, -1.3, 0.75), 0.26)


def _frill(s: Sculpture, f: Frame) -> None:
    """A shield of skin that stands behind the head, scalloped between the ribs that hold it."""
    ribs = np.radians((-84, -50, -17, 17, 50, 84))
    skin = s.lump("frill", f, 0.03)
    skin.ball((0, 0.18, -0.06), (1.12, 1.02, 0.10))
    for angle in (ribs[:-1] + ribs[1:]) / 2:
        skin.ball(
            (np.sin(angle) * 1.42, 0.18 + np.cos(angle) * 1.34, -0.06), (0.40, 0.40, 0.40), join="carve", melt=0.05
        )
    skin.ball((0, -0.95, 0), (1.3, 0.72, 0.6), join="carve", melt=0.04)
    for angle in ribs:
        out = np.array([np.sin(angle), np.cos(angle), 0.0])
        start = np.array([0, 0.12, 0.02])
        line = [
            start + out * 0.30,
            start + out * 0.80 + np.array([0, 0, 0.06]),
            start + out * 1.34 + np.array([0, 0, -0.10]),
        ]
        chitin.claw(s, f, line, 0.13, "blade")
    for angle in (ribs[:-1] + ribs[1:]) / 2:
        out = np.array([np.sin(angle) * 0.74, 0.14 + np.cos(angle) * 0.70, 0.03])
        s.lump("spot", f).ball(out, (0.07, 0.09, 0.05))


def _drips(s: Sculpture, root: Frame) -> None:
    """Mold that runs off the body and spreads on the deck."""
    for x, y, z, low in (
        (0.30, 0.56, -0.36, 0.0),
        (-0.12, 0.54, -0.14, 0.22),
        (0.12, 0.60, 0.0, 0.0),
        (-0.34, 0.62, -0.34, 0.0),
        (0.05, 0.94, 0.42, 0.48),
    ):
        end = (x * 1.02, low, z + 0.01)
        s.lump("slime", root, 0.03).tube(
            curve([(x, y, z), (x, (y + low) * 0.5, z), end], 3), (0.060, 0.036, 0.026, 0.022, 0.022, 0.026, 0.040)
        )
        if low:
            s.lump("slime", root).ball(end, (0.038, 0.052, 0.038))
        else:
            s.lump("slime", root, 0.04).ball(end, (0.20, 0.045, 0.17)).ball(
                (x + 0.14, 0, z + 0.08), (0.12, 0.032, 0.10)
            )


SCHEMES = {
    "a": {
        **XENO,
        **palette(
            chitin="33463c chitin",
            frill="8e3456 hide",
            leg="2a3530 chitin",
            hide="b3a288 hide",
            blade="d8c9a2 bone",
            mold_skin="7d8a4c hide",
            vent="26330f hide",
        ),
    }
}

SPOILER = Creature("abomination", (_spoiler,), SCHEMES, radius=0.86, canvas=384, floor=58, ground=INFESTED)
