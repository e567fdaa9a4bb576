"""Guns of the station, muzzle to the right: machine pistols, shotguns, a machine gun and a marksman's rifle.

A `Kit` says what a gun is made of. The army's are steel and polymer; the prototypes share their build in white ceramic,
with coils around the barrel and light in the place of cartridges.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

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
    SAND,
    WARNING,
    bolt,
    coil,
    halo,
    lamp,
    rail,
    shine,
    slots,
)
from sprites.printed.materials import BRASS, COPPER, Material
from sprites.printed.pistols import groove, tube
from sprites.printed.relief import Relief
from sprites.printed.shapes import Frame, box, curve, disc, polygon, ring, stroke


@dataclass(frozen=True)
class Kit:
    """What a gun is made of, and whether it shoots light."""

    metal: Material
    body: Material
    grip: Material
    trim: Material
    energy: bool = False


ARMY = Kit(GUNMETAL, POLYMER, RUBBER, WARNING)
FIELD = Kit(GUNMETAL.tinted((88, 90, 90)), OLIVE, RUBBER, WARNING)
DESERT = Kit(GUNMETAL.tinted((94, 92, 88)), SAND, RUBBER, WARNING)
WORN = Kit(DULL, POLYMER.tinted((84, 86, 84)), RUBBER, DULL)
PROTOTYPE = Kit(BRIGHT, CERAMIC, POLYMER, CERAMIC.tinted((92, 178, 190)), energy=True)


def _guard(sheet: Relief, x: float, y: float, metal: Material) -> None:
    """Trigger and guard, hanging from the receiver at (x, y)."""
    sheet.lay(stroke([(x + 34, y - 2), (x + 36, y + 18), (x + 22, y + 27), (x, y + 22)], 5.2), metal, 2.6, lift=0.6)
    sheet.lay(stroke([(x + 16, y - 2), (x + 20, y + 8), (x + 15, y + 18)], 4.6, 2.6), BRIGHT, 2, lift=0.4)


def _grip(sheet: Relief, x: float, y: float, rubber: Material, length: float = 70.0) -> None:
    """A raked pistol grip with finger ridges, its front at (x, y)."""
    k = length / 70
    sheet.lay(
        curve(
            (x - 30, y - 4), (x - 38, y + 24 * k), (x - 48, y + 58 * k), (x - 42, y + 70 * k), (x - 20, y + 74 * k),
            (x - 12, y + 64 * k), (x - 8, y + 34 * k), (x + 2, y + 4), (x - 10, y - 6),
        ),
        rubber, 10, lift=0.9,
    )
    for i in range(4):
        yy = y + (16 + 13 * i) * k
        sheet.tint(stroke([(x - 36 - i * 2.6, yy + 3), (x - 14 - i * 2, yy)], 2), (0.5, 0.5, 0.5), 0.5)
        sheet.tint(stroke([(x - 36 - i * 2.6, yy + 6), (x - 14 - i * 2, yy + 3)], 1.4), (1.5, 1.5, 1.5), 0.5)


def _power(sheet: Relief, left: float, right: float, y: float, radius: float) -> None:
    """A glass tube full of light that lies along the gun."""
    sheet.lay(box(left, y - radius, right, y + radius, radius * 0.6), LENS, radius, axle=y, lift=0.6)
    shine(sheet, [(left + radius, y), (right - radius, y)], radius * 0.75)
    for x in (left, right - 6):
        sheet.lay(
            box(x, y - radius - 1.5, x + 6, y + radius + 1.5, 1.5), BRIGHT, radius + 1, axle=y, lift=0.4, line=0.7,
        )


def smg_parts(sheet: Relief, kit: Kit, stock: float) -> None:
    """A machine pistol in the current frame, its stock drawn out so far."""
    for y in (74, 90):
        sheet.lay(box(62 - stock, y - 3, 80, y + 3, 2), kit.metal, 3.4, axle=y, lift=0.6)
    sheet.lay(
        polygon(
            (54 - stock, 64, 5), (66 - stock, 64, 5), (68 - stock, 122, 6), (56 - stock, 126, 6),
        ), kit.grip, 5, lift=0.9,
    )
    sheet.lay(polygon((108, 150, 2), (138, 146, 2), (134, 214, 4), (104, 216, 4)), kit.metal.turned(90), 5, lift=0.8)
    for y in (172, 186, 200):
        sheet.tint(stroke([(108, y), (132, y - 2)], 1.6), (0.5, 0.5, 0.5), 0.3)
    sheet.lay(box(101, 208, 138, 219, 4), kit.grip, 4, lift=0.5)
    sheet.lay(
        polygon(
            (106, 100), (148, 100), (142, 164, 6), (138, 172, 6), (104, 174, 6), (100, 164, 6),
        ), kit.grip, 9, lift=0.9,
    )
    for i in range(5):
        sheet.tint(stroke([(108, 124 + i * 9), (138, 122 + i * 9)], 1.8), (0.48, 0.48, 0.48), 0.5)
    _guard(sheet, 144, 110, kit.body)
    sheet.lay(polygon((204, 106), (226, 106), (222, 150, 8), (206, 150, 8)), kit.grip.turned(90), 9, lift=0.8)
    tube(sheet, 250, 312, 84, 6.5, kit.metal)
    sheet.lay(box(288, 76, 316, 92, 3), kit.metal, 8.6, axle=84, lift=0.5)
    for x in (293, 300, 307):
        groove(sheet, box(x, 80, x + 3, 88, 1.4), 0.3)
    sheet.lay(
        polygon(
            (74, 64, 6), (90, 58, 4), (244, 58, 5), (262, 70, 5), (262, 100, 5), (250, 108, 4), (152, 112, 6),
            (96, 116, 6), (74, 104, 6),
        ),
        kit.body, 6, lift=1,
    )
    sheet.lay(polygon((96, 66, 3), (196, 66, 3), (190, 84, 3), (96, 86, 3)), kit.metal, 3, lift=0.3, line=0.7)
    groove(sheet, box(132, 69, 168, 80, 2), 0.3)
    sheet.lay(box(170, 70, 184, 77, 2), BRIGHT, 3, lift=0.4, line=0.7)
    slots(sheet, 206, 70, 5, 9, 4, 22)
    rail(sheet, 92, 240, 50, kit.metal)
    sheet.lay(polygon((120, 52), (122, 30, 5), (160, 30, 5), (164, 52)), kit.body, 5, lift=0.8)
    sheet.lay(disc(164, 40, 8, 1.0), LENS, 4, lift=0.3, line=0.7)
    lamp(sheet, 130, 40, 2.2, (255, 90, 70))
    sheet.flat(box(100, 96, 140, 99, 1), (226, 164, 44), 0.85)
    for x, y in ((84, 76), (84, 102), (150, 102), (196, 100)):
        bolt(sheet, x, y, 2.4)


def smg(sheet: Relief) -> None:
    """Machine pistol with its stock drawn out and a full magazine through the grip."""
    sheet.frame = Frame(28, 34, -14, 1.04)
    smg_parts(sheet, ARMY, 44)
    sheet.lay(box(232, 104, 276, 118, 4), POLYMER, 7, axle=111, lift=0.7)
    sheet.lay(disc(276, 111, 6.4), LENS.tinted((206, 226, 224)), 3, lift=0.3, line=0.6)


def smg_starting(sheet: Relief) -> None:
    """The same gun from a guard's locker: stock pushed in, paint worn off, tape round the grip."""
    sheet.frame = Frame(20, 38, -8, 1.08)
    smg_parts(sheet, WORN, 4)
    for y in (132, 140, 148):
        sheet.lay(
            stroke([(100, y + 3), (122, y), (144, y + 2)], 7), SAND.tinted((186, 176, 150)), 2, lift=0.3, line=0.6,
        )


def _assault(sheet: Relief, kit: Kit) -> None:
    sheet.lay(
        polygon(
            (2, 78, 8), (70, 70, 4), (96, 74), (96, 108), (66, 106, 6), (40, 132, 8), (6, 138, 8),
        ), kit.body, 9, lift=0.9,
    )
    groove(sheet, polygon((26, 88, 5), (62, 84, 4), (62, 96, 4), (42, 114, 6), (26, 116, 5)), 0.42)
    sheet.lay(polygon((-4, 76, 5), (8, 76, 5), (10, 140, 5), (-2, 142, 5)), kit.grip, 5, lift=0.6)
    _grip(sheet, 128, 110, kit.grip)
    _guard(sheet, 126, 112, kit.metal)
    if not kit.energy:
        sheet.lay(disc(204, 142, 42), kit.metal.tinted((74, 78, 82)), 12, lift=1.1)
        sheet.lay(ring(204, 142, 42, 7), kit.metal, 3, lift=0.3, line=0.7)
        for i in range(6):
            turn = math.radians(60 * i)
            hole = disc(204 + 22 * math.cos(turn), 142 + 22 * math.sin(turn), 6)
            sheet.lay(hole, DARK, 2, lift=0, shadow=0, line=0.5)
        sheet.lay(disc(204, 142, 9), BRIGHT, 4, lift=0.4)
    else:
        sheet.lay(polygon((176, 108), (236, 106), (230, 168, 10), (184, 170, 10)), kit.body, 8, lift=1)
        _power(sheet, 184, 228, 140, 11)
        lamp(sheet, 206, 160, 2.4)
    tube(sheet, 268, 360, 82, 12, kit.metal)
    if kit.energy:
        coil(sheet, 276, 344, 82, 15.5, 11, COPPER)
        sheet.lay(box(346, 68, 364, 96, 4), kit.body, 15, axle=82, lift=0.6)
        shine(sheet, [(350, 82), (363, 82)], 5)
    else:
        sheet.lay(box(338, 67, 364, 97, 3), kit.metal, 16, axle=82, lift=0.6)
        for x in (343, 350, 357):
            groove(sheet, box(x, 72, x + 3.4, 92, 1.6), 0.26)
    sheet.lay(polygon((236, 92, 3), (322, 92, 5), (316, 112, 6), (238, 116, 4)), kit.grip, 8, lift=0.9)
    for i in range(7):
        groove(sheet, box(246 + i * 10, 97, 250 + i * 10, 110, 2), 0.5)
    sheet.lay(
        polygon(
            (88, 68, 6), (104, 60, 4), (262, 58, 4), (280, 68, 5), (280, 98, 4), (240, 112, 4), (130, 118, 6),
            (92, 112, 8),
        ),
        kit.body, 7, lift=1,
    )
    sheet.lay(polygon((130, 70, 3), (232, 68, 3), (228, 90, 3), (130, 92, 3)), kit.metal, 3, lift=0.3, line=0.7)
    groove(sheet, box(160, 74, 208, 86, 2), 0.3)
    rail(sheet, 112, 262, 50, kit.metal)
    sheet.lay(polygon((128, 50), (130, 40, 2), (140, 40, 2), (144, 50)), kit.metal, 2, lift=0.4)
    sheet.lay(polygon((246, 50), (250, 36, 2), (256, 36, 2), (260, 50)), kit.metal, 2, lift=0.4)
    sheet.flat(polygon((108, 98), (124, 98), (118, 106), (102, 106)), kit.trim.colour, 0.9)
    for x, y in ((104, 76), (118, 92), (246, 74), (250, 98)):
        bolt(sheet, x, y, 2.6)
    if kit.energy:
        shine(sheet, [(136, 102), (222, 99)], 3)


def assault_shotgun(sheet: Relief) -> None:
    """Automatic shotgun with a drum under its belly."""
    sheet.frame = Frame(6, 44, -14, 0.98)
    _assault(sheet, ARMY)


def prototype_assault_shotgun(sheet: Relief) -> None:
    """The same, with a reservoir of light for a drum and coils round the muzzle."""
    sheet.frame = Frame(6, 44, -14, 0.98)
    halo(sheet, 366, 82, 40, CYAN)
    _assault(sheet, PROTOTYPE)


def _heavy(sheet: Relief, kit: Kit) -> None:
    sheet.lay(
        polygon(
            (0, 92, 10), (58, 72, 6), (96, 68), (98, 112), (62, 114, 6), (12, 146, 10), (-4, 138, 8),
        ), kit.body, 10, lift=0.9,
    )
    sheet.lay(polygon((-8, 92, 5), (6, 88, 5), (16, 142, 6), (2, 150, 6)), kit.grip, 5, lift=0.6)
    _grip(sheet, 126, 112, kit.grip)
    _guard(sheet, 122, 114, kit.metal)
    for y in (66, 94):
        tube(sheet, 210, 352, y, 13.5, kit.metal)
        if kit.energy:
            coil(sheet, 224, 326, y, 15.5, 17, COPPER)
            shine(sheet, [(336, y), (350, y)], 6)
        sheet.lay(box(328, y - 16, 356, y + 16, 4), kit.metal, 17, axle=y, lift=0.6)
        if kit.energy:
            shine(sheet, [(334, y), (354, y)], 5)
    sheet.lay(polygon((218, 98, 4), (306, 98, 8), (300, 126, 10), (222, 128, 6)), kit.grip, 10, lift=1)
    for i in range(6):
        groove(sheet, box(234 + i * 11, 104, 239 + i * 11, 122, 2.5), 0.45)
    sheet.lay(
        polygon(
            (84, 62, 6), (104, 48, 6), (214, 46, 4), (226, 56, 5), (226, 108, 5), (204, 118, 6), (120, 120, 8),
            (88, 108, 8),
        ),
        kit.body, 8, lift=1.1,
    )
    sheet.lay(polygon((196, 44, 3), (214, 44, 3), (214, 118, 3), (196, 120, 3)), kit.metal, 4, lift=0.6)
    if kit.energy:
        _power(sheet, 108, 192, 82, 14)
        lamp(sheet, 112, 106, 2.4)
    else:
        sheet.lay(box(104, 62, 192, 102, 4), kit.metal, 3, lift=0.3, line=0.7)
        for i in range(5):
            x = 112 + i * 16
            sheet.lay(box(x, 62, x + 12, 90, 2), Material((170, 50, 40), gloss=0.3), 6.4, lift=0.5, line=0.8)
            sheet.lay(box(x - 0.5, 88, x + 12.5, 102, 2), BRASS.turned(90), 6.6, lift=0.3, line=0.7)
    rail(sheet, 110, 200, 40, kit.metal)
    sheet.lay(polygon((336, 50), (340, 38, 3), (350, 38, 3), (352, 50)), kit.trim, 2, lift=0.4)
    for x, y in ((98, 72), (98, 100), (220, 64), (220, 98)):
        bolt(sheet, x, y, 2.8)


def heavy_shotgun(sheet: Relief) -> None:
    """Two bores as wide as a fist, one above the other, and five shells ready on its flank."""
    sheet.frame = Frame(16, 48, -14, 1.0)
    _heavy(sheet, DESERT)


def prototype_heavy_shotgun(sheet: Relief) -> None:
    """Two coiled bores fed by a column of light."""
    sheet.frame = Frame(16, 48, -14, 1.0)
    halo(sheet, 358, 80, 52, CYAN)
    _heavy(sheet, PROTOTYPE)


def _belt(sheet: Relief) -> None:
    """Cartridges on their way from the box into the breech."""
    for i in range(8):
        x, y = 154 + i * 8.4, 84 + abs(i - 3.5) * 0.9
        sheet.lay(box(x, y + 8, x + 7, y + 34, 1.5), BRASS.turned(90), 3.6, lift=0.5, line=0.7)
        sheet.lay(curve((x + 0.5, y + 9), (x + 3.5, y - 6), (x + 6.5, y + 9)), COPPER.turned(90), 3, lift=0.2, line=0.6)
        sheet.lay(box(x - 1, y + 16, x + 8.4, y + 20, 1), DULL, 1.4, lift=0.2, line=0.5)


def _lmg(sheet: Relief, kit: Kit) -> None:
    for foot in ((298, 166), (334, 158)):
        sheet.lay(stroke([(312, 96), foot], 6, 5), kit.metal, 3, lift=0.8)
        sheet.lay(box(foot[0] - 8, foot[1] - 3, foot[0] + 9, foot[1] + 4, 3), kit.grip, 3, lift=0.4)
    sheet.lay(
        polygon(
            (-8, 76, 8), (64, 70, 4), (86, 72), (86, 100), (60, 104, 6), (34, 128, 8), (-6, 132, 8),
        ), kit.body, 8, lift=0.9,
    )
    groove(sheet, polygon((14, 86, 5), (56, 82, 4), (54, 94, 4), (32, 112, 6), (14, 112, 5)), 0.4)
    _grip(sheet, 112, 106, kit.grip, 66)
    _guard(sheet, 110, 108, kit.metal)
    tube(sheet, 236, 404, 80, 6.5, kit.metal)
    sheet.lay(box(384, 70, 410, 90, 3), kit.metal, 11, axle=80, lift=0.5)
    sheet.lay(
        box(226, 66, 350, 94, 6), kit.metal.tinted(tuple(int(c * 0.86) for c in kit.metal.colour)), 15, axle=80,
        lift=0.9,
    )
    if kit.energy:
        coil(sheet, 240, 346, 80, 17, 13, COPPER)
        shine(sheet, [(388, 80), (409, 80)], 4)
    else:
        for row, y in enumerate((72, 80, 88)):
            for i in range(9):
                x = 236 + i * 12.5 + (row % 2) * 6
                sheet.flat(disc(x, y, 2.6, 0.9), (14, 15, 17), 0.95)
    sheet.lay(
        polygon(
            (76, 64, 6), (94, 58, 4), (226, 56, 4), (240, 64, 4), (240, 98, 5), (200, 110, 4), (96, 112, 8),
            (76, 104, 6),
        ),
        kit.body, 7, lift=1,
    )
    sheet.lay(polygon((104, 52, 5), (214, 48, 5), (224, 66, 4), (104, 72, 3)), kit.metal, 4, lift=0.7)
    slots(sheet, 120, 56, 6, 9, 4, 9)
    sheet.lay(stroke([(128, 54), (136, 30), (186, 26), (198, 48)], 7), kit.grip, 3.4, lift=0.9)
    if kit.energy:
        sheet.lay(polygon((148, 106, 5), (216, 102, 5), (214, 164, 10), (154, 166, 10)), kit.body, 9, lift=1)
        _power(sheet, 158, 208, 136, 15)
        shine(sheet, [(104, 88), (194, 84)], 3)
    else:
        sheet.lay(
            polygon((146, 112, 4), (220, 108, 4), (220, 170, 6), (148, 172, 6)), OLIVE.tinted((86, 92, 66)), 6, lift=1,
        )
        sheet.lay(box(142, 106, 224, 117, 3), OLIVE.tinted((70, 76, 56)), 4, lift=0.4)
        sheet.lay(box(176, 126, 196, 150, 3), DULL, 3, lift=0.4)
        sheet.flat(box(154, 157, 214, 161, 1), (226, 164, 44), 0.85)
        _belt(sheet)
    for x, y in ((88, 74), (88, 100), (228, 72), (230, 92)):
        bolt(sheet, x, y, 2.4)


def light_machine_gun(sheet: Relief) -> None:
    """Belt-fed, on a bipod, with a perforated jacket round the barrel."""
    sheet.frame = Frame(2, 54, -13, 0.9)
    _lmg(sheet, FIELD)


def prototype_light_machine_gun(sheet: Relief) -> None:
    """No belt and no sound: a coiled barrel over a block of light."""
    sheet.frame = Frame(2, 54, -13, 0.9)
    halo(sheet, 410, 80, 40, CYAN)
    _lmg(sheet, PROTOTYPE)


def _scope(sheet: Relief, kit: Kit) -> None:
    """A long telescope on its rings, and what it sees in its front glass."""
    tube(sheet, 118, 236, 34, 8, kit.metal)
    sheet.lay(box(216, 21, 262, 47, 5), kit.metal, 14, axle=34, lift=0.8)
    sheet.lay(box(104, 23, 128, 45, 4), kit.metal, 12, axle=34, lift=0.6)
    sheet.lay(
        disc(262, 34, 12, 1.0), LENS.tinted((60, 120, 140) if kit.energy else (120, 66, 50)), 5, lift=0.3, line=0.8,
    )
    sheet.flat(stroke([(257, 28), (262, 25)], 3, 1.6), (240, 250, 250), 0.8, 0.5)
    sheet.lay(box(164, 16, 182, 30, 3), kit.metal, 4, lift=0.6)
    for x in (140, 202):
        sheet.lay(box(x - 5, 24, x + 5, 56, 2), kit.metal, 3, lift=0.5)


def _sniper(sheet: Relief, kit: Kit) -> None:
    for foot in ((254, 154), (284, 148)):
        sheet.lay(stroke([(266, 92), foot], 5, 4), kit.metal, 2.6, lift=0.7)
        sheet.lay(disc(foot[0], foot[1], 4.4), kit.grip, 3, lift=0.3)
    sheet.lay(
        polygon(
            (-26, 74, 6), (40, 70, 4), (82, 70), (84, 104), (54, 106, 5), (16, 130, 8), (-20, 136, 8),
        ) - polygon((4, 88, 5), (52, 84, 5), (44, 96, 5), (16, 116, 6), (2, 118, 5)),
        kit.body, 7, lift=0.9,
    )
    sheet.lay(box(-6, 62, 44, 74, 5), kit.grip, 5, lift=0.6)
    sheet.lay(polygon((-34, 72, 5), (-22, 72, 5), (-18, 138, 5), (-30, 140, 5)), kit.grip, 5, lift=0.6)
    _grip(sheet, 112, 104, kit.grip, 62)
    _guard(sheet, 110, 104, kit.metal)
    sheet.lay(polygon((152, 102), (186, 100), (184, 134, 4), (154, 136, 4)), kit.metal.turned(90), 5, lift=0.8)
    tube(sheet, 240, 436, 78, 5.2, kit.metal)
    sheet.lay(box(404, 68, 442, 88, 3), kit.metal, 11, axle=78, lift=0.5)
    for x in (410, 420, 430):
        groove(sheet, box(x, 70, x + 5, 86, 2), 0.2)
    sheet.lay(polygon((214, 68, 4), (316, 70, 6), (316, 88, 6), (300, 96, 5), (214, 98, 4)), kit.body, 8, lift=0.9)
    slots(sheet, 232, 74, 6, 12, 6, 8)
    sheet.lay(
        polygon(
            (70, 64, 5), (90, 60, 4), (222, 60, 4), (228, 70, 4), (228, 96, 4), (186, 104, 4), (92, 108, 8),
            (70, 102, 6),
        ),
        kit.body, 6, lift=1,
    )
    sheet.lay(box(118, 66, 196, 84, 4), kit.metal, 3, lift=0.3, line=0.7)
    groove(sheet, box(136, 70, 176, 80, 2), 0.3)
    sheet.lay(stroke([(182, 76), (196, 92), (200, 98)], 5), BRIGHT, 2.6, lift=0.7)
    sheet.lay(disc(201, 101, 5.4), kit.grip, 4, lift=0.5)
    rail(sheet, 98, 230, 51, kit.metal)
    _scope(sheet, kit)
    if kit.energy:
        coil(sheet, 322, 400, 78, 9.5, 11, COPPER)
        _power(sheet, 222, 308, 104, 9)
        shine(sheet, [(404, 78), (441, 78)], 4)
        shine(sheet, [(80, 96), (146, 92)], 2.6)
    else:
        lamp(sheet, 88, 76, 2.2, AMBER)
    for x, y in ((82, 90), (106, 92), (210, 90)):
        bolt(sheet, x, y, 2.2)


def sniper_rifle(sheet: Relief) -> None:
    """A marksman's rifle: thumb-hole stock, bipod, long glass and a brake on the muzzle."""
    sheet.frame = Frame(22, 78, -19, 0.79)
    _sniper(sheet, FIELD)


def prototype_sniper_rifle(sheet: Relief) -> None:
    """The rifle that shoots as far as the eye reaches: rails of light along a coiled barrel."""
    sheet.frame = Frame(22, 78, -19, 0.79)
    halo(sheet, 444, 78, 38, CYAN)
    _sniper(sheet, PROTOTYPE)
