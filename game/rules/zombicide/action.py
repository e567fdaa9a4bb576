"""Actions: options of a survivor's turn that know what they cost and how they are carried out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from game.engine import Choice, Option, Play
from game.rules.zombicide.events import ActionSpent
from game.rules.zombicide.state import SurvivorId

if TYPE_CHECKING:
    from game.rules.zombicide.game import Game
    from game.rules.zombicide.state import Survivor


class Action(Option):
    """Something that a survivor can do now: a verb with everything it needs.

    `cost` is in actions; 0 is free. A free action pays for one action of the cost if its name is among the tags, which
    go from the particular to the general: the most particular free action is used up first, which is never worse.
    """

    __slots__ = ()

    verb: ClassVar[str] = "action"
    idle: ClassVar[bool] = False
    """Not worth keeping a turn open for when no action is left."""
    cost: int = 1

    @property
    def kind(self) -> str:
        """What sort of action it is."""
        return self.verb

    def tags(self, game: Game, me: Survivor) -> tuple[str, ...]:
        """What free actions may pay for it."""
        return (self.kind,)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Carry it out; it has been paid for."""
        raise NotImplementedError


def free_action_for(game: Game, me: Survivor, action: Action) -> str:
    """The free action that would pay for it; empty if none."""
    turn = game.state.turn
    if turn is None or not turn.free:
        return ""
    free = turn.free
    return next((tag for tag in action.tags(game, me) if tag in free), "")


def affordable(game: Game, me: Survivor, action: Action) -> bool:
    """Whether the survivor has the actions for it."""
    turn = game.state.turn
    if turn is None:
        return False
    if action.cost <= turn.actions:
        return True
    return action.cost - 1 <= turn.actions and bool(free_action_for(game, me, action))


def pay(game: Game, me: Survivor, action: Action) -> None:
    """Spend what an action costs."""
    if action.cost == 0:
        return
    free = free_action_for(game, me, action)
    game.happen(ActionSpent(me.id, action.kind, action.cost - 1 if free else action.cost, free))


@dataclass(slots=True, eq=False, kw_only=True)
class Act(Choice):
    """What does the active survivor do next?"""

    kind: ClassVar[str] = "act"

    survivor: SurvivorId


LATER: SurvivorId = ""
"""Nobody for now: those who may have their turn at any time wait."""


@dataclass(slots=True, eq=False)
class Activate(Option):
    """Whose turn is it?"""

    survivor: SurvivorId

    def key(self) -> tuple[str, ...]:
        """Named by the survivor."""
        return ("activate", self.survivor)


@dataclass(slots=True, eq=False, kw_only=True)
class ChooseSurvivor(Choice):
    """Which survivor does the player activate next?"""

    kind: ClassVar[str] = "choose_survivor"


@dataclass(slots=True, eq=False)
class ZoneOption(Option):
    """A zone among several."""

    zone: str

    def key(self) -> tuple[str, ...]:
        """Named by the zone."""
        return ("zone", self.zone)


@dataclass(slots=True, eq=False)
class Named(Option):
    """One of several things that have a name: a skill, a card, a survivor, a re-roll."""

    what: str

    def key(self) -> tuple[str, ...]:
        """Named as it is called."""
        return (self.what,)


@dataclass(slots=True, eq=False, kw_only=True)
class ChooseZone(Choice):
    """Which of several zones? `why` names the rule that asks."""

    kind: ClassVar[str] = "choose_zone"

    why: str


@dataclass(slots=True, eq=False, kw_only=True)
class ChooseNamed(Choice):
    """Which of several named things? `why` names the rule that asks, `about` whom or what it concerns."""

    kind: ClassVar[str] = "choose"

    why: str
    about: str = ""
