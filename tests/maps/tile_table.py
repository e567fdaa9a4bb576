"""The printed tile sides of Undead or Alive, as the table of known facts gives them: data for the tests alone.

Zones go by the table's short names. `links` are free borders between streets, `open` are doorways between zones,
`edges` says for the top, right, bottom and left side which zones are met from left to right or from top to bottom:
`C[.3-1]@.50,.84` is zone C along the last seven tenths of the side with doorways out of the tile at .50 and .84.
A corner street without brackets takes three tenths of the side, a street between two corners the rest.
"""

import re
from dataclasses import dataclass
from typing import NamedTuple

SIDES = ("top", "right", "bottom", "left")


class Stretch(NamedTuple):
    """What a side of a tile meets: a zone, from where to where, and where doorways lead out."""

    zone: str
    start: float
    end: float
    doorways: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a square tile."""

    street: str
    links: str
    walled: str
    open: str
    edges: tuple[str, str, str, str]
    kind: str = "room"
    balcony: tuple[str, str] | None = None
    """The room with the stairs, and the streets that the balcony overhangs."""
    pile: str | None = None
    lair: str | None = None
    crates: int | None = None
    """How many objectives have their place here; None where no mission tells."""

    def stretches(self, side: str) -> tuple[Stretch, ...]:
        """The zones along one side of the tile, in order."""
        words = self.edges[SIDES.index(side)].split()
        return tuple(_stretch(word, first=i == 0, last=i == len(words) - 1) for i, word in enumerate(words))


@dataclass(frozen=True, slots=True)
class TrainSide:
    """The train side of a train tile: its sections, and the walls in which they have doorways, with the place."""

    walled: str
    open: str
    doorways: tuple[tuple[str, str, float], ...]


def pairs(words: str) -> set[frozenset[str]]:
    """The pairs of names in text such as `A-B B-C`."""
    return {frozenset(word.split("-")) for word in words.split()}


def _stretch(word: str, first: bool, last: bool) -> Stretch:
    match = re.fullmatch(r"(\w+)(?:\[([\d.]+)-([\d.]+)\])?(?:@([\d.,]+))?", word)
    assert match, word
    name, start, end, doorways = match.groups()
    if start is None:
        start, end = (0, 0.3) if first else (0.7, 1) if last else (0.3, 0.7)
    return Stretch(name, float(start), float(end), tuple(float(at) for at in doorways.split(",")) if doorways else ())


SQUARE = {
    "1R": Side(
        street="NW N NE W SW",
        links="NW-N N-NE NW-W W-SW",
        walled="A B C",
        open="A-W A-B A-C B-C B-NE",
        balcony=("A", "NW N W"),
        pile="B",
        crates=1,
        edges=("NW N NE", "NE[0-.3] B[.3-.66]@.50 C[.66-1]@.84", "SW[0-.3] C[.3-1]@.50,.84", "NW W SW"),
    ),
    "1V": Side(
        street="NW NE W C E SW SE",
        links="NW-W W-C C-E E-NE W-SW E-SE",
        walled="A B",
        open="A-C B-C",
        crates=1,
        edges=("NW A[.3-.7]@.50 NE", "NE E SE", "SW B[.3-.7]@.50 SE", "NW W SW"),
    ),
    "2R": Side(
        street="NW N NE E SE",
        links="NW-N N-NE NE-E E-SE",
        walled="A B C",
        open="A-B B-C A-C C-SE",
        balcony=("A", "N NE E"),
        pile="B",
        crates=1,
        edges=("NW N NE", "NE E SE", "C[0-.7]@.16,.50 SE[.7-1]", "NW[0-.3] B[.3-.66]@.50 C[.66-1]@.84"),
    ),
    "2V": Side(
        street="NW NE W C E SW SE",
        links="NW-W W-C C-E E-NE W-SW E-SE",
        walled="A B",
        open="A-C B-C",
        crates=0,
        edges=("NW A[.3-.7]@.50 NE", "NE E SE", "SW B[.3-.7]@.50 SE", "NW W SW"),
    ),
    "3R": Side(
        street="NW N NE E SE",
        links="NW-N N-NE NE-E E-SE",
        walled="A B",
        open="A-N A-E A-B",
        balcony=("A", "N NE E"),
        pile="A",
        crates=1,
        edges=("NW N NE", "NE E SE", "B[0-.24]@.16 A[.24-.7]@.50 SE[.7-1]", "NW[0-.3] A[.3-.63]@.50 B[.63-1]@.84"),
    ),
    "3V": Side(
        street="NW W SW S SE E NE",
        links="NW-W W-SW SW-S S-SE SE-E E-NE",
        walled="A",
        open="A-S",
        pile="A",
        edges=("NW A[.3-.7]@.50 NE", "NE E SE", "SW S SE", "NW W SW"),
    ),
    "4R": Side(
        street="NW N NE E SE",
        links="NW-N N-NE NE-E E-SE",
        walled="A B C D",
        open="A-N A-B B-C A-D C-D",
        balcony=("A", "N NE E"),
        pile="A",
        crates=1,
        edges=("NW N NE", "NE E SE", "C[0-.3]@.16 D[.3-.7]@.50 SE[.7-1]", "NW[0-.3] B[.3-.66]@.50 C[.66-1]@.84"),
    ),
    "4V": Side(
        street="NW N NE W E SW SE",
        links="NW-N N-NE NW-W W-SW NE-E E-SE",
        walled="A B",
        open="A-W A-E A-B",
        pile="B",
        crates=0,
        edges=("NW N NE", "NE E SE", "SW B[.3-.7]@.50 SE", "NW W SW"),
    ),
    "5R": Side(
        street="NE E SE",
        links="NE-E E-SE",
        walled="A B",
        open="A-B A-E",
        pile="B",
        crates=1,
        edges=("B[0-.24]@.16 A[.24-.7]@.50 NE", "NE E SE", "A[0-.7]@.16,.50 SE", "B[0-.7]@.24 A[.7-1]@.76"),
    ),
    "5V": Side(
        street="NW N NE W E SW SE",
        links="NW-N N-NE NW-W W-SW NE-E E-SE",
        walled="A B",
        open="A-N A-B",
        pile="A",
        crates=1,
        edges=("NW N NE", "NE E SE", "SW B[.3-.7]@.50 SE", "NW W SW"),
    ),
    "6R": Side(
        street="NW W C SW S SE",
        links="NW-W W-C W-SW C-S SW-S S-SE",
        walled="A B",
        open="A-NW A-B",
        pile="B",
        crates=1,
        edges=("NW A[.3-1]@.50,.84", "A[0-.3]@.16 B[.3-.7]@.50 SE", "SW S SE", "NW W SW"),
    ),
    "6V": Side(
        street="NW N NE SW S SE",
        links="NW-N N-NE SW-S S-SE",
        walled="A B",
        open="A-N A-B",
        pile="B",
        edges=("NW N NE", "NE A[.3-.7]@.50 SE", "SW S SE", "NW B[.3-.7]@.50 SW"),
    ),
    "7R": Side(
        street="NE E SE",
        links="NE-E E-SE",
        walled="A B C D",
        open="A-B A-C B-C B-D C-D C-E",
        pile="D",
        crates=1,
        edges=("A[0-.7]@.16,.50 NE", "NE E SE", "D[0-.7]@.16,.50 SE", "A[0-.3]@.24 B[.3-.7] D[.7-1]@.76"),
    ),
    "7V": Side(
        street="NW N NE SW S SE",
        links="NW-N N-NE SW-S S-SE",
        walled="A B",
        open="A-N A-S A-B",
        pile="B",
        crates=1,
        edges=("NW N NE", "NE A[.3-.7]@.50 SE", "SW S SE", "NW B[.3-.7]@.50 SW"),
    ),
    "8R": Side(
        street="NW NE E SE",
        links="NE-E E-SE",
        walled="A B C D",
        open="A-B A-C A-D C-D A-E",
        pile="C",
        edges=("NW B[.3-.7]@.50 NE", "NE E SE", "C[0-.3]@.16 D[.3-.7]@.50 SE", "NW C[.3-1]@.50,.84"),
    ),
    "8V": Side(
        street="NW W SW S SE E NE",
        links="NW-W W-SW SW-S S-SE SE-E E-NE",
        walled="M1 M2",
        kind="mine",
        open="M1-M2 M2-S",
        crates=1,
        lair="M1",
        edges=("NW M1[.3-.7] NE", "NE E SE", "SW S SE", "NW W SW"),
    ),
    "9R": Side(
        street="NW N NE SE",
        links="NW-N N-NE",
        walled="A B C D F",
        open="A-NW A-B B-C A-D B-F D-F F-SE",
        pile="B",
        edges=("NW N NE", "NE C[.3-.7]@.50 SE", "D[0-.3]@.16 F[.3-.7]@.50 SE", "NW A[.3-.7]@.50 D[.7-1]@.84"),
    ),
    "9V": Side(
        street="NW W SW S SE",
        links="NW-W W-SW SW-S S-SE",
        walled="G1 G2",
        kind="cemetery",
        open="G1-W G1-S G1-G2",
        crates=0,
        lair="G2",
        edges=("NW G2[.3-1]", "G2[0-.7] SE", "SW S SE", "NW W SW"),
    ),
}

TRAINS = {
    "10R": TrainSide(
        walled="A B",
        open="A-B",
        doorways=(("A", "left", 0.5), ("A", "top", 0.18), ("B", "top", 0.45), ("B", "bottom", 0.45)),
    ),
    "11R": TrainSide(
        walled="A",
        open="",
        doorways=(("A", "left", 0.5), ("A", "right", 0.5), ("A", "top", 0.49), ("A", "bottom", 0.49)),
    ),
    "12R": TrainSide(
        walled="A B",
        open="A-B",
        doorways=(("A", "left", 0.5), ("A", "top", 0.13), ("B", "bottom", 0.87), ("B", "right", 0.5)),
    ),
}

RAILS = ("10V", "11V", "12V")

RAIL_LIMITS = (0.31, 0.69)

ENGINE_FROM = 0.54
"""Where the body of the locomotive begins, which nobody enters."""
