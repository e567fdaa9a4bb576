"""Missions of others: folders and zips, checked, played, and carried inside saves; tricks of strangers are refused."""

from __future__ import annotations

import io
import os
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from game.bots.simulate import play_game
from game.cli import main
from game.engine import Refused
from game.guests import Guest, add, brought, guest, guests, samples
from game.missions import edition, folder_of, load_mission
from game.reopening import label_of, reopen
from game.saves.documents import encoded, load, save_of
from game.saves.parcels import BadParcel, from_path, from_zip, name_fault
from game.saves.shelf import Shelf
from game.shipped import shipped
from game.tables import open_table
from tests.saves.games import GAME, played
from tests.saves.test_documents import resealed

SAMPLES = shipped("maps") / "samples"
NAMES = ("bank_holiday", "mill_creek")


def zipped(target: Path, source: Path, wrapper: str = "", **more: bytes) -> Path:
    """A mission packed by somebody."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(source.iterdir()):
            archive.write(path, f"{wrapper}{path.name}")
        for name, data in more.items():
            archive.writestr(name, data)
    return target


@pytest.mark.parametrize("name", NAMES)
def test_the_samples_pass_the_check_and_can_be_won(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(SAMPLES / name)]) == 0
    assert capsys.readouterr().out == "Nothing wrong was found.\n"
    rules = open_table(GAME, str(SAMPLES / name))
    results = [play_game(rules, "greedy", seed) for seed in range(40)]
    assert not [result.crash for result in results if result.crash]
    assert any(result.won for result in results)
    assert not all(result.won for result in results)


def test_the_samples_are_listed() -> None:
    assert [(each.name, each.problems) for each in samples()] == [(name, ()) for name in NAMES]


def test_folders_and_zips_appear_in_the_list_broken_ones_with_their_errors(home: Path) -> None:
    missions = home / "missions"
    shutil.copytree(SAMPLES / "mill_creek", missions / "farm")
    zipped(missions / "bank.zip", SAMPLES / "bank_holiday", "bank/")
    (missions / "empty").mkdir()
    (missions / "junk.zip").write_bytes(b"PK nothing")
    (missions / "notes.txt").write_text("not a mission")
    shutil.copytree(SAMPLES / "mill_creek", missions / "odd")
    rules = missions / "odd" / "mission.toml"
    rules.write_text(rules.read_text().replace("objectives_taken", "objectives_eaten"))
    found = {each.name: each for each in guests()}
    assert set(found) == {"farm", "bank.zip", "empty", "junk.zip", "odd"}
    assert (found["farm"].problems, found["farm"].title.en) == ((), "Mill Creek")
    assert (found["bank.zip"].problems, found["bank.zip"].title.it) == ((), "Giorno di chiusura")
    assert "has no board.tmx" in found["empty"].problems[0]
    assert "zip" in found["junk.zip"].problems[0]
    assert "objectives_eaten" in found["odd"].problems[0]


def test_what_is_known_is_not_checked_again_unless_it_changes(home: Path) -> None:
    farm = home / "missions" / "farm"
    shutil.copytree(SAMPLES / "mill_creek", farm)
    known: dict[tuple[Path, str], Guest] = {}
    first = guest(farm, known)
    assert first.playable
    assert guest(farm, known) is first
    (farm / "notes.txt").write_text("no part of the mission")
    assert guest(farm, known) is first
    rules = farm / "mission.toml"
    rules.write_text(rules.read_text().replace('"easy"', '"mad"'))
    assert not guest(farm, known).playable


@pytest.mark.parametrize("packed", [True, False])
def test_newcomers_are_copied_and_never_replace_anybody(home: Path, tmp_path: Path, packed: bool) -> None:
    source = tmp_path / "Old Mill"
    shutil.copytree(SAMPLES / "mill_creek", source)
    (source / "diary.txt").write_text("private")
    if packed:
        source = zipped(tmp_path / "Old Mill.zip", source)
    ending = ".zip" if packed else ""
    first, second = (add(guest(source)) for _ in range(2))
    assert [first.name, second.name] == [f"old_mill{ending}", f"old_mill_2{ending}"]
    assert sorted(path.name for path in (home / "missions").iterdir()) == [first.name, second.name]
    assert guest(first).digest == guest(second).digest == guest(source).digest
    assert [each.playable for each in guests()] == [True, True]
    if packed:
        assert first.read_bytes() == source.read_bytes()
    else:
        assert not (first / "diary.txt").exists()


def test_broken_newcomers_stay_outside(home: Path, tmp_path: Path) -> None:
    (tmp_path / "junk.zip").write_bytes(b"PK nothing")
    with pytest.raises(Refused, match="something wrong"):
        add(guest(tmp_path / "junk.zip"))
    changed = tmp_path / "farm"
    shutil.copytree(SAMPLES / "mill_creek", changed)
    checked = guest(changed)
    (changed / "board.tmx").write_text("tampered with")
    with pytest.raises(Refused, match="meantime"):
        add(checked)
    assert not (home / "missions").exists()


def test_a_board_or_a_mission_file_means_its_folder(tmp_path: Path) -> None:
    assert brought(SAMPLES / "mill_creek" / "board.tmx") == SAMPLES / "mill_creek"
    assert brought(SAMPLES / "mill_creek" / "mission.toml") == SAMPLES / "mill_creek"
    assert brought(tmp_path / "x.zip") == tmp_path / "x.zip"


def test_a_mission_remembers_where_it_was_read() -> None:
    mission = load_mission(edition(GAME), SAMPLES / "mill_creek")
    assert folder_of(mission) == SAMPLES / "mill_creek"


def test_a_zip_is_checked_and_played_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = zipped(tmp_path / "bank.zip", SAMPLES / "bank_holiday")
    assert main(["check", str(good)]) == 0
    assert main(["simulate", GAME, str(good), "--games", "2"]) == 0
    bad = zipped(tmp_path / "bad.zip", SAMPLES / "bank_holiday", **{"../evil.tmx": b"x"})
    capsys.readouterr()
    assert main(["check", str(bad)]) == 1
    assert "leads out of the mission" in capsys.readouterr().out
    assert main(["simulate", GAME, str(bad), "--games", "1"]) == 2


def test_a_save_carries_its_mission_and_outlives_it(home: Path, tmp_path: Path) -> None:
    farm = tmp_path / "farm"
    shutil.copytree(SAMPLES / "mill_creek", farm)
    session = played(str(farm), 3, 30)
    shelf = Shelf(home / "saves")
    path = shelf.save("farm", save_of(session, label_of(GAME, str(farm), "On the farm", ("Ann", "Ben"))))
    shutil.rmtree(farm)
    shutil.rmtree(home / "cache", ignore_errors=True)
    opened = reopen(path)
    assert opened.session.state == session.state
    assert opened.save.header.custom
    assert opened.rules.mission.id == "farm"
    unpacked = next((home / "cache" / "missions").glob("*/farm/board.tmx"))
    unpacked.write_text("tampered with")
    assert reopen(path).session.state == session.state


def test_a_zipped_mission_travels_in_a_save_as_well(home: Path, tmp_path: Path) -> None:
    bank = zipped(tmp_path / "bank.zip", SAMPLES / "bank_holiday")
    session = played(str(bank), 3, 20)
    path = Shelf(home / "saves").save("bank", save_of(session, label_of(GAME, str(bank), "Bank", ("Ann", "Ben"))))
    bank.unlink()
    assert reopen(path).session.state == session.state
    parcel = load(path).parcel
    assert parcel is not None
    assert parcel.sha256 == from_path(SAMPLES / "bank_holiday").sha256


FAULTY = ["", "/abs.tmx", "../x.tmx", "a/../x.tmx", "a//x.tmx", "C:/x.tmx", "a\\x.tmx", "x\0.tmx", "a/b/c/d.tmx"]
FAULTY += ["nul.tmx", "COM1.png", "x.tmx.", "x ", ".hidden", "caf\u00e9.tmx", "-rf.tmx", "./x.tmx"]


@pytest.mark.parametrize("name", FAULTY)
def test_names_that_lead_elsewhere_are_refused(name: str) -> None:
    assert name_fault(name).endswith(".")


@pytest.mark.parametrize("name", ["board.tmx", "pictures/old mill.png", "a/b/c.tsx", "map-2_final.tmx"])
def test_plain_names_are_fine(name: str) -> None:
    assert name_fault(name) == ""


def _symlink(archive: zipfile.ZipFile) -> None:
    link = zipfile.ZipInfo("pictures/link.png")
    link.external_attr = 0o120777 << 16
    archive.writestr(link, "/etc/passwd")


def _many(archive: zipfile.ZipFile) -> None:
    for number in range(300):
        archive.writestr(f"f{number}.png", b"x")


def _bomb(archive: zipfile.ZipFile) -> None:
    archive.writestr("big.png", b"\0" * 1_900_000, zipfile.ZIP_DEFLATED)


def _sum(archive: zipfile.ZipFile) -> None:
    for number in range(5):
        archive.writestr(f"f{number}.png", os.urandom(1_400_000))


def _odd_packing(archive: zipfile.ZipFile) -> None:
    archive.writestr("x.png", b"x" * 500, zipfile.ZIP_LZMA)


def _twins(archive: zipfile.ZipFile) -> None:
    archive.writestr("Board.TMX", b"x")


def _comment(archive: zipfile.ZipFile) -> None:
    archive.comment = b"hello"


@pytest.mark.parametrize("trick", [_symlink, _many, _bomb, _sum, _odd_packing, _twins, _comment])
def test_tricky_zips_are_refused(trick: Callable[[zipfile.ZipFile], None], tmp_path: Path) -> None:
    path = zipped(tmp_path / "trick.zip", SAMPLES / "mill_creek")
    with zipfile.ZipFile(path, "a") as archive:
        trick(archive)
    with pytest.raises(BadParcel) as refusal:
        from_zip(path)
    assert str(refusal.value).endswith(".")
    assert guest(path).problems


def test_a_lying_member_is_read_no_further_than_allowed(tmp_path: Path) -> None:
    """The list of members says 100 bytes, the stream holds millions."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("board.tmx", b"\0" * 9_000_000)
        archive.writestr("mission.toml", b"x")
    data = whole.getvalue().replace((9_000_000).to_bytes(4, "little"), (100).to_bytes(4, "little"))
    path = tmp_path / "liar.zip"
    path.write_bytes(data)
    with pytest.raises(BadParcel):
        from_zip(path)


def test_what_is_no_part_of_a_mission_stays_out(tmp_path: Path) -> None:
    path = zipped(tmp_path / "m.zip", SAMPLES / "mill_creek", **{"run.sh": b"rm -rf /", "inner.zip": b"PK"})
    assert [name for name, _ in from_zip(path).files] == ["board.tmx", "mission.toml"]


def test_links_in_a_folder_are_not_followed(tmp_path: Path) -> None:
    folder = tmp_path / "linked"
    shutil.copytree(SAMPLES / "mill_creek", folder)
    (tmp_path / "secret.png").write_bytes(b"secret")
    (folder / "spy.png").symlink_to(tmp_path / "secret.png")
    assert [name for name, _ in from_path(folder).files] == ["board.tmx", "mission.toml"]


def test_a_tampered_mission_inside_a_save_is_refused(home: Path) -> None:
    sample = str(SAMPLES / "mill_creek")
    data = encoded(save_of(played(sample, 3, 10), label_of(GAME, sample, "Farm", ("Ann", "Ben"))))
    path = home / "x.holdout"
    path.parent.mkdir(parents=True, exist_ok=True)
    for changes in (
        {"body__mission__files__0__path": "../../evil.tmx"},
        {"body__mission__files__0__data": "eJw="},
        {"body__mission__sha256": "0" * 64},
        {"body__mission__name": ""},
    ):
        path.write_bytes(resealed(data, **changes))
        with pytest.raises(Refused):
            reopen(path)
    assert not (home / "evil.tmx").exists()
