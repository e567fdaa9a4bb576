"""The list of games: it never breaks, offers backups, and lets players rename, copy, pass on, delete and bring back."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.engine import Refused
from game.reopening import latest, reopen
from game.saves.autosave import Autosaver
from game.saves.disk import backup_of
from game.saves.documents import encoded
from game.saves.envelope import Unreadable
from game.saves.shelf import Shelf
from tests.saves.games import label, played, saved
from tests.saves.test_documents import resealed


@pytest.fixture
def shelf(home: Path) -> Shelf:
    return Shelf(home / "saves")


def test_an_empty_or_missing_folder_lists_nothing(shelf: Shelf) -> None:
    assert shelf.entries() == []
    with pytest.raises(Refused, match="no saved game yet"):
        latest()


def test_good_and_bad_files_are_listed_side_by_side(shelf: Shelf) -> None:
    data = encoded(saved())
    shelf.save("good", saved())
    bad = {
        "torn": data[:-500],
        "empty": b"",
        "foreign": b'{"some": "other program"}',
        "binary": os.urandom(3000),
        "newer": resealed(data, header__format=9),
        "hostile": resealed(data, header__title="x" * 90),
        "flipped": data.replace(b'"title":"Frontier"', b'"title":"Frontiex"'),
    }
    for name, content in bad.items():
        shelf.path(name).write_bytes(content)
    shelf.path("folder").mkdir()
    os.mkfifo(shelf.path("pipe"))
    found = {entry.name: entry for entry in shelf.entries()}
    assert set(found) == {"good", "folder", "pipe", *bad}
    assert found["good"].header is not None
    troubles = {name: entry.trouble.trouble for name, entry in found.items() if entry.trouble is not None}
    assert troubles == {
        "torn": "torn",
        "empty": "foreign",
        "foreign": "foreign",
        "binary": "foreign",
        "newer": "newer",
        "hostile": "hostile",
        "flipped": "torn",
        "folder": "foreign",
        "pipe": "foreign",
    }
    assert shelf.entries()[0].name == "good"


def test_the_backup_of_a_torn_file_is_offered_and_put_back(shelf: Shelf) -> None:
    shelf.save("frontier", saved(answers=20))
    path = shelf.save("frontier", saved(answers=30))
    path.write_bytes(path.read_bytes()[:900])
    (entry,) = shelf.entries()
    assert entry.header is None
    assert entry.backup is not None
    assert entry.backup.steps == 20
    shelf.restore("frontier")
    assert len(reopen(path).session.steps) == 20
    assert list((shelf.folder / "trash").iterdir())


def test_a_torn_backup_is_not_offered(shelf: Shelf) -> None:
    for answers in (20, 30):
        path = shelf.save("frontier", saved(answers=answers))
    path.write_bytes(path.read_bytes()[:900])
    damaged = bytearray(backup_of(path).read_bytes())
    damaged[-300] ^= 1
    backup_of(path).write_bytes(damaged)
    (entry,) = shelf.entries()
    assert entry.backup is None


def test_a_file_that_vanished_leaves_its_backup(shelf: Shelf) -> None:
    for answers in (20, 30):
        path = shelf.save("frontier", saved(answers=answers))
    path.unlink()
    (entry,) = shelf.entries()
    assert entry.trouble is not None
    assert entry.trouble.trouble == "missing"
    assert entry.backup is not None


def test_rename_copy_export_import_delete_and_back(shelf: Shelf, tmp_path: Path) -> None:
    shelf.save("frontier", saved())
    shelf.picture("frontier").write_bytes(b"png")
    shelf.rename("frontier", "Sundown at Mill Creek")
    assert shelf.copy("frontier", "Another try!") == "another-try"
    assert shelf.copy("frontier", "Another try?") == "another-try-2"
    shelf.export("frontier", tmp_path / "gift.holdout")
    assert shelf.take_in(tmp_path / "gift.holdout") == "sundown-at-mill-creek"
    titles = sorted(entry.header.title for entry in shelf.entries() if entry.header)
    assert titles == ["Another try!", "Another try?", "Sundown at Mill Creek", "Sundown at Mill Creek"]
    deleted = shelf.delete("frontier")
    assert "frontier" not in [entry.name for entry in shelf.entries()]
    assert not shelf.picture("frontier").exists()
    shelf.undelete(deleted)
    (back,) = [entry for entry in shelf.entries() if entry.name == "frontier"]
    assert back.picture is not None
    with pytest.raises(Refused, match="cannot be brought back"):
        shelf.undelete(deleted)
    with pytest.raises(Refused, match="no saved game called"):
        shelf.delete("nothing")


@pytest.mark.parametrize("name", ["../x", "a/b", "", ".hidden", "UPPER", "con trol"])
def test_no_name_leads_elsewhere(shelf: Shelf, name: str) -> None:
    with pytest.raises(Refused):
        shelf.path(name)


def test_a_title_is_one_short_line(shelf: Shelf) -> None:
    shelf.save("frontier", saved())
    for title in ("a\nb", "x" * 81):
        with pytest.raises(Refused, match="title"):
            shelf.rename("frontier", title)


def test_importing_something_broken_changes_nothing(shelf: Shelf, tmp_path: Path) -> None:
    bad = tmp_path / "bad.holdout"
    bad.write_bytes(encoded(saved())[:-1])
    with pytest.raises(Unreadable):
        shelf.take_in(bad)
    assert shelf.entries() == []


def test_autosaves_rotate_by_round_and_keep_the_moment_before_the_end(shelf: Shelf) -> None:
    whole = played(answers=None)
    session = played(answers=0)
    saver = Autosaver(shelf, "frontier", label())
    for step in whole.steps:
        saver.keep(session)
        session.answer(step.answer)
    saver.flush()
    saver.keep(session)
    assert saver.close() is None
    (entry,) = shelf.entries()
    assert entry.header is not None
    assert entry.header.over
    moments = [path.name for path in entry.moments]
    rounds = [f"frontier~round-{number}.holdout" for number in (1, 2, 3)]
    assert moments == ["frontier~end.holdout", *rounds]
    before = reopen(shelf.moment("frontier", "end")).session
    assert len(before.steps) == len(whole.steps) - 1
    before.answer(whole.steps[-1].answer)
    assert before.outcome == whole.outcome
    starts = sorted(reopen(path).save.header.round for path in entry.moments[1:])
    last = whole.rules.round(whole.state)
    assert starts == [last - 2, last - 1, last]
    assert latest() == entry.path


def test_the_newest_state_wins_and_order_is_kept(shelf: Shelf) -> None:
    whole, session = played(answers=60), played(answers=0)
    saver = Autosaver(shelf, "frontier", label())
    for step in whole.steps:
        session.answer(step.answer)
        saver.keep(session)
    assert saver.close() is None
    assert len(shelf.load("frontier").record.steps) == 60
