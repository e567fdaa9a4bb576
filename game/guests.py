"""Missions of others: folders and zips in the player's missions folder, checked before anybody plays them."""

from __future__ import annotations

import os
import shutil
from collections.abc import MutableMapping
from dataclasses import dataclass
from pathlib import Path

from game.content.mission import FILE, MissionText, read_mission
from game.content.source import ContentError
from game.content.words import Words
from game.engine import Refused
from game.missions import BOARD, problems_of
from game.saves.disk import refusal_of, write
from game.saves.folders import folders
from game.saves.parcels import Parcel, from_path
from game.shipped import shipped

ZIP = ".zip"
PICTURE = "picture.png"
"""What an author may add to show the mission in the menu."""
MOST = 200


@dataclass(frozen=True, slots=True)
class Guest:
    """A mission that does not come with Holdout; one with problems is shown, but cannot be played."""

    name: str
    path: Path
    game: str
    title: Words
    problems: tuple[str, ...] = ()
    picture: Path | None = None
    text: MissionText | None = None
    """What its file says, if that can be read."""
    home: Path | None = None
    """The folder to read its files from, if they can be read."""
    digest: str = ""
    """What it holds; empty where that cannot be read."""
    sample: bool = False

    @property
    def playable(self) -> bool:
        """Whether nothing is wrong with it."""
        return self.text is not None and not self.problems


Known = MutableMapping[tuple[Path, str], Guest]
"""Missions that have been checked, by place and contents."""


def home_of(path: Path) -> Path:
    """The folder to read a mission from: itself, or what a zip holds, put into the cache. Raises Refused."""
    return path if path.is_dir() else from_path(path).unpacked(folders().cache)


def guest(path: Path, known: Known | None = None) -> Guest:
    """A folder or zip as a mission, with whatever is wrong with it; what `known` holds is not checked again."""
    try:
        parcel = from_path(path)
        checked = known.get((path, parcel.sha256)) if known is not None else None
        if checked is None:
            checked = _checked(path, parcel)
    except Refused as refusal:
        return _broken(path, (f"{path.name}: {refusal}",))
    except OSError as error:
        return _broken(path, (f"{path.name}: it cannot be read ({error.strerror or error})",))
    if known is not None:
        known[path, parcel.sha256] = checked
    return checked


def _checked(path: Path, parcel: Parcel) -> Guest:
    home = path if path.is_dir() else parcel.unpacked(folders().cache)
    try:
        text, _ = read_mission(home)
    except ContentError as error:
        return _broken(path, tuple(f"{path.name}/{problem}" for problem in error.problems))
    picture = home / PICTURE
    return Guest(
        path.name,
        path,
        text.game,
        text.title,
        tuple(problems_of(home)),
        picture if picture.is_file() else None,
        text,
        home,
        parcel.sha256,
        path.parent == _samples(),
    )


def places(folder: Path | None = None) -> list[Path]:
    """The folders and zips that lie in the missions folder, in the order of their names."""
    where = folders().missions if folder is None else folder
    try:
        with os.scandir(where) as found:
            names = sorted(each.name for each in found if not each.name.startswith("."))
    except FileNotFoundError:
        return []
    paths = [where / name for name in names]
    return [path for path in paths if path.is_dir() or path.suffix.lower() == ZIP][:MOST]


def guests(folder: Path | None = None) -> list[Guest]:
    """What lies in the missions folder, in the order of the names."""
    return [guest(path) for path in places(folder)]


def samples() -> list[Guest]:
    """The missions that ship as examples of what players make."""
    return guests(_samples())


def sample_places() -> list[Path]:
    """Where the missions lie that ship as examples."""
    return places(_samples())


def _samples() -> Path:
    return shipped("maps") / "samples"


def brought(path: Path) -> Path:
    """The mission that somebody means by a file: itself, or the folder that a board or a mission file lies in."""
    return path.parent if path.name in (BOARD, FILE) and path.is_file() else path


def add(newcomer: Guest, folder: Path | None = None) -> Path:
    """Copy a checked mission into the missions folder, a zip as a zip, under a name that is free; raises Refused."""
    where = folders().missions if folder is None else folder
    if not newcomer.playable:
        raise Refused("{name} is not added: there is something wrong with it.", name=newcomer.name)
    parcel = from_path(newcomer.path)
    if parcel.sha256 != newcomer.digest:
        raise Refused("{name} has changed in the meantime; try again.", name=newcomer.name)
    ending = "" if newcomer.path.is_dir() else ZIP
    target = where / f"{parcel.name}{ending}"
    number = 2
    while target.exists():
        target = where / f"{parcel.name}_{number}{ending}"
        number += 1
    if ending:
        write(target, newcomer.path.read_bytes(), keep=False)
    else:
        _copy(parcel, target)
    return target


def _copy(parcel: Parcel, target: Path) -> None:
    """Put the files of a mission into a new folder, which appears whole or not at all."""
    aside = target.parent / ".incoming"
    try:
        parcel.unpacked(aside).replace(target)
    except OSError as error:
        raise refusal_of(error, target) from error
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def problems_with(path: Path) -> list[str]:
    """What is wrong with a mission's zip, a line each."""
    return list(guest(path).problems)


def _broken(path: Path, problems: tuple[str, ...]) -> Guest:
    shown = " ".join(path.name.encode("utf-8", "replace").decode().split())[:80].strip() or "?"
    return Guest(path.name, path, "", Words(en=shown, it=shown), problems)
