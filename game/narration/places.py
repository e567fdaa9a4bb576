"""Names that people can read for the zones of a board.

Rooms are named in the game's `places.toml`, tile side by tile side. Streets take their names from what they lie beside
and on which side of it, as the tile is turned on this very board. Zones of a board drawn by hand are called by their
kind and the name that the author gave them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from pydantic import BaseModel, ConfigDict, Field

from game.board import CELL, Board, Placement, Zone
from game.board.survey import Part
from game.content.words import Words
from game.narration.grammar import Language, melted
from game.shipped import shipped

FILE = "places.toml"
OUTDOORS = ("street", "rails", "verge")
_HERE = 80
"""Pixels: what is closer than that lies in no direction."""


class _Table(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Landmark(_Table):
    """What streets lie beside: the middle of the tile, or a zone of it."""

    name: Words
    zone: str = ""


class TileNames(_Table):
    """The names on one tile side."""

    landmarks: tuple[Landmark, ...] = Field(min_length=1, strict=False)
    zones: Mapping[str, Words] = Field(default_factory=dict)


class PlaceNames(_Table):
    """All names of a game's tiles; `beside` and `middle` say how streets are called."""

    kinds: Mapping[str, Words]
    beside: Mapping[str, Words]
    middle: Mapping[str, Words]
    directions: Mapping[str, Words]
    tiles: Mapping[str, TileNames]


@dataclass(frozen=True, slots=True)
class Place:
    """A zone's name. In a sentence `{place:in}` says where, `{place:to}` whereto, `{place:from}` whence."""

    name: str
    kind: str
    language: Language

    def __format__(self, case: str) -> str:
        if not case:
            return self.name
        raised = self.kind == "balcony"
        if self.language == "it":
            if case == "from":
                return melted("da", self.name)
            return melted("su" if raised or self.kind == "rails" else "in", self.name)
        if case == "from":
            return f"from {self.name}"
        if case == "to":
            return f"{'onto' if raised else 'to'} {self.name}"
        return f"{'on' if raised or self.kind == 'rails' else 'in'} {self.name}"


@cache
def place_names(game: str) -> PlaceNames:
    """The names of a game's tiles."""
    with (shipped("maps") / game / FILE).open("rb") as file:
        return PlaceNames.model_validate(tomllib.load(file))


class Places:
    """The names of the zones of one board."""

    def __init__(self, names: PlaceNames, board: Board) -> None:
        self._names = names
        self._board = board
        self._laid = {placement.face: placement for placement in board.layout}
        self._known: dict[tuple[str, Language], Place] = {}

    def place(self, zone: str, language: Language) -> Place:
        """The name of a zone in one language."""
        known = self._known.get((zone, language))
        if known is None:
            found = self._board.zones.get(zone)
            name = self._name(found).say(language) if found else zone
            known = self._known[zone, language] = Place(name, found.kind.name if found else "", language)
        return known

    def _name(self, zone: Zone) -> Words:
        part = zone.parts[0]
        tile = self._names.tiles.get(part.face)
        if tile is None:
            name = Words(en=part.name.replace("_", " "), it=part.name.replace("_", " "))
            return self._names.kinds[part.kind.name].filled(name=name)
        if part.name in tile.zones:
            return tile.zones[part.name]
        return self._outdoors(part, tile)

    def _outdoors(self, part: Part, tile: TileNames) -> Words:
        """The side of the nearest landmark that a street lies on."""
        x, y = _middle_of(part)
        away = [(_landmark_at(each, self._board, self._laid[part.face], part.face), each) for each in tile.landmarks]
        (at, landmark) = min(away, key=lambda found: (found[0][0] - x) ** 2 + (found[0][1] - y) ** 2)
        direction = _direction(x - at[0], y - at[1])
        kind = part.kind.name
        if not direction:
            return _beside(self._names.middle[kind], landmark.name)
        return _beside(self._names.beside[kind], landmark.name).filled(direction=self._names.directions[direction])


def _beside(template: Words, landmark: Words) -> Words:
    """Fill in a landmark; in Italian, `{di}` and `{a}` stand for it behind these prepositions."""
    behind = {way: Words(en=landmark.en, it=melted(way, landmark.it)) for way in ("di", "a")}
    return template.filled(landmark=landmark, **behind)


def _middle_of(part: Part) -> tuple[int, int]:
    left, top = min(rect.x for rect in part.rects), min(rect.y for rect in part.rects)
    right, bottom = max(rect.right for rect in part.rects), max(rect.bottom for rect in part.rects)
    return (left + right) // 2, (top + bottom) // 2


def _landmark_at(landmark: Landmark, board: Board, laid: Placement, face: str) -> tuple[int, int]:
    if landmark.zone:
        zone = board.zones[f"{face}.{landmark.zone}"]
        return zone.centre.x, zone.centre.y
    parts = [part for zone in board.zones.values() for part in zone.parts if part.face == face]
    right = max(rect.right for part in parts for rect in part.rects)
    bottom = max(rect.bottom for part in parts for rect in part.rects)
    return (laid.x * CELL + right) // 2, (laid.y * CELL + bottom) // 2


def _direction(x: int, y: int) -> str:
    """The compass point in which something lies; empty if it is right here."""
    if max(abs(x), abs(y)) < _HERE:
        return ""
    north = "south" if y > 0 else "north"
    east = "east" if x > 0 else "west"
    if abs(x) * 5 < abs(y) * 2:
        return north
    if abs(y) * 5 < abs(x) * 2:
        return east
    return f"{north}_{east}"
