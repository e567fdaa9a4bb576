"""Baking in a process of its own: the window stays quick, and memory and mishaps stay out of it."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

import numpy as np
import pygame

from game.bake import bake, scene_of
from game.bake.arrays import Array
from game.client.grounds.cellar import piece_name
from game.client.grounds.plan import Plan
from game.tiled.boards import read_board
from game.tiled.formats import FORMATS
from game.tiled.problems import BadMap

BAKED = 0.9
"""Share of the work that is done when the picture stands and is not written yet."""
PATIENCE = 5.0
"""Seconds that a process has to end in after it was told to."""


def bake_pieces(plan: Plan, into: Path, tell: Callable[[float], None]) -> None:
    """Bake a board and write the pictures of its pieces; `tell` hears the share that is done."""
    drawing = read_board(plan.board, FORMATS[plan.game]).drawing
    assert drawing is not None, "only hand-drawn boards are baked"
    picture = bake(scene_of(drawing, _prop_picture), plan.scale, lambda share: tell(BAKED * share), vignette=True)
    for number, piece in enumerate(plan.pieces):
        left, top = round(piece.x * plan.scale), round(piece.y * plan.scale)
        width, height = plan.measure(piece)
        part = np.ascontiguousarray(picture[top : top + height, left : left + width])
        pygame.image.save(pygame.image.frombuffer(part.tobytes(), (width, height), "RGB"), into / piece_name(number))
        tell(BAKED + (1 - BAKED) * (number + 1) / len(plan.pieces))


def _prop_picture(path: Path) -> Array:
    """The picture of a prop that the baker has no model of, (rows, columns, 4) of uint8."""
    loaded = pygame.image.load(path)
    width, height = loaded.get_size()
    return np.frombuffer(pygame.image.tobytes(loaded, "RGBA"), np.uint8).reshape(height, width, 4)


def _work(plan: Plan, into: Path, pipe: Connection) -> None:
    """What the process does: shares of the work go through the pipe, and at the end why it failed, or nothing."""
    try:
        bake_pieces(plan, into, pipe.send)
    except (BadMap, OSError, MemoryError, pygame.error) as error:
        pipe.send(str(error).partition("\n")[0] or type(error).__name__)
    else:
        pipe.send("")


class Baking:
    """A board being baked beside the game; may raise OSError where no process can be started."""

    def __init__(self, plan: Plan, into: Path) -> None:
        self.into = into
        self.share = 0.0
        self.over = False
        self.failure = ""
        """Why there is no picture, once it is over."""
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=_work, args=(plan, into, theirs), daemon=True)
        self._process.start()
        theirs.close()

    def update(self, patience: float = 0.0) -> bool:
        """Hear what the process has to tell, waiting at most so many seconds; True if anything changed."""
        before = (self.share, self.over)
        while not self.over and self._pipe.poll(patience):
            patience = 0.0
            try:
                told: float | str = self._pipe.recv()
            except EOFError:
                told = "it stopped in the middle"
            if isinstance(told, str):
                self.over, self.failure = True, told
                self._pipe.close()
            else:
                self.share = told
        return (self.share, self.over) != before

    def stop(self) -> None:
        """End it now, finished or not."""
        if self.over:
            return
        self.over = True
        self._pipe.close()
        self._process.terminate()
        self._process.join(PATIENCE)
