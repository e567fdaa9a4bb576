"""From characters and creatures to pictures on their bases."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from sprites.minis.camera import OVERSAMPLE, PIXELS_PER_METRE, outlined, reduced, standing
from sprites.minis.cast.character import GEAR, Character
from sprites.minis.cast.creature import Creature
from sprites.minis.light import shade
from sprites.minis.paints import palette
from sprites.minis.parts import base
from sprites.minis.rig import Rig
from sprites.minis.sculpture import Sculpture
from sprites.minis.trace import Camera, look

SIZE = 256


def _table_shadow(camera: Camera, radius: float) -> Image.Image:
    """The soft shadow of a base on the table, at the shipped size."""
    size = (camera.width // OVERSAMPLE, camera.height // OVERSAMPLE)
    x, y = camera.anchor[0] / OVERSAMPLE, camera.anchor[1] / OVERSAMPLE + base.WALL * PIXELS_PER_METRE
    flat = np.sin(np.radians(camera.pitch))
    r = radius * PIXELS_PER_METRE
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).ellipse([x - r * 0.98 + 3, y - r * flat - 1, x + r * 1.06 + 3, y + r * flat + 2], fill=165)
    mask = mask.filter(ImageFilter.GaussianBlur(3.5))
    shadow = Image.new("RGBA", size, (12, 8, 6, 0))
    shadow.putalpha(mask)
    return shadow


def survivor_picture(character: Character, seed: int) -> Image.Image:
    """A survivor on bare ground; the rim below it is a picture of its own."""
    s = Sculpture()
    rig = Rig(character.build, character.pose)
    character.dress(s, rig, character.face)
    character.hold(s, rig)
    character.ground.lay(s, base.RADIUS, seed)
    camera = standing()
    return reduced(
        outlined(shade(s, look(s, camera), camera, {**GEAR, **character.ground.paints, **character.paints})),
        (SIZE, SIZE),
    )


def rim_picture(colour: str, pips: int) -> Image.Image:
    """The coloured rim that lies under a survivor, with its pips and its shadow on the table."""
    s = Sculpture()
    base.rim(s, base.RADIUS)
    base.pips(s, base.RADIUS, pips)
    camera = standing()
    paints = palette(rim=f"{colour} plain", pip="f6f0e0 plain", pip_ring="1c1814 plain")
    rim = reduced(outlined(shade(s, look(s, camera), camera, paints)), (SIZE, SIZE))
    return Image.alpha_composite(_table_shadow(camera, base.RADIUS), rim)


def creature_pictures(creature: Creature, pose: int, seed: int) -> dict[str, Image.Image]:
    """One pose of a creature on its whole base, in each of its paint schemes."""
    s = Sculpture()
    creature.poses[pose](s)
    creature.ground.lay(s, creature.radius, seed)
    base.rim(s, creature.radius)
    camera = standing(creature.canvas, creature.floor)
    view = look(s, camera)
    shadow = _table_shadow(camera, creature.radius)
    return {
        letter: Image.alpha_composite(
            shadow,
            reduced(
                outlined(shade(s, view, camera, {**creature.ground.paints, **paints})),
                (creature.canvas, creature.canvas),
            ),
        )
        for letter, paints in creature.schemes.items()
    }
