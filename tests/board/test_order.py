"""The same board gives the same answers in the same order in every process."""

import os
import subprocess
import sys
from pathlib import Path

PROBE = """
from tests.board.test_train import M1
from game.board import Sight
board = M1.board
print(list(board.zones), board.openings)
for zone in board.zones:
    print(zone, board.neighbours(zone), board.bordering(zone))
    print([list(board.seen_from(zone, sight).items()) for sight in Sight])
    print([board.steps(zone, other) for other in board.zones])
"""


def answers(hash_seed: str) -> str:
    root = Path(__file__).resolve().parents[2]
    run = subprocess.run(
        [sys.executable, "-c", PROBE],
        cwd=root,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout


def test_answers_do_not_depend_on_hashes():
    assert answers("1") == answers("2") != ""
