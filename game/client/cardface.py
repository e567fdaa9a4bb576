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
from game.client.cardpress import (
    BANDS,
    CREAM,
    DANGER,
    FULL,
    INK,
    NIGHT,
    PAPER,
    STOCKS,
    Press,
    Size,
    Stock,
    covering,
    danger_mark,
    ground,
    halved,
    icon,
    mixed,
)

__all__ = [
    "BANDS",
    "CREAM",
    "DANGER",
    "FULL",
    "INK",
    "NIGHT",
    "CardFace",
    "Face",
    "FeatFace",
    "PersonFace",
    "Weapon",
    "ZombieFace",
    "card",
    "card_back",
    "icon",
    "stock_of",
]

Rect = pygame.Rect

VITAL = {"heart": (196, 40, 38), "shield": (92, 186, 200)}
"""The colours of health points."""
AMMUNITION = {"bullets": (104, 74, 30), "energy": (22, 104, 120), "fuel": (150, 56, 24)}
"""The colours of the plates behind ammunition; shells have that of bullets."""


def stock_of(game: str) -> Stock:
    """What the cards of a game are printed on."""
    return STOCKS.get(game, PAPER)


@dataclass(frozen=True, slots=True)
class Weapon:
    """One weapon of a machine: `melee` or `ranged`, and its numbers as they are printed."""

    kind: str
    range: str
    dice: str
    accuracy: str
    damage: str
    noise: str = ""


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
    """`bang`, `boom`, `noise` or nothing."""
    dual: bool = False
    ammo: str = ""
    """`bullets`, `shells`, `energy`, `fuel` or nothing."""
    traits: str = ""
    footer: str = ""
    weapons: tuple[Weapon, ...] = ()
    """What the machine of a reference card attacks with, a row each."""
    stock: Stock = PAPER


@dataclass(frozen=True, slots=True)
class ZombieFace:
    """A zombie card: what arrives at blue, yellow, orange and red, and which of the four counts now."""

    name: str
    picture: Path | None
    rows: tuple[str, str, str, str]
    active: int | None = None
    kind: str = "zombie"
    footer: str = ""
    note: str = ""
    """Where they appear, if not where the card was drawn for."""
    stock: Stock = PAPER


@dataclass(frozen=True, slots=True)
class FeatFace:
    """The back of a bounty card: the feat that earns it."""

    name: str
    feat: str
    back: Path | None
    footer: str = ""
    stock: Stock = PAPER


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
    vital: str = "heart"
    """The mark of a health point: `heart`, or `shield` where it is armour that counts."""
    stock: Stock = PAPER


Face = CardFace | ZombieFace | FeatFace | PersonFace


@lru_cache(maxsize=256)
def card(face: Face, size: Size) -> pygame.Surface:
    """The card at a size in pixels, with rounded corners; kept, so blit it and leave it as it is."""
    press = Press(size, face.stock)
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
    press = Press(size)
    press.surface.blit(covering(path, size), (0, 0))
    return press.trimmed()


def _equipment(press: Press, face: CardFace) -> None:
    printed = (("range", face.range), ("dice", face.dice), ("accuracy", face.accuracy), ("damage", face.damage))
    figures = [(name, value) for name, value in printed if value]
    room = press.rule(8 if press.full else 5)
    head = press.head(room, face.name, face.kind)
    below = _figures_need(press, face, len(figures))
    high = _picture_height(press, face, room, head.bottom + press.px(12) + below)
    window = Rect(room.x, head.bottom + press.px(5), room.width, high)
    press.picture(face.picture, window, _spare(face.kind))
    _badges(press, face, window)
    bottom = window.bottom + press.px(7)
    if face.weapons:
        row = press.px(44) if press.full else (room.bottom - bottom) // 2
        for number, weapon in enumerate(face.weapons):
            _weapon_row(press, Rect(room.x, bottom + number * row, room.width, row), weapon)
    elif figures:
        deep = below - press.px(4) if press.full else room.bottom - bottom
        _statistics(press, Rect(room.x, bottom, room.width, deep), figures)
    if press.full:
        area = Rect(room.x, bottom + below, room.width, room.bottom - bottom - below)
        _small_print(press, area, face.traits, face.footer, face.slots)
    elif not figures and not face.weapons and face.traits:
        area = Rect(room.x + 2, bottom, room.width - 4, room.bottom - bottom)
        press.paragraph(face.traits, area, "text", (12, 10), press.stock.ink)


def _figures_need(press: Press, face: CardFace, figures: int) -> int:
    """The height that the numbers of a full card need below its picture."""
    if not press.full or not (figures or face.weapons):
        return 0
    if face.weapons:
        return press.px(44) * len(face.weapons) + press.px(5)
    if figures == 1 and face.traits:
        return press.px(54) + press.px(4)
    return press.px(74 if face.traits else 84) + press.px(4)


def _picture_height(press: Press, face: CardFace, room: Rect, used: int) -> int:
    """As tall as a picture can be while the small print stays readable; `used` is what lies above and below it."""
    packed = bool(face.traits and (face.range or face.dice or face.weapons))
    if not press.full:
        lines = letters.wrapped(face.traits, "text", 10, room.width - 4) if face.traits and not packed else ()
        free = room.bottom - used - len(lines) * letters.line_height("text", 10)
        return max(min(round(room.width * 0.68), free), round(room.width * 0.5))
    size, width = max(press.px(14), 9), room.width - press.px(12)
    lines = letters.wrapped(face.traits, "text", size, width) if face.traits else ()
    needed = len(lines) * letters.line_height("text", size) + press.px(11)
    foot = max(press.px(24), 12) if face.footer or face.slots else 0
    free = room.bottom - used - foot - needed
    tallest = round(room.width * (0.67 if packed else 0.75))
    return max(min(tallest, free), round(room.width * 0.42))


def _spare(kind: str) -> str:
    return {
        "melee": "melee",
        "ranged": "ranged",
        "bounty": "favourite",
        "identity": "recruit",
        "companion": "recruit",
        "flame": "flame",
        "prototype": "prototype",
        "oxygen": "oxygen",
        "event": "mold",
        "reference": "bot",
    }.get(kind, "inventory")


def _badges(press: Press, face: CardFace, window: Rect) -> None:
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
        press.badge(face.ammo, (x, y), side, AMMUNITION.get(face.ammo, AMMUNITION["bullets"]))


def _statistics(press: Press, area: Rect, figures: list[tuple[str, str]]) -> None:
    """Icons above large numerals of one size, a column each, with hair lines between them."""
    wide = area.width // len(figures)
    side = max(round(area.height * 0.36), 12)
    largest = max(round(area.height * 0.54), 13)
    height = min(letters.fitted(value, "figure", largest, 9, wide - press.px(6))[1] for _, value in figures)
    for number, (name, value) in enumerate(figures):
        column = Rect(area.x + number * wide, area.y, wide, area.height)
        mark = icon(name, side, press.stock.rule)
        press.surface.blit(mark, mark.get_rect(midtop=(column.centerx, column.y)))
        text = letters.shortened(value, "figure", height, wide)
        press.text(text, Rect(column.x, column.y + side, wide, column.height - side), "figure", height, press.stock.ink)
        if number:
            top, bottom = column.y + area.height // 8, column.bottom - area.height // 8
            pygame.draw.line(
                press.surface, mixed(press.stock.rule, press.stock.light, 0.45), (column.x, top), (column.x, bottom)
            )


def _weapon_row(press: Press, area: Rect, weapon: Weapon) -> None:
    """One weapon of a machine: its kind on a plate, then its numbers, each beside its icon."""
    plate = min(round(area.height * 0.86), press.px(40) if press.full else area.height)
    press.badge(weapon.kind, (area.x + plate // 2 + 1, area.centery), plate, BANDS[weapon.kind])
    left = area.x + plate + press.px(6)
    numbers = (
        ("range", weapon.range),
        ("dice", weapon.dice),
        ("accuracy", weapon.accuracy),
        ("damage", weapon.damage),
    )
    gap, side = max(press.px(4), 1), max(round(area.height * 0.42), 8)
    for height in range(max(round(area.height * 0.62), 9), 6, -1):
        widths = [side + gap + letters.extent(value, "figure", height)[0] for _, value in numbers]
        spare = area.right - left - sum(widths)
        if spare >= gap * len(numbers):
            break
    x = left
    for (name, value), width in zip(numbers, widths, strict=True):
        mark = icon(name, side, press.stock.rule)
        press.surface.blit(mark, mark.get_rect(midleft=(x, area.centery)))
        words = Rect(x + side + gap, area.y, width, area.height)
        press.text(value, words, "figure", height, press.stock.ink, "left")
        x += width + spare // len(numbers)


def _small_print(press: Press, area: Rect, traits: str, footer: str, slots: tuple[str, ...] = ()) -> None:
    """A hair line, the traits, and at the very bottom the slots it fits and the footer in italics."""
    small = max(press.px(13), 9)
    if footer or slots:
        foot = max(press.px(24), 12)
        line = Rect(area.x, area.bottom - foot, area.width, foot)
        for number, slot in enumerate(slots):
            mark = icon(slot, max(press.px(22), 11), press.stock.rule)
            x = line.x + press.px(4) + number * (mark.get_width() + press.px(4))
            press.surface.blit(mark, mark.get_rect(midleft=(x, line.centery)))
        room = area.width - 2 * len(slots) * press.px(28) - press.px(8)
        press.text(letters.shortened(footer, "italic", small, room), line, "italic", small, press.stock.rule)
        area = Rect(area.x, area.y, area.width, line.y - area.y)
    if traits:
        left, right = area.x + press.px(20), area.right - press.px(20)
        pygame.draw.line(
            press.surface, mixed(press.stock.rule, press.stock.light, 0.45), (left, area.y), (right, area.y)
        )
        box = Rect(area.x + press.px(6), area.y + press.px(5), area.width - press.px(12), area.height - press.px(6))
        largest = 20 if area.height > press.px(110) else 17
        press.paragraph(traits, box, "text", (max(press.px(largest), 11), max(press.px(12), 9)), press.stock.ink)


def _zombie(press: Press, face: ZombieFace) -> None:
    room = press.rule(8 if press.full else 5)
    name = press.head(room, face.name, face.kind)
    row = max(press.px(39), 16)
    foot = press.px(20) if press.full and face.footer else 0
    rows = Rect(room.x, room.bottom - foot - 4 * row, room.width, 4 * row)
    window = Rect(room.x, name.bottom + press.px(5), room.width, rows.y - name.bottom - press.px(10))
    press.picture(face.picture, window, "skull")
    if face.note:
        tall = press.px(34) if press.full else 24
        _note(press, Rect(window.x, window.bottom - tall, window.width, tall), face.note)
    for level, text in enumerate(face.rows):
        _danger_row(press, Rect(rows.x, rows.y + level * row, rows.width, row), level, text, level == face.active)
    if foot:
        text = letters.shortened(face.footer, "italic", max(press.px(13), 9), room.width)
        press.text(
            text, Rect(room.x, room.bottom - foot, room.width, foot), "italic", max(press.px(13), 9), press.stock.rule
        )


def _note(press: Press, strip: Rect, note: str) -> None:
    """Words on a dark strip along the lower edge of the picture, behind the mark of the mold."""
    pygame.draw.rect(press.surface, BANDS["mold"], strip)
    pygame.draw.rect(press.surface, mixed(BANDS["mold"], press.stock.night, 0.6), strip, max(press.px(2), 1))
    lines = (note,) if press.full else halved(note, "bold")
    mark = icon("mold", max(round(strip.height * 0.8), 10), press.stock.light)
    press.surface.blit(mark, mark.get_rect(midleft=(strip.x + press.px(5), strip.centery)))
    left = strip.x + press.px(9) + mark.get_width()
    step = (strip.height - 2) // len(lines)
    for number, line in enumerate(lines):
        words = Rect(left, strip.y + 1 + number * step, strip.right - left - press.px(5), step)
        text, height = letters.fitted(line, "bold", max(round(step * (0.62 if press.full else 0.9)), 9), 8, words.width)
        press.text(text, words, "bold", height, press.stock.light)


def _danger_row(press: Press, area: Rect, level: int, text: str, active: bool) -> None:
    """A level's mark and what it brings; the active one is inked in, framed, pointed at and set in larger type."""
    colour = DANGER[level]
    bar = area.inflate(0, -max(press.px(5), 2))
    radius = press.px(8)
    if active:
        pygame.draw.rect(press.surface, colour, bar, border_radius=radius)
        pygame.draw.rect(press.surface, press.stock.night, bar, max(press.px(3), 2), border_radius=radius)
        ink = press.stock.night if level in (1, 2) else press.stock.light
        tip = max(bar.height // 3, 4)
        x, y = bar.right - press.px(8), bar.centery
        pygame.draw.polygon(press.surface, ink, [(x - tip, y), (x, y - tip), (x, y + tip)])
    else:
        pygame.draw.rect(press.surface, mixed(colour, press.stock.light, 0.66), bar, border_radius=radius)
        pygame.draw.rect(press.surface, mixed(colour, press.stock.light, 0.25), bar, 1, border_radius=radius)
        ink = press.stock.ink
    mark = danger_mark(
        level, max(round(bar.height * 0.62), 8), ink if active else mixed(colour, press.stock.night, 0.25)
    )
    press.surface.blit(mark, mark.get_rect(midleft=(bar.x + press.px(10), bar.centery)))
    left = bar.x + press.px(16) + mark.get_width()
    box = Rect(left, bar.y, bar.right - left - max(press.px(26), 10), bar.height)
    largest = max(round(bar.height * (0.80 if active else 0.64)), 10)
    type_face = "figure" if active else "bold"
    fitted, height = letters.fitted(text, type_face, largest, 9, box.width)
    if fitted != text and text[:1].isdigit():
        fitted, height = letters.fitted(text.split()[0], type_face, largest, 9, box.width)
    press.text(fitted, box, type_face, height, ink)


def _feat(press: Press, face: FeatFace) -> None:
    size = (press.width, press.height)
    if face.back is not None and face.back.is_file():
        press.surface.blit(covering(face.back, size), (0, 0))
    slip = Rect(0, 0, round(press.width * 0.80), round(press.height * (0.50 if press.full else 0.62)))
    slip.center = (press.width // 2, press.height // 2)
    press.surface.blit(ground(slip.size, press.stock), slip)
    pygame.draw.rect(press.surface, press.stock.rule, slip, max(press.px(2), 1))
    pygame.draw.rect(press.surface, press.stock.rule, slip.inflate(-2 * press.px(6), -2 * press.px(6)), 1)
    room = slip.inflate(-2 * press.px(16), -2 * press.px(14))
    name, height = letters.fitted(face.name, "title", max(press.px(30), 12), 9, room.width)
    head = Rect(room.x, room.y, room.width, letters.line_height("title", height))
    press.text(name, head, "title", height, BANDS["bounty"])
    star = icon("favourite", max(press.px(26), 10), BANDS["bounty"])
    press.surface.blit(star, star.get_rect(midtop=(room.centerx, head.bottom)))
    top = head.bottom + star.get_height() + press.px(6)
    press.paragraph(
        face.feat,
        Rect(room.x, top, room.width, room.bottom - top),
        "text",
        (max(press.px(20), 11), max(press.px(13), 9)),
        press.stock.ink,
    )


def _person(press: Press, face: PersonFace) -> None:
    room = press.rule(8 if press.full else 5)
    name = press.head(room, face.name, face.kind)
    share = 0.52 if press.full and (face.skills or face.text) else 0.74
    window = Rect(room.x, name.bottom + press.px(5), room.width, round((room.bottom - name.bottom) * share))
    press.picture(face.picture, window, "recruit")
    side = max(press.px(34), 12)
    for number in range(face.health):
        mark = icon(face.vital, side, VITAL.get(face.vital, VITAL["heart"]))
        back = icon(face.vital, side + 4, press.stock.night)
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
            press.stock.night,
        )
    top = window.bottom + press.px(5)
    if face.calling:
        line = Rect(room.x, top, room.width, max(press.px(26), 13))
        calling, height = letters.fitted(face.calling, "subtitle", max(press.px(21), 12), 9, room.width)
        press.text(calling, line, "subtitle", height, press.stock.rule)
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
            mark = danger_mark(level, round(step * 0.6), DANGER[level])
            press.surface.blit(mark, mark.get_rect(midleft=(area.x + press.px(4), area.centery)))
            left = area.x + press.px(10) + round(step * 0.6)
            text, height = letters.fitted(skill, "text", max(press.px(17), 10), 9, area.right - left)
            press.text(text, Rect(left, area.y, area.right - left, step), "text", height, press.stock.ink, "left")
        rows = Rect(
            rows.x,
            rows.y + step * len(face.skills),
            rows.width,
            room.bottom - rows.y - step * len(face.skills),
        )
    _small_print(press, rows, face.text, face.footer)
