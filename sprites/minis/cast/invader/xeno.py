"""What all Xenos share: their paints, and how one sculptor serves many poses."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from sprites.minis.paints import Paint, palette
from sprites.minis.sculpture import Sculpture

P = TypeVar("P")

XENO: dict[str, Paint] = palette(
    eye="d8ff5a lit",
    sac="6c9a26 sac",
    spot="c6f050 lit",
    maw="2c0a14 wet",
    tooth="e2dcc0 bone",
    dark="120d12 plain",
    gum="7a2438 wet",
    slime="8cc03a slime",
)


def posed(sculpt: Callable[[Sculpture, P], None], poses: Iterable[P]) -> tuple[Callable[[Sculpture], None], ...]:
    """A sculptor for each pose."""
    return tuple(partial(_with, sculpt, pose) for pose in poses)


def _with(sculpt: Callable[[Sculpture, P], None], pose: P, s: Sculpture) -> None:
    sculpt(s, pose)
