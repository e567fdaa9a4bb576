"""Hand guns, muzzle to the right, each with the marks by which it is known."""

from __future__ import annotations

from sprites.printed.materials import (
    BLACK,
    BLUED,
    BRASS,
    CHERRY,
    DARK_LEATHER,
    GOLD,
    NICKEL,
    OLD_STEEL,
    ROPE,
    RUST,
    STEEL,
    WALNUT,
    Material,
)
from sprites.printed.relief import Relief
from sprites.printed.shapes import Frame, Shape, box, curve, disc, polygon, ring, stroke

STAG = Material((214, 192, 150), gloss=0.3, shine=20)


def screw(sheet: Relief, x: float, y: float, radius: float, metal: Material = STEEL) -> None:
    """A slotted screw head."""
    sheet.lay(disc(x, y, radius), metal, radius * 0.6, lift=0.25, line=0.6)
    sheet.flat(
        stroke([(x - radius * 0.6, y - radius * 0.35), (x + radius * 0.6, y + radius * 0.35)], 0.8), (20, 16, 14),
    )


def groove(sheet: Relief, shape: Shape, depth: float = 0.3) -> None:
    """A hollow: dark under its upper edge, with light caught by its lower one."""
    sheet.tint(shape.moved(0, 0.8), (1.5, 1.5, 1.5), 0.3)
    sheet.tint(shape, (depth, depth, depth), 0.35)


def tube(sheet: Relief, start: float, end: float, y: float, radius: float, metal: Material, lift: float = 1.1) -> None:
    """A round barrel along x with a crowned muzzle."""
    sheet.lay(box(start, y - radius, end, y + radius, 1.5), metal, radius * 1.03, lift=lift, axle=y)
    sheet.tint(box(end - 1.6, y - radius, end, y + radius), (1.5, 1.5, 1.5), 0.2)
    sheet.tint(box(end - 3.2, y - radius, end - 2.2, y + radius), (0.5, 0.5, 0.5), 0.2)


def cylinder(
    sheet: Relief, x: float, y: float, length: float, radius: float, metal: Material, fluted: bool = True,
) -> None:
    """A revolver's cylinder, lying along the barrel with its front to the right."""
    sheet.lay(box(x, y - radius, x + length, y + radius, 3), metal, radius * 1.04, lift=0.8, axle=y)
    if fluted:
        for dy, half in ((-0.62, 0.13), (0.0, 0.19), (0.64, 0.13)):
            cy, h = y + dy * radius, half * radius
            flute = polygon(
                (
                    x + length * 0.42, cy - h, h,
                ), (x + length - 1, cy - h), (x + length - 1, cy + h), (x + length * 0.42, cy + h, h)
            )
            groove(sheet, flute, 0.34)
    for dy in (-0.34, 0.32, 0.86):
        groove(sheet, box(x + 5, y + dy * radius - 1.6, x + 11, y + dy * radius + 1.2, 1), 0.3)
    sheet.tint(box(x + 1.5, y - radius, x + 2.7, y + radius), (0.5, 0.5, 0.5), 0.3)


def _colt(sheet: Relief, muzzle: float, metal: Material, grip: Material, frame_metal: Material, trim: Material) -> None:
    sheet.lay(
        curve(
            (74, 82), (62, 96), (49, 122), (33, 154), (23, 180), (30, 191), (48, 194), (60, 190), (64, 172),
            (76, 142), (96, 112), (98, 96),
        ),
        trim, 9,
    )
    sheet.lay(
        curve(
            (80, 88), (67, 104), (54, 130), (39, 160), (33, 181), (45, 187), (55, 184), (60, 166), (72, 138),
            (90, 111), (92, 98),
        ),
        grip.turned(-62), 11, lift=0.5,
    )
    screw(sheet, 61, 146, 3.2, trim)
    sheet.lay(stroke([(152, 103), (155, 121), (143, 135), (122, 138), (105, 130), (97, 108)], 6.2, 6.8), trim, 3)
    sheet.lay(stroke([(123, 104), (128, 115), (124, 129)], 5.5, 2.6), STEEL, 2.2)
    sheet.lay(
        polygon((62, 37, 3), (71, 33, 3), (82, 42, 4), (93, 46, 2), (96, 66), (84, 70, 3), (80, 55, 6), (66, 43, 3)),
        metal, 4,
    )
    for i in range(4):
        sheet.tint(stroke([(64 + 2.6 * i, 36.5 + i * 0.6), (66 + 2.6 * i, 40.5 + i * 0.8)], 1), (0.4, 0.4, 0.4), 0.2)
    tube(sheet, 152, muzzle, 60, 10, metal)
    sheet.lay(
        polygon((muzzle - 26, 51), (muzzle - 20, 40, 7), (muzzle - 7, 41, 4), (muzzle - 6, 51)), metal, 2, lift=0.6,
    )
    sheet.lay(box(156, 66, 262, 79, 6), metal, 6, lift=1)
    groove(sheet, box(176, 71, 250, 74, 1.5), 0.35)
    sheet.lay(disc(264, 73, 5.2), STEEL, 4, lift=0.5)
    sheet.lay(box(156, 86, 176, 95, 4), STEEL, 4.5, lift=0.6)
    body = polygon(
        (98, 41, 3), (160, 43, 3), (165, 52, 3), (165, 98, 8), (
            152, 107, 6,
        ), (100, 109, 8), (84, 104, 10), (72, 86, 12), (78, 62, 6), (90, 46, 6)
    ) - box(107, 50, 155, 101, 2)
    cylinder(sheet, 106, 75, 50, 26, metal)
    sheet.lay(body, frame_metal, 5, lift=0.7)
    sheet.lay(
        curve((95, 54), (104, 51), (108, 62), (109, 78), (107, 96), (98, 101), (91, 88), (90, 66)), frame_metal, 7,
        lift=0.6,
    )
    for x, y in ((88, 96), (116, 104.6), (146, 103.6), (160, 90)):
        screw(sheet, x, y, 2.3)


def colt_saa(sheet: Relief) -> None:
    """Single-action revolver: fluted cylinder, ejector housing under the barrel, plough-handle grip."""
    sheet.frame = Frame(10, 57, -10, 1.13)
    _colt(sheet, 306, BLUED, WALNUT, BLUED.tinted((98, 88, 86)), BRASS)


def colt_buntline(sheet: Relief) -> None:
    """The same revolver with a barrel as long as a forearm, engraved and gilded."""
    sheet.frame = Frame(0, 106, -17, 0.87)
    _colt(sheet, 424, NICKEL, STAG, NICKEL, GOLD)
    for x in (176, 196, 386, 404):
        sheet.lay(box(x, 49.5, x + 4, 70.5, 1), GOLD, 9, lift=0.2, line=0.5)
    for x, turn in ((112, 0), (131, 40), (150, 0)):
        sheet.flat(ring(x, 46.5, 2.6, 0.9, 0.8, turn), (90, 66, 40), 0.8)


def schofield(sheet: Relief) -> None:
    """Top-break revolver: latch before the hammer, rib on the barrel, hinge in front of the cylinder, flared butt."""
    sheet.frame = Frame(10, 55, -10, 1.13)
    metal = NICKEL
    sheet.lay(
        curve(
            (78, 84), (64, 98), (54, 124), (44, 150), (30, 170), (24, 184), (36, 194), (60, 197), (70, 190),
            (70, 170), (80, 142), (98, 114), (100, 98),
        ),
        CHERRY.turned(-64), 12,
    )
    screw(sheet, 62, 148, 3.2)
    sheet.lay(stroke([(150, 106), (157, 120), (148, 136), (126, 141), (108, 134), (99, 112)], 6, 6.6), metal, 3)
    sheet.lay(stroke([(126, 106), (133, 117), (128, 132)], 5.2, 2.6), STEEL, 2.2)
    sheet.lay(polygon((58, 48, 3), (66, 38, 4), (82, 42, 5), (92, 50, 3), (94, 70), (82, 70, 3), (76, 56, 5)), STEEL, 4)
    tube(sheet, 152, 306, 62.5, 10.5, metal)
    sheet.lay(box(104, 44, 304, 54, 2), metal, 4, lift=0.6)
    sheet.lay(polygon((276, 45), (282, 33, 7), (297, 34, 4), (299, 45)), STEEL, 2, lift=0.6)
    sheet.lay(
        polygon((156, 70, 2), (216, 70, 8), (206, 80, 8), (178, 84, 6), (170, 104, 10), (156, 106, 2)), metal, 6,
        lift=0.8,
    )
    body = polygon(
        (96, 58, 3), (166, 96, 3), (170, 104, 6), (156, 113, 8), (104, 116, 8), (86, 106, 10), (76, 86, 12), (82, 62, 6)
    ) - box(107, 52, 155, 104, 2)
    cylinder(sheet, 106, 78, 50, 26, metal)
    sheet.lay(body, metal, 5, lift=0.7)
    sheet.lay(
        curve((95, 56), (104, 54), (109, 64), (109, 80), (107, 98), (98, 104), (91, 90), (90, 68)), metal, 7,
        lift=0.6,
    )
    sheet.lay(
        polygon((84, 50, 3), (92, 34, 4), (103, 33, 4), (112, 42, 3), (112, 52, 2), (96, 60, 4)), STEEL, 4, lift=0.8,
    )
    screw(sheet, 104, 46, 2.6)
    screw(sheet, 163, 103, 5.6, STEEL)
    for x, y in ((92, 98), (120, 110), (146, 110)):
        screw(sheet, x, y, 2.3)


def remington(sheet: Relief) -> None:
    """Single-action revolver known by the web of steel that runs from the frame out under the barrel."""
    sheet.frame = Frame(10, 57, -10, 1.13)
    metal = BLUED.tinted((84, 84, 88))
    sheet.lay(
        curve(
            (76, 82), (66, 94), (56, 118), (44, 148), (30, 178), (34, 192), (54, 197), (68, 192), (70, 176),
            (80, 146), (98, 114), (100, 98),
        ),
        WALNUT.tinted((92, 52, 30)).turned(-66), 12,
    )
    screw(sheet, 62, 150, 3.2, BRASS)
    sheet.lay(stroke([(148, 104), (150, 122), (138, 135), (118, 137), (104, 129), (98, 108)], 6.2, 6.8), BRASS, 3)
    sheet.lay(stroke([(122, 104), (127, 115), (122, 129)], 5.5, 2.6), STEEL, 2.2)
    sheet.lay(polygon((60, 42, 3), (66, 34, 3), (80, 40, 4), (93, 46, 2), (96, 66), (84, 70, 3), (78, 56, 6)), metal, 4)
    web = polygon((160, 66), (284, 66), (280, 72, 5), (236, 78, 20), (190, 100, 14), (158, 104, 3))
    sheet.lay(web, metal, 4, lift=1)
    groove(sheet, polygon((176, 88, 2), (226, 76, 2), (206, 84, 6), (186, 94, 3)), 0.45)
    tube(sheet, 152, 306, 59.5, 10.5, metal)
    sheet.tint(box(168, 55, 306, 56.4), (1.7, 1.7, 1.7), 0.2)
    sheet.lay(polygon((284, 50), (289, 39, 5), (298, 40, 3), (299, 50)), BRASS, 2, lift=0.6)
    body = polygon(
        (96, 39, 4), (160, 41, 3), (166, 50, 3), (
            166, 100, 6,
        ), (152, 108, 6), (100, 110, 8), (86, 104, 10), (74, 86, 12), (80, 62, 6), (88, 46, 6)
    ) - box(107, 49, 155, 101, 2)
    cylinder(sheet, 106, 75, 50, 26, metal)
    sheet.lay(body, metal, 5, lift=0.7)
    sheet.lay(
        curve((95, 54), (104, 51), (108, 62), (109, 78), (107, 96), (98, 101), (91, 88), (90, 66)), metal, 7,
        lift=0.6,
    )
    for x, y in ((90, 96), (118, 105), (146, 104)):
        screw(sheet, x, y, 2.3)
    sheet.lay(ring(50, 201, 8, 3), STEEL, 1.6)


def scrap_pistol(sheet: Relief) -> None:
    """A single-barrelled relic kept together with wire: rust, a cracked grip, a big side hammer."""
    sheet.frame = Frame(12, 50, -8, 1.15)
    wood = WALNUT.tinted((104, 78, 54)).turned(-30)
    sheet.lay(
        curve(
            (60, 70), (110, 66), (200, 68), (246, 72), (250, 82), (236, 88), (160, 92), (120, 100), (100, 116),
            (86, 144), (76, 176), (66, 190), (42, 192), (30, 180), (36, 154), (44, 118), (46, 88),
        ),
        wood, 12,
    )
    sheet.tint(stroke([(52, 126), (62, 146), (58, 160), (68, 178)], 1.5), (0.25, 0.22, 0.2), 0.2)
    sheet.lay(
        polygon((70, 46, 3), (292, 50, 2), (292, 72, 2), (70, 76, 3)), RUST.tinted((112, 92, 78)), 15, lift=1.2,
        axle=61,
    )
    sheet.lay(box(284, 47, 297, 75, 3), RUST, 14.4, lift=0.6, axle=61)
    sheet.lay(polygon((274, 49), (278, 42, 3), (282, 42, 2), (283, 49)), RUST, 1.5, lift=0.4)
    sheet.lay(
        polygon((76, 70, 8), (126, 66, 8), (142, 78, 8), (124, 94, 8), (82, 94, 10)), RUST.tinted((104, 86, 74)), 4,
        lift=0.7,
    )
    sheet.lay(
        curve(
            (92, 84), (84, 66), (72, 52), (58, 40), (50, 28), (60, 26), (72, 34), (84, 38), (92, 46), (100, 62),
            (108, 78), (102, 88),
        ),
        RUST.tinted((98, 74, 60)), 5, lift=1.2,
    )
    screw(sheet, 98, 80, 4.5, OLD_STEEL)
    screw(sheet, 128, 80, 3, OLD_STEEL)
    sheet.lay(stroke([(128, 96), (146, 112), (138, 128), (116, 132), (98, 118)], 5.2, 5.6), RUST, 2.6)
    sheet.lay(stroke([(116, 98), (122, 110), (116, 122)], 5, 3), RUST, 2.2)
    for x in (196, 202, 208, 214, 220):
        sheet.lay(
            stroke([(x - 2, 49), (x + 1.5, 68), (x, 90)], 3.4), ROPE.tinted((150, 128, 92)), 1.7, lift=0.6, line=0.7,
        )
    sheet.lay(stroke([(219, 86), (230, 98), (226, 106)], 2.6, 1.4), ROPE, 1.3, lift=0.6, line=0.7)
    for x in (46, 54, 62):
        sheet.lay(
            stroke(
                [(x - 12, 152 + (x - 46) * 0.7), (x + 12, 156 + (x - 46) * 0.7), (x + 30, 153 + (x - 46) * 0.7)], 5,
            ),
            DARK_LEATHER, 2.4, lift=0.5, line=0.7,
        )


def mauser_c96(sheet: Relief) -> None:
    """Self-loading pistol: box magazine before the trigger, slim barrel, broom-handle grip, ladder sight."""
    sheet.frame = Frame(-12, 57, -9, 1.17)
    metal = BLUED.tinted((70, 78, 92))
    sheet.lay(
        curve(
            (86, 92), (74, 112), (62, 142), (52, 172), (56, 186), (72, 193), (90, 190), (96, 176), (100, 150),
            (108, 124), (116, 100),
        ),
        WALNUT.tinted((104, 58, 32)).turned(-70), 12,
    )
    for i in range(9):
        y = 112 + 8 * i
        sheet.tint(stroke([(77 - i * 2.7, y), (106 - i * 1.6, y + 3)], 1.5), (0.42, 0.4, 0.38), 0.3)
    sheet.lay(ring(67, 196, 7, 2.6), STEEL, 1.4)
    tube(sheet, 196, 300, 63.5, 7.5, metal)
    sheet.lay(polygon((196, 52, 2), (216, 54, 6), (222, 72, 6), (196, 74, 2)), metal, 8, lift=0.6)
    sheet.lay(polygon((284, 57), (288, 47, 2), (294, 47, 2), (296, 57)), metal, 2, lift=0.5)
    sheet.lay(
        polygon((146, 86), (198, 82), (200, 132, 4), (194, 138, 4), (152, 138, 4), (146, 130, 4)), metal, 4, lift=0.9,
    )
    groove(sheet, box(156, 98, 190, 128, 3), 0.55)
    sheet.lay(box(150, 134, 197, 142, 2), metal, 3, lift=0.4)
    sheet.lay(
        polygon(
            (70, 62, 6), (88, 48, 5), (204, 50, 3), (206, 88, 3), (148, 92, 4), (146, 100, 4), (92, 102, 10),
            (76, 88, 8),
        ),
        metal, 5, lift=0.8,
    )
    groove(sheet, polygon((112, 76, 2), (192, 72, 2), (192, 82, 2), (112, 88, 2)), 0.6)
    sheet.lay(box(84, 50, 120, 66, 3), STEEL.tinted((146, 150, 154)), 5, lift=0.5)
    for x in (88, 92, 96, 100):
        sheet.tint(box(x, 51, x + 1.5, 65), (0.4, 0.4, 0.4), 0.2)
    sheet.lay(polygon((128, 50, 1), (132, 42, 2), (178, 40, 2), (182, 50, 1)), metal, 3, lift=0.6)
    sheet.lay(box(140, 37, 148, 50, 2), STEEL, 2, lift=0.4)
    sheet.lay(ring(74, 54, 9, 4.2), metal, 2.4, lift=0.6)
    sheet.lay(polygon((76, 58), (88, 56), (90, 72), (78, 70, 3)), metal, 3, lift=0.3)
    sheet.lay(stroke([(148, 104), (150, 120), (138, 130), (120, 128), (110, 110)], 5.4, 5.8), metal, 2.8)
    sheet.lay(stroke([(128, 102), (131, 112), (126, 122)], 4.8, 2.6), STEEL, 2)
    sheet.lay(disc(103, 92, 3.4), GOLD, 2, lift=0.3)
    sheet.lay(box(200, 52, 204, 88, 1), GOLD, 2, lift=0.3, line=0.5)
    sheet.lay(disc(86, 152, 5), GOLD, 2, lift=0.3)


def volcanic_pistol(sheet: Relief) -> None:
    """Lever-action pistol: brass frame, magazine tube under an octagonal barrel, ring lever."""
    sheet.frame = Frame(10, 70, -10, 1.13)
    metal = BLUED.tinted((74, 76, 86))
    sheet.lay(
        curve(
            (66, 66), (54, 82), (42, 110), (30, 140), (22, 156), (34, 168), (54, 166), (64, 150), (76, 122),
            (92, 100), (98, 84),
        ),
        CHERRY.turned(-60), 11,
    )
    sheet.lay(stroke([(62, 72), (48, 96), (36, 124), (25, 152)], 4.5), BRASS, 2.2, lift=0.3)
    tube(sheet, 150, 304, 76.5, 7.5, metal)
    groove(sheet, box(166, 75, 292, 77.4, 1.2), 0.4)
    sheet.lay(box(150, 48, 308, 69, 1), metal, 6, lift=0.9)
    sheet.tint(box(150, 54, 308, 55.2), (1.8, 1.8, 1.8), 0.2)
    sheet.tint(box(150, 62, 308, 63.2), (0.5, 0.5, 0.5), 0.2)
    sheet.lay(box(292, 46, 309, 86, 3), BRASS, 5, lift=0.6)
    sheet.lay(polygon((296, 47), (299, 39, 3), (304, 39, 2), (305, 47)), BRASS, 2, lift=0.4)
    sheet.lay(box(270, 70, 276, 90, 2), BRASS, 2.5, lift=0.5)
    sheet.lay(
        polygon((60, 60, 8), (78, 46, 8), (152, 46, 3), (156, 88, 4), (130, 96, 8), (94, 96, 10), (66, 78, 10)),
        BRASS, 6, lift=0.9,
    )
    sheet.lay(
        polygon((44, 40, 3), (54, 34, 4), (72, 42, 5), (84, 50, 3), (86, 60), (70, 62, 4), (60, 52, 6)), metal, 4,
        lift=0.7,
    )
    sheet.lay(
        stroke([(140, 93), (146, 108), (136, 116), (112, 112), (102, 100)], 5.6, 5.4), metal, 2.8, lift=0.8
    )
    sheet.lay(stroke([(104, 100), (98, 106), (96, 110)], 6), metal, 3, lift=0.8)
    sheet.lay(ring(88, 124, 18, 6, 0.92, 20), metal, 3, lift=0.6)
    sheet.lay(stroke([(118, 96), (122, 104), (118, 111)], 4.4, 2.4), STEEL, 2)
    for x, y in ((90, 82), (118, 88), (140, 64), (146, 84)):
        screw(sheet, x, y, 2.4, STEEL)
    for points in (((100, 60), (110, 54), (122, 58), (132, 66), (124, 74), (112, 70)), ((84, 66), (92, 70), (98, 76))):
        sheet.flat(stroke(list(points), 1.2, 0.5), (92, 58, 20), 0.75)
    sheet.lay(disc(44, 134, 4), GOLD, 2, lift=0.3)
    sheet.lay(disc(301, 76, 3.4), BLACK, 1, lift=0.1, line=0.4)
