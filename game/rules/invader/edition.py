"""Invader as an edition of the Zombicide core: its answers at every seam."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from game.board import Board, Conditions
from game.content import GameContent, load_game
from game.content.mission import MissionText
from game.content.models import Ambush
from game.content.source import Source
from game.engine import Card, Option, Play
from game.rules.invader import doors, hints, machines, mold, noise, oxygen, rations, spawns
from game.rules.invader.conditions import CONDITIONS, condition
from game.rules.invader.events import DoorClosed, DoorRemoved, DoorSmashed, MoldChanged, MoldRemoved
from game.rules.invader.hellfire import hellfire_offers
from game.rules.invader.parts import PARTS
from game.rules.invader.setup import SPAWN_NAMES, set_up
from game.rules.invader.skills import ROLES, SKILLS
from game.rules.invader.state import NEUTRAL, InvaderState
from game.rules.invader.traits import TRAITS
from game.rules.zombicide.action import Action
from game.rules.zombicide.build import MissionBuilder
from game.rules.zombicide.council import Council
from game.rules.zombicide.edition import Catalogue, Edition, Quarry
from game.rules.zombicide.events import MachinesRested
from game.rules.zombicide.game import Game
from game.rules.zombicide.marks import Mark
from game.rules.zombicide.mission import Mission, Token
from game.rules.zombicide.spawn import spawn, spawn_in_every
from game.rules.zombicide.state import (
    SEARCH_PILE,
    EnemyId,
    SpawnToken,
    Survivor,
    ZombicideState,
    ZoneId,
    kind_of,
)
from game.rules.zombicide.strike import Strike

GAME = "invader"


class Invader(Edition):
    """The edition. One instance serves any number of tables."""

    clatter = "noise"
    catalogue = Catalogue(skills=SKILLS, roles=ROLES, traits=TRAITS)
    reshaping = frozenset({DoorClosed, DoorRemoved, DoorSmashed, MoldChanged, MoldRemoved})
    guards_steps = True
    concentrates = True
    most_survivors = 12

    def __init__(self, content: GameContent | None = None) -> None:
        super().__init__(content or load_game(GAME))

    def mission(self, id: str, text: MissionText, source: Source, board: Board, tokens: Sequence[Token]) -> Mission:
        """A mission made of this edition's conditions and rule parts."""
        words = {name: partial(condition, name) for name in CONDITIONS}
        return MissionBuilder(text, source, words, PARTS, list(self.content.game.roles)).build(id, board, tokens)

    def opening(self, seed: int) -> ZombicideState:
        """An empty table."""
        return InvaderState(seed=seed)

    def set_up(self, game: Game) -> Play:
        """Lay everything out."""
        yield from set_up(game)

    def conditions(self, state: ZombicideState, board: Board) -> Conditions:
        """Doors and mold."""
        assert isinstance(state, InvaderState)
        return mold.conditions(state, board)

    def may_step(self, game: Game, me: Survivor, origin: ZoneId, zone: ZoneId) -> bool:
        """Nobody goes outside without oxygen (p. 35)."""
        return oxygen.may_step(game, me, origin, zone)

    def walked(self, game: Game, me: Survivor, origin: ZoneId, path: tuple[ZoneId, ...], how: str) -> Play:
        """A bot may come along."""
        yield from machines.follow(game, me, origin, path, how)

    def enemy_ways(self, game: Game) -> Board:
        """Shut doors do not matter to Xenos that look for a way (p. 27)."""
        conditions = game.board.conditions
        return game.board.under(replace(conditions, closed=())) if conditions.closed else game.board

    def break_in(self, game: Game, origin: ZoneId, zone: ZoneId) -> Play:
        """They smash the door."""
        yield from doors.smash(game, origin, zone)

    def noise(self, game: Game, zone: ZoneId, loudness: str) -> Play:
        """A token in the zone."""
        noise.make_noise(game, zone)
        yield from ()

    def noise_refusal(self, game: Game) -> str:
        """Noise can always be made."""
        return ""

    def quarry(self, game: Game, zone: ZoneId) -> Quarry:
        """Sight and noise tokens decide."""
        return noise.quarry(game, zone)

    def arrived(self, game: Game, zones: tuple[ZoneId, ...]) -> Play:
        """An Abomination drips."""
        yield from mold.spread(game)

    def appeared(self, game: Game, zone: ZoneId) -> Play:
        """An Abomination drips wherever it appears."""
        yield from mold.spread(game)

    def held_back(self, game: Game, enemies: Sequence[EnemyId]) -> tuple[EnemyId, ...]:
        """Nothing holds Xenos back."""
        return ()

    def spawn_order(self, game: Game) -> list[SpawnToken]:
        """Clockwise from the token that the players chose."""
        return spawns.spawn_order(game)

    def spawn_boss(self, game: Game, zone: ZoneId) -> Play:
        """Those on the board act, then one appears."""
        yield from spawns.spawn_boss(game, zone)

    def boss_fell(self, game: Game) -> None:
        """Nothing depends on it."""

    def crowd_thinned(self, game: Game, zone: ZoneId) -> None:
        """Nothing depends on it."""

    def between_phases(self, game: Game) -> Play:
        """Whatever a mission does at the end of the players' phase."""
        yield from game.mission.between_phases(game)

    def end_phase(self, game: Game) -> Play:
        """Noise fades, machines rest."""
        yield from noise.fade(game)
        if any(machine.active for machine in game.state.machines.values()):
            game.happen(MachinesRested())

    def offers(self, game: Game, me: Survivor) -> Iterator[Action]:
        """Doors, flames, oxygen, rations and machines."""
        yield from doors.door_offers(game, me)
        yield from hellfire_offers(game, me)
        yield from oxygen.oxygen_offers(game, me)
        yield from rations.ration_offers(game, me)
        yield from machines.machine_offers(game, me)

    def after_attack(self, game: Game, me: Survivor, strike: Strike) -> Play:
        """A mission may have waited for it."""
        yield from game.mission.attacked(game, me, strike)

    def discard_pile(self, card: Card) -> str:
        """Tanks go back to the oxygen supply; starting equipment and prototypes are not shuffled again (p. 35)."""
        deck = self.content.equipment[kind_of(card)].deck
        return deck if deck in (SEARCH_PILE, oxygen.STOCK) else ""

    def pinned(self, game: Game, me: Survivor) -> tuple[int, ...]:
        """Outside, oxygen stays on (p. 35)."""
        return oxygen.worn_for_life(game, me)

    def ambushed(self, game: Game, me: Survivor, ambush: Ambush) -> Play:
        """Xenos crawl out of the mold, or out of the room itself."""
        if ambush.in_every is None:
            yield from spawn(game, ambush.enemy, ambush.count, me.zone, "ambush")
        else:
            yield from spawn_in_every(game, ambush.enemy, ambush.count, ambush.in_every, "ambush")

    def refusals(self, game: Game, me: Survivor) -> Iterator[tuple[str, str]]:
        """Doors can be moved anywhere, so that everybody wonders why not."""
        yield doors.TOGGLE, doors.door_refusal(game, me)

    def marks(self, game: Game) -> Iterator[Mark]:
        """Mold, doors and noise tokens."""
        yield from mold.marks(game)
        yield from doors.marks(game)
        yield from noise.marks(game)

    def noise_by_zone(self, game: Game) -> Mapping[ZoneId, int]:
        """Tokens, survivors, machines that have acted, and what the mission adds."""
        return noise.loudness(game)

    def lost(self, game: Game) -> str:
        """A chain of active mold between two spawn zones loses (p. 20)."""
        return mold.chained(game)

    def named(self, state: ZombicideState, board: Board) -> Iterator[tuple[str, Iterable[str], Iterable[str]]]:
        """Doors and their colours, the zones of mold and noise, the token where spawning begins."""
        assert isinstance(state, InvaderState)
        doors = state.doors.values()
        yield "door", (*state.doors, *(door.opening for door in doors)), (opening.id for opening in board.openings)
        yield "colour of a door", (door.colour for door in doors), self.content.game.tokens["door"]
        yield "zone", (*state.mold, *state.noise), board.zones
        yield "way to begin spawning", (kind_of(state.first_spawn),), ("", *SPAWN_NAMES)

    def broken(self, state: ZombicideState) -> Iterator[str]:
        """Tokens of the box: never more than there are."""
        assert isinstance(state, InvaderState)
        count = sum(door.colour == NEUTRAL for door in state.doors.values())
        if count > self.content.game.tokens["door"][NEUTRAL]:
            yield f"There are {count} neutral doors."
        if any(count < 1 for count in state.noise.values()):
            yield "A zone is listed as noisy, but nothing lies there."

    def ways_of(self, game: Game, me: Survivor) -> Board:
        """Doors can be opened, but nobody goes outside without oxygen."""
        return hints.ways_of(game, me)

    def waystations(self, game: Game, me: Survivor) -> list[ZoneId]:
        """Where oxygen is to be had."""
        return hints.supply_rooms(game) if not oxygen.tanks_worn(game, me) else []

    def hint(self, council: Council, me: Survivor, option: Option) -> int | None:
        """Rough values for bots."""
        return hints.hint(council, me, option)
