"""Every test of saves has a home of its own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that stands for the user's."""
    where = tmp_path / "home"
    monkeypatch.setenv("HOLDOUT_HOME", str(where))
    return where
