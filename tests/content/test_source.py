"""Every key of a TOML file is found at its line."""

import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from game.content.load import FILES
from game.content.source import ContentError, KeyPath, Source, spelled

TRICKY = '''# a comment with [brackets] and key = value
title = "one = two" # [not.a.table]
dotted.key.path = 1

[plain]
text = """
[looks.like.a.table]
fake = 1
"""
raw = \'\'\'
also_fake = "x"\'\'\'
list = [
    1,   # one
    [2, 3],
    { deep = { deeper = "}" }, next = 4 },
]

[plain."quoted key"]
'single' = "a \\" ] } b"

[[cards]]
name = "first"
[cards.inner]
value = 1

[[cards]]
name = "second"
[cards.inner]
value = 2
[[cards.parts]]
id = 7
[[cards.parts]]
id = 8
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 2),
        (("dotted",), 3),
        (("dotted", "key", "path"), 3),
        (("plain",), 5),
        (("plain", "text"), 6),
        (("plain", "raw"), 10),
        (("plain", "list"), 12),
        (("plain", "list", 0), 13),
        (("plain", "list", 1), 14),
        (("plain", "list", 1, 1), 14),
        (("plain", "list", 2, "deep", "deeper"), 15),
        (("plain", "list", 2, "next"), 15),
        (("plain", "quoted key"), 18),
        (("plain", "quoted key", "single"), 19),
        (("cards", 0), 21),
        (("cards", 0, "inner", "value"), 24),
        (("cards", 1), 26),
        (("cards", 1, "name"), 27),
        (("cards", 1, "inner", "value"), 29),
        (("cards", 1, "parts", 1, "id"), 33),
    ],
)
def test_tricky_places(path: KeyPath, line: int) -> None:
    assert Source.parse("tricky.toml", TRICKY).line_of(path) == line


def test_a_missing_key_is_placed_at_its_table() -> None:
    source = Source.parse("tricky.toml", TRICKY)
    assert source.line_of(("cards", 1, "inner", "absent")) == 28
    assert source.line_of(("absent",)) == 1


def test_windows_line_ends() -> None:
    source = Source.parse("tricky.toml", "a = 1\r\n\r\n[b]\r\nc = [\r\n 1,\r\n 2]\r\nd = 3\r\n")
    assert source.line_of(("b", "c", 1)) == 6
    assert source.line_of(("b", "d")) == 7


def every_path(value: Any, path: KeyPath = ()) -> Iterator[KeyPath]:
    """Yield the path of every key and list entry of a document."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, entry in value.items():
            yield from every_path(entry, (*path, key))
    elif isinstance(value, list):
        for index, entry in enumerate(value):
            yield from every_path(entry, (*path, index))


@pytest.mark.parametrize("name", FILES)
def test_every_key_of_the_shipped_files_is_written_at_its_line(name: str) -> None:
    text = (resources.files("game.content") / "undead_or_alive" / name).read_text(encoding="utf-8")
    source, lines = Source.parse(name, text), text.splitlines()
    paths = list(every_path(tomllib.loads(text)))
    assert len(paths) > 8
    for path in paths:
        names = [str(part) for part in path if isinstance(part, str)]
        assert names[-1] in lines[source.line_of(path) - 1], spelled(path)


def test_a_path_is_spelled_as_people_say_it() -> None:
    assert spelled(("colt_saa", "range", 1)) == "colt_saa.range[1]"


@pytest.mark.parametrize(
    ("text", "line"),
    [("a = 1\nb = \nc = 2\n", 2), ("a = 1\n\n[b]\n[b]\n", 4), ('a = 1\nb = """never closed\n', 3)],
)
def test_bad_syntax_tells_its_line(text: str, line: int) -> None:
    with pytest.raises(ContentError, match=rf"^bad\.toml line {line}: not valid TOML: .+; correct this line"):
        Source.parse("bad.toml", text)
