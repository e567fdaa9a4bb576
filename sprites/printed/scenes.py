"""Zombie card pictures: the very sculptures of the miniatures, seen up close or as a horde against the setting sun."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.ndimage import gaussian_filter

from sprites.minis.cast.abomination import ABOMINATION
from sprites.minis.cast.brutes import BRUTE
from sprites.minis.cast.creature import Creature
from sprites.minis.cast.runners import RUNNER
from sprites.minis.cast.walkers import WALKER
from sprites.minis.light import Lamp, shade
from sprites.minis.sculpture import Sculpture
from sprites.minis.trace import Camera, look
from sprites.printed.grounds import painted, varnish

Array = np.ndarray

WIDTH, HEIGHT, SCALE = 384, 288, 2

EVENING = Lamp(
    key=(-0.60, 0.55, 0.60), key_colour=(2.9, 2.35, 1.7), rim=(0.90, 0.20, -0.15), rim_colour=(0.65, 0.90, 1.35),
    sky=(0.26, 0.27, 0.36), bounce=(0.30, 0.19, 0.11),
)
AGAINST_THE_SUN = Lamp(
    key=(-0.55, 0.55, -0.35), key_colour=(3.4, 1.7, 0.70), rim=(0.75, 0.40, -0.45), rim_colour=(2.6, 1.15, 0.42),
    sky=(0.20, 0.11, 0.10), bounce=(0.16, 0.07, 0.05),
)
HAZE = np.array([0.66, 0.30, 0.17], np.float32)
SUN = (196.0, 128.0, 70.0)


@dataclass(frozen=True)
class Stand:
    """One figure of a scene: its pose and paint, where its feet are on the picture, its size and how far off it is."""

    creature: Creature
    pose: int
    scheme: str
    x: float
    feet: float
    size: float
    far: float = 0.0
    pitch: float = -3.0


PORTRAITS: dict[str, tuple[Stand, ...]] = {
    "walker": (
        Stand(WALKER, 3, "b", 66, 400, 216, 0.45),
        Stand(WALKER, 4, "a", 318, 396, 216, 0.45),
        Stand(WALKER, 0, "a", 198, 560, 308),
    ),
    "brute": (Stand(BRUTE, 3, "b", 322, 392, 176, 0.45), Stand(BRUTE, 1, "a", 190, 500, 246)),
    "runner": (
        Stand(RUNNER, 0, "b", 330, 334, 190, 0.45),
        Stand(RUNNER, 1, "a", 52, 366, 200, 0.45),
        Stand(RUNNER, 2, "a", 190, 500, 296),
    ),
    "abomination": (Stand(ABOMINATION, 0, "a", 186, 424, 154),),
}

HORDES: dict[str, tuple[Stand, ...]] = {
    "extra_walker": (
        Stand(WALKER, 3, "a", 62, 222, 62, 0.42), Stand(WALKER, 1, "b", 118, 220, 60, 0.42),
        Stand(WALKER, 2, "a", 262, 221, 60, 0.42), Stand(WALKER, 4, "b", 322, 224, 64, 0.42),
        Stand(WALKER, 5, "a", 106, 254, 96, 0.25), Stand(WALKER, 3, "b", 292, 256, 98, 0.25),
        Stand(WALKER, 0, "b", 200, 292, 142),
    ),
    "extra_brute": (
        Stand(BRUTE, 0, "b", 72, 226, 62, 0.42), Stand(BRUTE, 3, "a", 320, 226, 62, 0.42),
        Stand(BRUTE, 1, "b", 108, 262, 98, 0.25), Stand(BRUTE, 2, "a", 248, 300, 136),
    ),
    "extra_runner": (
        Stand(RUNNER, 1, "b", 56, 224, 64, 0.42), Stand(RUNNER, 0, "a", 300, 222, 64, 0.42),
        Stand(RUNNER, 3, "a", 336, 246, 92, 0.25), Stand(RUNNER, 0, "b", 112, 256, 100, 0.25),
        Stand(RUNNER, 2, "b", 222, 296, 142),
    ),
    "extra_abomination": (
        Stand(WALKER, 3, "a", 66, 226, 58, 0.42), Stand(WALKER, 1, "b", 334, 226, 58, 0.42),
        Stand(ABOMINATION, 0, "a", 200, 300, 100),
    ),
}


def figure(stand: Stand, lamp: Lamp) -> tuple[Array, Array]:
    """Colour and coverage of one figure over the whole picture."""
    sculpture = Sculpture()
    stand.creature.poses[stand.pose](sculpture)
    s = SCALE
    camera = Camera(WIDTH * s, HEIGHT * s, stand.size * s, (stand.x * s, stand.feet * s), stand.pitch)
    seen = shade(sculpture, look(sculpture, camera), camera, stand.creature.schemes[stand.scheme], lamp)
    return seen[..., :3].astype(np.float32), seen[..., 3].astype(np.float32)


def laid(scene: Array, colour: Array, alpha: Array, reach: float, depth: float) -> Array:
    """A figure over what is behind it, with a soft shadow to its right."""
    shifted = np.roll(alpha, (round(reach * SCALE), round(1.3 * reach * SCALE)), (0, 1))
    scene = scene * (1 - depth * gaussian_filter(shifted, 0.8 * reach * SCALE)[..., None])
    return scene * (1 - alpha[..., None]) + colour * alpha[..., None]


def portrait(name: str) -> Array:
    """A kind of enemy up close, its fellows behind it in the haze."""
    scene = painted("zombie", name, WIDTH, HEIGHT, SCALE)
    mean = scene.mean(axis=(0, 1)) * 0.8
    for stand in PORTRAITS[name]:
        colour, alpha = figure(stand, EVENING)
        scene = laid(
            scene, colour * (1 - stand.far) + mean * stand.far, alpha, 3 if stand.far else 9, 0.55 * (1 - stand.far),
        )
    rows = np.linspace(0, 1, scene.shape[0], dtype=np.float32)[:, None, None]
    return varnish(scene * (1 - 0.35 * np.clip((rows - 0.72) / 0.28, 0, 1)), SCALE, 5)


def horde(name: str) -> Array:
    """The same kind on the move, dark against a low sun."""
    scene = _sunset(name)
    for stand in HORDES[name]:
        colour, alpha = figure(stand, AGAINST_THE_SUN)
        scene = laid(scene, colour * (1 - stand.far) + HAZE * stand.far, alpha, 2, 0.25)
    return varnish(scene, SCALE, 6)


def _sunset(name: str) -> Array:
    scene = painted("dusk", name, WIDTH, HEIGHT, SCALE)
    ys, xs = np.mgrid[0 : HEIGHT * SCALE, 0 : WIDTH * SCALE].astype(np.float32) / SCALE
    x, y, radius = SUN
    away = np.hypot(xs - x, ys - y)
    glow = 0.40 * np.exp(-((away / 140) ** 2)) + 0.22 * np.exp(-((away / 84) ** 2))
    scene = scene + glow[..., None] * np.array([1.0, 0.55, 0.22], np.float32)
    disc = np.clip(radius - away, 0, 1)[..., None]
    scene = scene * (1 - disc) + np.array([1.0, 0.85, 0.52], np.float32) * disc
    horizon = 206 + 5 * np.sin(xs / 46) + 3 * np.sin(xs / 19 + 1)
    earth = np.clip(ys - horizon, 0, 1)[..., None]
    depth = np.clip((ys - horizon) / 80, 0, 1)[..., None]
    soil = np.array([0.40, 0.17, 0.11], np.float32) * (1 - 0.72 * depth)
    return scene * (1 - earth) + soil * earth
