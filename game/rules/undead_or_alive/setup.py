"""Setting up a game of Undead or Alive (pp. 6-8)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Asks, Card, Play
from game.rules.undead_or_alive import spawns
from game.rules.undead_or_alive.bounty import BOUNTY_PILE, show_next
from game.rules.undead_or_alive.events import NoiseMoved
from game.rules.undead_or_alive.state import BANG
from game.rules.zombicide.events import (
    CardGained,
    CardSetAside,
    CardTakenFromDeck,
    CompanionFollowed,
    EnemiesAppeared,
    MachinePlaced,
    ObjectivePlaced,
    PlaceNamed,
    RoundBegan,
    SkillGained,
    SpawnTokenPlaced,
    SurvivorJoined,
)
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import OBJECTIVE_PILE, Token
from game.rules.zombicide.state import (
    EMPTY,
    SEARCH_PILE,
    SPAWN_PILE,
    Machine,
    Objective,
    SpawnToken,
    Survivor,
    ZoneId,
    kind_of,
)

RANKS = 6
"""How many a band is made up to with companions when only three or four survivors play."""


def set_up(game: Game) -> Play:
    """Tokens, decks, survivors, companions, the noise, the mission's own preparation, the first player."""
    _name_places(game)
    _place_spawns(game)
    _place_objectives(game)
    _place_machines(game)
    _lay_out_decks(game)
    yield from _seat_survivors(game)
    yield from _place_companions(game)
    _place_enemies(game)
    yield from _place_noise(game)
    yield from _choose_first_player(game)
    yield from game.mission.set_up(game)


def _name_places(game: Game) -> None:
    for place in ("start", "exit"):
        zones = tuple(dict.fromkeys(token.zone for token in game.mission.tokens_of(place)))
        if zones:
            game.happen(PlaceNamed(place, zones))
    markers: dict[str, list[ZoneId]] = {}
    for token in game.mission.tokens_of("marker"):
        markers.setdefault(str(token.properties["name"]), []).append(token.zone)
    for name, zones_of in markers.items():
        game.happen(PlaceNamed(name, tuple(dict.fromkeys(zones_of))))


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


def _place_objectives(game: Game) -> None:
    """Open ones show their colour; the colours of hidden ones are shuffled and lie face down."""
    assert game.table is not None
    hidden: list[str] = []
    for number, token in enumerate(game.mission.tokens_of("objective"), 1):
        colour = str(token.properties.get("colour", "red"))
        if token.properties.get("hidden"):
            hidden.append(colour)
            colour = ""
        game.happen(ObjectivePlaced(Objective(f"objective.{number}", token.zone, colour, token.x, token.y)))
    if hidden:
        game.table.shuffle(OBJECTIVE_PILE, hidden)


def _place_machines(game: Game) -> None:
    for kind in game.content.machines:
        for token in game.mission.tokens_of(kind):
            game.happen(MachinePlaced(Machine(kind, token.zone, token.x, token.y)))


def _lay_out_decks(game: Game) -> None:
    """Equipment, zombies, abominations and bounty weapons are shuffled; starting equipment lies ready."""
    assert game.table is not None
    by_deck: dict[str, list[Card]] = {}
    for card, equipment in game.rules.equipment.items():
        by_deck.setdefault(equipment.deck, []).append(card)
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
    deal = _deal(game)
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


def _deal(game: Game) -> Sequence[Sequence[str]]:
    """As the players agreed, or drawn from all whom the mission admits and dealt round the table."""
    assert game.table is not None
    table = game.rules.table
    if table.deal:
        return table.deal
    sheets = game.content.survivors
    game.table.shuffle("survivors", [name for name in sheets if sheets[name].role not in game.mission.forbidden])
    drawn = game.table.draw("survivors", table.size)
    return [drawn[seat :: table.seats] for seat in range(table.seats)]


def _join(game: Game, name: str, seat: int, zone: ZoneId) -> Play:
    sheet = game.content.survivors[name]
    role = game.content.game.roles[sheet.role]
    slots = [EMPTY] * len(game.edition.slots)
    game.happen(SurvivorJoined(Survivor(name, seat, sheet.role, zone, role.health, slots)))
    me = game.me(name)
    assert role.favourite is not None
    kind = yield from game.one_of(seat, "starting_card", game.content.game.favourites[role.favourite].starting, name)
    deal_starting_card(game, me, kind)
    for skill in sheet.skills.blue:
        game.happen(SkillGained(name, f"blue/{skill}", "blue"))
        for wanted in game.rules.effect(skill).starting_cards():
            deal_from_deck(game, me, wanted)
    for owner, kept in game.rules.table.kept:
        if owner == name:
            deal_from_deck(game, me, kept)


def deal_starting_card(game: Game, me: Survivor, kind: str) -> None:
    """A starting card goes into the favourite slot if that takes it, else into a hand (UoA p. 8)."""
    card = next((card for card in game.state.set_aside if kind_of(card) == kind), EMPTY)
    if card:
        deal_card(game, me, card)


def deal_from_deck(game: Game, me: Survivor, kind: str) -> None:
    """A card that is looked up in the equipment deck; nothing if all are gone."""
    card = next((card for card in sorted(game.state.piles[SEARCH_PILE]) if kind_of(card) == kind), EMPTY)
    if card:
        game.happen(CardTakenFromDeck(card, SEARCH_PILE))
        deal_card(game, me, card)


def deal_card(game: Game, me: Survivor, card: Card) -> None:
    """Into the best free slot: the favourite one, a hand, the backpack."""
    order = sorted(range(len(me.slots)), key=lambda slot: (game.edition.slots[slot].kind != "favourite", slot))
    free = [slot for slot in order if not me.slots[slot] and game.edition.slot_accepts(me, slot, card)]
    if free:
        game.happen(CardGained(me.id, card, free[0], "set_up"))


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
        if any(part.lays_out(token) for part in game.mission.at("lays_out")):
            continue
        name = yield from choose_companion(game, str(token.properties["role"]))
        if name:
            join_companion(game, name, token.zone)


def _place_enemies(game: Game) -> None:
    for token in game.mission.tokens_of("enemy"):
        kind = str(token.properties["type"])
        count = int(token.properties.get("count", 1))
        game.happen(EnemiesAppeared(tuple(game.state.reserve[kind][:count]), token.zone, "set_up"))


def _place_noise(game: Game) -> Play:
    """In a starting zone, Bang! side up, unless the mission puts it elsewhere (UoA p. 8)."""
    tokens = game.mission.tokens_of("noise")
    zones = [tokens[0].zone] if tokens else game.state.places["start"]
    zone = yield from game.one_of_zones(None, "noise", zones)
    game.happen(NoiseMoved(zone, BANG, "set_up"))


def _choose_first_player(game: Game) -> Play:
    seats = [str(seat) for seat in range(game.rules.seats)]
    seat = yield from game.one_of(None, "first_player", seats)
    game.happen(RoundBegan(1, int(seat)))
