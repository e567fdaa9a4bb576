"""Missions on disk: those that ship, those that players make; reading, checking and beginning one."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from weakref import WeakKeyDictionary

from game.content.mission import FILE, read_mission
from game.content.source import ContentError
from game.engine import Refused
from game.rules.invader.edition import Invader
from game.rules.undead_or_alive.edition import UndeadOrAlive
from game.rules.zombicide.edition import Edition
from game.rules.zombicide.mission import Mission, Token
from game.shipped import shipped
from game.tiled.boards import read_board
from game.tiled.check import check_path
from game.tiled.formats import FORMATS
from game.tiled.problems import BadMap

BOARD = "board.tmx"
PATTERN = "m0"
"""The printed mission whose board a new mission begins with."""
FIRST_RULES = "new-mission.toml"
"""The rules that a new mission of a game begins with."""

EDITIONS: dict[str, Callable[[], Edition]] = {"undead_or_alive": UndeadOrAlive, "invader": Invader}


@cache
def edition(game: str) -> Edition:
    """An edition of the Zombicide family."""
    return EDITIONS[game]()


def shipped_missions(game: str) -> tuple[str, ...]:
    """The printed missions of a game, by number."""
    found = [path.parent.name for path in (shipped("maps") / game).glob(f"m*/{FILE}")]
    return tuple(sorted(found, key=lambda name: int(name[1:])))


@cache
def shipped_mission(game: str, mission: str) -> Mission:
    """A printed mission, read from its files."""
    return load_mission(edition(game), shipped("maps") / game / mission)


def load_mission(rules: Edition, folder: Path) -> Mission:
    """A mission from its folder; raises ContentError or BadMap with what is wrong."""
    text, source = read_mission(folder)
    drawn = read_board(folder / BOARD, FORMATS[rules.content.game.id])
    tokens = [Token(token.kind, token.zone, token.x, token.y, token.properties) for token in drawn.tokens]
    mission = rules.mission(folder.name, text, source, drawn.board, tokens)
    _FOLDERS[mission] = folder
    return mission


_FOLDERS: WeakKeyDictionary[Mission, Path] = WeakKeyDictionary()


def folder_of(mission: Mission) -> Path | None:
    """Where a mission was read from, for whoever shows its map: the rules know no files. None if it had none."""
    return _FOLDERS.get(mission)


def problems_of(path: Path) -> list[str]:
    """What is wrong with a tile, a board, a mission folder, or a folder of such, a line each."""
    if not path.exists():
        return [f"{path}: there is no such file or folder; check the spelling"]
    problems = [str(problem) for problem in check_path(path)]
    folders = [path] if (path / FILE).exists() else sorted(found.parent for found in path.glob(f"*/{FILE}"))
    for folder in folders if path.is_dir() else ():
        problems.extend(_problems_of_rules(folder))
    return problems


def _problems_of_rules(folder: Path) -> list[str]:
    try:
        text, _ = read_mission(folder)
        if text.game not in EDITIONS:
            return [f"{folder.name}/{FILE}: there is no game called {text.game!r}; use one of: {', '.join(EDITIONS)}"]
        load_mission(edition(text.game), folder)
    except ContentError as error:
        return [f"{folder.name}/{problem}" for problem in error.problems]
    except BadMap:
        return []
    return []


def new_mission(name: str, game: str, where: Path) -> Path:
    """Begin a mission: a small board that can be played as it is, and a mission file to write on."""
    if game not in EDITIONS:
        raise Refused("There is no game called {game}; there are: {games}.", game=game, games=", ".join(EDITIONS))
    if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9 _-]{0,60}", name):
        raise Refused("A mission's name is made of letters, digits, spaces, - and _, and begins with one of the first.")
    folder = where / re.sub(r"[ -]+", "_", name.lower())
    if folder.exists():
        raise Refused("{folder} exists already; choose another name.", folder=folder)
    folder.mkdir(parents=True)
    board = (shipped("maps") / game / PATTERN / BOARD).read_text(encoding="utf-8")
    (folder / BOARD).write_text(
        board.replace('="../', f'="{_way_to(shipped("maps") / game, folder)}/'), encoding="utf-8"
    )
    rules = (shipped("maps") / game / FIRST_RULES).read_text(encoding="utf-8")
    (folder / FILE).write_text(rules.replace("NAME", name), encoding="utf-8")
    return folder


def _way_to(maps: Path, folder: Path) -> str:
    """How Tiled finds the shipped maps from a mission's folder."""
    try:
        return Path(os.path.relpath(maps.resolve(), folder.resolve())).as_posix()
    except ValueError:
        raise Refused("The mission has to lie on the same drive as Holdout.") from None
