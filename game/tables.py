"""Which games there are, and how a mission of one is laid out for play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from game.content.mission import FILE, read_mission
from game.engine import Refused, Rules
from game.rules.undead_or_alive.edition import UndeadOrAlive
from game.rules.zombicide.edition import Edition
from game.rules.zombicide.mission import Mission, Token
from game.rules.zombicide.rules import TableSetup, ZombicideRules
from game.shipped import shipped
from game.tiled.boards import read_board


@dataclass(frozen=True, slots=True)
class Game:
    """A game on offer: `missions` lists what can be played, `open` lays one out."""

    id: str
    title: str
    missions: Callable[[], tuple[str, ...]]
    open: Callable[[str, TableSetup], Rules[Any]]


def open_table(game: str, mission: str, setup: TableSetup | None = None) -> Rules[Any]:
    """A mission ready to be played, or Refused with what there is instead."""
    if game not in GAMES:
        raise Refused("There is no game called {game}; there are: {games}.", game=game, games=_list(tuple(GAMES)))
    missions = GAMES[game].missions()
    if mission not in missions:
        raise Refused(
            "{game} has no mission called {mission}; it has: {missions}.",
            game=game,
            mission=mission,
            missions=_list(missions),
        )
    return GAMES[game].open(mission, setup or TableSetup())


def _list(names: tuple[str, ...]) -> str:
    return ", ".join(names) or "none yet"


@cache
def _edition(kind: type[Edition]) -> Edition:
    return kind()  # type: ignore[call-arg]


def shipped_missions(game: str) -> tuple[str, ...]:
    """The printed missions of a game, by number."""
    found = [path.parent.name for path in (shipped("maps") / game).glob(f"m*/{FILE}")]
    return tuple(sorted(found, key=lambda name: int(name[1:])))


@cache
def shipped_mission(game: str, mission: str) -> Mission:
    """A printed mission, read from its files."""
    return load_mission(_edition(EDITIONS[game]), shipped("maps") / game / mission)


def load_mission(edition: Edition, folder: Path) -> Mission:
    """A mission from its folder; raises ContentError or BadMap with what is wrong."""
    text, source = read_mission(folder)
    drawn = read_board(folder / "board.tmx")
    tokens = [Token(token.kind, token.zone, token.x, token.y, token.properties) for token in drawn.tokens]
    return edition.mission(folder.name, text, source, drawn.board, tokens)


def _open_zombicide(game: str, mission: str, setup: TableSetup) -> Rules[Any]:
    return ZombicideRules(_edition(EDITIONS[game]), shipped_mission(game, mission), setup)


def _zombicide(game: str, title: str) -> Game:
    return Game(
        game,
        title,
        lambda: shipped_missions(game),
        lambda mission, setup: _open_zombicide(game, mission, setup),
    )


EDITIONS: dict[str, type[Edition]] = {"undead_or_alive": UndeadOrAlive}
GAMES: dict[str, Game] = {
    "undead_or_alive": _zombicide("undead_or_alive", "Zombicide: Undead or Alive"),
}
