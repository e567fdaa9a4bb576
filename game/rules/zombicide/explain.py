"""Why an enemy goes where it goes, and how likely an attack is to do what."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Protocol, runtime_checkable

from game.engine import Distribution, Odds, Option, Why
from game.rules.zombicide.combat import in_the_line_of_fire
from game.rules.zombicide.enemies import routes
from game.rules.zombicide.game import Game
from game.rules.zombicide.state import Survivor, kind_of
from game.rules.zombicide.strike import Strike

MOST_PATHS = 12


@runtime_checkable
class Striking(Protocol):
    """An option that rolls dice against a zone."""

    def strike(self, game: Game, me: Survivor) -> Strike:
        """The attack with all its numbers."""


def why(game: Game, enemy: str) -> Why | None:
    """What an enemy would do if it were activated now: attack, move by some rule, or stay."""
    zone = next((zone for zone, crowd in game.state.enemies.items() if enemy in crowd), None)
    if zone is None:
        return None
    if game.survivors_in(zone):
        return Why(enemy, "attack", (zone,), ())
    reason, ways = routes(game, zone)
    targets = tuple(dict.fromkeys(ways.values()))
    paths = tuple(path for target in targets for path in game.board.paths(zone, target, MOST_PATHS))
    return Why(enemy, reason if ways else "stays", targets, tuple(ways), paths)


def odds(game: Game, option: Option) -> Odds | None:
    """Exact chances of hits, kills of each type and in all, and stray shots."""
    turn = game.state.turn
    if not isinstance(option, Striking) or turn is None:
        return None
    strike = option.strike(game, game.me(turn.survivor))
    return odds_of(game, strike)


def odds_of(game: Game, strike: Strike) -> Odds:
    """The chances of an attack.

    Re-rolls are the player's choice; the chances suppose that whoever has one left uses it when the hits are fewer than
    the average of a fresh roll, which is when throwing again is worth it.
    """
    crowd = tuple(kind_of(enemy) for enemy in game.crowd(strike.zone))
    types = game.rules.enemy_types
    ranks = tuple(sorted((types[kind].priority, types[kind].toughness) for kind in crowd))
    cap = len(crowd)
    spread = hit_spread(
        strike.dice,
        strike.accuracy,
        strike.bonus,
        strike.sixes_roll,
        bool(strike.sixes_hurt),
        len(strike.rerolls),
        cap,
    )
    free = strike.kind != "ranged" or strike.chooses
    friends = strike.kind == "ranged" and not strike.spares_friends
    victims = len(in_the_line_of_fire(game, game.me(strike.me), strike.zone)) if friends else 0
    chances: dict[str, list[tuple[int, int]]] = {"hits": [], "kills": [], "friendly_fire": []}
    for (weak, strong, missed), weight in spread.items():
        kills = kills_by(ranks, weak, strong, strike.damage, strike.damage + strike.sixes_hurt, free)
        if strike.reaps and 0 < kills < cap:
            kills = min(cap, kills + strike.reaps)
        chances["hits"].append((weak + strong, weight))
        chances["kills"].append((kills, weight))
        chances["friendly_fire"].append((missed * strike.damage if victims else 0, weight))
    return Odds({what: Distribution.of(results) for what, results in chances.items()})


def kills_by(
    ranks: tuple[tuple[int, int], ...], weak: int, strong: int, damage: int, strong_damage: int, free: bool
) -> int:
    """How many fall to so many hits, if the stronger ones strike first and hits are used as well as can be."""
    standing = list(ranks)
    killed = 0
    for hits, power in ((strong, strong_damage), (weak, damage)):
        for _ in range(hits):
            index = _victim(standing, power, free)
            if index is None:
                break
            del standing[index]
            killed += 1
    return killed


def _victim(standing: list[tuple[int, int]], power: int, free: bool) -> int | None:
    """Whom the next hit strikes: the toughest it can when free to choose, the front rank otherwise."""
    if not standing:
        return None
    front = standing if free else [rank for rank in standing if rank[0] == standing[0][0]]
    within = [rank for rank in front if rank[1] <= power]
    if not within:
        return None
    return standing.index(max(within, key=lambda rank: rank[1]))


Results = dict[tuple[int, int, int], int]
"""Weights of (weak hits, strong hits, misses)."""


@lru_cache(maxsize=4096)
def hit_spread(
    dice: int, accuracy: int, bonus: int, sixes_roll: bool, sixes_hurt: bool, rerolls: int, cap: int
) -> Results:
    """What a throw can give, all re-rolls used or kept; more sixes than there are targets count as that many."""
    faces = [min(6, face + bonus) for face in range(1, 7)]
    six = sum(face == 6 for face in faces)
    plain = sum(accuracy <= face < 6 for face in faces)
    throw = _chained(dice, six, plain, cap) if sixes_roll else _single(dice, six, plain)
    once: Results = {}
    for (sixes, hits), weight in throw.items():
        key = (hits, sixes, dice - hits - (0 if sixes_roll else sixes))
        if not sixes_hurt:
            key = (hits + sixes, 0, key[2])
        once[key] = once.get(key, 0) + weight
    spread = once
    for _ in range(rerolls):
        spread = _thrown_again(once, spread)
    return spread


def _thrown_again(once: Results, after: Results) -> Results:
    """Keep a throw of at least average hits; otherwise what comes after counts."""
    total = sum(once.values())
    mean = sum((weak + strong) * weight for (weak, strong, _), weight in once.items())
    kept = {key: weight for key, weight in once.items() if (key[0] + key[1]) * total >= mean}
    thrown = total - sum(kept.values())
    scale = sum(after.values())
    merged = {key: weight * scale for key, weight in kept.items()}
    for key, weight in after.items():
        merged[key] = merged.get(key, 0) + weight * thrown
    return {key: weight for key, weight in merged.items() if weight}


def _single(dice: int, six: int, plain: int) -> dict[tuple[int, int], int]:
    """Weights of (sixes, other hits) when every die is thrown once."""
    miss = 6 - six - plain
    return {
        (sixes, hits): comb(dice, sixes)
        * comb(dice - sixes, hits)
        * six**sixes
        * plain**hits
        * miss ** (dice - sixes - hits)
        for sixes in range(dice + 1)
        for hits in range(dice + 1 - sixes)
    }


def _chained(dice: int, six: int, plain: int, cap: int) -> dict[tuple[int, int], int]:
    """Weights of (sixes, other hits) when every six is thrown on.

    Each die's chain ends with exactly one result that is no six, so hits and misses among the last ones are independent
    of how many sixes came before. All numbers of sixes from the cap on are added up as the cap.
    """
    other = 6 - six
    before = [comb(dice - 1 + sixes, sixes) * six**sixes * 6 ** (cap - sixes) * other**dice for sixes in range(cap)]
    before.append(6 ** (dice + cap) - sum(before))
    return {
        (sixes, hits): weight * comb(dice, hits) * plain**hits * (other - plain) ** (dice - hits)
        for sixes, weight in enumerate(before)
        for hits in range(dice + 1)
    }
