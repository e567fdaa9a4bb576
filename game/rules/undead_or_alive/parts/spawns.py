"""Spawn zones that are guarded, or that only dynamite clears."""

from __future__ import annotations

from game.engine import Play
from game.rules.undead_or_alive import spawns, train
from game.rules.undead_or_alive.vocabulary import LooseSpawn
from game.rules.zombicide.events import FlagSet
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import Part
from game.rules.zombicide.state import SpawnToken, Survivor, ZoneId

GUARDS = "lair_guards"


class GuardedLair(Part):
    """Abomination tokens stay inactive as long as none of the companions who stand in their zones was recruited (M6).

    As soon as one of them has a leader the tokens work as usual, and are active at once if an abomination is about.
    """

    def _guards(self, game: Game) -> int:
        lairs = [
            token.zone
            for token in game.mission.tokens_of("spawn")
            if token.properties.get("kind") == spawns.ABOMINATION
        ]
        return sum(
            survivor.companion and not survivor.leader and survivor.zone in lairs
            for survivor in game.state.survivors.values()
        )

    def set_up(self, game: Game) -> Play:
        """Count the guards."""
        game.happen(FlagSet(GUARDS, self._guards(game)))
        yield from ()

    def spawns_here(self, game: Game, token: SpawnToken) -> bool:
        """Nobody has been recruited from there yet."""
        placed = game.state.flags.get(GUARDS, 0)
        return token.kind != spawns.ABOMINATION or not placed or self._guards(game) < placed

    def settled(self, game: Game) -> None:
        """Turn the tokens when the guard breaks up."""
        spawns.turn_abomination_tokens(game)


class BlastedSpawns(Part):
    """Spawn tokens of a kind are moved by dynamite alone, which also turns the train tile beneath to rails (M2).

    The token goes to the starting spawn zone, all zombies on the tile fall for their points, and survivors in other
    rooms of the wagon are moved to the nearest street zone first. Ruling: whoever stands where the dynamite lands is
    eliminated as always.
    """

    kind: LooseSpawn = "mobile"

    def cleansable(self, game: Game, token: SpawnToken) -> bool:
        """Water does nothing to them."""
        return token.kind != self.kind

    def blasted(self, game: Game, me: Survivor, zone: ZoneId) -> Play:
        """The token goes to the starting zone, and the wagon is blown to pieces."""
        tokens = [token for token in game.state.spawns.values() if token.kind == self.kind and token.zone == zone]
        start = spawns.starting_token(game)
        if not tokens or start is None or start.zone == zone:
            return
        for token in tokens:
            spawns.send_to_start(game, token)
        yield from train.blow_up_section(game, me, zone)
