"""Punched tokens: thick cardboard with a light edge, one printed field and one bold glyph; a shape for each meaning."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from scipy.ndimage import distance_transform_edt, gaussian_filter

from sprites.printed.materials import field
from sprites.printed.relief import Relief, cutout
from sprites.printed.shapes import Shape, box, curve, disc, polygon, regular, ring, star, stroke

Colour = tuple[int, int, int]
Painter = Callable[[Relief, Colour], None]

SIZE, SCALE = 192, 3
CREAM: Colour = (244, 232, 202)
INK: Colour = (34, 26, 22)
YELLOW: Colour = (226, 176, 54)
ORANGE: Colour = (222, 128, 44)
RED: Colour = (166, 42, 36)
BLUE: Colour = (46, 92, 146)
GREEN: Colour = (62, 122, 70)
PURPLE: Colour = (98, 62, 122)
GREY: Colour = (128, 122, 112)
SLATE: Colour = (70, 74, 78)
WOOD: Colour = (140, 98, 58)
TEAL: Colour = (40, 118, 112)


@dataclass(frozen=True)
class Token:
    """A die-cut outline, the colour printed on it, and what is printed in which ink."""

    outline: Shape
    field: Colour
    glyph: Painter
    ink: Colour = CREAM
    worn: bool = False


def word(text: str, height: float, turn: float = 0.0) -> np.ndarray:
    """Bold lettering as a mask at the working scale."""
    path = files("fontpkg_zilla_slab") / "files" / "ZillaSlab-Bold.ttf"
    font = ImageFont.truetype(str(path), int(height * SCALE))
    left, top, right, bottom = font.getbbox(text, stroke_width=SCALE)
    image = Image.new("L", (int(right - left) + 8, int(bottom - top) + 8), 0)
    ImageDraw.Draw(image).text((4 - left, 4 - top), text, fill=255, font=font, stroke_width=SCALE)
    turned = image.rotate(turn, Image.Resampling.BICUBIC, expand=True)
    return np.asarray(turned, np.float32) / 255


def _word(text: str, height: float, turn: float) -> Painter:
    def paint(sheet: Relief, ink: Colour) -> None:
        mask = word(text, height, turn)
        halo = np.clip(gaussian_filter(np.pad(mask, 12), 2.4 * SCALE / 3) * 3.4, 0, 1)
        sheet.stamp(halo, 94, 94, INK, 0.95)
        sheet.stamp(mask, 94, 94, ink)

    return paint


def burst(points: int, outer: float, inner: float, wobble: float, seed: int) -> Shape:
    """The ragged outline of a bang."""
    random = np.random.default_rng(seed)
    corners = []
    for i in range(points * 2):
        a = math.radians(-90 + i * 180 / points + random.uniform(-wobble, wobble))
        r = (outer * random.uniform(0.88, 1.0)) if i % 2 == 0 else inner * random.uniform(0.94, 1.06)
        corners.append((94 + r * math.cos(a), 94 + r * math.sin(a), 2.0))
    return polygon(*corners)


def _hand() -> Shape:
    """A hand that claws its way up, from the wrist."""
    shape = curve(
        (72, 100), (80, 90), (98, 88), (114, 94), (118, 112), (110, 126), (104, 150), (82, 150), (78, 128), (70, 116),
    )
    for points in (
        [(77, 104), (64, 84), (60, 64), (66, 52)],
        [(86, 96), (80, 70), (80, 50), (88, 38)],
        [(99, 94), (101, 68), (106, 48), (115, 40)],
        [(111, 100), (119, 80), (129, 66), (138, 64)],
    ):
        shape += stroke(points, 12.5, 8)
    return shape + stroke([(78, 122), (60, 116), (50, 102), (52, 92)], 13, 8)


def _spawn_mark(extra: Shape | None = None) -> Painter:
    def paint(sheet: Relief, ink: Colour) -> None:
        sheet.flat(_hand(), ink)
        for y in (133, 139.5):
            sheet.flat(stroke([(60, y + 16), (94, y + 11), (128, y + 16)], 3.4), ink)
        if extra is not None:
            sheet.flat(extra, ink)

    return paint


def _bowler(alive: bool) -> Painter:
    def paint(sheet: Relief, ink: Colour) -> None:
        sheet.flat(curve((66, 84), (66, 64), (80, 50), (94, 47), (108, 50), (122, 64), (122, 84), (94, 90)), ink)
        sheet.flat(curve((46, 90), (62, 84), (94, 86), (126, 84), (142, 90), (126, 98), (94, 96), (62, 98)), ink)
        if alive:
            for x in (78, 110):
                side = 1 if x < 94 else -1
                sheet.flat(
                    polygon((x - 12 * side, 104), (x + 12 * side, 112), (x + 6 * side, 119), (x - 10 * side, 114)),
                    (255, 214, 96),
                )
            teeth = [(66, 126)]
            for i in range(7):
                teeth += [(70 + i * 8, 143 if i % 2 else 138), (74 + i * 8, 128)]
            sheet.flat(polygon((64, 124), (124, 124), *reversed(teeth[1:])), ink)
        else:
            for x in (78, 110):
                sheet.flat(stroke([(x - 11, 110), (x, 115), (x + 11, 110)], 5), ink)
            sheet.flat(stroke([(70, 133), (94, 130), (118, 133)], 5), ink)

    return paint


def _skull(x: float, y: float, r: float) -> Shape:
    shape = disc(x, y, r, 0.92) + box(x - r * 0.55, y + r * 0.4, x + r * 0.55, y + r * 1.18, r * 0.2)
    shape = shape - disc(x - r * 0.42, y + r * 0.08, r * 0.27) - disc(x + r * 0.42, y + r * 0.08, r * 0.27)
    shape = shape - polygon((x, y + r * 0.3), (x + r * 0.13, y + r * 0.56), (x - r * 0.13, y + r * 0.56))
    for dx in (-0.2, 0.2):
        shape = shape - box(x + dx * r - r * 0.05, y + r * 0.8, x + dx * r + r * 0.05, y + r * 1.2)
    return shape


def _corpses(active: bool) -> Painter:
    def paint(sheet: Relief, ink: Colour) -> None:
        places = ((62, 122, 17), (126, 122, 17), (94, 118, 22), (78, 84, 18), (112, 86, 17))
        for x, y, r in places:
            sheet.flat(_skull(x, y, r * 1.14), RED if active else SLATE)
            sheet.flat(_skull(x, y, r), ink)
        if active:
            flame = curve((94, 34), (104, 48), (112, 54), (108, 66), (94, 70), (80, 66), (76, 54), (86, 50))
            sheet.flat(flame, (255, 190, 70))
            sheet.flat(curve((94, 48), (100, 58), (94, 66), (88, 58)), (255, 240, 180))
            for x, y, r in places:
                for side in (-1, 1):
                    sheet.flat(disc(x + side * r * 0.42, y + r * 0.08, r * 0.16), (255, 190, 70))
        else:
            sheet.flat(stroke([(46, 50), (142, 146)], 13), CREAM)
            sheet.flat(stroke([(46, 50), (142, 146)], 8), INK)

    return paint


def _crate_lines(sheet: Relief, shade: Colour) -> None:
    for y in (58, 130):
        sheet.flat(stroke([(42, y), (146, y)], 2.4), shade, 0.5)
    for x, y in ((46, 46), (142, 46), (46, 142), (142, 142)):
        sheet.flat(disc(x, y, 4), shade, 0.6)


def _objective(mark: Shape) -> Painter:
    def paint(sheet: Relief, ink: Colour) -> None:
        _crate_lines(sheet, INK)
        sheet.flat(resized(mark, 95, 97, 1.72), INK, 0.45, 1.2)
        sheet.flat(resized(mark, 94, 94, 1.66), ink)

    return paint


def resized(mark: Shape, x: float, y: float, factor: float) -> Shape:
    """A mark drawn around (94, 94), resized around (x, y)."""
    return Shape(
        tuple((f, tuple((x + (px - 94) * factor, y + (py - 94) * factor) for px, py in p)) for f, p in mark.outlines)
    )


CROSS_MARK = stroke([(76, 76), (112, 112)], 13) + stroke([(112, 76), (76, 112)], 13)
DIAMOND_MARK = polygon((94, 66, 2), (117, 94, 2), (94, 122, 2), (71, 94, 2))
TRIANGLE_MARK = polygon((94, 67, 3), (120, 113, 3), (68, 113, 3))


def _horseshoe(sheet: Relief, ink: Colour) -> None:
    outer = curve(
        (62, 140), (52, 104), (58, 68), (94, 48), (130, 68), (136, 104), (126, 140), (112, 138), (118, 104),
        (114, 80), (94, 68), (74, 80), (70, 104), (76, 138),
    )
    sheet.flat(outer, ink)
    for x, y in ((64, 116), (64, 92), (74, 72), (114, 72), (124, 92), (124, 116)):
        sheet.flat(disc(x, y, 3.4), INK)
    sheet.flat(star(94, 110, 5, 19, 8), ink)


def _exit(sheet: Relief, ink: Colour) -> None:
    sheet.flat(box(38, 54, 74, 134, 3) - box(46, 62, 74, 134, 0), ink)
    sheet.flat(
        polygon((60, 84, 2), (108, 84, 2), (108, 62, 2), (150, 94, 3), (108, 126, 2), (108, 104, 2), (60, 104, 2)),
        ink,
    )


def _church_cross(dots: int) -> Painter:
    def paint(sheet: Relief, ink: Colour) -> None:
        sheet.flat(box(86, 44, 102, 134, 3) + box(64, 66, 124, 82, 3), ink)
        for angle in range(-60, 241, 30):
            if angle in (-90, 90):
                continue
            a = math.radians(angle)
            sheet.flat(
                stroke(
                    [(94 + 40 * math.cos(a), 74 + 40 * math.sin(a)), (94 + 48 * math.cos(a), 74 + 48 * math.sin(a))],
                    3.4, 2,
                ),
                ink, 0.75,
            )
        for i in range(dots):
            x = 94 + (i - (dots - 1) / 2) * 24
            sheet.flat(disc(x, 150, 11), ink)

    return paint


def _wheel(sheet: Relief, ink: Colour) -> None:
    sheet.flat(ring(94, 94, 50, 12), ink)
    for i in range(8):
        a = math.radians(i * 45 + 12)
        sheet.flat(stroke([(94, 94), (94 + 42 * math.cos(a), 94 + 42 * math.sin(a))], 7, 5), ink)
    sheet.flat(disc(94, 94, 14), ink)
    sheet.flat(disc(94, 94, 6), INK)


def _gatling(sheet: Relief, ink: Colour) -> None:
    sheet.flat(ring(94, 94, 50, 7), ink)
    for i in range(6):
        a = math.radians(i * 60 - 90)
        x, y = 94 + 27 * math.cos(a), 94 + 27 * math.sin(a)
        sheet.flat(disc(x, y, 12.5), ink)
        sheet.flat(disc(x, y, 6.5), INK)
    sheet.flat(disc(94, 94, 7), ink)


def _coal(sheet: Relief, ink: Colour) -> None:
    for x, y, r, turn in ((74, 116, 20, 10), (112, 118, 21, 40), (92, 94, 19, 65)):
        sheet.flat(regular(x, y, 6, r + 2.4, turn), ink)
        sheet.flat(regular(x, y, 6, r, turn), INK)
        sheet.flat(
            polygon(
                (x - r * 0.6, y - r * 0.2), (x - r * 0.1, y - r * 0.7), (x + r * 0.1, y - r * 0.2),
                (x - r * 0.3, y + r * 0.1),
            ),
            (116, 110, 104),
        )


def _gift(mark: Shape) -> Painter:
    def paint(sheet: Relief, ink: Colour) -> None:
        for dx in (-30, 0, 30):
            sheet.flat(
                curve((94 + dx - 10, 88), (94 + dx - 10, 64), (94 + dx, 42), (94 + dx + 10, 64), (94 + dx + 10, 88)),
                ink,
            )
            sheet.flat(box(94 + dx - 12, 88, 94 + dx + 12, 95, 2), ink)
            sheet.flat(box(94 + dx - 10, 66, 94 + dx + 10, 69), INK, 0.6)
        sheet.flat(resized(mark, 94, 130, 0.94), ink)

    return paint


def _supplies(sheet: Relief, ink: Colour) -> None:
    sheet.flat(curve((60, 44), (94, 40), (128, 44), (138, 94), (128, 144), (94, 148), (60, 144), (50, 94)), ink)
    for y, half in ((62, 40), (126, 40)):
        sheet.flat(stroke([(94 - half, y), (94, y + 3), (94 + half, y)], 6), INK, 0.85)
    for x, bend in ((74, -5), (94, 0), (114, 5)):
        sheet.flat(stroke([(x, 48), (x + bend, 94), (x, 142)], 2.4), INK, 0.6)
    sheet.flat(disc(94, 94, 17), INK)
    sheet.flat(star(94, 94, 5, 14, 6), ink)


ROUND = disc(94, 94, 78)
CRATE = polygon(
    (26, 16, 3), (162, 16, 3), (172, 26, 3), (172, 162, 3), (162, 172, 3), (26, 172, 3), (16, 162, 3), (16, 26, 3),
)
ARCH = polygon((94, 8, 10), (136, 38, 26), (156, 84, 20), (156, 176, 8), (32, 176, 8), (32, 84, 20), (52, 38, 26))
HEAP = curve(
    (14, 150), (24, 110), (44, 74), (70, 40), (94, 18), (118, 40), (144, 74), (164, 110), (174, 150), (150, 170),
    (94, 174), (38, 170),
)
SACK = polygon(
    (70, 14, 8), (118, 14, 8), (122, 30, 6), (112, 44, 6), (148, 74, 24), (166, 128, 30), (150, 174, 14),
    (38, 174, 14), (22, 128, 30), (40, 74, 24), (76, 44, 6), (66, 30, 6),
)
CHEVRON = polygon((94, 8, 6), (172, 62, 6), (162, 172, 8), (94, 146, 14), (26, 172, 8), (16, 62, 6))
PLATE = polygon((16, 32, 8), (124, 32, 8), (180, 94, 8), (124, 156, 8), (16, 156, 8))
CARTRIDGE_BOX = polygon((22, 26, 6), (166, 26, 6), (166, 162, 22), (146, 172, 10), (42, 172, 10), (22, 162, 22))
MOVE_MARKS = polygon((30, 96), (44, 84), (44, 108)) + polygon((158, 96), (144, 84), (144, 108))

TOKENS: dict[str, Token] = {
    "noise_bang": Token(burst(10, 86, 67, 3, 3), YELLOW, _word("Bang!", 45, 8), (255, 250, 232)),
    "noise_boom": Token(burst(16, 88, 70, 3, 8), RED, _word("BOOM!", 37, 8), (255, 226, 120)),
    "spawn_starting": Token(regular(94, 94, 8, 84, -67.5, 4), YELLOW, _spawn_mark(star(142, 122, 5, 15, 6)), INK),
    "spawn_mobile": Token(CHEVRON, ORANGE, _spawn_mark(MOVE_MARKS), INK),
    "spawn_abomination_inactive": Token(regular(94, 92, 4, 88, -90, 8), GREY, _bowler(False), INK, worn=True),
    "spawn_abomination_active": Token(regular(94, 92, 4, 88, -90, 8), PURPLE, _bowler(True)),
    "corpse_pile_inactive": Token(HEAP, GREY, _corpses(False), (196, 188, 170), worn=True),
    "corpse_pile_active": Token(HEAP, (74, 42, 34), _corpses(True)),
    "objective_red": Token(CRATE, RED, _objective(CROSS_MARK)),
    "objective_blue": Token(CRATE, BLUE, _objective(DIAMOND_MARK)),
    "objective_green": Token(CRATE, GREEN, _objective(TRIANGLE_MARK)),
    "objective_hidden": Token(
        CRATE, WOOD, lambda sheet, ink: (_crate_lines(sheet, INK), sheet.stamp(word("?", 104), 94, 94, ink))[0],
    ),
    "exit": Token(PLATE, GREEN, _exit),
    "start": Token(box(18, 18, 170, 170, 30), BLUE, _horseshoe),
    "first_player": Token(
        star(94, 100, 5, 92, 50), YELLOW, lambda sheet, ink: sheet.stamp(word("1", 92), 94, 100, ink), INK,
    ),
    "vade_retro": Token(ARCH, (232, 222, 188), _church_cross(0), (122, 82, 28)),
    "vade_retro_1": Token(ARCH, (232, 222, 188), _church_cross(1), (122, 82, 28)),
    "vade_retro_2": Token(ARCH, (232, 222, 188), _church_cross(2), (122, 82, 28)),
    "wagon": Token(box(16, 16, 172, 172, 12), WOOD, _wheel),
    "gatling": Token(regular(94, 94, 6, 86, 0, 6), SLATE, _gatling),
    "coal_sack": Token(SACK, (150, 128, 92), _coal, CREAM),
    "ammunition_gift_blue": Token(CARTRIDGE_BOX, BLUE, _gift(DIAMOND_MARK)),
    "ammunition_gift_green": Token(CARTRIDGE_BOX, GREEN, _gift(TRIANGLE_MARK)),
    "supplies": Token(ROUND, TEAL, _supplies),
}


def draw(name: str) -> Image.Image:
    """One token of the box, 192 px, with its shadow."""
    return punched(TOKENS[name])


def punched(token: Token) -> Image.Image:
    """A token printed, cut and laid on the table."""
    sheet = Relief(SIZE, SIZE, SCALE)
    s = SCALE
    pixels = SIZE * s
    top = token.outline.raster(0, 0, pixels, pixels, s)
    paper = 1 + 0.035 * field(pixels, pixels, 2.0 * s, 5, 2) + 0.05 * field(pixels, pixels, 40.0 * s, 9, 3)
    depth = distance_transform_edt(top > 0.5) / s
    base = np.array(token.field, np.float32) / 255
    ys, xs = np.mgrid[0:pixels, 0:pixels].astype(np.float32) / pixels
    light = 1.14 - 0.30 * (0.45 * xs + 0.55 * ys)
    sheet.rgb = base * (paper * light)[..., None]
    inner = np.exp(-((depth - 7.6) ** 2) / 0.9)
    sheet.rgb *= 1 - 0.34 * inner[..., None]
    token.glyph(sheet, token.ink)
    if token.worn:
        scuff = np.clip(field(pixels, pixels, 9.0 * s, 21, 4) - 0.55, 0, 1)
        sheet.rgb += 0.16 * scuff[..., None]
    sheet.rgb *= (1 + 0.03 * field(pixels, pixels, 1.5 * s, 6, 2))[..., None]
    edge = np.clip(3.0 - depth, 0, 1)[..., None]
    sheet.rgb = sheet.rgb * (1 - edge) + np.array([0.93, 0.88, 0.77], np.float32) * light[..., None] * edge
    gy, gx = np.gradient(gaussian_filter(np.minimum(depth, 3.2), 0.8 * s))
    sheet.rgb *= 1 + np.clip(-(gx * 0.6 + gy * 0.8) * s * -0.42, -0.3, 0.3)[..., None]
    return _stack(sheet.rgb, top)


def _stack(face: np.ndarray, top: np.ndarray) -> Image.Image:
    """Put the printed face on its cardboard and the cardboard on the table."""
    s = SCALE
    side = top.copy()
    for step in range(1, 5 * s):
        dx, dy = round(step * 0.45), step
        moved = np.zeros_like(top)
        moved[dy:, dx:] = top[: top.shape[0] - dy, : top.shape[1] - dx]
        side = np.maximum(side, moved)
    shadow = np.zeros_like(top)
    dx, dy = 4 * s, 7 * s
    shadow[dy:, dx:] = side[:-dy, :-dx]
    shadow = 0.62 * gaussian_filter(shadow, 3.2 * s)
    layers = 0.9 + 0.1 * np.sin(np.mgrid[0 : top.shape[0], 0 : top.shape[1]][0] * 2.1)
    board = np.array([0.52, 0.44, 0.34], np.float32) * layers[..., None]
    t, d = top[..., None], side[..., None]
    rgb = board * (1 - t) + np.clip(face, 0, 1) * t
    alpha = side + shadow * (1 - side)
    rgb = np.where(d > 0.001, rgb * d / np.maximum(alpha[..., None], 1e-4), 0)
    return cutout(rgb, alpha, s)


def build_tokens(folder: Path) -> None:
    """Write every token below `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in TOKENS:
        draw(name).save(folder / f"{name}.png", optimize=True)
