"""Many games without a screen: play, count, and report crashes with what is needed to see them again."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from game.bots.players import PLAYERS
from game.engine import Rules, Session, digest
from game.saves.parcels import Parcel

MOST_DECISIONS = 50_000


@dataclass(frozen=True, slots=True)
class Crash:
    """A game that broke: everything needed to play it again up to where it did."""

    seed: int
    error: str
    answers: list[Any]


@dataclass(frozen=True, slots=True)
class Played:
    """One simulated game; `lost_by` is empty if it was won."""

    seed: int
    won: bool
    lost_by: str
    rounds: int
    decisions: int
    seconds: float
    digest: str
    crash: Crash | None = None


class NoEnd(Exception):
    """A game that goes on and on."""


def play_game(rules: Rules[Any], bot: str, seed: int) -> Played:
    """Play one game with a bot in every seat; a crash is caught and reported, never hidden."""
    start = perf_counter()
    session: Session[Any] | None = None
    try:
        session = Session(rules, seed, remember=False)
        player = PLAYERS[bot](seed)
        while session.question is not None:
            session.answer(player.decide(session, session.question))
            if len(session.steps) > MOST_DECISIONS:
                raise NoEnd(f"no end after {MOST_DECISIONS} decisions")
        won = bool(session.outcome and session.outcome.winners)
        reason = session.outcome.reason if session.outcome else "unknown"
        return Played(
            seed,
            won,
            "" if won else reason,
            rules.round(session.state),
            len(session.steps),
            perf_counter() - start,
            digest(session.events),
        )
    except Exception:
        answers = [step.answer for step in session.steps] if session else []
        crash = Crash(seed, traceback.format_exc(), answers)
        return Played(seed, False, "crash", 0, len(answers), perf_counter() - start, "", crash)


@dataclass(slots=True)
class Tally:
    """The sum of many games."""

    game: str
    mission: str
    bot: str
    seed: int
    parcel: Parcel | None = None
    """The mission itself, if it does not come with Holdout: reports of crashes carry it."""
    games: int = 0
    won: int = 0
    lost: dict[str, int] = field(default_factory=dict)
    rounds: int = 0
    decisions: int = 0
    seconds: float = 0.0
    crashes: list[dict[str, Any]] = field(default_factory=list)
    digests: list[str] = field(default_factory=list)

    def add(self, played: Played, reports: Path) -> None:
        """Count one more game; a crash is written to a file that can be replayed."""
        self.games += 1
        self.decisions += played.decisions
        self.seconds += played.seconds
        self.digests.append(played.digest)
        if played.crash is not None:
            self.crashes.append({"seed": played.seed, "file": str(self._report(played.crash, reports))})
            return
        self.rounds += played.rounds
        if played.won:
            self.won += 1
        else:
            self.lost[played.lost_by] = self.lost.get(played.lost_by, 0) + 1

    def _report(self, crash: Crash, reports: Path) -> Path:
        reports.mkdir(parents=True, exist_ok=True)
        mission = self.parcel.name if self.parcel is not None else self.mission
        path = reports / f"crash-{self.game}-{mission}-{self.bot}-{crash.seed}.json"
        report = {
            "game": self.game,
            "mission": mission,
            "seed": crash.seed,
            "answers": crash.answers,
            "error": crash.error,
            "parcel": self.parcel.packed().model_dump() if self.parcel is not None else None,
        }
        path.write_text(json.dumps(report, indent=1), encoding="utf-8")
        return path

    def as_json(self) -> dict[str, Any]:
        """The one object that tools read."""
        finished = self.games - len(self.crashes)
        return {
            "game": self.game,
            "mission": self.mission,
            "bot": self.bot,
            "seed": self.seed,
            "games": self.games,
            "won": self.won,
            "lost": dict(sorted(self.lost.items())),
            "rounds": round(self.rounds / finished, 2) if finished else 0,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "crashes": self.crashes,
            "digests": self.digests,
        }


_rules: Rules[Any] | None = None


def _prepare(opener: Callable[[], Rules[Any]]) -> None:
    """Lay the table once in each worker."""
    global _rules
    _rules = opener()


def _play_in_worker(bot: str, seed: int) -> Played:
    assert _rules is not None
    return play_game(_rules, bot, seed)


def play_many(opener: Callable[[], Rules[Any]], bot: str, seeds: range, jobs: int) -> Iterator[Played]:
    """Play a game for each seed, in order; with several jobs in as many processes."""
    if jobs <= 1:
        rules = opener()
        for seed in seeds:
            yield play_game(rules, bot, seed)
        return
    with ProcessPoolExecutor(jobs, initializer=_prepare, initargs=(opener,)) as pool:
        chunk = max(1, min(16, len(seeds) // (jobs * 4)))
        yield from pool.map(partial(_play_in_worker, bot), seeds, chunksize=chunk)
