"""What happened, as the narrator tells it, for the log and the captions: each sentence with the zone it happened in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.client.play.view import TableView
from game.client.words import LANGUAGES, Language, language
from game.engine import Event


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of the log in all languages; `at` is the number of events shown before it."""

    sentences: Mapping[Language, str]
    zone: str
    at: int

    @property
    def text(self) -> str:
        """The sentence in the language spoken."""
        return self.sentences[language()]


def sentence(event: Event, view: TableView) -> str:
    """What happened, in the language spoken; empty for what is not worth a word. Ask before folding the event."""
    return view.narrator.tell(event, view.state, language()) or ""


def line_of(event: Event, view: TableView, at: int) -> Line | None:
    """The event as a line of the log, if it is worth one. Ask before folding the event."""
    told = {each: view.narrator.tell(event, view.state, each) for each in LANGUAGES}
    sentences = {each: text for each, text in told.items() if text}
    return Line(sentences, zone_of(event, view), at) if len(sentences) == len(LANGUAGES) else None


def zone_of(event: Event, view: TableView) -> str:
    """Where it happened, if anywhere in particular. Ask before folding the event."""
    path: tuple[str, ...] = getattr(event, "path", ())
    zone: str = path[-1] if path else getattr(event, "zone", "")
    if not zone:
        name = getattr(event, "survivor", "")
        survivor = view.state.survivors.get(name) if isinstance(name, str) else None
        zone = survivor.zone if survivor is not None else ""
    return zone if zone in view.board.zones else ""
