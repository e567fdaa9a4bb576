"""The views: how a miniature stands in its picture, and how a bust fills a portrait."""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, maximum_filter

from sprites.minis.trace import Camera

PITCH = 17.0
PIXELS_PER_METRE = 114
OVERSAMPLE = 3
CONTOUR = 0.62
FLOOR = 38


def standing(size: int = 256, floor: int = FLOOR) -> Camera:
    """The camera of a miniature; its base's centre stands `floor` pixels above the lower edge."""
    return Camera(
        size * OVERSAMPLE,
        size * OVERSAMPLE,
        PIXELS_PER_METRE * OVERSAMPLE,
        (size * OVERSAMPLE / 2, (size - floor) * OVERSAMPLE),
        PITCH,
    )


def outlined(picture: np.ndarray) -> np.ndarray:
    """The picture (straight alpha) with a thin dark contour around it, so that it stands off any ground."""
    alpha = picture[..., 3]
    around = np.maximum(gaussian_filter(maximum_filter(alpha, 2 * OVERSAMPLE + 1), 0.5 * OVERSAMPLE) * CONTOUR, alpha)
    rgb = picture[..., :3] * alpha[..., None] / np.maximum(around, 1e-4)[..., None]
    return np.dstack([rgb, around])


def reduced(picture: np.ndarray, size: tuple[int, int]) -> Image.Image:
    """The float picture (straight alpha) brought down to its shipped size, averaging whole pixels."""
    h, w = picture.shape[:2]
    k = h // size[1]
    rgb, alpha = picture[..., :3] * picture[..., 3:], picture[..., 3:]
    both = np.concatenate([rgb, alpha], axis=2).reshape(size[1], k, size[0], w // size[0], 4).mean((1, 3))
    rgb = both[..., :3] / np.maximum(both[..., 3:], 1e-4)
    out = np.concatenate([rgb, both[..., 3:]], axis=2)
    return Image.fromarray((np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")
