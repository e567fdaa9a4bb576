"""The picture behind the title: our own board on a table at dusk, seen low across the tiles, the dead closing in.

Composed from the shipped tiles and miniatures in small steps, so that the title stands at once and the picture follows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp

import pygame

from game.client.boardview.pieces import FIGURE_SCALE, Pieces
from game.client.pictures import Pictures

GAME = "undead_or_alive"
WIDEST = 1920
"""Larger windows show the picture scaled up: it is soft anyhow."""

TILE = 960
"""Pixels of the ground to a tile side."""
TOWN = (("8V", "1R", "2R", "5V"), ("3R", "6V", "9V", "7R"), ("4R", "2V", "1V", "3V"))
"""Tile sides from the far row to the near one."""
ABOVE = 0.62
"""How far the horizon lies above the picture, in picture heights."""
NEAR = 1.3
"""Picture pixels to a ground pixel at the bottom of a picture 1080 high."""
DEPTH = 1.45
"""How fast the ground recedes."""

CAST: tuple[tuple[str, int | None, float, float], ...] = (
    ("walker", None, 0.30, 0.12),
    ("walker", None, 0.42, 0.10),
    ("brute", None, 0.52, 0.15),
    ("walker", None, 0.63, 0.11),
    ("runner", None, 0.74, 0.16),
    ("walker", None, 0.87, 0.13),
    ("walker", None, 0.96, 0.20),
    ("walker", None, 0.36, 0.27),
    ("runner", None, 0.48, 0.30),
    ("abomination", None, 0.66, 0.33),
    ("walker", None, 0.81, 0.31),
    ("brute", None, 0.92, 0.38),
    ("walker", None, 0.43, 0.45),
    ("walker", None, 0.97, 0.55),
    ("meg", 1, 0.67, 0.66),
    ("carl", 0, 0.55, 0.72),
    ("hanna", 2, 0.80, 0.70),
    ("pablito", 3, 0.70, 0.86),
    ("concepcion", 4, 0.58, 0.92),
    ("jimmy", 5, 0.86, 0.90),
)
"""Who stands where: shares of the picture's width and height, from back to front."""


LAMP = (0.69, 0.78, 0.36, 0.46)
SUNSET = (0.64, 0.08, 0.42, 0.30)
"""Lights: where their middle is, how wide and how high they reach, in shares of the picture."""
LAMP_COLOUR = (226, 186, 128)
SUNSET_COLOUR = (170, 74, 40)
NIGHT = (30, 27, 38)


@dataclass(frozen=True, slots=True)
class Lens:
    """How ground and picture correspond: one vanishing point above the picture, right of its middle."""

    width: int
    height: int

    @property
    def horizon(self) -> float:
        """The line, above the picture, where the ground would vanish."""
        return -ABOVE * self.height

    def nearness(self, y: float) -> float:
        """1 at the bottom of the picture, 0 at the horizon."""
        return (y - self.horizon) / (self.height - self.horizon)

    def scale(self, y: float) -> float:
        """Picture pixels to a ground pixel across, at a height of the picture."""
        return NEAR * self.height / 1080 * self.nearness(y)

    def distance(self, y: float) -> float:
        """Ground pixels from the bottom of the picture to a height of it."""
        return DEPTH * 1080 * (1 / self.nearness(y) - 1)


def composed(size: tuple[int, int], pictures: Pictures) -> Iterator[pygame.Surface | None]:
    """The picture in steps of some milliseconds; the last one yields it."""
    shrink = min(WIDEST / size[0], 1.0)
    lens = Lens(round(size[0] * shrink), round(size[1] * shrink))
    picture = pygame.Surface((lens.width, lens.height)).convert()
    picture.fill((24, 18, 15))
    ground = pygame.Surface((TILE * len(TOWN[0]), TILE * len(TOWN))).convert()
    for down, row in enumerate(TOWN):
        for across, face in enumerate(row):
            tile = pictures.get(f"{GAME}/tiles/{face}")
            if tile is not None:
                ground.blit(pygame.transform.smoothscale(tile, (TILE, TILE)), (across * TILE, down * TILE))
                pictures.forget(f"{GAME}/tiles/{face}")
            yield None
    for top in range(0, lens.height, 60):
        _recede(picture, ground, lens, range(top, min(top + 60, lens.height)))
        yield None
    _soften_far(picture)
    yield None
    yield from _populate(picture, pictures, lens)
    _light(picture)
    yield None
    yield picture if shrink == 1.0 else pygame.transform.smoothscale(picture, size)


def _recede(picture: pygame.Surface, ground: pygame.Surface, lens: Lens, rows: range) -> None:
    """Draw rows of the picture, each a strip of ground scaled by its distance."""
    middle = ground.get_width() / 2
    for y in rows:
        top = ground.get_height() - 1 - lens.distance(y)
        bottom = ground.get_height() - 1 - lens.distance(y + 1)
        seen = lens.width / lens.scale(y)
        left = int(middle - seen / 2)
        source = pygame.Rect(left, int(top), int(seen) + 1, max(round(bottom - top), 1)).clip(ground.get_rect())
        if source.width and source.height:
            x = round((source.x - left) * lens.scale(y))
            size = (round(source.width * lens.scale(y)) + 1, 1)
            picture.blit(pygame.transform.smoothscale(ground.subsurface(source), size), (x, y))


def _soften_far(picture: pygame.Surface) -> None:
    """The far ground is out of focus."""
    width, height = picture.get_size()
    for share, blur in ((0.30, 2), (0.16, 4)):
        area = pygame.Rect(0, 0, width, round(height * share))
        picture.blit(pygame.transform.box_blur(picture.subsurface(area), blur), (0, 0))


def _populate(picture: pygame.Surface, pictures: Pictures, lens: Lens) -> Iterator[None]:
    pieces = Pieces(pictures, GAME)
    for number, (sprite, rim, across, down) in enumerate(CAST):
        y = down * lens.height
        zoom = lens.scale(y) * TILE / 640 * 1.25
        piece = pieces.figure(f"{sprite} {number}", sprite, min(zoom, 1 / FIGURE_SCALE), rim)
        shown = piece.picture
        if rim is None:
            shown = shown.copy()
            shade = round(70 + 190 * down)
            shown.fill((shade, shade, min(shade + 10, 255), 255), special_flags=pygame.BLEND_RGBA_MULT)
        corner = (round(across * lens.width) - piece.anchor[0], round(y) - piece.anchor[1])
        picture.blit(shown, corner)
        yield None


def _light(picture: pygame.Surface) -> None:
    """A lamp over the survivors, the last red of the day behind the dead, night in the corners."""
    across, down = 96, 54
    light = pygame.Surface((across, down))
    for y in range(down):
        for x in range(across):
            lamp = _bell(x / across, y / down, LAMP)
            sunset = _bell(x / across, y / down, SUNSET)
            colour = (
                round(low + warm * lamp + red * sunset)
                for low, warm, red in zip(NIGHT, LAMP_COLOUR, SUNSET_COLOUR, strict=True)
            )
            light.set_at((x, y), [min(level, 255) for level in colour])
    shade = pygame.transform.smoothscale(light, picture.get_size())
    picture.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _bell(x: float, y: float, place: tuple[float, float, float, float]) -> float:
    """How bright a light at a place of some width and height is at a point: 1 in its middle, fading to 0."""
    middle_x, middle_y, width, height = place
    across, down = (x - middle_x) / width, (y - middle_y) / height
    return exp(-(across * across + down * down))
