"""Every file in this folder is a test: put a report here, and the game in it has to replay and to go on.

Replaying must never break. Where the rules have been changed on purpose, so that an old log leads elsewhere, the file
says so by its fingerprint and only its snapshot is tried; without such a change, every answer has to fit.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bots.players import RandomPlayer
from game.engine import Refused
from game.narration import Narrator
from game.reopening import reopen, replay_of
from game.saves.documents import load
from game.saves.fingerprints import rules_fingerprint
from game.saves.replays import Diverged, told

FILES = sorted(Path(__file__).parent.glob("*.holdout"))


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLDOUT_HOME", str(tmp_path))


def test_there_are_some() -> None:
    assert FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_replays(path: Path) -> None:
    replay, rules, players = replay_of(path)
    try:
        for beat in replay:
            state = beat.before.copy()
            for event in beat.events:
                state.apply(event)
            assert not list(rules.broken(state))  # type: ignore[arg-type]
        assert list(told(replay, Narrator(rules, players), "it"))
    except Diverged:
        if load(path).header.rules == rules_fingerprint():
            raise
        pytest.skip("the rules have been changed since")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_goes_on_from_its_snapshot(path: Path) -> None:
    session = reopen(path).session
    player = RandomPlayer(1)
    for _ in range(30):
        if session.question is not None:
            session.answer(player.decide(session, session.question))
    while True:
        try:
            session.undo()
        except Refused:
            break
