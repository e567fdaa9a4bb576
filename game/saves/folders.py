"""The user's folders. `HOLDOUT_HOME` puts all of them below one place, for portable copies and for tests."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs


@dataclass(frozen=True, slots=True)
class Folders:
    """Where things are kept; nothing is created until something is written."""

    saves: Path
    missions: Path
    settings: Path
    cache: Path
    reports: Path
    exports: Path
    """Games and campaigns to be passed on, and those that came from others."""


def folders() -> Folders:
    """The folders of this user."""
    home = os.environ.get("HOLDOUT_HOME")
    if home:
        root = Path(home)
        return Folders(
            root / "saves",
            root / "missions",
            root / "settings.toml",
            root / "cache",
            root / "reports",
            root / "exports",
        )
    dirs = PlatformDirs("holdout", appauthor=False)
    data = Path(dirs.user_data_dir)
    return Folders(
        data / "saves",
        data / "missions",
        Path(dirs.user_config_dir) / "settings.toml",
        Path(dirs.user_cache_dir),
        data / "reports",
        data / "exports",
    )
