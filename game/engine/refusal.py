"""Refusals: answers with a reason that a player can read, and that cost nothing."""

from __future__ import annotations


class Refused(Exception):
    """Something that cannot be done now. `sentence` is a template and `facts` fill it, so that it can be translated."""

    def __init__(self, sentence: str, **facts: object) -> None:
        super().__init__(sentence.format(**facts) if facts else sentence)
        self.sentence = sentence
        self.facts = facts


class IllegalAnswer(Refused):
    """An answer that the open question does not admit; nothing has changed."""
