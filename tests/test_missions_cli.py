"""`holdout check` and `holdout new-mission` as a map author meets them."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from game.cli import main
from game.engine import Session
from game.tables import open_table


@pytest.fixture
def mission(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    assert main(["new-mission", "Ghost Town", "--in", str(tmp_path)]) == 0
    assert "holdout check" in capsys.readouterr().out
    return tmp_path / "ghost_town"


def test_a_new_mission_passes_the_check_and_plays(mission: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(mission)]) == 0
    assert capsys.readouterr().out == "Nothing wrong was found.\n"
    session = Session(open_table("undead_or_alive", str(mission)), 1)
    assert session.question is not None
    assert main(["simulate", "undead_or_alive", str(mission), "--games", "2", "--json"]) == 0


@pytest.mark.skipif(shutil.which("tiled") is None, reason="Tiled is not installed")
def test_a_new_mission_opens_in_tiled(mission: Path) -> None:
    out = mission.parent / "exported.tmx"
    done = subprocess.run(
        ["tiled", "--export-map", str(mission / "board.tmx"), str(out)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(mission.parent)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0
    assert not done.stderr.strip()
    assert out.is_file()


@pytest.mark.parametrize(
    ("line", "wrong", "message"),
    [
        ('part = "exit"', 'part = "exot"', "line 30, rules[1].part: there is no rule part called 'exot'; did you"),
        ("survivors_left", "survivors_gone", "goals[1].when.survivors_gone: there is no condition called"),
        ('survivors_left = "exit"', "survivors_left = 3", "goals[1].when.survivors_left: input should be"),
        ("points = 5", 'points = "many"', "rules[0].points: input should be a valid integer"),
        ("bounty = true", "bonty = true", "rules[0].bonty: extra inputs are not permitted"),
        ('after = ["objectives"]', 'after = ["objctives"]', "there is no goal called 'objctives'; did you mean"),
        ('id = "objectives"', 'id = "objectives"\nafter = ["exit"]', "these goals wait for each other; let one"),
        ('difficulty = "easy"', 'difficulty = "trivial"', "difficulty: must be"),
        ("forbidden = []", 'forbidden = ["baker"]', "forbidden[0]: there is no class called 'baker'"),
        ('game = "undead_or_alive"', 'game = "checkers"', "checkers"),
        ("minutes = 20", "minutes = ", "not valid TOML"),
    ],
)
def test_mistakes_in_the_rules_are_named_with_line_and_remedy(
    mission: Path, capsys: pytest.CaptureFixture[str], line: str, wrong: str, message: str
) -> None:
    file = mission / "mission.toml"
    text = file.read_text()
    assert line in text
    file.write_text(text.replace(line, wrong))
    assert main(["check", str(mission)]) == 1
    assert message in capsys.readouterr().out


def test_a_missing_rules_file_and_a_missing_path_are_named(mission: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(mission / "nothing")]) == 1
    assert "no such file" in capsys.readouterr().out
    with_board_only = mission.parent / "bare"
    shutil.copytree(mission, with_board_only)
    (with_board_only / "mission.toml").unlink()
    assert main(["simulate", "undead_or_alive", str(with_board_only)]) == 2
    assert "mission.toml" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["../evil", "", "a/b", ".hidden", "x" * 99])
def test_names_that_are_no_names_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert main(["new-mission", name, "--in", str(tmp_path)]) == 2
    assert not list(tmp_path.iterdir())


def test_nothing_is_overwritten(mission: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-mission", "ghost town", "--in", str(mission.parent)]) == 2
    assert "exists already" in capsys.readouterr().err
