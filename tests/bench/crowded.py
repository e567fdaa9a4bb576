"""A full table for measuring: nine tiles, six survivors, a hundred zombies, all panels; and how its frames are timed.

Run as a program it opens a window and prints what frames take there with presenting, and the memory, as JSON.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from game.bots.players import GreedyPlayer
from game.client.app import App
from game.client.play.table import PlayTable
from game.client.scenes.board import BoardScene
from game.client.window import open_window
from game.engine import Session
from game.rules.zombicide.action import Act
from game.rules.zombicide.events import EnemiesAppeared
from game.saves.settings import Settings
from game.tables import open_table

FULL_HD = (1920, 1080)
HORDE = 100
FRAMES = 300
PASSES = 3
"""Times that frames are measured in a real window, where other programs on the machine blur the measure."""


def crowded(surface: pygame.Surface) -> BoardScene:
    """The table with somebody's turn open and everything drawn as finely as can be."""
    session = Session(open_table("undead_or_alive", "m9"), 5, auto=True)
    bot = GreedyPlayer(5)
    while not isinstance(session.question, Act):
        assert session.question is not None
        session.answer(bot.decide(session, session.question))
    table = PlayTable(session)
    app = App(surface, Settings(language="en"))
    app.push(lambda app: BoardScene(app, table))
    scene = app.scene
    assert isinstance(scene, BoardScene)
    _gather(scene)
    for _ in range(90):
        app.update(1 / 60)
        app.draw()
    return scene


def _gather(scene: BoardScene) -> None:
    """A hundred zombies all over the board, for the view alone."""
    zones = list(scene.view.board.zones)
    here = sum(len(crowd) for crowd in scene.view.state.enemies.values())
    for number in range(HORDE - here):
        kind = ("walker", "walker", "runner", "brute")[number % 4]
        enemy = f"{kind}.{1000 + number}"
        scene.view.state.reserve[kind].append(enemy)
        scene.view.fold(EnemiesAppeared((enemy,), zones[(7 * number) % len(zones)], "bench"))
    scene.look_again()
    assert len(scene.board.model.figures) >= HORDE + 6


def pan(scene: BoardScene, number: int) -> None:
    """The table is dragged to and fro."""
    way = 1 if (number // 60) % 2 else -1
    scene.board.camera.drag(6 * way, 4 * way)
    scene.board.changed()


def frames(
    scene: BoardScene,
    stir: Callable[[int], object],
    clock: Callable[[], float] = time.thread_time,
    present: Callable[[], object] = lambda: None,
) -> list[float]:
    """Seconds that each of many moving frames takes, the longest last.

    By default the thread's own time is counted, so that other programs do not blur the measure.
    """
    taken = []
    for number in range(FRAMES):
        start = clock()
        stir(number)
        scene.app.update(1 / 60)
        assert scene.app.draw(), "every one of these frames moves"
        present()
        taken.append(clock() - start)
    return sorted(taken)


def median(taken: list[float]) -> float:
    """The middle one of sorted times."""
    return taken[len(taken) // 2]


def slowest(taken: list[float]) -> float:
    """The 99th percentile of sorted times."""
    return taken[int(len(taken) * 0.99)]


def _presented() -> dict[str, float | str]:
    """What frames take on the wall's clock in a real window; the best of a few passes."""
    scene = crowded(open_window(FULL_HD))
    passes = []
    for _ in range(PASSES):
        taken = frames(scene, lambda number: pan(scene, number), time.perf_counter, pygame.display.flip)
        passes.append((slowest(taken), median(taken)))
    slow, middle = min(passes)
    for number in range(FRAMES):
        scene.board.wheel(1 if (number // 20) % 2 == 0 else -1, (960, 540))
        scene.app.update(1 / 60)
        scene.app.draw()
    return {"driver": pygame.display.get_driver(), "median": middle, "slow": slow, "megabytes": _peak()}


def _peak() -> float:
    """The most memory that the program has had; 0 where only Linux could say."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.is_file() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM")), 0.0)


if __name__ == "__main__":
    pygame.font.init()
    print(json.dumps(_presented()))
