"""Oxygen: where tanks are found, and who may go outside (Invader p. 35)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Card, Play
from game.rules.invader.traits import worn
from game.rules.zombicide.action import Action
from game.rules.zombicide.events import CardRecovered
from game.rules.zombicide.game import Game
from game.rules.zombicide.inventory import gain_card
from game.rules.zombicide.state import EMPTY, Survivor, ZoneId

STOCK = "oxygen"
"""The deck of the tanks: those in stock lie beside the board, discarded ones come back to it."""
TANK = "oxygen"
"""What a card does that lets its wearer breathe outside."""
SUPPLY_ROOM = "oxygen"
AIRLOCK, EXTERIOR = "airlock", "exterior"


@dataclass(slots=True, eq=False)
class TakeTank(Action):
    """Take a tank from an oxygen supply room without Xenos, and put the inventory in order for free."""

    verb: ClassVar[str] = "oxygen"
    cost: int = 1

    def key(self) -> tuple[str, ...]:
        """One tank is like the other."""
        return ("oxygen",)

    def perform(self, game: Game, me: Survivor) -> Play:
        """From the stock into the inventory."""
        yield from gain_card(game, me, from_stock(game), "oxygen")


def oxygen_offers(game: Game, me: Survivor) -> Iterator[Action]:
    """A tank from the stock, in an oxygen supply room; mold makes an end of the room (p. 20)."""
    if game.board.zones[me.zone].kind.name == SUPPLY_ROOM and not game.crowd(me.zone) and tanks_left(game):
        yield TakeTank()


def is_tank(game: Game, card: Card) -> bool:
    """Whether a card is an oxygen tank."""
    equipment = game.card(card)
    return equipment is not None and TANK in equipment.traits


def tanks_left(game: Game) -> int:
    """How many tanks are in stock."""
    return sum(is_tank(game, card) for card in game.state.set_aside) + len(game.state.discards.get(STOCK, ()))


def from_stock(game: Game) -> Card:
    """A tank of the stock, ready beside the board; a discarded one only when no other is left. Empty if none is."""
    ready = next((card for card in game.state.set_aside if is_tank(game, card)), EMPTY)
    if not ready and game.state.discards.get(STOCK):
        ready = game.state.discards[STOCK][0]
        game.happen(CardRecovered(ready, STOCK))
    return ready


def tanks_worn(game: Game, me: Survivor) -> list[Card]:
    """The tanks that a survivor wears; those who have no inventory wear none."""
    return worn(game, me, TANK) if me.slots else []


def outside(game: Game, zone: ZoneId) -> bool:
    """Whether a zone lies on the surface of the planet."""
    return zone in game.board.zones and game.board.zones[zone].kind.name == EXTERIOR


def is_airlock(game: Game, zone: ZoneId) -> bool:
    """Whether a zone is an airlock, which it stays under mold (p. 20)."""
    return game.mission.board.zones[zone].kind.name == AIRLOCK


def stale_flag(tank: Card) -> str:
    """The flag that notes that a tank is nearly empty."""
    return f"stale_{tank}"


def is_stale(game: Game, tank: Card) -> bool:
    """Whether a tank is nearly empty: it lasts to the next airlock, and not out of one again (M10)."""
    return bool(game.state.flags.get(stale_flag(tank)))


def may_step(game: Game, me: Survivor, origin: ZoneId, zone: ZoneId) -> bool:
    """Outside, everybody needs a tank on the body."""
    if not outside(game, zone):
        return True
    tanks = tanks_worn(game, me)
    return any(not is_stale(game, tank) for tank in tanks) if is_airlock(game, origin) else bool(tanks)


def worn_for_life(game: Game, me: Survivor) -> tuple[int, ...]:
    """The slot of the tank that a survivor outside cannot take off.

    Ruling: it is the first one worn; tanks are all alike, so nothing is lost by not exchanging one for another.
    """
    return tuple(me.slots.index(card) for card in tanks_worn(game, me)[:1]) if outside(game, me.zone) else ()
