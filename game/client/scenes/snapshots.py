"""Pictures of kept games: the board around the band as it stands, drawn when a list first shows the game.

A game is read beside the screen's thread and its board drawn tile by tile, so that no list ever waits. The finished
picture is put beside the save, where the next look finds it; nothing is put beside files that lie elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from time import perf_counter
from typing import ParamSpec, TypeVar

import pygame

from game.board import Rect
from game.client.boardview import BoardModel, BoardView
from game.client.boardview.model import Tile
from game.client.canvas import Canvas
from game.client.look import Look
from game.client.pictures import Pictures
from game.client.play.dialogs.drawing import figure_picture
from game.client.play.model import board_model
from game.client.play.view import TableView
from game.client.shelf import Shelf
from game.client.skin import mixed
from game.engine import Refused
from game.reopening import reopen
from game.saves.disk import write
from game.saves.folders import folders
from game.saves.headers import Header
from game.saves.shelf import PICTURE

SIZE = (600, 400)
CLOSE = 0.6
"""Screen pixels to a board pixel: about one tile and a half across."""
MOST_PIXELS = 12_000_000
BARE = (112, 90, 64)
"""Ground that nobody has painted."""
SHARE = 0.012
"""Seconds of a frame that drawing may take."""
Key = tuple[Path, int, int]
P = ParamSpec("P")
Done = TypeVar("Done")


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game to be pictured: its file, and what tells one state of it from another."""

    path: Path
    header: Header

    @property
    def key(self) -> Key:
        """The same as long as the game stands where it stood."""
        return self.path, self.header.saved, self.header.steps


def draw_snapshot(canvas: Canvas, snapshots: Snapshots, wish: Snapshot | None, rect: pygame.Rect) -> None:
    """A picture in a dark frame, its middle if the frame is flatter; the empty place until it is made, or a warning."""
    edge = max(canvas.px(3), 1)
    pygame.draw.rect(canvas.surface, canvas.theme.night, rect.inflate(2 * edge, 2 * edge), border_radius=canvas.px(5))
    pygame.draw.rect(canvas.surface, mixed(canvas.theme.leather, canvas.theme.night, 0.4), rect)
    size = (rect.width, max(round(rect.width * SIZE[1] / SIZE[0]), rect.height))
    made = snapshots.sized(wish, size) if wish is not None else None
    if made is not None:
        canvas.surface.blit(made, rect, (0, (size[1] - rect.height) // 2, *rect.size))
    elif wish is None:
        canvas.icon("warning", rect.inflate(-rect.width // 2, -rect.height // 2), canvas.theme.faded)


class Snapshots:
    """Makes pictures one after the other; whoever shows them asks again with every frame."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._made: Shelf[pygame.Surface] = Shelf(MOST_PIXELS)
        self._hopeless: set[Key] = set()
        self._wanted: dict[Key, Snapshot] = {}
        self._current: Snapshot | None = None
        self._reading: Future[Scenery] | None = None
        self._drawing: Iterator[pygame.Surface | None] | None = None
        self._helper: ThreadPoolExecutor | None = None
        self.trouble: Refused | None = None
        """Why pictures cannot be put beside the saves; they are drawn anew next time."""

    @property
    def busy(self) -> bool:
        """Whether something that was asked for is not there yet."""
        return self._current is not None or bool(self._wanted)

    def picture(self, wish: Snapshot) -> pygame.Surface | None:
        """The picture of a game; None until it is made, or if its game cannot be read."""
        made = self._made.get(wish.key)
        current = self._current is not None and self._current.key == wish.key
        if made is None and not current and wish.key not in self._hopeless:
            self._wanted[wish.key] = wish
        return made

    def sized(self, wish: Snapshot, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture in another size."""
        made = self.picture(wish)
        if made is None:
            return None
        return self._made.made((wish.key, size), size, lambda: pygame.transform.smoothscale(made, size))

    def step(self, *, wait: bool = False) -> bool:
        """Do a frame's worth of work; True if another picture is there."""
        if self._current is None:
            return self._begin()
        if self._drawing is None:
            return self._read(wait)
        until = perf_counter() + SHARE
        for made in self._drawing:
            if made is not None:
                self._work(self._keep, self._current.path, made)
                return self._done(made)
            if perf_counter() > until:
                break
        return False

    def finish(self) -> None:
        """Make everything that was asked for, and see it on the disk."""
        while self.busy:
            self.step(wait=True)
        if self._helper is not None:
            self._helper.submit(int).result()

    def close(self) -> None:
        """Nobody wants any more."""
        self._wanted.clear()
        if self._helper is not None:
            self._helper.shutdown(wait=False, cancel_futures=True)
            self._helper = None

    def _begin(self) -> bool:
        if not self._wanted:
            return False
        key = next(iter(self._wanted))
        wish = self._wanted.pop(key)
        self._current = wish
        kept = _kept(wish.path)
        if kept is not None:
            return self._done(kept)
        self._reading = self._work(_scenery, wish, self._pictures)
        return False

    def _work(self, deed: Callable[P, Done], *facts: P.args, **more: P.kwargs) -> Future[Done]:
        """Do something beside the screen's thread, one thing after the other."""
        if self._helper is None:
            self._helper = ThreadPoolExecutor(1, "snapshots")
        return self._helper.submit(deed, *facts, **more)

    def _read(self, wait: bool) -> bool:
        assert self._reading is not None
        if not wait and not self._reading.done():
            return False
        try:
            self._drawing = drawn(self._reading.result(), self._pictures)
        except Refused:
            return self._done(None)
        return False

    def _done(self, made: pygame.Surface | None) -> bool:
        assert self._current is not None
        key = self._current.key
        if made is None:
            self._hopeless.add(key)
        else:
            self._made.put(key, made, made.get_size())
        self._current, self._reading, self._drawing = None, None, None
        return True

    def _keep(self, path: Path, made: pygame.Surface) -> None:
        """Put a picture beside its save; where that cannot be, no more are tried."""
        if self.trouble is None and path.is_relative_to(folders().saves):
            file = BytesIO()
            pygame.image.save(made, file, f"snapshot{PICTURE}")
            try:
                write(path.with_suffix(PICTURE), file.getvalue(), keep=False)
            except Refused as refusal:
                self.trouble = refusal


def _kept(path: Path) -> pygame.Surface | None:
    """The picture beside a save, if it is not older than the save and can be read."""
    file = path.with_suffix(PICTURE)
    try:
        if not file.is_file() or file.stat().st_mtime_ns < path.stat().st_mtime_ns:
            return None
        picture = pygame.image.load(file)
        return picture.convert() if picture.get_size() == SIZE else None
    except (OSError, pygame.error):
        return None


@dataclass(frozen=True, slots=True)
class Scenery:
    """A table to be drawn: what stands on it, where the picture is taken, and the tiles that are seen there."""

    view: TableView
    model: BoardModel
    middle: tuple[float, float]
    tiles: dict[str, pygame.Surface]


def _scenery(wish: Snapshot, pictures: Pictures) -> Scenery:
    """A game as it stands, and the pictures of its ground; runs beside the screen's thread."""
    opened = reopen(wish.path)
    view = TableView(opened.rules, opened.session.state, wish.header.players)
    model = board_model(view)
    middle = _middle(view, model)
    across, down = (round(side / _close(model)) for side in SIZE)
    seen = Rect(round(middle[0] - across / 2), round(middle[1] - down / 2), across, down)
    names = [_picture_of(tile, pictures) for tile in model.tiles if tile.area.overlaps(seen)]
    read = {name: pictures.read(name) for name in names}
    return Scenery(view, model, middle, {name: tile for name, tile in read.items() if tile is not None})


def _picture_of(tile: Tile, pictures: Pictures) -> str:
    """The picture of a tile lit for its turn, else the upright one."""
    turned = f"{tile.picture}.{90 * tile.turns}"
    return turned if tile.turns and pictures.has(turned) else tile.picture


def drawn(scenery: Scenery, pictures: Pictures) -> Iterator[pygame.Surface | None]:
    """Nothing after each small step, then the picture of the board around the band."""
    model, look = scenery.model, Look(pictures, motion=0.0)
    for name, tile in scenery.tiles.items():
        pictures.put(name, tile)
        yield None
    figures = (figure_picture(pictures, scenery.view.folder, figure.sprite) for figure in model.figures)
    for name in dict.fromkeys(figures):
        pictures.get(name)
        yield None
    board = BoardView(model, pictures)
    board.place(look, pygame.Rect((0, 0), SIZE))
    board.camera.look_at(*scenery.middle, _close(model))
    board.camera.arrive()
    surface = pygame.Surface(SIZE).convert()
    surface.fill(BARE)
    while not board.settled:
        board.draw(Canvas(surface, look))
        yield None
    for name in scenery.tiles:
        pictures.forget(name)
    yield surface


def _close(model: BoardModel) -> float:
    """The usual zoom, or closer where a small board would leave the picture half empty."""
    width, height = model.board.size
    return max(CLOSE, SIZE[0] / width, SIZE[1] / height)


def _middle(view: TableView, model: BoardModel) -> tuple[float, float]:
    """Where the band stands, or else the middle of the board; as far from its edges as the picture reaches."""
    spots = [model.board.zones[one.zone].label for one in view.band if one.zone in model.board.zones]
    middle = []
    for axis, whole in enumerate(model.board.size):
        reach = SIZE[axis] / _close(model) / 2
        place = sum(spot[axis] for spot in spots) / len(spots) if spots else whole / 2
        middle.append(min(max(place, reach), whole - reach))
    return middle[0], middle[1]
