"""Why an enemy goes where it goes, and how likely an attack is to do what."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import Protocol, runtime_checkable

from game.engine import Distribution, Odds, Option, Why
from game.rules.zombicide.attack import Attack
from game.rules.zombicide.combat import chooses_targets, in_the_line_of_fire
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
    """What an enemy would do if it were activated now: lose the activation, attack, move by some rule, or stay."""
    zone = next((zone for zone, crowd in game.state.enemies.items() if enemy in crowd), None)
    if zone is None:
        return None
    if game.edition.holds_back(game, zone):
        return Why(enemy, "held_back", (zone,), ())
    if game.prey_in(zone):
        return Why(enemy, "attack", (zone,), ())
    reason, ways = routes(game, zone)
    targets = tuple(dict.fromkeys(ways.values()))
    ways_now = game.edition.enemy_ways(game)
    paths = tuple(path for target in targets for path in ways_now.paths(zone, target, MOST_PATHS))
    return Why(enemy, reason if ways else "stays", targets, tuple(ways), paths)


def odds(game: Game, option: Option) -> Odds | None:
    """Exact chances of hits, kills of each type and in all, and stray shots."""
    if not isinstance(option, Striking):
        return None
    me = _attacker(game, option)
    return odds_of(game, option.strike(game, me)) if me is not None else None


def _attacker(game: Game, option: Option) -> Survivor | None:
    """Who would attack: the one whose turn it is, or outside all turns whoever carries the weapon."""
    turn = game.state.turn
    if turn is not None:
        return game.me(turn.survivor)
    if isinstance(option, Attack):
        return next((me for me in game.state.survivors.values() if option.weapons[0] in me.slots), None)
    return None


def odds_of(game: Game, strike: Strike) -> Odds:
    """The chances of an attack.

    Re-rolls are the player's choice; the chances suppose that whoever has one left uses it when the hits are fewer than
    the average of a fresh roll, which is when throwing again is worth it, and that hits are used as well as can be. A
    concentrated attack is thrown again when it does not fell its target.
    """
    targets = Targets.of(game, strike)
    spread = hit_spread(
        strike.dice,
        strike.accuracy,
        strike.bonus,
        strike.sixes_roll and strike.bonus < 5,
        bool(strike.sixes_hurt),
        len(strike.rerolls),
        max(strike.dice, targets.most_hits()),
        targets.focus,
    )
    friends = strike.kind == "ranged" and not strike.spares_friends
    victims = len(in_the_line_of_fire(game, game.me(strike.me), strike.zone, strike.machine)) if friends else 0
    falls: dict[tuple[int, int], int] = {}
    chances: dict[str, list[tuple[int, int]]] = {"hits": [], "kills": [], "friendly_fire": []}
    for (weak, strong, missed), weight in spread.items():
        kills = falls.get((weak, strong))
        if kills is None:
            kills = falls[weak, strong] = targets.falling_to(weak, strong)
        chances["hits"].append((weak + strong, weight))
        chances["kills"].append((kills, weight))
        chances["friendly_fire"].append((missed * strike.damage if victims else 0, weight))
    return Odds({what: Distribution.of(results) for what, results in chances.items()})


@dataclass(frozen=True, slots=True)
class Focus:
    """The one target of a concentrated attack: what it bears, how many like it there are, and what hits do to it."""

    toughness: int
    count: int
    damage: int
    sixes_damage: int

    def falls_to(self, weak: int, strong: int) -> bool:
        """Whether so many hits are enough for it."""
        return weak * self.damage + strong * self.sixes_damage >= self.toughness


@dataclass(frozen=True, slots=True)
class Targets:
    """Whom an attack can strike: ranks of [toughness, count], toughest first, one rank if targets are chosen freely."""

    ranks: tuple[tuple[tuple[int, int], ...], ...]
    damage: int
    sixes_damage: int
    free: bool
    reaps: int
    focus: Focus | None = None

    @classmethod
    def of(cls, game: Game, strike: Strike) -> Targets:
        """The targets of an attack as they stand now."""
        free = chooses_targets(strike)
        by_priority: dict[int, list[tuple[int, int]]] = {}
        for kind, count in Counter(kind_of(enemy) for enemy in game.crowd(strike.zone)).items():
            enemy = game.rules.enemy_types[kind]
            by_priority.setdefault(0 if free else enemy.priority, []).append((enemy.toughness, count))
        ranks = tuple(tuple(sorted(rank, reverse=True)) for _, rank in sorted(by_priority.items()))
        powers = strike.damage, strike.damage + strike.sixes_hurt
        focus = None
        if strike.focus:
            alike = sum(kind_of(enemy) == strike.focus for enemy in game.crowd(strike.zone))
            focus = Focus(game.rules.enemy_types[strike.focus].toughness, alike, *powers)
        return cls(ranks, *powers, free, strike.reaps, focus)

    def most_hits(self) -> int:
        """So many hits settle everything, however many more there are."""
        return self.focus.toughness if self.focus else sum(count for rank in self.ranks for _, count in rank)

    def falling_to(self, weak: int, strong: int) -> int:
        """How many fall to so many hits, if the stronger ones strike first and all are used as well as can be."""
        if self.focus is not None:
            return min(1 + self.reaps, self.focus.count) if self.focus.falls_to(weak, strong) else 0
        standing = [[list(group) for group in rank] for rank in self.ranks]
        blows = [[self.sixes_damage, strong], [self.damage, weak]]
        if self.free:
            return self._chosen(standing[0], blows, self.reaps) if standing else 0
        return self._in_order(standing, blows)

    def _in_order(self, standing: list[list[list[int]]], blows: list[list[int]]) -> int:
        """The front rank first; a reaping hit takes two of a type as early as it can, which saves a hit for others."""
        fallen, reaps = 0, self.reaps
        for power, hits in blows:
            for rank in standing:
                for group in rank:
                    while hits and group[1] and group[0] <= power:
                        taken = 2 if reaps and group[1] > 1 else 1
                        reaps -= taken - 1
                        group[1] -= taken
                        fallen += taken
                        hits -= 1
                if any(count for _, count in rank):
                    break
        return fallen

    def _chosen(self, groups: list[list[int]], blows: list[list[int]], reaps: int) -> int:
        """The toughest that each hit can fell, or two of a type if the attack reaps and that fells more."""
        best, left = 0, [blow[1] for blow in blows]
        standing = [count for _, count in groups]
        for index, (power, _) in enumerate(blows):
            for number, (toughness, _) in enumerate(groups):
                if toughness <= power:
                    taken = min(left[index], standing[number])
                    left[index] -= taken
                    standing[number] -= taken
                    best += taken
        if reaps:
            for blow in blows:
                for group in groups:
                    if blow[1] and group[1] > 1 and group[0] <= blow[0]:
                        blow[1] -= 1
                        group[1] -= 2
                        best = max(best, 2 + self._chosen(groups, blows, reaps - 1))
                        blow[1] += 1
                        group[1] += 2
        return best


Results = dict[tuple[int, int, int], int]
"""Weights of (weak hits, strong hits, misses)."""

Throws = dict[tuple[int, int], int]
"""Weights of (sixes, other hits)."""


@lru_cache(maxsize=4096)
def hit_spread(
    dice: int,
    accuracy: int,
    bonus: int,
    sixes_roll: bool,
    sixes_hurt: bool,
    rerolls: int,
    cap: int,
    focus: Focus | None = None,
) -> Results:
    """What a throw can give, all re-rolls used or kept; more sixes than the cap count as that many.

    Re-rolls come before the further dice for sixes, so the first throw alone decides about them (UoA p. 58).
    """
    faces = [min(6, face + bonus) for face in range(1, 7)]
    six = sum(face == 6 for face in faces)
    plain = sum(accuracy <= face < 6 for face in faces)
    once = _single(dice, six, plain)
    throw = once
    for _ in range(rerolls):
        throw = _thrown_again(once, throw, focus)
    if sixes_roll:
        throw = _thrown_on(throw, dice, six, plain, cap) if rerolls else _chained(dice, six, plain, cap)
    spread: Results = {}
    for (sixes, hits), weight in throw.items():
        missed = dice - hits - (0 if sixes_roll else sixes)
        key = (hits, sixes, missed) if sixes_hurt else (hits + sixes, 0, missed)
        spread[key] = spread.get(key, 0) + weight
    return spread


def _thrown_again(once: Throws, after: Throws, focus: Focus | None) -> Throws:
    """Keep a throw of at least average hits, or one that fells the only target; otherwise what comes after counts."""
    total = sum(once.values())
    mean = sum((sixes + hits) * weight for (sixes, hits), weight in once.items())
    if focus is None:
        kept = {key: weight for key, weight in once.items() if sum(key) * total >= mean}
    else:
        kept = {key: weight for key, weight in once.items() if focus.falls_to(key[1], key[0])}
    thrown = total - sum(kept.values())
    scale = sum(after.values())
    merged = {key: weight * scale for key, weight in kept.items()}
    for key, weight in after.items():
        merged[key] = merged.get(key, 0) + weight * thrown
    return {key: weight for key, weight in merged.items() if weight}


def _single(dice: int, six: int, plain: int) -> Throws:
    """When every die is thrown once."""
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


def _thrown_on(throw: Throws, dice: int, six: int, plain: int, cap: int) -> Throws:
    """A throw that stands, and the further dice that its sixes bring."""
    merged: Throws = {}
    further = [_chained(sixes, six, plain, cap) for sixes in range(dice + 1)]
    for (sixes, hits), weight in throw.items():
        weight *= (6 * (6 - six)) ** (dice - sixes)
        for (more_sixes, more_hits), chance in further[sixes].items():
            key = (min(cap, sixes + more_sixes), hits + more_hits)
            merged[key] = merged.get(key, 0) + weight * chance
    return {key: weight for key, weight in merged.items() if weight}


def _chained(dice: int, six: int, plain: int, cap: int) -> Throws:
    """When every six is thrown on.

    Each die's chain ends with exactly one result that is no six, so hits and misses among the last ones are independent
    of how many sixes came before. All numbers of sixes from the cap on are added up as the cap.
    """
    if not dice:
        return {(0, 0): 6**cap}
    other = 6 - six
    before = [comb(dice - 1 + sixes, sixes) * six**sixes * 6 ** (cap - sixes) * other**dice for sixes in range(cap)]
    before.append(6 ** (dice + cap) - sum(before))
    return {
        (sixes, hits): weight * comb(dice, hits) * plain**hits * (other - plain) ** (dice - hits)
        for sixes, weight in enumerate(before)
        for hits in range(dice + 1)
    }
