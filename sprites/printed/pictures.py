"""Card pictures: which drawing belongs to which card, on which ground, and how they are written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PIL import Image

from sprites.printed import blades, goods, longguns, machines, pistols, scenes
from sprites.printed.grounds import painted, seed_of, varnish
from sprites.printed.relief import Relief, picture

Drawing = Callable[[Relief], None]

WIDTH, HEIGHT, SCALE, MARGIN = 384, 288, 3, 80

EQUIPMENT: dict[str, tuple[Drawing, str]] = {
    "scrap_pistol": (pistols.scrap_pistol, "starting"),
    "pan": (blades.pan, "starting"),
    "springfield": (longguns.springfield, "starting"),
    "colt_saa": (pistols.colt_saa, "pistol"),
    "remington": (pistols.remington, "pistol"),
    "schofield": (pistols.schofield, "pistol"),
    "winchester": (longguns.winchester, "rifle"),
    "shotgun": (longguns.shotgun, "shotgun"),
    "double_barrel": (longguns.double_barrel, "shotgun"),
    "sawed_off": (longguns.sawed_off, "shotgun"),
    "knife": (blades.knife, "melee"),
    "machete": (blades.machete, "melee"),
    "pickaxe": (blades.pickaxe, "melee"),
    "saber": (blades.saber, "melee"),
    "tomahawk": (blades.tomahawk, "melee"),
    "dynamite": (goods.dynamite, "fire"),
    "water": (goods.water, "goods"),
    "holy_water": (goods.holy_water, "holy"),
    "plenty_bullets": (goods.plenty_bullets, "goods"),
    "plenty_shells": (goods.plenty_shells, "goods"),
    "lupara": (longguns.lupara, "bounty"),
    "colt_buntline": (pistols.colt_buntline, "bounty"),
    "heavy_saber": (blades.heavy_saber, "bounty"),
    "henry_carbine": (longguns.henry_carbine, "bounty"),
    "wrath_of_manitou": (blades.wrath_of_manitou, "bounty"),
    "mauser_c96": (pistols.mauser_c96, "bounty"),
    "volcanic_pistol": (pistols.volcanic_pistol, "bounty"),
    "wagon": (machines.wagon, "machine"),
    "gatling": (machines.gatling, "machine"),
}


def object_picture(name: str) -> Image.Image:
    """An equipment card's picture: one object in the middle of its ground."""
    draw, ground = EQUIPMENT[name]
    sheet = Relief(WIDTH, HEIGHT, SCALE, MARGIN)
    draw(sheet)
    sheet.settle()
    lit = sheet.over(painted(ground, name, WIDTH, HEIGHT, SCALE))
    return picture(varnish(lit, SCALE, seed_of(name)), SCALE)


def save(image: Image.Image, path: Path) -> None:
    """Write a painted picture: WebP keeps the grain of the paper at a sixth of the size of PNG."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path, "WEBP", quality=90, method=6)


def build_cards(folder: Path) -> None:
    """Write every equipment picture below `folder`."""
    for name in EQUIPMENT:
        save(object_picture(name), folder / f"{name}.webp")


def build_zombie_cards(folder: Path) -> None:
    """Write every zombie picture below `folder`: each kind, and its extra activation."""
    for name in scenes.PORTRAITS:
        save(picture(scenes.portrait(name), scenes.SCALE), folder / f"{name}.webp")
    for name in scenes.HORDES:
        save(picture(scenes.horde(name), scenes.SCALE), folder / f"{name}.webp")
