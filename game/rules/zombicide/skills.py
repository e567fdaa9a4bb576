"""Effects of skills that several editions have, whatever each calls them.

An edition's own file names its skills and says which effect each of them is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from game.content.models import Equipment
from game.engine import Play
from game.rules.zombicide.abilities import choose_attack, choose_path
from game.rules.zombicide.action import Action
from game.rules.zombicide.attack import attack_offers
from game.rules.zombicide.effects import Effect
from game.rules.zombicide.events import ActionSpent
from game.rules.zombicide.game import Game
from game.rules.zombicide.health import heal
from game.rules.zombicide.movement import paths_from, walk
from game.rules.zombicide.state import Survivor, ZoneId
from game.rules.zombicide.strike import Strike

When = Callable[[Game, Strike], bool]

COMBAT = "combat"


def about(what: str) -> When:
    """Attacks that a parameter speaks of: combat, melee, ranged, a weapon family, a card."""
    return lambda game, strike: strike.is_about(what)


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
class Pairs(Effect):
    """All weapons count as dual, or all of one kind."""

    kind: str = ""

    def pairs(self, game: Game, me: Survivor, weapon: Equipment) -> bool:
        """Any two identical ones of the kind."""
        return not self.kind or weapon.kind == self.kind


class LowProfile(Effect):
    """Friendly fire ignores the survivor; what blows up everybody does not."""

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


class Marksman(Effect):
    """Ranged attacks strike targets of choice and never friends."""

    def prepare(self, game: Game, me: Survivor, strike: Strike) -> None:
        """Choose freely at any range."""
        if strike.kind == "ranged":
            strike.chooses = strike.spares_friends = True


@dataclass(frozen=True)
class Escalation(Effect):
    """One more die for every attack of the sort made just before, until something else is done."""

    kinds: tuple[str, ...]

    def prepare(self, game: Game, me: Survivor, strike: Strike) -> None:
        """Count the attacks in a row."""
        if strike.kind in self.kinds:
            strike.dice += game.streak(*self.kinds)


@dataclass(frozen=True)
class BrothersInArms(Effect):
    """Everybody in a zone with at least two survivors has the effect."""

    inner: Effect

    def shared(self) -> Effect:
        """The effect given."""
        return self.inner


class Unhindered(Effect):
    """Enemies make leaving a zone no dearer; entering one with enemies still ends a move."""

    def unhindered(self, game: Game, me: Survivor) -> bool:
        """Always."""
        return True


class Slippery(Unhindered):
    """Enemies neither cost actions nor end move actions."""

    def slips(self, game: Game, me: Survivor) -> bool:
        """Always."""
        return True


class Linked(Effect):
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
        """Offer the ways; entering a zone with enemies still ends the move."""
        if not strike.killed or me.aboard or not me.zone:
            return
        zones = 1 + sum(effect.stride(game, me) for effect in game.effects(me).at("stride"))
        path = yield from choose_path(game, me, "hit_and_run", list(paths_from(game, me, zones)))
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


def combat_offers(game: Game, me: Survivor) -> Iterator[Action]:
    """Every combat action that could be taken now, whatever it would cost."""
    yield from attack_offers(game, me)
    gifts = (effect.offers(game, me) for effect in game.effects(me).at("offers"))
    for action in chain(*gifts, game.edition.offers(game, me)):
        if COMBAT in action.tags(game, me):
            yield action


class CombatReflexes(Effect):
    """A free attack on enemies that spawn in sight, once for every card."""

    def enemies_spawned(self, game: Game, me: Survivor, zone: ZoneId) -> Play:
        """Offer every combat action against that zone, for free."""
        attacks = [action for action in combat_offers(game, me) if getattr(action, "zone", "") == zone]
        if attacks and me.id not in game.reacted:
            attack = yield from choose_attack(game, me, "combat_reflexes", attacks)
            if attack is not None:
                game.reacted.append(me.id)
                yield from attack.perform(game, me)


@dataclass(frozen=True)
class Unharmed(Effect):
    """Wounds of one enemy type do nothing."""

    enemy: str

    def unharmed_by(self, enemy: str) -> bool:
        """Only of that type."""
        return enemy == self.enemy


@dataclass(frozen=True)
class Offers(Effect):
    """A skill that is an action of its own."""

    actions_of: Callable[[Game, Survivor], Iterable[Action]]

    def offers(self, game: Game, me: Survivor) -> Iterator[Action]:
        """What can be done with it now."""
        yield from self.actions_of(game, me)


def dual_expert(_: str) -> Effect:
    """A free combat action for dual weapons. Ruling: for both at once; one of them alone, or fanned, is no pair."""
    return FreeActions(("pair",))


def escalation(what: str) -> Effect:
    return Escalation(("melee", "ranged") if what == "combat" else (what,))
