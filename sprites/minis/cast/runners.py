"""Runners: lean dead that sprint, bent forward, in rags."""

from __future__ import annotations

from sprites.minis.cast.creature import DEAD, Creature
from sprites.minis.paints import palette
from sprites.minis.parts import body, garments, ghoul, hair, hats
from sprites.minis.parts.ghoul import Rot
from sprites.minis.parts.hands import hands
from sprites.minis.rig import Build, Foot, Hand, Pose, Rig
from sprites.minis.sculpture import Sculpture

LEAN = Build(size=0.96, shoulders=0.98, girth=0.84, waist=0.74, hips=0.88, limbs=0.80, arms=1.10, head=1.06, hands=1.22)


def _ragged(s: Sculpture, rig: Rig, top: str | None, sleeves: float = 0.3) -> None:
    """The clothes that all runners share: torn breeches, bare feet, and what is left of a shirt."""
    body.trousers(s, rig, "trousers", thigh=0.084, ragged=True, stop=0.42)
    body.bare_feet(s, rig)
    trunk = body.torso(s, rig, "skin", -0.004)
    for y in (-0.02, -0.065, -0.11):
        for sign in (-1, 1):
            trunk.tube(
                [(sign * 0.03, y + 0.015, 0.115), (sign * 0.10, y, 0.09), (sign * 0.155, y - 0.01, 0.02)],
                0.010,
                join="carve",
                melt=0.02,
                paint="",
            )
    if top:
        shirt = garments.vest(s, rig, top, puff=0.010, opening=0.085, low=False)
        for x, y in ((-0.12, -0.20), (0.05, -0.22), (0.13, -0.16), (-0.02, -0.26)):
            shirt.ball((x, y, 0.10), (0.05, 0.07, 0.09), join="carve", melt=0.004)
    for side in ("right", "left"):
        body.sleeve(s, rig, side, "skin", upper=0.050, wrist=0.034, stop=1.0, onto=trunk)
        if top and sleeves:
            body.sleeve(s, rig, side, top, upper=0.060, wrist=0.058, stop=sleeves, ragged=True)
    garments.belt(s, rig, "rope", buckle=None, tall=0.014)
    hands(s, rig)
    ghoul.neck(s, rig, 0.052)


def _sprinter(s: Sculpture) -> None:
    rig = Rig(
        LEAN,
        Pose(
            right=Hand((-0.30, 1.28, 0.62), "claw", palm=(0.3, -0.7, 0.6)),
            left=Hand((0.30, 1.00, -0.52), "claw", elbow=(0.6, 0.5, -0.8)),
            right_foot=Foot(-0.10, -0.62, 0, 0.26, 62),
            left_foot=Foot(0.10, 0.34, 0, 0.0, -6),
            yaw=-56,
            pelvis=(0, -0.10, -0.12),
            hips=(8, 24, 0),
            chest=(-14, 34, 0),
            head=(28, -6, 6),
            crane=0.05,
        ),
    )
    _ragged(s, rig, "shirt")
    ghoul.ghoul(s, rig.head, Rot(jaw=0.75, width=0.94, teeth=1.3))
    hair.locks(
        s,
        rig.head,
        [[(x, 0.75, -0.2), (x * 1.3, 0.75, -0.8), (x * 1.5, 0.55, -1.35)] for x in (-0.4, -0.15, 0.12, 0.38)],
        0.16,
    )
    hair.cap(s, rig.head, line=0.08, width=0.95)


def _clawer(s: Sculpture) -> None:
    rig = Rig(
        LEAN,
        Pose(
            right=Hand((-0.26, 1.12, 0.66), "claw", palm=(0.3, -0.7, 0.6)),
            left=Hand((0.22, 1.46, 0.60), "claw", palm=(-0.2, -0.7, 0.6)),
            right_foot=Foot(-0.10, 0.32, 0),
            left_foot=Foot(0.10, -0.56, 0, 0.20, 58),
            yaw=52,
            pelvis=(0, -0.12, -0.10),
            hips=(-6, 22, 0),
            chest=(10, 30, 0),
            head=(-26, -4, -8),
            crane=0.06,
        ),
    )
    _ragged(s, rig, "cloth", sleeves=0.6)
    ghoul.ghoul(s, rig.head, Rot(jaw=0.6, skew=-0.06, width=0.95, skull=1, teeth=1.2))
    hats.bandana(s, rig.head, paint="scarf")
    hair.locks(
        s, rig.head, [[(x, 0.7, -0.35), (x * 1.25, 0.5, -0.9), (x * 1.2, 0.05, -1.2)] for x in (-0.45, 0.0, 0.42)], 0.15
    )


def _leaper(s: Sculpture) -> None:
    rig = Rig(
        LEAN,
        Pose(
            right=Hand((-0.46, 1.62, 0.30), "claw", palm=(0.4, -0.5, 0.7)),
            left=Hand((0.50, 1.40, 0.34), "claw", palm=(-0.4, -0.5, 0.7)),
            right_foot=Foot(-0.20, 0.26, -10, 0.20, -14, (-0.6, 0.4, 1)),
            left_foot=Foot(0.18, -0.42, 14, 0.05, 66),
            yaw=-32,
            pelvis=(0, -0.06, -0.02),
            hips=(8, 18, 8),
            chest=(-6, 30, -6),
            head=(14, -6, -6),
            crane=0.06,
        ),
    )
    _ragged(s, rig, None)
    garments.strap(s, rig, (0, 0, 0), (0.75, 0.66, 0), "belt", puff=0.008)
    ghoul.ghoul(s, rig.head, Rot(jaw=0.85, width=0.96, one_eye=1, teeth=1.3))
    hair.cap(s, rig.head, line=0.10, full=0.98)
    hair.braid(
        s,
        rig.head,
        [(-0.3, 0.2, -0.75), (-0.75, 0.30, -0.95), (-1.15, 0.05, -1.0), (-1.45, -0.15, -0.9)],
        0.15,
        tie="scarf",
    )


def _scrambler(s: Sculpture) -> None:
    rig = Rig(
        LEAN,
        Pose(
            right=Hand((-0.30, 0.42, 0.62), "claw", palm=(0.1, -1, 0.3)),
            left=Hand((0.24, 1.00, 0.74), "claw", palm=(-0.1, -0.8, 0.5)),
            right_foot=Foot(-0.16, -0.50, -8, 0.06, 52),
            left_foot=Foot(0.16, 0.12, 8, 0.0, 0, (0.7, 0.4, 1)),
            yaw=44,
            pelvis=(0, -0.26, -0.20),
            hips=(0, 38, 0),
            chest=(4, 34, 0),
            head=(-22, -4, 6),
            crane=0.07,
        ),
    )
    _ragged(s, rig, "vest", sleeves=0.0)
    ghoul.ghoul(s, rig.head, Rot(jaw=0.7, skew=0.07, width=0.97, cheek=-1, teeth=1.3))
    hair.locks(
        s,
        rig.head,
        [[(x, 0.8, 0.0), (x * 1.4, 0.95, -0.55), (x * 1.8, 0.8, -1.05)] for x in (-0.42, -0.2, 0.04, 0.25, 0.45)],
        0.13,
    )


SCHEMES = {
    "a": {
        **DEAD,
        **palette(
            skin="b0926e rot",
            trousers="5a4a3a cloth",
            shirt="a83a28 cloth",
            cloth="9a6a2c cloth",
            scarf="8e2420 cloth",
            hair="2a1e18 hair",
            vest="7a2c22 leather",
        ),
    },
    "b": {
        **DEAD,
        **palette(
            skin="9aa692 rot",
            trousers="3a3e4a cloth",
            shirt="c07a2c cloth",
            cloth="8a2e2a cloth",
            scarf="c0902c cloth",
            hair="8a7a5c hair",
            vest="a05c24 leather",
        ),
    },
}

RUNNER = Creature("runner", (_sprinter, _clawer, _leaper, _scrambler), SCHEMES)
