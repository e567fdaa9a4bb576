"""Hellfire: what a flamethrower makes of a whole zone (Invader p. 34)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Card, Play
from game.rules.invader import mold
from game.rules.invader.traits import supplies
from game.rules.zombicide.action import Action
from game.rules.zombicide.attack import reach, works
from game.rules.zombicide.combat import aftermath, kill
from game.rules.zombicide.events import AttackMade, MachineRemoved
from game.rules.zombicide.game import Game
from game.rules.zombicide.health import eliminate
from game.rules.zombicide.inventory import put_away
from game.rules.zombicide.state import Survivor, ZoneId
from game.rules.zombicide.strike import Strike

HELLFIRE = "hellfire"


@dataclass(slots=True, eq=False)
class Hellfire(Action):
    """A ranged action that empties a canister: nothing in the zone is left, and nobody hears it."""

    weapon: Card
    zone: ZoneId
    range: int
    cost: int = 1
    verb: ClassVar[str] = "ranged"

    def key(self) -> tuple[str, ...]:
        """Named by the weapon and the zone."""
        return (HELLFIRE, self.weapon, self.zone)

    def tags(self, game: Game, me: Survivor) -> tuple[str, ...]:
        """It is a ranged and so a combat action."""
        return (game.rules.equipment[self.weapon].title, HELLFIRE, "ranged", "combat")

    def perform(self, game: Game, me: Survivor) -> Play:
        """Everybody falls; Xenos give their points, a survivor in the zone is the end.

        Ruling: it is the whole zone that burns, so whoever fires into the own zone burns, too, and neither armour nor
        skills help.
        """
        strike = Strike(me.id, self.zone, self.range, "ranged", 0, 2, 0, using=HELLFIRE, weapons=(self.weapon,))
        strike.equipment = game.card(self.weapon)
        put_away(game, supplies(game, me, self.weapon)[0], me)
        game.happen(AttackMade(me.id, (self.weapon,), "ranged", HELLFIRE, self.zone, self.range, (), 0, 0, 0, 0))
        for enemy in list(game.crowd(self.zone)):
            yield from kill(game, me, strike, enemy)
        for machine in [each.id for each in game.state.machines.values() if each.zone == self.zone]:
            game.happen(MachineRemoved(machine))
        mold.lose_objectives(game, self.zone)
        mold.wither(game, self.zone)
        for victim in game.survivors_in(self.zone):
            eliminate(game, victim, HELLFIRE)
        yield from game.mission.blasted(game, me, self.zone)
        yield from aftermath(game, me, strike)


def flamethrowers(game: Game, me: Survivor) -> list[Card]:
    """Those that a survivor holds."""
    return [card for card in game.in_hand(me) if (known := game.card(card)) and HELLFIRE in known.traits]


def hellfire_offers(game: Game, me: Survivor) -> Iterator[Action]:
    """Every zone in range and sight of a flamethrower with a canister; neither from the surface nor to it.

    Ruling: of two that are ready, the first is fired.
    """
    for weapon in flamethrowers(game, me):
        equipment = game.rules.equipment[weapon]
        if not works(game, me, weapon):
            continue
        assert equipment.range is not None
        barred = game.rules.barred_from(weapon)
        least, most = reach(game, me, equipment.range)
        for zone, distance in game.board.seen_from(me.zone, game.sight(me)).items():
            if least <= distance <= most and game.board.zones[zone].kind.name not in barred:
                yield Hellfire(weapon, zone, distance)
        return
