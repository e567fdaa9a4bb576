"""What the baker promises: joints without seams, shadows away from the lamp, the same bytes every time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from game.bake import oven
from game.bake.frame import Frame, Joint
from game.bake.oven import bake
from game.bake.scene import PropPlacement
from tests.bake.places import plain, two_rooms

Array = np.ndarray[Any, Any]


def even(strip: Array) -> Array:
    """A strip of pixels without its finest grain: means over eight pixels, as floats."""
    return strip.astype(float).reshape(-1, 8, 3).mean(axis=1)


def apart(one: Array, other: Array) -> float:
    return float(np.abs(even(one) - even(other)).mean())


def test_different_tiles_join_without_a_seam_in_any_turn() -> None:
    west = bake(plain(640, 640, joined=True, seed=11))
    east = bake(plain(640, 640, joined=True, seed=12))
    inside = apart(west[:, 600], east[:, 700])
    for edge in (east[:, 0], east[:, -1][::-1], east[0], east[-1][::-1]):
        assert apart(west[:, -1], edge) < 0.45 * inside
    assert apart(west[:, -1], east[:, 0]) < 2.0


def test_tiles_differ_away_from_their_joints() -> None:
    one = Frame(0, 0, 640, 640, 1.0, 1, Joint(640, 640)).noise(40, 7)
    other = Frame(0, 0, 640, 640, 1.0, 2, Joint(640, 640)).noise(40, 7)
    assert np.allclose(one[:, 0], other[:, 0], atol=0.05)
    assert np.abs(one - other)[200:440, 200:440].mean() > 0.5


def test_shadows_fall_down_and_to_the_right() -> None:
    bare = bake(plain()).astype(float).mean(axis=2)
    crate = PropPlacement("crate", 128, 128, 44, 44, tall=28)
    changed = bake(plain(props=(crate,))).astype(float).mean(axis=2) - bare
    near = 16
    below_right = changed[300 : 300 + near, 300 : 300 + near].mean()
    above_left = changed[212 - near : 212 - 6, 212 - near : 212 - 6].mean()
    assert below_right < -25
    assert above_left > below_right / 4


def test_taller_things_throw_longer_shadows() -> None:
    def darkened(tall: float) -> int:
        bare = bake(plain()).astype(int)
        shown = bake(plain(props=(PropPlacement("crate", 100, 100, 44, 44, tall=tall),))).astype(int)
        return int(((bare - shown).mean(axis=2) > 15).sum())

    assert darkened(12) < darkened(28) < darkened(60)


def test_the_same_scene_gives_the_same_bytes() -> None:
    assert bake(two_rooms()).tobytes() == bake(two_rooms()).tobytes()


def test_a_large_board_shows_no_trace_of_the_blocks_it_is_baked_in(monkeypatch: pytest.MonkeyPatch) -> None:
    tower = PropPlacement("water_tower", 250, 128, 120, 120, tall=90)
    scene = plain(512, 256, props=(tower,))
    whole = bake(scene).astype(int)
    monkeypatch.setattr(oven, "BLOCK", 256)
    pieced = bake(scene).astype(int)
    assert np.abs(whole - pieced).max() <= 6
    assert np.abs(whole - pieced).mean() < 0.05


def test_progress_rises_to_one() -> None:
    told: list[float] = []
    bake(two_rooms(), progress=told.append)
    assert told == sorted(told)
    assert told[0] == 0.0
    assert told[-1] == 1.0


def test_only_boards_asked_for_it_get_a_vignette() -> None:
    free = bake(plain()).astype(float)
    framed = bake(plain(), vignette=True).astype(float)
    corner, middle = (slice(0, 40), slice(0, 40)), (slice(236, 276), slice(236, 276))
    assert framed[corner].mean() < 0.9 * free[corner].mean()
    assert abs(framed[middle].mean() - free[middle].mean()) < 1.5


def test_the_scale_decides_the_size() -> None:
    assert bake(plain(), scale=1.0).shape == (256, 256, 3)
    assert bake(plain(128, 256), scale=3.0).shape == (768, 384, 3)


def test_a_turned_scene_keeps_its_things_and_the_lamp_stays() -> None:
    scene = plain(256, 128, props=(PropPlacement("crate", 64, 32, 44, 44, tall=28),))
    turned = scene.turned(1)
    assert (turned.width, turned.height) == (128, 256)
    assert (turned.props[0].x, turned.props[0].y, turned.props[0].rotation) == (96, 64, 90)
    assert scene.turned(4) == replace(scene, props=turned.turned(3).props)
    picture = bake(turned).astype(float).mean(axis=2)
    assert picture[128 + 50 : 128 + 62, 192 + 50 : 192 + 60].mean() < picture[60:72, 130:140].mean() - 25


def test_a_prop_that_nobody_knows_stands_as_its_picture() -> None:
    picture = np.zeros((32, 32, 4), np.uint8)
    picture[4:28, 4:28] = (200, 30, 30, 255)
    prop = PropPlacement("totem", 128, 128, 64, 64, tall=20, picture=picture)
    shown = bake(plain(props=(prop,))).astype(int)
    assert shown[256, 256, 0] > 2 * shown[256, 256, 2]
    assert np.abs(shown - bake(plain()).astype(int))[:60, :60].max() == 0


def test_a_prop_without_model_and_picture_is_left_out() -> None:
    assert np.array_equal(bake(plain(props=(PropPlacement("unheard_of", 128, 128, 64, 64, tall=20),))), bake(plain()))


def test_things_stand_on_what_they_are_put_on() -> None:
    table = PropPlacement("table_round", 128, 128, 72, 72, tall=24)
    lamp = PropPlacement("lamp", 128, 128, 20, 20, tall=18)
    bare, laid = bake(plain(props=(table,))).astype(int), bake(plain(props=(table, lamp))).astype(int)
    assert np.abs(bare - laid)[246:266, 246:266].mean() > 20
