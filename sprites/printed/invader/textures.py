"""Interface textures of Invader: brushed steel for leather, pale slates for paper, amber plates for brass."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter

from sprites.printed.invader.stuff import BRIGHT, DARK, GUNMETAL, WARNING, bolt
from sprites.printed.materials import Material, tileable
from sprites.printed.relief import Relief, cutout
from sprites.printed.shapes import Shape, box, disc, polygon
from sprites.printed.textures import BUTTON_STATES, opaque, with_shadow, wrapped

Array = np.ndarray

TILE = 256
STEEL = (40, 47, 53)


def _brushed(seed: int) -> Array:
    """Fine scratches along x that repeat without a seam."""
    lines = np.random.default_rng(seed).standard_normal((TILE, TILE)).astype(np.float32)
    for shift in (1, 2, 4, 8, 16):
        lines = 0.5 * (lines + np.roll(lines, shift, axis=1))
    return lines / lines.std()


def steel() -> Image.Image:
    """Dark brushed plate, quiet enough to read on."""
    light = wrapped(0.05 * _brushed(501) + 0.22 * tileable(TILE, 8, 503, 2), 1.0)
    tone = 1 + 0.07 * tileable(TILE, 64, 505, 3)
    return opaque(np.array(STEEL, np.float32) / 255 * (0.62 + 0.70 * light)[..., None] * tone[..., None])


def slate() -> Image.Image:
    """A pale screen at rest: nearly even, with the faintest lines across."""
    y = np.mgrid[0:TILE, 0:TILE][0]
    lines = np.where(y % 4 == 0, -0.012, 0.004)
    tone = 1 + lines + 0.022 * tileable(TILE, 64, 511, 3)
    return opaque(np.array([212, 220, 221], np.float32) / 255 * tone[..., None])


def card_slate() -> Image.Image:
    """The stock of the station's cards: a cool laminate with a fine weave."""
    y, x = np.mgrid[0:TILE, 0:TILE]
    weave = np.where(((x // 2) + (y // 2)) % 2 == 0, 0.007, -0.007)
    tone = 1 + weave + 0.008 * _brushed(521) * 0.5 + 0.016 * tileable(TILE, 64, 523, 3)
    return opaque(np.array([224, 230, 230], np.float32) / 255 * tone[..., None])


def _plate(left: float, top: float, right: float, bottom: float, cut: float) -> Shape:
    """A rectangle with its corners cut off."""
    return polygon(
        (left + cut, top, 2), (right - cut, top, 2), (right, top + cut, 2), (right, bottom - cut, 2),
        (right - cut, bottom, 2), (left + cut, bottom, 2), (left, bottom - cut, 2), (left, top + cut, 2),
    )


def button(state: str) -> Image.Image:
    """A painted plate with cut corners: 96 x 64, in one of five states."""
    width, height, scale = 96, 64, 4
    sheet = Relief(width, height, scale)
    colours = {
        "normal": (240, 186, 88), "hover": (255, 218, 136), "pressed": (204, 150, 62), "disabled": (140, 142, 140),
        "focus": (236, 182, 86),
    }
    sheet.lay(_plate(4, 3, 92, 58, 8), Material((44, 48, 52), metal=0.6, gloss=0.3), 2, lift=0, line=1.0)
    paint = replace(WARNING.tinted(colours[state]), metal=0.2, gloss=0.4, strength=0.18)
    sink = 1.0 if state == "pressed" else 0.0
    face = _plate(7, 5 + sink, 89, 55 + sink, 6.5)
    sheet.lay(face, paint, 2.4, lift=0 if state == "pressed" else 0.7, line=0.7)
    if state == "pressed":
        sheet.tint(box(7, 5, 89, 14, 4), (0.72, 0.72, 0.72), 2.5)
    if state == "focus":
        sheet.flat(_plate(4.5, 3.5, 91.5, 57.5, 8) - _plate(8, 7, 88, 54, 6), (206, 244, 246), 1, 0.2)
    shadow = np.zeros_like(sheet.alpha)
    if state != "pressed":
        shadow[2 * scale :, scale:] = sheet.alpha[: -2 * scale, :-scale]
        shadow = gaussian_filter(shadow, 1.6 * scale) * 0.55
    return with_shadow(sheet, shadow, scale)


def panel() -> Image.Image:
    """A steel panel, bolted at its corners, with a thin bright line: 128 x 128 with corners of 28."""
    size, scale = 128, 4
    pixels = size * scale
    plate = np.asarray(steel().resize((pixels, pixels), Image.Resampling.BICUBIC), np.float32) / 255
    mask = _plate(2, 2, size - 2, size - 2, 10).raster(0, 0, pixels, pixels, scale)
    depth = distance_transform_edt(mask > 0.5) / scale
    flat = np.full_like(plate, np.array(STEEL) / 255 * 0.96)
    middle = np.clip((depth - 14) / 12, 0, 1)[..., None]
    rgb = (plate * (1 - middle) + flat * middle) * (0.68 + 0.32 * np.clip(depth / 6, 0, 1))[..., None]
    sheet = Relief(size, size, scale)
    sheet.rgb, sheet.alpha = rgb.astype(np.float32), mask
    line = _plate(7, 7, size - 7, size - 7, 8) - _plate(8.4, 8.4, size - 8.4, size - 8.4, 7.4)
    sheet.lay(line, GUNMETAL.tinted((126, 146, 154)), 0.7, lift=0.3, line=0.6)
    for x in (16, size - 16):
        for y in (16, size - 16):
            bolt(sheet, x, y, 3.0, GUNMETAL.tinted((132, 142, 148)))
    return cutout(sheet.rgb, sheet.alpha, scale)


def slip() -> Image.Image:
    """A pale slate in a dark frame for dialogs and tips: 128 x 128 with corners of 24."""
    size, scale = 128, 4
    sheet = Relief(size, size, scale)
    sheet.lay(_plate(5, 4, size - 7, size - 8, 7), GUNMETAL.tinted((70, 80, 88)), 2, lift=0, line=0.8)
    inner = _plate(8, 7, size - 10, size - 11, 6)
    mask = inner.raster(0, 0, size * scale, size * scale, scale)
    depth = distance_transform_edt(mask > 0.5) / scale
    edge = np.clip(1 - depth / 8, 0, 1) ** 1.6
    screen = np.array([212, 220, 221], np.float32) / 255 * (1 - 0.16 * edge)[..., None]
    sheet.rgb = sheet.rgb * (1 - mask[..., None]) + screen * mask[..., None]
    shadow = np.zeros_like(sheet.alpha)
    shadow[3 * scale :, 2 * scale :] = sheet.alpha[: -3 * scale, : -2 * scale]
    return with_shadow(sheet, gaussian_filter(shadow, 2 * scale) * 0.5, scale)


def medal() -> Image.Image:
    """A round steel boss behind hotkeys and counts: 48 x 48."""
    sheet = Relief(48, 48, 4)
    sheet.lay(disc(23, 23, 19), BRIGHT.tinted((128, 138, 146)), 3, lift=0.6)
    sheet.lay(disc(23, 23, 15.4), DARK.tinted((34, 40, 46)), 2, lift=0, shadow=0, line=0.6)
    shadow = np.zeros_like(sheet.alpha)
    shadow[6:, 4:] = sheet.alpha[:-6, :-4]
    return with_shadow(sheet, gaussian_filter(shadow, 5) * 0.5, 4)


def build_textures(folder: Path) -> None:
    """Write textures and nine-patches under the names of the house's, and `patches.json` with their margins."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in (("leather", steel), ("paper", slate), ("card_slate", card_slate)):
        make().save(folder / f"{name}.webp", "WEBP", quality=88, method=6)
    margins: dict[str, list[int]] = {}
    for state in BUTTON_STATES:
        button(state).save(folder / f"button_{state}.png", optimize=True)
        margins[f"button_{state}"] = [18, 16, 18, 18]
    for name, draw, margin in (("panel", panel, 28), ("slip", slip, 24)):
        draw().save(folder / f"{name}.png", optimize=True)
        margins[name] = [margin] * 4
    medal().save(folder / "medal.png", optimize=True)
    (folder / "patches.json").write_text(json.dumps(margins, indent=1, sort_keys=True) + "\n", encoding="utf-8")
