"""All skills of Undead or Alive (pp. 56-58): one entry each.

A skill is an effect that changes some moments, and a line in SKILLS. What follows a skill's name after a colon is its
parameter. What other editions have as well comes from the core.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.engine import Card, Play
from game.rules.undead_or_alive import verbs
from game.rules.undead_or_alive.classes import CHARGE, FANNING, VADE_RETRO
from game.rules.undead_or_alive.state import undead
from game.rules.zombicide import abilities
from game.rules.zombicide.effects import Effect
from game.rules.zombicide.events import AbilityUsed, ActionsGained, HealthRaised
from game.rules.zombicide.game import Game
from game.rules.zombicide.health import heal
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
    MoreUses,
    Offers,
    Pairs,
    PointBlank,
    Slippery,
    StartsWith,
    Unharmed,
    When,
    about,
    always,
    dual_expert,
    escalation,
)
from game.rules.zombicide.state import Survivor
from game.rules.zombicide.strike import Strike


def by(ability: str) -> When:
    """Attacks made by a class ability."""
    return lambda game, strike: strike.using == ability


def held_back(game: Game, strike: Strike) -> bool:
    """Attacks on a zone with a Vade Retro token."""
    return strike.zone in undead(game).vade_retro


@dataclass(frozen=True)
class LongerCharge(Effect):
    """Charge: +1 zone."""

    charge_zones: int = 1


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


class Scavenger(Effect):
    """Searches the streets."""

    def searches_here(self, game: Game, me: Survivor) -> bool:
        """Any zone under the sky."""
        return True


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
    "low_profile": lambda _: LowProfile(),
    "point_blank": lambda _: PointBlank(),
    "charge_effect": lambda inner: Within(by(CHARGE), skill(inner)),
    "charge_plus_roll": lambda _: Bonus(by(CHARGE), roll=1),
    "charge_plus_die": lambda _: Bonus(by(CHARGE), dice=1),
    "charge_plus_damage": lambda _: Bonus(by(CHARGE), damage=1),
    "charge_plus_zone": lambda _: LongerCharge(),
    "charge_reroll": lambda _: Bonus(by(CHARGE), reroll="charge_reroll"),
    "becomes": Becomes,
    "escalation": escalation,
    "dual_expert": dual_expert,
    "explosives_expert": lambda _: ExplosivesExpert(),
    "quick_draw": lambda _: QuickDraw(),
    "lucky": lambda _: Bonus(always, reroll="lucky"),
    "brothers_in_arms": lambda inner: BrothersInArms(skill(inner)),
    "slippery": lambda _: Slippery(),
    "inventor": lambda _: Offers(verbs.invent),
    "born_leader": lambda _: Offers(abilities.lead),
    "zombie_link": lambda _: Linked(),
    "medic": lambda _: Medic(),
    "reaper": lambda what: Bonus(about(what), reaps=1),
    "hit_and_run": lambda _: HitAndRun(),
    "hawkeye": lambda _: Marksman(),
    "starts_with": StartsWith,
    "taunt": lambda _: Offers(abilities.taunt),
    "scavenger": lambda _: Scavenger(),
    "combat_reflexes": lambda _: CombatReflexes(),
    "six_plus_die": lambda what: Bonus(about(what), six_dice=True),
    "six_plus_damage": lambda what: Bonus(about(what), six_damage=1),
    "jump": lambda _: Offers(verbs.jump),
    "lifesaver": lambda _: Offers(abilities.rescue),
    "sprint": lambda _: Offers(abilities.sprint),
    "shove": lambda _: Offers(abilities.shove),
    "fanning_effect": lambda inner: Within(by(FANNING), skill(inner)),
    "fanning_plus_roll": lambda _: Bonus(by(FANNING), roll=1),
    "fanning_plus_die": lambda _: Bonus(by(FANNING), dice=1),
    "fanning_plus_damage": lambda _: Bonus(by(FANNING), damage=1),
    "fanning_plus_max_range": lambda _: LongerReach(FANNING),
    "fanning_plus_free_reload": lambda _: FreeReloadAfterFanning(),
    "fanning_reaper": lambda _: Bonus(by(FANNING), reaps=1),
    "fanning_reroll": lambda _: Bonus(by(FANNING), reroll="fanning_reroll"),
    "fearless": Unharmed,
    "vade_retro_effect": lambda inner: Within(held_back, skill(inner)),
    "vade_retro_plus_roll": lambda _: Bonus(held_back, roll=1),
    "vade_retro_plus_free_combat": lambda _: FreeActions(("combat_at_vade_retro",)),
    "vade_retro_plus_die": lambda _: Bonus(held_back, dice=1),
    "vade_retro_plus_damage": lambda _: Bonus(held_back, damage=1),
    "vade_retro_reroll": lambda _: Bonus(held_back, reroll="vade_retro_reroll"),
}
