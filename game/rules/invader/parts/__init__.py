"""The named special rules that missions of Invader are made of; custom missions use the same (pp. 38-51)."""

from __future__ import annotations

from game.rules.invader.parts.objectives import (
    HelplessObjective,
    ObjectiveReward,
    RemoteControls,
    Stash,
    WaitingObjective,
)
from game.rules.invader.parts.oxygen import StartingOxygen
from game.rules.invader.parts.people import Escorted
from game.rules.invader.parts.samples import Samples, TakeSample
from game.rules.invader.parts.spawns import BurntSpawns, OpenDoors, WakingSpawns
from game.rules.invader.parts.station import Evacuation, ScatteredStart, SealedExit, Unseal
from game.rules.zombicide.mission import Part
from game.rules.zombicide.parts.leaving import Exit

__all__ = ["PARTS", "TakeSample", "Unseal"]

PARTS: dict[str, type[Part]] = {
    "objective_reward": ObjectiveReward,
    "remote_controls": RemoteControls,
    "stash": Stash,
    "waiting_objective": WaitingObjective,
    "helpless_objective": HelplessObjective,
    "starting_oxygen": StartingOxygen,
    "scattered_start": ScatteredStart,
    "waking_spawns": WakingSpawns,
    "open_doors": OpenDoors,
    "burnt_spawns": BurntSpawns,
    "evacuation": Evacuation,
    "sealed_exit": SealedExit,
    "escorted": Escorted,
    "samples": Samples,
    "exit": Exit,
}
"""The vocabulary of special rules: what a mission file may name after `part`."""
