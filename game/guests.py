"""Missions of others: folders and zips in the player's missions folder, checked before anybody plays them."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from game.content.mission import read_mission
from game.content.source import ContentError
from game.content.words import Words
from game.engine import Refused
from game.missions import problems_of
from game.saves.folders import folders
from game.saves.parcels import from_path
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


def home_of(path: Path) -> Path:
    """The folder to read a mission from: itself, or what a zip holds, put into the cache. Raises Refused."""
    return path if path.is_dir() else from_path(path).unpacked(folders().cache)


def guest(path: Path) -> Guest:
    """A folder or zip as a mission, with whatever is wrong with it."""
    try:
        from_path(path)
        home = home_of(path)
        text, _ = read_mission(home)
    except Refused as refusal:
        return _broken(path, (f"{path.name}: {refusal}",))
    except ContentError as error:
        return _broken(path, tuple(f"{path.name}/{problem}" for problem in error.problems))
    except OSError as error:
        return _broken(path, (f"{path.name}: it cannot be read ({error.strerror or error})",))
    picture = home / PICTURE
    problems = tuple(problems_of(home))
    return Guest(path.name, path, text.game, text.title, problems, picture if picture.is_file() else None)


def guests(folder: Path | None = None) -> list[Guest]:
    """What lies in the missions folder, in the order of the names."""
    where = folders().missions if folder is None else folder
    try:
        with os.scandir(where) as found:
            names = sorted(each.name for each in found if not each.name.startswith("."))
    except FileNotFoundError:
        return []
    paths = [where / name for name in names]
    missions = [path for path in paths if path.is_dir() or path.suffix.lower() == ZIP]
    return [guest(path) for path in missions[:MOST]]


def samples() -> list[Guest]:
    """The missions that ship as examples of what players make."""
    return guests(shipped("maps") / "samples")


def problems_with(path: Path) -> list[str]:
    """What is wrong with a mission's zip, a line each."""
    return list(guest(path).problems)


def _broken(path: Path, problems: tuple[str, ...]) -> Guest:
    shown = " ".join(path.name.encode("utf-8", "replace").decode().split())[:80].strip() or "?"
    return Guest(path.name, path, "", Words(en=shown, it=shown), problems)
