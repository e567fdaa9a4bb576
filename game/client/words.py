"""The language on the screen: interface strings pass gettext with English as the key; content brings its own words.

The language can change while the program runs, so nobody keeps a translated string longer than a screen lives.
"""

from __future__ import annotations

import gettext
import locale
import os
from pathlib import Path
from typing import Literal, Protocol

from game.engine import Refused

Language = Literal["en", "it"]
LANGUAGES: dict[Language, str] = {"en": "English", "it": "Italiano"}
CATALOGUES = Path(__file__).parent / "locale"


class Words(Protocol):
    """A text that carries all its languages."""

    def say(self, language: Language) -> str:
        """Return the text in one language."""
        ...


class _Tongue:
    """The language spoken at the moment."""

    def __init__(self) -> None:
        self.language: Language = "en"
        self.catalogue: gettext.NullTranslations = gettext.NullTranslations()


_tongue = _Tongue()


def speak(language: Language) -> None:
    """Change the language of everything that is said from now on."""
    _tongue.language = language
    _tongue.catalogue = (
        gettext.NullTranslations() if language == "en" else gettext.translation("holdout", CATALOGUES, [language])
    )


def language() -> Language:
    """The language spoken at the moment."""
    return _tongue.language


def _(text: str) -> str:
    """The text in the language spoken."""
    return _tongue.catalogue.gettext(text)


def counted(one: str, many: str, count: int, **facts: object) -> str:
    """The right plural form, with `{count}` and other blanks filled in."""
    return _tongue.catalogue.ngettext(one, many, count).format(count=count, **facts)


def localised(words: Words) -> str:
    """A content text in the language spoken."""
    return words.say(_tongue.language)


def explained(refusal: Refused) -> str:
    """A refusal's sentence in the language spoken."""
    template = _(refusal.sentence)
    return template.format(**refusal.facts) if refusal.facts else template


def desktop_language() -> Language:
    """The language of the desktop if it is one of ours, else English."""
    wishes = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    wish = next((text for text in wishes if text), None) or locale.getlocale()[0] or "en"
    return "it" if wish.lower().startswith(("it", "italian")) else "en"
