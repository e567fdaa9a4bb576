"""Old formats, step by step: each step takes a header and a body of its format to the next one.

A step is proven by the golden save of the format it begins with (see saves/golden).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pydantic_core import to_json

Facts = dict[str, Any]


class Step:
    """How a file of one format becomes one of the next; what is not named stays as it is."""

    def __init__(
        self, header: Callable[[Facts], Facts] | None = None, body: Callable[[Facts], Facts] | None = None
    ) -> None:
        self._header = header
        self._body = body

    def header(self, facts: Facts) -> Facts:
        """The header in the next format."""
        facts = self._header(facts) if self._header else facts
        return {**facts, "format": facts["format"] + 1}

    def body(self, facts: Facts) -> Facts:
        """The body in the next format."""
        return self._body(facts) if self._body else facts


STEPS: dict[int, Step] = {1: Step()}
"""By the format that a step begins with.

Format 2 knows cards laid under weapons, hidden survivors, machines that have acted and parts of spawn decks; a file
that does not speak of them has none.
"""


def migrated_header(facts: Facts, steps: Mapping[int, Step] = STEPS) -> bytes:
    """The header in the format of today, as JSON."""
    while facts["format"] in steps:
        facts = steps[facts["format"]].header(facts)
    return to_json(facts)


def migrated_body(body: Facts, version: int, steps: Mapping[int, Step] = STEPS) -> Facts:
    """The body of a file of some format in the format of today."""
    while version in steps:
        body = steps[version].body(body)
        version += 1
    return body
