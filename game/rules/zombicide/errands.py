"""Errands: what a mission still asks for, said in a way that a band can plan by. No rule depends on them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.rules.zombicide.state import Survivor, SurvivorId, ZoneId


@dataclass(frozen=True, slots=True)
class Errand:
    """A place where the mission wants somebody to be.

    `who` lists those who can do it; empty means anybody. `everybody` says that the whole band has to come. `reach` is
    how many zones away is near enough. For an errand out of `means` nobody has what it takes; a search may find it.
    """

    zone: ZoneId
    who: tuple[SurvivorId, ...] = ()
    everybody: bool = False
    reach: int = 0
    means: bool = True


def errand_for(zone: ZoneId, who: Iterable[Survivor], reach: int = 0) -> Errand:
    """An errand for those who have what it takes, if there are any."""
    names = tuple(me.id for me in who)
    return Errand(zone, names, reach=reach, means=bool(names))
