"""What a mission does with the station itself: where the band begins, who gets out first, and what is sealed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.board import Board
from game.engine import Play
from game.rules.invader.machines import MACHINE, activated, controls, noticed
from game.rules.invader.vocabulary import MACHINES
from game.rules.zombicide.action import Action
from game.rules.zombicide.errands import Errand
from game.rules.zombicide.events import FlagSet, SurvivorMoved, ZonesBlocked
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import Part, Token
from game.rules.zombicide.parts.tokens import missing
from game.rules.zombicide.state import Survivor, ZoneId

LOTS = "groups"


class ScatteredStart(Part):
    """The band is divided by lot into groups as even as can be, one for each starting zone (M1)."""

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """There have to be several."""
        if len({token.zone for token in tokens if token.kind == "start"}) < 2:
            yield "the board has only one starting zone"

    def lays_out(self, token: Token) -> bool:
        """Nobody chooses where to begin."""
        return token.kind == "start"

    def set_up(self, game: Game) -> Play:
        """Draw who begins where."""
        assert game.table is not None
        zones = game.state.places["start"]
        names = [me.id for me in game.players()]
        game.table.shuffle(LOTS, names)
        drawn = game.table.draw(LOTS, len(names))
        for number, zone in enumerate(zones):
            group = tuple(drawn[number :: len(zones)])
            if group:
                game.happen(SurvivorMoved(group, (zone,), "set_up"))
        yield from ()


class Evacuation(Part):
    """The noise tokens of the exit are people who leave, one in every end phase; no Xeno may come there before (M3).

    They count as noise, but do not fade. When the last one has left, `flag` is set.
    """

    flag: str

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """There have to be an exit, and people in it."""
        yield from missing(tokens, "exit")
        exits = [token.zone for token in tokens if token.kind == "exit"]
        if not any(token.kind == "noise" and token.zone in exits for token in tokens):
            yield "the exit has no noise tokens"

    def lays_out(self, token: Token) -> bool:
        """Those tokens do not fade like others."""
        return token.kind == "noise"

    @property
    def _waiting(self) -> str:
        return f"{self.flag}_waiting"

    def set_up(self, game: Game) -> Play:
        """Count them."""
        tokens = game.mission.tokens_of("noise")
        game.happen(FlagSet(self._waiting, sum(int(token.properties.get("count", 1)) for token in tokens)))
        yield from ()

    def noise_in(self, game: Game) -> Mapping[ZoneId, int]:
        """A crowd is never silent."""
        waiting = game.state.flags.get(self._waiting, 0)
        return {game.state.places["exit"][0]: waiting} if waiting else {}

    def end_phase(self, game: Game) -> Play:
        """One more is safe."""
        waiting = game.state.flags.get(self._waiting, 0)
        if waiting:
            game.happen(FlagSet(self._waiting, waiting - 1))
            if waiting == 1:
                game.happen(FlagSet(self.flag, 1))
        yield from ()

    def errands(self, game: Game) -> Iterable[Errand]:
        """Everybody stands guard before the exit."""
        if not game.state.flags.get(self.flag):
            yield from (Errand(zone, everybody=True, reach=1) for zone in game.state.places["exit"])

    def lost(self, game: Game) -> str:
        """Xenos among them."""
        waiting = game.state.flags.get(self._waiting, 0)
        return "xenos_at_exit" if waiting and any(map(game.crowd, game.state.places["exit"])) else ""


class SealedExit(Part):
    """The exit token is an armoured door: nobody enters its zone until the bot spends an action in front of it (M8).

    Ruling: in front is any zone with an opening to it. Without the bot the way stays shut, and the mission is lost if
    objectives lie behind.
    """

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """There have to be an exit and a bot."""
        yield from missing(tokens, "exit")
        if not any(token.kind == "machine" and token.properties.get("type") == "bot" for token in tokens):
            yield "the board has no bot"

    def _sealed(self, game: Game) -> list[ZoneId]:
        return [zone for zone in game.state.places["exit"] if zone in game.state.blocked]

    def set_up(self, game: Game) -> Play:
        """Shut it."""
        game.happen(ZonesBlocked((*game.state.blocked, *game.state.places["exit"])))
        yield from ()

    def offers(self, game: Game, me: Survivor) -> Iterable[Action]:
        """Whoever controls the bot, wherever that survivor is."""
        bot = game.state.machines.get(MACHINES["bot"])
        if bot is None or not controls(game, me, bot):
            return
        for zone in self._sealed(game):
            if game.board.openings_between(bot.zone, zone):
                yield Unseal(bot.id, zone)

    def lost(self, game: Game) -> str:
        """Nobody is left who could open it."""
        sealed = self._sealed(game)
        behind = any(objective.zone in sealed for objective in game.state.objectives.values())
        return "machine_lost" if behind and MACHINES["bot"] not in game.state.machines else ""


@dataclass(slots=True, eq=False)
class Unseal(Action):
    """The bot cuts through an armoured door."""

    machine: str
    zone: ZoneId
    verb: ClassVar[str] = MACHINE
    cost: int = 1

    def key(self) -> tuple[str, ...]:
        """Named by the zone behind."""
        return ("unseal", self.zone)

    def perform(self, game: Game, me: Survivor) -> Play:
        """The way is free."""
        noticed(game, me)
        activated(game, self.machine)
        game.happen(ZonesBlocked(tuple(zone for zone in game.state.blocked if zone != self.zone)))
        yield from ()
