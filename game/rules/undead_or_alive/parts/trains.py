"""Trains that move: what sets them going, and what has to be aboard or off the rails."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from game.board import Board
from game.engine import Play
from game.rules.undead_or_alive import train
from game.rules.undead_or_alive.vocabulary import Colour, MachineName
from game.rules.zombicide.action import Action
from game.rules.zombicide.events import FlagSet
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import Part, Token
from game.rules.zombicide.parts.tokens import missing, missing_objectives
from game.rules.zombicide.state import Objective, Survivor


class TravellingObjective(Part):
    """An objective that cannot be taken and moves one zone along the rails in every end phase (M1).

    It goes towards where the train will enter; when it leaves the board, `flag` is set.
    """

    colour: Colour
    flag: str

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """There has to be such an objective, and rails."""
        yield from missing_objectives(tokens, [self.colour])
        if not any(part.kind.name == "rails" for zone in board.zones.values() for part in zone.parts):
            yield "the board has no rails"

    def objective_refusal(self, game: Game, me: Survivor, objective: Objective) -> str:
        """It is not for taking."""
        return "That is the train's signal." if objective.colour == self.colour else ""

    def end_phase(self, game: Game) -> Play:
        """Against the direction of travel, towards where the train will come from."""
        for objective in list(game.state.objectives.values()):
            if objective.colour == self.colour:
                train.signal_moves(game, objective, self.flag)
        yield from ()


class Train(Part):
    """A train that moves one tile at the end of every players' phase, once it has been set going, and never stops.

    `starts`: with a `flag` that some part sets; as soon as `all_aboard`; when objectives of the `colours` are taken; or
    by an `action` in the cab. In any case the goals in `after` come first. `wagons`: whether tiles passed join the
    train. `clean`: zombies aboard a section that leaves lose the mission. `crushes_start`: all spawn tokens in the
    starting zone are destroyed when the train reaches it. `clear_of`: a machine that loses the mission if it stands on
    the rails when the train enters.

    Rulings: the missions do not say which tiles join the train; where it comes from outside it grows as in the pictures
    (M1, M8), where only the engine stands on the board it stays alone (M3). "No zombies on the board" of M1 means on
    board the train, as in M3, M8 and M9.
    """

    starts: Literal["flag", "all_aboard", "colours", "action"]
    flag: str = ""
    colours: tuple[Colour, ...] = ()
    after: tuple[str, ...] = ()
    wagons: bool = False
    clean: bool = False
    crushes_start: bool = False
    clear_of: MachineName | None = None

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """The engine is on the board if survivors start it; otherwise its tile lies there with the rails up."""
        face = train.ENGINE if self.starts in ("all_aboard", "action") else train.ENTRY
        if not any(placement.face == face for placement in board.layout):
            yield f"the board has no tile {face}"
        yield from missing_objectives(tokens, self.colours)
        if self.clear_of:
            yield from missing(tokens, self.clear_of)

    def _ready(self, game: Game) -> bool:
        return not game.state.flags.get(train.RUNNING) and all(goal in game.state.goals for goal in self.after)

    def settled(self, game: Game) -> None:
        """Set the train going as soon as its condition holds."""
        if self._ready(game) and self._called(game):
            game.happen(FlagSet(train.RUNNING, 1))

    def _called(self, game: Game) -> bool:
        if self.starts == "flag":
            return bool(game.state.flags.get(self.flag))
        if self.starts == "colours":
            return all(colour in game.state.taken for colour in self.colours)
        if self.starts == "all_aboard":
            return all(train.is_aboard(game, survivor.zone) for survivor in game.state.survivors.values())
        return False

    def offers(self, game: Game, me: Survivor) -> Iterable[Action]:
        """Whoever stands in the cab can open the throttle."""
        if self.starts == "action" and me.zone == train.CAB and self._ready(game):
            yield StartTrain()

    def between_phases(self, game: Game) -> Play:
        """The train moves, with all that follows."""
        flags = game.state.flags
        if not flags.get(train.RUNNING) or flags.get(train.LEFT):
            return
        machine = game.state.machines.get(self.clear_of or "")
        if machine is not None and not train.train_here(game) and train.has_rails(game, machine.zone):
            game.mission.lose(game, "machine_on_rails")
        if self.crushes_start:
            train.crush_start(game)
        yield from train.train_moves(game, self.wagons)
        if not train.train_here(game):
            game.happen(FlagSet(train.LEFT, 1))

    def lost(self, game: Game) -> str:
        """Zombies got away with the train."""
        return "zombies_on_train" if self.clean and game.state.flags.get(train.ZOMBIES_LEFT) else ""


@dataclass(slots=True, eq=False)
class StartTrain(Action):
    """Open the throttle: nothing stops the train any more."""

    verb: ClassVar[str] = "start_train"
    cost: int = 1

    def key(self) -> tuple[str, ...]:
        """There is only one way."""
        return ("start_train",)

    def perform(self, game: Game, me: Survivor) -> Play:
        """All aboard."""
        game.happen(FlagSet(train.RUNNING, 1))
        yield from ()
