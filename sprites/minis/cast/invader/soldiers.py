"""The soldiers: Magnus, Jared and Baraka, in powered armour."""

from __future__ import annotations

import numpy as np

from sprites.minis.cast.character import Character, bust_pose, complexion
from sprites.minis.cast.invader.kit import KIT
from sprites.minis.frames import curve
from sprites.minis.paints import palette
from sprites.minis.parts import armour, body, guns, hair, headgear
from sprites.minis.parts.deck import DECK
from sprites.minis.parts.hands import hands
from sprites.minis.parts.head import Face, head, scar
from sprites.minis.rig import Build, Foot, Hand, Pose, Rig
from sprites.minis.sculpture import Sculpture
from sprites.minis.trace import on_surface

SIDES = ("right", "left")


def _armoured(s: Sculpture, rig: Rig, shoulder: float = 1.0, neck: float = 0.070) -> None:
    """Suit and armour as every soldier wears them."""
    armour.suit(s, rig)
    armour.greaves(s, rig)
    armour.fauld(s, rig)
    armour.pack(s, rig)
    armour.breastplate(s, rig)
    armour.gauntlets(s, rig)
    for side in SIDES:
        armour.pauldron(s, rig, side, big=shoulder)
    hands(s, rig, "glove")
    body.neck(s, rig, neck)


def _magnus(s: Sculpture, rig: Rig, face: Face) -> None:
    _armoured(s, rig, 1.22)
    head(s, rig.head, face)
    hair.beard(s, rig.head, length=0.62, full=1.05, width=1.08)
    hair.moustache(s, rig.head, droop=0.16, thick=0.10, wide=0.36)
    hair.sideburns(s, rig.head, low=-0.5, thick=0.10, paint="beard", width=1.06)
    hair.braid(
        s,
        rig.head,
        [(0.0, 0.98, -0.20), (0.0, 0.92, -0.72), (0.14, 0.30, -1.02), (0.30, -0.40, -1.05)],
        0.20,
        tie="hazard",
    )
    hair.locks(
        s,
        rig.head,
        [[(x, 0.72, 0.42), (x * 0.9, 0.98, 0.05), (x * 0.4, 1.02, -0.40)] for x in (-0.20, -0.07, 0.07, 0.20)],
        0.14,
        taper=0.8,
    )


def _magnus_hammer(s: Sculpture, rig: Rig) -> None:
    guns.sledge(s, rig.grip("right", (0.4, 0, 1)), up=0.50, down=0.46, big=1.35)


MAGNUS = Character(
    "magnus",
    Build(
        size=1.08,
        shoulders=1.30,
        girth=1.26,
        waist=1.22,
        hips=1.12,
        belly=0.35,
        limbs=1.24,
        arms=1.04,
        head=0.98,
        hands=1.12,
    ),
    Pose(
        right=Hand((-0.56, 1.12, 0.26), "fist", hold=(-0.16, 0.96, -0.10), elbow=(-0.9, -0.8, -0.3)),
        left=Hand((0.56, 0.86, 0.26), "fist", hold=(-0.2, 0.2, 1)),
        right_foot=Foot(-0.24, 0.10, -26),
        left_foot=Foot(0.24, -0.06, 28),
        yaw=-6,
        pelvis=(0.01, -0.06, 0),
        hips=(4, 0, 2),
        chest=(-6, 2, -3),
        head=(4, 2, 2),
    ),
    Face(
        width=1.10,
        jaw=1.14,
        chin=1.1,
        brow=1.15,
        cheek=1.1,
        nose=1.0,
        nose_width=1.3,
        fat=0.35,
        lips=0.8,
        eye=0.98,
        open=0.46,
        brow_tilt=-0.25,
        brow_thick=1.5,
        age=0.55,
    ),
    {
        **KIT,
        **complexion("dba384", "8e4a1e", "5a7a94", grey=0.16),
        **palette(
            suit="3a3f44 cloth",
            plate="6a6f62 armour",
            trim="c98f2a armour",
            glove="2c2f33 leather",
            lamp="ffb040 lit",
        ),
    },
    _magnus,
    _magnus_hammer,
    bust_pose(-18, (4, 2, -3)),
    skyline="hangar",
    zoom=0.88,
    shift=(0, -0.04),
    dusk=("1c2836", "3f5a6a", "d08a4a"),
    ground=DECK,
)


def _jared(s: Sculpture, rig: Rig, face: Face) -> None:
    _armoured(s, rig)
    skull = head(s, rig.head, face)
    scar(s, skull, [(-0.30, 0.02), (-0.36, -0.18), (-0.30, -0.40)])
    hair.cap(s, rig.head, full=0.965, line=0.06)
    headgear.open_helmet(s, rig.head)
    belt = curve(
        [
            rig.chest.point((-0.10, -0.02, -0.16)),
            rig.chest.point((-0.26, -0.12, -0.02)),
            rig.chest.point((-0.22, -0.24, 0.16)),
        ],
        6,
    )
    _cartridges(s, rig, [rig.chest.local(p) for p in belt])


def _cartridges(s: Sculpture, rig: Rig, line: list[np.ndarray]) -> None:
    """A hanging belt of cartridges along a line in the chest's frame."""
    for p in line:
        s.lump("brass", rig.chest).tube(
            [p + np.array([-0.030, 0.0, 0.0]), p + np.array([0.038, 0.006, 0.0])], (0.015, 0.011)
        )


def _jared_gun(s: Sculpture, rig: Rig) -> None:
    guns.machine_gun(s, rig.between("right", "left"))


JARED = Character(
    "jared",
    Build(size=1.0, shoulders=1.06, girth=1.04, waist=1.0, limbs=1.06, head=1.0, hands=1.05),
    Pose(
        right=Hand((-0.20, 0.94, 0.10), "fist", hold=(0.75, 0.1, 0.6), elbow=(-0.8, -0.2, -0.8)),
        left=Hand((0.16, 0.98, 0.38), "fist", hold=(0.75, 0.1, 0.6), elbow=(0.8, -0.8, 0.0)),
        right_foot=Foot(-0.26, -0.10, -40),
        left_foot=Foot(0.22, 0.16, 18),
        yaw=24,
        pelvis=(0, -0.10, 0),
        hips=(6, 2, 0),
        chest=(4, -4, 3),
        head=(-8, 2, -3),
    ),
    Face(
        width=0.98,
        jaw=1.12,
        chin=1.15,
        brow=1.05,
        cheek=1.05,
        gaunt=0.35,
        nose=0.98,
        nose_width=1.05,
        lips=0.85,
        smirk=0.8,
        smile=0.2,
        eye=1.0,
        open=0.46,
        brow_tilt=0.30,
        brow_thick=1.15,
        age=0.28,
        stubble=0.9,
    ),
    {
        **KIT,
        **complexion("c08a62", "2a1a12", "6a4a26"),
        **palette(
            suit="2e3436 cloth",
            plate="5c6b45 armour",
            trim="363f2c armour",
            glove="23282a leather",
            visor="4fb3bf wet",
            scar="d8a88c skin",
            lamp="8ff0ff lit",
        ),
    },
    _jared,
    _jared_gun,
    bust_pose(20, (6, 0, -4)),
    skyline="armoury",
    zoom=0.90,
    shift=(0, 0.03),
    dusk=("241c22", "6a3a34", "d06a3a"),
    ground=DECK,
)


def _baraka(s: Sculpture, rig: Rig, face: Face) -> None:
    _armoured(s, rig, 0.96, neck=0.056)
    head(s, rig.head, face)
    cap = hair.cap(s, rig.head, full=0.995, line=0.03)
    for x in np.linspace(-0.50, 0.50, 7):
        cap.tube(
            [(x * 0.9, 0.96 - x * x * 0.4, 0.34), (x * 1.05, 1.04 - x * x * 0.5, -0.1), (x * 0.7, 0.70, -0.78)],
            0.020,
            join="carve",
            melt=0.035,
        )
    knot = [(0, 0.62, -0.86), (0.05, 0.55, -1.08), (0.10, 0.20, -1.25), (0.12, -0.35, -1.20), (0.10, -0.85, -1.05)]
    for dx in (-0.22, 0.0, 0.22):
        hair.braid(s, rig.head.move(dx, 0, 0), knot, 0.13, tie="charm")
    for side in (-1, 1):
        s.lump("brass", rig.head).ring((side * 0.70, -0.30, 0.0), 0.075, 0.075, 0.022, turn=(90, 90, 0))
    headgear.headset(s, rig.head, side=-1, lens="screen")
    _charm(s, rig)


def _charm(s: Sculpture, rig: Rig) -> None:
    """A lucky tooth on a cord over the breastplate."""
    plate = body.torso(Sculpture(), rig, "plate", 0.062, low=False)
    line = on_surface(plate, [(-0.085, 0.13), (-0.06, 0.06), (0.0, -0.005), (0.06, 0.06), (0.085, 0.13)], 0.004)
    s.lump("cord", rig.chest).tube(curve(line, 4), 0.008)
    x, y, z = line[2]
    s.lump("charm", rig.chest).tube(
        curve([(x, y, z), (x + 0.006, y - 0.04, z + 0.012), (x - 0.012, y - 0.085, z + 0.004)], 3),
        np.linspace(0.022, 0.005, 7),
    )
    for dx in (-0.026, 0.026):
        s.lump("bead", rig.chest).ball((x + dx, y + 0.022, z), 0.014)


def _baraka_rifle(s: Sculpture, rig: Rig) -> None:
    guns.long_rifle(s, rig.between("right", "left", (-0.2, 1, 0.3)))


BARAKA = Character(
    "baraka",
    Build(size=0.99, shoulders=0.94, girth=0.92, waist=0.84, hips=0.98, bust=0.6, limbs=0.96, head=1.0),
    Pose(
        right=Hand((-0.20, 0.94, 0.26), "fist", hold=(0.85, 0.45, 0.1), elbow=(-0.9, -0.3, -0.4)),
        left=Hand((0.16, 1.12, 0.34), "fist", hold=(0.85, 0.45, 0.1), elbow=(0.9, -0.8, 0.0)),
        right_foot=Foot(-0.16, 0.02, -18),
        left_foot=Foot(0.20, 0.12, 30),
        yaw=-16,
        pelvis=(-0.03, -0.04, 0),
        hips=(-6, 0, -5),
        chest=(8, -2, 5),
        head=(18, 0, 2),
    ),
    Face(
        width=0.95,
        jaw=0.86,
        chin=0.88,
        brow=0.55,
        cheek=1.28,
        nose=0.80,
        nose_width=1.26,
        lips=1.5,
        mouth=0.98,
        eye=1.14,
        open=0.54,
        slant=0.2,
        brow_tilt=0.05,
        brow_thick=0.7,
        brow_rise=0.03,
        lashes=1.0,
        age=0.14,
        smile=0.45,
        soft=0.6,
    ),
    {
        **KIT,
        **complexion("63391f", "14100e", "2a180e", lips="6a342e", warm=0.5),
        **palette(
            suit="2c3038 cloth",
            plate="a3875c armour",
            trim="4c5a68 armour",
            glove="2a2c30 leather",
            charm="efe4c4 bone",
            cord="6a2a20 leather",
            bead="3fb3a0 plain",
            lamp="8ff0ff lit",
        ),
    },
    _baraka,
    _baraka_rifle,
    bust_pose(-24, (8, 2, -3)),
    skyline="domes",
    zoom=0.95,
    dusk=("1e2436", "7a4438", "d88a56"),
    ground=DECK,
)
