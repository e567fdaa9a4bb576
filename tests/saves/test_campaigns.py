"""Campaigns: missions in order or freely, what came of them, what is carried on, and one file to pass on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.engine import Refused, Session
from game.missions import shipped_missions
from game.reopening import label_of, latest, reopen
from game.rules.zombicide.state import kind_of
from game.saves.campaigns import IN_PROGRESS, Campaign, Campaigns, cards_to_keep, result_of
from game.saves.disk import backup_of
from game.saves.documents import save_of
from game.tables import open_table
from tests.saves.games import GAME, played

ROSTER = (("meg", "carl", "hanna"), ("jeb", "concepcion", "may"))


@pytest.fixture
def campaigns(home: Path) -> Campaigns:
    return Campaigns(home / "saves")


def frontier(**wishes: object) -> Campaign:
    """Two friends and their six survivors."""
    return Campaign(title="Frontier", game=GAME, players=("Ann", "Ben"), roster=ROSTER).changed(**wishes)


def finished(setup_of: Campaign, seed: int = 0, won: bool = True) -> Session[object]:
    """A first mission that ended as wished."""
    while True:
        session = played("m0", seed, None, setup=setup_of.setup())
        if session.outcome is not None and bool(session.outcome.winners) == won:
            return session
        seed += 1


def test_by_the_book_one_mission_opens_the_next() -> None:
    missions = shipped_missions(GAME)
    campaign = frontier()
    assert campaign.open_missions(missions) == ("m0",)
    campaign = campaign.with_result(result_of(finished(campaign, won=False), "m0", 60, now=5))
    assert campaign.open_missions(missions) == ("m0",)
    campaign = campaign.with_result(result_of(finished(campaign), "m0", 90, now=6))
    assert campaign.open_missions(missions) == ("m1",)
    assert frontier(order="free").open_missions(missions) == missions


def test_results_add_up() -> None:
    campaign = frontier()
    sessions = [finished(campaign), finished(campaign, 50), finished(campaign, won=False)]
    for seconds, session in enumerate(sessions, 100):
        campaign = campaign.with_result(result_of(session, "m0", seconds))
    totals = campaign.totals()
    assert (totals.missions, totals.won, totals.seconds) == (3, 2, 303)
    assert totals.kills["meg"] == sum(session.state.survivors["meg"].kills for session in sessions)
    assert totals.wounds["carl"] == sum(session.state.survivors["carl"].wounds for session in sessions)
    assert campaign.best_rounds() == {"m0": min(session.state.round for session in sessions[:2])}


def test_a_mission_that_is_not_over_has_no_result() -> None:
    with pytest.raises(Refused, match="not over"):
        result_of(played(answers=10), "m0", 1)


def test_one_card_each_is_carried_on_if_the_table_wishes_so() -> None:
    campaign = frontier(carry="one_card")
    session = finished(campaign)
    choices = cards_to_keep(session)
    assert choices
    kept = {name: kinds[0] for name, kinds in choices.items()}
    after = campaign.with_result(result_of(session, "m0", 1), kept)
    following = Session(open_table(GAME, "m1", after.setup()), 1)
    while following.state.phase == "setup":
        assert following.question is not None
        following.answer(following.question.candidates()[0])
    for name, kind in kept.items():
        assert kind in [kind_of(card) for card in following.state.survivors[name].slots]
    assert not list(following.rules.broken(following.state))
    assert frontier().with_result(result_of(session, "m0", 1), kept).setup().kept == ()


def test_nothing_is_carried_on_from_a_mission_that_was_lost() -> None:
    campaign = frontier(carry="one_card")
    session = finished(campaign, won=False)
    assert campaign.with_result(result_of(session, "m0", 1), {"meg": "machete"}).kept == {}


def test_campaigns_side_by_side_each_with_its_mission_in_progress(campaigns: Campaigns, tmp_path: Path) -> None:
    first = campaigns.begin(frontier(), now=1)
    second = campaigns.begin(frontier(), now=2)
    assert (first.name, second.name) == ("frontier", "frontier-2")
    label = label_of(GAME, "m0", "Frontier", ("Ann", "Ben"), campaign=second.name)
    second.shelf.save(IN_PROGRESS, save_of(played(answers=33), label))
    listed = {each.store.name: each for each in campaigns.listed()}
    assert [listed[name].in_progress for name in ("frontier", "frontier-2")] == [False, True]
    assert latest() == second.shelf.path(IN_PROGRESS)
    assert reopen(latest()).save.header.campaign == "frontier-2"

    campaigns.rename(second, "The long ride")
    copy = campaigns.copy(second, "The short ride")
    campaigns.export(second, tmp_path / "ride.holdout")
    taken = campaigns.take_in(tmp_path / "ride.holdout")
    assert json.loads((tmp_path / "ride.holdout").read_text())["header"]["title"] == "The long ride"
    for store in (copy, taken):
        assert len(reopen(store.shelf.path(IN_PROGRESS)).session.steps) == 33
    assert sorted(each.campaign.title for each in campaigns.listed() if each.campaign) == [
        "Frontier",
        "The long ride",
        "The long ride",
        "The short ride",
    ]

    deleted = campaigns.delete(second)
    assert len(campaigns.listed()) == 3
    assert len(reopen(campaigns.undelete(deleted).shelf.path(IN_PROGRESS)).session.steps) == 33


def test_a_torn_story_is_listed_and_its_backup_put_back(campaigns: Campaigns) -> None:
    store = campaigns.begin(frontier(), now=1)
    store.save(store.load().changed(title="Later"))
    store.story.write_bytes(store.story.read_bytes()[:-40])
    (listed,) = campaigns.listed()
    assert listed.campaign is None
    assert listed.trouble is not None
    assert listed.backup is not None
    assert listed.backup.title == "Frontier"
    assert store.restore().title == "Frontier"
    assert backup_of(store.story).exists()


@pytest.mark.parametrize(
    "wishes",
    [{"title": ""}, {"title": "a\nb"}, {"players": ()}, {"roster": (("meg",),)}, {"roster": (("meg",), ("meg",))}],
)
def test_a_campaign_that_makes_no_sense_is_refused(wishes: dict[str, object]) -> None:
    with pytest.raises(Refused, match="not possible"):
        frontier(**wishes)
