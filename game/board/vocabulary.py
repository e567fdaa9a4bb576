"""What kinds of zones and openings a game knows, as data: an edition hands its vocabulary to the board.

The board library never asks for a kind by its name; everything it needs to know is a property here.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class ZoneKind:
    """How one kind of zone behaves for movement and sight."""

    name: str
    indoors: bool = False
    """A building zone: sight reaches one zone into it and out of it."""
    walled: bool = False
    """A wall stands on its borders, but for the openings."""
    merges: bool = False
    """Across the joint of two tiles it is one zone with the merging zone that it faces."""
    overhangs: bool = False
    """Lies above street zones (a balcony): entered by climbing openings only, sees what those streets see."""
    elevated: bool = False
    """Stands as high as the roofs (a rampart): sees and is seen over buildings."""
    roofless: bool = False
    """Though indoors, it can be seen into from elevated zones (ruins)."""
    fuses: bool = False
    """No wall counts between two zones of this kind (corruption; ramparts among themselves)."""
    spans_tiles: bool = True
    """A building of such zones goes on across tile joints (a wagon is a building of its own)."""
    partial: bool = False
    """Does not exist unless it merges with a zone that is not partial (the strips beside a train)."""


@dataclass(frozen=True, slots=True)
class OpeningKind:
    """How one kind of opening behaves."""

    name: str
    climbs: bool = False
    """Leads up to a zone that overhangs others."""
    sight: bool = True
    """Can be looked through; an airlock's door cannot."""


@dataclass(frozen=True, slots=True, eq=False)
class Vocabulary:
    """The kinds that an edition's boards are made of; compared by identity, for it is shared and never changes."""

    zones: Mapping[str, ZoneKind]
    openings: Mapping[str, OpeningKind]
    across_streets: bool = field(default=False)
    """Whether sight that leaves one building may enter another one straight across the street (Invader p. 11)."""

    @classmethod
    def of(
        cls, zones: tuple[ZoneKind, ...], openings: tuple[OpeningKind, ...], *, across_streets: bool = False
    ) -> "Vocabulary":
        """A vocabulary from its kinds, each found by its own name."""
        return cls(
            zones={kind.name: kind for kind in zones},
            openings={kind.name: kind for kind in openings},
            across_streets=across_streets,
        )
