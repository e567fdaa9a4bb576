"""Setting up a game of Invader (pp. 7-8), for more than six survivors too (p. 36)."""

from __future__ import annotations

from game.board import Opening, Point
from game.engine import Play
from game.rules.invader import oxygen
from game.rules.invader.doors import DOORWAY
from game.rules.invader.events import DoorClosed, MoldChanged, NoiseMade, SpawningBegins
from game.rules.invader.vocabulary import MACHINES
from game.rules.zombicide.events import CardSetAside, CardsRemoved, MachinePlaced, SpawnTokenPlaced
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import Token
from game.rules.zombicide.setup import (
    cards_by_deck,
    choose_first_player,
    deal_card,
    deal_starting_card,
    dealt,
    join,
    laid_out_by_a_rule,
    learn_first_skills,
    name_places,
    place_enemies,
    place_objectives,
)
from game.rules.zombicide.state import SEARCH_PILE, SPAWN_PILE, Machine, SpawnToken, Survivor, kind_of

STARTING, PROTOTYPES, REFERENCE = "starting", "prototype", "reference"
AWAKE = "red"
"""The colour of spawn tokens that bring Xenos from the first round on, and of every token's back."""
SPAWN_COLOURS = "spawn_colours"
"""The hidden colours of spawn tokens that lie face down."""
FACE_DOWN = "hidden"
EXTRA = "extra"
SPAWN_NAMES = (AWAKE, "green", "violet", FACE_DOWN, EXTRA)
"""What the ids of spawn tokens begin with."""
CROWD = 6
"""With more survivors than so many, more Xenos come, too."""


def set_up(game: Game) -> Play:
    """Tokens, decks, survivors and their starting cards, Xenos, the first player, the mission's own preparation."""
    name_places(game)
    _place_mold(game)
    _place_doors(game)
    _place_spawns(game)
    place_objectives(game)
    _place_machines(game)
    _place_noise(game)
    _lay_out_decks(game)
    yield from _seat_survivors(game)
    yield from _hand_out_starting_cards(game)
    for survivor in game.players():
        learn_first_skills(game, survivor)
    yield from _add_spawns(game)
    yield from place_enemies(game)
    yield from _choose_first_spawn(game)
    yield from choose_first_player(game)
    yield from game.mission.set_up(game)


def _place_mold(game: Game) -> None:
    for token in game.mission.tokens_of("mold"):
        game.happen(MoldChanged(token.zone, token.properties["state"] == "active"))


def _place_doors(game: Game) -> None:
    """Every door token shuts the doorway of its zone that it lies on or nearest to."""
    for token in game.mission.tokens_of("door"):
        doorways = [each for each in game.board.openings if token.zone in each.zones and each.kind.name == DOORWAY]
        if doorways:
            opening = min(doorways, key=lambda each: (_distance(each, token), each.id))
            game.happen(DoorClosed(opening.id, str(token.properties["colour"])))


def _distance(opening: Opening, token: Token) -> int:
    middle: Point = opening.rect.middle
    return (middle.x - token.x) ** 2 + (middle.y - token.y) ** 2


def _place_spawns(game: Game) -> None:
    """Red tokens are awake, green and violet ones sleep (p. 28); those face down show a red back, and are awake."""
    assert game.table is not None
    counts: dict[str, int] = {}
    hidden: list[str] = []
    for token in game.mission.tokens_of("spawn"):
        colour = str(token.properties["colour"])
        if token.properties.get("hidden"):
            hidden.append(colour)
        name, colour = (FACE_DOWN, AWAKE) if token.properties.get("hidden") else (colour, colour)
        counts[name] = counts.get(name, 0) + 1
        placed = SpawnToken(f"{name}.{counts[name]}", colour, token.zone, token.x, token.y, colour == AWAKE)
        game.happen(SpawnTokenPlaced(placed))
    if hidden:
        game.table.shuffle(SPAWN_COLOURS, hidden)


def _place_machines(game: Game) -> None:
    for token in game.mission.tokens_of("machine"):
        name = MACHINES[str(token.properties["type"])]
        game.happen(MachinePlaced(Machine(name, token.zone, token.x, token.y)))


def _place_noise(game: Game) -> None:
    for token in game.mission.tokens_of("noise"):
        if not laid_out_by_a_rule(game, token):
            game.happen(NoiseMade(token.zone, int(token.properties.get("count", 1))))


def _lay_out_decks(game: Game) -> None:
    """Equipment, Xenos and prototypes are shuffled; starting equipment, oxygen and reference cards lie ready.

    Only the parts of the Xeno deck that the table plays with are used (p. 37).
    """
    assert game.table is not None
    content, by_deck = game.content, cards_by_deck(game)
    for card in (*by_deck[STARTING], *by_deck[oxygen.STOCK], *by_deck[REFERENCE]):
        game.happen(CardSetAside(card))
    game.table.shuffle(SEARCH_PILE, by_deck[SEARCH_PILE])
    game.table.shuffle(PROTOTYPES, by_deck[PROTOTYPES])
    chosen = content.spawn_deck(game.rules.table.spawn_sets or tuple(content.game.spawn_sets))
    game.table.shuffle(SPAWN_PILE, [f"{SPAWN_PILE}.{number}" for number in chosen])
    left_out = tuple(f"{SPAWN_PILE}.{number}" for number in content.spawn_cards if number not in chosen)
    if left_out:
        game.happen(CardsRemoved(left_out))


def _seat_survivors(game: Game) -> Play:
    """Everybody stands in a starting zone, evenly if there are several, unless the mission places them itself."""
    deal = dealt(game)
    zones = game.state.places["start"]
    if any(laid_out_by_a_rule(game, token) for token in game.mission.tokens_of("start")):
        zones = zones[:1]
    placed = dict.fromkeys(zones, 0)
    for seat, names in enumerate(deal):
        for name in names:
            fewest = min(placed.values())
            choices = [zone for zone in zones if placed[zone] == fewest]
            zone = yield from game.one_of_zones(seat, "starting_zone", choices)
            placed[zone] += 1
            join(game, name, seat, zone)


def _hand_out_starting_cards(game: Game) -> Play:
    """The team shares out all starting cards, at least one to each (p. 7).

    Ruling: everybody chooses one, in the order of the table; then each card that is left goes to whom the team likes.
    Survivors beyond the sixth get none: the box has no more (p. 36).
    """
    for survivor in game.players():
        kinds = _starting_kinds(game)
        if kinds:
            kind = yield from game.one_of(survivor.seat, "starting_card", kinds, survivor.id)
            deal_starting_card(game, survivor, kind)
    while kinds := _starting_kinds(game):
        kind = kinds[0]
        owners = sorted(game.players(), key=lambda me: (sum(map(bool, me.slots)), _count(me, kind) != 1))
        owner = yield from game.one_of(None, "gift", [me.id for me in owners], about=kind)
        deal_starting_card(game, game.me(owner), kind)


def _starting_kinds(game: Game) -> list[str]:
    """What starting equipment is left to hand out."""
    ready = [kind_of(card) for card in game.state.set_aside if (known := game.card(card)) and known.deck == STARTING]
    return list(dict.fromkeys(ready))


def _count(me: Survivor, kind: str) -> int:
    return sum(kind_of(card) == kind for card in me.slots)


def _add_spawns(game: Game) -> Play:
    """One more spawn token for every two survivors beyond the sixth, stacked where the players like (p. 36).

    Ruling: they are stacked where tokens lie already, which a table without spare tokens can do as well.
    """
    for number in range((len(game.players()) - CROWD + 1) // 2):
        awake = {token.zone: token for token in game.state.spawns.values() if token.active}
        zone = yield from game.one_of_zones(None, "extra_spawn", list(awake))
        below = awake[zone]
        token = SpawnToken(f"{EXTRA}.{number + 1}", AWAKE, zone, below.x, below.y, active=True)
        game.happen(SpawnTokenPlaced(token))


def _choose_first_spawn(game: Game) -> Play:
    """Spawning always begins with the same token, which the players choose (p. 28)."""
    names = [token.id for token in game.state.spawns.values() if token.active]
    if names:
        name = yield from game.one_of(None, "first_spawn", names)
        game.happen(SpawningBegins(name))


def equip_tank(game: Game, me: Survivor) -> None:
    """A tank from the stock, worn at once."""
    card = oxygen.from_stock(game)
    if card:
        deal_card(game, me, card)
