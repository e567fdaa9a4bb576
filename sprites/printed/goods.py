"""What is found in crates: powder, water and ammunition."""

from __future__ import annotations

from sprites.printed.longguns import shell
from sprites.printed.materials import (
    BLACK,
    BRASS,
    CANVAS,
    COPPER,
    GLASS,
    GOLD,
    LEATHER,
    NICKEL,
    OAK,
    RED_PAPER,
    ROPE,
    STEEL,
    Material,
)
from sprites.printed.relief import Relief
from sprites.printed.shapes import Frame, box, curve, disc, polygon, ring, star, stroke

CARD = Material((176, 142, 94), gloss=0.06)
CORK = Material((176, 126, 78), gloss=0.06)
LEAD = Material((150, 146, 142), metal=0.5, gloss=0.4, shine=24)
WATER = Material((92, 150, 168), metal=0.15, gloss=0.9, shine=60, strength=0.4)
FELT = Material((88, 98, 84), gloss=0.05, grain=CANVAS.grain, strength=0.8)


def dynamite(sheet: Relief) -> None:
    """Five sticks in a bundle with the fuse already burning."""
    sheet.frame = Frame(96, 84, 14, 1.0)
    stick = RED_PAPER.tinted((174, 50, 36))
    for x, top, dark in ((34, -6, 0.8), (78, -2, 0.8)):
        sheet.lay(
            box(x, top, x + 42, top + 150, 3), stick.tinted(tuple(int(c * dark) for c in stick.colour)).turned(90), 8,
            lift=1,
        )
    for x, top in ((10, 8), (56, 12), (102, 6)):
        sheet.lay(box(x, top, x + 44, top + 154, 4), stick.turned(90), 20, lift=1.4)
        sheet.lay(disc(x + 22, top + 5, 21, 0.36), stick.tinted((198, 84, 60)), 4, lift=0.3, line=0.8)
        sheet.lay(disc(x + 22, top + 5, 7, 0.4), CARD.tinted((120, 84, 60)), 2, lift=0.1, line=0.6)
        sheet.tint(box(x, top + 142, x + 44, top + 146), (0.55, 0.5, 0.5), 0.6)
    sheet.lay(
        polygon((58, 66, 3), (98, 68, 3), (98, 112, 3), (58, 110, 3)), CARD.tinted((218, 196, 148)), 1.5, lift=0.4,
        line=0.7,
    )
    sheet.flat(star(78, 89, 8, 16, 8), (120, 34, 26), 0.92)
    sheet.flat(disc(78, 89, 5), (218, 196, 148), 0.95)
    for y in (44, 51, 128, 135):
        sheet.lay(stroke([(6, y), (40, y + 6), (80, y + 9), (120, y + 6), (150, y)], 6), ROPE, 3, lift=0.8, line=0.8)
    sheet.lay(
        stroke([(78, 14), (76, -14), (92, -34), (122, -36), (146, -20), (166, -28)], 5, 4),
        ROPE.tinted((120, 104, 78)), 2.4, lift=1.2,
    )
    sheet.glow(168, -29, 42, (255, 140, 40), 0.75)
    sheet.glow(168, -29, 15, (255, 226, 150), 1.0)
    for turn, outer in ((0, 26), (22, 17)):
        sheet.flat(star(168, -29, 7, outer, 4, turn), (255, 232, 160), 0.95, 0.4)
    sheet.flat(disc(168, -29, 5), (255, 252, 230))
    for x, y, radius in (
        (190, -50, 1.8), (200, -26, 1.4), (184, -8, 1.6), (150, -54, 1.4), (206, -44, 1.1), (176, -62, 1.2),
        (198, -10, 1),
    ):
        sheet.flat(disc(x, y, radius), (255, 206, 110), 1, 0.2)


def water(sheet: Relief) -> None:
    """A felt-covered canteen with its strap, stopper and chain."""
    sheet.frame = Frame(190, 156, -7, 1.06)
    sheet.lay(
        stroke([(-70, -50), (-104, -86), (-64, -118), (10, -112), (66, -118), (106, -84), (72, -48)], 13), LEATHER, 4,
        lift=1,
    )
    sheet.lay(disc(0, 14, 94, 0.96), FELT, 34, lift=2)
    sheet.lay(ring(0, 14, 95, 7, 0.96), LEATHER.tinted((86, 54, 34)), 3.4, lift=0.5)
    sheet.lay(ring(0, 14, 58, 3, 0.96), FELT.tinted((70, 80, 68)), 1.4, lift=0.3, line=0.5)
    for x in (-60, 60):
        sheet.lay(box(x - 12, -60, x + 12, -34, 4), LEATHER, 4, lift=0.8)
        sheet.lay(disc(x, -46, 4), BRASS, 2.6, lift=0.3, line=0.6)
    sheet.lay(box(-17, -104, 17, -74, 4), STEEL.turned(90), 15, lift=0.8)
    sheet.lay(box(-21, -82, 21, -72, 4), STEEL, 5, lift=0.5)
    sheet.lay(box(-14, -124, 14, -100, 5), CORK, 10, lift=0.7)
    sheet.lay(ring(0, -130, 9, 3), STEEL, 1.5, lift=0.4)
    for i in range(9):
        sheet.lay(
            ring(12 + i * 6.4, -122 + abs(i - 3) * 2.0 + i * 6.2, 4.4, 1.6, 0.7, i * 60), STEEL, 0.8, lift=0.4,
            line=0.5,
        )
    sheet.lay(
        curve((0, -18), (16, 8), (22, 26), (14, 42), (0, 47), (-14, 42), (-22, 26), (-16, 8)), WATER, 16, lift=0.4,
    )
    sheet.flat(stroke([(-11, 20), (-11, 30), (-5, 38)], 3.4, 1.8), (226, 240, 240), 0.8, 0.4)


def holy_water(sheet: Relief) -> None:
    """A blessed flask: clear glass, silver neck, a gold cross, and light of its own."""
    sheet.frame = Frame(190, 152, 5, 1.08)
    sheet.glow(0, 20, 128, (150, 180, 170), 0.5)
    sheet.lay(
        curve(
            (-18, -52), (-24, -34), (-58, -6), (-74, 34), (-66, 78), (-36, 98), (0, 102), (36, 98), (66, 78),
            (74, 34), (58, -6), (24, -34), (18, -52),
        ),
        GLASS.tinted((156, 188, 186)), 30, lift=2,
    )
    sheet.lay(
        curve(
            (-62, 18), (-30, 24), (0, 16), (34, 24), (62, 18), (70, 40), (62, 76), (34, 92), (0, 96), (-34, 92),
            (-62, 76), (-70, 40),
        ),
        WATER.tinted((84, 152, 176)), 22, lift=0, shadow=0, line=0.5,
    )
    sheet.tint(
        curve((-62, 18), (-30, 24), (0, 16), (34, 24), (62, 18), (34, 30), (0, 24), (-30, 31)), (1.6, 1.5, 1.4), 0.8,
    )
    sheet.lay(box(-20, -92, 20, -46, 5), NICKEL.turned(90), 17, lift=0.9)
    for y in (-88, -60, -50):
        sheet.lay(box(-23, y - 4, 23, y + 4, 4), NICKEL, 4, lift=0.4)
    sheet.lay(polygon((-14, -92, 2), (-16, -118, 6), (16, -118, 6), (14, -92, 2)), CORK, 9, lift=0.6)
    sheet.lay(box(-7, 4, 7, 82, 3) + box(-29, 22, 29, 36, 3), GOLD, 5, lift=0.9)
    sheet.lay(disc(0, 29, 6), RED_PAPER.tinted((170, 34, 38)), 4, lift=0.3)
    sheet.flat(stroke([(-50, 4), (-60, 30), (-56, 60)], 7, 3), (246, 250, 248), 0.75, 0.8)
    sheet.flat(disc(44, 4, 5, 1.5, 20), (246, 250, 248), 0.6, 0.8)
    beads = [(22, -52), (40, -44), (56, -28), (72, -10), (86, 10), (96, 32), (100, 54), (98, 74)]
    sheet.lay(stroke(beads, 1.6), BLACK, 0.8, lift=0.6)
    for x, y in beads[1:]:
        sheet.lay(disc(x, y, 5), OAK.tinted((92, 48, 28)), 4, lift=0.6, line=0.7)
    sheet.lay(box(95, 80, 101, 110, 2) + box(87, 88, 109, 94, 2), GOLD, 2.6, lift=0.6)


def _cartridge(sheet: Relief, x: float, y: float, angle: float, scale: float = 1.0) -> None:
    sheet.frame = Frame(x, y, angle, scale)
    sheet.lay(curve((28, -9), (44, -8), (58, -3), (61, 0), (58, 3), (44, 8), (28, 9)), LEAD, 8.4, lift=0.8)
    sheet.lay(box(-22, -10, 34, 10, 1.5), BRASS, 10.6, axle=0, lift=0.8)
    sheet.tint(box(28, -10, 29.4, 10), (0.55, 0.5, 0.45), 0.3)
    sheet.lay(box(-27, -12, -21, 12, 1.5), BRASS, 12.6, axle=0, lift=0.3, line=0.7)


def _crate_back(sheet: Relief, wood: Material) -> None:
    """The far side and the dark inside of an open ammunition box."""
    sheet.frame = Frame()
    sheet.lay(polygon((74, 84, 2), (298, 76, 2), (304, 96, 2), (70, 104, 2)), wood, 3, lift=1)
    sheet.lay(polygon((72, 92, 2), (302, 84, 2), (310, 130, 2), (62, 140, 2)), BLACK.tinted((44, 34, 26)), 3, lift=0.4)


def _crate(sheet: Relief, wood: Material, band: tuple[int, int, int]) -> None:
    """The front of an open ammunition box, seen a little from above."""
    sheet.frame = Frame()
    sheet.lay(polygon((62, 126, 3), (312, 116, 3), (304, 214, 4), (74, 226, 4)), wood, 5, lift=1.4)
    sheet.tint(stroke([(66, 158), (309, 148)], 1.6), (0.4, 0.36, 0.32), 0.3)
    sheet.tint(stroke([(69, 192), (307, 182)], 1.6), (0.4, 0.36, 0.32), 0.3)
    for x, lean in ((84, 3), (286, -3)):
        sheet.lay(
            polygon(
                (x - 8, 124 - x * 0.03), (x + 8, 123 - x * 0.03), (x + 8 + lean, 226 - x * 0.045),
                (x - 8 + lean, 227 - x * 0.045),
            ),
            wood, 3, lift=0.5, line=0.8,
        )
        for y in (140, 208):
            sheet.lay(disc(x + lean * 0.5, y - x * 0.04, 2.6), STEEL, 1.6, lift=0.2, line=0.5)
    sheet.lay(
        polygon((118, 146, 4), (252, 141, 4), (250, 197, 4), (120, 203, 4)), CARD.tinted(band), 1.4, lift=0.4,
        line=0.7,
    )


def plenty_bullets(sheet: Relief) -> None:
    """A box so full of cartridges that they roll off the table."""
    _crate_back(sheet, OAK)
    for i in range(7):
        _cartridge(sheet, 98 + i * 29, 104 - i * 1.2, -90 + (i * 37 % 19) - 9, 0.98)
    for i in range(7):
        _cartridge(sheet, 88 + i * 33, 124 - i * 1.2, -90 + (i * 53 % 15) - 7, 1.0)
    _crate(sheet, OAK, (206, 178, 122))
    for dx in (-34, 0, 34):
        sheet.flat(
            curve(
                (185 + dx - 8, 190), (185 + dx - 8, 166), (185 + dx, 151), (185 + dx + 8, 166), (185 + dx + 8, 190),
            ),
            (104, 40, 28), 0.9,
        )
        sheet.flat(box(185 + dx - 10, 191, 185 + dx + 10, 195, 1), (104, 40, 28), 0.9)
    for x, y, angle in ((96, 246, 12), (196, 252, -8), (286, 236, 28), (334, 190, -70)):
        _cartridge(sheet, x, y, angle, 0.95)


def plenty_shells(sheet: Relief) -> None:
    """A box of shotgun shells, red paper and brass."""
    wood = OAK.tinted((132, 98, 66))
    _crate_back(sheet, wood)
    for i in range(5):
        shell(sheet, 108 + i * 39, 100 - i * 1.4, 90 + (i * 37 % 13) - 6, 1.4)
    for i in range(6):
        shell(sheet, 90 + i * 39, 118 - i * 1.4, 90 + (i * 53 % 11) - 5, 1.5)
    _crate(sheet, wood, (196, 168, 116))
    sheet.flat(ring(185, 172, 24, 4), (110, 30, 24), 0.9)
    sheet.flat(
        disc(185, 172, 6) + disc(174, 165, 3.4) + disc(196, 165, 3.4) + disc(176, 182, 3.4) + disc(195, 181, 3.4),
        (110, 30, 24), 0.9,
    )
    for x, y, angle in ((104, 244, 10), (204, 250, -14), (296, 238, 24), (338, 178, 84)):
        shell(sheet, x, y, angle, 1.4)
    sheet.frame = Frame()
    sheet.lay(disc(152, 262, 4), COPPER, 3, lift=0.4)
