"""What a game is to the kernel: an opening state and a generator that plays on from any checkpoint."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from game.engine.questions import Option, Question
from game.engine.state import State

if TYPE_CHECKING:
    from game.engine.explain import Odds, Why
    from game.engine.table import Table

S = TypeVar("S", bound=State)

T = TypeVar("T")

Asks: TypeAlias = Generator[Question, Any, T]
"""A rule that may ask and comes back with a result: it yields questions and goes on with what they accepted."""

Play: TypeAlias = Generator[Question, Any, None]
"""A rule that may ask and has no result."""


class Rules(Protocol[S]):
    """A game set up for one table: everything that is not state."""

    name: str
    seats: int

    def opening(self, seed: int) -> S:
        """The state before anything has happened; the same for the same set-up and seed."""

    def play(self, table: Table[S]) -> Play:
        """Play on to the end from the state on the table, which is at a checkpoint.

        Before each top-level question, and wherever else it can be entered again, the rule calls `table.checkpoint()`.
        """

    def round(self, state: S) -> int:
        """The number of the round being played, or of the last one."""

    def broken(self, state: S) -> Iterator[str]:
        """The invariants that a state breaks, a sentence each; none in a right game."""

    def odds(self, state: S, option: Option) -> Odds | None:
        """The exact chances of an option, where it has any."""

    def why(self, state: S, piece: str) -> Why | None:
        """What a piece that moves by itself will do next, and by which rule."""

    def hint(self, state: S, question: Question, answer: Any) -> int:
        """How promising an answer looks, on a scale of the game's own; more is better, 0 is neutral."""
