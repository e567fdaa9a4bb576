"""Wagon and gatling gun for their reference cards."""

from __future__ import annotations

import math

from sprites.printed.materials import BLUED, BRASS, CANVAS, GREY_WOOD, IRON, OAK, STEEL, WALNUT, Material
from sprites.printed.pistols import screw
from sprites.printed.relief import Relief
from sprites.printed.shapes import Frame, box, curve, disc, polygon, ring, stroke


def _wheel(sheet: Relief, x: float, y: float, radius: float, spokes: int, wood: Material, squash: float = 1.0) -> None:
    """A spoked wheel with an iron tyre, seen from the side."""
    for i in range(spokes):
        a = 2 * math.pi * i / spokes + 0.2
        end = (x + (radius - 4) * squash * math.cos(a), y + (radius - 4) * math.sin(a))
        sheet.lay(
            stroke([(x, y), end], radius * 0.13, radius * 0.09), wood.turned(math.degrees(a)), radius * 0.06,
            lift=0.6, line=0.8,
        )
    outer = disc(x, y, radius, 1) if squash == 1 else disc(x, y, radius * squash, 1 / squash)
    felloe = outer - (disc(x, y, radius * 0.80) if squash == 1 else disc(x, y, radius * 0.80 * squash, 1 / squash))
    sheet.lay(felloe, wood, radius * 0.09, lift=0.9)
    tyre = outer - (disc(x, y, radius * 0.94) if squash == 1 else disc(x, y, radius * 0.94 * squash, 1 / squash))
    sheet.lay(tyre, IRON, radius * 0.04, lift=0.2, line=0.6)
    sheet.lay(disc(x, y, radius * 0.2), wood.turned(90), radius * 0.12, lift=0.8)
    sheet.lay(disc(x, y, radius * 0.1), IRON, radius * 0.06, lift=0.4)


def wagon(sheet: Relief) -> None:
    """A covered wagon: canvas on hoops, plank box, two pairs of wheels and its drawbar."""
    sheet.frame = Frame(0, 0)
    wood = OAK.tinted((142, 96, 56))
    sheet.lay(stroke([(284, 206), (362, 218)], 9, 7), wood, 4, lift=0.8)
    sheet.lay(
        curve((48, 158), (38, 96), (58, 46), (110, 34), (190, 44), (262, 30), (314, 44), (330, 92), (318, 158)),
        CANVAS, 34, lift=1.6,
    )
    for x, lean in ((92, -7), (148, -3), (206, 2), (262, 7)):
        sheet.tint(stroke([(x + lean, 36), (x + lean * 1.6, 90), (x, 156)], 3), (0.72, 0.68, 0.62), 1.6)
        sheet.tint(stroke([(x + lean + 5, 36), (x + lean * 1.6 + 5, 90), (x + 5, 156)], 3), (1.16, 1.15, 1.12), 1.8)
    sheet.lay(
        curve((318, 158), (300, 120), (304, 72), (322, 50), (334, 94), (326, 158)), IRON.tinted((40, 32, 28)), 4,
        lift=0.2, line=0.8,
    )
    sheet.lay(
        polygon((190, 92), (216, 88), (222, 112), (204, 120), (188, 112)), CANVAS.tinted((160, 138, 102)), 2,
        lift=0.3, line=0.6,
    )
    for x, y in ((192, 90), (216, 91), (219, 108), (206, 118), (190, 111)):
        sheet.flat(stroke([(x - 3, y - 2), (x + 3, y + 2)], 1.2), (70, 52, 38), 0.9)
    for i in range(3):
        top = 152 + i * 17
        sheet.lay(
            polygon((38 - 0 * i, top, 2), (332, top, 2), (330 - i * 3, top + 17, 2), (42 + i * 3, top + 17, 2)), wood,
            4, lift=0.8, line=0.8,
        )
    for x in (70, 150, 230, 306):
        sheet.lay(box(x - 5, 148, x + 5, 206, 2), IRON, 2.6, lift=0.5, line=0.7)
        for y in (160, 177, 194):
            sheet.lay(disc(x, y, 1.8), STEEL, 1.2, lift=0.2, line=0.4)
    sheet.lay(polygon((322, 146, 3), (352, 148, 3), (352, 158, 3), (322, 158, 3)), wood, 3, lift=0.8)
    sheet.lay(box(178, 206, 214, 234, 12), WALNUT.turned(90), 12, lift=0.9)
    for y in (211, 228):
        sheet.lay(box(176, y - 2, 216, y + 2, 2), IRON, 2, lift=0.2, line=0.5)
    _wheel(sheet, 94, 216, 54, 12, wood)
    _wheel(sheet, 284, 224, 46, 10, wood)


def gatling(sheet: Relief) -> None:
    """The many-barrelled gun on its field carriage, crank and magazine in place."""
    sheet.frame = Frame(0, 0)
    wood = GREY_WOOD.tinted((120, 92, 62))
    sheet.lay(
        polygon((196, 146), (222, 166, 6), (60, 268, 10), (26, 270, 10), (28, 256, 8)), wood.turned(-32), 9, lift=1.2,
    )
    sheet.lay(polygon((24, 254, 5), (46, 246, 5), (50, 268, 6), (26, 274, 6)), IRON, 5, lift=0.6)
    sheet.lay(ring(27, 262, 9, 3.4), IRON, 1.6, lift=0.5)
    sheet.frame = Frame(192, 118, -7, 1.0)
    for y, tone in ((-24, 0.8), (24, 0.8), (-15, 1.0), (15, 1.0), (-5, 1.12), (6, 1.12)):
        metal = BLUED.tinted(tuple(int(c * tone) for c in BLUED.colour))
        sheet.lay(box(-4, y - 6, 168, y + 6, 2), metal, 6.4, axle=y, lift=0.7)
        sheet.tint(box(165, y - 6, 168, y + 6), (1.6, 1.6, 1.6), 0.3)
    for x in (52, 118, 154):
        sheet.lay(box(x, -33, x + 10, 33, 4), BRASS, 34, axle=0, lift=0.8)
    sheet.lay(box(-96, -34, 6, 34, 8), BRASS, 36, axle=0, lift=1.4)
    for x in (-88, -30, -6):
        sheet.lay(box(x, -36, x + 7, 36, 3), BRASS, 38, axle=0, lift=0.4, line=0.7)
    sheet.lay(disc(-96, 0, 26), BRASS, 12, lift=0.8)
    sheet.lay(disc(-96, 0, 11), STEEL, 6, lift=0.4)
    sheet.lay(stroke([(-92, 0), (-118, 30)], 9, 8), STEEL, 4, lift=1)
    sheet.lay(box(-136, 22, -108, 38, 7), WALNUT, 8.4, axle=30, lift=0.8)
    sheet.lay(polygon((-58, -34), (-64, -104, 4), (-26, -104, 4), (-30, -34)), IRON.turned(90), 5, lift=1)
    for i in range(6):
        sheet.lay(
            box(-59 + i * 0.6, -98 + i * 10, -32 + i * 0.2, -91 + i * 10, 3), BRASS, 3.6, axle=-94.5 + i * 10,
            lift=0.3, line=0.6,
        )
    for x, y in ((-70, 10), (-16, 12), (-70, -16)):
        screw(sheet, x, y, 3)
    sheet.frame = Frame(0, 0)
    sheet.lay(polygon((176, 136, 4), (236, 128, 4), (232, 176, 8), (184, 178, 8)), IRON, 7, lift=1)
    sheet.lay(disc(208, 146, 9), STEEL, 5, lift=0.5)
    _wheel(sheet, 210, 204, 66, 12, wood.tinted((134, 92, 56)))
