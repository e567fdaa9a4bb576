"""Kept games as they are listed and described: a row with its picture, the words about it, the faces of its band."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import BODY, LARGE, SMALL, Look
from game.client.pictures import picture_of
from game.client.scenes.snapshots import Snapshot, Snapshots, draw_snapshot
from game.client.times import when_words
from game.client.widgets import Widget
from game.client.widgets.base import Size
from game.client.widgets.buttons import Pressable
from game.client.words import _, counted, explained, localised
from game.missions import shipped_missions
from game.saves.exports import plain
from game.saves.headers import Header
from game.saves.shelf import Entry
from game.tables import GAMES

THUMB = (132, 88)
FACE = 54


def mission_words(head: Header) -> str:
    """The mission's number and title in the language spoken."""
    title = localised(head.mission_title)
    printed = not head.custom and head.game in GAMES and head.mission in shipped_missions(head.game)
    return f"{head.mission.upper()}  {title}" if printed else title


def standing_words(head: Header) -> str:
    """How far a game has come."""
    if head.over:
        return _("won") if head.won else _("lost")
    return _("round {number}").format(number=head.round) if head.round else _("at the set-up")


def trouble_words(kind: str) -> str:
    """What is wrong with a file, in two words."""
    words = {
        "torn": _("damaged"),
        "foreign": _("no saved game"),
        "newer": _("from a newer Holdout"),
        "hostile": _("makes no sense"),
        "missing": _("vanished"),
    }
    return words[kind]


def title_of(entry: Entry) -> str:
    """What a game is called: by its players, or by its file if that cannot be read."""
    head = entry.header or entry.backup
    return (head.title if head is not None else "") or plain(entry.name)


class GameRow(Pressable):
    """A kept game in the list; Enter on the chosen one opens it, a click only chooses."""

    def __init__(
        self,
        entry: Entry,
        snapshots: Snapshots,
        chosen: bool,
        choose: Callable[[], object],
        opened: Callable[[], object],
    ) -> None:
        super().__init__(choose, name=f"game {entry.name}")
        self.entry = entry
        self.chosen = chosen
        self.snapshots = snapshots
        self._open = opened

    @property
    def wish(self) -> Snapshot | None:
        """What its picture shows."""
        return Snapshot(self.entry.path, self.entry.header) if self.entry.header is not None else None

    def natural(self, look: Look, room: int) -> Size:
        """A picture and some air."""
        return room, look.px(THUMB[1] + 16)

    def release(self, spot: tuple[int, int]) -> None:
        """A click chooses."""
        if self.rect.collidepoint(spot):
            self.action()

    def activate(self) -> None:
        """Enter chooses; Enter again opens."""
        if self.chosen:
            self._open()
        else:
            self.action()

    def finish(self) -> None:
        """Have its picture made now."""
        if self.wish is not None:
            self.snapshots.picture(self.wish)
            self.snapshots.finish()

    def paint(self, canvas: Canvas) -> None:
        """The picture at the left, the words beside it."""
        ink = skin.strip(canvas, self, on_paper=False)
        picture = pygame.Rect(0, 0, canvas.px(THUMB[0]), canvas.px(THUMB[1]))
        picture.midleft = (self.rect.x + canvas.px(12), self.rect.centery)
        draw_snapshot(canvas, self.snapshots, self.wish, picture)
        left = picture.right + canvas.px(16)
        words = pygame.Rect(left, picture.y, self.rect.right - canvas.px(12) - left, picture.height)
        lines = self._lines()
        heights = [canvas.look.line(size, face) for _, size, face in lines]
        y = words.centery - sum(heights) // 2
        for number, ((text, size, face), height) in enumerate(zip(lines, heights, strict=True)):
            line = pygame.Rect(words.x, y, words.width, height)
            colour = ink if number == 0 else canvas.theme.cream if number == 1 else canvas.theme.faded
            shown = canvas.look.shortened(text, line.width - canvas.px(28 if number == 0 else 0), size, face)
            canvas.text(shown, line, size=size, face=face, colour=colour)
            y += height
        self._draw_mark(canvas, words)

    def _lines(self) -> list[tuple[str, float, str]]:
        head, trouble = self.entry.header, self.entry.trouble
        if head is None:
            assert trouble is not None
            return [
                (title_of(self.entry), LARGE, "subtitle"),
                (trouble_words(trouble.trouble), BODY, "text"),
                (explained(trouble), SMALL, "text"),
            ]
        custom = "  ·  " + _("custom mission") if head.custom else ""
        return [
            (title_of(self.entry), LARGE, "subtitle"),
            (mission_words(head) + custom, BODY, "text"),
            (f"{', '.join(head.players)}  ·  {standing_words(head)}", SMALL, "text"),
            (when_words(head.saved), SMALL, "text"),
        ]

    def _draw_mark(self, canvas: Canvas, words: pygame.Rect) -> None:
        """The end of a game, or what is wrong with it, as a sign."""
        head = self.entry.header
        side = canvas.px(20)
        box = pygame.Rect(words.right - side, words.y + canvas.px(2), side, side)
        if head is None:
            canvas.icon("warning", box, canvas.theme.glint)
        elif head.over:
            canvas.icon("check" if head.won else "skull", box, canvas.theme.glint if head.won else canvas.theme.faded)


class BigPicture(Widget):
    """The picture of one game, as wide as there is room."""

    def __init__(self, wish: Snapshot, snapshots: Snapshots, width: float) -> None:
        super().__init__(width=width, height=width / 1.5)
        self.wish = wish
        self.snapshots = snapshots

    def finish(self) -> None:
        """Have it made now."""
        self.snapshots.picture(self.wish)
        self.snapshots.finish()

    def paint(self, canvas: Canvas) -> None:
        """In a dark frame with a shadow on the paper."""
        inside = self.rect.inflate(-2 * canvas.px(6), -2 * canvas.px(6))
        shade = inside.inflate(canvas.px(8), canvas.px(8)).move(canvas.px(2), canvas.px(3))
        pygame.draw.rect(canvas.surface, (58, 44, 30), shade, border_radius=canvas.px(6))
        draw_snapshot(canvas, self.snapshots, self.wish, inside)


class Faces(Widget):
    """The portraits of a band side by side, as many in a row as there is room for."""

    def __init__(self, game: str, survivors: Sequence[str], side: float = FACE) -> None:
        super().__init__()
        self.game = game
        self.survivors = survivors
        self.side = side

    def _columns(self, look: Look, room: int) -> int:
        return max(room // look.px(self.side + 6), 1)

    def natural(self, look: Look, room: int) -> Size:
        """Whole rows."""
        rows = -(-len(self.survivors) // self._columns(look, room))
        return room, rows * look.px(self.side + 6)

    def paint(self, canvas: Canvas) -> None:
        """Each face in a thin frame; a plain figure for somebody whom this Holdout does not know."""
        step, side = canvas.px(self.side + 6), canvas.px(self.side)
        columns = self._columns(canvas.look, self.rect.width)
        for number, survivor in enumerate(self.survivors):
            place = (self.rect.x + number % columns * step, self.rect.y + number // columns * step)
            draw_face(canvas, self.game, survivor, pygame.Rect(place, (side, side)))


def draw_face(canvas: Canvas, game: str, survivor: str, box: pygame.Rect) -> None:
    """A portrait in a thin frame."""
    pygame.draw.rect(canvas.surface, canvas.theme.night, box, border_radius=canvas.px(6))
    inside = box.inflate(-canvas.px(4), -canvas.px(4))
    face = canvas.look.pictures.sized(picture_of(game, "portraits", survivor), inside.size)
    if face is not None:
        canvas.surface.blit(face, inside)
    else:
        pygame.draw.rect(canvas.surface, canvas.theme.leather, inside)
        canvas.icon("recruit", inside.inflate(-inside.width // 3, -inside.height // 3), canvas.theme.faded)


def count_words(count: int) -> str:
    """How many games there are."""
    return counted("{count} game", "{count} games", count)
