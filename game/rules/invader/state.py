"""The state that only Invader has: doors, mold and noise tokens."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.rules.zombicide.game import Game
from game.rules.zombicide.state import ZombicideState, ZoneId

NEUTRAL = "neutral"
"""The colour of doors that come from the stock and go back to it."""


@dataclass(slots=True)
class Door:
    """A door token on an opening: shut, or smashed for good."""

    opening: str
    colour: str
    smashed: bool = False

    def copy(self) -> Door:
        """An independent copy."""
        return Door(self.opening, self.colour, self.smashed)


@dataclass(slots=True, kw_only=True)
class InvaderState(ZombicideState):
    """Doors by opening, mold by zone (whether it is active), noise tokens by zone, the token where spawning begins."""

    doors: dict[str, Door] = field(default_factory=dict)
    mold: dict[ZoneId, bool] = field(default_factory=dict)
    noise: dict[ZoneId, int] = field(default_factory=dict)
    first_spawn: str = ""

    def copied_fields(self) -> dict[str, Any]:
        """All fields, copied."""
        return ZombicideState.copied_fields(self) | {
            "doors": {opening: door.copy() for opening, door in self.doors.items()},
            "mold": self.mold.copy(),
            "noise": self.noise.copy(),
            "first_spawn": self.first_spawn,
        }


def invader(game: Game) -> InvaderState:
    """The state as this edition knows it."""
    assert isinstance(game.state, InvaderState)
    return game.state
