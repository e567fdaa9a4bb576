"""The state of a Zombicide game: who stands where with what, and how far the round has come.

Pieces refer to each other by id. A card's id is its kind and a number (`colt_saa.2`), and so is an enemy's (`brute.7`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self

from game.board import Layout
from game.engine import Card, State

SurvivorId = str
EnemyId = str
ZoneId = str

OFF_BOARD: ZoneId = ""
EMPTY: Card = ""

SETUP, PLAYERS, BETWEEN, ENEMIES, SPAWN, END = "setup", "players", "between", "enemies", "spawn", "end"
"""The phases: setting up; players; what happens between players and enemies; enemies act; enemies spawn; end phase."""


SEARCH_PILE, SPAWN_PILE = "equipment", "spawn"
"""The decks that every edition has: what searching finds, and what the spawn step brings."""


def kind_of(piece: str) -> str:
    """The kind of a card or an enemy, from its id."""
    return piece.rpartition(".")[0]


@dataclass(slots=True)
class Survivor:
    """A survivor, or a companion: one who follows a leader, has no actions and no inventory, and falls to one wound."""

    id: SurvivorId
    seat: int
    role: str
    zone: ZoneId
    health: int
    slots: list[Card]
    wounds: int = 0
    points: int = 0
    skills: list[str] = field(default_factory=list)
    companion: bool = False
    leader: SurvivorId = ""
    carried: list[str] = field(default_factory=list)
    """Tokens of the mission that lie on the survivor's board."""
    aboard: str = ""
    """The machine the survivor sits in."""
    done: bool = False
    """Has had the turn of this round."""
    away: str = ""
    """By which way the survivor has left the board and is safe."""
    kills: int = 0
    assigned: dict[Card, list[Card]] = field(default_factory=dict)
    """Cards that lie under a weapon and feed it; they take no slot."""
    unseen: bool = False
    """Enemies take no notice of the survivor."""

    def copy(self) -> Survivor:
        """An independent copy."""
        return Survivor(
            self.id,
            self.seat,
            self.role,
            self.zone,
            self.health,
            self.slots.copy(),
            self.wounds,
            self.points,
            self.skills.copy(),
            self.companion,
            self.leader,
            self.carried.copy(),
            self.aboard,
            self.done,
            self.away,
            self.kills,
            {weapon: cards.copy() for weapon, cards in self.assigned.items()},
            self.unseen,
        )


@dataclass(frozen=True, slots=True)
class Kill:
    """A kill as feats count it."""

    enemy: str
    kind: str
    family: str
    zone_kind: str
    range: int
    using: str
    action: int


@dataclass(slots=True)
class Turn:
    """The turn of one survivor: what is left to do and what has been done.

    `free` are free actions left, each named by what it may be used for. `used` counts what is limited per turn.
    `history` are the kinds of the actions taken, in order. `lent` marks a single action in the turn of somebody else.
    """

    survivor: SurvivorId
    actions: int
    free: list[str] = field(default_factory=list)
    used: dict[str, int] = field(default_factory=dict)
    kills: list[Kill] = field(default_factory=list)
    history: list[str] = field(default_factory=list)
    lent: bool = False

    def copy(self) -> Turn:
        """An independent copy."""
        return Turn(
            self.survivor,
            self.actions,
            self.free.copy(),
            self.used.copy(),
            self.kills.copy(),
            self.history.copy(),
            self.lent,
        )


@dataclass(slots=True)
class SpawnToken:
    """A place where enemies appear; only active ones bring any."""

    id: str
    kind: str
    zone: ZoneId
    x: int
    y: int
    active: bool

    def copy(self) -> SpawnToken:
        """An independent copy."""
        return SpawnToken(self.id, self.kind, self.zone, self.x, self.y, self.active)


@dataclass(slots=True)
class Objective:
    """An objective on the board; its colour is empty while it lies face down."""

    id: str
    zone: ZoneId
    colour: str
    x: int
    y: int

    def copy(self) -> Objective:
        """An independent copy."""
        return Objective(self.id, self.zone, self.colour, self.x, self.y)


@dataclass(slots=True)
class Machine:
    """A machine on the board; `fixed` ones cannot be moved. `on` is the machine that carries this one, if any.

    `cargo` are tokens that lie on it. An `active` one has acted in this round, and counts as a survivor for enemies.
    """

    id: str
    zone: ZoneId
    x: int
    y: int
    fixed: bool = False
    on: str = ""
    cargo: list[str] = field(default_factory=list)
    active: bool = False

    def copy(self) -> Machine:
        """An independent copy."""
        return Machine(self.id, self.zone, self.x, self.y, self.fixed, self.on, self.cargo.copy(), self.active)


@dataclass(slots=True, kw_only=True)
class ZombicideState(State):
    """Everything that can change at the table, in any edition."""

    phase: str = SETUP
    round: int = 1
    first_seat: int = 0
    seat: int = 0
    """Whose turn it is in the players' phase."""
    seats_done: int = 0
    turn: Turn | None = None
    survivors: dict[SurvivorId, Survivor] = field(default_factory=dict)
    enemies: dict[ZoneId, list[EnemyId]] = field(default_factory=dict)
    reserve: dict[str, list[EnemyId]] = field(default_factory=dict)
    discards: dict[str, list[Card]] = field(default_factory=dict)
    removed: list[Card] = field(default_factory=list)
    """Cards out of the game."""
    set_aside: list[Card] = field(default_factory=list)
    """Cards that lie ready beside the board."""
    shown: dict[str, Card] = field(default_factory=dict)
    """The top cards of decks whose top everybody can read."""
    unloaded: list[Card] = field(default_factory=list)
    fired_pairs: dict[Card, Card] = field(default_factory=dict)
    """Of empty weapons that were fired at the same time, each with the other one: one reload does for both."""
    spawns: dict[str, SpawnToken] = field(default_factory=dict)
    spawned: list[str] = field(default_factory=list)
    """The spawn tokens that have had their card in this spawn step."""
    objectives: dict[str, Objective] = field(default_factory=dict)
    taken: list[str] = field(default_factory=list)
    """Colours of the objectives taken, in order."""
    machines: dict[str, Machine] = field(default_factory=dict)
    layout: Layout = ()
    blocked: list[ZoneId] = field(default_factory=list)
    goals: list[str] = field(default_factory=list)
    flags: dict[str, int] = field(default_factory=dict)
    places: dict[str, list[ZoneId]] = field(default_factory=dict)
    """Zones with a name: start, exit, and those that a mission speaks of."""

    def rename_zones(self, names: dict[ZoneId, ZoneId]) -> None:
        """Tiles have changed and zones are called otherwise now: everything stays where it stands."""
        crowds: dict[ZoneId, list[EnemyId]] = {}
        for zone, crowd in self.enemies.items():
            crowds.setdefault(names.get(zone, zone), []).extend(crowd)
        self.enemies = crowds
        self.blocked = [names.get(zone, zone) for zone in self.blocked]
        self.places = {place: [names.get(zone, zone) for zone in zones] for place, zones in self.places.items()}
        pieces: list[Survivor | SpawnToken | Objective | Machine] = [
            *self.survivors.values(),
            *self.spawns.values(),
            *self.objectives.values(),
            *self.machines.values(),
        ]
        for piece in pieces:
            piece.zone = names.get(piece.zone, piece.zone)

    def copy(self) -> Self:
        """An independent copy."""
        return type(self)(**self.copied_fields())

    def copied_fields(self) -> dict[str, Any]:
        """All fields, copied, for the copy of an edition that adds more."""
        return self.copied_core() | {
            "phase": self.phase,
            "round": self.round,
            "first_seat": self.first_seat,
            "seat": self.seat,
            "seats_done": self.seats_done,
            "turn": self.turn.copy() if self.turn else None,
            "survivors": {key: survivor.copy() for key, survivor in self.survivors.items()},
            "enemies": {zone: crowd.copy() for zone, crowd in self.enemies.items()},
            "reserve": {kind: stock.copy() for kind, stock in self.reserve.items()},
            "discards": {name: cards.copy() for name, cards in self.discards.items()},
            "removed": self.removed.copy(),
            "set_aside": self.set_aside.copy(),
            "shown": self.shown.copy(),
            "unloaded": self.unloaded.copy(),
            "fired_pairs": self.fired_pairs.copy(),
            "spawns": {key: token.copy() for key, token in self.spawns.items()},
            "spawned": self.spawned.copy(),
            "objectives": {key: objective.copy() for key, objective in self.objectives.items()},
            "taken": self.taken.copy(),
            "machines": {key: machine.copy() for key, machine in self.machines.items()},
            "layout": self.layout,
            "blocked": self.blocked.copy(),
            "goals": self.goals.copy(),
            "flags": self.flags.copy(),
            "places": {name: zones.copy() for name, zones in self.places.items()},
        }
