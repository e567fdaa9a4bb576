"""Builds the miniatures, their rims and the portraits of every game that has a cast.

Figures are sculpted from solids that melt into one another, so that one body, wardrobe and face serve every pose and
the portrait as well; then they are lit and painted like plastic miniatures. `index.json` tells what there is.
"""

from __future__ import annotations

import json
from pathlib import Path

from PIL import Image

from sprites.minis.camera import FLOOR, PIXELS_PER_METRE
from sprites.minis.catalogue import CASTS, PLAYER_COLOURS, Cast, picture_name
from sprites.minis.figures import SIZE, creature_pictures, rim_picture, survivor_picture
from sprites.minis.parts.base import RADIUS
from sprites.minis.portraits import portrait


def build(built: Path) -> None:
    """Write the pictures of all casts, each below its game's folder."""
    for cast in CASTS:
        build_cast(built, cast)


def build_cast(built: Path, cast: Cast) -> None:
    """Write all miniatures, rims, portraits and the index of one game."""
    minis, portraits = built / cast.game / "minis", built / cast.game / "portraits"
    for folder in (minis / "rims", portraits):
        folder.mkdir(parents=True, exist_ok=True)
    for number, (_, colour) in enumerate(PLAYER_COLOURS):
        _save(rim_picture(colour, number), minis / "rims" / f"rim_{number}.{cast.format}")
    for seed, creature in enumerate(cast.creatures):
        for pose in range(len(creature.poses)):
            for letter, picture in creature_pictures(creature, pose, 100 * seed + pose).items():
                _save(picture, minis / f"{picture_name(creature, pose, letter)}.{cast.format}")
    for seed, survivor in enumerate(cast.survivors):
        _save(survivor_picture(survivor, seed), minis / f"{survivor.name}.{cast.format}")
        _save(portrait(survivor, seed), portraits / f"{survivor.name}.png")
    (minis / "index.json").write_text(json.dumps(index(cast), indent=1) + "\n", encoding="utf-8")


def index(cast: Cast) -> dict:
    """What the client needs to know; files are relative to the minis folder, measures are pixels of the picture."""
    figures = {}
    for creature in cast.creatures:
        variants = [
            cast.listed(picture_name(creature, pose, letter))
            for pose in range(len(creature.poses))
            for letter in creature.schemes
        ]
        figures[creature.name] = _entry(variants, creature.canvas, creature.floor, creature.radius, rim=False)
    for survivor in cast.survivors:
        figures[survivor.name] = _entry([cast.listed(survivor.name)], SIZE, FLOOR, RADIUS, rim=True)
        figures[survivor.name]["portrait"] = f"../portraits/{survivor.name}.png"
    rims = [
        {"file": cast.listed(f"rims/rim_{number}"), "name": name, "colour": f"#{colour}", "pips": number}
        for number, (name, colour) in enumerate(PLAYER_COLOURS)
    ]
    return {"pixels_per_metre": PIXELS_PER_METRE, "figures": figures, "rims": rims}


def _entry(variants: list[str], canvas: int, floor: int, radius: float, *, rim: bool) -> dict:
    return {
        "file": variants[0],
        "variants": variants,
        "size": [canvas, canvas],
        "anchor": [canvas // 2, canvas - floor],
        "base_width": round(2 * radius * PIXELS_PER_METRE),
        "takes_rim": rim,
    }


def _save(picture: Image.Image, path: Path) -> None:
    """Save without loss, as small as the format allows."""
    if path.suffix == ".webp":
        picture.save(path, lossless=True, quality=100, method=6)
    else:
        picture.save(path, optimize=True)
