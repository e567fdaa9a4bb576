"""Spawn tokens: starting, mobile, abomination and corpse piles; their order; water (UoA pp. 26-31, p. 35)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from game.board import Board, Point, Spot
from game.engine import Card, Play
from game.rules.zombicide.action import Action
from game.rules.zombicide.enemies import activate
from game.rules.zombicide.events import (
    CardDiscarded,
    EnemiesActivatedAgain,
    EnemiesAppeared,
    SpawnTokenMoved,
    SpawnTokenPlaced,
    SpawnTokenTurned,
)
from game.rules.zombicide.experience import gain_points
from game.rules.zombicide.game import Game
from game.rules.zombicide.inventory import discard
from game.rules.zombicide.search import draw_from
from game.rules.zombicide.spawn import seen_spawning, spawn
from game.rules.zombicide.state import SpawnToken, Survivor, ZoneId

STARTING, MOBILE, ABOMINATION, PILE = "starting", "mobile", "abomination", "corpse_pile"
IN_THE_STARTING_ZONE = (STARTING, MOBILE, ABOMINATION, PILE)
ABOMINATION_PILE = "abominations"
REWARD = 5
"""Points for moving or destroying spawn tokens."""


def starting_token(game: Game) -> SpawnToken | None:
    """The yellow token, which always comes first."""
    return next((token for token in game.state.spawns.values() if token.kind == STARTING), None)


def spawn_order(game: Game) -> list[SpawnToken]:
    """From the starting zone, where the kinds have an order of their own, clockwise round the board (UoA p. 26-27)."""
    start = starting_token(game)
    if start is None:
        return list(game.state.spawns.values())
    turn = game.board.clockwise((start.x, start.y))

    def place(token: SpawnToken) -> tuple[Any, ...]:
        if token.zone == start.zone:
            return (0, IN_THE_STARTING_ZONE.index(token.kind), token.id)
        return (1, turn(Point(token.x, token.y)), token.id)

    return sorted(game.state.spawns.values(), key=place)


def active_tokens(game: Game) -> int:
    """How many tokens are active: seven lose the game."""
    return sum(token.active for token in game.state.spawns.values())


def spawn_boss(game: Game, zone: ZoneId) -> Play:
    """An abomination appears, and with it all abomination tokens become active; if there is one, it acts again."""
    present = game.boss()
    if present is not None:
        kind = next(kind for kind, enemy in game.rules.enemy_types.items() if enemy.boss)
        game.happen(EnemiesActivatedAgain(kind, "abomination"))
        yield from activate(game, (kind,))
        return
    drawn = draw_from(game, ABOMINATION_PILE)
    card = game.content.abominations[drawn]
    game.happen(CardDiscarded(drawn, ABOMINATION_PILE))
    game.happen(EnemiesAppeared((game.state.reserve[card.enemy][0],), zone, "card"))
    turn_abomination_tokens(game)
    if card.ability.kind == "arrives_with":
        yield from spawn(game, card.ability.enemy, card.ability.count, zone, "abomination")
    yield from seen_spawning(game, zone)


def turn_abomination_tokens(game: Game) -> None:
    """They are active exactly while an abomination is about, unless the mission holds one back (UoA p. 27, p. 31)."""
    about = game.boss() is not None
    for token in list(game.state.spawns.values()):
        if token.kind == ABOMINATION:
            active = about and game.mission.allows("spawns_here", game, token)
            if token.active != active:
                game.happen(SpawnTokenTurned(token.id, active))


_piles_on: WeakKeyDictionary[Board, dict[ZoneId, Spot]] = WeakKeyDictionary()


def pile_in_reach(board: Board, zone: ZoneId) -> Spot | None:
    """The corpse pile that entering a zone stirs: in the same building, on the same tile (UoA p. 28)."""
    known = _piles_on.get(board)
    if known is None:
        known = {}
        for spot in board.spots(PILE):
            building = board.building(spot.zone)
            for room in board.rooms(building) if building is not None else ():
                if spot.face in board.tiles_of(room):
                    known.setdefault(room, spot)
        _piles_on[board] = known
    return known.get(zone)


def stir_piles(game: Game, zone: ZoneId) -> None:
    """A survivor is in a zone: the corpse pile of that building and tile, if it was asleep, becomes a spawn zone."""
    spot = pile_in_reach(game.board, zone)
    if spot is not None and (name := f"{PILE}.{spot.face}") not in game.state.spawns:
        game.happen(SpawnTokenPlaced(SpawnToken(name, PILE, spot.zone, spot.at.x, spot.at.y, active=True)))


def send_to_start(game: Game, token: SpawnToken) -> None:
    """A token goes to the starting spawn zone and keeps its side."""
    start = starting_token(game)
    if start is not None and token.zone != start.zone:
        game.happen(SpawnTokenMoved(token.id, start.zone, start.x, start.y))


def cleansable_in(game: Game, zone: ZoneId) -> list[SpawnToken]:
    """The tokens of a zone that holy water would move or destroy."""
    start = starting_token(game)
    return [
        token
        for token in game.state.spawns.values()
        if token.zone == zone
        and (token.active if token.kind == PILE else token.kind != STARTING and (start is None or start.zone != zone))
        and game.mission.allows("cleansable", game, token)
    ]


def cleanse(game: Game, tokens: Sequence[SpawnToken]) -> None:
    """Mobile and abomination tokens go to the starting zone, corpse piles turn to their inactive side (UoA p. 35)."""
    for token in tokens:
        if token.kind == PILE:
            game.happen(SpawnTokenTurned(token.id, False))
        else:
            send_to_start(game, token)


def carriers(game: Game, traits: Sequence[str] = ()) -> list[Survivor]:
    """Who carries a card with one of these traits; without any, water that works in these hands."""
    found = []
    for me in game.players():
        wanted = traits or (("holy_water", "water") if "faithful" in game.roles(me) else ("holy_water",))
        cards = [game.card(card) for card in me.slots if card]
        if any(card is not None and trait in card.traits for card in cards for trait in wanted):
            found.append(me)
    return found


@dataclass(slots=True, eq=False)
class UseHolyWater(Action):
    """Discard holy water (or water, in faithful hands) on a spawn zone at range 0-1 in sight.

    Ruling: it costs no action, for the card names none; it has to move or destroy at least one token.
    """

    card: Card
    zone: ZoneId
    verb: ClassVar[str] = "holy_water"
    cost: int = 0

    def key(self) -> tuple[str, ...]:
        """Named by the card and the zone."""
        return ("holy_water", self.card, self.zone)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Cleanse the zone."""
        discard(game, self.card, me)
        cleanse(game, cleansable_in(game, self.zone))
        yield from gain_points(game, me, REWARD, "holy_water")


@dataclass(slots=True, eq=False)
class Drink(Action):
    """Discard water for its points (UoA p. 23). Ruling: it costs no action, like holy water."""

    card: Card
    points: int
    verb: ClassVar[str] = "water"
    cost: int = 0

    def key(self) -> tuple[str, ...]:
        """Named by the card."""
        return ("water", self.card)

    def perform(self, game: Game, me: Survivor) -> Play:
        """Refresh yourself."""
        discard(game, self.card, me)
        yield from gain_points(game, me, self.points, "water")


def water_offers(game: Game, me: Survivor) -> Iterator[Action]:
    """Every kind of water carried, on every zone it works on; water works from the backpack."""
    offered: list[str] = []
    for card in me.slots:
        equipment = game.card(card)
        if equipment is None or equipment.id in offered:
            continue
        water = "water" in equipment.traits
        if water or "holy_water" in equipment.traits:
            offered.append(equipment.id)
            if not water or "faithful" in game.roles(me):
                assert equipment.range is not None
                for zone, distance in game.board.seen_from(me.zone, game.sight(me)).items():
                    if distance > equipment.range[1]:
                        break
                    if cleansable_in(game, zone):
                        yield UseHolyWater(card, zone)
            if water and equipment.points:
                yield Drink(card, equipment.points)
