"""Common actions that need no chapter of their own: objectives, noise, recruiting, reloading, ending the turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Card, Play
from game.rules.zombicide.action import Action
from game.rules.zombicide.events import CompanionFollowed, TurnEnded, WeaponsReloaded
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import EMPTY, PLAYERS, Survivor, SurvivorId


@dataclass(slots=True, eq=False)
class EndTurn(Action):
    """Do nothing: end the turn; the actions left are lost (UoA p. 22)."""

    verb: ClassVar[str] = "end_turn"
    idle: ClassVar[bool] = True
    cost: int = 0

    def key(self) -> tuple[str, ...]:
        """There is only one way to do nothing."""
        return ("end_turn",)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Close the turn; an action that was only lent is no turn of one's own, and lapses."""
        turn = game.state.turn
        lent = turn is not None and turn.lent
        if not lent:
            yield from game.mission.turn_ends(game, me)
        game.happen(TurnEnded(me.id, extra=lent or game.state.phase != PLAYERS))


@dataclass(slots=True, eq=False)
class MakeNoise(Action):
    """Attract enemies on purpose (UoA p. 22)."""

    verb: ClassVar[str] = "make_noise"
    cost: int = 1

    def key(self) -> tuple[str, ...]:
        """There is only one way to make noise."""
        return ("make_noise",)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Make it, where the survivor stands."""
        yield from game.edition.noise(game, me.zone, game.edition.clatter)


@dataclass(slots=True, eq=False)
class TakeObjective(Action):
    """Take or activate an objective in the own zone (UoA p. 22); what it does is the mission's business."""

    objective: str
    verb: ClassVar[str] = "objective"
    cost: int = 1

    def key(self) -> tuple[str, ...]:
        """Named by the token."""
        return ("objective", self.objective)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Let the mission resolve it."""
        yield from game.mission.take_objective(game, me, self.objective)


@dataclass(slots=True, eq=False)
class Recruit(Action):
    """Become the leader of a companion who stands alone in the own zone (UoA p. 42)."""

    companion: SurvivorId
    verb: ClassVar[str] = "recruit"
    cost: int = 1

    def key(self) -> tuple[str, ...]:
        """Named by the companion."""
        return ("recruit", self.companion)

    def perform(self, game: Game, me: Survivor) -> Play:
        """The companion follows, once the mission's price is paid."""
        yield from game.mission.recruiting(game, me, game.me(self.companion))
        game.happen(CompanionFollowed(self.companion, me.id))


@dataclass(slots=True, eq=False)
class Reload(Action):
    """Reload an empty weapon, or both of a fired pair, with one action (UoA p. 35)."""

    cards: tuple[Card, ...]
    verb: ClassVar[str] = "reload"
    cost: int = 1

    def key(self) -> tuple[str, ...]:
        """Named by the kind of weapon."""
        return ("reload", *self.cards)

    def tags(self, game: Game, me: Survivor) -> tuple[str, ...]:
        """Free reloads may be for one family of weapons only."""
        card = game.card(self.cards[0])
        return (f"reload_{card.family if card else ''}", "reload")

    def perform(self, game: Game, me: Survivor) -> Play:
        """Make them ready."""
        game.happen(WeaponsReloaded(self.cards))
        yield from ()


def common_offers(game: Game, me: Survivor) -> Iterator[Action]:
    """What anybody can do in a zone as it is."""
    state = game.state
    for objective in state.objectives.values():
        if objective.zone == me.zone and not game.mission.objective_refusal(game, me, objective):
            yield TakeObjective(objective.id)
    for other in state.survivors.values():
        if (
            other.companion
            and not other.leader
            and other.zone == me.zone
            and not game.mission.recruit_refusal(game, me, other)
        ):
            yield Recruit(other.id)
    if state.unloaded:
        yield from _reloads(game, me)
    if not game.edition.noise_refusal(game):
        yield MakeNoise()


def _reloads(game: Game, me: Survivor) -> Iterator[Action]:
    """One reload for every empty weapon carried, or for both of two that were fired at the same time."""
    offered: list[Card] = []
    for card in me.slots:
        if card in game.state.unloaded and card not in offered:
            other = game.state.fired_pairs.get(card, EMPTY)
            cards = (card, other) if other and other in me.slots else (card,)
            offered.extend(cards)
            yield Reload(cards)
