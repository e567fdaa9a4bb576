"""Fixtures for the map reader's tests."""

import pytest

from tests.tiled.workshop import Workshop


@pytest.fixture
def workshop(tmp_path):
    return Workshop(tmp_path)
