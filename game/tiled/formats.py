"""What maps of a game may contain, as data: zones, spots and tokens, their properties, and what the box holds."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.board import Vocabulary, invader, undead_or_alive

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
    vocabulary=undead_or_alive.VOCABULARY,
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

STATION_WORDS = {
    "spawn": ("red", "green", "violet"),
    "objective": ("red", "blue", "green", "violet", "white"),
    "door": ("neutral", "green", "violet"),
    "mold": ("active", "inactive"),
    "machine": ("bot", "sentry"),
    "enemy": ("worker", "tank", "hunter", "abomination"),
}

INVADER = MapFormat(
    game="invader",
    vocabulary=invader.VOCABULARY,
    spots=("supply",),
    walls=("steel", "bulkhead", "red_rock"),
    tokens={
        "start": (),
        "exit": (),
        "spawn": (Field("colour", values=STATION_WORDS["spawn"], required=True), Field("hidden", bool)),
        "objective": (Field("colour", values=STATION_WORDS["objective"], required=True), Field("hidden", bool)),
        "door": (Field("colour", values=STATION_WORDS["door"], required=True),),
        "mold": (Field("state", values=STATION_WORDS["mold"], required=True),),
        "machine": (Field("type", values=STATION_WORDS["machine"], required=True),),
        "noise": (Field("count", int),),
        "enemy": (Field("type", values=STATION_WORDS["enemy"], required=True), Field("count", int)),
        "marker": (Field("name"),),
    },
    box=(
        Limit("start", "start", most=6, least=1),
        Limit("exit", "exit", most=1),
        Limit("spawn", "spawn", most=6, least=1),
        Limit("green spawn", "spawn", most=1, where=("colour", "green")),
        Limit("violet spawn", "spawn", most=1, where=("colour", "violet")),
        Limit("objective", "objective", most=14),
        Limit("blue objective", "objective", most=1, where=("colour", "blue")),
        Limit("green objective", "objective", most=1, where=("colour", "green")),
        Limit("violet objective", "objective", most=1, where=("colour", "violet")),
        Limit("white objective", "objective", most=1, where=("colour", "white")),
        Limit("neutral door", "door", most=5, where=("colour", "neutral")),
        Limit("green door", "door", most=1, where=("colour", "green")),
        Limit("violet door", "door", most=1, where=("colour", "violet")),
        Limit("mold", "mold", most=15),
        Limit("bot", "machine", most=1, where=("type", "bot")),
        Limit("sentry gun", "machine", most=1, where=("type", "sentry")),
        Limit("noise token", "noise", most=18),
        Limit("worker", "enemy", most=35, where=("type", "worker")),
        Limit("tank", "enemy", most=14, where=("type", "tank")),
        Limit("hunter", "enemy", most=14, where=("type", "hunter")),
        Limit("abomination", "enemy", most=1, where=("type", "abomination")),
    ),
    goals=("exit", "objective", "machine"),
    must_lie={"supply": ("room", "security", "oxygen", "airlock", "corridor")},
)

FORMATS: Mapping[str, MapFormat] = {form.game: form for form in (UNDEAD_OR_ALIVE, INVADER)}
