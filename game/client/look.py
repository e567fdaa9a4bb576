"""How large and in which colours things are drawn: the theme, the interface scale and the text measures.

All sizes in the interface are written in units: one pixel at scale 1. `px` turns them into pixels; text is always
rendered at its final size and never scaled.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil

import pygame

from game.client import type as letters
from game.client.pictures import Pictures
from game.client.theme import WESTERN, Theme

SMALL, BODY, LARGE, TITLE, DISPLAY = 14, 16, 20, 28, 44
"""The type sizes of the house, in units."""

TIGHTEST = 1.25
"""Line height in sizes of the type."""
SMALLEST_SCREEN = (960, 540)
"""The units that every screen can count on."""
SMALLEST_AUTOMATIC, LARGEST = 0.8, 2.0


def automatic_scale(size: tuple[int, int]) -> float:
    """The interface scale that suits a window: 1 at 1920 x 1080, 2 at 3840 x 2160, never too small to read."""
    width, height = size
    return min(max(min(width / 1920, height / 1080), SMALLEST_AUTOMATIC), LARGEST)


def usable_scale(wish: float, size: tuple[int, int]) -> float:
    """The wished scale, or less where a window would be left with too few units to lay a screen out in."""
    return min(wish, size[0] / SMALLEST_SCREEN[0], size[1] / SMALLEST_SCREEN[1])


@dataclass(frozen=True, slots=True)
class Look:
    """What every widget needs to know to measure and draw itself."""

    pictures: Pictures
    scale: float = 1.0
    theme: Theme = WESTERN
    patterns: bool = False
    """Whether colours are doubled by patterns."""
    motion: float = 1.0
    """How long movements last, as a share of their usual time; 0 where nothing travels."""
    shades: dict[object, pygame.Surface] = field(default_factory=dict)
    """Drawn grounds (panels, buttons) by what they are and how large; thrown away with the look."""

    def px(self, units: float) -> int:
        """Units in pixels, at least one for anything above nothing."""
        return max(round(units * self.scale), 1) if units > 0 else 0

    def line(self, size: float, face: str = "text") -> int:
        """The height of a line of text, never tighter than the deepest and highest letters need."""
        return max(letters.line_height(face, self.px(size)), ceil(self.px(size) * TIGHTEST))

    def extent(self, text: str, size: float, face: str = "text") -> tuple[int, int]:
        """Width and height of one line."""
        return letters.extent(text, face, self.px(size))

    def wrapped(self, text: str, width: int, size: float, face: str = "text") -> tuple[str, ...]:
        """The text in lines of at most `width` pixels."""
        return letters.wrapped(text, face, self.px(size), width)

    def shortened(self, text: str, width: int, size: float, face: str = "text") -> str:
        """The text, cut with an ellipsis where it would be wider than `width` pixels."""
        return letters.shortened(text, face, self.px(size), width)
