"""Xeno pictures: the very sculptures of the miniatures in the station's corridors, in its alarm light, in the mold."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
from scipy.ndimage import gaussian_filter

from sprites.minis.cast.invader.hunters import HUNTER
from sprites.minis.cast.invader.spoiler import SPOILER
from sprites.minis.cast.invader.tanks import TANK
from sprites.minis.cast.invader.workers import WORKER
from sprites.minis.light import Lamp
from sprites.printed.grounds import seed_of
from sprites.printed.invader.grounds import sealed
from sprites.printed.invader.mold import grown
from sprites.printed.materials import octaves
from sprites.printed.pictures import save
from sprites.printed.relief import picture, smoothstep
from sprites.printed.scenes import HEIGHT, SCALE, WIDTH, Stand, figure, laid

Array = np.ndarray

DECK_LIGHT = Lamp(
    key=(-0.55, 0.66, 0.55), key_colour=(3.0, 2.75, 2.35), rim=(0.90, 0.20, -0.15), rim_colour=(0.45, 1.15, 1.35),
    sky=(0.30, 0.36, 0.42), bounce=(0.16, 0.18, 0.16),
)
ALARM = Lamp(
    key=(-0.50, 0.50, -0.45), key_colour=(3.6, 0.75, 0.45), rim=(0.75, 0.40, -0.45), rim_colour=(3.0, 0.60, 0.36),
    sky=(0.26, 0.16, 0.17), bounce=(0.16, 0.10, 0.10),
)
GLOWING = Lamp(
    key=(-0.55, 0.60, 0.50), key_colour=(2.6, 2.6, 1.7), rim=(0.85, -0.25, -0.10), rim_colour=(0.85, 1.70, 0.25),
    sky=(0.26, 0.34, 0.22), bounce=(0.34, 0.52, 0.10),
)

PORTRAITS: dict[str, tuple[Stand, ...]] = {
    "worker": (
        Stand(WORKER, 3, "b", 66, 330, 150, 0.5),
        Stand(WORKER, 4, "a", 322, 330, 150, 0.5),
        Stand(WORKER, 1, "a", 194, 372, 222),
    ),
    "tank": (Stand(TANK, 1, "b", 322, 330, 120, 0.5), Stand(TANK, 0, "a", 180, 360, 186)),
    "hunter": (
        Stand(HUNTER, 1, "b", 330, 300, 136, 0.5),
        Stand(HUNTER, 2, "b", 56, 316, 140, 0.5),
        Stand(HUNTER, 0, "a", 190, 352, 204),
    ),
    "abomination": (Stand(SPOILER, 0, "a", 192, 330, 112),),
}
HORDES: dict[str, tuple[Stand, ...]] = {
    "extra_worker": (
        Stand(WORKER, 3, "a", 132, 206, 50, 0.5), Stand(WORKER, 0, "b", 250, 206, 50, 0.5),
        Stand(WORKER, 4, "b", 84, 252, 86, 0.28), Stand(WORKER, 5, "a", 306, 252, 86, 0.28),
        Stand(WORKER, 1, "a", 194, 296, 134),
    ),
    "extra_tank": (
        Stand(TANK, 1, "b", 122, 222, 62, 0.45), Stand(TANK, 2, "a", 276, 226, 66, 0.45),
        Stand(TANK, 0, "a", 196, 300, 122),
    ),
    "extra_hunter": (
        Stand(HUNTER, 1, "b", 138, 210, 58, 0.5), Stand(HUNTER, 2, "a", 256, 210, 58, 0.5),
        Stand(HUNTER, 0, "b", 82, 256, 92, 0.28), Stand(HUNTER, 3, "a", 312, 256, 92, 0.28),
        Stand(HUNTER, 2, "b", 198, 296, 138),
    ),
}
SPAWNING: dict[str, tuple[Stand, ...]] = {
    "mold_worker": (Stand(WORKER, 1, "b", 196, 300, 168),),
    "mold_tank": (Stand(TANK, 1, "b", 192, 312, 146),),
    "mold_hunter": (Stand(HUNTER, 1, "b", 192, 306, 166),),
    "mold_1_worker": (Stand(WORKER, 2, "a", 206, 306, 178),),
    "mold_1_tank": (Stand(TANK, 2, "a", 196, 316, 152),),
    "mold_1_hunter": (Stand(HUNTER, 2, "a", 196, 308, 172),),
    "mold_2_workers": (Stand(WORKER, 3, "b", 118, 292, 138), Stand(WORKER, 4, "a", 268, 306, 156)),
}


def corridor(name: str, far: tuple[float, float, float], lamps: tuple[float, float, float]) -> Array:
    """A passage of the station that runs away from us: ribs, plates, two rows of lamps, and what glows at its end."""
    s, seed = SCALE, seed_of(name)
    ys, xs = np.mgrid[0 : HEIGHT * s, 0 : WIDTH * s].astype(np.float32) / s
    x, y = (xs - 192) / 210, (ys - 118) / 150
    reach = np.maximum(np.maximum(np.abs(x), np.abs(y)), 1e-3)
    depth = 1 / reach
    overhead = np.abs(y) > np.abs(x)
    along = np.where(overhead, x, y) * depth
    ribs = np.exp(-(((depth * 1.3) % 1 - 0.5) ** 2) / 0.004)
    seams = np.exp(-((((along * 2.5) % 1) - 0.5) ** 2) / 0.0016)
    grime = octaves(along * 3 + 5, depth * 2, seed, 4)
    tone = np.where(overhead, np.where(y > 0, 0.34, 0.20), 0.27) * (1 + 0.25 * ribs - 0.45 * seams + 0.14 * grime)
    steel = tone[..., None] * np.array([0.82, 0.96, 1.06], np.float32)
    strip = np.exp(-((np.abs(along) - 0.84) ** 2) / 0.0022) * (overhead & (y < 0)) * (np.sin(depth * 8.2) > -0.2)
    near = smoothstep(0.0, 0.62, reach)[..., None]
    scene = steel * near + np.array(far, np.float32) * (1 - near)
    scene = scene + (strip * smoothstep(0.05, 0.3, reach))[..., None] * np.array(lamps, np.float32)
    bloom = gaussian_filter(strip.astype(np.float32), 7 * s)[..., None] * np.array(lamps, np.float32)
    return np.clip(scene + 0.9 * bloom, 0, 1).astype(np.float32)


def _peopled(scene: Array, stands: tuple[Stand, ...], lamp: Lamp, haze: tuple[float, float, float]) -> Array:
    """Figures before a scene, the farther ones paler."""
    for stand in stands:
        colour, alpha = figure(stand, lamp)
        veiled = colour * (1 - stand.far) + np.array(haze, np.float32) * stand.far
        scene = laid(scene, veiled, alpha, 3 if stand.far else 8, 0.55 * (1 - stand.far))
    return scene


def portrait(name: str) -> Array:
    """A kind of xeno up close, its fellows behind it."""
    scene = corridor(name, (0.42, 0.62, 0.66), (0.75, 0.95, 1.0))
    return sealed(_peopled(scene, PORTRAITS[name], DECK_LIGHT, (0.34, 0.48, 0.52)), SCALE, 5)


def horde(name: str) -> Array:
    """The same kind on the move, dark against the alarm."""
    scene = corridor(name, (0.98, 0.34, 0.20), (1.0, 0.25, 0.16)) * np.array([1.15, 0.62, 0.60], np.float32)
    return sealed(_peopled(scene, HORDES[name], ALARM, (0.62, 0.20, 0.14)), SCALE, 6)


def spawning(name: str) -> Array:
    """Xenos that climb out of the mold: it grows behind them and closes over their feet."""
    h, w = HEIGHT * SCALE, WIDTH * SCALE
    rgb, _ = grown("mold_active")
    shift = seed_of(name) % 120
    wall = rgb[60 + shift : 60 + shift + h, 130 : 130 + w]
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32) / SCALE
    pit = np.exp(-(((xs - 192) / 150) ** 2) - ((ys - 150) / 120) ** 2)[..., None]
    scene = wall * (0.86 - 0.42 * pit) + pit * np.array([0.20, 0.30, 0.07], np.float32)
    scene = _peopled(scene, SPAWNING[name], GLOWING, (0.3, 0.4, 0.15))
    edge = 236 + 9 * np.sin(xs / 31 + shift) + 12 * octaves(xs / 46, xs / 46 + 9, seed_of(name), 3)
    front = smoothstep(-3.0, 3.0, ys - edge)
    shadow = gaussian_filter(np.roll(front, -6 * SCALE, 0), 5 * SCALE)[..., None]
    slime = np.roll(rgb, (-40, 90), (0, 1))[:h, 130 : 130 + w]
    rim = np.exp(-(((ys - edge - 2.5) / 3.0) ** 2))[..., None]
    scene = scene * (1 - 0.55 * shadow * (1 - front[..., None]))
    scene = scene * (1 - front[..., None]) + (slime * 0.95 + 0.16 * rim) * front[..., None]
    return sealed(scene, SCALE, 7)


def build_xenos(cards: Path, spawns: Path) -> None:
    """Write the pictures of the xeno deck below `spawns` and those of the search deck's mold cards below `cards`."""
    families: tuple[tuple[dict[str, tuple[Stand, ...]], Callable[[str], Array]], ...] = (
        (PORTRAITS, portrait),
        (HORDES, horde),
        (SPAWNING, spawning),
    )
    for names, paint in families:
        for name in names:
            folder = cards if name[5:6].isdigit() else spawns
            save(picture(paint(name), SCALE), folder / f"{name}.webp")
