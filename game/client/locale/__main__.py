"""Keep the catalogues: `python -m game.client.locale` gathers all strings, merges them in and compiles.

With `--check` it changes nothing, names every string that is missing, unfinished or no longer used, and exits with 1.
Needs Babel, which players do not.
"""

from __future__ import annotations

import io
import re
import sys
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po, write_po

PACKAGE = Path(__file__).parents[2]
CATALOGUES = Path(__file__).parent
LANGUAGES = ("it",)
KEYWORDS = {
    "_": None,
    "counted": (1, 2),
    "Refused": None,
    "IllegalAnswer": None,
    "NoDisplay": None,
    "Unreadable": (2,),
    "BadParcel": None,
    "Diverged": None,
}
"""What marks a string: the interface's own words, and refusals from anywhere in the program."""
UNDATED = datetime(2026, 1, 1, tzinfo=UTC)
"""The history is kept elsewhere; a date that changes by itself would only make noise."""
BLANKS = re.compile(r"{(\w*)}")


def gathered() -> Catalog:
    """All strings that the sources say, with the files that say them."""
    catalogue = Catalog(fuzzy=False)
    for path in sorted(PACKAGE.rglob("*.py")):
        with path.open("rb") as file:
            for _, message, _, _ in extract("python", file, keywords=KEYWORDS):
                catalogue.add(message, locations=[(path.relative_to(PACKAGE.parent).as_posix(), 0)])
    return catalogue


def catalogue_path(language: str) -> Path:
    """The text file that translators edit; the compiled one lies beside it."""
    return CATALOGUES / language / "LC_MESSAGES" / "holdout.po"


def stored(language: str) -> Catalog:
    """The catalogue of a language as it lies on disk, empty if there is none yet."""
    path = catalogue_path(language)
    if not path.is_file():
        return Catalog(locale=language, fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def problems(language: str) -> list[str]:
    """What is wrong with a language, one line each."""
    wanted, known = gathered(), stored(language)
    found = [f"{language}: not in the catalogue: {message.id!r}" for message in wanted if _new(message, known)]
    for message in known:
        if message.id and message.id not in wanted:
            found.append(f"{language}: no longer used: {message.id!r}")
        elif message.id:
            found.extend(f"{language}: {fault}: {message.id!r}" for fault in _faults(message))
    if not found and not _compiled(known, language):
        found.append(f"{language}: the compiled catalogue is stale; run python -m game.client.locale")
    return found


def _new(message: Message, known: Catalog) -> bool:
    return bool(message.id) and message.id not in known


def _faults(message: Message) -> list[str]:
    said = [message.string] if isinstance(message.string, str) else list(message.string or ("",))
    if message.fuzzy or not all(said):
        return ["not translated"]
    meant = message.id if isinstance(message.id, str) else message.id[-1]
    if any(set(BLANKS.findall(text)) != set(BLANKS.findall(meant)) for text in said):
        return ["the blanks in braces differ"]
    return []


def _compiled(known: Catalog, language: str) -> bool:
    path = catalogue_path(language).with_suffix(".mo")
    if not path.is_file():
        return False
    with path.open("rb") as file:
        kept = read_mo(file)
    return _said(kept) == _said(known)


def _said(catalogue: Catalog) -> dict[str, str]:
    """What a catalogue says, plural forms too, in a form that compares."""
    return {repr(_flat(message.id)): repr(_flat(message.string)) for message in catalogue if message.id}


def _flat(text: str | list[str] | tuple[str, ...] | None) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text or ())


def update(language: str) -> None:
    """Merge new strings in, drop unused ones, compile."""
    known = stored(language)
    known.update(gathered(), no_fuzzy_matching=True)
    known.obsolete.clear()
    known.project, known.version = "Holdout", "1"
    known.last_translator = known.language_team = known.msgid_bugs_address = "Holdout"
    known.creation_date = known.revision_date = UNDATED
    known.header_comment = f"# Holdout's interface strings: {language}."
    path = catalogue_path(language)
    path.parent.mkdir(parents=True, exist_ok=True)
    text = io.BytesIO()
    write_po(text, known, width=110, sort_by_file=True, include_lineno=False, omit_header=False)
    path.write_bytes(text.getvalue())
    with path.with_suffix(".mo").open("wb") as file:
        write_mo(file, known)


def main(arguments: list[str]) -> int:
    """Update all catalogues, or check them."""
    if "--check" not in arguments:
        for language in LANGUAGES:
            update(language)
    found = [problem for language in LANGUAGES for problem in problems(language)]
    for problem in found:
        print(problem)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
