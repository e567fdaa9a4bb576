"""Words: every string in every language, catalogues up to date, plurals, and content's own text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.client import words
from game.client.help import chapters, found
from game.client.locale import __main__ as catalogues
from game.client.words import LANGUAGES
from game.content.words import Words
from game.engine import Refused


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    words.speak("en")


def test_every_string_is_translated_and_the_catalogues_are_fresh() -> None:
    problems = [problem for language in catalogues.LANGUAGES for problem in catalogues.problems(language)]
    assert not problems, "run python -m game.client.locale and translate:\n" + "\n".join(problems)


def test_the_check_finds_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    more = catalogues.gathered()
    more.add("A brand new string")
    monkeypatch.setattr(catalogues, "gathered", lambda: more)
    assert "it: not in the catalogue: 'A brand new string'" in catalogues.problems("it")


def test_the_language_changes_at_once() -> None:
    assert words._("Settings") == "Settings"
    words.speak("it")
    assert words._("Settings") == "Impostazioni"
    assert words.language() == "it"


def test_content_brings_its_own_words() -> None:
    name = Words(en="Knife", it="Coltello")
    assert words.localised(name) == "Knife"
    words.speak("it")
    assert words.localised(name) == "Coltello"


def test_plurals_and_blanks() -> None:
    assert words.counted("{count} zombie", "{count} zombies", 1) == "1 zombie"
    assert words.counted("{count} zombie", "{count} zombies", 3) == "3 zombies"


def test_a_refusal_is_told_in_the_language_spoken() -> None:
    words.speak("it")
    refusal = Refused("Holdout needs a display and could not open one: {reason}.", reason="rotto")
    assert words.explained(refusal) == "Holdout ha bisogno di uno schermo e non è riuscito ad aprirne uno: rotto."


@pytest.mark.parametrize(("desktop", "expected"), [("it_IT.UTF-8", "it"), ("de_DE.UTF-8", "en"), ("C", "en")])
def test_the_first_language_is_the_desktops(desktop: str, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", desktop)
    assert words.desktop_language() == expected


def test_the_help_says_the_same_in_every_language() -> None:
    english = chapters("undead_or_alive", "en")
    for language in LANGUAGES:
        told = chapters("undead_or_alive", language)
        assert [chapter.id for chapter in told] == [chapter.id for chapter in english]
        for chapter, model in zip(told, english, strict=True):
            kinds = [part.kind for part in chapter.parts]
            assert kinds == [part.kind for part in model.parts], f"{language}: {chapter.id}"
            assert all(part.text.strip() for part in chapter.parts)


@pytest.mark.parametrize(
    ("language", "wish", "first"),
    [
        ("en", "friendly", "friendly"),
        ("en", "HOLY wat", "piles"),
        ("en", "abominat", "abomination"),
        ("it", "priorita", "priority"),
        ("it", "l'abominio", "abomination"),
    ],
)
def test_the_search_finds_the_chapter_first(language: str, wish: str, first: str) -> None:
    assert found(chapters("undead_or_alive", language), wish)[0].id == first


def test_the_search_admits_defeat() -> None:
    assert found(chapters("undead_or_alive", "en"), "spaceship") == ()
    assert found(chapters("undead_or_alive", "en"), "") == chapters("undead_or_alive", "en")
