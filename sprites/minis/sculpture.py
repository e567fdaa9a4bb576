"""A sculpture: lumps of solids that melt into one another, each lump with its paints, and decals painted on top."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from sprites.minis.frames import Frame, Point, along, vec

FAR = 1e6


@dataclass(frozen=True)
class Solid:
    """One placed solid: its kind and numbers, its paint, and how it joins the lump (add, carve or keep).

    A piece of a tube says how far `along` it begins, so that grain can follow the whole tube.
    """

    kind: str
    numbers: tuple
    frame: Frame
    paint: str
    join: str
    melt: float
    centre: np.ndarray
    radius: float
    along: float | None = None


@dataclass(frozen=True)
class Decal:
    """Paint laid on whatever lies within a solid: its colour fades over `soft` metres."""

    solid: Solid
    soft: float
    strength: float
    on: tuple[str, ...]


@dataclass
class Lump:
    """Solids that melt into one another; coordinates are those of the lump's frame."""

    paint: str
    frame: Frame
    melt: float
    solids: list[Solid] = field(default_factory=list)

    def _put(
        self,
        kind: str,
        numbers: Sequence[float],
        frame: Frame,
        centre: Point,
        radius: float,
        paint: str | None,
        join: str,
        melt: float | None,
        along_: float | None = None,
    ) -> Lump:
        melt = (self.melt if melt is None else melt) * frame.scale
        self.solids.append(
            Solid(
                kind,
                tuple(float(v) for v in numbers),
                Frame(frame.origin, frame.axes),
                paint or self.paint,
                join,
                melt,
                vec(centre),
                radius + melt,
                along_,
            )
        )
        return self

    def at(self, frame: Frame) -> Lump:
        """The same lump, seen from another frame."""
        return Lump(self.paint, frame, self.melt, self.solids)

    def ball(
        self,
        at: Point,
        radii: float | Sequence[float],
        *,
        turn: Sequence[float] = (0, 0, 0),
        paint: str | None = None,
        join: str = "add",
        melt: float | None = None,
    ) -> Lump:
        """An ellipsoid."""
        f = self.frame.move(*at).turn(*turn)
        r = np.broadcast_to(vec(radii), 3) * f.scale
        return self._put("ball", r, f, f.origin, float(r.max()), paint, join, melt)

    def tube(
        self,
        points: Sequence[Point],
        radii: float | Sequence[float],
        *,
        paint: str | None = None,
        join: str = "add",
        melt: float | None = None,
        whole: bool = False,
    ) -> Lump:
        """A rounded tube through the points with a radius at each.

        Its beginning melts into the lump; a `whole` tube, like a carved one, melts along all its length.
        """
        widths = np.broadcast_to(vec(radii), len(points)) * self.frame.scale
        if whole or join == "carve":
            return self._bent(points, widths, paint, join, melt)
        world = [self.frame.point(p) for p in points]
        travelled = 0.0
        for i in range(len(world) - 1):
            a, b = world[i], world[i + 1]
            length = float(np.linalg.norm(b - a))
            if length < 1e-6:
                continue
            f = along(a, b - a, self.frame.axes[:, 2])
            f = Frame(f.origin, f.axes, self.frame.scale)
            self._put(
                "cone",
                (length, widths[i], widths[i + 1]),
                f,
                (a + b) / 2,
                length / 2 + float(max(widths[i], widths[i + 1])),
                paint,
                join,
                melt if i == 0 else 0.12 * float(widths[i]) / self.frame.scale,
                travelled,
            )
            travelled += length
        return self

    def _bent(
        self, points: Sequence[Point], widths: np.ndarray, paint: str | None, join: str, melt: float | None
    ) -> Lump:
        """A tube as one solid, so that its joints leave neither dents nor bulges."""
        local = np.array([vec(p) for p in points]) * self.frame.scale
        centre = (local.min(0) + local.max(0)) / 2
        radius = float((np.linalg.norm(local - centre, axis=1) + widths).max())
        numbers = np.column_stack([local, widths]).ravel()
        middle = self.frame.point(centre / self.frame.scale)
        return self._put("line", numbers, self.frame, middle, radius, paint, join, melt)

    def box(
        self,
        at: Point,
        half: Sequence[float],
        round_: float = 0.01,
        *,
        turn: Sequence[float] = (0, 0, 0),
        paint: str | None = None,
        join: str = "add",
        melt: float | None = None,
    ) -> Lump:
        """A box with rounded edges."""
        f = self.frame.move(*at).turn(*turn)
        h = vec(half) * f.scale
        r = min(round_ * f.scale, float(h.min()))
        return self._put("box", (*h, r), f, f.origin, float(np.linalg.norm(h)), paint, join, melt)

    def drum(
        self,
        at: Point,
        half: float,
        below: float,
        above: float,
        squeeze: float = 1.0,
        round_: float = 0.01,
        *,
        turn: Sequence[float] = (0, 0, 0),
        paint: str | None = None,
        join: str = "add",
        melt: float | None = None,
    ) -> Lump:
        """An oval drum standing along y."""
        f = self.frame.move(*at).turn(*turn)
        s = f.scale
        radius = float(np.hypot(half, max(below, above) * max(1.0, squeeze))) * s
        return self._put(
            "drum",
            (half * s, below * s, above * s, squeeze, min(round_, half) * s),
            f,
            f.origin,
            radius,
            paint,
            join,
            melt,
        )

    def ring(
        self,
        at: Point,
        rx: float,
        rz: float,
        thick: float,
        flat: float = 1.0,
        *,
        turn: Sequence[float] = (0, 0, 0),
        paint: str | None = None,
        join: str = "add",
        melt: float | None = None,
    ) -> Lump:
        """A torus lying in the xz plane."""
        f = self.frame.move(*at).turn(*turn)
        s = f.scale
        return self._put(
            "ring",
            (rx * s, rz * s, thick * s, flat),
            f,
            f.origin,
            (max(rx, rz) + thick * max(1, flat)) * s,
            paint,
            join,
            melt,
        )

    def brim(
        self,
        at: Point,
        rx: float,
        rz: float,
        thick: float,
        curl: float,
        dip: float = 0.0,
        ragged: float = 0.0,
        *,
        turn: Sequence[float] = (0, 0, 0),
        paint: str | None = None,
    ) -> Lump:
        """The brim of a hat."""
        f = self.frame.move(*at).turn(*turn)
        s = f.scale
        return self._put(
            "brim",
            (rx * s, rz * s, thick * s, curl * s, dip * s, ragged),
            f,
            f.origin,
            (max(rx, rz) * (1 + 2 * ragged) + abs(curl) + abs(dip)) * s * 1.05,
            paint,
            "add",
            0.0,
        )

    def drape(
        self,
        at: Point,
        length: float,
        waist: Sequence[float],
        hem: Sequence[float],
        *,
        flare: float = 1.0,
        sway: Sequence[float] = (0, 0),
        folds: int = 7,
        depth: float = 0.06,
        phase: float = 0.0,
        tear: float = 0.0,
        gap: float = 0.0,
        gap_hem: float | None = None,
        shell: float = 0.0,
        turn: Sequence[float] = (0, 0, 0),
        paint: str | None = None,
        join: str = "add",
        melt: float | None = None,
    ) -> Lump:
        """Hanging cloth: a skirt, coat tails, a poncho or a cloak."""
        f = self.frame.move(*at).turn(*turn)
        s = f.scale
        wide = max(*waist, *hem) * (1 + 2 * depth) + float(np.hypot(*sway))
        numbers = (
            length * s,
            *(v * s for v in waist),
            *(v * s for v in hem),
            flare,
            *(v * s for v in sway),
            folds,
            depth,
            phase,
            tear,
            gap,
            gap if gap_hem is None else gap_hem,
            shell * s,
        )
        return self._put(
            "drape", numbers, f, f.point((0, -length / 2, 0)), float(np.hypot(wide, length / 2)) * s, paint, join, melt
        )

    def cut(self, at: Point, normal: Point, *, melt: float = 0.0) -> Lump:
        """Cut away what lies on the side of the plane that the normal points to."""
        f = along(self.frame.point(at), self.frame.direction(normal))
        return self._put("half", (), f, f.origin, FAR, None, "keep", melt)


class Sculpture:
    """What the tracer looks at: lumps and decals."""

    def __init__(self) -> None:
        self.lumps: list[Lump] = []
        self.decals: list[Decal] = []

    def lump(self, paint: str, frame: Frame | None = None, melt: float = 0.0) -> Lump:
        """Begin a new lump."""
        lump = Lump(paint, frame or Frame(), melt)
        self.lumps.append(lump)
        return lump

    def decal(
        self, paint: str, frame: Frame, soft: float = 0.01, strength: float = 1.0, on: Sequence[str] = ()
    ) -> DecalPen:
        """Begin decals of one paint; `on` names the paints they may cover (all, when empty)."""
        return DecalPen(self, Lump(paint, frame, 0.0), soft, strength, tuple(on))


class DecalPen:
    """Draws decals with the same shapes that lumps are made of."""

    def __init__(self, sculpture: Sculpture, lump: Lump, soft: float, strength: float, on: tuple[str, ...]) -> None:
        self._sculpture, self._lump, self._soft, self._strength, self._on = sculpture, lump, soft, strength, on

    def _take(self) -> DecalPen:
        scale = self._lump.frame.scale
        self._sculpture.decals.extend(Decal(s, self._soft * scale, self._strength, self._on) for s in self._lump.solids)
        self._lump.solids.clear()
        return self

    def ball(self, at: Point, radii: float | Sequence[float], turn: Sequence[float] = (0, 0, 0)) -> DecalPen:
        """A painted patch."""
        self._lump.ball(at, radii, turn=turn)
        return self._take()

    def tube(self, points: Sequence[Point], radii: float | Sequence[float]) -> DecalPen:
        """A painted stroke."""
        self._lump.tube(points, radii, whole=True)
        return self._take()
