"""Errands: what a mission still asks for, said in a way that a band can plan by. No rule depends on them."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.zombicide.state import SurvivorId, ZoneId


@dataclass(frozen=True, slots=True)
class Errand:
    """A place where the mission wants somebody to be.

    `who` lists those who can do it; empty means anybody. `everybody` says that the whole band has to come. `reach` is
    how many zones away is near enough.
    """

    zone: ZoneId
    who: tuple[SurvivorId, ...] = ()
    everybody: bool = False
    reach: int = 0
