"""Equipment traits that change attacks: knives, plenty of ammunition, reloading, dynamite (UoA pp. 34-35)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Card, Play
from game.rules.zombicide.action import Action
from game.rules.zombicide.attack import reach
from game.rules.zombicide.combat import aftermath, kill
from game.rules.zombicide.effects import Effect
from game.rules.zombicide.events import AttackMade, InventoriesArranged, WeaponsEmptied
from game.rules.zombicide.game import Game
from game.rules.zombicide.health import eliminate
from game.rules.zombicide.inventory import discard
from game.rules.zombicide.state import EMPTY, Survivor, ZoneId
from game.rules.zombicide.strike import Strike


class Knife(Effect):
    """In a hand, a knife helps another melee weapon that is not dual; two knives used as a pair help each other.

    Ruling: weapons that only a skill makes dual are helped one at a time, but not as a pair, which fills both hands.
    """

    def prepare(self, game: Game, me: Survivor, strike: Strike) -> None:
        """One more die for the other weapon, however many knives; one for each knife of a pair."""
        if strike.kind != "melee" or strike.equipment is None:
            return
        if "knife" in strike.equipment.traits:
            if strike.pair == 2:
                strike.dice += 2
            return
        knives = [card for card in game.in_hand(me) if (known := game.card(card)) and "knife" in known.traits]
        if knives and strike.pair == 1 and not strike.equipment.dual:
            strike.dice += 1


@dataclass(frozen=True)
class Plenty(Effect):
    """Weapons that use this ammunition may throw all dice again, once."""

    ammo: str

    def prepare(self, game: Game, me: Survivor, strike: Strike) -> None:
        """Offer the re-roll; machines have no ammunition of this sort."""
        if strike.equipment is not None and strike.equipment.ammo == self.ammo:
            strike.rerolls.append(f"plenty_{self.ammo}")


class Reloads(Effect):
    """Empty after every shot."""

    def after_strike(self, game: Game, me: Survivor, strike: Strike) -> Play:
        """Whatever of this sort was fired has to be reloaded."""
        fired = tuple(card for card in strike.weapons if (known := game.card(card)) and "reload" in known.traits)
        if fired:
            game.happen(WeaponsEmptied(fired))
        yield from ()


TRAITS: dict[str, Effect] = {
    "knife": Knife(),
    "rerolls_bullets": Plenty("bullets"),
    "rerolls_shells": Plenty("shells"),
    "reload": Reloads(),
}


@dataclass(slots=True, eq=False)
class ThrowDynamite(Action):
    """A ranged action: everybody in the zone is eliminated, and the BOOM! goes off there (UoA p. 34)."""

    card: Card
    zone: ZoneId
    range: int
    cost: int = 1
    verb: ClassVar[str] = "ranged"

    def key(self) -> tuple[str, ...]:
        """Named by the card and the zone."""
        return ("dynamite", self.card, self.zone)

    def tags(self, game: Game, me: Survivor) -> tuple[str, ...]:
        """It is a ranged and so a combat action."""
        return (*game.edition.attack_tags(game, me, self.zone), "dynamite", "ranged", "combat")

    def perform(self, game: Game, me: Survivor) -> Play:
        """Throw it: zombies give their points; a survivor in the zone is a catastrophe."""
        strike = Strike(me.id, self.zone, self.range, "ranged", 0, 2, 0, using="dynamite")
        strike.equipment = game.card(self.card)
        game.happen(AttackMade(me.id, (self.card,), "ranged", "dynamite", self.zone, self.range, (), 0, 0, 0, 0))
        yield from game.edition.noise(game, self.zone, "boom")
        for enemy in list(game.crowd(self.zone)):
            yield from kill(game, me, strike, enemy)
        for victim in game.survivors_in(self.zone):
            eliminate(game, victim, "dynamite")
        yield from self._put_away(game, me)
        yield from game.mission.blasted(game, me, self.zone)
        yield from aftermath(game, me, strike)

    def _put_away(self, game: Game, me: Survivor) -> Play:
        """The card is discarded, unless an expert saves it."""
        if any(effect.keeps_thrown(game, me, self.card) for effect in game.effects(me).at("keeps_thrown")):
            yield from put_into_backpack(game, me, self.card)
        else:
            discard(game, self.card, me)


def put_into_backpack(game: Game, me: Survivor, card: Card) -> Play:
    """A carried card goes into the backpack; a full one makes room by a discard, or the card itself is given up."""
    pack = [slot for slot, kind in enumerate(game.edition.slots) if kind.kind == "backpack"]
    packed = [me.slots[slot] for slot in pack]
    if card in packed:
        return
    if all(packed):
        choices = [other for other in packed if game.card(other)]
        given_up = yield from game.one_of(me.seat, "full_backpack", [*choices, card], about=card)
        discard(game, given_up, me)
        if given_up == card:
            return
    slots = me.slots.copy()
    room = next(slot for slot in pack if not slots[slot])
    slots[slots.index(card)], slots[room] = EMPTY, card
    game.happen(InventoriesArranged(((me.id, tuple(slots), tuple(me.carried)),)))


def dynamite_offers(game: Game, me: Survivor) -> Iterator[ThrowDynamite]:
    """A stick, which need not be in hand, on every zone in range and sight."""
    for card in me.slots:
        equipment = game.card(card)
        if equipment is not None and "dynamite" in equipment.traits:
            assert equipment.range is not None
            least, most = reach(game, me, equipment.range)
            for zone, distance in game.board.seen_from(me.zone, game.sight(me)).items():
                if least <= distance <= most:
                    yield ThrowDynamite(card, zone, distance)
            return
