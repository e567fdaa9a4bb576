"""The house's typefaces: Fira Sans for text, Zilla Slab for titles, found in their packages and kept by size.

Text is always rendered at its final size, never scaled. Sizes of the house are 14, 16, 20, 28 and 44 at scale 1;
`pixels` turns them into pixels at an interface scale. Everything here is measured and drawn through pygame's fonts.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import pygame

Colour = tuple[int, int, int]

SIZES = (14, 16, 20, 28, 44)
"""Small, body, large, title and display, in pixels at scale 1."""

FACES: dict[str, tuple[str, str]] = {
    "text": ("fontpkg_fira_sans", "FiraSans-Regular.ttf"),
    "bold": ("fontpkg_fira_sans", "FiraSans-SemiBold.ttf"),
    "italic": ("fontpkg_fira_sans", "FiraSans-Italic.ttf"),
    "title": ("fontpkg_zilla_slab", "ZillaSlab-Bold.ttf"),
    "figure": ("fontpkg_fira_sans", "FiraSans-Bold.ttf"),
    "subtitle": ("fontpkg_zilla_slab", "ZillaSlab-SemiBold.ttf"),
}
"""Each face: the package that carries it and its file there."""

ELLIPSIS = "…"


def pixels(size: float, scale: float) -> int:
    """A size of the house in whole pixels at an interface scale."""
    return max(round(size * scale), 1)


@lru_cache(maxsize=96)
def font(face: str, height: int) -> pygame.font.Font:
    """The font of a face at a height in pixels."""
    package, name = FACES[face]
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(str(files(package) / "files" / name), height)


def line_height(face: str, height: int) -> int:
    """How far one line lies below the one before."""
    return font(face, height).get_linesize()


def extent(text: str, face: str, height: int) -> tuple[int, int]:
    """Width and height of one line."""
    return font(face, height).size(text)


@lru_cache(maxsize=1500)
def rendered(text: str, face: str, height: int, colour: Colour) -> pygame.Surface:
    """One line in one colour; the surface is shared, so blit it and leave it as it is."""
    return font(face, height).render(text, True, colour)


@lru_cache(maxsize=2000)
def wrapped(text: str, face: str, height: int, width: int) -> tuple[str, ...]:
    """The text in lines of at most `width` pixels; breaks in it are kept, words that are too long are cut."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if font(face, height).size(longer)[0] <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            *full, line = _cut(word, face, height, width)
            lines.extend(full)
        lines.append(line)
    return tuple(lines)


def _cut(word: str, face: str, height: int, width: int) -> list[str]:
    """A word in pieces that fit, at least one letter each."""
    measure = font(face, height).size
    pieces = [""]
    for letter in word:
        if pieces[-1] and measure(pieces[-1] + letter)[0] > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces


@lru_cache(maxsize=1000)
def shortened(text: str, face: str, height: int, width: int) -> str:
    """The text, cut with an ellipsis where it would be wider than `width` pixels."""
    measure = font(face, height).size
    if measure(text)[0] <= width:
        return text
    kept = text
    while kept and measure(kept.rstrip() + ELLIPSIS)[0] > width:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def fitted(text: str, face: str, largest: int, smallest: int, width: int) -> tuple[str, int]:
    """The largest height at which the text fits into `width`; below the smallest it is cut with an ellipsis."""
    for height in range(largest, smallest - 1, -1):
        if extent(text, face, height)[0] <= width:
            return text, height
    return shortened(text, face, smallest, width), smallest
