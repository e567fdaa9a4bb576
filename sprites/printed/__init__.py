"""Printed matter: card pictures and backs, tokens, icons, dice and interface textures, drawn by code."""

from __future__ import annotations

from pathlib import Path

from sprites.printed.backs import build_backs
from sprites.printed.dice import build_dice
from sprites.printed.icons import build_icons
from sprites.printed.invader.press import build_station
from sprites.printed.pictures import build_cards, build_zombie_cards
from sprites.printed.textures import build_textures
from sprites.printed.tokens import build_tokens


def build(built: Path) -> None:
    """Write all printed matter below `built`."""
    game, common = built / "undead_or_alive", built / "common"
    cards, zombies = game / "cards", game / "zombie_cards"
    build_cards(cards)
    build_zombie_cards(zombies)
    build_backs({"equipment": cards, "bounty": cards, "zombie": zombies, "abomination": zombies})
    build_tokens(game / "tokens")
    build_icons(common / "icons")
    build_dice(common / "dice")
    build_textures(common / "textures")
    build_station(built / "invader")
