"""What keeps the crew alive: weapons and armour, oxygen and suits, and the fittings of an airlock."""

from __future__ import annotations

import numpy as np

from game.bake.props import alloys, paints
from game.bake.props.models.registry import model
from game.bake.props.sculpt import Colour, Sculpt

_SUIT: Colour = (0.76, 0.77, 0.75)


def _rifle(s: Sculpt, x: float, y: float, length: float, top: float, turn: float) -> None:
    c, d = float(np.cos(np.radians(turn))), float(np.sin(np.radians(turn)))
    half = length / 2
    s.bar(x - half * c, y - half * d, x + half * c, y + half * d, 0.9, top, alloys.enamel(alloys.BLACK, 0))
    s.box(x - half * 0.25 * c, y - half * 0.25 * d, length * 0.42, 4, top + 1, alloys.enamel(alloys.DARK), 1, 1, turn)
    s.box(
        x - half * 0.78 * c,
        y - half * 0.78 * d,
        length * 0.22,
        4.6,
        top + 0.6,
        alloys.enamel(alloys.OLIVE, 0.1),
        1.4,
        1,
        turn,
    )
    s.disc(x + half * 0.2 * c, y + half * 0.2 * d, 1.2, top + 1.6, alloys.lit(alloys.CYAN, 1.1), 0.3)


@model
def weapon_rack(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall * 0.6, alloys.enamel(alloys.DARK), 1, 1.2)
    s.box(0, -h / 2 + 3, w, 5, s.tall, alloys.enamel(alloys.RED, 0.4), 0.8, 1)
    count = max(3, int(w / 13))
    for k in range(count):
        if s.chance(k) > 0.18:
            _rifle(s, -w / 2 + (k + 0.5) * w / count, 2, h - 5, s.tall * 0.75, 90 + s.chance(k + 20, -5, 5))


@model
def arms_locker(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, alloys.enamel((0.33, 0.17, 0.16), 0.4), 1.2, 1.6)
    s.box(0, h / 2 - 3, w - 5, 3, s.tall + 0.4, alloys.stripes(45, 6, alloys.RED), 0.4, 0.3)
    for k in (-1, 1):
        s.box(k * w * 0.24, -2, w * 0.38, h - 12, s.tall + 0.6, alloys.enamel((0.38, 0.20, 0.18), 0.3), 1, 0.6)
        s.disc(k * 4, 0, 1.5, s.tall + 2, alloys.brushed(), 0.6)


@model
def ammo_crates(s: Sculpt) -> None:
    tones = (alloys.OLIVE, (0.30, 0.33, 0.22), alloys.OLIVE)
    for k, (x, y, turn, rise) in enumerate(
        ((-s.right + 15, -4, 4, 0.75), (s.right - 17, -3, -5, 0.7), (-1, 7, 12, 1.0))
    ):
        s.box(x, y, 28, 18, s.tall * rise, alloys.enamel(tones[k], 0.3), 1.4, 1.4, turn)
        s.box(x, y, 14, 3, s.tall * rise + 0.5, alloys.enamel(alloys.YELLOW, 0), 0.4, 0.3, turn)
    for k in range(4):
        s.bar(2 + 3.4 * k, s.bottom - 3, 2 + 3.4 * k, s.bottom - 8, 1.1, 3, alloys.brushed((0.72, 0.55, 0.24)))


@model
def armour_stand(s: Sculpt) -> None:
    s.disc(0, 0, s.right - 3, 3, alloys.enamel(alloys.DARK), 1)
    for side in (-1, 1):
        s.dome(side * (s.right - 6), 0, 12, 11, s.tall * 0.85, alloys.enamel(alloys.OLIVE, 0.5), 6)
    s.dome(0, 1, s.width * 0.56, s.height * 0.62, s.tall * 0.85, alloys.enamel(alloys.OLIVE, 0.4), 8)
    s.dome(0, -1, 12, 13, s.tall, alloys.enamel((0.30, 0.33, 0.22), 0.3), s.tall * 0.6)
    s.box(0, 4.5, 8, 2.6, s.tall * 0.98, alloys.lit(alloys.AMBER, 1.0), 1, 0.4)


@model
def security_desk(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, alloys.enamel((0.28, 0.22, 0.22), 0.2), 4, 1.8)
    s.box(0, h / 2 - 4, w - 8, 3, s.tall + 0.4, alloys.enamel(alloys.RED, 0.2), 0.6, 0.3)
    s.box(-w * 0.22, -5, 24, 7, s.tall + 9, alloys.enamel(alloys.BLACK, 0), 1, 1)
    s.box(-w * 0.22, -2.4, 22, 2, s.tall + 9.6, alloys.lit(), 0.4, 0.2)
    _rifle(s, w * 0.20, 2, 34, s.tall + 2.4, -16)
    s.box(w * 0.36, -8, 10, 7, s.tall + 5, alloys.enamel(alloys.OLIVE, 0.2), 1, 1, 12)
    s.disc(-w * 0.02, 6, 2.6, s.tall + 5, paints.plain((0.72, 0.72, 0.68)), 0.7)


def bottle_top(s: Sculpt, x: float, y: float, radius: float, top: float, tone: Colour = (0.70, 0.80, 0.82)) -> None:
    """A standing oxygen bottle from above: shoulder, valve and hand wheel."""
    s.dome(x, y, 2 * radius, 2 * radius, top, alloys.enamel(tone, 0.25), top * 0.65)
    s.ring(x, y, radius * 0.86, radius * 0.22, top * 0.86, alloys.enamel(alloys.TEAL, 0.2))
    s.disc(x, y, radius * 0.34, top + 2.4, alloys.brushed(alloys.COPPER), 0.8)


@model
def oxygen_rack(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, 6, alloys.enamel(alloys.DARK), 1, 1)
    count = max(3, int(w / (h * 0.72)))
    for k in range(count):
        bottle_top(s, -w / 2 + (k + 0.5) * w / count, 1.5, min(h, w / count) * 0.40, s.tall - 4 * (s.chance(k) > 0.7))
    for y, rise in ((-h / 2 + 2, 1.0), (h / 2 - 2, 0.5)):
        s.bar(-w / 2 + 1, y, w / 2 - 1, y, 1.6, s.tall * rise, alloys.enamel(alloys.YELLOW, 0.4))
    for x in (-w / 2 + 2, w / 2 - 2):
        s.bar(x, -h / 2 + 2, x, h / 2 - 2, 1.6, s.tall * 0.8, alloys.enamel(alloys.YELLOW, 0.4))


@model
def oxygen_bottles(s: Sculpt) -> None:
    r = 8.0
    for k, (x, y) in enumerate(
        ((-s.right + r, -s.bottom + r + 1), (s.right - r - 1, -s.bottom + r), (-1, s.bottom - r))
    ):
        bottle_top(s, x, y, r, s.tall - 2 * k)


@model
def oxygen_tank(s: Sculpt) -> None:
    r = s.right
    s.disc(0, 0, r - 1, 8, alloys.stripes(45, 8), 1.4)
    s.dome(0, 0, 2 * r - 6, 2 * r - 6, s.tall, alloys.enamel((0.74, 0.80, 0.81), 0.2), s.tall * 0.45)
    s.ring(0, 0, r * 0.66, 3.4, s.tall * 0.93, alloys.enamel(alloys.TEAL, 0.2))
    s.disc(0, 0, r * 0.24, s.tall + 3, alloys.brushed(alloys.STEEL), 1.4)
    s.bar(0, 0, r - 2, -r * 0.2, 2.2, s.tall + 2, alloys.brushed(alloys.COPPER), s.tall * 0.5)


@model
def suit_rack(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, -h / 2 + 3, w, 6, s.tall * 0.8, alloys.enamel(alloys.STEEL), 1, 1)
    count = max(2, int(w / 27))
    for k in range(count):
        x = -w / 2 + (k + 0.5) * w / count
        if s.chance(k + 3) > 0.2:
            space_suit_top(s, x, 2, s.tall, ORANGE_TRIM if s.chance(k) > 0.5 else BLUE_TRIM)
    s.bar(-w / 2 + 2, -h / 2 + 5, w / 2 - 2, -h / 2 + 5, 1.2, s.tall, alloys.brushed())


ORANGE_TRIM: Colour = (0.74, 0.38, 0.14)
BLUE_TRIM: Colour = (0.22, 0.42, 0.52)


def space_suit_top(s: Sculpt, x: float, y: float, top: float, trim: Colour) -> None:
    """A suit from above: shoulders, pack and helmet."""
    s.box(x, y - 5, 12, 7, top * 0.85, alloys.enamel(alloys.PALE, 0.2), 2, 1.6)
    s.dome(x, y, 22, 11, top * 0.86, paints.cloth(_SUIT, 0.6), 6)
    for side in (-1, 1):
        s.dome(x + side * 9, y + 2, 6.5, 9, top * 0.7, paints.cloth(trim, 0.5), 4)
    s.dome(x, y + 1, 10.5, 10.5, top, alloys.enamel(alloys.WHITE, 0.05), top * 0.6)
    s.dome(x, y + 3.6, 7.4, 4.6, top * 1.0, alloys.glazed((0.55, 0.38, 0.12), 0.8), top * 0.8)


@model
def space_suit(s: Sculpt) -> None:
    s.disc(0, 0, s.right - 3, 3, alloys.enamel(alloys.DARK), 1)
    space_suit_top(s, 0, 0, s.tall, ORANGE_TRIM)


@model
def helmet_shelf(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall * 0.6, alloys.enamel(alloys.STEEL), 1, 1.2)
    count = max(2, int(w / 16))
    for k in range(count):
        x = -w / 2 + (k + 0.5) * w / count
        s.dome(x, 0, 12.5, 12.5, s.tall, alloys.enamel(alloys.WHITE, 0.1), s.tall * 0.55)
        s.dome(x, 3.2, 9, 5.4, s.tall * 1.02, alloys.glazed((0.55, 0.38, 0.12), 0.8), s.tall * 0.7)


@model
def airlock_controls(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, alloys.enamel(alloys.YELLOW, 0.4), 1.6, 1.4)
    s.box(-w * 0.16, 0, w * 0.5, h - 5, s.tall + 0.6, alloys.screen(alloys.AMBER, 1.1, 2.0), 0.6, 0.3)
    s.disc(w * 0.30, 0, 3.2, s.tall + 2.4, alloys.enamel(alloys.RED, 0), 1.2)


@model
def airlock_frame(s: Sculpt) -> None:
    """The arch that guards the way to a hatch: two pillars and the hazard light between their feet."""
    w, h = s.width, s.height
    for side in (-1, 1):
        s.box(side * (w / 2 - 8), 0, 16, h, s.tall, alloys.enamel(alloys.STEEL), 3, 2)
        s.box(side * (w / 2 - 8), 0, 8, h - 8, s.tall + 0.6, alloys.stripes(45 * side, 6), 1, 0.5)
        s.disc(side * (w / 2 - 8), h / 2 - 4, 2, s.tall + 2, alloys.lit(alloys.AMBER, 1.4), 0.8)
