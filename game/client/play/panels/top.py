"""The bar above the board: round, phase, whose turn, danger, noise, undo, redo and the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.canvas import Canvas
from game.client.look import BODY, LARGE, Look
from game.client.play.clips import level_name
from game.client.play.model import NOISE, is_noise
from game.client.play.panels.signs import danger_sign, level_number
from game.client.play.view import TableView
from game.client.widgets import Gap, IconButton, Label, Row, Widget
from game.client.widgets.base import Size
from game.client.words import _, language, localised
from game.rules.zombicide.state import BETWEEN, END, ENEMIES, PLAYERS, SETUP, SPAWN


class Danger(Widget):
    """The danger level that counts, by shape, colour and word."""

    def __init__(self, level: str) -> None:
        tip = _("The highest danger level among the survivors: every spawn card goes by it.")
        super().__init__(tip=tip, name="danger")
        self.level = level

    @property
    def words(self) -> str:
        """What it says."""
        return _("Danger: {level}").format(level=level_name(self.level))

    def natural(self, look: Look, room: int) -> Size:
        """The sign and the word."""
        return look.px(34) + look.extent(self.words, BODY, "bold")[0], look.px(28)

    def paint(self, canvas: Canvas) -> None:
        """The sign, then the word."""
        side = canvas.px(24)
        danger_sign(
            canvas, level_number(self.level), pygame.Rect(self.rect.x, self.rect.centery - side // 2, side, side)
        )
        box = pygame.Rect(self.rect.x + canvas.px(32), self.rect.y, self.rect.width - canvas.px(32), self.rect.height)
        canvas.text(self.words, box, face="bold")


class Sign(Widget):
    """An icon with a word."""

    def __init__(self, icon: str, words: str, tip: str = "") -> None:
        super().__init__(tip=tip)
        self.icon = icon
        self.words = words

    def natural(self, look: Look, room: int) -> Size:
        """The icon and the word."""
        return look.px(30) + look.extent(self.words, BODY)[0], look.px(28)

    def paint(self, canvas: Canvas) -> None:
        """The icon in brass, then the word."""
        side = canvas.px(22)
        canvas.icon(self.icon, pygame.Rect(self.rect.x, self.rect.centery - side // 2, side, side), canvas.theme.glint)
        box = pygame.Rect(self.rect.x + canvas.px(28), self.rect.y, self.rect.width - canvas.px(28), self.rect.height)
        canvas.text(self.words, box)


def phase_name(phase: str) -> str:
    """A phase in the language spoken."""
    names = {
        SETUP: _("Setting up"),
        PLAYERS: _("Players' phase"),
        BETWEEN: _("Between phases"),
        ENEMIES: _("Enemies' phase"),
        SPAWN: _("Spawning"),
        END: _("End phase"),
    }
    return names.get(phase, phase)


def tool(icon: str, action: Callable[[], object], tip: str, enabled: bool = True) -> IconButton:
    """A button at the right end of the bar."""
    return IconButton(icon, action, tip=tip, side=34, enabled=enabled)


def top_bar(view: TableView, tools: Sequence[Widget], *, tight: bool) -> Row:
    """Everything in one row; where it is tight, the noise is told in a tip."""
    state = view.state
    words = [_("Round {number}").format(number=state.round), phase_name(state.phase)]
    if view.active is not None:
        name = view.name(view.active.id)
        alone = view.rules.seats == 1
        words.append(name if alone else f"{view.player(view.active.seat)}: {name}")
    parts: list[Widget] = [
        Label("  ·  ".join(words), size=LARGE, face="subtitle", wrap=False),
        Gap(grow=1),
        Danger(view.game.danger()),
        Gap(12),
    ]
    noises = _noises(view)
    if noises:
        icon, noise, tip = noises
        parts += [Sign(icon, "", f"{noise}. {tip}") if tight else Sign(icon, noise, tip), Gap(12)]
    return Row(*parts, *tools, gap=8, cross="middle")


def _noises(view: TableView) -> tuple[str, str, str] | None:
    """The loudest noise on the board: its icon, where it is, and what noise does; None while all is quiet."""
    marks = [mark for mark in view.rules.edition.marks(view.game) if is_noise(mark.kind)]
    if not marks:
        return None
    loudest = max(marks, key=lambda mark: mark.count)
    kind = loudest.kind.removeprefix(f"{NOISE}_")
    name = localised(view.content.game.noises[kind].name)
    if loudest.count > 1:
        name = f"{name} ×{loudest.count}"
    place = view.narrator.place(loudest.zone, view.state, language())
    words = _("{noise} {place:in}").format(noise=name, place=place)
    if len(marks) > 1:
        words = _("{noise} and elsewhere").format(noise=words)
    return kind, words, _("Enemies that see nobody go where the noise is.")
