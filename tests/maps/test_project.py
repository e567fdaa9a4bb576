"""The Tiled project and the object templates offer exactly what the map formats know; games share classes by name."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from game.tiled.formats import FORMATS, Field, MapFormat
from tests.maps.shipped import MAPS

FORMS = tuple(FORMATS.values())
TOKENS = sorted({token for form in FORMS for token in form.tokens})
KINDS = sorted({kind for form in FORMS for kind in form.vocabulary.zones})
TEMPLATES = [(form, path) for form in FORMS for path in sorted((MAPS / form.game / "templates").glob("*.tx"))]
EVERY_FORM = pytest.mark.parametrize("form", FORMS, ids=lambda form: form.game)


def property_types(kind: str) -> dict[str, Any]:
    """The project's classes or enums by name."""
    project = json.loads((MAPS / "holdout.tiled-project").read_text())
    return {entry["name"]: entry for entry in project["propertyTypes"] if entry["type"] == kind}


def fields_of(token: str) -> list[Field]:
    """The properties that any game gives a token."""
    return [field for form in FORMS for field in form.tokens.get(token, ())]


def test_the_project_offers_every_class() -> None:
    known: set[str] = set()
    for form in FORMS:
        known |= {*form.vocabulary.zones, *form.vocabulary.openings, *form.spots, *form.tokens}
    assert property_types("class").keys() == known


def test_every_class_and_enum_has_its_own_number() -> None:
    numbers = [entry["id"] for kind in ("class", "enum") for entry in property_types(kind).values()]
    assert len(numbers) == len(set(numbers))


@pytest.mark.parametrize("token", TOKENS)
def test_token_classes_have_their_properties(token: str) -> None:
    enums = property_types("enum")
    members = {member["name"]: member for member in property_types("class")[token]["members"]}
    assert members.keys() == {field.name for field in fields_of(token)}
    for field in fields_of(token):
        member = members[field.name]
        assert member["type"] == {str: "string", bool: "bool", int: "int"}[field.type]
        if field.values:
            assert set(field.values) <= set(enums[member["propertyType"]]["values"])


@pytest.mark.parametrize("enum", property_types("enum"))
def test_enums_offer_nothing_unknown(enum: str) -> None:
    words = {word for token in TOKENS for field in fields_of(token) for word in field.values}
    words |= {wall for form in FORMS for wall in form.walls}
    assert set(property_types("enum")[enum]["values"]) <= words


@pytest.mark.parametrize("kind", KINDS)
def test_walled_zones_offer_the_styles_of_walls(kind: str) -> None:
    members = property_types("class")[kind]["members"]
    walled = any(form.vocabulary.zones[kind].walled for form in FORMS if kind in form.vocabulary.zones)
    assert [member["name"] for member in members] == (["wall"] if walled else [])
    assert set(property_types("enum")["Wall"]["values"]) == {wall for form in FORMS for wall in form.walls}


@EVERY_FORM
def test_there_is_a_template_for_every_token(form: MapFormat) -> None:
    classes = {ElementTree.parse(path).getroot()[0].get("type") for game, path in TEMPLATES if game is form}
    assert classes == set(form.tokens)


@pytest.mark.parametrize(("form", "path"), TEMPLATES, ids=lambda value: getattr(value, "stem", None))
def test_templates_carry_known_properties(form: MapFormat, path: Path) -> None:
    token = ElementTree.parse(path).getroot()[0]
    assert token.find("point") is not None
    fields = {field.name: field for field in form.tokens[token.get("type", "")]}
    found = {entry.get("name", ""): entry.get("value") for entry in token.iter("property")}
    assert found.keys() == fields.keys()
    for name, value in found.items():
        if fields[name].values:
            assert value in fields[name].values
