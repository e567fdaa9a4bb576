"""What becomes of zones when tiles are flipped, moved, swapped or removed.

A part of a zone remains where its tile side lies as it lay. A tile that only moved carries along what is aboard: the
zones that lie wholly on it (UoA p. 40). Everything else on altered zones is the rules' business (UoA pp. 40-41).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from game.board.plan import Plan


@dataclass(frozen=True, slots=True)
class Change:
    """The difference between two boards, told in zone ids."""

    gone: tuple[str, ...]
    """Zones of the old board of which no part remains in place."""
    new: tuple[str, ...]
    """Zones of the new board that hold no remaining part."""
    altered: tuple[str, ...]
    """Zones of the old board that lost or gained parts and of which something remains."""
    became: Mapping[str, tuple[str, ...]]
    """For every zone of the old board, the zones of the new one that contain its remaining parts."""
    carried: Mapping[str, str]
    """For zones aboard tiles that moved, where they are now."""


def difference(old: Plan, new: Plan) -> Change:
    """Compare two plans made of tiles from the same box."""
    before = {placement.face: placement for placement in old.layout}
    after = {placement.face: placement for placement in new.layout}
    still = {face for face, placement in before.items() if after.get(face) == placement}
    moved = {face for face in before if face in after and face not in still}
    became: dict[str, tuple[str, ...]] = {}
    carried: dict[str, str] = {}
    altered, gone = [], []
    for zone in old.zones.values():
        remaining = [
            (part.face, part.name)
            for part in zone.parts
            if part.face in still and (part.face, part.name) in new.zone_of_part
        ]
        heirs = dict.fromkeys(new.ids[new.zone_of_part[part]] for part in remaining)
        became[zone.id] = tuple(heirs)
        parts = sorted((part.face, part.name) for part in zone.parts)
        if not heirs:
            gone.append(zone.id)
            if len(zone.tiles) == 1 and zone.tiles[0] in moved and parts[0] in new.zone_of_part:
                carried[zone.id] = new.ids[new.zone_of_part[parts[0]]]
        elif any(sorted((part.face, part.name) for part in new.zones[heir].parts) != parts for heir in heirs):
            altered.append(zone.id)
    held = {heir for heirs_of in became.values() for heir in heirs_of}
    return Change(
        gone=tuple(gone),
        new=tuple(zone for zone in new.ids if zone not in held),
        altered=tuple(altered),
        became=became,
        carried=carried,
    )
