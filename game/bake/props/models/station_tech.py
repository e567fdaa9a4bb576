"""Control and power: consoles, screens, servers, lamps, generators and what feeds them."""

from __future__ import annotations

import numpy as np

from game.bake.props import alloys, paints
from game.bake.props.models.registry import model
from game.bake.props.sculpt import Colour, Sculpt, box_outline


def keys(s: Sculpt, x: float, y: float, columns: int, rows: int, top: float, pitch: float = 2.4) -> None:
    """A field of keys, a few of them lit."""
    for row in range(rows):
        for column in range(columns):
            chance = s.chance(31 * row + column + int(x) + 400)
            lamp = alloys.lit(alloys.CYAN if chance > 0.93 else alloys.AMBER, 1.3)
            coat = lamp if chance > 0.86 else paints.plain((0.62, 0.65, 0.66), 0.03)
            at = x + (column - (columns - 1) / 2) * pitch, y + (row - (rows - 1) / 2) * pitch
            s.box(*at, pitch * 0.66, pitch * 0.66, top + 0.6, coat, 0.3, 0.3)


def pilot_lights(s: Sculpt, x0: float, x1: float, y: float, count: int, top: float, first: int = 0) -> None:
    """A row of small lamps in red, amber, green and cyan."""
    tones: tuple[Colour, ...] = (alloys.CYAN, alloys.AMBER, (0.45, 0.95, 0.35), (1.0, 0.25, 0.18), alloys.CYAN)
    for k in range(count):
        tone = tones[int(s.chance(first + k, 0, len(tones)))]
        x = x0 if count == 1 else x0 + (x1 - x0) * k / (count - 1)
        s.disc(x, y, 0.95, top + 0.4, alloys.lit(tone, 1.4), 0.3)


@model
def console(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall * 0.8, alloys.enamel(alloys.STEEL), 2, 1.6)
    s.box(0, -h / 2 + 5, w, 9, s.tall, alloys.enamel(alloys.DARK), 1.5, 1.2)
    third = (w - 8) / 3
    for k in (-1, 0, 1):
        s.box(k * third, -h / 2 + 5.2, third - 3, 6, s.tall + 0.5, alloys.screen(), 0.8, 0.4)
    keys(s, 0, h / 2 - 9, int((w - 14) / 2.4), 4, s.tall * 0.8)
    pilot_lights(s, -w / 2 + 4, w / 2 - 4, h / 2 - 2.6, 9, s.tall * 0.8)


@model
def console_desk(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall * 0.75, alloys.brushed(alloys.STEEL), 4, 1.6)
    s.box(0, 2, w - 8, h - 12, s.tall * 0.77, alloys.enamel(alloys.DARK, 0.1), 3, 0.8)
    for k, turn in ((-1, -14), (0, 0), (1, 14)):
        s.box(k * w * 0.30, -h / 2 + 7 + abs(k) * 2, w * 0.25, 5, s.tall, alloys.enamel(alloys.BLACK, 0), 1, 0.8, turn)
        s.box(k * w * 0.30, -h / 2 + 8.6 + abs(k) * 2, w * 0.22, 1.6, s.tall + 0.6, alloys.lit(), 0.4, 0.2, turn)
    keys(s, -4, 5, 10, 3, s.tall * 0.77)
    s.disc(w * 0.33, 6, 3.2, s.tall, paints.plain((0.62, 0.30, 0.18)), 0.8)
    s.hole(w * 0.33, 6, 2.3, s.tall * 0.85, paints.plain((0.16, 0.09, 0.05)))
    s.box(-w * 0.34, 5, 9, 12, s.tall * 0.8, paints.plain((0.80, 0.81, 0.78)), 0.3, 0.3, 12)


@model
def security_screens(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, alloys.enamel(alloys.BLACK, 0.1), 1, 1)
    count = 5
    for k in range(count):
        x = -w / 2 + (k + 0.5) * w / count
        tone = alloys.CYAN if s.chance(k) > 0.3 else (0.95, 0.35, 0.25)
        s.box(x, 1.5, w / count - 2.6, h - 5, s.tall + 0.6, alloys.screen(tone, 1.1, 2.2), 0.8, 0.4)
    s.box(0, -h / 2 + 1.6, w - 4, 2, s.tall + 1, alloys.brushed(alloys.STEEL), 0.6, 0.5)


@model
def terminal(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, -2, w, h - 5, s.tall * 0.8, alloys.enamel(alloys.STEEL), 2.5, 1.6)
    s.box(0, -h / 2 + 6, w - 5, 8, s.tall, alloys.enamel(alloys.DARK), 1.5, 1)
    s.box(0, -h / 2 + 6.4, w - 8, 5.4, s.tall + 0.5, alloys.screen(), 0.6, 0.3)
    keys(s, 0, 4, 7, 3, s.tall * 0.8)


@model
def server_rack(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, alloys.enamel(alloys.DARK, 0.15), 1.5, 1.4)
    s.box(0, -2, w - 8, h - 12, s.tall + 0.4, alloys.ribbed(alloys.BLACK, 2.6), 1, 0.4)
    pilot_lights(s, -w / 2 + 5, w / 2 - 5, h / 2 - 3, 5, s.tall)


@model
def server_row(s: Sculpt) -> None:
    w, h = s.width, s.height
    count = max(2, round(w / 24))
    for k in range(count):
        x = -w / 2 + (k + 0.5) * w / count
        s.box(x, 0, w / count - 1, h, s.tall, alloys.enamel(alloys.DARK, 0.15), 1.2, 1.2)
        s.box(x, -2.5, w / count - 8, h - 13, s.tall + 0.4, alloys.ribbed(alloys.BLACK, 2.6), 1, 0.4)
        pilot_lights(s, x - w / count / 2 + 4, x + w / count / 2 - 4, h / 2 - 3.2, 4, s.tall, 10 * k)
    s.bar(-w / 2 + 4, -h / 2 + 3, w / 2 - 4, -h / 2 + 3, 1.6, s.tall + 2.2, paints.plain((0.50, 0.35, 0.12)))


@model
def holo_table(s: Sculpt) -> None:
    r = s.right
    s.disc(0, 0, r - 1, s.tall * 0.75, alloys.enamel(alloys.STEEL), 3)
    s.ring(0, 0, r - 7, 4, s.tall * 0.85, alloys.brushed(alloys.PALE))
    s.disc(0, 0, r - 10, s.tall * 0.7, alloys.glazed((0.06, 0.16, 0.19), 0.3), 1)
    for k in range(4):
        s.ring(0, 0, (r - 12) * (k + 1) / 4.4, 0.9, s.tall * 0.72, alloys.lit(alloys.CYAN, 1.0))
    for k in range(11):
        angle, far = s.chance(k, 0, 6.283), s.chance(k + 20, 0.15, 0.85) * (r - 14)
        size, rise = s.chance(k + 40, 3, 6.5), s.tall * s.chance(k + 60, 0.85, 1.25)
        s.box(far * np.cos(angle), far * np.sin(angle), size, size, rise, alloys.lit(alloys.CYAN, 0.85), 0.4, 0.6)
    for k in range(4):
        s.box(*_around(r - 6, k * 90 + 45), 9, 5, s.tall, alloys.enamel(alloys.DARK), 1, 0.8, k * 90 + 135)


def _around(radius: float, degrees: float) -> tuple[float, float]:
    return radius * float(np.cos(np.radians(degrees))), radius * float(np.sin(np.radians(degrees)))


@model
def junction_box(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, alloys.enamel(alloys.YELLOW, 0.5), 1.5, 1.4)
    s.box(0, 0, w - 7, h - 6, s.tall + 0.6, alloys.stripes(45, 6), 0.6, 0.5)
    pilot_lights(s, -w / 2 + 3, w / 2 - 3, -h / 2 + 2, 2, s.tall)


@model
def lamp_bar(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall * 0.9, alloys.enamel(alloys.STEEL), 1.5, 1)
    s.box(0, 0, w - 6, h - 3.6, s.tall, alloys.lit((0.80, 0.93, 1.0), 1.7), 1.4, 0.8)


@model
def work_light(s: Sculpt) -> None:
    for k in range(3):
        s.bar(0, 0, *_around(s.right - 2, 90 + 120 * k), 1.3, s.tall * 0.4, alloys.enamel(alloys.YELLOW, 0.4), 1)
    s.disc(0, 0, 3, s.tall * 0.7, alloys.enamel(alloys.DARK), 1)
    s.box(0, -3, s.width - 6, 8, s.tall, alloys.enamel(alloys.YELLOW, 0.3), 2, 1.4)
    s.box(0, -1.2, s.width - 9, 3.4, s.tall + 1, alloys.lit((0.85, 0.95, 1.0), 1.8), 1, 0.6)


@model
def beacon(s: Sculpt) -> None:
    s.disc(0, 0, s.right - 1, s.tall * 0.4, alloys.enamel(alloys.DARK), 1.6)
    s.disc(0, 0, s.right - 4, s.tall, alloys.lit(alloys.AMBER, 1.3), 3)
    s.bar(-3, -3, 3, 3, 0.8, s.tall + 0.6, alloys.enamel(alloys.BLACK, 0))


@model
def alarm_light(s: Sculpt) -> None:
    s.box(0, 0, s.width, s.height, s.tall * 0.7, alloys.enamel(alloys.DARK), 2, 1.2)
    s.box(0, 0, s.width - 6, s.height - 4, s.tall, alloys.lit((1.0, 0.22, 0.16), 1.5), 2, 1.4)


@model
def generator(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, 6, alloys.enamel(alloys.DARK), 2, 1.4)
    s.box(0, 0, w, 4, 6.6, alloys.stripes(45, 8), 0.4, 0.4)
    s.box(-w * 0.16, 0, w * 0.58, h - 16, s.tall * 0.75, alloys.enamel(alloys.ORANGE, 0.5), 6, 5)
    curve = s.tall * np.sqrt(np.clip(1.02 - (s.y / (h * 0.33)) ** 2, 0, 1))
    drum = box_outline(s.x + w * 0.16, s.y, w * 0.44, h * 0.62, 3)
    s.part(drum, np.maximum(curve, 4).astype(np.float32), alloys.ribbed(alloys.STEEL, 5, 90, 1.2))
    s.box(w * 0.33, 0, w * 0.24, h - 14, s.tall * 0.85, alloys.enamel(alloys.STEEL), 2, 1.6)
    s.disc(w * 0.33, -h * 0.14, h * 0.15, s.tall * 0.9, alloys.enamel(alloys.BLACK, 0), 1)
    for k in range(6):
        s.bar(w * 0.33, -h * 0.14, *_off(w * 0.33, -h * 0.14, h * 0.14, 60 * k + 15), 1.2, s.tall, alloys.brushed())
    s.box(w * 0.33, h * 0.2, w * 0.16, 8, s.tall * 0.95, alloys.screen(alloys.AMBER, 1.1), 0.8, 0.4)
    for y in (-h * 0.36, h * 0.36):
        s.bar(-w / 2 + 3, y, w * 0.2, y, 2.4, 13, alloys.brushed(alloys.COPPER))


def _off(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    dx, dy = _around(radius, degrees)
    return x + dx, y + dy


@model
def reactor(s: Sculpt) -> None:
    r = s.right
    s.disc(0, 0, r - 1, 7, alloys.stripes(45, 9), 1.6)
    s.disc(0, 0, r - 6, 10, alloys.enamel(alloys.DARK), 2)
    for k in range(8):
        x, y = _around(r - 13, 45 * k + 22.5)
        s.box(x, y, 15, 11, s.tall * 0.75, alloys.enamel(alloys.STEEL), 2, 2, 45 * k + 22.5)
        s.box(x * 0.98, y * 0.98, 8, 3, s.tall * 0.8, alloys.lit(alloys.CYAN, 1.1), 0.6, 0.4, 45 * k + 22.5)
    s.disc(0, 0, r * 0.52, s.tall * 0.7, alloys.brushed(alloys.PALE), 4)
    s.disc(0, 0, r * 0.40, s.tall * 0.75, alloys.enamel(alloys.BLACK, 0), 1.4)
    s.dome(0, 0, r * 0.62, r * 0.62, s.tall, alloys.lit(alloys.CYAN, 1.45), s.tall * 0.7)
    for k in range(4):
        s.bar(*_around(r * 0.22, 90 * k), *_around(r * 0.50, 90 * k), 2.2, s.tall + 2, alloys.brushed(alloys.STEEL))


@model
def battery_bank(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, 5, alloys.enamel(alloys.DARK), 1, 1)
    count = max(3, round(w / 15))
    for k in range(count):
        x = -w / 2 + (k + 0.5) * w / count
        s.box(x, 0, w / count - 2, h - 4, s.tall, alloys.enamel(alloys.TEAL if k % 2 else alloys.BLUE, 0.2), 1.2, 1.2)
        s.disc(x - 2.6, -h / 2 + 6, 1.6, s.tall + 2, alloys.brushed(alloys.COPPER), 0.6)
        s.disc(x + 2.6, -h / 2 + 6, 1.6, s.tall + 2, alloys.brushed(alloys.PALE), 0.6)
        s.box(x, h / 2 - 6, w / count - 6, 2.2, s.tall + 0.5, alloys.lit((0.45, 0.95, 0.35), 1.1), 0.4, 0.2)
    s.bar(-w / 2 + 6, -h / 2 + 6, w / 2 - 6, -h / 2 + 6, 0.9, s.tall + 2.6, alloys.enamel(alloys.RED, 0))


@model
def transformer(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall * 0.7, alloys.enamel(alloys.OLIVE), 2, 1.6)
    for side in (-1, 1):
        s.box(side * (w / 2 - 5), 0, 9, h - 6, s.tall * 0.8, alloys.ribbed(alloys.OLIVE, 3.4, 0), 1, 1)
    for k in (-1, 0, 1):
        s.disc(k * w * 0.18, -h * 0.1, 4.6, s.tall * 0.85, paints.plain((0.48, 0.26, 0.17)), 1.6)
        s.disc(k * w * 0.18, -h * 0.1, 3.2, s.tall, paints.plain((0.55, 0.31, 0.20)), 1.4)
        s.disc(k * w * 0.18, -h * 0.1, 1.2, s.tall + 3, alloys.brushed(alloys.COPPER), 0.5)
    s.box(0, h / 2 - 8, 12, 10, s.tall * 0.75, alloys.stripes(45, 6), 0.6, 0.5)


@model
def antenna(s: Sculpt) -> None:
    r = s.right
    for k in range(3):
        s.bar(*_around(6, 120 * k), *_around(r - 2, 120 * k), 1.5, s.tall * 0.5, alloys.enamel(alloys.STEEL), 2)
        s.disc(*_around(r - 4, 120 * k), 3.4, 4, alloys.enamel(alloys.DARK), 1)
    s.disc(0, 0, 7, s.tall * 0.6, alloys.enamel(alloys.STEEL), 2)
    for k in range(4):
        s.bar(*_around(-r * 0.62, 90 * k + 30), 0, 0, 1.0, s.tall * 0.85, alloys.brushed(alloys.PALE))
    s.disc(0, 0, 3.4, s.tall, alloys.lit((1.0, 0.25, 0.18), 1.2), 1.4)


@model
def radar_dish(s: Sculpt) -> None:
    r = s.right
    s.box(0, 0, r * 1.1, r * 1.1, s.tall * 0.3, alloys.enamel(alloys.DARK), 3, 2)
    reach = np.hypot(s.x, s.y) / (r - 1)
    bowl = s.tall * (0.55 + 0.45 * reach**2)
    s.part(((reach - 1) * (r - 1)).astype(np.float32), bowl.astype(np.float32), alloys.enamel(alloys.WHITE, 0.25))
    s.ring(0, 0, r - 2, 2.6, s.tall * 1.03, alloys.brushed(alloys.STEEL))
    for k in range(8):
        s.bar(
            *_around(r * 0.2, 45 * k),
            *_around(r - 3, 45 * k),
            0.5,
            s.tall * 0.72,
            paints.plain((0.55, 0.57, 0.57)),
            s.tall,
        )
    for k in range(3):
        s.bar(*_around(r * 0.75, 120 * k), 0, 0, 0.9, s.tall, alloys.enamel(alloys.DARK), s.tall * 1.3)
    s.disc(0, 0, 4, s.tall * 1.35, alloys.enamel(alloys.ORANGE, 0.3), 1.6)
