"""The last line of defence: an error nobody expected becomes a report, a sentence, and a game that can be resumed."""

from __future__ import annotations

import platform
import shutil
import sys
import traceback
from pathlib import Path
from time import strftime
from typing import TYPE_CHECKING

from game import __version__
from game.saves.envelope import SUFFIX
from game.saves.folders import folders

if TYPE_CHECKING:
    from game.client.app import App


def report(error: Exception, app: App) -> Path:
    """Close what is open so that nothing is lost, then write down what happened, with the last save beside it."""
    screens = [scene.name for scene in app.scenes]
    for scene in reversed(app.scenes):
        scene.left()
    folder = folders().reports / strftime("crash-%Y%m%d-%H%M%S")
    folder.mkdir(parents=True, exist_ok=True)
    facts = [
        f"Holdout {__version__}, Python {platform.python_version()}, {platform.system()}",
        f"screens: {', '.join(screens)}",
        f"window: {app.size[0]}x{app.size[1]}, language {app.settings.language}",
        "",
        *traceback.format_exception(error),
    ]
    (folder / "report.txt").write_text("\n".join(facts), encoding="utf-8")
    newest = max(folders().saves.rglob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, default=None)
    if newest is not None:
        shutil.copy2(newest, folder / newest.name)
    return folder


def tell(folder: Path) -> None:
    """Say in a sentence where the report is and how to go on."""
    print(
        f"Holdout met an error that nobody expected; a report is in {folder}. "
        "Your game is kept: choose Continue on the title, or run holdout resume.",
        file=sys.stderr,
    )
