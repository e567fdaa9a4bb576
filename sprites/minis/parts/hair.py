"""Hair and beards; like heads, measured in half head heights."""

from __future__ import annotations

import numpy as np

from sprites.minis.frames import Frame, curve
from sprites.minis.sculpture import Lump, Sculpture

BOTH = (-1.0, 1.0)


def cap(
    s: Sculpture, frame: Frame, paint: str = "hair", full: float = 1.0, line: float = 0.0, width: float = 1.0
) -> Lump:
    """Hair on the skull; `line` raises the hairline, `full` puffs it."""
    lump = s.lump(paint, frame, melt=0.08)
    lump.ball((0, 0.33, -0.14), (0.735 * width * full, 0.70 * full, 0.82 * full))
    for side in BOTH:
        lump.ball((side * 0.56 * width, 0.02, -0.22), (0.17 * full, 0.42, 0.34))
    lump.ball((0, -0.20 + line, 0.86), (0.56 * width, 0.72, 0.62), join="carve", melt=0.06, paint="")
    return lump


def locks(
    s: Sculpture,
    frame: Frame,
    strands: list[list[tuple[float, float, float]]],
    radius: float = 0.12,
    paint: str = "hair",
    taper: float = 0.35,
    melt: float = 0.04,
) -> Lump:
    """Separate locks, each a smooth line of points that thins towards its end."""
    lump = s.lump(paint, frame, melt=melt)
    for strand in strands:
        line = curve(strand, 6)
        t = np.linspace(0, 1, len(line))
        lump.tube(line, radius * (1 - (1 - taper) * t**1.6) * (0.75 + 0.25 * np.minimum(1, t * 5)))
    return lump


def mane(
    s: Sculpture,
    frame: Frame,
    length: float,
    paint: str = "hair",
    width: float = 1.0,
    wave: float = 0.08,
    forward: tuple[bool, bool] = (False, False),
    thick: float = 0.15,
) -> None:
    """Long loose hair behind the face; `forward` brings a side over the shoulder."""
    strands = []
    for i, x in enumerate(np.linspace(-0.62, 0.62, 7) * width):
        bend = wave * (1 if i % 2 else -1)
        depth = -0.62 + 0.5 * (x / 0.62) ** 2
        strands.append(
            [
                (x * 0.9, 0.35, depth),
                (x * 1.08 + bend, -0.35, depth + 0.02),
                (x * 1.12 - bend, -0.35 - length * 0.5, depth),
                (x * 1.0 + bend, -0.35 - length, depth + 0.05),
            ]
        )
    for side, on in zip(BOTH, forward, strict=True):
        if on:
            for dx, dz in ((0.0, 0.05), (0.13, 0.12), (-0.02, -0.14)):
                strands.append(
                    [
                        (side * (0.52 + dx * 0.4), 0.42, 0.10 + dz),
                        (side * (0.70 + dx * 0.5), -0.15, 0.08 + dz),
                        (side * (0.62 + dx) + wave, -0.75, 0.20 + dz),
                        (side * (0.50 + dx) - wave, -0.55 - length * 0.8, 0.42 + dz),
                    ]
                )
    locks(s, frame, strands, thick, paint, 0.45)


def braid(
    s: Sculpture,
    frame: Frame,
    points: list[tuple[float, float, float]],
    radius: float = 0.13,
    paint: str = "hair",
    tie: str = "ribbon",
) -> None:
    """A plait: beads of hair that lean left and right in turn, tied at the end."""
    line = curve(points, 6)
    lump = s.lump(paint, frame, melt=0.02)
    for i, p in enumerate(line[:-2]):
        r = radius * (1 - 0.35 * i / len(line))
        lean = 28 if i % 2 else -28
        lump.ball(p + np.array([0.25 * r * (1 if i % 2 else -1), 0, 0]), (r, r * 0.85, r * 0.9), turn=(0, 0, lean))
    end, before = line[-2], line[-3]
    s.lump(tie, frame).ball(end, radius * 0.62)
    s.lump(paint, frame).tube([end, end + (end - before) * 1.6], (radius * 0.5, radius * 0.75))


def moustache(
    s: Sculpture,
    frame: Frame,
    droop: float = 0.10,
    wide: float = 0.34,
    thick: float = 0.085,
    paint: str = "beard",
    curl: float = 0.0,
) -> None:
    """A moustache: handlebar with curl, walrus with droop."""
    for side in BOTH:
        line = curve(
            [
                (side * 0.02, -0.375, 0.80),
                (side * wide * 0.5, -0.405, 0.75),
                (side * wide * 0.9, -0.43 - droop, 0.63),
                (side * (wide + 0.05), -0.45 - droop * 1.8 + curl, 0.55),
            ],
            3,
        )
        s.lump(paint, frame, melt=0.02).tube(
            line, thick * np.array([0.8, 1.0, 1.1, 1.1, 1.05, 1.0, 0.9, 0.7, 0.5, 0.28])
        )


def beard(
    s: Sculpture,
    frame: Frame,
    length: float = 0.5,
    full: float = 1.0,
    paint: str = "beard",
    width: float = 1.0,
    fork: float = 0.0,
    chin_only: bool = False,
) -> None:
    """A beard of locks from ear to ear, or on the chin only."""
    strands = []
    for i, a in enumerate(np.linspace(-1, 1, 5 if chin_only else 11)):
        angle = a * (0.5 if chin_only else 1.45)
        x, z = np.sin(angle) * 0.52 * width, np.cos(angle) * 0.52 + 0.10
        reach_ = length * (1 - 0.55 * abs(a) ** 1.5) * (1 + 0.10 * (i % 2))
        start = -0.60 + (0.0 if chin_only else 0.52 * abs(a) ** 2.2)
        strands.append(
            [
                (x, start, z),
                (x * 1.04, -0.80 + 0.12 * abs(a), z + 0.06),
                (x * (0.75 + fork), -0.86 - reach_ * 0.6, z * 0.9 + 0.06),
                (x * (0.40 + 1.4 * fork), -0.88 - reach_, z * 0.8 + 0.04),
            ]
        )
    locks(s, frame, strands, 0.155 * full, paint, 0.30, melt=0.05)


def sideburns(
    s: Sculpture, frame: Frame, low: float = -0.45, thick: float = 0.11, paint: str = "hair", width: float = 1.0
) -> None:
    """Whiskers in front of the ears."""
    for side in BOTH:
        s.lump(paint, frame, melt=0.04).tube(
            [(side * 0.60 * width, 0.22, 0.10), (side * 0.585 * width, -0.1, 0.15), (side * 0.53 * width, low, 0.20)],
            (thick * 0.8, thick, thick * 0.8),
        )
