"""All skills of Invader (pp. 52-55): one entry each.

A skill is an effect that changes some moments, and a line in SKILLS. What follows a skill's name after a colon is its
parameter. What other editions have as well comes from the core.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from game.board import Sight
from game.engine import Asks, Play
from game.rules.invader import verbs
from game.rules.invader.traits import NOTHING
from game.rules.zombicide import abilities
from game.rules.zombicide.action import Action
from game.rules.zombicide.attack import attacks_with, weapon_sets
from game.rules.zombicide.effects import Effect
from game.rules.zombicide.events import HealthRaised, SurvivorHid
from game.rules.zombicide.game import Game
from game.rules.zombicide.health import heal
from game.rules.zombicide.inventory import discard, discardable
from game.rules.zombicide.skills import (
    Bonus,
    BrothersInArms,
    CombatReflexes,
    FreeActions,
    HitAndRun,
    Linked,
    LongerReach,
    LongerStride,
    LowProfile,
    Marksman,
    Medic,
    MoreActions,
    Offers,
    Pairs,
    PointBlank,
    StartsWith,
    Unharmed,
    Unhindered,
    about,
    always,
    dual_expert,
    escalation,
)
from game.rules.zombicide.state import Survivor
from game.rules.zombicide.strike import Strike

EVERY_MACHINE = "all"
HIDE = "hide"
STRONG = 3
"""The damage of melee weapons in the hands of the very strong."""
SEARCHED = ("room", "corridor", "security", "oxygen", "airlock")


class AutoRepair(Effect):
    """End phase: the own armour is as good as new."""

    def end_phase(self, game: Game, me: Survivor) -> Play:
        """Repair all of it."""
        heal(game, me, me.wounds)
        yield from ()


class SearchesTwice(Effect):
    """Draws two cards with every search."""

    def more_cards(self, game: Game, me: Survivor) -> int:
        """One more."""
        return 1


@dataclass(frozen=True)
class RemoteControl(Effect):
    """Controls machines of a kind from anywhere."""

    kind: str

    def controls(self, kind: str) -> bool:
        """That kind, or every one."""
        return self.kind in (kind, EVERY_MACHINE)


class Tough(Effect):
    """Ignores the first damage of every attack step, and of every friendly fire."""

    def softens(self, game: Game, me: Survivor, wounds: int, cause: str) -> Asks[int]:
        """All that comes at once is one blow."""
        yield from ()
        return wounds - 1


class IsThatAll(Effect):
    """Gives up cards of the inventory rather than armour: each of them cancels 1 damage."""

    def softens(self, game: Game, me: Survivor, wounds: int, cause: str) -> Asks[int]:
        """Ask for one card after the other; a weapon goes with what lies under it, and counts as one (p. 23)."""
        while wounds and (cards := [card for card in discardable(game, me) if card in me.slots]):
            card = yield from game.one_of(me.seat, "is_that_all", [*cards, NOTHING], about=me.id)
            if card == NOTHING:
                break
            discard(game, card, me)
            wounds -= 1
        return wounds


class FocusExpert(Effect):
    """Concentrated attacks of two dice or more hurt more, and never friends."""

    def focuses(self, game: Game, me: Survivor, strike: Strike) -> None:
        """The damage rises before it is multiplied."""
        if strike.dice > 1:
            strike.damage += 1
            strike.spares_friends = True


@dataclass(frozen=True)
class Outnumbered(Effect):
    """Attacks of one kind may throw as many dice as there are Xenos in the zone, for each weapon, instead of its own.

    Ruling: the choice is offered where it brings more dice.
    """

    name: str
    kind: str

    def offers(self, game: Game, me: Survivor) -> Iterator[Action]:
        """The same attacks, made in this way."""
        for weapons, card in weapon_sets(game, me):
            if card.kind == self.kind:
                for attack in attacks_with(game, me, weapons, card, using=self.name):
                    if len(game.crowd(attack.zone)) > (card.dice or 0):
                        yield attack

    def prepare(self, game: Game, me: Survivor, strike: Strike) -> None:
        """The dice of the weapons are replaced; what other skills add stays."""
        if strike.using == self.name and strike.equipment is not None and strike.equipment.dice is not None:
            strike.dice += (len(game.crowd(strike.zone)) - strike.equipment.dice) * strike.pair


@dataclass(frozen=True)
class Bloodlust(Effect):
    """Runs at Xenos, and has a free action of one sort there."""

    gift: str

    def offers(self, game: Game, me: Survivor) -> Iterator[Action]:
        """Every way into a zone with Xenos."""
        yield from verbs.bloodlust(game, me, self.gift)


class SuperStrength(Effect):
    """The damage of melee weapons is 3; bonuses come on top."""

    def prepare(self, game: Game, me: Survivor, strike: Strike) -> None:
        """Replace what the card says."""
        if strike.kind == "melee" and strike.equipment is not None and strike.equipment.damage is not None:
            strike.damage += STRONG - strike.equipment.damage


class Camouflage(Effect):
    """May hide when a turn begins and no Xeno looks on."""

    def turn_begins(self, game: Game, me: Survivor) -> Play:
        """Ask; fighting, machines and noise end it."""
        if not me.unseen and me.zone and not watched(game, me):
            choice = yield from game.one_of(me.seat, "camouflage", [HIDE, NOTHING], about=me.id)
            if choice == HIDE:
                game.happen(SurvivorHid(me.id, unseen=True))


def watched(game: Game, me: Survivor) -> bool:
    """Whether a Xeno has a line of sight to a survivor."""
    return any(me.zone in game.board.seen_from(zone) for zone in game.state.enemies)


@dataclass(frozen=True)
class StartsWithArmour(Effect):
    """Begins with so many armour points, which are the base level as well."""

    points: int

    def starting_health(self) -> int:
        """The level."""
        return self.points

    def gained(self, game: Game, me: Survivor) -> Play:
        """Ruling: learnt later, it raises the base level at once, and never lowers it."""
        if self.points > me.health:
            game.happen(HealthRaised(me.id, self.points - me.health))
        yield from ()


class SearchesAnywhere(Effect):
    """Searches any room or corridor."""

    def searches_here(self, game: Game, me: Survivor) -> bool:
        """Neither the surface nor mold."""
        return game.board.zones[me.zone].kind.name in SEARCHED


class EnhancedSenses(Effect):
    """Sees one zone farther through rooms."""

    def sight(self) -> Sight:
        """One room more."""
        return Sight.KEEN


class Tactician(Effect):
    """Has the turn before or after anybody else's."""

    def acts_any_time(self) -> bool:
        """Always."""
        return True


def skill(reference: str) -> Effect:
    """The effect of a skill, given as sheets name it."""
    name, _, parameter = reference.partition(":")
    return SKILLS[name](parameter)


SKILLS: dict[str, Callable[[str], Effect]] = {
    "plus_roll": lambda what: Bonus(about(what), roll=1),
    "plus_action": lambda _: MoreActions(),
    "plus_free_action": lambda what: FreeActions((what,)),
    "plus_die": lambda what: Bonus(about(what), dice=1),
    "plus_damage": lambda what: Bonus(about(what), damage=1),
    "plus_damage_with": lambda what: Bonus(about(what), damage=1),
    "plus_max_range": lambda _: LongerReach(),
    "plus_zone_per_move": lambda _: LongerStride(),
    "ambidextrous": lambda _: Pairs(),
    "auto_repair": lambda _: AutoRepair(),
    "low_profile": lambda _: LowProfile(),
    "point_blank": lambda _: PointBlank(),
    "charge": lambda _: Offers(verbs.charge),
    "sniper": lambda _: Marksman(),
    "search_two_cards": lambda _: SearchesTwice(),
    "remote_control": RemoteControl,
    "tough": lambda _: Tough(),
    "zero_g_run": lambda _: Offers(verbs.zero_g_run),
    "escalation": escalation,
    "dual_expert": dual_expert,
    "concentrated_attack_expert": lambda _: FocusExpert(),
    "lucky": lambda _: Bonus(always, reroll="lucky"),
    "brothers_in_arms": lambda inner: BrothersInArms(skill(inner)),
    "full_auto": lambda _: Outnumbered("full_auto", "ranged"),
    "unstoppable": lambda _: Unhindered(),
    "born_leader": lambda _: Offers(abilities.lead),
    "xenos_link": lambda _: Linked(),
    "blademaster": lambda _: Pairs("melee"),
    "medic": lambda _: Medic(),
    "reaper": lambda what: Bonus(about(what), reaps=1),
    "camouflage": lambda _: Camouflage(),
    "hit_and_run": lambda _: HitAndRun(),
    "starts_with": StartsWith,
    "starts_with_armour": lambda points: StartsWithArmour(int(points)),
    "predator": lambda _: Outnumbered("predator", "melee"),
    "taunt": lambda _: Offers(abilities.taunt),
    "scavenger": lambda _: SearchesAnywhere(),
    "combat_reflexes": lambda _: CombatReflexes(),
    "six_plus_die": lambda what: Bonus(about(what), six_dice=True),
    "lifesaver": lambda _: Offers(abilities.rescue),
    "sprint": lambda _: Offers(abilities.sprint),
    "enhanced_senses": lambda _: EnhancedSenses(),
    "bloodlust": Bloodlust,
    "shove": lambda _: Offers(abilities.shove),
    "super_strength": lambda _: SuperStrength(),
    "tactician": lambda _: Tactician(),
    "ironclad": Unharmed,
    "is_that_all": lambda _: IsThatAll(),
}
ROLES: dict[str, tuple[Effect, ...]] = {}
"""Civilians and soldiers differ in what they search and bear, which their sheets say."""
