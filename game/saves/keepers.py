"""How each game is kept: the shape of its state and its table, and what makes a saved one right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from game.engine import IllegalAnswer, Record, Session, State
from game.rules.invader.state import InvaderState
from game.rules.undead_or_alive.state import UndeadState
from game.rules.zombicide.rules import TableSetup, ZombicideRules
from game.saves import vetting
from game.saves.envelope import Unreadable

S = TypeVar("S", bound=State)
T = TypeVar("T")

MOST_SINCE = 500
"""Answers given since the snapshot: a game writes a few dozen at most."""

_STUMBLES = (LookupError, ValueError, TypeError, AttributeError, AssertionError, ArithmeticError, RecursionError)
"""How rules may stumble over a state that no game has led to, however well its parts look."""


class Shape(Generic[T]):
    """A dataclass written as JSON and read back strictly: no key too many, no type bent.

    What a file does not say, because the field came later, is as the class has it by default.
    """

    def __init__(self, kind: type[T]) -> None:
        self._adapter: TypeAdapter[T] = TypeAdapter(kind)

    def written(self, value: T) -> bytes:
        """The value as JSON."""
        return self._adapter.dump_json(value)

    def read(self, data: Any) -> T:
        """The value from parsed JSON; raises Unreadable."""
        try:
            value = self._adapter.validate_json(to_json(data), strict=True)
        except ValidationError:
            raise _wrong("its parts have the wrong shape") from None
        if not _all_known(data, self._adapter.dump_python(value, mode="json")):
            raise _wrong("it holds something unknown")
        return value


def _all_known(data: Any, read: Any) -> bool:
    """Whether everything that a file says is in what was read from it."""
    if isinstance(data, dict) and isinstance(read, dict):
        return all(key in read and _all_known(value, read[key]) for key, value in data.items())
    if isinstance(data, list) and isinstance(read, list):
        return len(data) == len(read) and all(map(_all_known, data, read))
    return type(data) is type(read) and bool(data == read)


@dataclass(frozen=True, slots=True)
class Keeper:
    """One game's way into files and back."""

    state: Shape[Any]
    setup: Shape[Any]
    setup_faults: Callable[[Any, Any], Iterator[str]]
    record_faults: Callable[[Any, Any], Iterator[str]]
    state_faults: Callable[[Any, Any], Iterator[str]]

    def setup_of(self, rules: Any) -> Any:
        """The table that rules were made for."""
        return rules.table

    def content_of(self, rules: Any) -> str:
        """The fingerprint of the content that rules play with."""
        return str(rules.edition.content.fingerprint)

    def heroes_of(self, state: Any) -> tuple[str, ...]:
        """The survivors that players control."""
        return tuple(name for name, me in state.survivors.items() if not me.companion)


def _zombicide(state: type[State]) -> Keeper:
    return Keeper(Shape(state), Shape(TableSetup), vetting.setup_faults, vetting.record_faults, vetting.state_faults)


KEEPERS: dict[str, Keeper] = {
    "undead_or_alive": _zombicide(UndeadState),
    "invader": _zombicide(InvaderState),
}


def keeper_of(game: str) -> Keeper:
    """How a game is kept; raises Unreadable for one that this Holdout does not know."""
    if game not in KEEPERS:
        raise Unreadable("newer", "This Holdout does not know the game {game}.", game=game[:40])
    return KEEPERS[game]


def revived(
    keeper: Keeper, rules: ZombicideRules, record: Record[Any], *, free_undo: bool = False, auto: bool = False
) -> Session[Any]:
    """The session that a record stands for, at its very question; raises Unreadable if it cannot be right."""
    try:
        for faults in (
            keeper.setup_faults(rules, keeper.setup_of(rules)),
            keeper.record_faults(rules, record),
            keeper.state_faults(rules, record.state),
        ):
            for fault in faults:
                raise _wrong(fault)
        return Session.resume(rules, record, free_undo=free_undo, auto=auto)
    except IllegalAnswer:
        raise _wrong("an answer in it is not allowed by the rules of today") from None
    except _STUMBLES as error:
        raise _wrong("the rules do not know what to make of it") from error


def _wrong(fault: str) -> Unreadable:
    return Unreadable("hostile", "The game in this file cannot be right: {fault}.", fault=fault.rstrip("."))
