"""Samples to collect: Xenos killed at close quarters, and mold (M10)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Play
from game.rules.zombicide.action import Action
from game.rules.zombicide.events import FlagSet
from game.rules.zombicide.experience import gain_points
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import Part
from game.rules.zombicide.state import Survivor, kind_of
from game.rules.zombicide.strike import Strike

MOLD = "mold"


def sample_flag(kind: str) -> str:
    """The flag that notes that a sample was taken."""
    return f"sample_{kind}"


def samples(game: Game) -> tuple[str, ...]:
    """Everything that there are samples of: each kind of Xeno, and mold."""
    return (*game.rules.enemy_types, MOLD)


class Samples(Part):
    """The first Xeno of each kind that falls to a melee action is a sample, and so is mold from a spawn zone (M10).

    Ruling: a machine brings no samples; the survivor has to strike in person.
    """

    points: int = 5

    def attacked(self, game: Game, me: Survivor, strike: Strike) -> Play:
        """Points on top of those for the kill."""
        if strike.kind != "melee" or strike.machine:
            return
        for kind in dict.fromkeys(map(kind_of, strike.killed)):
            if not game.state.flags.get(sample_flag(kind)):
                yield from take_sample(game, me, kind, self.points)

    def offers(self, game: Game, me: Survivor) -> Iterable[Action]:
        """Mold can be scraped off in a spawn zone."""
        here = any(token.zone == me.zone for token in game.state.spawns.values())
        if here and not game.state.flags.get(sample_flag(MOLD)):
            yield TakeSample(self.points)


def take_sample(game: Game, me: Survivor, kind: str, points: int) -> Play:
    """Note it, and reward whoever took it."""
    game.happen(FlagSet(sample_flag(kind), 1))
    yield from gain_points(game, me, points, "sample")


@dataclass(slots=True, eq=False)
class TakeSample(Action):
    """Scrape some mold off the walls of a spawn zone."""

    points: int
    verb: ClassVar[str] = "sample"
    cost: int = 1

    def key(self) -> tuple[str, ...]:
        """There is only one way."""
        return ("sample",)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Carefully."""
        yield from take_sample(game, me, MOLD, self.points)
