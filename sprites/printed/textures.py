"""Interface textures: leather, paper and parchment that repeat, brass buttons and frames as nine-patches."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter

from sprites.printed.materials import BRASS, GOLD, Material, tileable
from sprites.printed.relief import KEY, Relief, cutout, normals
from sprites.printed.shapes import box, disc

Array = np.ndarray

TILE = 512


def wrapped(height: Array, flatness: float) -> Array:
    """Light on a repeating height field, without a seam."""
    padded = np.pad(height, 2, mode="wrap")
    return np.clip((normals(padded, flatness) @ KEY)[2:-2, 2:-2], 0, 1)


def leather() -> Image.Image:
    """Dark hide, quiet enough to read on."""
    pebble = tileable(TILE, 8, 401, 2)
    grain = np.abs(tileable(TILE, 16, 403, 2))
    light = wrapped(0.50 * pebble + 1.5 * np.minimum(grain, 0.30), 1.0)
    base = np.array([44, 33, 27], np.float32) / 255
    tone = 1 + 0.10 * tileable(TILE, 128, 405, 3)
    return opaque(base * (0.55 + 0.80 * light)[..., None] * tone[..., None])


def paper() -> Image.Image:
    """Warm, nearly even paper with fibres."""
    fibre = tileable(TILE, 8, 411, 3)
    cloud = tileable(TILE, 128, 413, 4)
    base = np.array([231, 219, 190], np.float32) / 255
    return opaque(base * (1 + 0.018 * fibre + 0.028 * cloud)[..., None])


def parchment() -> Image.Image:
    """Older and darker than paper: stains, mottling, flecks."""
    cloud = tileable(TILE, 256, 421, 5)
    stain = np.clip(tileable(TILE, 128, 425, 4) - 0.3, 0, 1)
    fleck = np.clip(tileable(TILE, 4, 427, 1) - 0.80, 0, 1)
    base = np.array([208, 182, 136], np.float32) / 255
    tone = 1 + 0.07 * cloud - 0.10 * stain - 0.5 * fleck + 0.02 * tileable(TILE, 8, 429, 2)
    return opaque(base * tone[..., None] * np.array([1.0, 0.99, 0.97], np.float32))


def card_paper() -> Image.Image:
    """The stock cards are printed on: light, with a linen tooth."""
    y, x = np.mgrid[0:TILE, 0:TILE]
    linen = np.sin(x * 2 * np.pi / 4) * np.sin(y * 2 * np.pi / 4)
    base = np.array([240, 230, 206], np.float32) / 255
    tone = 1 + 0.008 * linen + 0.014 * tileable(TILE, 8, 431, 2) + 0.022 * tileable(TILE, 128, 433, 4)
    return opaque(base * tone[..., None])


def opaque(rgb: Array) -> Image.Image:
    """A picture without alpha."""
    return Image.fromarray((np.clip(rgb, 0, 1) * 255 + 0.5).astype(np.uint8), "RGB")


def button(state: str) -> Image.Image:
    """A brass plate: 96 x 64 with corners of 20, in one of five states."""
    width, height, scale = 96, 64, 4
    sheet = Relief(width, height, scale)
    colours = {
        "normal": (232, 184, 104), "hover": (255, 214, 138), "pressed": (196, 150, 80), "disabled": (150, 140, 124),
        "focus": (240, 194, 112),
    }
    rim = Material((70, 50, 28), metal=0.6, gloss=0.3)
    sheet.lay(box(4, 3, 92, 58, 11), rim, 2, lift=0, line=1.0)
    metal = replace(BRASS.tinted(colours[state]), metal=0.45, gloss=0.5, strength=0.5)
    sink = 1.0 if state == "pressed" else 0.0
    sheet.lay(box(7, 5 + sink, 89, 55 + sink, 9), metal, 3.2, lift=0 if state == "pressed" else 0.7, line=0.7)
    if state == "pressed":
        sheet.tint(box(7, 5, 89, 14, 6), (0.72, 0.72, 0.72), 2.5)
    if state == "disabled":
        sheet.tint(box(0, 0, 96, 64), (0.86, 0.86, 0.88))
    if state == "focus":
        sheet.flat(box(4.5, 3.5, 91.5, 57.5, 11) - box(8, 7, 88, 54, 8), (250, 236, 190), 1, 0.2)
    shadow = np.zeros_like(sheet.alpha)
    if state != "pressed":
        shadow[2 * scale :, scale:] = sheet.alpha[: -2 * scale, :-scale]
        shadow = gaussian_filter(shadow, 1.6 * scale) * 0.55
    return with_shadow(sheet, shadow, scale)


def with_shadow(sheet: Relief, shadow: Array, scale: int) -> Image.Image:
    """A sheet cut out over its shadow."""
    alpha = sheet.alpha + shadow * (1 - sheet.alpha)
    return cutout(sheet.rgb * (sheet.alpha / np.maximum(alpha, 1e-4))[..., None], alpha, scale)


def panel() -> Image.Image:
    """A stitched leather panel with a thin brass line: 128 x 128 with corners of 28."""
    size, scale = 128, 4
    hide = np.asarray(leather().resize((TILE, TILE)), np.float32)[: size * 2, : size * 2] / 255
    hide = np.asarray(
        Image.fromarray((hide * 255).astype(np.uint8)).resize((size * scale, size * scale), Image.Resampling.BICUBIC),
        np.float32,
    ) / 255
    shape = box(2, 2, size - 2, size - 2, 14)
    mask = shape.raster(0, 0, size * scale, size * scale, scale)
    depth = distance_transform_edt(mask > 0.5) / scale
    flat = np.full_like(hide, np.array([40, 30, 25]) / 255)
    middle = np.clip((depth - 14) / 12, 0, 1)[..., None]
    rgb = hide * (1 - middle) + flat * middle
    rgb *= (0.72 + 0.28 * np.clip(depth / 6, 0, 1))[..., None]
    sheet = Relief(size, size, scale)
    sheet.rgb, sheet.alpha = rgb.astype(np.float32), mask
    sheet.lay(
        box(7, 7, size - 7, size - 7, 10) - box(8.6, 8.6, size - 8.6, size - 8.6, 9), BRASS.tinted((150, 112, 56)),
        0.8, lift=0.3, line=0.6,
    )
    return cutout(sheet.rgb, sheet.alpha, scale)


def slip() -> Image.Image:
    """A torn-edged slip of paper for dialogs and tips: 128 x 128 with corners of 24."""
    size, scale = 128, 4
    pixels = size * scale
    shape = box(5, 4, size - 7, size - 8, 5)
    mask = shape.raster(0, 0, pixels, pixels, scale)
    depth = distance_transform_edt(mask > 0.5) / scale
    ripple = np.asarray(Image.fromarray(tileable(TILE, 8, 441, 2)).resize((pixels, pixels)), np.float32)
    alpha = np.clip((depth - 1.1 - 0.7 * np.clip(ripple, -1.4, 1.4)) * 1.6, 0, 1) * (depth > 0.2)
    base = np.array([229, 216, 186], np.float32) / 255
    edge = np.clip(1 - depth / 9, 0, 1)
    rgb = base * (1 - 0.30 * edge**1.6)[..., None] * np.array([1, 0.985, 0.95], np.float32) ** edge[..., None]
    sheet = Relief(size, size, scale)
    sheet.rgb, sheet.alpha = rgb.astype(np.float32), alpha.astype(np.float32)
    shadow = np.zeros_like(alpha)
    shadow[3 * scale :, 2 * scale :] = alpha[: -3 * scale, : -2 * scale]
    return with_shadow(sheet, gaussian_filter(shadow, 2 * scale) * 0.5, scale)


def card_frame() -> Image.Image:
    """A double rule with small corner studs, printed in sepia: 96 x 96 with corners of 30."""
    size, scale = 96, 4
    sheet = Relief(size, size, scale)
    ink = (92, 62, 38)
    sheet.flat(box(6, 6, size - 6, size - 6, 8) - box(7.8, 7.8, size - 7.8, size - 7.8, 6.4), ink)
    sheet.flat(box(10.4, 10.4, size - 10.4, size - 10.4, 5) - box(11.2, 11.2, size - 11.2, size - 11.2, 4.4), ink, 0.85)
    for x in (15, size - 15):
        for y in (15, size - 15):
            sheet.flat(disc(x, y, 1.7), ink, 0.9)
    return cutout(sheet.rgb, sheet.alpha, scale)


def medal() -> Image.Image:
    """A round brass boss behind hotkeys and counts: 48 x 48."""
    sheet = Relief(48, 48, 4)
    sheet.lay(disc(23, 23, 19), GOLD.tinted((150, 112, 56)), 3, lift=0.6)
    sheet.lay(disc(23, 23, 15.4), Material((44, 33, 27), gloss=0.1), 2, lift=0, shadow=0, line=0.6)
    shadow = np.zeros_like(sheet.alpha)
    shadow[6:, 4:] = sheet.alpha[:-6, :-4]
    return with_shadow(sheet, gaussian_filter(shadow, 5) * 0.5, 4)


BUTTON_STATES = ("normal", "hover", "pressed", "disabled", "focus")


def build_textures(folder: Path) -> None:
    """Write textures and nine-patches, and `patches.json` with the margins (left, top, right, bottom) of the latter."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in (("leather", leather), ("paper", paper), ("parchment", parchment), ("card_paper", card_paper)):
        make().save(folder / f"{name}.webp", "WEBP", quality=90, method=6)
    margins: dict[str, list[int]] = {}
    for state in BUTTON_STATES:
        button(state).save(folder / f"button_{state}.png", optimize=True)
        margins[f"button_{state}"] = [18, 16, 18, 18]
    for name, make, margin in (
        ("panel", panel, [28, 28, 28, 28]),
        ("slip", slip, [24, 24, 24, 24]),
        ("card_frame", card_frame, [30, 30, 30, 30]),
    ):
        make().save(folder / f"{name}.png", optimize=True)
        margins[name] = margin
    medal().save(folder / "medal.png", optimize=True)
    (folder / "patches.json").write_text(json.dumps(margins, indent=1, sort_keys=True) + "\n", encoding="utf-8")
