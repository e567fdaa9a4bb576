"""The little grammar that sentences need: counting, joining, articles and the prepositions that melt into them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

Language = Literal["en", "it"]

_NUMBERS: dict[Language, tuple[str, ...]] = {
    "en": ("no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "it": (
        "nessun",
        "un",
        "due",
        "tre",
        "quattro",
        "cinque",
        "sei",
        "sette",
        "otto",
        "nove",
        "dieci",
        "undici",
        "dodici",
    ),
}
_AND: dict[Language, str] = {"en": "and", "it": "e"}
_MELTED = {
    "a": {"il": "al", "lo": "allo", "la": "alla", "l'": "all'", "i": "ai", "gli": "agli", "le": "alle"},
    "da": {"il": "dal", "lo": "dallo", "la": "dalla", "l'": "dall'", "i": "dai", "gli": "dagli", "le": "dalle"},
    "di": {"il": "del", "lo": "dello", "la": "della", "l'": "dell'", "i": "dei", "gli": "degli", "le": "delle"},
    "in": {"il": "nel", "lo": "nello", "la": "nella", "l'": "nell'", "i": "nei", "gli": "negli", "le": "nelle"},
    "su": {"il": "sul", "lo": "sullo", "la": "sulla", "l'": "sull'", "i": "sui", "gli": "sugli", "le": "sulle"},
}


def joined(parts: Sequence[str], language: Language) -> str:
    """`a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {_AND[language]} {parts[-1]}"


def counted(count: int, one: str, many: str, language: Language) -> str:
    """`a walker`, `an abomination`, `three walkers`, `15 walkers`."""
    if count == 1:
        article = "an" if language == "en" and one[:1].lower() in "aeiou" else _NUMBERS[language][1]
        return f"{article} {one}"
    words = _NUMBERS[language]
    return f"{words[count] if count < len(words) else count} {many}"


def melted(preposition: str, phrase: str) -> str:
    """An Italian preposition before a noun with its article: `in` and `il saloon` make `nel saloon`."""
    if phrase.startswith("l'"):
        return _MELTED[preposition]["l'"] + phrase[2:]
    article, _, noun = phrase.partition(" ")
    contracted = _MELTED[preposition].get(article)
    return f"{contracted} {noun}" if contracted else f"{preposition} {phrase}"


def sentence(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]
