"""The brawlers: Carl, Henry, Kassey and May."""

from __future__ import annotations

from sprites.minis.cast.character import Character, bust_pose, complexion
from sprites.minis.frames import Frame
from sprites.minis.paints import palette
from sprites.minis.parts import body, garments, hair, hats, weapons
from sprites.minis.parts.hands import hands
from sprites.minis.parts.head import Face, head, scar
from sprites.minis.rig import Build, Foot, Hand, Pose, Rig
from sprites.minis.sculpture import Sculpture

SIDES = ("right", "left")


def _carl(s: Sculpture, rig: Rig, face: Face) -> None:
    body.trousers(s, rig, "trousers")
    body.boots(s, rig, shaft=0.5)
    shirt = body.torso(s, rig, "shirt", low=False)
    for side in SIDES:
        body.sleeve(s, rig, side, "shirt", upper=0.064, wrist=0.060, stop=0.25, onto=shirt)
        body.cuff(s, rig, side, "shirt", radius=0.068, at=0.22, tall=0.025)
        body.forearm(s, rig, side, wide=0.056, wrist=0.042)
        body.cuff(s, rig, side, "belt", radius=0.047, at=0.88, tall=0.03)
    garments.suspenders(s, rig, "braces")
    garments.belt(s, rig)
    hands(s, rig)
    body.neck(s, rig, 0.086)
    skull = head(s, rig.head, face)
    scar(s, skull, [(0.30, 0.62), (0.36, 0.45), (0.34, 0.30)])
    hair.moustache(s, rig.head, droop=0.02, thick=0.115, wide=0.40, curl=0.20)
    hats.bandana(s, rig.head, full=1.15)


def _carl_axe(s: Sculpture, rig: Rig) -> None:
    weapons.axe(s, rig.grip("right", (0.6, 0.1, 0.8)), up=0.60, down=0.34, big=1.5)


CARL = Character(
    "carl",
    Build(size=1.06, shoulders=1.24, girth=1.22, waist=1.2, limbs=1.16, belly=0.42, hands=1.14),
    Pose(
        right=Hand((-0.36, 1.06, 0.30), "fist", hold=(0.55, 0.80, 0.05)),
        left=Hand((0.10, 1.34, 0.36), "fist", hold=(0.62, 0.72, 0.05)),
        right_foot=Foot(-0.26, 0.10, -24),
        left_foot=Foot(0.24, -0.10, 28),
        yaw=14,
        pelvis=(0.0, -0.08, 0),
        chest=(-22, 4, 0),
        head=(-14, 2, -4),
    ),
    Face(
        width=1.06,
        jaw=1.18,
        chin=1.15,
        brow=1.25,
        brow_tilt=0.8,
        brow_thick=1.4,
        nose_width=1.3,
        hook=0.4,
        lips=0.7,
        open=0.46,
        age=0.55,
        stubble=0.9,
    ),
    {
        **complexion("c48a62", "5a3018", "4c6a72"),
        **palette(
            shirt="8e2f26 cloth",
            trousers="4a4a55 cloth",
            braces="d0b98a leather",
            scarf="c9a23f cloth",
            scar="dca98a skin",
        ),
    },
    _carl,
    _carl_axe,
    bust_pose(-22, (8, 2, -4)),
    skyline="saloon",
    shift=(0.0, -0.08),
)


def _henry(s: Sculpture, rig: Rig, face: Face) -> None:
    body.trousers(s, rig, "trousers", thigh=0.098)
    body.boots(s, rig, shaft=0.35)
    shirt = body.torso(s, rig, "shirt", low=False)
    garments.vest(s, rig, "vest", opening=0.10)
    for side in SIDES:
        body.sleeve(s, rig, side, "shirt", upper=0.062, wrist=0.052, stop=0.8, onto=shirt)
        body.forearm(s, rig, side)
    garments.belt(s, rig, puff=0.03)
    hands(s, rig)
    body.neck(s, rig, 0.074)
    head(s, rig.head, face)
    hair.cap(s, rig.head, full=1.03, line=0.02, width=1.04)
    hair.beard(s, rig.head, length=0.80, full=1.05, width=1.08)
    hair.moustache(s, rig.head, droop=0.08, thick=0.11, wide=0.38, curl=0.06)
    seat = hats.cowboy(s, rig.head, wide=1.34, curl=-0.06, dip=-0.22, tall=0.80, tilt=-10, roll=6, ragged=0.012)
    s.lump("pages", seat).drum((0.0, 0.42, 0.86), 0.14, 0.075, 0.065, 1, 0.02)
    s.lump("flame", seat).ball((0.0, 0.64, 0.86), (0.05, 0.10, 0.05))
    s.lump("iron", seat).ring((0, 0.30, 0.84), 0.10, 0.10, 0.03)


def _henry_pick(s: Sculpture, rig: Rig) -> None:
    weapons.pickaxe(s, rig.grip("right", (1, 0.2, 0.1)), up=0.50, down=0.32, reach_=0.34)


HENRY = Character(
    "henry",
    Build(size=0.92, shoulders=1.08, girth=1.16, waist=1.18, belly=0.62, limbs=1.06, head=1.12, hands=1.16),
    Pose(
        right=Hand((-0.30, 1.24, 0.12), "fist", hold=(-0.52, 0.84, -0.15), elbow=(-0.8, -0.7, 0.2)),
        left=Hand((0.24, 0.96, 0.10), "fist", elbow=(1, 0.1, -0.1), fingers=(-1, -0.2, 0.2)),
        right_foot=Foot(-0.20, 0.0, -22),
        left_foot=Foot(0.15, 0.10, 30),
        yaw=10,
        pelvis=(-0.04, -0.04, 0),
        hips=(0, -4, -7),
        chest=(-6, -4, 8),
        head=(-6, -2, -8),
    ),
    Face(
        width=1.05,
        cheek=1.4,
        nose=1.1,
        nose_width=1.4,
        smile=1.3,
        mouth=1.15,
        brow_thick=1.5,
        brow_rise=0.05,
        open=0.42,
        age=0.9,
        smirk=0.4,
        gaze=(-0.2, 0),
    ),
    {
        **complexion("cf9070", "8a8078", "4a5a48", grey=0.65),
        **palette(
            shirt="a8402c cloth",
            vest="5c4a34 leather",
            trousers="3c4658 cloth",
            hat="7a5c3c felt",
            band="3a2a1c smooth",
        ),
    },
    _henry,
    _henry_pick,
    bust_pose(16, (-2, -3, -7)),
    skyline="mine",
    zoom=0.95,
    shift=(0, 0.03),
)


def _kassey(s: Sculpture, rig: Rig, face: Face) -> None:
    body.boots(s, rig, shaft=0.5)
    garments.skirt(s, rig, "skirt", 0.74, hem=(0.30, 0.28), folds=8, phase=0.7)
    blouse = body.torso(s, rig, "shirt", low=False)
    for side in SIDES:
        body.sleeve(s, rig, side, "shirt", upper=0.056, wrist=0.062, stop=-0.15, onto=blouse)
        body.sleeve(s, rig, side, "skin", upper=0.052, wrist=0.038, stop=1.0)
        body.cuff(s, rig, side, "belt", radius=0.044, at=0.80, tall=0.05)
    apron = body.torso(s, rig, "apron", 0.014)
    apron.cut((0, 0.03, 0), (0, 1, 0.1)).cut((0.12, 0, 0), (1, 0.2, 0)).cut((-0.12, 0, 0), (-1, 0.2, 0)).cut(
        (0, 0, 0.0), (0, 0, -1)
    )
    flap = s.lump("apron", Frame(rig.pelvis.origin, garments.middle_axes(rig), rig.build.size))
    flap.drape((0, 0.10, 0.015), 0.56, (0.165, 0.130), (0.24, 0.28), folds=8, phase=0.7, shell=0.012).cut(
        (0, 0, 0.06), (0, 0, -1)
    )
    for sign in (-1, 1):
        garments.strap(s, rig, (sign * 0.09, 0, 0), (1, sign * 0.2, 0), "apron", 0.016, 0.012)
    garments.belt(s, rig, puff=0.024, at=0.10)
    hands(s, rig)
    body.neck(s, rig, 0.062)
    head(s, rig.head, face)
    hair.cap(s, rig.head, full=1.0, line=0.04, width=0.96)
    hats.kerchief(s, rig.head, low=0.34)
    for side in (-1, 1):
        s.lump("brass", rig.head).ring((side * 0.69, -0.34, 0.02), 0.085, 0.085, 0.02, turn=(70, 90, 0))


def _kassey_hammer(s: Sculpture, rig: Rig) -> None:
    f = rig.grip("right", (0, 0.3, 1))
    s.lump("wood", f).tube([(0, -0.14, 0), (0, 0.34, 0)], 0.021)
    s.lump("iron", f).box((0, 0.37, 0), (0.054, 0.056, 0.115), 0.014)
    s.lump("steel", f).box((0, 0.37, 0.108), (0.050, 0.052, 0.012), 0.01)


KASSEY = Character(
    "kassey",
    Build(size=1.0, shoulders=1.02, girth=0.98, waist=0.92, hips=1.08, bust=0.95, limbs=0.98, head=1.0, hands=1.05),
    Pose(
        right=Hand((-0.50, 1.40, 0.10), "fist", hold=(-0.28, 0.9, -0.2), elbow=(-1, -0.5, -0.2)),
        left=Hand((0.38, 1.12, 0.30), "fist", hold=(-0.4, 0.7, 0.5)),
        right_foot=Foot(-0.20, -0.10, -30),
        left_foot=Foot(0.15, 0.08, 10),
        yaw=16,
        pelvis=(0.03, -0.05, 0.02),
        hips=(0, 0, 5),
        chest=(14, 2, -8),
        head=(-6, 2, 6),
    ),
    Face(
        width=0.97,
        jaw=0.90,
        chin=0.90,
        brow=0.62,
        cheek=1.35,
        nose=0.84,
        nose_width=1.22,
        lips=1.4,
        mouth=1.0,
        eye=1.12,
        open=0.56,
        brow_tilt=0.12,
        brow_rise=0.03,
        brow_thick=0.72,
        lashes=1.1,
        age=0.08,
        smirk=0.35,
        soft=0.9,
    ),
    {
        **complexion("7a4a30", "1c1412", "3a2416", lips="7a3530", warm=0.7),
        **palette(shirt="c8b48a cloth", skirt="3c4a5c cloth", apron="5a3a22 leather", scarf="b0562a cloth"),
    },
    _kassey,
    _kassey_hammer,
    bust_pose(-26, (6, -1, 5)),
    skyline="town",
    shift=(0, -0.06),
)


def _may(s: Sculpture, rig: Rig, face: Face) -> None:
    body.trousers(s, rig, "trousers", thigh=0.086, knee=0.062, ankle=0.050)
    body.boots(s, rig, shaft=0.45, wide=0.058)
    jacket = body.torso(s, rig, "jacket", 0.006)
    garments.tails(s, rig, "jacket", 0.26, gap=0.5, gap_hem=0.9, wide=0.21, deep=0.18, onto=jacket, sway=(0, -0.05))
    for y in (0.09, 0.02, -0.05, -0.12):
        s.lump("trim", rig.chest).tube([(-0.05, y, 0.148), (0.0, y, 0.162), (0.05, y, 0.148)], 0.009)
    for side in SIDES:
        body.sleeve(s, rig, side, "jacket", upper=0.056, wrist=0.050, stop=0.78, onto=jacket)
        body.cuff(s, rig, side, "trim", radius=0.054, at=0.74, tall=0.018)
        body.forearm(s, rig, side, wide=0.040, wrist=0.032)
    garments.belt(s, rig, "sash", None, tall=0.036, puff=0.018)
    s.lump("sash", rig.pelvis, 0.02).tube(
        [(0.12, 0.08, 0.08), (0.17, -0.08, 0.10), (0.20, -0.24, 0.06)], (0.024, 0.034, 0.016)
    )
    hands(s, rig)
    garments.collar(s, rig, "trim", 0.066)
    body.neck(s, rig, 0.054)
    head(s, rig.head, face)
    hair.cap(s, rig.head, full=1.02, line=0.07, width=0.96)
    hair.locks(
        s,
        rig.head,
        [
            [
                (side * 0.30, 0.70, 0.52),
                (side * 0.60, 0.35, 0.42),
                (side * 0.66, -0.25, 0.30),
                (side * 0.60, -0.70, 0.34),
            ]
            for side in (-1, 1)
        ],
        0.06,
        taper=0.2,
    )
    if rig.pose.yaw < 0:
        hair.braid(
            s,
            rig.head,
            [(0.2, 0.1, -0.75), (0.65, -0.1, -1.1), (1.1, 0.05, -1.3), (1.65, 0.15, -1.3), (2.0, 0.0, -1.2)],
            0.17,
        )
    else:
        hair.braid(
            s,
            rig.head,
            [(-0.3, -0.2, -0.7), (-0.62, -0.85, -0.25), (-0.55, -1.35, 0.35), (-0.5, -2.1, 0.62), (-0.48, -2.7, 0.65)],
            0.17,
        )


def _may_knives(s: Sculpture, rig: Rig) -> None:
    weapons.machete(s, rig.grip("right", (0.3, -1, 0.2)), long=0.42)
    weapons.knife(s, rig.grip("left", (0, -1, 0.3)), long=0.24)


MAY = Character(
    "may",
    Build(size=0.93, shoulders=0.88, girth=0.86, waist=0.80, hips=0.94, bust=0.72, limbs=0.88, head=1.06),
    Pose(
        right=Hand((-0.50, 1.10, 0.36), "fist", hold=(-0.85, 0.35, 0.3)),
        left=Hand((0.42, 1.22, -0.20), "fist", hold=(0.8, 0.5, 0.1), elbow=(0.5, -0.3, -1)),
        right_foot=Foot(-0.20, 0.26, -14, 0.0, -4, (-0.5, 0.4, 1)),
        left_foot=Foot(0.22, -0.30, 24, 0.06, 50),
        yaw=-34,
        pelvis=(-0.02, -0.16, 0.02),
        hips=(6, 14, 4),
        chest=(-8, 20, -4),
        head=(22, 2, -6),
    ),
    Face(
        width=0.98,
        jaw=0.82,
        chin=0.80,
        brow=0.50,
        cheek=1.2,
        nose=0.72,
        nose_width=1.0,
        lips=1.1,
        mouth=0.88,
        eye=1.12,
        open=0.48,
        slant=0.5,
        brow_tilt=0.25,
        brow_thick=0.62,
        lashes=1.1,
        age=0.0,
        smirk=0.6,
        soft=1.0,
    ),
    {
        **complexion("d6a17a", "16120f", "2e1c12", lips="a8564a"),
        **palette(
            jacket="2f5a58 smooth",
            trim="c0913f smooth",
            trousers="2c2a30 cloth",
            sash="8e2a24 cloth",
            ribbon="8e2a24 smooth",
        ),
    },
    _may,
    _may_knives,
    bust_pose(24, (-4, 2, 5)),
    skyline="mesas",
    shift=(0.0, -0.07),
    dusk=("2c3850", "7a5a6a", "d8a070"),
)
