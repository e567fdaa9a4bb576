"""Card backs: tooled leather with a gilt frame and one emblem a deck."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from sprites.printed.grounds import varnish
from sprites.printed.materials import BLUED, BONE, GOLD, STEEL, WALNUT, Material, cloth, field, leather
from sprites.printed.pictures import save
from sprites.printed.pistols import cylinder, tube
from sprites.printed.relief import Relief, normals, picture
from sprites.printed.shapes import Frame, Shape, box, curve, disc, polygon, ring, star, stroke

WIDTH, HEIGHT, SCALE = 440, 616, 2
SOCKET = Material((28, 20, 18), gloss=0.05)
TOOTH = BONE.tinted((204, 190, 148))


def _hide(colour: tuple[int, int, int], seed: int) -> np.ndarray:
    h, w = HEIGHT * SCALE, WIDTH * SCALE
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32) / SCALE
    tone, bump = leather(xs + seed * 37, ys + seed * 53)
    n = normals(bump * 1.3)
    light = np.clip(n @ np.array([-0.52, -0.66, 0.54], np.float32), 0, 1)
    away = np.hypot((xs - WIDTH * 0.46) / WIDTH, (ys - HEIGHT * 0.44) / HEIGHT)
    base = np.array(colour, np.float32) / 255
    shade = (0.55 + 0.75 * light) * (1.25 - 0.95 * away**1.2) * (1 + 0.8 * tone) * (1 + 0.05 * field(h, w, 90, seed))
    return base * shade[..., None]


def _frame(sheet: Relief) -> None:
    for inset, width, radius in ((20, 4, 16), (29, 1.6, 11)):
        outer = box(inset, inset, WIDTH - inset, HEIGHT - inset, radius)
        inner = box(inset + width, inset + width, WIDTH - inset - width, HEIGHT - inset - width, radius - width * 0.6)
        sheet.lay(outer - inner, GOLD, width * 0.5, lift=0.4, line=0.7)
    for x, y, sx, sy in (
        (50, 50, 1, 1), (WIDTH - 50, 50, -1, 1), (50, HEIGHT - 50, 1, -1), (WIDTH - 50, HEIGHT - 50, -1, -1),
    ):
        scroll = stroke(
            [
                (x - 8 * sx, y + 46 * sy), (x - 6 * sx, y + 10 * sy), (x + 10 * sx, y - 6 * sy),
                (x + 46 * sx, y - 8 * sy),
            ],
            4, 2,
        )
        scroll += stroke(
            [
                (x + 2 * sx, y + 2 * sy), (x + 16 * sx, y + 18 * sy), (x + 30 * sx, y + 14 * sy),
                (x + 28 * sx, y + 4 * sy),
            ],
            3.4, 1.4,
        )
        scroll += stroke(
            [
                (x + 2 * sx, y + 2 * sy), (x + 18 * sx, y + 16 * sy), (x + 14 * sx, y + 30 * sy),
                (x + 4 * sx, y + 28 * sy),
            ],
            3.4, 1.4,
        )
        sheet.lay(scroll + disc(x, y, 6), GOLD, 2, lift=0.4, line=0.7)


def _rosette(sheet: Relief, y: float) -> None:
    line = stroke(
        [(WIDTH / 2 - 96, y), (WIDTH / 2 - 20, y)], 1, 3.4,
    ) + stroke([(WIDTH / 2 + 96, y), (WIDTH / 2 + 20, y)], 1, 3.4)
    sheet.lay(line + star(WIDTH / 2, y, 4, 13, 4.6), GOLD, 2, lift=0.4, line=0.7)


def _medallion(sheet: Relief, colour: tuple[int, int, int]) -> None:
    cx, cy = WIDTH / 2, HEIGHT / 2
    sheet.lay(disc(cx, cy, 142), GOLD.tinted((196, 150, 70)), 6, lift=1.4)
    sheet.flat(disc(cx, cy, 132), tuple(int(c * 0.55) for c in colour), 1)
    sheet.tint(disc(cx - 16, cy - 18, 120) - disc(cx + 8, cy + 10, 128), (0.45, 0.45, 0.45), 6)
    sheet.lay(ring(cx, cy, 128, 2), GOLD, 1, lift=0.2, line=0.5)
    for i in range(24):
        a = np.radians(i * 15)
        sheet.lay(disc(cx + 137 * np.cos(a), cy + 137 * np.sin(a), 2.4), GOLD, 2, lift=0.2, line=0.4)


def _revolver(sheet: Relief, frame: Frame) -> None:
    sheet.frame = frame
    grip = curve(
        (74, 82), (62, 96), (49, 122), (33, 154), (23, 180), (30, 191), (48, 194), (60, 190), (64, 172), (76, 142),
        (96, 112), (98, 96),
    )
    sheet.lay(grip, WALNUT.turned(-62), 11)
    sheet.lay(stroke([(152, 103), (155, 121), (143, 135), (122, 138), (105, 130), (97, 108)], 6.2, 6.8), GOLD, 3)
    sheet.lay(stroke([(123, 104), (128, 115), (124, 129)], 5.5, 2.6), STEEL, 2.2)
    sheet.lay(
        polygon((62, 37, 3), (71, 33, 3), (82, 42, 4), (93, 46, 2), (96, 66), (84, 70, 3), (80, 55, 6), (66, 43, 3)),
        BLUED, 4,
    )
    tube(sheet, 152, 290, 60, 10, BLUED)
    sheet.lay(polygon((266, 51), (270, 40, 7), (283, 41, 4), (284, 51)), BLUED, 2, lift=0.6)
    sheet.lay(box(156, 66, 250, 79, 6), BLUED, 6, lift=1)
    cylinder(sheet, 106, 75, 50, 26, BLUED)
    body = polygon(
        (98, 41, 3), (160, 43, 3), (165, 52, 3), (165, 98, 8), (152, 107, 6), (100, 109, 8), (84, 104, 10),
        (72, 86, 12), (78, 62, 6), (90, 46, 6),
    )
    sheet.lay(body - box(107, 50, 155, 101, 2), BLUED.tinted((104, 94, 90)), 5, lift=0.7)
    sheet.frame = Frame()


def _crossed_guns(sheet: Relief) -> None:
    _revolver(sheet, Frame(WIDTH / 2 + 172, HEIGHT / 2 + 4, 36, 0.86, mirror=True))
    _revolver(sheet, Frame(WIDTH / 2 - 172, HEIGHT / 2 + 4, -36, 0.86))


def _skull(sheet: Relief) -> None:
    sheet.frame = Frame(WIDTH / 2, HEIGHT / 2, 0, 1.0)
    for side in (1, -1):
        bone = stroke(
            [(-92 * side, 64), (92 * side, 98)], 15,
        ) + disc(-98 * side, 56, 10) + disc(-99 * side, 72, 10) + disc(98 * side, 91, 10) + disc(97 * side, 107, 10)
        sheet.lay(bone, BONE, 8, lift=1)
    skull = curve(
        (-70, -22), (-62, -72), (-24, -98), (24, -98), (62, -72), (70, -22), (58, 14), (40, 24), (38, 60), (0, 70),
        (-38, 60), (-40, 24), (-58, 14),
    )
    sheet.lay(skull, BONE, 36, lift=1.8)
    hole = curve((-54, -10), (-36, -24), (-14, -16), (-10, 6), (-28, 18), (-50, 10))
    for side, shape in ((1, hole), (-1, curve((54, -10), (36, -24), (14, -16), (10, 6), (28, 18), (50, 10)))):
        sheet.lay(shape, SOCKET, 4, lift=0, shadow=0)
        sheet.glow(-31 * side, -2, 9, (230, 90, 20), 0.75)
        sheet.flat(disc(-31 * side, -2, 3.4), (255, 214, 130))
    sheet.lay(polygon((0, 4, 3), (10, 26, 4), (-10, 26, 4)), SOCKET, 3, lift=0, shadow=0)
    sheet.flat(curve((-34, 40), (0, 36), (34, 40), (32, 48), (0, 46), (-32, 48)), (30, 18, 14), 0.9)
    for x in (-26, -16, -6, 4, 14, 24):
        sheet.flat(stroke([(x + 1, 36), (x + 1, 58)], 2.2), (52, 36, 24), 0.9)
    sheet.tint(stroke([(20, -92), (28, -70), (22, -56), (34, -40)], 2.4, 1), (0.35, 0.3, 0.28), 0.4)
    sheet.frame = Frame()


def _badge(sheet: Relief) -> None:
    cx, cy = WIDTH / 2, HEIGHT / 2
    tips: Shape = star(cx, cy, 6, 104, 56)
    for i in range(6):
        a = np.radians(-90 + i * 60)
        tips += disc(cx + 106 * np.cos(a), cy + 106 * np.sin(a), 11)
    sheet.lay(tips, GOLD, 9, lift=2.2)
    sheet.lay(ring(cx, cy, 50, 5), GOLD, 2.5, lift=0.4)
    sheet.tint(disc(cx, cy, 44), (0.72, 0.6, 0.5), 1)
    sheet.lay(star(cx, cy, 5, 36, 15), GOLD, 4, lift=0.8)
    for x, y in ((cx + 62, cy - 52), (cx - 58, cy + 40)):
        sheet.flat(disc(x, y, 7), (26, 16, 12), 0.95)
        sheet.lay(ring(x, y, 10.5, 3.4), GOLD.tinted((180, 136, 70)), 1.6, lift=0.2, line=0.5)


def _teeth(
    sheet: Relief, start: tuple[float, float], end: tuple[float, float], sag: float, count: int, length: float,
    down: bool,
) -> None:
    """A row of uneven teeth between two corners of a mouth."""
    step = (end[0] - start[0]) / count
    for i in range(count):
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
        gum = polygon((x - half, y), (x + half, y), (x + half, y + reach * 0.35), (x - half, y + reach * 0.35))
        sheet.tint(gum, (0.72, 0.5, 0.42), 1)


def _bowler(sheet: Relief) -> None:
    sheet.frame = Frame(WIDTH / 2, HEIGHT / 2 + 10, -6, 0.98)
    hat = Material((62, 58, 62), gloss=0.25, shine=12, grain=cloth, strength=0.35)
    sheet.flat(
        curve((-80, 10), (0, 2), (80, 10), (70, 60), (40, 88), (0, 94), (-40, 88), (-70, 60)), (14, 8, 10), 0.95, 3,
    )
    for x in (-34, 34):
        sheet.glow(x, 34, 15, (230, 70, 20), 0.8)
        sheet.flat(curve((x - 13, 34), (x, 26), (x + 13, 34), (x, 40)), (255, 190, 90), 1, 0.5)
    _teeth(sheet, (-52, 62), (52, 62), 8, 12, 20, True)
    _teeth(sheet, (-48, 94), (48, 94), 6, 11, 18, False)
    sheet.lay(
        curve(
            (-112, 12), (-70, -4), (0, -10), (70, -4), (112, 12), (108, 24), (70, 18), (0, 10), (-70, 18), (-108, 24),
        ),
        hat, 6, lift=2.4,
    )
    sheet.lay(
        curve(
            (-74, 2), (-74, -50), (-48, -88), (0, -100), (48, -88), (74, -50), (74, 2), (40, 10), (0, 12), (-40, 10),
        ),
        hat, 46, lift=1,
    )
    sheet.lay(
        curve((-74, -20), (-40, -10), (0, -8), (40, -10), (74, -20), (74, 2), (40, 10), (0, 12), (-40, 10), (-74, 2)),
        hat.tinted((122, 32, 28)), 4, lift=0.4,
    )
    sheet.frame = Frame()


BACKS: dict[str, tuple[tuple[int, int, int], Callable[[Relief], None]]] = {
    "equipment": ((104, 66, 40), _crossed_guns),
    "zombie": ((64, 74, 52), _skull),
    "bounty": ((124, 34, 30), _badge),
    "abomination": ((66, 48, 70), _bowler),
}


def build_backs(folders: dict[str, Path]) -> None:
    """Write each back into the folder named for its deck."""
    for number, (name, (colour, emblem)) in enumerate(BACKS.items()):
        sheet = Relief(WIDTH, HEIGHT, SCALE)
        _frame(sheet)
        for y in (96, HEIGHT - 96):
            _rosette(sheet, y)
        _medallion(sheet, colour)
        emblem(sheet)
        lit = sheet.over(_hide(colour, 5 + number), drop=3, depth=0.5)
        save(picture(varnish(lit, SCALE, number), SCALE), folders[name] / f"back_{name}.webp")
