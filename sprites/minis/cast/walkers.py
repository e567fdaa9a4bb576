"""Walkers: slow, slouching townsfolk in what they died in."""

from __future__ import annotations

from sprites.minis.cast.creature import DEAD, Creature
from sprites.minis.frames import Frame, curve
from sprites.minis.paints import palette
from sprites.minis.parts import body, garments, ghoul, hair, hats
from sprites.minis.parts.ghoul import Rot
from sprites.minis.parts.hands import hands
from sprites.minis.rig import Build, Foot, Hand, Pose, Rig, middle
from sprites.minis.sculpture import Sculpture

THIN = Build(size=0.97, shoulders=0.94, girth=0.92, waist=0.86, hips=0.94, limbs=0.90, head=1.06, hands=1.16)
STOCKY = Build(size=0.95, shoulders=1.04, girth=1.08, waist=1.05, belly=0.45, limbs=0.98, head=1.05, hands=1.14)
WOMAN = Build(size=0.95, shoulders=0.86, girth=0.90, waist=0.78, hips=1.0, bust=0.85, limbs=0.84, head=1.06, hands=1.12)


def _bare_arms(s: Sculpture, rig: Rig, sides: tuple[str, ...] = ("right", "left")) -> None:
    for side in sides:
        body.forearm(s, rig, side, wide=0.038, wrist=0.029)


def _undertaker(s: Sculpture) -> None:
    rig = Rig(
        THIN,
        Pose(
            right=Hand((-0.36, 1.10, 0.36), "claw", palm=(0.2, -0.9, 0.3)),
            left=Hand((0.34, 0.78, 0.16), "claw", palm=(-0.5, 0.1, 0.8)),
            right_foot=Foot(-0.13, 0.16, -8),
            left_foot=Foot(0.16, -0.14, 34, 0.02, 20),
            yaw=-12,
            pelvis=(0.02, -0.06, 0),
            hips=(8, 8, 5),
            chest=(6, 22, -10),
            head=(6, 4, 16),
            crane=0.03,
        ),
    )
    body.trousers(s, rig, "trousers", ragged=True, stop=0.88)
    body.boots(s, rig, shaft=0.2)
    shirt = body.torso(s, rig, "shirt", low=False)
    ghoul.wound(s, shirt, (0.035, -0.06), 0.055)
    coat = garments.jacket(s, rig, "coat", opening=0.085, lapel="lapel")
    garments.tails(
        s, rig, "coat", 0.48, tear=0.30, sway=(0.03, -0.04), gap=0.5, gap_hem=0.9, phase=0.6, wide=0.25, onto=coat
    )
    body.sleeve(s, rig, "right", "coat", stop=0.72, ragged=True, onto=coat)
    body.sleeve(s, rig, "left", "coat", stop=0.95, onto=coat)
    _bare_arms(s, rig)
    hands(s, rig)
    ghoul.neck(s, rig)
    ghoul.ghoul(s, rig.head, Rot(jaw=0.5, skew=0.06, cheek=1))
    hair.locks(
        s,
        rig.head,
        [
            [(-0.5, 0.4, -0.3), (-0.68, -0.1, -0.2), (-0.7, -0.6, -0.05)],
            [(0.5, 0.4, -0.3), (0.7, -0.1, -0.25), (0.66, -0.7, -0.1)],
        ],
        0.10,
    )
    hats.topper(s, rig.head, bent=0.8, tall=1.15, roll=4, tilt=-8)


def _prospector(s: Sculpture) -> None:
    rig = Rig(
        STOCKY,
        Pose(
            right=Hand((-0.40, 0.74, 0.14), "claw", palm=(0.6, 0.1, 0.7)),
            left=Hand((0.30, 1.18, 0.04), "rest", elbow=(1, -0.2, -0.2)),
            right_foot=Foot(-0.20, -0.10, -40, 0.0, 8),
            left_foot=Foot(0.13, 0.16, 6),
            yaw=16,
            pelvis=(-0.02, -0.10, 0),
            hips=(-6, 10, -6),
            chest=(-10, 24, 12),
            head=(-8, 0, -14),
            crane=0.05,
        ),
    )
    body.trousers(s, rig, "trousers", ragged=True, stop=0.7)
    body.boots(s, rig, shaft=0.35, sides=("left",))
    body.bare_feet(s, rig, sides=("right",))
    shirt = body.torso(s, rig, "cloth", low=False)
    ghoul.wound(s, shirt, (-0.06, -0.10), 0.065, ribs=3)
    garments.suspenders(s, rig, "belt")
    garments.belt(s, rig)
    body.sleeve(s, rig, "right", "cloth", stop=0.45, ragged=True, onto=shirt)
    _bare_arms(s, rig, ("right",))
    hands(s, rig, sides=("right",))
    _stump(s, rig, shirt)
    ghoul.neck(s, rig, 0.066)
    ghoul.ghoul(s, rig.head, Rot(jaw=0.25, nose=True, width=1.06, one_eye=-1))
    hair.cap(s, rig.head, line=0.05)
    hair.beard(s, rig.head.move(0, -0.12, 0), length=0.75, paint="hair", full=0.8)
    hats.cowboy(s, rig.head, wide=1.55, curl=-0.10, dip=-0.05, tall=0.82, roll=-8, tilt=-14, ragged=0.03)
    ghoul.splash(s, rig.chest, [((0.20, 0.02, 0.06), 0.07), ((-0.08, -0.2, 0.12), 0.05)])


def _stump(s: Sculpture, rig: Rig, shirt) -> None:
    shoulder, elbow = rig.shoulder["left"], rig.elbow["left"]
    end = middle(shoulder, elbow, 0.62)
    shirt.at(Frame()).tube([shoulder, end], (0.066, 0.060), melt=0.045)
    s.lump("flesh", Frame(), 0.01).tube([end, middle(shoulder, elbow, 0.80)], (0.046, 0.030))
    s.lump("bone", Frame(), 0.01).tube([end, middle(shoulder, elbow, 0.98)], (0.018, 0.015)).ball(
        middle(shoulder, elbow, 1.0), 0.022
    )


def _dancer(s: Sculpture) -> None:
    rig = Rig(
        WOMAN,
        Pose(
            right=Hand((-0.26, 1.22, 0.40), "claw", palm=(0.3, -0.8, 0.4)),
            left=Hand((0.30, 1.02, 0.36), "claw", palm=(-0.3, -0.8, 0.4)),
            right_foot=Foot(-0.10, -0.06, -16),
            left_foot=Foot(0.12, 0.14, 10),
            yaw=20,
            pelvis=(0, -0.05, -0.02),
            hips=(0, 8, -4),
            chest=(-8, 20, 8),
            head=(-12, 2, -20),
            crane=0.04,
        ),
    )
    body.boots(s, rig, shaft=0.4, wide=0.056)
    body.trousers(s, rig, "skin", thigh=0.07, knee=0.05, ankle=0.04)
    bodice = body.torso(s, rig, "dress", 0.004, low=False)
    chest = body.torso(s, rig, "skin", -0.004, low=False)
    bodice.cut((0, 0.075, 0), (0, 1, 0.25), melt=0.01)
    ghoul.wound(s, chest, (0.07, 0.09), 0.035, ribs=2)
    garments.skirt(s, rig, "dress", 0.66, hem=(0.31, 0.28), tear=0.34, phase=1.1, sway=(-0.03, 0.02))
    garments.skirt(s, rig, "apron", 0.56, hem=(0.235, 0.215), tear=0.22, phase=2.2, folds=11)
    for side in ("right", "left"):
        body.sleeve(s, rig, side, "skin", upper=0.046, wrist=0.03, stop=1.0, onto=chest)
        body.cuff(s, rig, side, "dress", radius=0.046, at=0.5, tall=0.03)
    hands(s, rig)
    ghoul.neck(s, rig, 0.05)
    ghoul.ghoul(s, rig.head, Rot(jaw=0.55, skew=-0.05, width=0.94, skull=1))
    hair.cap(s, rig.head, full=0.99, line=0.05, width=0.95)
    hair.mane(s, rig.head, 0.75, wave=0.12, forward=(True, False), thick=0.11)
    ghoul.splash(s, rig.pelvis, [((0.1, -0.1, 0.2), 0.09), ((-0.06, 0.02, 0.16), 0.06), ((0.14, -0.35, 0.28), 0.05)])


def _hanged(s: Sculpture) -> None:
    rig = Rig(
        THIN,
        Pose(
            right=Hand((-0.30, 0.70, -0.02), "rest"),
            left=Hand((0.24, 0.80, 0.30), "claw", palm=(-0.4, -0.5, 0.6)),
            right_foot=Foot(-0.11, 0.14, -6),
            left_foot=Foot(0.15, -0.12, 30, 0.0, 14),
            yaw=-20,
            pelvis=(0, -0.04, 0),
            hips=(6, 4, 6),
            chest=(4, 16, -14),
            head=(4, 10, 44),
            crane=0.0,
        ),
    )
    body.trousers(s, rig, "trousers", stop=0.9)
    body.boots(s, rig, shaft=0.55)
    shirt = body.torso(s, rig, "shirt", low=False)
    garments.vest(s, rig, "vest", opening=0.06)
    garments.belt(s, rig, at=0.03, tip=8)
    for side in ("right", "left"):
        body.sleeve(s, rig, side, "shirt", stop=0.9, onto=shirt)
        body.forearm(s, rig, side, wide=0.036, wrist=0.029)
    hands(s, rig)
    s.lump("skin", rig.chest, 0.02).tube(
        [(0, 0.10, -0.01), (0.03, 0.24, 0.0), rig.chest.local(rig.head.point((0, -0.4, -0.1)))], (0.07, 0.052, 0.05)
    )
    ghoul.ghoul(s, rig.head, Rot(jaw=0.38, nose=True, width=0.97))
    hair.cap(s, rig.head, full=1.02, line=0.0)
    hair.moustache(s, rig.head.move(0, 0.06, -0.08), droop=0.2, paint="hair")
    collar = rig.chest.move(0.02, 0.205, 0.0).turn(0, 8, 14)
    s.lump("rope", collar).ring((0, 0, 0), 0.078, 0.075, 0.020).ring((0, 0.03, 0), 0.076, 0.072, 0.018)
    s.lump("rope", collar, 0.0).drum((0.075, 0.0, 0.05), 0.055, 0.032, 0.032, 1, 0.012)
    s.lump("rope", collar, 0.01).tube(
        curve([(0.08, -0.04, 0.06), (0.09, -0.16, 0.12), (0.06, -0.34, 0.13), (0.10, -0.52, 0.15)], 4), 0.0165
    )
    ghoul.splash(s, rig.chest, [((0.02, 0.02, 0.13), 0.045), ((-0.1, -0.2, 0.1), 0.05)])


def _barkeep(s: Sculpture) -> None:
    rig = Rig(
        STOCKY,
        Pose(
            right=Hand((-0.50, 1.52, 0.26), "claw", palm=(0.4, -0.3, 0.8)),
            left=Hand((0.36, 0.86, 0.22), "claw", palm=(-0.4, -0.5, 0.6)),
            right_foot=Foot(-0.17, 0.04, -20),
            left_foot=Foot(0.17, 0.06, 18),
            yaw=-6,
            pelvis=(0.03, -0.07, 0),
            hips=(0, 2, 6),
            chest=(6, 10, -16),
            head=(10, 6, -10),
            crane=0.05,
        ),
    )
    body.trousers(s, rig, "trousers", stop=0.95)
    body.boots(s, rig, shaft=0.2)
    shirt = body.torso(s, rig, "shirt", low=False)
    garments.vest(s, rig, "vest", opening=0.075)
    apron = s.lump("apron", rig.pelvis)
    apron.drape((0, 0.10, 0.02), 0.60, (0.17, 0.165), (0.22, 0.22), folds=6, tear=0.16, phase=0.9, shell=0.012)
    apron.cut((0, 0, 0.05), (0, 0, -1), melt=0.01)
    garments.belt(s, rig, "apron", buckle=None, at=0.10, puff=0.03)
    body.sleeve(s, rig, "right", "shirt", stop=0.15, wrist=0.056, ragged=True, onto=shirt)
    body.sleeve(s, rig, "left", "shirt", stop=0.6, onto=shirt, ragged=True)
    _bare_arms(s, rig)
    hands(s, rig)
    ghoul.neck(s, rig, 0.068)
    ghoul.ghoul(s, rig.head, Rot(jaw=0.45, nose=True, width=1.08, skull=-1, cheek=-1))
    hair.sideburns(s, rig.head, low=-0.5, thick=0.13, width=1.06)
    ghoul.splash(s, rig.pelvis, [((-0.05, -0.02, 0.24), 0.10), ((0.08, -0.25, 0.26), 0.08), ((-0.1, -0.4, 0.26), 0.05)])


def _trooper(s: Sculpture) -> None:
    rig = Rig(
        THIN,
        Pose(
            right=Hand((-0.16, 0.90, 0.36), "claw", palm=(0.5, -0.4, 0.6)),
            left=Hand((0.44, 1.02, -0.02), "rest", palm=(0, -1, 0.2), fingers=(0.5, -0.8, 0.2)),
            right_foot=Foot(-0.10, -0.12, -30, 0.02, 22),
            left_foot=Foot(0.15, 0.14, 4),
            yaw=22,
            pelvis=(0, -0.08, 0.0),
            hips=(-8, 6, 4),
            chest=(-6, 26, 14),
            head=(-14, 4, 10),
            crane=0.06,
        ),
    )
    body.trousers(s, rig, "cloth", stop=0.9)
    body.boots(s, rig, shaft=0.62, wide=0.068)
    coat = body.torso(s, rig, "coat", 0.012)
    garments.tails(s, rig, "coat", 0.30, tear=0.4, gap=0.1, gap_hem=0.4, wide=0.22, deep=0.2, phase=2.0, onto=coat)
    ghoul.wound(s, coat, (0.07, -0.02), 0.06, ribs=3)
    garments.buttons(s, coat, [(-0.03, 0.10), (-0.035, 0.03), (-0.035, -0.05), (-0.03, -0.13)])
    garments.strap(s, rig, (0, 0, 0), (0.75, 0.66, 0), puff=0.022)
    garments.belt(s, rig, puff=0.032)
    for side in ("right", "left"):
        body.sleeve(s, rig, side, "coat", stop=0.8, onto=coat, ragged=side == "left")
        body.forearm(s, rig, side, wide=0.036, wrist=0.029)
    hands(s, rig)
    garments.collar(s, rig, "lapel", 0.070)
    ghoul.neck(s, rig)
    ghoul.ghoul(s, rig.head, Rot(jaw=0.6, skew=0.08, one_eye=1, width=0.97))
    hair.cap(s, rig.head, full=0.99, line=0.04)
    hats.kepi(s, rig.head, tilt=4, roll=10, band="band", peak="belt")


SCHEMES = {
    "a": {
        **DEAD,
        **palette(
            skin="8fa07a rot",
            coat="3d4250 cloth",
            lapel="2c2a30 smooth",
            trousers="4c4650 cloth",
            shirt="b3a78c cloth",
            hat="2e2b2d felt",
            band="5a1a18 smooth",
            hair="3a3228 hair",
            cloth="7a3a30 cloth",
            dress="58603e cloth",
            apron="b0a588 cloth",
            vest="5e4630 cloth",
        ),
    },
    "b": {
        **DEAD,
        **palette(
            skin="a39c8a rot",
            coat="565e46 cloth",
            lapel="3e4432 smooth",
            trousers="5c4c3e cloth",
            shirt="8d8f88 cloth",
            hat="54402c felt",
            band="2a2420 smooth",
            hair="6a6258 hair",
            cloth="40566a cloth",
            dress="6e343c cloth",
            apron="8f8a80 cloth",
            vest="3a4a44 cloth",
        ),
    },
}

WALKER = Creature("walker", (_undertaker, _prospector, _dancer, _hanged, _barkeep, _trooper), SCHEMES)
