"""Coal for the tender: sacks that only strong companions carry (M9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.board import Board
from game.engine import Play
from game.rules.undead_or_alive import spawns
from game.rules.undead_or_alive.vocabulary import RoleName
from game.rules.zombicide.action import Action
from game.rules.zombicide.events import TokenCarried, TokensDropped
from game.rules.zombicide.experience import gain_points
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import Part, Token
from game.rules.zombicide.parts.tokens import missing_marker
from game.rules.zombicide.state import Objective, Survivor, ZoneId

COAL = "coal"


class Coal(Part):
    """Objectives at the marker `place` are sacks of coal: companions of a class carry one each to the marker `tender`.

    Taking one gives nothing, and is impossible while zombies or an active abomination token are in that building. In
    the tender's zone, or one move away from it, one action drops all sacks that a survivor's companions carry, for
    points each. A sack goes wherever its porter goes, to another leader too.
    """

    place: str
    tender: str
    role: RoleName
    points: int = 5

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """Both markers have to be there."""
        yield from missing_marker(tokens, self.place)
        yield from missing_marker(tokens, self.tender)

    def _porters(self, game: Game, me: Survivor) -> list[Survivor]:
        return [other for other in game.followers(me) if other.role == self.role and not other.carried]

    def _is_here(self, game: Game, zone: ZoneId) -> bool:
        return zone in game.state.places.get(self.place, ())

    def objective_refusal(self, game: Game, me: Survivor, objective: Objective) -> str:
        """Strong arms are needed, and peace in the mine."""
        if not self._is_here(game, objective.zone):
            return ""
        if not self._porters(game, me):
            return "Only companions with strong arms carry coal, one sack each."
        building = game.board.building(objective.zone)
        rooms = game.board.rooms(building) if building is not None else (objective.zone,)
        lair = any(
            token.kind == spawns.ABOMINATION and token.active and token.zone in rooms
            for token in game.state.spawns.values()
        )
        return "Not while the dead are in the mine." if lair or any(map(game.crowd, rooms)) else ""

    def objective_taken(self, game: Game, me: Survivor, objective: str, colour: str) -> Play:
        """A porter shoulders the sack."""
        if self._is_here(game, me.zone):
            porters = [porter.id for porter in self._porters(game, me)]
            porter = yield from game.one_of(me.seat, "porter", porters)
            game.happen(TokenCarried(porter, COAL))

    def offers(self, game: Game, me: Survivor) -> Iterable[Action]:
        """In the tender or next to it, all sacks at once."""
        if any(COAL in other.carried for other in game.followers(me)):
            near = (me.zone, *game.board.neighbours(me.zone))
            if any(zone in near for zone in game.state.places.get(self.tender, ())):
                yield DropCoal(self.tender, self.points)


@dataclass(slots=True, eq=False)
class DropCoal(Action):
    """Put all sacks into the tender."""

    tender: str
    points: int
    verb: ClassVar[str] = "coal"
    cost: int = 1

    def key(self) -> tuple[str, ...]:
        """There is only one way."""
        return ("coal",)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Points for every sack."""
        dropped = tuple((other.id, COAL) for other in game.followers(me) if COAL in other.carried)
        game.happen(TokensDropped(dropped, self.tender))
        yield from gain_points(game, me, self.points * len(dropped), "coal")
