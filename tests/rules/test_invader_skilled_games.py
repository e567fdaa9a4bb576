"""Random games of Invader in which everybody has every skill and nobody falls: skills keep the laws together, too."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content import load_game
from game.missions import shipped_mission
from game.rules.invader.edition import Invader
from game.rules.zombicide.rules import TableSetup, ZombicideRules
from tests.laws import play_by_the_laws
from tests.rules.test_invader_skills import PROOFS

GAME = "invader"
ODD_ONES = ("starts_with", "ironclad", "low_profile", "brothers_in_arms")
"""Skills that would leave nothing to happen, or that are for one survivor only."""


def gifted_edition() -> Invader:
    """The edition with a thousand armour points and every skill for everybody."""
    content = load_game(GAME)
    skills = tuple(dict.fromkeys(skill for skill, _ in PROOFS if not skill.startswith(ODD_ONES)))
    survivors = {
        name: sheet.model_copy(update={"health": 1000, "skills": sheet.skills.model_copy(update={"blue": skills})})
        for name, sheet in content.survivors.items()
    }
    one = survivors["cole"]
    shared = (*skills, "brothers_in_arms:bloodlust:melee", "brothers_in_arms:sprint", "starts_with:flamethrower")
    survivors["cole"] = one.model_copy(update={"skills": one.skills.model_copy(update={"blue": shared})})
    return Invader(replace(content, survivors=survivors))


@pytest.mark.parametrize("mission", ["m0", "m4", "m8"])
def test_games_of_the_gifted_keep_every_law(mission: str) -> None:
    rules = ZombicideRules(gifted_edition(), shipped_mission(GAME, mission), TableSetup(seats=2))
    play_by_the_laws(rules, games=2, seed=11, most_steps=400, must_end=False)
