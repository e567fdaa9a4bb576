"""The table: what rules hold while they play. Every change, every die and every hidden card goes through here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, NoReturn, TypeVar

from game.engine.chance import SEEDED, Chance
from game.engine.events import CardsDrawn, DiceRolled, Event, GameEnded, PileShuffled, Seat
from game.engine.state import Card, State

S = TypeVar("S", bound=State)


class Finished(Exception):
    """Raised through the rules, from whatever depth, when a game has ended."""


class Table(Generic[S]):
    """A state, the events that made it, and the source of chance."""

    __slots__ = ("chance", "events", "on_checkpoint", "state")

    def __init__(self, state: S, chance: Chance = SEEDED) -> None:
        self.state = state
        self.events: list[Event] = []
        self.chance = chance
        self.on_checkpoint: Callable[[], None] | None = None

    def happen(self, event: Event) -> None:
        """Let an event change the state, and note it down."""
        self.state.apply(event)
        self.events.append(event)

    def roll(self, count: int, reason: str, sides: int = 6) -> tuple[int, ...]:
        """Throw dice where everybody sees them."""
        state = self.state
        values, taken = self.chance.roll(state.seed, state.drawn, count, sides)
        self.happen(DiceRolled(values, reason, taken))
        return values

    def shuffle(self, pile: str, cards: Iterable[Card]) -> None:
        """Make a hidden pile of these cards."""
        state = self.state
        ordered = tuple(cards)
        order, taken = self.chance.order(state.seed, state.drawn, len(ordered))
        self.happen(PileShuffled(pile, tuple(ordered[index] for index in order), taken))

    def draw(self, pile: str, count: int = 1, to: tuple[Seat, ...] | None = None) -> tuple[Card, ...]:
        """Take cards from the top of a hidden pile, the top one first, and show them to `to` (None: to everybody)."""
        cards = tuple(reversed(self.state.piles[pile][-count:])) if count else ()
        if cards:
            self.happen(CardsDrawn(pile, cards, to))
        return cards

    def checkpoint(self) -> None:
        """Say that play can be entered again from the state as it is now."""
        if self.on_checkpoint is not None:
            self.on_checkpoint()

    def end(self, winners: tuple[Seat, ...], reason: str) -> NoReturn:
        """End the game here and now."""
        self.happen(GameEnded(winners, reason))
        raise Finished
