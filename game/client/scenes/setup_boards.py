"""Pictures of whole boards, composed tile by tile from the baked ground while the player reads.

Small ones for lists are made of the plain pictures that maps are laid out with; hand-drawn boards are shown as drawn
until they are baked.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path

import pygame

from game.board.shape import footprint
from game.client.boardview.model import Tile
from game.client.canvas import Canvas
from game.client.grounds import Grounds, Laying
from game.client.look import SMALL, Look
from game.client.pictures import Pictures
from game.client.scenes.laying import GLANCE, laying_words
from game.client.widgets import Widget
from game.engine import Refused
from game.guests import Guest
from game.missions import BOARD, shipped_mission
from game.shipped import shipped
from game.tiled.boards import BoardSource, read_board
from game.tiled.formats import FORMATS
from game.tiled.problems import BadMap

TOKEN_SIDE = 150
"""Board pixels that a token measures on a small picture: a little larger than on the table, to be seen."""
SHOWN = ("start", "exit", "spawn", "objective")
EDGE = 6
THUMB = (76, 56)
"""Units of a picture in a list."""
GROUND = (30, 24, 20)
NO_BOARD = (1, 1)
"""The size of a board that cannot be read."""


def composed(
    pictures: Pictures, source: BoardSource, game: str, longest: int, *, coarse: bool = False, laying: Laying | None
) -> Iterator[pygame.Surface | None]:
    """Nothing after each tile, then the finished picture, its longer side so many pixels.

    A coarse one shows the ground alone, from pictures that are quick to read.
    """
    width, height = source.board.size
    scale = longest / max(width, height)
    made = pygame.Surface((max(round(width * scale), 1), max(round(height * scale), 1)))
    made.fill(GROUND)
    if laying is not None:
        made.blit(laying.small(made.get_size()), (0, 0))
        yield None
    for placement in source.layout if laying is None else ():
        area = footprint(placement, source.shapes)
        tile = Tile(f"{game}/{'pictures' if coarse else 'tiles'}/{placement.face}", area, placement.turns)
        left, top = round(area.x * scale), round(area.y * scale)
        right, bottom = round(area.right * scale), round(area.bottom * scale)
        picture = _ground(pictures, tile, (right - left, bottom - top))
        if picture is not None:
            made.blit(picture, (left, top))
        yield None
    if not coarse:
        _lay_tokens(made, pictures, source, game, scale)
    yield made


def _lay_tokens(made: pygame.Surface, pictures: Pictures, source: BoardSource, game: str, scale: float) -> None:
    for token in source.tokens:
        if token.kind in SHOWN:
            side = max(round(TOKEN_SIDE * scale), 8)
            sign = pictures.sized(f"{game}/tokens/{_sign(token.kind, dict(token.properties))}", (side, side))
            if sign is not None:
                made.blit(sign, sign.get_rect(center=(round(token.x * scale), round(token.y * scale))))


def _ground(pictures: Pictures, tile: Tile, size: tuple[int, int]) -> pygame.Surface | None:
    """A tile as it lies, at its size; the full picture is let go of at once, for there are many and they are large."""
    turned = f"{tile.picture}.{90 * tile.turns}"
    name = turned if tile.turns and pictures.has(turned) else tile.picture
    whole = pictures.get(name)
    if whole is None:
        return None
    if tile.turns and name == tile.picture:
        whole = pygame.transform.rotate(whole, -90 * tile.turns)
    small = pygame.transform.smoothscale(whole, size)
    pictures.forget(name)
    return small


def _sign(kind: str, facts: dict[str, object]) -> str:
    """The picture of a token as it lies at the beginning: face down, asleep, or in its colour."""
    if facts.get("hidden"):
        return f"{kind}_hidden"
    if kind == "spawn":
        sort = facts.get("kind") or facts.get("colour")
        asleep = "_inactive" if sort in ("abomination", "green", "violet") else ""
        return f"spawn_{sort}{asleep}"
    return f"objective_{facts['colour']}" if kind == "objective" else kind


@lru_cache(maxsize=64)
def _size_of(board: Path, game: str, stamp: int) -> tuple[int, int]:
    return read_board(board, FORMATS[game]).board.size


def board_size(folder: Path, game: str) -> tuple[int, int]:
    """Width and height of a mission's board in pixels; `NO_BOARD` where it cannot be read."""
    board = folder / BOARD
    try:
        return _size_of(board, game, board.stat().st_mtime_ns)
    except (BadMap, OSError):
        return NO_BOARD


class Turns:
    """Keeps a long list of pictures from holding the window up: a thread reads maps, and one picture works a frame."""

    def __init__(self) -> None:
        self._free = True
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="maps")
        self._maps: dict[tuple[str, str], Future[BoardSource]] = {}

    def map(self, folder: Path, game: str, mark: str) -> Future[BoardSource]:
        """The board of a mission, as soon as it has been read."""
        if (game, mark) not in self._maps:
            self._maps[game, mark] = self._reader.submit(read_board, folder / BOARD, FORMATS[game])
        return self._maps[game, mark]

    def close(self) -> None:
        """Nobody looks any more."""
        self._reader.shutdown(wait=False, cancel_futures=True)

    def next_frame(self) -> None:
        """Somebody may work again."""
        self._free = True

    def take(self) -> bool:
        """Whether it is the caller's turn in this frame."""
        free, self._free = self._free, False
        return free


class BoardSketch(Widget):
    """The board of any mission within a box; composed when first seen, and again when its ground has been baked."""

    def __init__(
        self,
        game: str,
        folder: Path,
        mark: str,
        *,
        width: float,
        height: float,
        grounds: Grounds | None = None,
        turns: Turns | None = None,
        bake: bool = False,
    ) -> None:
        super().__init__(width=width, height=height)
        self.game = game
        self.folder = folder
        self.mark = mark
        """Tells boards apart: the name of a printed mission, or what a mission of others holds."""
        self.bake = bake
        self._grounds = grounds
        self._turns = turns
        self._laying: Laying | None = None
        self._source: BoardSource | None = None
        self._look: Look | None = None
        self._steps: Iterator[pygame.Surface | None] | None = None
        self._shown: pygame.Surface | None = None
        self._failed = False

    def arrange(self, look: Look) -> None:
        """Remember how large things are."""
        self._look = look

    @property
    def _edge(self) -> float:
        return EDGE if self._turns is None else EDGE / 3

    def _longest(self) -> int:
        assert self._look is not None
        room = 2 * self._look.px(self._edge)
        if self._source is None:
            return max(max(self.rect.size) - room, 1)
        width, height = self._source.board.size
        share = min((self.rect.width - room) / width, (self.rect.height - room) / height)
        return max(round(max(width, height) * share), 1)

    def _name(self) -> str:
        """Where the finished picture is kept; the box decides how large it is."""
        plain = " plain" if self._laying is not None and not self._laying.ready else ""
        return f"made/board {self.game} {self.mark} {self.rect.size}{plain}"

    def ready(self) -> pygame.Surface | None:
        """The picture, once it is finished."""
        return self._look.pictures.get(self._name()) if self._look is not None else None

    def _unfinished(self) -> bool:
        return self._look is not None and bool(self.rect.width) and not self._failed and self.ready() is None

    def step(self) -> None:
        """Compose one tile more."""
        assert self._look is not None
        if self._steps is None:
            self._steps = self._begun()
            return
        made = next(self._steps)
        if made is not None:
            self._look.pictures.put(self._name(), made)
            self._steps = None
            self.changed()

    def _read(self) -> BoardSource:
        """The map; lists have theirs read beside the game."""
        if self._turns is not None:
            return self._turns.map(self.folder, self.game, self.mark).result()
        return read_board(self.folder / BOARD, FORMATS[self.game])

    def _at_hand(self) -> bool:
        """Whether nobody has to wait for the map."""
        return self._turns is None or self._turns.map(self.folder, self.game, self.mark).done()

    def _begun(self) -> Iterator[pygame.Surface | None] | None:
        """Read the map; what cannot be read any more stays without a picture."""
        assert self._look is not None
        try:
            if self._source is None:
                self._source = self._read()
                if self._source.drawing is not None and self._grounds is not None:
                    self._laying = self._grounds.of(self.folder, self.game)
        except (BadMap, Refused):
            self._failed = True
            return None
        if self.ready() is not None:
            return None
        coarse = self._turns is not None
        pictures = Pictures(shipped("maps")) if coarse else self._look.pictures
        return composed(pictures, self._source, self.game, self._longest(), coarse=coarse, laying=self._laying)

    def update(self, seconds: float) -> None:
        """A tile a frame; and a look at the ground while it is baked."""
        if self._unfinished() and self._at_hand() and (self._turns is None or self._turns.take()):
            self.step()
        laying = self._laying
        if laying is not None and self.bake and self._grounds is not None:
            if not laying.ready and not laying.busy:
                self._grounds.begin(laying)
            if laying.update():
                self.changed()

    def finish(self) -> None:
        """Compose all of it now."""
        while self._unfinished():
            self.step()
        if self.bake and self._laying is not None:
            self._laying.wait_for()
            while self._unfinished():
                self.step()

    def wait(self) -> float | None:
        """No rest before it is finished; a look now and then while it is baked."""
        if self._unfinished():
            return 0.0 if self._at_hand() else GLANCE
        return GLANCE if self._laying is not None and self._laying.busy else None

    def paint(self, canvas: Canvas) -> None:
        """The board with a dark edge and a shadow, or its empty place."""
        self._shown = self.ready() or self._shown
        edge = canvas.px(self._edge)
        if self._shown is None:
            pygame.draw.rect(canvas.surface, canvas.theme.leather, self.rect.inflate(-2 * edge, -2 * edge))
            return
        place = self._shown.get_rect(center=self.rect.center)
        shade = place.inflate(edge, edge).move(edge // 3, edge // 2)
        pygame.draw.rect(canvas.surface, (58, 44, 30), shade, border_radius=canvas.px(4))
        pygame.draw.rect(canvas.surface, canvas.theme.night, place.inflate(edge, edge), border_radius=canvas.px(3))
        canvas.surface.blit(self._shown, place)
        if self.bake and self._laying is not None and self._laying.busy:
            self._paint_progress(canvas, place, self._laying.share)

    def _paint_progress(self, canvas: Canvas, place: pygame.Rect, share: float) -> None:
        """How far the baking has come, on a dark strip at the lower edge."""
        line = canvas.look.line(SMALL)
        strip = pygame.Rect(place.x, place.bottom - line - canvas.px(8), place.width, line + canvas.px(8))
        canvas.surface.fill(canvas.theme.night, strip)
        done = pygame.Rect(strip.x, strip.bottom - canvas.px(3), round(strip.width * share), canvas.px(3))
        canvas.surface.fill(canvas.theme.brass, done)
        words = canvas.look.shortened(laying_words(share), strip.width - canvas.px(8), SMALL)
        canvas.text(words, strip, size=SMALL, colour=canvas.theme.cream, align="centre")


def thumbnail(game: str, folder: Path, mark: str, grounds: Grounds, turns: Turns) -> BoardSketch:
    """A picture for a list."""
    return BoardSketch(game, folder, mark, width=THUMB[0], height=THUMB[1], grounds=grounds, turns=turns)


def guest_picture(guest: Guest, side: float, grounds: Grounds) -> BoardSketch:
    """The board of somebody else's mission in its own proportions; a hand-drawn one is baked while one reads."""
    assert guest.home is not None
    width, height = board_size(guest.home, guest.game)
    share = side / max(width, height)
    return BoardSketch(
        guest.game,
        guest.home,
        guest.digest,
        width=width * share,
        height=height * share,
        grounds=grounds,
        bake=guest.playable,
    )


class BoardPicture(BoardSketch):
    """The board of a printed mission in its own proportions."""

    def __init__(self, game: str, mission: str, side: float) -> None:
        width, height = shipped_mission(game, mission).board.size
        share = side / max(width, height)
        folder = shipped("maps") / game / mission
        super().__init__(game, folder, mission, width=width * share, height=height * share)
