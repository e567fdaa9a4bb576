"""Rebuild what players see from its sources: `python -m sprites.build [PART...]`, all parts by default.

Each part is a module of this package with a function `build(built: Path) -> None` that writes below `sprites/built/`.
`python -m sprites.build sheet OUT.png` draws the contact sheet instead.
"""

from __future__ import annotations

import sys
import time
from importlib import import_module
from pathlib import Path

BUILT = Path(__file__).parent / "built"
PARTS = {
    "tiles": "sprites.tiles",
    "minis": "sprites.minis",
    "print": "sprites.printed",
    "sound": "sprites.sound",
}


def main(arguments: list[str]) -> int:
    """Build the named parts, or draw the contact sheet."""
    if arguments[:1] == ["sheet"]:
        import_module("sprites.sheet").draw(Path(arguments[1]))
        return 0
    unknown = [name for name in arguments if name not in PARTS]
    if unknown:
        print(f"No part called {', '.join(unknown)}; there are {', '.join(PARTS)} and sheet.", file=sys.stderr)
        return 2
    for name in arguments or PARTS:
        start = time.perf_counter()
        import_module(PARTS[name]).build(BUILT)
        print(f"{name}: built in {time.perf_counter() - start:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
