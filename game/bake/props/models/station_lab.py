"""Medicine and research: beds, scanners, benches, tanks with things in them."""

from __future__ import annotations

import numpy as np

from game.bake.props import alloys, paints
from game.bake.props.models.registry import model
from game.bake.props.sculpt import Colour, Sculpt


@model
def med_bed(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w - 2, h - 6, s.tall * 0.6, alloys.enamel(alloys.STEEL), 3, 1.6)
    s.box(2, 0, w - 10, h - 10, s.tall * 0.85, paints.cloth((0.70, 0.79, 0.78), 0.4), 3, 2.4)
    s.box(-w / 2 + 14, 0, 14, h - 16, s.tall, paints.cloth((0.82, 0.84, 0.82), 0.5), 3.5, 2.6)
    s.box(w * 0.18, 0, w * 0.44, h - 9, s.tall * 0.92, paints.cloth((0.32, 0.55, 0.56), 0.6), 2, 2)
    for side in (-1, 1):
        s.bar(-w * 0.1, side * (h / 2 - 2), w * 0.34, side * (h / 2 - 2), 1.2, s.tall, alloys.brushed())
    s.box(w / 2 - 3, 0, 5, h - 8, s.tall * 1.1, alloys.enamel(alloys.WHITE, 0.2), 1.4, 1)


@model
def med_scanner(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h * 0.46, s.tall * 0.45, alloys.enamel(alloys.WHITE, 0.15), 4, 2)
    s.box(w * 0.08, 0, w * 0.8, h * 0.32, s.tall * 0.55, paints.cloth((0.62, 0.73, 0.74), 0.3), 3, 2)
    curve = s.tall * np.sqrt(np.clip(1.04 - (s.y / (h * 0.49)) ** 2, 0, 1))
    arch = np.maximum(np.abs(s.x + w * 0.14) - w * 0.15, np.abs(s.y) - h * 0.48)
    s.part(arch, np.maximum(curve, 6).astype(np.float32), alloys.enamel(alloys.WHITE, 0.1))
    for x in (-w * 0.27, -w * 0.01):
        band = np.maximum(np.abs(s.x - x) - 1.2, np.abs(s.y) - h * 0.44)
        s.part(band, (curve + 0.6).astype(np.float32), alloys.lit(alloys.CYAN, 1.2))


@model
def med_cabinet(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, alloys.enamel(alloys.WHITE, 0.2), 1.4, 1.4)
    s.box(-w * 0.24, 0, 3.4, 10, s.tall + 0.4, alloys.enamel(alloys.RED, 0), 0.4, 0.2)
    s.box(-w * 0.24, 0, 10, 3.4, s.tall + 0.5, alloys.enamel(alloys.RED, 0), 0.4, 0.2)
    for k in range(4):
        tone: Colour = ((0.30, 0.55, 0.58), (0.66, 0.40, 0.16), (0.76, 0.77, 0.74))[k % 3]
        s.disc(w * 0.06 + 6 * k, s.chance(k, -4, 4), 2.2, s.tall + 5, paints.glass(tone, 0.4), 0.8)


@model
def surgery_lamp(s: Sculpt) -> None:
    s.bar(-s.right + 2, s.bottom - 2, 0, 0, 1.8, s.tall * 0.9, alloys.brushed(alloys.STEEL))
    s.disc(0, 0, s.right * 0.62, s.tall, alloys.enamel(alloys.WHITE, 0.1), 2.4)
    for k in range(6):
        angle = 2 * np.pi * k / 6
        at = s.right * 0.36 * float(np.cos(angle)), s.right * 0.36 * float(np.sin(angle))
        s.disc(*at, 2.8, s.tall + 0.8, alloys.lit((0.90, 0.97, 1.0), 1.6), 0.6)
    s.disc(0, 0, 2.2, s.tall + 1.4, alloys.brushed(), 0.8)


@model
def cryo_pod(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall * 0.6, alloys.enamel(alloys.PALE, 0.3), 9, 3)
    s.box(-w * 0.40, 0, w * 0.14, h - 8, s.tall * 0.85, alloys.enamel(alloys.DARK), 3, 2)
    curve = s.tall * np.sqrt(np.clip(1.05 - (s.y / (h * 0.44)) ** 2, 0, 1))
    lid = np.hypot(np.maximum(np.abs(s.x - w * 0.06) - w * 0.26, 0), s.y) - h * 0.34
    s.part(lid, np.maximum(curve, 6).astype(np.float32), alloys.glazed((0.22, 0.55, 0.62), 0.9))
    s.dome(-w * 0.16, 0, 11, 10, s.tall * 1.12, paints.plain((0.50, 0.56, 0.54)), s.tall)
    s.box(w * 0.10, 0, w * 0.34, h * 0.26, s.tall * 1.06, paints.cloth((0.30, 0.52, 0.55), 0.4), 5, 3)
    s.box(w / 2 - 5, 0, 3, h - 16, s.tall * 0.7, alloys.lit(), 1, 0.4)


@model
def lab_bench(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, alloys.enamel(alloys.WHITE, 0.15), 1.5, 1.4)
    s.box(0, -h / 2 + 4, w - 4, 6, s.tall + 5, alloys.brushed(alloys.STEEL), 1, 1)
    tones: tuple[Colour, ...] = (alloys.MOLD, alloys.CYAN, alloys.AMBER, alloys.VIOLET)
    for k in range(6):
        tone = tones[int(s.chance(k, 0, 4))]
        s.disc(-w / 2 + 8 + 6 * k, -h / 2 + 4, 1.9, s.tall + 9, paints.glass(tone, 0.6), 0.8)
    s.box(w * 0.30, 1, 15, 11, s.tall + 6, alloys.enamel(alloys.DARK, 0), 1.4, 1)
    s.box(w * 0.30, 3.4, 12, 4, s.tall + 6.6, alloys.screen((0.5, 0.95, 0.4), 1.0), 0.5, 0.3)
    s.box(w * 0.04, 4, 7, 8, s.tall + 4, alloys.enamel(alloys.BLACK, 0), 1, 1)
    s.bar(w * 0.04, 6, w * 0.04, -2, 1.5, s.tall + 11, alloys.brushed())
    s.disc(-w * 0.28, 5, 5, s.tall + 1, paints.glass((0.46, 0.62, 0.30), 0.5), 0.6)
    s.disc(-w * 0.14, 6, 3.6, s.tall + 1, paints.glass((0.70, 0.72, 0.66), 0.4), 0.6)
    s.box(w / 2 - 8, 5, 9, 11, s.tall + 0.6, paints.plain((0.82, 0.82, 0.78)), 0.3, 0.3, -10)


@model
def specimen_tank(s: Sculpt) -> None:
    r = s.right
    s.disc(0, 0, r - 1, s.tall * 0.5, alloys.enamel(alloys.DARK), 2)
    s.ring(0, 0, r - 3, 4, s.tall * 0.75, alloys.brushed(alloys.STEEL))
    s.disc(0, 0, r - 5.5, s.tall * 0.7, alloys.lit((0.30, 0.52, 0.16), 0.7), 1)
    s.dome(-1, 0, r * 0.8, r * 0.62, s.tall * 0.95, alloys.slime((0.34, 0.44, 0.17)), s.tall * 0.7, 30)
    for k in range(5):
        angle = s.chance(k, 0, 6.28)
        at = r * 0.62 * float(np.cos(angle)), r * 0.62 * float(np.sin(angle))
        s.bar(0, 0, *at, 1.4, s.tall * 0.86, alloys.slime((0.40, 0.50, 0.19)), s.tall * 0.72)
    for k in range(6):
        at = s.chance(k + 10, -r * 0.5, r * 0.5), s.chance(k + 20, -r * 0.5, r * 0.5)
        s.disc(*at, 0.9, s.tall + 0.5, alloys.lit((0.75, 1.0, 0.45), 1.1), 0.4)


@model
def fume_hood(s: Sculpt) -> None:
    w, h = s.width, s.height
    s.box(0, 0, w, h, s.tall, alloys.enamel(alloys.STEEL), 1.5, 1.4)
    s.box(0, h / 2 - 5, w - 6, 8, s.tall + 0.4, alloys.glazed(), 1, 0.4)
    s.disc(-w * 0.2, -h * 0.18, 6, s.tall + 8, alloys.brushed(alloys.PALE), 1.6)
    s.hole(-w * 0.2, -h * 0.18, 4.4, s.tall + 3, paints.plain((0.07, 0.07, 0.08)))
    s.bar(-w * 0.2, -h * 0.18, w * 0.42, -h * 0.18, 3.2, s.tall + 6, alloys.ribbed(alloys.PALE, 3, 90, 0.6))


@model
def iv_stand(s: Sculpt) -> None:
    for k in range(4):
        angle = np.pi * k / 2 + 0.5
        s.bar(0, 0, (s.right - 1.5) * np.cos(angle), (s.bottom - 1.5) * np.sin(angle), 1.0, 3, alloys.brushed())
    s.disc(0, 0, 1.5, s.tall, alloys.brushed(), 0.6)
    s.bar(-4, -1, 4, 1, 0.8, s.tall, alloys.brushed())
    s.box(4, 2, 5, 6.5, s.tall - 2, paints.glass((0.62, 0.74, 0.76), 0.4), 2, 1.4)
    s.box(-4, 1, 4.4, 6, s.tall - 2, paints.glass((0.58, 0.16, 0.14), 0.4), 2, 1.4)
