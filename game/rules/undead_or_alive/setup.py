"""Setting up a game of Undead or Alive (pp. 6-8)."""

from __future__ import annotations

from game.engine import Asks, Play
from game.rules.undead_or_alive import spawns
from game.rules.undead_or_alive.bounty import BOUNTY_PILE, show_next
from game.rules.undead_or_alive.events import NoiseMoved
from game.rules.undead_or_alive.state import BANG
from game.rules.zombicide.events import (
    CardSetAside,
    CompanionFollowed,
    MachinePlaced,
    SpawnTokenPlaced,
    SurvivorJoined,
)
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import Token
from game.rules.zombicide.setup import (
    cards_by_deck,
    choose_first_player,
    deal_starting_card,
    dealt,
    join,
    laid_out_by_a_rule,
    learn_first_skills,
    name_places,
    place_enemies,
    place_objectives,
)
from game.rules.zombicide.state import SEARCH_PILE, SPAWN_PILE, Machine, SpawnToken, Survivor, ZoneId

FAVOURITE = "favourite"
"""The slot that starting cards go to if it takes them (UoA p. 8)."""

RANKS = 6
"""How many a band is made up to with companions when only three or four survivors play."""


def set_up(game: Game) -> Play:
    """Tokens, decks, survivors, companions, the noise, the mission's own preparation, the first player."""
    name_places(game)
    _place_spawns(game)
    place_objectives(game)
    _place_machines(game)
    _lay_out_decks(game)
    yield from _seat_survivors(game)
    yield from _place_companions(game)
    yield from place_enemies(game)
    yield from _place_noise(game)
    yield from choose_first_player(game)
    yield from game.mission.set_up(game)


def _place_spawns(game: Game) -> None:
    """The printed tokens; abomination tokens begin asleep. Without one, it lies in the starting zone (UoA p. 31)."""
    tokens = game.mission.tokens_of("spawn")
    counts: dict[str, int] = {}
    for token in tokens:
        kind = str(token.properties["kind"])
        counts[kind] = counts.get(kind, 0) + 1
        _place_spawn(game, kind, counts[kind], token)
    if spawns.ABOMINATION not in counts:
        start = next((token for token in tokens if token.properties["kind"] == spawns.STARTING), None)
        if start is not None:
            _place_spawn(game, spawns.ABOMINATION, 1, start)


def _place_spawn(game: Game, kind: str, number: int, token: Token) -> None:
    active = kind != spawns.ABOMINATION
    game.happen(SpawnTokenPlaced(SpawnToken(f"{kind}.{number}", kind, token.zone, token.x, token.y, active)))


def _place_machines(game: Game) -> None:
    for kind in game.content.machines:
        for token in game.mission.tokens_of(kind):
            game.happen(MachinePlaced(Machine(kind, token.zone, token.x, token.y)))


def _lay_out_decks(game: Game) -> None:
    """Equipment, zombies, abominations and bounty weapons are shuffled; starting equipment lies ready."""
    assert game.table is not None
    by_deck = cards_by_deck(game)
    for card in by_deck["starting"]:
        game.happen(CardSetAside(card))
    game.table.shuffle(SEARCH_PILE, by_deck["classic"])
    game.table.shuffle(SPAWN_PILE, [f"{SPAWN_PILE}.{number}" for number in game.content.spawn_cards])
    game.table.shuffle(spawns.ABOMINATION_PILE, list(game.content.abominations))
    game.table.shuffle(BOUNTY_PILE, by_deck["bounty"])
    show_next(game)


def _seat_survivors(game: Game) -> Play:
    """Deal survivors, give each the starting card of the favourite slot, and put them into the starting zones.

    Ruling: survivors who start inside a building are in it for the first time, and stir its corpse pile.
    """
    deal = dealt(game)
    zones = game.state.places["start"]
    placed = dict.fromkeys(zones, 0)
    for seat, names in enumerate(deal):
        for name in names:
            fewest = min(placed.values())
            choices = [zone for zone in zones if placed[zone] == fewest]
            zone = yield from game.one_of_zones(seat, "starting_zone", choices)
            placed[zone] += 1
            yield from _join(game, name, seat, zone)
    if game.rules.table.companions and len(game.players()) in (3, 4):
        yield from _fill_the_ranks(game)
    for survivor in game.players():
        spawns.stir_piles(game, survivor.zone)


def _join(game: Game, name: str, seat: int, zone: ZoneId) -> Play:
    me = join(game, name, seat, zone)
    favourite = game.content.game.roles[me.role].favourite
    assert favourite is not None
    kind = yield from game.one_of(seat, "starting_card", game.content.game.favourites[favourite].starting, name)
    deal_starting_card(game, me, kind, FAVOURITE)
    learn_first_skills(game, me, FAVOURITE)


def _fill_the_ranks(game: Game) -> Play:
    """A band of three or four is made up to six with companions of the players' choice (UoA p. 6)."""
    while len(game.state.survivors) < RANKS:
        sheets = game.content.survivors
        free = [
            name
            for name in sheets
            if name not in game.state.survivors and sheets[name].role not in game.mission.forbidden
        ]
        name = yield from game.one_of(None, "companion", free)
        leader = yield from game.one_of(None, "leader", [me.id for me in game.players()], about=name)
        join_companion(game, name, game.me(leader).zone)
        game.happen(CompanionFollowed(name, leader))


def join_companion(game: Game, name: str, zone: ZoneId) -> None:
    """Place a companion, who has no inventory, no actions and one health."""
    role = game.content.survivors[name].role
    game.happen(SurvivorJoined(Survivor(name, 0, role, zone, 1, [], companion=True)))


def free_companions(game: Game, role: str) -> list[str]:
    """Survivors of a class who are not in play."""
    sheets = game.content.survivors
    return [name for name in sheets if sheets[name].role == role and name not in game.state.survivors]


def choose_companion(game: Game, role: str) -> Asks[str]:
    """The players choose who it is (UoA p. 42); empty if nobody of the class is left."""
    names = free_companions(game, role)
    return (yield from game.one_of(None, "companion", names, about=role)) if names else ""


def _place_companions(game: Game) -> Play:
    for token in game.mission.tokens_of("companion"):
        if laid_out_by_a_rule(game, token):
            continue
        name = yield from choose_companion(game, str(token.properties["role"]))
        if name:
            join_companion(game, name, token.zone)


def _place_noise(game: Game) -> Play:
    """In a starting zone, Bang! side up, unless the mission puts it elsewhere (UoA p. 8)."""
    tokens = game.mission.tokens_of("noise")
    zones = [tokens[0].zone] if tokens else game.state.places["start"]
    zone = yield from game.one_of_zones(None, "noise", zones)
    game.happen(NoiseMoved(zone, BANG, "set_up"))
