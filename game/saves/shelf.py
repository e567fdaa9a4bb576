"""A folder of saved games: a list that never breaks, and what players do with games they have kept.

frontier.holdout         the game after its last action
frontier.holdout.bak     the file before that
frontier~round-2.holdout an earlier moment, kept by the autosaver
frontier.jpg             its picture, if the client has drawn one
trash/                   what was deleted, to be brought back
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from game.engine import Refused
from game.saves import documents
from game.saves.disk import BACKUP, backup_of, refusal_of, write
from game.saves.documents import Save
from game.saves.envelope import SUFFIX, Unreadable
from game.saves.headers import Header

PICTURE = ".jpg"
MOMENT = "~"
"""Parts the name of a game from that of an earlier moment of it."""
TRASH = "trash"
MOST_DELETED = 50

_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")


@dataclass(frozen=True, slots=True)
class Entry:
    """A file in the list: a game that can be opened, or the reason why not and what could be opened instead."""

    name: str
    path: Path
    header: Header | None
    trouble: Unreadable | None = None
    backup: Header | None = None
    """What its backup holds, looked up only where the file itself is no good."""
    moments: tuple[Path, ...] = ()
    picture: Path | None = None


@dataclass(frozen=True, slots=True)
class Deleted:
    """Something in the trash, to be brought back."""

    name: str
    folder: Path


def slug(title: str, otherwise: str = "game") -> str:
    """A file name made of a title."""
    plain = re.sub(r"[^a-z0-9]+", "-", title.lower())[:48].strip("-")
    return plain or otherwise


class Shelf:
    """The games in one folder, which need not exist yet."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, name: str) -> Path:
        """The file of a game; its name is one of ours, or that of a file that somebody put here."""
        file = f"{name}{SUFFIX}"
        if not _NAME.fullmatch(name) and not {file, file + BACKUP} & set(self._listed()):
            raise Refused("There is no saved game called {name}.", name=name[:40])
        return self.folder / file

    def picture(self, name: str) -> Path:
        """Where the picture of a game is kept."""
        return self.path(name).with_suffix(PICTURE)

    def moment(self, name: str, moment: str) -> Path:
        """The file of an earlier moment of a game."""
        return self.folder / f"{self.path(name).stem}{MOMENT}{moment}{SUFFIX}"

    def entries(self) -> list[Entry]:
        """All games, the one saved last first, those that cannot be opened at the end."""
        names = set(self._listed())
        mains = {name.removesuffix(BACKUP) for name in names if name.removesuffix(BACKUP).endswith(SUFFIX)}
        entries = [self._entry(name, names) for name in sorted(mains) if MOMENT not in name]
        return sorted(entries, key=lambda entry: (-entry.header.saved if entry.header else 1, entry.name))

    def _listed(self) -> Iterator[str]:
        try:
            with os.scandir(self.folder) as found:
                yield from (each.name for each in found)
        except FileNotFoundError:
            return
        except OSError as error:
            raise Refused(
                "The folder {folder} cannot be read: {reason}.",
                folder=str(self.folder),
                reason=error.strerror or error,
            ) from None

    def _entry(self, file: str, names: set[str]) -> Entry:
        path, name = self.folder / file, file.removesuffix(SUFFIX)
        picture = path.with_suffix(PICTURE) if f"{name}{PICTURE}" in names else None
        moments = tuple(
            self.folder / each for each in sorted(names) if each.startswith(f"{name}{MOMENT}") and each.endswith(SUFFIX)
        )
        try:
            return Entry(name, path, documents.header(path), moments=moments, picture=picture)
        except Unreadable as trouble:
            return Entry(name, path, None, trouble, _good(backup_of(path)), moments, picture)

    def free_name(self, title: str) -> str:
        """A name for a new game that no file here has."""
        wish = slug(title)
        names, number = set(self._listed()), 1
        while f"{wish}{SUFFIX}" in names or f"{wish}{SUFFIX}{BACKUP}" in names:
            number += 1
            wish = f"{slug(title)}-{number}"
        return wish

    def load(self, name: str) -> Save:
        """Read a game; raises Unreadable."""
        return documents.load(self.path(name))

    def save(self, name: str, game: Save) -> Path:
        """Write a game, keeping the file before it; raises Refused."""
        path = self.path(name)
        write(path, documents.encoded(game))
        return path

    def restore(self, name: str) -> Save:
        """Put the backup in the place of a file that is no good; that one goes to the trash."""
        path = self.path(name)
        game = documents.load(backup_of(path))
        if path.exists():
            self._discard(name, [path])
        write(path, documents.encoded(game), keep=False)
        return game

    def rename(self, name: str, title: str) -> None:
        """Give a game another title; its file keeps its name."""
        self.save(name, _titled(self.load(name), title))

    def copy(self, name: str, title: str) -> str:
        """A second game that begins where this one stands; returns its name."""
        game = _titled(self.load(name), title)
        fresh = self.free_name(title)
        self.save(fresh, game)
        return fresh

    def branch(self, moment: Path, title: str) -> str:
        """A second game that begins at an earlier moment of one; returns its name."""
        game = _titled(documents.load(moment), title)
        fresh = self.free_name(title)
        self.save(fresh, game)
        return fresh

    def put_aside(self, name: str, fresh: str) -> None:
        """Keep a finished game under another name, without its backup and its earlier moments."""
        main, target = self.path(name), self.path(fresh)
        spare = [self.folder / each for each in sorted(self._listed()) if each.startswith(f"{name}{MOMENT}")]
        try:
            for file in (backup_of(main), *spare):
                file.unlink(missing_ok=True)
            if self.picture(name).exists():
                self.picture(name).replace(self.picture(fresh))
            main.replace(target)
        except OSError as error:
            raise refusal_of(error, target) from error

    def export(self, name: str, target: Path) -> None:
        """Write a game to a file of its own, to pass it on."""
        write(target, documents.encoded(self.load(name)), keep=False)

    def take_in(self, source: Path) -> str:
        """Bring a game from a file onto the shelf; returns its name. Raises Unreadable if it is no good."""
        game = documents.load(source)
        name = self.free_name(game.header.title)
        self.save(name, game)
        return name

    def delete(self, name: str) -> Deleted:
        """Put a game with its backup, its moments and its picture into the trash."""
        stem = self.path(name).stem
        files = [
            self.folder / each
            for each in sorted(self._listed())
            if each.startswith((f"{stem}{SUFFIX}", f"{stem}{MOMENT}")) or each == f"{stem}{PICTURE}"
        ]
        if not files:
            raise Refused("There is no saved game called {name}.", name=name)
        return self._discard(name, files)

    def undelete(self, deleted: Deleted) -> None:
        """Bring back what was deleted; raises Refused if something took its place meanwhile."""
        files = sorted(deleted.folder.iterdir()) if deleted.folder.is_dir() else []
        if not files or any((self.folder / file.name).exists() for file in files):
            raise Refused("{name} cannot be brought back: its place has been taken.", name=deleted.name)
        for file in files:
            file.replace(self.folder / file.name)
        deleted.folder.rmdir()

    def _discard(self, name: str, files: list[Path]) -> Deleted:
        bin_, number = self.folder / TRASH, 1
        try:
            bin_.mkdir(parents=True, exist_ok=True)
            _empty(bin_)
            while (target := bin_ / f"{name}{MOMENT}{number}").exists():
                number += 1
            target.mkdir()
            for file in files:
                file.replace(target / file.name)
        except OSError as error:
            raise refusal_of(error, self.path(name)) from error
        return Deleted(name, target)


def _empty(trash: Path) -> None:
    """Only the latest of what was deleted stays."""
    kept = sorted((each for each in trash.iterdir() if each.is_dir()), key=lambda each: each.stat().st_mtime_ns)
    for old in kept[: max(0, len(kept) - MOST_DELETED + 1)]:
        for file in old.iterdir():
            file.unlink()
        old.rmdir()


def _good(path: Path) -> Header | None:
    """The header of a backup, if it is whole to the last byte."""
    try:
        return documents.load(path).header
    except Unreadable:
        return None


def _titled(game: Save, title: str) -> Save:
    try:
        return game.renamed(title)
    except ValueError:
        raise Refused("A title has 1 to 80 characters on one line.") from None
