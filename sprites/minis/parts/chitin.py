"""What Xenos are grown from: plates that overlap, jointed legs, claws, blades, jaws, eyes and sacs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from sprites.minis.frames import Frame, Point, along, curve, unit, vec
from sprites.minis.sculpture import Lump, Sculpture

BOTH = (-1.0, 1.0)


def mirrored(points: Sequence[Point], side: float) -> list[np.ndarray]:
    """Points given for the left, on the side asked for."""
    return [vec(p) * np.array([side, 1.0, 1.0]) for p in points]


def plates(
    s: Sculpture,
    frame: Frame,
    line: Sequence[Point],
    wide: Sequence[float],
    tall: Sequence[float],
    paint: str = "chitin",
    under: str | None = "hide",
    ridge: str | None = None,
    up: Point = (0, 1, 0),
) -> None:
    """Plates along a line from front to back, each lying over the beginning of the next.

    `wide` and `tall` are each plate's half axes across the line, `up` is the side they cover; `under` is the paint of
    the body beneath them, and `ridge` that of a spine on every plate.
    """
    upward = frame.direction(up)
    world = [frame.point(p) for p in line]
    for (a, b), w, t in zip(pairwise(world), vec(wide) * frame.scale, vec(tall) * frame.scale, strict=True):
        length = float(np.linalg.norm(b - a))
        f = along(a, b - a, upward)
        if under:
            s.lump(under, f).ball((0, length * 0.5, -0.1 * t), np.array([w * 0.86, length * 0.85, t * 0.86]))
        plate = s.lump(paint, f)
        plate.ball((0, length * 0.72, 0), (w, length * 0.98, t))
        plate.cut((0, length * 1.04, 0), (0, 1, -0.10), melt=0.012)
        plate.cut((0, 0, -t * 0.35), (0, 0, -1), melt=0.012)
        if ridge:
            s.lump(ridge, f).tube([(0, length * 0.55, t * 0.92), (0, length * 1.15, t * 1.22)], (t * 0.16, 0.004))


def limb(
    s: Sculpture,
    frame: Frame,
    joints: Sequence[Point],
    radii: Sequence[float],
    paint: str = "chitin",
    joint: str = "hide",
    spur: float = 0.0,
) -> None:
    """A jointed limb: a swelling piece from joint to joint, `radii` thick where it swells, the last one a point.

    `spur` is the length of the thorn at each inner joint.
    """
    world = [frame.point(p) for p in joints]
    scale = frame.scale
    last = len(radii) - 1
    for i, ((a, b), r) in enumerate(zip(pairwise(world), radii, strict=True)):
        thin = r * scale
        ends = (thin * 0.72, 0.005) if i == last else (thin * 0.72, radii[i + 1] * scale * 0.62)
        s.lump(paint, Frame(), 0.01).tube([a, a + (b - a) * 0.34, b], (ends[0], thin, ends[1]), whole=True)
        if i:
            s.lump(joint, Frame()).ball(a, thin * 0.84)
            if spur:
                out = unit(unit(a - world[i - 1]) - unit(b - a) + np.array([0, 0.25, 0]))
                s.lump(paint, Frame(), 0.01).tube([a, a + out * spur * scale], (thin * 0.55, 0.004))


def blade(
    s: Sculpture, frame: Frame, line: Sequence[Point], wide: float, paint: str = "blade", edge: Point = (0, -1, 0)
) -> None:
    """A flat scythe along a line, its cutting side towards `edge`, running out into a point."""
    path = curve([frame.point(p) for p in line], 4)
    hint = frame.direction(edge)
    lump = s.lump(paint, Frame(), melt=0.35 * wide * frame.scale)
    steps = list(pairwise(path))
    for i, (a, b) in enumerate(steps):
        t = (i + 0.5) / len(steps)
        w = wide * frame.scale * (0.55 + 1.3 * t - 1.75 * t * t)
        length = float(np.linalg.norm(b - a))
        f = along(a, b - a, hint)
        lump.at(f).ball((0, length * 0.5, w * 0.25), (max(w * 0.30, 0.008), length * 1.25, max(w, 0.010)))


def claw(s: Sculpture, frame: Frame, line: Sequence[Point], radius: float, paint: str = "blade") -> None:
    """A curved claw or horn that thins to its tip."""
    path = curve(line, 4)
    t = np.linspace(0, 1, len(path))
    s.lump(paint, frame, 0.01).tube(path, radius * (1 - t**1.3) + 0.03 * radius, whole=True)


def eyes(s: Sculpture, frame: Frame, places: Sequence[tuple[Point, float]], paint: str = "eye") -> None:
    """Narrow glowing eyes on both sides, each in a dark socket, slanting down towards the middle."""
    for at, radius in places:
        for side in BOTH:
            p = mirrored([at], side)[0]
            f = along(frame.point(p), frame.direction((side * 0.45, 1.0, 0.0)), frame.direction(p), frame.scale)
            s.lump("dark", f).ball((0, 0, 0), (radius * 1.45, radius * 1.15, radius))
            s.lump(paint, f).ball((0, 0, radius * 0.55), (radius * 1.10, radius * 0.62, radius * 0.70))


def jaws(s: Sculpture, frame: Frame, at: Point, reach: float, open_: float, thick: float, paint: str = "blade") -> None:
    """A pair of mandibles that close sideways in front of the mouth."""
    x, y, z = at
    for side in BOTH:
        line = [
            (x, y, z),
            (x + reach * (0.35 + open_), y - reach * 0.15, z + reach * 0.45),
            (x + reach * (0.10 + open_), y - reach * 0.28, z + reach * 0.95),
            (x - reach * 0.45 + reach * open_, y - reach * 0.32, z + reach * 1.15),
        ]
        claw(s, frame, mirrored(line, side), thick, paint)


def fangs(s: Sculpture, frame: Frame, ring: Sequence[Point], towards: Point, long: float, paint: str = "tooth") -> None:
    """Teeth along a line, all leaning towards one point."""
    goal = vec(towards)
    for i, p in enumerate(ring):
        start = vec(p)
        tip = start + unit(goal - start) * long * (1.0 if i % 2 else 0.7)
        s.lump(paint, frame).tube([start, tip], (long * 0.22, 0.02 * long))


def sacs(s: Sculpture, frame: Frame, places: Sequence[tuple[Point, float]], paint: str = "sac") -> Lump:
    """Swollen, faintly glowing blisters that melt into a cluster."""
    lump = s.lump(paint, frame, 0.015)
    for at, radius in places:
        lump.ball(at, radius)
        s.decal("spot", frame, soft=radius * 0.9, strength=0.75, on=(paint,)).ball(
            vec(at) + np.array([radius * 0.35, -radius * 0.45, radius * 0.6]), radius * 0.45
        )
    return lump
