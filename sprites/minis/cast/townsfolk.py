"""The townsfolk: Jimmy, Hanna, Jeb and Trixie."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from sprites.minis.cast.character import Character, bust_pose, complexion
from sprites.minis.frames import Frame, curve
from sprites.minis.paints import palette
from sprites.minis.parts import body, garments, hair, hats, weapons
from sprites.minis.parts.hands import hands
from sprites.minis.parts.head import Face, freckles, head
from sprites.minis.rig import Build, Foot, Hand, Pose, Rig
from sprites.minis.sculpture import Sculpture

SIDES = ("right", "left")


def _jimmy(s: Sculpture, rig: Rig, face: Face) -> None:
    body.trousers(s, rig, "trousers", thigh=0.094, knee=0.074, ankle=0.072, stop=0.45, ragged=True)
    for side in SIDES:
        s.lump("sock", Frame()).tube([rig.knee[side], rig.ankle[side]], (0.044, 0.036))
    body.boots(s, rig, shaft=0.18)
    shirt = body.torso(s, rig, "shirt", low=False)
    garments.suspenders(s, rig, "braces", wide=0.015)
    garments.collar(s, rig, "shirt", 0.066)
    for side in SIDES:
        body.sleeve(s, rig, side, "shirt", upper=0.060, wrist=0.058, stop=0.45, onto=shirt)
        body.cuff(s, rig, side, "shirt", radius=0.060, at=0.42, tall=0.022)
        body.forearm(s, rig, side, wide=0.040, wrist=0.033)
    garments.strap(s, rig, (0, 0, 0), (0.75, 0.66, 0), "belt", 0.016, 0.012)
    s.lump("satchel", rig.pelvis.move(0.20, 0.02, 0.06).turn(40, 0, 6)).box((0, 0, 0), (0.10, 0.085, 0.04), 0.02).box(
        (0, 0.04, 0.02), (0.104, 0.045, 0.028), 0.02
    )
    hands(s, rig)
    body.neck(s, rig, 0.052)
    skull = head(s, rig.head, face)
    freckles(s, skull, count=34)
    hair.cap(s, rig.head, full=1.03, line=0.04)
    hair.locks(
        s,
        rig.head,
        [
            [(-0.1, 0.62, 0.62), (-0.35, 0.42, 0.68), (-0.52, 0.20, 0.50)],
            [(0.05, 0.62, 0.62), (0.2, 0.40, 0.70), (0.38, 0.26, 0.62)],
            [(-0.6, 0.2, 0.1), (-0.68, -0.1, 0.1)],
            [(0.6, 0.2, 0.1), (0.68, -0.12, 0.1)],
        ],
        0.12,
    )
    seat = rig.head.move(0, 0.52, -0.05).turn(0, -8, 9)
    s.lump("hat", seat, 0.08).ball((0, 0.16, -0.05), (0.90, 0.34, 0.94)).ball((0, 0.02, 0.1), (0.76, 0.2, 0.80))
    s.lump("hat", seat).ball((0, 0.50, -0.05), 0.08)
    s.lump("hat", seat.move(0, -0.02, 0.60).turn(0, 14, 0)).brim((0, 0, 0), 0.60, 0.50, 0.04, -0.10, 0.02).cut(
        (0, 0, 0), (0, 0, -1)
    )


def _jimmy_rifle(s: Sculpture, rig: Rig) -> None:
    weapons.rifle(s, rig.between("right", "left"), long=0.56)


JIMMY = Character(
    "jimmy",
    Build(size=0.80, shoulders=0.86, girth=0.88, waist=0.86, hips=0.9, limbs=0.88, head=1.26, hands=1.08),
    Pose(
        right=Hand((-0.16, 0.86, 0.20), "fist", hold=(-0.55, 0.75, 0.35), elbow=(-1, -0.3, -0.4)),
        left=Hand((-0.34, 1.06, 0.34), "fist", hold=(-0.55, 0.75, 0.35), elbow=(0.4, -0.9, 0.2)),
        right_foot=Foot(-0.16, -0.04, -30),
        left_foot=Foot(0.13, 0.10, 10),
        yaw=-4,
        pelvis=(0.03, -0.04, 0),
        hips=(0, -4, 5),
        chest=(-8, -6, -6),
        head=(-6, -4, 6),
    ),
    Face(
        width=1.0,
        jaw=0.84,
        chin=0.80,
        brow=0.45,
        cheek=1.1,
        nose=0.66,
        nose_width=1.0,
        lips=0.85,
        mouth=0.95,
        eye=1.24,
        open=0.62,
        brow_thick=0.8,
        brow_rise=0.06,
        lashes=0.5,
        age=0.0,
        smile=0.8,
        ears=1.2,
        soft=1.0,
    ),
    {
        **complexion("e2ae88", "a0602c", "4a7a8a"),
        **palette(
            shirt="b8b09a cloth",
            trousers="5a4a38 cloth",
            braces="7a3a26 leather",
            sock="8a8478 cloth",
            hat="6a6050 cloth",
            satchel="7a5430 leather",
        ),
    },
    _jimmy,
    _jimmy_rifle,
    bust_pose(-16, (4, -3, 6)),
    skyline="town",
    zoom=0.98,
    shift=(0, 0.0),
    dusk=("38486a", "a8685a", "f4c078"),
)


def _hanna(s: Sculpture, rig: Rig, face: Face) -> None:
    body.boots(s, rig, shaft=0.2)
    garments.skirt(s, rig, "dress", 0.90, hem=(0.40, 0.36), folds=12, phase=0.9, flare=0.72, depth=0.05)
    dress = body.torso(s, rig, "dress", low=False)
    garments.buttons(s, dress, [(0, 0.09), (0, 0.03), (0, -0.03), (0, -0.09)], "linen", 0.010)
    for side in SIDES:
        body.sleeve(s, rig, side, "dress", upper=0.052, wrist=0.044, stop=0.92, puff=0.014, onto=dress)
        body.cuff(s, rig, side, "linen", radius=0.046, at=0.93, tall=0.018)
    apron = s.lump(
        "linen", rig.root.move(rig.pose.pelvis[0], rig.pelvis.origin[1], rig.pose.pelvis[2]).grow(rig.build.size)
    )
    apron.drape(
        (0, 0.10, 0.02), 0.70, (0.150, 0.118), (0.30, 0.35), folds=12, phase=0.9, shell=0.010, flare=0.72, depth=0.05
    ).cut((0, 0, 0.10), (0, 0, -1))
    garments.belt(s, rig, "linen", None, at=0.10, tall=0.024, puff=0.014)
    hands(s, rig)
    body.neck(s, rig, 0.052)
    garments.collar(s, rig, "linen", 0.064)
    s.lump("brass", rig.chest).ball((0, 0.145, 0.105), (0.022, 0.026, 0.012))
    head(s, rig.head, face)
    hair.cap(s, rig.head, full=1.0, line=0.08, width=0.96)
    hair.locks(
        s,
        rig.head,
        [
            [(0, 0.80, 0.52), (side * 0.34, 0.64, 0.56), (side * 0.58, 0.22, 0.36), (side * 0.62, -0.1, 0.2)]
            for side in (-1, 1)
        ],
        0.09,
    )
    hats.bonnet(s, rig.head)


def _hanna_rifle(s: Sculpture, rig: Rig) -> None:
    weapons.rifle(s, rig.between("right", "left"), lever=False, long=0.58)


HANNA = Character(
    "hanna",
    Build(size=0.97, shoulders=0.88, girth=0.92, waist=0.80, hips=1.02, bust=0.85, limbs=0.86, head=1.03),
    Pose(
        right=Hand((0.02, 1.30, 0.24), "fist", hold=(1, 0.08, 0.25), elbow=(-0.9, -0.3, 0)),
        left=Hand((0.36, 1.34, 0.36), "fist", hold=(1, 0.08, 0.25), elbow=(0.2, -1, 0.2)),
        right_foot=Foot(-0.12, 0.02, -10),
        left_foot=Foot(0.14, 0.06, 24),
        yaw=6,
        pelvis=(0, -0.02, 0),
        chest=(20, 0, 2),
        head=(26, 2, 6),
    ),
    Face(
        width=0.97,
        jaw=0.88,
        chin=0.92,
        brow=0.6,
        cheek=1.1,
        nose=0.88,
        nose_width=0.92,
        lips=0.9,
        mouth=0.92,
        eye=1.08,
        open=0.52,
        brow_thick=0.7,
        brow_tilt=0.1,
        lashes=0.8,
        age=0.34,
        soft=0.8,
        smile=0.1,
    ),
    {
        **complexion("e2b292", "7a5a3a", "5a7a8a", grey=0.12, lips="b06a5c"),
        **palette(dress="5a7088 smooth", linen="e0d8c4 smooth", bonnet="d8ccb0 smooth", ribbon="5a7088 smooth"),
    },
    _hanna,
    _hanna_rifle,
    bust_pose(18, (-2, 0, 4)),
    skyline="mill",
    shift=(0, -0.03),
    dusk=("3a4a68", "9a6a6a", "f0be80"),
)


def _jeb(s: Sculpture, rig: Rig, face: Face) -> None:
    body.trousers(s, rig, "trousers", thigh=0.098)
    body.boots(s, rig, shaft=0.6, wide=0.072)
    shirt = body.torso(s, rig, "shirt", low=False)
    coat = garments.jacket(s, rig, "coat", opening=0.12, puff=0.024)
    garments.tails(
        s, rig, "coat", 0.40, wide=0.30, deep=0.28, gap=0.5, gap_hem=0.7, tear=0.08, folds=14, depth=0.04, onto=coat
    )
    garments.buttons(s, shirt, [(0, 0.02), (0, -0.06), (0, -0.14)], "brass", 0.012)
    garments.belt(s, rig, puff=0.03, at=0.06)
    for side in SIDES:
        body.sleeve(s, rig, side, "coat", upper=0.064, wrist=0.060, stop=0.85, onto=coat)
        body.cuff(s, rig, side, "fur", radius=0.066, at=0.80, tall=0.030)
    hands(s, rig)
    body.neck(s, rig, 0.078)
    fur = s.lump("fur", rig.chest, 0.02)
    for x, y, z in curve(
        [
            (-0.13, 0.02, 0.135),
            (-0.12, 0.12, 0.10),
            (-0.10, 0.18, 0.02),
            (0, 0.20, -0.07),
            (0.10, 0.18, 0.02),
            (0.12, 0.12, 0.10),
            (0.13, 0.02, 0.135),
        ],
        3,
    ):
        fur.ball((x, y, z), (0.045, 0.045, 0.045))
    _jeb_pack(s, rig)
    head(s, rig.head, face)
    hair.cap(s, rig.head, full=1.02, line=0.0, width=1.05)
    hair.beard(s, rig.head, length=0.42, full=1.15, width=1.12, fork=0.25)
    hair.moustache(s, rig.head, droop=0.10, thick=0.10, wide=0.36)
    cap = rig.head.move(0, 0.42, -0.05).turn(0, -6, 0)
    s.lump("fur", cap, 0.10).ball((0, 0.26, -0.05), (0.84, 0.52, 0.92)).ring((0, 0.05, 0), 0.74, 0.82, 0.19, 1.1)
    tail = [(0.62, 0.1, -0.5), (0.95, -0.3, -0.5), (1.0, -0.9, -0.3), (0.9, -1.4, -0.1)]
    line = curve(tail, 4)
    for i, (p, q) in enumerate(pairwise(line)):
        s.lump("fur" if i // 2 % 2 else "furdark", cap, 0.02).tube([p, q], 0.16 - 0.007 * i)


def _jeb_pack(s: Sculpture, rig: Rig) -> None:
    """The trader's pack: bedroll, sack, pots and a lantern above the shoulders."""
    f = rig.chest.move(0, 0.02, -0.20)
    s.lump("sack", f, 0.06).box((0, 0.0, 0), (0.22, 0.27, 0.12), 0.07).ball((0, 0.22, 0), (0.20, 0.12, 0.12))
    s.lump("blanket", f).tube([(-0.34, 0.36, 0.0), (0.34, 0.36, 0.0)], 0.085)
    for x in (-0.2, 0.2):
        s.lump("belt", f).ring((x, 0.36, 0.0), 0.09, 0.09, 0.014, turn=(0, 0, 90))
    s.lump("iron", f, 0.0).drum((-0.36, 0.10, 0.05), 0.06, 0.075, 0.085, 1, 0.02).tube(
        [(-0.40, 0.16, 0.05), (-0.36, 0.24, 0.04)], 0.010
    )
    s.lump("brass", f).drum((0.37, 0.14, 0.05), 0.03, 0.05, 0.045, 1, 0.01).drum(
        (0.37, 0.03, 0.05), 0.02, 0.05, 0.05, 1, 0.01
    )
    s.lump("flame", f).drum((0.37, 0.085, 0.05), 0.04, 0.036, 0.034, 1, 0.015)
    for sign in (-1, 1):
        garments.strap(s, rig, (sign * 0.125, 0, 0), (1, sign * 0.1, 0), "belt", 0.018, 0.036)


def _jeb_gun(s: Sculpture, rig: Rig) -> None:
    weapons.shotgun(s, rig.between("right", "left"), long=0.44)


JEB = Character(
    "jeb",
    Build(size=0.98, shoulders=1.12, girth=1.25, waist=1.25, hips=1.1, belly=0.75, limbs=1.06, head=1.04, hands=1.1),
    Pose(
        right=Hand((-0.20, 1.02, 0.34), "fist", hold=(0.9, 0.15, 0.4), elbow=(-1, -0.5, -0.2)),
        left=Hand((0.16, 1.10, 0.44), "fist", hold=(0.9, 0.15, 0.4), elbow=(0.7, -0.9, 0)),
        right_foot=Foot(-0.20, 0.0, -26),
        left_foot=Foot(0.20, 0.06, 26),
        yaw=4,
        pelvis=(0, -0.05, 0),
        chest=(4, 6, 2),
        head=(-8, 2, -3),
        crane=0.02,
    ),
    Face(
        width=1.08,
        jaw=1.05,
        fat=0.7,
        cheek=1.3,
        brow=1.0,
        nose=1.0,
        nose_width=1.55,
        lips=0.9,
        mouth=1.0,
        open=0.44,
        brow_thick=1.4,
        age=0.6,
        smile=0.5,
        smirk=0.3,
    ),
    {
        **complexion("c88a66", "6a4426", "4a4a30", grey=0.12),
        **palette(
            shirt="b09458 cloth",
            coat="6a4a2c leather",
            trousers="46423c cloth",
            fur="7a5a3e hair",
            furdark="2e2018 hair",
            sack="8a7a5a cloth",
            blanket="7a2f28 cloth",
        ),
    },
    _jeb,
    _jeb_gun,
    bust_pose(-14, (-2, 1, -3)),
    skyline="town",
    zoom=0.92,
    shift=(-0.01, 0.02),
    dusk=("2c3448", "8a5446", "e4a45c"),
)


def _trixie(s: Sculpture, rig: Rig, face: Face) -> None:
    body.trousers(s, rig, "stocking", thigh=0.080, knee=0.056, ankle=0.044)
    body.boots(s, rig, shaft=0.4, wide=0.054)
    skin = body.torso(s, rig, "skin", -0.003, low=False)
    bodice = body.torso(s, rig, "dress", 0.008)
    bodice.cut((0, 0.07, 0), (0, 1, 0.2), melt=0.008)
    garments.skirt(s, rig, "dress", 0.36, hem=(0.30, 0.28), folds=12, depth=0.09, phase=0.3, flare=0.6)
    garments.skirt(s, rig, "frill", 0.42, hem=(0.29, 0.27), folds=16, depth=0.09, phase=1.3, flare=0.6)
    garments.belt(s, rig, "frill", None, at=0.10, tall=0.026, puff=0.016)
    for side in SIDES:
        body.sleeve(s, rig, side, "skin", upper=0.045, wrist=0.032, stop=1.0, onto=skin)
        body.cuff(s, rig, side, "dress", radius=0.042, at=0.62, tall=0.10)
        s.lump("frill", Frame()).ball(rig.shoulder[side], (0.07, 0.06, 0.07))
    hands(s, rig)
    body.neck(s, rig, 0.050)
    s.lump("dress", rig.chest.move(0, 0.20, 0.01).turn(0, 10, 0)).ring((0, 0, 0), 0.060, 0.058, 0.009, 1.5)
    s.lump("brass", rig.chest).ball((0, 0.19, 0.078), 0.014)
    head(s, rig.head, face)
    rng = np.random.default_rng(12)
    curls = s.lump("hair", rig.head, 0.06)
    for _ in range(80):
        a, b = rng.uniform(-2.9, 2.9), rng.uniform(-0.55, 1.35)
        x, y, z = 0.84 * np.cos(b) * np.sin(a), 0.24 + 0.80 * np.sin(b), -0.14 + 0.84 * np.cos(b) * np.cos(a)
        if z > 0.28 and y < 0.60:
            continue
        curls.ball((x, y, z), rng.uniform(0.15, 0.23))
    for side in (-1, 1):
        s.lump("brass", rig.head).ball((side * 0.70, -0.30, 0.05), 0.06)
    flower = rig.head.move(-0.62, 0.62, 0.48).turn(-40, -20, 0)
    for a in np.arange(0, 2 * np.pi, 2 * np.pi / 6):
        s.lump("petal", flower).ball((np.cos(a) * 0.17, np.sin(a) * 0.17, 0), (0.13, 0.13, 0.06))
    s.lump("brass", flower).ball((0, 0, 0.05), 0.09)


def _trixie_gun(s: Sculpture, rig: Rig) -> None:
    weapons.shotgun(s, rig.grip("right", (-0.6, 0, 0.6)), long=0.30)


TRIXIE = Character(
    "trixie",
    Build(size=0.95, shoulders=0.84, girth=0.90, waist=0.74, hips=1.0, bust=0.9, limbs=0.86, head=1.02, hands=0.98),
    Pose(
        right=Hand((-0.44, 1.26, 0.18), "fist", hold=(-0.45, 0.85, 0.15), elbow=(-0.9, -0.7, 0)),
        left=Hand((0.50, 1.44, 0.06), "open", palm=(0, -0.3, 1), fingers=(0.8, 0.55, 0.1)),
        right_foot=Foot(-0.02, 0.0, -10),
        left_foot=Foot(0.30, 0.10, 30, 0.34, 40, (0.9, 0.6, 0.6)),
        yaw=-8,
        pelvis=(-0.02, -0.01, 0),
        hips=(0, -4, 10),
        chest=(-4, -6, -16),
        head=(-2, -2, 8),
    ),
    Face(
        width=0.97,
        jaw=0.84,
        chin=0.84,
        brow=0.42,
        cheek=1.35,
        nose=0.74,
        nose_width=1.12,
        lips=1.35,
        mouth=1.1,
        eye=1.20,
        open=0.56,
        slant=0.2,
        brow_thick=0.62,
        brow_rise=0.06,
        lashes=1.4,
        age=0.0,
        smile=1.2,
        soft=1.0,
    ),
    {
        **complexion("9a6240", "20140f", "4a2c14", lips="98303a", warm=0.8),
        **palette(dress="b8862c smooth", frill="e6dcc4 smooth", stocking="3a2c34 smooth", petal="b02a34 smooth"),
    },
    _trixie,
    _trixie_gun,
    bust_pose(-20, (4, -2, 6)),
    skyline="saloon",
    shift=(0, -0.02),
    dusk=("3a2a50", "a05a5a", "f4b878"),
)
