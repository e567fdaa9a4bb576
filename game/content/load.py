"""Loads a game's content from the files that travel with the package.

`load_game` is the door: it reads the folder of a game once, refuses it with every problem found, and hands out the
same frozen content ever after. The fingerprint is taken over what the files say, not over how they are laid out.
"""

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import TypeVar

from pydantic import BaseModel

from game.content.catalogue import GameContent
from game.content.checks import problems_between
from game.content.models import Abomination, Equipment, Game, Machine, Skill, SpawnCard, Survivor
from game.content.shapes import build
from game.content.source import ContentError, Problem, Source

FILES = (
    "abominations.toml",
    "equipment.toml",
    "game.toml",
    "machines.toml",
    "skills.toml",
    "survivors.toml",
    "zombies.toml",
)

_Model = TypeVar("_Model", bound=BaseModel)


@cache
def load_game(game_id: str) -> GameContent:
    """Return the content of a shipped game; raises `ContentError` if there is no such game or it is faulty."""
    shelf = resources.files("game.content")
    shipped = sorted(entry.name for entry in shelf.iterdir() if (entry / "game.toml").is_file())
    if game_id not in shipped:
        unknown = Problem("game/content", 1, game_id, "there is no such game", f"use one of: {', '.join(shipped)}")
        raise ContentError([unknown])
    return read_game(shelf / game_id)


def read_game(folder: Traversable) -> GameContent:
    """Read and check the content files of one folder."""
    reader = _Reader(folder)
    game = reader.whole("game.toml", Game)
    equipment = reader.by_id("equipment.toml", Equipment)
    skills = reader.by_id("skills.toml", Skill)
    survivors = reader.by_id("survivors.toml", Survivor)
    abominations = reader.by_id("abominations.toml", Abomination)
    machines = reader.by_id("machines.toml", Machine)
    spawn_cards = reader.by_number("zombies.toml", SpawnCard)
    if game is None or reader.problems:
        raise ContentError(reader.problems)
    content = GameContent(
        game=game,
        equipment=equipment,
        skills=skills,
        survivors=survivors,
        spawn_cards=spawn_cards,
        abominations=abominations,
        machines=machines,
        fingerprint=_fingerprint(reader.sources),
    )
    if problems := problems_between(content, reader.sources):
        raise ContentError(problems)
    return content


def _fingerprint(sources: Mapping[str, Source]) -> str:
    data = {name: source.data for name, source in sources.items()}
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()


class _Reader:
    """Reads the files of a folder into models and gathers what is wrong with their shape."""

    def __init__(self, folder: Traversable) -> None:
        self.problems: list[Problem] = []
        self.sources: dict[str, Source] = {}
        for name in FILES:
            file = folder / name
            if not file.is_file():
                self.problems.append(Problem(name, 1, "", "the file is missing", f"add it to {folder.name}"))
                continue
            try:
                self.sources[name] = Source.parse(name, file.read_text(encoding="utf-8"))
            except ContentError as error:
                self.problems.extend(error.problems)
        if self.problems:
            raise ContentError(self.problems)

    def whole(self, file: str, model: type[_Model]) -> _Model | None:
        """Read a file that is one table."""
        built = build(self.sources[file], (), model, {})
        if isinstance(built, list):
            self.problems.extend(built)
            return None
        return built

    def by_id(self, file: str, model: type[_Model]) -> Mapping[str, _Model]:
        """Read a file of tables whose names are ids."""
        things: dict[str, _Model] = {}
        for key in self.sources[file].data:
            built = build(self.sources[file], (key,), model, {"id": key})
            if isinstance(built, list):
                self.problems.extend(built)
            else:
                things[key] = built
        return MappingProxyType(things)

    def by_number(self, file: str, model: type[_Model]) -> Mapping[int, _Model]:
        """Read a file whose only table, `cards`, holds tables whose names are numbers."""
        source = self.sources[file]
        cards = source.data.get("cards")
        strays = [key for key in source.data if key != "cards"]
        self.problems.extend(source.problem((key,), "is not a known key", "put cards below [cards]") for key in strays)
        if not isinstance(cards, dict):
            self.problems.append(source.problem(("cards",), "is missing", "add the table [cards]"))
            return MappingProxyType({})
        things: dict[int, _Model] = {}
        for key in cards:
            path = ("cards", key)
            if not key.isdecimal():
                self.problems.append(source.problem(path, "is not a card number", "name cards 1, 2, 3..."))
                continue
            built = build(source, path, model, {"number": int(key)})
            if isinstance(built, list):
                self.problems.extend(built)
            else:
                things[int(key)] = built
        return MappingProxyType(things)
