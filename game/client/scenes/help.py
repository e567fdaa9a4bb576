"""Help: the rules of a game, chapter by chapter, with a search that narrows the list as one types."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client import help as book
from game.client.canvas import Canvas
from game.client.look import BODY, LARGE, TITLE, Look
from game.client.scenes.backdrop import Backdrop
from game.client.scenes.scene import Scene
from game.client.widgets import Button, Column, Field, Gap, Label, Link, Pad, Panel, Row, Scroll, Widget
from game.client.widgets.base import Size
from game.client.words import _, language

if TYPE_CHECKING:
    from game.client.app import App

SIDE = 340
PAGE = 880
"""Widths of the list and, where there is room, of the page, in units."""
MEASURE = 780
"""The widest that a line of running text gets, in units."""


class Help(Scene):
    """The chapters at the left, the page at the right."""

    name = "help"

    def __init__(self, app: App, game: str = "undead_or_alive", chapter: str = "") -> None:
        self.game = game
        self.chapter = chapter
        self.wish = ""
        super().__init__(app)

    def build(self) -> Widget:
        """The search and the list on leather, the chapter on paper."""
        everything = book.chapters(self.game, language())
        listed = book.found(everything, self.wish)
        shown = next((chapter for chapter in everything if chapter.id == self.chapter), everything[0])
        if listed and shown not in listed:
            shown = listed[0]
        self._shown = shown
        self._field = Field(self.wish, self._search, hint=_("Search the rules"), icon="search", width=None)
        self._list = Column(*self._links(listed), gap=0)
        side = Panel(
            Column(
                Label(_("Help"), size=TITLE, face="title", colour=self.app.look.theme.glint),
                self._field,
                Scroll(self._list),
                Button(_("Back"), self.back, hotkey=_("Esc")),
                gap=14,
            ),
            width=SIDE,
        )
        room = self.app.size[0] / self.app.look.scale - SIDE - 66
        self._page = Panel(self._article(), ground="paper", pad=40, width=min(PAGE, room))
        return Backdrop(Pad(Row(Gap(grow=1), side, self._page, Gap(grow=1), gap=18), 0, 24, grow=1), dim=True)

    def _links(self, listed: tuple[book.Chapter, ...]) -> list[Widget]:
        if not listed:
            return [Pad(Label(_("Nothing found. Try fewer or other words.")), 12)]
        return [
            Link(chapter.title, partial(self.open, chapter.id), chosen=chapter is self._shown) for chapter in listed
        ]

    def _article(self) -> Widget:
        theme = self.app.look.theme
        stems = book.plain(self.wish).split()
        parts: list[Widget] = [Label(self._shown.title, size=TITLE, face="title", colour=theme.accent), Gap(2)]
        for part in self._shown.parts:
            if part.kind == "heading":
                parts += [Gap(2), Label(part.text, size=LARGE, face="title", colour=theme.rust)]
            else:
                parts.append(Prose(part.text, stems, point=part.kind == "point"))
        return Scroll(Column(*parts, gap=10), on_paper=True)

    def open(self, chapter: str) -> None:
        """Turn to a chapter."""
        self.chapter = chapter
        self._refresh()

    def _search(self, wish: str) -> None:
        self.wish = wish
        self._refresh()

    def _refresh(self) -> None:
        everything = book.chapters(self.game, language())
        listed = book.found(everything, self.wish)
        wanted = next((chapter for chapter in everything if chapter.id == self.chapter), everything[0])
        self._shown = listed[0] if listed and wanted not in listed else wanted
        focused = self.screen.focused
        name, ringed = (focused.name, focused.ringed) if isinstance(focused, Link) else ("", False)
        self._list.adopt(*self._links(listed))
        self._page.adopt(self._article())
        self.screen.arrange()
        if name:
            again = next((link for link in self._list.children if link.name == name), None)
            self.screen.focus(again, by_keys=ringed)

    def handle(self, event: pygame.event.Event) -> bool:
        """Typing anywhere searches; Ctrl+F does so too."""
        if event.type == pygame.TEXTINPUT and self.screen.focused is not self._field and event.text.strip():
            self.screen.focus(self._field)
        if event.type == pygame.KEYDOWN and event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL:
            self.screen.focus(self._field, by_keys=True)
            return True
        return super().handle(event)


class Prose(Widget):
    """Running text on paper; words that a search found are marked."""

    def __init__(self, text: str, stems: list[str], *, point: bool) -> None:
        super().__init__()
        self.text = text
        self.stems = stems
        self.bulleted = point

    def _indent(self, look: Look) -> int:
        return look.px(22) if self.bulleted else 0

    def _width(self, look: Look, room: int) -> int:
        return min(room, look.px(MEASURE)) - self._indent(look)

    def natural(self, look: Look, room: int) -> Size:
        """The wrapped lines."""
        lines = look.wrapped(self.text, self._width(look, room), BODY + 1)
        return room, len(lines) * self._leading(look)

    def _leading(self, look: Look) -> int:
        return look.line(BODY + 1) + look.px(3)

    def paint(self, canvas: Canvas) -> None:
        """Line by line, a bullet before points, a marker behind found words."""
        look, theme = canvas.look, canvas.theme
        leading, left = self._leading(look), self.rect.x + self._indent(look)
        width = self._width(look, self.rect.width)
        if self.bulleted:
            centre = (self.rect.x + canvas.px(9), self.rect.y + leading // 2)
            pygame.draw.aacircle(canvas.surface, theme.accent, centre, canvas.px(3))
        for number, line in enumerate(look.wrapped(self.text, width, BODY + 1)):
            box = pygame.Rect(left, self.rect.y + number * leading, width, leading)
            if self.stems:
                self._mark(canvas, line, box)
            canvas.text(line, box, size=BODY + 1, colour=theme.ink)

    def _mark(self, canvas: Canvas, line: str, box: pygame.Rect) -> None:
        place = 0
        for word in line.split(" "):
            if any(part.startswith(stem) for part in book.plain(word).split() for stem in self.stems):
                x = box.x + canvas.look.extent(line[:place], BODY + 1)[0]
                width = canvas.look.extent(word, BODY + 1)[0]
                height = canvas.look.line(BODY + 1)
                marked = pygame.Rect(x - 2, box.centery - height // 2, width + 4, height)
                pygame.draw.rect(canvas.surface, canvas.theme.glint, marked, border_radius=canvas.px(3))
            place += len(word) + 1
