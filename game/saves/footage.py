"""Games that could be watched: those on the shelf, those of campaigns, and reports, wherever they came from."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from game.engine import Refused
from game.saves import documents
from game.saves.campaigns import Campaigns
from game.saves.envelope import SUFFIX, Unreadable
from game.saves.exports import plain
from game.saves.headers import Header, Title
from game.saves.replays import CrashReport, load_crash
from game.saves.shelf import TRASH, Entry, Shelf

CRASH = ".json"
"""How the reports of simulations end."""
MOST_REPORTS = 200
DEEPEST = 2
"""Folders below the reports in which files are looked for: a crash has a folder of its own."""

Source = Literal["shelf", "campaign", "report", "dropped"]


@dataclass(frozen=True, slots=True)
class Footage:
    """A file with a game, or the reason why it is none; `campaign` is the title of the one it belongs to."""

    entry: Entry
    source: Source
    campaign: str = ""


def footage(saves: Path, reports: Path, dropped: Sequence[Path] = ()) -> list[Footage]:
    """Everything that could be watched: what was dropped, then the latest first, then what cannot be read.

    Raises Refused if a folder cannot be looked into.
    """
    found = [Footage(_entry(path), "dropped") for path in dropped]
    kept = [Footage(entry, "shelf") for entry in Shelf(saves).entries()]
    for listed in Campaigns(saves).listed():
        title = listed.campaign.title if listed.campaign is not None else listed.store.name
        kept += [Footage(entry, "campaign", title) for entry in listed.store.shelf.entries()]
    kept += [Footage(_entry(path), "report") for path in _reports(reports)]
    return found + sorted(kept, key=_order)


def anything(saves: Path, reports: Path) -> bool:
    """Whether there is something to list, told without opening any file."""
    games = saves.rglob(f"*{SUFFIX}") if saves.is_dir() else iter(())
    told = reports.rglob("*") if reports.is_dir() else iter(())
    return any(TRASH not in path.relative_to(saves).parts for path in games) or any(map(_is_report, told))


def _order(film: Footage) -> tuple[bool, int, str]:
    head = film.entry.header
    return head is None, -head.saved if head is not None else 0, str(film.entry.path)


def _is_report(path: Path) -> bool:
    return path.suffix in (SUFFIX, CRASH)


def _reports(folder: Path) -> list[Path]:
    try:
        return [path for path in _walked(folder, DEEPEST) if _is_report(path)][:MOST_REPORTS]
    except OSError as error:
        raise Refused(
            "The folder {folder} cannot be read: {reason}.", folder=str(folder), reason=error.strerror or error
        ) from None


def _walked(folder: Path, depth: int) -> Iterator[Path]:
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        if path.is_dir() and depth > 1:
            yield from _walked(path, depth - 1)
        elif path.is_file():
            yield path


def _entry(path: Path) -> Entry:
    """A file by itself, wherever it lies."""
    try:
        head = _crash_header(load_crash(path), path) if path.suffix == CRASH else documents.header(path)
        return Entry(path.stem, path, head)
    except Unreadable as trouble:
        return Entry(path.stem, path, None, trouble)


def _crash_header(report: CrashReport, path: Path) -> Header:
    """What a list shows of a simulation's report; it says little about itself."""
    said = report.parcel.name if report.parcel is not None else Path(report.mission).name
    name = re.sub(r"[^A-Za-z0-9_.-]+", "_", said)[:64]
    return Header(
        holdout="",
        title=plain(path.stem),
        game=report.game,
        mission=name,
        mission_title=Title(en=name, it=name),
        custom=report.parcel is not None,
        players=("1",),
        survivors=(),
        round=0,
        asked="",
        steps=len(report.answers),
        saved=max(int(path.stat().st_mtime), 0),
        played=0,
        content="",
        rules="",
        mission_sha256="",
    )
