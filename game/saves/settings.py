"""The player's settings: one small TOML file, checked strictly, written whole or not at all.

A file that is missing, torn, foreign or hostile never stops the program: what is good in it counts, the rest falls
back to its default, and a sentence says so.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, field_validator

from game.engine import Refused
from game.saves.disk import write

LARGEST = 16_384
"""Bytes; a settings file is a few hundred."""

SMALLEST_SCALE = 75
MOST_PLAYERS = 6
LONGEST_NAME = 24
Speed = Literal["slow", "normal", "fast", "instant"]


def _printable(text: str) -> str:
    return "".join(sign for sign in text if sign.isprintable())


PlayerName = Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(_printable)]


class Settings(BaseModel):
    """Everything a player may wish to be different."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    language: Literal["", "en", "it"] = ""
    """Empty: the language of the desktop."""
    scale: Annotated[int, Field(ge=0, le=200)] = 0
    """Interface size in per cent, 75 to 200; 0 follows the size of the window."""
    fullscreen: bool = False
    width: Annotated[int, Field(ge=640, le=16_384)] = 1280
    height: Annotated[int, Field(ge=360, le=16_384)] = 720
    volume: Annotated[int, Field(ge=0, le=100)] = 70
    mute: bool = False
    speed: Speed = "normal"
    reduced_motion: bool = False
    patterns: bool = False
    """Mark player colours and danger levels with patterns as well, for colour-blind players."""
    free_undo: bool = False
    automatic: bool = True
    """Answer questions that leave no choice without asking."""
    hints: bool = True
    game: Annotated[str, Field(pattern=r"^[a-z_]{0,40}$")] = ""
    """The game that was played last, and below how the table was agreed on then."""
    players: Annotated[int, Field(ge=1, le=MOST_PLAYERS)] = 1
    names: Annotated[tuple[PlayerName, ...], Field(strict=False, max_length=MOST_PLAYERS)] = ()
    survivors: Annotated[int, Field(ge=1, le=6)] = 6
    ultrared: bool = False
    companions: bool = False

    @field_validator("scale")
    @classmethod
    def _readable(cls, scale: int) -> int:
        if 0 < scale < SMALLEST_SCALE:
            raise ValueError(f"the interface scale is 0 (automatic) or at least {SMALLEST_SCALE}")
        return scale

    def changed(self, **wishes: object) -> Settings:
        """The settings with some of them different, checked again."""
        return Settings.model_validate({**self.model_dump(), **wishes})


def load(path: Path) -> tuple[Settings, tuple[Refused, ...]]:
    """The settings kept in a file, and a sentence for everything in it that could not be used."""
    try:
        found = _read(path)
    except FileNotFoundError:
        return Settings(), ()
    except Refused as refusal:
        return Settings(), (refusal,)
    try:
        return Settings.model_validate(found), ()
    except ValidationError as error:
        wrong = sorted({str(problem["loc"][0]) for problem in error.errors()})
    good = {key: value for key, value in found.items() if key not in wrong}
    trouble = Refused(
        "Some settings in {file} were not understood and are back to normal: {keys}.",
        file=path.name,
        keys=", ".join(key[:40] for key in wrong[:8]),
    )
    return Settings.model_validate(good), (trouble,)


def save(settings: Settings, path: Path) -> None:
    """Write the settings whole or not at all; raises Refused with a sentence."""
    lines = [f"{key} = {_toml(value)}\n" for key, value in settings.model_dump().items()]
    write(path, "".join(lines).encode(), keep=False)


def _read(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise Refused(
            "The settings in {file} could not be read and are back to normal: {reason}.",
            file=path.name,
            reason=error.strerror or error,
        ) from None
    if len(text) > LARGEST:
        raise Refused("The settings in {file} are far too long and are back to normal.", file=path.name)
    try:
        return tomllib.loads(text.decode("utf-8"))
    except (ValueError, RecursionError):  # not TOML, not UTF-8, numbers beyond reason, nesting beyond reason
        raise Refused("The settings in {file} are damaged and are back to normal.", file=path.name) from None


def _toml(value: bool | int | str | tuple[str, ...]) -> str:
    """A value in TOML, whose strings are written like those of JSON."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)
