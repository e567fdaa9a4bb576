"""What a choice is sure to cause, known before it is made: the rules play on in a copy of the game.

Nothing that is left to chance is ever shown: the look ahead ends before the first die or card.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from game.client.words import language
from game.engine import CardsDrawn, DiceRolled, Event, Json, PileShuffled, Session
from game.narration import Narrator

CHANCE = (DiceRolled, CardsDrawn, PileShuffled)


def foreseen(session: Session[Any], answer: Json) -> tuple[Event, ...]:
    """The events that an answer to the open question leads to by itself, without chance and without another answer."""
    trial = session.fork()
    trial.auto = False
    known = len(trial.events)
    trial.answer(answer)
    return tuple(takewhile(lambda event: not isinstance(event, CHANCE), trial.events[known:]))


def told(session: Session[Any], narrator: Narrator, events: tuple[Event, ...]) -> list[str]:
    """Events that are about to happen, in sentences; those that are not worth a word leave none."""
    state = session.state.copy()
    sentences = []
    for event in events:
        sentences.append(narrator.tell(event, state, language()))
        state.apply(event)
    return [sentence for sentence in sentences if sentence]
