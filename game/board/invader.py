"""The zones and openings of Invader: rooms and corridors of a mining station, and the surface of PK-L7 around it.

Rulings, where the printed words are silent:

- Exterior zones that face each other across the joint of two tiles are one zone, for no line divides them. Corridors
  are cut at every joint, where the tiles show a limit; side by side they touch freely.
- Nobody passes between the station and the surface but through the hatch of an airlock (p. 35). So exteriors are
  walled: a doorway or a corridor that ends at an exterior of the neighbouring tile is sealed.
- An outcrop, the lone corner of surface that a tile's own rooms cut off, is part of the exterior that it merges with;
  where it merges with none it does not exist.
- Zones become `mold_active` or `mold_inactive` during play. The rules breach their walls, but for those towards
  exteriors: active mold is seen like a room, inactive mold like a corridor (p. 20).
"""

from game.board.vocabulary import OpeningKind, Vocabulary, ZoneKind

VOCABULARY = Vocabulary.of(
    zones=(
        ZoneKind("exterior", walled=True, merges=True, fuses=True),
        ZoneKind("outcrop", walled=True, merges=True, fuses=True, partial=True),
        ZoneKind("corridor"),
        ZoneKind("room", indoors=True, walled=True),
        ZoneKind("security", indoors=True, walled=True),
        ZoneKind("oxygen", indoors=True, walled=True),
        ZoneKind("airlock", indoors=True, walled=True),
        ZoneKind("mold_active", indoors=True, walled=True),
        ZoneKind("mold_inactive", walled=True),
    ),
    openings=(OpeningKind("doorway"), OpeningKind("hatch", sight=False)),
    across_streets=True,
)
