"""Everything that is printed for Invader, written below its folder."""

from __future__ import annotations

from pathlib import Path

from sprites.printed.invader.backs import build_backs
from sprites.printed.invader.cards import build_cards
from sprites.printed.invader.mold import build_mold
from sprites.printed.invader.textures import build_textures
from sprites.printed.invader.tokens import build_tokens
from sprites.printed.invader.xenos import build_xenos


def build_station(game: Path) -> None:
    """Write cards and their backs, tokens, mold and interface textures below `game`."""
    build_cards(game / "cards")
    build_xenos(game / "cards", game / "zombie_cards")
    build_backs(game / "cards", game / "zombie_cards")
    build_tokens(game / "tokens")
    build_mold(game / "tokens")
    build_textures(game / "textures")
