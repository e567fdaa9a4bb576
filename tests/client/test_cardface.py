"""Cards and letters: they fit at every size, read at the smallest, and mark what counts by more than colour."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame
import pytest

from game.client import type as letters
from game.client.cardface import (
    BANDS,
    CREAM,
    DANGER,
    INK,
    NIGHT,
    CardFace,
    FeatFace,
    PersonFace,
    ZombieFace,
    card,
    card_back,
    icon,
)
from game.shipped import shipped

CARDS = shipped("sprites") / "undead_or_alive" / "cards"
ENGLISH_AND_ITALIAN = (
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    "àèéìíîòóùúÀÈÉÌÍÒÓÙÚ.,;:!?'\"()[]+-–—×%/&#@*=<>…’‘“”«»°•"
)
COLT = CardFace(
    "Colt SAA",
    CARDS / "colt_saa.webp",
    "ranged",
    ("hand",),
    "0-1",
    "1",
    "4+",
    "1",
    "bang",
    True,
    "bullets",
    "Both fire at once.",
    "12",
)
RUNNERS = ZombieFace("Runners", None, ("2", "4", "8", "10"))


def _grey(surface: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array3d(surface).astype(float).mean(axis=2).T


def _luminance(colour: tuple[int, int, int]) -> float:
    linear = [c / 255 / 12.92 if c / 255 <= 0.03928 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("face", letters.FACES)
def test_every_face_has_the_glyphs_of_english_and_italian(face: str) -> None:
    found = letters.font(face, 20).metrics(ENGLISH_AND_ITALIAN)
    assert [letter for letter, metric in zip(ENGLISH_AND_ITALIAN, found, strict=True) if metric is None] == []


@pytest.mark.parametrize("width", [40, 90, 300])
def test_wrapped_lines_fit_and_lose_nothing(width: int) -> None:
    text = "Tre deambulanti sentono il BOOM!\ne si trascinano precipitevolissimevolmente verso la Banca."
    lines = letters.wrapped(text, "text", 16, width)
    assert all(letters.extent(line, "text", 16)[0] <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "").replace("\n", "")


def test_long_text_is_cut_with_an_ellipsis_and_short_text_is_left_alone() -> None:
    assert letters.shortened("Colt", "title", 20, 200) == "Colt"
    cut = letters.shortened("A very long name for a very small card", "title", 20, 100)
    assert cut.endswith("…")
    assert letters.extent(cut, "title", 20)[0] <= 100


def test_fitted_text_takes_the_largest_size_that_fits() -> None:
    text, height = letters.fitted("Plenty of Bullets", "title", 30, 10, 120)
    assert text == "Plenty of Bullets"
    assert letters.extent(text, "title", height)[0] <= 120 < letters.extent(text, "title", height + 1)[0]


def test_sizes_follow_the_interface_scale() -> None:
    assert [letters.pixels(size, 1.5) for size in letters.SIZES] == [21, 24, 30, 42, 66]


@pytest.mark.parametrize("size", [(110, 154), (165, 231), (196, 274), (330, 462), (660, 924)])
@pytest.mark.parametrize(
    "face",
    [
        COLT,
        CardFace("Acqua", None),
        RUNNERS,
        FeatFace("Mauser C96", "Five from a balcony.", CARDS / "back_bounty.webp"),
        PersonFace(
            "Meg",
            None,
            "Gunslinger",
            2,
            ("favourite",),
            ((0, "Jump"), (3, "+1 die")),
            kind="identity",
            footer="m0",
        ),
        PersonFace("Thomas", None, "Faithful", text="He blesses water.", kind="companion"),
    ],
    ids=lambda face: face.name,
)
def test_a_card_has_the_size_asked_for_and_round_corners(face: CardFace, size: tuple[int, int]) -> None:
    made = card(face, size)
    assert made.get_size() == size
    for corner in ((0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)):
        assert made.get_at(corner).a == 0
    assert made.get_at((size[0] // 2, size[1] // 2)).a == 255


def test_a_small_card_keeps_its_figures_and_a_large_one_gains_its_traits() -> None:
    plain = CardFace("Colt SAA", COLT.picture, "ranged", range="0-1", dice="1", accuracy="4+", damage="1")
    wordy = CardFace(
        "Colt SAA",
        COLT.picture,
        "ranged",
        range="0-1",
        dice="1",
        accuracy="4+",
        damage="1",
        traits="Long words.",
    )
    other = CardFace("Colt SAA", COLT.picture, "ranged", range="0-1", dice="3", accuracy="4+", damage="1")
    assert np.array_equal(_grey(card(plain, (110, 154))), _grey(card(wordy, (110, 154))))
    assert not np.array_equal(_grey(card(plain, (330, 462))), _grey(card(wordy, (330, 462))))
    assert not np.array_equal(_grey(card(plain, (110, 154))), _grey(card(other, (110, 154))))


@pytest.mark.parametrize("level", range(4))
@pytest.mark.parametrize("size", [(110, 154), (330, 462)])
def test_the_active_danger_row_stands_out_without_colour(level: int, size: tuple[int, int]) -> None:
    quiet = _grey(card(RUNNERS, size))
    loud = _grey(card(ZombieFace("Runners", None, RUNNERS.rows, level), size))
    changed = np.abs(quiet - loud) > 60
    rows = np.nonzero(changed.any(axis=1))[0]
    assert changed.mean() > 0.01
    assert rows[-1] - rows[0] < size[1] * 0.13, "only its own row may change"


def test_words_on_bands_and_danger_rows_have_enough_contrast() -> None:
    assert all(_contrast(colour, CREAM) >= 4.5 for colour in BANDS.values())
    inks = (CREAM, NIGHT, NIGHT, CREAM)
    assert all(_contrast(colour, ink) >= 4.5 for colour, ink in zip(DANGER, inks, strict=True))
    assert _contrast(INK, (224, 212, 186)) >= 7


def test_backs_and_icons_come_in_any_size() -> None:
    assert card_back(CARDS / "back_equipment.webp", (110, 154)).get_size() == (110, 154)
    assert icon("bang", 21, (200, 20, 20)).get_size() == (21, 21)
    tint = icon("heart", 32, (200, 20, 20)).get_at((16, 16))
    assert (tint.r, tint.g, tint.b, tint.a) == (200, 20, 20, 255)


def test_a_missing_picture_leaves_a_card_that_can_be_played() -> None:
    made = card(CardFace("Ghost", Path("/nowhere/ghost.webp"), "melee", range="0"), (110, 154))
    assert made.get_size() == (110, 154)
