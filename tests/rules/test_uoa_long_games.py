"""Long games: survivors who cannot fall, so that random play reaches trains, laps of the danger bar and empty decks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content import load_game
from game.missions import shipped_mission, shipped_missions
from game.rules.undead_or_alive.edition import UndeadOrAlive
from game.rules.zombicide.rules import TableSetup, ZombicideRules
from tests.laws import play_by_the_laws

GAME = "undead_or_alive"


def hardy_edition() -> UndeadOrAlive:
    """The edition with a thousand health for everybody and no limit of spawn tokens."""
    content = load_game(GAME)
    roles = {name: role.model_copy(update={"health": 1000}) for name, role in content.game.roles.items()}
    game = content.game.model_copy(update={"roles": roles, "active_spawns_to_lose": None})
    return UndeadOrAlive(replace(content, game=game))


@pytest.mark.parametrize("mission", shipped_missions(GAME))
def test_long_random_games_keep_every_law(mission: str) -> None:
    setup = TableSetup(seats=2, ultrared=True)
    rules = ZombicideRules(hardy_edition(), shipped_mission(GAME, mission), setup)
    play_by_the_laws(rules, games=2, seed=40, most_steps=500, must_end=False)
