"""What every game's state has in common: its place in the sequence of chance, hidden piles, and who has learnt what."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from game.engine.events import Event

Card = str
"""A card's identity; an empty string is a card whose face the viewer does not know."""

HIDDEN: Card = ""


@dataclass(slots=True)
class Outcome:
    """How a game ended: the seats that won, and the reason as the rules name it."""

    winners: tuple[int, ...]
    reason: str


@dataclass(slots=True, kw_only=True)
class State:
    """The part of a game's state that the kernel looks after; games extend it with their own fields.

    `drawn` counts the numbers taken from the source of chance. `learnt` counts the dice thrown and hidden cards shown:
    it is what tells whether a step can be taken back fairly. Both change in the kernel's own events and nowhere else.
    The last card of a pile is its top.
    """

    seed: int
    drawn: int = 0
    learnt: int = 0
    piles: dict[str, list[Card]] = field(default_factory=dict)
    outcome: Outcome | None = None

    def apply(self, event: Event) -> None:
        """Let an event happen: the only way in which a state changes."""
        event.apply(self)

    def copy(self) -> Self:
        """An independent copy; games that add fields copy them here, one line a field."""
        raise NotImplementedError

    def copied_core(self) -> dict[str, Any]:
        """The kernel's own fields, copied, for a game's `copy`."""
        return {
            "seed": self.seed,
            "drawn": self.drawn,
            "learnt": self.learnt,
            "piles": {name: cards.copy() for name, cards in self.piles.items()},
            "outcome": self.outcome,
        }
