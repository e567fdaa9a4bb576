"""The ground: which material lies where, how materials meet, and what traffic has done to them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from game.bake.arrays import Array
from game.bake.canvas import Canvas
from game.bake.filters import smoothstep
from game.bake.frame import Frame
from game.bake.materials import MATERIALS, UNKNOWN, Material, cloth, track
from game.bake.noise import hashed
from game.bake.scatter import strew
from game.bake.scene import CELL, HALF, WALLED, Scene
from game.bake.spline import Spline, surface
from game.bake.walls import Structure, zone_labels

Plan = list[list[str]]

_BLEND = 17.0
_WHOLE_SHARE = 0.5
_FAINTEST = 0.004
_DUSTY = frozenset({"dust", "dust_dark", "mud", "gravel", "grass_scrub"})
_RUT_LINES = (50.0, 94.0, 298.0, 342.0, 546.0, 590.0)
_RUT_PERIOD = 640.0
_SHORTEST_RUT = 8
_JOINT_RUT = 0.3
_WIDEST_STREET = 12
_STREET_SHARE = 0.35


def plan_of(scene: Scene, labels: list[list[int]]) -> Plan:
    """The material of each half cell; a cell that a wall divides takes on each side what lies next to it there."""
    rows, columns = len(labels), len(labels[0])

    def painted(row: int, column: int) -> str:
        name = scene.ground[row * HALF // CELL][column * HALF // CELL]
        return name if name in MATERIALS else UNKNOWN

    def place(row: int, column: int) -> int:
        label = labels[row][column]
        return label if label >= 0 and scene.zones[label].kind in WALLED else -1

    def divided(row: int, column: int) -> bool:
        top, left = row // 2 * 2, column // 2 * 2
        return any(
            place(r, c) != place(row, column)
            for r in range(top, min(top + 2, rows))
            for c in range(left, min(left + 2, columns))
        )

    plan = [[painted(row, column) for column in range(columns)] for row in range(rows)]
    settled = [[not divided(row, column) for column in range(columns)] for row in range(rows)]
    for _ in range(2):
        found = []
        for row in range(rows):
            for column in range(columns):
                if settled[row][column]:
                    continue
                for r, c in ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)):
                    inside = 0 <= r < rows and 0 <= c < columns
                    if inside and settled[r][c] and place(r, c) == place(row, column):
                        found.append((row, column, plan[r][c]))
                        break
        for row, column, name in found:
            plan[row][column] = name
            settled[row][column] = True
    return plan


class _Sampler:
    """Reads coarse half-cell fields at the pixels of a frame."""

    def __init__(self, frame: Frame, rows: int, columns: int) -> None:
        self.row = np.clip((frame.ys // HALF).astype(np.int64), 0, rows - 1)
        self.column = np.clip((frame.xs // HALF).astype(np.int64), 0, columns - 1)
        self._across = Spline.at(frame.xs / HALF - 0.5)
        self._down = Spline.at(frame.ys / HALF - 0.5)
        self._take_x = np.clip(self._across.lattice, 0, columns - 1)
        self._take_y = np.clip(self._down.lattice, 0, rows - 1)

    def crisp(self, field: Array) -> Array:
        """The value of the half cell under each pixel."""
        crisp: Array = field[self.row][:, self.column]
        return crisp

    def smooth(self, field: Array) -> Array:
        """The field interpolated between the middles of half cells."""
        coarse = field.astype(np.float32)[self._take_y][:, self._take_x]
        return surface(coarse, self._down, self._across)


def lay_ground(canvas: Canvas, scene: Scene, structure: Structure) -> None:
    """Paint all materials into the canvas."""
    labels = zone_labels(scene)
    plan = plan_of(scene, labels)
    names = np.array(plan)
    enclosed = np.array([[label >= 0 and scene.zones[label].kind in WALLED for label in row] for row in labels])
    sampler = _Sampler(canvas.frame, *names.shape)
    present = sorted(set(names.ravel().tolist()))
    for walled in (False, True):
        soft = [name for name in present if MATERIALS[name].soft and ((names == name) & (enclosed == walled)).any()]
        if soft:
            _lay_soft(canvas, sampler, names, enclosed == walled, soft)
    _wear_streets(canvas, scene, plan, sampler, enclosed, structure)
    for name in present:
        if not MATERIALS[name].soft:
            for region in _regions(names == name):
                _lay_hard(canvas, MATERIALS[name], name, region, sampler)


def _lay_soft(canvas: Canvas, sampler: _Sampler, names: Array, here: Array, soft: list[str]) -> None:
    frame = canvas.frame
    hard = np.isin(names, [name for name in set(names.ravel().tolist()) if not MATERIALS[name].soft])
    scores = []
    for index, name in enumerate(soft):
        field = sampler.smooth((names == name) & here)
        ragged = 0.17 * frame.noise(30, 50 + index) + 0.09 * frame.noise(9, 70 + index)
        scores.append(field + ragged if len(soft) > 1 else field)
    best = np.max(scores, axis=0)
    shares = [np.exp(_BLEND * (score - best)) for score in scores]
    total = np.sum(shares, axis=0)
    shown = sampler.crisp(here & ~hard)
    for name, share in zip(soft, shares, strict=True):
        weight = np.where(shown, share / total, 0)
        part = _box(weight > _FAINTEST)
        if part is None:
            continue
        if weight[part].size > _WHOLE_SHARE * weight.size:
            part = slice(0, frame.rows), slice(0, frame.columns)
        window = frame if weight[part].size == weight.size else frame.window(part)
        colour, relief = MATERIALS[name].paint(replace(window, wanted=weight[part] > _FAINTEST))
        canvas.colour[part] += colour * weight[part][..., None]
        canvas.relief[part] += relief * weight[part]


def _box(mask: Array) -> tuple[slice, slice] | None:
    rows = np.flatnonzero(mask.any(axis=1))
    columns = np.flatnonzero(mask.any(axis=0))
    if not len(rows):
        return None
    return slice(int(rows[0]), int(rows[-1]) + 1), slice(int(columns[0]), int(columns[-1]) + 1)


def _regions(mask: Array) -> Iterator[Array]:
    """The connected regions of a half-cell mask, in reading order."""
    left = mask.copy()
    rows, columns = mask.shape
    for start_row, start_column in np.argwhere(mask).tolist():
        if not left[start_row, start_column]:
            continue
        region = np.zeros_like(mask)
        waiting = [(start_row, start_column)]
        left[start_row, start_column] = False
        while waiting:
            row, column = waiting.pop()
            region[row, column] = True
            for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if 0 <= r < rows and 0 <= c < columns and left[r, c]:
                    left[r, c] = False
                    waiting.append((r, c))
        yield region


def _lay_hard(canvas: Canvas, making: Material, name: str, region: Array, sampler: _Sampler) -> None:
    mask = sampler.crisp(region)
    part = _box(mask)
    if part is None:
        return
    frame = canvas.frame.window(part)
    shown = mask[part]
    colour, relief = making.paint(frame)
    if making.bordered:
        colour, relief = cloth.border(frame, (colour, relief), _inset(region, frame))
    if making.laid:
        upright = name.endswith("_v")
        cells = np.flatnonzero(region.any(axis=0 if upright else 1))
        low, high = float(cells[0]) * HALF, float(cells[-1] + 1) * HALF
        colour, relief, stand = track.lay(frame, (colour, relief), (low + high) / 2, high - low, upright)
        canvas.stand[part] = np.where(shown, stand, canvas.stand[part])
    canvas.cover(part, shown.astype(np.float32), colour, relief)
    if making.raised:
        canvas.stand[part] = np.where(shown, making.raised, canvas.stand[part])


def _inset(region: Array, frame: Frame) -> Array:
    """Distance from each pixel to the edge of its region, in map pixels, up to a cell."""
    rows, columns = region.shape
    padded = np.pad(region, 2)
    nearest = np.full(frame.shape, float(CELL), np.float32)
    column = np.clip((frame.xs // HALF).astype(np.int64), 0, columns - 1)
    row = np.clip((frame.ys // HALF).astype(np.int64), 0, rows - 1)
    for down in (-1, 0, 1):
        for across in (-1, 0, 1):
            outside = ~padded[row + 2 + down][:, column + 2 + across]
            dx = _gap_to(frame.xs, column, across)
            dy = _gap_to(frame.ys, row, down)
            distance = np.maximum(dx[None, :], dy[:, None])
            nearest = np.where(outside, np.minimum(nearest, distance), nearest)
    return nearest


def _gap_to(coordinates: Array, index: Array, step: int) -> Array:
    """Distance along one axis to the neighbouring half cell in the given direction."""
    if step == 0:
        return np.zeros_like(coordinates)
    return coordinates - index * HALF if step < 0 else (index + 1) * HALF - coordinates


def _wear_streets(
    canvas: Canvas, scene: Scene, plan: Plan, sampler: _Sampler, enclosed: Array, structure: Structure
) -> None:
    """Ruts of carts, prints of hooves, and paths trodden to the doors."""
    dusty = np.isin(np.array(plan), sorted(_DUSTY)) & ~enclosed
    if not dusty.any():
        return
    loose = sampler.smooth(dusty) * sampler.crisp(dusty)
    for upright in (False, True):
        field = dusty if not upright else dusty.T
        limit = scene.height if upright else scene.width
        for index, line in enumerate(_lines(scene.width if upright else scene.height)):
            row = min(int(line // HALF), len(field) - 1)
            for start, stop in _stretches(field[row]):
                if not _is_street(field, row, start, stop):
                    continue
                _rut(canvas, loose, line, start * HALF, stop * HALF, limit, upright, index)
    _hoof_prints(canvas, loose)
    for sill in structure.sills:
        _trodden(canvas, sill.upright, sill.at, (sill.start + sill.stop) / 2, loose)


def _hoof_prints(canvas: Canvas, loose: Array) -> None:
    frame = canvas.frame
    busy = smoothstep(0.2, 1.4, frame.cloud((140, 0.8), (50, 0.4), seed=5110)) * loose
    hooves = strew(frame, 15, 0.3, (2.2, 2.9), 5100, aspects=(0.8, 0.9))
    ring = np.exp(-((hooves.reach - 0.6) ** 2) * 14) * (hooves.along < 0.45)
    depth = ring * busy.ravel()[hooves.places]
    canvas.relief.reshape(-1)[hooves.places] -= 1.2 * depth
    canvas.colour.reshape(-1, 3)[hooves.places] *= (1 - 0.13 * depth)[:, None]


def _lines(size: float) -> Iterator[float]:
    start = 0.0
    while start < size:
        for line in _RUT_LINES:
            if start + line < size:
                yield start + line
        start += _RUT_PERIOD


def _stretches(cells: Array) -> Iterator[tuple[int, int]]:
    """Runs of true half cells long enough for a cart to pass."""
    edges = np.flatnonzero(np.diff(np.concatenate(([0], cells.astype(np.int8), [0]))))
    for start, stop in zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True):
        if stop - start >= _SHORTEST_RUT:
            yield start, stop


def _is_street(field: Array, row: int, start: int, stop: int) -> bool:
    """Whether the open ground along a line is a street rather than a square: narrow along most of its length."""
    narrow = 0
    for column in range(start, stop):
        low = high = row
        while low > 0 and field[low - 1, column]:
            low -= 1
        while high + 1 < len(field) and field[high + 1, column]:
            high += 1
        narrow += high - low + 1 <= _WIDEST_STREET
    return narrow >= _STREET_SHARE * (stop - start)


def _rut(
    canvas: Canvas, loose: Array, line: float, start: float, stop: float, limit: float, upright: bool, index: int
) -> None:
    frame = canvas.frame
    reach = 26.0
    box = (line - reach, start, line + reach, stop) if upright else (start, line - reach, stop, line + reach)
    part = frame.part(*box)
    window = frame.window(part)
    if 0 in window.shape:
        return
    along = window.ys if upright else window.xs
    across = window.xs if upright else window.ys
    inner = smoothstep(0, 90, np.minimum(along - start, stop - along))
    bend, wear = Spline.at(along / 74), Spline.at(along / 52)
    seed = 5000 + frame.seed * 91
    wander = (bend.curve(hashed(bend.lattice, index, seed)) - 0.5) * 11
    strength = 0.25 + 0.95 * wear.curve(hashed(wear.lattice, index, seed + 1))
    centre = line + wander * inner
    depth = _JOINT_RUT + (np.clip(strength, 0.15, 1) - _JOINT_RUT) * inner
    if start > 0 or frame.joint is None:
        depth = depth * smoothstep(0, 70, along - start)
    if stop < limit or frame.joint is None:
        depth = depth * smoothstep(0, 70, stop - along)
    off = across[None, :] - centre[:, None] if upright else across[:, None] - centre[None, :]
    weight = (depth[:, None] if upright else depth[None, :]) * loose[part]
    off = off + 0.9 * window.noise(7, 5200)
    groove = np.exp(-((off / 3.6) ** 2)) * weight
    banks = np.exp(-(((np.abs(off) - 7.5) / 3.0) ** 2)) * weight
    canvas.relief[part] += 0.8 * banks - 2.0 * groove
    canvas.colour[part] *= (1 - 0.17 * groove + 0.05 * banks)[..., None]


def _trodden(canvas: Canvas, upright: bool, at: float, middle: float, loose: Array) -> None:
    frame = canvas.frame
    reach = 96.0
    x, y = (at, middle) if upright else (middle, at)
    part = frame.part(x - reach, y - reach, x + reach, y + reach)
    window = frame.window(part)
    if 0 in window.shape:
        return
    dx, dy = window.xs[None, :] - x, window.ys[:, None] - y
    along, across = (dx, dy) if upright else (dy, dx)
    path = np.exp(-((across / (15 + 0.22 * np.abs(along))) ** 2) - (along / 52) ** 2)
    path = np.clip(path * (1 + 0.35 * window.noise(14, 5300)), 0, 1) * loose[part]
    canvas.relief[part] *= 1 - 0.55 * path
    canvas.colour[part] *= (1 - 0.13 * path)[..., None]
