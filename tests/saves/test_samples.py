"""What ships in saves/: a golden save per format and game, and a sample campaign; each opens and plays on."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bots.players import GreedyPlayer
from game.cli import main
from game.engine import Session
from game.reopening import reopen
from game.saves.campaigns import IN_PROGRESS, Campaigns
from game.saves.headers import FORMAT
from game.saves.keepers import KEEPERS
from tests.saves.samples import CAMPAIGN, GOLDEN, golden

FIRST_FORMAT = {"invader": 2}
"""The format in which games that came later were kept first."""


def plays_on(session: Session[object], answers: int = 60) -> None:
    """Nothing breaks, and every state on the way is right."""
    player = GreedyPlayer(1)
    for _ in range(answers):
        assert not list(session.rules.broken(session.state))
        if session.question is None:
            return
        session.answer(player.decide(session, session.question))


def test_every_format_and_game_has_its_golden_save() -> None:
    expected = sorted(
        golden(version, game) for game in KEEPERS for version in range(FIRST_FORMAT.get(game, 1), FORMAT + 1)
    )
    assert sorted(GOLDEN.glob("*.holdout")) == expected


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.holdout")), ids=lambda path: path.stem)
def test_a_golden_save_opens_and_plays_on(path: Path) -> None:
    assert main(["check", str(path)]) == 0
    session = reopen(path).session
    assert len(session.steps) == 60
    plays_on(session)


def test_the_sample_campaign_opens_and_plays_on(home: Path) -> None:
    store = Campaigns(home / "saves").take_in(CAMPAIGN)
    campaign = store.load()
    assert campaign.won("m0")
    assert campaign.kept
    session = reopen(store.shelf.path(IN_PROGRESS)).session
    assert len(session.steps) == 25
    plays_on(session)
