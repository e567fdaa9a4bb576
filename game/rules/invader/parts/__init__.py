"""The special rules that Invader missions may name."""

from __future__ import annotations

from game.rules.zombicide.mission import Part

PARTS: dict[str, type[Part]] = {}
