"""Playing a log again, and folding events: the two proofs that a game is what its record says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from game.engine.events import Event, Seat
from game.engine.questions import Json
from game.engine.rules import Rules
from game.engine.session import Session
from game.engine.state import State

S = TypeVar("S", bound=State)


def replay(rules: Rules[S], seed: int, answers: Sequence[Json]) -> Session[S]:
    """Play a game again from its seed and its answers."""
    session = Session(rules, seed, remember=False)
    for answer in answers:
        session.answer(answer)
    return session


def fold(state: S, events: Iterable[Event]) -> S:
    """The state that the events lead to; the state given is not touched."""
    result = state.copy()
    for event in events:
        result.apply(event)
    return result


def seen(events: Iterable[Event], seat: Seat) -> Iterator[Event]:
    """What a seat sees of a stream of events."""
    for event in events:
        visible = event.seen_by(seat)
        if visible is not None:
            yield visible
