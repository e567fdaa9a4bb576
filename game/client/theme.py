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
    """Glow of what can be chosen on the board: turquoise, which neither sand nor wood has."""


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
)

THEMES: dict[str, Theme] = {theme.name: theme for theme in (WESTERN,)}

PLAYERS: tuple[Colour, ...] = (
    (213, 94, 0),
    (0, 114, 178),
    (240, 228, 66),
    (0, 158, 115),
    (204, 121, 167),
    (86, 180, 233),
)
"""The players' colours, as on the rims of the miniatures: safe for colour-blind players, and doubled by pips."""
