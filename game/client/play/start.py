"""Sitting down at a table: a new game, a kept one, or only a look at the opening position of a mission."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import SystemRandom
from time import strftime
from typing import TYPE_CHECKING

from game.campaigning import settle
from game.client.play.table import PlayTable
from game.client.scenes.board import BoardScene
from game.engine import Refused, Session
from game.reopening import label_again, label_of, reopen
from game.rules.zombicide.rules import TableSetup
from game.saves.autosave import Autosaver
from game.saves.campaigns import IN_PROGRESS, Store, store_of
from game.saves.folders import folders
from game.saves.shelf import Shelf
from game.tables import open_table

if TYPE_CHECKING:
    from game.client.app import App

Sit = Callable[["App"], BoardScene]
"""What `App.push` and `run` take: it makes the scene."""


def new_game(
    game: str,
    mission: str,
    setup: TableSetup | None = None,
    *,
    seed: int | None = None,
    players: tuple[str, ...] = (),
    title: str = "",
    campaign: Store | None = None,
) -> Sit:
    """A new game, of a campaign or on its own, kept after every answer; may raise Refused, before any window opens."""
    rules = open_table(game, mission, setup)
    names = players or tuple(f"{number + 1}" for number in range(rules.seats))
    called = title or f"{Path(mission).name} {strftime('%Y-%m-%d %H:%M')}"
    label = label_of(game, mission, called, names, campaign.name if campaign is not None else "")
    chance = SystemRandom().randrange(2**31) if seed is None else seed
    shelf = Shelf(folders().saves) if campaign is None else campaign.shelf

    def sit(app: App) -> BoardScene:
        session = Session(rules, chance, free_undo=app.settings.free_undo, auto=app.settings.automatic)
        name = shelf.free_name(label.title) if campaign is None else IN_PROGRESS
        saver = Autosaver(shelf, name, label, failed=app.troubles.append)
        return BoardScene(app, PlayTable(session, players, saver.keep, label), closed=_closing(app, saver, campaign))

    return sit


def kept_game(path: Path) -> Sit:
    """A kept game at its very question; may raise Refused, before any window opens."""
    opened = reopen(path)
    campaign = store_of(path)
    label = replace(label_again(opened.save), campaign=campaign.name if campaign is not None else "")

    def sit(app: App) -> BoardScene:
        session = opened.session
        session.free_undo, session.auto = app.settings.free_undo, app.settings.automatic
        shelf = Shelf(path.parent)
        saver = Autosaver(shelf, path.stem, label, played=opened.save.header.played, failed=app.troubles.append)
        app.troubles.extend(opened.changes)
        table = PlayTable(session, label.players, saver.keep, label)
        return BoardScene(app, table, closed=_closing(app, saver, campaign))

    return sit


def _closing(app: App, saver: Autosaver, campaign: Store | None) -> Callable[[], None]:
    """What is done when the table is left: the last state is on the disk, and a mission that ended in its campaign."""

    def close() -> None:
        saver.close()
        try:
            if campaign is not None:
                settle(campaign)
        except Refused as refusal:
            app.troubles.append(refusal)

    return close


def opening(game: str, mission: str, seed: int = 3) -> Sit:
    """The opening position of a mission, for pictures: nothing is kept, and every question before it is answered."""
    session = Session(open_table(game, mission), seed, auto=True)
    while session.question is not None and session.question.kind != "choose_survivor":
        session.answer(session.question.candidates()[0])
    return lambda app: BoardScene(app, PlayTable(session))


def kept_position(path: Path) -> Sit:
    """A kept game as it stands, for pictures: nothing is written."""
    opened = reopen(path)
    table = PlayTable(opened.session, opened.save.header.players)
    table.recall()
    return lambda app: BoardScene(app, table)
