"""The machines: the Gatling gun and the wagon."""

from __future__ import annotations

import numpy as np

from sprites.minis.cast.character import GEAR
from sprites.minis.cast.creature import Creature
from sprites.minis.frames import Frame, along, curve
from sprites.minis.paints import palette
from sprites.minis.sculpture import Sculpture


def _wheel(s: Sculpture, at: Frame, radius: float, spokes: int = 12, wood: str = "wood") -> None:
    """A spoked wheel with an iron tyre; its axle is the frame's y."""
    s.lump(wood, at).ring((0, 0, 0), radius * 0.92, radius * 0.92, radius * 0.075, 1.1)
    s.lump("iron", at).ring((0, 0, 0), radius, radius, radius * 0.032, 1.9)
    s.lump(wood, at).drum((0, 0, 0), radius * 0.17, radius * 0.16, radius * 0.13, 1, 0.01)
    s.lump("iron", at).drum((0, radius * 0.16, 0), radius * 0.05, radius * 0.09, radius * 0.08, 1, 0.006)
    for a in np.arange(spokes) * 2 * np.pi / spokes:
        s.lump(wood, at).tube(
            [
                (np.cos(a) * radius * 0.12, 0, np.sin(a) * radius * 0.12),
                (np.cos(a) * radius * 0.9, 0, np.sin(a) * radius * 0.9),
            ],
            (radius * 0.052, radius * 0.036),
        )


def _gatling(s: Sculpture) -> None:
    root = Frame().turn(yaw=-38).grow(1.22)
    axle = root.move(0, 0.36, 0)
    for sign in (-1, 1):
        place = root.move(sign * 0.40, 0.36, 0)
        _wheel(s, along(place.origin, root.direction((sign, 0.0, 0)), root.direction((0, 0, 1)), root.scale), 0.35)
    s.lump("wood", axle, 0.02).tube([(-0.38, 0, 0), (0.38, 0, 0)], 0.045)
    s.lump("wood", root, 0.02).tube(
        curve([(0, 0.42, 0.02), (0, 0.30, -0.35), (0, 0.06, -0.74)], 3), np.linspace(0.060, 0.040, 7)
    )
    s.lump("iron", root).ring((0, 0.06, -0.76), 0.04, 0.04, 0.012, turn=(0, 90, 0))
    for sign in (-1, 1):
        s.lump("iron", root, 0.01).tube([(sign * 0.10, 0.36, 0), (sign * 0.10, 0.58, 0.02)], 0.024)
    gun = root.move(0, 0.62, 0.02).turn(pitch=-5)
    s.lump("brass", gun, 0.01).drum((0, 0, -0.16), 0.15, 0.105, 0.100, 1, 0.02, turn=(0, 90, 0))
    s.lump("brass", gun).drum((0, 0, 0.02), 0.02, 0.115, 0.115, 1, 0.008, turn=(0, 90, 0))
    for a in np.arange(8) * np.pi / 4:
        x, y = np.cos(a) * 0.062, np.sin(a) * 0.062
        s.lump("steel", gun).tube([(x, y, 0.0), (x, y, 0.66)], (0.022, 0.020))
        s.lump("dark", gun).tube([(x, y, 0.655), (x, y, 0.688)], 0.012)
    for z in (0.22, 0.60):
        s.lump("brass", gun).drum((0, 0, z), 0.018, 0.098, 0.098, 1, 0.006, turn=(0, 90, 0))
    s.lump("steel", gun).tube([(0, 0, 0), (0, 0, 0.68)], 0.02)
    s.lump("iron", gun).box((0.02, 0.24, -0.10), (0.028, 0.16, 0.055), 0.008, turn=(0, 0, -6))
    for y in (0.16, 0.20, 0.24, 0.28, 0.32, 0.36):
        s.lump("brass", gun).tube([(0.02, y, -0.045), (0.02, y, -0.036)], 0.016)
    s.lump("steel", gun, 0.0).tube(
        [(0.10, 0, -0.26), (0.19, 0, -0.26), (0.19, -0.10, -0.26), (0.25, -0.10, -0.26)], 0.015
    )
    s.lump("wood", gun).tube([(0.24, -0.10, -0.26), (0.32, -0.10, -0.26)], 0.026)
    s.lump("wood", root).box((-0.30, 0.07, -0.42), (0.13, 0.08, 0.09), 0.01, turn=(20, 0, 0))
    s.lump("iron", root).box((-0.30, 0.07, -0.42), (0.135, 0.015, 0.095), 0.004, turn=(20, 0, 0))


def _wagon(s: Sculpture) -> None:
    root = Frame().turn(yaw=-52)
    for z, r in ((0.52, 0.30), (-0.56, 0.37)):
        for sign in (-1, 1):
            place = root.move(sign * 0.50, r, z)
            _wheel(s, along(place.origin, root.direction((sign, 0, 0)), root.direction((0, 0, 1))), r, 12, "red")
        s.lump("wood", root).tube([(-0.48, r, z), (0.48, r, z)], 0.04)
    s.lump("wood", root).box((0, 0.52, 0), (0.36, 0.045, 0.92), 0.01)
    for sign in (-1, 1):
        for i, y in enumerate((0.60, 0.71, 0.82)):
            s.lump("plank", root).box((sign * (0.38 + 0.012 * i), y, 0), (0.022, 0.050, 0.93), 0.008)
        for z in (-0.75, -0.25, 0.25, 0.75):
            s.lump("wood", root).box((sign * 0.415, 0.70, z), (0.018, 0.18, 0.028), 0.006)
    for z in (-0.93, 0.93):
        for y in (0.60, 0.71, 0.82):
            s.lump("plank", root).box((0, y, z), (0.38, 0.050, 0.022), 0.008)
    cover = s.lump("canvas", root, 0.04)
    for i, z in enumerate(np.linspace(-0.84, 0.70, 7)):
        lift = 0.03 * np.sin(i * 2.3)
        cover.ball((0, 0.98 + lift, z), (0.44, 0.44 + lift, 0.22))
    cover.cut((0, 0.86, 0), (0, -1, 0), melt=0.01)
    cover.ball((0, 0.96, 1.02), (0.34, 0.36, 0.30), join="carve", melt=0.02, paint="dark")
    cover.ball((0, 0.96, -1.16), (0.30, 0.32, 0.26), join="carve", melt=0.02, paint="dark")
    for sign in (-1, 1):
        for z in np.linspace(-0.84, 0.70, 7):
            s.lump("rope", root).tube([(sign * 0.43, 0.92, z), (sign * 0.425, 0.80, z)], 0.012)
        s.lump("wood", root).tube([(sign * 0.30, 0.62, 0.95), (sign * 0.30, 0.90, 0.98)], 0.02)
    s.lump("plank", root).box((0, 0.92, 0.98), (0.34, 0.022, 0.11), 0.008)
    s.lump("wood", root).box((0, 0.64, 1.06), (0.34, 0.10, 0.02), 0.008, turn=(0, -24, 0))
    s.lump("wood", root, 0.01).tube([(0, 0.34, 0.55), (0, 0.22, 1.12), (0, 0.12, 1.42)], (0.035, 0.03, 0.026))
    s.lump("wood", root).tube([(-0.26, 0.24, 1.02), (0.26, 0.24, 1.02)], 0.024)
    s.lump("wood", root, 0.0).drum((0.52, 0.72, -0.02), 0.13, 0.105, 0.105, 1, 0.02)
    for y in (0.64, 0.80):
        s.lump("iron", root).drum((0.52, y, -0.02), 0.012, 0.112, 0.112, 1, 0.004)
    s.lump("iron", root).tube([(0.45, 0.86, 0.62), (0.50, 0.72, 0.62)], 0.010)
    s.lump("brass", root).drum((0.50, 0.66, 0.62), 0.07, 0.045, 0.045, 1, 0.01)
    s.lump("flame", root).drum((0.50, 0.66, 0.62), 0.042, 0.050, 0.048, 1, 0.015)


PAINTS = {
    **GEAR,
    **palette(
        red="8a3224 wood",
        plank="8a6440 wood",
        canvas="d6c8a6 smooth",
        rope="8c7448 wood",
        brass="c0913f metal",
        wood="64401f wood",
    ),
}

GATLING = Creature("gatling", (_gatling,), {"a": PAINTS}, radius=0.86, canvas=256, floor=52)
WAGON = Creature("wagon", (_wagon,), {"a": PAINTS}, radius=1.30, canvas=384, floor=88)
