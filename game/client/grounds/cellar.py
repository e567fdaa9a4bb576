"""Baked boards on disk: a folder of pictures each, and the longest unused ones go when they take too much room."""

from __future__ import annotations

import os
import shutil
import time
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp

from game.client.grounds.plan import Plan

MOST_BYTES = 200_000_000
FRESH = "fresh-"
ABANDONED = 3600.0
"""Seconds after which a folder that nobody finished belongs to nobody."""


def piece_name(number: int) -> str:
    """The file of a piece."""
    return f"{number}.png"


class Cellar:
    """The folder in which baked boards are kept."""

    def __init__(self, folder: Path, most_bytes: int = MOST_BYTES) -> None:
        self._folder = folder
        self._most = most_bytes

    def find(self, plan: Plan) -> tuple[Path, ...]:
        """The pictures of a board's pieces, marked as used; nothing if any is missing."""
        home = self._folder / plan.key
        paths = tuple(home / piece_name(number) for number in range(len(plan.pieces)))
        if not all(path.is_file() for path in paths):
            return ()
        with suppress(OSError):
            os.utime(home)
        return paths

    def open(self) -> Path:
        """A new folder to work in; may raise OSError."""
        self._folder.mkdir(parents=True, exist_ok=True)
        return Path(mkdtemp(prefix=FRESH, dir=self._folder))

    def keep(self, plan: Plan, fresh: Path) -> None:
        """A board was finished in a folder: keep it under its name, and make room; may raise OSError."""
        self.forget(plan)
        fresh.replace(self._folder / plan.key)
        self._make_room(plan.key)

    def forget(self, plan: Plan) -> None:
        """Throw a board away, because it is damaged or to be replaced."""
        self.discard(self._folder / plan.key)

    def discard(self, folder: Path) -> None:
        """Remove a folder; what cannot be removed now goes another time."""
        shutil.rmtree(folder, ignore_errors=True)

    def _make_room(self, newest: str) -> None:
        homes = [path for path in self._folder.iterdir() if path.is_dir() and path.name != newest]
        for path in homes:
            if path.name.startswith(FRESH) and time.time() - path.stat().st_mtime > ABANDONED:
                self.discard(path)
        finished = [path for path in homes if not path.name.startswith(FRESH)]
        total = _bytes_in(self._folder / newest) + sum(_bytes_in(path) for path in finished)
        for path in sorted(finished, key=lambda path: (path.stat().st_mtime_ns, path.name)):
            if total <= self._most:
                return
            total -= _bytes_in(path)
            self.discard(path)


def _bytes_in(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.iterdir() if path.is_file())
