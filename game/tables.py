"""Which games there are, and how a mission of one is laid out for play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.content.source import ContentError
from game.engine import Refused, Rules
from game.guests import home_of
from game.missions import edition, load_mission, shipped_mission, shipped_missions
from game.rules.zombicide.rules import TableSetup, ZombicideRules
from game.tiled.problems import BadMap


@dataclass(frozen=True, slots=True)
class Game:
    """A game on offer: `missions` lists what can be played, `open` lays one out, given by name, folder or zip."""

    id: str
    title: str
    missions: Callable[[], tuple[str, ...]]
    open: Callable[[str, TableSetup], Rules[Any]]


def open_table(game: str, mission: str, setup: TableSetup | None = None) -> Rules[Any]:
    """A mission ready to be played, or Refused with what there is instead; a path leads to a mission of one's own."""
    if game not in GAMES:
        raise Refused("There is no game called {game}; there are: {games}.", game=game, games=_list(tuple(GAMES)))
    missions = GAMES[game].missions()
    if mission not in missions and not Path(mission).exists():
        raise Refused(
            "{game} has no mission called {mission}; it has: {missions}.",
            game=game,
            mission=mission,
            missions=_list(missions),
        )
    try:
        return GAMES[game].open(mission, setup or TableSetup())
    except (ContentError, BadMap) as error:
        raise Refused(str(error)) from error


def _list(names: tuple[str, ...]) -> str:
    return ", ".join(names) or "none yet"


def _zombicide(game: str, title: str) -> Game:
    def open_mission(mission: str, setup: TableSetup) -> Rules[Any]:
        printed = mission in shipped_missions(game)
        found = shipped_mission(game, mission) if printed else load_mission(edition(game), home_of(Path(mission)))
        return ZombicideRules(edition(game), found, setup)

    return Game(game, title, lambda: shipped_missions(game), open_mission)


GAMES: dict[str, Game] = {
    "undead_or_alive": _zombicide("undead_or_alive", "Zombicide: Undead or Alive"),
    "invader": _zombicide("invader", "Zombicide: Invader"),
}
