"""The machines: the Peacekeeper Bot and the Falchion Sentry Gun, each waiting and awake."""

from __future__ import annotations

import numpy as np

from sprites.minis.cast.creature import Creature
from sprites.minis.cast.invader.kit import KIT
from sprites.minis.frames import Frame, Point, along, unit
from sprites.minis.paints import palette
from sprites.minis.parts.deck import DECK
from sprites.minis.sculpture import Sculpture

BOTH = (-1.0, 1.0)


def _rod(s: Sculpture, frame: Frame, a: Point, b: Point, radius: float, paint: str = "steel") -> None:
    s.lump(paint, frame).tube([a, b], radius)


def _stripes(s: Sculpture, frame: Frame, at: Point, half: float, tall: float, on: str) -> None:
    """Hazard stripes painted across a panel that faces z."""
    x, y, z = at
    s.decal("hazard", frame, soft=0.004, on=(on,)).tube([(x - half, y, z), (x + half, y, z)], tall)
    pen = s.decal("soot", frame, soft=0.004, on=(on,))
    for k in np.linspace(-half, half, 5)[:-1]:
        pen.tube([(x + k, y - tall, z), (x + k + tall, y + tall, z)], tall * 0.30)


def _bot(s: Sculpture, awake: bool) -> None:
    root = Frame().turn(yaw=-20)
    sink = 0.0 if awake else -0.10
    hips = root.move(0, 0.80 + sink, -0.02)
    _bot_legs(s, root, hips, awake)
    body = hips.move(0, 0.16, 0.02).turn(0, 4 if awake else 20, 0)
    s.lump("joint", hips, 0.02).box((0, 0, 0), (0.20, 0.085, 0.13), 0.04).drum((0, 0.10, 0), 0.06, 0.12, 0.10, 1, 0.02)
    hull = s.lump("hull", body, 0.03)
    hull.box((0, 0.28, 0.02), (0.29, 0.24, 0.20), 0.07).box((0, 0.20, 0.14), (0.20, 0.17, 0.14), 0.06)
    hull.box((0, 0.36, -0.20), (0.22, 0.20, 0.10), 0.05, paint="trim")
    hull.box((0, 0.27, 0.30), (0.12, 0.055, 0.03), 0.0, join="carve", paint="dark")
    for x in (-0.07, 0.0, 0.07):
        s.lump("lamp", body).box((x, 0.27, 0.268), (0.022, 0.030, 0.012), 0.006)
    _stripes(s, body, (0, 0.10, 0.27), 0.16, 0.030, "hull")
    for side in BOTH:
        s.lump("trim", body).box((side * 0.245, 0.40, 0.20), (0.045, 0.06, 0.025), 0.01)
        _rod(s, body, (side * 0.10, 0.56, -0.24), (side * 0.12, 0.72, -0.28), 0.045, "joint")
    _bot_head(s, body, awake)
    _bot_gun(s, root, body, awake)
    _bot_shield(s, root, body, awake)


def _bot_legs(s: Sculpture, root: Frame, hips: Frame, awake: bool) -> None:
    for side, step in ((-1.0, 0.16), (1.0, -0.10)):
        hip = root.local(hips.point((side * 0.20, -0.02, 0)))
        bend = 0.06 if awake else 0.14
        knee = (side * 0.26, 0.52 - bend * 0.5, 0.16 + bend + step * 0.4)
        hock = (side * 0.26, 0.26, -0.12 + step)
        toe = (side * 0.25, 0.07, 0.04 + step)
        s.lump("joint", root).ball(hip, 0.105)
        for a, b, r, paint in ((hip, knee, 0.085, "hull"), (knee, hock, 0.060, "joint"), (hock, toe, 0.062, "hull")):
            s.lump(paint, root, 0.01).tube([a, b], (r, r * 0.85))
        s.lump("trim", root).ball(knee, 0.088)
        s.lump("joint", root).ball(hock, 0.066)
        shin = along(
            root.point((np.array(knee) + np.array(hock)) / 2),
            root.direction(unit(np.array(knee) - np.array(hock))),
            root.direction((0, 0, 1)),
        )
        s.lump("hull", shin).box((0, 0.0, 0.035), (0.070, 0.13, 0.05), 0.03)
        foot = s.lump("hull", root.move(*toe), 0.01)
        foot.box((0, -0.025, 0.06), (0.095, 0.045, 0.15), 0.03)
        s.lump("trim", root.move(*toe)).box((0, -0.035, 0.19), (0.085, 0.032, 0.04), 0.015)


def _bot_head(s: Sculpture, body: Frame, awake: bool) -> None:
    head = body.move(0, 0.60, 0.08).turn(-6 if awake else 0, 0 if awake else 24, 0)
    s.lump("joint", body).drum((0, 0.53, 0.04), 0.05, 0.10, 0.09, 1, 0.02)
    shell = s.lump("hull", head, 0.02)
    shell.box((0, 0.04, 0.0), (0.155, 0.105, 0.145), 0.06).box((0, -0.03, 0.10), (0.11, 0.06, 0.08), 0.03, paint="trim")
    shell.box((0, 0.055, 0.15), (0.125, 0.034, 0.05), 0.0, join="carve", paint="dark")
    s.lump("visor", head).box((0, 0.055, 0.115), (0.118, 0.024, 0.018), 0.008)
    _rod(s, head, (0.13, 0.10, -0.06), (0.16, 0.34, -0.10), 0.012, "joint")
    s.lump("lamp", head).ball((0.16, 0.35, -0.10), 0.024)
    for side in BOTH:
        s.lump("trim", head).drum((side * 0.165, 0.04, -0.01), 0.025, 0.065, 0.055, 1, 0.012, turn=(0, 0, 90))


def _bot_gun(s: Sculpture, root: Frame, body: Frame, awake: bool) -> None:
    """The right arm: a rotary gun with its drum."""
    shoulder = root.local(body.point((-0.36, 0.40, 0.02)))
    elbow = np.array((-0.56, 0.98, 0.06) if awake else (-0.50, 0.80, 0.02))
    aim = unit((-0.10, 0.02, 1.0) if awake else (-0.06, -0.72, 0.70))
    s.lump("trim", root.move(*shoulder)).ball((0, 0, 0), 0.135)
    s.lump("joint", root, 0.01).tube([shoulder, elbow], (0.075, 0.065))
    s.lump("hull", root.move(*shoulder)).box((-0.045, 0.09, 0), (0.13, 0.05, 0.15), 0.03, turn=(0, 0, -14))
    gun = along(root.point(elbow), root.direction(aim), root.direction((0, 1, 0)))
    s.lump("hull", gun, 0.02).box((0, 0.10, 0), (0.095, 0.17, 0.10), 0.035)
    s.lump("trim", gun).drum((0, 0.06, -0.13), 0.09, 0.10, 0.10, 1, 0.02, turn=(0, 0, 90))
    s.lump("joint", gun).drum((0, 0.29, 0), 0.03, 0.082, 0.082, 1, 0.01)
    for a in np.radians(np.arange(0, 360, 60)):
        x, z = np.cos(a) * 0.048, np.sin(a) * 0.048
        _rod(s, gun, (x, 0.28, z), (x, 0.60, z), 0.020)
        s.lump("dark", gun).tube([(x, 0.60, z), (x, 0.625, z)], 0.012)
    for y in (0.42, 0.56):
        s.lump("trim", gun).drum((0, y, 0), 0.016, 0.078, 0.078, 1, 0.006)


def _bot_shield(s: Sculpture, root: Frame, body: Frame, awake: bool) -> None:
    """The left arm: a riot shield."""
    shoulder = root.local(body.point((0.36, 0.40, 0.02)))
    elbow = np.array((0.58, 0.96, 0.10) if awake else (0.54, 0.82, 0.0))
    hand = np.array((0.56, 0.90, 0.40) if awake else (0.58, 0.58, 0.16))
    s.lump("trim", root.move(*shoulder)).ball((0, 0, 0), 0.135)
    s.lump("hull", root.move(*shoulder)).box((0.045, 0.09, 0), (0.13, 0.05, 0.15), 0.03, turn=(0, 0, 14))
    s.lump("joint", root, 0.01).tube([shoulder, elbow], (0.075, 0.065)).tube([elbow, hand], (0.068, 0.055))
    shield = root.move(*(hand + np.array([0.05, -0.02, 0.07]))).turn(18 if awake else 40, -4 if awake else 10, 0)
    plate = s.lump("hull", shield, 0.01)
    plate.box((0, 0, 0), (0.22, 0.40, 0.030), 0.028)
    plate.box((0, 0.24, 0.03), (0.13, 0.045, 0.03), 0.0, join="carve", paint="dark")
    s.lump("visor", shield).box((0, 0.24, 0.012), (0.12, 0.035, 0.012), 0.004)
    for side in BOTH:
        s.lump("trim", shield).box((side * 0.215, 0, 0), (0.022, 0.41, 0.042), 0.012)
    s.lump("badge", shield).drum((0, -0.02, 0.030), 0.008, 0.085, 0.085, 1, 0.004, turn=(0, 90, 0))
    for y in (-0.045, -0.005, 0.035):
        s.lump("hull", shield).box((0, y, 0.038), (0.045, 0.010, 0.006), 0.003)
    _stripes(s, shield, (0, -0.30, 0.03), 0.18, 0.035, "hull")


def _sentry(s: Sculpture, awake: bool) -> None:
    root = Frame().turn(yaw=-32)
    for angle in (30, 150, 270):
        a = np.radians(angle)
        out = np.array([np.sin(a), 0, np.cos(a)])
        knee, foot = out * 0.36 + np.array([0, 0.36, 0]), out * 0.50 + np.array([0, 0.04, 0])
        s.lump("trim", root, 0.01).tube([np.array([0, 0.44, 0]), knee], (0.070, 0.060))
        s.lump("joint", root, 0.01).tube([knee, foot], (0.045, 0.040))
        s.lump("hull", root).ball(knee, 0.078)
        s.lump("joint", root.move(*foot)).drum((0, -0.015, 0), 0.028, 0.10, 0.085, 1, 0.012)
    s.lump("joint", root).drum((0, 0.46, 0), 0.10, 0.15, 0.12, 1, 0.03)
    s.lump("trim", root).drum((0, 0.58, 0), 0.035, 0.17, 0.17, 1, 0.012)
    gun = root.move(0, 0.86, 0).turn(0, -6 if awake else 26, 0)
    for side in BOTH:
        s.lump("joint", root).box((side * 0.19, 0.74, 0), (0.035, 0.17, 0.075), 0.025)
        s.lump("trim", gun).drum((side * 0.20, 0, 0), 0.035, 0.085, 0.075, 1, 0.012, turn=(0, 0, 90))
    hull = s.lump("hull", gun, 0.02)
    hull.box((0, 0.02, -0.04), (0.15, 0.135, 0.27), 0.045).box((0, 0.10, -0.16), (0.11, 0.10, 0.15), 0.04)
    hull.box((0, -0.02, 0.24), (0.12, 0.10, 0.05), 0.03, paint="trim")
    for x in (-0.062, 0.062):
        _rod(s, gun, (x, -0.02, 0.24), (x, -0.02, 0.84), 0.033)
        s.lump("trim", gun).tube([(x, -0.02, 0.26), (x, -0.02, 0.46)], 0.048)
        s.lump("joint", gun).tube([(x, -0.02, 0.74), (x, -0.02, 0.86)], 0.046)
        s.lump("dark", gun).tube([(x, -0.02, 0.86), (x, -0.02, 0.892)], 0.026)
    _falchions(s, gun)
    s.lump("joint", gun).drum((0, 0.175, 0.10), 0.075, 0.062, 0.062, 1, 0.012, turn=(0, 90, 0))
    s.lump("visor", gun).ball((0, 0.175, 0.165), (0.048, 0.048, 0.026))
    s.lump("hull", root).box((0.0, 0.66, -0.30), (0.13, 0.12, 0.10), 0.025)
    _stripes(s, root, (0.0, 0.66, -0.20), 0.10, 0.03, "hull")
    for i, p in enumerate(np.linspace((0.17, 0.74, -0.26), (0.17, 0.90, -0.06), 6)):
        s.lump("brass", root.move(*p).turn(0, 20 * i, 0)).tube([(-0.035, 0, 0), (0.055, 0, 0)], 0.020)
    _rod(s, gun, (-0.10, 0.16, -0.24), (-0.14, 0.52, -0.30), 0.011, "joint")
    s.lump("lamp", gun).ball((-0.14, 0.53, -0.30), 0.026)
    _stripes(s, gun, (0, 0.02, 0.232), 0.10, 0.03, "hull")


def _falchions(s: Sculpture, gun: Frame) -> None:
    """The two curved shields beside the barrels, after which the gun is named."""
    for side in BOTH:
        shield = s.lump("hull", gun.move(side * 0.27, 0.02, 0.14).turn(side * 10, 0, side * 6), 0.02)
        shield.ball((0, 0.0, 0.0), (0.045, 0.27, 0.40))
        shield.ball((0, -0.24, 0.30), (0.10, 0.30, 0.40), join="carve", melt=0.01)
        shield.ball((0, 0.02, -0.48), (0.10, 0.34, 0.30), join="carve", melt=0.01)
        s.decal("badge", gun, soft=0.006, on=("hull",)).tube(
            [(side * 0.31, 0.10, -0.02), (side * 0.30, 0.17, 0.22), (side * 0.27, 0.20, 0.40)], 0.030
        )


PAINTS = {
    **KIT,
    **palette(
        hull="c9ced0 armour",
        trim="35577a armour",
        joint="3a4148 metal",
        badge="d98a1e armour",
        hazard="e0a030 armour",
        soot="23241f armour",
    ),
}
WAITING = {**PAINTS, **palette(visor="5a2a18 wet", lamp="7a4a1c wet")}
AWAKE = {**PAINTS, **palette(visor="58e6ff lit", lamp="ffc648 lit")}


def _waiting_bot(s: Sculpture) -> None:
    _bot(s, awake=False)


def _awake_bot(s: Sculpture) -> None:
    _bot(s, awake=True)


def _waiting_sentry(s: Sculpture) -> None:
    _sentry(s, awake=False)


def _awake_sentry(s: Sculpture) -> None:
    _sentry(s, awake=True)


MACHINES = (
    Creature("peacekeeper_bot", (_waiting_bot,), {"a": WAITING}, radius=0.58, floor=44, ground=DECK),
    Creature("peacekeeper_bot_active", (_awake_bot,), {"a": AWAKE}, radius=0.58, floor=44, ground=DECK),
    Creature("falchion_sentry_gun", (_waiting_sentry,), {"a": WAITING}, radius=0.66, floor=46, ground=DECK),
    Creature("falchion_sentry_gun_active", (_awake_sentry,), {"a": AWAKE}, radius=0.66, floor=46, ground=DECK),
)
