"""The desktop around the window: folders and texts are shown by whatever the player uses for them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from game.engine import Refused


def show(path: Path) -> None:
    """Open a folder or a text; raises Refused with its place where the desktop cannot."""
    if sys.platform == "win32":
        os.startfile(path)
        return
    opener = shutil.which("open" if sys.platform == "darwin" else "xdg-open")
    if opener is None:
        raise Refused("This desktop does not say how to open things; look for {path}.", path=path)
    subprocess.Popen(
        [opener, str(path)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
