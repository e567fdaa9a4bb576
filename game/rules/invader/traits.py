"""What traits of equipment do in Invader."""

from __future__ import annotations

from game.rules.zombicide.effects import Effect

TRAITS: dict[str, Effect] = {}
