"""The program as it is started: versions, folders, no display, and never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__, cli

ROOT = Path(__file__).parents[1]


def holdout(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    env = {key: value for key, value in os.environ.items() if key not in screens}
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**env, **environment},
        timeout=60,
    )


def test_version() -> None:
    assert holdout("--version").stdout.strip() == f"holdout {__version__}"


def test_where_names_every_folder_and_honours_holdout_home(tmp_path: Path) -> None:
    lines = holdout("where", HOLDOUT_HOME=str(tmp_path)).stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["saves", "missions", "exports", "settings", "cache", "reports"]
    assert all(str(tmp_path) in line for line in lines)
    assert not any(tmp_path.iterdir()), "asking where must not create anything"


def test_without_a_display_it_says_so_and_exits_with_2() -> None:
    result = holdout()
    assert result.returncode == 2
    assert "needs a display" in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    "arguments",
    [["simulate"], ["simulate", "x", "y", "--games", "0"], ["nonsense"], ["simulate", "x", "y", "--bot", "z"]],
)
def test_wrong_arguments_are_explained(arguments: list[str]) -> None:
    result = holdout(*arguments)
    assert result.returncode == 2
    assert "Traceback" not in result.stderr
    assert result.stderr.strip()


def test_an_unwritable_place_is_a_sentence(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def full(wishes: object) -> int:
        raise PermissionError(13, "Permission denied", "some/file")

    monkeypatch.setattr(cli, "_where", full)
    assert cli.main(["where"]) == 2
    assert capsys.readouterr().err == "Permission denied: some/file.\n"
