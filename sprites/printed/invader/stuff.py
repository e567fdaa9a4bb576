"""What the station's gear is made of, and the small parts it shares: bolts, slots, rails, lamps, stripes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sprites.printed.materials import Colour, Material, brushed, cloth, leather, worn
from sprites.printed.pistols import groove
from sprites.printed.relief import Relief
from sprites.printed.shapes import Point, Shape, box, disc, polygon, regular, stroke

GUNMETAL = Material((80, 88, 98), metal=0.85, gloss=0.65, shine=42, grain=brushed)
BRIGHT = Material((176, 184, 190), metal=0.85, gloss=0.8, shine=46, grain=brushed)
DULL = Material((112, 120, 126), metal=0.6, gloss=0.4, shine=26, grain=worn)
POLYMER = Material((58, 64, 70), gloss=0.34, shine=26)
RUBBER = Material((38, 40, 44), gloss=0.2, shine=16, grain=leather, strength=0.5)
OLIVE = Material((98, 104, 76), gloss=0.25, shine=20)
SAND = Material((158, 142, 110), gloss=0.22, shine=18)
CERAMIC = Material((202, 218, 234), metal=0.06, gloss=0.6, shine=48, strength=0.5)
WARNING = Material((226, 160, 46), gloss=0.38, shine=28, grain=worn, strength=0.45)
ORANGE = Material((206, 96, 38), gloss=0.36, shine=28, grain=worn, strength=0.4)
SIGNAL_RED = Material((170, 44, 36), gloss=0.42, shine=32, grain=worn, strength=0.4)
WEBBING = Material((74, 78, 72), gloss=0.06, grain=cloth, strength=0.8)
DARK = Material((24, 27, 31), gloss=0.2, strength=0.3)
LENS = Material((40, 66, 82), metal=0.3, gloss=1.0, shine=70, strength=0.2)

CYAN: Colour = (96, 216, 228)
AMBER: Colour = (255, 178, 62)
INK: Colour = (22, 24, 27)


def bolt(sheet: Relief, x: float, y: float, radius: float = 2.6, metal: Material = BRIGHT) -> None:
    """A hexagon-socket screw."""
    sheet.lay(disc(x, y, radius), metal, radius * 0.6, lift=0.25, line=0.6)
    sheet.flat(regular(x, y, 6, radius * 0.5, 12), (20, 22, 26))


def slots(sheet: Relief, left: float, top: float, count: int, step: float, width: float, height: float) -> None:
    """A row of upright cooling slots."""
    for i in range(count):
        x = left + i * step
        groove(sheet, box(x, top, x + width, top + height, min(width, height) / 2), 0.28)


def rail(sheet: Relief, left: float, right: float, y: float, metal: Material = GUNMETAL, pitch: float = 7.0) -> None:
    """A toothed accessory rail whose upper edge is at `y`."""
    sheet.lay(box(left, y + 3, right, y + 8, 1), metal, 2, lift=0.4, line=0.8)
    for i in range(int((right - left) / pitch)):
        x = left + i * pitch + 1
        sheet.lay(box(x, y, x + pitch * 0.58, y + 5, 0.8), metal, 1.4, lift=0.3, line=0.6)


def paler(colour: Colour, share: float = 0.72) -> Colour:
    """A colour on its way to white."""
    red, green, blue = (round(c + (255 - c) * share) for c in colour)
    return red, green, blue


def shine(sheet: Relief, points: Sequence[Point], width: float, colour: Colour = CYAN, strength: float = 1.0) -> None:
    """A line of light: a soft halo, the colour, and a nearly white core."""
    sheet.flat(stroke(points, width * 3.2), colour, 0.28 * strength, width * 0.9)
    sheet.flat(stroke(points, width), colour, strength, 0.2)
    sheet.flat(stroke(points, width * 0.42), paler(colour), strength, 0.15)


def halo(sheet: Relief, x: float, y: float, radius: float, colour: Colour, strength: float = 0.45) -> None:
    """Light in the air around a point; to be drawn before anything that stands in it."""
    (px, py), s = sheet.frame.place(np.array([[x, y]]))[0], sheet.scale
    ys, xs = np.mgrid[0 : sheet.alpha.shape[0], 0 : sheet.alpha.shape[1]].astype(np.float32) / s - sheet.margin
    fall = strength * np.exp(-((xs - px) ** 2 + (ys - py) ** 2) / (radius * sheet.frame.scale) ** 2)
    sheet.rgb[sheet.alpha < 0.01] = np.array(colour, np.float32) / 255
    sheet.alpha = np.maximum(sheet.alpha, fall)


def lamp(sheet: Relief, x: float, y: float, radius: float, colour: Colour = CYAN) -> None:
    """A small pilot light in its socket."""
    sheet.lay(disc(x, y, radius * 1.5), DARK, radius * 0.6, lift=0.2, line=0.5)
    sheet.flat(disc(x, y, radius * 2.6), colour, 0.3, radius)
    sheet.flat(disc(x, y, radius), colour, 1, 0.15)
    sheet.flat(disc(x - radius * 0.25, y - radius * 0.3, radius * 0.45), (250, 252, 250), 0.9, 0.2)


def clipped(points: Sequence[Point], left: float, top: float, right: float, bottom: float) -> list[Point]:
    """The part of a polygon inside an upright rectangle."""
    kept = [np.array(p, float) for p in points]
    for axis, limit, sign in ((0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1)):
        found = []
        for i, here in enumerate(kept):
            before = kept[i - 1]
            inside, was = sign * (here[axis] - limit) >= 0, sign * (before[axis] - limit) >= 0
            if inside != was:
                t = (limit - before[axis]) / (here[axis] - before[axis])
                found.append(before + t * (here - before))
            if inside:
                found.append(here)
        kept = found
    return [(float(x), float(y)) for x, y in kept]


def stripes(left: float, top: float, right: float, bottom: float, width: float, lean: float = 1.0) -> Shape:
    """Hazard stripes that fill every other band of a rectangle."""
    made = Shape(())
    deep = (bottom - top) * lean
    x = left - deep
    while x < right:
        corners = clipped(
            [(x + deep, top), (x + deep + width, top), (x + width, bottom), (x, bottom)], left, top, right, bottom
        )
        if len(corners) > 2:
            made += polygon(*corners)
        x += 2 * width
    return made


def hazard(sheet: Relief, left: float, top: float, right: float, bottom: float, width: float = 7.0) -> None:
    """Black stripes on what lies there, and yellow between them."""
    sheet.flat(box(left, top, right, bottom), (226, 164, 44), 0.85)
    sheet.flat(stripes(left, top, right, bottom, width), INK, 0.92)
    sheet.tint(box(left, (top + bottom) / 2, right, bottom), (0.8, 0.8, 0.8), 1.5)


def coil(sheet: Relief, start: float, end: float, y: float, radius: float, step: float, metal: Material) -> None:
    """Windings around a tube that lies along x."""
    x = start
    while x + step * 0.62 <= end:
        sheet.lay(box(x, y - radius, x + step * 0.62, y + radius, 1.6), metal, radius, axle=y, lift=0.4, line=0.7)
        x += step


def bolt_of_light(sheet: Relief, points: Sequence[Point], width: float, colour: Colour = CYAN) -> None:
    """A jagged arc of electricity."""
    sheet.flat(stroke(points, width * 4, smooth=False), colour, 0.22, width * 1.6)
    sheet.flat(stroke(points, width, width * 0.5, smooth=False), colour, 0.95, 0.35)
    sheet.flat(stroke(points, width * 0.45, width * 0.2, smooth=False), (244, 253, 255), 1, 0.1)
