"""The station's tilesets are whole, and every baked side of Invader shows its map as it is now."""

import xml.etree.ElementTree as ET

import numpy as np
import pytest
from PIL import Image

from game.bake.materials import MATERIALS
from game.bake.props import stage
from game.bake.props.lights import LIGHTS
from game.bake.props.models import MODELS
from game.bake.source import fingerprint
from sprites.tiles.faces import digest, picture_name, read_manifest, turns_in_missions
from sprites.tiles.tileset import props_of
from tests.maps.invader_maps import FACES, GAME, source
from tests.maps.shipped import MAPS

TILESETS = MAPS / "tilesets"
BUILT = MAPS.parent / "sprites" / "built" / "invader" / "tiles"
PROPS = props_of(TILESETS / "station-props.tsx")
MATERIAL_NAMES = [
    "deck_plate", "deck_dark", "corridor_deck", "grating", "lab_tiles", "med_floor", "hazard_floor", "crew_carpet",
    "mess_tiles", "security_floor", "oxygen_floor", "airlock_floor", "rubber", "concrete_pad", "red_dust", "red_gravel",
    "red_rock", "basalt", "hewn_rock", "mold_growth", "void",
]  # fmt: skip


def test_materials_keep_their_ids() -> None:
    names = [item.get("value") for item in ET.parse(TILESETS / "station.tsx").getroot().iter("property")]
    assert names == MATERIAL_NAMES
    assert all(name in MATERIALS for name in names)


def test_all_props_have_models_and_pictures() -> None:
    names = [prop.name for prop, _ in PROPS]
    assert len(names) == len(set(names)) >= 60
    assert all(name in MODELS for name in names)
    assert all(name in names for name in LIGHTS)
    for prop, path in PROPS:
        with Image.open(path) as picture:
            assert picture.size == (prop.width, prop.height), path.name


def test_every_model_is_offered_in_some_tileset() -> None:
    western = [prop.name for prop, _ in props_of(TILESETS / "western-props.tsx")]
    assert {*western, *(prop.name for prop, _ in PROPS)} == set(MODELS)


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


def test_every_picture_shows_its_map_as_it_is_now() -> None:
    """After a change of tiles or baker run `python -m sprites.build tiles`."""
    manifest = read_manifest(BUILT)
    turns = turns_in_missions(GAME)
    wanted = {
        picture_name(face, quarters): fingerprint(source(face))
        for face in FACES
        for quarters in {0, *turns.get(face, set())}
    }
    assert {name: entry["map"] for name, entry in manifest.items()} == wanted
    assert {name: entry["picture"] for name, entry in manifest.items()} == {
        name: digest(BUILT / name) for name in wanted
    }
    assert {path.name for path in BUILT.glob("*.webp")} == set(wanted)


def test_pictures_have_the_size_of_their_tiles_and_are_not_heavy() -> None:
    for face in FACES:
        with Image.open(BUILT / picture_name(face, 0)) as table, Image.open(GAME / "pictures" / f"{face}.png") as plain:
            assert table.size == (1280, 1280)
            assert plain.size == (640, 640)
    assert sum(path.stat().st_size for path in BUILT.iterdir()) < 8_000_000


def test_the_tileset_of_tile_sides_keeps_its_ids() -> None:
    root = ET.parse(GAME / "tiles.tsx").getroot()
    faces = {int(tile.get("id", "")): item.get("value") for tile in root.iter("tile") for item in tile.iter("property")}
    assert faces == {2 * number + side: f"{number + 1}{'RV'[side]}" for number in range(9) for side in (0, 1)}
