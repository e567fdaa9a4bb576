"""The faithful: Concepcion and Thomas."""

from __future__ import annotations

from sprites.minis.cast.character import Character, bust_pose, complexion
from sprites.minis.frames import along, curve
from sprites.minis.paints import palette
from sprites.minis.parts import body, garments, hair, hats, weapons
from sprites.minis.parts.hands import hands
from sprites.minis.parts.head import Face, head
from sprites.minis.rig import Build, Foot, Hand, Pose, Rig
from sprites.minis.sculpture import Sculpture


def _concepcion(s: Sculpture, rig: Rig, face: Face) -> None:
    body.boots(s, rig, shaft=0.2)
    garments.skirt(s, rig, "dress", 0.90, hem=(0.33, 0.30), folds=10, phase=0.4, flare=0.9)
    dress = body.torso(s, rig, "dress", low=False)
    garments.belt(s, rig, "sash", None, tall=0.022, puff=0.014)
    for side in ("right", "left"):
        body.sleeve(s, rig, side, "dress", upper=0.054, wrist=0.062, stop=0.80, onto=dress)
        body.forearm(s, rig, side, wide=0.038, wrist=0.031)
    garments.cape(s, rig, "shawl", 0.62, hem=(0.33, 0.24), sway=(0, -0.03), gap=0.85, gap_hem=0.8, phase=0.8)
    hands(s, rig)
    body.neck(s, rig, 0.056)
    head(s, rig.head, face)
    hair.cap(s, rig.head, full=0.99, line=0.12, width=0.96)
    hats.shawl_hood(s, rig.head, paint="shawl")
    beads = curve(
        [(-0.075, 0.12, 0.09), (-0.06, 0.04, 0.165), (0, -0.06, 0.185), (0.06, 0.04, 0.165), (0.075, 0.12, 0.09)], 5
    )
    for p in beads:
        s.lump("bead", rig.chest).ball(p, 0.0125)
    f = along(rig.chest.point((0, -0.12, 0.185)), rig.chest.direction((0, 1, 0)), rig.chest.direction((0, 0, 1)), 1.0)
    weapons.cross(s, f, 0.07, "brass")


def _concepcion_hold(s: Sculpture, rig: Rig) -> None:
    weapons.cross(s, rig.grip("right", (0, 0, 1)).move(0, 0.04, 0), 0.30, "wood")
    weapons.lantern(s, along(rig.hand["left"].point((0, 0.07, 0.03)), (0, 1, 0)))


CONCEPCION = Character(
    "concepcion",
    Build(size=0.93, shoulders=0.86, girth=0.98, waist=0.96, hips=1.04, bust=0.85, limbs=0.86, head=1.06),
    Pose(
        right=Hand((-0.28, 1.42, 0.30), "fist", hold=(-0.06, 1, 0.05), elbow=(-0.9, -0.7, 0)),
        left=Hand((0.36, 1.02, 0.28), "fist", hold=(-0.3, 0.1, 1), fingers=(0.3, -0.7, 0.5)),
        right_foot=Foot(-0.10, 0.04, -14),
        left_foot=Foot(0.11, 0.02, 14),
        yaw=-6,
        pelvis=(0, -0.01, 0),
        chest=(-6, -2, 0),
        head=(-4, -3, -4),
    ),
    Face(
        width=0.98,
        jaw=0.88,
        chin=0.86,
        brow=0.8,
        cheek=1.25,
        nose=0.95,
        nose_width=1.12,
        hook=0.3,
        lips=0.95,
        eye=1.02,
        open=0.48,
        brow_thick=0.85,
        brow_rise=0.02,
        lashes=0.8,
        age=0.62,
        smile=0.35,
    ),
    {
        **complexion("b27a54", "2a2220", "3a2416", grey=0.3, lips="96503f"),
        **palette(dress="33303a smooth", shawl="5a2434 smooth", sash="8a7a5a smooth", bead="2a1a14 wet"),
    },
    _concepcion,
    _concepcion_hold,
    bust_pose(14, (6, -2, 4)),
    skyline="church",
    shift=(-0.01, -0.05),
    dusk=("2e2c48", "7a4a58", "e0a468"),
)


def _thomas(s: Sculpture, rig: Rig, face: Face) -> None:
    body.trousers(s, rig, "trousers", thigh=0.084, knee=0.060, ankle=0.052)
    body.boots(s, rig, shaft=0.3)
    shirt = body.torso(s, rig, "waistcoat", low=False)
    garments.buttons(s, shirt, [(0, 0.06), (0, 0.0), (0, -0.06), (0, -0.12), (0, -0.18)], "silver", 0.010)
    coat = garments.jacket(s, rig, "coat", opening=0.075, lapel="coat")
    garments.tails(
        s,
        rig,
        "coat",
        0.72,
        wide=0.30,
        deep=0.26,
        gap=0.35,
        gap_hem=0.62,
        sway=(0.06, -0.06),
        phase=1.4,
        onto=coat,
        depth=0.08,
    )
    for side in ("right", "left"):
        body.sleeve(s, rig, side, "coat", upper=0.060, wrist=0.054, stop=0.90, onto=coat)
        body.cuff(s, rig, side, "linen", radius=0.046, at=0.94, tall=0.018)
    hands(s, rig)
    body.neck(s, rig, 0.060)
    garments.collar(s, rig, "coat", 0.074)
    s.lump("linen", rig.chest.move(0, 0.190, 0.068).turn(0, 12, 0)).box((0, 0, 0.012), (0.022, 0.020, 0.010), 0.005)
    head(s, rig.head, face)
    hair.cap(s, rig.head, full=1.02, line=0.06, width=0.96)
    hair.locks(
        s,
        rig.head,
        [[(side * 0.52, 0.30, 0.0), (side * 0.66, -0.25, -0.05), (side * 0.60, -0.55, -0.12)] for side in (-1, 1)],
        0.10,
    )
    hair.beard(s, rig.head, length=0.34, full=0.62, chin_only=True)
    hats.flat(s, rig.head, wide=1.46, tall=0.64, tilt=-7, roll=-3)


def _thomas_hold(s: Sculpture, rig: Rig) -> None:
    book = rig.hand["left"]
    weapons.book(
        s, along(book.point((0, 0.06, 0.045)), rig.root.direction((-0.25, 1, 0.1)), rig.root.direction((-0.2, 0.1, 1)))
    )
    weapons.revolver(s, rig.grip("right", (-0.75, 0.15, 0.65)), long=0.24)


THOMAS = Character(
    "thomas",
    Build(size=1.07, shoulders=0.98, girth=0.90, waist=0.86, hips=0.92, limbs=0.90, head=0.98),
    Pose(
        right=Hand((-0.52, 1.34, 0.40), "fist", hold=(0.2, 1, 0.1), fingers=(-0.75, 0.1, 0.65)),
        left=Hand((0.12, 1.20, 0.30), "open", palm=(-0.3, 0.1, 1), fingers=(-0.6, 0.7, 0.1)),
        right_foot=Foot(-0.14, 0.10, -26),
        left_foot=Foot(0.14, -0.06, 20),
        yaw=-8,
        pelvis=(0.02, -0.02, 0),
        hips=(-6, 0, 3),
        chest=(-10, -3, -2),
        head=(-16, 0, -3),
    ),
    Face(
        width=0.92,
        jaw=0.92,
        chin=1.15,
        gaunt=1.0,
        cheek=1.15,
        brow=1.15,
        nose=1.22,
        hook=0.8,
        lips=0.5,
        mouth=0.95,
        open=0.44,
        brow_tilt=0.55,
        brow_thick=1.15,
        age=0.7,
    ),
    {
        **complexion("cda284", "3c3430", "7a8a90", grey=0.4),
        **palette(
            coat="25232a smooth",
            waistcoat="3a2c30 smooth",
            trousers="302d34 cloth",
            linen="ddd6c6 smooth",
            hat="1f1d20 felt",
            band="4a4448 smooth",
        ),
    },
    _thomas,
    _thomas_hold,
    bust_pose(-20, (2, 1, -3)),
    skyline="church",
    shift=(0, 0.02),
    zoom=0.95,
    dusk=("343650", "84546a", "e8b070"),
)
