"""What maps of a game may contain, as data: zones, spots and tokens, their properties, and what the box holds."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.board import Vocabulary
from game.board.undead_or_alive import VOCABULARY

SIDES = ("R", "V")
"""The letters that tell the two sides of a tile apart."""


@dataclass(frozen=True, slots=True)
class Field:
    """A custom property of a token: its type and, for words, the words allowed."""

    name: str
    type: type = str
    values: tuple[str, ...] = ()
    required: bool = False


@dataclass(frozen=True, slots=True)
class Limit:
    """How many tokens of a class, perhaps with a certain property, a board must and may have."""

    what: str
    token: str
    most: int
    least: int = 0
    where: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class MapFormat:
    """The map vocabulary of one game."""

    game: str
    vocabulary: Vocabulary
    spots: tuple[str, ...]
    walls: tuple[str, ...]
    tokens: Mapping[str, tuple[Field, ...]]
    box: tuple[Limit, ...]
    start: str = "start"
    """The token where survivors begin: everything has to be reachable from there."""
    goals: tuple[str, ...] = ("exit", "objective", "companion")
    """Tokens that survivors have to reach."""
    sources: tuple[str, ...] = ("spawn", "enemy")
    """Tokens whose enemies have to be able to reach the start."""
    must_lie: Mapping[str, tuple[str, ...]] | None = None
    """Kinds of zones that a spot has to lie in."""

    def physical(self, face: str) -> str:
        """The tile that a face is one side of."""
        return face[:-1] if face[-1:] in SIDES else face

    def sides(self, face: str) -> tuple[str, ...]:
        """The face and what may be on its back."""
        return tuple(self.physical(face) + side for side in SIDES) if face[-1:] in SIDES else (face,)


WORDS = {
    "spawn": ("starting", "mobile", "abomination"),
    "colour": ("red", "blue", "green"),
    "role": ("brawler", "faithful", "gunslinger", "townsfolk"),
    "enemy": ("walker", "runner", "brute", "abomination"),
}

UNDEAD_OR_ALIVE = MapFormat(
    game="undead_or_alive",
    vocabulary=VOCABULARY,
    spots=("corpse_pile", "crate", "abomination_spawn"),
    walls=("wood", "stone", "adobe", "rock", "iron", "fence", "rail"),
    tokens={
        "start": (),
        "exit": (),
        "spawn": (Field("kind", values=WORDS["spawn"], required=True),),
        "objective": (Field("colour", values=WORDS["colour"], required=True), Field("hidden", bool)),
        "noise": (),
        "wagon": (),
        "gatling": (),
        "companion": (Field("role", values=WORDS["role"], required=True),),
        "enemy": (Field("type", values=WORDS["enemy"], required=True), Field("count", int)),
        "marker": (Field("name"),),
    },
    box=(
        Limit("start", "start", most=6, least=1),
        Limit("exit", "exit", most=1),
        Limit("noise token", "noise", most=1),
        Limit("wagon", "wagon", most=1),
        Limit("gatling gun", "gatling", most=1),
        Limit("starting spawn", "spawn", most=1, least=1, where=("kind", "starting")),
        Limit("mobile spawn", "spawn", most=2, where=("kind", "mobile")),
        Limit("abomination spawn", "spawn", most=2, where=("kind", "abomination")),
        Limit("objective", "objective", most=9),
        Limit("blue objective", "objective", most=1, where=("colour", "blue")),
        Limit("green objective", "objective", most=1, where=("colour", "green")),
        Limit("brawler", "companion", most=4, where=("role", "brawler")),
        Limit("faithful", "companion", most=2, where=("role", "faithful")),
        Limit("gunslinger", "companion", most=4, where=("role", "gunslinger")),
        Limit("townsfolk", "companion", most=4, where=("role", "townsfolk")),
        Limit("walker", "enemy", most=40, where=("type", "walker")),
        Limit("runner", "enemy", most=16, where=("type", "runner")),
        Limit("brute", "enemy", most=16, where=("type", "brute")),
        Limit("abomination", "enemy", most=1, where=("type", "abomination")),
    ),
    must_lie={"corpse_pile": ("room", "train"), "abomination_spawn": ("mine", "cemetery")},
)

FORMATS: Mapping[str, MapFormat] = {UNDEAD_OR_ALIVE.game: UNDEAD_OR_ALIVE}
