"""What can happen in Invader only."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine import Event
from game.rules.invader.state import Door, InvaderState
from game.rules.zombicide.state import ZoneId


@dataclass(frozen=True, slots=True)
class DoorClosed(Event):
    """A door was shut: a token lies on an opening."""

    opening: str
    colour: str

    def apply(self, state: InvaderState) -> None:
        """Lay it down."""
        state.doors[self.opening] = Door(self.opening, self.colour)


@dataclass(frozen=True, slots=True)
class DoorRemoved(Event):
    """A door token was taken from an opening; `cause` is "opened" or "mold"."""

    opening: str
    cause: str

    def apply(self, state: InvaderState) -> None:
        """Take it away."""
        del state.doors[self.opening]


@dataclass(frozen=True, slots=True)
class DoorSmashed(Event):
    """Xenos smashed a door; it can never be shut again."""

    opening: str
    zone: ZoneId

    def apply(self, state: InvaderState) -> None:
        """Turn the token."""
        state.doors[self.opening].smashed = True


@dataclass(frozen=True, slots=True)
class MoldChanged(Event):
    """Mold grew in a zone, woke up or withered."""

    zone: ZoneId
    active: bool

    def apply(self, state: InvaderState) -> None:
        """Lay the token down or turn it."""
        state.mold[self.zone] = self.active


@dataclass(frozen=True, slots=True)
class MoldRemoved(Event):
    """The mold of a zone is gone for good."""

    zone: ZoneId

    def apply(self, state: InvaderState) -> None:
        """Take the token away."""
        del state.mold[self.zone]


@dataclass(frozen=True, slots=True)
class NoiseMade(Event):
    """Noise tokens were put into a zone."""

    zone: ZoneId
    count: int = 1

    def apply(self, state: InvaderState) -> None:
        """Lay them down."""
        state.noise[self.zone] = state.noise.get(self.zone, 0) + self.count


@dataclass(frozen=True, slots=True)
class NoiseFaded(Event):
    """All noise tokens were taken away."""

    def apply(self, state: InvaderState) -> None:
        """Clear them."""
        state.noise.clear()


@dataclass(frozen=True, slots=True)
class SpawningBegins(Event):
    """The players chose the token with which every spawn step begins."""

    token: str

    def apply(self, state: InvaderState) -> None:
        """Note it."""
        state.first_spawn = self.token
