"""The words that mission files use after `when`: each with what it takes, whether it holds, and when it never will."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, get_type_hints

from pydantic import TypeAdapter

from game.rules.zombicide.errands import Errand
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import Condition

Holds = Callable[[Game, Any], bool]
Despair = Callable[[Game, Any], str]
Leads = Callable[[Game, Any], Iterable[Errand]]


@dataclass(frozen=True, slots=True)
class Word:
    """A condition by its name: what its value has to look like, whether it holds, and why it cannot any more.

    `leads` says where to go for it, for bots that plan.
    """

    holds: Holds
    takes: Any
    despair: Despair | None = None
    leads: Leads | None = None


class Vocabulary(Mapping[str, Word]):
    """The conditions of an edition, in the order in which the map guide lists them."""

    def __init__(self) -> None:
        self._words: dict[str, Word] = {}

    def __getitem__(self, name: str) -> Word:
        return self._words[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._words)

    def __len__(self) -> int:
        return len(self._words)

    def word(self, function: Holds) -> Holds:
        """Add a condition under its own name; the type of its `value` says what mission files may write."""
        self._words[function.__name__] = Word(function, get_type_hints(function)["value"])
        return function

    def hopeless(self, of: Holds) -> Callable[[Despair], Despair]:
        """Say when a condition that does not hold yet never will, and why; empty while there is hope."""

        def add(function: Despair) -> Despair:
            self._words[of.__name__] = replace(self._words[of.__name__], despair=function)
            return function

        return add

    def leads(self, of: Holds) -> Callable[[Leads], Leads]:
        """Say what there is to do for a condition."""

        def add(function: Leads) -> Leads:
            self._words[of.__name__] = replace(self._words[of.__name__], leads=function)
            return function

        return add

    def adopt(self, holds: Holds, takes: Any, despair: Despair | None = None, leads: Leads | None = None) -> None:
        """Add a condition of the family under its own name, with the values that this edition knows."""
        self._words[holds.__name__] = Word(holds, takes, despair, leads)

    def condition(self, name: str, value: Any) -> Condition:
        """The condition that a mission file states; the value is checked against what the word takes."""
        word = self._words[name]
        checked = TypeAdapter(word.takes).validate_python(value, strict=True)
        despair, leads = word.despair, word.leads
        return Condition(
            lambda game: word.holds(game, checked),
            lambda game: despair(game, checked) if despair is not None else "",
            lambda game: leads(game, checked) if leads is not None else (),
        )
