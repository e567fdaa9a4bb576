"""Floors of a mining station: plates, gratings, tiles, carpet, rubber, and what is painted on them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from game.bake.arrays import Array
from game.bake.filters import mix, smoothstep
from game.bake.frame import Frame
from game.bake.noise import point_noise, point_value

Surface = tuple[Array, Array]
Colour = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class _Grid:
    """Plates of one size: which plate each pixel lies on, where on it, how far from its edge, and its chance."""

    column: Array
    row: Array
    u: Array
    v: Array
    edge: Array
    chance: Array


def _grid(frame: Frame, width: float, height: float, seed: int, shift: float = 0.0) -> _Grid:
    x, y = frame.grid
    row = np.floor(y / height)
    moved = x + shift * width * (row % 2)
    column = np.floor(moved / width)
    u, v = moved - column * width, y - row * height
    edge = np.minimum(np.minimum(u, width - u), np.minimum(v, height - v))
    return _Grid(column, row, u, v, edge, point_value(column, row, seed + frame.seed))


def _tone(colour: Colour, shade: Array) -> Array:
    toned: Array = np.array(colour, np.float32) * shade[..., None]
    return toned


def _wear(frame: Frame, colour: Array, relief: Array, grime: Colour, amount: float, seed: int) -> Surface:
    """Boot scuffs, scratches and the dirt that mops leave in corners."""
    x, y = frame.grid
    dirt = smoothstep(0.2, 1.7, frame.cloud((96, 0.6), (37, 0.4), (14, 0.25), seed=seed))
    colour = mix(colour, np.array(grime, np.float32), amount * dirt)
    scratch = point_noise((x + 0.6 * y) / 34, (y - 0.6 * x) / 1.1, seed % 31)
    scratch = smoothstep(0.62, 0.9, scratch) * smoothstep(0.1, 1.0, frame.noise(60, seed + 3))
    colour = colour * (1 + 0.16 * scratch)[..., None]
    grain = frame.noise(1.4, seed + 5)
    return (colour * (1 + 0.022 * grain)[..., None]).astype(np.float32), (relief + 0.07 * grain).astype(np.float32)


def _bolts(grid: _Grid, width: float, height: float, inset: float, radius: float) -> Array:
    """A bolt near each corner of each plate."""
    du = np.minimum(grid.u, width - grid.u) - inset
    dv = np.minimum(grid.v, height - grid.v) - inset
    return smoothstep(radius + 0.5, radius - 0.4, np.hypot(du, dv))


def deck_plate(frame: Frame) -> Surface:
    """Steel plates with a fine lozenge tread, bolted at the corners."""
    size = 64.0
    grid = _grid(frame, size, size, 311)
    a, b = (grid.u + grid.v) / 7.55, (grid.u - grid.v) / 7.55
    slanted = (np.floor(a) + np.floor(b)) % 2 == 0
    da, db = a - np.floor(a) - 0.5, b - np.floor(b) - 0.5
    lozenge = np.where(slanted, (da / 0.40) ** 2 + (db / 0.12) ** 2, (da / 0.12) ** 2 + (db / 0.40) ** 2)
    tread = smoothstep(1.3, 0.6, lozenge) * (grid.edge > 9)
    seam = smoothstep(1.1, 0.4, grid.edge)
    rim = np.exp(-(((grid.edge - 7.5) / 0.9) ** 2))
    bolt = _bolts(grid, size, size, 4.6, 1.9)
    colour = _tone((0.40, 0.435, 0.465), 0.92 + 0.16 * grid.chance + 0.10 * tread - 0.14 * rim + 0.12 * bolt)
    colour = colour * (1 - 0.7 * seam)[..., None]
    relief = 0.55 * tread + 1.1 * bolt - 1.9 * seam - 0.6 * rim + (grid.chance - 0.5) * 0.5
    return _wear(frame, colour, relief, (0.27, 0.265, 0.26), 0.45, 6110)


def deck_dark(frame: Frame) -> Surface:
    """Smooth dark plates in staggered courses."""
    grid = _grid(frame, 96.0, 32.0, 321, 0.5)
    seam = smoothstep(1.0, 0.4, grid.edge)
    bolt = _bolts(grid, 96.0, 32.0, 4.2, 1.5)
    colour = _tone((0.265, 0.295, 0.325), 0.86 + 0.30 * grid.chance + 0.22 * bolt)
    colour = colour * (1 - 0.65 * seam)[..., None]
    relief = 0.9 * bolt - 1.6 * seam + (grid.chance - 0.5) * 0.7
    return _wear(frame, colour, relief, (0.19, 0.185, 0.18), 0.5, 6140)


def corridor_deck(frame: Frame) -> Surface:
    """Light plates with an inset panel, the floor of every corridor."""
    size = 64.0
    grid = _grid(frame, size, size, 331)
    panel = smoothstep(9.0, 10.2, grid.edge)
    groove = np.exp(-(((grid.edge - 9.4) / 1.0) ** 2))
    seam = smoothstep(1.1, 0.4, grid.edge)
    ribs = 0.5 + 0.5 * np.cos(grid.v * (2 * np.pi / 5.5))
    ribbed = panel * (grid.chance > 0.72) * smoothstep(12, 14, grid.edge)
    bolt = _bolts(grid, size, size, 5.2, 1.8)
    colour = mix(
        _tone((0.32, 0.35, 0.375), 0.95 + 0.10 * grid.chance),
        _tone((0.425, 0.45, 0.47), 0.93 + 0.12 * grid.chance - 0.22 * ribbed * ribs),
        panel,
    )
    colour = colour * (1 - 0.6 * seam - 0.25 * groove + 0.1 * bolt)[..., None]
    relief = 0.5 * panel - 1.7 * seam - 0.7 * groove + 1.0 * bolt - 0.9 * ribbed * ribs
    return _wear(frame, colour, relief, (0.30, 0.29, 0.275), 0.42, 6170)


def grating(frame: Frame) -> Surface:
    """Bars over a dark shaft in which pipes run."""
    x, y = frame.grid
    pitch = 5.3334
    bars = np.maximum(np.cos(x * 2 * np.pi / pitch), np.cos(y * 2 * np.pi / (2 * pitch)))
    bar = smoothstep(0.25, 0.6, bars)
    frame_bar = _grid(frame, 64.0, 64.0, 341)
    edge = smoothstep(5.2, 4.2, frame_bar.edge)
    bar = np.maximum(bar, edge)
    pipe = np.abs(((y + 9) % 42.667) / 42.667 - 0.5) * 42.667
    below = _tone((0.085, 0.095, 0.105), 1 + 0.15 * frame.noise(14, 6200))
    below = mix(below, _tone((0.20, 0.17, 0.12), 0.6 + 0.4 * np.cos(pipe / 5)), smoothstep(5.4, 4.6, pipe))
    top = _tone((0.385, 0.41, 0.43), 0.9 + 0.2 * frame_bar.chance + 0.05 * frame.noise(20, 6205))
    colour = mix(below, top, bar)
    colour = colour * (1 - 0.55 * smoothstep(0.9, 0.3, frame_bar.edge))[..., None]
    return _wear(frame, colour, 2.6 * bar - 1.5, (0.24, 0.22, 0.19), 0.35, 6210)


def lab_tiles(frame: Frame) -> Surface:
    """White tiles with a blue breath, clean but for the joints."""
    grid = _grid(frame, 32.0, 32.0, 351)
    mottle = frame.cloud((22, 0.5), (7, 0.4), seed=6240)
    colour = _tone((0.655, 0.695, 0.715), 0.94 + 0.10 * grid.chance + 0.02 * mottle)
    blue = (grid.chance > 0.93)[..., None]
    colour = np.where(blue, _tone((0.43, 0.575, 0.63), 0.96 + 0.02 * mottle), colour)
    joint = smoothstep(0.95, 0.35, grid.edge)
    colour = mix(colour, np.array((0.36, 0.395, 0.41), np.float32), 0.85 * joint)
    relief = (grid.chance - 0.5) * 0.4 - 1.0 * joint - 0.4 * np.exp(-grid.edge)
    return _wear(frame, colour, relief, (0.45, 0.45, 0.42), 0.28, 6250)


def med_floor(frame: Frame) -> Surface:
    """Pale green sheets welded at the seams, a small cross where four meet."""
    size = 64.0
    grid = _grid(frame, size, size, 361)
    arm_u, arm_v = np.minimum(grid.u, size - grid.u), np.minimum(grid.v, size - grid.v)
    cross = (np.maximum(arm_u, arm_v) < 6.5) & (np.minimum(arm_u, arm_v) < 2.2)
    colour = _tone((0.565, 0.655, 0.61), 0.95 + 0.06 * grid.chance + 0.02 * frame.noise(25, 6280))
    colour = mix(colour, np.array((0.40, 0.50, 0.46), np.float32), smoothstep(1.0, 0.3, grid.edge))
    colour = np.where(cross[..., None], _tone((0.36, 0.60, 0.56), 1 + 0 * grid.u), colour)
    return _wear(frame, colour, -0.5 * smoothstep(1.2, 0.3, grid.edge), (0.40, 0.42, 0.37), 0.36, 6290)


def hazard_floor(frame: Frame) -> Surface:
    """Yellow and black slanted stripes, worn through to the steel."""
    x, y = frame.grid
    step = ((x + y) / 45.2548) % 1
    yellow = smoothstep(0.02, 0.035, step) * smoothstep(0.52, 0.505, step)
    grid = _grid(frame, 64.0, 64.0, 371)
    colour = mix(_tone((0.135, 0.135, 0.14), 1 + 0 * x), _tone((0.80, 0.565, 0.16), 0.95 + 0.08 * grid.chance), yellow)
    bare = smoothstep(0.55, 1.35, frame.cloud((44, 0.6), (13, 0.45), (4, 0.35), seed=6310))
    colour = mix(colour, _tone((0.39, 0.42, 0.445), 1 + 0.04 * frame.noise(6, 6312)), 0.75 * bare)
    seam = smoothstep(1.0, 0.4, grid.edge)
    bolt = _bolts(grid, 64.0, 64.0, 4.6, 1.7)
    colour = colour * (1 - 0.55 * seam + 0.08 * bolt)[..., None]
    return _wear(frame, colour, 0.8 * bolt - 1.6 * seam - 0.3 * bare, (0.25, 0.22, 0.18), 0.3, 6320)


def crew_carpet(frame: Frame) -> Surface:
    """Squares of blue-grey carpet, laid with the pile turned every other square."""
    x, y = frame.grid
    grid = _grid(frame, 32.0, 32.0, 381)
    odd = (grid.column + grid.row) % 2 == 0
    thread = np.where(odd, np.sin(x * 2.4), np.sin(y * 2.4)) * 0.6 + 0.5 * frame.noise(1.3, 6340)
    tone = np.where(odd[..., None], np.array((0.245, 0.305, 0.375)), np.array((0.215, 0.275, 0.345)))
    colour = tone.astype(np.float32) * (0.96 + 0.14 * grid.chance + 0.10 * thread)[..., None]
    trodden = smoothstep(0.1, 1.5, frame.cloud((120, 0.7), (40, 0.4), seed=6345))
    colour = mix(colour, np.array((0.34, 0.35, 0.36), np.float32), 0.35 * trodden)
    joint = smoothstep(0.8, 0.2, grid.edge)
    return (colour * (1 - 0.25 * joint)[..., None]).astype(np.float32), (0.28 * thread - 0.6 * joint).astype(np.float32)


def mess_tiles(frame: Frame) -> Surface:
    """Small tiles in cream and teal."""
    size = 21.3334
    grid = _grid(frame, size, size, 391)
    light = ((grid.column + grid.row) % 2 == 0)[..., None]
    base = np.where(light, np.array((0.60, 0.585, 0.535)), np.array((0.255, 0.375, 0.39))).astype(np.float32)
    colour = base * (0.93 + 0.14 * grid.chance + 0.03 * frame.noise(9, 6360))[..., None]
    joint = smoothstep(0.9, 0.35, grid.edge)
    colour = mix(colour, np.array((0.22, 0.225, 0.22), np.float32), 0.85 * joint)
    return _wear(frame, colour, (grid.chance - 0.5) * 0.4 - 1.0 * joint, (0.31, 0.27, 0.22), 0.34, 6370)


def security_floor(frame: Frame) -> Surface:
    """Dark armoured plates edged in red, the mark of a security room."""
    size = 64.0
    grid = _grid(frame, size, size, 401)
    line = smoothstep(1.2, 0.7, np.abs(grid.edge - 6.0))
    seam = smoothstep(1.1, 0.4, grid.edge)
    inner = smoothstep(7.6, 8.4, grid.edge)
    dots = np.hypot((grid.u + 4) % 8 - 4, (grid.v + 4) % 8 - 4)
    stud = smoothstep(1.9, 1.2, dots) * smoothstep(10, 12, grid.edge)
    colour = _tone((0.285, 0.215, 0.215), 0.92 + 0.18 * grid.chance + 0.10 * stud - 0.10 * inner)
    colour = mix(colour, _tone((0.56, 0.125, 0.105), 0.9 + 0.2 * grid.chance), 0.85 * line)
    colour = colour * (1 - 0.65 * seam)[..., None]
    relief = 0.7 * stud - 1.8 * seam + 0.3 * inner + (grid.chance - 0.5) * 0.4
    return _wear(frame, colour, relief, (0.20, 0.16, 0.15), 0.4, 6390)


def oxygen_floor(frame: Frame) -> Surface:
    """Pale hexagons with joints of cyan, the mark of an oxygen supply room."""
    x, y = frame.grid
    size = 18.475
    a, b = x / (size * 1.7320508), y / (size * 1.5)
    best = np.full(frame.shape, 9e9, np.float32)
    second = np.full(frame.shape, 9e9, np.float32)
    chance = np.zeros(frame.shape, np.float32)
    for down in (-1, 0, 1):
        row = np.floor(b + 0.5) + down
        for across in (-1, 0, 1):
            column = np.floor(a - 0.5 * (row % 2) + 0.5) + across
            far = np.hypot(x - (column + 0.5 * (row % 2)) * size * 1.7320508, y - row * size * 1.5)
            near = far < best
            second = np.where(near, best, np.minimum(second, far))
            chance = np.where(near, point_value(column, row, 411 + frame.seed), chance)
            best = np.where(near, far, best)
    edge = (second - best) / 2
    joint = smoothstep(1.25, 0.55, edge)
    colour = _tone((0.60, 0.66, 0.675), 0.92 + 0.14 * chance)
    colour = np.where((chance > 0.9)[..., None], _tone((0.40, 0.565, 0.60), 1 + 0 * chance), colour)
    colour = mix(colour, np.array((0.23, 0.50, 0.545), np.float32), 0.9 * joint)
    return _wear(frame, colour, (chance - 0.5) * 0.5 - 0.9 * joint, (0.41, 0.42, 0.40), 0.3, 6410)


def airlock_floor(frame: Frame) -> Surface:
    """Ribbed plates that carry dust away, framed in warning yellow."""
    size = 64.0
    grid = _grid(frame, size, size, 421)
    turned = (grid.column + grid.row) % 2 == 0
    across = np.where(turned, grid.u, grid.v)
    rib = smoothstep(-0.2, 0.5, np.cos(across * 2 * np.pi / 6.4)) * smoothstep(7.5, 8.5, grid.edge)
    seam = smoothstep(1.1, 0.4, grid.edge)
    line = smoothstep(1.2, 0.7, np.abs(grid.edge - 4.6))
    colour = _tone((0.335, 0.355, 0.37), 0.85 + 0.14 * grid.chance + 0.22 * rib)
    worn = smoothstep(1.0, -0.4, frame.cloud((30, 0.6), (9, 0.5), seed=6425))
    colour = mix(colour, _tone((0.72, 0.50, 0.15), 1 + 0 * across), 0.75 * line * worn)
    dust = smoothstep(0.1, 1.4, frame.cloud((70, 0.7), (24, 0.4), seed=6428)) * (1 - 0.7 * rib)
    colour = mix(colour, np.array((0.46, 0.29, 0.20), np.float32), 0.5 * dust)
    colour = colour * (1 - 0.6 * seam)[..., None]
    return _wear(frame, colour, 1.2 * rib - 1.7 * seam, (0.26, 0.23, 0.21), 0.3, 6430)


def rubber(frame: Frame) -> Surface:
    """Black rubber with round pimples."""
    x, y = frame.grid
    dots = np.hypot((x + 4) % 8 - 4, (y + 4) % 8 - 4)
    pimple = smoothstep(2.8, 2.0, dots)
    grid = _grid(frame, 64.0, 64.0, 431)
    colour = _tone((0.20, 0.215, 0.225), 0.93 + 0.12 * grid.chance + 0.20 * pimple)
    seam = smoothstep(0.9, 0.3, grid.edge)
    colour = colour * (1 - 0.5 * seam)[..., None]
    return _wear(frame, colour, 0.8 * pimple - 0.9 * seam, (0.27, 0.255, 0.24), 0.4, 6450)


def concrete_pad(frame: Frame) -> Surface:
    """Cast slabs, stained by exhaust and red dust."""
    grid = _grid(frame, 128.0, 128.0, 441)
    mottle = frame.cloud((46, 0.5), (17, 0.4), (6, 0.3), seed=6470)
    grain = frame.cloud((2.6, 0.6), (1.2, 0.4), seed=6475)
    colour = _tone((0.475, 0.455, 0.435), 0.94 + 0.08 * grid.chance + 0.06 * mottle + 0.04 * grain)
    stain = smoothstep(0.4, 1.6, frame.cloud((110, 0.8), (36, 0.4), seed=6480))
    colour = mix(colour, np.array((0.27, 0.255, 0.245), np.float32), 0.5 * stain)
    dust = smoothstep(0.2, 1.5, -frame.cloud((85, 0.7), (30, 0.4), (10, 0.2), seed=6485))
    colour = mix(colour, np.array((0.54, 0.335, 0.235), np.float32), 0.55 * dust)
    joint = smoothstep(1.8, 0.8, grid.edge)
    crack = np.exp(-((frame.noise(37, 6490) + 0.4 * frame.noise(12, 6491)) ** 2) * 420)
    crack = crack * (grid.chance > 0.55) * smoothstep(0.2, 1.0, frame.noise(70, 6493))
    colour = colour * (1 - 0.45 * joint - 0.35 * crack)[..., None]
    relief = 0.35 * mottle + 0.25 * grain - 1.8 * joint - 1.3 * crack
    return colour.astype(np.float32), relief.astype(np.float32)
