"""The list of everyone who gets a picture, and what each file is called."""

from __future__ import annotations

from sprites.minis.cast.abomination import ABOMINATION
from sprites.minis.cast.brawlers import CARL, HENRY, KASSEY, MAY
from sprites.minis.cast.brutes import BRUTE
from sprites.minis.cast.character import Character
from sprites.minis.cast.creature import Creature
from sprites.minis.cast.faithful import CONCEPCION, THOMAS
from sprites.minis.cast.gunslingers import MEG, MOLLY, PABLITO, TURNER
from sprites.minis.cast.machines import GATLING, WAGON
from sprites.minis.cast.runners import RUNNER
from sprites.minis.cast.townsfolk import HANNA, JEB, JIMMY, TRIXIE
from sprites.minis.cast.walkers import WALKER

SURVIVORS: tuple[Character, ...] = (
    CARL,
    HENRY,
    KASSEY,
    MAY,
    CONCEPCION,
    THOMAS,
    MEG,
    PABLITO,
    TURNER,
    MOLLY,
    JIMMY,
    HANNA,
    JEB,
    TRIXIE,
)
CREATURES: tuple[Creature, ...] = (WALKER, RUNNER, BRUTE, ABOMINATION, GATLING, WAGON)

PLAYER_COLOURS: tuple[tuple[str, str], ...] = (
    ("stone", "4a443e"),
    ("vermilion", "d55e00"),
    ("blue", "0072b2"),
    ("yellow", "f0e442"),
    ("green", "009e73"),
    ("pink", "cc79a7"),
    ("sky", "56b4e9"),
)


def file_name(creature: Creature, pose: int, letter: str) -> str:
    """The picture's file name: numbered and lettered only where there is a choice."""
    if len(creature.poses) == 1 and len(creature.schemes) == 1:
        return f"{creature.name}.png"
    return f"{creature.name}_{pose + 1}_{letter}.png"
