"""The envelope of everything Holdout keeps: one JSON document whose header stands in front and can be read alone.

    {"header":{...facts...,"body_bytes":N,"body_sha256":"...","seal":"..."},
    "body":{...}}

The seal tells whether the header is as it was written; length and hash tell the same of the body. A list reads the
first few kilobytes of each file and nothing else.
"""

from __future__ import annotations

import stat
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

from pydantic_core import from_json, to_json

from game.engine import Refused

SUFFIX = ".holdout"
HEADER_MOST = 8192
"""Bytes of the first line."""
LARGEST = 12 * 1024 * 1024
"""Bytes of a whole file, a mission carried inside included."""

_START = b'{"header":'
_SEAL = b',"seal":"'
_JOINT = b'},\n"body":'
_END = b"}\n"
_SEAL_LENGTH = 16

Trouble = Literal["missing", "torn", "foreign", "newer", "hostile"]


class Unreadable(Refused):
    """A file that cannot be used; `trouble` sorts the reasons for whoever shows them."""

    def __init__(self, trouble: Trouble, sentence: str, **facts: object) -> None:
        super().__init__(sentence, **facts)
        self.trouble: Trouble = trouble


@dataclass(frozen=True, slots=True)
class Envelope:
    """The facts of a header that was sealed, and where in the file the body lies."""

    facts: dict[str, Any]
    begin: int
    length: int
    sha256: str

    @property
    def size(self) -> int:
        """The length of the whole file."""
        return self.begin + self.length + len(_END)


def sealed(facts: dict[str, Any], body: bytes) -> bytes:
    """A whole document made of a header's facts and the JSON text of a body."""
    head = to_json({**facts, "body_bytes": len(body), "body_sha256": sha256(body).hexdigest()})
    line = _START + head[:-1] + _SEAL + _seal_of(head[:-1]) + b'"' + _JOINT
    assert len(line) <= HEADER_MOST, "a header has outgrown what lists read of it"
    return line + body + _END


def _seal_of(head: bytes) -> bytes:
    return sha256(head).hexdigest()[:_SEAL_LENGTH].encode()


def peek(path: Path) -> Envelope:
    """The header of a file, without its body; raises Unreadable, also if the file was cut short."""
    start, size = _read(path, HEADER_MOST)
    envelope = opened(start)
    if envelope.size != size:
        raise _torn()
    return envelope


def read(path: Path) -> tuple[Envelope, bytes]:
    """The header and the body of a file, both proven whole; raises Unreadable."""
    return unsealed(_read(path, LARGEST)[0])


def unsealed(data: bytes) -> tuple[Envelope, bytes]:
    """The header and the body of a document, both proven whole; raises Unreadable."""
    envelope = opened(data[:HEADER_MOST])
    body = data[envelope.begin : envelope.begin + envelope.length]
    if envelope.size != len(data) or sha256(body).hexdigest() != envelope.sha256 or not data.endswith(_END):
        raise _torn()
    return envelope, body


def opened(start: bytes) -> Envelope:
    """The header at the beginning of a document, proven as it was written."""
    if not start.startswith(_START + b"{"):
        raise Unreadable("foreign", "This is no file of Holdout.")
    joint = start.find(_JOINT)
    mark = start.rfind(_SEAL, 0, joint)
    if joint < 0 or mark < 0:
        raise _torn()
    head = start[len(_START) : mark]
    if start[mark + len(_SEAL) : joint] != _seal_of(head) + b'"':
        raise _torn()
    try:
        facts = from_json(head + b"}", allow_inf_nan=False)
    except ValueError:
        raise _torn() from None
    length, digest = facts.pop("body_bytes", None), facts.pop("body_sha256", None)
    if type(length) is not int or not 0 <= length <= LARGEST or not isinstance(digest, str):
        raise Unreadable("hostile", "The header of this file makes no sense.")
    return Envelope(facts, joint + len(_JOINT), length, digest)


def _read(path: Path, most: int) -> tuple[bytes, int]:
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise Unreadable("foreign", "This is no file of Holdout.")
        if status.st_size > LARGEST:
            raise Unreadable("hostile", "This file is far too large for a game of Holdout.")
        with path.open("rb") as file:
            return file.read(most), status.st_size
    except FileNotFoundError:
        raise Unreadable("missing", "There is no file called {file}.", file=path.name) from None
    except OSError as error:
        raise Unreadable("torn", "The file cannot be read: {reason}.", reason=error.strerror or error) from None


def _torn() -> Unreadable:
    return Unreadable("torn", "The file is damaged: it was cut short or changed after it was written.")
