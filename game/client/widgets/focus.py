"""Who has the keyboard: Tab goes round in reading order, arrows go to the nearest neighbour that way."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.widgets.base import Widget

ARROWS: dict[int, tuple[int, int]] = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


def reachable(root: Widget) -> list[Widget]:
    """All widgets that the keyboard can reach, in reading order."""
    return [widget for widget in root.walk() if widget.takes_focus()]


def after(current: Widget | None, widgets: Sequence[Widget], step: int) -> Widget | None:
    """The next or previous one, round and round."""
    if not widgets:
        return None
    if current not in widgets:
        return widgets[0 if step > 0 else -1]
    return widgets[(widgets.index(current) + step) % len(widgets)]


def towards(current: Widget, widgets: Sequence[Widget], way: tuple[int, int]) -> Widget | None:
    """The nearest one in a direction; what lies straight ahead counts as nearer than what lies aside."""
    best: tuple[float, int] | None = None
    here = current.rect
    for number, other in enumerate(widgets):
        if other is current:
            continue
        ahead, aside = _distance(here, other.rect, way)
        if ahead > 0:
            rank = (ahead + 3.0 * aside, number)
            best = min(best, rank) if best else rank
    return widgets[best[1]] if best else None


def _distance(here: pygame.Rect, there: pygame.Rect, way: tuple[int, int]) -> tuple[float, float]:
    """How far one rectangle lies ahead of another, and how far to the side of its path."""
    if way[0]:
        ahead = (there.centerx - here.centerx) * way[0]
        aside = max(there.top - here.bottom, here.top - there.bottom, 0)
        beyond = there.left >= here.right if way[0] > 0 else there.right <= here.left
    else:
        ahead = (there.centery - here.centery) * way[1]
        aside = max(there.left - here.right, here.left - there.right, 0)
        beyond = there.top >= here.bottom if way[1] > 0 else there.bottom <= here.top
    return (float(ahead) if beyond else 0.0), float(aside)
