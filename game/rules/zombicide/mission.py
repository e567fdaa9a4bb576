"""A mission in play: its goals, its special rules as parts with parameters, and how it is won and lost.

Missions are data. What a mission file may say is a vocabulary: conditions for goals, and named rule parts for whatever
else is special. The printed missions use the same vocabulary as those of players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NoReturn

from pydantic import BaseModel, ConfigDict

from game.board import Board
from game.content.words import Words
from game.engine import Play
from game.rules.zombicide.events import GoalReached, ObjectiveTaken
from game.rules.zombicide.state import Machine, Objective, Survivor, ZoneId

if TYPE_CHECKING:
    from game.content.mission import MissionText
    from game.content.models import Survivor as Sheet
    from game.rules.zombicide.action import Action
    from game.rules.zombicide.errands import Errand
    from game.rules.zombicide.game import Game
    from game.rules.zombicide.state import SpawnToken
    from game.rules.zombicide.strike import Strike

OBJECTIVE_PILE = "objectives"
"""The hidden colours of objectives that lie face down."""


@dataclass(frozen=True, slots=True)
class Token:
    """A token as a board's author placed it."""

    kind: str
    zone: ZoneId
    x: int
    y: int
    properties: Mapping[str, Any] = field(default_factory=dict)


class Part(BaseModel):
    """A special rule of a mission. Its fields are the parameters; it overrides the moments it cares about.

    A field called `after` lists goals of the mission.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """What a board lacks for this rule to work on it, a few words each."""
        return ()

    def cast(self) -> Mapping[str, Sheet]:
        """People whom this rule brings to the table, besides those of the box."""
        return {}

    def lays_out(self, token: Token) -> bool:
        """Whether this rule itself sets up what a token of the board stands for."""
        return False

    def set_up(self, game: Game) -> Play:
        """After tokens and survivors were placed."""
        yield from ()

    def offers(self, game: Game, me: Survivor) -> Iterable[Action]:
        """Actions that only this mission knows."""
        return ()

    def objective_refusal(self, game: Game, me: Survivor, objective: Objective) -> str:
        """Why an objective cannot be taken; empty if this part has nothing against it."""
        return ""

    def objective_taken(self, game: Game, me: Survivor, objective: str, colour: str) -> Play:
        """What an objective gives."""
        yield from ()

    def recruit_refusal(self, game: Game, me: Survivor, companion: Survivor) -> str:
        """Why a companion does not follow; empty if this part has nothing against it."""
        return ""

    def recruiting(self, game: Game, me: Survivor, companion: Survivor) -> Play:
        """The price of recruiting."""
        yield from ()

    def entered(self, game: Game, movers: Sequence[Survivor], zone: ZoneId) -> Play:
        """Survivors have entered a zone."""
        yield from ()

    def turn_ends(self, game: Game, me: Survivor) -> Play:
        """A survivor's turn is about to end."""
        yield from ()

    def between_phases(self, game: Game) -> Play:
        """After the players' phase."""
        yield from ()

    def enemies_act(self, game: Game, zones: tuple[ZoneId, ...]) -> Play:
        """Enemies in these zones are about to act."""
        yield from ()

    def end_phase(self, game: Game) -> Play:
        """The end phase."""
        yield from ()

    def spawns_here(self, game: Game, token: SpawnToken) -> bool:
        """Whether a spawn token may be active; all parts have to agree."""
        return True

    def cleansable(self, game: Game, token: SpawnToken) -> bool:
        """Whether a spawn token can be moved or destroyed by the usual means; all parts have to agree."""
        return True

    def blasted(self, game: Game, me: Survivor, zone: ZoneId) -> Play:
        """Everything in a zone was blown up."""
        yield from ()

    def attacked(self, game: Game, me: Survivor, strike: Strike) -> Play:
        """An attack has been resolved; `strike.killed` tells what fell."""
        yield from ()

    def opens(self, game: Game, colour: str) -> bool:
        """Whether a coloured door can be opened like any other; one part that says so is enough."""
        return False

    def door_gone(self, game: Game, colour: str) -> Play:
        """A door of a colour was opened, smashed or swallowed."""
        yield from ()

    def transformed(self, game: Game, zone: ZoneId) -> Play:
        """A zone has become another kind of zone."""
        yield from ()

    def noise_in(self, game: Game) -> Mapping[ZoneId, int]:
        """Noise that this rule makes, by zone."""
        return {}

    def errands(self, game: Game) -> Iterable[Errand]:
        """Where this rule wants somebody to be, for bots that plan."""
        return ()

    def haven(self, game: Game, zone: ZoneId) -> bool:
        """Whether whoever ends a turn in a zone is out of danger, for bots that plan."""
        return False

    def movable(self, game: Game, machine: Machine) -> bool:
        """Whether a machine can be moved; all parts have to agree."""
        return True

    def feats_count(self, game: Game) -> bool:
        """Whether feats earn rewards; all parts have to agree."""
        return True

    def settled(self, game: Game) -> None:
        """After every action and step: whatever follows from the position at once."""

    def lost(self, game: Game) -> str:
        """Why the mission is lost, if it is."""
        return ""


MOMENTS = tuple(name for name, value in vars(Part).items() if callable(value) and not name.startswith(("_", "model_")))


def _never(game: Game) -> str:
    return ""


def _nowhere(game: Game) -> Iterable[Errand]:
    return ()


@dataclass(frozen=True, slots=True)
class Condition:
    """What a goal waits for: whether it holds now, and why it cannot hold any more (empty while it still can).

    `errands` are what there is to do for it, for bots that plan.
    """

    holds: Callable[[Game], bool]
    hopeless: Callable[[Game], str] = _never
    errands: Callable[[Game], Iterable[Errand]] = _nowhere


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to achieve; it counts once all goals in `after` have been reached, and stays reached.

    A goal that is `hopeless` before it was reached loses the mission, for the reason given (UoA p. 9).
    """

    id: str
    text: Words
    when: Callable[[Game], bool]
    after: tuple[str, ...] = ()
    hopeless: Callable[[Game], str] = _never
    errands: Callable[[Game], Iterable[Errand]] = _nowhere


class Mission:
    """The board, tokens, goals and special rules of one mission."""

    def __init__(
        self,
        id: str,
        board: Board,
        tokens: Sequence[Token],
        goals: Sequence[Goal],
        parts: Sequence[Part],
        forbidden: Sequence[str] = (),
        text: MissionText | None = None,
    ) -> None:
        self.id = id
        self.text = text
        """What its file says: title, story and rules in words; None for one that was made without a file."""
        self.board = board
        self.tokens = tuple(tokens)
        self.goals = tuple(goals)
        self.parts = tuple(parts)
        self.forbidden = tuple(forbidden)
        self._at = {
            moment: tuple(part for part in parts if getattr(type(part), moment) is not getattr(Part, moment))
            for moment in MOMENTS
        }

    def tokens_of(self, kind: str) -> list[Token]:
        """The tokens of one kind, in the author's order."""
        return [token for token in self.tokens if token.kind == kind]

    def at(self, moment: str) -> tuple[Part, ...]:
        """The special rules that do something at a moment."""
        return self._at[moment]

    def cast(self) -> dict[str, Sheet]:
        """People whom special rules bring to the table."""
        return {name: sheet for part in self.at("cast") for name, sheet in part.cast().items()}

    def set_up(self, game: Game) -> Play:
        """Let special rules prepare the table."""
        for part in self.at("set_up"):
            yield from part.set_up(game)

    def offers(self, game: Game, me: Survivor) -> Iterator[Action]:
        """Actions of this mission."""
        for part in self.at("offers"):
            yield from part.offers(game, me)

    def objective_refusal(self, game: Game, me: Survivor, objective: Objective) -> str:
        """Why an objective cannot be taken; empty if it can."""
        refusals = (part.objective_refusal(game, me, objective) for part in self.at("objective_refusal"))
        return next((refusal for refusal in refusals if refusal), "")

    def recruit_refusal(self, game: Game, me: Survivor, companion: Survivor) -> str:
        """Why a companion cannot be recruited; empty if possible."""
        refusals = (part.recruit_refusal(game, me, companion) for part in self.at("recruit_refusal"))
        return next((refusal for refusal in refusals if refusal), "")

    def take_objective(self, game: Game, me: Survivor, objective: str) -> Play:
        """A survivor takes an objective; one that lay face down shows its colour."""
        assert game.table is not None
        colour = game.state.objectives[objective].colour
        if not colour:
            (colour,) = game.table.draw(OBJECTIVE_PILE)
        game.happen(ObjectiveTaken(me.id, objective, colour))
        for part in self.at("objective_taken"):
            yield from part.objective_taken(game, me, objective, colour)

    def recruiting(self, game: Game, me: Survivor, companion: Survivor) -> Play:
        """The price of recruiting a companion."""
        for part in self.at("recruiting"):
            yield from part.recruiting(game, me, companion)

    def entered(self, game: Game, movers: Sequence[Survivor], zone: ZoneId) -> Play:
        """Survivors have entered a zone."""
        for part in self.at("entered"):
            yield from part.entered(game, movers, zone)

    def turn_ends(self, game: Game, me: Survivor) -> Play:
        """A survivor's turn is about to end."""
        for part in self.at("turn_ends"):
            yield from part.turn_ends(game, me)

    def between_phases(self, game: Game) -> Play:
        """After the players' phase."""
        for part in self.at("between_phases"):
            yield from part.between_phases(game)

    def enemies_act(self, game: Game, zones: tuple[ZoneId, ...]) -> Play:
        """Enemies in these zones are about to act."""
        for part in self.at("enemies_act"):
            yield from part.enemies_act(game, zones)

    def end_phase(self, game: Game) -> Play:
        """The end phase."""
        for part in self.at("end_phase"):
            yield from part.end_phase(game)

    def blasted(self, game: Game, me: Survivor, zone: ZoneId) -> Play:
        """Everything in a zone was blown up."""
        for part in self.at("blasted"):
            yield from part.blasted(game, me, zone)

    def attacked(self, game: Game, me: Survivor, strike: Strike) -> Play:
        """An attack has been resolved."""
        for part in self.at("attacked"):
            yield from part.attacked(game, me, strike)

    def opens(self, game: Game, colour: str) -> bool:
        """Whether a door of a colour can be opened."""
        return any(part.opens(game, colour) for part in self.at("opens"))

    def door_gone(self, game: Game, colour: str) -> Play:
        """A door of a colour was opened, smashed or swallowed."""
        for part in self.at("door_gone"):
            yield from part.door_gone(game, colour)

    def transformed(self, game: Game, zone: ZoneId) -> Play:
        """A zone has become another kind of zone."""
        for part in self.at("transformed"):
            yield from part.transformed(game, zone)

    def allows(self, moment: str, game: Game, *about: object) -> bool:
        """Whether all special rules agree to something."""
        return all(getattr(part, moment)(game, *about) for part in self.at(moment))

    def errands(self, game: Game) -> list[Errand]:
        """What is to be done now for the goals that are open, and for special rules."""
        reached = game.state.goals
        found = [
            errand
            for goal in self.goals
            if goal.id not in reached and all(earlier in reached for earlier in goal.after)
            for errand in goal.errands(game)
        ]
        for part in self.at("errands"):
            found.extend(part.errands(game))
        return found

    def haven(self, game: Game, zone: ZoneId) -> bool:
        """Whether a survivor can leave the board from a zone."""
        return any(part.haven(game, zone) for part in self.at("haven"))

    def settle(self, game: Game) -> None:
        """Tick off goals that have been reached; end the game if it is won or lost.

        Ruling: what a special rule forbids loses the mission even if the last goal is reached by it.
        """
        for part in self.at("settled"):
            part.settled(game)
        for part in self.at("lost"):
            if reason := part.lost(game):
                self.lose(game, reason)
        reached = game.state.goals
        for goal in self.goals:
            if goal.id not in reached and all(earlier in reached for earlier in goal.after) and goal.when(game):
                game.happen(GoalReached(goal.id))
        if len(reached) == len(self.goals):
            assert game.table is not None
            game.table.end(tuple(range(game.rules.seats)), "mission_accomplished")
        if reason := game.edition.lost(game) or self._hopeless(game):
            self.lose(game, reason)

    def _hopeless(self, game: Game) -> str:
        """Why the mission cannot be accomplished any more; empty as long as it can (UoA p. 9)."""
        reached = game.state.goals
        for goal in self.goals:
            if goal.id not in reached and (reason := goal.hopeless(game)):
                return reason
        left = all(survivor.away for survivor in game.players()) and game.state.survivors
        return "left_too_early" if left else ""

    def lose(self, game: Game, reason: str) -> NoReturn:
        """The mission is lost."""
        assert game.table is not None
        game.table.end((), reason)
