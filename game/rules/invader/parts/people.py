"""People whom the band has to bring home: they walk by themselves (M9)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.board import Board
from game.content.models import Survivor as Sheet
from game.content.models import SurvivorSkills
from game.content.words import Words
from game.engine import Asks, Play
from game.rules.invader import oxygen
from game.rules.invader.vocabulary import Colour
from game.rules.zombicide.errands import Errand
from game.rules.zombicide.events import SurvivorJoined, SurvivorsLeft
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import Part, Token
from game.rules.zombicide.movement import steps_from, walk
from game.rules.zombicide.parts.tokens import missing, missing_objectives
from game.rules.zombicide.state import Survivor, ZoneId

NO_SKILLS = SurvivorSkills(blue=(), yellow=(), orange=(), red=())


class Escorted(Part):
    """Objectives of some colours are people: survivors without actions who walk to the exit (M9).

    At the end of every players' phase each of them makes one move towards the exit, in the order that the players like,
    and leaves there if no Xeno is about. `people` gives their names, by colour.

    Rulings: they have the armour of their class. One move action is all they have, so Xenos in their zone hold them.
    They take the shortest way that is open to them, indoors for want of oxygen, and the players choose among several;
    with no way open they wait.
    """

    role: str
    people: dict[Colour, Words]

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """They have to be there, and an exit."""
        yield from missing(tokens, "exit")
        yield from missing_objectives(tokens, list(self.people))

    def cast(self) -> Mapping[str, Sheet]:
        """One sheet for each."""
        return {
            _name_of(colour): Sheet.model_construct(
                id=_name_of(colour),
                name=words,
                role=self.role,
                health=None,
                skills=NO_SKILLS,
                description=words,
                source="house",
                printed=(),
            )
            for colour, words in self.people.items()
        }

    def lays_out(self, token: Token) -> bool:
        """They are no objectives to take."""
        return token.kind == "objective" and token.properties.get("colour") in self.people

    def set_up(self, game: Game) -> Play:
        """They join where their tokens lie."""
        for token in game.mission.tokens_of("objective"):
            if self.lays_out(token):
                name = _name_of(str(token.properties["colour"]))
                health = game.content.health_of(name)
                game.happen(SurvivorJoined(Survivor(name, 0, self.role, token.zone, health, [], companion=True)))
        yield from ()

    def errands(self, game: Game) -> Iterable[Errand]:
        """Somebody stays near each of them."""
        yield from (Errand(game.me(name).zone, reach=1) for name in self._names() if game.me(name).zone)

    def recruit_refusal(self, game: Game, me: Survivor, companion: Survivor) -> str:
        """They follow nobody."""
        return "They know their way." if companion.id in self._names() else ""

    def _names(self) -> list[str]:
        return [_name_of(colour) for colour in self.people]

    def between_phases(self, game: Game) -> Play:
        """Everybody makes one move, and leaves if that is possible."""
        waiting = [name for name in self._names() if game.me(name).zone]
        while waiting:
            name = yield from game.one_of(None, "walks_first", waiting)
            waiting.remove(name)
            yield from self._walk(game, game.me(name))

    def _walk(self, game: Game, me: Survivor) -> Play:
        exits = game.state.places["exit"]
        if me.zone not in exits and not game.crowd(me.zone):
            zone = yield from self._next_zone(game, me, exits[0])
            if zone:
                yield from walk(game, me, (zone,), "escorted")
        if me.zone in exits and not game.crowd(me.zone):
            game.happen(SurvivorsLeft((me.id,), "exit"))

    def _next_zone(self, game: Game, me: Survivor, exit: ZoneId) -> Asks[ZoneId]:
        """The next zone of a shortest open way; empty if there is none."""
        distance = {exit: 0}
        waiting = [exit]
        for zone in waiting:
            for other in game.board.neighbours(zone):
                if other not in distance and not oxygen.outside(game, other):
                    distance[other] = distance[zone] + 1
                    waiting.append(other)
        if me.zone not in distance:
            return ""
        steps = [zone for zone in steps_from(game, me, me.zone) if distance.get(zone) == distance[me.zone] - 1]
        return (yield from game.one_of_zones(None, "escorted", steps)) if steps else ""


def _name_of(colour: str) -> str:
    return f"escorted_{colour}"
