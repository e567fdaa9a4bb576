"""Card backs of Invader: a bolted hatch with hazard stripes and one emblem a deck."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

import numpy as np
from scipy.ndimage import gaussian_filter

from sprites.printed.backs import HEIGHT, SCALE, WIDTH
from sprites.printed.invader.grounds import sealed
from sprites.printed.invader.guns import DESERT, Kit, smg_parts
from sprites.printed.invader.stuff import (
    BRIGHT,
    CERAMIC,
    CYAN,
    DARK,
    DULL,
    GUNMETAL,
    LENS,
    RUBBER,
    WARNING,
    bolt,
    coil,
    hazard,
    shine,
)
from sprites.printed.materials import BRASS, COPPER, Colour, Material, octaves
from sprites.printed.pictures import save
from sprites.printed.relief import KEY, Relief, normals, picture
from sprites.printed.shapes import Frame, Shape, box, curve, disc, polygon, regular, ring, stroke

CX, CY = WIDTH / 2, HEIGHT / 2
CHITIN = Material((92, 70, 58), gloss=0.5, shine=30)


def _plating(colour: Colour, seed: int) -> np.ndarray:
    """Painted steel with seams, scuffs and a pool of light."""
    h, w = HEIGHT * SCALE, WIDTH * SCALE
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32) / SCALE
    relief = 0.16 * octaves(xs / 3, ys / 3, seed, 2)
    for y in (146, HEIGHT - 146):
        relief -= 2.0 * np.exp(-((np.abs(ys - y) / 1.4) ** 4))
    light = normals(gaussian_filter(relief * SCALE, 0.35 * SCALE)) @ KEY
    away = np.hypot((xs - WIDTH * 0.46) / WIDTH, (ys - HEIGHT * 0.44) / HEIGHT)
    wear = np.clip(octaves(xs / 34, ys / 34, seed + 3, 5) - 0.62, 0, 1)
    brush = octaves(xs / 150, ys / 2.2, seed + 9, 3)
    base = np.array(colour, np.float32) / 255
    shade = (1 + 0.9 * (light - KEY[2])) * (1.22 - 0.95 * away**1.2) * (1 + 0.04 * brush)
    return base * shade[..., None] + 0.08 * wear[..., None]


def _cut(inset: float, corner: float) -> Shape:
    left, top, right, bottom = inset, inset, WIDTH - inset, HEIGHT - inset
    return polygon(
        (left + corner, top), (right - corner, top), (right, top + corner), (right, bottom - corner),
        (right - corner, bottom), (left + corner, bottom), (left, bottom - corner), (left, top + corner),
    )


def _frame(sheet: Relief) -> None:
    """A steel rim with cut corners, stripes above and below, bolts all around."""
    sheet.lay(_cut(16, 40) - _cut(30, 34), GUNMETAL, 5, lift=0.8)
    sheet.lay(_cut(36, 31) - _cut(38, 30), BRIGHT, 1, lift=0.2, line=0.5)
    for y in (58, HEIGHT - 84):
        sheet.lay(box(84, y - 4, WIDTH - 84, y + 30, 3), DARK, 3, lift=0.6)
        hazard(sheet, 88, y, WIDTH - 88, y + 26, 15)
    for x in (23, WIDTH - 23):
        for y in (96, 202, CY, HEIGHT - 202, HEIGHT - 96):
            bolt(sheet, x, y, 4)
    for y in (23, HEIGHT - 23):
        for x in (104, CX, WIDTH - 104):
            bolt(sheet, x, y, 4)


def _hatch(sheet: Relief, colour: Colour) -> None:
    """A round port with a bolted ring."""
    sheet.lay(regular(CX, CY, 8, 158, 22.5, 6), GUNMETAL.tinted((66, 74, 82)), 6, lift=1.6)
    sheet.lay(disc(CX, CY, 142), BRIGHT.tinted((128, 138, 146)), 8, lift=1)
    sheet.flat(disc(CX, CY, 126), tuple(int(c * 0.5) for c in colour), 1)
    sheet.tint(disc(CX - 14, CY - 16, 116) - disc(CX + 8, CY + 10, 124), (0.5, 0.5, 0.5), 6)
    sheet.lay(ring(CX, CY, 128, 3), DULL, 1.4, lift=0.2, line=0.5)
    for i in range(16):
        a = math.radians(i * 22.5 + 11.25)
        bolt(sheet, CX + 134.5 * math.cos(a), CY + 134.5 * math.sin(a), 4.4)


def _tools(sheet: Relief) -> None:
    """A spanner across a gun."""
    sheet.frame = Frame(CX, CY, 45, 1.0)
    jaw = disc(-84, 0, 31) - polygon((-130, -13), (-86, -13, 4), (-86, 13, 4), (-130, 13))
    sheet.lay(jaw + box(-62, -12, 66, 12, 6) + disc(84, 0, 27) - regular(84, 0, 6, 15, 0), BRIGHT, 8, lift=1.4)
    sheet.frame = Frame(CX - 134, CY - 56, -20, 0.74)
    smg_parts(sheet, DESERT, 20)
    sheet.frame = Frame()


def _sidearm(sheet: Relief) -> None:
    """The gun that everybody begins with."""
    sheet.frame = Frame(CX - 142, CY - 88, -12, 0.80)
    smg_parts(sheet, Kit(DULL, WARNING.tinted((176, 140, 74)), RUBBER, WARNING), 8)
    sheet.frame = Frame()


def _orbit(sheet: Relief) -> None:
    """Rings of light around a charged core."""
    sheet.frame = Frame(CX, CY)
    for turn in (0, 60, 120):
        line = [
            (96 * math.cos(t) * math.cos(math.radians(turn)) - 36 * math.sin(t) * math.sin(math.radians(turn)),
             96 * math.cos(t) * math.sin(math.radians(turn)) + 36 * math.sin(t) * math.cos(math.radians(turn)))
            for t in np.linspace(0, 2 * math.pi, 60)
        ]
        shine(sheet, line, 5)
        sheet.lay(disc(line[8][0], line[8][1], 9), CERAMIC, 6, lift=0.6)
    sheet.lay(disc(0, 0, 30), LENS, 16, lift=1.2)
    sheet.flat(disc(0, 0, 20), CYAN, 0.85, 6)
    sheet.flat(disc(0, 0, 10), (238, 254, 255), 1, 3)
    sheet.frame = Frame()


def _bottle(sheet: Relief) -> None:
    """A bottle of air."""
    sheet.frame = Frame(CX, CY + 6, 14, 0.98)
    air = Material((86, 176, 190), metal=0.25, gloss=0.75, shine=44)
    sheet.lay(box(-11, -104, 11, -78, 3), BRASS.turned(90), 10, lift=0.8)
    sheet.lay(box(-34, -112, 34, -98, 6), BRIGHT, 7.4, axle=-105, lift=0.8)
    body = polygon(
        (-46, -46, 30), (-26, -84, 22), (26, -84, 22), (46, -46, 30), (46, 92, 20), (32, 104, 12), (-32, 104, 12),
        (-46, 92, 20),
    )
    sheet.lay(body, air.turned(90), 40, lift=1.6)
    for y in (-40, 70):
        sheet.lay(box(-49, y, 49, y + 14, 3), GUNMETAL, 5, lift=0.5)
    sheet.flat(disc(0, 20, 32), (240, 250, 250), 0.94)
    sheet.flat(ring(-6, 18, 17, 6), (24, 92, 106), 0.95)
    two = [(12, 24), (15, 20), (20, 21), (20, 26), (12, 36), (22, 36)]
    sheet.flat(stroke(two, 4, smooth=False), (24, 92, 106), 0.95)
    sheet.flat(stroke([(-32, -30), (-32, 64)], 7, 4), (240, 252, 252), 0.35, 2)
    sheet.frame = Frame()


def _visor(sheet: Relief) -> None:
    """The face of a machine."""
    sheet.frame = Frame(CX, CY + 4)
    plate = CERAMIC.tinted((196, 204, 210))
    sheet.lay(stroke([(40, -70), (58, -112)], 6, 4), BRIGHT, 3, lift=0.8)
    sheet.lay(disc(58, -114, 8), WARNING, 5, lift=0.5)
    for side in (-1, 1):
        sheet.lay(box(88 * side - 12, -30, 88 * side + 12, 34, 6), GUNMETAL, 8, lift=1)
    sheet.lay(
        polygon(
            (-62, -78, 22), (62, -78, 22), (86, -30, 18), (80, 34, 18), (50, 84, 20), (-50, 84, 20), (-80, 34, 18),
            (-86, -30, 18),
        ),
        plate, 22, lift=1.8,
    )
    sheet.lay(polygon((-70, -36, 10), (70, -36, 10), (62, 10, 12), (-62, 10, 12)), DARK, 6, lift=0.4)
    shine(sheet, [(-46, -13), (46, -13)], 9, (255, 92, 62))
    for x in (-30, -15, 0, 15, 30):
        sheet.flat(box(x - 4, 36, x + 4, 66, 3), (40, 46, 52), 0.9)
    for x, y in ((-60, -56), (60, -56), (-56, 44), (56, 44)):
        bolt(sheet, x, y, 4)
    sheet.frame = Frame()


def _xeno(sheet: Relief) -> None:
    """A head that has no business in a station: crest, six eyes, mandibles."""
    sheet.frame = Frame(CX, CY + 4)
    for side in (-1, 1):
        sheet.lay(
            stroke([(30 * side, 40), (74 * side, 70), (60 * side, 104), (22 * side, 110)], 22, 3), CHITIN, 9, lift=1.4,
        )
        sheet.lay(stroke([(44 * side, -50), (92 * side, -84), (100 * side, -112)], 20, 3), CHITIN, 8, lift=1.2)
    skull = curve(
        (0, -112), (40, -92), (66, -50), (72, -4), (52, 38), (30, 66), (0, 74), (-30, 66), (-52, 38), (-72, -4),
        (-66, -50), (-40, -92),
    )
    sheet.lay(skull, CHITIN, 40, lift=1.8)
    for y, half in ((-78, 26), (-56, 36), (-36, 40)):
        arch = [(-half, y + 12), (0, y), (half, y + 12)]
        sheet.tint(stroke(arch, 3), (0.45, 0.42, 0.4), 0.7)
        sheet.tint(stroke([(x, yy + 4) for x, yy in arch], 2.4), (1.4, 1.35, 1.3), 0.9)
    for side in (-1, 1):
        for x, y, r in ((34, 2, 13), (54, -18, 8), (18, 22, 6)):
            sheet.flat(disc(x * side, y, r * 2.4), (150, 220, 40), 0.22, r)
            sheet.flat(disc(x * side, y, r, 0.8, 30 * side), (206, 240, 70), 1, 0.6)
            sheet.flat(disc(x * side - r * 0.25, y - r * 0.25, r * 0.4), (250, 255, 220), 0.95, 0.6)
    sheet.flat(curve((-26, 46), (0, 40), (26, 46), (16, 64), (0, 68), (-16, 64)), (18, 10, 10), 0.95, 0.8)
    for i in range(7):
        x = -21 + i * 7
        reach = 13 - abs(i - 3) * 2
        sheet.lay(
            polygon((x - 3, 44), (x + 3, 44), (x, 44 + reach, 1)), Material((226, 214, 180), gloss=0.3), 1.4, lift=0.2,
            line=0.5,
        )
    sheet.frame = Frame()


def _coils(sheet: Relief) -> None:
    """A core of light wound with copper, under the rings."""
    sheet.frame = Frame(CX, CY, -35)
    sheet.lay(box(-84, -16, 84, 16, 6), LENS, 17, axle=0, lift=1)
    coil(sheet, -74, 78, 0, 21, 19, COPPER)
    sheet.frame = Frame()
    _orbit(sheet)


BACKS: dict[str, tuple[Colour, Callable[[Relief], None]]] = {
    "equipment": ((70, 86, 98), _tools),
    "starting": ((88, 92, 90), _sidearm),
    "prototype": ((30, 84, 100), _coils),
    "oxygen": ((66, 124, 132), _bottle),
    "reference": ((122, 96, 50), _visor),
    "zombie": ((74, 88, 46), _xeno),
}


def build_backs(cards: Path, spawns: Path) -> None:
    """Write the backs of the equipment decks below `cards` and that of the xeno deck below `spawns`."""
    for number, (name, (colour, emblem)) in enumerate(BACKS.items()):
        save(
            picture(back(colour, emblem, number), SCALE), (spawns if name == "zombie" else cards) / f"back_{name}.webp",
        )


def back(colour: Colour, emblem: Callable[[Relief], None], seed: int) -> np.ndarray:
    """One back at the working scale."""
    sheet = Relief(WIDTH, HEIGHT, SCALE)
    _frame(sheet)
    _hatch(sheet, colour)
    emblem(sheet)
    return sealed(sheet.over(_plating(colour, 60 + seed), drop=3, depth=0.5), SCALE, seed)
