"""Invader's punched tokens: doors, spawns, objectives, machines and markers; a shape for each meaning."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
from PIL import Image

from sprites.printed.invader.stuff import stripes
from sprites.printed.relief import Relief
from sprites.printed.shapes import Shape, box, curve, disc, polygon, regular, ring, stroke
from sprites.printed.tokens import (
    BLUE,
    CREAM,
    CROSS_MARK,
    DIAMOND_MARK,
    PLATE,
    ROUND,
    TRIANGLE_MARK,
    Colour,
    Painter,
    Token,
    burst,
    punched,
    resized,
    word,
)

INK: Colour = (24, 27, 31)
AMBER: Colour = (228, 164, 48)
RED: Colour = (160, 40, 36)
GREEN: Colour = (52, 124, 74)
VIOLET: Colour = (104, 62, 140)
STEEL: Colour = (84, 96, 106)
PALE: Colour = (222, 226, 222)
ASH: Colour = (112, 114, 112)
CYAN: Colour = (36, 118, 130)
GLOW: Colour = (150, 236, 240)

HEXAGON_MARK = regular(94, 94, 6, 27, 0)
STAR_MARK = regular(94, 94, 4, 29, 0) + regular(94, 94, 4, 29, 45)
MARKS: dict[str, Shape] = {
    "red": CROSS_MARK,
    "blue": DIAMOND_MARK,
    "green": TRIANGLE_MARK,
    "violet": HEXAGON_MARK,
    "white": STAR_MARK,
}


def _gear(x: float, y: float, teeth: int, outer: float, inner: float) -> Shape:
    """A cog wheel with square teeth."""
    corners = []
    for i in range(teeth):
        for turn, reach in ((-0.30, inner), (-0.20, outer), (0.20, outer), (0.30, inner)):
            a = 2 * math.pi * (i + turn) / teeth - math.pi / 2
            corners.append((x + reach * math.cos(a), y + reach * math.sin(a), 3.0))
    return polygon(*corners)


def _splat(seed: int, lobes: int, outer: float, inner: float) -> Shape:
    """The blot that something living leaves."""
    random = np.random.default_rng(seed)
    points = []
    for i in range(lobes * 2):
        a = 2 * math.pi * i / (lobes * 2) - math.pi / 2
        r = outer * random.uniform(0.93, 1.0) if i % 2 == 0 else inner * random.uniform(0.95, 1.05)
        points.append((94 + r * math.cos(a), 94 + r * math.sin(a)))
    return curve(*points)


CASE = polygon(
    (40, 14, 4), (148, 14, 4), (174, 40, 4), (174, 148, 4), (148, 174, 4), (40, 174, 4), (14, 148, 4), (14, 40, 4),
)
GATE = polygon(
    (36, 10, 6), (152, 10, 6), (160, 18, 4), (160, 170, 4), (152, 178, 6), (36, 178, 6), (28, 170, 4), (28, 18, 4),
)
NEST = _splat(7, 7, 86, 66)
COG = _gear(94, 92, 10, 82, 68)
SHIELD = polygon((94, 8, 8), (164, 30, 12), (160, 100, 30), (94, 180, 16), (28, 100, 30), (24, 30, 12))
HOME = polygon((16, 12, 14), (172, 12, 14), (172, 118, 14), (94, 178, 14), (16, 118, 14))
TABLET = box(42, 10, 146, 172, 18)
LOZENGE = box(10, 24, 178, 148, 56)


def _claw(sheet: Relief, ink: Colour) -> None:
    """Three talons around an eye."""
    for turn in (-90, 30, 150):
        a = math.radians(turn)
        across = (-math.sin(a), math.cos(a))
        root = (94 + 24 * math.cos(a), 94 + 24 * math.sin(a))
        bend = (94 + 46 * math.cos(a) + 16 * across[0], 94 + 46 * math.sin(a) + 16 * across[1])
        tip = (94 + 66 * math.cos(a) - 10 * across[0], 94 + 66 * math.sin(a) - 10 * across[1])
        sheet.flat(stroke([root, bend, tip], 21, 2), ink)
    sheet.flat(disc(94, 94, 32), ink)


def _nest(colour: str, asleep: bool = False) -> Painter:
    mark = MARKS[colour]

    def paint(sheet: Relief, ink: Colour) -> None:
        _claw(sheet, ink)
        ground = {"red": RED, "green": GREEN, "violet": VIOLET}[colour]
        sheet.flat(disc(94, 94, 27 if asleep else 25), ground)
        if asleep:
            sheet.flat(resized(mark, 94, 94, 0.62), CREAM)
            for x, y, size in ((124, 66, 30), (140, 50, 22)):
                sheet.stamp(word("z", size), x, y, INK, 0.9)
        elif colour == "red":
            sheet.flat(curve((72, 94), (94, 78), (116, 94), (94, 110)), (255, 214, 96))
            sheet.flat(curve((94, 80), (99, 94), (94, 108), (89, 94)), INK)
        else:
            sheet.flat(resized(mark, 94, 94, 0.62), (255, 226, 130))

    return paint


def _unknown_nest(sheet: Relief, ink: Colour) -> None:
    _claw(sheet, ink)
    sheet.flat(disc(94, 94, 25), RED)
    sheet.stamp(word("?", 44), 94, 94, (255, 226, 130))


def _case_lines(sheet: Relief) -> None:
    """Corner straps and rivets of a cargo case."""
    for x, y, sx, sy in ((34, 34, 1, 1), (154, 34, -1, 1), (34, 154, 1, -1), (154, 154, -1, -1)):
        sheet.flat(stroke([(x - 8 * sx, y + 22 * sy), (x, y), (x + 22 * sx, y - 8 * sy)], 4, smooth=False), INK, 0.45)
        sheet.flat(disc(x + 7 * sx, y + 7 * sy, 4), INK, 0.55)


def _objective(colour: str) -> Painter:
    mark = MARKS[colour]

    def paint(sheet: Relief, ink: Colour) -> None:
        _case_lines(sheet)
        sheet.flat(resized(mark, 95, 97, 1.72), INK, 0.45, 1.2)
        sheet.flat(resized(mark, 94, 94, 1.66), ink)

    return paint


def _remote(colour: str) -> Painter:
    """A handset with an aerial, keys and the mark of what it steers."""
    mark, ground = MARKS[colour], {"green": GREEN, "violet": VIOLET}[colour]

    def paint(sheet: Relief, ink: Colour) -> None:
        _case_lines(sheet)
        sheet.flat(stroke([(116, 60), (128, 30)], 6, 5), ink)
        sheet.flat(disc(128, 30, 6), ink)
        for r in (16, 26):
            turns = np.radians(np.linspace(-80, 5, 9))
            sheet.flat(stroke([(128 + r * math.cos(t), 30 + r * math.sin(t)) for t in turns], 4), ink, 0.9)
        sheet.flat(box(60, 54, 128, 160, 12), ink)
        sheet.flat(box(69, 63, 119, 113, 5), ground)
        sheet.flat(resized(mark, 94, 89, 0.72), ink)
        for x in (78, 94, 110):
            for y in (126, 144):
                sheet.flat(disc(x, y, 5.4), ground)

    return paint


def _hidden(sheet: Relief, ink: Colour) -> None:
    _case_lines(sheet)
    sheet.stamp(word("?", 104), 94, 94, ink)


def _leaves(colour: str) -> Painter:
    """Two leaves that meet in a zigzag between striped posts."""
    light: dict[str, Colour] = {"neutral": (176, 188, 196), "green": (122, 196, 132), "violet": (186, 146, 216)}
    mark = {"neutral": ring(94, 94, 24, 9), "green": TRIANGLE_MARK, "violet": HEXAGON_MARK}[colour]

    def paint(sheet: Relief, ink: Colour) -> None:
        for top in (20, 152):
            sheet.flat(box(40, top, 148, top + 16), AMBER)
            sheet.flat(stripes(40, top, 148, top + 16, 9), INK)
        sheet.flat(box(44, 42, 144, 146), light[colour], 0.55)
        for y in (58, 74, 114, 130):
            sheet.flat(stroke([(50, y), (80, y)], 3), INK, 0.35)
            sheet.flat(stroke([(108, y), (138, y)], 3), INK, 0.35)
        seam = [(94, 42), (94, 62), (86, 70), (86, 118), (94, 126), (94, 146)]
        sheet.flat(stroke([(x + 1.6, y) for x, y in seam], 6, smooth=False), (255, 255, 255), 0.35)
        sheet.flat(stroke(seam, 5, smooth=False), INK)
        sheet.flat(disc(94, 94, 34), INK)
        sheet.flat(disc(94, 94, 30), ink)
        sheet.flat(resized(mark, 94, 94 if colour != "green" else 91, 0.78), INK)

    return paint


def _breach(colour: str) -> Painter:
    """The same gate, its leaves torn away."""
    edge: dict[str, Colour] = {"neutral": (176, 188, 196), "green": (122, 196, 132), "violet": (186, 146, 216)}

    def paint(sheet: Relief, ink: Colour) -> None:
        for top in (20, 152):
            sheet.flat(box(40, top, 148, top + 16), AMBER)
            sheet.flat(stripes(40, top, 148, top + 16, 9), INK)
        sheet.flat(box(42, 40, 146, 148), (14, 15, 18))
        left = [
            (42, 40), (66, 40), (58, 56), (68, 68), (54, 82), (62, 100), (50, 112), (64, 126), (56, 138), (70, 148),
            (42, 148),
        ]
        right = [
            (146, 40), (118, 40), (128, 54), (116, 70), (132, 80), (124, 98), (136, 110), (120, 124), (130, 136),
            (118, 148), (146, 148),
        ]
        for jagged in (left, right):
            sheet.flat(polygon(*jagged), edge[colour], 0.85)
        for x, y, r in ((94, 132, 7), (82, 140, 5), (108, 139, 6), (99, 120, 4)):
            sheet.flat(regular(x, y, 5, r, x * 7), edge[colour], 0.8)
        sheet.flat(
            polygon((80, 94, 2), (96, 94), (96, 80, 2), (116, 99, 2), (96, 118, 2), (96, 104), (80, 104, 2)), ink, 0.95,
        )

    return paint


def _waves(sheet: Relief, ink: Colour) -> None:
    """A loudspeaker and the rings that leave it."""
    sheet.flat(polygon((44, 78, 3), (64, 78), (92, 54, 3), (92, 134, 3), (64, 110), (44, 110, 3)), ink)
    for r in (22, 38, 54):
        turns = np.radians(np.linspace(-44, 44, 11))
        sheet.flat(stroke([(90 + r * math.cos(t), 94 + r * math.sin(t)) for t in turns], 9), ink)


def _way_out(sheet: Relief, ink: Colour) -> None:
    """An arrow through an open hatch."""
    sheet.flat(box(34, 48, 78, 140, 14) - box(44, 58, 78, 130, 6), ink)
    sheet.flat(
        polygon((60, 84, 2), (108, 84, 2), (108, 62, 2), (150, 94, 3), (108, 126, 2), (108, 104, 2), (60, 104, 2)), ink,
    )


def _landing(sheet: Relief, ink: Colour) -> None:
    """Boot prints inside a landing mark."""
    for x, side in ((34, 1), (154, -1)):
        sheet.flat(stroke([(x, 52), (x, 30), (x + 22 * side, 30)], 7, smooth=False), ink)
    sheet.flat(stroke([(72, 148), (94, 164), (116, 148)], 7, smooth=False), ink)
    for x, y in ((74, 96), (114, 74)):
        sheet.flat(curve((x - 13, y - 26), (x, y - 38), (x + 13, y - 26), (x + 12, y), (x - 12, y)), ink)
        sheet.flat(box(x - 11, y + 7, x + 11, y + 30, 8), ink)
        for dy in (-26, -17, -8):
            sheet.flat(stroke([(x - 9, y + dy), (x + 9, y + dy)], 3), BLUE)


def _power(sheet: Relief, ink: Colour) -> None:
    turns = np.radians(np.linspace(-50, 230, 25))
    sheet.flat(stroke([(94 + 34 * math.cos(t), 98 + 34 * math.sin(t)) for t in turns], 12), ink)
    sheet.flat(stroke([(94, 48), (94, 92)], 12), ink)


def _wreck(sheet: Relief, ink: Colour) -> None:
    sheet.flat(disc(94, 94, 54), (40, 34, 30), 0.7, 5)
    for a in (20, 95, 160, 215, 300):
        r = math.radians(a)
        bend = (94 + 26 * math.cos(r + 0.3), 94 + 26 * math.sin(r + 0.3))
        sheet.flat(
            stroke([(94, 94), bend, (94 + 50 * math.cos(r), 94 + 50 * math.sin(r))], 5, 1.4, smooth=False),
            (16, 14, 14), 0.9,
        )
    sheet.flat(stroke([(66, 66), (122, 122)], 17) + stroke([(122, 66), (66, 122)], 17), INK)
    sheet.flat(stroke([(66, 66), (122, 122)], 11) + stroke([(122, 66), (66, 122)], 11), ink)


def _unseen(sheet: Relief, ink: Colour) -> None:
    """An eye struck out."""
    sheet.flat(curve((44, 84), (68, 62), (94, 56), (120, 62), (144, 84), (120, 106), (94, 112), (68, 106)), ink)
    sheet.flat(disc(94, 84, 21), INK)
    sheet.flat(disc(94, 84, 9), ink)
    sheet.flat(stroke([(54, 134), (134, 36)], 15), (44, 74, 60))
    sheet.flat(stroke([(54, 134), (134, 36)], 8), ink)


def _bot(sheet: Relief, ink: Colour) -> None:
    """A head with a visor."""
    sheet.flat(stroke([(112, 54), (124, 28)], 6) + disc(124, 28, 7), ink)
    sheet.flat(box(48, 52, 140, 110, 16), ink)
    sheet.flat(box(60, 66, 128, 92, 10), INK)
    sheet.flat(stroke([(72, 79), (116, 79)], 9), (255, 120, 84))
    sheet.flat(box(36, 66, 44, 98, 4) + box(144, 66, 152, 98, 4), ink)
    sheet.flat(polygon((60, 118, 4), (128, 118, 4), (118, 154, 8), (70, 154, 8)), ink)
    for y in (128, 139):
        sheet.flat(stroke([(78, y), (110, y)], 4.4), INK)


def _sentry(sheet: Relief, ink: Colour) -> None:
    """Barrels on a tripod."""
    for foot in (56, 94, 132):
        sheet.flat(stroke([(94, 104), (foot, 152)], 9, 7), ink)
    sheet.flat(box(46, 60, 112, 104, 8), ink)
    for y in (68, 82, 96):
        sheet.flat(box(108, y - 4.6, 156, y + 4.6, 2), ink)
    sheet.flat(box(134, 62, 141, 103, 2), ink)
    sheet.flat(disc(68, 80, 11), INK)
    sheet.flat(disc(68, 80, 6), (255, 120, 84))
    sheet.flat(box(56, 44, 84, 60, 4), ink)


def _air(sheet: Relief, ink: Colour) -> None:
    sheet.flat(ring(94, 94, 56, 6), ink)
    sheet.stamp(word("O", 74), 82, 88, ink)
    sheet.stamp(word("2", 38), 124, 116, ink)


def _pin(sheet: Relief, ink: Colour) -> None:
    sheet.flat(curve((94, 150), (60, 98), (56, 74), (72, 50), (94, 44), (116, 50), (132, 74), (128, 98)), ink)
    sheet.flat(disc(94, 80, 17), CYAN)


def _first(sheet: Relief, ink: Colour) -> None:
    sheet.flat(ring(94, 94, 56, 5), ink, 0.8)
    sheet.stamp(word("1", 92), 92, 94, ink)


TOKENS: dict[str, Token] = {
    "door_neutral": Token(GATE, STEEL, _leaves("neutral"), (230, 234, 232)),
    "door_green": Token(GATE, GREEN, _leaves("green"), (226, 240, 224)),
    "door_violet": Token(GATE, VIOLET, _leaves("violet"), (236, 228, 242)),
    "door_neutral_smashed": Token(GATE, STEEL, _breach("neutral"), AMBER, worn=True),
    "door_green_smashed": Token(GATE, GREEN, _breach("green"), AMBER, worn=True),
    "door_violet_smashed": Token(GATE, VIOLET, _breach("violet"), AMBER, worn=True),
    "noise": Token(burst(12, 88, 70, 3, 5), AMBER, _waves, INK),
    "spawn_red": Token(NEST, RED, _nest("red"), (30, 16, 16)),
    "spawn_green": Token(NEST, GREEN, _nest("green"), (14, 30, 20)),
    "spawn_violet": Token(NEST, VIOLET, _nest("violet"), (28, 16, 38)),
    "spawn_green_inactive": Token(NEST, ASH, _nest("green", asleep=True), (42, 46, 44), worn=True),
    "spawn_violet_inactive": Token(NEST, ASH, _nest("violet", asleep=True), (42, 42, 48), worn=True),
    "spawn_hidden": Token(NEST, RED, _unknown_nest, (30, 16, 16)),
    "objective_red": Token(CASE, RED, _objective("red")),
    "objective_blue": Token(CASE, BLUE, _objective("blue")),
    "objective_green": Token(CASE, GREEN, _remote("green")),
    "objective_violet": Token(CASE, VIOLET, _remote("violet")),
    "objective_white": Token(CASE, PALE, _objective("white"), (58, 66, 74)),
    "objective_hidden": Token(CASE, STEEL, _hidden),
    "exit": Token(PLATE, GREEN, _way_out),
    "start": Token(HOME, BLUE, _landing),
    "first_player": Token(SHIELD, AMBER, _first, INK),
    "machine_activation": Token(COG, CYAN, _power, (232, 250, 250)),
    "machine_destroyed": Token(COG, ASH, _wreck, (226, 90, 60), worn=True),
    "camouflage": Token(LOZENGE, (60, 96, 78), _unseen, CREAM),
    "bot": Token(regular(94, 94, 6, 86, 0, 6), STEEL, _bot, (230, 236, 236)),
    "sentry_gun": Token(regular(94, 94, 6, 86, 30, 6), (92, 98, 74), _sentry, (236, 236, 220)),
    "oxygen": Token(ROUND, CYAN, _air, (230, 248, 248)),
    "marker": Token(TABLET, PALE, _pin, (52, 60, 68)),
}


def draw(name: str) -> Image.Image:
    """One token, 192 px, with its shadow."""
    return punched(TOKENS[name])


def build_tokens(folder: Path) -> None:
    """Write every token below `folder`: WebP, a quarter of the weight of PNG."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in TOKENS:
        draw(name).save(folder / f"{name}.webp", "WEBP", quality=90, alpha_quality=96, method=6)
