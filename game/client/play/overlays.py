"""What held keys reveal over the board: sight, range, noise, names of zones, and why enemies go where they go."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import hypot

import pygame

from game.client.boardview import BoardView
from game.client.canvas import Canvas
from game.client.look import SMALL
from game.client.play.view import TableView
from game.client.theme import Colour
from game.client.words import _, counted

Painter = Callable[[Canvas, BoardView], None]
NOISE_COLOUR: Colour = (240, 160, 60)
THREAT: Colour = (236, 92, 76)
LISTENING = 64
"""Units of the arrow that shows which way somebody listens."""


def badge(
    canvas: Canvas,
    text: str,
    centre: tuple[int, int],
    colour: Colour,
    most: int,
    *,
    within: pygame.Rect | None = None,
    taken: list[pygame.Rect] | None = None,
) -> None:
    """A few words on a dark plate, in as many lines as they need.

    `within` is a rectangle that it does not leave; in `taken` are plates that it gives way to, and then is one of them.
    """
    lines = canvas.look.wrapped(text, most, SMALL)
    line = canvas.look.line(SMALL)
    width = max(canvas.look.extent(each, SMALL)[0] for each in lines)
    box = pygame.Rect(0, 0, width + canvas.px(16), len(lines) * line + canvas.px(8))
    box.center = centre
    if within is not None:
        box.clamp_ip(within)
    if taken is not None:
        box = _aside(box, taken, canvas.px(3))
        taken.append(box)
    pygame.draw.rect(canvas.surface, canvas.theme.night, box, border_radius=canvas.px(7))
    pygame.draw.rect(canvas.surface, colour, box, max(canvas.px(1.5), 1), border_radius=canvas.px(7))
    canvas.covered(box)
    canvas.paragraph(text, box.inflate(-canvas.px(14), -canvas.px(8)), size=SMALL, align="centre")


def _aside(box: pygame.Rect, taken: list[pygame.Rect], gap: int) -> pygame.Rect:
    """The nearest place below or above at which a plate covers no other."""
    for step in range(1, 9):
        if box.collidelist(taken) < 0:
            return box
        sign = 1 if step % 2 else -1
        box = box.move(0, sign * step * (box.height // 2 + gap))
    return box


def _shade(canvas: Canvas, board: BoardView, zone: str, colour: tuple[int, int, int, int]) -> None:
    for rect in board.model.board.zones[zone].rects:
        left, top = board.spot(rect.x, rect.y)
        right, bottom = board.spot(rect.right, rect.bottom)
        area = pygame.Rect(left, top, right - left, bottom - top).clip(board.rect)
        if area.width > 0 and area.height > 0:
            veil = pygame.Surface(area.size, pygame.SRCALPHA)
            veil.fill(colour)
            canvas.surface.blit(veil, area)


def sight(view: TableView, zone: str) -> Painter:
    """Zones that cannot be seen from a zone lie in the dark."""

    def paint(canvas: Canvas, board: BoardView) -> None:
        seen = view.board.seen_from(zone)
        for other in view.board.zones:
            if other not in seen:
                _shade(canvas, board, other, (10, 8, 6, 165))
        badge(canvas, _("sees from here"), board.zone_spot(zone), canvas.theme.legal, canvas.px(160))

    return paint


def ranges(view: TableView, zone: str) -> Painter:
    """The range of every zone in sight."""

    def paint(canvas: Canvas, board: BoardView) -> None:
        seen = view.board.seen_from(zone)
        for other in view.board.zones:
            if other in seen:
                badge(canvas, str(seen[other]), board.zone_spot(other), canvas.theme.legal, canvas.px(80))
            else:
                _shade(canvas, board, other, (10, 8, 6, 140))

    return paint


def names(view: TableView) -> Painter:
    """What every zone is called."""

    def paint(canvas: Canvas, board: BoardView) -> None:
        taken: list[pygame.Rect] = []
        for zone in view.board.zones:
            spot = board.zone_spot(zone)
            if board.rect.collidepoint(spot):
                title, within = view.zone_title(zone), board.rect.inflate(-canvas.px(8), -canvas.px(8))
                badge(canvas, title, spot, canvas.theme.brass, canvas.px(150), within=within, taken=taken)

    return paint


def noise(view: TableView) -> Painter:
    """How loud every zone is, the loudest ringed, and who follows the noise because they see nobody."""

    def paint(canvas: Canvas, board: BoardView) -> None:
        loud = {zone: count for zone, count in _loudness(view).items() if zone in view.board.zones}
        most = max(loud.values(), default=0)
        for zone, count in loud.items():
            centre = board.zone_spot(zone)
            for radius in (34, 58, 82) if count == most else ():
                pygame.draw.aacircle(canvas.surface, NOISE_COLOUR, centre, canvas.px(radius), canvas.px(3))
        for other, crowd in view.state.enemies.items():
            reason = view.why(crowd[0])
            if reason is not None and reason.reason == "hears":
                start = board.zone_spot(other)
                for goal in reason.targets:
                    end = _towards(start, board.zone_spot(goal), canvas.px(LISTENING))
                    _arrow(canvas, start, end, NOISE_COLOUR)
        for zone, count in loud.items() if len(loud) > 1 or most > 1 else ():
            if board.rect.collidepoint(board.zone_spot(zone)):
                words = counted("noise {count}", "noise {count}", count)
                badge(canvas, words, board.zone_spot(zone), NOISE_COLOUR, canvas.px(120), within=board.rect)

    return paint


def _loudness(view: TableView) -> Mapping[str, int]:
    return view.rules.edition.noise_by_zone(view.game)


def why(view: TableView) -> Painter:
    """An arrow from every crowd to its next zone, with the reason in a word; the whole way for the one pointed at."""

    def paint(canvas: Canvas, board: BoardView) -> None:
        reasons = {zone: view.why(crowd[0]) for zone, crowd in view.state.enemies.items()}
        for zone, reason in reasons.items():
            start = board.zone_spot(zone)
            for target in reason.targets if reason is not None and zone == board.target.zone else ():
                if target != zone:
                    _arrow(canvas, start, board.zone_spot(target), canvas.theme.glint, 1.5)
            for step in reason.steps if reason is not None else ():
                _arrow(canvas, start, board.zone_spot(step), THREAT, 6)
        taken: list[pygame.Rect] = []
        for zone, reason in reasons.items():
            if reason is not None and board.rect.collidepoint(board.zone_spot(zone)):
                x, y = board.zone_spot(zone)
                above, words = (x, y - canvas.px(44)), reason_word(reason.reason)
                badge(canvas, words, above, THREAT, canvas.px(130), within=board.rect, taken=taken)

    return paint


def reason_word(reason: str) -> str:
    """Why an enemy does what it does, in a word or two."""
    words = {
        "attack": _("attacks"),
        "held_back": _("held back"),
        "stays": _("stays"),
        "hears": _("hears the noise"),
        "sees_noise": _("sees somebody at the noise"),
        "sees": _("sees somebody"),
    }
    return words.get(reason, reason)


def _towards(start: tuple[int, int], end: tuple[int, int], reach: int) -> tuple[int, int]:
    """The point on the way from one to another that is so far from the first."""
    far = max(hypot(end[0] - start[0], end[1] - start[1]), 1.0)
    share = min(reach / far, 1.0)
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)


def _arrow(canvas: Canvas, start: tuple[int, int], end: tuple[int, int], colour: Colour, width: float = 2.5) -> None:
    """A line with a head, on a darker one."""
    if start == end:
        return
    pygame.draw.line(canvas.surface, canvas.theme.night, start, end, canvas.px(width + 3))
    pygame.draw.line(canvas.surface, colour, start, end, canvas.px(width))
    pygame.draw.aacircle(canvas.surface, canvas.theme.night, end, canvas.px(8))
    pygame.draw.aacircle(canvas.surface, colour, end, canvas.px(6))
