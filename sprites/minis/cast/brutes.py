"""Brutes: broad, heavy dead with tools of their trade grown into their fists."""

from __future__ import annotations

import numpy as np

from sprites.minis.cast.creature import DEAD, Creature
from sprites.minis.frames import Frame, along, curve
from sprites.minis.paints import palette
from sprites.minis.parts import body, garments, ghoul, hair, hats
from sprites.minis.parts.ghoul import Rot
from sprites.minis.parts.hands import hands
from sprites.minis.rig import Build, Foot, Hand, Pose, Rig
from sprites.minis.sculpture import Lump, Sculpture

HUGE = Build(
    size=1.06,
    shoulders=1.75,
    girth=1.62,
    waist=1.75,
    hips=1.5,
    belly=1.35,
    limbs=1.62,
    arms=1.22,
    head=0.94,
    hands=1.55,
)


def _bulk(s: Sculpture, rig: Rig, top: str, sleeve: float | None) -> Lump:
    """Legs, trunk and arms; `sleeve` says how far down the forearm the sleeves go, none leaves the arms bare."""
    body.trousers(s, rig, "trousers", thigh=0.100, knee=0.074, ankle=0.064, stop=0.8)
    body.boots(s, rig, shaft=0.4, wide=0.068)
    trunk = body.torso(s, rig, top, low=False)
    for side, sign in (("right", -1), ("left", 1)):
        paint = top if sleeve is not None else "skin"
        arm = body.sleeve(
            s,
            rig,
            side,
            paint,
            upper=0.078,
            wrist=0.066,
            stop=sleeve if sleeve is not None else 1.0,
            onto=trunk,
            ragged=bool(sleeve),
        )
        arm.ball(rig.shoulder[side] + rig.chest.direction((sign * 0.01, 0.02, 0)), 0.125, paint=paint, melt=0.06)
        if sleeve is not None:
            body.forearm(s, rig, side, wide=0.066, wrist=0.052)
    hands(s, rig)
    s.lump("skin", rig.chest, 0.05).tube(
        [(0, 0.08, -0.02), rig.chest.local(rig.head.point((0, -0.4, -0.15)))], (0.15, 0.10)
    )
    return trunk


def _apron(s: Sculpture, rig: Rig, paint: str) -> None:
    """A heavy apron from the chest to the knees."""
    bib = body.torso(s, rig, paint, 0.016)
    bib.cut((0, 0.06, 0), (0, 1, 0.1)).cut((0.15, 0, 0), (1, 0.25, 0)).cut((-0.15, 0, 0), (-1, 0.25, 0)).cut(
        (0, 0, 0.02), (0, 0, -1)
    )
    flap = s.lump(paint, rig.pelvis)
    flap.drape((0, 0.14, 0.10), 0.52, (0.24, 0.25), (0.27, 0.26), folds=5, tear=0.10, phase=0.9, shell=0.014)
    flap.cut((0, 0, 0.12), (0, 0, -1), melt=0.01)
    for sign in (-1, 1):
        garments.strap(s, rig, (sign * 0.13, 0, 0), (1, sign * 0.18, 0), paint, 0.02, 0.012)


def _butcher(s: Sculpture) -> None:
    rig = Rig(
        HUGE,
        Pose(
            right=Hand((-0.62, 1.02, 0.34), "fist", hold=(-0.35, 0.85, 0.35)),
            left=Hand((0.62, 0.80, 0.26), "claw", palm=(-0.5, -0.3, 0.7)),
            right_foot=Foot(-0.27, 0.08, -24),
            left_foot=Foot(0.27, -0.02, 26),
            yaw=-8,
            pelvis=(0, -0.10, 0),
            chest=(10, 14, -4),
            head=(6, 6, 6),
            crane=0.09,
        ),
    )
    _bulk(s, rig, "shirt", 0.1)
    _apron(s, rig, "apron")
    ghoul.ghoul(s, rig.head, Rot(jaw=0.35, nose=True, width=1.14, big_jaw=1.3, brow=1.3))
    hair.sideburns(s, rig.head, low=-0.6, thick=0.16, width=1.1)
    f = rig.grip("right", (0, -0.2, 1))
    s.lump("wood", f).tube([(0, -0.10, 0), (0, 0.12, 0)], (0.028, 0.024))
    s.lump("steel", f, 0.01).box((0, 0.32, 0.045), (0.012, 0.19, 0.105), 0.01).ball(
        (0, 0.46, 0.11), 0.022, join="carve"
    )
    ghoul.splash(s, f, [((0, 0.40, 0.12), 0.09), ((0, 0.2, 0.12), 0.05)])
    ghoul.splash(
        s,
        rig.pelvis,
        [
            ((-0.1, 0.1, 0.34), 0.10),
            ((0.12, -0.1, 0.36), 0.09),
            ((-0.05, -0.24, 0.36), 0.07),
            ((0.14, 0.22, 0.3), 0.06),
        ],
    )


def _smith(s: Sculpture) -> None:
    rig = Rig(
        HUGE,
        Pose(
            right=Hand((-0.70, 1.34, 0.16), "fist", hold=(-0.10, 0.95, -0.2), elbow=(-1, -0.3, -0.4)),
            left=Hand((0.58, 0.98, 0.36), "claw", palm=(-0.5, -0.4, 0.7)),
            right_foot=Foot(-0.24, -0.06, -26),
            left_foot=Foot(0.28, 0.12, 16),
            yaw=14,
            pelvis=(0.03, -0.10, 0),
            hips=(0, 0, 4),
            chest=(-14, 10, 8),
            head=(-8, 6, -4),
            crane=0.09,
        ),
    )
    _bulk(s, rig, "skin", None)
    _apron(s, rig, "leather")
    ghoul.ghoul(s, rig.head, Rot(jaw=0.5, width=1.12, big_jaw=1.25, brow=1.3, skull=-1))
    hair.beard(s, rig.head.move(0, -0.22, 0), length=0.55, full=0.9, paint="hair", width=1.15)
    f = rig.grip("right", (0, 0, 1))
    s.lump("wood", f).tube([(0, -0.16, 0), (0, 0.28, 0)], 0.024)
    s.lump("iron", f).box((0, 0.33, 0), (0.068, 0.070, 0.145), 0.02)
    for side in ("right", "left"):
        body.cuff(s, rig, side, "iron", radius=0.060, at=0.82, tall=0.036)
    links = rig.wrist["left"]
    for i, (x, y, z) in enumerate(curve([(0, 0, 0), (0.02, -0.14, 0.02), (0.0, -0.30, 0.03)], 4)):
        s.lump("iron", Frame(links + np.array([x, y, z]))).ring(
            (0, 0, 0), 0.026, 0.020, 0.009, turn=(90 * (i % 2), 90, 0)
        )


def _porter(s: Sculpture) -> None:
    rig = Rig(
        HUGE,
        Pose(
            right=Hand((-0.60, 1.44, 0.06), "fist", hold=(1, 0.10, 0), elbow=(-0.7, -0.9, 0.5)),
            left=Hand((0.62, 1.54, 0.02), "fist", hold=(-1, -0.10, 0), elbow=(0.7, -0.9, 0.5)),
            right_foot=Foot(-0.26, 0.12, -20),
            left_foot=Foot(0.26, -0.06, 28),
            yaw=-4,
            pelvis=(0, -0.12, 0),
            chest=(0, 14, -3),
            head=(4, 8, 4),
            crane=0.10,
        ),
    )
    trunk = _bulk(s, rig, "shirt", -0.2)
    garments.suspenders(s, rig, "belt", wide=0.024, apart=0.13)
    ghoul.wound(s, trunk, (0.10, -0.16), 0.09, ribs=3)
    garments.belt(s, rig, tall=0.032)
    ghoul.ghoul(s, rig.head, Rot(jaw=0.45, width=1.12, big_jaw=1.3, brow=1.25, one_eye=1))
    hats.kerchief(s, rig.head, paint="hat", low=0.34)
    right, left = rig.hand["right"].point((0, 0.07, 0.03)), rig.hand["left"].point((0, 0.07, 0.03))
    beam = along((right + left) / 2 + np.array([0, 0.03, -0.09]), left - right, (0, 0, 1))
    s.lump("wood", beam).box((0, 0, 0), (0.075, 0.84, 0.085), 0.012)
    for y in (-0.74, 0.74):
        s.lump("iron", beam).box((0, y, 0), (0.082, 0.035, 0.092), 0.008)
        s.lump("iron", beam).ball((0, y, 0.095), 0.022)
    ghoul.splash(s, beam, [((0.02, 0.55, 0.08), 0.09), ((-0.03, -0.5, 0.08), 0.06)])


def _bouncer(s: Sculpture) -> None:
    rig = Rig(
        HUGE,
        Pose(
            right=Hand((-0.66, 0.86, 0.22), "fist", hold=(0.2, 0.3, 1)),
            left=Hand((0.66, 1.22, 0.30), "fist", hold=(-0.2, 0.5, 1)),
            right_foot=Foot(-0.30, -0.04, -30),
            left_foot=Foot(0.26, 0.14, 12),
            yaw=20,
            pelvis=(-0.02, -0.12, 0),
            hips=(0, 4, -4),
            chest=(-8, 18, 6),
            head=(-14, 4, -6),
            crane=0.10,
        ),
    )
    trunk = _bulk(s, rig, "shirt", 0.35)
    garments.vest(s, rig, "vest", opening=0.12, puff=0.016, low=False)
    garments.belt(s, rig, tall=0.032)
    ghoul.wound(s, trunk, (0.02, 0.02), 0.06, ribs=0)
    ghoul.ghoul(s, rig.head, Rot(jaw=0.28, nose=True, width=1.16, big_jaw=1.35, brow=1.35, teeth=1.3))
    hair.cap(s, rig.head, full=1.0, line=0.12, width=1.1)
    hair.moustache(s, rig.head.move(0, 0.08, -0.06), droop=0.05, curl=0.14, paint="hair", wide=0.4)
    for side, sign in (("right", -1), ("left", 1)):
        weapons_frame = rig.hand[side]
        s.lump("brass", weapons_frame).tube([(-0.045, 0.108, 0.025), (0.045, 0.108, 0.025)], 0.014)
        ghoul.splash(s, weapons_frame, [((sign * 0.01, 0.09, 0.03), 0.04)])


SCHEMES = {
    "a": {
        **DEAD,
        **palette(
            skin="7f8f78 rot",
            trousers="43403e cloth",
            shirt="8d8064 cloth",
            apron="a99c84 cloth",
            leather="5a3820 leather",
            vest="4a2a28 cloth",
            hat="3a3430 felt",
            band="221d1a smooth",
            hair="2e2620 hair",
        ),
    },
    "b": {
        **DEAD,
        **palette(
            skin="a58c7c rot",
            trousers="3a4450 cloth",
            shirt="5c6a70 cloth",
            apron="7c6a58 cloth",
            leather="3a3230 leather",
            vest="5a5a34 cloth",
            hat="5a4630 felt",
            band="2a2018 smooth",
            hair="6a3a20 hair",
        ),
    },
}

BRUTE = Creature("brute", (_butcher, _smith, _porter, _bouncer), SCHEMES, radius=0.62, floor=44)
