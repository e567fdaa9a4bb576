"""Watching a game again from its log: answer by answer, with the rounds to jump to, as events or as sentences."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import Field, ValidationError

from game.engine import Event, IllegalAnswer, Record, Refused, Rules, Session, State, Step
from game.engine.events import as_dict
from game.narration import Narrator
from game.narration.grammar import Language
from game.saves.bounds import check_bounds
from game.saves.envelope import LARGEST, Unreadable
from game.saves.headers import Kept, Name
from game.saves.parcels import PackedMission


@dataclass(frozen=True, slots=True)
class Beat:
    """What followed from one answer; the first beat has none, for it is how the table was laid."""

    number: int
    round: int
    step: Step | None
    before: State
    """The state right before the events; where states are not asked for, always the opening."""
    events: tuple[Event, ...]
    settled: int
    """How many of the events led to the last checkpoint, from which a save goes on."""


class Diverged(Refused):
    """The rules of today do not lead where the log says."""


class Replay:
    """A game from its beginning to the end of its log.

    Play it as an iterator, as often as wished; `rounds` says at which beat each round begins, `state_at` is what a
    watcher who jumps there has to see.
    """

    def __init__(
        self, rules: Rules[Any], seed: int, steps: Sequence[Step], snapshot: Record[Any] | None = None
    ) -> None:
        self._rules = rules
        self.seed = seed
        self._steps = tuple(steps)
        self._snapshot = snapshot

    @classmethod
    def of(cls, rules: Rules[Any], record: Record[Any]) -> Replay:
        """The game of a save; it has to come past the save's own snapshot."""
        return cls(rules, record.seed, record.steps, record)

    def __iter__(self) -> Iterator[Beat]:
        """Beat after beat, each with its state; raises Diverged where today's rules no longer lead along this log."""
        return self.beats()

    def beats(self, *, states: bool = True) -> Iterator[Beat]:
        """The same; quicker without the states, for those who fold the events anyway."""
        session = Session(self._rules, self.seed)
        before, shown = session.base.copy(), 0
        for number in range(len(self._steps) + 1):
            step = self._steps[number - 1] if number else None
            if step is not None:
                before, shown = session.state.copy() if states else before, len(session.events)
                try:
                    session.answer(step.answer, step.seat)
                except IllegalAnswer:
                    raise _diverged(self._rules.round(session.state)) from None
            if self._snapshot is not None and number == self._snapshot.at:
                self._compare(session, self._snapshot)
            events, settled = tuple(session.events[shown:]), max(session.settled - shown, 0)
            yield Beat(number, self._rules.round(session.state), step, before, events, settled)

    def _compare(self, session: Session[Any], snapshot: Record[Any]) -> None:
        now = session.record()
        if now.at != snapshot.at or now.state != snapshot.state:
            raise _diverged(self._rules.round(session.state))

    @property
    def length(self) -> int:
        """How many beats there are."""
        return len(self._steps) + 1

    def rounds(self) -> dict[int, int]:
        """For each round, the beat in which it begins."""
        found: dict[int, int] = {}
        for beat in self:
            found.setdefault(beat.round, beat.number)
        return found

    def state_at(self, number: int) -> State:
        """The state right before a beat."""
        return next(beat.before for beat in self if beat.number == number)


def _diverged(reached: int) -> Diverged:
    return Diverged(
        "The rules have changed since this game was played; it can be watched up to round {round}.", round=reached
    )


def told(replay: Replay, narrator: Narrator, language: Language) -> Iterator[str]:
    """The game in sentences."""
    for beat in replay:
        state: Any = beat.before.copy()
        for event in beat.events:
            line = narrator.tell(event, state, language)
            if line is not None:
                yield line
            state.apply(event)


def as_lines(replay: Replay) -> Iterator[str]:
    """The game as events, one JSON object each, with the round and the number of the answer that they followed from."""
    for beat in replay:
        for event in beat.events:
            facts = {"round": beat.round, "step": beat.number, **as_dict(event)}
            yield json.dumps(facts, default=_plain, ensure_ascii=True, separators=(",", ":"))


def _plain(value: Any) -> Any:
    return {name: getattr(value, name) for name in value.__dataclass_fields__}


class CrashReport(Kept):
    """What a simulation writes down when a game breaks."""

    game: Name
    mission: str = Field(max_length=400)
    seed: int
    answers: list[Any]
    error: str
    parcel: PackedMission | None = None
    """The mission itself, if it does not come with Holdout."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """The answers as a log has them."""
        return tuple(Step("", answer) for answer in self.answers)


def load_crash(path: Path) -> CrashReport:
    """Read a simulation's report; raises Unreadable if it is something else."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST)
    except OSError as error:
        raise Unreadable("torn", "The file cannot be read: {reason}.", reason=error.strerror or error) from None
    try:
        report = CrashReport.model_validate_json(data)
    except ValidationError:
        raise Unreadable("foreign", "This is no file of Holdout.") from None
    check_bounds(report.answers)
    return report
