"""Hats, bonnets and scarves; like heads, measured in half head heights."""

from __future__ import annotations

import numpy as np

from sprites.minis.frames import Frame, curve
from sprites.minis.sculpture import Sculpture


def _seat(frame: Frame, tilt: float, roll: float, height: float) -> Frame:
    return frame.move(0, height, -0.08).turn(0, tilt, roll)


def cowboy(
    s: Sculpture,
    frame: Frame,
    *,
    paint: str = "hat",
    band: str = "band",
    wide: float = 1.42,
    tall: float = 0.82,
    curl: float = 0.30,
    dip: float = 0.10,
    tilt: float = -4,
    roll: float = 0,
    pinch: bool = True,
    ragged: float = 0.0,
    height: float = 0.45,
) -> Frame:
    """A cowboy hat with a creased crown; returns the seat it is built on."""
    seat = _seat(frame, tilt, roll, height)
    s.lump(paint, seat, 0.05).brim((0, 0, 0), wide, wide * 1.02, 0.045, curl, dip, ragged)
    crown = s.lump(paint, seat, 0.16)
    crown.drum((0, tall * 0.5, -0.02), tall * 0.5, 0.80, 0.64, 1.10, 0.22)
    crown.tube(
        [(0, tall * 1.12, 0.62), (0, tall * 1.00, 0), (0, tall * 1.12, -0.62)],
        (0.16, 0.20, 0.16),
        join="carve",
        melt=0.20,
        paint="",
    )
    if pinch:
        for side in (-1, 1):
            crown.ball((side * 0.66, tall * 0.88, 0.52), (0.20, 0.30, 0.26), join="carve", melt=0.22, paint="")
    s.lump(band, seat).drum((0, 0.12, -0.02), 0.085, 0.835, 0.815, 1.10, 0.03)
    return seat


def bowler(
    s: Sculpture,
    frame: Frame,
    *,
    paint: str = "hat",
    band: str = "band",
    tilt: float = -4,
    roll: float = 0,
    wide: float = 1.05,
    tall: float = 0.80,
    height: float = 0.45,
) -> Frame:
    """A bowler with a round crown and a tight curled brim."""
    seat = _seat(frame, tilt, roll, height)
    s.lump(paint, seat).brim((0, 0, 0), wide, wide * 1.12, 0.05, 0.24, 0.03)
    crown = s.lump(paint, seat, 0.05)
    crown.ball((0, 0.10, -0.02), (0.80, tall, 0.90)).cut((0, -0.02, 0), (0, -1, 0))
    s.lump(band, seat).drum((0, 0.12, -0.02), 0.09, 0.825, 0.815, 1.12, 0.03)
    return seat


def topper(
    s: Sculpture,
    frame: Frame,
    *,
    paint: str = "hat",
    band: str = "band",
    tall: float = 1.25,
    flare: float = 1.05,
    tilt: float = -5,
    roll: float = 0,
    wide: float = 1.08,
    height: float = 0.48,
    bent: float = 0.0,
) -> Frame:
    """A stovepipe or top hat; `bent` crumples it."""
    seat = _seat(frame, tilt, roll, height)
    s.lump(paint, seat).brim((0, 0, 0), wide, wide * 1.12, 0.05, 0.20, 0.04)
    pipe = s.lump(paint, seat, 0.10)
    if bent:
        pipe.drum((0, tall * 0.26, 0), tall * 0.28, 0.80, 0.74, 1.1, 0.06)
        pipe.drum((bent * 0.25, tall * 0.72, 0), tall * 0.28, 0.72, 0.80, 1.1, 0.08, turn=(0, 6, bent * 22))
    else:
        pipe.drum((0, tall * 0.5, 0), tall * 0.5, 0.79, 0.79 * flare, 1.1, 0.06)
    s.lump(band, seat).drum((0, 0.14, 0), 0.11, 0.825, 0.815, 1.1, 0.03)
    return seat


def flat(
    s: Sculpture,
    frame: Frame,
    *,
    paint: str = "hat",
    band: str = "band",
    wide: float = 1.35,
    tall: float = 0.42,
    tilt: float = -5,
    roll: float = 0,
    height: float = 0.48,
    curl: float = 0.04,
    ragged: float = 0.0,
) -> Frame:
    """A flat, broad preacher's or boater hat."""
    seat = _seat(frame, tilt, roll, height)
    s.lump(paint, seat).brim((0, 0, 0), wide, wide, 0.045, curl, 0.06, ragged)
    s.lump(paint, seat, 0.06).drum((0, tall * 0.5 - 0.06, 0), tall * 0.5 + 0.06, 0.79, 0.74, 1.08, 0.10)
    s.lump(band, seat).drum((0, 0.09, 0), 0.11, 0.82, 0.81, 1.08, 0.02)
    return seat


def sombrero(
    s: Sculpture,
    frame: Frame,
    *,
    paint: str = "hat",
    band: str = "band",
    wide: float = 2.0,
    tilt: float = -12,
    roll: float = 0,
    height: float = 0.46,
) -> Frame:
    """A sombrero with a rolled edge."""
    seat = _seat(frame, tilt, roll, height)
    s.lump(paint, seat).brim((0, 0, 0), wide, wide, 0.05, 0.34, -0.18)
    rolled = [
        (np.sin(a) * wide * 0.985, 0.34 * np.sin(a) ** 2 + 0.18 * np.cos(a) * abs(np.cos(a)), np.cos(a) * wide * 0.985)
        for a in np.linspace(0, 2 * np.pi, 25)
    ]
    s.lump(band, seat).tube(rolled, 0.075)
    s.lump(paint, seat, 0.12).drum((0, 0.50, 0), 0.50, 0.80, 0.42, 1.05, 0.24)
    s.lump(band, seat).drum((0, 0.13, 0), 0.09, 0.82, 0.79, 1.06, 0.03)
    return seat


def kepi(
    s: Sculpture,
    frame: Frame,
    *,
    paint: str = "hat",
    band: str = "band",
    peak: str = "peak",
    tilt: float = -2,
    roll: float = 0,
) -> Frame:
    """A soldier's forage cap with a leather peak."""
    seat = _seat(frame, tilt, roll, 0.46)
    s.lump(paint, seat, 0.06).drum((0, 0.28, 0.0), 0.28, 0.79, 0.62, 1.1, 0.08, turn=(0, 10, 0))
    s.lump(paint, seat).drum((0, 0.57, 0.14), 0.05, 0.62, 0.62, 1.05, 0.04, turn=(0, 14, 0))
    s.lump(band, seat).drum((0, 0.08, 0), 0.10, 0.82, 0.81, 1.1, 0.02)
    visor = s.lump(peak, seat.move(0, -0.02, 0.62).turn(0, 18, 0))
    visor.brim((0, 0, 0), 0.62, 0.56, 0.035, -0.12, 0.02).cut((0, 0, 0.0), (0, 0, -1))
    return seat


def kerchief(s: Sculpture, frame: Frame, *, paint: str = "scarf", knot: bool = True, low: float = 0.30) -> None:
    """A cloth tied over the hair."""
    lump = s.lump(paint, frame, 0.06)
    lump.ball((0, 0.34, -0.12), (0.79, 0.74, 0.87))
    lump.cut((0, low, 0.55), (0, -0.92, 0.38))
    if knot:
        s.lump(paint, frame, 0.04).ball((0.0, 0.02, -0.92), 0.14).tube(
            [(0.0, 0, -0.9), (0.25, -0.45, -0.95), (0.3, -0.75, -0.9)], (0.10, 0.13, 0.05)
        )


def shawl_hood(s: Sculpture, frame: Frame, *, paint: str = "scarf", width: float = 1.0) -> None:
    """A rebozo or veil over the head, open around the face and falling to the shoulders."""
    lump = s.lump(paint, frame, 0.14)
    lump.ball((0, 0.30, -0.14), (0.85 * width, 0.78, 0.92))
    lump.drape(
        (0, 0.35, -0.20), 1.85, (0.80 * width, 0.80), (1.02 * width, 0.82), folds=7, depth=0.06, phase=0.5, flare=1.4
    )
    lump.ball((0, -0.10, 0.74), (0.58 * width, 0.86, 0.74), join="carve", melt=0.07, paint="")
    lump.ball((0, -1.05, 0.55), (0.46 * width, 0.85, 0.62), join="carve", melt=0.10, paint="")


def bonnet(s: Sculpture, frame: Frame, *, paint: str = "bonnet", ribbon: str = "ribbon") -> None:
    """A prairie bonnet with a deep frill around the face."""
    s.lump(paint, frame, 0.06).ball((0, 0.28, -0.20), (0.84, 0.86, 0.84)).ball(
        (0, -0.1, 0.95), (0.62, 0.95, 0.85), join="carve", melt=0.05, paint=""
    )
    frill = s.lump(paint, frame, 0.05)
    for i, a in enumerate(np.linspace(-2.1, 2.1, 33)):
        out = 0.80 + 0.022 * (i % 2)
        frill.ball((np.sin(a) * out, 0.18 + np.cos(a) * out, 0.30), (0.060, 0.15, 0.26), turn=(0, 0, np.degrees(a)))
    s.lump(ribbon, frame).tube(
        [(-0.62, -0.45, 0.1), (-0.3, -0.98, 0.35), (0, -1.10, 0.45), (0.3, -0.98, 0.35), (0.62, -0.45, 0.1)], 0.05
    )


def bandana(s: Sculpture, frame: Frame, *, paint: str = "scarf", full: float = 1.0, side: float = 0.0) -> None:
    """A neckerchief, its point hanging in front; the frame is the head's."""
    for y, r, t in ((-1.00, 0.46, 0.11), (-1.12, 0.52, 0.12)):
        s.lump(paint, frame.move(0, y, -0.02).turn(0, 10, 4 if t > 0.11 else -5), 0.03).ring(
            (0, 0, 0), r * full, r * 0.98 * full, t, 0.95
        )
    point = s.lump(paint, frame.move(0, -1.10, 0.40).turn(side * 30, -22, side * 14), 0.04)
    point.drape((0, 0.02, 0), 0.62, (0.46 * full, 0.12), (0.05, 0.08), folds=5, depth=0.16, flare=0.9, phase=0.7)


def feather(
    s: Sculpture, seat: Frame, points: list[tuple[float, float, float]], paint: str = "plume", thick: float = 0.11
) -> None:
    """A plume that curls away from the hat."""
    line = curve(points, 4)
    s.lump(paint, seat, 0.03).tube(line, thick * np.sin(np.linspace(0.5, np.pi - 0.15, len(line))))
