"""Zombie card pictures: a bust of each kind, and its horde against the setting sun for extra activations."""

from __future__ import annotations

from sprites.printed.materials import BONE, LEATHER, Material, cloth, flesh, hair
from sprites.printed.relief import Relief
from sprites.printed.shapes import Frame, Shape, curve, disc, polygon, stroke

GREEN_SKIN = Material((146, 158, 122), gloss=0.16, shine=14, grain=flesh)
GREY_SKIN = Material((150, 142, 138), gloss=0.18, shine=14, grain=flesh)
PALE_SKIN = Material((172, 164, 128), gloss=0.16, shine=14, grain=flesh)
BRUISED_SKIN = Material((138, 128, 112), gloss=0.22, shine=16, grain=flesh)
COAT = Material((84, 70, 58), gloss=0.05, grain=cloth)
SHIRT = Material((172, 158, 130), gloss=0.05, grain=cloth)
FELT_HAT = Material((82, 60, 42), gloss=0.06, grain=cloth, strength=0.6)
BOWLER = Material((46, 42, 44), gloss=0.25, shine=12, grain=cloth, strength=0.35)
APRON = Material((166, 154, 132), gloss=0.05, grain=cloth)
MOUTH = Material((48, 12, 12), gloss=0.3, shine=18)
GORE = Material((116, 24, 22), gloss=0.6, shine=30, grain=flesh)
SOCKET = Material((28, 20, 18), gloss=0.05)
EYE = Material((222, 214, 160), gloss=0.6, shine=40)
TOOTH = BONE.tinted((204, 190, 148))
DUSK = Material((44, 24, 26), gloss=0.1, shine=10)


def _eye(sheet: Relief, x: float, y: float, wide: float, high: float, turn: float = 0.0, ball: float = 0.34) -> None:
    """A dead eye: a milky ball deep in a dark, bruised socket."""
    sheet.tint(disc(x, y, wide * 1.8, high / wide, turn), (0.55, 0.42, 0.42), 4)
    sheet.lay(disc(x, y, wide, high / wide, turn), SOCKET, 3, lift=0, shadow=0, line=0.8)
    sheet.lay(disc(x + wide * 0.06, y + high * 0.16, wide * ball), EYE, wide * ball * 0.8, lift=0, shadow=0, line=0.6)
    sheet.flat(disc(x + wide * 0.06, y + high * 0.1, wide * ball * 0.22), (96, 60, 40), 0.8, 0.3)
    sheet.tint(disc(x, y - high * 0.75, wide * 1.05, high * 0.8 / wide, turn), (0.4, 0.36, 0.36), 1.6)


def teeth(
    sheet: Relief, start: tuple[
        float, float,
    ], end: tuple[float, float], sag: float, count: int, length: float, down: bool, gaps: tuple[int, ...] = ()
) -> None:
    """A row of uneven teeth between two corners of the mouth."""
    step = (end[0] - start[0]) / count
    for i in range(count):
        if i in gaps:
            continue
        t = (i + 0.5) / count
        x = start[0] + step * (i + 0.5)
        y = start[1] + (end[1] - start[1]) * t + sag * 4 * t * (1 - t)
        reach = length * (0.62 + 0.5 * ((i * 7 + count) % 5) / 4) * (1 if down else -1)
        half, lean = step * 0.47, ((i * 5) % 3 - 1) * 0.8
        tooth = polygon(
            (x - half, y), (x + half, y), (x + half * 0.72 + lean, y + reach * 0.86, 1.5), (x + lean, y + reach, 1.5),
            (x - half * 0.76 + lean, y + reach * 0.84, 1.5),
        )
        sheet.lay(tooth, TOOTH.turned(90), 1.8, lift=0.3, line=0.55)
        sheet.tint(
            polygon((x - half, y), (x + half, y), (x + half, y + reach * 0.35), (x - half, y + reach * 0.35)),
            (0.72, 0.5, 0.42), 1,
        )


def _hand(sheet: Relief, x: float, y: float, angle: float, scale: float, skin: Material, mirror: bool = False) -> None:
    """A clawing hand, palm towards us, with hooked fingers."""
    keep = sheet.frame
    sheet.frame = Frame(x, y, angle, scale, mirror)
    sheet.lay(stroke([(2, 110), (0, 60), (0, 24)], 32, 25), skin.turned(90), 13, lift=1.4)
    for points in (
        [(-15, 4), (-33, -12), (-38, -32), (-26, -46)],
        [(-6, -4), (-15, -28), (-15, -52), (-3, -66)],
        [(6, -4), (9, -30), (15, -52), (27, -60)],
        [(16, 4), (29, -10), (41, -24), (50, -22)],
    ):
        sheet.lay(stroke(points, 13, 8), skin.turned(90), 5.6, lift=1.1)
        (ax, ay), (bx, by) = points[-2], points[-1]
        reach = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        claw = (bx + (bx - ax) / reach * 10, by + (by - ay) / reach * 10)
        sheet.lay(stroke([(bx, by), claw], 6.5, 1.5), BONE.tinted((112, 96, 70)), 2.4, lift=0.4, line=0.6)
        for kx, ky in points[1:3]:
            sheet.tint(disc(kx, ky, 5, 0.5), (1.22, 1.2, 1.14), 1.2)
    sheet.lay(curve((-20, 4), (-10, -8), (8, -8), (20, 2), (20, 24), (8, 38), (-10, 36), (-21, 22)), skin, 12, lift=0.6)
    sheet.lay(stroke([(-14, 28), (-36, 22), (-46, 4), (-38, -6)], 14, 8), skin, 5.6, lift=1)
    sheet.tint(stroke([(-12, 10), (0, 17), (13, 8)], 2.4), (0.55, 0.48, 0.46), 0.9)
    sheet.tint(stroke([(-8, 24), (6, 22), (12, 30)], 2), (0.6, 0.52, 0.5), 0.9)
    sheet.frame = keep


def _night_side(sheet: Relief, x: float) -> None:
    """Let the side away from the lamp fall into a cool shade."""
    sheet.tint(polygon((x, -20), (420, -20), (420, 320), (x + 20, 320)), (0.52, 0.53, 0.60), 24)


def walker(sheet: Relief) -> None:
    """Slack jaw, battered hat, one hand already reaching."""
    skin = GREEN_SKIN
    sheet.lay(
        curve((60, 330), (84, 236), (140, 206), (192, 198), (246, 206), (304, 234), (336, 330)), COAT, 34, lift=1.4,
    )
    sheet.lay(polygon((164, 196), (224, 196), (232, 300), (160, 300)), SHIRT, 8, lift=0.4)
    sheet.flat(curve((186, 226), (210, 222), (216, 262), (200, 284), (184, 262)), (96, 18, 16), 0.8, 1.4)
    for side in (1, -1):
        lapel = polygon(
            (194 - 34 * side, 196), (194 - 60 * side, 214, 4), (194 - 48 * side, 246, 3), (194 - 14 * side, 306),
            (194 - 22 * side, 226),
        )
        sheet.lay(lapel, COAT.tinted((72, 58, 48)), 4, lift=1)
    sheet.lay(curve((170, 160), (168, 200), (180, 216), (206, 216), (220, 198), (218, 160)), skin, 14, lift=0.8)
    sheet.tint(curve((168, 176), (194, 198), (222, 176), (220, 200), (194, 212), (168, 200)), (0.62, 0.58, 0.56), 3)
    for x, turn in ((143, -10), (243, 10)):
        sheet.lay(disc(x, 124, 9, 1.9, turn), skin, 6, lift=0.6)
    sheet.lay(
        curve(
            (148, 78), (170, 60), (194, 56), (218, 60), (238, 78), (242, 108), (236, 134), (230, 158), (220, 184),
            (196, 196), (172, 186), (158, 160), (150, 134), (144, 108),
        ),
        skin, 30, lift=1.4,
    )
    for x in (154, 230):
        sheet.tint(disc(x, 150, 12, 1.8, 12 if x < 190 else -12), (0.62, 0.58, 0.54), 4)
    _eye(sheet, 172, 116, 16, 13, 8)
    _eye(sheet, 216, 114, 15, 12, -10)
    sheet.lay(stroke([(152, 98), (172, 98), (188, 106)], 7, 5), skin, 3.4, lift=0.8, line=0.5)
    sheet.lay(stroke([(236, 96), (216, 97), (201, 106)], 7, 5), skin, 3.4, lift=0.8, line=0.5)
    sheet.lay(
        curve((190, 112), (200, 112), (206, 134), (202, 142), (188, 142), (184, 134)), skin, 7, lift=0.4, line=0.3,
    )
    sheet.flat(
        curve((186, 138), (192, 134), (193, 142), (188, 144)) + curve((198, 134), (204, 138), (202, 144), (197, 142)),
        (26, 16, 14), 0.95,
    )
    sheet.lay(
        curve((168, 158), (194, 151), (222, 156), (219, 178), (208, 190), (190, 192), (174, 184)), MOUTH, 5, lift=0,
        shadow=0,
    )
    teeth(sheet, (171, 158), (220, 157), -4, 8, 10, True, (5,))
    teeth(sheet, (176, 185), (214, 186), 5, 6, 8, False, (1,))
    sheet.lay(curve((222, 128), (236, 132), (238, 152), (228, 164), (220, 150)), GORE, 5, lift=0, shadow=0, line=0.6)
    teeth(sheet, (223, 146), (236, 143), 0, 3, 8, True)
    sheet.flat(stroke([(194, 192), (192, 208), (196, 222)], 4, 2), (104, 20, 18), 0.85)
    sheet.tint(curve((146, 76), (194, 70), (242, 76), (242, 106), (194, 100), (146, 108)), (0.5, 0.48, 0.5), 4)
    sheet.lay(
        curve(
            (96, 88), (118, 70), (150, 62), (194, 58), (240, 60), (272, 66), (292, 80), (274, 88), (240, 84),
            (194, 80), (150, 84), (118, 92),
        ),
        FELT_HAT, 7, lift=2.4,
    )
    sheet.lay(
        curve(
            (146, 68), (150, 30), (168, 12), (188, 20), (206, 8), (230, 16), (240, 36), (244, 66), (222, 74),
            (194, 75), (168, 75),
        ),
        FELT_HAT, 20, lift=1,
    )
    sheet.lay(
        curve(
            (146, 58), (170, 64), (194, 65), (222, 63), (243, 56), (244, 67), (222, 75), (194, 76), (168, 76),
            (146, 70),
        ),
        FELT_HAT.tinted((44, 26, 24)), 3, lift=0.4,
    )
    sheet.flat(disc(214, 36, 5, 0.8), (24, 14, 10), 0.9, 0.5)
    _hand(sheet, 74, 186, -24, 1.1, skin)
    sheet.lay(
        curve((60, 320), (72, 262), (84, 246), (112, 240), (140, 254), (160, 320)), COAT.tinted((78, 64, 52)), 16,
        lift=1.4,
    )
    _night_side(sheet, 232)


def brute(sheet: Relief) -> None:
    """A mountain with a small head: bull neck, sewn flesh, butcher's apron."""
    skin = GREY_SKIN
    sheet.lay(
        curve(
            (6, 330), (8, 220), (38, 160), (96, 132), (150, 124), (234, 124), (290, 132), (346, 160), (376, 220),
            (380, 330),
        ),
        skin, 52, lift=1.6,
    )
    for x, y, turn in ((64, 214, 20), (322, 214, -20)):
        sheet.tint(disc(x, y, 26, 2.2, turn), (0.78, 0.74, 0.72), 8)
    sheet.lay(
        curve((98, 330), (112, 226), (138, 188), (192, 200), (246, 188), (272, 226), (286, 330)), APRON, 16, lift=1.2,
    )
    for strap in ([(140, 192), (120, 160), (112, 138)], [(244, 192), (264, 160), (272, 138)]):
        sheet.lay(stroke(strap, 13, 11), LEATHER, 4, lift=0.9)
    sheet.flat(
        curve((150, 240), (186, 222), (214, 246), (236, 236), (250, 270), (230, 330), (160, 330), (140, 280)),
        (110, 22, 18), 0.78, 2,
    )
    sheet.flat(disc(130, 250, 6) + disc(262, 252, 5) + disc(240, 222, 4), (110, 22, 18), 0.75, 0.8)
    sheet.lay(
        curve((136, 108), (124, 150), (142, 182), (192, 196), (244, 182), (262, 150), (248, 108)), skin, 30, lift=0.8,
    )
    for x, turn in ((135, -14), (249, 14)):
        sheet.lay(disc(x, 104, 9, 1.5, turn), skin, 6, lift=0.6)
    sheet.lay(
        curve(
            (146, 62), (168, 42), (192, 38), (218, 42), (238, 62), (244, 92), (248, 124), (238, 156), (214, 172),
            (192, 174), (170, 172), (146, 156), (136, 124), (140, 92),
        ),
        skin, 32, lift=1.6,
    )
    _eye(sheet, 170, 99, 12, 8, 10, 0.36)
    _eye(sheet, 214, 99, 12, 8, -10, 0.36)
    sheet.lay(
        curve((150, 88), (168, 80), (192, 90), (216, 80), (236, 88), (224, 94), (192, 100), (162, 94)), skin, 6,
        lift=1.2, line=0.6,
    )
    sheet.lay(curve((184, 96), (200, 96), (208, 118), (200, 124), (184, 124), (176, 118)), skin, 8, lift=0.6, line=0.4)
    sheet.flat(disc(186, 121, 3.4, 0.8) + disc(199, 121, 3.4, 0.8), (24, 16, 14), 0.95)
    sheet.lay(
        curve((158, 140), (174, 134), (192, 137), (212, 134), (228, 140), (220, 152), (192, 154), (166, 152)), MOUTH,
        3, lift=0, shadow=0,
    )
    sheet.lay(
        curve((152, 150), (166, 148), (192, 152), (220, 148), (234, 150), (228, 170), (192, 180), (158, 170)), skin,
        12, lift=0.8, line=0.6,
    )
    teeth(sheet, (162, 152), (182, 153), 0, 2, 17, False)
    teeth(sheet, (204, 153), (224, 152), 0, 2, 17, False)
    teeth(sheet, (182, 153), (204, 153), 0, 3, 9, False)
    sheet.tint(stroke([(212, 48), (222, 66), (232, 92), (240, 112)], 3, 2), (0.4, 0.26, 0.24), 0.6)
    for x, y in ((214, 53), (220, 64), (226, 78), (232, 93), (238, 107)):
        sheet.flat(stroke([(x - 6, y + 3), (x + 6, y - 2)], 1.8), (34, 22, 20), 0.95)
    sheet.tint(stroke([(44, 176), (74, 186), (102, 180)], 3, 2), (0.4, 0.26, 0.24), 0.6)
    for x, y in ((50, 178), (62, 182), (74, 186), (88, 184)):
        sheet.flat(stroke([(x - 1, y - 7), (x + 2, y + 6)], 1.8), (34, 22, 20), 0.95)
    sheet.lay(
        curve((284, 168), (306, 160), (330, 176), (334, 198), (312, 204), (292, 192)), GORE, 8, lift=0, shadow=0,
        line=0.6,
    )
    for y in (172, 182, 192):
        sheet.lay(stroke([(296, y), (312, y - 3), (326, y + 4)], 5, 4), BONE, 2.4, lift=0.5, line=0.6)
    _night_side(sheet, 240)


def runner(sheet: Relief) -> None:
    """Head first, mouth wide, hair and neckerchief torn back by its own speed."""
    skin = PALE_SKIN
    for y, x0, x1 in (
        (36, 270, 372), (70, 300, 384), (122, 306, 384), (168, 316, 384), (206, 300, 376), (244, 320, 384),
    ):
        sheet.flat(stroke([(x0, y), (x1, y - 10)], 3.4, 0.8), (240, 226, 190), 0.55, 0.6)
    sheet.lay(
        curve((200, 330), (196, 250), (222, 206), (268, 190), (330, 214), (390, 270), (400, 330)),
        COAT.tinted((96, 84, 72)), 30, lift=1.4,
    )
    sheet.lay(polygon((206, 232), (262, 212), (292, 330), (204, 330)), SHIRT.tinted((150, 132, 104)), 8, lift=0.5)
    sheet.lay(curve((196, 170), (206, 222), (234, 240), (268, 218), (268, 160)), skin, 16, lift=0.8)
    sheet.lay(
        curve(
            (232, 196), (262, 204), (300, 186), (352, 192), (372, 178), (366, 208), (330, 222), (356, 240),
            (306, 236), (262, 240), (226, 228),
        ),
        Material((136, 34, 30), gloss=0.05, grain=cloth), 9, lift=1.2,
    )
    for points in (
        [(236, 58), (292, 30), (352, 38)], [(244, 72), (300, 52), (366, 66)], [(250, 92), (302, 80), (350, 98)],
        [(224, 48), (274, 14), (326, 10)], [(252, 112), (296, 110), (332, 126)], [(206, 46), (240, 16), (284, 2)],
    ):
        sheet.lay(stroke(points, 26, 3), Material((58, 42, 32), gloss=0.2, grain=hair).turned(70), 7, lift=0.9)
    sheet.lay(
        curve(
            (126, 88), (146, 56), (180, 40), (220, 42), (252, 66), (262, 104), (258, 146), (242, 180), (222, 206),
            (190, 220), (158, 214), (146, 190), (142, 160), (128, 128),
        ),
        skin, 30, lift=1.6,
    )
    sheet.lay(disc(250, 122, 10, 1.7, 12), skin, 6, lift=0.7)
    sheet.lay(
        curve((180, 44), (222, 40), (252, 62), (262, 96), (250, 84), (228, 64), (204, 60), (186, 64), (166, 56)),
        Material((58, 42, 32), gloss=0.2, grain=hair).turned(40), 8, lift=0.9,
    )
    sheet.tint(curve((212, 134), (240, 128), (246, 160), (224, 186)), (0.68, 0.62, 0.58), 5)
    _eye(sheet, 150, 106, 13, 10, 16, 0.36)
    _eye(sheet, 196, 104, 16, 11, -14, 0.36)
    sheet.lay(stroke([(130, 90), (146, 86), (164, 98)], 8, 5), skin, 3.6, lift=0.9, line=0.5)
    sheet.lay(stroke([(220, 84), (196, 82), (178, 98)], 8, 5), skin, 3.6, lift=0.9, line=0.5)
    sheet.lay(curve((166, 98), (176, 98), (178, 122), (172, 132), (156, 130), (154, 122)), skin, 6, lift=0.5, line=0.4)
    sheet.flat(
        curve((157, 126), (164, 123), (165, 131), (159, 132)) + curve((168, 124), (175, 126), (173, 132), (168, 131)),
        (26, 16, 14), 0.95,
    )
    sheet.lay(
        curve(
            (142, 148), (164, 138), (196, 140), (220, 150), (224, 178), (206, 204), (178, 210), (156, 202),
            (146, 178),
        ),
        MOUTH, 6, lift=0, shadow=0,
    )
    sheet.lay(
        curve((168, 184), (186, 176), (206, 184), (200, 202), (180, 206), (166, 198)), GORE.tinted((136, 52, 48)), 8,
        lift=0.3,
    )
    teeth(sheet, (145, 149), (219, 152), -11, 10, 13, True, (6,))
    teeth(sheet, (153, 199), (210, 200), 11, 8, 11, False, (3,))
    sheet.flat(
        stroke([(146, 186), (140, 206), (144, 232)], 5, 2) + stroke([(196, 208), (200, 226), (196, 244)], 4, 2),
        (104, 20, 18), 0.85,
    )
    _hand(sheet, 62, 196, -38, 1.12, skin)
    sheet.lay(
        curve((84, 340), (92, 282), (104, 262), (132, 250), (166, 272), (190, 340)), COAT.tinted((96, 84, 72)), 16,
        lift=1.4,
    )
    _night_side(sheet, 246)


def abomination(sheet: Relief) -> None:
    """A gentleman once: bowler hat, waxed moustache, and far too much of everything below."""
    skin = BRUISED_SKIN
    sheet.lay(
        curve((-20, 330), (-8, 214), (40, 168), (110, 150), (280, 150), (346, 168), (394, 214), (404, 330)),
        Material((58, 48, 54), gloss=0.06, grain=cloth), 44, lift=1.6,
    )
    sheet.lay(polygon((140, 220), (246, 220), (262, 330), (124, 330)), SHIRT.tinted((186, 176, 154)), 10, lift=0.6)
    for x, y, r in ((34, 206, 26), (70, 178, 20), (342, 196, 28), (306, 172, 18), (366, 232, 20)):
        sheet.lay(disc(x, y, r, 0.94), skin.tinted((150, 122, 112)), r * 0.8, lift=0.9)
        sheet.flat(disc(x - 2, y - 3, r * 0.28), (206, 186, 112), 0.7, 1.6)
    sheet.lay(
        curve(
            (108, 84), (136, 60), (192, 52), (250, 60), (280, 84), (296, 132), (306, 180), (286, 224), (240, 246),
            (192, 252), (144, 246), (98, 224), (80, 180), (90, 132),
        ),
        skin, 46, lift=2,
    )
    for x, y, r in ((108, 200, 20), (280, 196, 22), (262, 222, 13), (132, 230, 13), (96, 164, 12), (270, 100, 13)):
        sheet.lay(disc(x, y, r), skin.tinted((156, 124, 108)), r * 0.85, lift=0.8, line=0.7)
        sheet.flat(disc(x - r * 0.1, y - r * 0.15, r * 0.3), (214, 192, 116), 0.75, 1.2)
    _eye(sheet, 152, 120, 19, 12, 14, 0.36)
    _eye(sheet, 234, 121, 17, 10, -14, 0.36)
    sheet.glow(154, 120, 10, (190, 60, 20), 0.35)
    sheet.glow(236, 122, 8, (190, 60, 20), 0.35)
    sheet.lay(stroke([(124, 98), (152, 94), (178, 110)], 12, 8), skin, 5.4, lift=1.2, line=0.6)
    sheet.lay(stroke([(264, 98), (236, 98), (210, 110)], 12, 8), skin, 5.4, lift=1.2, line=0.6)
    sheet.lay(
        curve((182, 112), (204, 112), (218, 142), (208, 156), (180, 156), (168, 142)), skin.tinted((156, 120, 108)),
        13, lift=0.8, line=0.5,
    )
    sheet.flat(disc(184, 151, 4.4, 0.8) + disc(204, 151, 4.4, 0.8), (24, 14, 12), 0.95)
    sheet.lay(
        curve(
            (122, 184), (150, 176), (194, 180), (240, 176), (266, 184), (262, 214), (232, 232), (192, 236),
            (152, 232), (126, 214),
        ),
        MOUTH, 8, lift=0, shadow=0,
    )
    teeth(sheet, (124, 184), (265, 184), -2, 14, 18, True, (8,))
    teeth(sheet, (130, 217), (258, 217), 18, 12, 18, False, (4,))
    for side in (1, -1):
        moustache = [
            (194 - 2 * side, 163), (194 - 26 * side, 164), (194 - 52 * side, 174), (194 - 72 * side, 170),
            (194 - 80 * side, 156),
        ]
        sheet.lay(stroke(moustache, 15, 2.4), Material((52, 36, 26), gloss=0.3, grain=hair).turned(90), 7, lift=1.2)
    sheet.tint(curve((108, 78), (192, 70), (282, 78), (284, 104), (192, 98), (106, 106)), (0.5, 0.48, 0.5), 4)
    sheet.lay(
        curve(
            (96, 76), (132, 64), (192, 58), (254, 64), (292, 76), (296, 86), (254, 82), (192, 76), (132, 82),
            (92, 86),
        ),
        BOWLER, 5, lift=2.6,
    )
    sheet.lay(
        curve(
            (124, 66), (124, 26), (148, 2), (192, -6), (238, 2), (262, 26), (262, 66), (232, 74), (192, 76),
            (154, 74),
        ),
        BOWLER, 40, lift=1,
    )
    sheet.lay(
        curve(
            (124, 52), (154, 60), (192, 62), (232, 60), (262, 52), (262, 66), (232, 74), (192, 76), (154, 74),
            (124, 66),
        ),
        BOWLER.tinted((92, 26, 26)), 4, lift=0.4,
    )
    sheet.lay(
        polygon(
            (176, 256, 3), (160, 244, 4), (160, 276, 4), (178, 266), (208, 266), (226, 276, 4), (226, 244, 4),
            (208, 256, 3),
        ),
        Material((124, 26, 26), gloss=0.1, grain=cloth), 6, lift=1.2,
    )
    _night_side(sheet, 262)


def _claws(x: float, y: float, turn: int) -> Shape:
    """Four talons spread from a fist; `turn` is 1 when they point down and -1 when they point up."""
    shape = disc(x, y, 13)
    for dx in (-10, -3, 4, 11):
        shape += stroke(
            [(x + dx * 0.8, y + 6 * turn), (x + dx * 1.2, y + 17 * turn), (x + dx * 0.9, y + 25 * turn)], 6.5, 1.2,
        )
    return shape


def _walker_figure() -> Shape:
    return (
        stroke([(-8, -46), (-12, -22), (-9, 0)], 12, 9) + stroke([(4, -46), (9, -24), (3, 0)], 12, 9)
        + stroke([(-12, -1), (-2, -1)], 6) + stroke([(1, -1), (11, -1)], 6)
        + curve((-14, -44), (-16, -66), (-10, -80), (4, -84), (13, -76), (13, -58), (10, -42))
        + stroke([(-10, -74), (-24, -60), (-34, -66)], 8, 6) + stroke([(-34, -66), (-40, -72)], 3)
        + stroke([(-34, -66), (-42, -65)], 3)
        + stroke([(10, -72), (14, -54), (6, -38)], 8, 6) + stroke([(6, -38), (3, -30)], 3)
        + disc(-3, -92, 9) + polygon((-20, -95, 3), (14, -99, 3), (14, -95, 3), (-20, -91, 3))
        + polygon((-11, -96), (-9, -109, 4), (4, -111, 4), (6, -97))
    )


def _brute_figure() -> Shape:
    return (
        stroke([(-12, -48), (-20, -26), (-15, 0)], 20, 13) + stroke([(12, -48), (19, -28), (18, 0)], 20, 13)
        + stroke([(-24, -2), (-12, -2)], 8) + stroke([(12, -2), (24, -2)], 8)
        + curve((-24, -44), (-34, -78), (-30, -100), (-10, -108), (12, -108), (31, -100), (34, -78), (24, -44))
        + stroke([(-30, -94), (-46, -72), (-44, -46)], 18, 15) + _claws(-44, -42, 1)
        + stroke([(30, -94), (47, -74), (46, -48)], 18, 15) + _claws(46, -44, 1)
        + disc(-3, -110, 11) + disc(22, -104, 11)
    )


def _runner_figure() -> Shape:
    return (
        stroke([(6, -44), (-14, -34), (-20, -8)], 11, 8) + stroke([(-20, -6), (-32, -8)], 6)
        + stroke([(8, -44), (26, -30), (42, -32)], 11, 8) + stroke([(42, -32), (47, -22)], 6)
        + curve((2, -42), (-10, -60), (-18, -76), (-8, -84), (4, -76), (14, -58), (16, -44))
        + stroke([(-12, -78), (-30, -66), (-44, -78)], 7, 5) + stroke([(-44, -78), (-52, -84)], 3)
        + stroke([(-44, -78), (-54, -77)], 3)
        + stroke([(-4, -78), (12, -70), (22, -82)], 7, 5)
        + disc(-22, -91, 9) + stroke([(-16, -97), (-4, -102), (6, -100)], 7, 2)
        + stroke([(-14, -92), (-2, -94), (8, -92)], 6, 2)
    )


def _abomination_figure() -> Shape:
    return (
        stroke([(-18, -60), (-30, -34), (-24, 0)], 25, 18) + stroke([(18, -60), (28, -34), (26, 0)], 25, 18)
        + stroke([(-34, -3), (-18, -3)], 9) + stroke([(20, -3), (38, -3)], 9)
        + curve(
            (-30, -52), (-46, -90), (-46, -120), (-30, -142), (-6, -148), (24, -146), (46, -130), (50, -100),
            (34, -52),
        )
        + stroke([(-38, -126), (-66, -104), (-68, -66)], 25, 19) + _claws(-68, -58, 1)
        + stroke([(42, -126), (72, -122), (88, -150)], 23, 17) + _claws(90, -154, -1)
        + disc(-46, -130, 12) + disc(-34, -142, 9) + disc(44, -140, 13) + disc(-4, -154, 17)
        + polygon((-30, -163, 3), (22, -166, 3), (23, -161, 3), (-29, -158, 3))
        + curve((-22, -161), (-21, -178), (-5, -187), (12, -181), (15, -163))
    )


def _horde(
    sheet: Relief, figure: Shape, places: tuple[tuple[float, float, float, bool], ...],
    eyes: tuple[tuple[float, float], ...],
) -> None:
    """Figures against the setting sun, the far ones small and hazy."""
    sheet.glow(196, 128, 150, (255, 120, 40), 0.5)
    sheet.glow(196, 128, 74, (255, 190, 90), 0.45)
    sheet.flat(disc(196, 128, 66), (255, 214, 128), 0.96, 0.6)
    for y, x0, x1 in ((92, 92, 190), (110, 210, 320), (150, 70, 160), (162, 220, 330)):
        sheet.flat(stroke([(x0, y), (x1, y - 3)], 4, 1), (206, 92, 52), 0.5, 1)
    sheet.flat(
        curve((-20, 300), (-20, 206), (80, 194), (190, 200), (300, 192), (404, 204), (404, 300)), (70, 28, 24), 1,
    )
    for x, y, scale, mirror in places:
        sheet.frame = Frame(x, y, 0, scale, mirror)
        near = min(1.0, scale / 1.4)
        tone = DUSK.tinted(
            tuple(int(near * c + (1 - near) * far) for c, far in zip(DUSK.colour, (128, 52, 36), strict=True))
        )
        sheet.lay(figure, tone, 4, lift=0.5, line=0.4)
        sheet.flat(curve((-34, 4), (10, -2), (80, 10), (60, 16), (0, 10)), (30, 12, 12), 0.5, 1.5)
    for x, y in eyes:
        sheet.glow(x, y, 2.6, (255, 120, 30), 0.5)
        sheet.flat(disc(x, y, 1.3), (255, 214, 120))
    sheet.frame = Frame()
    sheet.flat(
        curve((-20, 320), (-20, 268), (90, 258), (210, 266), (320, 256), (404, 266), (404, 320)), (32, 14, 14), 1,
    )


def extra_walker(sheet: Relief) -> None:
    """Walkers who do not wait for their turn."""
    places = (
        (60, 204, 0.55, False), (128, 200, 0.5, True), (250, 199, 0.52, False), (330, 203, 0.55, True),
        (108, 232, 0.95, False), (292, 232, 0.95, True), (196, 266, 1.65, False),
    )
    _horde(sheet, _walker_figure(), places, ((-7, -90), (0, -90.6)))


def extra_brute(sheet: Relief) -> None:
    """Brutes shouldering forward."""
    _horde(
        sheet, _brute_figure(),
        ((84, 206, 0.6, False), (308, 204, 0.6, True), (112, 246, 1.05, False), (286, 268, 1.55, True)),
        ((-4, -112), (4, -112)),
    )


def extra_runner(sheet: Relief) -> None:
    """Runners at full tilt."""
    _horde(
        sheet, _runner_figure(),
        (
            (70, 208, 0.55, False), (190, 202, 0.5, False), (318, 204, 0.55, False), (108, 240, 0.95, False),
            (250, 262, 1.6, False),
        ),
        ((-27, -91), (-21, -92)),
    )


def extra_abomination(sheet: Relief) -> None:
    """The abomination, before the sun."""
    _horde(sheet, _abomination_figure(), ((190, 272, 1.3, False),), ((-11, -152), (2, -153)))
