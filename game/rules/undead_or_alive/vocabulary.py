"""The names that boards and mission files of this edition use; a misspelt one is refused where it is written."""

from __future__ import annotations

from typing import Literal

Colour = Literal["red", "blue", "green"]
MachineName = Literal["wagon", "gatling"]
RoleName = Literal["brawler", "faithful", "gunslinger", "townsfolk"]
LooseSpawn = Literal["mobile", "abomination"]
"""Spawn tokens that can be moved to the starting spawn zone."""
