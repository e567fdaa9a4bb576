"""Everything that happens is an event: small, frozen, complete in itself, and the only way a state changes."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass, replace
from hashlib import sha256
from json import dumps
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from game.engine.state import HIDDEN, Card, Outcome, State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Seat = int
"""A place at the table, numbered from 0 clockwise."""


class Event:
    """What happened. Games define frozen dataclasses in the past tense and say in `apply` what each one changes."""

    __slots__ = ()

    def apply(self, state: Any) -> None:
        """Change the state by what happened, and by nothing else."""
        raise NotImplementedError

    def seen_by(self, seat: Seat) -> Event | None:
        """What a seat sees of it: all of it unless a game says otherwise; a masked copy; or nothing."""
        return self


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """Dice fell; `reason` says what for."""

    values: tuple[int, ...]
    reason: str
    drawn: int

    def apply(self, state: State) -> None:
        """Move on in the sequence of chance; everybody saw the dice."""
        state.drawn += self.drawn
        state.learnt += 1


@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    """A pile was made of these cards in this hidden order, the last one on top."""

    pile: str
    cards: tuple[Card, ...]
    drawn: int

    def apply(self, state: State) -> None:
        """Lay the cards down; nobody learnt anything."""
        state.drawn += self.drawn
        state.piles[self.pile] = list(self.cards)

    def seen_by(self, seat: Seat) -> Event:
        """Only the number of cards."""
        return replace(self, cards=(HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Cards left the top of a hidden pile, in this order, and were shown to the seats in `to` (None: to everybody)."""

    pile: str
    cards: tuple[Card, ...]
    to: tuple[Seat, ...] | None = None

    def apply(self, state: State) -> None:
        """Take the cards from the pile; somebody has learnt what they are."""
        del state.piles[self.pile][-len(self.cards) :]
        state.learnt += 1

    def seen_by(self, seat: Seat) -> Event:
        """The faces only for those to whom they were shown."""
        if self.to is None or seat in self.to:
            return self
        return replace(self, cards=(HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    winners: tuple[Seat, ...]
    reason: str

    def apply(self, state: State) -> None:
        """Set the outcome."""
        state.outcome = Outcome(self.winners, self.reason)


_readers: dict[type[Any], Callable[[Any], Any] | None] = {}


def _reader(kind: type[Any]) -> Callable[[Any], Any] | None:
    """A quick reader of all fields of an event class; None for one without fields."""
    if kind not in _readers:
        names = [field.name for field in fields(kind)]
        if len(names) == 1:
            single = attrgetter(names[0])
            _readers[kind] = lambda event: (single(event),)
        else:
            _readers[kind] = attrgetter(*names) if names else None
    return _readers[kind]


def _plain(value: object) -> object:
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    raise TypeError(f"{value!r} has no place in an event")


def encode(event: Event) -> str:
    """An event as one line of JSON: its name, then its fields in order. Equal events give equal bytes."""
    reader = _reader(type(event))
    return dumps(
        [type(event).__name__, *(reader(event) if reader else ())],
        default=_plain,
        ensure_ascii=True,
        separators=(",", ":"),
    )


def as_dict(event: Event) -> dict[str, object]:
    """An event with named fields, for people and tools."""
    reader = _reader(type(event))
    kind: Any = type(event)
    names = [field.name for field in fields(kind)]
    return {"event": type(event).__name__, **dict(zip(names, reader(event) if reader else (), strict=True))}


def digest(events: Iterable[Event]) -> str:
    """A fingerprint of a whole stream of events."""
    hasher = sha256()
    for event in events:
        hasher.update(encode(event).encode())
        hasher.update(b"\n")
    return hasher.hexdigest()
