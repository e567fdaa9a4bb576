"""What flashes over the board for a moment: marks, numbers, rings, shots, cards and banners.

Each effect is a pure function of its share of time, from 0 to 1, and of where things are on the screen.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin
from typing import Protocol

import pygame

from game.client import skin
from game.client.boardview import BoardView
from game.client.canvas import Canvas
from game.client.cardface import Face, card
from game.client.look import LARGE, TITLE
from game.client.theme import Colour
from game.client.tween import between, ease_out

Spot = tuple[float, float]
BLOOD: Colour = (206, 52, 46)


class Effect(Protocol):
    """Something to be seen for a moment."""

    def paint(self, canvas: Canvas, board: BoardView, t: float) -> None:
        """Draw it at a share of its time."""


@dataclass(frozen=True, slots=True)
class Mark:
    """An icon that strikes down on figures and fades."""

    figures: tuple[str, ...]
    icon: str
    colour: Colour = BLOOD

    def paint(self, canvas: Canvas, board: BoardView, t: float) -> None:
        """Large at first, then firm, then gone."""
        side = round(canvas.px(44) * (1.7 - 0.7 * ease_out(min(t * 2.5, 1.0))))
        strength = round(255 * min(1.0, 2.2 * (1 - t)))
        for figure in self.figures:
            spot = board.where(figure)
            if spot is not None:
                box = pygame.Rect(0, 0, side, side)
                box.center = (spot[0], spot[1] - canvas.px(26))
                pygame.draw.aacircle(canvas.surface, canvas.theme.night, box.center, side // 2)
                canvas.icon(self.icon, box.inflate(-side // 4, -side // 4), self.colour, strength)


@dataclass(frozen=True, slots=True)
class Rise:
    """A word that rises from a figure or a zone."""

    text: str
    figure: str = ""
    zone: str = ""
    colour: Colour = BLOOD
    icon: str = ""

    def paint(self, canvas: Canvas, board: BoardView, t: float) -> None:
        """Up and away."""
        spot = board.where(self.figure) if self.figure else board.zone_spot(self.zone)
        if spot is None:
            return
        width = canvas.look.extent(self.text, LARGE, "title")[0] + canvas.px(24)
        side = canvas.px(24) if self.icon else 0
        box = pygame.Rect(0, 0, width + side, canvas.px(34))
        box.midbottom = (spot[0], round(spot[1] - canvas.px(46) - canvas.px(34) * ease_out(t)))
        pygame.draw.rect(canvas.surface, canvas.theme.night, box, border_radius=box.height // 2)
        pygame.draw.rect(canvas.surface, self.colour, box, canvas.px(2), border_radius=box.height // 2)
        if self.icon:
            canvas.icon(self.icon, pygame.Rect(box.x + canvas.px(8), box.y + canvas.px(6), side, side), self.colour)
            box = pygame.Rect(box.x + side, box.y, box.width - side, box.height)
        canvas.text(self.text, box, size=LARGE, face="title", colour=canvas.theme.cream, align="centre")


@dataclass(frozen=True, slots=True)
class Ring:
    """Circles that spread from a zone: a noise, an arrival."""

    zone: str
    colour: Colour
    waves: int = 2
    reach: float = 130

    def paint(self, canvas: Canvas, board: BoardView, t: float) -> None:
        """Wider and fainter."""
        centre = board.zone_spot(self.zone)
        for wave in range(self.waves):
            share = t * (1 + 0.5 * (self.waves - 1)) - 0.5 * wave
            if 0 < share < 1:
                radius = max(round(canvas.px(self.reach) * ease_out(share)), 2)
                width = max(round(canvas.px(5) * (1 - share)), 1)
                pygame.draw.aacircle(canvas.surface, self.colour, centre, radius, width)


@dataclass(frozen=True, slots=True)
class Shot:
    """A streak from an attacker to a zone, or a slash where both are the same."""

    figure: str
    zone: str
    melee: bool = False

    def paint(self, canvas: Canvas, board: BoardView, t: float) -> None:
        """Quick, then a flash at its end."""
        start, end = board.where(self.figure), board.zone_spot(self.zone)
        if start is None or self.melee:
            return
        muzzle = (start[0], start[1] - canvas.px(30))
        head, tail = min(t * 2.4, 1.0), max(t * 2.4 - 0.5, 0.0)
        if tail < 1:
            first = (between(muzzle[0], end[0], tail), between(muzzle[1], end[1], tail))
            last = (between(muzzle[0], end[0], head), between(muzzle[1], end[1], head))
            pygame.draw.line(canvas.surface, canvas.theme.night, first, last, canvas.px(7))
            pygame.draw.line(canvas.surface, canvas.theme.glint, first, last, canvas.px(3))


@dataclass(frozen=True, slots=True)
class Hop:
    """A token that jumps from one point of the board to another."""

    picture: str
    start: Spot
    end: Spot

    def paint(self, canvas: Canvas, board: BoardView, t: float) -> None:
        """In an arc."""
        share = ease_out(t)
        x, y = board.spot(between(self.start[0], self.end[0], share), between(self.start[1], self.end[1], share))
        side = round(canvas.px(64) * (1 + 0.3 * sin(pi * share)))
        token = canvas.look.pictures.sized(self.picture, (side, side))
        if token is not None:
            lift = round(canvas.px(70) * sin(pi * share))
            canvas.surface.blit(token, token.get_rect(center=(x, y - lift)))


@dataclass(frozen=True, slots=True)
class Shown:
    """A card that turns over beside the action and stays for a moment; on the other side of the zone it speaks of."""

    face: Face
    zone: str = ""

    def paint(self, canvas: Canvas, board: BoardView, t: float) -> None:
        """Thin, then whole; gone at the end."""
        height = min(canvas.px(300), round(board.rect.height * 0.62))
        size = (round(height / 1.4), height)
        picture = card(self.face, size)
        turn = ease_out(min(t * 5, 1.0)) * ease_out(min((1 - t) * 8, 1.0))
        width = max(round(size[0] * turn), 1)
        place = pygame.Rect(0, 0, width, height)
        aside = size[0] // 2 + canvas.px(28)
        left = bool(self.zone) and board.zone_spot(self.zone)[0] > board.rect.centerx
        place.center = (board.rect.x + aside if left else board.rect.right - aside, board.rect.centery)
        shadow = place.move(canvas.px(5), canvas.px(8))
        pygame.draw.rect(canvas.surface, (10, 8, 6), shadow, border_radius=canvas.px(10))
        canvas.covered(place)
        shown = picture if width == size[0] else pygame.transform.scale(picture, (width, height))
        canvas.surface.blit(shown, place)


@dataclass(frozen=True, slots=True)
class Banner:
    """Large words across the board: a phase, a level, an end."""

    title: str
    text: str = ""
    colour: Colour | None = None
    until: float = 1.0
    """The share of the time after which it is gone, so that what it announces can be seen."""
    height: float = 0.3
    """Where it hangs, as a share of the board's height from above."""

    def paint(self, canvas: Canvas, board: BoardView, t: float) -> None:
        """A strip of leather that opens and closes."""
        t = min(t / self.until, 1.0)
        share = ease_out(min(t * 6, 1.0)) * ease_out(min((1 - t) * 6, 1.0))
        tall = round(canvas.px(116 if self.text else 84) * share)
        if tall < canvas.px(40):
            return
        strip = pygame.Rect(
            board.rect.x, board.rect.y + round(board.rect.height * self.height) - tall // 2, board.rect.w, tall
        )
        with canvas.clipped(strip):
            skin.ground(canvas, strip.inflate(canvas.px(60), 0), "leather")
            canvas.covered(strip)
            line = canvas.look.line(TITLE + 8, "title")
            top = strip.centery - (line if self.text else line // 2) + (canvas.px(6) if self.text else 0)
            head = pygame.Rect(strip.x, top, strip.width, line)
            canvas.text(
                self.title, head, size=TITLE + 8, face="title", colour=self.colour or canvas.theme.glint, align="centre"
            )
            if self.text:
                below = pygame.Rect(strip.x, head.bottom, strip.width, canvas.look.line(LARGE))
                words = canvas.look.shortened(self.text, strip.width - canvas.px(40), LARGE)
                canvas.text(words, below, size=LARGE, colour=canvas.theme.cream, align="centre")
