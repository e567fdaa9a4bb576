"""The list of what can be watched: shelves, campaigns, reports, dropped files; nothing in it breaks it."""

from __future__ import annotations

import json
from pathlib import Path

from game.bots.simulate import Crash, Tally
from game.reopening import watchable
from game.saves.campaigns import Campaign, Campaigns
from game.saves.folders import folders
from game.saves.footage import Footage, anything, footage
from game.saves.parcels import from_path
from game.saves.reports import report
from game.saves.shelf import Shelf
from game.shipped import shipped
from tests.saves.games import GAME, label, played, saved


def listed(*dropped: Path) -> list[Footage]:
    return footage(folders().saves, folders().reports, dropped)


def test_nothing_has_been_played_yet() -> None:
    assert listed() == []
    assert not anything(folders().saves, folders().reports)


def test_games_from_everywhere_the_latest_first() -> None:
    Shelf(folders().saves).save("alone", saved())
    campaign = Campaign(title="Frontier", game=GAME, players=("Ann",), roster=())
    store = Campaigns(folders().saves).begin(campaign)
    store.shelf.save("mission", saved(answers=None))
    late = report(played(answers=20), label(), "Odd.", folders().reports, now=1_800_000_000)
    found = listed()
    assert [(film.source, film.campaign) for film in found] == [("report", ""), ("shelf", ""), ("campaign", "Frontier")]
    assert found[0].entry.path == late
    assert anything(folders().saves, folders().reports)
    for film in found:
        assert film.entry.header is not None
        assert watchable(film.entry.path).replay.length > 20


def test_what_cannot_be_read_is_listed_with_its_reason(tmp_path: Path) -> None:
    saves, reports = folders().saves, folders().reports
    path = Shelf(saves).save("torn", saved())
    path.write_bytes(path.read_bytes()[:-5])
    reports.mkdir(parents=True)
    (reports / "letter.holdout").write_text("Dear all")
    (reports / "odd.json").write_text('{"game": 3}')
    (reports / "notes.txt").write_text("not listed")
    (reports / "crash-1").mkdir()
    good = report(played(answers=20), label(), "", reports / "crash-1")
    found = listed(tmp_path / "gone.holdout")
    reasons = {film.entry.name: film.entry.trouble.trouble for film in found if film.entry.trouble is not None}
    assert reasons == {"gone": "missing", "torn": "torn", "letter": "foreign", "odd": "foreign"}
    assert [film.entry.path for film in found if film.entry.header is not None] == [good]
    assert found[0].source == "dropped"


def test_reports_of_simulations_are_listed_and_can_be_watched() -> None:
    reports = folders().reports
    mission = shipped("maps") / "samples" / "mill_creek"
    Tally(GAME, "m0", "random", 1)._report(Crash(1, "Traceback", []), reports)
    Tally(GAME, str(mission), "random", 2, from_path(mission))._report(Crash(2, "Traceback", []), reports)
    found = listed()
    assert sorted(film.entry.header.mission for film in found if film.entry.header) == ["m0", "mill_creek"]
    assert all(watchable(film.entry.path).replay.length == 1 for film in found)
    odd = reports / f"crash-{GAME}-m0-random-1.json"
    odd.write_text(json.dumps({**json.loads(odd.read_text()), "mission": "/home/some body/a\u0007b"}))
    assert len(listed()) == 2
