"""Everyone in Invader's content has pictures that are really there, whole, told apart, and light enough to ship."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from game.content.load import load_game
from sprites.minis import index
from sprites.minis.catalogue import INVADER
from sprites.minis.figures import creature_pictures, survivor_picture
from sprites.minis.portraits import portrait

GAME = Path(__file__).parents[2] / "sprites" / "built" / "invader"
MINIS, PORTRAITS = GAME / "minis", GAME / "portraits"
SHIPPED = json.loads((MINIS / "index.json").read_text(encoding="utf-8"))
FIGURES = SHIPPED["figures"]
CONTENT = load_game("invader")
SURVIVORS, ENEMIES, MACHINES = sorted(CONTENT.survivors), sorted(CONTENT.game.enemies), sorted(CONTENT.machines)
SMALL, FIELD = 40, 80


def picture(name: str) -> Image.Image:
    """A miniature by the name that the index lists."""
    return Image.open(MINIS / f"{name}.webp")


def outline(kind: str, name: str) -> np.ndarray:
    """The figure's shape above its base, shown so that 256 px are 40, with the base's centre at a common place."""
    alpha = picture(name).convert("RGBA").getchannel("A")
    factor = SMALL / 256
    small = alpha.resize([round(v * factor) for v in alpha.size], Image.Resampling.BOX)
    x, y = (round(v * factor) for v in FIGURES[kind]["anchor"])
    field = Image.new("L", (FIELD, FIELD), 0)
    field.paste(small, (FIELD // 2 - x, FIELD - 10 - y))
    return (np.asarray(field) > 110)[: FIELD - 10 - 3]


def likeness(a: np.ndarray, b: np.ndarray) -> float:
    """Shared area over joint area."""
    return float((a & b).sum() / (a | b).sum())


def test_the_index_is_the_one_that_the_sources_give() -> None:
    assert index(INVADER) == SHIPPED


@pytest.mark.parametrize("name", [*SURVIVORS, *ENEMIES, *MACHINES])
def test_everyone_in_the_content_has_miniatures(name: str) -> None:
    figure = FIGURES[name]
    assert figure["takes_rim"] == (name in SURVIVORS)
    for variant in figure["variants"]:
        seen = np.asarray(picture(variant).convert("RGBA"), float)
        assert list(seen.shape[1::-1]) == figure["size"]
        alpha = seen[..., 3]
        frame = np.concatenate([alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]])
        assert frame.max() < 40, f"{variant} is cut off at its border"
        x, y = figure["anchor"]
        assert alpha[y, x] == 255, f"{variant} does not stand on its anchor"
        painted = seen[alpha > 200][:, :3]
        assert len(painted) > 0.10 * alpha.size, f"{variant} is almost empty"
        assert painted.std(axis=0).min() > 20, f"{variant} is one flat colour"


@pytest.mark.parametrize("name", SURVIVORS)
def test_every_survivor_has_a_portrait(name: str) -> None:
    face = Image.open(PORTRAITS / f"{name}.png")
    assert face.size == (256, 256)
    assert np.asarray(face.convert("L"), float).std() > 25, "a portrait needs light and shade"


@pytest.mark.parametrize("name", MACHINES)
def test_machines_look_otherwise_when_they_are_active(name: str) -> None:
    waiting, active = (outline(n, FIGURES[n]["file"]) for n in (name, f"{name}_active"))
    assert likeness(waiting, active) < 0.85


def test_swarms_vary() -> None:
    assert {kind: len(FIGURES[kind]["variants"]) for kind in ENEMIES} == {
        "worker": 12,
        "hunter": 8,
        "tank": 8,
        "abomination": 1,
    }
    for kind in ("worker", "hunter", "tank"):
        shapes = [outline(kind, name) for name in FIGURES[kind]["variants"] if name.endswith("_a")]
        for a, b in combinations(shapes, 2):
            assert likeness(a, b) < 0.80


@pytest.mark.parametrize(("one", "other"), list(combinations(ENEMIES, 2)))
def test_kinds_are_told_apart_by_outline_at_40_px(one: str, other: str) -> None:
    for a in FIGURES[one]["variants"]:
        for b in FIGURES[other]["variants"]:
            assert likeness(outline(one, a), outline(other, b)) < 0.50, (a, b)


def test_no_two_survivors_share_an_outline() -> None:
    shapes = {name: outline(name, FIGURES[name]["file"]) for name in SURVIVORS}
    alike = {(a, b): likeness(shapes[a], shapes[b]) for a, b in combinations(SURVIVORS, 2)}
    assert max(alike.values()) < 0.72, max(alike, key=lambda pair: alike[pair])


def test_no_stray_files() -> None:
    named = {name for figure in FIGURES.values() for name in figure["variants"]}
    named |= {rim["file"] for rim in SHIPPED["rims"]}
    assert {f.relative_to(MINIS).with_suffix("").as_posix() for f in MINIS.rglob("*.webp")} == named
    assert not list(MINIS.rglob("*.png"))
    assert {f.stem for f in PORTRAITS.iterdir()} == set(SURVIVORS)
    assert set(FIGURES) == {*SURVIVORS, *ENEMIES, *MACHINES, *(f"{name}_active" for name in MACHINES)}


def test_miniatures_and_portraits_are_light() -> None:
    files = [f for folder in (MINIS, PORTRAITS) for f in folder.rglob("*") if f.is_file()]
    assert sum(f.stat().st_size for f in files) < 2_000_000


def _same_as_shipped(new: Image.Image, file: Path) -> None:
    """The picture is the shipped one but for the last bit of a few pixels, which may differ between machines."""
    old = np.asarray(Image.open(file).convert("RGBA"), float)
    made = np.asarray(new.convert("RGBA"), float)
    shown = old[..., 3:] > 0
    assert np.abs((made - old) * shown).mean() < 0.25


def test_what_is_shipped_comes_from_the_sources() -> None:
    _same_as_shipped(creature_pictures(INVADER.creatures[0], 1, 1)["b"], MINIS / "worker_2_b.webp")
    number, cole = next((i, s) for i, s in enumerate(INVADER.survivors) if s.name == "cole")
    _same_as_shipped(survivor_picture(cole, number), MINIS / "cole.webp")
    _same_as_shipped(portrait(cole, number), PORTRAITS / "cole.png")
