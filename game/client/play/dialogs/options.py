"""Options with pictures: faces, cards, miniatures and tokens to choose one of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import BODY, LARGE, SMALL, Look
from game.client.play.cards import card_face, is_card
from game.client.play.dialogs.decision import Decision
from game.client.play.dialogs.drawing import (
    CARD,
    draw_card,
    draw_picture,
    draw_portrait,
    draw_token,
    figure_picture,
)
from game.client.play.dialogs.wording import named, remark, wording
from game.client.play.model import spawn_sprite
from game.client.play.offers import odds_words, offers_of
from game.client.play.view import TableView
from game.client.widgets import Column, Grid, Widget
from game.client.widgets.base import Size
from game.client.widgets.buttons import Pressable
from game.client.words import _
from game.engine import Choice, Json
from game.rules.zombicide.action import ChooseNamed, ChooseZone, Named

DIGITS = (
    pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6, pygame.K_7, pygame.K_8, pygame.K_9,
)  # fmt: skip
MOST_CARDS, MOST_PICTURES = 6, 6
"""Plates that lie in one row."""
ICONS = {
    "nothing": "close",
    "done": "close",
    "leave": "right",
    "leave_with_machine": "wagon",
    "stay": "pause",
    "follows": "right",
    "stays": "pause",
    "hide": "silent",
}


@dataclass(frozen=True, slots=True)
class Entry:
    """One option as it is shown: `picture` names what kind of picture it has."""

    answer: Json
    text: str
    remark: str = ""
    picture: str = ""
    what: str = ""


class Plate(Pressable):
    """An option as a sunken plate with a picture, a name and a remark; lit while pointed at."""

    def __init__(self, view: TableView, entry: Entry, number: int, action: Callable[[], object]) -> None:
        super().__init__(action, name=entry.text)
        self.view = view
        self.entry = entry
        self.number = number
        self.chosen = False

    def _picture(self, look: Look) -> Size:
        if self.entry.picture == "card":
            return look.px(172), round(look.px(172) * CARD)
        return look.px(132), look.px(132)

    def natural(self, look: Look, room: int) -> Size:
        """The picture, then two lines of words and two of remarks."""
        width, height = self._picture(look)
        words = 0 if self.entry.picture == "card" else look.line(LARGE, "subtitle")
        words += 2 * look.line(SMALL) if self.entry.remark and self.entry.picture != "card" else look.line(SMALL)
        return min(width + look.px(24), room), height + words + look.px(30)

    def paint(self, canvas: Canvas) -> None:
        """A sunken ground, lit under the mouse."""
        skin.segments(canvas, self.rect)
        if self.hot or self.ringed or self.down:
            edge = canvas.theme.glint if self.enabled else canvas.theme.seam
            pygame.draw.rect(canvas.surface, edge, self.rect, canvas.px(2), border_radius=canvas.px(8))
        width, height = self._picture(canvas.look)
        box = pygame.Rect(self.rect.centerx - width // 2, self.rect.y + canvas.px(12), width, height)
        self._draw(canvas, box)
        line = pygame.Rect(self.rect.x + canvas.px(8), box.bottom + canvas.px(8), self.rect.width - canvas.px(16), 0)
        if self.entry.picture != "card":
            line.height = canvas.look.line(LARGE, "subtitle")
            text = canvas.look.shortened(self.entry.text, line.width, LARGE, "subtitle")
            canvas.text(text, line, size=LARGE, face="subtitle", align="centre")
        if self.entry.remark:
            room = pygame.Rect(line.x, line.bottom, line.width, 2 * canvas.look.line(SMALL))
            canvas.paragraph(self.entry.remark, room, size=SMALL, colour=canvas.theme.faded, align="centre")
        self._digit(canvas)
        skin.ring(canvas, self)

    def _digit(self, canvas: Canvas) -> None:
        if self.number < len(DIGITS):
            side = canvas.look.line(SMALL)
            y = self.rect.bottom - side - canvas.px(5) if self.entry.picture == "card" else self.rect.y + canvas.px(5)
            box = pygame.Rect(self.rect.x + canvas.px(8), y, side, side)
            canvas.text(str(self.number + 1), box, size=SMALL, face="bold", colour=canvas.theme.faded)

    def _draw(self, canvas: Canvas, box: pygame.Rect) -> None:
        what = self.entry.what
        match self.entry.picture:
            case "portrait":
                draw_portrait(canvas, self.view, what, box)
            case "card":
                draw_card(canvas, card_face(self.view, what), box)
            case "figure":
                draw_picture(canvas, figure_picture(canvas.look.pictures, self.view.folder, what), box)
            case "spawn":
                draw_picture(canvas, f"{self.view.folder}/tokens/{spawn_sprite(self.view.state.spawns[what])}", box)
            case "token":
                draw_token(canvas, self.view, what, box)
            case "player":
                self._draw_band(canvas, box, int(what))
            case _:
                icon = ICONS.get(what, "nothing")
                canvas.icon(icon, box.inflate(-box.width // 3, -box.height // 3), canvas.theme.brass)

    def _draw_band(self, canvas: Canvas, box: pygame.Rect, seat: int) -> None:
        """The faces of a player's survivors, in rows of two or three."""
        band = [survivor.id for survivor in self.view.band if survivor.seat == seat]
        across = 1 if len(band) == 1 else 2 if len(band) <= 4 else 3
        side = box.width // max(across, 2)
        rows = -(-len(band) // across)
        top = box.centery - rows * side // 2
        for number, name in enumerate(band):
            in_row = min(across, len(band) - number // across * across)
            x = box.centerx - in_row * side // 2 + number % across * side
            face = pygame.Rect(x, top + number // across * side, side, side)
            draw_portrait(canvas, self.view, name, face.inflate(-canvas.px(6), -canvas.px(6)))


class Bar(Pressable):
    """An option in words only: a long plate with a remark below its name."""

    def __init__(self, entry: Entry, number: int, action: Callable[[], object]) -> None:
        super().__init__(action, name=entry.text)
        self.entry = entry
        self.number = number
        self.chosen = False

    def _room(self, look: Look, width: int) -> int:
        return max(width - look.px(64), 1)

    def natural(self, look: Look, room: int) -> Size:
        """The name and the wrapped remark."""
        lines = look.wrapped(self.entry.remark, self._room(look, room), BODY) if self.entry.remark else ()
        return room, look.line(LARGE, "subtitle") + len(lines) * look.line(BODY) + look.px(24)

    def paint(self, canvas: Canvas) -> None:
        """Name and remark on a sunken ground."""
        skin.segments(canvas, self.rect)
        if self.hot or self.ringed:
            pygame.draw.rect(canvas.surface, canvas.theme.glint, self.rect, canvas.px(2), border_radius=canvas.px(8))
        inside = self.rect.inflate(-canvas.px(24), -canvas.px(24))
        if self.number < len(DIGITS):
            digit = pygame.Rect(inside.x, inside.y, canvas.px(26), canvas.look.line(LARGE, "subtitle"))
            canvas.text(str(self.number + 1), digit, size=SMALL, face="bold", colour=canvas.theme.faded)
        left = inside.x + canvas.px(30)
        line = pygame.Rect(left, inside.y, inside.right - left, canvas.look.line(LARGE, "subtitle"))
        text = canvas.look.shortened(self.entry.text, line.width, LARGE, "subtitle")
        canvas.text(text, line, size=LARGE, face="subtitle", colour=canvas.theme.glint)
        room = pygame.Rect(left, line.bottom, self._room(canvas.look, self.rect.width), inside.bottom - line.bottom)
        canvas.paragraph(self.entry.remark, room, size=BODY, colour=canvas.theme.cream)
        skin.ring(canvas, self)


class Picking(Decision):
    """One of several entries: a click, Enter or its digit chooses it."""

    def __init__(
        self,
        view: TableView,
        answer: Callable[[Json], None],
        entries: Sequence[Entry],
        *,
        title: str,
        text: str,
        seat: int | None,
        about: str,
        body: Widget,
        width: float,
    ) -> None:
        self._answer = answer
        self._entries = entries
        hint = _("Click one, or press its number.") if len(entries) <= len(DIGITS) else _("Click one.")
        super().__init__(view, title=title, text=text, seat=seat, about=about, body=body, note=hint, width=width)

    def shortcut(self, event: pygame.event.Event) -> bool:
        """Digits choose."""
        if event.key in DIGITS and DIGITS.index(event.key) < len(self._entries):
            self._answer(self._entries[DIGITS.index(event.key)].answer)
            return True
        return False


def bars(entries: Sequence[Entry], answer: Callable[[Json], None]) -> list[Bar]:
    """Entries in words, below each other."""
    return [Bar(entry, number, partial(answer, entry.answer)) for number, entry in enumerate(entries)]


class OptionsDialog(Picking):
    """Options with pictures lie side by side, others below each other."""

    def __init__(
        self,
        view: TableView,
        answer: Callable[[Json], None],
        entries: Sequence[Entry],
        *,
        title: str,
        text: str,
        seat: int | None,
        about: str = "",
    ) -> None:
        cards = any(entry.picture == "card" for entry in entries)
        columns = min(len(entries), MOST_CARDS if cards else MOST_PICTURES)
        body: Widget
        if any(entry.picture not in ("", "icon") for entry in entries):
            plates = [Plate(view, entry, number, partial(answer, entry.answer)) for number, entry in enumerate(entries)]
            body = Grid(plates, columns, gap=12)
            width = max(columns * (206 if cards else 186) + 90, 680)
        else:
            body, width = Column(*bars(entries, answer), gap=10), 760
        super().__init__(view, answer, entries, title=title, text=text, seat=seat, about=about, body=body, width=width)


def named_dialog(question: ChooseNamed, view: TableView, answer: Callable[[Json], None]) -> OptionsDialog:
    """One of several named things."""
    said = wording(question, view)
    entries = [_entry(option, question, view) for option in question.options if isinstance(option, Named)]
    return OptionsDialog(
        view, answer, entries, title=said.title, text=said.text, seat=question.seat, about=question.about
    )


def _entry(option: Named, question: ChooseNamed, view: TableView) -> Entry:
    what = option.what
    answer = list(option.key())
    if question.why == "first_player":
        seat = int(what)
        return Entry(answer, view.player(seat), _players_band(view, seat), "player", what)
    if what in view.content.survivors:
        picture = "portrait"
    elif is_card(view, what):
        picture = "card"
    elif what in view.content.game.enemies:
        picture = "figure"
    elif what in ICONS:
        picture = "icon"
    elif what in view.state.spawns:
        picture = "spawn"
    else:
        picture = "token"
    text = named(view, what)
    owner = next((other for other in view.band if what in other.slots), None)
    said = _("carried by {name}").format(name=view.name(owner.id)) if owner else remark(view, question.why, what)
    return Entry(answer, text, said, picture, what)


def _players_band(view: TableView, seat: int) -> str:
    return ", ".join(view.name(survivor.id) for survivor in view.band if survivor.seat == seat)


def places_dialog(question: Choice, view: TableView, answer: Callable[[Json], None]) -> OptionsDialog:
    """Zones, ways and attacks as a list of words: for whoever does not want to find them on the board."""
    about = getattr(question, "survivor", "")
    if isinstance(question, ChooseZone):
        said = wording(question, view)
        title, text = said.title, said.text
    else:
        title, text = _("What will it be?"), _("{name} may act now.").format(name=view.name(about))
    entries = []
    for offer in offers_of(question, view):
        where = view.zone_title(offer.zone) if offer.zone else ""
        odds = odds_words(offer, view)
        alone = isinstance(question, ChooseZone)
        name = where if alone and where else ": ".join(part for part in (where, offer.label) if part)
        entries.append(Entry(list(offer.option.key()), name, odds))
    return OptionsDialog(view, answer, entries, title=title, text=text, seat=question.seat, about=about)
