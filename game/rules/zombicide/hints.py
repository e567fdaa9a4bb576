"""How promising answers look: rough values by which a simple bot plays sensibly. No rule depends on them."""

from __future__ import annotations

from typing import Any

from game.engine import Option, Question
from game.rules.zombicide.game import Game


def hint(game: Game, question: Question, answer: Any) -> int:
    """A rough value of an answer."""
    if isinstance(answer, Option):
        turn = game.state.turn
        if turn is not None:
            own = game.edition.hint(game, game.me(turn.survivor), answer)
            if own is not None:
                return own
    return 0
