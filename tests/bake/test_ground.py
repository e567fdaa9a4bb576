"""Materials lie where they are painted, and a wall divides a cell cleanly."""

from __future__ import annotations

import numpy as np
import pytest

from game.bake import Scene, ZoneShape
from game.bake.frame import Frame
from game.bake.ground import plan_of
from game.bake.materials import MATERIALS
from game.bake.oven import bake
from game.bake.scene import rectangle
from game.bake.walls import zone_labels
from tests.bake.places import plain


@pytest.mark.parametrize("name", sorted(MATERIALS))
def test_every_material_covers_its_window_with_sane_values(name: str) -> None:
    colour, relief = MATERIALS[name].paint(Frame(-20, 300, 96, 64, 2.0, 3))
    assert colour.shape == (64, 96, 3)
    assert relief.shape == (64, 96)
    assert np.isfinite(colour).all()
    assert np.isfinite(relief).all()
    assert -0.1 < colour.min() <= colour.max() < 1.4
    assert name == "void" or colour.std() > 0.01


@pytest.mark.parametrize("name", ["dust", "planks_h", "stone_floor", "gravel"])
def test_a_material_continues_from_window_to_window(name: str) -> None:
    paint = MATERIALS[name].paint
    whole, _ = paint(Frame(0, 0, 128, 128, 2.0, 3))
    part, _ = paint(Frame(32, 16, 64, 64, 2.0, 3))
    assert np.abs(whole[32:96, 64:128] - part).max() < 0.02


def test_no_material_repeats_from_cell_to_cell() -> None:
    picture = bake(plain(256, 256, "planks_h")).astype(float)
    cells = [picture[y : y + 128, x : x + 128] for y in range(0, 512, 128) for x in range(0, 512, 128)]
    for index, one in enumerate(cells):
        assert all(np.abs(one - other).mean() > 4 for other in cells[index + 1 :])


def test_a_divided_cell_takes_on_each_side_what_lies_there() -> None:
    ground = (("dust", "planks_h", "planks_h"),) * 2
    zones = (
        ZoneShape("S", "street", rectangle(0, 0, 96, 128)),
        ZoneShape("R", "room", rectangle(96, 0, 96, 128)),
    )
    scene = Scene(192, 128, ground, zones)
    plan = plan_of(scene, zone_labels(scene))
    assert plan[0] == ["dust", "dust", "dust", "planks_h", "planks_h", "planks_h"]


def test_an_unknown_material_is_dust() -> None:
    known = bake(plain(128, 128, "dust"))
    assert np.array_equal(bake(plain(128, 128, "moon_cheese")), known)
