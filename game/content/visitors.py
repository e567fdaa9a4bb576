"""Survivors of one game as guests of another: who may come, and what becomes of their sheets.

The rule, which is ours, for no rulebook speaks of it:

- A guest is called by the game and the survivor: `undead_or_alive.meg`. The name and the description stay.
- The class is the one of the host game that `visitors.toml` gives; health, slots and the abilities of the class are
  those of that class.
- A skill stays if the host game knows it, with what it is about. Otherwise it becomes what `visitors.toml` says. If
  that says nothing, or the skill serves another class only, the first of the general skills listed there stands in
  that is not on the guest's sheet at that level yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType

from pydantic import Field

from game.content.catalogue import GameContent, SkillReference
from game.content.load import load_game
from game.content.models import Id, Part, Reference, Survivor, SurvivorSkills, Table
from game.content.shapes import build
from game.content.source import ContentError, Source

FILE = "visitors.toml"
BETWEEN = "."


class Customs(Part):
    """What becomes of the survivors of one game in another."""

    roles: Table[Id]
    skills: Table[Reference] = Field(default_factory=lambda: MappingProxyType({}))
    instead: tuple[Reference, ...] = Field(min_length=1)


@cache
def customs(host: str) -> Mapping[str, Customs]:
    """How a game receives guests, by the game that they come from; raises ContentError."""
    source = Source.parse(FILE, (resources.files("game.content") / FILE).read_text(encoding="utf-8"))
    found: dict[str, Customs] = {}
    for guest in source.data.get(host, {}):
        built = build(source, (host, guest), Customs, {})
        if isinstance(built, list):
            raise ContentError(built)
        found[guest] = built
    return found


def visitors(host: GameContent, names: Iterable[str]) -> dict[str, Survivor]:
    """The sheets of those among the names who are guests that a game can receive."""
    found: dict[str, Survivor] = {}
    for name in names:
        game, between, survivor = name.partition(BETWEEN)
        if between and game in customs(host.game.id) and survivor in load_game(game).survivors:
            found[name] = translated(host, game, survivor)
    return found


def possible_visitors(host: GameContent) -> tuple[str, ...]:
    """Everybody who could come from other games."""
    return tuple(
        f"{game}{BETWEEN}{survivor}" for game in customs(host.game.id) for survivor in load_game(game).survivors
    )


def translated(host: GameContent, game: str, survivor: str) -> Survivor:
    """The sheet of a survivor of another game as it reads in this one."""
    sheet = load_game(game).survivors[survivor]
    ways = customs(host.game.id)[game]
    role = ways.roles[sheet.role]
    return sheet.model_copy(
        update={
            "id": f"{game}{BETWEEN}{survivor}",
            "role": role,
            "health": None,
            "skills": SurvivorSkills(
                blue=_skills(host, ways, role, sheet.skills.blue),
                yellow=_skills(host, ways, role, sheet.skills.yellow),
                orange=_skills(host, ways, role, sheet.skills.orange),
                red=_skills(host, ways, role, sheet.skills.red),
            ),
            "source": "house",
            "printed": (),
        }
    )


def _skills(host: GameContent, ways: Customs, role: str, listed: tuple[str, ...]) -> tuple[str, ...]:
    """The skills of one level, none of them twice."""
    found: list[str] = []
    for reference in listed:
        choices = (reference, ways.skills.get(reference), ways.skills.get(SkillReference.parse(reference).id))
        found.append(
            next(
                choice
                for choice in (*choices, *ways.instead)
                if choice and choice not in found and _serves(host, role, choice)
            )
        )
    return tuple(found)


def _serves(host: GameContent, role: str, reference: str) -> bool:
    """Whether a game knows a skill, with what it is about, and the class can use it."""
    parsed = SkillReference.parse(reference)
    skill = host.skills.get(parsed.id)
    if skill is None or (skill.needs and skill.needs != role) or bool(skill.parameter) != bool(parsed.parameter):
        return False
    if parsed.parameter is None:
        return True
    if "skill" in skill.parameter:
        return _serves(host, role, parsed.parameter)
    if "number" in skill.parameter:
        return parsed.parameter.isdecimal()
    if skill.parameter == ("role",) and parsed.parameter == role:
        return False
    return any(parsed.parameter in host.choices(sort) for sort in skill.parameter)
