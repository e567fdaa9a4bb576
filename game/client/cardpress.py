"""How cards are printed: the stock they are printed on, and what the press can do with text, pictures and marks.

What is printed where is decided in `cardface`. Surfaces made here are kept and must not be drawn on.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pygame

from game.client import type as letters
from game.shipped import shipped

Colour = tuple[int, int, int]
Rect = pygame.Rect
Size = tuple[int, int]

FULL = 190
"""From this width (pixels) on a card carries its traits and footer."""

INK: Colour = (44, 29, 18)
SEPIA: Colour = (104, 70, 42)
CREAM: Colour = (246, 236, 212)
NIGHT: Colour = (24, 18, 14)

BANDS: dict[str, Colour] = {
    "melee": (118, 44, 34),
    "ranged": (58, 74, 92),
    "item": (86, 92, 58),
    "starting": (104, 88, 68),
    "bounty": (128, 84, 22),
    "machine": (84, 66, 50),
    "zombie": (66, 76, 50),
    "abomination": (82, 54, 96),
    "identity": (72, 58, 44),
    "companion": (52, 92, 88),
    "flame": (148, 56, 22),
    "event": (66, 88, 34),
    "mold": (74, 90, 28),
    "prototype": (20, 86, 108),
    "oxygen": (34, 98, 100),
    "reference": (76, 82, 88),
    "xeno": (62, 66, 78),
}
"""The colour of the band behind the name, by kind of card."""

DANGER: tuple[Colour, ...] = ((56, 104, 164), (214, 172, 48), (208, 112, 40), (168, 40, 36))
"""Blue, yellow, orange, red; each level also has its own mark."""


@dataclass(frozen=True, slots=True)
class Stock:
    """What a game's cards are printed on and with."""

    texture: str
    """The ground, below the sprites folder."""
    ink: Colour = INK
    rule: Colour = SEPIA
    """Lines, icons and lesser words."""
    light: Colour = CREAM
    """Words on dark grounds."""
    night: Colour = NIGHT
    trim: Colour | None = None
    """A bright line under the name."""


PAPER = Stock("common/textures/card_paper.webp")
SLATE = Stock(
    "invader/textures/card_slate.webp",
    ink=(20, 27, 34),
    rule=(60, 80, 92),
    light=(238, 243, 243),
    night=(15, 19, 23),
    trim=(214, 150, 40),
)
STOCKS: dict[str, Stock] = {"invader": SLATE}
"""The stock of each game whose cards are not printed on paper."""


class Press:
    """One card in the making: its paper, its measures, and how things are printed on it."""

    def __init__(self, size: Size, stock: Stock = PAPER) -> None:
        self.stock = stock
        self.width, self.height = size
        self.u = self.width / 330
        self.full = self.width >= FULL
        self.surface = pygame.Surface(size, pygame.SRCALPHA)
        self.surface.blit(ground(size, stock), (0, 0))

    def px(self, units: float) -> int:
        """Units (pixels of a card 330 wide) in pixels, at least one."""
        return max(round(units * self.u), 1)

    def rule(self, inset: float = 8.0) -> Rect:
        """Print the thin double rule; the room inside it."""
        outer = Rect(0, 0, self.width, self.height).inflate(-2 * self.px(inset), -2 * self.px(inset))
        if not self.full:
            pygame.draw.rect(self.surface, self.stock.rule, outer, 1, border_radius=self.px(inset + 4))
            return outer.inflate(-4, -4)
        pygame.draw.rect(self.surface, self.stock.rule, outer, max(self.px(2), 1), border_radius=self.px(14))
        inner = outer.inflate(-2 * self.px(5), -2 * self.px(5))
        pygame.draw.rect(self.surface, self.stock.rule, inner, 1, border_radius=self.px(10))
        return inner.inflate(-2 * self.px(4), -2 * self.px(4))

    def head(self, room: Rect, name: str, kind: str) -> Rect:
        """The band with the name along the top of the room, on two lines where one would be too small to read."""
        area = Rect(room.x, room.y, room.width, max(self.px(44), 18))
        width = area.width - 2 * self.px(8)
        lines: tuple[str, ...] = (name,)
        largest, least = max(round(area.height * 0.74), 8), max(round(area.height * 0.52), 9)
        if letters.extent(name, "title", least)[0] > width:
            area.height = max(self.px(58), 27)
            lines = halved(name, "title")
            largest, least = round(area.height * 0.42), 9
        widest = max(lines, key=lambda line: letters.extent(line, "title", 20)[0])
        text, height = letters.fitted(widest, "title", largest, least, width)
        lines = tuple(text if line == widest else line for line in lines)
        self._band(area, BANDS.get(kind, BANDS["item"]))
        step = area.height * (0.43 if len(lines) > 1 else 1.0)
        for number, line in enumerate(lines):
            middle = area.centery + step * (number - (len(lines) - 1) / 2)
            self.text(
                line, Rect(area.x, round(middle - step / 2), area.width, round(step)), "title", height, self.stock.light
            )
        return area

    def _band(self, area: Rect, colour: Colour) -> None:
        """A coloured band, lit along its upper edge."""
        radius = self.px(7)
        pygame.draw.rect(self.surface, colour, area, border_radius=radius)
        lit = Rect(area.x, area.y, area.width, max(area.height // 9, 1))
        pygame.draw.rect(
            self.surface,
            mixed(colour, self.stock.light, 0.22),
            lit,
            border_top_left_radius=radius,
            border_top_right_radius=radius,
        )
        pygame.draw.rect(self.surface, mixed(colour, self.stock.night, 0.5), area, 1, border_radius=radius)
        if self.stock.trim is not None:
            line = Rect(area.x + radius, area.bottom - max(self.px(3), 1), area.width - 2 * radius, max(self.px(3), 1))
            pygame.draw.rect(self.surface, self.stock.trim, line)

    def text(self, text: str, area: Rect, face: str, height: int, colour: Colour, align: str = "centre") -> None:
        """One line in the middle of an area, or at its left side."""
        line = letters.rendered(text, face, height, colour)
        x = area.x if align == "left" else area.centerx - line.get_width() // 2
        self.surface.blit(line, (x, area.centery - line.get_height() // 2))

    def paragraph(
        self,
        text: str,
        area: Rect,
        face: str,
        sizes: tuple[int, int],
        colour: Colour,
        align: str = "centre",
    ) -> int:
        """Wrapped text from the top of an area down, as large as it fits; what it needed in height."""
        largest, smallest = sizes
        for height in range(largest, smallest - 1, -1):
            lines = letters.wrapped(text, face, height, area.width)
            step = letters.line_height(face, height)
            if step * len(lines) <= area.height or height == smallest:
                break
        room = max(area.height // step, 1)
        if len(lines) > room:
            lines = (*lines[: room - 1], letters.shortened(" ".join(lines[room - 1 :]), face, height, area.width))
        for number, line in enumerate(lines):
            self.text(line, Rect(area.x, area.y + number * step, area.width, step), face, height, colour, align)
        return step * len(lines)

    def picture(self, path: Path | None, area: Rect, spare: str) -> None:
        """The painting, cropped to its window, with a dark edge; an icon where there is none."""
        if path is not None and path.is_file():
            self.surface.blit(covering(path, area.size), area)
        else:
            pygame.draw.rect(self.surface, mixed(self.stock.light, self.stock.rule, 0.35), area)
            side = round(min(area.size) * 0.6)
            self.surface.blit(
                icon(spare, side, self.stock.rule), icon(spare, side, self.stock.rule).get_rect(center=area.center)
            )
        pygame.draw.rect(self.surface, mixed(self.stock.rule, self.stock.night, 0.55), area, max(self.px(2), 1))

    def badge(self, name: str, centre: tuple[int, int], side: int, ground: Colour) -> None:
        """An icon on a small round plate."""
        self.surface.blit(_disc(side, ground, self.stock), (centre[0] - side // 2, centre[1] - side // 2))
        mark = icon(name, max(round(side * 0.66), 8), self.stock.light)
        self.surface.blit(mark, mark.get_rect(center=centre))

    def trimmed(self) -> pygame.Surface:
        """The finished card, its corners cut round."""
        self.surface.blit(_corners((self.width, self.height)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return self.surface


def halved(text: str, face: str) -> tuple[str, ...]:
    """A text in two lines that are as even as its words allow; one word stays whole."""
    words = text.split(" ")
    splits = [(" ".join(words[:count]), " ".join(words[count:])) for count in range(1, len(words))]
    return min(splits, key=lambda two: max(letters.extent(line, face, 20)[0] for line in two), default=(text,))


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour on the way from one to another."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


@lru_cache(maxsize=64)
def danger_mark(level: int, side: int, colour: Colour) -> pygame.Surface:
    """Disc, triangle, diamond, square: blue, yellow, orange, red."""
    big = side * 4
    surface = pygame.Surface((big, big), pygame.SRCALPHA)
    if level == 0:
        pygame.draw.circle(surface, colour, (big // 2, big // 2), big // 2 - 2)
    else:
        points = {
            1: [(big // 2, 2), (big - 2, big - 4), (2, big - 4)],
            2: [(big // 2, 0), (big, big // 2), (big // 2, big), (0, big // 2)],
            3: [(6, 6), (big - 6, 6), (big - 6, big - 6), (6, big - 6)],
        }[level]
        pygame.draw.polygon(surface, colour, points)
    return pygame.transform.smoothscale(surface, (side, side))


@lru_cache(maxsize=64)
def _disc(side: int, colour: Colour, stock: Stock) -> pygame.Surface:
    big = side * 4
    surface = pygame.Surface((big, big), pygame.SRCALPHA)
    centre = (big // 2, big // 2)
    pygame.draw.circle(surface, stock.night, centre, big // 2 - 1)
    pygame.draw.circle(surface, stock.light, centre, round(big * 0.47))
    pygame.draw.circle(surface, colour, centre, round(big * 0.42))
    return pygame.transform.smoothscale(surface, (side, side))


@lru_cache(maxsize=32)
def _corners(size: Size) -> pygame.Surface:
    """White where the card is, nothing outside its rounded corners."""
    width, height = size
    mask = pygame.Surface((width * 3, height * 3), pygame.SRCALPHA)
    radius = round(width * 0.055)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=3 * radius)
    trimmed = pygame.transform.smoothscale(mask, size)
    trimmed.fill((255, 255, 255, 255), Rect(0, radius, width, height - 2 * radius))
    trimmed.fill((255, 255, 255, 255), Rect(radius, 0, width - 2 * radius, height))
    return trimmed


@lru_cache(maxsize=32)
def ground(size: Size, stock: Stock) -> pygame.Surface:
    """Card stock with its tooth, lit from the upper left and a little darker at the rim."""
    width, height = size
    texture = _loaded(shipped("sprites") / stock.texture)
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    for x in range(0, width, texture.get_width()):
        for y in range(0, height, texture.get_height()):
            sheet.blit(texture, (x, y))
    shade = pygame.Surface((5, 7), pygame.SRCALPHA)
    for column in range(5):
        for row in range(7):
            edge = column in (0, 4) or row in (0, 6)
            grey = 255 - (16 if edge else 0) - 3 * column - 2 * row
            shade.set_at((column, row), (grey, grey - (6 if edge else 0), grey - (16 if edge else 4), 255))
    sheet.blit(pygame.transform.smoothscale(shade, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return sheet


@lru_cache(maxsize=160)
def covering(path: Path, size: Size) -> pygame.Surface:
    """A picture scaled to cover a window, its overhang cut away evenly."""
    whole = _loaded(path)
    width, height = size
    scale = max(width / whole.get_width(), height / whole.get_height())
    grown = pygame.transform.smoothscale(
        whole,
        (max(round(whole.get_width() * scale), width), max(round(whole.get_height() * scale), height)),
    )
    cut = Rect((grown.get_width() - width) // 2, (grown.get_height() - height) // 2, width, height)
    return grown.subsurface(cut).copy()


@lru_cache(maxsize=96)
def _loaded(path: Path) -> pygame.Surface:
    picture = pygame.image.load(path)
    if pygame.display.get_init() and pygame.display.get_surface() is not None:
        return picture.convert_alpha()
    return picture


@lru_cache(maxsize=256)
def icon(name: str, side: int, colour: Colour) -> pygame.Surface:
    """An icon of the house in one colour, from the mask nearest above its size."""
    folder = shipped("sprites") / "common" / "icons"
    sizes = sorted(int(path.name) for path in folder.iterdir() if path.name.isdigit())
    nearest = next((size for size in sizes if size >= side), sizes[-1])
    mask = pygame.image.load(folder / str(nearest) / f"{name}.png")
    if nearest != side:
        mask = pygame.transform.smoothscale(mask, (side, side))
    mask.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return mask
