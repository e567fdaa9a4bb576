"""Every map that ships passes the check that players' maps have to pass."""

import pytest

from game.tiled.check import check_path
from game.tiled.places import shipped_maps

PATHS = sorted(shipped_maps().rglob("*.tmx"))


def test_there_are_maps():
    assert len(PATHS) >= 24


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_shipped_map_has_no_problem(path):
    assert [str(problem) for problem in check_path(path)] == []
