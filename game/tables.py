"""Which games there are, and how a mission of one is laid out for play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.engine import Refused, Rules


@dataclass(frozen=True, slots=True)
class Game:
    """A game on offer: `missions` lists what can be played, `open` lays one out (its id, the number of survivors)."""

    id: str
    title: str
    missions: Callable[[], tuple[str, ...]]
    open: Callable[[str], Rules[Any]]


GAMES: dict[str, Game] = {}


def open_table(game: str, mission: str) -> Rules[Any]:
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
    return GAMES[game].open(mission)


def _list(names: tuple[str, ...]) -> str:
    return ", ".join(names) or "none yet"
