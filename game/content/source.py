"""TOML files that know where their keys are written.

`tomllib` says what a file holds but not where. A `Source` keeps both: the data, and on demand the line of any key, so
that a mistake in a content file can be shown to its author. The line index is built only when something is wrong.
"""

import re
import tomllib
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

KeyPath = tuple[str | int, ...]

_SPACE = re.compile(r"[ \t]*")
_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_BARE_VALUE = re.compile(r"[^,\]}\n#]*")
_STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}'
    r"|'''.*?'{3,5}"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'",
    re.DOTALL,
)
_SYNTAX_PLACE = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)$")


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake in a content file: where it is, what is wrong and what to do."""

    file: str
    line: int
    key: str
    what: str
    remedy: str

    def __str__(self) -> str:
        key = f", {self.key}" if self.key else ""
        return f"{self.file} line {self.line}{key}: {self.what}; {self.remedy}"


class ContentError(ValueError):
    """Content that cannot be used, with every problem found, one to a line."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


@dataclass(frozen=True)
class Source:
    """The text of one TOML file, its data and the lines of its keys."""

    name: str
    text: str
    data: dict[str, Any]

    @classmethod
    def parse(cls, name: str, text: str) -> "Source":
        """Read TOML, or raise `ContentError` with the line of the syntax error."""
        try:
            return cls(name, text, tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            message = str(error)
            place = _SYNTAX_PLACE.search(message)
            line = int(place[1]) if place and place[1] else text.count("\n") + 1
            what = f"not valid TOML: {_SYNTAX_PLACE.sub('', message)}"
            raise ContentError([Problem(name, line, "", what, "correct this line, or the one before it")]) from error
        except (ValueError, RecursionError) as error:
            what = "it holds a number or a nesting beyond reason"
            raise ContentError([Problem(name, 1, "", what, "write what a person would write")]) from error

    @cached_property
    def _lines(self) -> dict[KeyPath, int]:
        return _LineScanner(self.text).scan()

    def line_of(self, path: KeyPath) -> int:
        """Return the line where a key is written, or that of the nearest table around it."""
        for length in range(len(path), 0, -1):
            if line := self._lines.get(path[:length]):
                return line
        return 1

    def problem(self, path: KeyPath, what: str, remedy: str) -> Problem:
        """Describe a mistake at a key of this file."""
        return Problem(self.name, self.line_of(path), spelled(path), what, remedy)


def spelled(path: KeyPath) -> str:
    """Write a key path the way people say it: `colt_saa.range[1]`."""
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).removeprefix(".")


class _LineScanner:
    """Walks through valid TOML and notes the line of every table, key and array element."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line_starts = [0] + [match.end() for match in re.finditer("\n", text)]
        self.lines: dict[KeyPath, int] = {}
        self.array_lengths: dict[KeyPath, int] = {}

    def scan(self) -> dict[KeyPath, int]:
        table: KeyPath = ()
        self._skip(_BLANK)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self._header()
            else:
                self._pair(table)
            self._skip(_BLANK)
        return self.lines

    def _skip(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.at)
        assert match, f"the scanner met invalid TOML at character {self.at}"
        self.at = match.end()
        return match[0]

    def _note(self, path: KeyPath, at: int) -> None:
        line = bisect_right(self.line_starts, at)
        for length in range(1, len(path) + 1):
            self.lines.setdefault(path[:length], line)

    def _header(self) -> KeyPath:
        brackets = 2 if self.text.startswith("[[", self.at) else 1
        start = self.at
        self.at += brackets
        parts = self._key()
        self.at += brackets
        path: KeyPath = ()
        for part in parts[:-1]:
            path = self._into_last_element((*path, part))
        path = (*path, parts[-1])
        if brackets == 2:
            index = self.array_lengths.get(path, 0)
            self.array_lengths[path] = index + 1
            path = (*path, index)
        self._note(path, start)
        return path

    def _into_last_element(self, path: KeyPath) -> KeyPath:
        length = self.array_lengths.get(path)
        return path if length is None else (*path, length - 1)

    def _key(self) -> list[str]:
        parts = []
        while True:
            self._skip(_SPACE)
            if self.text[self.at] in "\"'":
                parts.append(str(tomllib.loads(f"key = {self._skip(_STRING)}")["key"]))
            else:
                parts.append(self._skip(_BARE_KEY))
            self._skip(_SPACE)
            if self.text[self.at] != ".":
                return parts
            self.at += 1

    def _pair(self, table: KeyPath) -> None:
        start = self.at
        path = (*table, *self._key())
        self._note(path, start)
        self.at += 1
        self._skip(_SPACE)
        self._value(path)

    def _value(self, path: KeyPath) -> None:
        opening = self.text[self.at]
        if opening in "\"'":
            self._skip(_STRING)
        elif opening == "[":
            self._array(path)
        elif opening == "{":
            self._inline_table(path)
        else:
            self._skip(_BARE_VALUE)

    def _array(self, path: KeyPath) -> None:
        self.at += 1
        index = 0
        self._skip(_BLANK)
        while self.text[self.at] != "]":
            self._note((*path, index), self.at)
            self._value((*path, index))
            index += 1
            self._skip_comma()
        self.at += 1

    def _inline_table(self, path: KeyPath) -> None:
        self.at += 1
        self._skip(_BLANK)
        while self.text[self.at] != "}":
            self._pair(path)
            self._skip_comma()
        self.at += 1

    def _skip_comma(self) -> None:
        self._skip(_BLANK)
        if self.text[self.at] == ",":
            self.at += 1
            self._skip(_BLANK)
