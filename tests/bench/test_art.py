"""The art of one game: loaded quickly, and small enough to ship."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pygame
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from game.client.pictures import Pictures
from game.missions import shipped_mission

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "sprites" / "built"
GAME = "undead_or_alive"


@pytest.fixture
def _screen() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((320, 200))
    pygame.mixer.init()
    yield
    pygame.mixer.quit()


def bare_seconds(wanted: list[str]) -> float:
    """What plain loading of the same files, one after the other, takes on this machine."""
    paths = [path for name in wanted for path in BUILT.glob(f"{name}.*") if path.suffix in (".png", ".webp")]
    start = perf_counter()
    for path in paths:
        pygame.image.load(path)
    return perf_counter() - start


def names() -> list[str]:
    """Every picture that a game on the largest board needs: tiles as they lie, figures, tokens, cards, dice, icons."""
    pictures = Pictures()
    folders = ["minis", "minis/rims", "portraits", "tokens", "cards", "zombie_cards"]
    found = [name for folder in folders for name in pictures.names(f"{GAME}/{folder}")]
    found += [name for folder in ("dice", "textures", "icons/32") for name in pictures.names(f"common/{folder}")]
    for placement in shipped_mission(GAME, "m9").board.layout:
        turned = f"{GAME}/tiles/{placement.face}.{placement.turns * 90}"
        found.append(turned if pictures.has(turned) else f"{GAME}/tiles/{placement.face}")
    return found


@pytest.mark.usefixtures("_screen")
def test_everything_for_one_game_loads_in_400_ms(benchmark: BenchmarkFixture) -> None:
    """Or, where the machine is slower than that, in no more than plain loading and a quarter of it."""
    wanted = names()
    sounds = sorted((BUILT / "common" / "sounds").glob("*.ogg"))
    assert len(wanted) > 200

    def load() -> None:
        pictures = Pictures()
        pictures.load(wanted)
        for name in wanted:
            assert pictures.get(name) is not None, name
        for path in sounds:
            pygame.mixer.Sound(path)

    benchmark.pedantic(load, rounds=5, warmup_rounds=1)
    best = benchmark.stats.stats.min
    bare = min(bare_seconds(wanted) for _ in range(3))
    assert best <= 0.4 or best <= 1.25 * bare, f"{best:.3f} s, {best / bare:.2f} times plain loading"


def test_maps_and_sprites_stay_under_40_mb() -> None:
    size = sum(path.stat().st_size for top in ("sprites", "maps") for path in (ROOT / top).rglob("*") if path.is_file())
    assert size < 40_000_000
