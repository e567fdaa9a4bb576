"""Why and how likely: explanations against what zombies really do, and odds against every way the dice can fall."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from game.engine import Choice, Question, Share, Stream, Table
from game.rules.zombicide.action import pay
from game.rules.zombicide.enemies import enemy_phase
from game.rules.zombicide.events import AttackMade, EnemiesAttacked, EnemiesMoved, EnemyKilled, SurvivorWounded
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import kind_of
from game.rules.zombicide.turn import offers
from tests.scene import Scene, spoken

STREET = """
    +-----+-----+-----+
    | a     b     c   |
    +-----+-----+-----+
"""
ENOUGH = 6
"""So many dice settle every kill in the cases below that throw on."""


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
            return question.options[1 if question.hits < self.mean else 0]
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


def street(*occupants: str) -> str:
    """Three street zones in a row, and who stands there."""
    return STREET + "".join(f"    {line}\n" for line in occupants)


CASES: dict[str, tuple[str, str, str, list[str]]] = {
    "plain": ("b: 2 walkers", "springfield", "attack b springfield", []),
    "priority": ("b: brute, walker, runner", "winchester", "attack b winchester", []),
    "shielded": ("b: brute, walker", "shotgun", "attack b shotgun", []),
    "shooters_choice": ("b: brute, abomination, walker", "winchester", "attack b winchester", ["plus_damage:ranged"]),
    "friendly_fire": ("b: jeb, may, 2 walkers", "shotgun", "attack b shotgun", []),
    "hard_friendly_fire": ("b: may, walker", "winchester", "attack b winchester", ["plus_damage:rifle"]),
    "spared_friends": ("b: may, brute, 2 walkers", "shotgun", "attack b shotgun", ["hawkeye"]),
    "more_dice": ("b: 3 walkers", "springfield", "attack b springfield", ["plus_die:combat", "plus_die:rifle"]),
    "raised": ("b: 2 walkers", "schofield", "attack b schofield", ["plus_roll:ranged"]),
    "pair": ("b: 2 walkers", "colt_saa colt_saa", "attack b colt_saa colt_saa", ["plus_roll:combat"]),
    "melee": ("a: brute, walker, runner", "machete machete", "attack a machete machete", []),
    "melee_too_weak": ("a: brute, walker", "wrath_of_manitou", "attack a wrath_of_manitou", []),
    "sixes_hurt": ("a: 2 brutes, walker", "saber", "attack a saber", ["six_plus_damage:melee"]),
    "sixes_hurt_at_range": ("b: 2 brutes, walker", "shotgun", "attack b shotgun", ["six_plus_damage:ranged"]),
    "sixes_raised_hurt": (
        "b: brute, walker",
        "shotgun",
        "attack b shotgun",
        ["six_plus_damage:ranged", "plus_roll:ranged"],
    ),
    "sixes_roll": ("a: 3 walkers", "pan", "attack a pan", ["six_plus_die:melee"]),
    "sixes_roll_and_hurt": (
        "b: 2 brutes, walker",
        "springfield",
        "attack b springfield",
        ["six_plus_die:ranged", "six_plus_damage:ranged"],
    ),
    "reaper": ("b: 2 brutes, 2 walkers", "winchester", "attack b winchester", ["reaper:ranged"]),
    "reaper_of_the_same_kind": ("b: brute, walker", "winchester", "attack b winchester", ["reaper:ranged"]),
    "reaper_behind": ("b: brute, 3 walkers", "winchester", "attack b winchester", ["reaper:ranged"]),
    "reaper_in_melee": (
        "a: 2 walkers, runner, brute",
        "wrath_of_manitou",
        "attack a wrath_of_manitou",
        ["reaper:melee"],
    ),
    "reaper_with_sixes": (
        "a: 2 brutes, 2 walkers",
        "wrath_of_manitou",
        "attack a wrath_of_manitou",
        ["reaper:melee", "six_plus_damage:melee"],
    ),
    "two_reapers": ("b: 2 brutes, 3 walkers", "winchester", "attack b winchester", ["reaper:ranged", "reaper:combat"]),
    "lucky": ("b: may, 2 walkers", "shotgun", "attack b shotgun", ["lucky"]),
    "two_rerolls": ("b: 2 walkers", "schofield plenty_bullets", "attack b schofield", ["lucky"]),
    "reroll_before_sixes": ("a: 3 walkers", "pan", "attack a pan", ["lucky", "six_plus_die:melee"]),
    "improvised": ("a: 2 walkers", "", "improvised_melee a", ["improvised_melee", "plus_die:melee"]),
}


def attack(case: str) -> tuple[Scene, str]:
    """The position of a case, and the action in words."""
    crowd, cards, words, skills = CASES[case]
    zone, pieces = crowd.split(": ")
    occupants = [f"a: hanna, {pieces}"] if zone == "a" else ["a: hanna", crowd]
    s = Scene(street(*occupants), hands={"hanna": cards.split()}, skills={"hanna": skills})
    s.state.shown["bounty"] = ""  # no feat asks anything in between
    for me in s.state.survivors.values():
        me.health = 99
    return s, words


@pytest.mark.parametrize("case", CASES)
def test_odds_are_those_of_all_ways_the_dice_can_fall(case) -> None:
    s, words = attack(case)
    told = s.odds("hanna", words)
    spread = Trial(s, "hanna", words).spread()
    settled = ["kills"] if any(skill.startswith("six_plus_die") for skill in CASES[case][3]) else list(spread)
    for what in settled:
        for count in range(8):
            chance = sum(weight for number, weight in spread[what].items() if number >= count)
            assert told.at_least(what, count) == chance, (what, count)


def test_odds_of_fanning_by_formula() -> None:
    """Six dice at 5+: a third each."""
    s = Scene(street("a: meg", "b: 6 walkers"), hands={"meg": ["colt_saa"]})
    odds = s.odds("meg", "attack fanning b colt_saa")
    assert odds.at_least("kills", 6) == Fraction(1, 3) ** 6
    assert odds.at_least("kills", 1) == 1 - Fraction(2, 3) ** 6
    assert odds.mean("kills") == 2


def test_odds_outside_all_turns() -> None:
    """Whoever reacts to zombies that appear can weigh it, too."""
    s = Scene(
        street("b: molly"),
        hands={"molly": ["colt_saa"]},
        skills={"molly": ["combat_reflexes", "plus_roll:combat"]},
        spawns={"c": "starting"},
        spawn_cards=[1],
    )
    s.zombies_spawn()
    attack = s.question.options[1]
    odds = s.rules.odds(s.state, attack)
    assert odds is not None
    assert odds.at_least("kills", 1) == Fraction(2, 3)


def test_no_odds_for_what_throws_no_dice() -> None:
    s = Scene(street("a: meg"))
    assert s.rules.odds(s.state, s.option("meg", "move b")) is None


def random_position(seed: int) -> Scene:
    """Survivors and zombies scattered over a shipped board."""
    stream = Stream(seed)
    s = Scene.on_mission("m1", "meg", "carl", "thomas", "jimmy")
    zones = list(s.board.zones)
    for name in s.state.survivors:
        s.put(name, stream.pick(zones))
        s.me(name).health = 999
    for kind in ("walker", "walker", "walker", "brute", "brute", "runner", "runner", "abomination"):
        if s.state.reserve[kind]:
            s.put(kind, stream.pick(zones))
    s.state.noise_zone = stream.pick(zones)
    s.state.vade_retro = [stream.pick(list(s.state.enemies))]
    return s


@pytest.mark.parametrize("seed", range(40))
def test_why_is_what_they_do_next(seed) -> None:
    s = random_position(seed)
    places = {enemy: zone for zone, crowd in s.state.enemies.items() for enemy in crowd}
    reasons = {enemy: s.rules.why(s.state, enemy) for enemy in places}
    first_step = {}
    attacked: set[str] = set()
    s.run(enemy_phase(s.game))
    s.answer_all()
    for event in s.events:
        if isinstance(event, EnemiesMoved):
            for enemy in event.enemies:
                first_step.setdefault(enemy, event)
        elif isinstance(event, EnemiesAttacked):
            attacked.update(enemy for enemy in event.enemies if enemy not in first_step)
    for enemy, why in reasons.items():
        assert why is not None
        assert (why.reason == "attack") == (enemy in attacked), (enemy, why)
        step = first_step.get(enemy)
        if why.reason in ("held_back", "stays"):
            assert step is None, (enemy, why)
        elif why.reason != "attack":
            assert step is not None, (enemy, why)
            assert step.reason == why.reason
            assert step.zone in why.steps
            assert step.target in why.targets
            for path in why.paths:
                assert path[-1] in why.targets
                assert s.board.distance(places[enemy], path[-1]) == len(
                    [zone for zone in path if zone != places[enemy]]
                )
        elif kind_of(enemy) != "runner":
            assert step is None
