"""The civilians: Cole, Vivian and Mitsuki, in what they wore to work."""

from __future__ import annotations

import numpy as np

from sprites.minis.cast.character import Character, bust_pose, complexion
from sprites.minis.cast.invader.kit import KIT
from sprites.minis.frames import Frame, curve
from sprites.minis.paints import palette
from sprites.minis.parts import body, garments, guns, hair, headgear
from sprites.minis.parts.deck import DECK
from sprites.minis.parts.hands import hands
from sprites.minis.parts.head import Face, head
from sprites.minis.rig import Build, Foot, Hand, Pose, Rig
from sprites.minis.sculpture import Sculpture
from sprites.minis.trace import on_surface

SIDES = ("right", "left")


def _cole(s: Sculpture, rig: Rig, face: Face) -> None:
    body.trousers(s, rig, "trousers", thigh=0.090, knee=0.072, ankle=0.066)
    body.boots(s, rig, shaft=0.28, wide=0.068)
    body.torso(s, rig, "shirt", low=False)
    jacket = garments.jacket(s, rig, "jacket", opening=0.13, lapel="lapel", puff=0.024, low=False)
    garments.belt(s, rig, tall=0.022)
    for side in SIDES:
        body.sleeve(s, rig, side, "jacket", upper=0.064, wrist=0.054, stop=0.90, onto=jacket)
        body.cuff(s, rig, side, "glow", radius=0.057, at=0.86, tall=0.012)
        body.cuff(s, rig, side, "trim", radius=0.066, at=0.30, tall=0.014)
    hands(s, rig)
    body.neck(s, rig, 0.062)
    headgear.headphones(s, rig.chest)
    head(s, rig.head, face)
    top = hair.cap(s, rig.head, full=0.975, line=0.06)
    top.box((0, 0.80, -0.10), (0.58, 0.33, 0.68), 0.20, turn=(0, -5, 0), melt=0.10)
    hair.beard(s, rig.head, length=0.10, full=0.45, chin_only=True)
    hair.moustache(s, rig.head, droop=0.10, thick=0.035, wide=0.24)
    s.lump("brass", rig.head).ball((0.70, -0.20, 0.0), 0.05)


def _cole_things(s: Sculpture, rig: Rig) -> None:
    guns.smg(s, rig.grip("right", (-1, 0.05, 0.35)), big=1.35)
    palm = Frame(rig.hand["left"].point((0, 0.075, 0.035)), rig.root.axes)
    s.lump("gun", palm).drum((0, 0, 0), 0.014, 0.062, 0.056, 1, 0.006)
    s.lump("screen", palm).drum((0, 0.016, 0), 0.004, 0.040, 0.036, 1, 0.002)
    s.lump("holo", palm).ball((0, 0.20, 0), (0.036, 0.040, 0.036)).tube(
        [(0, 0.155, 0), (0, 0.085, 0)], (0.034, 0.020)
    ).tube([(0, 0.14, 0), (-0.065, 0.175, 0)], 0.013).tube([(0, 0.14, 0), (0.060, 0.105, 0.02)], 0.013).tube(
        [(0, 0.09, 0), (-0.025, 0.030, 0)], 0.013
    ).tube([(0, 0.09, 0), (0.030, 0.035, 0.01)], 0.013)


COLE = Character(
    "cole",
    Build(size=1.0, shoulders=1.0, girth=0.94, waist=0.90, limbs=0.96, head=1.02),
    Pose(
        right=Hand((-0.52, 1.32, 0.30), "fist", hold=(0, 1, 0.05), fingers=(-1, 0.05, 0.35)),
        left=Hand((0.46, 1.10, 0.26), "open", palm=(0, 1, 0.1), fingers=(0.55, 0.1, 1), elbow=(0.7, -0.9, -0.2)),
        right_foot=Foot(-0.20, 0.04, -34),
        left_foot=Foot(0.18, 0.08, 22),
        yaw=-8,
        pelvis=(0.03, -0.05, 0),
        hips=(-6, 0, 6),
        chest=(-6, -4, -7),
        head=(-6, -2, 5),
    ),
    Face(
        width=0.98,
        jaw=0.98,
        chin=1.0,
        brow=0.85,
        cheek=1.1,
        nose=0.92,
        nose_width=1.30,
        lips=1.2,
        mouth=1.08,
        smile=0.8,
        smirk=0.7,
        eye=1.06,
        open=0.50,
        brow_thick=1.0,
        brow_rise=0.03,
        lashes=0.6,
        age=0.16,
    ),
    {
        **KIT,
        **complexion("8a5638", "17110e", "3a2414", lips="8a4a40", warm=0.7),
        **palette(
            hair="15100d felt",
            trousers="3c4a58 cloth",
            shirt="d8cfc0 cloth",
            jacket="6a2f6a smooth",
            lapel="451c4a smooth",
            trim="d08a2c smooth",
            glow="46d8e8 lit",
            holo="4cc4dc sac",
            boot="c8c2b4 leather",
        ),
    },
    _cole,
    _cole_things,
    bust_pose(16, (8, -2, -6)),
    skyline="bar",
    zoom=0.98,
    shift=(0, 0.05),
    dusk=("221a3a", "6a3a7a", "e07a8a"),
    ground=DECK,
)


def _vivian(s: Sculpture, rig: Rig, face: Face) -> None:
    body.trousers(s, rig, "trousers", thigh=0.086, knee=0.064, ankle=0.058)
    body.boots(s, rig, shaft=0.30, wide=0.060)
    body.torso(s, rig, "shirt", low=False)
    garments.collar(s, rig, "shirt", 0.068)
    coat = garments.jacket(s, rig, "coat", opening=0.095, lapel="lapel", puff=0.020)
    garments.tails(
        s,
        rig,
        "coat",
        0.62,
        wide=0.33,
        deep=0.26,
        gap=0.45,
        gap_hem=0.80,
        sway=(0.10, -0.08),
        onto=coat,
        phase=0.4,
        depth=0.08,
    )
    garments.belt(s, rig, tall=0.018, puff=0.014)
    badge = on_surface(body.torso(Sculpture(), rig, "coat", 0.022), [(0.105, 0.02)], 0.004)[0]
    s.lump("badge", rig.chest).box(badge, (0.030, 0.038, 0.006), 0.004, turn=(14, 0, 0))
    s.lump("screen", rig.chest).box(badge + np.array([0, 0.016, 0.006]), (0.020, 0.010, 0.004), 0.002, turn=(14, 0, 0))
    for side in SIDES:
        body.sleeve(s, rig, side, "coat", upper=0.058, wrist=0.056, stop=0.84, onto=coat)
        body.forearm(s, rig, side, "glove", wide=0.036, wrist=0.034)
    hands(s, rig, "glove")
    body.neck(s, rig, 0.054)
    head(s, rig.head, face)
    hair.cap(s, rig.head, full=1.03, line=0.05, width=0.98)
    hair.locks(
        s,
        rig.head,
        [
            [(-0.08, 0.80, 0.55), (-0.42, 0.62, 0.50), (-0.64, 0.20, 0.16), (-0.66, -0.05, -0.05)],
            [(0.02, 0.82, 0.55), (0.42, 0.64, 0.48), (0.66, 0.22, 0.12), (0.66, 0.0, -0.1)],
        ],
        0.13,
        taper=0.5,
    )
    bun = s.lump("hair", rig.head, 0.05)
    bun.ball((0, 0.86, -0.78), (0.36, 0.34, 0.34))
    s.lump("steel", rig.head).tube([(-0.48, 1.02, -0.66), (0.46, 0.74, -0.86)], (0.034, 0.022))
    headgear.glasses(s, rig.head, width=0.98)


def _vivian_things(s: Sculpture, rig: Rig) -> None:
    guns.prod(s, rig.grip("right", (0, 0, 1)), long=0.50)
    jar = Frame(rig.hand["left"].point((0, 0.085, 0.05)), rig.root.axes)
    guns.canister(s, jar.move(0, 0.06, 0.0))


VIVIAN = Character(
    "vivian",
    Build(size=0.97, shoulders=0.90, girth=0.92, waist=0.86, hips=1.0, bust=0.82, limbs=0.90, head=1.02),
    Pose(
        right=Hand((-0.46, 1.06, 0.30), "fist", hold=(-0.62, 0.62, 0.35), elbow=(-0.8, -0.8, -0.3)),
        left=Hand((0.36, 1.18, 0.30), "open", palm=(-0.2, 1, 0.2), fingers=(0.3, 0.35, 1), elbow=(0.8, -0.9, -0.2)),
        right_foot=Foot(-0.15, 0.08, -22),
        left_foot=Foot(0.14, -0.06, 22),
        yaw=10,
        pelvis=(-0.02, -0.03, 0),
        hips=(4, 0, -4),
        chest=(2, 2, 4),
        head=(-12, 3, 4),
    ),
    Face(
        width=0.95,
        jaw=0.86,
        chin=0.92,
        brow=0.65,
        cheek=1.15,
        nose=1.0,
        nose_width=1.0,
        hook=0.35,
        lips=0.95,
        mouth=0.95,
        smile=0.15,
        smirk=0.3,
        eye=1.06,
        open=0.50,
        brow_thick=0.75,
        brow_tilt=0.1,
        brow_rise=0.03,
        lashes=0.7,
        age=0.62,
        soft=0.5,
    ),
    {
        **KIT,
        **complexion("b98a66", "4a3a34", "4a3a20", lips="9a5248", grey=0.55),
        **palette(
            trousers="2f5a62 cloth",
            shirt="4f8f96 cloth",
            coat="e3e4de smooth",
            lapel="c8ccc8 smooth",
            glove="5fb0b8 leather",
            badge="f0ece0 plain",
            frame="2a1c18 plain",
            sample="86c832 sac",
        ),
    },
    _vivian,
    _vivian_things,
    bust_pose(-20, (6, 3, 4)),
    skyline="laboratory",
    zoom=0.95,
    shift=(0, 0.03),
    dusk=("122a34", "2f6a70", "9fd0b0"),
    ground=DECK,
)


def _mitsuki(s: Sculpture, rig: Rig, face: Face) -> None:
    body.trousers(s, rig, "overalls", thigh=0.098, knee=0.084, ankle=0.082, stop=0.86)
    body.boots(s, rig, shaft=0.30, wide=0.074)
    for side in SIDES:
        s.lump("trim", Frame(), 0.01).ball(rig.knee[side] + rig.root.direction((0, 0, 0.03)), (0.075, 0.08, 0.06))
    shirt = body.torso(s, rig, "shirt", low=False)
    bib = body.torso(s, rig, "overalls", 0.014)
    bib.cut((0, 0.055, 0), (0, 1, 0.05), melt=0.01)
    for sign in (-1, 1):
        bib.cut((sign * 0.115, 0.05, 0), (sign * 1.0, 0.30, 0), melt=0.02)
        garments.strap(s, rig, (sign * 0.075, 0, 0), (1, sign * 0.05, 0), "overalls", 0.020, 0.014)
    pocket = on_surface(body.torso(Sculpture(), rig, "overalls", 0.014), [(0, -0.02)], 0.002)[0]
    s.lump("overalls", rig.chest).box(pocket, (0.060, 0.042, 0.014), 0.010)
    s.lump("hazard", rig.chest).box(pocket + np.array([0.030, 0.035, 0.012]), (0.008, 0.035, 0.006), 0.003)
    garments.belt(s, rig, tall=0.030, puff=0.026)
    for x in (-0.15, 0.16):
        s.lump("belt", rig.pelvis.move(x, 0.03, 0.09).turn(x * 260, 0, 0)).box((0, 0, 0), (0.045, 0.055, 0.034), 0.012)
    for side in SIDES:
        body.sleeve(s, rig, side, "shirt", upper=0.058, wrist=0.054, stop=0.20, onto=shirt)
        body.forearm(s, rig, side, wide=0.038, wrist=0.034)
        body.cuff(s, rig, side, "glove", radius=0.050, at=0.90, tall=0.042)
    hands(s, rig, "glove")
    _helper_arm(s, rig)
    body.neck(s, rig, 0.050)
    head(s, rig.head, face)
    _bob(s, rig)
    headgear.goggles(s, rig.head)


def _bob(s: Sculpture, rig: Rig) -> None:
    """A straight bob with a fringe, one strand of it dyed."""
    f = rig.head
    cap = hair.cap(s, f, full=1.07, line=0.0)
    cap.ball((0, -0.12, -0.42), (0.74, 0.62, 0.50), melt=0.12)
    for side in (-1.0, 1.0):
        cap.tube(
            [(side * 0.66, 0.30, 0.10), (side * 0.76, -0.25, 0.14), (side * 0.68, -0.66, 0.22)],
            (0.18, 0.22, 0.15),
            melt=0.10,
        )
    for i, x in enumerate(np.linspace(-0.48, 0.48, 7)):
        tint = "dye" if i in (4, 5) else "hair"
        s.lump(tint, f, 0.03).tube(
            curve(
                [
                    (x * 0.8, 0.74, 0.50),
                    (x * 1.02, 0.50, 0.70 - 0.25 * x * x),
                    (x * 1.10, 0.26 + 0.05 * (i % 2), 0.71 - 0.50 * x * x),
                ],
                3,
            ),
            np.linspace(0.14, 0.055, 7),
        )
    s.lump("dye", f, 0.03).tube(
        curve([(0.62, 0.30, 0.28), (0.76, -0.22, 0.32), (0.66, -0.68, 0.38)], 4), np.linspace(0.09, 0.05, 9)
    )


def _helper_arm(s: Sculpture, rig: Rig) -> None:
    """A tool pack with a jointed arm that holds a lamp over her shoulder."""
    back = rig.chest.move(0, 0.0, -0.17)
    s.lump("pack", back, 0.02).box((0, 0.0, 0), (0.14, 0.17, 0.075), 0.030)
    s.lump("hazard", back).box((0, 0.06, -0.01), (0.145, 0.022, 0.075), 0.010)
    joints = [(0.10, 0.14, -0.02), (0.30, 0.40, -0.04), (0.26, 0.60, 0.12)]
    s.lump("steel", back).tube(joints, 0.022)
    for p in joints:
        s.lump("gun", back).ball(p, 0.036)
    lamp = back.move(*joints[-1]).turn(10, 24, 0)
    s.lump("gun", lamp, 0.01).drum((0, 0, 0.04), 0.045, 0.034, 0.060, 1, 0.010, turn=(0, 90, 0))
    s.lump("warning", lamp).ball((0, 0, 0.086), (0.046, 0.046, 0.014))


def _mitsuki_things(s: Sculpture, rig: Rig) -> None:
    guns.wrench(s, rig.grip("right", (0.2, 0, 1)), up=0.42, down=0.18)
    f = rig.hand["left"]
    guns.remote(s, Frame(f.point((0, 0.075, 0.05)), rig.root.turn(-10, -38, 0).axes, 1.15))


MITSUKI = Character(
    "mitsuki",
    Build(size=0.90, shoulders=0.86, girth=0.88, waist=0.84, hips=0.98, bust=0.62, limbs=0.90, head=1.14, hands=1.10),
    Pose(
        right=Hand((-0.40, 1.14, 0.10), "fist", hold=(-0.25, 0.95, -0.25), elbow=(-0.9, -0.9, 0.0)),
        left=Hand((0.26, 1.00, 0.36), "open", palm=(0, 1, 0.2), fingers=(-0.2, 0.3, 1), elbow=(0.9, -0.7, -0.1)),
        right_foot=Foot(-0.18, 0.0, -30),
        left_foot=Foot(0.16, 0.12, 14),
        yaw=14,
        pelvis=(-0.03, -0.05, 0),
        hips=(0, -2, -7),
        chest=(-4, -2, 8),
        head=(-10, 4, -7),
    ),
    Face(
        width=0.97,
        jaw=0.80,
        chin=0.80,
        brow=0.40,
        cheek=1.10,
        nose=0.64,
        nose_width=0.94,
        lips=0.95,
        mouth=1.12,
        smile=1.15,
        eye=1.24,
        open=0.50,
        slant=0.40,
        brow_tilt=0.45,
        brow_thick=0.75,
        lashes=0.9,
        age=0.04,
        soft=1.0,
    ),
    {
        **KIT,
        **complexion("e6bd98", "16131a", "2c1c14", lips="b8605a"),
        **palette(
            overalls="d8902c cloth",
            shirt="4a5560 cloth",
            trim="3a3f44 leather",
            pack="5c6770 armour",
            glove="37424a leather",
            dye="35c4d6 hair",
            goggle="7fe0d0 wet",
        ),
    },
    _mitsuki,
    _mitsuki_things,
    bust_pose(18, (-4, 4, -6)),
    skyline="workshop",
    zoom=0.95,
    shift=(0, 0.03),
    dusk=("1a2230", "3c5266", "e0a24a"),
    ground=DECK,
)
