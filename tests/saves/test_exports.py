"""The folder of things passed on: good files are offered with their kind, all others with a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine import Refused
from game.saves.campaigns import Store
from game.saves.documents import encoded
from game.saves.envelope import sealed
from game.saves.exports import free_file, offers, take_in
from game.saves.shelf import Shelf
from game.shipped import shipped
from tests.saves.games import saved

SAMPLE = shipped("saves") / "samples" / "frontier.holdout"


def test_a_missing_folder_offers_nothing(tmp_path: Path) -> None:
    assert offers(tmp_path / "nowhere") == []


def test_games_and_campaigns_are_told_apart_and_broken_files_come_last(tmp_path: Path) -> None:
    (tmp_path / "game.holdout").write_bytes(encoded(saved()))
    (tmp_path / "ride.holdout").write_bytes(SAMPLE.read_bytes())
    (tmp_path / "torn.holdout").write_bytes(SAMPLE.read_bytes()[:-5])
    (tmp_path / "odd.holdout").write_bytes(sealed({"kind": "cake", "title": 7}, b"{}"))
    (tmp_path / "letter.txt").write_bytes(b"not listed")
    found = {offer.path.name: offer for offer in offers(tmp_path)}
    assert [offer.trouble is None for offer in offers(tmp_path)] == [True, True, False, False]
    assert (found["game.holdout"].kind, found["ride.holdout"].kind) == ("game", "campaign")
    assert found["torn.holdout"].trouble is not None
    assert "neither" in str(found["odd.holdout"].trouble)


def test_a_title_from_elsewhere_is_one_line_that_can_be_shown(tmp_path: Path) -> None:
    evil = sealed({"kind": "game", "title": "a\nb\x00" + "x" * 200, "saved": 1}, b"{}")
    (tmp_path / "evil.holdout").write_bytes(evil)
    (offer,) = offers(tmp_path)
    assert offer.title.isprintable()
    assert len(offer.title) <= 80
    with pytest.raises(Refused):
        take_in(offer.path, tmp_path / "saves")
    assert not (tmp_path / "saves").exists()


def test_what_comes_in_lands_where_it_belongs(tmp_path: Path) -> None:
    game = tmp_path / "game.holdout"
    game.write_bytes(encoded(saved()))
    saves = tmp_path / "saves"
    name = take_in(game, saves)
    assert isinstance(name, str)
    assert Shelf(saves).load(name).header.title == "Frontier"
    store = take_in(SAMPLE, saves)
    assert isinstance(store, Store)
    assert store.load().title == "Frontier"


def test_no_export_overwrites_another(tmp_path: Path) -> None:
    first = free_file(tmp_path, "The ride!")
    first.write_bytes(b"")
    assert (first.name, free_file(tmp_path, "The ride!").name) == ("the-ride.holdout", "the-ride-2.holdout")
