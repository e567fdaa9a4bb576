"""Spawn zones that sleep until something wakes them, and spawn zones that Hellfire destroys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.board import Board
from game.engine import Play
from game.rules.invader import mold, spawns
from game.rules.invader.events import MoldRemoved
from game.rules.invader.setup import FACE_DOWN, SPAWN_COLOURS
from game.rules.invader.state import invader
from game.rules.invader.vocabulary import SpawnColour
from game.rules.zombicide.events import FlagSet, SpawnTokenRemoved
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import Part, Token
from game.rules.zombicide.state import SpawnToken, Survivor, ZoneId, kind_of


def destroyed_flag(colour: str) -> str:
    """The flag that notes that a spawn token of a colour was destroyed."""
    return f"{colour}_spawn_destroyed"


class WakingSpawns(Part):
    """Spawn tokens of some colours wake up, each when something of its own colour happens (M1, M7).

    `objectives`: when the objective is taken. `doors`: when the door is opened, smashed or swallowed by mold.
    `mold`: when mold grows in the next zone or in the token's own; the mold beneath wakes up, too.

    Ruling: mold within range 1 is mold in a zone that borders on the token's, or in that zone itself.
    """

    colours: tuple[SpawnColour, ...]
    objectives: bool = False
    doors: bool = False
    mold: bool = False

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """There has to be a token of each colour, and what wakes it."""
        for colour in self.colours:
            if not _has(tokens, "spawn", colour):
                yield f"the board has no {colour} spawn"
            if self.objectives and not _has(tokens, "objective", colour):
                yield f"the board has no {colour} objective"
            if self.doors and not _has(tokens, "door", colour):
                yield f"the board has no {colour} door"

    def objective_taken(self, game: Game, me: Survivor, objective: str, colour: str) -> Play:
        """It was guarded."""
        if self.objectives and colour in self.colours:
            spawns.wake(game, colour)
        yield from ()

    def door_gone(self, game: Game, colour: str) -> Play:
        """It was shut for a reason."""
        if self.doors and colour in self.colours:
            spawns.wake(game, colour)
        yield from ()

    def transformed(self, game: Game, zone: ZoneId) -> Play:
        """The nest grows together."""
        if not self.mold:
            return
        for token in [token for token in game.state.spawns.values() if token.kind in self.colours and not token.active]:
            if zone == token.zone or zone in game.board.bordering(token.zone):
                spawns.wake(game, token.kind)
                if invader(game).mold.get(token.zone) is False:
                    yield from mold.grow(game, token.zone, active=True)


def _has(tokens: Sequence[Token], kind: str, colour: str) -> bool:
    return any(token.kind == kind and token.properties.get("colour") == colour for token in tokens)


class OpenDoors(Part):
    """Doors of some colours are opened and shut like any other (M7)."""

    colours: tuple[SpawnColour, ...]

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """There has to be a door of each colour."""
        for colour in self.colours:
            if not _has(tokens, "door", colour):
                yield f"the board has no {colour} door"

    def opens(self, game: Game, colour: str) -> bool:
        """They are not locked."""
        return colour in self.colours


class BurntSpawns(Part):
    """Hellfire destroys the spawn tokens of its zone (M6, M7); one that lay face down is turned over then.

    `face_down`: only those that lie face down. `clears_mold`: the mold beneath goes with them.
    """

    face_down: bool = False
    clears_mold: bool = False

    def misfits(self, board: Board, tokens: Sequence[Token]) -> Iterable[str]:
        """If only hidden ones burn, there have to be some."""
        if self.face_down and not any(token.kind == "spawn" and token.properties.get("hidden") for token in tokens):
            yield "the board has no hidden spawn"

    def blasted(self, game: Game, me: Survivor, zone: ZoneId) -> Play:
        """Burn them, and show what they were."""
        burnt = [token for token in game.state.spawns.values() if token.zone == zone and self._burns(token)]
        for token in burnt:
            game.happen(SpawnTokenRemoved(token.id))
            game.happen(FlagSet(destroyed_flag(self._shown(game, token)), 1))
        if burnt and self.clears_mold and zone in invader(game).mold:
            game.happen(MoldRemoved(zone))
        yield from ()

    def _burns(self, token: SpawnToken) -> bool:
        return not self.face_down or kind_of(token.id) == FACE_DOWN

    def _shown(self, game: Game, token: SpawnToken) -> str:
        assert game.table is not None
        if kind_of(token.id) != FACE_DOWN:
            return token.kind
        (colour,) = game.table.draw(SPAWN_COLOURS)
        return colour
