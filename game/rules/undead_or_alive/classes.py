"""The four classes: brawler, faithful, gunslinger, townsfolk (UoA pp. 23-24)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.board import Sight
from game.engine import Choice, Play
from game.rules.undead_or_alive.events import VadeRetroPlaced
from game.rules.undead_or_alive.state import undead
from game.rules.zombicide.action import Action
from game.rules.zombicide.attack import Attack, targets, weapon_sets
from game.rules.zombicide.effects import Effect
from game.rules.zombicide.events import AbilityUsed, ActionSpent, WeaponsEmptied
from game.rules.zombicide.game import Game
from game.rules.zombicide.movement import Path, leaving_penalty, paths_from, walk
from game.rules.zombicide.state import Survivor, ZoneId
from game.rules.zombicide.strike import Strike

CHARGE, FANNING, VADE_RETRO = "charge", "fanning", "vade_retro"
CHARGE_ZONES = 2
FANNING_DICE, FANNING_ACCURACY, FANNING_ACCURACY_OF_JUNK = 6, 5, 6


@dataclass(slots=True, eq=False)
class Charge(Action):
    """Move up to two zones into a zone with zombies, then make a free melee action."""

    path: Path
    cost: int
    verb: ClassVar[str] = CHARGE

    def key(self) -> tuple[str, ...]:
        """Named by the path."""
        return (CHARGE, *self.path)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Run, and hit with the weapon of choice."""
        game.happen(AbilityUsed(CHARGE))
        yield from walk(game, me, self.path, CHARGE)
        attacks = [
            Attack(weapons, card, me.zone, 0, using=CHARGE)
            for weapons, card in weapon_sets(game, me)
            if card.kind == "melee" and game.crowd(me.zone)
        ]
        if not attacks:
            return
        attack = attacks[0]
        if len(attacks) > 1:
            attack = yield ChargeAttack(seat=me.seat, survivor=me.id, options=attacks)
        game.happen(ActionSpent(me.id, "melee", 0))
        yield from attack.perform(game, me)


@dataclass(slots=True, eq=False, kw_only=True)
class ChargeAttack(Choice):
    """With which weapon does the charge strike?"""

    kind: ClassVar[str] = "charge_attack"

    survivor: str


class Charges(Effect):
    """Brawlers charge, once per turn."""

    def offers(self, game: Game, me: Survivor) -> Iterator[Action]:
        """Every way of one or more zones into a zone with zombies; leaving zombies costs as for a move.

        Ruling: charging is a special move action (p. 42), so the slippery charge past zombies and pay nothing for
        leaving them. Whoever has no melee weapon ready cannot charge, and whoever charges strikes.
        """
        if me.aboard or not game.may_use(me, CHARGE):
            return
        if not any(card.kind == "melee" for _, card in weapon_sets(game, me)):
            return
        more = sum(extra for effect in game.effects(me).all if (extra := getattr(effect, "charge_zones", 0)))
        cost = 1 + leaving_penalty(game, me)
        for path in paths_from(game, me, CHARGE_ZONES + more):
            if game.crowd(path[-1]):
                yield Charge(path, cost)


@dataclass(slots=True, eq=False)
class VadeRetro(Action):
    """Hold back the zombies of a zone in sight: they lose their next activation."""

    zone: ZoneId
    verb: ClassVar[str] = VADE_RETRO
    cost: int = 1

    def key(self) -> tuple[str, ...]:
        """Named by the zone."""
        return (VADE_RETRO, self.zone)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Lay a token down; if both are in use, the players choose which one moves (UoA p. 23, note)."""
        game.happen(AbilityUsed(VADE_RETRO))
        state = undead(game)
        taken_from = ""
        if len(state.vade_retro) >= game.content.game.tokens["marker"]["vade_retro"]:
            places = list(dict.fromkeys(state.vade_retro))
            taken_from = yield from game.one_of_zones(None, "vade_retro", places)
        game.happen(VadeRetroPlaced(self.zone, taken_from))


class HoldsBack(Effect):
    """The faithful use Vade Retro, once per turn."""

    def offers(self, game: Game, me: Survivor) -> Iterator[Action]:
        """Every zone in sight with zombies that has no token yet."""
        if game.may_use(me, VADE_RETRO):
            held = undead(game).vade_retro
            for zone in game.board.seen_from(me.zone, game.sight(me)):
                if game.crowd(zone) and zone not in held:
                    yield VadeRetro(zone)


class Fans(Effect):
    """Gunslingers fan a single pistol: six dice, less aim, a BOOM!, and the pistol is empty."""

    def offers(self, game: Game, me: Survivor) -> Iterator[Action]:
        """A ranged attack with every pistol in hand that is loaded."""
        for weapons, card in weapon_sets(game, me):
            if len(weapons) == 1 and card.family == "pistol":
                for zone, distance in targets(game, me, card, FANNING):
                    yield Attack(weapons, card, zone, distance, using=FANNING)

    def after_strike(self, game: Game, me: Survivor, strike: Strike) -> Play:
        """The pistol has to be reloaded."""
        if strike.using == FANNING:
            game.happen(WeaponsEmptied(strike.weapons))
        yield from ()


def shape_fanning(strike: Strike) -> None:
    """Six dice at 5+ (6+ with a junk pistol), range and damage unchanged; bonuses come on top."""
    card = strike.equipment
    strike.dice = FANNING_DICE
    strike.accuracy = FANNING_ACCURACY_OF_JUNK if card and "fanning_6" in card.traits else FANNING_ACCURACY
    strike.noise = "boom"


class SearchesOften(Effect):
    """Townsfolk search as often as they have actions."""

    def searches_again(self) -> bool:
        """No limit."""
        return True


class KnowsTheHouse(Effect):
    """Townsfolk see through any number of rooms in line."""

    def sight(self) -> Sight:
        """No limit indoors."""
        return Sight.HOME


ROLES: dict[str, tuple[Effect, ...]] = {
    "brawler": (Charges(),),
    "faithful": (HoldsBack(),),
    "gunslinger": (Fans(),),
    "townsfolk": (SearchesOften(), KnowsTheHouse()),
}
