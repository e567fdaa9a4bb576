"""Resolving an attack: dice, re-rolls, hits, targets, friendly fire."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Asks, Choice, Option, Play, Share, Stream
from game.rules.zombicide.action import Named
from game.rules.zombicide.effects import Effect
from game.rules.zombicide.events import AttackMade, EnemyKilled, SurvivorHid
from game.rules.zombicide.experience import gain_points
from game.rules.zombicide.game import Game
from game.rules.zombicide.health import ShareHarm, can_bear, hurt
from game.rules.zombicide.state import EnemyId, Kill, Survivor, SurvivorId, ZoneId, kind_of
from game.rules.zombicide.strike import Strike

KEEP, NOTHING = "keep", "nothing"


@dataclass(slots=True, eq=False, kw_only=True)
class ShareHits(Share):
    """Which enemies do the hits strike down? The recipients are enemy types."""

    kind: ClassVar[str] = "share_hits"

    zone: ZoneId
    damage: int


@dataclass(slots=True, eq=False, kw_only=True)
class ShareFriendlyFire(ShareHarm):
    """Whom do the stray shots hit?"""

    kind: ClassVar[str] = "share_friendly_fire"


@dataclass(slots=True, eq=False, kw_only=True)
class ChooseReroll(Choice):
    """Are the dice kept, or thrown again by one of these means?"""

    kind: ClassVar[str] = "choose_reroll"

    survivor: SurvivorId
    dice: tuple[int, ...]
    hits: int
    accuracy: int
    hopeful: bool = True
    """Whether another throw could be better: there are misses, or sixes would do more than hit."""

    def trivial(self) -> bool:
        """Nobody throws again what cannot get better."""
        return not self.hopeful

    def sample(self, stream: Stream) -> Option:
        """Any option, but for a perfect throw, which is kept."""
        return stream.pick(self.options if self.hopeful else self.options[:1])


def resolve(game: Game, me: Survivor, strike: Strike) -> Play:
    """Roll, count, strike down, and hurt whoever should not have stood there (UoA pp. 32-34)."""
    dice = list(game.roll(strike.dice, "attack"))
    dice = yield from _rerolled(game, me, strike, dice)
    if strike.sixes_roll:
        _roll_for_sixes(game, strike, dice)
    results = [min(6, die + strike.bonus) for die in dice]
    hits = sum(result >= strike.accuracy for result in results)
    strong = sum(result == 6 for result in results) if strike.sixes_hurt and strike.accuracy <= 6 else 0
    game.happen(
        AttackMade(
            me.id,
            strike.weapons,
            strike.kind,
            strike.using,
            strike.zone,
            strike.range,
            tuple(dice),
            strike.accuracy,
            strike.damage,
            hits,
            len(dice) - hits,
            strike.focus,
        )
    )
    if strike.noise:
        yield from game.edition.noise(game, origin_of(game, me, strike), strike.noise)
    if strike.focus:
        yield from _concentrate(game, me, strike, hits - strong, strong)
    elif strong:
        yield from _strike_down(game, me, strike, strong, strike.damage + strike.sixes_hurt)
    if hits > strong and not strike.focus:
        yield from _strike_down(game, me, strike, hits - strong, strike.damage)
    if strike.reaps and (chooses_targets(strike) or strike.focus):
        yield from _reap(game, me, strike)
    if strike.kind == "ranged" and not strike.spares_friends and hits < len(dice):
        yield from _friendly_fire(game, me, strike, len(dice) - hits)
    yield from aftermath(game, me, strike)


def origin_of(game: Game, me: Survivor, strike: Strike) -> ZoneId:
    """Where an attack is made from: where the survivor stands, or the machine that makes it."""
    return game.state.machines[strike.machine].zone if strike.machine else me.zone


def _concentrate(game: Game, me: Survivor, strike: Strike, weak: int, strong: int) -> Play:
    """All hits strike one enemy, and their damage adds up; what is left over is lost (Invader p. 33)."""
    damage = weak * strike.damage + strong * (strike.damage + strike.sixes_hurt)
    if damage >= game.rules.enemy_types[strike.focus].toughness:
        yield from kill(game, me, strike, first_of(game, strike.zone, strike.focus))


def _rerolled(game: Game, me: Survivor, strike: Strike, dice: list[int]) -> Asks[list[int]]:
    """Offer each re-roll once; a new result replaces the old one, and one re-roll does not use up another."""
    left = strike.rerolls.copy()
    while left:
        hits = sum(min(6, die + strike.bonus) >= strike.accuracy for die in dice)
        choice = yield ChooseReroll(
            seat=me.seat,
            survivor=me.id,
            dice=tuple(dice),
            hits=hits,
            accuracy=strike.accuracy,
            hopeful=hits < len(dice) or strike.sixes_roll or strike.sixes_hurt > 0,
            options=[Named(KEEP), *(Named(name) for name in dict.fromkeys(left))],
        )
        if choice.what == KEEP:
            break
        left.remove(choice.what)
        dice = list(game.roll(len(dice), "reroll"))
    return dice


def _roll_for_sixes(game: Game, strike: Strike, dice: list[int]) -> None:
    """One more die for every 6, and for every 6 among those; after all re-rolls. A bonus counts: a raised 5 is a 6.

    Ruling: dice raised so far that every face is a 6 bring no more dice, for they would never end.
    """
    if strike.bonus >= 5:
        return
    sixes = sum(die + strike.bonus >= 6 for die in dice)
    while sixes:
        more = game.roll(sixes, "sixes")
        dice.extend(more)
        sixes = sum(die + strike.bonus >= 6 for die in more)


def _strike_down(game: Game, me: Survivor, strike: Strike, hits: int, damage: int) -> Play:
    """Hits of one strength: shared out freely, or by the order of target priority."""
    if chooses_targets(strike):
        targets = _kinds(game, strike.zone, damage)
        yield from _kill_among(game, me, strike, hits, damage, targets)
        return
    while hits:
        front = front_rank(game, strike.zone)
        targets = {kind: count for kind, count in front.items() if game.rules.enemy_types[kind].toughness <= damage}
        if not targets:
            return
        if strike.reaps and (yield from _reap_in_rank(game, me, strike, hits, targets)):
            hits -= 1
            continue
        fallen = min(hits, sum(targets.values()))
        yield from _kill_among(game, me, strike, fallen, damage, targets)
        hits -= fallen
        if len(targets) < len(front):
            return


def chooses_targets(strike: Strike) -> bool:
    """Whether hits go to targets of choice: in melee always, at range only by some skills (UoA p. 32)."""
    return strike.kind != "ranged" or strike.chooses


def reachable(game: Game, strike: Strike) -> tuple[str, ...]:
    """The types of enemies that the first hit of an attack could strike, hurt or not."""
    return tuple(_kinds(game, strike.zone, None) if chooses_targets(strike) else front_rank(game, strike.zone))


def front_rank(game: Game, zone: ZoneId) -> dict[str, int]:
    """The enemies that a ranged attack strikes first, by type: the others are safe behind them (UoA p. 33)."""
    present = _kinds(game, zone, None)
    if not present:
        return {}
    types = game.rules.enemy_types
    first = min(types[kind].priority for kind in present)
    return {kind: count for kind, count in present.items() if types[kind].priority == first}


def _kinds(game: Game, zone: ZoneId, damage: int | None) -> dict[str, int]:
    """How many of each enemy type stand in a zone, of those that the damage is enough for."""
    found: dict[str, int] = {}
    types = game.rules.enemy_types
    for enemy in game.crowd(zone):
        kind = kind_of(enemy)
        if damage is None or types[kind].toughness <= damage:
            found[kind] = found.get(kind, 0) + 1
    return found


def _kill_among(game: Game, me: Survivor, strike: Strike, hits: int, damage: int, targets: dict[str, int]) -> Play:
    """Eliminate one target for every hit; the player shares hits out if there are fewer hits than targets.

    Ruling: hits that can eliminate somebody are never wasted on those whom they cannot hurt.
    """
    total = sum(targets.values())
    if hits >= total:
        shares = targets
    elif len(targets) == 1:
        shares = dict.fromkeys(targets, hits)
    else:
        shares = yield ShareHits(
            seat=me.seat,
            amount=hits,
            among=tuple(targets),
            caps=tuple(targets.values()),
            zone=strike.zone,
            damage=damage,
        )
    for kind, count in shares.items():
        for _ in range(count):
            yield from kill(game, me, strike, first_of(game, strike.zone, kind))


def first_of(game: Game, zone: ZoneId, kind: str) -> EnemyId:
    """A miniature of a type in a zone; they are all alike."""
    return next(enemy for enemy in game.crowd(zone) if kind_of(enemy) == kind)


def kill(game: Game, me: Survivor, strike: Strike, enemy: EnemyId) -> Play:
    """An enemy falls, and its points are gained at once."""
    card = strike.equipment
    turn = game.state.turn
    record = Kill(
        enemy=kind_of(enemy),
        kind=strike.kind,
        family=(card.family or card.kind) if card else "",
        zone_kind=game.board.zones[origin_of(game, me, strike)].kind.name,
        range=strike.range,
        using=strike.using,
        action=len(turn.history) if turn else 0,
    )
    strike.killed.append(enemy)
    remove_enemy(game, enemy, strike.zone, me, record)
    yield from gain_points(game, me, game.enemy(enemy).points, kind_of(enemy))


def remove_enemy(game: Game, enemy: EnemyId, zone: ZoneId, by: Survivor | None, record: Kill | None = None) -> None:
    """Take an enemy off the board, with all that follows from there being fewer."""
    game.happen(EnemyKilled(enemy, zone, by.id if by else "", record))
    if game.enemy(enemy).boss and game.boss() is None:
        game.edition.boss_fell(game)
    game.edition.crowd_thinned(game, zone)


def _reap_in_rank(game: Game, me: Survivor, strike: Strike, hits: int, targets: dict[str, int]) -> Asks[bool]:
    """A shot may fell two of a kind when hits are assigned, and so save a hit for those behind (UoA p. 57)."""
    several = [kind for kind, count in targets.items() if count > 1]
    if not several or hits >= len(game.crowd(strike.zone)):
        return False
    kind = yield from game.one_of(me.seat, "reap", [*several, NOTHING], about=me.id)
    if kind == NOTHING:
        return False
    strike.reaps -= 1
    for _ in range(2):
        yield from kill(game, me, strike, first_of(game, strike.zone, kind))
    return True


def _reap(game: Game, me: Survivor, strike: Strike) -> Play:
    """A hit whose target was chosen freely may eliminate one more of the same kind, if the attack reaps."""
    for _ in range(strike.reaps):
        fallen = dict.fromkeys(kind_of(enemy) for enemy in strike.killed)
        left = [kind for kind in fallen if any(kind_of(enemy) == kind for enemy in game.crowd(strike.zone))]
        if not left:
            return
        kind = yield from game.one_of(me.seat, "reap", [*left, NOTHING], about=me.id)
        if kind == NOTHING:
            return
        yield from kill(game, me, strike, first_of(game, strike.zone, kind))


def in_the_line_of_fire(game: Game, me: Survivor, zone: ZoneId, machine: str = "") -> list[str]:
    """Whom stray shots into a zone can hit: never the shooter, nor those whom friendly fire ignores (UoA p. 34).

    A machine that has acted counts as a survivor (Invader p. 25), so it can be hit, but not by itself. Ruling: whoever
    fires through a machine is the shooter, and is not hit either.
    """
    people = [
        other.id
        for other in game.survivors_in(zone)
        if other is not me
        and not game.any_effect(other, "unseen_by_friends", lambda effect: effect.unseen_by_friends())
    ]
    machines = game.state.machines.values()
    return people + [each.id for each in machines if each.active and each.zone == zone and each.id != machine]


def _friendly_fire(game: Game, me: Survivor, strike: Strike, misses: int) -> Play:
    """Every miss hits somebody in the zone; the players share them out."""
    names = tuple(in_the_line_of_fire(game, me, strike.zone, strike.machine))
    if not names:
        return
    shares = {names[0]: misses}
    if len(names) > 1:
        shares = yield ShareFriendlyFire(
            amount=misses, among=names, zone=strike.zone, damage=strike.damage, left=can_bear(game, names)
        )
    for name, count in shares.items():
        if count:
            yield from hurt(game, name, count * strike.damage, "friendly_fire")


def aftermath(game: Game, me: Survivor, strike: Strike) -> Play:
    """What the attack leaves behind: empty weapons, feats, skills that follow up; and who fights hides no longer."""
    if me.unseen:
        game.happen(SurvivorHid(me.id, unseen=False))
    for effect in _after(game, me) if not strike.unaided else ():
        yield from effect.after_strike(game, me, strike)
    yield from game.edition.after_attack(game, me, strike)


def _after(game: Game, me: Survivor) -> Sequence[Effect]:
    return [*game.rules.traits_of(me), *game.effects(me).at("after_strike")]
