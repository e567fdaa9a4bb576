"""Lights Tiled maps into table pictures: arrays in, arrays out, with numpy alone.

    picture = bake(scene_of(read_tile(path)), progress=bar.set)

`fingerprint` names the picture of a map in a cache. Walls, materials and props are described in their modules; nothing
here knows a rule, a window or a file format of pictures.
"""

from game.bake.oven import bake
from game.bake.scene import Opening, PropPlacement, Scene, ZoneShape
from game.bake.source import fingerprint, scene_of

__all__ = ["Opening", "PropPlacement", "Scene", "ZoneShape", "bake", "fingerprint", "scene_of"]
