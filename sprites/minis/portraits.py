"""Portraits: the bust of a character before a painted dusk."""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from sprites.minis.backdrop import backdrop
from sprites.minis.camera import OVERSAMPLE
from sprites.minis.cast.character import GEAR, Character
from sprites.minis.frames import rotation
from sprites.minis.light import Lamp, shade
from sprites.minis.rig import Rig
from sprites.minis.sculpture import Sculpture
from sprites.minis.trace import Camera, look

SIZE = 256
LAMP = Lamp(
    key=(-0.56, 0.46, 0.84),
    key_colour=(3.05, 2.52, 1.90),
    rim=(0.90, 0.20, -0.18),
    rim_colour=(0.90, 1.20, 1.80),
    sky=(0.36, 0.37, 0.50),
    bounce=(0.40, 0.24, 0.15),
)
PITCH = 4.0
HEAD_SHARE = 0.64


def portrait(character: Character, seed: int) -> Image.Image:
    """The portrait of a character as it is shipped."""
    s = Sculpture()
    rig = Rig(character.build, character.bust)
    character.dress(s, rig, character.face)
    n = SIZE * OVERSAMPLE
    scale = n * HEAD_SHARE * character.zoom / (2 * rig.head.scale)
    x, y, _ = rotation(pitch=PITCH) @ rig.head.origin
    centre = (n * (0.5 + character.shift[0]), n * (0.53 + character.shift[1]))
    camera = Camera(n, n, scale, (centre[0] - x * scale, centre[1] + y * scale), PITCH)
    picture = shade(s, look(s, camera), camera, {**GEAR, **character.paints}, LAMP)
    behind = backdrop(n, character.skyline, character.dusk, seed)
    alpha = picture[..., 3:]
    falloff = gaussian_filter(np.roll(picture[..., 3], (n // 50, n // 40), (0, 1)), n / 45)[..., None]
    painted = picture[..., :3] * alpha + behind * (1 - 0.45 * falloff) * (1 - alpha)
    rows = np.linspace(0, 1, n)[:, None, None]
    painted = painted * (1 - 0.45 * np.clip((rows - 0.78) / 0.22, 0, 1))
    small = painted.reshape(SIZE, OVERSAMPLE, SIZE, OVERSAMPLE, 3).mean((1, 3))
    crisp = small + 0.45 * (small - gaussian_filter(small, (0.9, 0.9, 0)))
    return Image.fromarray((np.clip(crisp, 0, 1) * 255 + 0.5).astype(np.uint8), "RGB")
