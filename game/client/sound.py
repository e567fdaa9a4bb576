"""Sounds: short effects by name, at the player's volume, and silence where there is no audio device."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.shipped import shipped


class Speaker:
    """Plays effects by name; opens the audio device when the first one is played."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or shipped("sprites") / "common" / "sounds"
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._device: bool | None = None
        self.volume = 0.7
        self.mute = False

    def play(self, name: str) -> bool:
        """Play an effect and say whether it can be heard."""
        if self.mute or self.volume <= 0 or not self._open():
            return False
        if name not in self._sounds:
            self._sounds[name] = self._load(name)
        sound = self._sounds[name]
        if sound is None:
            return False
        sound.set_volume(self.volume)
        sound.play()
        return True

    def close(self) -> None:
        """Give the audio device back."""
        if self._device:
            pygame.mixer.quit()
        self._device = None
        self._sounds.clear()

    def _open(self) -> bool:
        if self._device is None:
            try:
                pygame.mixer.init(buffer=512)
                self._device = True
            except pygame.error:
                self._device = False
        return self._device

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        for ending in ("ogg", "wav"):
            path = self._folder / f"{name}.{ending}"
            if path.is_file():
                return pygame.mixer.Sound(path)
        return None
