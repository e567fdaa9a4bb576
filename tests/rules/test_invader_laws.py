"""The kernel's laws and the declared invariants, held in random games of every mission of Invader.

Random games end within a few rounds. So that the laws are also held where missions come to their point, a second run is
played among harmless Xenos by somebody who goes for whatever a mission offers.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from types import MappingProxyType

import pytest

from game.content import load_game
from game.missions import load_mission, shipped_missions
from game.rules.invader.edition import Invader
from game.rules.zombicide.rules import TableSetup, ZombicideRules
from game.shipped import shipped
from game.tables import open_table
from tests.laws import play_by_the_laws
from tests.rules.test_uoa_laws import boldly

GAME = "invader"
MISSIONS = shipped_missions(GAME)


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("mission", MISSIONS)
def test_random_games(mission: str, seats: int) -> None:
    play_by_the_laws(open_table(GAME, mission, TableSetup(seats=seats)), games=6, seed=100 * seats)


@pytest.mark.parametrize("parts", [("scouts",), ("swarm",), ("scouts", "frenzy")])
def test_parts_of_the_deck(parts: tuple[str, ...]) -> None:
    setup = TableSetup(seats=2, spawn_sets=parts)
    play_by_the_laws(open_table(GAME, "m1", setup), games=4, seed=7)


@cache
def among_harmless_xenos() -> Invader:
    """The edition with few Xenos, which do not bite."""
    content = load_game(GAME)
    tame = {"attack": 0, "stock": 1, "toughness": 1}
    enemies = {name: enemy.model_copy(update=tame) for name, enemy in content.game.enemies.items()}
    game = content.game.model_copy(update={"enemies": MappingProxyType(enemies)})
    return Invader(replace(content, game=game))


@pytest.mark.parametrize("mission", MISSIONS)
def test_games_that_come_to_the_point(mission: str) -> None:
    edition = among_harmless_xenos()
    text = load_mission(edition, shipped("maps") / GAME / mission)
    rules = ZombicideRules(edition, text, TableSetup(seats=2, size=3))
    play_by_the_laws(rules, games=2, seed=1, most_steps=400, decide=boldly, must_end=False)
