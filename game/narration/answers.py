"""What an answer of the log is called, for the names of undo and redo."""

from __future__ import annotations

from game.engine import Step
from game.narration.grammar import sentence
from game.narration.voice import Voice, tables

GENERIC = "act"


def answer_name(voice: Voice, step: Step) -> str:
    """A few words for one answer: `Move to the saloon`."""
    key = step.answer if isinstance(step.answer, list) else []
    words = tables(voice.rules.name)["answers"]
    verb = str(key[0]) if key and step.kind == "act" else step.kind
    if verb not in words:
        verb = step.kind if step.kind in words else GENERIC
    zones = [str(part) for part in key if part in voice.rules.board(voice.state).zones]
    people = [str(part) for part in key if part in voice.rules.edition.content.survivors]
    place = voice.place(zones[-1] if zones else "")
    return sentence(voice.words("answers", verb).format(place=place, who=voice.who(people)))
