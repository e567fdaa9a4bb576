"""The grounds that a board is painted with: each gives a colour and a fine relief for any window of the world."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.bake.arrays import Array
from game.bake.frame import Frame
from game.bake.materials import cloth, deck, earth, iron, regolith, stone, track, wood

Surface = tuple[Array, Array]


@dataclass(frozen=True, slots=True)
class Material:
    """How a ground is made: `soft` ones blend into each other, `raised` is the height of its surface in map pixels."""

    paint: Callable[[Frame], Surface]
    soft: bool = False
    raised: float = 0.0
    bordered: bool = False
    laid: bool = False


MATERIALS: dict[str, Material] = {
    "dust": Material(earth.dust, soft=True),
    "dust_dark": Material(earth.dust_dark, soft=True),
    "gravel": Material(earth.gravel, soft=True),
    "mud": Material(earth.mud, soft=True),
    "grass_dry": Material(earth.grass_dry, soft=True),
    "boardwalk_h": Material(wood.boardwalk_h, raised=3.0),
    "boardwalk_v": Material(wood.boardwalk_v, raised=3.0),
    "planks_h": Material(wood.planks_h),
    "planks_v": Material(wood.planks_v),
    "planks_dark": Material(wood.planks_dark),
    "planks_dark_v": Material(wood.planks_dark_v),
    "parquet": Material(wood.parquet),
    "stone_floor": Material(stone.stone_floor),
    "flagstones": Material(stone.flagstones),
    "carpet_red": Material(cloth.carpet_red, bordered=True, raised=0.6),
    "carpet_green": Material(cloth.carpet_green, bordered=True, raised=0.6),
    "straw": Material(earth.straw, soft=True),
    "earth": Material(earth.earth, soft=True),
    "rock_floor": Material(stone.rock_floor, soft=True),
    "ballast": Material(earth.ballast, soft=True),
    "rails_h": Material(track.bed, laid=True),
    "rails_v": Material(track.bed, laid=True),
    "grave_earth": Material(earth.grave_earth, soft=True),
    "tiles_checker": Material(stone.tiles_checker),
    "train_planks": Material(wood.train_planks),
    "train_planks_v": Material(wood.train_planks_v),
    "iron_deck": Material(iron.deck),
    "void": Material(earth.void, soft=True),
    "grass_scrub": Material(earth.grass_scrub, soft=True),
    "deck_plate": Material(deck.deck_plate),
    "deck_dark": Material(deck.deck_dark),
    "corridor_deck": Material(deck.corridor_deck),
    "grating": Material(deck.grating),
    "lab_tiles": Material(deck.lab_tiles),
    "med_floor": Material(deck.med_floor),
    "hazard_floor": Material(deck.hazard_floor),
    "crew_carpet": Material(deck.crew_carpet),
    "mess_tiles": Material(deck.mess_tiles),
    "security_floor": Material(deck.security_floor),
    "oxygen_floor": Material(deck.oxygen_floor),
    "airlock_floor": Material(deck.airlock_floor),
    "rubber": Material(deck.rubber),
    "concrete_pad": Material(deck.concrete_pad),
    "red_dust": Material(regolith.red_dust, soft=True),
    "red_gravel": Material(regolith.red_gravel, soft=True),
    "red_rock": Material(regolith.red_rock, soft=True),
    "basalt": Material(regolith.basalt, soft=True),
    "hewn_rock": Material(regolith.hewn_rock, soft=True),
    "mold_growth": Material(regolith.mold_growth, soft=True),
}
UNKNOWN = "dust"
"""Stands for a material that nobody knows."""
