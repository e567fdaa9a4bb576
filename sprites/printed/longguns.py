"""Rifles and shotguns, butt to the left and muzzle to the right."""

from __future__ import annotations

from sprites.printed.materials import (
    BLUED,
    BRASS,
    CHERRY,
    DARK_LEATHER,
    GOLD,
    HOLE,
    LEATHER,
    NICKEL,
    OLD_STEEL,
    RED_PAPER,
    STEEL,
    WALNUT,
    Material,
)
from sprites.printed.pistols import groove, screw, tube
from sprites.printed.relief import Relief
from sprites.printed.shapes import Frame, box, curve, disc, polygon, ring, stroke

CASE_STEEL = BLUED.tinted((112, 108, 108))


def _stock(sheet: Relief, material: Material, plate: Material, crescent: bool = True) -> None:
    """A straight-grip butt stock with its plate, ending at x = 140."""
    hollow = 7 if crescent else 1
    sheet.lay(
        curve(
            (146, 56), (128, 56), (112, 62), (84, 70), (44, 78), (10, 84), (6 + hollow, 104), (4, 136), (18, 140),
            (60, 122), (104, 102), (128, 92), (146, 88),
        ),
        material.turned(-14), 13, lift=1.2,
    )
    sheet.lay(stroke([(9, 84), (6 + hollow, 100), (6 + hollow, 118), (5, 138)], 6.5, 7), plate, 3.4, lift=0.5)


def winchester(sheet: Relief) -> None:
    """Lever-action repeater: steel receiver with a loading gate, lever loop, tube magazine, wooden fore-end."""
    sheet.frame = Frame(20, 176, -26, 0.93)
    _stock(sheet, WALNUT, BLUED)
    tube(sheet, 200, 398, 60, 6.6, BLUED)
    tube(sheet, 280, 384, 74.5, 6, BLUED)
    sheet.lay(polygon((386, 54), (388, 46, 3), (393, 46, 2), (394, 54)), BRASS, 2, lift=0.4)
    sheet.lay(polygon((246, 54), (250, 47, 2), (270, 50, 3), (274, 54)), BLUED, 2, lift=0.4)
    sheet.lay(polygon((200, 60, 2), (290, 63, 3), (292, 82, 4), (204, 88, 3)), WALNUT, 9, lift=0.9)
    sheet.lay(box(288, 54, 296, 84, 2), BLUED, 5, lift=0.6)
    sheet.lay(box(366, 54, 373, 83, 2), BLUED, 4, lift=0.6)
    sheet.lay(
        stroke(
            [
                (196, 88), (200, 104), (186, 114), (168, 108), (160, 100), (146, 112), (118, 124), (98, 126),
                (96, 116), (112, 106), (140, 94),
            ],
            5.4,
        ),
        BLUED, 2.7, lift=1,
    )
    sheet.lay(stroke([(176, 90), (180, 100), (175, 109)], 4.6, 2.2), STEEL, 2)
    sheet.lay(
        polygon((126, 40, 3), (134, 34, 3), (146, 42, 4), (154, 52, 2), (152, 62), (142, 60, 3)), BLUED, 3.4,
        lift=0.6,
    )
    sheet.lay(
        polygon((140, 54, 4), (152, 50, 4), (204, 52, 2), (206, 88, 3), (166, 92, 6), (140, 90, 4)), CASE_STEEL, 4,
        lift=0.9,
    )
    sheet.lay(polygon((150, 60, 4), (188, 58, 3), (190, 82, 4), (154, 86, 6)), CASE_STEEL, 2, lift=0.3, line=0.6)
    sheet.lay(box(190, 66, 203, 78, 6), BRASS, 3, lift=0.3, line=0.7)
    for x, y in ((160, 80), (182, 64), (146, 82)):
        screw(sheet, x, y, 2.1)


def henry_carbine(sheet: Relief) -> None:
    """The brass ancestor: bright receiver, octagonal barrel with its tube below and no wood in front of it."""
    sheet.frame = Frame(20, 176, -26, 0.93)
    _stock(sheet, CHERRY, GOLD)
    sheet.lay(box(200, 66, 382, 80, 4), BLUED, 7.4, lift=0.9, axle=73)
    groove(sheet, box(226, 72, 372, 74.6, 1.2), 0.35)
    sheet.lay(box(200, 50, 398, 67, 1), BLUED, 5, lift=0.8)
    sheet.tint(box(202, 54.6, 398, 55.8), (1.8, 1.8, 1.8), 0.2)
    sheet.tint(box(202, 61.4, 398, 62.4), (0.5, 0.5, 0.5), 0.2)
    sheet.lay(box(358, 48, 386, 81, 3), BLUED.tinted((92, 98, 110)), 6, lift=0.6)
    sheet.lay(polygon((380, 49), (383, 40, 3), (389, 40, 2), (391, 49)), GOLD, 2, lift=0.4)
    sheet.lay(polygon((230, 50), (234, 42, 2), (254, 46, 3), (258, 50)), BLUED, 2, lift=0.4)
    sheet.lay(box(240, 78, 247, 90, 2), BRASS, 2.4, lift=0.6)
    sheet.lay(
        stroke(
            [
                (196, 88), (200, 104), (186, 114), (168, 108), (160, 100), (146, 112), (118, 124), (98, 126),
                (96, 116), (112, 106), (140, 94),
            ],
            5.4,
        ),
        STEEL, 2.7, lift=1,
    )
    sheet.lay(stroke([(176, 90), (180, 100), (175, 109)], 4.6, 2.2), STEEL, 2)
    sheet.lay(
        polygon((126, 40, 3), (134, 34, 3), (146, 42, 4), (154, 52, 2), (152, 62), (142, 60, 3)), STEEL, 3.4,
        lift=0.6,
    )
    sheet.lay(
        polygon((138, 54, 5), (152, 46, 5), (204, 46, 2), (208, 88, 3), (168, 93, 8), (138, 91, 5)), BRASS, 5,
        lift=0.9,
    )
    for line in (
        [(150, 62), (160, 56), (172, 60), (178, 70), (170, 78), (160, 74), (164, 67)],
        [(180, 60), (190, 55), (198, 62), (194, 72), (186, 70)],
        [(152, 82), (170, 86), (194, 82)],
    ):
        sheet.flat(stroke(line, 1.3, 0.6), (96, 58, 18), 0.8)
    for x, y in ((147, 84), (198, 80), (147, 58)):
        screw(sheet, x, y, 2.1)


def springfield(sheet: Relief) -> None:
    """Single-shot army rifle: stock up to the muzzle, two bands, side lock with its hammer, hinged breech."""
    sheet.frame = Frame(20, 176, -26, 0.93)
    wood = WALNUT.tinted((104, 66, 40))
    sheet.lay(
        curve(
            (150, 64), (128, 66), (110, 70), (80, 78), (40, 88), (8, 94), (6, 112), (6, 140), (20, 144), (62, 128),
            (108, 106), (134, 98), (160, 94),
        ),
        wood.turned(-14), 13, lift=1.2,
    )
    sheet.lay(stroke([(8, 95), (7, 112), (6, 141)], 6, 6.4), OLD_STEEL, 3, lift=0.5)
    sheet.lay(
        polygon((140, 64, 6), (214, 62, 2), (366, 64, 3), (370, 72, 4), (364, 77, 4), (214, 86, 10), (140, 100, 8)),
        wood, 9, lift=1,
    )
    tube(sheet, 196, 402, 60, 5.8, OLD_STEEL.tinted((110, 112, 116)))
    sheet.lay(stroke([(300, 79), (390, 74)], 3.2, 3), STEEL, 1.6, lift=0.6)
    sheet.lay(disc(391, 74, 3), STEEL, 2, lift=0.3)
    for x in (262, 340):
        sheet.lay(box(x, 53, x + 9, 82, 2), OLD_STEEL, 5, lift=0.6)
        sheet.lay(ring(x + 4, 88, 6.5, 2), OLD_STEEL, 1, lift=0.4)
    sheet.lay(polygon((386, 55), (389, 48, 2), (393, 48, 2), (395, 55)), OLD_STEEL, 2, lift=0.4)
    sheet.lay(polygon((224, 56), (228, 48, 2), (246, 51, 2), (250, 56)), OLD_STEEL, 2, lift=0.4)
    sheet.lay(polygon((156, 54, 4), (200, 52, 3), (202, 66, 2), (156, 68, 3)), BLUED.tinted((84, 86, 94)), 6, lift=0.7)
    sheet.tint(box(184, 53, 185.6, 67), (0.3, 0.3, 0.3), 0.2)
    sheet.lay(
        curve((140, 74), (160, 70), (196, 72), (206, 78), (196, 84), (160, 88), (142, 84)), CASE_STEEL, 3, lift=0.4,
    )
    sheet.lay(
        curve(
            (162, 82), (156, 66), (148, 54), (136, 46), (132, 36), (142, 36), (152, 44), (164, 46), (170, 54),
            (168, 64), (174, 78), (170, 86),
        ),
        CASE_STEEL, 4, lift=1,
    )
    screw(sheet, 168, 79, 3)
    screw(sheet, 194, 78, 2.2)
    sheet.lay(
        stroke([(192, 86), (196, 104), (182, 113), (162, 110), (150, 98), (136, 100)], 4.8), OLD_STEEL, 2.4, lift=0.8,
    )
    sheet.lay(stroke([(170, 92), (174, 100), (170, 107)], 4.2, 2.2), STEEL, 2)


def shotgun(sheet: Relief) -> None:
    """Slide-action shotgun: corn-cob fore-end on the tube, exposed hammer, pistol grip, wide bore."""
    sheet.frame = Frame(20, 176, -26, 0.93)
    sheet.lay(
        curve(
            (150, 58), (130, 60), (116, 66), (84, 74), (42, 84), (8, 90), (4, 112), (4, 138), (18, 142), (62, 128),
            (96, 112), (114, 110), (122, 122), (136, 124), (146, 110), (156, 92),
        ),
        WALNUT.turned(-14), 13, lift=1.2,
    )
    sheet.lay(stroke([(7, 91), (4, 112), (4, 139)], 6.4), DARK_LEATHER, 3, lift=0.5)
    tube(sheet, 212, 400, 58, 7.4, BLUED)
    tube(sheet, 212, 336, 76, 7, BLUED)
    sheet.lay(disc(337, 76, 7.4), BLUED, 3, lift=0.4)
    sheet.lay(box(322, 49, 330, 86, 3), BLUED, 4, lift=0.6)
    sheet.lay(disc(394, 49.6, 2.8), BRASS, 2.2, lift=0.4)
    sheet.lay(box(238, 65, 304, 89, 7), WALNUT, 12.6, lift=1, axle=77)
    for i in range(11):
        x = 244 + i * 5.4
        sheet.tint(box(x, 65, x + 2, 89), (0.42, 0.4, 0.38), 0.3)
        sheet.tint(box(x + 2.3, 66, x + 3.4, 84), (1.35, 1.3, 1.2), 0.3)
    sheet.lay(
        polygon((132, 46, 3), (139, 39, 3), (150, 45, 4), (158, 54, 2), (154, 64), (146, 62, 3)), BLUED, 3.4,
        lift=0.6,
    )
    sheet.lay(
        polygon((142, 60, 6), (156, 48, 5), (214, 48, 3), (218, 88, 4), (160, 94, 8), (144, 86, 6)),
        BLUED.tinted((86, 90, 100)), 5, lift=0.9,
    )
    groove(sheet, box(176, 54, 208, 65, 2), 0.4)
    sheet.lay(box(178, 56, 206, 64, 1), STEEL, 3, lift=0.1, line=0.4)
    sheet.lay(stroke([(194, 92), (197, 106), (184, 114), (166, 110), (154, 96)], 5), BLUED, 2.5, lift=0.8)
    sheet.lay(stroke([(176, 92), (180, 101), (175, 109)], 4.4, 2.2), STEEL, 2)
    for x, y in ((160, 84), (206, 80), (168, 58)):
        screw(sheet, x, y, 2.1)


def _side_by_side(sheet: Relief, start: float, end: float, metal: Material, raw: bool = False) -> None:
    """Two barrels lying next to each other, seen a little from above, with the rib between them."""
    tube(sheet, start, end, 53, 7.2, metal)
    tube(sheet, start, end, 66.4, 7.8, metal)
    sheet.lay(box(start, 58.4, end - 2, 61, 1), metal, 1.4, lift=0.2, line=0.5)
    if raw:
        for y in (53, 66.4):
            sheet.tint(box(end - 2.4, y - 8, end, y + 8), (1.9, 1.9, 1.85), 0.3)


def _locks(sheet: Relief, metal: Material, hammer: Material) -> None:
    """Action body with two side hammers and two triggers."""
    sheet.lay(stroke([(196, 88), (200, 102), (186, 111), (166, 108), (150, 98)], 5), metal, 2.5, lift=0.8)
    for x in (170, 181):
        sheet.lay(stroke([(x, 90), (x + 4, 98), (x, 106)], 4.2, 2), STEEL, 2)
    sheet.lay(
        curve((166, 60), (160, 50), (150, 42), (144, 34), (152, 32), (162, 38), (172, 42), (176, 52), (178, 62)),
        hammer, 3.4, lift=0.7,
    )
    sheet.lay(
        polygon((146, 62, 8), (162, 48, 6), (214, 44, 2), (218, 78, 3), (206, 88, 6), (162, 94, 10), (146, 84, 6)),
        metal, 5, lift=0.9,
    )
    sheet.lay(
        curve((150, 78), (168, 72), (198, 74), (210, 80), (198, 86), (168, 90), (152, 86)), metal, 2.4, lift=0.4,
        line=0.7,
    )
    sheet.lay(
        curve(
            (172, 82), (166, 68), (158, 58), (148, 50), (144, 40), (153, 40), (164, 46), (174, 50), (180, 60),
            (184, 78), (180, 86),
        ),
        hammer, 4, lift=1,
    )
    screw(sheet, 177, 79, 3)
    screw(sheet, 202, 80, 2.2)


def double_barrel(sheet: Relief) -> None:
    """A fowling piece: two long barrels side by side, hammers on the locks, slim straight stock."""
    sheet.frame = Frame(20, 176, -26, 0.93)
    sheet.lay(
        curve(
            (152, 60), (130, 62), (112, 68), (84, 76), (42, 86), (8, 92), (5, 112), (5, 138), (18, 142), (62, 124),
            (106, 104), (132, 97), (154, 92),
        ),
        WALNUT.tinted((124, 72, 38)).turned(-14), 13, lift=1.2,
    )
    sheet.lay(stroke([(8, 93), (5, 112), (5, 139)], 6), BLUED, 3, lift=0.5)
    _side_by_side(sheet, 206, 404, BLUED)
    sheet.lay(
        polygon((212, 66, 3), (278, 70, 8), (270, 79, 8), (216, 86, 4)), WALNUT.tinted((124, 72, 38)), 7, lift=0.9,
    )
    sheet.lay(disc(398, 57, 2.4), BRASS, 2, lift=0.4)
    _locks(sheet, CASE_STEEL.tinted((150, 146, 138)), CASE_STEEL)


def sawed_off(sheet: Relief) -> None:
    """The same gun after an evening with a hacksaw: stub barrels with bright raw ends, stock cut to a wrapped grip."""
    sheet.frame = Frame(-46, 88, -13, 1.22)
    sheet.lay(
        curve(
            (156, 60), (140, 62), (124, 70), (104, 84), (84, 104), (78, 122), (88, 132), (104, 128), (122, 112),
            (140, 100), (160, 92),
        ),
        WALNUT.turned(-36), 14, lift=1.2,
    )
    for i in range(6):
        x, y = 120 - i * 6.6, 72 + i * 7.4
        sheet.lay(
            stroke([(x - 3, y - 3), (x + 9, y + 12), (x + 12, y + 26 - i * 0.6)], 8, 7), LEATHER, 3.6, lift=0.5,
            line=0.7,
        )
    _side_by_side(sheet, 206, 322, BLUED, raw=True)
    sheet.lay(polygon((212, 66, 3), (276, 70, 8), (268, 80, 8), (216, 88, 4)), WALNUT, 7, lift=0.9)
    for x in (228, 236, 244, 252):
        sheet.tint(stroke([(x, 70), (x - 2, 84)], 1.4), (0.45, 0.42, 0.4), 0.2)
    _locks(sheet, OLD_STEEL.tinted((122, 118, 112)), OLD_STEEL.tinted((104, 98, 92)))


def shell(sheet: Relief, x: float, y: float, angle: float, scale: float = 1.0) -> None:
    keep = sheet.frame
    sheet.frame = Frame(x, y, angle, scale)
    sheet.lay(box(-16, -8, 22, 8, 2), RED_PAPER, 8.4, axle=0, lift=0.8)
    sheet.lay(box(-22, -8.6, -8, 8.6, 1.5), BRASS, 9, axle=0, lift=0.3, line=0.7)
    sheet.lay(box(-25, -10, -21, 10, 1.2), BRASS, 10.4, axle=0, lift=0.3, line=0.7)
    sheet.tint(box(19.4, -8, 22, 8), (0.6, 0.6, 0.6), 0.2)
    sheet.frame = keep


def lupara(sheet: Relief) -> None:
    """Broken open with its shells flying out: short engraved barrels tipped down, silver locks, pistol grip."""
    base = Frame(-50, 66, -6, 1.18)
    sheet.frame = base
    sheet.lay(
        curve(
            (156, 60), (140, 62), (124, 70), (104, 84), (84, 106), (76, 126), (88, 138), (106, 132), (122, 114),
            (140, 100), (160, 92),
        ),
        CHERRY.turned(-36), 14, lift=1.2,
    )
    for i in range(4):
        sheet.tint(stroke([(112 - i * 7, 88 + i * 8), (126 - i * 7, 100 + i * 8)], 1.2), (0.4, 0.35, 0.3), 0.2)
        sheet.tint(stroke([(128 - i * 7, 84 + i * 8), (108 - i * 7, 102 + i * 8)], 1.2), (0.4, 0.35, 0.3), 0.2)
    sheet.lay(ring(86, 124, 6, 2), GOLD, 1, lift=0.4)
    hinge = base.place([(210.0, 86.0)])[0]
    sheet.frame = Frame(hinge[0], hinge[1], 21, 1.18)
    tube(sheet, 2, 134, -33, 7.4, BLUED)
    tube(sheet, 2, 134, -19, 8, BLUED)
    sheet.lay(box(2, -28, 132, -25, 1), GOLD, 1.4, lift=0.2, line=0.5)
    for x in (6, 122):
        sheet.lay(box(x, -41, x + 5, -10.6, 1.5), GOLD, 8, lift=0.3, line=0.5)
    for y, r in ((-33, 5.2), (-19, 5.8)):
        sheet.flat(disc(3.4, y, r, 1.0).moved(0, 0), HOLE.colour, 0.95)
        sheet.lay(ring(3.4, y, r + 2, 2), STEEL, 1, lift=0.1, line=0.4)
    sheet.lay(polygon((10, -12, 3), (76, -15, 8), (68, -4, 8), (14, 3, 4)), CHERRY, 7, lift=0.9)
    for line in ([(88, -20), (96, -24), (104, -20), (110, -15)], [(90, -14), (98, -18), (108, -21)]):
        sheet.flat(stroke(line, 1.2, 0.6), (222, 184, 96), 0.9)
    sheet.frame = base
    _locks(sheet, NICKEL, CASE_STEEL)
    for line in (
        [(154, 82), (160, 78), (166, 84)], [(188, 80), (196, 77), (202, 84)],
        [(190, 52), (200, 50), (208, 56), (204, 66), (196, 62)],
    ):
        sheet.flat(stroke(line, 1.1, 0.5), (84, 70, 56), 0.85)
    shell(sheet, 168, 62, -152, 0.95)
    shell(sheet, 214, 40, -118, 0.95)
