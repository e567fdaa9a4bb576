"""Peacekeeper bot and Falchion sentry gun for their reference cards."""

from __future__ import annotations

import math

from sprites.printed.invader.stuff import (
    AMBER,
    BRIGHT,
    CERAMIC,
    CYAN,
    DARK,
    DULL,
    GUNMETAL,
    LENS,
    OLIVE,
    POLYMER,
    RUBBER,
    WARNING,
    bolt,
    halo,
    hazard,
    lamp,
    shine,
    slots,
)
from sprites.printed.materials import BRASS, Material
from sprites.printed.pistols import groove
from sprites.printed.relief import Relief
from sprites.printed.shapes import Frame, box, curve, disc, polygon, ring, stroke

PLATE = CERAMIC.tinted((196, 204, 210))


def _leg(sheet: Relief, side: int) -> None:
    """Thigh, knee, shin and a three-toed foot."""
    hip, knee, ankle = (30 * side, 60), (58 * side, 92), (48 * side, 138)
    sheet.lay(stroke([knee, ankle], 14, 11), GUNMETAL, 6, lift=0.9)
    sheet.lay(
        stroke([(knee[0] - 9 * side, knee[1] + 6), (ankle[0] - 11 * side, ankle[1] - 8)], 5), BRIGHT, 2.4, lift=0.5,
    )
    foot = polygon(
        (48 * side - 26, 136, 6), (48 * side + 26, 136, 6), (48 * side + 40 * max(side, 0) + 22, 152, 5),
        (48 * side + 40 * min(side, 0) - 22, 152, 5),
    )
    sheet.lay(foot, PLATE, 6, lift=0.9)
    sheet.lay(stroke([hip, knee], 22, 18), PLATE, 9, lift=1)
    sheet.lay(disc(*knee, 13), GUNMETAL, 6, lift=0.8)
    bolt(sheet, *knee, 5)


def peacekeeper_bot(sheet: Relief) -> None:
    """A squat walker: one red eye, a gun for an arm and a claw for the other."""
    sheet.frame = Frame(192, 140, 0, 0.84)
    for side in (-1, 1):
        _leg(sheet, side)
    sheet.lay(polygon((-36, 40, 6), (36, 40, 6), (28, 72, 8), (-28, 72, 8)), GUNMETAL, 8, lift=0.9)
    sheet.lay(stroke([(66, -12), (104, 6)], 24, 20), GUNMETAL, 10, lift=0.9)
    sheet.lay(polygon((92, -14, 6), (138, -10, 6), (140, 30, 6), (94, 30, 6)), PLATE, 8, lift=1)
    for y in (-2, 10, 22):
        sheet.lay(box(134, y - 5, 184, y + 5, 2), GUNMETAL, 5.4, axle=y, lift=0.6)
        sheet.tint(box(180, y - 5, 184, y + 5), (0.4, 0.4, 0.4), 0.3)
    sheet.lay(box(154, -10, 162, 30, 3), BRIGHT, 20, axle=10, lift=0.5)
    hazard(sheet, 98, 14, 130, 24, 5)
    sheet.lay(stroke([(-66, -12), (-100, 8), (-112, 44)], 22, 16), GUNMETAL, 9, lift=0.9)
    sheet.lay(disc(-101, 8, 14), PLATE, 7, lift=0.7)
    for bend in (-22, 0, 22):
        tip = [(-112, 46), (-114 + bend, 66), (-112 + bend * 0.5, 88)]
        sheet.lay(stroke(tip, 9, 4), BRIGHT, 4, lift=0.7)
    sheet.lay(
        curve(
            (-58, -50), (0, -64), (58, -50), (74, -20), (66, 20), (40, 48), (0, 54), (-40, 48), (-66, 20), (-74, -20),
        ), PLATE, 26,
        lift=1.6,
    )
    sheet.lay(polygon((-44, 8, 6), (44, 8, 6), (32, 40, 8), (-32, 40, 8)), POLYMER, 5, lift=0.4)
    slots(sheet, -26, 15, 6, 9.6, 4.6, 16)
    sheet.tint(stroke([(-66, -14), (-30, -4), (0, -2), (30, -4), (66, -14)], 2.4), (0.45, 0.45, 0.45), 0.5)
    sheet.flat(polygon((-60, -32), (-40, -36), (-36, -22), (-60, -16)), (58, 128, 140), 0.9)
    for side in (-1, 1):
        sheet.lay(
            curve(
                (52 * side, -58), (84 * side, -56), (98 * side, -30), (90 * side, -4), (66 * side, -6),
                (54 * side, -30),
            ), WARNING, 14,
            lift=1.1,
        )
        bolt(sheet, 76 * side, -30, 4.4)
    sheet.lay(stroke([(0, -58), (0, -70)], 26), GUNMETAL, 8, lift=0.7)
    sheet.lay(
        polygon((-34, -112, 12), (34, -112, 12), (42, -88, 10), (34, -66, 10), (-34, -66, 10), (-42, -88, 10)), PLATE,
        12, lift=1.2,
    )
    sheet.lay(
        polygon((-30, -98, 6), (30, -98, 6), (34, -86, 6), (28, -76, 6), (-28, -76, 6), (-34, -86, 6)), DARK, 4,
        lift=0.3,
    )
    shine(sheet, [(-22, -87), (22, -87)], 4.4, (255, 92, 62))
    sheet.flat(disc(10, -87, 9), (255, 120, 80), 0.75, 3)
    sheet.lay(stroke([(28, -108), (40, -140)], 3.6, 2), BRIGHT, 1.8, lift=0.6)
    lamp(sheet, 41, -142, 3, CYAN)
    for x, y in ((-54, 6), (54, 6), (-28, -52), (28, -52)):
        bolt(sheet, x, y, 3)


def _barrels(sheet: Relief) -> None:
    """Four barrels in a yoke."""
    for y, tone in ((-22, 0.82), (22, 0.82), (-8, 1.0), (9, 1.0)):
        metal = GUNMETAL.tinted(tuple(int(c * tone) for c in GUNMETAL.colour))
        sheet.lay(box(40, y - 6.4, 196, y + 6.4, 2), metal, 6.8, axle=y, lift=0.7)
        sheet.tint(box(193, y - 6, 196, y + 6), (1.6, 1.6, 1.6), 0.3)
    for x in (84, 140, 180):
        sheet.lay(box(x, -32, x + 9, 32, 4), BRIGHT, 33, axle=0, lift=0.7)


def falchion_sentry_gun(sheet: Relief) -> None:
    """Four barrels, an eye and a drum of ammunition on a bolted tripod."""
    sheet.frame = Frame(20, 20, 0, 0.9)
    for foot in ((70, 268), (196, 282), (300, 262)):
        sheet.lay(stroke([(176, 176), foot], 17, 12), GUNMETAL, 7, lift=1)
        sheet.lay(stroke([(176, 186), ((176 + foot[0]) / 2, (186 + foot[1]) / 2 + 4)], 8), BRIGHT, 4, lift=0.5)
        sheet.lay(box(foot[0] - 24, foot[1] - 6, foot[0] + 24, foot[1] + 8, 6), RUBBER, 6, lift=0.8)
        bolt(sheet, foot[0] - 14, foot[1] + 1, 3)
        bolt(sheet, foot[0] + 14, foot[1] + 1, 3)
    sheet.lay(box(152, 134, 200, 196, 10), DULL, 22, lift=1)
    hazard(sheet, 154, 176, 198, 190, 7)
    sheet.lay(disc(176, 150, 28), GUNMETAL, 9, lift=0.8)
    sheet.frame = Frame(178.4, 113.6, -9, 0.9)
    halo(sheet, 204, 0, 30, AMBER, 0.4)
    _barrels(sheet)
    sheet.lay(
        polygon(
            (-96, -42, 12), (-20, -54, 10), (52, -46, 10), (62, -30, 8), (62, 34, 8), (46, 48, 10), (-84, 44, 12),
            (-100, 20, 10),
        ),
        OLIVE.tinted((104, 112, 100)), 13, lift=1.5,
    )
    sheet.lay(polygon((-60, -30, 6), (34, -34, 6), (38, -8, 6), (-58, -4, 6)), POLYMER, 4, lift=0.4)
    slots(sheet, -50, -27, 9, 9, 4.4, 16)
    hazard(sheet, -84, 24, 44, 36, 8)
    sheet.lay(box(-66, -92, -8, -50, 8), POLYMER, 8, lift=1)
    sheet.lay(disc(-8, -71, 17), GUNMETAL, 6, lift=0.6)
    sheet.lay(disc(-7, -71, 12), LENS, 6, lift=0.2, line=0.7)
    sheet.flat(disc(-7, -71, 6), (255, 84, 60), 0.9, 2)
    sheet.flat(disc(-10, -75, 2.6), (255, 240, 230), 0.9, 0.5)
    shine(sheet, [(-56, -62), (-30, -64)], 3)
    sheet.lay(stroke([(-52, -92), (-58, -122)], 3.4, 2), BRIGHT, 1.7, lift=0.6)
    sheet.lay(disc(-74, 58, 44), DULL, 12, lift=1.3)
    sheet.lay(ring(-74, 58, 44, 7), GUNMETAL, 3, lift=0.3, line=0.7)
    sheet.lay(disc(-74, 58, 14), WARNING, 6, lift=0.5)
    for i in range(8):
        a = math.radians(45 * i + 10)
        groove(sheet, disc(-74 + 27 * math.cos(a), 58 + 27 * math.sin(a), 5), 0.35)
    for i in range(6):
        x, y = -32 + i * 11, 58 - i * 4.4 - (2 if i in (2, 3) else 0)
        sheet.lay(box(x, y - 15, x + 8, y + 11, 2), BRASS.turned(90), 4, lift=0.5, line=0.7)
        sheet.lay(
            curve((x + 1, y - 14), (x + 4, y - 27), (x + 7, y - 14)), Material((184, 110, 70), metal=0.6, gloss=0.6), 3,
            lift=0.2, line=0.6,
        )
    for x, y in ((-86, -30), (50, -32), (52, 28), (-88, 8)):
        bolt(sheet, x, y, 3.2)
