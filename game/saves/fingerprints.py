"""Fingerprints of what a game was played with, so that a save can say what has changed since."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

_PACKAGE = Path(__file__).parents[1]
_RULES = ("engine", "board", "content", "rules")


@cache
def rules_fingerprint() -> str:
    """Changes whenever the code that decides a game does."""
    hasher = sha256()
    for part in _RULES:
        for path in sorted((_PACKAGE / part).rglob("*.py")):
            hasher.update(path.relative_to(_PACKAGE).as_posix().encode())
            hasher.update(path.read_bytes())
    return hasher.hexdigest()
