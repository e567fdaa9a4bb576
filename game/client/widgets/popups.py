"""What appears over a screen: dialogs, small menus and tooltips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import BODY, SMALL, TITLE, Look
from game.client.widgets.base import Size, Widget
from game.client.widgets.boxes import Column, Gap, Row
from game.client.widgets.buttons import Button, Link
from game.client.widgets.panel import Panel
from game.client.widgets.plain import Label


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be done, in words."""

    text: str
    action: Callable[[], object]
    enabled: bool = True
    reason: str = ""
    """Why not, if it is not enabled."""
    shown: Callable[[], object] | None = None
    """What to do while it is pointed at, to show what it would mean."""


class Modal(Widget):
    """One panel in the middle of a darkened screen; until it is closed nothing but `behind` can be reached."""

    behind: Widget | None = None
    """What the mouse still reaches beside the panel, and the keyboard where nobody else wants a key."""

    def covers(self, spot: tuple[int, int]) -> bool:
        """Whether a point lies on the panel."""
        return any(child.rect.collidepoint(spot) for child in self.children)

    def at(self, spot: tuple[int, int]) -> Widget | None:
        """A part of the panel, what is behind it, or the dialog itself."""
        found = super().at(spot)
        if found is self and self.behind is not None and not self.covers(spot):
            return self.behind.at(spot) or self
        return found

    def key(self, event: pygame.event.Event) -> bool:
        """A key that nobody wanted."""
        return self.behind is not None and self.behind.key(event)

    def cancel(self) -> None:
        """What Esc means; nothing, unless a dialog says otherwise."""

    def reacts(self) -> bool:
        """Nothing behind it can be clicked."""
        return True

    def arrange(self, look: Look) -> None:
        """In the middle, a little above."""
        width, height = self.children[0].size(look, self.rect.width)
        panel = pygame.Rect(0, 0, min(width, self.rect.width), min(height, self.rect.height))
        panel.center = (self.rect.centerx, round(self.rect.y + self.rect.height * 0.46))
        self.children[0].place(look, panel.clamp(self.rect))

    def paint(self, canvas: Canvas) -> None:
        """Darken what is behind."""
        skin.veil(canvas, self.rect)
        canvas.covered(self.rect)


class Dialog(Modal):
    """A question with a few answers in words; Esc is the last one."""

    def __init__(self, title: str, text: str, choices: Sequence[Choice], *, body: Widget | None = None) -> None:
        super().__init__()
        self.choices = choices
        buttons = [Button(choice.text, choice.action, enabled=choice.enabled, tip=choice.reason) for choice in choices]
        parts: list[Widget] = [Label(title, size=TITLE, face="title")]
        if text:
            parts.append(Label(text, size=BODY))
        if body is not None:
            parts.append(body)
        self.adopt(Panel(Column(*parts, Gap(4), Row(Gap(grow=1), *buttons, gap=12), gap=12), pad=28, width=560))

    def cancel(self) -> None:
        """What Esc means."""
        self.choices[-1].action()


class _Line(Link):
    """A choice of a menu, which shows what it would mean while it is pointed at."""

    def __init__(self, choice: Choice, action: Callable[[], object]) -> None:
        super().__init__(choice.text, action, enabled=choice.enabled, tip=choice.reason)
        self._shown = choice.shown

    def noticed(self) -> None:
        """Show it."""
        if self._shown is not None:
            self._shown()


class Menu(Widget):
    """A few choices at a point; any click elsewhere, or Esc, closes it."""

    def __init__(self, spot: tuple[int, int], choices: Sequence[Choice], closed: Callable[[], object]) -> None:
        super().__init__()
        self.spot = spot
        self.closed = closed
        links = [_Line(choice, self._chosen(choice)) for choice in choices]
        self.adopt(Panel(Column(*links, gap=0), pad=8))

    def _chosen(self, choice: Choice) -> Callable[[], None]:
        def act() -> None:
            self.closed()
            choice.action()

        return act

    def cancel(self) -> None:
        """What Esc means."""
        self.closed()

    def reacts(self) -> bool:
        """A click beside it closes it."""
        return True

    def press(self, spot: tuple[int, int]) -> None:
        """A click beside the choices."""
        self.closed()

    def arrange(self, look: Look) -> None:
        """At the point, or as near as the screen allows."""
        width, height = self.children[0].size(look, look.px(360))
        panel = pygame.Rect(self.spot, (width, height))
        self.children[0].place(look, panel.clamp(self.rect))


class Tooltip(Widget):
    """A few words beside what they explain."""

    def __init__(self, text: str, about: pygame.Rect) -> None:
        super().__init__()
        self.text = text
        self.about = about

    def natural(self, look: Look, room: int) -> Size:
        """The wrapped words on a small sheet."""
        lines = look.wrapped(self.text, look.px(320), SMALL)
        width = max(look.extent(line, SMALL)[0] for line in lines)
        return width + look.px(24), len(lines) * look.line(SMALL) + look.px(14)

    def settle(self, look: Look, screen: pygame.Rect) -> None:
        """Find a place below or above what it explains, inside the screen."""
        width, height = self.size(look, screen.width)
        gap = look.px(8)
        rect = pygame.Rect(self.about.centerx - width // 2, self.about.bottom + gap, width, height)
        if rect.bottom > screen.bottom:
            rect.bottom = self.about.top - gap
        self.place(look, rect.clamp(screen.inflate(-gap, -gap)))

    def paint(self, canvas: Canvas) -> None:
        """A paper slip."""
        skin.slip(canvas, self.rect)
        canvas.covered(self.rect)
        inside = self.rect.inflate(-canvas.px(24), -canvas.px(14))
        canvas.paragraph(self.text, inside, size=SMALL, colour=canvas.theme.ink)
