"""Tanks that a mission hands out, and tanks that are as good as empty."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Play
from game.rules.invader import oxygen
from game.rules.invader.setup import equip_tank
from game.rules.zombicide.events import FlagSet, SurvivorMoved
from game.rules.zombicide.game import Game
from game.rules.zombicide.inventory import cards_of, put_away
from game.rules.zombicide.mission import Part
from game.rules.zombicide.state import Survivor, ZoneId


class StartingOxygen(Part):
    """Everybody begins with an oxygen tank on the body (M2, M4, M7, M10).

    `stale`: these tanks are nearly empty; whoever enters an airlock throws them away (M10).

    Ruling: the box has six tanks. Whoever gets none begins in the nearest zone that is not outside.
    """

    stale: bool = False

    def set_up(self, game: Game) -> Play:
        """Hand them out."""
        for me in game.players():
            equip_tank(game, me)
            if not oxygen.tanks_worn(game, me) and oxygen.outside(game, me.zone):
                (shelter, *_) = game.board.nearest(me.zone, lambda zone: not oxygen.outside(game, zone.id))
                game.happen(SurvivorMoved((me.id,), (shelter,), "set_up"))
            for tank in oxygen.tanks_worn(game, me) if self.stale else ():
                game.happen(FlagSet(oxygen.stale_flag(tank), 1))
        yield from ()

    def entered(self, game: Game, movers: Sequence[Survivor], zone: ZoneId) -> Play:
        """An airlock, mold or not, is as far as a stale tank lasts."""
        if self.stale and oxygen.is_airlock(game, zone):
            for me in movers:
                for tank in [card for card in cards_of(me) if oxygen.is_stale(game, card)]:
                    put_away(game, tank, me)
        yield from ()

    def settled(self, game: Game) -> None:
        """A stale tank that was thrown away comes back from the stock as a fresh one."""
        for card in game.state.discards.get(oxygen.STOCK, ()):
            if oxygen.is_stale(game, card):
                game.happen(FlagSet(oxygen.stale_flag(card), 0))
