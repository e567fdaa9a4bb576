"""Weapons and tools of the station; each is built along y from the grip's frame, muzzle or head upwards, z its top."""

from __future__ import annotations

import numpy as np

from sprites.minis.frames import Frame, curve
from sprites.minis.sculpture import Sculpture


def smg(s: Sculpture, grip: Frame, big: float = 1.2) -> None:
    """A stubby submachine gun held in one fist: y runs up its grip, z along the barrel."""
    f = grip.grow(big)
    s.lump("grip", f, 0.01).tube([(0, -0.06, -0.02), (0, 0.04, 0.0)], (0.020, 0.018))
    s.lump("gun", f, 0.01).box((0, 0.068, 0.06), (0.022, 0.036, 0.13), 0.010)
    s.lump("steel", f).box((0, 0.108, 0.04), (0.012, 0.010, 0.10), 0.005)
    s.lump("gun", f).tube([(0, 0.070, 0.18), (0, 0.070, 0.27)], (0.020, 0.020))
    s.lump("dark", f).tube([(0, 0.070, 0.27), (0, 0.070, 0.276)], 0.012)
    s.lump("grip", f).box((0, -0.015, 0.105), (0.015, 0.065, 0.022), 0.006, turn=(0, -8, 0))
    s.lump("screen", f).box((0.022, 0.078, 0.02), (0.003, 0.010, 0.035), 0.002)
    s.lump("screen", f).box((-0.022, 0.078, 0.02), (0.003, 0.010, 0.035), 0.002)


def machine_gun(s: Sculpture, f: Frame) -> None:
    """A belt-fed gun carried at the hip, with a drum under it and a carrying handle."""
    s.lump("gun", f, 0.01).box((0, 0.06, 0.0), (0.042, 0.20, 0.060), 0.018).box(
        (0, -0.18, -0.005), (0.030, 0.08, 0.045), 0.014
    )
    s.lump("trim", f, 0.01).box((0, 0.31, 0.0), (0.046, 0.085, 0.052), 0.016)
    s.lump("gun", f).tube([(0, 0.36, 0.012), (0, 0.74, 0.012)], (0.030, 0.028))
    for y in np.linspace(0.43, 0.66, 5):
        s.lump("steel", f).drum((0, y, 0.012), 0.012, 0.042, 0.042, 1, 0.005)
    s.lump("gun", f).drum((0, 0.76, 0.012), 0.035, 0.040, 0.046, 1, 0.008)
    s.lump("dark", f).drum((0, 0.80, 0.012), 0.006, 0.026, 0.026, 1, 0.002)
    s.lump("plate", f).drum((0.0, 0.13, -0.115), 0.055, 0.085, 0.085, 1, 0.016, turn=(0, 0, 90))
    s.lump("steel", f).tube(curve([(0, 0.02, 0.06), (0, 0.03, 0.115), (0, 0.17, 0.115), (0, 0.18, 0.06)], 3), 0.012)
    s.lump("screen", f).box((-0.043, 0.10, 0.02), (0.003, 0.05, 0.010), 0.002)
    s.lump("screen", f).box((0.043, 0.10, 0.02), (0.003, 0.05, 0.010), 0.002)


def long_rifle(s: Sculpture, f: Frame) -> None:
    """A marksman's rifle with a heavy scope and a muzzle brake."""
    s.lump("gun", f, 0.01).box((0, 0.09, 0.0), (0.026, 0.17, 0.046), 0.014)
    s.lump("plate", f, 0.01).box((0, -0.22, -0.020), (0.024, 0.13, 0.050), 0.014).box(
        (0, 0.30, -0.006), (0.028, 0.11, 0.034), 0.012
    )
    s.lump("steel", f).tube([(0, 0.36, 0.010), (0, 0.86, 0.010)], (0.0205, 0.0165))
    s.lump("gun", f).box((0, 0.88, 0.010), (0.026, 0.045, 0.020), 0.008)
    s.lump("gun", f).tube([(0, 0.00, 0.085), (0, 0.22, 0.085)], (0.030, 0.026)).tube(
        [(0, 0.20, 0.085), (0, 0.27, 0.085)], (0.026, 0.036)
    )
    s.lump("screen", f).tube([(0, 0.300, 0.085), (0, 0.304, 0.085)], 0.022)
    s.lump("grip", f).box((0, 0.11, -0.075), (0.017, 0.036, 0.055), 0.008)


def prod(s: Sculpture, f: Frame, long: float = 0.46) -> None:
    """A cattle prod: a staff with coils and two sparking prongs."""
    s.lump("grip", f).tube([(0, -0.14, 0), (0, 0.08, 0)], 0.022)
    s.lump("hazard", f).tube([(0, 0.08, 0), (0, long, 0)], 0.019)
    for y in np.linspace(long * 0.62, long * 0.95, 4):
        s.lump("brass", f).ring((0, y, 0), 0.024, 0.024, 0.009)
    for side in (-1, 1):
        s.lump("steel", f).tube(
            curve([(0, long, 0), (side * 0.045, long + 0.05, 0), (side * 0.030, long + 0.12, 0)], 3), 0.011
        )
    s.lump("spark", f).tube(
        [(-0.030, long + 0.12, 0), (-0.008, long + 0.145, 0.01), (0.006, long + 0.105, 0), (0.030, long + 0.125, 0)],
        0.010,
    )
    s.lump("spark", f).ball((0, long + 0.125, 0), 0.020)


def sledge(s: Sculpture, f: Frame, up: float = 0.52, down: float = 0.34, big: float = 1.0) -> None:
    """A powered sledgehammer: the head lies across z, a charge glowing in it."""
    s.lump("steel", f).tube([(0, -down, 0), (0, up, 0)], 0.022)
    s.lump("grip", f).tube([(0, -0.12, 0), (0, 0.12, 0)], 0.028).tube([(0, -down, 0), (0, -down + 0.09, 0)], 0.028)
    head = f.move(0, up, 0).grow(big)
    s.lump("gun", head, 0.01).box((0, 0.02, 0), (0.085, 0.095, 0.11), 0.020)
    for side in (-1, 1):
        s.lump("steel", head).box((0, 0.02, side * 0.155), (0.098, 0.108, 0.055), 0.016)
        s.lump("warning", head).box((side * 0.086, 0.02, 0), (0.006, 0.040, 0.065), 0.004)
    s.lump("hazard", head).box((0, -0.075, 0), (0.05, 0.020, 0.06), 0.008)


def wrench(s: Sculpture, f: Frame, up: float = 0.40, down: float = 0.16) -> None:
    """A spanner as long as an arm."""
    s.lump("steel", f, 0.01).box((0, (up - down) / 2, 0), (0.014, (up + down) / 2, 0.028), 0.008)
    s.lump("hazard", f).box((0, -0.02, 0), (0.020, 0.11, 0.032), 0.010)
    jaw = s.lump("steel", f, 0.012)
    jaw.ball((0, up + 0.03, 0), (0.026, 0.085, 0.095))
    jaw.box((0, up + 0.085, 0.012), (0.05, 0.055, 0.034), 0.004, join="carve", melt=0.006)


def remote(s: Sculpture, f: Frame) -> None:
    """A machine's remote control: a slab with a lit screen towards z, knobs and an aerial."""
    s.lump("gun", f, 0.01).box((0, 0.02, 0), (0.085, 0.060, 0.022), 0.012)
    s.lump("screen", f).box((0, 0.03, 0.022), (0.048, 0.034, 0.004), 0.003)
    for side in (-1, 1):
        s.lump("warning", f).ball((side * 0.066, 0.02, 0.024), 0.012)
    s.lump("steel", f).tube([(0.07, 0.07, 0), (0.10, 0.30, -0.02)], (0.007, 0.004))
    s.lump("warning", f).ball((0.10, 0.305, -0.02), 0.012)


def canister(s: Sculpture, f: Frame, glow: str = "sample") -> None:
    """A specimen jar: something grows in it."""
    s.lump("steel", f).drum((0, -0.085, 0), 0.022, 0.060, 0.056, 1, 0.010).drum(
        (0, 0.105, 0), 0.022, 0.056, 0.050, 1, 0.010
    )
    s.lump(glow, f).drum((0, 0.01, 0), 0.080, 0.050, 0.050, 1, 0.012)
    for a in np.radians((30, 150, 270)):
        s.lump("steel", f).tube(
            [(np.sin(a) * 0.054, -0.08, np.cos(a) * 0.054), (np.sin(a) * 0.054, 0.10, np.cos(a) * 0.054)], 0.007
        )
    s.lump("steel", f).ring((0, 0.135, 0), 0.030, 0.030, 0.008, turn=(0, 90, 0))
