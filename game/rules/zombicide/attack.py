"""Attacks with weapons: which ones a survivor can make now, and how one is carried out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from game.content.models import Attack as Numbers
from game.content.models import Equipment
from game.engine import Card, Play
from game.rules.zombicide.action import Action
from game.rules.zombicide.combat import reachable, resolve
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import Survivor, ZoneId, kind_of
from game.rules.zombicide.strike import Strike

MELEE, RANGED = "melee", "ranged"


@dataclass(slots=True, eq=False)
class Attack(Action):
    """Attack a zone with a weapon or a pair of them; `using` names an ability that changes how.

    `focus` is the type of the enemy on which the attack is concentrated; empty for a plain attack.
    """

    weapons: tuple[Card, ...]
    equipment: Equipment
    zone: ZoneId
    range: int
    using: str = ""
    cost: int = 1
    focus: str = ""

    @property
    def kind(self) -> str:
        """An attack is of the kind of its weapon."""
        return self.equipment.kind

    def key(self) -> tuple[str, ...]:
        """Named by the ability, the zone, the weapons and the target on which all blows fall."""
        return ("attack", self.using, self.zone, *self.weapons, *(("focus", self.focus) if self.focus else ()))

    def tags(self, game: Game, me: Survivor) -> tuple[str, ...]:
        """An ability, a pair, the card, its family, its kind, combat."""
        card = self.equipment
        pair = ("pair",) if len(self.weapons) > 1 else ()
        own = game.edition.attack_tags(game, me, self.zone)
        return (*own, *pair, self.using, card.title, card.id, card.family or "", card.kind, "combat")

    def strike(self, game: Game, me: Survivor) -> Strike:
        """The attack with all its numbers."""
        strike = strike_with(self.equipment, self.weapons, me, self.zone, self.range, self.using)
        strike.focus = self.focus
        return prepare(game, me, strike)

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
    """Let the way it is made, skills, classes and the traits of cards change the numbers."""
    game.edition.shape_strike(game, me, strike)
    for effect in game.effects(me).at("prepare"):
        effect.prepare(game, me, strike)
    for effect in game.rules.traits_of(me):
        effect.prepare(game, me, strike)
    if me.assigned:
        _feed(game, me, strike)
    if strike.focus:
        for effect in game.effects(me).at("focuses"):
            effect.focuses(game, me, strike)
    return strike


def _feed(game: Game, me: Survivor, strike: Strike) -> None:
    """Cards laid under the weapons used do their part, if they are what the attack is fed with (Invader p. 23).

    Ruling: of several cards of one name, one does it: each says that the weapon may re-roll once.
    """
    weapon = strike.equipment
    if weapon is None:
        return
    fed: list[str] = []
    for card in (card for used in strike.weapons for card in me.assigned.get(used, ())):
        supply = game.rules.equipment[card]
        if supply.supplies == weapon.ammo and supply.title not in fed:
            fed.append(supply.title)
            for effect in game.rules.traits_on(card):
                effect.feeds(game, me, strike, card)


def attack_offers(game: Game, me: Survivor) -> Iterator[Attack]:
    """Every weapon in hand, and every pair, against every zone it can be used on."""
    for weapons, card in weapon_sets(game, me):
        yield from attacks_with(game, me, weapons, card)


def attacks_with(
    game: Game, me: Survivor, weapons: tuple[Card, ...], card: Equipment, using: str = ""
) -> Iterator[Attack]:
    """The attacks that a weapon or a pair can be used for, plain and concentrated."""
    for zone, distance in targets(game, me, card, using):
        attack = Attack(weapons, card, zone, distance, using)
        yield attack
        if game.edition.concentrates and _withstood(game, me, card, zone):
            for kind in worth_concentrating(game, me, attack.strike(game, me)):
                yield Attack(weapons, card, zone, distance, using, focus=kind)


def _withstood(game: Game, me: Survivor, card: Equipment, zone: ZoneId) -> bool:
    """Whether concentrating could help at all: a quick look before the numbers are worked out."""
    if game.effects(me).at("focuses"):
        return True
    types, damage = game.rules.enemy_types, card.damage or 0
    return any(types[kind_of(enemy)].toughness > damage for enemy in game.crowd(zone))


def worth_concentrating(game: Game, me: Survivor, strike: Strike) -> list[str]:
    """The types of enemies on one of which an attack can be concentrated to some purpose (Invader p. 33).

    Ruling: a target that every single hit would fell anyway is attacked plainly, which is never worse, unless a skill
    gives concentrated attacks something of their own; and nobody concentrates a single blow.
    """
    if strike.dice < 2 and not strike.sixes_roll:
        return []
    expert = game.effects(me).at("focuses") and not strike.unaided
    types = game.rules.enemy_types
    return [kind for kind in reachable(game, strike) if expert or types[kind].toughness > strike.damage]


def weapon_sets(game: Game, me: Survivor) -> Iterator[tuple[tuple[Card, ...], Equipment]]:
    """What can be used at once: each kind of weapon in hand that works, and two of a name with the dual symbol.

    Any two of what is in hand can be used together, the favourite weapon's slot included (UoA p. 19, 'three hands').
    Of several alike, those that something feeds come first; one card feeds both of a pair (Invader p. 23).
    """
    unloaded, rules = game.state.unloaded, game.rules
    by_name: dict[str, list[Card]] = {}
    for card in game.in_hand(me):
        equipment = game.card(card)
        if equipment is not None and equipment.attack is not None and card not in unloaded:
            by_name.setdefault(equipment.title, []).append(card)
    for cards in by_name.values():
        if len(cards) > 1 and me.assigned:
            cards.sort(key=lambda card: not me.assigned.get(card))
        equipment = rules.equipment[cards[0]]
        if not works(game, me, cards[0]):
            continue
        yield (cards[0],), equipment
        if len(cards) > 1 and (equipment.dual or _counts_as_dual(game, me, equipment)):
            yield (cards[0], cards[1]), equipment


def _counts_as_dual(game: Game, me: Survivor, weapon: Equipment) -> bool:
    return game.any_effect(me, "pairs", lambda effect: effect.pairs(game, me, weapon))


def works(game: Game, me: Survivor, card: Card) -> bool:
    """Whether a weapon can be used where the survivor is, with what lies under it (Invader p. 14, p. 23)."""
    barred = game.rules.barred_from(card)
    if barred and game.board.zones[me.zone].kind.name in barred:
        return False
    guards = game.rules.guards_of(card)
    return not guards or all(effect.works(game, me, card) for effect in guards)


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
