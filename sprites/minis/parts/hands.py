"""Hands with fingers: fists that grip, claws, open and pointing hands."""

from __future__ import annotations

from sprites.minis.frames import curve
from sprites.minis.rig import SIDES, Rig
from sprites.minis.sculpture import Lump, Sculpture

FINGERS = (-0.033, -0.011, 0.011, 0.033)


def hands(s: Sculpture, rig: Rig, paint: str = "skin", sides: tuple[str, ...] = ("right", "left")) -> None:
    """Both hands in the shapes that the pose asks for."""
    for side, sign in SIDES:
        if side in sides:
            hand(s, rig, side, sign, getattr(rig.pose, side).shape, paint)


def hand(s: Sculpture, rig: Rig, side: str, sign: float, shape: str, paint: str) -> Lump:
    """One hand; the thumb lies on the body's side when the palm faces forward."""
    lump = s.lump(paint, rig.hand[side], melt=0.010)
    thumb = -sign
    lump.ball((0, 0.045, 0), (0.043, 0.052, 0.022))
    lump.ball((thumb * 0.025, 0.028, 0.012), (0.024, 0.032, 0.020))
    if shape == "fist":
        for x in FINGERS:
            lump.tube(
                curve([(x, 0.082, -0.004), (x, 0.104, 0.022), (x * 0.96, 0.084, 0.050), (x * 0.94, 0.055, 0.046)], 2),
                0.0135,
                melt=0.004,
            )
        lump.tube(
            [(thumb * 0.038, 0.030, 0.016), (thumb * 0.046, 0.058, 0.040), (thumb * 0.030, 0.080, 0.058)],
            (0.017, 0.015, 0.012),
            melt=0.004,
        )
        return lump
    spread, curl, reach_ = {
        "claw": (1.9, 0.85, 1.12),
        "open": (1.45, 0.25, 1.0),
        "rest": (0.9, 0.55, 0.95),
        "point": (0.9, 0.0, 1.0),
    }[shape]
    for i, x in enumerate(FINGERS):
        bent = 1.5 if shape == "point" and (i if thumb < 0 else 3 - i) != 0 else curl
        length = (0.060, 0.072, 0.076, 0.066)[i if thumb > 0 else 3 - i] * reach_
        tip = (x * spread * 1.35, 0.086 + length * max(0.15, 1 - bent * 0.62), length * bent * 0.9)
        knuckle = (x * (0.4 + 0.6 * spread), 0.086 + length * 0.55 * max(0.4, 1 - bent * 0.25), length * bent * 0.26)
        lump.tube([(x, 0.078, 0), knuckle, tip], (0.0145, 0.0128, 0.0095), melt=0.003)
    out = 0.075 if shape in ("claw", "open") else 0.050
    lump.tube(
        [(thumb * 0.030, 0.022, 0.010), (thumb * out * 0.85, 0.055, 0.026), (thumb * out, 0.088, 0.030 + 0.02 * curl)],
        (0.018, 0.0145, 0.0105),
        melt=0.004,
    )
    return lump
