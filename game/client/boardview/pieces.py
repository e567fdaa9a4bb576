"""Pictures of miniatures and tokens: scaled once per zoom, standing on bases whose rims bear the players' colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import pygame

from game.client.pictures import Pictures
from game.client.shelf import Shelf
from game.client.theme import Colour

MADE_A_FRAME = 8
"""Figures that are scaled in one frame; more would be felt as a hitch."""
MOST_PIXELS = 6_000_000
"""Pixels of scaled pieces that are kept (4 bytes each); the longest unused go first."""
FIGURE_SCALE = 0.46
"""Board pixels to a pixel of a miniature's picture: a base is then as wide as on the table."""
TOKEN_SCALE = 0.3
VEILED = 125
"""Alpha of a miniature that nobody notices."""
RIMS = 6
"""Colours of rims that there are; larger bands share them."""
PAWN = {"variants": ["pawn.png"], "anchor": [128, 200], "base_width": 100, "takes_rim": True}
"""What is known of a miniature that nobody has sculpted."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A picture ready to be drawn, and the point in it that stands on the board."""

    picture: pygame.Surface
    anchor: tuple[int, int]


class Pieces:
    """All miniatures and tokens of a game at the sizes they are needed in."""

    def __init__(self, pictures: Pictures, folder: str) -> None:
        self._pictures = pictures
        self._minis = f"{folder}/minis"
        self._tokens = f"{folder}/tokens"
        self._ready: Shelf[Piece] = Shelf(MOST_PIXELS)
        self._casts: dict[str, Mapping[str, Any]] = {}
        self._latest: dict[tuple[object, ...], Piece] = {}
        self._left = MADE_A_FRAME
        self.finished = True
        """Whether every figure of this frame was shown in its right size."""

    def _entry(self, sprite: str) -> tuple[str, Mapping[str, Any]]:
        """The folder of a miniature and what its index says; that of a guest is in the guest's own game."""
        home, _, name = sprite.rpartition(".")
        folder = f"{home}/minis" if home else self._minis
        if folder not in self._casts:
            self._casts[folder] = self._pictures.notes(f"{folder}/index").get("figures", {})
        return folder, self._casts[folder].get(name, PAWN)

    def figure(
        self, id: str, sprite: str, zoom: float, rim: int | None, lit: Colour | None = None, *, veiled: bool = False
    ) -> Piece:
        """A miniature at a zoom; its id picks one of the poses, `lit` draws a halo round its base.

        A `veiled` one is half transparent.
        """
        folder, entry = self._entry(sprite)
        variants = entry["variants"]
        file = f"{folder}/{variants[crc32(id.encode()) % len(variants)]}"
        look = (file, rim, lit, veiled)
        key = (*look, round(zoom, 4))
        known = self._ready.get(key)
        if known is not None:
            return known
        before = self._latest.get(look)
        if before is not None and not self._left:
            self.finished = False
            return before
        self._left = max(self._left - 1, 0)
        made = self._make_figure(entry, file, zoom, rim, lit)
        if veiled:
            made.picture.fill((255, 255, 255, VEILED), special_flags=pygame.BLEND_RGBA_MULT)
        self._latest[look] = made
        return self._ready.put(key, made, made.picture.get_size())

    def begin_frame(self) -> None:
        """A new frame: a few figures may be made in it; until their turn comes, the others are shown as they were."""
        self._left = MADE_A_FRAME
        self.finished = True

    def token(self, sprite: str, zoom: float, *, upright: bool = False, size: float = 1.0) -> Piece:
        """A token at a zoom, held at its middle; an `upright` one is turned by a quarter."""
        key = ("token", sprite, round(zoom * size, 4), upright)
        known = self._ready.get(key)
        if known is not None:
            return known
        made = self._make_token(sprite, zoom * size, upright)
        return self._ready.put(key, made, made.picture.get_size())

    def _make_token(self, sprite: str, zoom: float, upright: bool) -> Piece:
        whole = self._pictures.get(f"{self._tokens}/{sprite}") or _blank_token()
        whole = pygame.transform.rotate(whole, 90) if upright else whole
        width, height = (max(round(side * TOKEN_SCALE * zoom), 1) for side in whole.get_size())
        return Piece(pygame.transform.smoothscale(whole, (width, height)), (width // 2, height // 2))

    def _make_figure(
        self, entry: Mapping[str, Any], file: str, zoom: float, rim: int | None, lit: Colour | None
    ) -> Piece:
        standing = self._mini(file) or _pawn()
        scale = FIGURE_SCALE * zoom
        size = (max(round(standing.get_width() * scale), 1), max(round(standing.get_height() * scale), 1))
        picture = pygame.Surface(size, pygame.SRCALPHA)
        x, y = (round(value * scale) for value in entry["anchor"])
        if lit is not None:
            _halo(picture, (x, y), entry["base_width"] * scale, lit)
        if entry["takes_rim"]:
            base = self._mini(f"{self._minis}/rims/rim_{0 if rim is None else rim % RIMS + 1}.png")
            if base is not None:
                picture.blit(pygame.transform.smoothscale(base, size), (0, 0))
        picture.blit(pygame.transform.smoothscale(standing, size), (0, 0))
        return Piece(picture, (x, y))

    def _mini(self, file: str) -> pygame.Surface | None:
        return self._pictures.get(file.removesuffix(".png"))


def _halo(picture: pygame.Surface, centre: tuple[int, int], width: float, colour: Colour) -> None:
    """Light around a base that can be chosen."""
    edge = max(round(width * 0.24), 3)
    base = pygame.Rect(0, 0, round(width), round(width * 0.42))
    base.center = centre
    for step in range(edge, 0, -1):
        strength = round(230 * (1 - step / (edge + 1)))
        pygame.draw.ellipse(picture, (*colour, strength), base.inflate(2 * step, 2 * step))


def _pawn() -> pygame.Surface:
    """A plain pawn for a miniature without a picture."""
    made = pygame.Surface((256, 256), pygame.SRCALPHA)
    pygame.draw.polygon(made, (96, 108, 84), [(100, 200), (156, 200), (144, 100), (112, 100)])
    pygame.draw.aacircle(made, (118, 132, 102), (128, 80), 34)
    return made


def _blank_token() -> pygame.Surface:
    """A plain disc for a token without a picture."""
    made = pygame.Surface((192, 192), pygame.SRCALPHA)
    pygame.draw.aacircle(made, (40, 30, 22), (96, 96), 84)
    pygame.draw.aacircle(made, (206, 184, 140), (96, 96), 76)
    return made
