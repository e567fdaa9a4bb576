"""A game on a reel: run again from its log, a little at a time, with its sentences and the moments to jump to.

Winding a long game takes longer than a frame, so whoever owns a reel winds it piece by piece while the screen lives on.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from math import inf
from time import perf_counter

from game.client.play.story import Line, line_of
from game.client.play.view import TableView
from game.engine import Event, Refused, Step
from game.rules.zombicide.state import ZombicideState
from game.saves.replays import Beat, Replay

SPACING = 16
"""Beats between two states that are kept."""


class Reel:
    """Beats, numbered from 0, which is how the table was laid; only `wound` of them are there yet."""

    def __init__(self, replay: Replay, view: TableView) -> None:
        self._running: Iterator[Beat] | None = replay.beats(states=False)
        self._view = view
        """A view of its own, for the names in the sentences."""
        self.length = replay.length
        """How many beats there will be, if nothing goes wrong."""
        self.steps: list[Step | None] = []
        self.lines: list[Line] = []
        self.rounds: dict[int, int] = {}
        """For each round, the beat in which it begins."""
        self.trouble: Refused | None = None
        """Why the game can be seen only up to here."""
        self.settled = 0
        """How many events led to the last checkpoint, from which a save goes on."""
        self._events: list[Event] = []
        self._ends: list[int] = []
        """For each beat, how many events there are up to its end."""
        self._decided: list[int] = []
        """For each beat, how many decisions were taken up to its end."""
        self._states: list[ZombicideState] = []

    @property
    def wound(self) -> int:
        """How many beats are there."""
        return len(self._ends)

    @property
    def finished(self) -> bool:
        """Whether all that can be seen is there."""
        return self._running is None

    def wind(self, seconds: float = inf) -> bool:
        """Go on for so long; True if this was the end of it."""
        if self._running is None:
            return False
        until = perf_counter() + seconds
        while self._running is not None and perf_counter() < until:
            self._wind_beat(self._running)
        return self._running is None

    def wind_to(self, beats: int) -> None:
        """Go on until so many beats are there, or all that can be."""
        while self._running is not None and self.wound < beats:
            self._wind_beat(self._running)

    def _wind_beat(self, running: Iterator[Beat]) -> None:
        try:
            self._take(next(running))
            return
        except StopIteration:
            pass
        except Refused as refusal:
            self.trouble = refusal
        except Exception as error:
            # Reports are about games that break the rules' own code: whatever it raises is what they are to show.
            self.trouble = Refused(
                "Here the rules themselves failed ({error}).", error=f"{type(error).__name__}: {error}"
            )
        self._running = None

    def _take(self, beat: Beat) -> None:
        if beat.number == 0:
            assert isinstance(beat.before, ZombicideState)
            self._view.jump(beat.before)
        if beat.number % SPACING == 0:
            self._states.append(self._view.state.copy())
        if beat.settled:
            self.settled = len(self._events) + beat.settled
        for event in beat.events:
            line = line_of(event, self._view, len(self._events))
            if line is not None:
                self.lines.append(line)
            self._view.fold(event)
            self._events.append(event)
        self.steps.append(beat.step)
        before = self._decided[-1] if self._decided else 0
        self._decided.append(before + (beat.step is not None and not beat.step.automatic))
        self._ends.append(len(self._events))
        self.rounds.setdefault(beat.round, beat.number)

    def automatic(self, beat: int) -> bool:
        """Whether nobody was troubled with an answer."""
        step = self.steps[beat]
        return step is not None and step.automatic

    def decisions(self, beat: int) -> int:
        """How many decisions were taken up to a beat."""
        return self._decided[beat]

    def events(self, beat: int) -> Sequence[Event]:
        """What followed from an answer."""
        return self._events[self.told(beat - 1) : self._ends[beat]]

    def told(self, beat: int) -> int:
        """How many events there are up to the end of a beat."""
        return self._ends[beat] if beat >= 0 else 0

    def state(self, beat: int) -> ZombicideState:
        """The state at the end of a beat."""
        frame = beat // SPACING
        state = self._states[frame].copy()
        for event in self._events[self.told(frame * SPACING - 1) : self._ends[beat]]:
            state.apply(event)
        return state

    def log(self, beat: int) -> list[Line]:
        """What is told up to the end of a beat."""
        return self.lines[: bisect_left(self.lines, self.told(beat), key=lambda line: line.at)]

    def round_at(self, beat: int) -> int:
        """The round that runs at the end of a beat."""
        rounds = list(self.rounds)
        return rounds[bisect_right(list(self.rounds.values()), beat) - 1]
