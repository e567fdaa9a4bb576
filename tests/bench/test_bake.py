"""A tile is baked at 1280 px in under five seconds."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from game.bake import bake, scene_of
from game.tiled.tiles import read_tile

TILES = Path(__file__).resolve().parents[2] / "maps" / "undead_or_alive" / "tiles"
LIMIT = 5.0


@pytest.mark.parametrize("face", ["1R", "9V", "10R"])
def test_a_tile_bakes_in_time(benchmark: BenchmarkFixture, face: str) -> None:
    scene = scene_of(read_tile(TILES / f"{face}.tmx"))
    picture = benchmark.pedantic(bake, args=(scene,), rounds=2, warmup_rounds=0)
    assert picture.shape[1] == 1280
    assert benchmark.stats.stats.min < LIMIT
