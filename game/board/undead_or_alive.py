"""The zones and openings of Undead or Alive."""

from game.board.vocabulary import OpeningKind, Vocabulary, ZoneKind

VOCABULARY = Vocabulary.of(
    zones=(
        ZoneKind("street", merges=True),
        ZoneKind("rails", merges=True),
        ZoneKind("verge", merges=True, partial=True),
        ZoneKind("cemetery", walled=True),
        ZoneKind("room", indoors=True, walled=True),
        ZoneKind("mine", indoors=True, walled=True),
        ZoneKind("train", indoors=True, walled=True, spans_tiles=False),
        ZoneKind("balcony", walled=True, overhangs=True),
    ),
    openings=(OpeningKind("doorway"), OpeningKind("stairs", climbs=True)),
)
