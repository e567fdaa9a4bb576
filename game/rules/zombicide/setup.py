"""Steps of setting up a game that the editions have in common: places, tokens, decks, survivors, the first player."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Card, Play
from game.rules.zombicide.events import (
    CardGained,
    CardTakenFromDeck,
    EnemiesAppeared,
    ObjectivePlaced,
    PlaceNamed,
    RoundBegan,
    SkillGained,
    SurvivorJoined,
)
from game.rules.zombicide.game import Game
from game.rules.zombicide.mission import OBJECTIVE_PILE, Token
from game.rules.zombicide.state import EMPTY, SEARCH_PILE, Objective, Survivor, ZoneId, kind_of


def name_places(game: Game) -> None:
    """Start, exit and the markers of the board get their names."""
    for place in ("start", "exit"):
        zones = tuple(dict.fromkeys(token.zone for token in game.mission.tokens_of(place)))
        if zones:
            game.happen(PlaceNamed(place, zones))
    markers: dict[str, list[ZoneId]] = {}
    for token in game.mission.tokens_of("marker"):
        markers.setdefault(str(token.properties["name"]), []).append(token.zone)
    for name, zones_of in markers.items():
        game.happen(PlaceNamed(name, tuple(dict.fromkeys(zones_of))))


def laid_out_by_a_rule(game: Game, token: Token) -> bool:
    """Whether a special rule of the mission itself sets up what a token stands for."""
    return any(part.lays_out(token) for part in game.mission.at("lays_out"))


def place_objectives(game: Game) -> None:
    """Open ones show their colour; the colours of hidden ones are shuffled and lie face down."""
    assert game.table is not None
    hidden: list[str] = []
    for number, token in enumerate(game.mission.tokens_of("objective"), 1):
        if laid_out_by_a_rule(game, token):
            continue
        colour = str(token.properties.get("colour", "red"))
        if token.properties.get("hidden"):
            hidden.append(colour)
            colour = ""
        game.happen(ObjectivePlaced(Objective(f"objective.{number}", token.zone, colour, token.x, token.y)))
    if hidden:
        game.table.shuffle(OBJECTIVE_PILE, hidden)


def place_enemies(game: Game) -> Play:
    """The enemies that the board shows."""
    for token in game.mission.tokens_of("enemy"):
        kind = str(token.properties["type"])
        count = int(token.properties.get("count", 1))
        game.happen(EnemiesAppeared(tuple(game.state.reserve[kind][:count]), token.zone, "set_up"))
        yield from game.edition.appeared(game, token.zone)


def cards_by_deck(game: Game) -> dict[str, list[Card]]:
    """All equipment cards of the box, deck by deck."""
    by_deck: dict[str, list[Card]] = {}
    for card, equipment in game.rules.equipment.items():
        by_deck.setdefault(equipment.deck, []).append(card)
    return by_deck


def dealt(game: Game) -> Sequence[Sequence[str]]:
    """Each seat's survivors: as agreed, or drawn from all whom the mission admits and dealt round the table."""
    assert game.table is not None
    table = game.rules.table
    if table.deal:
        return table.deal
    box = [sheet for name, sheet in game.content.survivors.items() if name not in game.content.guests]
    game.table.shuffle("survivors", [sheet.id for sheet in box if sheet.role not in game.mission.forbidden])
    drawn = game.table.draw("survivors", table.size)
    return [drawn[seat :: table.seats] for seat in range(table.seats)]


def join(game: Game, name: str, seat: int, zone: ZoneId) -> Survivor:
    """Put a survivor on the board, with an empty inventory."""
    sheet = game.content.survivors[name]
    begins = (game.rules.effect(skill).starting_health() for skill in sheet.skills.blue)
    health = next((health for health in begins if health), game.content.health_of(name))
    slots = [EMPTY] * len(game.edition.slots)
    game.happen(SurvivorJoined(Survivor(name, seat, sheet.role, zone, health, slots)))
    return game.me(name)


def learn_first_skills(game: Game, me: Survivor, first: str = "") -> None:
    """The blue skills, with the cards that they bring, and the cards kept from an earlier mission."""
    for skill in game.content.survivors[me.id].skills.blue:
        game.happen(SkillGained(me.id, f"blue/{skill}", "blue"))
        for wanted in game.rules.effect(skill).starting_cards():
            deal_from_deck(game, me, wanted, first)
    for owner, kept in game.rules.table.kept:
        if owner == me.id:
            deal_from_deck(game, me, kept, first)


def deal_starting_card(game: Game, me: Survivor, kind: str, first: str = "") -> None:
    """One of the starting cards, which lie ready beside the board."""
    card = next((card for card in game.state.set_aside if kind_of(card) == kind), EMPTY)
    if card:
        deal_card(game, me, card, first)


def deal_from_deck(game: Game, me: Survivor, kind: str, first: str = "", pile: str = SEARCH_PILE) -> None:
    """A card that is looked up in a deck; nothing if all are gone."""
    card = next((card for card in sorted(game.state.piles[pile]) if kind_of(card) == kind), EMPTY)
    if card:
        game.happen(CardTakenFromDeck(card, pile))
        deal_card(game, me, card, first)


def deal_card(game: Game, me: Survivor, card: Card, first: str = "") -> None:
    """Into the best free slot: one of the kind that comes first, then the others in order."""
    order = sorted(range(len(me.slots)), key=lambda slot: (game.edition.slots[slot].kind != first, slot))
    free = [slot for slot in order if not me.slots[slot] and game.edition.slot_accepts(me, slot, card)]
    if free:
        game.happen(CardGained(me.id, card, free[0], "set_up"))


def choose_first_player(game: Game) -> Play:
    """The players say who begins."""
    seats = [str(seat) for seat in range(game.rules.seats)]
    seat = yield from game.one_of(None, "first_player", seats)
    game.happen(RoundBegan(1, int(seat)))
