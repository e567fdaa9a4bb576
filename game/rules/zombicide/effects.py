"""Skills, equipment traits and class abilities are one mechanism: effects that hook into a fixed list of moments.

An effect overrides the moments it cares about and leaves the others alone. The core asks at every moment and never
knows who answers. A new skill is one entry in its edition's file; if the core has to change, a moment is missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from game.board import Sight
from game.engine import Asks, Card, Play

if TYPE_CHECKING:
    from game.content.models import Equipment
    from game.rules.zombicide.action import Action
    from game.rules.zombicide.game import Game
    from game.rules.zombicide.state import Survivor, ZoneId
    from game.rules.zombicide.strike import Strike


class Effect:
    """Something that a skill, a trait or a class changes; at every moment it does nothing by default."""

    def actions(self, game: Game, me: Survivor) -> int:
        """Turn start: actions added to the usual ones."""
        return 0

    def free_actions(self, game: Game, me: Survivor) -> tuple[str, ...]:
        """Turn start: free actions, each named by a tag of the actions it can pay for."""
        return ()

    def acts_any_time(self) -> bool:
        """Players' phase: whether the turn may be had before or after anybody else's."""
        return False

    def turn_begins(self, game: Game, me: Survivor) -> Play:
        """Turn start: what may be done before the first action."""
        yield from ()

    def extra_uses(self, ability: str) -> int:
        """How many times more than usual an ability that is limited per turn can be used."""
        return 0

    def roles(self) -> tuple[str, ...]:
        """Classes that the survivor counts as, besides the printed one."""
        return ()

    def gained(self, game: Game, me: Survivor) -> Play:
        """The moment at which a skill is learnt."""
        yield from ()

    def starting_cards(self) -> tuple[str, ...]:
        """Set-up: equipment that the survivor begins with."""
        return ()

    def starting_health(self) -> int:
        """Set-up: the health that the survivor begins with; 0 if it is the usual one."""
        return 0

    def offers(self, game: Game, me: Survivor) -> Iterable[Action]:
        """Legal actions: what can be done besides the usual."""
        return ()

    def stride(self, game: Game, me: Survivor) -> int:
        """Movement: zones added to each move action."""
        return 0

    def unhindered(self, game: Game, me: Survivor) -> bool:
        """Movement: whether enemies do not make it dearer to leave their zone."""
        return False

    def slips(self, game: Game, me: Survivor) -> bool:
        """Movement: whether entering a zone with enemies does not end a move."""
        return False

    def sight(self) -> Sight | None:
        """Lines of sight: another way of looking."""
        return None

    def searches_here(self, game: Game, me: Survivor) -> bool:
        """Search: whether a zone that is not a room can be searched."""
        return False

    def more_cards(self, game: Game, me: Survivor) -> int:
        """Search: cards drawn besides the usual one."""
        return 0

    def searches_again(self) -> bool:
        """Search: whether there is no limit per turn."""
        return False

    def ready(self, game: Game, me: Survivor) -> bool:
        """Inventory: whether everything carried counts as in hand."""
        return False

    def controls(self, kind: str) -> bool:
        """Machines: whether those of a kind can be controlled from afar."""
        return False

    def works(self, game: Game, me: Survivor, card: Card) -> bool:
        """Combat, trait of a weapon: whether it can be used now."""
        return True

    def pairs(self, game: Game, me: Survivor, weapon: Equipment) -> bool:
        """Combat: whether two such weapons can be used as a pair, dual or not."""
        return False

    def prepare(self, game: Game, me: Survivor, strike: Strike) -> None:
        """Combat, before the dice: dice, accuracy, bonus, damage, range, targets, re-rolls."""

    def feeds(self, game: Game, me: Survivor, strike: Strike, card: Card) -> None:
        """Combat, before the dice, trait of a card laid under a weapon that is used: what it adds."""

    def focuses(self, game: Game, me: Survivor, strike: Strike) -> None:
        """Combat, when all other numbers are known: what a concentrated attack has more."""

    def reach(self, game: Game, me: Survivor, kind: str, using: str) -> int:
        """Combat: zones added to the greatest range of such attacks."""
        return 0

    def close(self, game: Game, me: Survivor) -> bool:
        """Combat: whether ranged weapons can be used in the own zone whatever their least range."""
        return False

    def after_strike(self, game: Game, me: Survivor, strike: Strike) -> Play:
        """Combat, when all is resolved: `strike.killed` tells what fell."""
        yield from ()

    def unharmed_by(self, enemy: str) -> bool:
        """Wounds: whether attacks of this enemy type do nothing."""
        return False

    def unseen_by_friends(self) -> bool:
        """Wounds: whether friendly fire ignores the survivor."""
        return False

    def softens(self, game: Game, me: Survivor, wounds: int, cause: str) -> Asks[int]:
        """Wounds, just before they are suffered: how many are left; traits of carried cards are asked last."""
        yield from ()
        return wounds

    def enemies_spawned(self, game: Game, me: Survivor, zone: ZoneId) -> Play:
        """Spawn: enemies appeared in a zone."""
        yield from ()

    def before_extra_activation(self, game: Game, me: Survivor) -> bool:
        """Spawn: whether the survivor has a turn before enemies act again."""
        return False

    def end_phase(self, game: Game, me: Survivor) -> Play:
        """End phase."""
        yield from ()

    def keeps_thrown(self, game: Game, me: Survivor, card: Card) -> bool:
        """Combat: whether a card that is thrown may come back."""
        return False

    def shared(self) -> Effect | None:
        """An effect that everybody in the zone has, as long as at least two survivors are there."""
        return None


MOMENTS = tuple(name for name in vars(Effect) if not name.startswith("_"))


class Effects:
    """The effects that a survivor has, sorted by the moments at which they do anything.

    A skill had twice counts twice, but what it offers is offered once.
    """

    __slots__ = (*MOMENTS, "all")

    all: tuple[Effect, ...]
    offers: tuple[Effect, ...]

    def __init__(self, effects: Sequence[Effect]) -> None:
        self.all = tuple(effects)
        for moment in MOMENTS:
            plain = getattr(Effect, moment)
            setattr(self, moment, tuple(each for each in effects if getattr(type(each), moment) is not plain))
        self.offers = tuple(dict.fromkeys(self.offers))

    def at(self, moment: str) -> tuple[Effect, ...]:
        """The effects that do something at a moment."""
        found: tuple[Effect, ...] = getattr(self, moment)
        return found
