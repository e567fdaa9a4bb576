"""Effects: all there, at the level and length they should have, and playable without a tool-chain."""

from __future__ import annotations

import os
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest

import sprites.sound as sound
from sprites.sound.synth import RATE

FOLDER = Path(__file__).parents[2] / "sprites" / "built" / "common" / "sounds"
NAMES = (
    "dice", "step", "shot", "big_shot", "blow", "blade", "groan", "explosion", "whistle", "train", "card", "token",
    "click", "level_up", "wound", "search", "win", "lose", "energy_shot", "burst", "flame", "zap", "saw",
    "door_slide", "door_smash", "skitter", "screech", "xeno_death", "mold", "servo", "airlock", "clang",
)


@pytest.fixture(scope="module")
def mixer() -> Iterator[None]:
    before = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 1, allowedchanges=0)
    yield
    pygame.mixer.quit()
    if before is None:
        del os.environ["SDL_AUDIODRIVER"]
    else:
        os.environ["SDL_AUDIODRIVER"] = before


def test_every_effect_of_the_game_has_a_recipe_and_a_file() -> None:
    assert sorted(NAMES) == sorted(sound.EFFECTS)
    assert sorted(path.stem for path in FOLDER.glob("*.ogg")) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_mono_vorbis_at_44100(name: str) -> None:
    head = (FOLDER / f"{name}.ogg").read_bytes()[:64]
    assert head[:4] == b"OggS"
    start = head.index(b"\x01vorbis") + 7
    _, channels, rate = struct.unpack("<IBI", head[start : start + 9])
    assert (channels, rate) == (1, RATE)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.usefixtures("mixer")
def test_an_effect_is_quiet_short_and_starts_at_once(name: str) -> None:
    effect = pygame.mixer.Sound(FOLDER / f"{name}.ogg")
    samples = np.frombuffer(effect.get_raw(), "<i2") / 32768
    peak = 20 * np.log10(np.abs(samples).max())
    assert peak == pytest.approx(sound.PEAK_DB, abs=1.5)
    assert 0.08 < effect.get_length() < 4.2
    heard = np.nonzero(np.abs(samples) > 0.02)[0]
    assert heard[0] / RATE < 0.12, "it starts late"
    assert abs(samples[-20:]).max() < 0.01, "it ends with a click"


def test_recipes_give_the_same_sound_every_time() -> None:
    assert np.array_equal(sound.waveform("dice"), sound.waveform("dice"))


@pytest.mark.skipif(shutil.which("oggenc") is None, reason="oggenc is a build-time tool")
def test_encoding_is_the_same_to_the_byte(tmp_path: Path) -> None:
    sound.encode(sound.waveform("click"), tmp_path / "one.ogg")
    sound.encode(sound.waveform("click"), tmp_path / "two.ogg")
    assert (tmp_path / "one.ogg").read_bytes() == (tmp_path / "two.ogg").read_bytes()
