"""What cards are worth to whom, and how two who trade divide them best: for bots. No rule depends on it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from game.engine import Card, Json
from game.rules.zombicide.arrange import Arrange, Holding
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import EMPTY, Survivor, SurvivorId

TOKEN = 500
"""A mission's token in a slot."""
ITEM, SPARE_AMMO, FLAMES = 25, 15, 420
WORN = 150
"""Something that protects, where it does so."""
GEAR = 120
"""The first of its kind of what is worn."""
FED = 1.4
"""How much better a weapon is with ammunition under it."""
SECOND = 0.6
"""How much the second weapon counts."""
PACKED = 0.15
"""How much a weapon counts that is in no hand."""
PASSES = 3


def worth(game: Game, card: Card, fed: bool = False) -> float:
    """What a weapon in hand is worth to a fighter: the hits it can expect, times its damage; other things a little."""
    equipment = game.card(card)
    if equipment is None:
        return TOKEN
    hungry = bool(game.rules.guards_of(card))
    attack = equipment.attack
    if attack is None:
        return (FLAMES if fed else ITEM) if hungry else ITEM
    if hungry and not fed:
        return ITEM
    value = attack.dice * (7 - attack.accuracy) * 6 * attack.damage + 8 * attack.range[1]
    return value * FED if fed and not hungry else value


def armed(game: Game, me: Survivor) -> float:
    """What the best weapon in hand is worth."""
    return max((worth(game, card, card in me.assigned) for card in game.in_hand(me)), default=0)


def value(game: Game, holding: Holding) -> float:
    """What an inventory is worth to whoever has it."""
    held: list[float] = []
    titles: list[str] = []
    total = 0.0
    for slot, card in zip(game.edition.slots, holding.slots, strict=True):
        if not card:
            continue
        equipment = game.card(card)
        if equipment is None:
            total += TOKEN
        elif slot.in_hand and (equipment.attack is not None or game.rules.guards_of(card)):
            power = worth(game, card, bool(holding.assigned.get(card)))
            paired = equipment.dual and equipment.title in titles
            titles.append(equipment.title)
            held.append(power * (1.5 if paired else 1))
        elif equipment.absorbs:
            total += WORN if equipment.slot == slot.kind else ITEM
        elif equipment.supplies:
            total += SPARE_AMMO
        elif equipment.attack is None:
            first = equipment.slot == slot.kind and equipment.title not in titles
            titles.append(equipment.title)
            total += GEAR if first else ITEM
        else:
            total += PACKED * worth(game, card)
    held.sort(reverse=True)
    for number, power in enumerate(held):
        total += 2 * power if number == 0 else 2 * SECOND * power if number == 1 else PACKED * power
    return total


def gain(game: Game, me: Survivor, partner: Survivor) -> float:
    """How much two could do better by trading, roughly."""
    best = 0.0
    for giver, taker in ((me, partner), (partner, me)):
        hands = game.in_hand(giver)
        mine = sorted((worth(game, card, card in giver.assigned) for card in hands), reverse=True)
        theirs = armed(game, taker)
        for card in filter(None, giver.slots):
            equipment = game.card(card)
            if equipment is None:
                continue
            if equipment.attack is not None:
                power = worth(game, card)
                if card not in hands or (len(mine) > 1 and power <= mine[1]):
                    best = max(best, power - theirs)
            elif equipment.supplies and _hungers(game, taker, equipment.supplies):
                best = max(best, FLAMES / 2)
    return best


def _hungers(game: Game, me: Survivor, ammo: str) -> bool:
    """Whether a survivor has a weapon that is of no use without this ammunition."""
    for card in filter(None, me.slots):
        equipment = game.card(card)
        if equipment is not None and equipment.ammo == ammo and game.rules.guards_of(card) and card not in me.assigned:
            return True
    return False


def in_disorder(game: Game, me: Survivor) -> float:
    """How much better off a survivor would be after putting the own inventory in order, roughly."""
    hands = game.in_hand(me)
    least = min((worth(game, card, card in me.assigned) for card in hands), default=0) if len(hands) > 1 else 0
    loose = [card for card in me.slots if card and card not in hands]
    best = max(
        (worth(game, card) for card in loose if (each := game.card(card)) and each.attack is not None), default=0
    )
    fed = any((each := game.card(card)) and each.supplies and _hungers(game, me, each.supplies) for card in loose)
    return max(best - least, FLAMES / 2 if fed else 0)


Rows = dict[SurvivorId, list[Card]]


def best_order(game: Game, question: Arrange) -> Json:
    """A good way to divide what those who trade have: cards change places as long as that makes the band stronger."""
    rows: Rows = {name: list(holding.slots) for name, holding in question.holdings.items()}
    for name, holding in question.holdings.items():
        for card in (card for under in holding.assigned.values() for card in under):
            free = _free(question, name, rows[name], card)
            if free is None:
                return {}
            rows[name][free] = card
    best = _worth_of(game, question, rows)
    for _ in range(PASSES):
        better = False
        for one, other in combinations(_places(question, rows), 2):
            if not _swap(question, rows, one, other):
                continue
            now = _worth_of(game, question, rows)
            if now > best:
                best, better = now, True
            else:
                _exchange(rows, one, other)
        if not better:
            break
    return {name: laid_out(question, row) for name, row in rows.items()}


Place = tuple[SurvivorId, int]


def _places(question: Arrange, rows: Rows) -> list[Place]:
    return [
        (name, slot)
        for name, row in rows.items()
        for slot in range(len(row))
        if slot not in question.pinned.get(name, ())
    ]


def _exchange(rows: Rows, one: Place, other: Place) -> None:
    rows[one[0]][one[1]], rows[other[0]][other[1]] = rows[other[0]][other[1]], rows[one[0]][one[1]]


def _swap(question: Arrange, rows: Rows, one: Place, other: Place) -> bool:
    """Let two places exchange their cards, if both fit and anything changes."""
    first, second = rows[one[0]][one[1]], rows[other[0]][other[1]]
    if first == second or (first and not question.fits(*other, first)) or (second and not question.fits(*one, second)):
        return False
    _exchange(rows, one, other)
    return True


def _free(question: Arrange, name: SurvivorId, row: Sequence[Card], card: Card) -> int | None:
    return next((slot for slot, each in enumerate(row) if not each and question.fits(name, slot, card)), None)


def _worth_of(game: Game, question: Arrange, rows: Rows) -> float:
    """The sum for the band, a little more if nobody is left with nothing."""
    values = []
    for row in rows.values():
        plan = laid_out(question, row)
        assigned = {weapon: tuple(cards) for weapon, cards in plan["assigned"].items()}
        values.append(value(game, Holding(tuple(plan["slots"]), assigned=assigned)))
    return sum(values) + min(values) * 0.3


def laid_out(question: Arrange, row: Sequence[Card]) -> dict[str, Json]:
    """A row of slots with ammunition under the weapons in hand that use it, hungry ones first."""
    slots = list(row)
    assigned: dict[Card, list[Card]] = {}
    for card in filter(None, row):
        users = [each for slot, each in enumerate(slots) if each and question.feeds(slot, each, card)]
        if users:
            weapon = min(users, key=lambda each: len(assigned.get(each, ())))
            slots[slots.index(card)] = EMPTY
            assigned.setdefault(weapon, []).append(card)
    return {"slots": slots, "assigned": assigned}
