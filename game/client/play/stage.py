"""The air above the board: effects of the running clip, the dice in their tray, and what held keys reveal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from zlib import crc32

import pygame

from game.client import skin
from game.client.boardview import BoardView
from game.client.canvas import Canvas
from game.client.look import SMALL, Look
from game.client.play.effects import Effect
from game.client.theme import Colour
from game.client.widgets.base import Widget

Painter = Callable[[Canvas, BoardView], None]
HIT: Colour = (122, 196, 92)
DIE = 58
"""Units of a die's side."""
TUMBLING = 0.7
"""Share of a throw's time in which the dice still roll."""


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice in the tray: values, and which of them are hits once that is known."""

    values: tuple[int, ...]
    hits_from: int = 0
    """The result from which a die hits; 0 while nobody knows."""
    words: str = ""


class Stage(Widget):
    """Draws over the board and never reacts to the mouse."""

    def __init__(self, board: BoardView) -> None:
        super().__init__()
        self.board = board
        self.effects: list[Effect] = []
        self.share = 0.0
        """How far the running clip has come, from 0 to 1."""
        self.throw: Throw | None = None
        self.rolling = False
        self.overlay: Painter | None = None
        self._slip: tuple[tuple[str, ...], tuple[int, int]] | None = None

    def at(self, spot: tuple[int, int]) -> Widget | None:
        """The mouse goes through it."""
        return None

    def arrange(self, look: Look) -> None:
        """Over the board."""
        self.rect = pygame.Rect(self.board.rect)

    def play(self, effects: list[Effect], share: float) -> None:
        """Show effects at a share of their time."""
        if effects or self.effects or self.rolling:
            self.changed()
        self.effects, self.share = effects, share

    def whisper(self, lines: Sequence[str], spot: tuple[int, int] = (0, 0)) -> None:
        """Say something about what lies at a point, on a slip of paper; nothing takes the slip away."""
        slip = (tuple(lines), spot) if lines else None
        if slip != self._slip:
            self._slip = slip
            self.changed()

    def reveal(self, overlay: Painter | None) -> None:
        """Show something as long as a key is held."""
        self.overlay = overlay
        self.changed()

    def paint(self, canvas: Canvas) -> None:
        """Everything, within the board."""
        with canvas.clipped(self.rect):
            if self.overlay is not None:
                self.overlay(canvas, self.board)
            for effect in self.effects:
                effect.paint(canvas, self.board, self.share)
            if self.throw is not None:
                self._paint_tray(canvas, self.throw)
            if self._slip is not None and self.overlay is None:
                self._paint_slip(canvas, *self._slip)

    def _paint_slip(self, canvas: Canvas, lines: Sequence[str], spot: tuple[int, int]) -> None:
        """Below what it speaks of, or above where there is no room."""
        text = "\n".join(lines)
        wide = min(canvas.px(380), self.rect.width - canvas.px(60))
        shown = canvas.look.wrapped(text, wide, SMALL)
        width = max(canvas.look.extent(line, SMALL)[0] for line in shown)
        box = pygame.Rect(0, 0, width + canvas.px(26), len(shown) * canvas.look.line(SMALL) + canvas.px(18))
        box.midtop = (spot[0], spot[1] + canvas.px(20))
        if box.bottom > self.rect.bottom - canvas.px(8):
            box.bottom = spot[1] - canvas.px(70)
        box.clamp_ip(self.rect.inflate(-canvas.px(24), -canvas.px(24)))
        skin.slip(canvas, box)
        canvas.covered(box)
        canvas.paragraph(text, box.inflate(-canvas.px(24), -canvas.px(16)), size=SMALL, colour=canvas.theme.ink)

    def _paint_tray(self, canvas: Canvas, throw: Throw) -> None:
        """Dice on leather at the lower edge of the board; hits stand on green and bear a tick."""
        die, gap = canvas.px(DIE), canvas.px(10)
        count = max(len(throw.values), 1)
        fitting = max((self.rect.width - canvas.px(80)) // (die + gap), 1)
        columns = min(count, fitting)
        rows = -(-count // columns)
        wide = columns * (die + gap) - gap
        words = throw.words and not self.rolling
        text_width = canvas.look.extent(throw.words, SMALL)[0] if words else 0
        tray = pygame.Rect(0, 0, max(wide, text_width) + canvas.px(56), rows * (die + gap) - gap + canvas.px(52))
        if words:
            tray.height += canvas.look.line(SMALL)
        tray.midbottom = (self.rect.centerx, self.rect.bottom - canvas.px(14))
        skin.ground(canvas, tray, "leather")
        canvas.covered(tray)
        left = tray.centerx - wide // 2
        for number, value in enumerate(throw.values):
            x = left + (number % columns) * (die + gap)
            y = tray.y + canvas.px(26) + (number // columns) * (die + gap)
            self._paint_die(canvas, throw, number, value, pygame.Rect(x, y, die, die))
        if words:
            line = canvas.look.line(SMALL)
            box = pygame.Rect(tray.x, tray.bottom - canvas.px(22) - line, tray.width, line)
            canvas.text(throw.words, box, size=SMALL, colour=canvas.theme.cream, align="centre")

    def _paint_die(self, canvas: Canvas, throw: Throw, number: int, value: int, box: pygame.Rect) -> None:
        still = not self.rolling or self.share > TUMBLING + 0.03 * (number % 6)
        hit = still and throw.hits_from and value >= throw.hits_from
        picture = f"common/dice/face_{value}"
        if not still:
            frame = crc32(f"{number} {int(self.share * 14)}".encode())
            picture = f"common/dice/tumble_{frame % 3 + 1}" if frame % 2 else f"common/dice/face_{frame % 6 + 1}"
            box = box.move(0, -round(canvas.px(20) * (1 - self.share) * ((frame >> 3) % 3) / 2))
        if hit:
            pygame.draw.rect(canvas.surface, HIT, box.inflate(canvas.px(8), canvas.px(8)), border_radius=canvas.px(12))
        face = canvas.look.pictures.sized(picture, box.size)
        if face is not None:
            canvas.surface.blit(face, box)
        if hit:
            tick = pygame.Rect(0, 0, canvas.px(22), canvas.px(22))
            tick.center = box.topright
            pygame.draw.aacircle(canvas.surface, canvas.theme.night, tick.center, tick.width // 2 + 1)
            canvas.icon("check", tick.inflate(-canvas.px(5), -canvas.px(5)), HIT)
