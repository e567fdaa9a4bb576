"""Attacks with weapons: which ones a survivor can make now, and how one is carried out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from game.content.models import Attack as Numbers
from game.content.models import Equipment
from game.engine import Card, Play
from game.rules.zombicide.action import Action
from game.rules.zombicide.combat import resolve
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import Survivor, ZoneId
from game.rules.zombicide.strike import Strike

MELEE, RANGED = "melee", "ranged"


@dataclass(slots=True, eq=False)
class Attack(Action):
    """Attack a zone with a weapon or a pair of them; `using` names an ability that changes how."""

    weapons: tuple[Card, ...]
    equipment: Equipment
    zone: ZoneId
    range: int
    using: str = ""
    cost: int = 1

    @property
    def kind(self) -> str:
        """An attack is of the kind of its weapon."""
        return self.equipment.kind

    def key(self) -> tuple[str, ...]:
        """Named by the ability, the zone and the weapons."""
        return ("attack", self.using, self.zone, *self.weapons)

    def tags(self, game: Game, me: Survivor) -> tuple[str, ...]:
        """An ability, a pair, the card, its family, its kind, combat."""
        card = self.equipment
        pair = ("pair",) if len(self.weapons) > 1 else ()
        own = game.edition.attack_tags(game, me, self.zone)
        return (*own, *pair, self.using, card.id, card.family or "", card.kind, "combat")

    def strike(self, game: Game, me: Survivor) -> Strike:
        """The attack with all its numbers."""
        return prepare(game, me, strike_with(self.equipment, self.weapons, me, self.zone, self.range, self.using))

    def perform(self, game: Game, me: Survivor) -> Play:
        """Roll and see."""
        yield from resolve(game, me, self.strike(game, me))


def strike_with(
    card: Equipment, weapons: tuple[Card, ...], me: Survivor, zone: ZoneId, distance: int, using: str = ""
) -> Strike:
    """An attack by the numbers on a card, before anything changes them."""
    numbers = card.attack
    assert numbers is not None
    strike = strike_by(numbers, me, zone, distance, using)
    strike.dice *= max(1, len(weapons))
    strike.weapons = weapons
    strike.equipment = card
    return strike


def strike_by(numbers: Numbers, me: Survivor, zone: ZoneId, distance: int, using: str = "") -> Strike:
    """An attack by bare numbers, of a machine or of bare hands."""
    return Strike(
        me=me.id,
        zone=zone,
        range=distance,
        kind=numbers.kind,
        dice=numbers.dice,
        accuracy=numbers.accuracy,
        damage=numbers.damage,
        noise=numbers.noise,
        using=using,
    )


def prepare(game: Game, me: Survivor, strike: Strike) -> Strike:
    """Let the way it is made, skills, classes and the traits of carried cards change the numbers."""
    game.edition.shape_strike(game, me, strike)
    for effect in game.effects(me).at("prepare"):
        effect.prepare(game, me, strike)
    for effect in game.rules.traits_of(me):
        effect.prepare(game, me, strike)
    return strike


def attack_offers(game: Game, me: Survivor) -> Iterator[Attack]:
    """Every weapon in hand, and every pair, against every zone it can be used on."""
    for weapons, card in weapon_sets(game, me):
        for zone, distance in targets(game, me, card):
            yield Attack(weapons, card, zone, distance)


def weapon_sets(game: Game, me: Survivor) -> Iterator[tuple[tuple[Card, ...], Equipment]]:
    """What can be used at once: each kind of loaded weapon in hand, and two of a kind with the dual symbol.

    Any two of what is in hand can be used together, the favourite weapon's slot included (UoA p. 19, 'three hands').
    """
    unloaded = game.state.unloaded
    by_kind: dict[str, list[Card]] = {}
    for card in game.in_hand(me):
        equipment = game.card(card)
        if equipment is not None and equipment.attack is not None and card not in unloaded:
            by_kind.setdefault(equipment.id, []).append(card)
    for cards in by_kind.values():
        equipment = game.rules.equipment[cards[0]]
        yield (cards[0],), equipment
        if len(cards) > 1 and (equipment.dual or game.effects(me).at("pairs")):
            yield (cards[0], cards[1]), equipment


def targets(game: Game, me: Survivor, card: Equipment, using: str = "") -> Iterator[tuple[ZoneId, int]]:
    """The zones that a weapon can be used on now, with their range."""
    if card.kind == MELEE:
        if game.crowd(me.zone):
            yield me.zone, 0
        return
    assert card.range is not None
    least, most = reach(game, me, card.range, using)
    yield from zones_to_fire_at(game, game.board.seen_from(me.zone, game.sight(me)), least, most, bool(card.noise))


def zones_to_fire_at(
    game: Game, seen: Mapping[ZoneId, int], least: int, most: int, noisy: bool
) -> Iterator[tuple[ZoneId, int]]:
    """Of the zones in sight, nearest first, those in range with enemies, with their range.

    A gun may also be fired where nobody stands, only to be heard: as the noise is made where the shooter is, one such
    zone, the nearest, stands for all.
    """
    nothing: tuple[ZoneId, int] | None = None
    for zone, distance in seen.items():
        if distance > most:
            break
        if distance >= least:
            if zone in game.state.enemies:
                yield zone, distance
            elif nothing is None and noisy and not game.survivors_in(zone):
                nothing = zone, distance
    if nothing is not None:
        yield nothing


def reach(game: Game, me: Survivor, span: tuple[int, int], using: str = "") -> tuple[int, int]:
    """The least and the greatest range of a ranged weapon in a survivor's hands."""
    effects = game.effects(me)
    least, most = span
    if least and effects.at("close"):
        least = 0
    for effect in effects.at("reach"):
        most += effect.reach(game, me, RANGED, using)
    return least, most
