"""A campaign around its missions: one that has ended is entered once, and cards are carried on from it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.engine import Session
from game.reopening import reopen
from game.saves import documents
from game.saves.campaigns import IN_PROGRESS, Campaign, Result, Store, cards_to_keep, finished_game, result_of


def settle(store: Store) -> Result | None:
    """Enter the mission in progress if it has ended, and put its game aside; None if there is nothing to enter.

    The story is written before the game is put aside, and a result that it holds already is not entered again: a crash
    at any moment neither loses a mission nor counts it twice. Raises Refused.
    """
    if not store.playing.exists():
        return None
    head = documents.header(store.playing)
    if not head.over:
        return None
    session = reopen(store.playing).session
    campaign = store.load()
    result = result_of(session, head.mission, head.played, now=head.saved)
    if not campaign.has(result):
        store.save(campaign.with_result(result, _at_hand(session, campaign.kept)))
    store.shelf.put_aside(IN_PROGRESS, finished_game(result))
    return result


def _at_hand(session: Session[Any], before: Mapping[str, str]) -> dict[str, str]:
    """What each survivor keeps unless the players decide otherwise: the card kept before, else the first one."""
    choices = cards_to_keep(session)
    return {name: before[name] if before.get(name) in kinds else kinds[0] for name, kinds in choices.items()}


def last_victory(store: Store, campaign: Campaign) -> Path | None:
    """The game of the last mission that was won, if it was put aside here and not in a campaign elsewhere."""
    won = [result for result in campaign.results if result.won]
    path = store.shelf.path(finished_game(won[-1])) if won else None
    return path if path is not None and path.exists() else None


def keepsakes(store: Store, campaign: Campaign) -> dict[str, tuple[str, ...]]:
    """Which cards each survivor can choose from to carry on: those held at the end of the last mission that was won."""
    path = last_victory(store, campaign) if campaign.carry == "one_card" else None
    return cards_to_keep(reopen(path).session) if path is not None else {}
