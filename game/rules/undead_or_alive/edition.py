"""Undead or Alive as an edition of the Zombicide core: its answers at every seam."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

from game.board import Board
from game.content import GameContent, load_game
from game.content.mission import MissionText
from game.content.source import Source
from game.engine import Card, Option, Play
from game.rules.undead_or_alive import hints, noise, spawns
from game.rules.undead_or_alive.bounty import check_feat
from game.rules.undead_or_alive.classes import FANNING, ROLES, shape_fanning
from game.rules.undead_or_alive.conditions import CONDITIONS, condition
from game.rules.undead_or_alive.events import VadeRetroRemoved
from game.rules.undead_or_alive.machines import machine_offers
from game.rules.undead_or_alive.parts import PARTS
from game.rules.undead_or_alive.setup import set_up
from game.rules.undead_or_alive.skills import SKILLS
from game.rules.undead_or_alive.state import BANG, BOOM, UndeadState, undead
from game.rules.undead_or_alive.train import on_train
from game.rules.undead_or_alive.traits import TRAITS, dynamite_offers
from game.rules.zombicide.action import Action
from game.rules.zombicide.build import MissionBuilder
from game.rules.zombicide.council import Council
from game.rules.zombicide.edition import Catalogue, Edition, Quarry
from game.rules.zombicide.game import Game
from game.rules.zombicide.marks import Mark
from game.rules.zombicide.mission import Mission, Token
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

GAME = "undead_or_alive"
FAVOURITE = "favourite"


class UndeadOrAlive(Edition):
    """The edition. One instance serves any number of tables."""

    clatter = BANG
    fills_the_ranks = True
    catalogue = Catalogue(skills=SKILLS, roles=ROLES, traits=TRAITS)

    def __init__(self, content: GameContent | None = None) -> None:
        super().__init__(content or load_game(GAME))

    def mission(self, id: str, text: MissionText, source: Source, board: Board, tokens: Sequence[Token]) -> Mission:
        """A mission made of this edition's conditions and rule parts."""
        words = {name: partial(condition, name) for name in CONDITIONS}
        return MissionBuilder(text, source, words, PARTS, list(self.content.game.roles)).build(id, board, tokens)

    def opening(self, seed: int) -> ZombicideState:
        """An empty table."""
        return UndeadState(seed=seed)

    def set_up(self, game: Game) -> Play:
        """Lay everything out."""
        yield from set_up(game)

    def noise(self, game: Game, zone: ZoneId, loudness: str) -> Play:
        """The one token moves, unless a BOOM! drowns a Bang!."""
        noise.make_noise(game, zone, loudness)
        yield from ()

    def noise_refusal(self, game: Game) -> str:
        """Nobody hears a clatter while a BOOM! rings (UoA p. 22)."""
        return "Nobody would hear it: there is a BOOM! on the board." if undead(game).noise_side == BOOM else ""

    def quarry(self, game: Game, zone: ZoneId) -> Quarry:
        """Sight and the noise token decide."""
        return noise.quarry(game, zone)

    def arrived(self, game: Game, zones: tuple[ZoneId, ...]) -> Play:
        """The noise moves on when zombies reach it."""
        yield from noise.reached(game, zones)

    def held_back(self, game: Game, enemies: Sequence[EnemyId]) -> tuple[EnemyId, ...]:
        """Zombies in zones with a Vade Retro token lose the activation, and the tokens are gone (UoA p. 23)."""
        held: list[EnemyId] = []
        for zone in dict.fromkeys(undead(game).vade_retro):
            here = [enemy for enemy in game.crowd(zone) if enemy in enemies]
            if here:
                held.extend(here)
                game.happen(VadeRetroRemoved(zone))
        return tuple(held)

    def holds_back(self, game: Game, zone: ZoneId) -> bool:
        """Where a Vade Retro token lies."""
        return zone in undead(game).vade_retro

    def spawn_order(self, game: Game) -> list[SpawnToken]:
        """From the starting token clockwise."""
        return spawns.spawn_order(game)

    def spawn_boss(self, game: Game, zone: ZoneId) -> Play:
        """One abomination at a time."""
        yield from spawns.spawn_boss(game, zone)

    def boss_fell(self, game: Game) -> None:
        """The abomination tokens fall asleep."""
        spawns.turn_abomination_tokens(game)

    def crowd_thinned(self, game: Game, zone: ZoneId) -> None:
        """Vade Retro tokens go when no zombie is left to hold."""
        if zone in undead(game).vade_retro and not game.crowd(zone):
            game.happen(VadeRetroRemoved(zone))

    def between_phases(self, game: Game) -> Play:
        """The train moves at the end of the players' phase, if the mission has one."""
        yield from game.mission.between_phases(game)

    def end_phase(self, game: Game) -> Play:
        """Noise fades."""
        yield from noise.fade(game)

    def offers(self, game: Game, me: Survivor) -> Iterator[Action]:
        """Dynamite, water, the wagon and the Gatling gun."""
        yield from dynamite_offers(game, me)
        yield from spawns.water_offers(game, me)
        yield from machine_offers(game, me)

    def entered(self, game: Game, movers: Sequence[Survivor], zone: ZoneId) -> Play:
        """Corpse piles stir when their building is entered."""
        spawns.stir_piles(game, zone)
        yield from ()

    def shape_strike(self, game: Game, me: Survivor, strike: Strike) -> None:
        """Fanning changes the numbers of a pistol."""
        if strike.using == FANNING:
            shape_fanning(strike)

    def after_attack(self, game: Game, me: Survivor, strike: Strike) -> Play:
        """An attack may have achieved a feat."""
        if strike.killed:
            yield from check_feat(game, me)

    def attack_tags(self, game: Game, me: Survivor, zone: ZoneId) -> tuple[str, ...]:
        """Some free attacks are only for zones with a Vade Retro token."""
        return ("combat_at_vade_retro",) if zone in undead(game).vade_retro else ()

    def discard_pile(self, card: Card) -> str:
        """Starting equipment and bounty weapons are not shuffled again (UoA p. 21)."""
        return SEARCH_PILE if self.content.equipment[kind_of(card)].deck == "classic" else ""

    def slot_accepts(self, me: Survivor, slot: int, card: Card) -> bool:
        """The favourite slot takes only weapons of its type (UoA p. 19)."""
        if self.slots[slot].kind != FAVOURITE:
            return True
        equipment = self.content.equipment.get(kind_of(card))
        favourite = self.content.game.roles[me.role].favourite
        if equipment is None or favourite is None:
            return False
        return self.content.game.favourites[favourite].accepts(equipment)

    def marks(self, game: Game) -> Iterator[Mark]:
        """The noise token and the Vade Retro tokens."""
        state = undead(game)
        if state.noise_zone:
            yield Mark("noise", f"noise_{state.noise_side}", state.noise_zone)
        for number, zone in enumerate(state.vade_retro):
            yield Mark(f"vade_retro.{number + 1}", "vade_retro", zone)

    def noise_by_zone(self, game: Game) -> Mapping[ZoneId, int]:
        """The one token."""
        zone = undead(game).noise_zone
        return {zone: 1} if zone else {}

    def lost(self, game: Game) -> str:
        """Seven active spawn tokens lose (UoA p. 27)."""
        limit = self.content.game.active_spawns_to_lose
        return "seven_spawns" if limit and spawns.active_tokens(game) >= limit else ""

    def named(self, state: ZombicideState, board: Board) -> Iterator[tuple[str, Iterable[str], Iterable[str]]]:
        """The side of the noise token, and the zones of tokens."""
        assert isinstance(state, UndeadState)
        yield "noise", (state.noise_side,), (BANG, BOOM)
        yield "zone", (state.noise_zone, *state.vade_retro), board.zones

    def broken(self, state: ZombicideState) -> Iterator[str]:
        """Tokens of the box: never more than there are."""
        assert isinstance(state, UndeadState)
        if len(state.vade_retro) > self.content.game.tokens["marker"]["vade_retro"]:
            yield "There are too many Vade Retro tokens."
        if any(zone not in state.enemies for zone in state.vade_retro):
            yield "A Vade Retro token lies where no zombie is."
        for kind, most in self.content.game.tokens["spawn"].items():
            count = sum(token.kind == kind for token in state.spawns.values())
            if count > most:
                yield f"There are {count} {kind} spawn tokens; the box has {most}."
        if state.phase != "setup" and not state.noise_zone:
            yield "The noise token is off the board."

    def dread(self, game: Game, zone: ZoneId) -> int:
        """A corpse pile that would stir."""
        return hints.dread(game, zone)

    def rendezvous(self, game: Game) -> list[ZoneId]:
        """Aboard the train."""
        return on_train(game)

    def hint(self, council: Council, me: Survivor, option: Option) -> int | None:
        """Rough values for bots."""
        return hints.hint(council, me, option)
