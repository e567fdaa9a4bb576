"""The state that only Undead or Alive has: the noise token and the Vade Retro tokens."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.rules.zombicide.game import Game
from game.rules.zombicide.state import OFF_BOARD, ZombicideState, ZoneId

BANG, BOOM = "bang", "boom"


@dataclass(slots=True, kw_only=True)
class UndeadState(ZombicideState):
    """The one noise token, with its zone and its upper side, and the zones with Vade Retro tokens."""

    noise_zone: ZoneId = OFF_BOARD
    noise_side: str = BANG
    vade_retro: list[ZoneId] = field(default_factory=list)

    def rename_zones(self, names: dict[ZoneId, ZoneId]) -> None:
        """Tokens stay where they lie, too."""
        ZombicideState.rename_zones(self, names)
        self.noise_zone = names.get(self.noise_zone, self.noise_zone)
        self.vade_retro = [names.get(zone, zone) for zone in self.vade_retro]

    def copied_fields(self) -> dict[str, Any]:
        """All fields, copied."""
        return ZombicideState.copied_fields(self) | {
            "noise_zone": self.noise_zone,
            "noise_side": self.noise_side,
            "vade_retro": self.vade_retro.copy(),
        }


def undead(game: Game) -> UndeadState:
    """The state as this edition knows it."""
    assert isinstance(game.state, UndeadState)
    return game.state
