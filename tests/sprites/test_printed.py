"""Printed matter: everything a game asks for is there, told apart by shape, and rebuilt the same."""

from __future__ import annotations

import io
import json
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from scipy.ndimage import label

from sprites.printed import dice, icons, pictures, textures, tokens

BUILT = Path(__file__).parents[2] / "sprites" / "built"
GAME = BUILT / "undead_or_alive"
COMMON = BUILT / "common"

EQUIPMENT = (
    "scrap_pistol", "pan", "springfield", "colt_saa", "dynamite", "holy_water", "knife", "machete", "pickaxe",
    "plenty_bullets", "plenty_shells", "remington", "saber", "sawed_off", "schofield", "shotgun", "tomahawk",
    "double_barrel", "water", "winchester", "lupara", "colt_buntline", "heavy_saber", "henry_carbine",
    "wrath_of_manitou", "mauser_c96", "volcanic_pistol", "wagon", "gatling",
)
ZOMBIES = ("walker", "brute", "runner", "abomination")
ICONS = (
    "move", "search", "trade", "melee", "ranged", "reload", "objective", "noise", "end_turn", "nothing", "recruit",
    "wagon", "gatling", "charge", "vade_retro", "fanning", "inventory", "undo", "redo", "menu", "settings", "help",
    "pause", "play", "step", "fast", "skip", "save", "camera_fit", "inspect", "sight", "range", "why", "dice",
    "accuracy", "damage", "dual", "bullets", "shells", "bang", "boom", "backpack", "wound", "actions", "adrenaline",
    "skill", "deck", "pile", "target", "group",
)
SHAPES = {
    "noise_bang": "small burst",
    "noise_boom": "large burst",
    "spawn_starting": "octagon",
    "spawn_mobile": "chevron",
    "spawn_abomination_active": "diamond",
    "corpse_pile_active": "heap",
    "objective_red": "crate",
    "exit": "plate",
    "first_player": "star",
    "vade_retro": "arch",
    "gatling": "hexagon",
    "coal_sack": "sack",
    "ammunition_gift_blue": "box",
    "supplies": "disc",
}


def _grey(path: Path, size: tuple[int, int]) -> np.ndarray:
    return np.asarray(Image.open(path).convert("L").resize(size, Image.Resampling.LANCZOS), float)


@pytest.mark.parametrize("name", EQUIPMENT)
def test_every_equipment_card_has_its_picture(name: str) -> None:
    assert Image.open(GAME / "cards" / f"{name}.webp").size == (384, 288)


@pytest.mark.parametrize("name", [*ZOMBIES, *(f"extra_{kind}" for kind in ZOMBIES)])
def test_every_zombie_card_has_its_picture(name: str) -> None:
    assert Image.open(GAME / "zombie_cards" / f"{name}.webp").size == (384, 288)


def test_every_deck_has_its_back() -> None:
    for folder, deck in (
        ("cards", "equipment"), ("cards", "bounty"), ("zombie_cards", "zombie"), ("zombie_cards", "abomination"),
    ):
        assert Image.open(GAME / folder / f"back_{deck}.webp").size == (440, 616)


def test_no_two_pictures_are_alike() -> None:
    small = {
        path.stem: _grey(path, (48, 36)).ravel()
        for path in sorted((GAME / "cards").glob("*.webp")) if "back" not in path.stem
    }
    for one, other in combinations(small, 2):
        assert np.abs(small[one] - small[other]).mean() > 4, f"{one} and {other} look the same"


def test_card_pictures_weigh_little() -> None:
    files = [*(GAME / "cards").iterdir(), *(GAME / "zombie_cards").iterdir()]
    assert sum(path.stat().st_size for path in files) < 5_000_000


@pytest.mark.parametrize("name", ["knife"])
def test_the_shipped_picture_is_the_one_that_the_source_draws(name: str) -> None:
    fresh = np.asarray(pictures.object_picture(name), float)
    shipped = np.asarray(Image.open(GAME / "cards" / f"{name}.webp").convert("RGB"), float)
    assert np.abs(fresh - shipped).mean() < 4


def test_every_token_is_shipped_with_alpha_and_nothing_is_cut_off() -> None:
    for name in tokens.TOKENS:
        image = Image.open(GAME / "tokens" / f"{name}.png")
        assert image.size == (192, 192)
        alpha = np.asarray(image.split()[3], float)
        rim = np.concatenate([alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]])
        assert rim.max() < 90, f"{name} runs over its edge"
        assert alpha.max() == 255


def test_tokens_are_told_apart_by_shape_alone() -> None:
    masks = {name: np.asarray(Image.open(GAME / "tokens" / f"{name}.png").split()[3]) > 200 for name in SHAPES}
    for one, other in combinations(masks, 2):
        common = (masks[one] & masks[other]).sum() / (masks[one] | masks[other]).sum()
        assert common < 0.965, f"{one} and {other} share an outline"


def test_objectives_and_states_differ_in_grey() -> None:
    families = (
        ("objective_red", "objective_blue", "objective_green", "objective_hidden"),
        ("spawn_abomination_inactive", "spawn_abomination_active"),
        ("corpse_pile_inactive", "corpse_pile_active"),
        ("ammunition_gift_blue", "ammunition_gift_green"),
        ("vade_retro", "vade_retro_1", "vade_retro_2"),
    )
    for family in families:
        for one, other in combinations(family, 2):
            glyphs = [_grey(GAME / "tokens" / f"{name}.png", (64, 64))[12:60, 12:60] for name in (one, other)]
            apart = np.abs(glyphs[0] - glyphs[1]) > 40
            assert apart.mean() > 0.008, f"{one} and {other} look the same without colour"


def test_a_token_is_rebuilt_to_the_byte() -> None:
    stream = io.BytesIO()
    tokens.draw("exit").save(stream, "PNG", optimize=True)
    assert stream.getvalue() == (GAME / "tokens" / "exit.png").read_bytes()


@pytest.mark.parametrize("size", icons.SIZES)
def test_the_icon_family_is_complete_at_every_size(size: int) -> None:
    assert set(ICONS) <= set(icons.ICONS)
    for name in icons.ICONS:
        pixels = np.asarray(Image.open(COMMON / "icons" / str(size) / f"{name}.png"))
        assert pixels.shape == (size, size, 4)
        assert (pixels[..., :3] == 255).all(), f"{name} is not a white mask"
        ink = (pixels[..., 3] > 127).mean()
        assert 0.03 < ink < 0.6, f"{name} covers {ink:.0%}"


def test_icons_are_rebuilt_to_the_byte() -> None:
    stream = io.BytesIO()
    icons.render("sight", 48).save(stream, "PNG", optimize=True)
    assert stream.getvalue() == (COMMON / "icons" / "48" / "sight.png").read_bytes()


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_shows_its_value(value: int) -> None:
    pixels = np.asarray(Image.open(COMMON / "dice" / f"face_{value}.png"), float)
    upper = pixels[8:84]
    dark = (upper[..., :3].sum(axis=2) < 200) & (upper[..., 3] > 250)
    blobs, count = label(dark)
    sizes = [int((blobs == number).sum()) for number in range(1, count + 1)]
    assert sum(120 <= size <= 175 for size in sizes) == value


def test_opposite_faces_of_the_die_add_up_to_seven() -> None:
    for value, (axis, sign) in dice.FACES.items():
        assert dice.FACES[7 - value] == (axis, -sign)


def test_dice_tumble_in_strips_as_noted() -> None:
    note = json.loads((COMMON / "dice" / "dice.json").read_text(encoding="utf-8"))
    assert note["frames"] >= 10
    for name in note["tumbles"]:
        assert Image.open(COMMON / "dice" / name).size == (note["size"] * note["frames"], note["size"])


def test_nine_patches_leave_a_middle_to_stretch() -> None:
    margins = json.loads((COMMON / "textures" / "patches.json").read_text(encoding="utf-8"))
    assert {f"button_{state}" for state in textures.BUTTON_STATES} <= set(margins)
    for name, (left, top, right, bottom) in margins.items():
        width, height = Image.open(COMMON / "textures" / f"{name}.png").size
        assert left + right < width
        assert top + bottom < height


@pytest.mark.parametrize("name", ["leather", "paper", "parchment", "card_paper"])
def test_textures_repeat_without_a_seam(name: str) -> None:
    grey = np.asarray(Image.open(COMMON / "textures" / f"{name}.webp").convert("L"), float)
    inside = np.abs(np.diff(grey, axis=1)).mean()
    seam = np.abs(grey[:, 0] - grey[:, -1]).mean()
    assert seam < 2.5 * inside + 1
