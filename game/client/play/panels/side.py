"""The panel at the right: goals with their state, special rules, decks, and the log in whole sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import BODY, SMALL, Look
from game.client.play.story import Line
from game.client.play.view import TableView
from game.client.widgets import Column, Gap, IconButton, Label, Link, Row, Rule, Scroll, Widget
from game.client.widgets.base import Size
from game.client.words import _, localised

BRASS = (214, 168, 88)
LATEST = 60
"""Sentences of the log that can be scrolled back to."""
FOLDED = 66
"""Units that a folded log has: three lines."""


class Goal(Widget):
    """A goal with a box that is ticked once it is reached."""

    def __init__(self, text: str, *, reached: bool) -> None:
        super().__init__()
        self.text = text
        self.reached = reached

    def natural(self, look: Look, room: int) -> Size:
        """The wrapped words beside the box."""
        lines = look.wrapped(self.text, room - look.px(28), SMALL + 1)
        return room, max(len(lines) * look.line(SMALL + 1), look.px(20))

    def paint(self, canvas: Canvas) -> None:
        """A box, a tick, the words."""
        side = canvas.px(17)
        box = pygame.Rect(self.rect.x, self.rect.y + canvas.px(1), side, side)
        pygame.draw.rect(canvas.surface, canvas.theme.night, box, border_radius=canvas.px(3))
        pygame.draw.rect(canvas.surface, canvas.theme.brass, box, max(canvas.px(1.5), 1), border_radius=canvas.px(3))
        if self.reached:
            canvas.icon("check", box.inflate(canvas.px(2), canvas.px(2)), canvas.theme.glint)
        words = pygame.Rect(self.rect.x + canvas.px(26), self.rect.y, self.rect.width - canvas.px(26), self.rect.height)
        ink = canvas.theme.faded if self.reached else canvas.theme.cream
        canvas.paragraph(self.text, words, size=SMALL + 1, colour=ink)


class Said(Widget):
    """A sentence of the log; pointing at it shows its zone."""

    def __init__(self, line: Line, show: Callable[[str], object], *, fresh: bool) -> None:
        super().__init__()
        self.line = line
        self.show_zone = show
        self.fresh = fresh

    def reacts(self) -> bool:
        """Only what happened somewhere."""
        return bool(self.line.zone)

    def point(self, spot: tuple[int, int]) -> None:
        """Show where it happened."""
        self.show_zone(self.line.zone)

    def leave(self) -> None:
        """Show it no more."""
        self.show_zone("")

    def natural(self, look: Look, room: int) -> Size:
        """The wrapped words."""
        return room, len(look.wrapped(self.line.text, room - look.px(8), SMALL)) * look.line(SMALL) + look.px(4)

    def paint(self, canvas: Canvas) -> None:
        """Older sentences fade."""
        if self.hot:
            pygame.draw.rect(canvas.surface, canvas.theme.leather, self.rect, border_radius=canvas.px(4))
        ink = canvas.theme.glint if self.hot else canvas.theme.cream if self.fresh else canvas.theme.faded
        canvas.paragraph(self.line.text, self.rect.inflate(-canvas.px(8), -canvas.px(4)), size=SMALL, colour=ink)


class Deck(Widget):
    """A pile with the number of its cards."""

    def __init__(self, icon: str, count: int, tip: str) -> None:
        super().__init__(tip=tip)
        self.icon = icon
        self.count = count

    def natural(self, look: Look, room: int) -> Size:
        """The icon and the number."""
        return look.px(30) + look.extent(str(self.count), BODY, "bold")[0], look.px(26)

    def paint(self, canvas: Canvas) -> None:
        """The icon, then the number."""
        side = canvas.px(22)
        canvas.icon(self.icon, pygame.Rect(self.rect.x, self.rect.centery - side // 2, side, side), canvas.theme.brass)
        box = pygame.Rect(self.rect.x + canvas.px(27), self.rect.y, self.rect.width - canvas.px(27), self.rect.height)
        canvas.text(str(self.count), box, face="bold")


class LogView(Scroll):
    """The log, always at its end unless scrolled."""

    def arrange(self, look: Look) -> None:
        """Begin at the latest sentence."""
        super().arrange(look)
        self.offset = max(self.children[0].size(look, self.rect.width - look.px(16))[1] - self.rect.height, 0)
        super().arrange(look)

    def paint(self, canvas: Canvas) -> None:
        """A darker inlay."""
        skin.segments(canvas, self.rect)


def side_panel(
    view: TableView,
    lines: Sequence[Line],
    *,
    rules: Callable[[], object],
    bounty: Callable[[], object],
    log: Callable[[], object],
    show_zone: Callable[[str], object],
    narrow: bool,
) -> Widget:
    """From the goals down to the log; where there is little room, the log is folded to its last lines."""
    goals = [Goal(localised(goal.text), reached=goal.id in view.state.goals) for goal in view.mission.goals]
    said = [Said(line, show_zone, fresh=number >= len(lines) - 4) for number, line in enumerate(lines)][-LATEST:]
    book = LogView(Column(*said, gap=1) if said else Gap(1), grow=0 if narrow else 1, height=FOLDED if narrow else None)
    title = _linked(_("Special rules"), rules, _("Show the story and the special rules."))
    above: list[Widget]
    if narrow:
        above = [
            Scroll(Column(_heading(_("Goals")), *goals, title, _special(view), Rule(), _decks(view, bounty), gap=5))
        ]
    else:
        above = [_heading(_("Goals")), *goals, title, Scroll(_special(view), grow=0, height=132), Rule()]
        above.append(_decks(view, bounty))
    return Column(*above, Rule(), _linked(_("Log"), log, _("Show the whole log.")), book, gap=5 if narrow else 7)


def _heading(text: str) -> Label:
    return Label(text, size=SMALL, face="bold", colour=BRASS, wrap=False)


def _linked(text: str, action: Callable[[], object], tip: str) -> Row:
    """A heading with a way to more."""
    return Row(_heading(text), Gap(grow=1), IconButton("inspect", action, tip=tip, side=24), cross="middle")


def _special(view: TableView) -> Widget:
    """The special rules of the mission, a paragraph each."""
    text = view.mission.text
    rules = [rule.text for rule in text.rules if rule.text is not None] if text is not None else []
    said = [Label(localised(rule), size=SMALL) for rule in rules] or [Label(_("None."), size=SMALL)]
    return Column(*said, gap=5)


def log_page(lines: Sequence[Line], show_zone: Callable[[str], object]) -> Widget:
    """The whole log, the latest sentence first."""
    return Column(*(Said(line, show_zone, fresh=True) for line in reversed(lines)), gap=1)


def _decks(view: TableView, bounty: Callable[[], object]) -> Widget:
    state = view.state
    piles = (
        ("search", "equipment", _("Equipment cards left to find")),
        ("skull", "spawn", _("Spawn cards left in the deck")),
        ("favourite", "bounty", _("Bounty weapons left")),
    )
    decks: list[Widget] = [Deck(icon, len(state.piles[pile]), tip) for icon, pile, tip in piles if pile in state.piles]
    active = sum(token.active for token in state.spawns.values())
    limit = view.content.game.active_spawns_to_lose
    tip = _("Active spawn tokens; {limit} lose the game.").format(limit=limit) if limit else _("Active spawn tokens")
    decks.append(Deck("spawn", active, tip))
    top = state.shown.get("bounty", "")
    rows: list[Widget] = [Row(*decks, gap=14)]
    feat = view.content.equipment[top.rpartition(".")[0]].feat if top else None
    if feat is not None:
        text = _("Bounty: {name}").format(name=view.name(top))
        rows.append(Link(text, bounty, size=SMALL, tip=localised(feat.text)))
    return Column(*rows, gap=2)
