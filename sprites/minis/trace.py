"""Looks at a sculpture through a parallel camera and notes, for every pixel, depth, normal, solid and openness.

Rays step by the distance to the nearest solid. The picture is handled in squares, and each square only knows the
solids that can be seen in it, which is what makes it fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from sprites.minis.frames import Point, rotation
from sprites.minis.sculpture import FAR, Lump, Sculpture, Solid
from sprites.minis.solids import DISTANCES

TILE = 96
STEPS = 48
NOTHING = -1
NO_DEPTH = -10.0
CLOSE_BY = 0.02
BLOCK = 4
AO_REACH = (0.015, 0.04, 0.09)
NORMAL_TAPS = np.array([[1, -1, -1], [-1, -1, 1], [-1, 1, -1], [1, 1, 1]], dtype=np.float32)


@dataclass(frozen=True)
class Camera:
    """A parallel view: pixels per metre, the pixel that shows the world's origin, and how far it looks down."""

    width: int
    height: int
    scale: float
    anchor: tuple[float, float]
    pitch: float

    @property
    def turned(self) -> np.ndarray:
        """The matrix from world to camera axes."""
        return rotation(pitch=self.pitch)


@dataclass
class View:
    """What the camera saw; the arrays cover the whole picture."""

    depth: np.ndarray
    normal: np.ndarray
    solid: np.ndarray
    openness: np.ndarray
    position: np.ndarray
    solids: list[Placed]

    @property
    def seen(self) -> np.ndarray:
        """The mask of pixels that show the sculpture."""
        return self.solid != NOTHING


class Placed:
    """A solid in camera axes, ready to be measured."""

    def __init__(self, solid: Solid, camera: Camera) -> None:
        self.paint, self.join, self.melt = solid.paint, solid.join, np.float32(solid.melt)
        self.distance = DISTANCES[solid.kind]
        self.numbers = solid.numbers
        self.along = solid.along
        turned = camera.turned
        self.inverse = (turned @ solid.frame.axes).T.astype(np.float32)
        self.origin = (turned @ solid.frame.origin).astype(np.float32)
        self.centre = turned @ solid.centre if solid.radius < FAR else np.zeros(3)
        self.radius = solid.radius

    def local(self, p: np.ndarray) -> np.ndarray:
        """Camera points (3, n) in the solid's own axes."""
        return self.inverse @ (p - self.origin[:, None])

    def measure(self, p: np.ndarray) -> np.ndarray:
        """The distance of each camera point."""
        x, y, z = self.local(p)
        return self.distance(x, y, z, self.numbers)


def _melted(a: np.ndarray, b: np.ndarray, k: np.float32) -> np.ndarray:
    if k <= 0:
        return np.minimum(a, b)
    h = np.maximum(k - np.abs(a - b), 0)
    return np.minimum(a, b) - h * h * (np.float32(0.25) / k)


def _lump_distance(solids: list[tuple[int, Placed]], p: np.ndarray, ids: bool) -> tuple[np.ndarray, np.ndarray | None]:
    d = np.full(p.shape[1], 10.0, np.float32)
    which = np.full(p.shape[1], NOTHING, np.int32) if ids else None
    for index, solid in solids:
        if solid.join == "carve" and not ids:
            touched = np.flatnonzero(d < solid.melt + CLOSE_BY)
            if touched.size:
                d[touched] = -_melted(-d[touched], solid.measure(p[:, touched]), solid.melt)
            continue
        other = solid.measure(p)
        if solid.join == "add":
            if which is not None:
                which = np.where(other < d, index, which)
            d = _melted(d, other, solid.melt)
        elif solid.join == "carve":
            if which is not None and solid.paint:
                which = np.where(-other > d, index, which)
            d = -_melted(-d, other, solid.melt)
        else:
            d = -_melted(-d, -other, solid.melt)
    return d, which


class _Scene:
    """The lumps that can be seen in one square, each with a sphere around it."""

    def __init__(self, lumps: list[list[tuple[int, Placed]]]) -> None:
        self.lumps = lumps
        self.spheres = []
        for solids in lumps:
            adding = [s for _, s in solids if s.join == "add"]
            low = np.min([s.centre - s.radius for s in adding], axis=0)
            high = np.max([s.centre + s.radius for s in adding], axis=0)
            centre = (low + high) / 2
            radius = max(float(np.linalg.norm(s.centre - centre)) + s.radius for s in adding)
            self.spheres.append((centre.astype(np.float32)[:, None], np.float32(radius)))

    def distance(self, p: np.ndarray) -> np.ndarray:
        """The distance to the nearest lump; lumps whose sphere is farther than that are not measured."""
        best = np.full(p.shape[1], 10.0, np.float32)
        for solids, (centre, radius) in zip(self.lumps, self.spheres, strict=True):
            if len(solids) < 2:
                best = np.minimum(best, _lump_distance(solids, p, ids=False)[0])
                continue
            away = p - centre
            away *= away
            limit = best + radius
            near = np.flatnonzero(away.sum(0) < limit * limit)
            if near.size:
                best[near] = np.minimum(best[near], _lump_distance(solids, p[:, near], ids=False)[0])
        return best

    def which(self, p: np.ndarray) -> np.ndarray:
        best = np.full(p.shape[1], 10.0, np.float32)
        ids = np.full(p.shape[1], NOTHING, np.int32)
        for solids in self.lumps:
            d, which = _lump_distance(solids, p, ids=True)
            ids = np.where(d < best, which, ids)
            best = np.minimum(best, d)
        return ids


def look(sculpture: Sculpture, camera: Camera) -> View:
    """Trace the whole picture."""
    shape = (camera.height, camera.width)
    lumps: list[list[tuple[int, Placed]]] = []
    placed: list[Placed] = []
    for lump in sculpture.lumps:
        entries = []
        for solid in lump.solids:
            entries.append((len(placed), Placed(solid, camera)))
            placed.append(entries[-1][1])
        lumps.append(entries)
    view = View(
        np.full(shape, NO_DEPTH, np.float32),
        np.zeros((3, *shape), np.float32),
        np.full(shape, NOTHING, np.int32),
        np.ones(shape, np.float32),
        np.zeros((3, *shape), np.float32),
        placed,
    )
    for top in range(0, camera.height, TILE):
        for left in range(0, camera.width, TILE):
            _look_at_square(view, camera, lumps, top, left)
    return view


def _in_reach(entries: list[tuple[int, Placed]], low: np.ndarray, high: np.ndarray) -> list[tuple[int, Placed]]:
    near = []
    for index, solid in entries:
        gap = np.maximum(np.maximum(low - solid.centre[:2], solid.centre[:2] - high), 0)
        if solid.radius >= FAR or gap @ gap <= (solid.radius + 0.7 * float(solid.melt)) ** 2:
            near.append((index, solid))
    return near if any(s.join == "add" for _, s in near) else []


def _look_at_square(view: View, camera: Camera, lumps: list[list[tuple[int, Placed]]], top: int, left: int) -> None:
    bottom, right = min(top + TILE, camera.height), min(left + TILE, camera.width)
    xs = (np.arange(left, right) + 0.5 - camera.anchor[0]) / camera.scale
    ys = (camera.anchor[1] - np.arange(top, bottom) - 0.5) / camera.scale
    low, high = np.array([xs[0], ys[-1]]), np.array([xs[-1], ys[0]])
    scene = _Scene([near for entries in lumps if (near := _in_reach(entries, low, high))])
    if not scene.lumps:
        return
    adding = [s for near in scene.lumps for _, s in near if s.join == "add"]
    nearest = max(s.centre[2] + s.radius for s in adding)
    farthest = min(s.centre[2] - s.radius for s in adding)
    grid_x, grid_y = np.meshgrid(xs, ys)
    start = _scouted(scene, grid_x, grid_y, nearest, farthest, camera.scale)
    p = np.stack([grid_x.ravel(), grid_y.ravel(), start.ravel()]).astype(np.float32)
    close = np.float32(0.25 / camera.scale)
    active = np.flatnonzero(p[2] > farthest)
    hits = []
    for _ in range(STEPS):
        q = p[:, active]
        d = scene.distance(q)
        q[2] -= d
        p[2, active] = q[2]
        hit = d < close
        hits.append(active[hit])
        active = active[~hit & (q[2] > farthest)]
        if not active.size:
            break
    found = np.sort(np.concatenate(hits)) if hits else active
    if not found.size:
        return
    surface = p[:, found]
    step = np.float32(0.6 / camera.scale)
    normal = sum(tap[:, None] * scene.distance(surface + tap[:, None] * step) for tap in NORMAL_TAPS)
    normal = normal / np.maximum(np.linalg.norm(normal, axis=0), 1e-9)
    around = _Scene(
        [near for entries in lumps if (near := _in_reach(entries, low - AO_REACH[-1], high + AO_REACH[-1]))]
    )
    openness = np.ones(found.size, np.float32)
    for reach, weight in zip(AO_REACH, (0.30, 0.38, 0.42), strict=True):
        blocked = 1 - around.distance(surface + normal * np.float32(reach)) / np.float32(reach)
        openness *= 1 - np.float32(weight) * np.clip(blocked, 0, 1)
    rows, columns = top + found // (right - left), left + found % (right - left)
    view.depth[rows, columns] = surface[2]
    view.normal[:, rows, columns] = normal
    view.position[:, rows, columns] = surface
    view.openness[rows, columns] = openness
    view.solid[rows, columns] = scene.which(surface)


def _scouted(
    scene: _Scene, grid_x: np.ndarray, grid_y: np.ndarray, nearest: float, farthest: float, scale: float
) -> np.ndarray:
    """The depth from which each pixel's ray may start: one thick ray per block goes ahead through the empty space."""
    rows, columns = grid_x.shape
    block_x, block_y = grid_x[::BLOCK, ::BLOCK], grid_y[::BLOCK, ::BLOCK]
    offset = (BLOCK - 1) / 2 / scale
    p = np.stack([block_x.ravel() + offset, block_y.ravel() - offset, np.full(block_x.size, nearest)]).astype(
        np.float32
    )
    thick = np.float32(BLOCK * 0.75 / scale)
    active = np.arange(p.shape[1])
    for _ in range(STEPS):
        d = scene.distance(p[:, active])
        free = d > thick * np.float32(1.4)
        active = active[free]
        p[2, active] -= d[free] - thick
        active = active[p[2, active] > farthest]
        if not active.size:
            break
    return np.kron(p[2].reshape(block_x.shape), np.ones((BLOCK, BLOCK), np.float32))[:rows, :columns]


def on_surface(lump: Lump, points: Sequence[Point], lift: float = 0.0) -> list[np.ndarray]:
    """The lump's local points (x, y) or (x, y, anything) moved along its z onto its surface, `lift` above it."""
    camera = Camera(1, 1, 1.0, (0.0, 0.0), 0.0)
    entries = [(i, Placed(solid, camera)) for i, solid in enumerate(lump.solids)]
    inward = -lump.frame.direction((0, 0, 1)).astype(np.float32)[:, None]
    p = np.stack([lump.frame.point((q[0], q[1], 3.0)) for q in points], axis=1).astype(np.float32)
    start = p.copy()
    for _ in range(40):
        d = np.clip(_lump_distance(entries, p, ids=False)[0], -0.01, None)
        p = p + inward * d
        if np.abs(d).max() < 2e-4:
            break
    travelled = ((p - start) * inward).sum(0) / lump.frame.scale
    return [np.array([q[0], q[1], 3.0 - t + lift]) for q, t in zip(points, travelled, strict=True)]
