"""Bots. They see what any player sees, a question and what the rules tell of its options, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, runtime_checkable

from game.engine import Json, Question, Session, Stream

SAMPLES = 6


class Player(Protocol):
    """Somebody who answers questions."""

    def decide(self, session: Session[Any], question: Question) -> Json:
        """A legal answer to the open question."""


@runtime_checkable
class Adviser(Protocol):
    """Rules that think of answers, and judge all answers to a question at once."""

    def proposals(self, state: Any, question: Question) -> Sequence[Json]:
        """Sensible answers that the question does not list itself."""

    def hints(self, state: Any, question: Question, answers: Sequence[Json]) -> list[int]:
        """How promising each of the answers looks."""


def proposed(session: Session[Any], question: Question) -> Sequence[Json]:
    """What the rules propose besides."""
    rules = session.rules
    return rules.proposals(session.state, question) if isinstance(rules, Adviser) else ()


def weigh(session: Session[Any], question: Question, answers: Sequence[Json]) -> list[int]:
    """How promising answers look by the hints of the rules."""
    rules, state = session.rules, session.state
    if isinstance(rules, Adviser):
        return rules.hints(state, question, answers)
    return [rules.hint(state, question, answer) for answer in answers]


class RandomPlayer:
    """Any legal answer is as good as another."""

    def __init__(self, seed: int) -> None:
        self._stream = Stream(seed)

    def decide(self, session: Session[Any], question: Question) -> Json:
        """Pick evenly."""
        return question.sample(self._stream)


class GreedyPlayer:
    """Takes what promises most by the hints that the rules give; breaks ties by chance."""

    def __init__(self, seed: int) -> None:
        self._stream = Stream(seed)

    def decide(self, session: Session[Any], question: Question) -> Json:
        """The best of all options, or of the sensible and some random answers where not all can be listed."""
        candidates = [*question.candidates(), *proposed(session, question)]
        if not candidates:
            candidates = [question.sample(self._stream) for _ in range(SAMPLES)]
        if len(candidates) == 1:
            return candidates[0]
        scores = weigh(session, question, candidates)
        best = max(scores)
        return self._stream.pick([answer for answer, score in zip(candidates, scores, strict=True) if score == best])


class ScriptedPlayer:
    """Says what it was told to say, in order."""

    def __init__(self, answers: Iterable[Json]) -> None:
        self._answers = iter(answers)

    def decide(self, session: Session[Any], question: Question) -> Json:
        """The next line of the script."""
        return next(self._answers)


PLAYERS: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}
