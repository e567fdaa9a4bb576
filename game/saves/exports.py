"""Passing games and campaigns on: one file each in a folder that players know, and what has been put there."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from game.engine import Refused
from game.saves.campaigns import Campaigns, Store
from game.saves.envelope import SUFFIX, Unreadable, peek
from game.saves.shelf import Shelf, slug

MOST = 200
"""Files that are listed."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A file that could be brought in, or the reason why not."""

    path: Path
    kind: Literal["game", "campaign", ""]
    title: str
    saved: int
    trouble: Unreadable | None = None


def plain(text: str) -> str:
    """A name from elsewhere as one short line that can be shown."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)[:80]


def free_file(folder: Path, title: str) -> Path:
    """A new file for something that is passed on."""
    number, wish = 1, slug(title)
    while (path := folder / f"{wish if number == 1 else f'{wish}-{number}'}{SUFFIX}").exists():
        number += 1
    return path


def offers(folder: Path) -> list[Offer]:
    """What lies in the folder, the latest first; what cannot be used comes last, with its reason."""
    try:
        with os.scandir(folder) as found:
            names = sorted(each.name for each in found if each.name.endswith(SUFFIX))
    except FileNotFoundError:
        return []
    except OSError as error:
        raise Refused(
            "The folder {folder} cannot be read: {reason}.", folder=str(folder), reason=error.strerror or error
        ) from None
    listed = [offer(folder / name) for name in names[:MOST]]
    return sorted(listed, key=lambda each: (each.trouble is not None, -each.saved, each.path.name))


def offer(path: Path) -> Offer:
    """What a file says it is; only its header is read."""
    try:
        facts = peek(path).facts
    except Unreadable as trouble:
        return Offer(path, "", plain(path.name), 0, trouble)
    kind, title, saved = facts.get("kind"), facts.get("title"), facts.get("saved")
    if kind not in ("game", "campaign") or not isinstance(title, str) or type(saved) is not int:
        return Offer(path, "", plain(path.name), 0, Unreadable("foreign", "This is neither a game nor a campaign."))
    return Offer(path, kind, plain(title), saved)


def take_in(path: Path, saves: Path) -> str | Store:
    """Bring a file in: the name of the game on the shelf, or the campaign. Raises Refused and then changes nothing."""
    found = offer(path)
    if found.trouble is not None:
        raise found.trouble
    return Campaigns(saves).take_in(path) if found.kind == "campaign" else Shelf(saves).take_in(path)
