"""What lies in lockers and crates: cells, ammunition, fuel, air, light, food and things to wear."""

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
    INK,
    LENS,
    OLIVE,
    POLYMER,
    RUBBER,
    SIGNAL_RED,
    WARNING,
    WEBBING,
    bolt,
    halo,
    hazard,
    lamp,
    shine,
    slots,
)
from sprites.printed.materials import BRASS, COPPER, Material, brushed, cloth
from sprites.printed.pistols import groove
from sprites.printed.relief import Relief
from sprites.printed.shapes import Frame, box, curve, disc, polygon, regular, ring, stroke
from sprites.printed.tokens import word

FOIL = Material((150, 152, 138), metal=0.35, gloss=0.5, shine=26, grain=cloth, strength=0.8)
AIR = Material((86, 176, 190), metal=0.25, gloss=0.75, shine=44, grain=brushed, strength=0.5)
PAINTED = Material((206, 212, 212), metal=0.15, gloss=0.6, shine=40)
LIGHT_UP = (210, 244, 250)


def _lettered(
    sheet: Relief, text: str, height: float, x: float, y: float, colour: tuple[int, int, int], turn: float,
) -> None:
    """Stencilled letters with their middle at a place of the drawing."""
    ((px, py),) = sheet.frame.place([(x, y)])
    sheet.stamp(
        word(text, height * sheet.frame.scale, turn - sheet.frame.angle), px + sheet.margin, py + sheet.margin, colour,
        0.9,
    )


def energy_cell(sheet: Relief) -> None:
    """A column of light between two heavy caps, with a handle to pull it by."""
    sheet.frame = Frame(206, 150, 24, 1.06)
    halo(sheet, 0, 0, 112, CYAN, 0.45)
    sheet.lay(stroke([(-30, -92), (-26, -124), (26, -124), (30, -92)], 11), POLYMER, 5, lift=1)
    sheet.lay(box(-42, -62, 42, 66, 8), LENS.turned(90), 30, lift=1.2)
    sheet.flat(box(-24, -60, 24, 64, 12), CYAN, 0.55, 7)
    sheet.flat(box(-12, -60, 12, 64, 8), (150, 240, 246), 0.8, 4)
    shine(sheet, [(0, -56), (0, 60)], 9)
    for i in range(5):
        y = -46 + i * 24
        sheet.lay(ring(0, y, 30, 3, 0.22), COPPER, 1.4, lift=0.3, line=0.5)
    sheet.flat(stroke([(-33, -54), (-33, 58)], 5, 4), (236, 250, 252), 0.5, 1.4)
    for x in (-42, 42):
        sheet.lay(box(x - 6, -72, x + 6, 76, 3), GUNMETAL.turned(90), 5, lift=0.7)
    sheet.lay(box(-54, -98, 54, -58, 8), GUNMETAL, 9, lift=1)
    sheet.lay(box(-54, 60, 54, 104, 8), GUNMETAL, 9, lift=1)
    hazard(sheet, -50, -84, 50, -72, 7)
    sheet.flat(polygon((4, 68), (-12, 86), (-1, 86), (-6, 99), (12, 80), (1, 80)), AMBER, 0.95)
    for x, y in ((-44, -91), (44, -91), (-44, 68), (44, 68), (-44, 96), (44, 96)):
        bolt(sheet, x, y, 3)
    for x in (-30, -20, 24, 34):
        sheet.lay(box(x - 3, 104, x + 3, 114, 1), BRASS.turned(90), 2.6, lift=0.4, line=0.7)
    lamp(sheet, 32, 82, 3.2, (120, 240, 120))
    lamp(sheet, -32, 82, 3.2, (120, 240, 120))


def _round(sheet: Relief, x: float, y: float, angle: float, scale: float = 1.0) -> None:
    """A bottle-necked rifle cartridge that points along its frame's x."""
    sheet.frame = Frame(x, y, angle, scale)
    sheet.lay(curve((30, -5.4), (44, -4.8), (60, -1), (62, 0), (60, 1), (44, 4.8), (30, 5.4)), COPPER, 5.4, lift=0.7)
    case = polygon((-22, -9), (18, -9, 4), (26, -5.6, 3), (34, -5.6), (34, 5.6), (26, 5.6, 3), (18, 9, 4), (-22, 9))
    sheet.lay(case, BRASS, 9.6, axle=0, lift=0.7)
    sheet.tint(box(-20, -9, -18, 9), (0.5, 0.45, 0.4), 0.3)
    sheet.lay(box(-27, -9.6, -21, 9.6, 1.5), BRASS, 10, axle=0, lift=0.3, line=0.7)


def plenty_bullets(sheet: Relief) -> None:
    """An army tin so full that the belt hangs over its side."""
    tin = OLIVE.tinted((92, 100, 70))
    sheet.frame = Frame()
    sheet.lay(polygon((84, 66, 4), (296, 58, 4), (304, 92, 3), (78, 100, 3)), tin.tinted((70, 78, 54)), 4, lift=1)
    sheet.lay(polygon((84, 84, 3), (298, 76, 3), (302, 122, 3), (76, 130, 3)), DARK, 3, lift=0.3)
    for i in range(9):
        _round(sheet, 98 + i * 23, 108 - i * 0.8, -90 + (i * 37 % 13) - 6, 1.0)
    for i in range(9):
        _round(sheet, 92 + i * 24.6, 128 - i * 0.8, -90 + (i * 53 % 11) - 5, 1.04)
    sheet.frame = Frame()
    sheet.lay(polygon((74, 122, 4), (306, 113, 4), (300, 220, 8), (84, 230, 8)), tin, 8, lift=1.4)
    sheet.lay(
        polygon((70, 118, 3), (310, 109, 3), (310, 122, 3), (70, 131, 3)), tin.tinted((106, 114, 82)), 4, lift=0.5,
    )
    for x in (112, 256):
        groove(sheet, polygon((x, 146, 5), (x + 22, 145, 5), (x + 21, 208, 5), (x + 2, 209, 5)), 0.7)
    for dx in (-28, 0, 28):
        shape = curve(
            (190 + dx - 8, 186), (190 + dx - 7, 162), (190 + dx, 146), (190 + dx + 7, 162), (190 + dx + 8, 186),
        )
        sheet.flat(shape, (232, 184, 74), 0.92)
        sheet.flat(box(180 + dx, 189, 200 + dx, 194, 1), (232, 184, 74), 0.92)
    sheet.flat(polygon((152, 203), (232, 199.6), (232, 204), (152, 207.4)), (232, 184, 74), 0.8)
    sheet.lay(box(302, 132, 316, 168, 4), DULL, 4, lift=0.8)
    for i, (x, y) in enumerate(((296, 96), (312, 104), (324, 118), (330, 136), (332, 156), (332, 176), (330, 196))):
        _round(sheet, x, y, (-60, -40, -18, -6, 0, 3, 6)[i], 0.86)
    for i, (x, y) in enumerate(((314, 108), (328, 124), (336, 144), (337, 166), (336, 186))):
        sheet.frame = Frame(x, y, (-30, -12, -4, 0, 3)[i], 1)
        sheet.lay(box(-12, -2.6, 8, 2.6, 2), DULL, 2, lift=0.3, line=0.6)
    for x, y, angle in ((112, 250, 8), (206, 250, -12)):
        _round(sheet, x, y, angle, 1.0)


def canister(sheet: Relief) -> None:
    """A pressure bottle of fuel: red steel, wheel valve, gauge, flame on its flank."""
    sheet.frame = Frame(192, 158, -16, 0.96)
    sheet.lay(stroke([(-40, -84), (-44, -116), (44, -116), (40, -84)], 10), GUNMETAL, 5, lift=0.9)
    sheet.lay(box(-16, -108, 16, -80, 4), BRASS.turned(90), 14, lift=0.7)
    sheet.lay(box(8, -104, 46, -92, 5), BRASS, 6.4, axle=-98, lift=0.6)
    sheet.lay(box(40, -108, 54, -88, 3), BRIGHT, 10, axle=-98, lift=0.4)
    sheet.lay(ring(0, -118, 26, 7, 0.42), SIGNAL_RED.tinted((120, 34, 30)), 3, lift=0.7)
    sheet.lay(box(-5, -122, 5, -104, 2), BRASS.turned(90), 4, lift=0.4)
    sheet.lay(
        polygon(
            (-56, -62, 30), (-30, -90, 24), (30, -90, 24), (56, -62, 30), (56, 96, 22), (38, 108, 14), (-38, 108, 14),
            (-56, 96, 22),
        ),
        SIGNAL_RED.turned(90), 42, lift=1.6,
    )
    for y in (-44, 78):
        sheet.lay(polygon((-59, y, 3), (59, y, 3), (59, y + 13, 3), (-59, y + 13, 3)), GUNMETAL, 5, lift=0.5)
        for x in (-48, 48):
            bolt(sheet, x, y + 6.5, 2.8)
    sheet.flat(polygon((0, -26, 3), (44, 28, 4), (0, 72, 3), (-44, 28, 4)), (244, 226, 178), 0.94)
    sheet.flat(polygon((0, -19, 3), (37, 27, 4), (0, 65, 3), (-37, 27, 4)), (190, 60, 34), 0.95)
    sheet.flat(
        curve((2, -6), (18, 16), (22, 34), (12, 48), (-2, 52), (-16, 46), (-20, 30), (-10, 18), (-6, 26), (0, 12)),
        (250, 222, 140), 0.97,
    )
    sheet.flat(curve((2, 22), (10, 34), (4, 46), (-6, 44), (-8, 34)), (190, 60, 34), 0.9)
    sheet.lay(disc(-34, -66, 12), BRIGHT, 4, lift=0.6)
    sheet.lay(disc(-34, -66, 8.6), PAINTED, 2, lift=0.1, line=0.5)
    sheet.flat(stroke([(-34, -66), (-29, -71)], 1.8, 1), (170, 40, 30))
    sheet.flat(stroke([(-40, -30), (-42, 66)], 6, 3), (255, 226, 206), 0.28, 2)
    for x, y in ((22, 92), (-14, 68), (36, -52)):
        sheet.tint(disc(x, y, 5, 0.6, 20), (0.6, 0.56, 0.54), 1.4)


def searchlight(sheet: Relief) -> None:
    """A shoulder lamp on its clamp, switched on."""
    sheet.frame = Frame(150, 150, -12, 1.06)
    halo(sheet, 120, -6, 130, (255, 244, 206), 0.48)
    sheet.flat(polygon((88, -50), (250, -110), (250, 96), (88, 50)), (255, 246, 214), 0.40, 9)
    sheet.lay(stroke([(-40, 58), (-66, 92), (-44, 116), (0, 112)], 13), WEBBING, 4, lift=0.8)
    sheet.lay(polygon((-38, 40, 6), (16, 40, 6), (22, 92, 8), (-30, 94, 8)), POLYMER, 7, lift=0.9)
    sheet.lay(disc(-8, 66, 13), DULL, 6, lift=0.6)
    bolt(sheet, -8, 66, 6)
    sheet.lay(polygon((-96, -26, 8), (-40, -38, 6), (-40, 38, 6), (-96, 26, 8)), WARNING, 20, lift=1, axle=None)
    slots(sheet, -88, -16, 5, 9, 4.4, 32)
    sheet.lay(polygon((-46, -40, 6), (40, -52, 6), (40, 52, 6), (-46, 40, 6)), GUNMETAL, 40, lift=1, axle=0)
    for x in (-34, -20, -6, 8):
        sheet.lay(box(x, -50 - x * 0.12, x + 7, 50 + x * 0.12, 2), GUNMETAL, 48, axle=0, lift=0.4, line=0.8)
    hazard(sheet, 20, -50, 36, 50, 7)
    sheet.lay(
        polygon((36, -50, 3), (78, -66, 4), (84, -62, 4), (84, 62, 4), (78, 66, 4), (36, 50, 3)), POLYMER, 66, lift=0.9,
        axle=0,
    )
    sheet.lay(disc(84, 0, 17, 3.8), BRIGHT, 5, lift=0.5)
    sheet.flat(disc(85, 0, 14, 4.0), (255, 248, 220), 1, 0.5)
    sheet.flat(disc(86, 0, 22, 3.1), (255, 246, 210), 0.5, 7)
    sheet.flat(disc(86, 0, 7, 4.6), (255, 255, 250), 1, 2)
    sheet.lay(box(-30, -64, 0, -48, 5), RUBBER, 6, lift=0.6)
    lamp(sheet, -68, 32, 3, (120, 240, 120))


def mre(sheet: Relief) -> None:
    """A ration in its foil pouch, a bar torn open beside it, and the spoon nobody washes."""
    sheet.frame = Frame(166, 148, -9, 1.04)
    pouch = polygon(
        (-96, -104, 4), (-60, -108, 8), (0, -104, 8), (58, -108, 8), (98, -104, 4), (94, -60, 20), (98, 0, 20),
        (94, 62, 20),
        (98, 106, 4), (50, 110, 8), (0, 106, 8), (-54, 110, 8), (-96, 106, 4), (-92, 56, 20), (-96, 0, 20),
        (-92, -58, 20),
    )
    sheet.lay(pouch, FOIL, 26, lift=1.8)
    for y in (-96, 92):
        for i in range(9):
            sheet.tint(
                stroke([(-90, y + i * 1.6), (92, y + i * 1.6)], 0.7), (0.7, 0.7, 0.68) if i % 2 else (1.2, 1.2, 1.2),
                0.2,
            )
    sheet.lay(
        polygon((-70, -70, 3), (72, -70, 3), (72, 34, 3), (-70, 34, 3)), PAINTED.tinted((212, 206, 182)), 1.4, lift=0.3,
        line=0.6,
    )
    sheet.flat(box(-70, -70, 72, -58), (62, 86, 92), 0.95)
    _lettered(sheet, "M.R.E.", 44, 1, -30, (44, 50, 46), 0)
    for y, wide in ((4, 100), (13, 120), (22, 74)):
        sheet.flat(box(-58, y, -58 + wide, y + 4, 1), (90, 94, 88), 0.8)
    hazard(sheet, -70, 44, 72, 56, 8)
    sheet.flat(stroke([(-74, 66), (-40, 74), (10, 70), (60, 78)], 2.6, 1), (250, 250, 240), 0.3, 0.8)
    sheet.frame = Frame(286, 150, 16, 1.04)
    sheet.lay(
        polygon((-22, -46, 3), (26, -46, 3), (26, 76, 4), (-22, 76, 4)),
        Material((128, 82, 46), gloss=0.12, strength=3), 8, lift=1.4,
    )
    for y in (-24, 0):
        groove(sheet, box(-20, y, 24, y + 3, 1), 0.5)
    for x, y in ((-8, -36), (10, -30), (-2, -12), (14, -8), (-12, 8)):
        sheet.lay(disc(x, y, 3.4, 0.8, 30), Material((214, 178, 116), gloss=0.2), 2, lift=0.2, line=0.5)
    sheet.lay(
        polygon(
            (-27, 18, 1), (-14, 12, 1), (-2, 20, 1), (10, 12, 1), (22, 20, 1), (31, 14, 1), (31, 84, 3), (-27, 84, 3),
        ),
        BRIGHT.tinted((176, 190, 196)), 7, lift=0.8,
    )
    sheet.flat(box(-22, 38, 26, 58), (196, 104, 40), 0.9)
    sheet.frame = Frame(262, 236, -26, 1.0)
    sheet.lay(stroke([(-80, 0), (34, 0)], 7, 9), BRIGHT, 3, lift=0.9)
    sheet.lay(disc(56, 0, 25, 0.66), BRIGHT, 7, lift=0.8)
    sheet.tint(disc(57, 1, 18, 0.6), (0.66, 0.68, 0.7), 3)


def ablative_armor(sheet: Relief) -> None:
    """A breastplate of ceramic scales over webbing, one scale already shot away."""
    sheet.frame = Frame(190, 150, 0, 1.0)
    for side in (-1, 1):
        sheet.lay(stroke([(46 * side, -92), (60 * side, -128), (40 * side, -136)], 26), WEBBING, 6, lift=0.9)
        sheet.lay(box(46 * side - 13, -112, 46 * side + 13, -98, 3), DULL, 4, lift=0.5)
        sheet.lay(
            polygon((84 * side, 20, 4), (112 * side, 26, 4), (110 * side, 60, 4), (82 * side, 60, 4)), WEBBING, 5,
            lift=0.7,
        )
    vest = curve(
        (-64, -108), (-30, -98), (0, -86), (30, -98), (64, -108), (84, -76), (86, -30), (98, 10), (96, 80),
        (70, 112), (0, 120),
        (-70, 112), (-96, 80), (-98, 10), (-86, -30), (-84, -76),
    )
    sheet.lay(vest, WEBBING.tinted((58, 62, 60)), 14, lift=1.8)
    plate = CERAMIC.tinted((150, 162, 170))
    for row in range(6):
        for column in range(-3, 4):
            x = column * 31 + (15.5 if row % 2 else 0)
            y = -70 + row * 29
            limit = 66 if row < 2 else 80
            if abs(x) > limit or (row == 0 and abs(x) < 20):
                continue
            if (row, column) == (2, 1):
                sheet.flat(regular(x, y, 6, 17), (30, 26, 24), 0.9, 1)
                for a in range(0, 360, 47):
                    r = math.radians(a)
                    tip = (x + 22 * math.cos(r), y + 22 * math.sin(r))
                    sheet.flat(stroke([(x, y), tip], 2.4, 0.8), (20, 18, 18), 0.8, 0.3)
                sheet.flat(disc(x, y, 5), (220, 120, 50), 0.7, 2)
                continue
            tone = 0.92 + 0.16 * ((row * 5 + column * 3) % 4) / 3
            sheet.lay(
                regular(x, y, 6, 17.6, 30, 2).moved(0, 0),
                plate.tinted(tuple(int(min(c * tone, 255)) for c in plate.colour)), 4, lift=0.7,
            )
    sheet.lay(
        polygon((-30, -102, 6), (0, -88, 6), (30, -102, 6), (34, -84, 6), (0, -66, 8), (-34, -84, 6)), GUNMETAL, 5,
        lift=0.7,
    )
    sheet.lay(box(-92, 84, 92, 104, 6), WEBBING.tinted((84, 88, 80)), 5, lift=0.8)
    sheet.lay(box(-20, 80, 20, 108, 5), DULL, 5, lift=0.6)
    hazard(sheet, -72, 89, -30, 99, 6)
    hazard(sheet, 30, 89, 72, 99, 6)
    lamp(sheet, -52, -84, 3, CYAN)


def search_drone(sheet: Relief) -> None:
    """A hovering eye with two ducted fans and a claw."""
    sheet.frame = Frame(192, 140, -7, 1.02)
    sheet.flat(polygon((0, 30), (70, 150), (-58, 150)), (150, 236, 242), 0.28, 7)
    for side in (-1, 1):
        x = 104 * side
        sheet.lay(stroke([(50 * side, -8), (x, -20)], 14, 12), GUNMETAL, 6, lift=0.9)
        sheet.lay(disc(x, -26, 58, 0.40), POLYMER, 6, lift=1.2)
        sheet.lay(disc(x, -28, 48, 0.38), DARK, 2, lift=0, shadow=0, line=0.7)
        for a in (20, 140, 260):
            r = math.radians(a + 25 * side)
            tip = (x + 46 * math.cos(r), -28 + 17 * math.sin(r))
            sheet.flat(stroke([(x, -28), tip], 10, 14), (150, 162, 168), 0.55, 1.5)
        sheet.lay(disc(x, -28, 9, 0.6), BRIGHT, 4, lift=0.5)
        sheet.lay(ring(x, -27, 59, 8, 0.42), WARNING, 3, lift=0.5)
        lamp(sheet, x + 50 * side, -16, 2.8, (255, 90, 70) if side < 0 else (120, 240, 120))
    sheet.lay(stroke([(-16, -62), (-30, -108)], 3.4, 2), BRIGHT, 1.7, lift=0.6)
    sheet.lay(disc(-30, -110, 4.4), SIGNAL_RED, 3, lift=0.3)
    for side in (-1, 1):
        sheet.lay(stroke([(20 * side, 50), (34 * side, 80), (18 * side, 104)], 7, 4), GUNMETAL, 3.4, lift=0.8)
        bolt(sheet, 34 * side, 80, 4)
    sheet.lay(
        curve(
            (0, -72), (44, -60), (66, -22), (62, 26), (34, 58), (0, 66), (-34, 58), (-62, 26), (-66, -22), (-44, -60),
        ),
        CERAMIC, 34, lift=1.6,
    )
    sheet.lay(curve((0, -72), (30, -65), (34, -52), (0, -58), (-34, -52), (-30, -65)), WARNING, 5, lift=0.3, line=0.7)
    sheet.tint(stroke([(-62, 6), (-40, 20), (0, 26), (40, 20), (62, 6)], 2), (0.5, 0.5, 0.5), 0.5)
    sheet.lay(disc(0, -8, 36), GUNMETAL, 7, lift=0.8)
    sheet.lay(disc(0, -8, 28), LENS, 14, lift=0.2, line=0.8)
    sheet.flat(disc(0, -8, 15), CYAN, 0.85, 4)
    sheet.flat(disc(0, -8, 7), (236, 254, 255), 1, 2)
    sheet.flat(disc(-12, -20, 6, 0.7, -40), (255, 255, 255), 0.75, 1)
    slots(sheet, -18, 40, 5, 8, 4, 12)
    for a in range(30, 390, 60):
        r = math.radians(a)
        bolt(sheet, 32 * math.cos(r), -8 + 32 * math.sin(r), 2)


def oxygen_tank(sheet: Relief) -> None:
    """Two bottles of air in a harness, with regulator, hose and mask."""
    sheet.frame = Frame(160, 158, -10, 1.04)
    for x in (-38, 38):
        sheet.lay(box(x - 10, -112, x + 10, -88, 3), BRASS.turned(90), 9, lift=0.6)
        sheet.lay(
            polygon(
                (x - 34, -60, 26), (x - 18, -94, 16), (x + 18, -94, 16), (x + 34, -60, 26), (x + 34, 92, 18),
                (x + 22, 106, 12), (x - 22, 106, 12), (x - 34, 92, 18),
            ),
            AIR.turned(90), 30, lift=1.3,
        )
        sheet.lay(
            polygon((x - 34, -62, 2), (x - 26, -84, 8), (x + 26, -84, 8), (x + 34, -62, 2)), PAINTED.turned(90), 24,
            lift=0.1, line=0.5,
        )
        sheet.flat(stroke([(x - 22, -50), (x - 22, 84)], 6, 4), (240, 252, 252), 0.35, 2)
    sheet.lay(box(-52, -124, 52, -104, 7), BRIGHT, 10, axle=-114, lift=0.8)
    sheet.lay(disc(0, -114, 20), DULL, 6, lift=0.7)
    sheet.lay(disc(0, -114, 14), PAINTED, 3, lift=0.1, line=0.6)
    sheet.flat(stroke([(0, -114), (8, -121)], 2.4, 1), (170, 40, 30))
    for y in (-40, 62):
        sheet.lay(box(-80, y, 80, y + 18, 5), WEBBING, 5, lift=0.7)
        sheet.lay(box(-14, y - 3, 14, y + 21, 4), DULL, 4, lift=0.4)
    for x in (-38, 38):
        sheet.flat(disc(x, 20, 25), (238, 248, 248), 0.94)
        sheet.flat(disc(x, 20, 22), (30, 96, 110), 0.95)
        _lettered(sheet, "O", 34, x - 4, 19, (238, 248, 248), 0)
        _lettered(sheet, "2", 17, x + 12, 29, (238, 248, 248), 0)
    sheet.lay(
        stroke([(40, -114), (96, -118), (134, -84), (140, -30), (128, 6)], 13), RUBBER, 6, lift=1,
    )
    for i in range(11):
        t = i / 10
        x = 60 + 78 * math.sin(t * 1.7)
        y = -119 + 108 * t * t + 4 * t
        sheet.tint(disc(x, y, 5.4, 0.4, 60 * t), (1.5, 1.5, 1.5), 1.2)
    sheet.lay(
        curve((100, 12), (124, -6), (154, 0), (170, 34), (160, 70), (128, 84), (100, 66), (92, 38)), POLYMER, 17,
        lift=1.3,
    )
    sheet.lay(disc(132, 40, 20), DULL, 7, lift=0.7)
    for a in range(0, 360, 60):
        r = math.radians(a)
        sheet.flat(disc(132 + 11 * math.cos(r), 40 + 11 * math.sin(r), 3), INK, 0.9)
    lamp(sheet, 132, 40, 3, CYAN)
