"""Every text is there in both languages, and reads like a text."""

import re
from collections.abc import Iterator
from dataclasses import fields

import pytest
from pydantic import BaseModel

from game.content import Words, load_game

CONTENT = load_game("undead_or_alive")


def texts(thing: object, place: str) -> Iterator[tuple[str, Words]]:
    """Yield every text below a thing, with the path that leads to it."""
    if isinstance(thing, Words):
        yield place, thing
    elif isinstance(thing, BaseModel):
        for name in type(thing).model_fields:
            yield from texts(getattr(thing, name), f"{place}.{name}")
    elif hasattr(thing, "items"):
        for key, value in thing.items():
            yield from texts(value, f"{place}.{key}")


ALL = [pair for field in fields(CONTENT) for pair in texts(getattr(CONTENT, field.name), field.name)]


def test_there_are_texts_everywhere() -> None:
    places = {place.split(".")[0] for place, _ in ALL}
    assert places == {"game", "equipment", "skills", "survivors", "abominations", "machines"}
    assert len(ALL) > 300


@pytest.mark.parametrize(("place", "words"), ALL, ids=[place for place, _ in ALL])
def test_both_languages_are_written_well(place: str, words: Words) -> None:
    for text in (words.en, words.it):
        assert text.strip() == text != ""
        assert "  " not in text
        assert not re.search(r"\s[,.;:!?]", text)
    if place.endswith((".text", ".blurb", ".description")):
        assert words.en != words.it
        for text in (words.en, words.it):
            assert text[0].isupper() or text[0].isdigit() or text[0] == "{"
            assert text[-1] in ".!?"


@pytest.mark.parametrize(("place", "words"), ALL, ids=[place for place, _ in ALL])
def test_italian_accents_and_apostrophes(place: str, words: Words) -> None:
    """The usual slips: a missing accent, the wrong accent, an apostrophe for an accent."""
    slips = r"\b(?:perchè|finchè|poichè|nè|sè|pò|qual'è|un'altro|piu|puo|cosi|gia|citta|abilita)\b|\b[Ee]'(?=\s)"
    assert not re.findall(slips, words.it), place


def test_words_refuse_blank_edges() -> None:
    with pytest.raises(ValueError, match="en"):
        Words(en=" space", it="spazio")
