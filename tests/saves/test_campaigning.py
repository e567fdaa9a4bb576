"""A mission of a campaign that ends is entered exactly once, whatever happens in between."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.campaigning import keepsakes, settle
from game.engine import Refused
from game.reopening import label_of, latest
from game.saves.autosave import Autosaver
from game.saves.campaigns import IN_PROGRESS, Campaigns, Store, finished_game, result_of, store_of
from game.saves.documents import save_of
from game.saves.shelf import Shelf
from tests.saves.games import GAME, played
from tests.saves.test_campaigns import finished, frontier


@pytest.fixture
def store(home: Path) -> Store:
    return Campaigns(home / "saves").begin(frontier(carry="one_card"), now=1)


def end(store: Store, *, won: bool = True) -> None:
    """The mission in progress has just ended, and nobody has looked at the campaign yet."""
    session = finished(store.load(), won=won)
    label = label_of(GAME, "m0", "Frontier", ("Ann", "Ben"), campaign=store.name)
    store.shelf.save(IN_PROGRESS, save_of(played(answers=30), label, now=99))
    store.shelf.save(IN_PROGRESS, save_of(session, label, played=77, now=100))
    store.shelf.picture(IN_PROGRESS).write_bytes(b"png")


def test_a_mission_that_ended_is_entered_once_and_its_game_put_aside(store: Store) -> None:
    end(store)
    result = settle(store)
    assert result is not None
    assert (result.mission, result.won, result.seconds, result.finished) == ("m0", True, 77, 100)
    assert store.load().results == (result,)
    assert not store.playing.exists()
    (aside,) = store.shelf.entries()
    assert aside.name == finished_game(result) == "m0-100"
    assert aside.picture is not None
    assert settle(store) is None
    assert store.load().results == (result,)


@pytest.mark.parametrize("moment", ["save", "put_aside"])
def test_a_crash_in_between_neither_loses_nor_doubles_it(
    store: Store, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    end(store)

    def crash(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(Store if moment == "save" else Shelf, moment, crash)
        with pytest.raises(KeyboardInterrupt):
            settle(store)
    assert settle(store) is not None
    assert len(store.load().results) == 1
    assert not store.playing.exists()


def test_a_mission_that_goes_on_is_left_alone(store: Store) -> None:
    assert settle(store) is None
    label = label_of(GAME, "m0", "Frontier", ("Ann", "Ben"), campaign=store.name)
    path = store.shelf.save(IN_PROGRESS, save_of(played(answers=30), label))
    assert settle(store) is None
    assert store_of(path) == store
    assert latest() == path
    assert store_of(Shelf(path.parents[3]).folder / path.name) is None


def test_a_torn_mission_is_a_sentence_and_stays(store: Store) -> None:
    end(store)
    whole = store.playing.read_bytes()
    store.playing.write_bytes(whole[:-100])
    with pytest.raises(Refused, match="damaged"):
        settle(store)
    assert store.load().results == ()


def test_cards_can_be_chosen_until_the_next_mission(store: Store) -> None:
    assert keepsakes(store, store.load()) == {}
    end(store)
    settle(store)
    campaign = store.load()
    choices = keepsakes(store, campaign)
    assert choices
    assert campaign.kept == {name: kinds[0] for name, kinds in choices.items()}
    assert keepsakes(store, campaign.changed(carry="nothing")) == {}


def test_nothing_new_is_kept_of_a_mission_that_was_lost(store: Store) -> None:
    end(store, won=False)
    settle(store)
    assert store.load().kept == {}


def test_continue_prefers_a_game_that_goes_on(home: Path) -> None:
    shelf = Shelf(home / "saves")
    label = label_of(GAME, "m0", "Frontier", ("Ann", "Ben"))
    going = shelf.save("going", save_of(played(answers=30), label, now=50))
    over = shelf.save("over", save_of(played(answers=None), label, now=60))
    assert latest() == going
    shelf.delete("going")
    assert latest() == over


def test_an_earlier_moment_becomes_a_game_of_its_own(home: Path) -> None:
    shelf = Shelf(home / "saves")
    session = played(answers=40)
    label = label_of(GAME, "m0", "Frontier", ("Ann", "Ben"))
    saver = Autosaver(shelf, "frontier", label)
    saver.keep(session)
    saver.close()
    (entry,) = shelf.entries()
    name = shelf.branch(entry.moments[0], "Frontier, earlier")
    assert shelf.load(name).header.title == "Frontier, earlier"
    assert len(shelf.entries()) == 2


def test_results_are_told_apart_by_mission_and_moment() -> None:
    campaign = frontier()
    first = result_of(finished(campaign), "m0", 5, now=10)
    later = result_of(finished(campaign), "m0", 5, now=11)
    assert campaign.with_result(first).has(first)
    assert not campaign.with_result(first).has(later)


def test_files_with_names_of_their_own_can_be_used(home: Path) -> None:
    shelf = Shelf(home / "saves")
    label = label_of(GAME, "m0", "Frontier", ("Ann", "Ben"))
    path = shelf.save("frontier", save_of(played(answers=30), label))
    odd = path.rename(path.with_name("Game Nr 1 (copy).holdout"))
    (entry,) = shelf.entries()
    assert shelf.path(entry.name) == odd
    shelf.undelete(shelf.delete(entry.name))
    saver = Autosaver(shelf, entry.name, label)
    saver.keep(played(answers=31))
    assert saver.close() is None
    assert shelf.load(entry.name).header.steps == 31
    with pytest.raises(Refused):
        shelf.path("Game Nr 2")
