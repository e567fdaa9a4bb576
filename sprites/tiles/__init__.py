"""Tile pictures: the Tiled tileset of materials and props, and every tile side baked for the table.

`build` bakes what is out of step with its map and leaves the rest; the manifest says what each picture was baked of.
"""

from __future__ import annotations

from pathlib import Path

from sprites.tiles import faces, tileset

MAPS = Path(__file__).resolve().parents[2] / "maps"
GAMES = ("undead_or_alive", "invader")
SETTINGS = ("western", "station")


def build(built: Path) -> None:
    """Draw the tilesets and bake the tile sides of all games."""
    for setting in SETTINGS:
        tileset.draw(MAPS / "tilesets", setting)
    for game in GAMES:
        faces.bake_game(MAPS / game, built / game / "tiles")
