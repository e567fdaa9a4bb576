"""What miners work with and guards keep order with: prod, sledge, cutter, chainsaw and flamethrower."""

from __future__ import annotations

import math

from sprites.printed.invader.stuff import (
    AMBER,
    BRIGHT,
    CYAN,
    DARK,
    DULL,
    GUNMETAL,
    INK,
    LENS,
    ORANGE,
    POLYMER,
    RUBBER,
    SIGNAL_RED,
    WARNING,
    bolt,
    bolt_of_light,
    coil,
    halo,
    hazard,
    lamp,
    shine,
    slots,
)
from sprites.printed.materials import COPPER, Material, worn
from sprites.printed.pistols import groove, tube
from sprites.printed.relief import Relief
from sprites.printed.shapes import Frame, Shape, box, curve, disc, polygon, ring, stroke

HOT = Material((214, 120, 60), metal=0.6, gloss=0.6, grain=worn)


def cattle_prod(sheet: Relief) -> None:
    """A baton that ends in two prongs with a live arc between them."""
    sheet.frame = Frame(36, 196, -34, 0.93)
    halo(sheet, 336, -2, 58, CYAN, 0.48)
    tube(sheet, 118, 296, 0, 9, GUNMETAL)
    coil(sheet, 196, 270, 0, 13, 9, COPPER)
    for x in (186, 272):
        sheet.lay(box(x, -15, x + 12, 15, 3), BRIGHT, 16, axle=0, lift=0.6)
    sheet.lay(
        polygon((282, -14, 4), (304, -20, 4), (312, -14, 3), (312, 14, 3), (304, 20, 4), (282, 14, 4)), POLYMER, 9,
        lift=0.8,
    )
    for side in (-1, 1):
        sheet.lay(stroke([(306, 12 * side), (326, 21 * side), (350, 16 * side)], 7, 4), BRIGHT, 3.4, lift=0.8)
        sheet.lay(disc(351, 16 * side, 5), COPPER, 4, lift=0.4)
    sheet.lay(box(0, -15, 122, 15, 9), RUBBER, 16, axle=0, lift=1)
    for i in range(7):
        x = 16 + i * 11
        sheet.tint(box(x, -15, x + 3, 15), (0.45, 0.45, 0.45), 0.6)
        sheet.tint(box(x + 4, -15, x + 6, 15), (1.5, 1.5, 1.5), 0.8)
    sheet.lay(box(104, -18, 126, 18, 4), WARNING, 19, axle=0, lift=0.7)
    sheet.flat(polygon((108, -18), (113, -18), (113, 18), (108, 18)), INK, 0.85)
    sheet.flat(polygon((117, -18), (122, -18), (122, 18), (117, 18)), INK, 0.85)
    sheet.lay(disc(2, 0, 17), POLYMER, 10, lift=0.7)
    sheet.lay(ring(-20, 2, 11, 3.4), WARNING.tinted((120, 92, 40)), 1.6, lift=0.6)
    sheet.lay(box(136, -7, 166, 7, 4), POLYMER, 5, lift=0.5)
    lamp(sheet, 151, 0, 3.2, (255, 96, 70))
    bolt_of_light(sheet, [(351, -16), (359, -8), (347, -2), (358, 4), (346, 9), (351, 16)], 4.4)
    bolt_of_light(sheet, [(350, -17), (366, -22), (372, -10), (384, -12)], 2.4)
    bolt_of_light(sheet, [(351, 16), (364, 18), (368, 28), (380, 27)], 2.4)
    bolt_of_light(sheet, [(326, -20), (318, -34), (326, -40), (320, -50)], 2)


def sledge(sheet: Relief) -> None:
    """A miner's maul: a block of steel with striped cheeks on a composite shaft."""
    sheet.frame = Frame(62, 232, -38, 1.02)
    sheet.lay(box(-10, -9, 268, 9, 6), POLYMER.tinted((74, 72, 66)), 9.5, axle=0, lift=1)
    sheet.lay(box(-14, -13, 96, 13, 8), RUBBER, 14, axle=0, lift=0.8)
    for i in range(9):
        x = -2 + i * 10
        sheet.tint(stroke([(x, -13), (x + 6, 13)], 2.4), (0.45, 0.45, 0.45), 0.5)
        sheet.tint(stroke([(x + 3.4, -13), (x + 9.4, 13)], 1.6), (1.45, 1.45, 1.45), 0.6)
    sheet.lay(disc(-14, 0, 14, 1.0), WARNING, 7, lift=0.6)
    for x in (128, 146):
        sheet.lay(box(x, -11, x + 8, 11, 2), WARNING, 12, axle=0, lift=0.4, line=0.7)
    sheet.lay(box(220, -20, 252, 20, 4), DULL, 21, axle=0, lift=0.7)
    head = polygon(
        (234, -66, 4), (300, -66, 4), (306, -58, 3), (300, -30, 8), (296, 0, 8), (300, 30, 8), (306, 58, 3),
        (300, 66, 4),
        (234, 66, 4), (228, 58, 3), (236, 30, 8), (238, 0, 8), (236, -30, 8), (228, -58, 3),
    )
    sheet.lay(head, Material((122, 128, 134), metal=0.75, gloss=0.55, shine=34, grain=worn), 9, lift=1.4)
    hazard(sheet, 240, -24, 295, 24, 9)
    sheet.lay(ring(267, 0, 17, 5), GUNMETAL, 2.6, lift=0.4)
    bolt(sheet, 267, 0, 9)
    for y in (-58, 58):
        sheet.tint(box(230, y - 3, 305, y + 3), (1.35, 1.35, 1.35), 1)
    for y in (-47, 47):
        sheet.tint(stroke([(238, y), (298, y)], 2), (0.5, 0.5, 0.5), 0.5)
    for points in ([(248, -64), (256, -56)], [(284, 63), (278, 54)], [(300, -52), (293, -47)]):
        sheet.tint(stroke(points, 2.6, 1), (0.5, 0.48, 0.46), 0.4)
    sheet.flat(curve((290, -66), (304, -64), (302, -44), (296, -36), (294, -50), (286, -54)), (86, 118, 40), 0.75, 1)
    sheet.flat(curve((298, -40), (303, -34), (300, -22), (297, -28)), (86, 118, 40), 0.7, 0.8)


def _teeth(x: float, y: float, radius: float, count: int) -> Shape:
    """A round blade with raked teeth."""
    corners = []
    for i in range(count):
        for turn, reach in ((0.0, radius), (0.62, radius * 0.99), (0.64, radius * 0.90)):
            a = 2 * math.pi * (i + turn) / count
            corners.append((x + reach * math.cos(a), y + reach * math.sin(a)))
    return polygon(*corners)


def heavy_cutter(sheet: Relief) -> None:
    """A two-handed disc cutter for bulkheads, its edge still glowing."""
    sheet.frame = Frame(20, 96, -8, 1.0)
    halo(sheet, 258, 64, 108, (255, 150, 60), 0.42)
    sheet.lay(_teeth(258, 64, 88, 36), BRIGHT, 3, lift=1.2)
    sheet.flat(ring(258, 64, 90, 14), (255, 140, 50), 0.55, 3)
    sheet.flat(ring(258, 64, 86, 4), (255, 226, 150), 0.75, 1.6)
    sheet.lay(ring(258, 64, 70, 3), DULL, 1.4, lift=0.2, line=0.5)
    for i in range(6):
        a = math.radians(60 * i + 14)
        sheet.lay(disc(258 + 52 * math.cos(a), 64 + 52 * math.sin(a), 8), DARK, 2, lift=0, shadow=0, line=0.6)
    guard = curve(
        (150, 40), (176, -8), (222, -38), (270, -42), (306, -28), (298, -12), (266, -22), (228, -18), (196, 6),
        (182, 40),
        (180, 72), (150, 76),
    )
    sheet.lay(guard, GUNMETAL, 8, lift=1)
    sheet.lay(stroke([(168, 78), (212, 70), (256, 64)], 26, 20), GUNMETAL, 9, lift=1)
    sheet.lay(disc(258, 64, 22), BRIGHT, 8, lift=0.8)
    sheet.lay(disc(258, 64, 12), DULL, 5, lift=0.4)
    bolt(sheet, 258, 64, 5)
    sheet.lay(stroke([(60, 128), (22, 132), (-4, 112), (2, 74), (38, 56), (66, 64)], 17), RUBBER, 8, lift=1)
    sheet.lay(
        polygon(
            (44, 40, 14), (92, 20, 10), (160, 24, 10), (178, 52, 10), (176, 104, 12), (150, 132, 12), (70, 136, 14),
            (40, 112, 14),
        ),
        WARNING, 13, lift=1.2,
    )
    sheet.lay(polygon((64, 52, 6), (146, 44, 6), (146, 84, 6), (66, 88, 6)), POLYMER, 4, lift=0.4)
    slots(sheet, 76, 56, 7, 9.4, 4.6, 22)
    hazard(sheet, 66, 102, 146, 116, 7)
    sheet.lay(stroke([(104, 24), (108, -18), (140, -34), (176, -22)], 13), RUBBER, 6.4, lift=1)
    sheet.lay(box(70, 118, 126, 148, 6), POLYMER, 7, lift=0.8)
    shine(sheet, [(80, 134), (116, 133)], 3.4)
    for x, y in ((56, 56), (160, 40), (164, 110), (58, 118)):
        bolt(sheet, x, y, 3)
    for x, y, r in (
        (338, 20, 1.8), (352, 36, 1.3), (346, 2, 1.4), (360, 14, 1), (352, 58, 1.6), (366, 44, 1.1), (340, -12, 1.1),
    ):
        sheet.flat(disc(x, y, r), (255, 214, 120), 1, 0.2)


def chainsaw(sheet: Relief) -> None:
    """A battery chainsaw: orange body, long bar, a chain that has seen more than wood."""
    sheet.frame = Frame(24, 124, -19, 0.87)
    bar = polygon((150, 44, 4), (356, 46, 14), (384, 62, 16), (384, 70, 16), (356, 86, 14), (150, 90, 4))
    sheet.lay(bar, DARK, 3, lift=1.2)
    for y, sign in ((44.5, -1), (88, 1)):
        for i in range(19):
            x = 166 + i * 10.4
            tooth = polygon((x, y), (x + 7.5, y), (x + 6.5, y + sign * 6.4, 1), (x + 3, y + sign * 4, 1))
            sheet.lay(tooth, BRIGHT, 1.6, lift=0.3, line=0.7)
    for i, (x, y) in enumerate(((366, 48), (378, 56), (382, 68), (376, 80))):
        sheet.lay(
            polygon((x - 3, y - 3), (x + 7, y - 3 + i), (x + 7, y + 3 + i), (x - 3, y + 4)), BRIGHT, 1.4, lift=0.3,
            line=0.7,
        )
    sheet.lay(
        polygon((150, 50, 3), (354, 52, 12), (376, 63, 10), (376, 69, 10), (354, 80, 12), (150, 84, 3)), BRIGHT, 4,
        lift=0.5,
    )
    groove(sheet, box(196, 64, 318, 70, 3), 0.45)
    sheet.lay(disc(360, 66, 6), DULL, 3, lift=0.3)
    for points in ((300, 50, 330, 60), (250, 78, 284, 84), (334, 76, 352, 80)):
        x0, y0, x1, y1 = points
        sheet.flat(
            curve((x0, y0), ((x0 + x1) / 2, y0 - 2), (x1, (y0 + y1) / 2), ((x0 + x1) / 2 + 4, y1), (x0 + 5, y1 - 1)),
            (92, 128, 42), 0.8, 0.7,
        )
    sheet.lay(stroke([(20, 58), (-14, 62), (-26, 92), (-6, 118), (40, 116)], 18), RUBBER, 8, lift=1)
    sheet.lay(
        polygon(
            (6, 44, 12), (60, 22, 10), (140, 22, 10), (172, 36, 10), (176, 98, 10), (152, 122, 12), (40, 126, 14),
            (8, 104, 12),
        ),
        ORANGE, 13, lift=1.3,
    )
    sheet.lay(polygon((120, 40, 8), (168, 42, 8), (170, 94, 10), (124, 98, 8)), GUNMETAL, 5, lift=0.6)
    for x, y in ((136, 56), (136, 80), (156, 68)):
        bolt(sheet, x, y, 4)
    sheet.lay(polygon((28, 52, 6), (104, 46, 6), (104, 76, 6), (30, 80, 6)), POLYMER, 4, lift=0.4)
    slots(sheet, 38, 54, 7, 9, 4.4, 16)
    sheet.lay(
        polygon((30, 90, 5), (106, 88, 5), (104, 130, 7), (40, 134, 7)), POLYMER.tinted((70, 76, 84)), 7, lift=0.8,
    )
    shine(sheet, [(48, 102), (90, 100)], 3.4)
    shine(sheet, [(48, 112), (78, 110)], 3.4)
    sheet.flat(stroke([(84, 111), (92, 110.6)], 3), (50, 70, 74), 0.9)
    sheet.lay(stroke([(92, 26), (100, -18), (142, -26), (164, 4), (166, 34)], 13), RUBBER, 6.4, lift=1.1)
    sheet.lay(polygon((164, 2, 4), (178, -10, 4), (186, -4, 4), (180, 36, 4), (168, 36, 3)), POLYMER, 4, lift=0.6)
    sheet.flat(polygon((12, 96), (24, 94), (24, 100), (13, 102)), INK, 0.8)


def _flame(sheet: Relief, x: float, y: float, size: float) -> None:
    """A tongue of fire that leans to the right."""
    for k, colour, soft in (
        (1.25, (226, 70, 20), 5), (1.0, (244, 120, 30), 3), (0.72, (255, 190, 70), 2), (0.42, (255, 244, 190), 1.4),
    ):
        r = size * k
        shape = curve(
            (x, y - r * 0.26), (x + r * 0.5, y - r * 0.52), (x + r * 0.95, y - r * 0.38), (x + r * 1.5, y - r * 0.62),
            (x + r * 1.32, y - r * 0.1), (x + r * 1.72, y + r * 0.06), (x + r * 1.1, y + r * 0.2),
            (x + r * 0.96, y + r * 0.46),
            (x + r * 0.46, y + r * 0.34), (x, y + r * 0.24),
        )
        sheet.flat(shape, colour, 0.9, soft)


def flamethrower(sheet: Relief) -> None:
    """A projector with its tank slung beneath, the pilot flame already lit."""
    sheet.frame = Frame(4, 96, -13, 0.92)
    halo(sheet, 340, 66, 84, (255, 150, 50), 0.49)
    _flame(sheet, 300, 66, 46)
    sheet.lay(stroke([(70, 96), (60, 140), (92, 162), (134, 126)], 9), RUBBER, 4.5, lift=0.8)
    sheet.lay(
        polygon((-24, 62, 6), (40, 60, 4), (76, 62), (76, 92), (40, 94, 5), (6, 112, 8), (-22, 116, 8)), POLYMER, 8,
        lift=0.9,
    )
    sheet.lay(polygon((-32, 60, 5), (-20, 60, 5), (-16, 118, 5), (-28, 120, 5)), RUBBER, 5, lift=0.5)
    sheet.lay(box(126, 100, 250, 146, 20), SIGNAL_RED, 24, axle=123, lift=1.2)
    for x in (146, 222):
        sheet.lay(box(x, 97, x + 10, 149, 3), GUNMETAL, 27, axle=123, lift=0.5, line=0.8)
    sheet.lay(box(246, 112, 268, 134, 5), BRIGHT, 12, axle=123, lift=0.6)
    sheet.flat(
        curve((190, 110), (202, 122), (200, 136), (190, 140), (178, 136), (177, 124), (185, 122)), (250, 214, 120),
        0.95,
    )
    sheet.flat(curve((190, 124), (195, 132), (190, 138), (184, 132)), (170, 44, 36), 0.95)
    sheet.lay(stroke([(262, 123), (284, 118), (286, 92), (270, 82)], 6.4), COPPER, 3.2, lift=0.7)
    sheet.lay(polygon((84, 92), (122, 90), (108, 152, 10), (80, 154, 10)), RUBBER, 10, lift=0.9)
    for i in range(4):
        sheet.tint(stroke([(88 - i, 106 + i * 11), (114 - i * 3, 104 + i * 11)], 2.2), (0.5, 0.5, 0.5), 0.5)
    sheet.lay(stroke([(150, 92), (148, 108), (132, 114), (116, 108)], 5), GUNMETAL, 2.6, lift=0.6)
    sheet.lay(stroke([(130, 92), (133, 100), (128, 108)], 4.4, 2.6), BRIGHT, 2, lift=0.3)
    tube(sheet, 196, 300, 66, 9, GUNMETAL)
    sheet.lay(
        polygon((276, 48, 4), (310, 44, 4), (316, 50, 3), (316, 82, 3), (310, 88, 4), (276, 84, 4)), HOT, 14, lift=0.7,
        axle=66,
    )
    for x in (284, 294, 304):
        groove(sheet, box(x, 54, x + 4, 78, 2), 0.24)
    sheet.lay(stroke([(214, 50), (262, 42), (310, 44)], 5), BRIGHT, 2.4, lift=0.7)
    sheet.lay(
        polygon(
            (66, 54, 6), (84, 46, 5), (198, 46, 5), (214, 56, 5), (214, 78, 5), (196, 90, 5), (90, 98, 8), (66, 92, 6),
        ),
        WARNING, 8, lift=1.1,
    )
    sheet.lay(box(92, 56, 150, 78, 5), POLYMER, 4, lift=0.4)
    slots(sheet, 100, 60, 5, 9.4, 4.4, 14)
    hazard(sheet, 160, 58, 204, 74, 6)
    sheet.lay(disc(108, 40, 15), DULL, 5, lift=0.7)
    sheet.lay(disc(108, 40, 11), Material((226, 226, 214), gloss=0.5), 3, lift=0.2, line=0.6)
    sheet.flat(stroke([(108, 40), (115, 34)], 2.2, 1), (170, 40, 30))
    for x, y in ((78, 60), (78, 86), (206, 84)):
        bolt(sheet, x, y, 2.6)
    lamp(sheet, 172, 84, 2.2, AMBER)
    sheet.lay(disc(276, 82, 4), LENS, 2, lift=0.3)
