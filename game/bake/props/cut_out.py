"""Props that come only as a picture: they stand as a softly rounded cut-out of that picture."""

from __future__ import annotations

import numpy as np

from game.bake.arrays import Array
from game.bake.filters import soft_blur
from game.bake.props.sculpt import Sculpt


def from_picture(sculpt: Sculpt, picture: Array) -> None:
    """Fill a sculpt from a picture (rows, columns, 4) of uint8 that spans its whole width and height."""
    rows, columns = picture.shape[:2]
    body = picture.astype(np.float32) / 255
    rise = soft_blur(body[..., 3], max(1, min(rows, columns) // 10))
    u = (sculpt.x / sculpt.width + 0.5) * columns - 0.5
    v = (sculpt.y / sculpt.height + 0.5) * rows - 0.5
    inside = (u > -0.5) & (u < columns - 0.5) & (v > -0.5) & (v < rows - 0.5)
    sculpt.colour[:] = _sampled(body[..., :3], u, v)
    sculpt.cover[:] = _sampled(body[..., 3], u, v) * inside
    sculpt.top[:] = sculpt.tall * np.clip(_sampled(rise, u, v) * 1.6, 0, 1) ** 0.5
    sculpt.relief[:] = sculpt.colour.mean(axis=2) * 1.2


def _sampled(field: Array, u: Array, v: Array) -> Array:
    """Bilinear samples of a picture at points given in its pixels."""
    rows, columns = field.shape[:2]
    left = np.clip(np.floor(u).astype(np.int64), 0, columns - 1)
    top = np.clip(np.floor(v).astype(np.int64), 0, rows - 1)
    right, bottom = np.minimum(left + 1, columns - 1), np.minimum(top + 1, rows - 1)
    fu, fv = np.clip(u - left, 0, 1), np.clip(v - top, 0, 1)
    if field.ndim == 3:
        fu, fv = fu[..., None], fv[..., None]
    upper = field[top, left] * (1 - fu) + field[top, right] * fu
    lower = field[bottom, left] * (1 - fu) + field[bottom, right] * fu
    sampled: Array = upper * (1 - fv) + lower * fv
    return sampled
