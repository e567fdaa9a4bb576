"""Invader's printed matter: every card, token and deck of its content and boards has a picture, and none is blank."""

from __future__ import annotations

import io
import json
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from game.missions import edition
from sprites.printed import icons
from sprites.printed.invader import cards, mold, tokens, xenos
from sprites.printed.invader.icons import STATION
from sprites.sound import station as sounds

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "sprites" / "built"
GAME = BUILT / "invader"
CONTENT = edition("invader").content
TEMPLATES = ROOT / "maps" / "invader" / "templates"
STANDING = ("enemy_", "machine_")
"""Templates of what stands on the board as a miniature."""
FAMILIES = (
    ("objective_red", "objective_blue", "objective_green", "objective_violet", "objective_white", "objective_hidden"),
    ("spawn_red", "spawn_green", "spawn_violet", "spawn_hidden"),
    ("spawn_green", "spawn_green_inactive"),
    ("spawn_violet", "spawn_violet_inactive"),
    ("spawn_green_inactive", "spawn_violet_inactive"),
    ("door_neutral", "door_green", "door_violet"),
    ("door_neutral", "door_neutral_smashed"),
    ("door_green", "door_green_smashed"),
    ("door_violet", "door_violet_smashed"),
    ("machine_activation", "machine_destroyed"),
)
SHAPES = (
    "door_neutral",
    "noise",
    "spawn_red",
    "objective_red",
    "exit",
    "start",
    "first_player",
    "machine_activation",
    "camouflage",
    "bot",
    "sentry_gun",
    "oxygen",
    "marker",
)


def _picture(path: Path) -> np.ndarray:
    return np.asarray(Image.open(path).convert("RGB"), float)


def _grey(path: Path, size: tuple[int, int]) -> np.ndarray:
    return np.asarray(Image.open(path).convert("L").resize(size, Image.Resampling.LANCZOS), float)


def _spawn_pictures() -> set[str]:
    names = set()
    for card in CONTENT.spawn_cards.values():
        prefix = "extra_" if card.extra_activation else "mold_" if card.in_every else ""
        names.add(f"{prefix}{card.enemy}")
    return names


def _tokens_of_the_box() -> list[str]:
    box = CONTENT.game.tokens
    named = [f"{kind}_{colour}" for kind in ("door", "objective", "spawn") for colour in box[kind]]
    named += [f"door_{colour}_smashed" for colour in box["door"]]
    return [*named, *box["marker"], "mold_active", "mold_inactive"]


@pytest.mark.parametrize("name", sorted(CONTENT.equipment))
def test_every_equipment_card_has_a_picture_that_shows_something(name: str) -> None:
    pixels = _picture(GAME / "cards" / f"{name}.webp")
    assert pixels.shape == (288, 384, 3)
    assert pixels[40:-40, 60:-60].std() > 18


@pytest.mark.parametrize("name", sorted(_spawn_pictures()))
def test_every_xeno_card_has_a_picture_that_shows_something(name: str) -> None:
    pixels = _picture(GAME / "zombie_cards" / f"{name}.webp")
    assert pixels.shape == (288, 384, 3)
    assert pixels.std() > 18


def test_every_deck_has_a_back_of_its_own() -> None:
    paths = [GAME / "cards" / f"back_{deck}.webp" for deck in CONTENT.game.decks]
    paths.append(GAME / "zombie_cards" / "back_zombie.webp")
    small = [_picture(path).reshape(-1, 3).mean(axis=0) for path in paths]
    assert all(Image.open(path).size == (440, 616) for path in paths)
    assert all(np.abs(one - other).max() > 6 for one, other in combinations(small, 2))


def test_what_is_drawn_is_what_the_content_asks_for() -> None:
    assert set(cards.EQUIPMENT) | {n for n in xenos.SPAWNING if n in CONTENT.equipment} == set(CONTENT.equipment)
    drawn = {*xenos.PORTRAITS, *xenos.HORDES, *(n for n in xenos.SPAWNING if n not in CONTENT.equipment)}
    assert drawn == _spawn_pictures()


def test_no_two_pictures_are_alike() -> None:
    paths = [*(GAME / "cards").glob("*.webp"), *(GAME / "zombie_cards").glob("*.webp")]
    small = {path.stem: _grey(path, (48, 36)).ravel() for path in sorted(paths) if "back" not in path.stem}
    for one, other in combinations(small, 2):
        assert np.abs(small[one] - small[other]).mean() > 4, f"{one} and {other} look the same"


@pytest.mark.parametrize("name", _tokens_of_the_box())
def test_every_token_of_the_box_has_its_picture(name: str) -> None:
    image = Image.open(GAME / "tokens" / f"{name}.webp")
    alpha = np.asarray(image.convert("RGBA").split()[3], float)
    assert alpha.max() > 250
    assert _picture(GAME / "tokens" / f"{name}.webp")[alpha > 200].std() > 15


def test_every_token_that_boards_can_bear_has_its_picture() -> None:
    laid = [path.stem for path in TEMPLATES.glob("*.tx") if not path.stem.startswith(STANDING)]
    assert "mold_active" in laid
    assert [name for name in sorted(laid) if not (GAME / "tokens" / f"{name}.webp").is_file()] == []


def test_every_machine_has_a_token_by_its_kind() -> None:
    kinds = {machine.kind for machine in CONTENT.machines.values()}
    assert all((GAME / "tokens" / f"{kind}.webp").is_file() for kind in kinds)


def test_tokens_are_cut_out_whole() -> None:
    for name in tokens.TOKENS:
        image = Image.open(GAME / "tokens" / f"{name}.webp")
        assert image.size == (192, 192)
        alpha = np.asarray(image.convert("RGBA").split()[3], float)
        rim = np.concatenate([alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]])
        assert rim.max() < 90, f"{name} runs over its edge"


def test_tokens_are_told_apart_by_shape_alone() -> None:
    masks = {
        name: np.asarray(Image.open(GAME / "tokens" / f"{name}.webp").convert("RGBA").split()[3]) > 200
        for name in SHAPES
    }
    for one, other in combinations(masks, 2):
        common = (masks[one] & masks[other]).sum() / (masks[one] | masks[other]).sum()
        assert common < 0.965, f"{one} and {other} share an outline"


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family[0])
def test_colours_and_states_differ_in_grey(family: tuple[str, ...]) -> None:
    for one, other in combinations(family, 2):
        glyphs = [_grey(GAME / "tokens" / f"{name}.webp", (64, 64))[12:52, 12:52] for name in (one, other)]
        glyphs = [glyph - glyph.mean() for glyph in glyphs]
        assert (np.abs(glyphs[0] - glyphs[1]) > 40).mean() > 0.008, f"{one} and {other} look the same without colour"


def test_a_token_is_rebuilt_to_the_byte() -> None:
    stream = io.BytesIO()
    tokens.draw("exit").save(stream, "WEBP", quality=90, alpha_quality=96, method=6)
    assert stream.getvalue() == (GAME / "tokens" / "exit.webp").read_bytes()


def test_the_shipped_picture_is_the_one_that_the_source_draws() -> None:
    fresh = np.asarray(cards.object_picture("sledge"), float)
    assert np.abs(fresh - _picture(GAME / "cards" / "sledge.webp")).mean() < 4


def test_mold_leaves_the_middle_of_a_zone_visible_and_lives_only_while_active() -> None:
    lively = {}
    for name in mold.GROWTHS:
        pixels = np.asarray(Image.open(GAME / "tokens" / f"{name}.webp").convert("RGBA"), float)
        alpha = pixels[..., 3] / 255
        middle = alpha[200:312, 200:312]
        assert 0.45 < np.median(middle) < 0.75, "what lies beneath has to be seen"
        assert (alpha[0] < 0.35).all()
        assert alpha.max() > 0.99
        body = pixels[alpha > 0.95][:, :3]
        lively[name] = float((body.max(axis=1) - body.min(axis=1)).mean())
    assert lively["mold_active"] > 3 * lively["mold_inactive"]


@pytest.mark.parametrize("size", icons.SIZES)
def test_the_station_has_its_icons_at_every_size(size: int) -> None:
    for name in STATION:
        pixels = np.asarray(Image.open(BUILT / "common" / "icons" / str(size) / f"{name}.png"))
        assert pixels.shape == (size, size, 4)
        assert 0.03 < (pixels[..., 3] > 127).mean() < 0.6


def test_every_kind_of_ammunition_slot_and_noise_has_its_icon() -> None:
    game = CONTENT.game
    for name in (*game.ammo, *game.noises, *game.slots):
        assert name in icons.ICONS


def test_frames_leave_a_middle_to_stretch_and_textures_repeat() -> None:
    folder = GAME / "textures"
    for name, (left, top, right, bottom) in json.loads((folder / "patches.json").read_text(encoding="utf-8")).items():
        width, height = Image.open(folder / f"{name}.png").size
        assert left + right < width
        assert top + bottom < height
    for name in ("leather", "paper", "card_slate"):
        grey = np.asarray(Image.open(folder / f"{name}.webp").convert("L"), float)
        assert np.abs(grey[:, 0] - grey[:, -1]).mean() < 2.5 * np.abs(np.diff(grey, axis=1)).mean() + 1


def test_all_of_it_weighs_less_than_two_megabytes() -> None:
    folders = [GAME / name for name in ("cards", "zombie_cards", "tokens", "textures")]
    files = [path for folder in folders for path in folder.iterdir()]
    files += [BUILT / "common" / "icons" / str(size) / f"{name}.png" for size in icons.SIZES for name in STATION]
    files += [BUILT / "common" / "sounds" / f"{name}.ogg" for name in sounds.EFFECTS]
    assert sum(path.stat().st_size for path in files) < 2_000_000
