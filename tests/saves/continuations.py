"""Games saved at a random decision and gone on with in another process: the same answers give the same events.

`python -m tests.saves.continuations 200` tries so many games of every mission, two seats and bots of both kinds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

from game.engine import digest
from game.missions import shipped_missions
from game.reopening import reopen
from game.saves.documents import encoded, save_of
from tests.saves.games import GAME, label, played

MOST_ANSWERS = 400


def write_games(mission: str, games: int, folder: Path) -> None:
    """Play games, save each in the middle, and write down what followed."""
    for seed in range(games):
        bot = "random" if seed % 2 else "greedy"
        whole = played(mission, seed, MOST_ANSWERS, bot=bot)
        cut = Random(f"{mission}/{seed}").randrange(len(whole.steps))
        before = played(mission, seed, cut, bot=bot)
        assert before.steps == whole.steps[:cut]
        (folder / f"{seed}.holdout").write_bytes(encoded(save_of(before, label(mission))))
        expected = digest(whole.events[len(before.events) :])
        answers = [step.answer for step in whole.steps[cut:]]
        (folder / f"{seed}.json").write_text(json.dumps({"answers": answers, "digest": expected}))


def go_on(folder: Path) -> int:
    """Open every save of a folder and give the answers that followed; returns how many led to the same events."""
    same = 0
    for path in sorted(folder.glob("*.holdout")):
        session = reopen(path).session
        told = json.loads(path.with_suffix(".json").read_text())
        begun = len(session.events)
        for answer in told["answers"]:
            session.answer(answer)
        assert digest(session.events[begun:]) == told["digest"], f"{path.name} went another way"
        same += 1
    return same


def in_another_process(mission: str, games: int) -> int:
    """Save here, go on there; returns how many games did the same."""
    with tempfile.TemporaryDirectory() as folder:
        write_games(mission, games, Path(folder))
        command = [sys.executable, "-m", "tests.saves.continuations", "--go-on", folder]
        environment = {**os.environ, "PYTHONHASHSEED": str(games % 100 + 7)}
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
        assert done.returncode == 0, done.stderr
        return int(done.stdout)


if __name__ == "__main__":
    if sys.argv[1] == "--go-on":
        print(go_on(Path(sys.argv[2])))
    else:
        for each in shipped_missions(GAME):
            print(each, in_another_process(each, int(sys.argv[1])), "games went on the same", flush=True)
