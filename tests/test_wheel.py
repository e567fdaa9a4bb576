"""The wheel, installed somewhere else: everything needed is inside, and it runs from an unrelated folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def run(*command: str | Path, cwd: Path) -> str:
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "DISPLAY", "WAYLAND_DISPLAY")}
    words = [str(part) for part in command]
    done = subprocess.run(words, cwd=cwd, env=env, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", out, ROOT, cwd=out)
    return next(out.glob("holdout-*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the wheel and what it asks for, and nothing else."""
    place = tmp_path_factory.mktemp("elsewhere")
    venv.EnvBuilder(with_pip=True).create(place / "env")
    python = place / "env" / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", wheel, cwd=place)
    return place


def test_maps_sprites_and_data_travel_inside(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for kind in ("maps", "sprites", "saves"):
        assert any(name.startswith(f"game/shipped/{kind}/") for name in names), f"no {kind} in the wheel"
    assert not any(name.startswith(("tests/", "sprites/", "maps/")) for name in names)


def test_it_starts_from_an_unrelated_folder(installed: Path) -> None:
    holdout = installed / "env" / "bin" / "holdout"
    assert run(holdout, "--version", cwd=installed).startswith("holdout ")
    assert "saves" in run(holdout, "where", cwd=installed)


def test_it_plays_a_game(installed: Path) -> None:
    holdout = installed / "env" / "bin" / "holdout"
    result = json.loads(run(holdout, "simulate", "undead_or_alive", "m0", "--games", "1", "--json", cwd=installed))
    assert result["games"] == 1
    assert not result["crashes"]


def test_it_finds_what_was_shipped(installed: Path) -> None:
    code = "from game.shipped import shipped; print([shipped(k).is_dir() for k in ('maps', 'sprites', 'saves')])"
    python = installed / "env" / "bin" / "python"
    assert run(python, "-c", code, cwd=installed).strip() == "[True, True, True]"
