"""What the header of a save file says: enough to list a game, to show it and to know whether it can be opened."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from game.saves.envelope import Envelope, Unreadable
from game.saves.migrations import migrated_header

FORMAT: Literal[2] = 2
"""The format that is written. A higher number in a file was written by a newer Holdout."""

MOST_SEATS = 8

Line = Annotated[str, StringConstraints(max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$")]
"""A short text on one line."""
Name = Annotated[str, StringConstraints(max_length=64, pattern=r"^[A-Za-z0-9_.:-]*$")]
"""An id of the content, the rules or a mission."""
Digest = Annotated[str, StringConstraints(max_length=64, pattern=r"^[0-9a-f]*$")]
Count = Annotated[int, Field(ge=0, le=1_000_000_000)]
Moment = Annotated[int, Field(ge=0, le=1 << 40)]
"""Seconds since 1970."""


class Kept(BaseModel):
    """The base of what is read back from files: strict and closed."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Title(Kept):
    """A mission's name in every language."""

    en: Line
    it: Line

    def say(self, language: Literal["en", "it"]) -> str:
        """The name in one language."""
        return self.it if language == "it" else self.en


class Header(Kept):
    """A game as lists show it."""

    format: Literal[2] = FORMAT
    kind: Literal["game"] = "game"
    holdout: Line
    """The version of the program that wrote it."""
    title: Line
    """What the players call this game."""
    game: Name
    mission: Name
    mission_title: Title
    custom: bool
    """Whether the mission is carried inside the file."""
    campaign: Name = ""
    players: Annotated[tuple[Line, ...], Field(min_length=1, max_length=MOST_SEATS)]
    survivors: Annotated[tuple[Name, ...], Field(max_length=24)]
    round: Count
    asked: Name
    """The kind of the question that is open; empty if the game is over."""
    steps: Count
    won: bool = False
    reason: Name = ""
    """Why the game ended; empty while it goes on."""
    saved: Moment
    played: Count
    """Seconds at the table."""
    content: Digest
    rules: Digest
    mission_sha256: Digest

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.reason)


def checked_format(facts: dict[str, Any], kind: str, newest: int) -> int:
    """The format a file says it has; raises Unreadable if it is of another kind or too new, naming what it needs."""
    version = facts.get("format")
    if facts.get("kind") != kind or type(version) is not int or version < 1:
        raise Unreadable("foreign", "This file is something else than what was asked for.")
    if version > newest:
        raise Unreadable(
            "newer",
            "This file was written by Holdout {version} in format {format}; this Holdout reads formats up to {newest}."
            " Update Holdout to open it.",
            version=str(facts.get("holdout", "?"))[:20],
            format=version,
            newest=newest,
        )
    return version


def header_of(envelope: Envelope) -> Header:
    """The header of a game's file, of this or an older format; raises Unreadable."""
    checked_format(envelope.facts, "game", FORMAT)
    try:
        return Header.model_validate_json(migrated_header(envelope.facts))
    except ValidationError:
        raise Unreadable("hostile", "The header of this file makes no sense.") from None
