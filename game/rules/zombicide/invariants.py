"""What must hold in every state of every Zombicide game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.rules.zombicide.inventory import cards_of
from game.rules.zombicide.state import ZombicideState, kind_of

if TYPE_CHECKING:
    from game.rules.zombicide.rules import ZombicideRules


def broken(rules: ZombicideRules, state: ZombicideState) -> Iterator[str]:
    """The invariants that a state breaks, a sentence each."""
    yield from _miniatures(rules, state)
    yield from _cards(rules, state)
    yield from _people(rules, state)
    yield from _places(rules, state)


def _miniatures(rules: ZombicideRules, state: ZombicideState) -> Iterator[str]:
    everywhere = [enemy for crowd in state.enemies.values() for enemy in crowd]
    everywhere += [enemy for stock in state.reserve.values() for enemy in stock]
    if len(set(everywhere)) != len(everywhere):
        yield "An enemy miniature is in two places."
    counts = Counter(kind_of(enemy) for enemy in everywhere)
    for kind, enemy in rules.enemy_types.items():
        if counts[kind] != enemy.stock:
            yield f"There are {counts[kind]} {kind} miniatures instead of {enemy.stock}."
    if any(not crowd for crowd in state.enemies.values()):
        yield "A zone has an empty crowd."


def _cards(rules: ZombicideRules, state: ZombicideState) -> Iterator[str]:
    if state.phase == "setup":
        return
    where = [card for pile in state.piles.values() for card in pile]
    where += [card for pile in state.discards.values() for card in pile]
    where += [card for survivor in state.survivors.values() for card in cards_of(survivor)]
    where += [*state.removed, *state.set_aside, *(card for card in state.shown.values() if card)]
    equipment = Counter(card for card in where if card in rules.equipment)
    if any(count > 1 for count in equipment.values()):
        yield f"A card is in two places: {[card for card, count in equipment.items() if count > 1]}."
    if len(equipment) != len(rules.equipment):
        missing = [card for card in rules.equipment if card not in equipment]
        yield f"Equipment cards are missing: {missing}."
    spawn = [card for card in where if kind_of(card) == "spawn"]
    if len(spawn) != len(rules.edition.content.spawn_cards):
        yield f"There are {len(spawn)} spawn cards."
    if any(card not in rules.equipment for card in state.unloaded):
        yield "Something that is no card is unloaded."


def _people(rules: ZombicideRules, state: ZombicideState) -> Iterator[str]:
    for me in state.survivors.values():
        if not 0 <= me.wounds <= me.health and state.outcome is None:
            yield f"{me.id} has {me.wounds} wounds of {me.health}."
        if len(me.slots) != (0 if me.companion else len(rules.edition.slots)):
            yield f"{me.id} has {len(me.slots)} slots."
        for slot, card in enumerate(me.slots):
            if card and not rules.edition.slot_accepts(me, slot, card):
                yield f"{card} does not belong into slot {slot} of {me.id}."
        for weapon, under in me.assigned.items():
            if not under or weapon not in me.slots or not rules.hands[me.slots.index(weapon)]:
                yield f"{under} lie under {weapon}, which {me.id} does not hold."
        if me.leader and state.survivors[me.leader].zone != me.zone:
            yield f"{me.id} is not with {me.leader}."
        if me.away and me.zone:
            yield f"{me.id} is away and on the board."
    turn = state.turn
    if turn is not None and turn.actions < 0:
        yield f"{turn.survivor} has spent more actions than there were."


def _places(rules: ZombicideRules, state: ZombicideState) -> Iterator[str]:
    zones = rules.board(state).zones
    pieces = [("survivor", me.id, me.zone) for me in state.survivors.values() if me.zone]
    pieces += [("spawn token", token.id, token.zone) for token in state.spawns.values()]
    pieces += [("objective", objective.id, objective.zone) for objective in state.objectives.values()]
    pieces += [("machine", machine.id, machine.zone) for machine in state.machines.values()]
    pieces += [("enemy", crowd[0], zone) for zone, crowd in state.enemies.items() if crowd]
    for what, name, zone in pieces:
        if zone not in zones:
            yield f"The {what} {name} stands in {zone}, which is no zone."
