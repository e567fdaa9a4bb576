"""A voice: one language, one table, and everything that sentences are made of."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from game.content.words import Words
from game.narration.grammar import Language, counted, joined, melted, sentence
from game.narration.places import Place, Places
from game.rules.zombicide.rules import ZombicideRules
from game.rules.zombicide.state import ZombicideState, kind_of

FOLDER = Path(__file__).parent
FAMILY = "zombicide"

Tables = Mapping[str, Mapping[str, Words]]


@cache
def tables(game: str) -> Tables:
    """The words of a game: those of its family and its own."""
    found: dict[str, dict[str, Words]] = {}
    for name in (FAMILY, game):
        with (FOLDER / f"{name}.toml").open("rb") as file:
            read = TypeAdapter(dict[str, dict[str, Words]]).validate_python(tomllib.load(file))
        for table, words in read.items():
            found.setdefault(table, {}).update(words)
    return found


@dataclass(frozen=True, slots=True)
class Thing:
    """A noun with its article; in Italian, `{thing:on}` is the noun behind `su`."""

    name: str
    language: Language

    def __format__(self, case: str) -> str:
        if not case:
            return self.name
        return melted("su", self.name) if self.language == "it" else f"on {self.name}"


@dataclass(frozen=True, slots=True)
class Voice:
    """Speaks of one table in one language, as things stood right before the event that is told."""

    rules: ZombicideRules
    state: ZombicideState
    places: Places
    language: Language
    players: tuple[str, ...]

    def say(self, key: str, **blanks: Any) -> str:
        """A whole sentence."""
        return sentence(self.words("sentences", key).format(**blanks))

    def count(self, key: str, count: int, **blanks: Any) -> str:
        """A whole sentence, in the plural unless `count` is one."""
        return self.say(key if count == 1 else f"{key}_many", count=count, **blanks)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of this name."""
        return key in tables(self.rules.name)["sentences"]

    def words(self, table: str, key: str) -> str:
        """A word of a table; one that is missing there is said as it is called."""
        found = tables(self.rules.name).get(table, {}).get(key)
        return found.say(self.language) if found else key.replace("_", " ")

    def text(self, words: Words) -> str:
        """A text of the content."""
        return words.say(self.language)

    def place(self, zone: str) -> Place:
        """A zone's name."""
        return self.places.place(zone, self.language)

    def who(self, survivors: Iterable[str]) -> str:
        """Survivors by name."""
        sheets = self.rules.edition.content.survivors
        return joined([self.text(sheets[name].name) for name in survivors], self.language)

    def active(self) -> str:
        """Whoever has the turn."""
        return self.who((self.state.turn.survivor,)) if self.state.turn else ""

    def card(self, card: str) -> str:
        """A card or a token by its name."""
        content, kind = self.rules.edition.content, kind_of(card)
        if kind in content.equipment:
            return self.text(content.equipment[kind].name)
        if card in content.abominations:
            return self.text(content.abominations[card].name)
        return self.words("tokens", kind or card)

    def cards(self, cards: Iterable[str]) -> str:
        """Cards by name, each name once."""
        return joined(list(dict.fromkeys(self.card(card) for card in cards)), self.language)

    def tokens(self, tokens: Iterable[str]) -> str:
        """Tokens of a mission."""
        return joined([self.words("tokens", token) for token in dict.fromkeys(tokens)], self.language)

    def crowd(self, enemies: Iterable[str]) -> str:
        """`Three walkers and a brute`."""
        counts: dict[str, int] = {}
        for enemy in enemies:
            counts[kind_of(enemy)] = counts.get(kind_of(enemy), 0) + 1
        return joined([self.horde(kind, count) for kind, count in counts.items()], self.language)

    def horde(self, kind: str, count: int) -> str:
        """So many enemies of a kind."""
        enemy = self.rules.enemy_types[kind]
        return counted(count, self.text(enemy.name).lower(), self.text(enemy.plural).lower(), self.language)

    def machine(self, machine: str) -> Thing:
        """A machine with its article."""
        return Thing(self.words("machines", machine), self.language)

    def seat(self, seat: int) -> str:
        """Whoever sits at a place."""
        return self.players[seat] if seat < len(self.players) else str(seat + 1)
