"""Scenes and fingerprints come from maps alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np

from game.bake.source import fingerprint, scene_of
from game.tiled.tiles import TileSource, read_tile

TILE = Path(__file__).resolve().parents[2] / "maps" / "undead_or_alive" / "tiles" / "1R.tmx"


def source() -> TileSource:
    return read_tile(TILE)


def test_a_tile_becomes_a_joined_scene() -> None:
    tile = source()
    scene = scene_of(tile)
    assert (scene.width, scene.height, scene.joined) == (640, 640, True)
    assert len(scene.zones) == len(tile.zones)
    assert len(scene.openings) == len(tile.openings)
    assert [prop.name for prop in scene.props] == [prop.name for prop in tile.props]
    assert all(prop.picture is None for prop in scene.props)


def test_pictures_are_loaded_only_for_props_without_a_model() -> None:
    tile = source()
    strange = replace(tile, props=(replace(tile.props[0], name="totem"), *tile.props[1:]))
    asked: list[Path] = []

    def load(path: Path) -> np.ndarray:
        asked.append(path)
        return np.zeros((4, 4, 4), np.uint8)

    scene = scene_of(strange, load)
    assert asked == [tile.props[0].picture]
    assert scene.props[0].picture is not None


def test_the_fingerprint_follows_what_is_seen_and_nothing_else(tmp_path: Path) -> None:
    tile = source()
    mark = fingerprint(tile)
    assert fingerprint(source()) == mark
    assert fingerprint(replace(tile, path=tmp_path / "elsewhere.tmx", spots=())) == mark
    changes = (
        replace(tile, ground=(("mud", *tile.ground[0][1:]), *tile.ground[1:])),
        replace(tile, props=tile.props[1:]),
        replace(tile, props=(replace(tile.props[0], x=tile.props[0].x + 1), *tile.props[1:])),
        replace(tile, zones=(replace(tile.zones[0], wall="stone"), *tile.zones[1:])),
        replace(tile, openings=tile.openings[1:]),
    )
    assert len({mark, *map(fingerprint, changes)}) == 1 + len(changes)


def test_the_fingerprint_looks_into_pictures_that_decide_the_look(tmp_path: Path) -> None:
    tile = source()
    picture = tmp_path / "totem.png"
    strange = replace(tile, props=(replace(tile.props[0], name="totem", picture=picture),))
    picture.write_bytes(b"one")
    before = fingerprint(strange)
    picture.write_bytes(b"two")
    assert fingerprint(strange) != before
