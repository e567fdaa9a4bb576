"""Where the maps, pictures and samples that come with the program lie: in the wheel, or in a checkout."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parent


def shipped(kind: str) -> Path:
    """The folder of shipped `maps`, `sprites` or `saves`."""
    installed = _PACKAGE / "shipped" / kind
    if installed.is_dir():
        return installed
    checkout = _PACKAGE.parent / kind
    return checkout / "built" if kind == "sprites" else checkout
