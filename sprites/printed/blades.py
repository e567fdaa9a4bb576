"""Close-combat weapons, handle to the left and point or head to the right."""

from __future__ import annotations

from sprites.printed.materials import (
    BONE,
    BRASS,
    CHERRY,
    DARK_LEATHER,
    GOLD,
    IRON,
    LEATHER,
    NICKEL,
    OAK,
    OLD_STEEL,
    RED_PAPER,
    STEEL,
    STONE,
    WALNUT,
    Material,
    cloth,
    hair,
)
from sprites.printed.pistols import groove
from sprites.printed.relief import Relief
from sprites.printed.shapes import Frame, Shape, box, curve, disc, polygon, ring, spline, star, stroke

BLOOD = (96, 16, 14)
TURQUOISE = Material((58, 146, 148), gloss=0.5, shine=30)
FEATHER = Material((226, 216, 196), gloss=0.05, grain=hair)
SINEW = Material((176, 138, 90), gloss=0.1, grain=cloth, strength=0.6)


def blood(sheet: Relief, *spots: tuple[float, float, float]) -> None:
    """Old stains on what is already drawn."""
    for x, y, radius in spots:
        sheet.tint(disc(x, y, radius, 0.8), (0.62, 0.22, 0.2), 0.8)
        sheet.tint(disc(x + radius * 1.5, y + radius * 0.6, radius * 0.35), (0.62, 0.22, 0.2), 0.4)


def feather(sheet: Relief, x: float, y: float, angle: float, length: float, tip: tuple[int, int, int]) -> None:
    """A feather that hangs from (x, y)."""
    keep = sheet.frame
    sheet.frame = Frame(*keep.place([(x, y)])[0], angle, keep.scale)
    wide = length * 0.15
    vane = curve(
        (length * 0.14, -1), (length * 0.35, -wide), (length * 0.8, -wide * 0.9), (length, 0), (length * 0.82, wide),
        (length * 0.4, wide * 1.05),
    )
    sheet.lay(
        vane - polygon((length * 0.62, wide * 1.4), (length * 0.56, wide * 0.25), (length * 0.5, wide * 1.4)),
        FEATHER.turned(70), 4, lift=0.9,
    )
    sheet.tint(
        polygon(
            (length * 0.72, -wide * 1.3), (length * 1.05, -wide), (length * 1.05, wide), (length * 0.72, wide * 1.3),
        ),
        tuple(c / 226 for c in tip), 1.2,
    )
    sheet.lay(stroke([(0, 0), (length * 0.5, -0.6), (length * 0.97, 0)], 2.2, 0.7), BONE, 1, lift=0.2, line=0.4)
    sheet.frame = keep


def pan(sheet: Relief) -> None:
    """A cast-iron skillet: deep rim, pouring lip, a dent that tells of use."""
    sheet.frame = Frame(0, 0, -24, 1.0)
    sheet.lay(
        polygon((-6, 158, 10), (4, 140, 10), (110, 146, 12), (128, 136), (128, 172), (110, 166, 12), (4, 176, 10)),
        IRON, 9, lift=1.4,
    )
    sheet.flat(stroke([(14, 158), (30, 158)], 9), (196, 170, 124), 0.92)
    sheet.tint(stroke([(14, 154.6), (30, 154.6)], 3), (0.4, 0.35, 0.3), 0.6)
    sheet.lay(
        disc(212, 156, 97) + polygon((196, 64, 6), (212, 54, 8), (228, 64, 6))
        + polygon((196, 248, 6), (212, 258, 8), (228, 248, 6)),
        IRON, 9, lift=2,
    )
    sheet.tint(disc(212, 156, 86), (0.62, 0.6, 0.58), 3)
    sheet.lay(disc(213, 158, 82), IRON.tinted((58, 56, 56)), 5, lift=0, shadow=0, line=0.8)
    sheet.tint(disc(190, 132, 76) - disc(206, 150, 80), (0.42, 0.42, 0.42), 4)
    sheet.tint(curve((226, 226), (262, 206), (282, 172), (288, 186), (268, 218), (240, 234)), (1.7, 1.62, 1.5), 4)
    sheet.tint(curve((160, 186), (168, 198), (184, 200), (176, 190)), (1.35, 1.3, 1.25), 2)
    for points in (
        ((170, 150), (200, 138), (236, 142)), ((186, 172), (214, 164), (244, 170)),
        ((196, 190), (216, 186), (232, 188)),
    ):
        sheet.tint(stroke(list(points), 1.2, 0.5), (1.35, 1.3, 1.25), 0.4)
    sheet.flat(curve((252, 92), (268, 84), (284, 100), (290, 118), (280, 124), (262, 108)), BLOOD, 0.8, 0.8)
    sheet.flat(disc(296, 130, 3.4) + disc(244, 84, 2.4) + disc(292, 104, 2), BLOOD, 0.75, 0.5)


def _handle(sheet: Relief, material: Material, pins: tuple[float, ...], pin: Material) -> None:
    """A riveted handle along x from 0 to 112 around y = 62."""
    sheet.lay(
        curve((2, 50), (20, 46), (52, 52), (84, 49), (112, 50), (112, 76), (84, 75), (52, 73), (24, 80), (6, 78)),
        material, 12, lift=1.1,
    )
    for x in pins:
        sheet.lay(disc(x, 62, 4), pin, 2.4, lift=0.3, line=0.7)


def knife(sheet: Relief) -> None:
    """A Bowie: clip point, brass cross-guard, riveted handle."""
    sheet.frame = Frame(26, 180, -29, 0.98)
    blade = Shape(
        (
            (
                True,
                (
                    (112, 40), (286, 38), *map(tuple, spline([(286, 38), (318, 44), (348, 60), (368, 76)])),
                    *map(tuple, spline([(368, 76), (330, 92), (280, 96), (200, 94), (134, 92)])), (126, 86),
                    (112, 86),
                ),
            ),
        )
    )
    sheet.lay(blade, STEEL, 2.4, lift=1.4)
    edge = Shape(
        (
            (
                True,
                (
                    (134, 92), *map(tuple, spline([(134, 92), (200, 94), (280, 96), (330, 92), (368, 76)])),
                    *map(tuple, spline([(360, 75), (326, 80), (280, 80), (136, 80)])),
                ),
            ),
        )
    )
    sheet.tint(edge, (1.22, 1.22, 1.22), 0.5)
    sheet.tint(stroke([(134, 80), (280, 80), (326, 79), (360, 75)], 1), (0.6, 0.6, 0.6), 0.3)
    groove(sheet, box(134, 50, 270, 55, 2.4), 0.62)
    sheet.tint(polygon((288, 38), (320, 45), (352, 64), (316, 52)), (0.72, 0.72, 0.72), 0.8)
    blood(sheet, (330, 86, 7), (300, 92, 4), (352, 76, 3))
    _handle(sheet, WALNUT, (26, 60, 94), BRASS)
    sheet.lay(box(106, 20, 120, 104, 7), BRASS, 6, lift=1)
    sheet.lay(disc(113, 20, 8), BRASS, 6, lift=0.4)
    sheet.lay(disc(113, 104, 8), BRASS, 6, lift=0.4)
    sheet.lay(curve((-8, 52), (6, 46), (10, 62), (6, 80), (-8, 74)), BRASS, 6, lift=0.6)


def machete(sheet: Relief) -> None:
    """A cane knife: long plain blade that widens to its tip, nicked, with a wooden slab handle."""
    sheet.frame = Frame(10, 186, -29, 0.93)
    blade = Shape(
        (
            (
                True,
                (
                    (104, 50), (220, 44), (330, 34),
                    *map(tuple, spline([(330, 34), (372, 36), (394, 52), (392, 74), (366, 92)])), (332, 93),
                    (329, 88), (324, 93), (256, 90), (252, 85), (247, 90), (170, 82), (108, 76),
                ),
            ),
        )
    )
    sheet.lay(blade, OLD_STEEL.tinted((150, 148, 142)), 2.4, lift=1.4)
    sheet.tint(
        Shape(
            (
                (
                    True,
                    (
                        (112, 70), (250, 80), (340, 82), (390, 66), (392, 74), (366, 92), (256, 90), (170, 82),
                        (108, 76),
                    ),
                ),
            )
        ),
        (1.35, 1.34, 1.3), 0.6,
    )
    sheet.tint(stroke([(112, 54), (220, 50), (330, 41), (366, 42)], 1.4), (0.6, 0.6, 0.58), 0.4)
    blood(sheet, (356, 74, 10), (330, 84, 6), (300, 84, 4), (376, 58, 4))
    _handle(sheet, OAK.tinted((122, 80, 46)), (30, 62, 92), STEEL)
    sheet.lay(box(100, 46, 110, 80, 2), OLD_STEEL, 3, lift=0.5)
    sheet.lay(stroke([(10, 70), (-6, 86), (2, 106), (16, 96), (14, 78)], 3.4), LEATHER, 1.7, lift=0.8)


def pickaxe(sheet: Relief) -> None:
    """A miner's pick: long curved iron, one end a point and the other a chisel, on a hickory haft."""
    sheet.frame = Frame(30, 226, -36, 0.86)
    sheet.lay(
        curve(
            (-4, 50), (10, 46), (120, 50), (250, 48), (318, 46), (326, 62), (318, 76), (250, 72), (120, 72), (10, 76),
            (-4, 72),
        ),
        OAK, 12, lift=1.3,
    )
    head = Shape(
        (
            (
                True,
                (
                    *map(
                        tuple,
                        spline(
                            [
                                (256, -102), (278, -58), (298, -12), (308, 30), (309, 62), (307, 94), (296, 136),
                                (278, 176),
                            ]
                        ),
                    ),
                    *map(
                        tuple,
                        spline(
                            [
                                (292, 184), (322, 140), (338, 96), (340, 62), (338, 28), (324, -18), (296, -66),
                                (257, -103),
                            ]
                        ),
                    ),
                ),
            ),
        )
    )
    sheet.lay(head, IRON.tinted((84, 82, 82)), 11, lift=2)
    sheet.tint(
        Shape(((True, (*map(tuple, spline([(257, -103), (282, -60), (296, -30)])), (312, -36), (286, -76))),)),
        (1.5, 1.46, 1.4), 2,
    )
    sheet.tint(polygon((282, 160), (302, 164), (293, 184), (278, 176)), (1.55, 1.5, 1.45), 1.5)
    sheet.lay(box(298, 38, 346, 86, 6), IRON.tinted((76, 74, 74)), 8, lift=0.8)
    sheet.lay(box(344, 50, 352, 75, 3), OAK, 4, lift=0.3)
    for x in (22, 32, 42, 52, 62):
        sheet.lay(stroke([(x - 3, 46), (x + 1, 61), (x + 4, 77)], 6), LEATHER, 2.6, lift=0.4, line=0.6)
    blood(sheet, (270, -76, 5), (282, -52, 4))


def _sabre_blade(sheet: Relief, metal: Material, width: float, reach: float) -> None:
    back = [(112, 60), (180, 56), (260, 44), (330, 22), (reach, -12)]
    edge = [(reach, -12), (334, 22 + width * 0.9), (262, 44 + width), (180, 56 + width), (112, 60 + width)]
    blade = Shape(((True, (*map(tuple, spline(back)), *map(tuple, spline(edge)))),))
    sheet.lay(blade, metal, 2.4, lift=1.3)
    low = [(x, y - width * 0.42 * min(1, (reach - x) / 60)) for x, y in edge]
    sheet.tint(Shape(((True, (*map(tuple, spline(edge)), *map(tuple, spline(low[::-1])))),)), (1.2, 1.2, 1.2), 0.4)
    groove(
        sheet,
        stroke(
            [(118, 60 + width * 0.28), (180, 56 + width * 0.28), (260, 44 + width * 0.28), (318, 27 + width * 0.26)],
            width * 0.2, 0.8,
        ),
        0.66,
    )


def saber(sheet: Relief) -> None:
    """Cavalry sabre: slender curved blade, three-barred brass guard, wire-bound leather grip."""
    sheet.frame = Frame(22, 176, -24, 0.92)
    _sabre_blade(sheet, STEEL, 19, 396)
    sheet.lay(
        curve((12, 60), (40, 52), (76, 54), (110, 58), (110, 80), (76, 82), (40, 84), (18, 84)), DARK_LEATHER, 12,
        lift=1,
    )
    for i in range(9):
        x = 26 + i * 9.6
        sheet.lay(stroke([(x, 56), (x + 3, 70), (x + 1, 84)], 2.2), BRASS, 1.1, lift=0.3, line=0.5)
    sheet.lay(curve((-2, 58), (12, 50), (22, 58), (24, 84), (12, 92), (-2, 84)), BRASS, 8, lift=0.7)
    sheet.lay(stroke([(112, 84), (96, 112), (58, 118), (22, 104), (8, 88)], 6, 5.4), BRASS, 3, lift=1.2)
    sheet.lay(stroke([(112, 84), (100, 98), (64, 104), (30, 96)], 4.6, 4), BRASS, 2.2, lift=0.8)
    sheet.lay(curve((104, 44), (116, 46), (122, 70), (118, 96), (104, 94), (108, 70)), BRASS, 5, lift=0.9)
    sheet.lay(stroke([(110, 48), (106, 36), (96, 32)], 6, 7), BRASS, 3.2, lift=0.6)


def heavy_saber(sheet: Relief) -> None:
    """A broad officer's sabre with a gilded basket and a crimson knot, before its scabbard."""
    sheet.frame = Frame(222, 66, 58, 0.72)
    sheet.lay(
        stroke([(-60, 62), (30, 66), (120, 58), (212, 36)], 24, 20), DARK_LEATHER.tinted((74, 26, 24)), 11, lift=1,
    )
    for x, y in ((-50, 62), (60, 65), (196, 40)):
        sheet.lay(box(x - 9, y - 15, x + 9, y + 15, 5), GOLD, 9, lift=0.5)
    for x in (-50, 60):
        sheet.lay(ring(x, 84, 8, 2.6), GOLD, 1.3, lift=0.4)
    sheet.frame = Frame(20, 168, -20, 0.87)
    _sabre_blade(sheet, NICKEL, 30, 392)
    for line in ([(126, 68), (140, 76), (156, 68), (170, 74), (186, 66)], [(130, 80), (150, 84), (172, 82), (196, 76)]):
        sheet.flat(stroke(line, 1.4, 0.6), (196, 150, 60), 0.9)
    sheet.lay(
        curve((12, 62), (40, 54), (76, 56), (110, 58), (110, 86), (76, 86), (40, 88), (18, 86)),
        DARK_LEATHER.tinted((92, 30, 26)), 13, lift=1,
    )
    for i in range(8):
        x = 30 + i * 9.8
        sheet.lay(stroke([(x, 58), (x + 3, 72), (x + 1, 87)], 2.6), GOLD, 1.3, lift=0.3, line=0.5)
    sheet.lay(stroke([(16, 92), (2, 108), (10, 122), (4, 134)], 4), RED_PAPER, 2, lift=0.8)
    sheet.lay(
        polygon((-4, 132, 3), (12, 132, 3), (18, 164, 2), (-10, 164, 2)), RED_PAPER.tinted((148, 28, 30)), 6,
        lift=0.8,
    )
    for x in (-4, 1, 6, 11):
        sheet.tint(stroke([(x - 2, 140), (x - 3, 164)], 1.1), (0.5, 0.4, 0.4), 0.2)
    sheet.lay(box(-5, 128, 13, 136, 3), GOLD, 4, lift=0.3)
    sheet.lay(curve((-4, 62), (6, 48), (22, 54), (26, 88), (14, 98), (-2, 90)), GOLD, 9, lift=0.8)
    basket = curve(
        (116, 84), (112, 112), (82, 128), (44, 122), (14, 98), (22, 92), (48, 106), (80, 108), (100, 96), (106, 82),
    )
    sheet.lay(basket - disc(58, 112, 5, 0.7) - disc(80, 115, 5, 0.7) - disc(100, 106, 4.4, 0.9), GOLD, 5, lift=1.4)
    sheet.lay(curve((102, 40), (116, 42), (124, 72), (120, 100), (106, 98), (110, 72)), GOLD, 6, lift=0.9)
    sheet.lay(disc(104, 38, 8), GOLD, 6, lift=0.6)
    sheet.lay(disc(10, 74, 6), RED_PAPER.tinted((170, 30, 34)), 5, lift=0.4)


def tomahawk(sheet: Relief) -> None:
    """A trade axe: forged head on a wrapped haft, two feathers and a string of beads."""
    sheet.frame = Frame(34, 220, -36, 1.02)
    sheet.lay(
        curve(
            (-6, 52), (60, 48), (160, 48), (270, 46), (300, 46), (302, 66), (270, 66), (160, 68), (60, 72), (-6, 72),
        ),
        WALNUT, 10.5, lift=1.2,
    )
    head = Shape(
        (
            (
                True,
                (
                    (250, 40), (296, 40), *map(tuple, spline([(290, 70), (296, 96), (318, 124), (334, 136)])),
                    *map(tuple, spline([(334, 136), (290, 152), (246, 148), (214, 132)])),
                    *map(tuple, spline([(214, 132), (244, 112), (256, 92), (256, 70)])),
                ),
            ),
        )
    )
    sheet.lay(head, OLD_STEEL.tinted((128, 128, 126)), 5, lift=1.8)
    sheet.tint(
        Shape(
            (
                (
                    True,
                    (
                        *map(tuple, spline([(334, 136), (290, 152), (246, 148), (214, 132)])),
                        *map(tuple, spline([(222, 128), (250, 138), (290, 140), (326, 128)])),
                    ),
                ),
            )
        ),
        (1.5, 1.48, 1.44), 0.6,
    )
    sheet.lay(polygon((252, 40), (294, 40), (284, 18, 4), (262, 18, 4)), OLD_STEEL, 6, lift=1)
    sheet.lay(box(248, 36, 298, 74, 4), OLD_STEEL.tinted((108, 106, 104)), 8, lift=0.7)
    sheet.lay(disc(273, 104, 5), BRASS, 3, lift=0.3)
    for x in (196, 206, 216, 226):
        sheet.lay(stroke([(x - 3, 45), (x + 2, 58), (x + 4, 71)], 6.4), LEATHER, 2.8, lift=0.5, line=0.6)
    for x in (6, 16, 26, 36, 46):
        sheet.lay(stroke([(x - 3, 49), (x + 1, 61), (x + 3, 74)], 6.4), SINEW, 2.8, lift=0.4, line=0.6)
    sheet.lay(stroke([(212, 70), (206, 86), (196, 98)], 2.4), LEATHER, 1.2, lift=0.5)
    feather(sheet, 200, 92, 62, 86, (120, 46, 36))
    feather(sheet, 208, 84, 86, 76, (70, 56, 46))
    for i, bead in enumerate((TURQUOISE, BONE, RED_PAPER, TURQUOISE)):
        sheet.lay(disc(209 - i * 3.4, 77 + i * 5.4, 3.6), bead, 2.8, lift=0.4, line=0.7)
    blood(sheet, (300, 140, 7), (262, 140, 4))


def wrath_of_manitou(sheet: Relief) -> None:
    """A war club of the spirits: carved stock, a knapped stone blade, tacks, feathers and a pale fire around it."""
    sheet.frame = Frame(30, 190, -25, 0.82)
    for x, y, radius in ((310, 60, 76), (296, 140, 56), (236, 50, 50)):
        sheet.glow(x, y, radius, (80, 205, 200), 0.5)
    club = polygon(
        (-6, 82, 8), (60, 78, 40), (160, 72, 40), (236, 56, 30), (338, 6, 10), (360, 30, 14), (318, 92, 24), (
            274, 116, 20,
        ), (226, 108, 30), (160, 100, 40), (60, 98, 40), (-6, 100, 8)
    )
    sheet.lay(
        polygon((256, 96), (276, 120), (268, 146), (278, 152), (272, 186), (296, 160), (312, 124), (306, 84)),
        STONE.tinted((104, 122, 124)), 12, lift=1.2,
    )
    sheet.tint(polygon((272, 186), (296, 160), (312, 124), (302, 122), (284, 158)), (1.5, 1.6, 1.6), 1.0)
    sheet.lay(club, CHERRY.tinted((122, 58, 32)).turned(-8), 10, lift=1.4)
    sheet.lay(disc(318, 46, 17), BONE, 5, lift=0.4)
    sheet.flat(star(318, 46, 8, 15, 8), (150, 36, 30), 0.95)
    sheet.lay(disc(318, 46, 6.4), TURQUOISE, 5, lift=0.3, line=0.7)
    for x in (244, 254, 264, 274, 284):
        top, low = 58 - (x - 236) * 0.52, 108 + (x - 244) * 0.1
        sheet.lay(stroke([(x - 6, top), (x + 4, (top + low) / 2), (x + 10, low)], 4.6), SINEW, 2.2, lift=0.5, line=0.6)
    for i in range(8):
        sheet.lay(disc(92 + i * 13, 88 - i * 0.35, 3.4), GOLD, 2.6, lift=0.3, line=0.6)
    sheet.flat(
        stroke([(196, 78), (206, 96), (216, 74), (226, 94), (236, 68)], 2.6, smooth=False), (222, 186, 100), 0.95,
    )
    for x in (10, 20, 30, 40, 50, 60):
        sheet.lay(stroke([(x - 2, 74), (x + 1, 87), (x + 3, 101)], 6.4), LEATHER, 2.8, lift=0.4, line=0.6)
    sheet.lay(stroke([(118, 100), (114, 112), (108, 120)], 2.4), LEATHER, 1.2, lift=0.5)
    feather(sheet, 112, 112, 48, 84, (38, 34, 34))
    feather(sheet, 110, 112, 74, 96, (140, 40, 34))
    feather(sheet, 106, 112, 100, 80, (38, 34, 34))
    for i, bead in enumerate((TURQUOISE, GOLD, TURQUOISE)):
        sheet.lay(disc(117 - i * 3, 104 + i * 5.4, 4), bead, 3, lift=0.4, line=0.7)
