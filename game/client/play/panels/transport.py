"""The bar of a replay, beside the cards: which decision is shown, who took it, and how to go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import BODY, SMALL
from game.client.play.panels.hand import BAR_WIDTH
from game.client.widgets import Button, Column, Gap, IconButton, Label, Row, Segment, Segments, Widget
from game.client.words import _

BRASS = (214, 168, 88)
SPEEDS = (1, 2, 4)
"""How many times faster than in play."""
WORDS = 62
"""Units that the words of the answer have."""
ROOMY = 0.85
"""Tightness below which only what is needed is shown."""


class Watching(Protocol):
    """What the bar does."""

    def previous_round(self) -> None:
        """To the beginning of this round or the one before."""

    def back_one(self) -> None:
        """To the decision before."""

    def toggle(self) -> None:
        """Play or pause."""

    def next_one(self) -> None:
        """To the next decision."""

    def next_round(self) -> None:
        """To the next round."""

    def set_speed(self, speed: int) -> None:
        """Play so many times faster."""

    def play_on(self) -> None:
        """Go on with a copy of the game from here."""


class _Control(IconButton):
    """An icon, turned to the left where it leads back."""

    def __init__(
        self, icon: str, action: Callable[[], object], tip: str, *, side: float, mirrored: bool = False
    ) -> None:
        super().__init__(icon, action, tip=tip, side=side)
        self.mirrored = mirrored

    def paint(self, canvas: Canvas) -> None:
        """The plate and the icon."""
        if not self.mirrored:
            super().paint(canvas)
            return
        ink = skin.plate(canvas, self)
        side = min(self.rect.size) - canvas.px(14)
        picture = canvas.look.pictures.icon(self.icon, side, ink, 255)
        if picture is not None:
            flipped = pygame.transform.flip(picture, True, False)
            canvas.surface.blit(flipped, flipped.get_rect(center=self.rect.center))


def transport_bar(
    watching: Watching, *, where: str, answer: str, playing: bool, speed: int, tightness: float
) -> Widget:
    """The decision in words above the controls."""
    side = 40 if tightness >= ROOMY else 30
    play = ("pause", _("Pause (Space)")) if playing else ("play", _("Play (Space)"))
    controls: list[Widget] = [
        _Control(
            "skip", watching.previous_round, _("Back to where the round began (Page Up)"), side=side, mirrored=True
        ),
        _Control("step", watching.back_one, _("Back one decision (Left)"), side=side, mirrored=True),
        _Control(play[0], watching.toggle, play[1], side=side),
        _Control("step", watching.next_one, _("Next decision (Right)"), side=side),
        _Control("skip", watching.next_round, _("Next round (Page Down)"), side=side),
    ]
    speeds = Segments(*(_speed(watching, each, each == speed) for each in SPEEDS))
    parts: list[Widget] = [
        Label(where, size=SMALL, face="bold", colour=BRASS, wrap=False),
        Column(Label(answer, size=BODY), height=WORDS * tightness),
        Row(*controls, Gap(grow=1), speeds, gap=6, cross="middle"),
    ]
    if tightness >= ROOMY:
        parts.append(Row(Gap(grow=1), Button(_("Play on from here"), watching.play_on, tall=34, hotkey="P")))
    return Column(*parts, gap=6, width=BAR_WIDTH * tightness)


def _speed(watching: Watching, speed: int, chosen: bool) -> Segment:
    return Segment(f"{speed}×", lambda: watching.set_speed(speed), chosen=chosen)
