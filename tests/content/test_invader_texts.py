"""Every text of Invader is there in both languages, reads like a text and speaks of Xenos."""

import re
from dataclasses import fields

import pytest

from game.content import Words, load_game
from tests.content.test_texts import test_both_languages_are_written_well as written_well
from tests.content.test_texts import test_italian_accents_and_apostrophes as spelled_well
from tests.content.test_texts import texts

CONTENT = load_game("invader")
ALL = [pair for field in fields(CONTENT) for pair in texts(getattr(CONTENT, field.name), field.name)]


def test_there_are_texts_everywhere() -> None:
    assert {place.split(".")[0] for place, _ in ALL} == {"game", "equipment", "skills", "survivors", "machines"}
    assert len(ALL) > 250


@pytest.mark.parametrize(("place", "words"), ALL, ids=[place for place, _ in ALL])
def test_written_and_spelled_well(place: str, words: Words) -> None:
    written_well(place, words)
    spelled_well(place, words)


@pytest.mark.parametrize(("place", "words"), ALL, ids=[place for place, _ in ALL])
def test_no_word_of_the_west(place: str, words: Words) -> None:
    """Texts that both editions need were written anew: nobody here meets zombies or adrenaline."""
    if place != "game.name":
        assert not re.search(r"zombie|adrenalin|dynamite|dinamite|ferit|wound", f"{words.en} {words.it}", re.IGNORECASE)


@pytest.mark.parametrize(("place", "words"), ALL, ids=[place for place, _ in ALL])
def test_the_italian_plural_is_xeno(place: str, words: Words) -> None:
    assert "Xenos" not in words.it
