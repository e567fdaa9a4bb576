"""A moment of the show, as clips are made of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.client.play.effects import Effect
from game.client.play.stage import Throw


@dataclass(slots=True)
class Clip:
    """A moment of the show; without seconds it is over at once."""

    seconds: float = 0.0
    effects: list[Effect] = field(default_factory=list)
    focus: str = ""
    """The zone that the camera brings into view."""
    sound: str = ""
    fold_first: bool = True
    """Whether the board changes at the beginning; otherwise at the end."""
    via: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The zones that figures walk through."""
    throw: Throw | None = None
    """Dice that are thrown or marked."""
    rolls: bool = False
    captioned: bool = False
    """Whether the sentence of the event is shown as a caption and counts as a step."""
