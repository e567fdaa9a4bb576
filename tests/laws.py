"""The kernel's laws, checked on random games of any game: a game plugs in with one line.

def test_random_games(): play_by_the_laws(rules, games=50, seed=1)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.engine import (
    Choice,
    IllegalAnswer,
    Json,
    Question,
    Rules,
    Session,
    Stream,
    digest,
    encode,
    fold,
    replay,
    seen,
)

JUNK = [None, True, -1, 10**30, 0.5, "", "move", [], ["no such option"], [[]], {"nobody": 1}, {"a": -1}, [None, {}]]


def snapshot(session: Session[Any]) -> tuple[Any, ...]:
    """All that an illegal answer must leave alone."""
    return session.state.copy(), len(session.events), len(session.steps), session.question


def refuses_nonsense(session: Session[Any]) -> None:
    """No illegal answer of any shape changes anything, and each is refused with a sentence."""
    before = snapshot(session)
    question = session.question
    assert question is not None
    junk: list[tuple[Any, int | None]] = [(value, None) for value in JUNK]
    if question.seat is not None:
        junk.append((question.sample(Stream(1)), question.seat + 1))
    if isinstance(question, Choice):
        junk.append(([*question.options[0].key(), "more"], None))
    for value, seat in junk:
        with pytest.raises(IllegalAnswer) as refusal:
            session.answer(value, seat)
        assert str(refusal.value).endswith(".")
    assert snapshot(session) == before


def options_are_told_apart(question: Question) -> None:
    """Each option of a choice has a key of its own, made of plain strings and numbers."""
    if isinstance(question, Choice):
        keys = [option.key() for option in question.options]
        assert keys, f"{question.kind} offers nothing"
        assert len(keys) == len(set(keys)), f"{question.kind} offers the same key twice: {keys}"
        assert all(isinstance(part, str | int) for key in keys for part in key)


Decide = Callable[[Session[Any], Stream], Json]


def any_answer(session: Session[Any], stream: Stream) -> Json:
    """Whatever is legal."""
    assert session.question is not None
    return session.question.sample(stream)


def play_by_the_laws(
    rules: Rules[Any],
    games: int,
    seed: int,
    most_steps: int = 5000,
    must_end: bool = True,
    decide: Decide = any_answer,
) -> list[Session[Any]]:
    """Play random games to their end and hold every law after every answer; returns the games."""
    return [_play_one(rules, seed + number, most_steps, must_end, decide) for number in range(games)]


def _play_one(rules: Rules[Any], seed: int, most_steps: int, must_end: bool, decide: Decide) -> Session[Any]:
    stream = Stream(seed)
    session = Session(rules, seed)
    folded = session.base.copy()
    done = 0
    while True:
        for event in session.events[done:]:
            folded.apply(event)
        done = len(session.events)
        assert folded == session.state, f"seed {seed}: folding the events does not give the state"
        broken = list(rules.broken(session.state))
        assert not broken, f"seed {seed}, step {len(session.steps)}: {broken}"
        if session.question is None or len(session.steps) >= most_steps:
            break
        options_are_told_apart(session.question)
        if stream.below(10) == 0:
            refuses_nonsense(session)
        if stream.below(10) == 0:
            _resumes_the_same(session, stream)
        session.answer(decide(session, stream))
    if must_end:
        assert session.question is None, f"seed {seed}: no end after {most_steps} steps"
        assert session.outcome is not None
    again = replay(rules, seed, [step.answer for step in session.steps])
    assert digest(again.events) == digest(session.events)
    assert fold(session.base, session.events) == session.state
    return session


def _resumes_the_same(session: Session[Any], stream: Stream) -> None:
    """A copy made at this very question goes on like the original."""
    fork = session.fork()
    assert fork.state == session.state
    assert fork.question is not None
    assert session.question is not None
    assert fork.question.kind == session.question.kind
    answer = session.question.written(session.question.accept(session.question.sample(stream)))
    other = session.fork()
    fork.answer(answer)
    other.answer(answer)
    assert fork.state == other.state


def masked_stream(session: Session[Any], seat: int) -> list[str]:
    """What a seat saw of a game, as text."""
    return [encode(event) for event in seen(session.events, seat)]
