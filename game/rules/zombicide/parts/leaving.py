"""How a mission comes to its end: by an exit, or by one last deed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.board import Board
from game.engine import Play
from game.rules.zombicide.action import Action
from game.rules.zombicide.events import FlagSet, SurvivorsLeft
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import Part, Token
from game.rules.zombicide.parts.tokens import missing
from game.rules.zombicide.state import Survivor, SurvivorId, ZoneId

LEAVE, STAY = "leave", "stay"


class Exit(Part):
    """At the end of a turn a survivor may leave by the exit, companions and all, if no enemy is there.

    `after` lists goals that have to be reached first: missions that set an order of goals end with this one.
    """

    after: tuple[str, ...] = ()

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """There has to be an exit."""
        yield from missing(tokens, "exit")

    def haven(self, game: Game, zone: ZoneId) -> bool:
        """The exit, once it is open, if no enemy is there."""
        state = game.state
        open_now = all(goal in state.goals for goal in self.after)
        return open_now and zone in state.places["exit"] and not game.crowd(zone)

    def turn_ends(self, game: Game, me: Survivor) -> Play:
        """Offer to leave."""
        if not self.haven(game, me.zone):
            return
        choice = yield from game.one_of(me.seat, "exit", self.ways(game, me), about=me.id)
        if choice != STAY:
            game.happen(SurvivorsLeft(self.leaving(game, me, choice), "exit"))

    def ways(self, game: Game, me: Survivor) -> list[str]:
        """The ways to go about it."""
        return [LEAVE, STAY]

    def leaving(self, game: Game, me: Survivor, way: str) -> tuple[SurvivorId, ...]:
        """Who leaves along with a survivor."""
        return game.party(me)


class FinishingMove(Part):
    """Once some goals are reached, any survivor may do the last thing, free of charge: it sets `flag` (UoA M6)."""

    flag: str
    after: tuple[str, ...]

    def offers(self, game: Game, me: Survivor) -> Iterable[Action]:
        """Once everything is ready."""
        if all(goal in game.state.goals for goal in self.after) and not game.state.flags.get(self.flag):
            yield SetFlag(self.flag)


@dataclass(slots=True, eq=False)
class SetFlag(Action):
    """Do the one thing that the mission waits for."""

    flag: str
    verb: ClassVar[str] = "finish"
    cost: int = 0

    def key(self) -> tuple[str, ...]:
        """Named by what it does."""
        return ("finish", self.flag)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Done."""
        game.happen(FlagSet(self.flag, 1))
        yield from ()
