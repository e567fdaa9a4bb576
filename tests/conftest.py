"""What all tests share."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import settings

settings.register_profile("holdout", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("holdout")

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


@pytest.fixture
def scene() -> Iterator[Callable[..., Any]]:
    """Makes scenes, and fails the test if scripted dice are left over at its end."""
    from tests.scene import Scene

    made: list[Scene] = []

    def make(drawing: str = "", mission: str = "", *survivors: str, **situation: Any) -> Scene:
        new = Scene.on_mission(mission, *survivors, **situation) if mission else Scene(drawing, **situation)
        made.append(new)
        return new

    yield make
    for each in made:
        each.check_dice()
