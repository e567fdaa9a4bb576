"""The printed missions of Undead or Alive: tile grids and token counts from the rulebook, data for the tests alone.

A grid is read as printed, one string a row. Objectives count per colour. Where the counts were only in pictures that
are lost (the objectives of M1 and M4, the spawn tokens), the numbers are ours and marked so.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Mission:
    """What the rulebook puts on the table."""

    grid: tuple[str, ...]
    objectives: dict[str, int]
    hidden: bool = False
    """Whether the objectives are shuffled and laid face down."""
    starts: int = 1
    exit: bool = False
    mobile: int = 2
    wagon: bool = False
    gatling: bool = False
    companions: dict[str, int] = field(default_factory=dict)
    enemies: dict[str, int] = field(default_factory=dict)

    @property
    def faces(self) -> tuple[str, ...]:
        """The tile sides of the mission in reading order."""
        return tuple(face for row in self.grid for face in row.split())


SHUFFLED = {"blue": 1, "green": 1}

MISSIONS = {
    "m0": Mission(
        grid=("2R", "3R"),
        objectives={"red": 2},
        exit=True,
        mobile=1,
        enemies={"brute": 1, "runner": 1, "walker": 2},
    ),
    "m1": Mission(
        grid=("8V 1R", "10V 12V", "2R 5V"),
        objectives={"red": 4, "blue": 1},  # the four crates: ours
    ),
    "m2": Mission(
        grid=("4R 10R 2V", "1R 12R 5V", "3R 11R 9V"),
        objectives={"red": 4},
        wagon=True,
        gatling=True,
        companions={"brawler": 4},
    ),
    "m3": Mission(
        grid=("4R 6R 3R", "5V 1V 7V", "10R 11V 12V"),
        objectives={"red": 6},
        companions={"faithful": 2, "gunslinger": 4},
    ),
    "m4": Mission(
        grid=("4R 1R", "2R 3R", "7R 5V", "9R 8V"),
        objectives={"red": 5} | SHUFFLED,  # the seven crates: ours
        hidden=True,
        exit=True,
        companions={"townsfolk": 4},
    ),
    "m5": Mission(
        grid=("12R 10R", "8V 4R", "1R 3R", "5R 6R"),
        objectives={"red": 4} | SHUFFLED,
        hidden=True,
        exit=True,
        gatling=True,
        companions={"townsfolk": 2},
    ),
    "m6": Mission(
        grid=("1R 7R", "2R 3R", "5R 8V"),
        objectives={"red": 3} | SHUFFLED,
        hidden=True,
        wagon=True,
        companions={"gunslinger": 4},
    ),
    "m7": Mission(
        grid=("5R 2V 10R", "3R 7V 12R", "9V 1V 11R"),
        objectives={"red": 6} | SHUFFLED,
        hidden=True,
        starts=3,
        exit=True,
        wagon=True,
        companions={"faithful": 2, "townsfolk": 4},
    ),
    "m8": Mission(
        grid=("9V 3R 4R", "10V 11V 12V", "8V 1R 2R"),
        objectives={"red": 3} | SHUFFLED,
        hidden=True,
        wagon=True,
        companions={"faithful": 2},
    ),
    "m9": Mission(
        grid=("9V 6R 4V", "11R 12R 10R", "1R 2R 8V"),
        objectives={"red": 9},
        gatling=True,
        companions={"faithful": 2, "brawler": 4},
    ),
    "m10": Mission(
        grid=("9V 6R 5R", "8V 2R 3R"),
        objectives={"red": 2} | SHUFFLED,
        hidden=True,
        exit=True,
        companions={"faithful": 2},
    ),
}
