"""Cards as pictures: what is printed on a card comes in as strings and numbers, a surface of any size comes out.

Small cards (the hand row) carry name, picture and statistics only; from `FULL` pixels of width on, traits and footer
join them. Nothing here knows a rule or a language. Surfaces are kept by face and size and must not be drawn on.
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
}
"""The colour of the band behind the name, by kind of card."""

DANGER: tuple[Colour, ...] = ((56, 104, 164), (214, 172, 48), (208, 112, 40), (168, 40, 36))
"""Blue, yellow, orange, red; each level also has its own mark."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """An equipment card: strings are printed as they come, empty ones leave their place free."""

    name: str
    picture: Path | None
    kind: str = "item"
    slots: tuple[str, ...] = ()
    range: str = ""
    dice: str = ""
    accuracy: str = ""
    damage: str = ""
    noise: str = ""
    """`bang`, `boom` or nothing."""
    dual: bool = False
    ammo: str = ""
    """`bullets`, `shells` or nothing."""
    traits: str = ""
    footer: str = ""


@dataclass(frozen=True, slots=True)
class ZombieFace:
    """A zombie card: what arrives at blue, yellow, orange and red, and which of the four counts now."""

    name: str
    picture: Path | None
    rows: tuple[str, str, str, str]
    active: int | None = None
    kind: str = "zombie"
    footer: str = ""


@dataclass(frozen=True, slots=True)
class FeatFace:
    """The back of a bounty card: the feat that earns it."""

    name: str
    feat: str
    back: Path | None
    footer: str = ""


@dataclass(frozen=True, slots=True)
class PersonFace:
    """An identity or companion card: portrait, class, health and skills by danger level."""

    name: str
    picture: Path | None
    calling: str = ""
    health: int = 0
    slots: tuple[str, ...] = ()
    skills: tuple[tuple[int, str], ...] = ()
    text: str = ""
    kind: str = "identity"
    footer: str = ""


Face = CardFace | ZombieFace | FeatFace | PersonFace


@lru_cache(maxsize=256)
def card(face: Face, size: Size) -> pygame.Surface:
    """The card at a size in pixels, with rounded corners; kept, so blit it and leave it as it is."""
    press = _Press(size)
    if isinstance(face, CardFace):
        _equipment(press, face)
    elif isinstance(face, ZombieFace):
        _zombie(press, face)
    elif isinstance(face, FeatFace):
        _feat(press, face)
    else:
        _person(press, face)
    return press.trimmed()


@lru_cache(maxsize=16)
def card_back(path: Path, size: Size) -> pygame.Surface:
    """A printed back, trimmed like a card."""
    press = _Press(size)
    press.surface.blit(_covering(path, size), (0, 0))
    return press.trimmed()


def icon(name: str, side: int, colour: Colour) -> pygame.Surface:
    """An icon of the house in one colour, from the mask nearest above its size."""
    return _tinted(name, side, colour)


class _Press:
    """One card in the making: its paper, its measures, and how things are printed on it."""

    def __init__(self, size: Size) -> None:
        self.width, self.height = size
        self.u = self.width / 330
        self.full = self.width >= FULL
        self.surface = pygame.Surface(size, pygame.SRCALPHA)
        self.surface.blit(_paper(size), (0, 0))

    def px(self, units: float) -> int:
        """Units (pixels of a card 330 wide) in pixels, at least one."""
        return max(round(units * self.u), 1)

    def rule(self, inset: float = 8.0) -> Rect:
        """Print the thin double rule; the room inside it."""
        outer = Rect(0, 0, self.width, self.height).inflate(-2 * self.px(inset), -2 * self.px(inset))
        if not self.full:
            pygame.draw.rect(self.surface, SEPIA, outer, 1, border_radius=self.px(inset + 4))
            return outer.inflate(-4, -4)
        pygame.draw.rect(self.surface, SEPIA, outer, max(self.px(2), 1), border_radius=self.px(14))
        inner = outer.inflate(-2 * self.px(5), -2 * self.px(5))
        pygame.draw.rect(self.surface, SEPIA, inner, 1, border_radius=self.px(10))
        return inner.inflate(-2 * self.px(4), -2 * self.px(4))

    def band(self, area: Rect, name: str, kind: str) -> None:
        """The name in cream on the colour of its kind."""
        colour = BANDS.get(kind, BANDS["item"])
        radius = self.px(7)
        pygame.draw.rect(self.surface, colour, area, border_radius=radius)
        lit = Rect(area.x, area.y, area.width, max(area.height // 9, 1))
        pygame.draw.rect(
            self.surface,
            _mixed(colour, CREAM, 0.22),
            lit,
            border_top_left_radius=radius,
            border_top_right_radius=radius,
        )
        pygame.draw.rect(self.surface, _mixed(colour, NIGHT, 0.5), area, 1, border_radius=radius)
        text, height = letters.fitted(
            name,
            "title",
            max(round(area.height * 0.74), 8),
            max(round(area.height * 0.34), 9),
            area.width - 2 * self.px(8),
        )
        self.text(text, area, "title", height, CREAM)

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
            self.surface.blit(_covering(path, area.size), area)
        else:
            pygame.draw.rect(self.surface, _mixed(CREAM, SEPIA, 0.35), area)
            side = round(min(area.size) * 0.6)
            self.surface.blit(_tinted(spare, side, SEPIA), _tinted(spare, side, SEPIA).get_rect(center=area.center))
        pygame.draw.rect(self.surface, _mixed(SEPIA, NIGHT, 0.55), area, max(self.px(2), 1))

    def badge(self, name: str, centre: tuple[int, int], side: int, ground: Colour, ink: Colour = CREAM) -> None:
        """An icon on a small round plate."""
        self.surface.blit(_disc(side, ground), (centre[0] - side // 2, centre[1] - side // 2))
        mark = _tinted(name, max(round(side * 0.66), 8), ink)
        self.surface.blit(mark, mark.get_rect(center=centre))

    def trimmed(self) -> pygame.Surface:
        """The finished card, its corners cut round."""
        self.surface.blit(_corners((self.width, self.height)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return self.surface


def _equipment(press: _Press, face: CardFace) -> None:
    printed = (("range", face.range), ("dice", face.dice), ("accuracy", face.accuracy), ("damage", face.damage))
    figures = [(name, value) for name, value in printed if value]
    room = press.rule(8 if press.full else 5)
    head = Rect(room.x, room.y, room.width, max(press.px(44), 18))
    press.band(head, face.name, face.kind)
    high = round(room.width * (0.67 if face.traits and figures else 0.75) if press.full else room.width * 0.68)
    window = Rect(room.x, head.bottom + press.px(5), room.width, high)
    press.picture(face.picture, window, _spare(face.kind))
    _badges(press, face, window)
    bottom = window.bottom + press.px(7)
    if figures:
        deep = press.px(74 if face.traits else 84) if press.full else room.bottom - bottom
        _statistics(press, Rect(room.x, bottom, room.width, deep), figures)
        bottom += deep + press.px(4)
    if press.full:
        area = Rect(room.x, bottom, room.width, room.bottom - bottom)
        _small_print(press, area, face.traits, face.footer, face.slots)
    elif not figures and face.traits:
        area = Rect(room.x + 2, bottom, room.width - 4, room.bottom - bottom)
        press.paragraph(face.traits, area, "text", (12, 10), INK)


def _spare(kind: str) -> str:
    return {
        "melee": "melee",
        "ranged": "ranged",
        "bounty": "favourite",
        "identity": "recruit",
        "companion": "recruit",
    }.get(kind, "inventory")


def _badges(press: _Press, face: CardFace, window: Rect) -> None:
    """Noise, two-handedness and ammunition on the lower edge of the picture."""
    side = max(press.px(46), 20)
    gap = side + press.px(4)
    y = window.bottom - side // 2 - press.px(3)
    x = window.right - side // 2 - press.px(3)
    if face.noise:
        press.badge(face.noise, (x, y), side, (176, 48, 38) if face.noise == "boom" else (196, 128, 30))
        x -= gap
    if face.dual:
        press.badge("dual", (x, y), side, (52, 64, 78))
        x -= gap
    if face.ammo:
        press.badge(face.ammo, (x, y), side, (104, 74, 30))


def _statistics(press: _Press, area: Rect, figures: list[tuple[str, str]]) -> None:
    """Icons above large numerals of one size, a column each, with hair lines between them."""
    wide = area.width // len(figures)
    side = max(round(area.height * 0.36), 12)
    largest = max(round(area.height * 0.54), 13)
    height = min(letters.fitted(value, "figure", largest, 9, wide - press.px(6))[1] for _, value in figures)
    for number, (name, value) in enumerate(figures):
        column = Rect(area.x + number * wide, area.y, wide, area.height)
        mark = _tinted(name, side, SEPIA)
        press.surface.blit(mark, mark.get_rect(midtop=(column.centerx, column.y)))
        text = letters.shortened(value, "figure", height, wide)
        press.text(text, Rect(column.x, column.y + side, wide, column.height - side), "figure", height, INK)
        if number:
            top, bottom = column.y + area.height // 8, column.bottom - area.height // 8
            pygame.draw.line(press.surface, _mixed(SEPIA, CREAM, 0.45), (column.x, top), (column.x, bottom))


def _small_print(press: _Press, area: Rect, traits: str, footer: str, slots: tuple[str, ...] = ()) -> None:
    """A hair line, the traits, and at the very bottom the slots it fits and the footer in italics."""
    small = max(press.px(13), 9)
    if footer or slots:
        foot = max(press.px(24), 12)
        line = Rect(area.x, area.bottom - foot, area.width, foot)
        for number, slot in enumerate(slots):
            mark = _tinted(slot, max(press.px(22), 11), SEPIA)
            x = line.x + press.px(4) + number * (mark.get_width() + press.px(4))
            press.surface.blit(mark, mark.get_rect(midleft=(x, line.centery)))
        room = area.width - 2 * len(slots) * press.px(28) - press.px(8)
        press.text(letters.shortened(footer, "italic", small, room), line, "italic", small, SEPIA)
        area = Rect(area.x, area.y, area.width, line.y - area.y)
    if traits:
        left, right = area.x + press.px(20), area.right - press.px(20)
        pygame.draw.line(press.surface, _mixed(SEPIA, CREAM, 0.45), (left, area.y), (right, area.y))
        box = Rect(area.x + press.px(6), area.y + press.px(5), area.width - press.px(12), area.height - press.px(6))
        largest = 20 if area.height > press.px(110) else 17
        press.paragraph(traits, box, "text", (max(press.px(largest), 11), max(press.px(12), 9)), INK)


def _zombie(press: _Press, face: ZombieFace) -> None:
    room = press.rule(8 if press.full else 5)
    name = Rect(room.x, room.y, room.width, max(press.px(44), 18))
    press.band(name, face.name, face.kind)
    row = max(press.px(39), 16)
    foot = press.px(20) if press.full and face.footer else 0
    rows = Rect(room.x, room.bottom - foot - 4 * row, room.width, 4 * row)
    window = Rect(room.x, name.bottom + press.px(5), room.width, rows.y - name.bottom - press.px(10))
    press.picture(face.picture, window, "skull")
    for level, text in enumerate(face.rows):
        _danger_row(press, Rect(rows.x, rows.y + level * row, rows.width, row), level, text, level == face.active)
    if foot:
        text = letters.shortened(face.footer, "italic", max(press.px(13), 9), room.width)
        press.text(text, Rect(room.x, room.bottom - foot, room.width, foot), "italic", max(press.px(13), 9), SEPIA)


def _danger_row(press: _Press, area: Rect, level: int, text: str, active: bool) -> None:
    """A level's mark and what it brings; the active one is inked in, framed, pointed at and set in larger type."""
    colour = DANGER[level]
    bar = area.inflate(0, -max(press.px(5), 2))
    radius = press.px(8)
    if active:
        pygame.draw.rect(press.surface, colour, bar, border_radius=radius)
        pygame.draw.rect(press.surface, NIGHT, bar, max(press.px(3), 2), border_radius=radius)
        ink = NIGHT if level in (1, 2) else CREAM
        tip = max(bar.height // 3, 4)
        x, y = bar.right - press.px(8), bar.centery
        pygame.draw.polygon(press.surface, ink, [(x - tip, y), (x, y - tip), (x, y + tip)])
    else:
        pygame.draw.rect(press.surface, _mixed(colour, CREAM, 0.66), bar, border_radius=radius)
        pygame.draw.rect(press.surface, _mixed(colour, CREAM, 0.25), bar, 1, border_radius=radius)
        ink = INK
    mark = _danger_mark(level, max(round(bar.height * 0.62), 8), ink if active else _mixed(colour, NIGHT, 0.25))
    press.surface.blit(mark, mark.get_rect(midleft=(bar.x + press.px(10), bar.centery)))
    left = bar.x + press.px(16) + mark.get_width()
    box = Rect(left, bar.y, bar.right - left - max(press.px(26), 10), bar.height)
    largest = max(round(bar.height * (0.80 if active else 0.64)), 10)
    type_face = "figure" if active else "bold"
    fitted, height = letters.fitted(text, type_face, largest, 9, box.width)
    press.text(fitted, box, type_face, height, ink)


def _feat(press: _Press, face: FeatFace) -> None:
    size = (press.width, press.height)
    if face.back is not None and face.back.is_file():
        press.surface.blit(_covering(face.back, size), (0, 0))
    slip = Rect(0, 0, round(press.width * 0.80), round(press.height * (0.50 if press.full else 0.62)))
    slip.center = (press.width // 2, press.height // 2)
    press.surface.blit(_paper(slip.size), slip)
    pygame.draw.rect(press.surface, SEPIA, slip, max(press.px(2), 1))
    pygame.draw.rect(press.surface, SEPIA, slip.inflate(-2 * press.px(6), -2 * press.px(6)), 1)
    room = slip.inflate(-2 * press.px(16), -2 * press.px(14))
    name, height = letters.fitted(face.name, "title", max(press.px(30), 12), 9, room.width)
    head = Rect(room.x, room.y, room.width, letters.line_height("title", height))
    press.text(name, head, "title", height, BANDS["bounty"])
    star = _tinted("favourite", max(press.px(26), 10), BANDS["bounty"])
    press.surface.blit(star, star.get_rect(midtop=(room.centerx, head.bottom)))
    top = head.bottom + star.get_height() + press.px(6)
    press.paragraph(
        face.feat,
        Rect(room.x, top, room.width, room.bottom - top),
        "text",
        (max(press.px(20), 11), max(press.px(13), 9)),
        INK,
    )


def _person(press: _Press, face: PersonFace) -> None:
    room = press.rule(8 if press.full else 5)
    name = Rect(room.x, room.y, room.width, max(press.px(44), 18))
    press.band(name, face.name, face.kind)
    share = 0.52 if press.full and (face.skills or face.text) else 0.74
    window = Rect(room.x, name.bottom + press.px(5), room.width, round((room.bottom - name.bottom) * share))
    press.picture(face.picture, window, "recruit")
    side = max(press.px(34), 12)
    for number in range(face.health):
        mark = _tinted("heart", side, (196, 40, 38))
        back = _tinted("heart", side + 4, NIGHT)
        centre = (window.x + press.px(8) + side // 2 + number * (side + 2), window.bottom - side // 2 - press.px(8))
        press.surface.blit(back, back.get_rect(center=centre))
        press.surface.blit(mark, mark.get_rect(center=centre))
    for number, slot in enumerate(face.slots):
        plate = max(press.px(42), 18)
        press.badge(
            slot,
            (
                window.right - plate // 2 - press.px(5) - number * (plate + 3),
                window.bottom - plate // 2 - press.px(5),
            ),
            plate,
            NIGHT,
        )
    top = window.bottom + press.px(5)
    if face.calling:
        line = Rect(room.x, top, room.width, max(press.px(26), 13))
        calling, height = letters.fitted(face.calling, "subtitle", max(press.px(21), 12), 9, room.width)
        press.text(calling, line, "subtitle", height, SEPIA)
        top = line.bottom + press.px(2)
    if not press.full:
        return
    rows = Rect(room.x, top, room.width, room.bottom - top)
    if face.skills:
        rows.height = max(
            (rows.height - (press.px(18) if face.footer else 0)) // len(face.skills),
            10,
        ) * len(face.skills)
        step = min(rows.height // len(face.skills), press.px(30))
        for number, (level, skill) in enumerate(face.skills):
            area = Rect(rows.x, rows.y + number * step, rows.width, step)
            mark = _danger_mark(level, round(step * 0.6), DANGER[level])
            press.surface.blit(mark, mark.get_rect(midleft=(area.x + press.px(4), area.centery)))
            left = area.x + press.px(10) + round(step * 0.6)
            text, height = letters.fitted(skill, "text", max(press.px(17), 10), 9, area.right - left)
            press.text(text, Rect(left, area.y, area.right - left, step), "text", height, INK, "left")
        rows = Rect(
            rows.x,
            rows.y + step * len(face.skills),
            rows.width,
            room.bottom - rows.y - step * len(face.skills),
        )
    _small_print(press, rows, face.text, face.footer)


def _mixed(one: Colour, other: Colour, share: float) -> Colour:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


@lru_cache(maxsize=64)
def _danger_mark(level: int, side: int, colour: Colour) -> pygame.Surface:
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
def _disc(side: int, colour: Colour) -> pygame.Surface:
    big = side * 4
    surface = pygame.Surface((big, big), pygame.SRCALPHA)
    centre = (big // 2, big // 2)
    pygame.draw.circle(surface, NIGHT, centre, big // 2 - 1)
    pygame.draw.circle(surface, CREAM, centre, round(big * 0.47))
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
def _paper(size: Size) -> pygame.Surface:
    """Card stock with its tooth, lit from the upper left and a little darker at the rim."""
    width, height = size
    texture = _loaded(shipped("sprites") / "common" / "textures" / "card_paper.webp")
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
def _covering(path: Path, size: Size) -> pygame.Surface:
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
def _tinted(name: str, side: int, colour: Colour) -> pygame.Surface:
    folder = shipped("sprites") / "common" / "icons"
    sizes = sorted(int(path.name) for path in folder.iterdir() if path.name.isdigit())
    nearest = next((size for size in sizes if size >= side), sizes[-1])
    mask = pygame.image.load(folder / str(nearest) / f"{name}.png")
    if nearest != side:
        mask = pygame.transform.smoothscale(mask, (side, side))
    mask.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return mask
