"""All skills of Undead or Alive (pp. 56-58): one entry each.

A skill is a class that overrides the moments it changes, and a line in SKILLS. What follows a skill's name after a
colon is its parameter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from game.engine import Card, Play
from game.rules.undead_or_alive import verbs
from game.rules.undead_or_alive.classes import CHARGE, FANNING, VADE_RETRO
from game.rules.undead_or_alive.state import undead
from game.rules.undead_or_alive.traits import ThrowDynamite, dynamite_offers
from game.rules.zombicide.action import Action
from game.rules.zombicide.attack import Attack, attack_offers
from game.rules.zombicide.effects import Effect
from game.rules.zombicide.events import AbilityUsed, ActionsGained, ActionSpent, HealthRaised
from game.rules.zombicide.game import Game
from game.rules.zombicide.health import heal
from game.rules.zombicide.movement import paths_from, walk
from game.rules.zombicide.state import Survivor, ZoneId
from game.rules.zombicide.strike import Strike

When = Callable[[Game, Strike], bool]


def about(what: str) -> When:
    """Attacks that a parameter speaks of: combat, melee, ranged, a weapon family, a card."""
    return lambda game, strike: strike.is_about(what)


def by(ability: str) -> When:
    """Attacks made by a class ability."""
    return lambda game, strike: strike.using == ability


def held_back(game: Game, strike: Strike) -> bool:
    """Attacks on a zone with a Vade Retro token."""
    return strike.zone in undead(game).vade_retro


def always(game: Game, strike: Strike) -> bool:
    """Every attack."""
    return True


@dataclass(frozen=True)
class Bonus(Effect):
    """Attacks of some sort have better numbers; dice are added for each weapon of a pair."""

    when: When
    dice: int = 0
    roll: int = 0
    damage: int = 0
    reaps: int = 0
    six_dice: bool = False
    six_damage: int = 0
    reroll: str = ""

    def prepare(self, game: Game, me: Survivor, strike: Strike) -> None:
        """Add them up; no die ever shows more than 6."""
        if not self.when(game, strike):
            return
        strike.dice += self.dice * strike.pair
        strike.bonus += self.roll
        strike.damage += self.damage
        strike.reaps += self.reaps
        strike.sixes_roll |= self.six_dice
        strike.sixes_hurt += self.six_damage
        if self.reroll:
            strike.rerolls.append(self.reroll)


@dataclass(frozen=True)
class FreeActions(Effect):
    """Free actions each turn, named by what they are good for."""

    tags: tuple[str, ...]

    def free_actions(self, game: Game, me: Survivor) -> tuple[str, ...]:
        """One of each."""
        return self.tags


@dataclass(frozen=True)
class MoreUses(Effect):
    """An ability can be used once more each turn."""

    ability: str

    def extra_uses(self, ability: str) -> int:
        """One more."""
        return 1 if ability == self.ability else 0


class MoreActions(Effect):
    """+1 action."""

    def actions(self, game: Game, me: Survivor) -> int:
        """One, for anything."""
        return 1


@dataclass(frozen=True)
class LongerReach(Effect):
    """Ranged weapons reach farther, always or only when used by an ability."""

    using: str = ""

    def reach(self, game: Game, me: Survivor, kind: str, using: str) -> int:
        """One zone."""
        return 1 if not self.using or using == self.using else 0


class LongerStride(Effect):
    """+1 zone per move."""

    def stride(self, game: Game, me: Survivor) -> int:
        """One zone more for every move action."""
        return 1


@dataclass(frozen=True)
class LongerCharge(Effect):
    """Charge: +1 zone."""

    charge_zones: int = 1


class Pairs(Effect):
    """Ambidextrous: all weapons count as dual."""

    def pairs(self, game: Game, me: Survivor) -> bool:
        """Any two identical ones."""
        return True


class Unseen(Effect):
    """Low profile: friendly fire ignores the survivor; dynamite does not."""

    def unseen_by_friends(self) -> bool:
        """Never hit."""
        return True


class PointBlank(Effect):
    """Ranged attacks into the own zone whatever the least range, on targets of choice, harmless to friends."""

    def close(self, game: Game, me: Survivor) -> bool:
        """Range 0 is always in reach."""
        return True

    def prepare(self, game: Game, me: Survivor, strike: Strike) -> None:
        """At range 0, choose freely."""
        if strike.kind == "ranged" and strike.range == 0:
            strike.chooses = strike.spares_friends = True


class Hawkeye(Effect):
    """Ranged attacks strike targets of choice and never friends."""

    def prepare(self, game: Game, me: Survivor, strike: Strike) -> None:
        """Choose freely at any range."""
        if strike.kind == "ranged":
            strike.chooses = strike.spares_friends = True


@dataclass(frozen=True)
class Within(Effect):
    """Another skill that works only when attacks are made in a certain way (Charge, Fanning or Vade Retro [effect])."""

    when: When
    inner: Effect

    def prepare(self, game: Game, me: Survivor, strike: Strike) -> None:
        """Let the other skill work."""
        if self.when(game, strike):
            self.inner.prepare(game, me, strike)

    def after_strike(self, game: Game, me: Survivor, strike: Strike) -> Play:
        """Let the other skill follow up."""
        if self.when(game, strike):
            yield from self.inner.after_strike(game, me, strike)


@dataclass(frozen=True)
class Becomes(Effect):
    """The survivor belongs to another class as well."""

    role: str

    def roles(self) -> tuple[str, ...]:
        """The further class."""
        return (self.role,)

    def gained(self, game: Game, me: Survivor) -> Play:
        """A new brawler can bear one wound more and recovers from one (not through companions, who give no skill)."""
        if self.role == "brawler":
            game.happen(HealthRaised(me.id, 1))
            heal(game, me, 1)
        yield from ()


@dataclass(frozen=True)
class Escalation(Effect):
    """One more die for every attack of the sort made just before, until something else is done."""

    kinds: tuple[str, ...]

    def prepare(self, game: Game, me: Survivor, strike: Strike) -> None:
        """Count the attacks in a row."""
        if strike.kind in self.kinds:
            strike.dice += game.streak(*self.kinds)


class ExplosivesExpert(Effect):
    """Dynamite comes back on a 6, which nothing can change."""

    def keeps_thrown(self, game: Game, me: Survivor, card: Card) -> bool:
        """Throw the die."""
        return game.roll(1, "explosives_expert") == (6,)


class QuickDraw(Effect):
    """Everything in the inventory counts as in hand."""

    def ready(self, game: Game, me: Survivor) -> bool:
        """All of it."""
        return True


@dataclass(frozen=True)
class BrothersInArms(Effect):
    """Everybody in a zone with at least two survivors has the effect."""

    inner: Effect

    def shared(self) -> Effect:
        """The effect given."""
        return self.inner


class Slippery(Effect):
    """Zombies neither cost actions nor end move actions."""

    def slips(self, game: Game, me: Survivor) -> bool:
        """Always."""
        return True


class ZombieLink(Effect):
    """A whole turn before an extra activation card takes effect."""

    def before_extra_activation(self, game: Game, me: Survivor) -> bool:
        """Always."""
        return True


class Medic(Effect):
    """End phase: everybody in the zone recovers from a wound. Ruling: nobody declines."""

    def end_phase(self, game: Game, me: Survivor) -> Play:
        """Heal."""
        for other in game.survivors_in(me.zone):
            heal(game, other, 1)
        yield from ()


class HitAndRun(Effect):
    """A free move after an attack that killed, whatever stands in the way of leaving."""

    def after_strike(self, game: Game, me: Survivor, strike: Strike) -> Play:
        """Offer the ways; entering a zone with zombies still ends the move."""
        if not strike.killed or me.aboard or not me.zone:
            return
        zones = 1 + sum(effect.stride(game, me) for effect in game.effects(me).at("stride"))
        path = yield from verbs.choose_path(game, me, "hit_and_run", list(paths_from(game, me, zones)))
        if path:
            if game.state.turn is not None:
                game.happen(ActionSpent(me.id, "move", 0))
            yield from walk(game, me, path, "hit_and_run")


@dataclass(frozen=True)
class StartsWith(Effect):
    """Begins the game with a card."""

    card: str

    def starting_cards(self) -> tuple[str, ...]:
        """The card."""
        return (self.card,)


class Scavenger(Effect):
    """Searches the streets."""

    def searches_here(self, game: Game, me: Survivor) -> bool:
        """Any zone under the sky."""
        return True


def combat_offers(game: Game, me: Survivor) -> Iterator[Attack | ThrowDynamite]:
    """Every combat action that needs no action to be paid."""
    yield from attack_offers(game, me)
    for effect in game.effects(me).at("offers"):
        yield from (action for action in effect.offers(game, me) if isinstance(action, Attack))
    yield from dynamite_offers(game, me)


class CombatReflexes(Effect):
    """A free attack on zombies that spawn in sight, once for every card."""

    def enemies_spawned(self, game: Game, me: Survivor, zone: ZoneId) -> Play:
        """Offer every attack on that zone, for free: with weapons, by fanning, with dynamite."""
        attacks = [attack for attack in combat_offers(game, me) if attack.zone == zone]
        if attacks and me.id not in game.reacted:
            attack = yield from verbs.choose_attack(game, me, "combat_reflexes", attacks)
            if attack is not None:
                game.reacted.append(me.id)
                yield from attack.perform(game, me)


@dataclass(frozen=True)
class Fearless(Effect):
    """Wounds of one zombie type do nothing."""

    enemy: str

    def unharmed_by(self, enemy: str) -> bool:
        """Only of that type."""
        return enemy == self.enemy


class FreeReloadAfterFanning(Effect):
    """Fanning brings a free action for reloading pistols.

    Ruling: one each turn, like the free reload that does not depend on fanning.
    """

    def after_strike(self, game: Game, me: Survivor, strike: Strike) -> Play:
        """Add it to the own turn."""
        if strike.using == FANNING and game.may_use(me, "fanning_reload"):
            game.happen(AbilityUsed("fanning_reload"))
            game.happen(ActionsGained(0, ("reload_pistol",)))
        yield from ()


@dataclass(frozen=True)
class Offers(Effect):
    """A skill that is an action of its own."""

    actions_of: Callable[[Game, Survivor], Iterable[Action]]

    def offers(self, game: Game, me: Survivor) -> Iterator[Action]:
        """What can be done with it now."""
        yield from self.actions_of(game, me)


def _dual_expert(_: str) -> Effect:
    """A free combat action for dual weapons. Ruling: for both at once; one of them alone, or fanned, is no pair."""
    return FreeActions(("pair",))


def _escalation(what: str) -> Effect:
    return Escalation(("melee", "ranged") if what == "combat" else (what,))


def skill(reference: str) -> Effect:
    """The effect of a skill, given as sheets name it."""
    name, _, parameter = reference.partition(":")
    return SKILLS[name](parameter)


SKILLS: dict[str, Callable[[str], Effect]] = {
    "plus_roll": lambda what: Bonus(about(what), roll=1),
    "plus_action": lambda _: MoreActions(),
    "plus_free_action": lambda what: FreeActions((what,)),
    "plus_free_charge": lambda _: FreeActions((CHARGE,)),
    "plus_charge_per_turn": lambda _: MoreUses(CHARGE),
    "plus_die": lambda what: Bonus(about(what), dice=1),
    "plus_damage": lambda what: Bonus(about(what), damage=1),
    "plus_max_range": lambda _: LongerReach(),
    "plus_free_reload": lambda _: FreeActions(("reload",)),
    "plus_free_fanning": lambda _: FreeActions((FANNING,)),
    "plus_free_vade_retro": lambda _: FreeActions((VADE_RETRO,)),
    "plus_vade_retro_per_turn": lambda _: MoreUses(VADE_RETRO),
    "plus_zone_per_move": lambda _: LongerStride(),
    "ambidextrous": lambda _: Pairs(),
    "improvised_ranged": lambda _: Offers(verbs.improvised_ranged),
    "improvised_melee": lambda _: Offers(verbs.improvised_melee),
    "low_profile": lambda _: Unseen(),
    "point_blank": lambda _: PointBlank(),
    "charge_effect": lambda inner: Within(by(CHARGE), skill(inner)),
    "charge_plus_roll": lambda _: Bonus(by(CHARGE), roll=1),
    "charge_plus_die": lambda _: Bonus(by(CHARGE), dice=1),
    "charge_plus_damage": lambda _: Bonus(by(CHARGE), damage=1),
    "charge_plus_zone": lambda _: LongerCharge(),
    "charge_reroll": lambda _: Bonus(by(CHARGE), reroll="charge_reroll"),
    "becomes": Becomes,
    "escalation": _escalation,
    "dual_expert": _dual_expert,
    "explosives_expert": lambda _: ExplosivesExpert(),
    "quick_draw": lambda _: QuickDraw(),
    "lucky": lambda _: Bonus(always, reroll="lucky"),
    "brothers_in_arms": lambda inner: BrothersInArms(skill(inner)),
    "slippery": lambda _: Slippery(),
    "inventor": lambda _: Offers(verbs.invent),
    "born_leader": lambda _: Offers(verbs.lead),
    "zombie_link": lambda _: ZombieLink(),
    "medic": lambda _: Medic(),
    "reaper": lambda what: Bonus(about(what), reaps=1),
    "hit_and_run": lambda _: HitAndRun(),
    "hawkeye": lambda _: Hawkeye(),
    "starts_with": StartsWith,
    "taunt": lambda _: Offers(verbs.taunt),
    "scavenger": lambda _: Scavenger(),
    "combat_reflexes": lambda _: CombatReflexes(),
    "six_plus_die": lambda what: Bonus(about(what), six_dice=True),
    "six_plus_damage": lambda what: Bonus(about(what), six_damage=1),
    "jump": lambda _: Offers(verbs.jump),
    "lifesaver": lambda _: Offers(verbs.rescue),
    "sprint": lambda _: Offers(verbs.sprint),
    "shove": lambda _: Offers(verbs.shove),
    "fanning_effect": lambda inner: Within(by(FANNING), skill(inner)),
    "fanning_plus_roll": lambda _: Bonus(by(FANNING), roll=1),
    "fanning_plus_die": lambda _: Bonus(by(FANNING), dice=1),
    "fanning_plus_damage": lambda _: Bonus(by(FANNING), damage=1),
    "fanning_plus_max_range": lambda _: LongerReach(FANNING),
    "fanning_plus_free_reload": lambda _: FreeReloadAfterFanning(),
    "fanning_reaper": lambda _: Bonus(by(FANNING), reaps=1),
    "fanning_reroll": lambda _: Bonus(by(FANNING), reroll="fanning_reroll"),
    "fearless": Fearless,
    "vade_retro_effect": lambda inner: Within(held_back, skill(inner)),
    "vade_retro_plus_roll": lambda _: Bonus(held_back, roll=1),
    "vade_retro_plus_free_combat": lambda _: FreeActions(("combat_at_vade_retro",)),
    "vade_retro_plus_die": lambda _: Bonus(held_back, dice=1),
    "vade_retro_plus_damage": lambda _: Bonus(held_back, damage=1),
    "vade_retro_reroll": lambda _: Bonus(held_back, reroll="vade_retro_reroll"),
}
