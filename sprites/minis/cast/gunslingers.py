"""The gunslingers: Meg, Pablito, Turner and Molly."""

from __future__ import annotations

from sprites.minis.cast.character import Character, bust_pose, complexion
from sprites.minis.frames import Frame
from sprites.minis.paints import palette
from sprites.minis.parts import body, garments, hair, hats, weapons
from sprites.minis.parts.hands import hands
from sprites.minis.parts.head import Face, eyepatch, freckles, head
from sprites.minis.rig import Build, Foot, Hand, Pose, Rig
from sprites.minis.sculpture import Sculpture

SIDES = ("right", "left")


def _meg(s: Sculpture, rig: Rig, face: Face) -> None:
    body.trousers(s, rig, "trousers", thigh=0.088, knee=0.062)
    body.boots(s, rig, shaft=0.62, wide=0.064)
    shirt = body.torso(s, rig, "shirt", low=False)
    garments.buttons(s, shirt, [(0, 0.05), (0, -0.02), (0, -0.09)], "brass", 0.010)
    coat = garments.jacket(s, rig, "coat", opening=0.105, lapel="lapel", puff=0.018)
    garments.tails(
        s,
        rig,
        "coat",
        0.70,
        wide=0.40,
        deep=0.30,
        gap=0.75,
        gap_hem=1.0,
        sway=(0.16, -0.10),
        phase=0.2,
        onto=coat,
        depth=0.10,
    )
    garments.belt(s, rig, tip=-8, at=0.05, puff=0.016)
    garments.holster(s, rig, "left")
    for side in SIDES:
        body.sleeve(s, rig, side, "coat", upper=0.056, wrist=0.054, stop=0.88, onto=coat)
        body.cuff(s, rig, side, "lapel", radius=0.057, at=0.80, tall=0.028)
    hands(s, rig, "glove")
    body.neck(s, rig, 0.056)
    skull = head(s, rig.head, face)
    freckles(s, skull)
    hair.cap(s, rig.head, full=1.02, line=0.05, width=0.98)
    hair.mane(s, rig.head, 0.85, wave=0.14, forward=(True, True), thick=0.13)
    eyepatch(s, skull, 1, face)
    hats.bandana(s, rig.head, full=0.92)
    hats.cowboy(s, rig.head, wide=1.46, curl=0.36, dip=0.16, tall=0.94, tilt=-6, roll=-5)


def _meg_gun(s: Sculpture, rig: Rig) -> None:
    weapons.revolver(s, rig.grip("right", (-1, 0.05, 0.35)), long=0.26)


MEG = Character(
    "meg",
    Build(size=0.98, shoulders=0.92, girth=0.90, waist=0.82, hips=1.0, bust=0.88, limbs=0.90, head=1.02),
    Pose(
        right=Hand((-0.64, 1.36, 0.26), "fist", hold=(0, 1, 0.05), fingers=(-1, 0.05, 0.35)),
        left=Hand((0.34, 0.92, 0.16), "claw", palm=(-0.9, 0, 0.2), fingers=(0.1, -1, 0.2)),
        right_foot=Foot(-0.20, 0.10, -40),
        left_foot=Foot(0.20, -0.04, 24),
        yaw=-14,
        pelvis=(0.03, -0.05, 0),
        hips=(-8, 0, 6),
        chest=(-12, -2, -6),
        head=(-12, 2, -2),
    ),
    Face(
        width=0.96,
        jaw=0.88,
        chin=0.9,
        brow=0.65,
        cheek=1.2,
        nose=0.84,
        nose_width=0.95,
        lips=1.2,
        mouth=0.95,
        eye=1.10,
        open=0.52,
        brow_tilt=0.35,
        brow_thick=0.75,
        lashes=1.0,
        age=0.08,
        smirk=0.7,
        soft=0.9,
    ),
    {
        **complexion("e0ac8a", "9a3c18", "4f7a58", lips="b0584a"),
        **palette(
            shirt="d8cdb4 cloth",
            coat="4c5a3c cloth",
            lapel="3a442c leather",
            trousers="3a3836 cloth",
            hat="4a3422 felt",
            band="b08a40 smooth",
            scarf="2f5a66 cloth",
            patch="5c3c28 leather",
            patch_edge="8a6444 leather",
            glove="4a3020 leather",
        ),
    },
    _meg,
    _meg_gun,
    bust_pose(-24, (6, 2, -4)),
    skyline="cacti",
    shift=(0, 0.02),
    zoom=0.95,
)


def _pablito(s: Sculpture, rig: Rig, face: Face) -> None:
    body.trousers(s, rig, "trousers", thigh=0.086, knee=0.066, ankle=0.070)
    body.boots(s, rig, shaft=0.15)
    body.torso(s, rig, "shirt")
    for side in SIDES:
        body.sleeve(s, rig, side, "shirt", upper=0.056, wrist=0.052, stop=0.88)
        body.forearm(s, rig, side, wide=0.040, wrist=0.034)
    garments.belt(s, rig, "belt", tip=10, at=0.0, puff=0.03)
    garments.poncho(s, rig, "poncho", 0.50, hem=(0.36, 0.25), stripe="stripe", folds=7, sway=(0.02, 0.02))
    hands(s, rig)
    body.neck(s, rig, 0.058)
    head(s, rig.head, face)
    hair.cap(s, rig.head, full=1.03, line=0.02)
    hair.sideburns(s, rig.head, low=-0.25, thick=0.08)
    hair.moustache(s, rig.head, droop=0.06, thick=0.05, wide=0.28, curl=0.05)
    hats.sombrero(s, rig.head, wide=1.95, tilt=-14, roll=5)


def _pablito_guns(s: Sculpture, rig: Rig) -> None:
    weapons.revolver(s, rig.grip("right", (-0.45, 0.05, 1)), long=0.20)
    weapons.revolver(s, rig.grip("left", (0.35, 0.85, 0.5)), long=0.20)


PABLITO = Character(
    "pablito",
    Build(size=0.94, shoulders=0.94, girth=0.92, waist=0.9, limbs=0.92, head=1.06),
    Pose(
        right=Hand((-0.40, 1.06, 0.36), "fist", hold=(0.1, 1, 0.1), fingers=(-0.45, 0.05, 1)),
        left=Hand((0.44, 1.28, 0.20), "fist", hold=(-0.3, 0.4, -1), fingers=(0.35, 0.85, 0.5), elbow=(0.9, -0.8, 0)),
        right_foot=Foot(-0.18, 0.08, -30),
        left_foot=Foot(0.17, -0.02, 26),
        yaw=6,
        pelvis=(-0.03, -0.05, 0),
        hips=(0, -2, -6),
        chest=(4, -4, 6),
        head=(-10, -2, -6),
    ),
    Face(
        width=0.99,
        jaw=0.95,
        chin=0.95,
        brow=0.85,
        cheek=1.15,
        nose=0.92,
        nose_width=1.15,
        lips=1.0,
        smile=0.9,
        smirk=0.8,
        mouth=1.05,
        eye=1.08,
        open=0.54,
        brow_thick=1.15,
        brow_rise=0.03,
        lashes=0.7,
        age=0.12,
        gaze=(0.1, 0),
    ),
    {
        **complexion("b8804e", "18120e", "3a2414"),
        **palette(
            shirt="d2c6aa cloth",
            poncho="a04a28 cloth",
            stripe="e0c070 cloth",
            trousers="5a5040 cloth",
            hat="c0a062 felt",
            band="7a2c22 smooth",
        ),
    },
    _pablito,
    _pablito_guns,
    bust_pose(12, (8, -2, -5)),
    skyline="cacti",
    zoom=0.92,
    shift=(0, 0.05),
    dusk=("30405a", "a0604a", "f0b868"),
)


def _turner(s: Sculpture, rig: Rig, face: Face) -> None:
    body.trousers(s, rig, "trousers", thigh=0.092)
    body.boots(s, rig, shaft=0.72, wide=0.070)
    coat = body.torso(s, rig, "coat", 0.012)
    garments.tails(s, rig, "coat", 0.34, wide=0.24, deep=0.20, gap=0.15, gap_hem=0.4, onto=coat, phase=0.9)
    garments.buttons(s, coat, [(x, y) for y in (0.10, 0.03, -0.04, -0.11) for x in (-0.055, 0.055)], "brass", 0.012)
    garments.belt(s, rig, puff=0.034)
    garments.strap(s, rig, (0, 0, 0), (0.75, 0.66, 0), puff=0.024, wide=0.024, cartridges="brass")
    garments.holster(s, rig, "left", back=10)
    for side in SIDES:
        body.sleeve(s, rig, side, "coat", upper=0.062, wrist=0.056, stop=0.9, onto=coat)
        body.cuff(s, rig, side, "trim", radius=0.060, at=0.80, tall=0.020)
    hands(s, rig)
    body.neck(s, rig, 0.070)
    head(s, rig.head, face)
    hair.cap(s, rig.head, full=0.97, line=0.03, width=1.0)
    hair.beard(s, rig.head, length=0.16, full=0.62, width=0.98)
    hair.moustache(s, rig.head, droop=0.12, thick=0.06, wide=0.28)
    hats.bandana(s, rig.head, full=1.0)
    seat = hats.cowboy(s, rig.head, wide=1.30, curl=0.10, dip=0.06, tall=0.92, tilt=-4, roll=0, pinch=False)
    s.lump("brass", seat).tube([(-0.16, 0.30, 0.90), (0.16, 0.42, 0.86)], 0.035).tube(
        [(0.16, 0.30, 0.90), (-0.16, 0.42, 0.86)], 0.035
    )


def _turner_gun(s: Sculpture, rig: Rig) -> None:
    weapons.revolver(s, rig.grip("right", (0.15, 0.02, 1)), long=0.30, big=1.25)
    weapons.sabre(s, rig.grip("left", (1, 0, 0)), long=0.60)


TURNER = Character(
    "turner",
    Build(size=1.03, shoulders=1.06, girth=1.02, waist=0.98, limbs=1.0, head=1.0),
    Pose(
        right=Hand((-0.20, 1.30, 0.52), "fist", hold=(0, 1, 0.05), fingers=(0.15, 0.02, 1)),
        left=Hand((0.50, 0.98, 0.08), "fist", hold=(0.42, -0.85, 0.25), fingers=(0.3, -0.4, 0.8)),
        right_foot=Foot(-0.18, 0.14, -10),
        left_foot=Foot(0.20, -0.10, 40),
        yaw=18,
        pelvis=(0, -0.04, 0),
        hips=(4, 0, 2),
        chest=(18, 0, 0),
        head=(-16, 2, 2),
    ),
    Face(
        width=1.0,
        jaw=1.08,
        chin=1.08,
        brow=1.05,
        cheek=1.1,
        nose=1.0,
        nose_width=1.42,
        lips=1.3,
        mouth=1.05,
        open=0.46,
        brow_tilt=0.35,
        brow_thick=1.1,
        age=0.5,
    ),
    {
        **complexion("6a4028", "1e1a18", "2c1a10", lips="6e3a30", grey=0.28, warm=0.6),
        **palette(
            coat="2c3c5a cloth",
            trim="d0a840 smooth",
            trousers="5a6470 cloth",
            hat="2c2824 felt",
            band="d0a840 smooth",
            scarf="d8b040 cloth",
        ),
    },
    _turner,
    _turner_gun,
    bust_pose(20, (0, 1, 3)),
    skyline="mesas",
    shift=(0, 0.03),
    zoom=0.95,
    dusk=("2a3450", "905048", "e8a858"),
)


def _molly(s: Sculpture, rig: Rig, face: Face) -> None:
    body.trousers(s, rig, "stocking", thigh=0.078, knee=0.054, ankle=0.044)
    body.boots(s, rig, shaft=0.55, wide=0.056)
    skin = body.torso(s, rig, "skin", -0.003, low=False)
    corset = body.torso(s, rig, "corset", 0.008)
    corset.cut((0, 0.055, 0), (0, 1, 0.18), melt=0.008)
    for x in (-0.07, -0.025, 0.025, 0.07):
        s.lump("trim", rig.chest, 0.0).tube(
            [
                (x * 0.95, 0.0, 0.155 - 2.4 * x * x),
                (x * 0.72, -0.14, 0.128 - 2 * x * x),
                (x * 0.8, -0.24, 0.125 - 2 * x * x),
            ],
            0.006,
        )
    garments.tails(
        s,
        rig,
        "skirt",
        0.66,
        wide=0.34,
        deep=0.30,
        gap=0.55,
        gap_hem=0.8,
        sway=(0.05, -0.12),
        folds=9,
        depth=0.10,
        up=0.10,
    )
    garments.skirt(s, rig, "frill", 0.30, hem=(0.205, 0.19), folds=13, depth=0.07, up=0.08)
    garments.belt(s, rig, "trim", "brass", tip=6, at=0.08, tall=0.016, puff=0.022)
    garments.holster(s, rig, "left")
    for side in SIDES:
        body.sleeve(s, rig, side, "skin", upper=0.044, wrist=0.031, stop=1.0, onto=skin)
        body.sleeve(s, rig, side, "frill", upper=0.060, wrist=0.05, stop=-0.55, puff=0.012)
        body.cuff(s, rig, side, "corset", radius=0.040, at=0.55, tall=0.09)
    hands(s, rig)
    body.neck(s, rig, 0.050)
    s.lump("corset", rig.chest.move(0, 0.20, 0.01).turn(0, 10, 0)).ring((0, 0, 0), 0.062, 0.060, 0.010, 1.6)
    head(s, rig.head, face)
    hair.cap(s, rig.head, full=1.04, line=0.05, width=0.97)
    hair.locks(
        s,
        rig.head,
        [
            [
                (side * 0.50, 0.45, 0.15),
                (side * 0.76, 0.0, 0.10),
                (side * 0.60, -0.45, 0.20),
                (side * 0.80, -0.85, 0.18),
                (side * 0.62, -1.25, 0.26),
            ]
            for side in (-1, 1)
        ],
        0.15,
    )
    hair.locks(
        s,
        rig.head,
        [
            [
                (side * 0.45, 0.35, -0.3),
                (side * 0.85, -0.2, -0.2),
                (side * 0.70, -0.75, -0.15),
                (side * 0.85, -1.2, -0.1),
            ]
            for side in (-1, 1)
        ],
        0.17,
    )
    seat = hats.topper(s, rig.head, tall=0.85, roll=12, tilt=-8, wide=1.0, flare=1.08)
    hats.feather(
        s,
        seat,
        [(-0.80, 0.1, 0.2), (-1.15, 0.6, 0.1), (-1.15, 1.0, -0.1), (-0.85, 1.2, -0.3), (-0.6, 1.05, -0.3)],
        thick=0.20,
    )


def _molly_gun(s: Sculpture, rig: Rig) -> None:
    weapons.revolver(s, rig.grip("right", (-0.2, 1, 0.25)), long=0.18)
    fan = rig.hand["left"]
    for i, a in enumerate((-30, -12, 6, 24)):
        card = Frame(fan.point((0, 0.09, 0.02)), rig.root.turn(0, -10, a).axes, 1.0)
        s.lump("pages", card).box((0, 0.075, 0.004 * i), (0.042, 0.062, 0.004), 0.004)
        s.lump("stick", card).ball((0, 0.085, 0.004 * i + 0.003), (0.014, 0.018, 0.004))


MOLLY = Character(
    "molly",
    Build(size=0.96, shoulders=0.84, girth=0.90, waist=0.72, hips=1.0, bust=0.95, limbs=0.84, head=1.03, hands=0.98),
    Pose(
        right=Hand((-0.40, 1.42, 0.20), "fist", hold=(0.1, 0.25, -1), fingers=(-0.2, 1, 0.25), elbow=(-0.9, -0.8, 0.1)),
        left=Hand((0.40, 1.16, 0.26), "fist", hold=(-0.3, 0.9, 0.2)),
        right_foot=Foot(-0.10, -0.02, -20),
        left_foot=Foot(0.16, 0.14, 34),
        yaw=-10,
        pelvis=(-0.05, -0.02, 0),
        hips=(4, -2, -10),
        chest=(-4, -4, 13),
        head=(-4, 0, 8),
    ),
    Face(
        width=0.96,
        jaw=0.80,
        chin=0.82,
        brow=0.42,
        cheek=1.2,
        nose=0.70,
        nose_width=0.82,
        lips=1.2,
        mouth=0.88,
        eye=1.20,
        open=0.56,
        slant=0.25,
        brow_thick=0.58,
        brow_rise=0.06,
        lashes=1.3,
        age=0.0,
        smirk=0.5,
        smile=0.4,
        gaze=(0.1, 0),
        soft=1.0,
    ),
    {
        **complexion("ecc0a0", "d0a050", "4a78a0", lips="b0343a"),
        **palette(
            corset="6a1f34 smooth",
            trim="201418 smooth",
            skirt="4a1a2a smooth",
            frill="d8c8b0 smooth",
            stocking="2c2428 smooth",
            hat="2a2028 felt",
            band="b08a3c smooth",
            plume="c8a0a0 hair",
        ),
    },
    _molly,
    _molly_gun,
    bust_pose(22, (-2, 0, 7)),
    skyline="saloon",
    shift=(-0.01, 0.03),
    zoom=0.93,
    dusk=("34284a", "8a4a5a", "e8a870"),
)
