"""The kernel's laws and the declared invariants, held in random games of every mission of Undead or Alive.

Random games end within a few rounds: survivors fall. So that the laws are also held where missions come to their point,
a second run is played among harmless zombies by somebody who goes for whatever a mission offers.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Any

import pytest

from game.content import load_game
from game.engine import Choice, Json, Session, Stream
from game.missions import load_mission, shipped_missions
from game.rules.undead_or_alive.edition import UndeadOrAlive
from game.rules.zombicide.action import Act
from game.rules.zombicide.rules import TableSetup, ZombicideRules
from game.shipped import shipped
from game.tables import open_table
from tests.laws import play_by_the_laws

GAME = "undead_or_alive"
MISSIONS = shipped_missions(GAME)
AIMS = ("objective", "recruit", "load", "coal", "start_train", "finish", "dynamite", "holy_water", "push")
DANGEROUS = ("attack", "dynamite", "fanning", "gatling", "improvise")


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("mission", MISSIONS)
def test_random_games(mission: str, seats: int) -> None:
    play_by_the_laws(open_table(GAME, mission, TableSetup(seats=seats)), games=6, seed=100 * seats)


@cache
def among_harmless_zombies() -> UndeadOrAlive:
    """The edition with few zombies, which do not bite, and no limit of spawn zones."""
    content = load_game(GAME)
    tame = {"attack": 0, "stock": 1, "toughness": 1}
    enemies = {name: enemy.model_copy(update=tame) for name, enemy in content.game.enemies.items()}
    game = content.game.model_copy(update={"enemies": MappingProxyType(enemies), "active_spawns_to_lose": 0})
    return UndeadOrAlive(replace(content, game=game))


def boldly(session: Session[Any], stream: Stream) -> Json:
    """Mostly what the mission is about, then moving on; nothing that can hit a friend."""
    question = session.question
    assert question is not None
    if not isinstance(question, Act):
        leaving = isinstance(question, Choice) and getattr(question, "why", "") == "exit"
        return question.options[0] if leaving else question.sample(stream)
    friends = {survivor.zone for survivor in session.state.survivors.values()}
    options = [
        option
        for option in question.options
        if option.key()[0] != "discard" and not (option.key()[0] in DANGEROUS and friends.intersection(option.key()))
    ]
    aims = [option for option in options if option.key()[0] in AIMS]
    moves = [option for option in options if option.key()[0] == "move"]
    chosen = (aims, moves, options)[min(stream.below(4), 2)]
    return stream.pick(chosen or options)


@pytest.mark.parametrize("mission", MISSIONS)
def test_games_that_come_to_the_point(mission: str) -> None:
    edition = among_harmless_zombies()
    text = load_mission(edition, shipped("maps") / GAME / mission)
    rules = ZombicideRules(edition, text, TableSetup(seats=2, size=3, companions=True))
    sessions = play_by_the_laws(rules, games=2, seed=1, most_steps=500, decide=boldly, must_end=False)
    assert all(session.state.round > 3 for session in sessions)
