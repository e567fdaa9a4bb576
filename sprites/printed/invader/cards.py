"""Equipment pictures of Invader: which drawing belongs to which card, and on which ground."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PIL import Image

from sprites.printed.grounds import seed_of
from sprites.printed.invader import guns, machines, supplies, tools
from sprites.printed.invader.grounds import plated, sealed
from sprites.printed.pictures import HEIGHT, MARGIN, SCALE, WIDTH, save
from sprites.printed.relief import Relief, picture

Drawing = Callable[[Relief], None]

EQUIPMENT: dict[str, tuple[Drawing, str]] = {
    "smg_starting": (guns.smg_starting, "starting"),
    "smg": (guns.smg, "ranged"),
    "assault_shotgun": (guns.assault_shotgun, "ranged"),
    "heavy_shotgun": (guns.heavy_shotgun, "ranged"),
    "light_machine_gun": (guns.light_machine_gun, "ranged"),
    "sniper_rifle": (guns.sniper_rifle, "ranged"),
    "prototype_assault_shotgun": (guns.prototype_assault_shotgun, "prototype"),
    "prototype_heavy_shotgun": (guns.prototype_heavy_shotgun, "prototype"),
    "prototype_light_machine_gun": (guns.prototype_light_machine_gun, "prototype"),
    "prototype_sniper_rifle": (guns.prototype_sniper_rifle, "prototype"),
    "cattle_prod": (tools.cattle_prod, "starting"),
    "sledge": (tools.sledge, "melee"),
    "heavy_cutter": (tools.heavy_cutter, "melee"),
    "chainsaw": (tools.chainsaw, "melee"),
    "flamethrower": (tools.flamethrower, "flame"),
    "energy_cell": (supplies.energy_cell, "prototype"),
    "plenty_bullets": (supplies.plenty_bullets, "item"),
    "canister": (supplies.canister, "flame"),
    "searchlight": (supplies.searchlight, "body"),
    "mre": (supplies.mre, "item"),
    "ablative_armor": (supplies.ablative_armor, "body"),
    "search_drone": (supplies.search_drone, "body"),
    "oxygen_tank": (supplies.oxygen_tank, "oxygen"),
    "peacekeeper_bot": (machines.peacekeeper_bot, "reference"),
    "falchion_sentry_gun": (machines.falchion_sentry_gun, "reference"),
}


def object_picture(name: str) -> Image.Image:
    """An equipment card's picture: one object before a wall of the station."""
    draw, ground = EQUIPMENT[name]
    sheet = Relief(WIDTH, HEIGHT, SCALE, MARGIN)
    draw(sheet)
    sheet.settle()
    lit = sheet.over(plated(ground, name, WIDTH, HEIGHT, SCALE))
    return picture(sealed(lit, SCALE, seed_of(name)), SCALE)


def build_cards(folder: Path) -> None:
    """Write every equipment picture below `folder`."""
    for name in EQUIPMENT:
        save(object_picture(name), folder / f"{name}.webp")
