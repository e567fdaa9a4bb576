"""What play changes on a board without moving a tile: doors shut, zones barred, walls breached, zones transformed."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Conditions:
    """A small hashable value; `Board.under(conditions)` answers every question as things stand then."""

    closed: tuple[str, ...] = ()
    """Ids of openings that are shut: no way and no sight through them."""
    blocked: tuple[str, ...] = ()
    """Zones that nobody may enter; whoever is inside may leave, and sight is not affected."""
    opened: tuple[tuple[str, str], ...] = ()
    """Pairs of touching zones whose wall has been breached: it counts as an opening."""
    kinds: tuple[tuple[str, str], ...] = ()
    """Zones that have become another kind. Their walls stay, but for kinds that fuse."""


AS_DRAWN = Conditions()
"""Nothing has changed."""
