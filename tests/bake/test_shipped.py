"""What is shipped is complete and in step: the western tileset, the models of its props, the baked tile sides."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from game.bake.materials import MATERIALS
from game.bake.props import stage
from game.bake.props.models import MODELS
from game.bake.source import fingerprint
from game.tiled.tiles import TileSource, read_tiles
from sprites.tiles.faces import digest, picture_name, read_manifest, turns_in_missions
from sprites.tiles.tileset import props_of

ROOT = Path(__file__).resolve().parents[2]
TILESETS = ROOT / "maps" / "tilesets"
MAPS = ROOT / "maps" / "undead_or_alive"
BUILT = ROOT / "sprites" / "built" / "undead_or_alive" / "tiles"
MATERIAL_NAMES = [
    "dust", "dust_dark", "gravel", "mud", "grass_dry", "boardwalk_h", "boardwalk_v", "planks_h", "planks_v",
    "planks_dark", "parquet", "stone_floor", "flagstones", "carpet_red", "carpet_green", "straw", "earth", "rock_floor",
    "ballast", "rails_h", "grave_earth", "tiles_checker", "train_planks", "iron_deck", "void", "grass_scrub",
]  # fmt: skip
PROPS = props_of(TILESETS / "western-props.tsx")


@pytest.fixture(scope="module")
def sources() -> dict[str, TileSource]:
    return read_tiles(MAPS / "tiles")


def test_materials_keep_their_ids() -> None:
    names = [item.get("value") for item in ET.parse(TILESETS / "western.tsx").getroot().iter("property")]
    assert names == MATERIAL_NAMES
    assert all(name in MATERIALS for name in names)


def test_there_are_many_props_and_all_have_models_and_pictures() -> None:
    names = [prop.name for prop, _ in PROPS]
    assert len(names) == len(set(names)) >= 70
    assert all(name in MODELS for name in names)
    for prop, path in PROPS:
        with Image.open(path) as picture:
            assert picture.size == (prop.width, prop.height), path.name


@pytest.mark.parametrize("prop", [prop for prop, _ in PROPS], ids=lambda prop: prop.name)
def test_each_prop_fills_its_frame_and_no_more(prop: stage.PropPlacement) -> None:
    margin = 8
    x, y = np.meshgrid(
        np.arange(-margin, prop.width + margin, 0.5, dtype=np.float32),
        np.arange(-margin, prop.height + margin, 0.5, dtype=np.float32),
    )
    sculpt = stage.sculpted(prop, x, y, 0.5)
    assert sculpt is not None
    seen = sculpt.cover > 0.5 if prop.tall else sculpt.cover > 0.02
    assert seen.mean() > 0.06
    within = (np.abs(x - prop.x) <= prop.width / 2 + 2.5) & (np.abs(y - prop.y) <= prop.height / 2 + 2.5)
    assert (seen & ~within).sum() <= 0.01 * seen.sum()
    assert np.isfinite(sculpt.colour).all()
    assert float(sculpt.top.max()) <= prop.tall + 28
    assert prop.tall == 0 or float(sculpt.top.max()) > 0.4 * prop.tall


def test_every_picture_shows_its_map_as_it_is_now(sources: dict[str, TileSource]) -> None:
    """After a change of tiles or baker run `python -m sprites.build tiles`."""
    manifest = read_manifest(BUILT)
    stale = [
        name
        for face, source in sources.items()
        for name in (picture_name(face, 0),)
        if manifest[name]["map"] != fingerprint(source)
    ]
    assert stale == []
    assert [name for name, entry in manifest.items() if entry["picture"] != digest(BUILT / name)] == []
    assert {name.split(".")[0] for name in manifest} == set(sources)


def test_tiles_that_missions_lay_turned_are_baked_turned() -> None:
    manifest = read_manifest(BUILT)
    for face, turns in turns_in_missions(MAPS).items():
        assert all(picture_name(face, quarters) in manifest for quarters in turns)


def test_pictures_have_the_size_of_their_tiles_and_are_not_heavy(sources: dict[str, TileSource]) -> None:
    for face, source in sources.items():
        width, height = source.shape.width, source.shape.height
        with Image.open(BUILT / picture_name(face, 0)) as table, Image.open(MAPS / "pictures" / f"{face}.png") as plain:
            assert table.size == (2 * width, 2 * height)
            assert plain.size == (width, height)
    assert sum(path.stat().st_size for path in BUILT.iterdir()) < 12_000_000


def test_the_tileset_of_tile_sides_keeps_its_ids() -> None:
    root = ET.parse(MAPS / "tiles.tsx").getroot()
    faces = {int(tile.get("id", "")): item.get("value") for tile in root.iter("tile") for item in tile.iter("property")}
    assert faces == {2 * number + side: f"{number + 1}{'RV'[side]}" for number in range(12) for side in (0, 1)}
    assert {tile.get("type") for tile in root.iter("tile")} == {"tile"}
