"""What people of the station wear on their heads; like heads, measured in half head heights."""

from __future__ import annotations

import numpy as np

from sprites.minis.frames import Frame, curve
from sprites.minis.parts.head import EYE_X, EYE_Y
from sprites.minis.sculpture import Sculpture

BOTH = (-1.0, 1.0)


def open_helmet(
    s: Sculpture, frame: Frame, *, paint: str = "plate", trim: str = "trim", visor: str = "visor", width: float = 1.0
) -> None:
    """A soldier's helmet, its visor pushed up, with cheek guards and ear cups."""
    shell = s.lump(paint, frame, 0.06)
    shell.ball((0, 0.36, -0.12), (0.88 * width, 0.80, 0.98))
    shell.ball((0, -0.12, 0.92), (0.66 * width, 0.60, 0.72), join="carve", melt=0.05)
    shell.cut((0, -0.36, 0), (0, -1, 0.35), melt=0.04)
    glass = s.lump(visor, frame)
    glass.ball((0, 0.36, -0.12), (0.93 * width, 0.86, 1.05))
    glass.cut((0, 0.56, 0.5), (0, -1, 0.30), melt=0.02).cut((0, 0.92, 0.5), (0, 1, -0.15), melt=0.02).cut(
        (0, 0, 0.06), (0, 0, -1), melt=0.02
    )
    band = s.lump(trim, frame)
    band.ball((0, 0.36, -0.12), (0.95 * width, 0.88, 1.07))
    band.cut((0, 0.47, 0.5), (0, -1, 0.30), melt=0.01).cut((0, 0.56, 0.5), (0, 1, -0.30), melt=0.01)
    s.lump(trim, frame, 0.04).tube([(0, 1.16, 0.0), (0, 1.10, -0.45), (0, 0.80, -0.90)], (0.10, 0.12, 0.09))
    for side in BOTH:
        s.lump(trim, frame).drum((side * 0.84 * width, 0.05, -0.06), 0.08, 0.24, 0.21, 1, 0.05, turn=(0, 0, 90))


def goggles(s: Sculpture, frame: Frame, *, glass: str = "goggle", band: str = "rubber", width: float = 1.0) -> None:
    """Work goggles pushed up on the forehead."""
    seat = frame.move(0, 0.50, 0.0).turn(0, -16, 0)
    line = [(0.74 * np.sin(a) * width, 0.0, 0.80 * np.cos(a) - 0.06) for a in np.linspace(-2.6, 2.6, 17)]
    s.lump(band, seat).tube(line, 0.075)
    for side in BOTH:
        eye = seat.move(side * 0.27, 0.02, 0.70).turn(side * 16, 0, 0)
        s.lump("steel", eye).drum((0, 0, 0.04), 0.10, 0.235, 0.225, 1, 0.03, turn=(0, 90, 0))
        s.lump(glass, eye).ball((0, 0, 0.13), (0.185, 0.185, 0.06))


def glasses(s: Sculpture, frame: Frame, *, paint: str = "frame", width: float = 1.0) -> None:
    """Round spectacles."""
    for side in BOTH:
        lens = frame.move(side * (EYE_X + 0.012) * width, EYE_Y - 0.02, 0.735).turn(side * 10, 0, 0)
        s.lump(paint, lens).ring((0, 0, 0), 0.215, 0.195, 0.024, turn=(0, 90, 0))
        s.lump(paint, frame).tube(
            [(side * 0.50 * width, 0.02, 0.69), (side * 0.66 * width, 0.04, 0.30), (side * 0.70 * width, 0.02, -0.05)],
            0.022,
        )
    s.lump(paint, frame).tube([(-0.085, 0.03, 0.765), (0, 0.055, 0.79), (0.085, 0.03, 0.765)], 0.022)


def headset(
    s: Sculpture, frame: Frame, *, side: float = 1.0, paint: str = "gun", lens: str | None = None, width: float = 1.0
) -> None:
    """An ear cup with a microphone, and an aiming lens before the eye when it has a paint."""
    at = side * 0.72 * width
    s.lump(paint, frame).drum((at, -0.02, -0.04), 0.085, 0.20, 0.175, 1, 0.05, turn=(0, 0, 90))
    s.lump(paint, frame).tube(
        curve([(at, -0.12, 0.05), (side * 0.66, -0.46, 0.40), (side * 0.34, -0.62, 0.70)], 3), 0.026
    )
    s.lump(paint, frame).ball((side * 0.32, -0.62, 0.71), 0.055)
    if lens:
        s.lump(paint, frame).tube(
            curve([(at, 0.10, 0.05), (side * 0.66, 0.20, 0.48), (side * 0.46, 0.12, 0.76)], 3), 0.032
        )
        s.lump(paint, frame).ring((side * EYE_X * width, 0.03, 0.80), 0.16, 0.14, 0.030, turn=(0, 90, 0))
        s.lump(lens, frame).ring((side * EYE_X * width, 0.03, 0.80), 0.118, 0.100, 0.016, turn=(0, 90, 0))


def headphones(s: Sculpture, chest: Frame, *, paint: str = "gun", glow: str = "screen") -> None:
    """Big headphones hanging round the neck; the frame is the chest's."""
    line = [
        (np.sin(a) * 0.135, 0.195 - 0.035 * np.cos(a), np.cos(a) * 0.115 - 0.005)
        for a in np.linspace(0.75, 2 * np.pi - 0.75, 19)
    ]
    s.lump(paint, chest).tube(line, 0.016)
    for side in BOTH:
        cup = chest.move(side * 0.098, 0.160, 0.092).turn(side * 42, 16, 0)
        s.lump(paint, cup).drum((0, 0, 0), 0.026, 0.056, 0.050, 1, 0.012, turn=(0, 90, 0))
        s.lump(glow, cup).ring((0, 0, 0.028), 0.036, 0.036, 0.006, turn=(0, 90, 0))
