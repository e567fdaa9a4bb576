"""Limits between open zones: thin dashed cream lines, like worn paint; striped strips across corridors."""

from __future__ import annotations

import numpy as np

from game.bake.canvas import Canvas
from game.bake.filters import smoothstep
from game.bake.walls import Run

_DASH = 16.0
_SHARE = 0.58
_HALF_WIDTH = 1.35
_CREAM = np.array((0.93, 0.875, 0.73), np.float32)
_STRIP_HALF = 5.0
_YELLOW = np.array((0.76, 0.54, 0.16), np.float32)
_BLACK = np.array((0.15, 0.155, 0.16), np.float32)


def draw_limits(canvas: Canvas, limits: tuple[Run, ...]) -> None:
    """Dash every limit; the rhythm is symmetric in each half cell so that dashes meet across joints."""
    for run in limits:
        if run.style == "corridor":
            _lay_strip(canvas, run)
            continue
        reach = _HALF_WIDTH + 1.5
        box = (run.at - reach, run.start, run.at + reach, run.stop)
        if not run.upright:
            box = (run.start, run.at - reach, run.stop, run.at + reach)
        part = canvas.frame.part(*box)
        frame = canvas.frame.window(part)
        if 0 in frame.shape:
            continue
        x, y = frame.grid
        along, across = (y, x - run.at) if run.upright else (x, y - run.at)
        phase = np.abs((along / _DASH) % 1 - 0.5) * _DASH
        off = np.maximum(phase - _DASH * _SHARE / 2, np.abs(across) - _HALF_WIDTH)
        worn = 0.80 - 0.22 * smoothstep(0.2, 1.4, frame.cloud((13, 0.6), (4, 0.6), seed=6000))
        share = smoothstep(0.45, -0.35, off) * worn
        dark = smoothstep(1.9, 0.2, off) * 0.10
        canvas.colour[part] *= (1 - dark)[..., None]
        canvas.cover(part, share, _CREAM, canvas.relief[part] * 0.6)


def _lay_strip(canvas: Canvas, run: Run) -> None:
    """A narrow striped plate across a corridor."""
    reach = _STRIP_HALF + 1
    box = (run.at - reach, run.start, run.at + reach, run.stop)
    if not run.upright:
        box = (run.start, run.at - reach, run.stop, run.at + reach)
    part = canvas.frame.part(*box)
    frame = canvas.frame.window(part)
    if 0 in frame.shape:
        return
    x, y = frame.grid
    along, across = (y, x - run.at) if run.upright else (x, y - run.at)
    off = np.abs(across) - _STRIP_HALF
    yellow = smoothstep(-0.2, 0.2, np.sin((along + across) * (2 * np.pi / 16)))
    colour = _BLACK + (_YELLOW - _BLACK) * yellow[..., None]
    worn = 0.72 - 0.40 * smoothstep(0.1, 1.3, frame.cloud((16, 0.6), (5, 0.6), seed=6010))
    canvas.cover(part, smoothstep(0.4, -0.3, off) * worn, colour, canvas.relief[part] * 0.7)
    canvas.relief[part] -= 0.8 * np.exp(-((off / 0.8) ** 2))
