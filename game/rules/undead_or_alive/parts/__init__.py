"""The named special rules that missions of Undead or Alive are made of; custom missions use the same (pp. 44-55)."""

from game.rules.undead_or_alive.parts.coal import Coal, DropCoal
from game.rules.undead_or_alive.parts.companions import HiddenCompanions, RandomCompanions, RecruitAfter, RecruitPrice
from game.rules.undead_or_alive.parts.equipment import BountyStash, StartingGift
from game.rules.undead_or_alive.parts.leaving import Exit
from game.rules.undead_or_alive.parts.machines import BlockingMachine, FixedMachine, Load, LoadMachine
from game.rules.undead_or_alive.parts.objectives import CarriedObjectives, ObjectiveReward
from game.rules.undead_or_alive.parts.spawns import BlastedSpawns, GuardedLair
from game.rules.undead_or_alive.parts.trains import StartTrain, Train, TravellingObjective
from game.rules.zombicide.mission import Part
from game.rules.zombicide.parts.leaving import FinishingMove, SetFlag

__all__ = ["PARTS", "DropCoal", "Load", "SetFlag", "StartTrain"]

PARTS: dict[str, type[Part]] = {
    "objective_reward": ObjectiveReward,
    "carried_objectives": CarriedObjectives,
    "starting_gift": StartingGift,
    "bounty_stash": BountyStash,
    "random_companions": RandomCompanions,
    "hidden_companions": HiddenCompanions,
    "recruit_price": RecruitPrice,
    "recruit_after": RecruitAfter,
    "fixed_machine": FixedMachine,
    "blocking_machine": BlockingMachine,
    "load_machine": LoadMachine,
    "guarded_lair": GuardedLair,
    "blasted_spawns": BlastedSpawns,
    "coal": Coal,
    "train": Train,
    "travelling_objective": TravellingObjective,
    "exit": Exit,
    "finishing_move": FinishingMove,
}
"""The vocabulary of special rules: what a mission file may name after `part`."""
