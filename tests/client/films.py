"""Games to watch: played by a bot at a table of two, kept in a file, and opened on a screen without a window."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from game.bots.players import GreedyPlayer
from game.client.app import App
from game.client.scenes.replay import ReplayScene, replay_scene
from game.client.shots import hidden
from game.engine import Session
from game.reopening import label_of
from game.rules.zombicide.action import Act
from game.rules.zombicide.rules import TableSetup
from game.saves.documents import Label, encoded, save_of
from game.saves.settings import Settings
from game.tables import open_table
from tests.client.hands import Hands

GAME = "undead_or_alive"
PLAYERS = ("Ann", "Ben")
SEED = 6


@cache
def label(title: str = "Saturday", mission: str = "m0") -> Label:
    return label_of(GAME, mission, title, PLAYERS)


def played(answers: int | None = None, mission: str = "m0", seed: int = SEED) -> Session[Any]:
    """A game after so many answers, or at its end; what nobody has to decide is answered by itself."""
    session = Session(open_table(GAME, mission, TableSetup(seats=2)), seed, auto=True)
    bot = GreedyPlayer(seed)
    while session.question is not None and (answers is None or len(session.steps) < answers):
        session.answer(bot.decide(session, session.question))
    return session


def kept(folder: Path, answers: int | None = None, name: str = "saturday", mission: str = "m0") -> Path:
    """The same in a file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.holdout"
    path.write_bytes(encoded(save_of(played(answers, mission), label(name.title(), mission), now=1_700_000_000)))
    return path


def acting(least: int) -> int:
    """How many answers lead to a survivor's turn: so many or a few more."""
    return next(answers for answers in range(least, least + 40) if isinstance(played(answers).question, Act))


def watching(path: Path, size: tuple[int, int] = (1280, 720), **settings: object) -> tuple[Hands, ReplayScene]:
    """The replay of a file, wholly run."""
    app = App(hidden(size), Settings().changed(**{"language": "en", **settings}))
    app.push(replay_scene(path))
    scene = app.scene
    assert isinstance(scene, ReplayScene)
    while not scene.reel.finished:
        app.update(0)
    return Hands(app), scene
