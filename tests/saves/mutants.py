"""Files that a bad disk, a bad tool or a bad person could have made of good ones, and what opening them must lead to.

`python -m tests.saves.mutants 5000` tries so many, of all kinds in turn, and prints what came of them.
"""

from __future__ import annotations

import io
import json
import os
import resource
import shutil
import sys
import tempfile
import zipfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from game.bots.players import RandomPlayer
from game.engine import Refused
from game.guests import guest
from game.reopening import reopen
from game.saves import settings
from game.saves.campaigns import Campaign, Campaigns
from game.saves.documents import encoded
from game.saves.envelope import sealed
from game.shipped import shipped
from tests.saves.games import GAME, saved

SLOWEST = 2.0
MOST_MEMORY = 200 * 1024 * 1024

JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    10**9,
    10**25,
    -(10**18),
    1.5,
    "",
    "x",
    "../../../etc/passwd",
    "C:\\Windows",
    "\x00",
    "b" * 5000,
    [],
    {},
    [[[[[[]]]]]],
    {"__class__": "os.system"},
    "\u202e",
]
DEEP = "[" * 30_000

Opener = Callable[[Path], object]


def bent(data: bytes, random: Random) -> bytes:
    """Bytes with something done to them."""
    way = random.randrange(7)
    spot = random.randrange(len(data))
    if way == 0:
        return data[:spot] + bytes([data[spot] ^ (1 << random.randrange(8))]) + data[spot + 1 :]
    if way == 1:
        return data[:spot]
    if way == 2:
        end = min(len(data), spot + random.randrange(1, 200))
        return data[:spot] + data[end:]
    if way == 3:
        return data[:spot] + random.randbytes(random.randrange(1, 60)) + data[spot:]
    if way == 4:
        return data[:spot] + DEEP.encode() + data[spot:]
    if way == 5:
        return data[:spot] + b"9" * 6000 + data[spot:]
    return data[spot:] + data[:spot]


def grafted(tree: Any, random: Random) -> Any:
    """A JSON value with one of its parts replaced, removed, doubled or swapped for another."""
    path: list[tuple[Any, Any]] = []
    here = tree
    while isinstance(here, dict | list) and here and (not path or random.random() < 0.85):
        key = random.choice(list(here)) if isinstance(here, dict) else random.randrange(len(here))
        path.append((here, key))
        here = here[key]
    if not path:
        return random.choice(JUNK)
    holder, key = path[-1]
    way = random.randrange(6)
    if way == 0 and isinstance(holder, dict):
        del holder[key]
    elif way == 1 and isinstance(holder, dict):
        holder[f"{key}_more"] = here
    elif way == 2 and isinstance(holder, list):
        holder.insert(key, here)
    elif way == 3 and isinstance(holder, list):
        del holder[key]
    elif way == 4 and isinstance(here, int):
        holder[key] = here + random.choice([-2, -1, 1, 2, 7, 1000])
    else:
        holder[key] = random.choice([*JUNK, *_strings(tree, random)])
    return tree


def _strings(tree: Any, random: Random) -> list[str]:
    """Words that the file itself uses, in other places."""
    text = json.dumps(tree)
    words = [word for word in text.replace('"', " ").split() if word[0].isalnum()]
    return random.sample(words, min(8, len(words)))


def resealed(data: bytes, random: Random) -> bytes:
    """A document whose contents were changed by somebody who knows how to seal it."""
    whole = json.loads(data)
    head = {key: value for key, value in whole["header"].items() if key not in ("body_bytes", "body_sha256", "seal")}
    body = whole["body"]
    for _ in range(random.choice([1, 1, 1, 2, 4])):
        if random.random() < 0.15:
            head = grafted(head, random)
        else:
            body = grafted(body, random)
    if random.random() < 0.02:
        return sealed(head, b'{"setup":' + DEEP.encode() + b"}")
    try:
        return sealed(head, json.dumps(body).encode())
    except (AssertionError, ValueError):
        return data[: len(data) // 2]


def played_on(path: Path) -> object:
    """Open a game and play on for a while: what was let in must not break the rules later."""
    session = reopen(path).session
    player = RandomPlayer(1)
    for _ in range(40):
        if session.question is None:
            break
        session.answer(player.decide(session, session.question))
    return session


class Nursery:
    """Good files of every kind, and bad ones made of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._save = encoded(saved(answers=60))
        self._guest = encoded(saved(str(shipped("maps") / "samples" / "mill_creek"), answers=25))
        store = Campaigns(folder / "campaigns").begin(
            Campaign(title="Fuzz", game=GAME, players=("A",), roster=(("meg", "carl"),)), now=1.0
        )
        self._campaign = store.story.read_bytes()
        self._settings = "".join(
            f"{key} = {settings._toml(value)}\n" for key, value in settings.Settings().model_dump().items()
        ).encode()
        sample = shipped("maps") / "samples" / "mill_creek"
        self._board, self._rules = (sample / "board.tmx").read_bytes(), (sample / "mission.toml").read_bytes()
        self.kinds: tuple[Callable[[Random], tuple[Path, Opener]], ...] = (
            lambda random: (self._file("a.holdout", bent(self._save, random)), reopen),
            lambda random: (self._file("b.holdout", resealed(self._save, random)), played_on),
            lambda random: (self._file("c.holdout", resealed(self._guest, random)), played_on),
            lambda random: (self._file("d.holdout", bent(self._campaign, random)), self._take_in),
            lambda random: (self._file("e.holdout", resealed(self._campaign, random)), self._take_in),
            lambda random: (self._file("f.toml", bent(self._settings, random)), settings.load),
            self._mission,
            lambda random: (self._file("g.zip", bent(self._zip(), random)), self._visit),
            lambda random: (self._file("h.zip", self._tricky_zip(random)), self._visit),
        )

    def _file(self, name: str, data: bytes) -> Path:
        path = self.folder / name
        path.write_bytes(data)
        return path

    def _take_in(self, path: Path) -> object:
        store = Campaigns(self.folder / "taken").take_in(path)
        shutil.rmtree(store.folder)
        return store

    @staticmethod
    def _visit(path: Path) -> object:
        """A guest never raises: what is wrong with it is listed."""
        visitor = guest(path)
        if visitor.problems:
            raise Refused(visitor.problems[0])
        return visitor

    def _mission(self, random: Random) -> tuple[Path, Opener]:
        folder = self.folder / "mission"
        folder.mkdir(exist_ok=True)
        spoil_board = random.random() < 0.6
        (folder / "board.tmx").write_bytes(bent(self._board, random) if spoil_board else self._board)
        (folder / "mission.toml").write_bytes(self._rules if spoil_board else bent(self._rules, random))
        return folder, self._visit

    def _zip(self, **more: bytes) -> bytes:
        whole = io.BytesIO()
        with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("mill_creek/board.tmx", self._board)
            archive.writestr("mill_creek/mission.toml", self._rules)
            for name, data in more.items():
                archive.writestr(name, data)
        return whole.getvalue()

    def _tricky_zip(self, random: Random) -> bytes:
        name = random.choice(
            [
                "../out.tmx",
                "/etc/x.tmx",
                "a/b/c/d/e.tmx",
                "C:/x.tmx",
                "a\\b.tmx",
                "con.tmx",
                "ok.tmx",
                "ok.sh",
                "x.tmx ",
            ]
        )
        data = random.choice(
            [b"x", b"\0" * 3_000_000, b"\0" * 1_900_000, random.randbytes(2000), b"PK\5\6" + b"\0" * 18]
        )
        return self._zip(**{name: data})


def outcome_of(path: Path, opener: Opener) -> tuple[str, float]:
    """Open a mutant: `opened`, or `refused` with a sentence; anything else is raised."""
    start = perf_counter()
    try:
        opener(path)
        result = "opened"
    except Refused as refusal:
        result = "refused" if str(refusal).strip() else "refused without a word"
    return result, perf_counter() - start


def run(count: int, seed: int) -> tuple[Counter[str], float]:
    """Try so many mutants; raises whatever a mutant raises but a refusal."""
    results: Counter[str] = Counter()
    slowest = 0.0
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOLDOUT_HOME"] = folder
        nursery = Nursery(Path(folder))
        for number in range(count):
            random = Random(f"{seed}/{number}")
            path, opener = nursery.kinds[number % len(nursery.kinds)](random)
            try:
                result, seconds = outcome_of(path, opener)
            except BaseException:
                print(f"mutant {number} of seed {seed}, {path.name}", file=sys.stderr)
                raise
            assert seconds < SLOWEST, f"mutant {number} of seed {seed} took {seconds:.1f} s"
            results[f"{path.name} {result}"] += 1
            slowest = max(slowest, seconds)
    return results, slowest


if __name__ == "__main__":
    tally, worst = run(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    for line, times in sorted(tally.items()):
        print(f"{times:6} {line}")
    print(f"slowest {worst * 1000:.0f} ms, most memory {memory >> 20} MB")
    assert memory < MOST_MEMORY
