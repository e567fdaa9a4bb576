"""Attacks played out with every way the dice can fall, to hold the rules' odds against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

from game.engine import Choice, Question, Share, Stream, Table
from game.rules.zombicide.action import pay
from game.rules.zombicide.events import AttackMade, EnemyKilled, SurvivorWounded
from game.rules.zombicide.game import Game
from game.rules.zombicide.turn import offers
from tests.scene import Scene, spoken

ENOUGH = 6
"""So many dice settle every kill in the cases that throw on."""


class NeedDiceError(Exception):
    """The script of dice has come to its end."""


class NeedAnswerError(Exception):
    """So do the answers; these are the possible ones."""


class Script:
    """Dice from a script that asks for more."""

    def __init__(self, values: tuple[int, ...]) -> None:
        self.left = list(values)

    def roll(self, seed: int, drawn: int, count: int, sides: int) -> tuple[tuple[int, ...], int]:
        """The next dice."""
        if len(self.left) < count:
            raise NeedDiceError(count)
        taken, self.left = self.left[:count], self.left[count:]
        return tuple(taken), 0

    def order(self, seed: int, drawn: int, size: int) -> tuple[tuple[int, ...], int]:
        """Nothing is shuffled here."""
        return tuple(range(size)), 0


def ways_to_answer(question: Question) -> list[Any]:
    """Every answer: all options, or all ways to share."""
    if isinstance(question, Choice):
        return list(range(len(question.options)))
    assert isinstance(question, Share)
    caps = [question.cap(name) for name in question.among]
    return [
        dict(zip(question.among, counts, strict=True))
        for counts in product(*(range(cap + 1) for cap in caps))
        if sum(counts) == question.amount
    ]


class Trial:
    """One attack, played out again and again from the same position."""

    def __init__(self, s: Scene, name: str, words: str) -> None:
        s.options(name)
        self.s, self.name, self.words = s, name, words
        self.before = s.state.copy()
        strike = s.option(name, words).strike(s.game, s.me(name))
        good = sum(min(6, face + strike.bonus) >= strike.accuracy for face in range(1, 7))
        self.mean = Fraction(strike.dice * good, 6)
        self.enough = self.mean
        """Hits that nobody throws again: the average, or what fells the target of a concentrated attack."""
        if strike.focus:
            self.enough = Fraction(s.rules.enemy_types[strike.focus].toughness, strike.damage)

    def play(self, dice: tuple[int, ...], answers: tuple[Any, ...]) -> tuple[int, int, int]:
        """Hits, kills and wounds of friends for given dice and decisions."""
        state = self.before.copy()
        table: Table[Any] = Table(state, Script(dice))
        game = Game(self.s.rules, state, table)
        me = game.me(self.name)
        action = next(option for option in offers(game, me) if spoken(option.key()) == self.words)
        pay(game, me, action)
        rule = action.perform(game, me)
        left = list(answers)
        value: Any = None
        while True:
            try:
                question = rule.send(value)
            except StopIteration:
                break
            value = question.accept(self.decide(question, left))
        events = table.events
        made = next(event for event in events if isinstance(event, AttackMade))
        hurt = [event.wounds for event in events if isinstance(event, SurvivorWounded)]
        return made.hits, sum(isinstance(event, EnemyKilled) for event in events), sum(hurt)

    def decide(self, question: Question, left: list[Any]) -> Any:
        """Re-rolls by policy, stray shots anyhow, everything else as told."""
        if question.kind == "choose_reroll":
            return question.options[1 if question.hits < self.enough else 0]
        if question.kind == "share_friendly_fire":
            return question.sample(Stream(1))
        if not left:
            raise NeedAnswerError(ways_to_answer(question))
        answer = left.pop(0)
        return question.options[answer] if isinstance(question, Choice) else answer

    def best(self, dice: tuple[int, ...], answers: tuple[Any, ...] = ()) -> tuple[int, int, int]:
        """The most kills that any decisions bring."""
        try:
            return self.play(dice, answers)
        except NeedAnswerError as need:
            return max((self.best(dice, (*answers, way)) for way in need.args[0]), key=lambda result: result[1])

    def leaves(
        self, dice: tuple[int, ...] = (), chance: Fraction = Fraction(1)
    ) -> Iterator[tuple[Fraction, tuple[int, int, int]]]:
        """Every way the dice can fall, with its chance; once there are enough dice, further ones miss."""
        try:
            yield chance, self.best(dice)
        except NeedDiceError as need:
            count = need.args[0]
            if len(dice) >= ENOUGH:
                yield from self.leaves(dice + (1,) * count, chance)
                return
            for more in product(range(1, 7), repeat=count):
                yield from self.leaves(dice + more, chance / 6**count)

    def spread(self) -> dict[str, Counter[int]]:
        """The chance of every number of hits, kills and wounds of friends."""
        found: dict[str, Counter[int]] = {"hits": Counter(), "kills": Counter(), "friendly_fire": Counter()}
        for chance, outcome in self.leaves():
            for what, count in zip(found, outcome, strict=True):
                found[what][count] += chance
        return found
