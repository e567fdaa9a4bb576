"""A name set large, as if printed from worn metal type: brass, grain, a dark edge and a shadow."""

from __future__ import annotations

import pygame

from game.client import type as letters
from game.client.canvas import Canvas
from game.client.look import Look
from game.client.patches import tiled
from game.client.widgets.base import Size, Widget

CAPITALS = 0.74
"""Share of a line that capitals fill."""
TOP, BOTTOM = (255, 236, 186), (196, 138, 62)
"""Brass in the lamp's light, from the upper edge of the letters to the lower one."""


class Wordmark(Widget):
    """One word in the display face."""

    def __init__(self, text: str, size: float) -> None:
        super().__init__(name=text)
        self.text = text
        self.type = size

    def natural(self, look: Look, room: int) -> Size:
        """The word, without the air that the face keeps above and below capitals."""
        width, height = look.extent(self.text, self.type, "title")
        return width, round(height * CAPITALS)

    def _reach(self, look: Look) -> int:
        return look.px(self.type * 0.12)

    def paint(self, canvas: Canvas) -> None:
        """The printed word, made once per size."""
        key = ("wordmark", self.text, canvas.px(self.type))
        shades = canvas.look.shades
        if key not in shades:
            shades[key] = self._printed(canvas.look)
        canvas.note(self.text, self.rect, self.rect)
        height = canvas.look.extent(self.text, self.type, "title")[1]
        corner = (self.rect.x - self._reach(canvas.look), self.rect.centery - height // 2)
        canvas.surface.blit(shades[key], corner)

    def _printed(self, look: Look) -> pygame.Surface:
        word = letters.font("title", look.px(self.type)).render(self.text, True, (255, 255, 255)).convert_alpha()
        width, height = word.get_size()
        reach = self._reach(look)
        made = pygame.Surface((width + 2 * reach, height + 2 * reach), pygame.SRCALPHA)
        _shadow(made, word, reach)
        edge = word.copy()
        edge.fill((46, 26, 12, 255), special_flags=pygame.BLEND_RGBA_MULT)
        step = max(look.px(2), 1)
        for dx, dy in ((-step, 0), (step, 0), (0, -step), (0, step), (step, step), (-step, step)):
            made.blit(edge, (reach + dx, dy))
        made.blit(_metal(look, word), (reach, 0))
        return made


def _shadow(made: pygame.Surface, word: pygame.Surface, reach: int) -> None:
    """Darkness that the letters throw to the lower right."""
    cast = pygame.Surface(made.get_size(), pygame.SRCALPHA)
    dark = word.copy()
    dark.fill((0, 0, 0, 220), special_flags=pygame.BLEND_RGBA_MULT)
    cast.blit(dark, (reach + reach // 3, reach // 3))
    made.blit(pygame.transform.gaussian_blur(cast, max(reach // 3, 1)), (0, 0))


def _metal(look: Look, word: pygame.Surface) -> pygame.Surface:
    """The letters in brass that is brighter above, with the grain of old paper in it."""
    slope = pygame.Surface((1, 2))
    slope.set_at((0, 0), TOP)
    slope.set_at((0, 1), BOTTOM)
    metal = pygame.transform.smoothscale(slope.convert_alpha(), word.get_size())
    tiled(look, metal, "parchment", metal.get_rect(), flags=pygame.BLEND_RGB_MULT)
    metal.fill((58, 52, 44), special_flags=pygame.BLEND_RGB_ADD)
    word.blit(metal, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return word
