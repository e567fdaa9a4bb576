"""Writing so that nothing is ever lost: a file is replaced whole or not at all, and the one before it is kept."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

from game.engine import Refused

BACKUP = ".bak"
FRESH = ".new"


def backup_of(path: Path) -> Path:
    """Where the file before the present one is kept."""
    return path.with_name(path.name + BACKUP)


def write(path: Path, data: bytes, *, keep: bool = True) -> None:
    """Replace a file; with `keep` the present one becomes its backup. Raises Refused with a sentence, harming nothing.

    Whoever looks at any moment, even after the process was killed, finds the old file or the new one, whole.
    """
    fresh = path.with_name(path.name + FRESH)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if keep and path.exists():
            _keep(path)
        fresh.replace(path)
        _flush_folder(path.parent)
    except OSError as error:
        _forget(fresh)
        raise refusal_of(error, path) from error


def _keep(path: Path) -> None:
    """Make the present file its own backup; it stays in place all the while if the disk knows hard links."""
    spare = path.with_name(path.name + BACKUP + FRESH)
    _forget(spare)
    try:
        os.link(path, spare)
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO):
            raise
        path.replace(backup_of(path))
    else:
        spare.replace(backup_of(path))


def _flush_folder(folder: Path) -> None:
    """Make renamed files last through a power cut, where folders can be flushed."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _forget(path: Path) -> None:
    """Remove what is left of an attempt; what cannot be removed does no harm, for nobody reads it."""
    with suppress(OSError):
        path.unlink()


def refusal_of(error: OSError, path: Path) -> Refused:
    """What to tell a player when writing failed."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return Refused("There is no room left on the disk. What was saved before is still there.")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Refused(
            "Nothing may be written to {folder}. What was saved before is still there.", folder=str(path.parent)
        )
    return Refused(
        "{file} could not be written: {reason}. What was saved before is still there.",
        file=path.name,
        reason=error.strerror or error,
    )
