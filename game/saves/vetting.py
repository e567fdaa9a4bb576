"""Whether a saved Zombicide game can be right: every id exists, every piece stands somewhere, no number is absurd.

A save is read from outside. What passes here is safe to hand to the rules, whose own invariants are asked last.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.board import Board
from game.content.models import LEVELS
from game.engine import Record
from game.rules.zombicide.inventory import cards_of
from game.rules.zombicide.parts.objectives import is_supply
from game.rules.zombicide.rules import TableSetup, ZombicideRules
from game.rules.zombicide.state import (
    BETWEEN,
    END,
    ENEMIES,
    PLAYERS,
    SETUP,
    SPAWN,
    SPAWN_PILE,
    Survivor,
    Turn,
    ZombicideState,
    kind_of,
)
from game.saves.headers import MOST_SEATS

PHASES = (SETUP, PLAYERS, BETWEEN, ENEMIES, SPAWN, END)
LAST_ROUND = 10_000
MOST_POINTS = 10_000
MOST_ACTIONS = 100
MOST_TILES = 40
FARTHEST = 400
"""Where tiles may lie, in halves of a cell."""


def setup_faults(rules: ZombicideRules, setup: TableSetup) -> Iterator[str]:
    """What is wrong with the table that a save describes."""
    sheets, equipment = rules.edition.content.survivors, rules.edition.content.equipment
    dealt = [name for names in setup.deal for name in names]
    if not 1 <= setup.seats <= MOST_SEATS or not 1 <= setup.size <= len(sheets):
        yield "so many people cannot play"
    if (setup.deal and len(setup.deal) != setup.seats) or len(set(dealt)) < len(dealt):
        yield "the survivors are not dealt out"
    yield from _unknown("survivor", dealt, sheets)
    yield from _unknown("part of the spawn deck", setup.spawn_sets, rules.edition.content.game.spawn_sets)
    for survivor, card in setup.kept:
        yield from _unknown("survivor", (survivor,), sheets)
        yield from _unknown("card", (card,), equipment)


def record_faults(rules: ZombicideRules, record: Record[ZombicideState]) -> Iterator[str]:
    """What is wrong with the snapshot and its place in the log."""
    state = record.state
    if state.seed != record.seed:
        yield "the seeds differ"
    elif state.phase == SETUP:
        if state != rules.opening(record.seed):
            yield "the table is not as it lies at the beginning"
    elif state.phase not in PHASES:
        yield "there is no such phase"
    else:
        yield from _layout_faults(state)


def state_faults(rules: ZombicideRules, state: ZombicideState) -> Iterator[str]:
    """What is wrong with a state whose layout makes a board; the rules' own invariants come last."""
    if state.phase == SETUP:
        return
    board = rules.board(state)
    found = [
        *_round_faults(rules, state),
        *_people_faults(rules, state, board),
        *_turn_faults(state),
        *_card_faults(rules, state),
        *_piece_faults(rules, state, board),
        *_edition_faults(rules, state, board),
    ]
    yield from found or rules.broken(state)


def _unknown(what: str, names: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    allowed = set(known)
    for name in names:
        if name not in allowed:
            yield f"there is no {what} called {name[:40]!r}"
            return


def _layout_faults(state: ZombicideState) -> Iterator[str]:
    if not 1 <= len(state.layout) <= MOST_TILES:
        yield "the number of tiles is absurd"
    for placement in state.layout:
        if not (0 <= placement.x <= FARTHEST and 0 <= placement.y <= FARTHEST and 0 <= placement.turns <= 3):
            yield "a tile lies off the table"
            return


def _round_faults(rules: ZombicideRules, state: ZombicideState) -> Iterator[str]:
    seats = range(rules.seats)
    if state.seat not in seats or state.first_seat not in seats or not 0 <= state.seats_done <= rules.seats:
        yield "somebody plays who does not sit at the table"
    if not 1 <= state.round <= LAST_ROUND or state.drawn < 0 or state.learnt < 0:
        yield "the count of rounds or chances is absurd"
    yield from _unknown("goal", state.goals, (goal.id for goal in rules.mission.goals))
    if len(set(state.goals)) < len(state.goals):
        yield "a goal was reached twice"
    if state.outcome is not None:
        yield from _unknown("seat", map(str, state.outcome.winners), map(str, seats))


def _people_faults(rules: ZombicideRules, state: ZombicideState, board: Board) -> Iterator[str]:
    content = rules.edition.content
    yield from _unknown("survivor", state.survivors, content.survivors)
    for name, me in state.survivors.items():
        if me.id != name or me.seat not in range(rules.seats):
            yield f"{name[:40]} sits at no place of the table"
        if not (1 <= me.health <= 20 and 0 <= me.points <= MOST_POINTS and 0 <= me.kills <= MOST_POINTS):
            yield f"the numbers of {name[:40]} are absurd"
        yield from _unknown("class", (me.role,), content.game.roles)
        yield from _unknown("zone", (me.zone,), ("", *board.zones))
        yield from _unknown("survivor", (me.leader,), ("", *state.survivors))
        yield from _unknown("machine", (me.aboard,), ("", *state.machines))
        yield from _skill_faults(rules, me)


def _skill_faults(rules: ZombicideRules, me: Survivor) -> Iterator[str]:
    for skill in me.skills:
        level, _, reference = skill.partition("/")
        try:
            rules.edition.content.skill_name(reference)
            rules.effect(reference)
        except (KeyError, ValueError):
            yield f"there is no skill called {skill[:40]!r}"
        if level not in LEVELS:
            yield f"there is no danger level called {level[:40]!r}"


def _turn_faults(state: ZombicideState) -> Iterator[str]:
    turn: Turn | None = state.turn
    if turn is None:
        return
    me = state.survivors.get(turn.survivor)
    if me is None or me.companion or state.phase != PLAYERS:
        yield "somebody has the turn who cannot have it"
    if turn.actions > MOST_ACTIONS or any(not 0 <= count <= MOST_ACTIONS for count in turn.used.values()):
        yield "the actions of the turn are absurd"


def _card_faults(rules: ZombicideRules, state: ZombicideState) -> Iterator[str]:
    content = rules.edition.content
    equipment = rules.equipment
    known = {
        *equipment,
        *(f"{SPAWN_PILE}.{number}" for number in content.spawn_cards),
        *content.abominations,
        *content.survivors,
        *content.game.tokens.get("objective", {}),
        *content.game.tokens.get("spawn", {}),
    }
    loose = [card for pile in (*state.piles.values(), *state.discards.values()) for card in pile]
    loose += [card for me in state.survivors.values() for card in cards_of(me)]
    loose += [*state.removed, *state.set_aside, *(card for card in state.shown.values() if card)]
    yield from _unknown("card", (card for card in loose if not is_supply(card)), known)
    yield from _unknown("weapon", (*state.unloaded, *state.fired_pairs, *state.fired_pairs.values()), equipment)
    colours = content.game.tokens.get("objective", {})
    yield from _unknown("objective", state.taken, colours)
    yield from _unknown("objective", (each.colour for each in state.objectives.values()), ("", *colours))


def _piece_faults(rules: ZombicideRules, state: ZombicideState, board: Board) -> Iterator[str]:
    content = rules.edition.content
    everywhere = [enemy for crowd in (*state.enemies.values(), *state.reserve.values()) for enemy in crowd]
    types = rules.enemy_types.items()
    yield from _unknown("enemy", everywhere, (f"{kind}.{n + 1}" for kind, enemy in types for n in range(enemy.stock)))
    yield from _unknown("enemy", state.reserve, rules.enemy_types)
    if any(kind_of(enemy) != kind for kind, stock in state.reserve.items() for enemy in stock):
        yield "an enemy lies with others than its own kind"
    for pieces in (state.spawns, state.objectives, state.machines):
        if any(piece.id != name for name, piece in pieces.items()):
            yield "a piece is called by another's name"
    yield from _unknown("spawn token", (token.kind for token in state.spawns.values()), content.game.tokens["spawn"])
    yield from _unknown("machine", state.machines, content.machines)
    yield from _unknown("machine", (machine.on for machine in state.machines.values()), ("", *state.machines))
    zones = [*state.enemies, *state.blocked, *(zone for named in state.places.values() for zone in named)]
    zones += [token.zone for token in state.spawns.values()] + [each.zone for each in state.objectives.values()]
    yield from _unknown("zone", (*zones, *(machine.zone for machine in state.machines.values())), board.zones)


def _edition_faults(rules: ZombicideRules, state: ZombicideState, board: Board) -> Iterator[str]:
    for what, names, known in rules.edition.named(state, board):
        yield from _unknown(what, names, known)
