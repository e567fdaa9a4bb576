"""Actions that only skills of this edition give: charging, bloodlust, running without gravity (Invader pp. 52-55)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Play
from game.rules.zombicide.abilities import own_turn
from game.rules.zombicide.action import Action
from game.rules.zombicide.events import AbilityUsed, ActionsGained, ActionSpent
from game.rules.zombicide.game import Game
from game.rules.zombicide.movement import Path, leaving_penalty, paths_from, steps_from, walk
from game.rules.zombicide.state import Survivor

CHARGE, BLOODLUST, ZERO_G = "charge", "bloodlust", "zero_g_run"
RUSH_ZONES = 2
"""How far charging and bloodlust carry."""


@dataclass(slots=True, eq=False)
class Charge(Action):
    """Move up to two zones into a zone with Xenos; only leaving Xenos costs anything."""

    path: Path
    cost: int
    verb: ClassVar[str] = CHARGE

    def key(self) -> tuple[str, ...]:
        """Named by the path."""
        return (CHARGE, *self.path)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Run; it counts as a move among the actions of the turn."""
        game.happen(AbilityUsed(CHARGE))
        if not self.cost:
            game.happen(ActionSpent(me.id, CHARGE, 0))
        yield from walk(game, me, self.path, CHARGE)


def charge(game: Game, me: Survivor) -> Iterator[Action]:
    """Once per turn, for free (p. 52).

    Ruling: the usual rules of movement include what it costs to leave Xenos, and the skills about that.
    """
    if own_turn(game, me, CHARGE):
        cost = leaving_penalty(game, me)
        for path in rushes(game, me):
            yield Charge(path, cost)


def rushes(game: Game, me: Survivor) -> Iterator[Path]:
    """Ways of one or two zones into a zone with Xenos."""
    return (path for path in paths_from(game, me, RUSH_ZONES) if game.crowd(path[-1]))


@dataclass(slots=True, eq=False)
class Bloodlust(Action):
    """Move up to two zones into a zone with Xenos, and gain a free action of one sort."""

    path: Path
    gift: str
    cost: int
    verb: ClassVar[str] = BLOODLUST

    def key(self) -> tuple[str, ...]:
        """Named by the path and by what it brings."""
        return (BLOODLUST, self.gift, *self.path)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Run, and want blood.

        Ruling: the free action need not be the next one, but is lost with the turn.
        """
        game.happen(AbilityUsed(BLOODLUST))
        yield from walk(game, me, self.path, BLOODLUST)
        game.happen(ActionsGained(0, (self.gift,)))


def bloodlust(game: Game, me: Survivor, gift: str) -> Iterator[Action]:
    """Once per turn, for one action, and more to leave Xenos (p. 55)."""
    if own_turn(game, me, BLOODLUST):
        cost = 1 + leaving_penalty(game, me)
        for path in rushes(game, me):
            yield Bloodlust(path, gift, cost)


@dataclass(slots=True, eq=False)
class ZeroGRun(Action):
    """Move exactly two zones, whatever is in the zone between."""

    path: Path
    cost: int
    verb: ClassVar[str] = ZERO_G

    def key(self) -> tuple[str, ...]:
        """Named by the zones entered."""
        return (ZERO_G, *self.path)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Float."""
        game.happen(AbilityUsed(ZERO_G))
        yield from walk(game, me, self.path, ZERO_G)


def zero_g_run(game: Game, me: Survivor) -> Iterator[Action]:
    """Once per turn, for one action, and one for every Xeno left behind; no skill about movement helps (p. 52).

    Walls, shut doors and airlocks count as for any step.
    """
    if own_turn(game, me, ZERO_G):
        cost = 1 + len(game.crowd(me.zone))
        for between in steps_from(game, me, me.zone):
            for zone in steps_from(game, me, between):
                if zone != me.zone:
                    yield ZeroGRun((between, zone), cost)
