"""Weapons and tools; each is built along y from the grip's frame, muzzle or blade upwards."""

from __future__ import annotations

import numpy as np

from sprites.minis.frames import Frame, curve
from sprites.minis.sculpture import Sculpture


def revolver(s: Sculpture, grip: Frame, long: float = 0.20, big: float = 1.15) -> None:
    """A revolver; y runs up its grip and z along the barrel."""
    f = grip.grow(big)
    s.lump("wood", f, 0.01).tube([(0, -0.06, -0.035), (0, -0.01, -0.012), (0, 0.03, 0.0)], (0.022, 0.017, 0.017))
    s.lump("steel", f, 0.008).box((0, 0.045, 0.035), (0.014, 0.024, 0.045), 0.008).drum(
        (0, 0.05, 0.045), 0.032, 0.027, 0.027, 1, 0.006, turn=(0, 90, 0)
    )
    s.lump("steel", f).tube([(0, 0.058, 0.07), (0, 0.058, 0.07 + long)], (0.0145, 0.0125))
    s.lump("steel", f).tube([(0, 0.065, -0.005), (0, 0.09, -0.022)], (0.010, 0.007))
    s.lump("steel", f).box((0, 0.076, 0.06 + long), (0.004, 0.012, 0.008), 0.003)
    s.lump("dark", f).tube([(0, 0.058, 0.066 + long), (0, 0.058, 0.075 + long)], 0.008)
    s.lump("brass", f).ring((0, 0.012, 0.032), 0.018, 0.024, 0.005, turn=(0, 0, 90))


def rifle(s: Sculpture, f: Frame, lever: bool = True, long: float = 0.50) -> None:
    """A lever-action rifle along y; the origin is at the grip behind the trigger, z is its upper side."""
    s.lump("wood", f, 0.02).tube(
        curve([(0, -0.40, -0.055), (0, -0.24, -0.035), (0, -0.06, -0.008), (0, 0.06, 0)], 3),
        np.linspace(0.040, 0.022, 10),
    )
    s.lump("brass" if lever else "steel", f, 0.01).box((0, 0.09, 0.004), (0.018, 0.085, 0.034), 0.01)
    s.lump("wood", f, 0.01).tube([(0, 0.17, 0.0), (0, 0.36, 0.004)], (0.024, 0.020))
    s.lump("steel", f).tube([(0, 0.15, 0.020), (0, 0.15 + long, 0.020)], (0.0150, 0.0130))
    s.lump("steel", f).tube([(0, 0.30, -0.004), (0, 0.08 + long, -0.002)], 0.010)
    s.lump("steel", f).box((0, 0.13 + long, 0.040), (0.004, 0.008, 0.010), 0.002)
    if lever:
        s.lump("steel", f).ring((0, 0.035, -0.045), 0.026, 0.055, 0.007, turn=(0, 0, 90))


def shotgun(s: Sculpture, f: Frame, long: float = 0.46, sawn: bool = False) -> None:
    """A double-barrelled shotgun along y, z its upper side."""
    butt = -0.20 if sawn else -0.38
    s.lump("wood", f, 0.02).tube(
        curve([(0, butt, -0.075), (0, butt * 0.55, -0.045), (0, -0.05, -0.01), (0, 0.05, 0)], 3),
        np.linspace(0.042, 0.024, 10),
    )
    s.lump("steel", f, 0.01).box((0, 0.08, 0.004), (0.028, 0.06, 0.032), 0.012)
    s.lump("wood", f, 0.01).box((0, 0.20, -0.012), (0.026, 0.09, 0.016), 0.012)
    for x in (-0.018, 0.018):
        s.lump("steel", f).tube([(x, 0.12, 0.012), (x, 0.12 + long, 0.012)], (0.0205, 0.0185))
        s.lump("dark", f).tube([(x, 0.117 + long, 0.012), (x, 0.142 + long, 0.012)], 0.012)


def pickaxe(s: Sculpture, f: Frame, up: float = 0.50, down: float = 0.30, reach_: float = 0.30) -> None:
    """A miner's pickaxe: the head lies across z at the upper end."""
    s.lump("wood", f, 0.01).tube([(0, -down, 0), (0, 0, 0), (0, up, 0)], (0.024, 0.019, 0.022))
    s.lump("steel", f, 0.02).tube(
        curve(
            [
                (0, up - 0.09, reach_),
                (0, up - 0.01, reach_ * 0.5),
                (0, up + 0.015, 0),
                (0, up - 0.01, -reach_ * 0.5),
                (0, up - 0.07, -reach_ * 0.9),
            ],
            3,
        ),
        [0.006, 0.014, 0.020, 0.024, 0.027, 0.030, 0.032, 0.030, 0.027, 0.024, 0.022, 0.020, 0.018],
    )
    s.lump("steel", f).box((0, up, 0), (0.032, 0.042, 0.040), 0.012)


def axe(s: Sculpture, f: Frame, up: float = 0.42, down: float = 0.22, big: float = 1.0) -> None:
    """A felling axe with the edge towards z."""
    s.lump("wood", f, 0.01).tube(curve([(0, -down, -0.01), (0, 0, 0.0), (0, up * 0.6, 0.006), (0, up, 0)], 3), 0.020)
    blade = s.lump("steel", f.move(0, up - 0.03, 0).grow(big), 0.012)
    blade.box((0, 0, 0.0), (0.022, 0.045, 0.045), 0.012)
    blade.ball((0, -0.005, 0.10), (0.014, 0.105, 0.075)).ball(
        (0, 0.13, 0.03), (0.05, 0.07, 0.07), join="carve", melt=0.02
    ).ball((0, -0.14, 0.03), (0.05, 0.07, 0.07), join="carve", melt=0.02)


def machete(s: Sculpture, f: Frame, long: float = 0.46) -> None:
    """A broad single-edged blade."""
    s.lump("wood", f).tube([(0, -0.06, 0), (0, 0.055, 0)], (0.022, 0.019))
    s.lump("brass", f).box((0, 0.07, 0), (0.018, 0.012, 0.034), 0.006)
    blade = s.lump("steel", f, 0.01)
    blade.box((0, 0.07 + long / 2, 0.012), (0.008, long / 2, 0.036), 0.006).ball(
        (0, 0.07 + long, 0.022), (0.008, 0.05, 0.045)
    )


def knife(s: Sculpture, f: Frame, long: float = 0.20) -> None:
    """A bowie knife."""
    s.lump("wood", f).tube([(0, -0.045, 0), (0, 0.045, 0)], (0.019, 0.016))
    s.lump("brass", f).box((0, 0.055, 0), (0.014, 0.009, 0.036), 0.005)
    s.lump("steel", f, 0.01).box((0, 0.06 + long * 0.4, 0), (0.007, long * 0.42, 0.024), 0.005).ball(
        (0, 0.06 + long * 0.8, -0.004), (0.007, long * 0.28, 0.024)
    )


def sabre(s: Sculpture, f: Frame, long: float = 0.62) -> None:
    """A cavalry sabre with a knuckle guard."""
    s.lump("wood", f).tube([(0, -0.055, 0), (0, 0.055, 0)], (0.019, 0.018))
    s.lump("brass", f).tube(
        curve([(0, -0.065, 0), (0, -0.04, 0.06), (0, 0.03, 0.07), (0, 0.068, 0.02), (0, 0.068, -0.03)], 3), 0.009
    )
    s.lump("steel", f, 0.006).tube(
        curve([(0, 0.07, 0), (0, 0.07 + long * 0.5, -0.015), (0, 0.07 + long, -0.085)], 5),
        np.linspace(0.016, 0.005, 11),
    )


def lantern(s: Sculpture, f: Frame) -> None:
    """A storm lantern hanging from the grip, alight."""
    s.lump("steel", f).ring((0, -0.045, 0), 0.045, 0.05, 0.006, turn=(0, 90, 0))
    s.lump("brass", f).drum((0, -0.105, 0), 0.022, 0.05, 0.022, 1, 0.008).drum(
        (0, -0.235, 0), 0.02, 0.06, 0.055, 1, 0.008
    )
    s.lump("flame", f).drum((0, -0.17, 0), 0.052, 0.040, 0.036, 1, 0.02)
    for x, z in ((0.046, 0), (-0.046, 0), (0, 0.046)):
        s.lump("steel", f).tube([(x, -0.12, z), (x * 1.1, -0.22, z * 1.1)], 0.005)


def book(s: Sculpture, f: Frame) -> None:
    """A heavy black book with a cross, held shut; the cover faces z."""
    s.lump("cover", f).box((0, 0.03, 0), (0.085, 0.115, 0.030), 0.008)
    s.lump("pages", f).box((0.006, 0.03, 0), (0.083, 0.108, 0.022), 0.003)
    s.lump("brass", f).box((0, 0.04, 0.031), (0.010, 0.065, 0.004), 0.003).box(
        (0, 0.062, 0.031), (0.036, 0.010, 0.004), 0.003
    )


def cross(s: Sculpture, f: Frame, tall: float = 0.20, paint: str = "wood") -> None:
    """A cross held by its foot."""
    k = tall / 0.20
    s.lump(paint, f).box((0, 0.08 * k, 0), (0.020 * k, 0.16 * k, 0.014 * k), 0.005).box(
        (0, 0.14 * k, 0), (0.080 * k, 0.020 * k, 0.014 * k), 0.005
    )
