"""A station under the lamp: colder indoors, gates that glow, a hull towards the surface, and none of it in the west."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from game.bake import glow
from game.bake.canvas import Canvas
from game.bake.frame import Frame
from game.bake.oven import bake
from game.bake.scene import Opening, PropPlacement, Scene, ZoneShape, rectangle
from game.bake.walls import build
from tests.bake.places import two_rooms

Array = np.ndarray[Any, Any]


def outpost(openings: tuple[Opening, ...] = (), props: tuple[PropPlacement, ...] = ()) -> Scene:
    """A room and a corridor of two zones side by side above the surface: 256 x 256."""
    ground = (("deck_plate",) * 4,) * 2 + (("red_dust",) * 4,) * 2
    zones = (
        ZoneShape("A", "room", rectangle(0, 0, 128, 128), "steel"),
        ZoneShape("K", "corridor", rectangle(128, 0, 128, 64), "steel"),
        ZoneShape("L", "corridor", rectangle(128, 64, 128, 64), "steel"),
        ZoneShape("X", "exterior", rectangle(0, 128, 256, 128), "bulkhead"),
    )
    return Scene(256, 256, ground, zones, openings, props, False, 1)


def colour_of(picture: Array, x: int, y: int) -> Array:
    """The mean colour of a patch around a place of the map."""
    mean: Array = picture[2 * y - 12 : 2 * y + 12, 2 * x - 12 : 2 * x + 12].reshape(-1, 3).astype(float).mean(axis=0)
    return mean


def test_the_hull_stands_towards_the_surface_and_partitions_inside() -> None:
    styles = {(run.upright, run.at, run.start): run.style for run in build(outpost()).walls}
    assert styles[False, 128, 0] == "bulkhead"
    assert styles[True, 128, 0] == "steel"


def test_corridors_are_divided_by_strips_and_streets_by_plain_limits() -> None:
    assert [run.style for run in build(outpost()).limits] == ["corridor"]
    assert {run.style for run in build(two_rooms()).limits} == {""}


def test_light_is_colder_inside_than_outside() -> None:
    plain = replace(outpost(), ground=(("deck_plate",) * 4,) * 4)
    picture = bake(plain)
    inside, outside = colour_of(picture, 64, 70), colour_of(picture, 64, 220)
    assert inside[2] / inside[0] > 1.1 * outside[2] / outside[0]


def test_a_lamp_lights_its_own_room_and_no_other() -> None:
    lamp = PropPlacement("lamp_bar", 64, 22, 44, 9, tall=30)
    lit, dark = bake(outpost(props=(lamp,))).astype(float), bake(outpost()).astype(float)
    assert (lit - dark)[100:150, 60:180].mean() > 8
    assert np.abs((lit - dark)[40:100, 330:480]).max() < 2
    assert np.abs((lit - dark)[300:, :]).max() < 2


def test_gates_glow_in_both_places_that_they_join() -> None:
    door = Opening(116, 36, 24, 52)
    scene = outpost((door,))
    canvas = Canvas.blank(Frame(0, 0, 256, 256, 1.0, 1))
    glow.shed(canvas, scene, build(scene))
    assert canvas.glow is not None
    assert canvas.glow[62, 108].min() > 0
    assert canvas.glow[56, 148].min() > 0
    assert canvas.glow[200, 128].max() == 0


def test_a_hatch_is_shut_and_a_doorway_open() -> None:
    hatch, doorway = Opening(36, 116, 56, 24, "hatch"), Opening(36, 116, 56, 24)
    shut, open_ = bake(outpost((hatch,))).astype(float), bake(outpost((doorway,))).astype(float)
    below = slice(276, 290), slice(110, 150)
    assert open_[below].mean() > shut[below].mean() + 10, "the leaves of the hatch throw a shadow"


def test_there_is_no_station_light_in_the_west() -> None:
    scene = two_rooms((Opening(116, 40, 24, 50),))
    canvas = Canvas.blank(Frame(0, 0, 64, 64, 1.0, 1))
    glow.shed(canvas, scene, build(scene))
    assert canvas.tint is None
    assert canvas.glow is None
