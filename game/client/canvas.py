"""Where everything is drawn: a surface, the look, and the one function through which all text goes.

While a proof is being taken, every text leaves a note of its box and its clip, so that a test can find text that
leaves its box or runs over other text.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal

import pygame

from game.client import type as letters
from game.client.look import BODY, Look
from game.client.theme import Colour

Align = Literal["left", "centre", "right"]
Rise = Literal["top", "middle", "bottom"]


@dataclass(frozen=True, slots=True)
class Written:
    """A line of text that was drawn: where its glyphs are, the box it was meant for and what of it can be seen."""

    text: str
    ink: pygame.Rect
    box: pygame.Rect
    clip: pygame.Rect
    framed: bool
    """Whether it lies inside something that scrolls, where being cut is no fault."""


@dataclass(slots=True)
class Proof:
    """The notes taken while a picture was drawn."""

    written: list[Written] = field(default_factory=list)

    def cover(self, rect: pygame.Rect) -> None:
        """Something opaque was drawn: text beneath it is no longer seen."""
        self.written = [note for note in self.written if not rect.contains(note.ink.clip(note.clip))]

    def faults(self) -> list[str]:
        """What is wrong with the text of the picture, in words."""
        found = []
        for number, note in enumerate(self.written):
            if not note.framed and not note.clip.contains(note.ink):
                found.append(f"{note.text!r} leaves the screen: {note.ink} in {note.clip}")
            if not note.box.contains(note.ink):
                found.append(f"{note.text!r} leaves its box: {note.ink} in {note.box}")
            seen = note.ink.clip(note.clip)
            for other in self.written[:number]:
                if seen.colliderect(other.ink.clip(other.clip)) and seen.size != (0, 0):
                    found.append(f"{note.text!r} at {note.ink} runs over {other.text!r} at {other.ink}")
        return found


class Canvas:
    """The screen to draw on, and the look of everything."""

    def __init__(self, surface: pygame.Surface, look: Look, proof: Proof | None = None) -> None:
        self.surface = surface
        self.look = look
        self.theme = look.theme
        self.proof = proof

    def px(self, units: float) -> int:
        """Units in pixels."""
        return self.look.px(units)

    @contextmanager
    def clipped(self, rect: pygame.Rect) -> Iterator[None]:
        """Draw nothing outside a rectangle."""
        before = self.surface.get_clip()
        self.surface.set_clip(rect.clip(before))
        yield
        self.surface.set_clip(before)

    def seen(self, rect: pygame.Rect) -> bool:
        """Whether any of a rectangle lies inside the clip."""
        return bool(rect.colliderect(self.surface.get_clip()))

    def text(
        self,
        text: str,
        box: pygame.Rect,
        *,
        size: float = BODY,
        face: str = "text",
        colour: Colour | None = None,
        align: Align = "left",
        rise: Rise = "middle",
    ) -> None:
        """Write one line inside a box."""
        if not text:
            return
        line = letters.rendered(text, face, self.px(size), colour or self.theme.cream)
        x = {"left": box.x, "centre": box.centerx - line.get_width() // 2, "right": box.right - line.get_width()}[align]
        y = {"top": box.y, "middle": box.centery - line.get_height() // 2, "bottom": box.bottom - line.get_height()}
        place = line.get_rect(topleft=(x, y[rise]))
        if self.proof is not None:
            self.note(text, line.get_bounding_rect().move(place.topleft), box)
        if self.seen(place):
            self.surface.blit(line, place)

    def paragraph(
        self,
        text: str,
        box: pygame.Rect,
        *,
        size: float = BODY,
        face: str = "text",
        colour: Colour | None = None,
        align: Align = "left",
    ) -> None:
        """Write wrapped text from the top of a box down."""
        height = self.look.line(size, face)
        y = box.y
        for line in self.look.wrapped(text, box.width, size, face):
            rest = pygame.Rect(box.x, y, box.width, max(box.bottom - y, 0))
            self.text(line, rest, size=size, face=face, colour=colour, align=align, rise="top")
            y += height

    def covered(self, rect: pygame.Rect) -> None:
        """Say that something opaque was drawn."""
        if self.proof is not None:
            self.proof.cover(rect)

    def icon(self, name: str, box: pygame.Rect, colour: Colour, strength: int = 255) -> None:
        """Draw an icon mask in the middle of a box, as large as fits."""
        side = min(box.size)
        mask = self.look.pictures.icon(name, side, colour, strength)
        if mask is not None:
            self.surface.blit(mask, mask.get_rect(center=box.center))

    def note(self, text: str, place: pygame.Rect, box: pygame.Rect) -> None:
        """Tell the proof of a text that was drawn."""
        if self.proof is not None and text.strip():
            clip = self.surface.get_clip()
            self.proof.written.append(Written(text, place, box, clip, clip != self.surface.get_rect()))
