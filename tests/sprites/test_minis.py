"""The miniatures are whole, told apart by their outlines alone, light enough to ship, and rebuilt the same."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from sprites.minis import index
from sprites.minis.catalogue import UNDEAD_OR_ALIVE
from sprites.minis.figures import creature_pictures, rim_picture, survivor_picture
from sprites.minis.portraits import portrait

GAME = Path(__file__).parents[2] / "sprites" / "built" / "undead_or_alive"
MINIS, PORTRAITS = GAME / "minis", GAME / "portraits"
SHIPPED = json.loads((MINIS / "index.json").read_text(encoding="utf-8"))
FIGURES = SHIPPED["figures"]
TYPES = ("walker", "runner", "brute", "abomination")
NAMES = (
    "carl",
    "henry",
    "kassey",
    "may",
    "concepcion",
    "thomas",
    "meg",
    "pablito",
    "turner",
    "molly",
    "jimmy",
    "hanna",
    "jeb",
    "trixie",
)
SMALL = 48
FIELD = 96


def outline(name: str, file: str) -> np.ndarray:
    """The figure's shape above its base, shown so that 256 px are 48, with the base's centre at a common place."""
    figure = FIGURES[name]
    picture = Image.open(MINIS / file).getchannel("A")
    factor = SMALL / 256
    small = picture.resize([round(v * factor) for v in picture.size], Image.Resampling.BOX)
    x, y = (round(v * factor) for v in figure["anchor"])
    field = Image.new("L", (FIELD, FIELD), 0)
    field.paste(small, (FIELD // 2 - x, FIELD - 12 - y))
    return (np.asarray(field) > 110)[: FIELD - 12 - 4]


def likeness(a: np.ndarray, b: np.ndarray) -> float:
    """Shared area over joint area."""
    return float((a & b).sum() / (a | b).sum())


def test_the_index_is_the_one_that_the_sources_give() -> None:
    assert index(UNDEAD_OR_ALIVE) == SHIPPED


@pytest.mark.parametrize("name", sorted(FIGURES))
def test_every_figure_has_its_pictures_with_a_clear_border(name: str) -> None:
    figure = FIGURES[name]
    for file in figure["variants"]:
        picture = Image.open(MINIS / file)
        assert picture.mode == "RGBA"
        assert list(picture.size) == figure["size"]
        alpha = np.asarray(picture)[..., 3]
        assert alpha.max() == 255
        frame = np.concatenate([alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]])
        assert frame.max() < 40, f"{file} is cut off at its border"
        x, y = figure["anchor"]
        assert alpha[y, x] == 255, f"{file} does not stand on its anchor"


def test_hordes_vary_and_all_survivors_are_there() -> None:
    assert {kind: len(FIGURES[kind]["variants"]) for kind in TYPES} == {
        "walker": 12,
        "runner": 8,
        "brute": 8,
        "abomination": 1,
    }
    assert {name for name, figure in FIGURES.items() if figure["takes_rim"]} == set(NAMES)
    assert {"gatling", "wagon"} <= set(FIGURES)


@pytest.mark.parametrize("name", NAMES)
def test_every_survivor_has_a_portrait(name: str) -> None:
    picture = Image.open(PORTRAITS / f"{name}.png")
    assert picture.size == (256, 256)
    assert np.asarray(picture.convert("L"), float).std() > 25, "a portrait needs light and shade"


def test_no_stray_files() -> None:
    named = {file for figure in FIGURES.values() for file in figure["variants"]} | {
        rim["file"] for rim in SHIPPED["rims"]
    }
    assert {f.relative_to(MINIS).as_posix() for f in MINIS.rglob("*.png")} == named
    assert {f.stem for f in PORTRAITS.iterdir()} == set(NAMES)


@pytest.mark.parametrize(("one", "other"), list(combinations(TYPES, 2)))
def test_types_are_told_apart_by_outline(one: str, other: str) -> None:
    for a in FIGURES[one]["variants"]:
        for b in FIGURES[other]["variants"]:
            assert likeness(outline(one, a), outline(other, b)) < 0.50, (a, b)


def test_no_two_survivors_share_an_outline() -> None:
    shapes = {name: outline(name, FIGURES[name]["file"]) for name in NAMES}
    alike = {(a, b): likeness(shapes[a], shapes[b]) for a, b in combinations(NAMES, 2)}
    assert max(alike.values()) < 0.72, max(alike, key=lambda pair: alike[pair])


def test_poses_of_a_type_differ() -> None:
    for kind in TYPES[:3]:
        shapes = [outline(kind, file) for file in FIGURES[kind]["variants"] if file.endswith("_a.png")]
        for a, b in combinations(shapes, 2):
            assert likeness(a, b) < 0.80


def test_types_stand_as_tall_and_wide_as_they_should() -> None:
    def span(kind: str, axis: int) -> float:
        shapes = [outline(kind, file) for file in FIGURES[kind]["variants"]]
        return float(np.mean([np.ptp(np.flatnonzero(shape.any(axis=axis))) for shape in shapes]))

    assert span("abomination", 1) > 1.3 * span("walker", 1)
    assert span("brute", 0) > 1.25 * span("walker", 0)
    assert span("runner", 1) < span("walker", 1)


def _as_seen_by(colour: str, matrix: list[list[float]]) -> np.ndarray:
    linear = (np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255) ** 2.2
    return np.clip(np.array(matrix) @ linear, 0, 1) ** (1 / 2.2)


@pytest.mark.parametrize(
    "matrix",
    [
        pytest.param([[1, 0, 0], [0, 1, 0], [0, 0, 1]], id="everybody"),
        pytest.param([[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]], id="protanopia"),
        pytest.param([[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]], id="deuteranopia"),
        pytest.param([[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]], id="tritanopia"),
    ],
)
def test_rims_are_told_apart_by_everyone(matrix: list[list[float]]) -> None:
    players = SHIPPED["rims"][1:]
    assert [rim["pips"] for rim in players] == [1, 2, 3, 4, 5, 6]
    seen = [_as_seen_by(rim["colour"], matrix) for rim in players]
    assert min(float(np.linalg.norm(a - b)) for a, b in combinations(seen, 2)) > 0.10


def test_miniatures_and_portraits_are_light() -> None:
    files = [f for folder in (MINIS, PORTRAITS) for f in folder.rglob("*") if f.is_file()]
    assert sum(f.stat().st_size for f in files) < 9_000_000


def _same_as_shipped(picture: Image.Image, file: Path, scratch: Path) -> None:
    """The picture is the shipped one but for the last bit of a few pixels, which may differ between machines."""
    picture.save(scratch / file.name, optimize=True)
    new, old = (np.asarray(Image.open(f).convert("RGBA"), float) for f in (scratch / file.name, file))
    assert np.abs(new - old).mean() < 0.25


def test_rebuilding_gives_the_same_bytes(tmp_path: Path) -> None:
    number, jimmy = next((i, s) for i, s in enumerate(UNDEAD_OR_ALIVE.survivors) if s.name == "jimmy")
    for attempt in ("one", "two"):
        survivor_picture(jimmy, number).save(tmp_path / f"{attempt}.png", optimize=True)
    assert (tmp_path / "one.png").read_bytes() == (tmp_path / "two.png").read_bytes()
    _same_as_shipped(Image.open(tmp_path / "one.png"), MINIS / "jimmy.png", tmp_path)
    _same_as_shipped(portrait(jimmy, number), PORTRAITS / "jimmy.png", tmp_path)


def test_what_is_shipped_comes_from_the_sources(tmp_path: Path) -> None:
    _same_as_shipped(creature_pictures(UNDEAD_OR_ALIVE.creatures[0], 2, 2)["b"], MINIS / "walker_3_b.png", tmp_path)
    _same_as_shipped(rim_picture("f0e442", 3), MINIS / "rims" / "rim_3.png", tmp_path)
