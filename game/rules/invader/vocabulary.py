"""The names that boards and mission files of this edition use; a misspelt one is refused where it is written."""

from __future__ import annotations

from typing import Literal

Colour = Literal["red", "blue", "green", "violet", "white"]
SpawnColour = Literal["green", "violet"]
"""Spawn tokens that sleep until a mission wakes them."""
MachineName = Literal["bot", "sentry"]
EnemyName = Literal["worker", "hunter", "tank", "abomination"]

MACHINES: dict[str, str] = {"bot": "peacekeeper_bot", "sentry": "falchion_sentry_gun"}
"""Which machine of the box each name on a board stands for."""
