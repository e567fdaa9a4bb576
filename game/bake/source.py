"""From maps to scenes: what the baker needs of a tile or a hand-drawn board, and its fingerprint for caches."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Callable
from pathlib import Path

from game.bake.arrays import Array
from game.bake.props.models import MODELS
from game.bake.scene import Opening, PropPlacement, Scene, ZoneShape
from game.tiled.tiles import Prop, TileSource

LoadsPicture = Callable[[Path], Array]

VERSION = 2
"""Raised whenever the same map would be baked into another picture."""


def scene_of(source: TileSource, load_picture: LoadsPicture | None = None) -> Scene:
    """The scene of a tile or a hand-drawn board.

    Props that the baker has no model of are shown by their picture if `load_picture` can give it as (rows, columns, 4)
    of uint8, and left out otherwise.
    """
    shape = source.shape
    return Scene(
        width=shape.width,
        height=shape.height,
        ground=source.ground,
        zones=tuple(
            ZoneShape(zone.name, zone.kind, tuple((float(x), float(y)) for x, y in zone.outline), zone.wall)
            for zone in source.zones
        ),
        openings=tuple(
            Opening(gap.rect.x, gap.rect.y, gap.rect.width, gap.rect.height, gap.kind) for gap in source.openings
        ),
        props=tuple(_placement(prop, load_picture) for prop in source.props),
        joined=bool(shape.face),
        seed=zlib.crc32(shape.face.encode()) % 997,
    )


def _placement(prop: Prop, load_picture: LoadsPicture | None) -> PropPlacement:
    picture = load_picture(prop.picture) if load_picture is not None and prop.name not in MODELS else None
    return PropPlacement(
        prop.name, prop.x, prop.y, prop.width, prop.height, prop.rotation, prop.tall, prop.flipped, picture
    )


def fingerprint(source: TileSource) -> str:
    """A digest of all that decides how a map is baked: equal fingerprints, equal pictures."""
    known = {
        "version": VERSION,
        "size": [source.shape.width, source.shape.height],
        "face": source.shape.face,
        "ground": source.ground,
        "zones": [[zone.name, zone.kind, zone.wall, zone.outline] for zone in source.zones],
        "openings": [[gap.kind, gap.rect] for gap in source.openings],
        "props": [_prop_facts(prop) for prop in source.props],
    }
    return hashlib.sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()


def _prop_facts(prop: Prop) -> list[object]:
    facts: list[object] = [prop.name, prop.x, prop.y, prop.width, prop.height, prop.rotation, prop.tall, prop.flipped]
    if prop.name not in MODELS:
        facts.append(hashlib.sha256(prop.picture.read_bytes()).hexdigest())
    return facts
