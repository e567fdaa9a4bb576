"""A game in progress: asks the rules' questions, takes answers, keeps the log, goes back and forward in it.

A generator can be neither copied nor saved. A state at a checkpoint can be both, and from there the few answers given
since lead back to the very question that is open now. Undo, redo, saves and look-ahead all rest on that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.engine.chance import SEEDED, Chance, Stream
from game.engine.events import Event, Seat
from game.engine.questions import Json, Question
from game.engine.refusal import IllegalAnswer, Refused
from game.engine.rules import Rules
from game.engine.state import Outcome, State
from game.engine.table import Finished, Table

S = TypeVar("S", bound=State)

_RECENT = 8
_SPACING = 16
_ANY = Stream(0)


@dataclass(frozen=True, slots=True)
class Step:
    """One answer in the log; `automatic` if no player was troubled with it."""

    kind: str
    answer: Json
    seat: Seat | None = None
    automatic: bool = False


@dataclass(frozen=True, slots=True)
class Record(Generic[S]):
    """What has to be kept of a game: every answer, and the state after the first `at` of them, at a checkpoint.

    `undone` are the answers that were taken back and can be given again, the next one last.
    """

    seed: int
    steps: tuple[Step, ...]
    at: int
    state: S
    undone: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class _Checkpoint(Generic[S]):
    steps: int
    events: int
    state: S


class Session(Generic[S]):
    """A game being played. `question` is open until the game is over; `answer` is the only way forward.

    `remember=False` keeps no checkpoints: quicker, for simulations that never go back.
    `free_undo` lets a table take back even what taught somebody something.
    `auto` answers questions in which there is nothing to decide.
    """

    def __init__(
        self,
        rules: Rules[S],
        seed: int,
        *,
        chance: Chance = SEEDED,
        remember: bool = True,
        free_undo: bool = False,
        auto: bool = False,
    ) -> None:
        self._prepare(rules, seed, chance, remember, free_undo, auto)
        self._enter(rules.opening(seed))

    def _prepare(self, rules: Rules[S], seed: int, chance: Chance, remember: bool, free_undo: bool, auto: bool) -> None:
        self.rules = rules
        self.seed = seed
        self.free_undo = free_undo
        self.auto = auto
        self.question: Question | None = None
        self.steps: list[Step] = []
        self._chance = chance
        self._remember = remember
        self._undone: list[Step] = []
        self._learnt: list[int] = []
        self._checkpoints: list[_Checkpoint[S]] = []

    @classmethod
    def resume(cls, rules: Rules[S], record: Record[S], *, free_undo: bool = False, auto: bool = False) -> Session[S]:
        """Go on with a recorded game at the very question that was open.

        The snapshot is trusted, so that a game survives changes of the rules; only the answers given since are
        given again. `events` begins at the snapshot.
        """
        session = cls.__new__(cls)
        session._prepare(rules, record.seed, SEEDED, True, free_undo, auto=False)
        session.steps = list(record.steps[: record.at])
        session._learnt = [record.state.learnt] * record.at
        session._enter(record.state.copy())
        for step in record.steps[record.at :]:
            session._take(step.answer, step.seat, step.automatic)
        session._undone = list(record.undone)
        session.auto = auto
        if not session._undone:
            session._answer_trivial()
        return session

    @property
    def state(self) -> S:
        """The state now. Read it; only events change it."""
        return self.table.state

    @property
    def events(self) -> list[Event]:
        """What has happened since `base`."""
        return self.table.events

    @property
    def earlier(self) -> tuple[Step, ...]:
        """The answers that led to `base`: none, unless the game was resumed."""
        return tuple(self.steps[: self._checkpoints[0].steps])

    @property
    def settled(self) -> int:
        """How many of `events` led to the last checkpoint, from which a record goes on."""
        return self._checkpoints[-1].events

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.state.outcome

    def answer(self, answer: Json, seat: Seat | None = None) -> None:
        """Answer the open question; `seat` says who answers, None whoever was asked. May raise IllegalAnswer."""
        self._take(answer, seat, automatic=False)
        self._undone.clear()
        self._answer_trivial()

    def _take(self, answer: Json, seat: Seat | None, automatic: bool) -> None:
        question = self.question
        if question is None:
            raise IllegalAnswer("The game is over.")
        asked = question.seat
        if seat is not None and asked is not None and seat != asked:
            raise IllegalAnswer("This is another player's decision.")
        value = question.accept(answer)
        self.steps.append(Step(question.kind, question.written(value), asked if seat is None else seat, automatic))
        self._send(value)

    def _send(self, value: Any) -> None:
        try:
            self.question = self._play.send(value)
        except (StopIteration, Finished):
            self.question = None
        self._learnt.append(self.table.state.learnt)

    def _answer_trivial(self) -> None:
        while self.auto and self.question is not None and self.question.trivial():
            self._take(self.question.sample(_ANY), None, automatic=True)

    def _enter(self, state: S) -> None:
        """Start the rules on a state that is at a checkpoint; `steps` and `_learnt` must already fit it."""
        self.base = state.copy() if self._remember else state
        self.table = Table(state, self._chance)
        if self._remember:
            self._mark()
        self._open()
        self._answer_trivial()

    def _open(self) -> None:
        if self._remember:
            self.table.on_checkpoint = self._mark
        self._play = self.rules.play(self.table)
        self._send(None)

    def _mark(self) -> None:
        """Keep the state: all recent checkpoints, and of older ones as many as make going back quick."""
        marks = self._checkpoints
        if marks and marks[-1].steps == len(self.steps):
            marks.pop()
        marks.append(_Checkpoint(len(self.steps), len(self.table.events), self.table.state.copy()))
        thinned = len(marks) - 1 - _RECENT
        if thinned > 0 and marks[thinned].steps - marks[thinned - 1].steps < _SPACING:
            del marks[thinned]

    def undo_refusal(self) -> Refused | None:
        """Why the last step cannot be taken back; None if it can."""
        target = self._undo_target()
        if target is None:
            return Refused("There is nothing to take back.")
        try:
            self._reach(target)
        except Refused as refusal:
            return refusal
        if not self.free_undo and self._learnt[target] != self.state.learnt:
            return Refused("A die has been thrown or a hidden card shown since: this cannot be taken back.")
        return None

    def _undo_target(self) -> int | None:
        """The question before the last answer that a player gave."""
        for index in range(len(self.steps) - 1, -1, -1):
            if not self.steps[index].automatic:
                return index
        return None

    def _reach(self, target: int) -> None:
        """Make sure that there is a checkpoint from which the target can be reached."""
        if target < self._checkpoints[0].steps:
            self._rebuild()

    def undo(self) -> Step:
        """Take back the last answer a player gave, or raise Refused with the reason."""
        refusal = self.undo_refusal()
        if refusal is not None:
            raise refusal
        target = self._undo_target()
        assert target is not None
        step = self.steps[target]
        self._undone.extend(reversed(self.steps[target:]))
        self._rewind(target)
        return step

    def redo(self) -> Step:
        """Give again the answer that was taken back last, or raise Refused."""
        if not self._undone:
            raise Refused("There is nothing to do again.")
        step = self._undone.pop()
        self._take(step.answer, step.seat, step.automatic)
        while self._undone and self._undone[-1].automatic:
            follow = self._undone.pop()
            self._take(follow.answer, follow.seat, follow.automatic)
        return step

    def next_undo(self) -> Step | None:
        """The step that undo would take back, for its name."""
        target = self._undo_target()
        return None if target is None else self.steps[target]

    def next_redo(self) -> Step | None:
        """The step that redo would give again."""
        return self._undone[-1] if self._undone else None

    def _rewind(self, target: int) -> None:
        """Go back to the question that was open after `target` answers."""
        while self._checkpoints[-1].steps > target:
            self._checkpoints.pop()
        mark = self._checkpoints[-1]
        again = self.steps[mark.steps : target]
        del self.steps[mark.steps :]
        del self._learnt[mark.steps :]
        events = self.table.events[: mark.events]
        self.table = Table(mark.state.copy(), self._chance)
        self.table.events = events
        self._open()
        for step in again:
            self._take(step.answer, step.seat, step.automatic)

    def _rebuild(self) -> None:
        """Play a resumed game again from its beginning, so that it can go back behind its snapshot."""
        mark = self._checkpoints[0]
        earlier = Session(self.rules, self.seed)
        try:
            for step in self.steps[: mark.steps]:
                earlier._take(step.answer, step.seat, step.automatic)
        except IllegalAnswer:
            raise Refused("The rules have changed since this game was saved: it cannot go back that far.") from None
        if earlier._checkpoints[-1].state != mark.state:
            raise Refused("The rules have changed since this game was saved: it cannot go back that far.")
        ahead = earlier._checkpoints[-1].events
        later = [_Checkpoint(each.steps, each.events + ahead, each.state) for each in self._checkpoints[1:]]
        self._checkpoints = earlier._checkpoints + later
        self._learnt[: mark.steps] = earlier._learnt[: mark.steps]
        self.table.events[:0] = earlier.events[:ahead]
        self.base = earlier.base

    def record(self) -> Record[S]:
        """What has to be kept of the game to go on at this very question, later or elsewhere."""
        mark = self._checkpoints[-1]
        return Record(self.seed, tuple(self.steps), mark.steps, mark.state.copy(), tuple(self._undone))

    def fork(self) -> Session[S]:
        """An independent copy of the game, for looking ahead."""
        return Session.resume(self.rules, self.record(), free_undo=self.free_undo, auto=self.auto)
