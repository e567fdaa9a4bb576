"""Lines of text as pictures: rendered at their final size, measured, wrapped and kept."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache

import pygame

from game.client.theme import Colour

MOST_LINES = 1500
"""How many rendered lines are kept; the longest unused goes first."""


class Lettering:
    """Renders and measures text in the house's faces."""

    def __init__(self) -> None:
        self._lines: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()

    def line(self, face: str, pixels: int) -> int:
        """The height of a line."""
        return _font(face, pixels).get_linesize()

    def extent(self, text: str, face: str, pixels: int) -> tuple[int, int]:
        """Width and height of one line."""
        return _font(face, pixels).size(text)

    def rendered(self, text: str, face: str, pixels: int, colour: Colour) -> pygame.Surface:
        """One line in one colour."""
        key = (text, face, pixels, colour)
        known = self._lines.get(key)
        if known is not None:
            self._lines.move_to_end(key)
            return known
        made = _font(face, pixels).render(text, True, colour)
        self._lines[key] = made
        if len(self._lines) > MOST_LINES:
            self._lines.popitem(last=False)
        return made

    def wrapped(self, text: str, face: str, pixels: int, width: int) -> list[str]:
        """The text in lines of at most `width` pixels; line breaks in it are kept."""
        return list(_wrapped(text, face, pixels, width))

    def shortened(self, text: str, face: str, pixels: int, width: int) -> str:
        """The text cut with an ellipsis where it would be wider than `width` pixels."""
        font = _font(face, pixels)
        if font.size(text)[0] <= width:
            return text
        while text and font.size(text + "…")[0] > width:
            text = text[:-1].rstrip()
        return text + "…"


@lru_cache(maxsize=64)
def _font(face: str, pixels: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.SysFont("dejavuserif" if face == "title" else "dejavusans", pixels)


@lru_cache(maxsize=2000)
def _wrapped(text: str, face: str, pixels: int, width: int) -> tuple[str, ...]:
    font = _font(face, pixels)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and font.size(longer)[0] > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)
