"""Settings on disk: kept, and never a reason not to start."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from game.saves import settings as kept
from game.saves.settings import LARGEST, Settings


def test_what_is_saved_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "somewhere" / "settings.toml"
    wished = Settings().changed(language="it", scale=150, mute=True, speed="fast", width=1920, height=1080)
    kept.save(wished, path)
    assert kept.load(path) == (wished, ())
    assert [entry.name for entry in path.parent.iterdir()] == ["settings.toml"], "no temporary file is left"


def test_without_a_file_everything_is_normal_and_nothing_is_said(tmp_path: Path) -> None:
    assert kept.load(tmp_path / "settings.toml") == (Settings(), ())


def test_one_wrong_value_leaves_the_others_alone(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('volume = 900\nlanguage = "it"\ncolour = "mauve"\nscale = 20\nmute = 1\n', encoding="utf-8")
    settings, (trouble,) = kept.load(path)
    assert settings == Settings(language="it")
    assert all(key in str(trouble) for key in ("volume", "colour", "scale", "mute", "settings.toml"))


@pytest.mark.parametrize(
    "content",
    [
        b"volume = ",
        b"\xff\xfe\x00",
        b"\x00" * 100,
        b"a = " + b"[" * 5000,
        b"volume = 50\n" + b"#" * LARGEST,
        b"[volume]\nnested = true\n",
        b'volume = "' + b"9" * 4000 + b'"',
        b"volume = " + b"9" * 5000,
    ],
)
def test_a_broken_or_hostile_file_is_a_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(content)
    settings, troubles = kept.load(path)
    assert settings == Settings()
    assert len(troubles) == 1
    assert str(troubles[0]).endswith(".")
    assert len(str(troubles[0])) < 400


def test_a_folder_in_its_place_is_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.mkdir()
    settings, troubles = kept.load(path)
    assert settings == Settings()
    assert len(troubles) == 1


def test_a_wish_out_of_bounds_is_refused() -> None:
    with pytest.raises(ValidationError):
        Settings().changed(volume=101)
    with pytest.raises(ValidationError):
        Settings().changed(scale=50)


@given(content=st.binary(max_size=300))
def test_no_bytes_at_all_can_stop_the_program(content: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "settings.toml"
        path.write_bytes(content)
        settings, _ = kept.load(path)
    assert isinstance(settings, Settings)
