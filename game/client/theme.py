"""The colours of each setting: what the interface is painted in, by meaning and never by hue."""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Theme:
    """One setting's palette; text colours keep a contrast of at least 4.5 : 1 on the ground they are meant for."""

    name: str
    night: Colour
    """Behind everything."""
    leather: Colour
    """Panels."""
    seam: Colour
    """Edges and stitches on leather."""
    paper: Colour
    """Sheets that are read."""
    brass: Colour
    """What can be clicked."""
    glint: Colour
    """Brass in full light: focus, hover."""
    accent: Colour
    """What is urgent."""
    cream: Colour
    """Text on leather."""
    faded: Colour
    """Lesser text on leather."""
    ink: Colour
    """Text on paper and on brass."""
    rust: Colour
    """Lesser text on paper."""
    legal: Colour
    """Glow of what can be chosen on the board: a colour that its ground does not have."""
    dulled: Colour
    """What a plate that cannot be pressed is darkened with."""
    textures: str = "common/textures"
    """Where the grounds and frames lie; what is missing there is taken from the house's own."""


WESTERN = Theme(
    name="undead_or_alive",
    night=(22, 18, 15),
    leather=(52, 36, 26),
    seam=(128, 92, 54),
    paper=(224, 206, 168),
    brass=(184, 137, 59),
    glint=(247, 212, 132),
    accent=(176, 48, 38),
    cream=(240, 226, 196),
    faded=(190, 168, 134),
    ink=(38, 25, 15),
    rust=(104, 62, 32),
    legal=(104, 232, 214),
    dulled=(112, 84, 62),
)

STATION = Theme(
    name="invader",
    night=(12, 15, 18),
    leather=(40, 47, 53),
    seam=(104, 124, 132),
    paper=(212, 220, 221),
    brass=(214, 154, 56),
    glint=(255, 214, 128),
    accent=(206, 66, 46),
    cream=(230, 238, 238),
    faded=(164, 180, 186),
    ink=(22, 27, 32),
    rust=(56, 76, 88),
    legal=(196, 255, 112),
    dulled=(84, 92, 98),
    textures="invader/textures",
)

THEMES: dict[str, Theme] = {theme.name: theme for theme in (WESTERN, STATION)}


def theme_of(game: str) -> Theme:
    """The colours in which a game is shown; the house's own for none or one without."""
    return THEMES.get(game, WESTERN)


PLAYERS: tuple[Colour, ...] = (
    (213, 94, 0),
    (0, 114, 178),
    (240, 228, 66),
    (0, 158, 115),
    (204, 121, 167),
    (86, 180, 233),
)
"""The players' colours, as on the rims of the miniatures: safe for colour-blind players, and doubled by pips."""
