"""The printed tile sides and missions of Invader, as the known facts give them: data for the tests alone.

A side is read from above, north up, row by row: `X` exterior, `K` corridor, `R` room, `SEC` security room, `O2` oxygen
supply room, `AIR` airlock. `doors` are doorways, `hatches` the airlocks' doors to the surface, `lines` limits between
corridors. `edges` shows the three cells along the top, right, bottom and left side of the tile, from left to right or
from top to bottom: `d` a wall with a doorway, `X` open ground, `K` a corridor's end, `k` a corridor's side.
"""

from dataclasses import dataclass, field

CELLS = ("NW", "N", "NE", "W", "C", "E", "SW", "S", "SE")
KINDS = {
    "X": ("exterior", "outcrop"),
    "K": ("corridor",),
    "R": ("room",),
    "SEC": ("security",),
    "O2": ("oxygen",),
    "AIR": ("airlock",),
}
DOORWAYS_AT = (0.25, 0.5, 0.75)


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a tile."""

    rows: tuple[str, str, str]
    edges: tuple[str, str, str, str]
    doors: str = ""
    hatches: str = ""
    lines: str = ""

    @property
    def cells(self) -> dict[str, str]:
        """What each ninth of the side is."""
        return dict(zip(CELLS, " ".join(self.rows).split(), strict=True))


def pairs(words: str) -> set[frozenset[str]]:
    """The pairs of names in text such as `NW-N N-NE`."""
    return {frozenset(word.split("-")) for word in words.split()}


SIDES = {
    "1R": Side(
        rows=("X X X", "X AIR X", "X O2 X"),
        edges=("XXX", "XXX", "XdX", "XXX"),
        doors="C-S",
        hatches="C-N",
    ),
    "1V": Side(
        rows=("K K K", "SEC K R", "R K R"),
        edges=("kkk", "Kdd", "dKd", "Kdd"),
        doors="NW-W W-C W-SW SW-S NE-E E-C E-SE SE-S",
        lines="NW-N N-NE N-C C-S",
    ),
    "2R": Side(
        rows=("X X X", "X AIR X", "X O2 X"),
        edges=("XXX", "XXX", "XdX", "XXX"),
        doors="C-S",
        hatches="C-N",
    ),
    "2V": Side(
        rows=("K K K", "R SEC K", "R R K"),
        edges=("kkk", "kkk", "ddK", "Kdd"),
        doors="N-C C-E W-C SW-C W-SW SW-S C-S",
        lines="NW-N N-NE NE-E E-SE",
    ),
    "3R": Side(
        rows=("X X X", "R SEC R", "X X X"),
        edges=("XXX", "XdX", "XXX", "XdX"),
        doors="W-C C-E",
    ),
    "3V": Side(
        rows=("X R X", "R K R", "R K R"),
        edges=("XdX", "Xdd", "dKd", "Xdd"),
        doors="N-C W-C E-C SW-S SE-S",
        lines="C-S",
    ),
    "4R": Side(
        rows=("X X X", "O2 AIR SEC", "X X X"),
        edges=("XXX", "XdX", "XXX", "XdX"),
        doors="W-C C-E",
        hatches="C-N C-S",
    ),
    "4V": Side(
        rows=("R R R", "K K K", "R SEC R"),
        edges=("ddd", "dKd", "ddd", "dKd"),
        doors="NW-N N-NE NW-W NE-E SW-W SE-E SW-S S-SE",
        lines="W-C C-E",
    ),
    "5R": Side(
        rows=("R SEC X", "O2 AIR X", "X X X"),
        edges=("ddX", "XXX", "XXX", "ddX"),
        doors="NW-N NW-W N-C W-C",
        hatches="C-S",
    ),
    "5V": Side(
        rows=("R K R", "K K R", "R R X"),
        edges=("dKd", "ddX", "ddX", "dKd"),
        doors="NW-N NW-W NE-N NE-E E-C SW-W S-C SW-S",
        lines="N-C W-C",
    ),
    "6R": Side(
        rows=("X R X", "R SEC X", "R R X"),
        edges=("XdX", "XXX", "ddX", "Xdd"),
        doors="N-C W-C C-S SW-S",
    ),
    "6V": Side(
        rows=("R R R", "K K K", "R K SEC"),
        edges=("ddd", "dKd", "dKd", "dKd"),
        doors="NW-N N-NE NW-W NE-E SW-W SW-S SE-E SE-S",
        lines="W-C C-E C-S",
    ),
    "7R": Side(
        rows=("X X X", "R SEC R", "R R X"),
        edges=("XXX", "XdX", "ddX", "Xdd"),
        doors="C-E W-SW C-S SW-S",
    ),
    "7V": Side(
        rows=("R R R", "K K R", "SEC K R"),
        edges=("ddd", "ddd", "dKd", "dKd"),
        doors="NW-N N-NE NW-W N-C NE-E E-SE SW-W SW-S SE-S",
        lines="W-C C-S",
    ),
    "8R": Side(
        rows=("SEC K R", "O2 AIR R", "X X X"),
        edges=("dKd", "ddX", "XXX", "ddX"),
        doors="NW-N N-NE N-C W-C NE-E",
        hatches="C-S",
    ),
    "8V": Side(
        rows=("R R K", "R SEC K", "X R K"),
        edges=("ddK", "kkk", "XdK", "ddX"),
        doors="NW-N NW-W N-NE N-C W-C C-E C-S S-SE",
        lines="NE-E E-SE",
    ),
    "9R": Side(
        rows=("X X X", "O2 AIR SEC", "K K K"),
        edges=("XXX", "XdK", "kkk", "XdK"),
        doors="W-C C-E W-SW E-SE",
        hatches="C-N",
        lines="SW-S S-SE",
    ),
    "9V": Side(
        rows=("K K K", "R R R", "R R R"),
        edges=("kkk", "Kdd", "ddd", "Kdd"),
        doors="NW-W N-C NE-E W-C C-E W-SW E-SE SW-S S-SE",
        lines="NW-N N-NE",
    ),
}


@dataclass(frozen=True, slots=True)
class Mission:
    """What the rulebook puts on the table.

    Printed are the grid, which colours of objectives, spawns and doors there are, whether objectives are shuffled, the
    exit, and whether survivors wear oxygen from the start. How many red ones lie there was only in pictures that are
    lost: four red objectives are ours, one for each prototype weapon; so are the numbers of red spawns, the machines
    where remote controls lie about, and the enemies of M0.
    """

    grid: tuple[str, ...]
    objectives: dict[str, int]
    hidden: tuple[str, ...] = ()
    """The colours of the objectives that are shuffled and laid face down."""
    spawns: dict[str, int] = field(default_factory=lambda: {"red": 3})
    starts: int = 1
    outside: bool = False
    """Whether survivors begin on the surface, with oxygen."""
    exit: bool = True
    doors: dict[str, int] = field(default_factory=dict)
    machines: tuple[str, ...] = ("bot", "sentry")
    enemies: dict[str, int] = field(default_factory=dict)
    noise: int = 0

    @property
    def faces(self) -> tuple[str, ...]:
        """The tile sides of the mission in reading order."""
        return tuple(face for row in self.grid for face in row.split())


SHUFFLED = {"red": 4, "green": 1, "violet": 1}
COLOURS = ("red", "green", "violet")

MISSIONS = {
    "m0": Mission(
        grid=("5R 3V", "1R 2R"),
        objectives={"red": 1},
        spawns={"red": 2},
        doors={"neutral": 1},
        machines=(),
        enemies={"worker": 2, "hunter": 1, "tank": 1},
    ),
    "m1": Mission(
        grid=("6R 9R", "1R 5R", "2R 7R"),
        objectives=SHUFFLED,
        hidden=COLOURS,
        spawns={"red": 2, "green": 1, "violet": 1},
        starts=2,
        exit=False,
    ),
    "m2": Mission(
        grid=("4R 3R", "2R 1R", "5R 9R"),
        objectives=SHUFFLED | {"white": 1, "blue": 1},
        hidden=(*COLOURS, "white"),
        outside=True,
    ),
    "m3": Mission(grid=("2V 6V", "1V 4V", "9V 7V"), objectives=SHUFFLED, hidden=COLOURS, spawns={"red": 4}, noise=10),
    "m4": Mission(
        grid=("5R 1R 7R", "2R 4R 6R"), objectives={"red": 4, "blue": 1, "white": 1}, outside=True, machines=()
    ),
    "m5": Mission(grid=("5V 7V", "6V 4V", "2V 8V"), objectives=SHUFFLED, hidden=COLOURS, spawns={"red": 4}),
    "m6": Mission(
        grid=("7R 5R", "9R 8R", "2V 1V"),
        objectives={"red": 4},
        spawns={"red": 4, "violet": 1},
        exit=False,
        machines=(),
    ),
    "m7": Mission(
        grid=("3R 6R 9R", "4R 7R 8R", "1R 2R 5R"),
        objectives={"red": 8, "green": 1, "violet": 1},
        hidden=COLOURS,
        spawns={"red": 3, "green": 1, "violet": 1},
        outside=True,
        doors={"green": 1, "violet": 1},
    ),
    "m8": Mission(grid=("9R 3V 8R", "2R 4R 1R", "6R 7R 5R"), objectives=SHUFFLED, hidden=COLOURS, spawns={"red": 4}),
    "m9": Mission(
        grid=("1V 7V", "9V 4V", "2V 6V"),
        objectives=SHUFFLED | {"blue": 1, "white": 1},
        hidden=COLOURS,
        spawns={"red": 4},
    ),
    "m10": Mission(grid=("5R 9R 1V", "6R 7R 8R"), objectives=SHUFFLED, hidden=COLOURS, outside=True, exit=False),
}
