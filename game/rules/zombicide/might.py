"""What survivors can do to enemies with what they hold, per action: for bots. No rule depends on it."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, comb
from typing import NamedTuple

from game.content.models import Attack as Numbers
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import Survivor

TOUGHEST = 3
AMONG_FRIENDS = 0.4
"""How much a gun counts in the own zone, where stray shots hit friends."""


class Might(NamedTuple):
    """Enemies of toughness 1, 2 and 3 that one action fells on average: in the own zone, and in others."""

    here: tuple[float, ...]
    afar: tuple[float, ...]


NONE = (0.0,) * TOUGHEST
HELPLESS = Might(NONE, NONE)


def might_of(game: Game, me: Survivor) -> Might:
    """What a survivor can do; nothing for one without weapons."""
    here, afar = NONE, NONE
    names: list[str] = []
    for card in game.in_hand(me):
        equipment = game.card(card)
        if equipment is None or (game.rules.guards_of(card) and card not in me.assigned):
            continue
        if equipment.attack is None:
            if game.rules.guards_of(card):
                afar = (1.0,) * TOUGHEST
            continue
        pair = 2 if equipment.dual and equipment.title in names else 1
        names.append(equipment.title)
        felled = _felled(equipment.attack, pair, game.edition.concentrates)
        if equipment.attack.range[1]:
            afar = tuple(map(max, afar, felled))
        if not equipment.attack.range[0]:
            usable = 1.0 if not equipment.attack.range[1] else AMONG_FRIENDS
            here = tuple(max(old, usable * new) for old, new in zip(here, felled, strict=True))
    return Might(here, afar)


@lru_cache(maxsize=512)
def _felled(attack: Numbers, weapons: int, concentrates: bool) -> tuple[float, ...]:
    dice, hit = attack.dice * weapons, (7 - attack.accuracy) / 6
    found = []
    for toughness in range(1, TOUGHEST + 1):
        if attack.damage >= toughness:
            found.append(dice * hit)
        elif concentrates:
            found.append(_at_least(dice, ceil(toughness / attack.damage), hit))
        else:
            found.append(0.0)
    return tuple(found)


def _at_least(dice: int, wanted: int, hit: float) -> float:
    return sum(comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(wanted, dice + 1))
