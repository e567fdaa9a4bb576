"""Why and how likely: explanations against what zombies really do, and odds against every way the dice can fall."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.engine import Stream
from game.rules.zombicide.enemies import enemy_phase
from game.rules.zombicide.events import EnemiesAttacked, EnemiesMoved
from game.rules.zombicide.state import kind_of
from tests.rules.trials import Trial
from tests.scene import Scene

STREET = """
    +-----+-----+-----+
    | a     b     c   |
    +-----+-----+-----+
"""


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
