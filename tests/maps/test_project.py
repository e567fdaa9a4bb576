"""The Tiled project and the object templates offer exactly what the map format knows."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from game.tiled.formats import UNDEAD_OR_ALIVE
from tests.maps.shipped import GAME, MAPS

TEMPLATES = sorted((GAME / "templates").glob("*.tx"))


def property_types(kind: str) -> dict[str, Any]:
    """The project's classes or enums by name."""
    project = json.loads((MAPS / "holdout.tiled-project").read_text())
    return {entry["name"]: entry for entry in project["propertyTypes"] if entry["type"] == kind}


def test_the_project_offers_every_class() -> None:
    form = UNDEAD_OR_ALIVE
    known = {*form.vocabulary.zones, *form.vocabulary.openings, *form.spots, *form.tokens}
    assert property_types("class").keys() == known


@pytest.mark.parametrize("token", UNDEAD_OR_ALIVE.tokens)
def test_token_classes_have_their_properties(token: str) -> None:
    enums = property_types("enum")
    members = {member["name"]: member for member in property_types("class")[token]["members"]}
    fields = {field.name: field for field in UNDEAD_OR_ALIVE.tokens[token]}
    assert members.keys() == fields.keys()
    for name, field in fields.items():
        member = members[name]
        assert member["type"] == {str: "string", bool: "bool", int: "int"}[field.type]
        if field.values:
            assert tuple(enums[member["propertyType"]]["values"]) == field.values


@pytest.mark.parametrize("kind", UNDEAD_OR_ALIVE.vocabulary.zones)
def test_walled_zones_offer_the_styles_of_walls(kind: str) -> None:
    members = property_types("class")[kind]["members"]
    walled = UNDEAD_OR_ALIVE.vocabulary.zones[kind].walled
    assert [member["name"] for member in members] == (["wall"] if walled else [])
    assert tuple(property_types("enum")["Wall"]["values"]) == UNDEAD_OR_ALIVE.walls


def test_there_is_a_template_for_every_token() -> None:
    classes = {ElementTree.parse(path).getroot()[0].get("type") for path in TEMPLATES}
    assert classes == set(UNDEAD_OR_ALIVE.tokens)


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.stem)
def test_templates_carry_known_properties(path: Path) -> None:
    token = ElementTree.parse(path).getroot()[0]
    assert token.find("point") is not None
    fields = {field.name: field for field in UNDEAD_OR_ALIVE.tokens[token.get("type", "")]}
    found = {entry.get("name", ""): entry.get("value") for entry in token.iter("property")}
    assert found.keys() == fields.keys()
    for name, value in found.items():
        if fields[name].values:
            assert value in fields[name].values
