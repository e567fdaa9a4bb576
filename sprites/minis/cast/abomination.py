"""The bowler abomination: a towering thing burst out of its Sunday suit, several dead grown into one."""

from __future__ import annotations

import numpy as np

from sprites.minis.cast.creature import DEAD, Creature
from sprites.minis.frames import Frame, along, curve
from sprites.minis.paints import palette
from sprites.minis.parts import body, garments, ghoul, hair, hats
from sprites.minis.parts.ghoul import Rot
from sprites.minis.parts.hands import hand, hands
from sprites.minis.rig import Build, Foot, Hand, Pose, Rig
from sprites.minis.sculpture import Sculpture

TOWER = Build(
    size=1.54,
    shoulders=1.45,
    girth=1.30,
    waist=1.0,
    hips=1.05,
    belly=0.55,
    limbs=1.22,
    arms=1.30,
    head=0.92,
    hands=1.55,
)


def _towering(s: Sculpture) -> None:
    rig = Rig(
        TOWER,
        Pose(
            right=Hand((-1.02, 0.92, 0.50), "claw", palm=(0.5, -0.2, 0.8), elbow=(-1, 0.4, -0.3)),
            left=Hand((0.96, 2.12, 0.40), "claw", palm=(-0.4, -0.5, 0.8), elbow=(1, 0.1, -0.4)),
            right_foot=Foot(-0.40, 0.22, -24),
            left_foot=Foot(0.36, -0.10, 26),
            yaw=-8,
            pelvis=(0.02, -0.12, 0),
            hips=(6, 6, 3),
            chest=(6, 18, -8),
            head=(8, 10, 8),
            crane=0.07,
        ),
    )
    body.trousers(s, rig, "trousers", thigh=0.098, knee=0.076, ankle=0.062, ragged=True, stop=0.72)
    body.boots(s, rig, shaft=0.2, wide=0.060)
    trunk = body.torso(s, rig, "skin")
    _opened_chest(s, rig, trunk)
    coat = garments.jacket(s, rig, "coat", opening=0.19, lapel="lapel")
    for x, y, size in ((0.23, 0.02, 0.07), (-0.25, -0.12, 0.06), (-0.21, 0.12, 0.05)):
        coat.ball((x, y, 0.10), size, join="carve", melt=0.006)
    garments.tails(
        s,
        rig,
        "coat",
        0.52,
        tear=0.34,
        wide=0.30,
        deep=0.25,
        gap=0.7,
        gap_hem=0.85,
        sway=(0.04, -0.06),
        onto=coat,
        phase=0.3,
    )
    garments.belt(s, rig, tall=0.022)
    body.sleeve(s, rig, "right", "skin", upper=0.082, wrist=0.066, stop=1.0, onto=trunk)
    body.sleeve(s, rig, "left", "coat", upper=0.080, wrist=0.074, stop=0.30, ragged=True, onto=coat)
    body.forearm(s, rig, "left", wide=0.064, wrist=0.046)
    body.sleeve(s, rig, "right", "coat", upper=0.090, wrist=0.085, stop=-0.35, ragged=True, onto=coat)
    hands(s, rig)
    _claws(s, rig)
    _third_arm(s, rig)
    s.lump("skin", rig.chest, 0.04).tube(
        [(0, 0.08, -0.02), rig.chest.local(rig.head.point((0, -0.4, -0.15)))], (0.115, 0.072)
    )
    ghoul.ghoul(s, rig.head, Rot(jaw=0.95, width=1.08, big_jaw=1.25, brow=1.2, teeth=1.7))
    hair.locks(
        s,
        rig.head,
        [[(x, 0.3, -0.3), (x * 1.15, -0.3, -0.25), (x * 1.1, -0.8, -0.1)] for x in (-0.6, -0.5, 0.5, 0.62)],
        0.10,
    )
    hats.bowler(s, rig.head, roll=-10, tilt=-6, wide=1.12, tall=0.88)
    _second_face(s, rig)
    ghoul.splash(s, rig.chest, [((0.05, 0.05, 0.2), 0.12), ((-0.15, -0.15, 0.16), 0.08), ((0.1, -0.3, 0.14), 0.09)])


def _opened_chest(s: Sculpture, rig: Rig, trunk) -> None:
    trunk.ball((0.0, -0.09, 0.20), (0.125, 0.15, 0.13), join="carve", melt=0.02, paint="flesh")
    for i, y in enumerate((0.02, -0.05, -0.12, -0.19)):
        for sign in (-1, 1):
            reach_ = 0.02 + 0.012 * i
            s.lump("bone", rig.chest).tube(
                curve(
                    [(sign * 0.145, y + 0.02, 0.10), (sign * 0.105, y + 0.01, 0.185), (sign * reach_, y - 0.02, 0.215)],
                    3,
                ),
                np.linspace(0.016, 0.007, 7),
            )
    s.lump("flesh", rig.chest, 0.02).ball((0.01, -0.06, 0.10), (0.06, 0.07, 0.05)).ball(
        (-0.03, -0.17, 0.09), (0.06, 0.05, 0.05)
    )


def _claws(s: Sculpture, rig: Rig) -> None:
    for side in ("right", "left"):
        for x in (-0.085, -0.03, 0.028, 0.083):
            s.lump("bone", rig.hand[side]).tube([(x, 0.118, 0.055), (x * 1.15, 0.150, 0.095)], (0.012, 0.003))


def _third_arm(s: Sculpture, rig: Rig) -> None:
    """A smaller arm that grows out of the right shoulder blade and clutches at the air."""
    start = rig.chest.point((-0.20, 0.16, -0.06))
    elbow = start + rig.root.direction((-0.42, 0.20, -0.02))
    wrist = elbow + rig.root.direction((-0.08, 0.34, 0.16))
    s.lump("skin", Frame(), 0.05).tube([start, elbow], (0.10, 0.066)).tube(
        [elbow, (elbow + wrist) / 2, wrist], (0.062, 0.064, 0.040)
    )
    s.lump("shirt", Frame(), 0.02).tube(
        [start + (elbow - start) * 0.35, elbow, elbow + (wrist - elbow) * 0.15], (0.094, 0.080, 0.076)
    )
    small = Rig(TOWER, Pose(right=Hand((0, 1, 0), "claw"), left=Hand((0.3, 1, 0))))
    small.hand["right"] = along(wrist, wrist - elbow, (0.4, -0.3, 1), 1.9)
    hand(s, small, "right", -1, "claw", "skin")


def _second_face(s: Sculpture, rig: Rig) -> None:
    """A face half sunk in the left shoulder."""
    f = Frame(rig.chest.point((0.235, 0.10, 0.065)), rig.root.turn(24, -8, 24).axes, 0.165)
    ghoul.ghoul(s, f, Rot(jaw=0.6, width=0.95, ears=False))


SCHEMES = {
    "a": {
        **DEAD,
        **palette(
            skin="8c8f7c rot",
            trousers="3a3540 cloth",
            coat="34303c cloth",
            lapel="4a4452 smooth",
            shirt="a79a80 cloth",
            hat="1e1b1d felt",
            band="7a1f1c smooth",
            hair="2a2420 hair",
        ),
    }
}

ABOMINATION = Creature("abomination", (_towering,), SCHEMES, radius=0.86, canvas=384, floor=58)
