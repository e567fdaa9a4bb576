"""All skills of Invader (pp. 52-55)."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.zombicide.effects import Effect

SKILLS: dict[str, Callable[[str], Effect]] = {}
ROLES: dict[str, tuple[Effect, ...]] = {}
