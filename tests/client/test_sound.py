"""Sound: heard where there is a device, silence where there is none."""

from __future__ import annotations

import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.sound import Speaker


@pytest.fixture
def speaker(tmp_path: Path) -> Iterator[Speaker]:
    with wave.open(str(tmp_path / "click.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(44_100)
        file.writeframes(b"\x00\x10" * 2000)
    made = Speaker(tmp_path)
    yield made
    made.close()


def test_a_sound_is_heard_at_the_volume(speaker: Speaker) -> None:
    speaker.volume = 0.5
    assert speaker.play("click")
    sound = speaker._sounds["click"]
    assert sound is not None
    assert sound.get_volume() == pytest.approx(0.5, abs=0.02)


def test_mute_and_no_volume_are_silent(speaker: Speaker) -> None:
    speaker.mute = True
    assert not speaker.play("click")
    speaker.mute, speaker.volume = False, 0.0
    assert not speaker.play("click")


def test_an_unknown_sound_is_silence(speaker: Speaker) -> None:
    assert not speaker.play("trumpet")


def test_without_a_device_there_is_silence(speaker: Speaker, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_device(**options: object) -> None:
        raise pygame.error("No available audio device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    assert not speaker.play("click")
