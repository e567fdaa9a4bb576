"""Reporting a problem: one file with the whole game and a few words, which replays without a screen."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Any

from game.engine import Session
from game.saves.disk import write
from game.saves.documents import Label, encoded, save_of
from game.saves.envelope import SUFFIX


def report(session: Session[Any], label: Label, note: str, folder: Path, now: float | None = None) -> Path:
    """Write a report of a game as it stands, even in the middle of what broke it; returns the file. May raise Refused.

    The file is a save: it opens like one, `holdout replay` tells it, and in tests/replays it becomes a test.
    """
    moment = time() if now is None else now
    stamp = datetime.fromtimestamp(moment, UTC).strftime("%Y%m%d-%H%M%S")
    path = folder / f"report-{label.game}-{label.mission}-{stamp}{SUFFIX}"
    write(path, encoded(save_of(session, label, note=note, now=moment)), keep=False)
    return path
