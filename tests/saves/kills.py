"""Processes killed while they save: what they leave behind must always be a game that goes on.

`python -m tests.saves.kills 300` kills so many and prints what was lost.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from game.bots.players import GreedyPlayer
from game.engine import Session
from game.reopening import reopen, reopened
from game.rules.zombicide.rules import TableSetup
from game.saves.autosave import Autosaver
from game.saves.shelf import Shelf
from game.tables import open_table
from tests.saves.games import GAME, label

NAME = "frontier"
PACE = 0.03
"""Seconds between answers: quicker than any hand."""


def play_until_killed(folder: Path, seed: int, pipe: int) -> None:
    """Play at the pace of quick hands, saying after each save how many answers it holds."""
    table = open_table(GAME, "m0", TableSetup(seats=2))
    saver = Autosaver(Shelf(folder), NAME, label())
    while True:
        session = Session(table, seed)
        player = GreedyPlayer(seed)
        while session.question is not None:
            session.answer(player.decide(session, session.question))
            saver.keep(session)
            os.write(pipe, len(session.steps).to_bytes(4, "little"))
            time.sleep(PACE)
        saver.flush()
        os.write(pipe, bytes(4))
        seed += 1


def kill_one(folder: Path, number: int) -> int:
    """Start a game, kill it at a random moment, open what it left; returns how many answers were lost."""
    random = Random(number)
    hear, speak = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(hear)
        play_until_killed(folder, number, speak)
    os.close(speak)
    os.read(hear, 4)
    time.sleep(random.uniform(0, 0.3))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    said = _drained(hear)
    acknowledged = int.from_bytes(said[-4:], "little") if said else 1
    entries = Shelf(folder).entries()
    if not entries:
        return acknowledged
    (entry,) = entries
    assert entry.trouble is None, f"kill {number}: {entry.trouble}"
    session = reopen(entry.path).session
    backup = entry.path.with_name(entry.path.name + ".bak")
    if backup.exists():
        reopened(Shelf(folder).load(NAME))
        reopen(backup)
    for moment in entry.moments:
        reopen(moment)
    return max(0, acknowledged - len(session.steps)) if acknowledged else 0


def _drained(pipe: int) -> bytes:
    found = b""
    while part := os.read(pipe, 65536):
        found += part
    os.close(pipe)
    return found


def run(count: int) -> Counter[int]:
    """Kill so many; returns how often how many answers were lost."""
    lost: Counter[int] = Counter()
    for number in range(count):
        with tempfile.TemporaryDirectory() as folder:
            lost[kill_one(Path(folder), number)] += 1
    return lost


if __name__ == "__main__":
    tally = run(int(sys.argv[1]))
    print(", ".join(f"{answers} lost: {times} times" for answers, times in sorted(tally.items())))
    assert max(tally) <= 1
