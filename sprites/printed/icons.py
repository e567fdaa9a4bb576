"""One family of line icons: strokes on a grid of 24, rendered afresh at every size as white masks that can be tinted.

The path language has single letters followed by numbers: `M x y` start, `L x y ...` straight on, `S x y ...` smoothly
on, `O x y r` circle, `A x y r from to` arc in degrees (clockwise from the right), `D x y r` dot, `F x y ...` filled
polygon, `E x y r` erased dot, `X x y ...` erased polygon.
"""

from __future__ import annotations

import math
import re
from itertools import pairwise
from pathlib import Path

import numpy as np
from PIL import Image

from sprites.printed.invader.icons import STATION
from sprites.printed.shapes import Shape, disc, polygon, spline

SIZES = (24, 32, 48, 64, 96, 128)
PEN = 1.9

ICONS: dict[str, str] = {
    # actions
    "move": "M5 20 L5 20 D5 19.5 1.8 M5 19.5 S9 16 7 12 12 9 15 7 M10.5 5.5 L17.5 5.5 17.5 12.5",
    "search": "O10 10 6.2 M14.8 14.8 L20.6 20.6 M7 10 S7.6 7.6 10 7",
    "trade": "M3.5 8.5 L19 8.5 M15 4.5 L19.5 8.5 15 12.5 M20.5 16 L5 16 M9 12.6 L4.5 16 9 20",
    "melee": (
        "M20.5 3.5 L9.6 14.4 M20.5 3.5 L19.6 7.6 11.6 15.6 M20.5 3.5 L16.4 4.4 8.4 12.4 M6.6 11.6 L12.4 17.4 "
        "M8.6 15.4 L4.2 19.8"
    ),
    "ranged": (
        "M2.5 6.5 L21.5 6.5 21.5 10 13 10 M9 10 L2.5 10 2.5 6.5 M3.6 10 L5.6 13 4.2 19 8.4 19 9.8 13.8 "
        "M9.6 13.8 S13.2 14.6 13 10"
    ),
    "reload": "A12 12 7.8 -60 200 M4.9 8.2 L4.9 3.6 M4.6 8.7 L9.2 8.7 F12 7.4 14.1 10.6 14.1 16 9.9 16 9.9 10.6",
    "objective": "M5 21 L5 3.4 M5 4.4 L18.6 4.4 15 9 18.6 13.6 5 13.6 D5 21 1.3",
    "noise": "M3 9.5 L7 9.5 12 5 12 19 7 14.5 3 14.5 3 9.5 A11.5 12 4.4 -42 42 A11.5 12 8.6 -42 42",
    "end_turn": (
        "M6.5 3.5 L17.5 3.5 M6.5 20.5 L17.5 20.5 M7.6 3.5 S8 8.6 12 12 8 15.4 7.6 20.5 M16.4 3.5 "
        "S16 8.6 12 12 16 15.4 16.4 20.5 F9.2 20 12 15.4 14.8 20"
    ),
    "nothing": "O12 12 8.4 M7.6 12 L16.4 12",
    "recruit": "O9 7.6 3.9 A9 20.4 6.3 180 360 M18.5 6 L18.5 12.6 M15.2 9.3 L21.8 9.3",
    "wagon": (
        "M3 13 L3.6 7.8 A7.2 7.8 3.6 180 270 M7.2 4.2 L16.8 4.2 A16.8 7.8 3.6 270 360 M20.4 7.8 L21 13 "
        "M2.5 13 L21.5 13 20 16.4 4 16.4 2.5 13 O7 18.8 2.4 O17 18.8 2.4 M9.2 4.4 L8.8 12.6 M14.8 4.4 "
        "L15.2 12.6"
    ),
    "gatling": (
        "M9 6 L21.5 4.4 M9 8.4 L21.5 7.2 M9 10.8 L21.5 10.2 M3.4 4.8 L9 4.4 9 12 3.4 12 3.4 4.8 M18 4.4 "
        "L18.4 10.6 O11 16.8 4.2 D11 16.8 1.1 M7.2 15.2 L2.6 20.6"
    ),
    "charge": "M3 7 L8 7 M3 12 L6 12 M3 17 L8 17 M10 4.5 L20.5 12 10 19.5 13.4 12 10 4.5",
    "vade_retro": (
        "M12 2.8 L12 21.2 M6.5 8.4 L17.5 8.4 M3 4 L5 5.6 M21 4 L19 5.6 M3 14.6 L5.2 13.4 M21 14.6 L18.8 13.4"
    ),
    "fanning": (
        "M12.6 12.4 L21.5 12.4 21.5 15.6 15.4 15.6 M12.6 12.4 S11.2 15.2 9.6 20.4 M15.4 15.6 S14 17 13 20.4 "
        "M9.6 20.4 L13 20.4 M3 12.6 L8 13.2 M5.4 6 L9 9.6 M12.6 3.4 L13 8.4 M20 6 L17 9"
    ),
    "inventory": (
        "A12 6.2 3.2 180 360 M6.6 6.4 L17.4 6.4 19.2 8.8 19.2 20.6 4.8 20.6 4.8 8.8 6.6 6.4 M4.8 13.4 "
        "L19.2 13.4 M10.4 13.4 L10.4 16 13.6 16 13.6 13.4"
    ),
    "undo": "M8.6 4.4 L4 9 8.6 13.6 M4.4 9 L14.6 9 A14.6 14.3 5.3 -90 90 M14.6 19.6 L8.6 19.6",
    "redo": "M15.4 4.4 L20 9 15.4 13.6 M19.6 9 L9.4 9 A9.4 14.3 5.3 90 270 M9.4 19.6 L15.4 19.6",
    "menu": "M4 6 L20 6 M4 12 L20 12 M4 18 L20 18",
    "settings": (
        "O12 12 3 O12 12 6.6 M12 5.4 L12 2.6 M12 18.6 L12 21.4 M5.4 12 L2.6 12 M18.6 12 L21.4 12 M7.3 7.3 "
        "L5.3 5.3 M16.7 7.3 L18.7 5.3 M7.3 16.7 L5.3 18.7 M16.7 16.7 L18.7 18.7"
    ),
    "help": "O12 12 9 M9 9.6 S9.2 6.6 12 6.6 15 8 14.6 10 12 12 12 14 D12 17.2 1.25",
    "why": "M8 8.4 S8.2 4 12.4 4 17 6 16.4 9 12.4 11.6 12.4 15.4 D12.4 19.6 1.5 M3 6 L4.8 8 M2.6 12 L5.2 12.4",
    "pause": "F6 4.6 9.8 4.6 9.8 19.4 6 19.4 F14.2 4.6 18 4.6 18 19.4 14.2 19.4",
    "play": "F7 4 20 12 7 20",
    "step": "F5 4.6 15.6 12 5 19.4 F17 4.6 20 4.6 20 19.4 17 19.4",
    "fast": "F3 5 12 12 3 19 F12 5 21 12 12 19",
    "skip": "F2.6 5.4 10 12 2.6 18.6 F9.6 5.4 17 12 9.6 18.6 F18.2 5 21 5 21 19 18.2 19",
    "save": "M4 4 L16.6 4 20 7.4 20 20 4 20 4 4 M8 4 L8 9 15.4 9 15.4 4 M7.4 20 L7.4 13.6 16.6 13.6 16.6 20",
    "load": "M3.4 19.6 L3.4 4.8 9 4.8 11 7.4 19 7.4 19 10.6 M3.4 19.6 L6.6 10.6 22 10.6 18.6 19.6 3.4 19.6",
    "camera_fit": (
        "M3.5 8 L3.5 3.5 8 3.5 M16 3.5 L20.5 3.5 20.5 8 M20.5 16 L20.5 20.5 16 20.5 M8 20.5 L3.5 20.5 3.5 16 "
        "M8 9 L16 9 16 15 8 15 8 9"
    ),
    "inspect": "O10 10 6.2 M14.8 14.8 L20.6 20.6 M10 7 L10 13 M7 10 L13 10",
    "sight": "A12 16.33 10.53 204.3 335.7 A12 7.67 10.53 24.3 155.7 O12 12 3 D12 12 1",
    "names": "M3.5 6.5 L14.5 6.5 20.5 12 14.5 17.5 3.5 17.5 3.5 6.5 D7.4 12 1.4 M10.4 12 L14.4 12",
    "close": "M5.4 5.4 L18.6 18.6 M18.6 5.4 L5.4 18.6",
    "check": "M4 12.6 L9.4 18.2 20 6.4",
    "sound": "M3 9.5 L7 9.5 12 5 12 19 7 14.5 3 14.5 3 9.5 A11.5 12 4.4 -42 42 A11.5 12 8.6 -42 42",
    "mute": "M3 9.5 L7 9.5 12 5 12 19 7 14.5 3 14.5 3 9.5 M15.4 9.4 L20.6 14.6 M20.6 9.4 L15.4 14.6",
    "warning": "M12 3.6 L21.4 20 2.6 20 12 3.6 M12 9.6 L12 14.2 D12 17 1.15",
    "left": "M15 4.6 L7.4 12 15 19.4",
    "right": "M9 4.6 L16.6 12 9 19.4",
    "lock": (
        "M5.4 10.6 L18.6 10.6 18.6 20.6 5.4 20.6 5.4 10.6 M7.8 10.6 L7.8 7.8 A12 7.8 4.2 180 360 M16.2 7.8 "
        "L16.2 10.6 D12 15.4 1.5"
    ),
    "train": (
        "M5 4 L9 4 9 9 20 9 20 16 4 16 4 9 9 9 M15 9 L15 5.6 18 5.6 18 9 O8 18.6 2.2 O16 18.6 2.2 M20 16 "
        "L22.4 19"
    ),
    "spawn": (
        "M8.6 21 L9.2 15 S6 14.4 5 10.6 M9 13.4 S7.4 9 8 5.4 M11.6 12.4 S11 8 12 3.4 M14 13 S14.4 8.4 16.2 5 "
        "M15.2 15 S17 11.4 19.4 9.4 M15.2 15 L14.8 21 M5 21.4 L19 21.4"
    ),
    # statistics
    "range": "M2.8 12 L21.2 12 M6.6 8.2 L2.8 12 6.6 15.8 M17.4 8.2 L21.2 12 17.4 15.8 M12 9.4 L12 14.6",
    "dice": (
        "M6 3.6 L18 3.6 A18 6 2.4 270 360 M20.4 6 L20.4 18 A18 18 2.4 0 90 M18 20.4 L6 20.4 A6 18 2.4 90 180 "
        "M3.6 18 L3.6 6 A6 6 2.4 180 270 D8.2 8.2 1.6 D15.8 8.2 1.6 D12 12 1.6 D8.2 15.8 1.6 D15.8 15.8 1.6"
    ),
    "accuracy": "O12 12 7.2 M12 2.4 L12 7.6 M12 16.4 L12 21.6 M2.4 12 L7.6 12 M16.4 12 L21.6 12 D12 12 1.4",
    "damage": (
        "F12 2.4 14.2 8.2 19.6 5 17.4 10.8 22.4 12.8 17 14.6 18.8 20.2 13.6 17.2 11 22 9.4 16.8 4 18.8 6.6 13.6 "
        "1.8 11 7.4 9.8 5.4 4.6 10 7.6"
    ),
    "dual": (
        "M3 5 L12.4 5 12.4 7.8 8 7.8 M5.4 7.8 L3 7.8 3 5 M3.6 7.8 L5.2 13 8 13 8.4 7.8 M11.6 12 "
        "L21 12 21 14.8 16.6 14.8 M14 14.8 L11.6 14.8 11.6 12 M12.2 14.8 L13.8 20 16.6 20 17 14.8"
    ),
    "bullets": (
        "F4.2 21 4.2 9.4 5.4 6 6.8 3.4 8.2 6 9.4 9.4 9.4 21 "
        "F14.6 21 14.6 9.4 15.8 6 17.2 3.4 18.6 6 19.8 9.4 19.8 21 X3.6 17.2 10 17.2 10 18.5 3.6 18.5 "
        "X14 17.2 20.4 17.2 20.4 18.5 14 18.5 X3.6 10.2 10 10.2 10 11.3 3.6 11.3 "
        "X14 10.2 20.4 10.2 20.4 11.3 14 11.3"
    ),
    "shells": (
        "F3.6 20.8 3.6 4 10 4 10 20.8 F14 20.8 14 4 20.4 4 20.4 20.8 X3 13 10.6 13 10.6 14.6 3 14.6 "
        "X13.4 13 21 13 21 14.6 13.4 14.6 X5.3 5.6 8.3 5.6 8.3 11.4 5.3 11.4 "
        "X15.7 5.6 18.7 5.6 18.7 11.4 15.7 11.4 F2.8 19.2 10.8 19.2 10.8 21.4 2.8 21.4 "
        "F13.2 19.2 21.2 19.2 21.2 21.4 13.2 21.4"
    ),
    "bang": (
        "M12 2.6 "
        "L13.8 8 19.4 5.2 16.8 10.4 21.6 12.8 16.4 14.6 18.2 20 13 17 10.6 21.6 9.4 16.8 4.2 18.6 7 13.8 2.4 "
        "11.2 7.4 9.8 5.6 4.8 10.2 7.6 12 2.6"
    ),
    "boom": (
        "F12 1.4 14 6.4 18.4 2.6 17.8 8 23 7.6 19.4 11.6 23.2 15.4 18 15.8 18.8 21.2 14.4 18 12 22.8 9.6 18 5.2 "
        "21.2 6 15.8 .8 15.4 4.6 11.6 1 7.6 6.2 8 5.6 2.6 10 6.4 "
        "X11 7 13 7 12.7 13 11.3 13 E12 15.6 1.15"
    ),
    "silent": "M3 9.5 L7 9.5 12 5 12 19 7 14.5 3 14.5 3 9.5 M15.6 12 L21 12",
    "backpack": (
        "A12 10 5.8 180 360 M6.2 10 L6.2 20.6 17.8 20.6 17.8 10 A12 4.2 2.1 180 360 M8.8 13.2 "
        "L15.2 13.2 15.2 17.4 8.8 17.4 8.8 13.2 M3.4 12.4 L3.4 18.6 M20.6 12.4 L20.6 18.6"
    ),
    "hand": (
        "M7 21 S4.6 17.6 3.6 14 M3.6 14 S3.4 12.4 5 12.6 6.6 15 7.6 15.6 M7.6 15.6 L7.6 5.4 S8.9 3.8 10.2 5.4 "
        "M10.2 5.4 L10.2 11 10.4 3.6 S11.7 2.2 13 3.6 M13 3.6 L13 11 13.2 4.8 S14.5 3.4 15.8 4.8 M15.8 4.8 "
        "L15.8 11.6 16 7.6 S17.2 6.2 18.6 7.6 18.8 16 16.6 21 M7 21 L16.6 21"
    ),
    "favourite": "M12 3 L14.7 8.9 21.2 9.6 16.4 13.9 17.8 20.3 12 17 6.2 20.3 7.6 13.9 2.8 9.6 9.3 8.9 12 3",
    "pistol": (
        "M2.5 6.5 L21.5 6.5 21.5 10 13 10 M9 10 L2.5 10 2.5 6.5 M3.6 10 L5.6 13 4.2 19 8.4 19 9.8 13.8 "
        "M9.6 13.8 S13.2 14.6 13 10"
    ),
    "rifle": "M2 17.6 L3.6 20.4 9 16 11.6 14.6 22 8 20.8 6 10 12.4 6.6 13.6 2 17.6 M10.4 15.4 S13 17.4 13.4 13.6",
    "wound": (
        "A7.9 8.3 4.3 150 340 A16.1 8.3 4.3 200 390 M4.2 10.4 L12 20.4 19.8 10.4 M12.6 9 "
        "L10.2 12.4 13.4 13.6 11.6 17"
    ),
    "heart": (
        "F12 20.6 5.2 15 3.2 11 3.2 7.4 5.2 4.6 8.4 4 10.8 5.2 12 7.4 13.2 5.2 15.6 4 18.8 4.6 20.8 7.4 20.8 11 "
        "18.8 15"
    ),
    "actions": "F13.6 2 5 13.4 10.8 13.4 9.2 22 19 9.6 12.8 9.6",
    "adrenaline": "M2.4 13 L7 13 9.4 6 13.2 19 15.8 11 17.2 13 21.6 13",
    "skill": "M12 3 L14 9.6 20.8 12 14 14.4 12 21 10 14.4 3.2 12 10 9.6 12 3 D19 5 1.2 D5 19 1.2",
    "deck": (
        "M7.4 3.4 L19 3.4 19 17 7.4 17 7.4 3.4 M4.8 6 L4.8 20.6 16.4 20.6 M10.6 10.2 L15.8 10.2 M13.2 7.6 "
        "L13.2 12.8"
    ),
    "pile": "M12 3.6 L21 8.2 12 12.8 3 8.2 12 3.6 M3 12.2 L12 16.8 21 12.2 M3 16.2 L12 20.8 21 16.2",
    "target": "O12 12 9 O12 12 4.8 D12 12 1.6",
    "group": "O12 7.4 3.3 A12 19.8 5.9 180 360 O4.7 9 2.1 O19.3 9 2.1 A5 17.6 3.2 180 255 A19 17.6 3.2 285 360",
    "skull": (
        "A12 10.2 7.6 140 400 M6.2 15.1 L7.6 16.6 7.6 20.4 16.4 20.4 16.4 16.6 17.8 15.1 D8.8 11 1.9 "
        "D15.2 11 1.9 M12 14 L12 14.6 M10.5 20 L10.5 17.9 M13.5 20 L13.5 17.9"
    ),
    "zone": "M4 7.4 L12 3.4 20 7.4 20 16.6 12 20.6 4 16.6 4 7.4",
    "clock": "O12 12 8.8 M12 6.4 L12 12 16 14.4",
    **STATION,
}


class _Canvas:
    """A square mask drawn from exact distances, so that edges are clean at every size."""

    def __init__(self, size: int) -> None:
        self.size, self.k = size, size / 24
        self.mask = np.zeros((size, size), np.float32)
        ys, xs = np.mgrid[0:size, 0:size].astype(np.float32)
        self.x, self.y = (xs + 0.5) / self.k, (ys + 0.5) / self.k

    def line(self, points: np.ndarray) -> None:
        """Stroke a polyline with round joints and ends."""
        best = np.full(self.mask.shape, np.inf, np.float32)
        for (ax, ay), (bx, by) in pairwise(points):
            dx, dy = bx - ax, by - ay
            length = dx * dx + dy * dy
            t = np.clip(((self.x - ax) * dx + (self.y - ay) * dy) / length, 0, 1) if length else 0.0
            best = np.minimum(best, np.hypot(self.x - ax - t * dx, self.y - ay - t * dy))
        self.mask = np.maximum(self.mask, np.clip((PEN / 2 - best) * self.k + 0.5, 0, 1))

    def fill(self, shape: Shape, erase: bool = False) -> None:
        """Fill or erase a closed shape."""
        cover = shape.raster(0, 0, self.size, self.size, self.k, 8)
        self.mask = np.minimum(self.mask, 1 - cover) if erase else np.maximum(self.mask, cover)


def _words(path: str) -> list[tuple[str, list[float]]]:
    return [(letter, [float(n) for n in numbers.split()]) for letter, numbers in re.findall(r"([A-Z])([^A-Z]*)", path)]


def render(name: str, size: int) -> Image.Image:
    """One icon as white ink on nothing."""
    canvas = _Canvas(size)
    here = (0.0, 0.0)
    for letter, n in _words(ICONS[name]):
        pairs = list(zip(n[::2], n[1::2], strict=False))
        if letter == "M":
            here = pairs[0]
        elif letter in "LS":
            points = [here, *pairs]
            canvas.line(spline(points) if letter == "S" and len(points) > 2 else np.array(points))
            here = pairs[-1]
        elif letter in "OA":
            start, end = (0, 360) if letter == "O" else (n[3], n[4])
            turn = [math.radians(a) for a in np.linspace(start, end, 49)]
            canvas.line(np.array([(n[0] + n[2] * math.cos(a), n[1] + n[2] * math.sin(a)) for a in turn]))
        elif letter in "DE":
            canvas.fill(disc(*n), letter == "E")
        else:
            canvas.fill(polygon(*((x, y, 0.5) for x, y in pairs)), letter == "X")
    white = np.full((size, size, 4), 255, np.uint8)
    white[..., 3] = (canvas.mask * 255 + 0.5).astype(np.uint8)
    return Image.fromarray(white, "RGBA")


def build_icons(folder: Path) -> None:
    """Write every icon at every size as `folder/<size>/<name>.png`."""
    for size in SIZES:
        target = folder / str(size)
        target.mkdir(parents=True, exist_ok=True)
        for name in ICONS:
            render(name, size).save(target / f"{name}.png", optimize=True)
