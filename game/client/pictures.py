"""The one place that loads images: converted for the screen on arrival, kept, and scaled once per size."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pygame

from game.client.shelf import Shelf
from game.shipped import shipped

MOST_PIXELS = 6_000_000
"""Pixels of scaled copies that are kept (4 bytes each)."""

ENDINGS = (".png", ".webp")
ICON_SIZES = (24, 32, 48, 64, 96, 128)

Size = tuple[int, int]


def picture_of(game: str, kind: str, piece: str) -> str:
    """The name of a piece's picture; a guest's lies with the game that the guest comes from."""
    home, _, name = piece.rpartition(".")
    return f"{home or game}/{kind}/{name}"


class Pictures:
    """Built sprites by their path below the sprites folder, without the ending: `common/textures/leather`."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or shipped("sprites")
        self.damaged: dict[str, str] = {}
        """Pictures that could not be read, and why."""
        self._whole: dict[str, pygame.Surface | None] = {}
        self._scaled: Shelf[pygame.Surface] = Shelf(MOST_PIXELS)

    def has(self, name: str) -> bool:
        """Whether there is such a picture."""
        return self._path(name) is not None

    def get(self, name: str) -> pygame.Surface | None:
        """The picture in its full size, or None where the installation lacks it or it is damaged."""
        if name not in self._whole:
            self._whole[name] = self._loaded(name)
        return self._whole[name]

    def load(self, names: Iterable[str]) -> None:
        """Read many pictures at once: files are decoded side by side, then converted here."""
        paths = {name: path for name in names if name not in self._whole and (path := self._path(name)) is not None}
        with ThreadPoolExecutor() as readers:
            for name, picture in zip(paths, readers.map(_read, paths.values()), strict=True):
                if isinstance(picture, str):
                    self.damaged[name] = picture
                self._whole[name] = None if isinstance(picture, str) else _converted(picture)

    def read(self, name: str) -> pygame.Surface | None:
        """A picture as it lies on the disk, to be put here later: for a thread beside the screen's."""
        path = self._path(name)
        picture = _read(path) if path is not None else None
        return picture if isinstance(picture, pygame.Surface) else None

    def put(self, name: str, picture: pygame.Surface) -> None:
        """Add a picture made while running (a custom board's ground)."""
        self._whole[name] = _converted(picture)

    def forget(self, name: str) -> None:
        """Let go of a large picture that is not needed any more."""
        self._whole.pop(name, None)

    def sized(self, name: str, size: Size) -> pygame.Surface | None:
        """The picture scaled to a size."""
        return self._cached((name, size), size, name, lambda whole: pygame.transform.smoothscale(whole, size))

    def tinted(self, name: str, size: Size, colour: tuple[int, int, int], strength: int = 255) -> pygame.Surface | None:
        """A white mask scaled and painted in one colour."""

        def paint(whole: pygame.Surface) -> pygame.Surface:
            mask = pygame.transform.smoothscale(whole, size)
            mask.fill((*colour, strength), special_flags=pygame.BLEND_RGBA_MULT)
            return mask

        return self._cached((name, size, colour, strength), size, name, paint)

    def names(self, folder: str) -> list[str]:
        """The pictures in a folder, in order."""
        return sorted(f"{folder}/{path.stem}" for path in (self._folder / folder).glob("*") if path.suffix in ENDINGS)

    def notes(self, name: str) -> dict[str, Any]:
        """The JSON notes that lie beside pictures; empty where there are none."""
        path = self._folder / f"{name}.json"
        if not path.is_file():
            return {}
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return found

    def icon(self, name: str, side: int, colour: tuple[int, int, int], strength: int = 255) -> pygame.Surface | None:
        """A line icon in a colour, from the drawing made for the next larger size."""
        drawn = next((size for size in ICON_SIZES if size >= side), ICON_SIZES[-1])
        return self.tinted(f"common/icons/{drawn}/{name}", (side, side), colour, strength)

    def _loaded(self, name: str) -> pygame.Surface | None:
        path = self._path(name)
        if path is None:
            return None
        picture = _read(path)
        if isinstance(picture, str):
            self.damaged[name] = picture
            return None
        return _converted(picture)

    def _path(self, name: str) -> Path | None:
        return next((path for ending in ENDINGS if (path := self._folder / f"{name}{ending}").is_file()), None)

    def _cached(
        self, key: tuple[object, ...], size: Size, name: str, make: Callable[[pygame.Surface], pygame.Surface]
    ) -> pygame.Surface | None:
        known = self._scaled.get(key)
        if known is not None:
            return known
        whole = self.get(name)
        return self._scaled.put(key, make(whole), size) if whole is not None else None


def _read(path: Path) -> pygame.Surface | str:
    """A picture, or why it cannot be read."""
    try:
        return pygame.image.load(path)
    except pygame.error as error:
        return str(error)


def _converted(picture: pygame.Surface) -> pygame.Surface:
    """In the screen's own pixel format, with alpha only where the picture has some."""
    if pygame.display.get_surface() is None:
        return picture
    opaque = picture.get_masks()[3] == 0 and picture.get_colorkey() is None
    return picture.convert() if opaque else picture.convert_alpha()
