"""The rules of each game in our own words: chapters in TOML, one file a game and language, and the search in them."""

from __future__ import annotations

import tomllib
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a chapter: a heading, a paragraph or a point of a list."""

    kind: Literal["heading", "text", "point"]
    text: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """A few paragraphs about one subject."""

    id: str
    title: str
    parts: tuple[Part, ...]


@lru_cache(maxsize=8)
def chapters(game: str, language: str) -> tuple[Chapter, ...]:
    """All chapters on a game, in reading order."""
    data = tomllib.loads((FOLDER / f"{game}.{language}.toml").read_text(encoding="utf-8"))
    return tuple(Chapter(entry["id"], entry["title"], _parts(entry["text"])) for entry in data["chapter"])


def found(all_chapters: tuple[Chapter, ...], wish: str) -> tuple[Chapter, ...]:
    """The chapters in which every word of a wish begins some word; those that name it in the title come first."""
    stems = plain(wish).split()
    ranked = []
    for number, chapter in enumerate(all_chapters):
        title = plain(chapter.title).split()
        body = [word for part in chapter.parts for word in plain(part.text).split()]
        in_title = all(any(word.startswith(stem) for word in title) for stem in stems)
        if in_title or all(any(word.startswith(stem) for word in (*title, *body)) for stem in stems):
            ranked.append((not in_title, number, chapter))
    return tuple(chapter for _, _, chapter in sorted(ranked, key=lambda entry: entry[:2]))


def plain(text: str) -> str:
    """The text in small letters without accents, signs as spaces: what a search compares."""
    bare = "".join(sign for sign in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(sign))
    return "".join(sign if sign.isalnum() else " " for sign in bare)


def _parts(text: str) -> tuple[Part, ...]:
    parts = []
    for block in text.strip().split("\n\n"):
        lines = [line.strip() for line in block.splitlines()]
        if lines[0].startswith("## "):
            parts.append(Part("heading", lines[0][3:]))
        elif lines[0].startswith("- "):
            parts.extend(Part("point", point) for point in _points(lines))
        else:
            parts.append(Part("text", " ".join(lines)))
    return tuple(parts)


def _points(lines: list[str]) -> list[str]:
    points: list[str] = []
    for line in lines:
        if line.startswith("- "):
            points.append(line[2:])
        else:
            points[-1] += f" {line}"
    return points
