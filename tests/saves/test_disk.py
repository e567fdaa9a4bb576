"""Full disks, folders that nobody may write to, and files that are being replaced."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from game.engine import Refused, Stream
from game.saves import disk
from game.saves.autosave import Autosaver
from game.saves.shelf import Shelf
from tests.saves.games import label, played

OUT_OF_ROOM = """
import resource, signal, sys
from pathlib import Path
from game.engine import Refused
from game.saves.disk import write
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (4000, 4000))
try:
    write(Path(sys.argv[1]), b"n" * 100_000)
except Refused as refusal:
    print(refusal)
"""


def test_the_file_before_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "a.holdout"
    for data in (b"one", b"two", b"three"):
        disk.write(path, data)
    assert path.read_bytes() == b"three"
    assert disk.backup_of(path).read_bytes() == b"two"
    assert sorted(each.name for each in path.parent.iterdir()) == ["a.holdout", "a.holdout.bak"]


def test_disks_without_hard_links_keep_it_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(source: Path, target: Path) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    path = tmp_path / "a.holdout"
    disk.write(path, b"one")
    disk.write(path, b"two")
    assert (path.read_bytes(), disk.backup_of(path).read_bytes()) == (b"two", b"one")


def test_a_file_that_outgrows_the_disk_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.holdout"
    disk.write(path, b"old")
    told = subprocess.run(
        [sys.executable, "-c", OUT_OF_ROOM, str(path)], capture_output=True, text=True, check=True
    ).stdout
    assert told == "There is no room left on the disk. What was saved before is still there.\n"
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["a.holdout"]


@pytest.mark.parametrize(
    ("number", "sentence"),
    [(errno.ENOSPC, "no room left"), (errno.EROFS, "Nothing may be written"), (errno.EIO, "could not be written")],
)
@pytest.mark.parametrize("moment", ["fsync", "link", "replace"])
def test_whatever_fails_whenever_a_sentence_is_told_and_nothing_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str, moment: str
) -> None:
    path = tmp_path / "a.holdout"
    disk.write(path, b"one")
    disk.write(path, b"two")

    def fails(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as broken:
        broken.setattr(Path if moment == "replace" else os, moment, fails)
        with pytest.raises(Refused, match=sentence):
            disk.write(path, b"three")
    assert path.read_bytes() == b"two"
    assert disk.backup_of(path).read_bytes() in (b"one", b"two")
    disk.write(path, b"three")
    assert path.read_bytes() == b"three"


def test_a_place_that_is_no_folder_gives_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(Refused, match="could not be written"):
        disk.write(tmp_path / "file" / "a.holdout", b"x")


@pytest.mark.parametrize("ending", [disk.FRESH, disk.BACKUP + disk.FRESH])
def test_a_folder_where_an_attempt_is_written_harms_nothing(tmp_path: Path, ending: str) -> None:
    path = tmp_path / "a.holdout"
    disk.write(path, b"old")
    (tmp_path / f"a.holdout{ending}").mkdir()
    told = ""
    try:
        disk.write(path, b"new")
    except Refused as refusal:
        told = str(refusal)
    assert path.read_bytes() == (b"old" if told else b"new")
    assert not told or "could not be written" in told


def test_what_is_left_of_an_attempt_and_cannot_be_removed_is_no_error_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stuck(path: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "unlink", stuck)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Refused, match="no room left"):
        disk.write(tmp_path / "a.holdout", b"x")


def test_a_read_only_folder_gives_a_sentence() -> None:
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "a.holdout"
        disk.write(path, b"old")
        Path(place).chmod(0o555)
        assert _as_nobody(path) == f"Nothing may be written to {place}. What was saved before is still there."
        Path(place).chmod(0o755)
        assert path.read_bytes() == b"old"
        assert [each.name for each in Path(place).iterdir()] == ["a.holdout"]


def _as_nobody(path: Path) -> str:
    """What a process without any privilege is told when it writes."""
    hear, speak = os.pipe()
    child = os.fork()
    if child == 0:
        if os.geteuid() == 0:
            os.seteuid(65534)
        try:
            disk.write(path, b"new")
        except Refused as refusal:
            os.write(speak, str(refusal).encode())
        os._exit(0)
    os.close(speak)
    os.waitpid(child, 0)
    told = os.read(hear, 4096).decode()
    os.close(hear)
    return told


def test_the_autosaver_tells_what_went_wrong_and_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Refused] = []
    shelf = Shelf(tmp_path)
    saver = Autosaver(shelf, "frontier", label(), failed=told.append)
    session = played(answers=20)
    saver.keep(session)
    assert saver.flush() is None
    with monkeypatch.context() as broken:

        def full(handle: int) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        broken.setattr(os, "fsync", full)
        assert session.question is not None
        session.answer(session.question.sample(Stream(1)))
        saver.keep(session)
        trouble = saver.flush()
        assert trouble is not None
        assert "no room left" in str(trouble)
    assert told
    assert len(shelf.load("frontier").record.steps) == 20
    saver.keep(session)
    assert saver.close() is None
    assert len(shelf.load("frontier").record.steps) == 21
