"""Games played to their end by bots, for the last screen: one won and one lost."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.bots.players import GreedyPlayer
from game.client.play.table import PlayTable
from game.engine import Session
from game.rules.zombicide.rules import TableSetup
from game.tables import open_table

SETUP = TableSetup(seats=2, deal=(("meg", "carl", "hanna"), ("pablito", "concepcion", "jimmy")), size=6)
MOST_GAMES = 200


@cache
def _ended(won: bool) -> Session[Any]:
    rules = open_table("undead_or_alive", "m0", SETUP)
    for seed in range(MOST_GAMES):
        session = Session(rules, seed)
        player = GreedyPlayer(seed)
        while session.question is not None:
            session.answer(player.decide(session, session.question))
        if session.outcome is not None and bool(session.outcome.winners) is won:
            return session
    raise AssertionError("the bots find no such end any more")


def ended(won: bool) -> PlayTable:
    """A table whose game is over."""
    return PlayTable(_ended(won), ("Anna", "Bruno"))
