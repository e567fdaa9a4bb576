"""Games to keep: played by bots up to some answer, with their labels."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.bots.players import PLAYERS
from game.engine import Session
from game.reopening import label_of
from game.rules.zombicide.rules import TableSetup
from game.saves.documents import Label, Save, save_of
from game.tables import open_table

GAME = "undead_or_alive"


@cache
def label(mission: str = "m0", title: str = "Frontier", game: str = GAME) -> Label:
    """What is written about a test's game."""
    return label_of(game, mission, title, ("Ann", "Ben"))


def played(
    mission: str = "m0",
    seed: int = 6,
    answers: int | None = 40,
    bot: str = "greedy",
    setup: TableSetup | None = None,
    game: str = GAME,
) -> Session[Any]:
    """A game after so many answers, or at its end."""
    session = Session(open_table(game, mission, setup or TableSetup(seats=2)), seed)
    player = PLAYERS[bot](seed)
    while session.question is not None and (answers is None or len(session.steps) < answers):
        session.answer(player.decide(session, session.question))
    return session


def saved(mission: str = "m0", seed: int = 6, answers: int | None = 40, **options: Any) -> Save:
    """The same as a save."""
    return save_of(played(mission, seed, answers, **options), label(mission), now=1_700_000_000)
