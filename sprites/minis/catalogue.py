"""The lists of everyone who gets a picture, game by game, and what each file is called."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.minis.cast.abomination import ABOMINATION
from sprites.minis.cast.brawlers import CARL, HENRY, KASSEY, MAY
from sprites.minis.cast.brutes import BRUTE
from sprites.minis.cast.character import Character
from sprites.minis.cast.creature import Creature
from sprites.minis.cast.faithful import CONCEPCION, THOMAS
from sprites.minis.cast.gunslingers import MEG, MOLLY, PABLITO, TURNER
from sprites.minis.cast.invader.civilians import COLE, MITSUKI, VIVIAN
from sprites.minis.cast.invader.hunters import HUNTER
from sprites.minis.cast.invader.machines import MACHINES
from sprites.minis.cast.invader.soldiers import BARAKA, JARED, MAGNUS
from sprites.minis.cast.invader.spoiler import SPOILER
from sprites.minis.cast.invader.tanks import TANK
from sprites.minis.cast.invader.workers import WORKER
from sprites.minis.cast.machines import GATLING, WAGON
from sprites.minis.cast.runners import RUNNER
from sprites.minis.cast.townsfolk import HANNA, JEB, JIMMY, TRIXIE
from sprites.minis.cast.walkers import WALKER


@dataclass(frozen=True)
class Cast:
    """Everyone of one game, and the format that their miniatures are kept in, without loss: png or webp.

    The client asks for pictures by name; PNG files are listed with their ending, others by their bare names.
    """

    game: str
    survivors: tuple[Character, ...]
    creatures: tuple[Creature, ...]
    format: str = "png"

    def listed(self, name: str) -> str:
        """What the index calls a miniature's picture."""
        return f"{name}.png" if self.format == "png" else name


UNDEAD_OR_ALIVE = Cast(
    "undead_or_alive",
    (CARL, HENRY, KASSEY, MAY, CONCEPCION, THOMAS, MEG, PABLITO, TURNER, MOLLY, JIMMY, HANNA, JEB, TRIXIE),
    (WALKER, RUNNER, BRUTE, ABOMINATION, GATLING, WAGON),
)
INVADER = Cast(
    "invader",
    (COLE, VIVIAN, MITSUKI, MAGNUS, JARED, BARAKA),
    (WORKER, HUNTER, TANK, SPOILER, *MACHINES),
    format="webp",
)
CASTS = (UNDEAD_OR_ALIVE, INVADER)

PLAYER_COLOURS: tuple[tuple[str, str], ...] = (
    ("stone", "4a443e"),
    ("vermilion", "d55e00"),
    ("blue", "0072b2"),
    ("yellow", "f0e442"),
    ("green", "009e73"),
    ("pink", "cc79a7"),
    ("sky", "56b4e9"),
)


def picture_name(creature: Creature, pose: int, letter: str) -> str:
    """The picture's name: numbered and lettered only where there is a choice."""
    if len(creature.poses) == 1 and len(creature.schemes) == 1:
        return creature.name
    return f"{creature.name}_{pose + 1}_{letter}"
